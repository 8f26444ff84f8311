"""How people play Codenames on the page: a spymaster types, an operative points and touches."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect
from support.browser.love_letter import MATCH_MS, open_table, played_out
from support.browser.watch import Watch

NAME = "Codenames"
CLUE = "qoph"  # a word of no language: no referee refuses it
CLUE_MS = 30_000  # dictionaries are loaded with the first clue
UNLIMITED = "unlimited"
# Letters that a card cuts off.
CUT_OFF = """() => [...document.querySelectorAll('.cell .word > span')].filter((line) => {
  const [box, card] = [line, line.closest('.cell')].map((one) => one.getBoundingClientRect());
  return box.left < card.left || box.right > card.right || box.top < card.top || box.bottom > card.bottom;
}).map((line) => line.textContent)"""
SECRETS = ("key", "asked", "answered")
# The player who is asked does the next possible thing.
QUICK = f"""() => {{
    const found = (words) => document.querySelector(words);
    const field = found('.clue-form input');
    if (field && !field.value) {{
        field.value = '{CLUE}' + 'abcdefgh'[Math.floor(Math.random() * 8)];
        field.dispatchEvent(new Event('input', {{ bubbles: true }}));
    }} else (found('button.play:enabled') ?? found('.hand.mine .lit:not(.picked)'))?.click();
}}"""


def open_codenames(host: Page, url: str, seats: int = 4, listed: bool = False) -> str:
    return open_table(host, url, seats, listed=listed, game=NAME)


def give(page: Page, number: int | str, word: str = CLUE) -> None:
    """Give a clue, and wait until it has been given."""
    page.locator(".clue-form input").fill(word)
    page.locator("select.number").select_option(str(number))
    page.locator(".verdict.fine").wait_for(timeout=CLUE_MS)
    page.locator(".clue-form .play").click()
    page.locator(".now .clue").wait_for()


def cell(page: Page, place: int) -> Any:
    return page.locator(f"[data-place='{place}']")


def point(page: Page, place: int) -> None:
    cell(page, place).click()
    expect(cell(page, place).locator(".mark")).not_to_have_count(0)


def touch(page: Page, place: int) -> None:
    """Point and confirm, by the button."""
    point(page, place)
    page.locator("button.play:enabled").click()
    expect(page.locator(f".covered[data-place='{place}']")).to_be_visible()


def places_of(key: list[str], colour: str, colours: list[str | None]) -> list[int]:
    """The places of this colour that are not yet covered."""
    return [place for place, one in enumerate(key) if one == colour and colours[place] is None]


def assert_no_secret(watch: Watch) -> None:
    """Before the end, nothing that only spymasters may know has reached this device."""
    assert watch.sights()
    for sight in watch.sights():
        view = sight["view"]
        if view["phase"] != "over":
            assert (view["key"], view["questions"]) == ([], [])
        assert not [event for event in sight["events"] if event["event"] in SECRETS]


def played_through(page: Page) -> None:
    played_out(page, QUICK, 60, 2 * MATCH_MS)
