"""The course of Artus: the last Knight is placed, and five turns against a bot, with chosen cards.

The cards are chosen so that each turn shows one thing: leaving a plate, drawing, a red plate and a push, the King who
turns the table, the 10 that came back, and the third ring.
"""

from __future__ import annotations

from typing import Final

from games.courses import BOT, PUPIL, Course, Wish

from ludejo.core.bits import lane
from ludejo.core.luck import Luck
from ludejo.games.artus.game import GAME
from ludejo.games.artus.pieces import card_named

# The cards in the order in which they come: a hand for each seat, then as they are drawn.
CARDS: Final = (
    "knight-2-5 knight-7-9 silver-1-7 ring-any",
    "knight-3-6 knight-2-5 royal-4-8 ring-bronze",
    "knight-1-5 knight-1-4   knight-4-7 knight-7-9   royal-1-5 silver-1-7   knight-6-9 ring-any   knight-3-6",
)
# The chairs of the Knights, bot and pupil in turn; the pupil places the last one.
PLACED: Final = (25, 26, 23, 18, 19, 22, 16, 20, 12)
PRINCE: Final = "bronze-2"  # the one who will be King


def knight(card: str, number: int, steps: int) -> dict[str, object]:
    return {"do": "knight", "card": card, "knight": number, "steps": steps}


def royal(card: str, name: str, steps: int) -> dict[str, object]:
    return {"do": "royal", "card": card, "royal": name, "steps": steps}


def ring(card: str, name: str) -> dict[str, object]:
    return {"do": "ring", "card": card, "royal": name}


def draw(pile: str) -> dict[str, object]:
    return {"do": "draw", "pile": pile}


BEFORE: Final[tuple[Wish, ...]] = tuple(
    ((BOT, PUPIL)[n % 2], {"do": "place", "chair": chair}) for n, chair in enumerate(PLACED)
)
MOVES: Final[tuple[Wish, ...]] = (
    (PUPIL, {"do": "place", "chair": 27}),
    (PUPIL, knight("knight-2-5", 4, 3)),  # leaves the 10
    (PUPIL, draw("knight")),
    (BOT, knight("knight-3-6", 1, 4)),  # takes its chair
    (BOT, draw("knight")),
    (PUPIL, knight("knight-7-9", 1, 9)),  # from red to the 10, and pushes
    (PUPIL, draw("knight")),
    (BOT, royal("royal-4-8", PRINCE, 8)),
    (BOT, draw("knight")),
    (PUPIL, royal("silver-1-7", "silver-1", 3)),  # the King: the 10 comes to the first Knight
    (PUPIL, draw("king")),
    (BOT, ring("ring-bronze", PRINCE)),
    (BOT, draw("king")),
    (PUPIL, knight("knight-1-5", 4, -2)),
    (PUPIL, draw("knight")),
    (BOT, knight("knight-2-5", 0, 5)),  # to the 10, for a moment
    (BOT, draw("king")),
    (PUPIL, ring("ring-any", PRINCE)),  # crowned
    (PUPIL, draw("knight")),
)


class Rigged(Luck):
    """Luck that hands out these cards, in order."""

    def __init__(self, *cards: str) -> None:
        self.cards = list(cards)

    def draw(self, bag: int, size: int) -> int:
        card = card_named(self.cards.pop(0))
        assert lane(bag, card) > 0, f"this pile has no {card}"
        return card


def luck() -> Rigged:
    return Rigged(*" ".join(CARDS).split())


COURSE: Final = Course(GAME, {"game": "basic", "first": "seat-0"}, luck, MOVES, BEFORE)
