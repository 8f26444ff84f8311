"""The courses of the playable introductions, played by the real rules and written for the page.

A game that has one has a `course.py` beside its tests; what the coach says to it is in web/src/games/<game>/course.ts.
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
from ludejo.core.shapes import Event, OpenMove, View
from ludejo.wire.told import Refusal

GAMES: Final = Path(__file__).parent
PAGES: Final = GAMES.parents[1] / "web" / "src" / "games"
PUPIL: Final = 0
BOT: Final = 1
# A seat and the move that it makes. With an empty move, the pupil sits on this seat from now on.
Wish = tuple[int, dict[str, object]]


@dataclass(frozen=True)
class Meanwhile:
    """What happens in one go while the pupil looks on: these moves, and then, if a clock is named, its time is up."""

    wishes: Sequence[Wish]
    clock: str = ""


class CourseWords(msgspec.Struct, frozen=True):
    """For positions where the pupil may say any word: some words to choose from, those that the course goes on with,
    and the referee's answer to every word that the course knows."""

    offers: tuple[str, ...]
    good: tuple[str, ...]
    judged: dict[str, dict[str, msgspec.Struct | None] | Refusal]


class CourseFrame(msgspec.Struct, frozen=True, omit_defaults=True):
    """The match as the pupil sees it after a move. `by` is None at the start, after a change of chairs, and after
    `meanwhile`: many moves, and perhaps the end of a `clock`. `previews` has one for each choice; it is empty if the
    game has none."""

    by: int | None
    move: msgspec.Struct | None
    events: tuple[Event, ...]
    view: View
    due: bool
    choices: tuple[msgspec.Struct, ...]
    previews: tuple[msgspec.Struct | None, ...] = ()
    seat: int = PUPIL
    opens: tuple[OpenMove, ...] = ()
    words: CourseWords | None = None
    meanwhile: bool = False
    clock: str = ""


def unjudged(_: State, move: Move) -> Move:
    """Most moves need no referee."""
    return move


@dataclass(frozen=True)
class Course:
    """A game with a chosen deal. The moves `before` have been made when the pupil sits down at `pupil`. A course in one
    language has an `edition`; a `referee` judges its words, and `words` returns those that it knows."""

    game: Game
    options: Mapping[str, Value]
    luck: Callable[[], Luck]
    moves: Sequence[Wish | Meanwhile]
    before: Sequence[Wish] = field(default=())
    seats: int = 2
    pupil: int = PUPIL
    edition: str = ""
    referee: Callable[[State, Move], Move] = unjudged
    words: Callable[[State], CourseWords | None] = lambda _: None

    @property
    def name(self) -> str:
        return "-".join([self.game.id, self.edition]) if self.edition else self.game.id

    @property
    def file(self) -> Path:
        edition = f"-{self.edition}" if self.edition else ""
        return PAGES / self.game.id.replace("-", "_") / f"course{edition}.jsonl"

    def frames(self) -> Iterator[CourseFrame]:
        """Every position of the course, told by the rules."""
        luck, events, pupil = self.luck(), Events(), self.pupil
        state = self.game.start(self.seats, dict(self.options), luck, events)
        for seat, wish in self.before:
            state.apply(seat, self.game.read(wish), luck, events)
        yield self.frame(state, events, pupil)
        for step in self.moves:
            if isinstance(step, Meanwhile):
                yield self.meanwhile(state, step, pupil, luck)
                continue
            seat, wish = step
            if not wish:
                pupil = seat
                yield self.frame(state, Events(), pupil)
                continue
            move, events = self.game.read(wish), Events()
            state.apply(seat, self.referee(state, move), luck, events)
            yield self.frame(state, events, pupil, seat, move)
        assert not getattr(luck, "cards", ()), "a card of the deal was never drawn"

    def meanwhile(self, state: State, step: Meanwhile, pupil: int, luck: Luck) -> CourseFrame:
        """Do all of this step, and show it in one frame."""
        events = Events()
        for seat, wish in step.wishes:
            state.apply(seat, self.game.read(wish), luck, events)
        if step.clock:
            assert state.clock() == step.clock
            state.expire(luck, events)
        return msgspec.structs.replace(self.frame(state, events, pupil), meanwhile=True, clock=step.clock)

    def frame(
        self, state: State, events: Events, pupil: int, by: int | None = None, move: Move | None = None
    ) -> CourseFrame:
        """What the pupil was told, sees, may do and can foresee."""
        choices, opens = state.choices(pupil), tuple(state.opens(pupil))
        previews = tuple(state.preview(pupil, choice) for choice in choices)
        return CourseFrame(
            by,
            move.shape if move else None,
            tuple(events.to(pupil)),
            state.view(pupil),
            pupil in state.due(),
            tuple(choice.shape for choice in choices),
            previews if any(previews) else (),
            pupil,
            opens,
            self.words(state) if opens else None,
        )

    def written(self) -> bytes:
        """The file that the page reads, one frame per line."""
        return b"".join(msgspec.json.encode(frame) + b"\n" for frame in self.frames())


def courses() -> list[Course]:
    """All courses; a game has one, or one for each language."""
    names = sorted(path.parent.name for path in GAMES.glob("*/course.py"))
    modules = [import_module(f"games.{name}.course") for name in names]
    return [course for module in modules for course in getattr(module, "COURSES", None) or [module.COURSE]]


def write_all() -> None:
    for course in courses():
        course.file.write_bytes(course.written())


if __name__ == "__main__":
    write_all()
