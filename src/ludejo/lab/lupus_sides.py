"""Bots by the card they are dealt: a village of one bot against wolves of another (Lupus in Tabula).

Each deal is played once. Seats that are asked together answer in random order, as devices do. Exactly repeatable from
the seed, in any process.
"""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import perf_counter
from typing import Final

import msgspec

from ludejo.bots import bot_of, enlist_words
from ludejo.bots.base import Bot, asked
from ludejo.core.event import ONLOOKER
from ludejo.core.game import State
from ludejo.core.option import Value
from ludejo.games import game as find
from ludejo.games.lupus_in_tabula.pieces import ROLES, SIDES
from ludejo.games.lupus_in_tabula.shapes import LupusView
from ludejo.lab.arena import luck_of
from ludejo.lab.codenames_teams import wilson

GAME: Final = "lupus-in-tabula"
OF_WOLVES: Final = ("wolf", "possessed")  # LT-15: these win together
WORDS: Final = ("village", "wolves", *ROLES)
CHUNK: Final = 4  # games sent to a process at once


class Cast(msgspec.Struct, frozen=True):
    """Which bot plays which card: bots by side, or by card, which has priority."""

    seats: int
    options: dict[str, Value]
    bots: dict[str, str]
    seed: int
    more: tuple[str, ...] = ()  # other people's bots: NAME=module:factory

    def name(self, role: str) -> str:
        """The bot that plays this card."""
        side = "wolves" if role in OF_WOLVES else "village"
        return self.bots.get(role) or self.bots[side]


class SideGame(msgspec.Struct, frozen=True):
    """One game: who won, after how many days and moves."""

    winner: str
    days: int
    moves: int
    seconds: float  # of the bots; the only figure that differs from run to run


class Share(msgspec.Struct, frozen=True):
    """How often a side won; the interval is Wilson's, 95 %."""

    won: float
    low: float
    high: float


class Shares(msgspec.Struct, frozen=True):
    """The figures of many games."""

    games: int
    sides: dict[str, Share]
    days: float
    ms_per_move: float


def role_of(state: State, seat: int) -> str:
    """The card of a seat, as it sees it; the moderator has none (LT-31)."""
    view = state.view(seat)
    assert isinstance(view, LupusView)
    return str(view.role or "villager")


def play(cast: Cast, deal: int) -> SideGame:
    """Play the deal of this number to its end."""
    enlist_words(cast.more)
    game = find(GAME)
    state = game.start(cast.seats, cast.options, luck_of(cast.seed, deal, "deal"))
    bots = [bot_of(game, cast.name(role_of(state, seat))) for seat in range(cast.seats)]
    luck, thoughts = luck_of(cast.seed, deal), luck_of(cast.seed, deal, "thoughts")
    moves, spent = 0, 0.0
    while not state.is_over():
        due = state.due()
        if not due:
            state.expire(luck)
            continue
        seat = due[thoughts.below(len(due))]
        question = asked(state, seat, thoughts)
        start = perf_counter()
        bot: Bot = bots[seat]
        move = bot.choose(question, thoughts)
        spent += perf_counter() - start
        state.apply(seat, move, luck)
        moves += 1
        if moves > game.longest:
            raise RuntimeError(f"deal {deal} of {cast} does not end")
    view = state.view(ONLOOKER)
    assert isinstance(view, LupusView)
    return SideGame(str(view.winner), view.day, moves, spent)


def played_games(cast: Cast, games: int, workers: int) -> Iterator[SideGame]:
    """Play `games` deals, in `workers` processes."""
    if workers == 1:
        yield from map(partial(play, cast), range(games))
        return
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(partial(play, cast), range(games), chunksize=CHUNK)


def shares(found: Sequence[SideGame]) -> Shares:
    """The figures of these games."""
    n, counts = len(found), Counter(one.winner for one in found)
    sides = {str(side): Share(round(counts[side] / n, 4), *wilson(counts[side], n)) for side in SIDES}
    moves = sum(one.moves for one in found)
    ms = 1000 * sum(one.seconds for one in found) / moves
    return Shares(n, sides, round(sum(one.days for one in found) / n, 2), round(ms, 3))
