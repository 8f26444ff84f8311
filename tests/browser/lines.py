"""How somebody plays Lines and Columns on the page: by looking at it and tapping."""

from __future__ import annotations

from browser.playing import LOOK_MS, MATCH_MS, STEP_MS, is_over, open_table
from playwright.sync_api import Page, expect

NAME = "Lines and Columns"
TOLD = """() => [document.querySelectorAll('.side .history li').length,
    document.querySelector('.handover h1')?.textContent, !!document.querySelector('#outcome')].join()"""
QUICK = """() => {
    const first = (words) => document.querySelector(words);
    const next = first('section.all .button.main') ?? first('button.play:enabled') ?? first('.button.side')
        ?? first('.hand.mine .holder:not(.waits)');
    next?.click();
}"""


def open_lines(host: Page, url: str, seats: int = 2) -> str:
    return open_table(host, url, seats, game=NAME)


def lay(page: Page) -> None:
    """The first card that fits, on the first side; it has happened when this returns."""
    before = page.evaluate(TOLD)
    if page.locator("button.play:enabled, .button.side").count() == 0:
        page.locator(".hand.mine .holder:not(.waits)").first.click()
    if page.locator(".button.side").count():
        page.locator(".button.side").first.click()
    page.locator("button.play").click()
    page.wait_for_function(f"before => ({TOLD})() !== before", arg=before)


def lay_on(pages: list[Page]) -> None:
    """Whoever is asked lays a card; all of them, if that is possible."""
    page = asked_to_lay(pages)
    if page.locator("section.all").count():
        before = page.evaluate(TOLD)
        page.locator("section.all .button.main").click()
        page.wait_for_function(f"before => ({TOLD})() !== before", arg=before)
    else:
        lay(page)


def asked_to_lay(pages: list[Page]) -> Page:
    for _ in range(STEP_MS // LOOK_MS):
        for page in pages:
            if page.locator(".hand.mine").count() or is_over(page):
                return page
        pages[0].wait_for_timeout(LOOK_MS)
    raise AssertionError("nobody is asked")


def laid_out(page: Page) -> None:
    """Somebody very quick plays on to the end."""
    page.evaluate(f"() => {{ window.quick = setInterval({QUICK}, 20); }}")
    expect(page.locator("#outcome")).to_be_visible(timeout=MATCH_MS)
    page.evaluate("() => clearInterval(window.quick)")
