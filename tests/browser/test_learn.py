"""The playable introductions, played on a phone and on a desktop."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from support.browser.axe import ALL_RULES, AXE, CONTRAST, WIDER, violations
from support.browser.server import PHONE, STILL, PageServer

from ludejo.texts import LANGUAGES, Words, texts

DESKTOP = ViewportSize(width=1280, height=800)
LEARNABLE = ("love-letter", "artus", "codenames", "lines-and-columns", "lupus-in-tabula")
LINES = "lines-and-columns"
CODENAMES = "codenames"
LUPUS = "lupus-in-tabula"
say = texts("en").say
# Shortens the time for which the page waits for the bot.
QUICK = "window.later = setTimeout; window.setTimeout = (what, ms) => later(what, ms > 900 ? 60 : ms);"
# Nothing covers this chair, and it is visible without scrolling.
IN_SIGHT = """chair => {
  const box = document.querySelector(`[data-chair="${chair}"]`).getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return at?.dataset.chair === String(chair);
}"""
# All the lessons, with what the pupil does at each: hint (none if it is right), card or pile, chairs; else to go on.
Try = tuple[str, str, tuple[int, ...]]
WALK: tuple[tuple[str, tuple[Try, ...]], ...] = (
    ("aim", ()),
    ("place", (("place-try", "", (5,)), ("", "", (27,)))),
    ("leave", (("leave-far", "card-knight-2-5", (27, 4)), ("", "card-knight-2-5", (27, 2)))),
    ("draw", (("draw-try", "board-pile-king", ()), ("", "board-pile-knight", ()))),
    ("red", ()),
    ("push", (("push-own", "card-knight-7-9", (18, 26)), ("", "card-knight-7-9", (18, 27)))),
    ("prince", ()),
    ("king", (("king-prince", "card-silver-1-7", (14, 15)), ("", "card-silver-1-7", (0, 3)))),
    ("turned", ()),
    ("ring", ()),
    ("take", (("take-ring", "card-ring-any", (1,)), ("", "card-knight-1-5", (2, 0)))),
    ("crown", (("", "card-ring-any", (1,)),)),
)
# The same for Lines and Columns: hint, card, and its side where there is one to choose.
LAYING: tuple[tuple[str, tuple[tuple[str, str, int | None], ...]], ...] = (
    ("aim", ()),
    ("green", (("green-try", "green-chair", None), ("", "green-car", None))),
    ("side", (("side-left", "blue-car", 0), ("", "blue-car", 1))),
    ("column", (("column-blue", "blue-book", None), ("", "red-book", None))),
    ("wait", ()),
)
# The same for Lupus in Tabula: hint, house, and what is pressed then; without a house the button itself.
ANSWER, ACCUSE, SAW_WOLF, READY = "button.play", ".act >> nth=0", ".act >> nth=3", ".row .main"
NIGHTS: tuple[tuple[str, tuple[tuple[str, int | None, str], ...]], ...] = (
    ("aim", ()),
    ("look", (("look-try", 4, ANSWER), ("", 0, ANSWER))),
    ("dawn", ()),
    ("speak", (("speak-try", 2, ACCUSE), ("speak-seer", 0, SAW_WOLF), ("", None, ACCUSE))),
    ("ready", (("ready-try", 5, ACCUSE), ("", None, READY))),
    ("vote", (("vote-try", 5, ANSWER), ("", 0, ANSWER))),
    ("plea", ()),
    ("final", (("final-try", 5, ANSWER), ("", 0, ANSWER))),
    ("lynched", ()),
    ("wolf", ()),
    ("tear", (("tear-try", 6, ANSWER), ("", 1, ANSWER))),
    ("torn", ()),
)
# The names of the bots at the other seats.
NEIGHBOURS: Words = {"bot": "Mekano", "seat3": "Ŝraŭbo", "seat4": "Drato", "seat5": "Relajso"}


def learner(server: PageServer, game: str, size: ViewportSize = PHONE, language: str = "en") -> Page:
    page = server.visitor("Ana", language, viewport=size, **STILL)
    page.add_init_script(QUICK)
    page.goto(f"{server.url}/learn/{game}")
    page.locator(".coach .button").wait_for()
    return page


def coached(page: Page, key: str, game: str = "artus", language: str = "en") -> None:
    words = texts(language).say(f"course-{game}-{key}", NEIGHBOURS).replace("\u2013", "\u2013\u2060")
    expect(page.locator(".coach p")).to_have_text(words)


def tap(page: Page, chair: int) -> None:
    page.wait_for_function(IN_SIGHT, arg=chair)
    page.locator(f'[data-chair="{chair}"]').click()


def move(page: Page, card: str, chairs: tuple[int, ...]) -> None:
    if card:
        name = re.compile("^" + re.escape(say(f"artus-{card}")))
        page.get_by_role("button", name=name).click()
    for chair in chairs:
        tap(page, chair)
    page.locator("button.play").click()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_course_of_artus(server: PageServer, size: ViewportSize) -> None:
    page = learner(server, "artus", size)
    for key, tries in WALK:
        coached(page, key)
        if not tries:
            page.locator(".coach .button").click()
        for hint, card, chairs in tries:
            move(page, card, chairs)
            if hint:
                coached(page, hint)
    coached(page, "end")
    page.evaluate("() => { window.setTimeout = window.later; }")  # a table has clocks
    page.locator(".coach .button").click()
    page.wait_for_url("**/t/*")
    page.locator(".board").wait_for()


def lay(page: Page, card: str, side: int | None) -> None:
    back = page.locator(".row .button.icon")
    while back.count():
        back.click()  # what was tried before is still picked
    name = re.compile(re.escape(say(f"{LINES}-card-{card}")))
    page.locator(".hand.mine").get_by_role("button", name=name).click()
    if side is not None:
        page.locator(".button.side").nth(side).click()
    page.locator("button.play").click()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_course_of_lines_and_columns(server: PageServer, size: ViewportSize) -> None:
    page = learner(server, LINES, size)
    for key, tries in LAYING:
        coached(page, key, LINES)
        if not tries:
            page.locator(".coach .button").click()
        for hint, card, side in tries:
            lay(page, card, side)
            if hint:
                coached(page, hint, LINES)
    coached(page, "all", LINES)
    page.locator("section.all .button.main").click()
    coached(page, "end", LINES)


def touch(page: Page, place: int, *, twice: bool = True) -> None:
    """Point at a word, then confirm it by the button."""
    page.locator(".grid button").nth(place).click()
    if twice:
        page.locator(".mine button.play").click()


def guessing(page: Page, language: str) -> None:
    """The pupil's turn as an operative, with some wrong taps."""
    told = partial(coached, page, game=CODENAMES, language=language)
    told("clue")
    for place, key in ((7, "clue-try"), (12, "clue-pear"), (0, "touch")):
        touch(page, place, twice=False)
        told(key)
    page.locator(".mine button.play").click()
    told("second")
    page.locator(".mine .row .button").first.click()
    told("second-stop")
    touch(page, 12)
    told("stop")
    touch(page, 3, twice=False)
    told("stop-try")
    page.locator(".mine .row .button").first.click()


def clueing(page: Page, language: str) -> None:
    """What the coach says of bad clues, and of one that is typed."""
    told = partial(coached, page, game=CODENAMES, language=language)
    told("give")
    for place, key in enumerate(("give-risky", "give-root", "", "give-visible")):
        if key:
            page.locator(".offers .button").nth(place).click()
            told(key)
    field = page.locator(".clue-form input")
    field.fill(page.locator(".offers .button").nth(1).inner_text())
    expect(page.locator(".verdict.refused")).to_be_visible()
    expect(page.locator(".clue-form button.play")).to_be_disabled()
    field.fill(page.locator(".offers .button").nth(4).inner_text())
    page.locator(".clue-form button.play").click()
    told("give-number")
    page.locator(".clue-form select").select_option("2")
    page.locator(".clue-form button.play").click()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_course_of_codenames(server: PageServer, size: ViewportSize, language: str) -> None:
    """In the language of the page, with clues that fit its words."""
    page = learner(server, CODENAMES, size, language)
    coached(page, "aim", CODENAMES, language)
    page.locator(".coach .button").click()
    guessing(page, language)
    for key in ("colours", "key"):
        coached(page, key, CODENAMES, language)
        page.locator(".coach .button").click()
    clueing(page, language)
    coached(page, "end", CODENAMES, language)
    expect(page.locator(".coach .button")).to_have_text(texts(language).say("learn-play"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_course_of_lupus_in_tabula(server: PageServer, size: ViewportSize, language: str) -> None:
    """A night and a day as the seer, a night as a werewolf; everybody else plays in one go."""
    page = learner(server, LUPUS, size, language)
    for key, tries in NIGHTS:
        coached(page, key, LUPUS, language)
        if not tries:
            page.locator(".coach .button").click()
        for hint, at, button in tries:
            if at is not None:
                page.locator(f"[data-seat='{at}']").click()
            page.locator(button).click()
            if hint:
                coached(page, hint, LUPUS, language)
    coached(page, "end", LUPUS, language)
    expect(page.locator(".coach .button")).to_have_text(texts(language).say("learn-play"))


def problems(page: Page) -> list[str]:
    found: list[str] = page.evaluate(WIDER)
    looks: tuple[tuple[Any, dict[str, Any]], ...] = (("dark", CONTRAST), ("light", ALL_RULES))
    for theme, options in looks:
        found += violations(page, theme, options)
    return found


@pytest.mark.parametrize("game", LEARNABLE)
def test_everybody_can_read_it(server: PageServer, game: str) -> None:
    page = learner(server, game)
    page.evaluate(AXE)
    found = problems(page)
    page.locator(".coach .button").click()
    assert found + problems(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_in_sight_whatever_the_language(server: PageServer, language: str) -> None:
    page = learner(server, "artus", language=language)
    page.locator(".coach .button").click()
    move(page, "", (27,))
    page.locator(".hand button").first.click()
    tap(page, 27)
    tap(page, 2)
    expect(page.locator("button.play")).to_be_enabled()


def test_from_learning_to_playing(server: PageServer) -> None:
    """Every introduction there is can be found, and another game has none."""
    page = server.visitor("Ana", **STILL)
    page.goto(server.url)
    for game in LEARNABLE:
        expect(page.locator(f'article a[href="/learn/{game}"]')).to_be_visible()
        page.goto(f"{server.url}/rules/{game}")
        page.locator(f'a[href="/learn/{game}"]').click()
        page.locator(".coach .button").wait_for()
        page.locator('header a[href="/"]').click()
    page.goto(f"{server.url}/learn/chess")
    expect(page.get_by_text(say("learn-none"))).to_be_visible()
