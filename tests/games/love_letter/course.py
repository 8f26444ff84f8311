"""The course of Love Letter: three rounds against a bot, with a chosen deck."""

from __future__ import annotations

from typing import Final

from games.courses import BOT, PUPIL, Course, Wish
from games.love_letter.positions import GAME, Rigged

# The cards in the order in which they come: three face up, a hand for each seat, then as they are drawn.
DECK: Final = (
    "guard handmaid prince   countess baron   spy guard guard",
    "guard guard spy   king prince   handmaid guard countess spy baron",
    "guard spy handmaid   princess king   prince countess baron",
)

MOVES: Final[tuple[Wish, ...]] = (
    (PUPIL, {"play": "spy", "at": BOT}),
    (BOT, {"play": "guard", "at": PUPIL, "guess": "princess"}),
    (PUPIL, {"play": "guard", "at": BOT, "guess": "baron"}),
    (PUPIL, {"play": "handmaid"}),
    (BOT, {"play": "guard"}),
    (PUPIL, {"play": "countess"}),
    (BOT, {"play": "spy", "at": PUPIL}),
    (PUPIL, {"play": "baron", "at": BOT}),
    (PUPIL, {"play": "prince", "at": BOT}),
    (BOT, {"play": "baron", "at": PUPIL}),
)


def luck() -> Rigged:
    return Rigged(*" ".join(DECK).split())


COURSE: Final = Course(GAME, {"tokens": 3, "first": "seat-0"}, luck, MOVES)
