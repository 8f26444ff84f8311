"""Reloads, dead servers, other devices, people who go away: nothing is lost, nothing happens twice."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from support.browser.love_letter import asked, choose_move, join, moved, open_table, play_on, start, told, until_asked
from support.browser.server import STILL, PageServer
from support.browser.wire import Wire

HAND = "[...document.querySelectorAll('.hand button')].map((card) => card.ariaLabel)"
LOST = "The connection is lost. We keep trying; nothing you have played is gone."


def playing(server: PageServer) -> tuple[Page, Page]:
    """Two people in a long match: the one who is asked now, and the other."""
    ana, ben = server.visitor("Ana", **STILL), server.visitor("Ben", **STILL)
    join(ben, server.url, open_table(ana, server.url, tokens=10))
    start(ana)
    return in_turn([ana, ben])


def in_turn(pages: list[Page]) -> tuple[Page, Page]:
    one = asked(pages)
    return one, next(page for page in pages if page is not one)


def test_reload_comes_back_to_the_same_view(calm_server: PageServer) -> None:
    pages = list(playing(calm_server))
    play_on(pages, moves=3)
    one, _ = in_turn(pages)
    before = view(one)
    assert len(before[0]) > 6
    one.reload()
    expect(one.locator(".hand.mine")).to_be_visible()
    assert view(one) == before
    moved(one)


def view(page: Page) -> tuple[list[str], list[str], list[str]]:
    """The history, the hand, and everybody's place."""
    return told(page), page.evaluate(HAND), page.locator(".board .seat").all_text_contents()


def test_server_dies_before_it_has_heard_of_a_move(own_server: PageServer) -> None:
    one, other = playing(own_server)
    choose_move(one)
    before = told(other)
    own_server.freeze()
    one.locator("button.play").click()
    expect(one.locator("button.play[aria-busy=true]")).to_be_visible()
    dies_and_comes_back(own_server, [one, other])
    made_once(one, other, before)


def test_server_dies_before_it_has_answered_a_move(own_server: PageServer) -> None:
    pages = list(playing(own_server))
    wires = {page: Wire(page) for page in pages}
    for page in pages:
        page.reload()
    one, other = in_turn(pages)
    choose_move(one)
    before = told(other)
    wires[one].deaf = True
    one.locator("button.play").click()
    expect(other.locator(".side .history li")).not_to_have_count(len(before))  # it is stored
    expect(one.locator("button.play[aria-busy=true]")).to_be_visible()
    dies_and_comes_back(own_server, pages, wires[one])
    made_once(one, other, before)


def dies_and_comes_back(server: PageServer, pages: list[Page], deaf: Wire | None = None) -> None:
    """Every page says that the connection is lost, and connects again by itself."""
    server.crash()
    for page in pages:
        expect(page.get_by_role("alert").filter(has_text=LOST)).to_be_visible()
    if deaf:
        deaf.forget()
    server.come_back()
    for page in pages:
        expect(page.get_by_text(LOST)).to_have_count(0)


def made_once(one: Page, other: Page, before: list[str]) -> None:
    expect(other.locator(".side .history li")).not_to_have_count(len(before))
    now = told(other)
    assert now[: len(before)] == before
    assert sum(" plays the " in line for line in now[len(before) :]) == 1
    expect(one.locator(".notices")).to_have_text("")
    until_asked(one, other)
    moved(one)


def test_a_seat_goes_to_another_device(calm_server: PageServer) -> None:
    one, other = playing(calm_server)
    hand = one.evaluate(HAND)
    one.get_by_role("button", name="Menu").click()
    one.get_by_role("button", name="Play on another device").click()
    sheet = one.get_by_role("dialog")
    sheet.get_by_role("button", name="Ana").or_(sheet.get_by_role("button", name="Ben")).click()
    link = sheet.get_by_label("Open this link there").input_value()
    new = calm_server.visitor("Eva", **STILL)
    new.goto(link)
    expect(new.locator(".hand.mine")).to_be_visible()
    assert new.evaluate(HAND) == hand
    expect(one.get_by_text("This game is going on without you")).to_be_visible()
    expect(one.locator(".hand")).to_have_count(0)
    moved(new)
    expect(other.locator(".hand.mine, .over").first).to_be_visible()  # both are there if the move ended the round
    works_once(calm_server, link)


def works_once(server: PageServer, link: str) -> None:
    thief = server.visitor("Zoe", **STILL)
    thief.goto(link)
    expect(thief.get_by_role("alert").filter(has_text="This ticket is used up or too old.")).to_be_visible()
    expect(thief.locator(".hand")).to_have_count(0)


def test_somebody_goes_and_gets_the_chair_back(server: PageServer) -> None:
    one, gone = playing(server)
    kept = gone.context.storage_state()
    gone.context.close()
    away = one.get_by_role("status").filter(has_text="is away.")
    away.get_by_role("button", name="Let a bot play meanwhile").click()
    warm = one.get_by_text("is away; a bot keeps the chair warm.")
    expect(warm).to_be_visible()
    play_on([one], moves=2)  # in between the bot has played
    back = server.visitor("Somebody", storage_state=kept, **STILL)
    back.goto(one.url)
    expect(back.locator(".board")).to_be_visible()
    expect(warm).to_have_count(0)
    play_on([one, back], moves=2)
