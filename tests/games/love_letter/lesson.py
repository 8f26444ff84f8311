"""The course of the playable introduction, played by the real rules: three rounds against a bot, with a chosen deck.

`PYTHONPATH=tests python tests/games/love_letter/lesson.py` writes it for the page. What the coach says to it is in
web/src/pages/learn/love-letter.ts.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from games.love_letter.positions import GAME, Rigged

from ludejo.core.event import Events
from ludejo.core.game import State
from ludejo.core.move import Move
from ludejo.core.option import Value
from ludejo.core.shape import Event, View

FILE: Final = Path(__file__).parents[3] / "web" / "src" / "pages" / "learn" / "love-letter.jsonl"
PUPIL: Final = 0
BOT: Final = 1
OPTIONS: Final[dict[str, Value]] = {"tokens": 3, "first": "seat-0"}

# The cards in the order they come: three face up, a hand each, then as they are drawn.
DECK: Final = (
    "guard handmaid prince   countess baron   spy guard guard",
    "guard guard spy   king prince   handmaid guard countess spy baron",
    "guard spy handmaid   princess king   prince countess baron",
)

MOVES: Final[tuple[tuple[int, dict[str, object]], ...]] = (
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


class LessonFrame(msgspec.Struct, frozen=True):
    """The match after a move (of nobody: the deal), as the pupil sees it."""

    by: int | None
    move: msgspec.Struct | None
    events: tuple[Event, ...]
    view: View
    due: bool
    choices: tuple[msgspec.Struct, ...]


def frame(state: State, events: Events, by: int | None = None, move: Move | None = None) -> LessonFrame:
    """What the pupil was told, sees and may do."""
    told, view, due = tuple(events.to(PUPIL)), state.view(PUPIL), PUPIL in state.due()
    choices = tuple(choice.shape for choice in state.choices(PUPIL))
    return LessonFrame(by, move.shape if move else None, told, view, due, choices)


def course() -> Iterator[LessonFrame]:
    """Every position of the lesson, told by the rules."""
    luck, events = Rigged(*" ".join(DECK).split()), Events()
    state = GAME.start(2, OPTIONS, luck, events)
    yield frame(state, events)
    for seat, wish in MOVES:
        move, events = GAME.read(wish), Events()
        state.apply(seat, move, luck, events)
        yield frame(state, events, seat, move)
    assert state.is_over()
    assert luck.cards == [], "a card of the deck was never drawn"


def written() -> bytes:
    """The course as the page reads it, a frame a line."""
    return b"".join(msgspec.json.encode(frame) + b"\n" for frame in course())


if __name__ == "__main__":
    FILE.write_bytes(written())
