"""Bots on one side: a team that wins or loses together, each chair with a bot of its own.

Chairs don't rotate: who spies and who guesses is what is measured. Exactly repeatable from the seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean

import msgspec

from ludejo.bots.base import Bot, asked
from ludejo.core.event import ONLOOKER
from ludejo.core.game import Game, State
from ludejo.core.option import Value
from ludejo.games.codenames.shapes import CodenamesView
from ludejo.lab.arena import luck_of

SURE = 1.96  # standard errors on both sides: 95 %


class TeamEvening(msgspec.Struct, frozen=True):
    """One game of a team: won or not, points, how it ended and in how many turns, where a game tells."""

    won: bool
    points: int
    end: str
    turns: int


class TeamTally(msgspec.Struct, frozen=True):
    """Many of them. The interval is Wilson's, 95 %."""

    games: int
    won: float
    low: float
    high: float
    points: float
    turns: float  # of the games that were won
    ends: dict[str, float]


def play(
    game: Game, bots: Sequence[Bot], options: dict[str, Value], seed: int, deal: int, words: Sequence[str] = ()
) -> TeamEvening:
    """The deal of this number, to its end; with these words, where a table has a list of its own."""
    luck, thoughts = luck_of(seed, deal), luck_of(seed, deal, "thoughts")
    state = game.start(len(bots), options, luck_of(seed, deal, "deal"), words=words)
    while not state.is_over():
        due = state.due()
        if not due:
            state.expire(luck)
            continue
        seat = first_of(state, bots, due, seed, deal)
        state.apply(seat, bots[seat].choose(asked(state, seat, thoughts), thoughts), luck)
    return evening(state)


def first_of(state: State, bots: Sequence[Bot], due: tuple[int, ...], seed: int, deal: int) -> int:
    """The first of several who doesn't wait for the others."""
    for seat in due if len(due) > 1 else ():
        if not bots[seat].may_wait or not bots[seat].waits(asked(state, seat, luck_of(seed, deal, "waits"))):
            return seat
    return due[0]


def evening(state: State) -> TeamEvening:
    """What came of a game."""
    result, view = state.result(), state.view(ONLOOKER)
    assert result is not None
    end, turns = (str(view.end), len(view.history)) if isinstance(view, CodenamesView) else ("", 0)
    return TeamEvening(0 in result.winners, result.points[0], end, turns)


def tally(evenings: Sequence[TeamEvening]) -> TeamTally:
    """What many games say."""
    n, won = len(evenings), [one for one in evenings if one.won]
    low, high = wilson(len(won), n)
    ends = {end: round(count / n, 4) for end, count in sorted(Counter(one.end for one in evenings).items())}
    turns = fmean(one.turns for one in won) if won else 0.0
    points = fmean(one.points for one in evenings)
    return TeamTally(n, round(len(won) / n, 4), low, high, round(points, 3), round(turns, 3), ends)


def wilson(won: int, n: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    share, square = won / n, SURE * SURE
    middle = (share + square / (2 * n)) / (1 + square / n)
    reach = SURE / (1 + square / n) * sqrt(share * (1 - share) / n + square / (4 * n * n))
    return round(max(0.0, middle - reach), 4), round(min(1.0, middle + reach), 4)


def contest(
    game: Game,
    bots: Sequence[Bot],
    options: dict[str, Value],
    seed: int,
    games: int,
    progress: Callable[[int], object],
    words: Sequence[str] = (),
) -> TeamTally:
    """So many deals."""
    found = []
    for deal in range(games):
        found.append(play(game, bots, options, seed, deal, words))
        progress(1)
    return tally(found)
