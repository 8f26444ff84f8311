"""What must be answered is wholly visible, without scrolling, on every device; one page load for all sizes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize
from support.browser.guide import ARTUS, CODENAMES, LINES, LOVE_LETTER, LUPUS, Guide
from support.browser.screens_board import board, board_chosen, board_four, board_guesses, drawn
from support.browser.server import PageServer

import ludejo
from ludejo.core.game import Game
from ludejo.texts import Texts

SIZES = [
    (320, 568), (360, 740), (390, 844), (844, 390), (820, 1180), (1180, 820), (1280, 800), (1366, 768), (1920, 1080),
]  # fmt: skip
LOOKS, LOOK_MS = 20, 50
WITH_SIDE = 1000  # from this width on, history and chat stand beside the board
WHOLLY_VISIBLE = """(it) => {
  const { top, left, bottom, right, width, height } = it.getBoundingClientRect();
  const points = [[0.5, 0.5], [0.1, 0.2], [0.9, 0.8]].map(([x, y]) => [left + x * width, top + y * height]);
  return width > 0 && top >= -0.5 && left >= -0.5 && bottom <= innerHeight + 0.5 && right <= innerWidth + 0.5
    && points.every(([x, y]) => it.contains(document.elementFromPoint(x, y)));
}"""
LOOK = {"viewport": ViewportSize(width=390, height=844), "reduced_motion": "reduce"}
SEATS = {LOVE_LETTER: 4, LINES: 7, ARTUS: 4, CODENAMES: 4, LUPUS: 8}


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def is_wholly_visible(one: Locator) -> bool:
    """Is it in the window, and is nothing on top of it? On a busy machine the layout may need a moment."""
    for _ in range(LOOKS):
        if one.evaluate(WHOLLY_VISIBLE):
            return True
        one.page.wait_for_timeout(LOOK_MS)
    return False


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_question_is_visible_without_scrolling(server: PageServer, game: str, language: str) -> None:
    guide = Guide(server, {**LOOK, "language": language})
    page, _ = guide.host(SEATS[game], game=game, starts=True)
    page.locator(".board").wait_for()
    page.locator("nav .button:visible").first.click()
    page.locator(drawn("M8 5v14")).click()
    page.locator(".questions .button").wait_for()
    hidden: list[tuple[int | str, ...]] = []
    for size in SIZES:
        resize(page, size)
        page.evaluate("() => scrollTo(0, 0)")
        if not is_wholly_visible(page.locator(".questions .button")):
            hidden.append(size)
        chat = page.locator(".side form input")  # missing in a night, when all are silent
        if size[0] >= WITH_SIDE and chat.count() and not is_wholly_visible(chat):
            hidden.append((*size, "chat"))
    assert hidden == []


@pytest.mark.parametrize("game", ludejo.games(), ids=lambda game: game.id)
def test_the_button_that_opens_a_table_is_visible_and_works(server: PageServer, game: Game) -> None:
    page = Guide(server, {**LOOK, "language": "pl"}).visitor(path="/")
    name = Texts("pl").say(f"{game.id}-name")
    page.get_by_role("article", name=name).locator(".ways .button:not(.main)").click()
    button = page.locator("dialog form .button.main")
    button.wait_for()
    hidden = []
    for size in SIZES:
        resize(page, size)
        if not is_wholly_visible(button):
            hidden.append(size)
    assert hidden == []
    page.locator("dialog form input").first.fill("Ana")
    button.click()
    page.locator(".start").wait_for()


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("screen", [board, board_chosen, board_guesses, board_four], ids=lambda screen: screen.__name__)
def test_love_letter_shows_the_hand_and_the_button(
    server: PageServer, screen: Callable[[Guide], Page], language: str
) -> None:
    page = screen(Guide(server, {**LOOK, "language": language}))
    hidden = []
    for size in SIZES:
        resize(page, size)
        page.evaluate("() => scrollTo(0, 0)")
        cards = page.locator(".hand.mine .holder:visible")
        parts = [page.locator("button.play"), *(cards.nth(n) for n in range(cards.count()))]
        hidden += [(*size, n) for n, part in enumerate(parts) if not is_wholly_visible(part)]
    assert hidden == []
