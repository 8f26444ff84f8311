"""Two people and one phone: it is handed over, and shows nobody what isn't his."""

from __future__ import annotations

from browser.hearing import Wire
from browser.house import STILL, House
from browser.playing import is_over, moved, open_table, start
from playwright.sync_api import Page, expect

CARDS = ["Guard", "Spy", "Baron", "Handmaid", "Prince", "King", "Countess", "Princess"]
NAMES = ["Ana", "Ĉjo"]


def test_a_match_on_one_device(calm_house: House) -> None:
    phone = calm_house.visitor("Ana", **STILL)
    wire = Wire(phone)
    open_table(phone, calm_house.url, tokens=1)
    add_person(phone)
    start(phone)
    holder = -1
    while not is_over(phone):
        seat = next(seat for seat, sight in wire.sights.items() if sight["due"])
        if holder < 0:  # at first it lies on the table; and whoever has it may put it down again
            handed_over(phone, seat)
            phone.get_by_role("button", name="Cover").click()
            handed_over(phone, seat)
        elif holder != seat:  # he has seen what came of his move, and passes it on
            phone.get_by_role("button", name=f"Pass it to {NAMES[seat]}").click()
            handed_over(phone, seat)
        holder = seat
        shows_hand(phone, wire.sights[seat]["view"]["hand"])
        moved(phone)
    winner = wire.sights[0]["view"]["winners"][0]
    expect(phone.locator("#outcome")).to_have_text(f"{NAMES[winner]} wins")
    expect(phone.get_by_text("without you")).to_have_count(0)


def add_person(phone: Page) -> None:
    phone.get_by_role("button", name="Add a person on this device").click()
    sheet = phone.get_by_role("dialog")
    sheet.get_by_label("Their name").fill(NAMES[1])
    sheet.get_by_role("button", name="Sit down").click()
    expect(sheet).to_have_count(0)


def handed_over(phone: Page, seat: int) -> None:
    """Nothing of any card is in the page until the right person takes it."""
    expect(phone.get_by_role("heading", name=f"Pass it to {NAMES[seat]}")).to_be_visible()
    page = phone.evaluate("document.documentElement.outerHTML")
    assert [card for card in CARDS if card in page] == []
    take = phone.get_by_role("button", name=f"It's me, {NAMES[seat]}")
    expect(take).to_be_focused()
    take.click()


def shows_hand(phone: Page, hand: list[str]) -> None:
    expect(phone.locator(".hand.mine")).to_be_visible()
    shown = [card.get_attribute("aria-label") or "" for card in phone.locator(".hand.mine button").all()]
    assert [name.split(",")[0].lower() for name in shown] == hand
