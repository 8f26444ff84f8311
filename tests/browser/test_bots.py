"""Somebody who is alone plays against bots: one tap on the front page starts a game."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from support.browser.love_letter import open_table, play_now, play_on, played_out
from support.browser.server import STILL, PageServer


def test_one_tap_to_a_game_and_on_to_its_end(server: PageServer) -> None:
    page = server.visitor()  # somebody without a name: the page does not ask for one
    play_now(page, server.url)
    expect(page.locator(".board .seat.own")).to_contain_text("Guest")
    play_on([page], moves=2)
    played_out(page)
    shows_result(page)
    page.get_by_role("button", name="Home").click()
    mine = page.get_by_role("region", name="Your tables").get_by_role("listitem")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("See the game again")
    expect(mine).to_contain_text("Mekano")


def test_bots_have_the_chosen_level(server: PageServer) -> None:
    """The host puts one bot on a chair; the others have the level that this device remembers."""
    page = server.visitor("Ana", **STILL)
    open_table(page, server.url, seats=3)
    chairs = page.get_by_role("list", name="Chairs round the table").get_by_role("listitem")
    chairs.nth(1).get_by_role("button").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Random bot")).to_be_hidden()  # it is folded away
    page.get_by_role("dialog").get_by_role("button", name="Hard").click()
    expect(chairs.nth(1)).to_contain_text("Hard")
    page.get_by_label("Bots").select_option("Easy")
    page.get_by_role("button", name="Fill with bots and start").click()
    expect(page.locator(".board")).to_be_visible()
    play_on([page], moves=2)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Who is here").click()
    bots = page.get_by_role("listitem").filter(has_text="bot:")
    expect(bots).to_contain_text(["Hard", "Easy"])
    page.goto(server.url)
    expect(page.get_by_label("Bots").first).to_have_value("easy")


def shows_result(page: Page) -> None:
    """Three rows, best first; the winner has the number of points that a match needs."""
    rows = page.get_by_role("region", name="win").get_by_role("listitem").all_inner_texts()
    points = [int(row.split()[-2]) for row in rows]
    assert len(points) == 3
    assert points == sorted(points, reverse=True)
    assert points[0] == 5
    first = rows[0].split()[1]
    expect(page.locator("#outcome")).to_contain_text(first)
