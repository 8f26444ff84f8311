"""How somebody plays Lines and Columns on the page: by looking at it and tapping."""

from __future__ import annotations

from playwright.sync_api import Page
from support.browser.love_letter import MINE, OVER, asked, first_tapped, happening, open_table, played_out

NAME = "Lines and Columns"
NEXT = ("section.all .button.main", "button.play:enabled", ".button.side", ".hand.mine .holder:not(.waits)")


def open_lines(host: Page, url: str, seats: int = 2) -> str:
    return open_table(host, url, seats, game=NAME)


def lay(page: Page) -> None:
    """Lay the first card that fits, on the first side, and wait until it has happened."""
    if page.locator("button.play:enabled, .button.side").count() == 0:
        page.locator(".hand.mine .holder:not(.waits)").first.click()
    if page.locator(".button.side").count():
        page.locator(".button.side").first.click()
    with happening(page):
        page.locator("button.play").click()


def lay_on(pages: list[Page]) -> None:
    """The player who is asked lays a card; all cards, if that is possible."""
    page = asked_to_lay(pages)
    if page.locator("section.all").count():
        with happening(page):
            page.locator("section.all .button.main").click()
    else:
        lay(page)


def asked_to_lay(pages: list[Page]) -> Page:
    """The page that is asked for a card now; any page if the game is over."""
    return asked(pages, f"{MINE}, {OVER}")


def laid_out(page: Page) -> None:
    played_out(page, first_tapped(NEXT))
