"""The courses of the playable introductions, played by the real rules and written for the page.

A game that has one has a `course.py` beside its tests; what the coach says to it is in web/src/pages/learn.
`PYTHONPATH=src:tests python tests/games/courses.py` writes all of them (`./ludejo golden` does, too).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Final

import msgspec

from ludejo.core.event import Events
from ludejo.core.game import Game, State
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.core.option import Value
from ludejo.core.shape import Event, View

GAMES: Final = Path(__file__).parent
PAGES: Final = GAMES.parents[1] / "web" / "src" / "pages" / "learn"
PUPIL: Final = 0
BOT: Final = 1
Wish = tuple[int, dict[str, object]]  # a seat, and the move it makes


class CourseFrame(msgspec.Struct, frozen=True, omit_defaults=True):
    """The match after a move (of nobody: the first one), as the pupil sees it. `previews` are those of the choices,
    one each; empty where the game foresees nothing."""

    by: int | None
    move: msgspec.Struct | None
    events: tuple[Event, ...]
    view: View
    due: bool
    choices: tuple[msgspec.Struct, ...]
    previews: tuple[msgspec.Struct | None, ...] = ()


@dataclass(frozen=True)
class Course:
    """A game with a chosen deal. The moves `before` are made when the pupil comes."""

    game: Game
    options: Mapping[str, Value]
    luck: Callable[[], Luck]
    moves: Sequence[Wish]
    before: Sequence[Wish] = field(default=())

    @property
    def file(self) -> Path:
        return PAGES / f"{self.game.id}.jsonl"

    def frames(self) -> Iterator[CourseFrame]:
        """Every position of the course, told by the rules."""
        luck, events = self.luck(), Events()
        state = self.game.start(2, dict(self.options), luck, events)
        for seat, wish in self.before:
            state.apply(seat, self.game.read(wish), luck, events)
        yield frame(state, events)
        for seat, wish in self.moves:
            move, events = self.game.read(wish), Events()
            state.apply(seat, move, luck, events)
            yield frame(state, events, seat, move)
        assert not getattr(luck, "cards", ()), "a card of the deal was never drawn"

    def written(self) -> bytes:
        """As the page reads it, a frame a line."""
        return b"".join(msgspec.json.encode(frame) + b"\n" for frame in self.frames())


def frame(state: State, events: Events, by: int | None = None, move: Move | None = None) -> CourseFrame:
    """What the pupil was told, sees, may do and can foresee."""
    told, view, due = tuple(events.to(PUPIL)), state.view(PUPIL), PUPIL in state.due()
    choices = state.choices(PUPIL)
    previews = tuple(state.preview(PUPIL, choice) for choice in choices)
    if not any(previews):
        previews = ()
    shapes = tuple(choice.shape for choice in choices)
    return CourseFrame(by, move.shape if move else None, told, view, due, shapes, previews)


def courses() -> list[Course]:
    """All there are."""
    names = sorted(path.parent.name for path in GAMES.glob("*/course.py"))
    return [import_module(f"games.{name}.course").COURSE for name in names]


def write_all() -> None:
    for course in courses():
        course.file.write_bytes(course.written())


if __name__ == "__main__":
    write_all()
