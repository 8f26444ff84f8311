"""Two people with one phone: they hand it over, and it shows each person only what they may see."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from support.browser.love_letter import is_over, moved, open_table, start
from support.browser.server import STILL, PageServer
from support.browser.shared_device import Shared, add_person
from support.browser.wire import Wire

CARD = re.compile("Guard|Spy|Baron|Handmaid|Prince|King|Countess|Princess")
NAMES = ["Ana", "Ĉjo"]


def test_a_match_on_one_device(calm_server: PageServer) -> None:
    phone = calm_server.visitor("Ana", **STILL)
    wire = Wire(phone)
    open_table(phone, calm_server.url, tokens=1)
    add_person(phone, NAMES[1])
    start(phone)
    device = Shared(wire, NAMES, CARD)
    while not is_over(phone):
        is_first = device.holder < 0
        seat = device.passed_on()
        if is_first:  # the holder may cover the cards and put the phone down again
            phone.get_by_role("button", name="Cover").click()
            device.taken(seat)
        shows_hand(phone, wire.sights[seat]["view"]["hand"])
        moved(phone)
    winner = wire.sights[0]["view"]["winners"][0]
    expect(phone.locator("#outcome")).to_have_text(f"{NAMES[winner]} wins")
    expect(phone.get_by_text("without you")).to_have_count(0)


def shows_hand(phone: Page, hand: list[str]) -> None:
    expect(phone.locator(".hand.mine")).to_be_visible()
    shown = [card.get_attribute("aria-label") or "" for card in phone.locator(".hand.mine button").all()]
    assert [name.split(",")[0].lower() for name in shown] == hand
