"""The figures of many bouts: how often each bot won, how certain that is, ratings, speed."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

from ludejo.lab.arena import Bout, Plan

SURE = 1.96  # standard errors on both sides: 95 %


class Score(msgspec.Struct, frozen=True):
    """A hero among bots of a field: its share of wins, the 95 % interval, and the share of equally strong bots."""

    hero: str
    field: str
    games: int
    won: float
    low: float
    high: float
    even: float


class Rated(msgspec.Struct, frozen=True):
    """The figures of one bot."""

    bot: str
    rating: float  # OpenSkill's mu
    doubt: float  # and sigma
    moves: int
    moves_per_s: float
    ms_per_move: float


class Ratings(msgspec.Struct, frozen=True):
    """All figures of a contest."""

    plan: Plan
    scores: tuple[Score, ...]
    bots: tuple[Rated, ...]


def standing(plan: Plan, bouts: Sequence[Bout]) -> Ratings:
    """The figures of these bouts; their order does not matter."""
    ordered = sorted(bouts, key=lambda bout: (bout.deal, bout.hero, bout.field))
    scores = [score(plan, [b for b in ordered if (b.hero, b.field) == pair], *pair) for pair in plan.pairings()]
    ratings = rated(plan, ordered)
    rows = [row(bot, ordered, *ratings[bot]) for bot in plan.bots]
    return Ratings(plan, tuple(scores), tuple(sorted(rows, key=lambda one: -one.rating)))


def score(plan: Plan, bouts: Sequence[Bout], hero: str, field: str) -> Score:
    """The interval goes by bouts, because the games of one bout share their deal and are not independent."""
    means = [fmean(bout.shares) for bout in bouts]
    won = fmean(means)
    error = SURE * stdev(means) / sqrt(len(means)) if len(means) > 1 else 1.0
    low, high = max(0.0, won - error), min(1.0, won + error)
    return Score(hero, field, len(means) * plan.seats, round(won, 4), round(low, 4), round(high, 4), 1 / plan.seats)


def rated(plan: Plan, bouts: Sequence[Bout]) -> dict[str, tuple[float, float]]:
    """OpenSkill's Plackett-Luce ratings, game by game. A bot with several seats gets the mean of their ratings."""
    from openskill.models import PlackettLuce  # slow to load, and needed only here

    model = PlackettLuce()
    ratings = {bot: model.rating() for bot in plan.bots}
    for bout in bouts:
        for hero, places in enumerate(bout.places):
            who = [bout.hero if seat == hero else bout.field for seat in range(plan.seats)]
            after = model.rate([[ratings[bot]] for bot in who], ranks=[float(place) for place in places])
            for bot in (bout.hero, bout.field):
                same = [after[seat][0] for seat in range(plan.seats) if who[seat] == bot]
                ratings[bot] = model.rating(mu=fmean(one.mu for one in same), sigma=fmean(one.sigma for one in same))
    return {bot: (round(rating.mu, 3), round(rating.sigma, 3)) for bot, rating in ratings.items()}


def row(bot: str, bouts: Sequence[Bout], rating: float, doubt: float) -> Rated:
    mine = [(bout, who) for bout in bouts for who, name in enumerate((bout.hero, bout.field)) if name == bot]
    moves = sum(bout.moves[who] for bout, who in mine)
    seconds = sum(bout.seconds[who] for bout, who in mine) or 1e-9
    return Rated(bot, rating, doubt, moves, round(moves / seconds, 1), round(1000 * seconds / max(1, moves), 4))
