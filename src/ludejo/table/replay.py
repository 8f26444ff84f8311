"""A finished game as one viewer saw it: its record is played again, and every sight is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from ludejo.core.belief import believed
from ludejo.core.game import Game
from ludejo.core.luck import FastLuck
from ludejo.core.move import Move
from ludejo.core.option import Value
from ludejo.core.shapes import Belief, Event, Fact, View
from ludejo.table.play import Play
from ludejo.table.record import AnyStep, Ending, MoveStep, Record, Seated, Undone, dealt, take

N_WORLDS = 200  # for one belief: the figures are shown as percents


class ReplayFrame(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game after a step of its record (0: the deal), as a viewer saw it; `at` is 0 for the deal.

    A step that was no news to the viewer has no frame: the frames are the sights that the viewer was sent. `late`: the
    bot that was to make this move did not answer in time, and a quick move was made in its place.
    """

    step: int
    at: int
    undone: bool
    events: tuple[Event, ...]
    view: View
    moment: int
    due: bool
    late: bool = False


class Replay(msgspec.Struct, frozen=True):
    """The answer to `GET /api/tables/{code}/replay`: game `number` of the `games` that were finished at this table."""

    game: str
    number: int
    games: int
    seat: int
    options: dict[str, Value]
    people: tuple[Seated, ...]
    result: Ending
    frames: tuple[ReplayFrame, ...]


class Thought(msgspec.Struct, frozen=True):
    """What a seat could believe when it made the move of this step, from all it knew and from how others had played."""

    step: int
    seat: int
    beliefs: tuple[Belief, ...]


class Thoughts(msgspec.Struct, frozen=True):
    """The answer to `GET /api/tables/{code}/thoughts`: game `number`, a thought for each move."""

    game: str
    number: int
    thoughts: tuple[Thought, ...]


# what the bot of this name believed when it had this view and made this move, beside what was true; None: it has no
# beliefs of its own
Think = Callable[[str, View, Move, tuple[Fact, ...]], tuple[Belief, ...] | None]


def nothing(bot: str, view: View, move: Move, truth: tuple[Fact, ...]) -> None:
    """The default: no bot has beliefs of its own."""


def thought(game: Game, record: Record, number: int = 1, think: Think = nothing) -> Thoughts:
    """What was believed in the game of this record, beside what was true."""
    return Thoughts(record.game, number, tuple(thoughts_of(game, record, think)))


def thoughts_of(game: Game, record: Record, think: Think) -> Iterator[Thought]:
    play = dealt(game, record)
    for n, step in enumerate(record.steps, start=1):
        if isinstance(step, MoveStep):
            truth, bot = play.state.hidden(step.seat), record.people[step.seat].bot
            own = think(bot, play.state.view(step.seat), game.read_logged(bytes(step.move)), truth) if bot else None
            if own is None:
                own = believed(play.state, step.seat, truth, FastLuck(n), N_WORLDS) if truth else ()
            yield Thought(n, step.seat, own)
        take(play, step, n)


def replayed(game: Game, record: Record, seat: int, number: int = 1, games: int = 1) -> Replay:
    """The game of this record as a seat (or ONLOOKER) saw it."""
    frames = tuple(frames_of(game, record, seat))
    return Replay(record.game, number, games, seat, dict(record.options), record.people, record.result, frames)


def frames_of(game: Game, record: Record, seat: int) -> Iterator[ReplayFrame]:
    play = dealt(game, record)
    yield frame_of(play, seat, play.first[seat], 0, None)
    for n, step in enumerate(record.steps, start=1):
        news = take(play, step, n)
        if seat in news:
            yield frame_of(play, seat, news[seat], n, step)


def frame_of(play: Play, seat: int, events: tuple[Event, ...], n: int, step: AnyStep | None) -> ReplayFrame:
    sight = play.sight(seat, events)
    at, undone, late = step.at if step else 0, isinstance(step, Undone), isinstance(step, MoveStep) and step.late
    return ReplayFrame(n, at, undone, sight.events, sight.view, sight.moment, sight.due, late)
