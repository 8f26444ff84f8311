"""One step of random play, as the kit takes it: of a seat that is due or may act, and now and then of the clock."""

from __future__ import annotations

from collections.abc import Sequence

from ludejo.core.event import Events
from ludejo.core.game import State
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.testkit.fault import Fault

CLOCK = -2  # the seat of a step that the clock takes; no viewer has it
EXPIRES_ONE_IN = 16


def spread(n: int, most: int, luck: Luck) -> list[int]:
    """At most `most` of the numbers below `n`: one from each of as many equal parts, so that the last are as likely as
    the first."""
    k = min(n, most)
    return [n * i // k + luck.below(n * (i + 1) // k - n * i // k) for i in range(k)]


def length(state: State, luck: Luck, most: int) -> int:
    """How many random steps a game goes on for; no more than `most`, for a game that does not end."""
    n_steps = 0
    while n_steps < most and not state.is_over():
        random_step(state, luck).take(state, luck, None)
        n_steps += 1
    return n_steps


class PlayStep:
    """A decision about to be taken: a seat's move, or the clock's."""

    def __init__(self, seat: int, move: Move | None) -> None:
        self.seat = seat
        self.move = move

    def is_legal_in(self, state: State) -> bool:
        """Could it be taken there, too?"""
        if self.move is None:
            return bool(state.clock())
        return state.check(self.seat, self.move) is None

    def take(self, state: State, luck: Luck, events: Events | None) -> None:
        """Take it."""
        if self.move is None:
            state.expire(luck, events)
        else:
            state.apply(self.seat, self.move, luck, events)

    def __repr__(self) -> str:
        return "time is up" if self.move is None else f"seat {self.seat} {self.move!r}"


def random_step(state: State, luck: Luck) -> PlayStep:
    """Some step; the game must not be over."""
    seats = state.due() + state.may()
    if state.clock() and (not state.due() or luck.below(EXPIRES_ONE_IN) == 0):
        return PlayStep(CLOCK, None)
    seat = seats[luck.below(len(seats))]
    choices = state.choices(seat)
    opens = len(state.opens(seat))
    if not choices and not opens:
        raise Fault("play", f"seat {seat} is asked and has no move")
    if opens:
        picked = luck.below(len(choices) + opens)
        if picked < len(choices):
            return PlayStep(seat, choices[picked])
    return PlayStep(seat, state.sample(seat, luck))


def some(moves: Sequence[Move]) -> Sequence[Move]:
    """Not all of these stand-ins if they are many, because they differ only in a number."""
    return moves[:: max(1, len(moves) // 16)]


def steps_from(closed: Sequence[Move], stand_ins: Sequence[Move], state: State) -> list[PlayStep]:
    """Every step a position allows, open moves by their stand-ins."""
    found = [PlayStep(CLOCK, None)] if state.clock() else []
    for seat in state.due() + state.may():
        found += [PlayStep(seat, move) for move in closed if state.check(seat, move) is None]
        if state.opens(seat):
            found += [PlayStep(seat, move) for move in stand_ins if state.check(seat, move) is None]
    return found
