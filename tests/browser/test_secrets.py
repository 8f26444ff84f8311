"""A page gets, keeps and shows only what its own seat may know, and nothing reveals it, not even what is fetched."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, expect
from support.browser.love_letter import asked, join, moved, open_table, start
from support.browser.server import STILL, PageServer
from support.browser.watch import Watch, on_screen, watched

CARDS = ["Guard", "Spy", "Baron", "Handmaid", "Prince", "King", "Countess", "Princess"]
N_MOVES = 6


def two_at_a_table(server: PageServer) -> tuple[list[Page], list[Watch], str]:
    pages = [server.visitor(name, **STILL) for name in ("Ana", "Ben")]
    code = open_table(pages[0], server.url, tokens=3)
    join(pages[1], server.url, code)
    return pages, watched(pages, server.url, code), code


def test_a_page_is_told_its_own_seat_and_keeps_no_view(calm_server: PageServer) -> None:
    pages, watches, _ = two_at_a_table(calm_server)
    start(pages[0])
    for _ in range(N_MOVES):
        moved(asked(pages))
    for seat, watch in enumerate(watches):
        assert watch.sights()
        assert {sight["seat"] for sight in watch.sights()} == {seat}
        for sight in watch.sights():
            assert_own(sight, seat)
        for words in stored(watch.page):
            assert not [sign for sign in ('"hand"', '"view"', '"known"', '"choices"') if sign in words], words
        assert not [card for card in CARDS if card in watch.page.title()]


def assert_own(sight: dict[str, Any], seat: int) -> None:
    """The own hand and choices; of others only what is open or was shown to exactly this seat."""
    assert sight["view"]["seat"] == seat
    for event in sight["events"]:
        if event["event"] in ("hand", "drew"):
            assert "seat" not in event  # "you": told to its owner alone
    if sight["choices"]:
        assert {choice["play"] for choice in sight["choices"]} <= set(sight["view"]["hand"])


def stored(page: Page) -> Iterator[str]:
    """All that the browser keeps."""
    for store in ("localStorage", "sessionStorage"):
        yield page.evaluate(f"() => JSON.stringify({store})")


def test_every_seat_fetches_the_same(calm_server: PageServer) -> None:
    """To fetch only the own cards would reveal them: both pages fetch the same, whatever the seats hold."""
    pages, watches, _ = two_at_a_table(calm_server)
    start(pages[0])
    for _ in range(N_MOVES):
        moved(asked(pages))
    fetched = [sorted(set(watch.fetched)) for watch in watches]
    assert len(fetched[0]) > 10
    assert fetched[0] == fetched[1]
    assert not [path for path in fetched[0] if any(card.lower() in path for card in CARDS)]


def test_a_screen_with_a_players_cookie_sees_only_what_is_public(calm_server: PageServer) -> None:
    pages, _, code = two_at_a_table(calm_server)
    watch = on_screen(pages[0], calm_server.url, code)
    start(pages[0])
    for _ in range(N_MOVES):
        moved(asked(pages))
    assert watch.sights()
    for sight in watch.sights():
        assert (sight["seat"], sight["choices"], sight["due"], sight["view"]["hand"]) == (-1, [], False, [])
        assert not [
            event for event in sight["events"] if event["event"] in ("hand", "drew", "looked", "compared", "got")
        ]


def test_covered_cards_have_no_name_until_they_are_held(calm_server: PageServer) -> None:
    pages, watches, _ = two_at_a_table(calm_server)
    pages[0].evaluate("""() => {
        const me = JSON.parse(localStorage.getItem('ludejo-me'));
        localStorage.setItem('ludejo-me', JSON.stringify({ ...me, covered: true }));
    }""")
    pages[0].reload()
    start(pages[0])
    hand = pages[0].get_by_role("group", name="Cards in your hand")
    expect(hand.locator("button").first).to_be_visible()
    cards = watches[0].sights()[-1]["view"]["hand"]
    assert not [card for card in cards if card in hand.inner_html().lower()]
    hand.locator("button").first.hover()
    pages[0].mouse.down()
    for card in cards:
        expect(hand).to_contain_text(card.capitalize())
    pages[0].mouse.up()
    expect(hand).not_to_contain_text(cards[0].capitalize())
    expect(pages[0].locator(".history")).to_contain_text("goes first")
    expect(pages[0].locator(".history")).not_to_contain_text("You ")
