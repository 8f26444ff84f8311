"""The course of Lines and Columns: a short game against a bot, dealt so that the pupil soon lays everything at once."""

from __future__ import annotations

from typing import Final

from games.courses import BOT, PUPIL, Course, Wish

from ludejo.core.luck import Luck
from ludejo.games.lines_and_columns.game import GAME
from ludejo.games.lines_and_columns.pieces import GREENS, cards_in, cards_of

OBJECTS: Final = ("car", "book", "chair", "vase")
COLOURS: Final = ("white", "blue", "yellow", "red")
HAND: Final = [
    "green-car", "blue-car", "red-book", "blue-book", "green-chair", "red-chair", "blue-chair", "yellow-chair",
    "red-vase", "blue-vase",
]  # fmt: skip
MOVES: Final[tuple[Wish, ...]] = (
    (PUPIL, {"do": "lay", "card": "green-car"}),
    (BOT, {"do": "lay", "card": "red-car", "side": "left"}),
    (PUPIL, {"do": "lay", "card": "blue-car", "side": "right"}),
    (BOT, {"do": "lay", "card": "green-book"}),
    (PUPIL, {"do": "lay", "card": "red-book", "side": "left"}),
    (BOT, {"do": "lay", "card": "green-vase"}),
    (PUPIL, {"do": "lay-all"}),
)


class Rigged(Luck):
    """Luck that gives the pupil this hand: the rules ask for each card, green ones first, who gets it."""

    def __init__(self) -> None:
        deck = cards_of([f"{colour}-{thing}" for thing in OBJECTS for colour in (*COLOURS, "green")])
        self.cards = [*cards_in(deck & GREENS), *cards_in(deck & ~GREENS)]
        self.mine = cards_in(cards_of(HAND))

    def shuffle(self, items: list[int]) -> None:
        """The things that were chosen stay as they are."""

    def draw(self, bag: int, size: int) -> int:
        return PUPIL if self.cards.pop(0) in self.mine else BOT


OPTIONS: Final = {"objects": "-".join(OBJECTS), "colours": "-".join(COLOURS), "dealer": "seat-1"}
COURSE: Final = Course(GAME, OPTIONS, Rigged, MOVES)
