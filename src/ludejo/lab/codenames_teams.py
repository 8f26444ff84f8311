"""Bots in one team that wins or loses together; each chair has its own bot.

The chairs don't rotate, because the spymaster and the guessers are what is measured. Exactly repeatable from the seed.
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


class TeamGame(msgspec.Struct, frozen=True):
    """One game of a team: won or not, points, and (if the game tells them) how it ended and the number of turns."""

    won: bool
    points: int
    end: str
    turns: int


class TeamTally(msgspec.Struct, frozen=True):
    """The figures of many games. The interval is Wilson's, 95 %."""

    games: int
    won: float
    low: float
    high: float
    points: float
    turns: float  # of the games that were won
    ends: dict[str, float]


def play(
    game: Game, bots: Sequence[Bot], options: dict[str, Value], seed: int, deal: int, words: Sequence[str] = ()
) -> TeamGame:
    """Play the deal of this number to its end; `words` are a table's own list."""
    luck, thoughts = luck_of(seed, deal), luck_of(seed, deal, "thoughts")
    state = game.start(len(bots), options, luck_of(seed, deal, "deal"), words=words)
    while not state.is_over():
        due = state.due()
        if not due:
            state.expire(luck)
            continue
        seat = first_of(state, bots, due, seed, deal)
        state.apply(seat, bots[seat].choose(asked(state, seat, thoughts), thoughts), luck)
    return game_result(state)


def first_of(state: State, bots: Sequence[Bot], due: tuple[int, ...], seed: int, deal: int) -> int:
    """The first of several seats whose bot doesn't wait for the others."""
    for seat in due if len(due) > 1 else ():
        if not bots[seat].may_wait or not bots[seat].waits(asked(state, seat, luck_of(seed, deal, "waits"))):
            return seat
    return due[0]


def game_result(state: State) -> TeamGame:
    """The result of a game."""
    result, view = state.result(), state.view(ONLOOKER)
    assert result is not None
    end, turns = (str(view.end), len(view.history)) if isinstance(view, CodenamesView) else ("", 0)
    return TeamGame(0 in result.winners, result.points[0], end, turns)


def tally(games: Sequence[TeamGame]) -> TeamTally:
    """The figures of these games."""
    n, won = len(games), [one for one in games if one.won]
    low, high = wilson(len(won), n)
    ends = {end: round(count / n, 4) for end, count in sorted(Counter(one.end for one in games).items())}
    turns = fmean(one.turns for one in won) if won else 0.0
    points = fmean(one.points for one in games)
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
    """Play `games` deals."""
    found = []
    for deal in range(games):
        found.append(play(game, bots, options, seed, deal, words))
        progress(1)
    return tally(found)
