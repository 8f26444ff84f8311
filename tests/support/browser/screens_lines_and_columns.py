"""The screens of Lines and Columns: table, hand, what is offered, what is explained, and the lesson in the cards."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect
from support.browser.guide import LINES, Guide, sheet
from support.browser.screens_board import cover

from ludejo.games.lines_and_columns import shapes as s

MIDDLE: dict[str, Any] = {  # of a game of four: T2 of the rules, and more
    "objects": ["car", "die", "book", "chair", "table", "vase"],
    "colours": ["white", "blue", "yellow", "red", "green", "violet"],
    "columns": ["red", "green", "violet", "blue"],
    "rows": [
        {"left": 1, "right": 2}, None, {"left": 0, "right": 1}, None, {"left": 1, "right": 0}, {"left": 0, "right": 0},
    ],
    "hand": ["white-car", "yellow-car", "green-die", "red-book", "blue-chair", "violet-table", "blue-table"],
    "counts": [7, 6, 8, 7], "turn": 0, "dealer": 3, "passed": [False, False, True, False], "end": None, "winners": [],
}  # fmt: skip
TOLD = (
    s.Laid(seat=1, card="violet-book", side="right"),
    s.Passed(seat=2),
    s.Laid(seat=3, card="green-vase", side=None),
)
FITTING: tuple[tuple[s.Card, s.Side | None], ...] = (
    ("green-die", None), ("white-car", "left"), ("white-car", "right"), ("yellow-car", "left"), ("yellow-car", "right"),
    ("red-book", "left"), ("violet-table", "right"),
)  # fmt: skip
CHOICES: list[s.Move] = [s.Lay(card, side) for card, side in FITTING]
FULL: dict[str, Any] = {  # all 56 cards are in the game, and most of them on the table
    "objects": ["car", "glass", "die", "book", "chair", "table", "vase"],
    "colours": ["white", "blue", "brown", "yellow", "black", "red", "green", "violet"],
    "columns": ["brown", "red", "white", "green", "violet", "blue", "yellow", "black"],
    "rows": [
        {"left": 3, "right": 4}, {"left": 2, "right": 3}, {"left": 3, "right": 2}, {"left": 1, "right": 4},
        {"left": 3, "right": 1}, {"left": 0, "right": 3}, {"left": 2, "right": 2},
    ],
    "hand": ["brown-glass", "blue-chair", "white-table"], "counts": [3, 2, 2, 2, 3, 2, 2], "turn": 0, "dealer": 6,
    "passed": [False] * 7, "end": None, "winners": [],
}  # fmt: skip
LAST = s.Over(end="out", left=(2, 0, 8, 7), winners=(1,))
ENDED = {"places": [2, 1, 4, 3], "points": [-2, 0, -8, -7], "winners": [1]}
LONG_NAMES = ("Maksymiliano el Varsovio", "Bartholomew Featherstone", "Aleksandra-Konstancja Wy", "Bo", "Ĉjo", "Łucja")


def lines_board(guide: Guide) -> Page:
    """My turn; some of my cards fit, others wait."""
    page, teller = guide.match(4, LINES)
    teller.tell(*TOLD, choices=CHOICES, **MIDDLE)
    expect(page.locator(".hand.mine .holder.waits")).to_have_count(2)
    return page


def lines_picked(guide: Guide) -> Page:
    """A new colour fits on both sides."""
    page = lines_board(guide)
    page.locator("[data-spot=held-white-car]").click()
    expect(page.locator(".button.side")).to_have_count(2)
    return page


def lines_why(guide: Guide) -> Page:
    """The violet table is missing before the blue one: the rulebook's own picture."""
    page = lines_board(guide)
    page.locator("[data-spot=held-blue-table]").click()
    page.locator(".answer a").wait_for()
    return page


def lines_all(guide: Guide) -> Page:
    page, teller = guide.match(4, LINES)
    hand = {"hand": ["violet-table", "blue-table"], "counts": [2, 6, 8, 7]}
    teller.tell(*TOLD, choices=[s.Lay("violet-table", "right"), s.LayAll()], **{**MIDDLE, **hand})
    page.locator("section.all").wait_for()
    return page


def lines_covered(guide: Guide) -> Page:
    page = lines_board(guide)
    cover(page)
    return page


def lines_waiting(guide: Guide) -> Page:
    page, teller = guide.match(4, LINES)
    teller.tell(s.Laid(seat=0, card="violet-table", side="right"), **{**MIDDLE, "turn": 1})
    page.locator(".hand[role=group]:not(.mine)").wait_for()
    return page


def lines_full(guide: Guide) -> Page:
    """Seven people with long names, and the largest table there is."""
    page, teller = guide.match(7, LINES)
    teller.seat(*LONG_NAMES)
    choices = [s.Lay("brown-glass", "left"), s.Lay("blue-chair", "right"), s.Lay("white-table", "left")]
    teller.tell(choices=choices, **FULL)
    expect(page.locator(".cell.laid")).to_have_count(40)
    return page


def lines_over(guide: Guide) -> Page:
    page, teller = guide.match(4, LINES)
    laid = s.LaysAll(seat=1, cards=("blue-vase", "violet-vase"))
    last = {"turn": None, "end": "out", "winners": [1], "counts": [2, 0, 8, 7], "hand": ["white-car", "blue-chair"]}
    teller.tell(laid, LAST, **{**MIDDLE, **last})
    teller.tell_room(phase="over", result=ENDED)
    page.locator("#outcome").wait_for()
    return page


def lines_stuck(guide: Guide) -> Page:
    """LK-14: some cards were undealt, and nobody can go on: two players have the fewest cards."""
    page, teller = guide.match(4, LINES)
    over = s.Over(end="stuck", left=(2, 4, 2, 3), winners=(0, 2))
    last = {
        "turn": None,
        "end": "stuck",
        "winners": [0, 2],
        "counts": [2, 4, 2, 3],
        "hand": ["white-car", "blue-chair"],
    }
    teller.tell(*(s.Passed(seat=seat) for seat in range(4)), over, **{**MIDDLE, **last, "undealt": 3})
    teller.tell_room(phase="over", result={"places": [1, 4, 1, 3], "points": [-2, -4, -2, -3], "winners": [0, 2]})
    page.locator("#outcome").wait_for()
    return page


# The lesson


def learning(page: Page, language: str = "pl") -> None:
    """The cards are named in another language from now on."""
    page.evaluate("language => localStorage.setItem('ludejo-learning', JSON.stringify({ language }))", language)
    page.reload()
    page.locator(".board").wait_for()


def lines_card(guide: Guide) -> Page:
    """A card that lies on the table, looked up."""
    page = lines_board(guide)
    page.locator("[data-spot=cell-red-car] button").click()
    page.locator("dialog dd").first.wait_for()
    return page


def lines_lesson(guide: Guide) -> Page:
    """Everything on the cards in Polish, with translation."""
    page, teller = guide.match(4, LINES)
    learning(page)
    teller.tell(*TOLD, choices=CHOICES, **MIDDLE)
    expect(page.locator("[data-spot=held-white-car]")).to_contain_text("samochód")
    return page


def lines_words(guide: Guide) -> Page:
    page, teller = guide.match(4, LINES)
    learning(page)
    last = {"turn": None, "end": "out", "winners": [1], "counts": [2, 0, 8, 7], "hand": ["white-car", "blue-chair"]}
    teller.tell(LAST, **{**MIDDLE, **last})
    return sheet(page, ".learnt > .button")


def lines_practice(guide: Guide) -> Page:
    page = lines_words(guide)
    page.locator("dialog .button.main").click()
    page.locator("dialog .answers").wait_for()
    return page


def lines_reference(guide: Guide) -> Page:
    return sheet(lines_board(guide), "nav .button", -1)


# Elsewhere


def lines_gathering(guide: Guide) -> Page:
    """Things to pick before the start."""
    page, _ = guide.host(seats=4, game=LINES)
    page.locator(".option fieldset").first.scroll_into_view_if_needed()
    return page


def screen_lines(guide: Guide) -> Page:
    page, teller = guide.screen(guide.match(4, LINES)[0])
    teller.tell(*TOLD, **{**MIDDLE, "hand": [], "undealt": 3})
    page.locator(".stage .cell.laid").first.wait_for()
    return page


def screen_lines_full(guide: Guide) -> Page:
    page, teller = guide.screen(guide.match(7, LINES)[0])
    teller.seat(*LONG_NAMES)
    teller.tell(s.Laid(seat=3, card="blue-die", side="right"), **{**FULL, "hand": []})
    expect(page.locator(".stage .cell.laid")).to_have_count(40)
    return page
