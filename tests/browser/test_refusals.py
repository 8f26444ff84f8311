"""An impossible move is answered with the reason, in the viewer's language, and with the rule."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from support.browser.love_letter import (
    asked,
    choose_move,
    join,
    make_move,
    moved,
    open_table,
    put_away,
    start,
    turn_to,
    until_asked,
)
from support.browser.rules import opens_rule
from support.browser.server import STILL, PageServer
from support.browser.wire import Message, Wire, as_it_is


def against_bot(server: PageServer) -> tuple[Page, Wire]:
    page = server.visitor("Ana", **STILL)
    wire = Wire(page)
    open_table(page, server.url, tokens=10)
    return page, wire


def begin(page: Page) -> None:
    page.get_by_role("button", name="Fill with bots and start").click()
    asked([page])
    put_away(page)


def test_two_devices_of_one_guest_answer_the_same_question(calm_server: PageServer) -> None:
    ana, ben = calm_server.visitor("Ana", **STILL), calm_server.visitor("Ben", **STILL)
    join(ben, calm_server.url, open_table(ana, calm_server.url, tokens=10))
    late = ana.context.new_page()
    wire = Wire(late)
    late.goto(ana.url)
    ana.bring_to_front()
    start(ana)
    until_asked(ana, ben)
    for page in (late, ana):
        asked([page])
        page.bring_to_front()  # browsers let hidden tabs sleep
        choose_move(page)
    wire.deaf = True
    moved(ana)
    late.bring_to_front()
    late.locator("button.play").click()
    expect(late.locator("button.play[aria-busy=true]")).to_be_visible()
    wire.listen_again()
    too_late(late)


def too_late(page: Page) -> None:
    """The notice stays until it is closed, also in another language; it names no rule, as a late answer breaks none."""
    notice = page.locator(".notices")
    expect(notice).to_contain_text("Too late: the game has moved on since this question was asked.")
    expect(notice.get_by_role("link")).to_have_count(0)
    turn_to(page, "pl")
    expect(notice).to_contain_text("Za późno")
    notice.get_by_role("button").click()
    expect(notice).to_have_text("")


def test_the_server_says_no_by_a_rule(server: PageServer) -> None:
    page, wire = against_bot(server)
    begin(page)
    wire.sent = lambda message: with_strange_card(message, wire)
    make_move(page)
    notice = page.locator(".notices")
    expect(notice).to_contain_text("isn't in your hand: please play one of the two cards you hold.")
    opens_rule(page, "LL-4")
    turn_to(page, "eo")
    expect(notice).to_contain_text("Regulo LL-4")
    wire.sent = as_it_is
    notice.get_by_role("button").click()
    moved(page)


def with_strange_card(message: Message, wire: Wire) -> Message:
    """A move with a card that is not in the hand."""
    if message["do"] == "wish" and message["did"]["did"] == "moved":
        hand = wire.sights[0]["view"]["hand"]
        message["did"]["move"] = {"play": "handmaid" if "handmaid" not in hand else "princess"}
    return message


def test_the_countess_bars_the_king(server: PageServer) -> None:
    page, wire = against_bot(server)
    wire.heard = with_countess
    begin(page)
    page.get_by_role("button", name="King, 6.").click(force=True)  # it is marked as disabled, and answers why
    answer = page.locator(".board").get_by_role("alert")
    expect(answer).to_contain_text("so she must be played; the King has to wait.")
    opens_rule(page, "LL-17")
    turn_to(page, "pl")
    expect(answer).to_contain_text("Zasada LL-17")
    expect(answer).to_contain_text("Król musi poczekać")


def with_countess(message: Message) -> Message:
    if message["type"] == "sight" and message["due"]:
        message["view"]["hand"] = ["countess", "king"]
        message["choices"] = [{"play": "countess"}]
    return message
