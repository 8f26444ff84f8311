"""Nothing reveals a hand: neither what is fetched while cards are looked at, nor a page whose cards are covered."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect
from support.browser.guide import Guide
from support.browser.screens_board import cover
from support.browser.server import DESKTOP, STILL, PageServer
from support.browser.teller import CARDS, moves

from ludejo.games.love_letter import shapes as s

NAMES = re.compile(r"\b(Guard|Spy|Baron|Handmaid|Prince|King|Countess|Princess)\b")
QUIET_MS = 150  # a fetch begins at once, if it does
FRESH = (s.Turn(seat=0), s.Drew(card="countess"))


@pytest.mark.parametrize("language", ["en", "eo", "pl"])
def test_whatever_is_held_nothing_is_fetched(server: PageServer, language: str) -> None:
    """Each card is in the hand, chosen, known of somebody and named by a Guard: its files came with the table."""
    page, teller = Guide(server, {**STILL, "language": language}).match()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.wait_for_load_state("networkidle")
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(urlsplit(request.url).path))
    for value, card in enumerate(CARDS, 1):
        choices = moves(card, at=(1, 2))
        teller.tell(choices=choices, hand=[card, card], known=[None, card, None])
        expect(page.locator(".hand.mine .value").first).to_have_text(str(value))
        expect(page.locator(".hand.mine [aria-pressed=true]")).to_have_count(1)
        page.wait_for_timeout(QUIET_MS)
    assert fetched == []


def names_in(page: Page) -> set[str]:
    """All names of cards in the page, seen or not, in titles and labels too."""
    return set(NAMES.findall(page.evaluate("document.title + document.documentElement.outerHTML")))


def test_a_covered_hand_and_what_was_shown_to_it_have_no_names(server: PageServer) -> None:
    """A Spy's look, a King's swap, the hand and the history: also face down on a desktop, where the history is open."""
    page, teller = Guide(server, {**STILL, "viewport": DESKTOP}).match()
    cover(page)
    for event in (s.Looked(seat=1, card="princess"), s.Got(seat=1, gave="baron", card="countess")):
        teller.tell(
            event, *FRESH, choices=moves("king", "countess"), hand=["king", "countess"], known=[None, "princess", None]
        )
        expect(page.locator("section.eyes")).to_be_visible()
        assert names_in(page) == set()
    page.locator(".hand.mine button").first.hover()
    page.mouse.down()
    expect(page.locator(".hand.mine")).to_contain_text("King")
    assert names_in(page) >= {"King", "Countess"}
    page.mouse.up()
    expect(page.locator(".hand.mine")).not_to_contain_text("King")
    assert names_in(page) == set()
