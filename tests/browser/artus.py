"""How somebody plays Artus on the page: by looking at it and tapping, step by step, on the first thing that is lit."""

from __future__ import annotations

from browser.playing import LOOK_MS, MATCH_MS, STEP_MS, is_over, open_table
from playwright.sync_api import Page, expect

NAME = "Artus"
TOLD = """() => [document.querySelectorAll('.side .history li').length,
    document.querySelector('.handover h1')?.textContent, !!document.querySelector('#outcome')].join()"""
# Confirm if possible; else go on with what is picked; else pick a card, or a pile.
NEXT = (
    "button.play:enabled",
    ".ways:not(:has([aria-pressed=true])) .way",
    ".chairs .offered[aria-pressed=false]",
    ".piles button:not(.bare)[aria-pressed=false]",
    ".hand.mine .holder",
)
QUICK = f"""() => {{
    for (const words of {list(NEXT)}) {{
        const found = document.querySelector(words);
        if (found) {{ found.click(); return; }}
    }}
}}"""


def open_artus(host: Page, url: str, seats: int = 2) -> str:
    return open_table(host, url, seats, game=NAME)


def asked_to_play(pages: list[Page]) -> Page:
    """Whoever is asked for a chair, a card or a pile now."""
    for _ in range(STEP_MS // LOOK_MS):
        for page in pages:
            if page.locator("button.play").count() or is_over(page):
                return page
        pages[0].wait_for_timeout(LOOK_MS)
    raise AssertionError("nobody is asked")


def take_step(page: Page) -> bool:
    """One tap; was it the last one of a move?"""
    found = next(words for words in NEXT if page.locator(words).count())
    page.locator(found).first.click()
    return found == NEXT[0]


def play_move(page: Page) -> None:
    """A whole move; it has happened when this returns."""
    before = page.evaluate(TOLD)
    while not take_step(page):
        pass
    page.wait_for_function(f"before => ({TOLD})() !== before", arg=before)


def played_through(page: Page) -> None:
    """Somebody very quick plays on to the end."""
    page.evaluate(f"() => {{ window.quick = setInterval({QUICK}, 20); }}")
    expect(page.locator("#outcome")).to_be_visible(timeout=3 * MATCH_MS)  # some hundred taps, on a busy machine too
    page.evaluate("() => clearInterval(window.quick)")
