"""How somebody plays Artus on the page: by tapping, step by step, on the first thing that is highlighted."""

from __future__ import annotations

from playwright.sync_api import Page
from support.browser.love_letter import MATCH_MS, OVER, asked, first_tapped, happening, open_table, played_out

NAME = "Artus"
# Confirm if possible; else go on with what is picked; else pick a card, or a pile.
NEXT = (
    "button.play:enabled",
    ".ways:not(:has([aria-pressed=true])) .way",
    ".chairs .offered[aria-pressed=false]",
    ".piles button:not(.bare)[aria-pressed=false]",
    ".hand.mine .holder",
)


def open_artus(host: Page, url: str, seats: int = 2) -> str:
    return open_table(host, url, seats, game=NAME)


def asked_to_play(pages: list[Page]) -> Page:
    """The page that is asked for a chair, a card or a pile now; any page if the game is over."""
    return asked(pages, f"button.play, {OVER}")


def take_step(page: Page) -> bool:
    """One tap; was it the last one of a move?"""
    found = next(words for words in NEXT if page.locator(words).count())
    page.locator(found).first.click()
    return found == NEXT[0]


def play_move(page: Page) -> None:
    """Make a whole move, and wait until it has happened."""
    with happening(page):
        while not take_step(page):
            pass


def played_through(page: Page) -> None:
    played_out(page, first_tapped(NEXT), within=3 * MATCH_MS)  # some hundred taps, on a busy machine too
