"""Bots against each other: every pairing on the same deals, from every seat, exactly repeatable from the seed.

A *bout* is one deal for one pairing: the hero sits on each seat in turn, bots of the field on all others. Bouts are
independent, so they may be played in any order and in any process.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, permutations
from time import perf_counter

import msgspec

from ludejo.bots import bot_of, enlist_words
from ludejo.bots.base import Bot, asked
from ludejo.core.game import Game, State
from ludejo.core.luck import FastLuck, Luck
from ludejo.core.option import Value
from ludejo.games import game as find


class Plan(msgspec.Struct, frozen=True):
    """What is to be played. Together with the number of a deal, it determines every move."""

    game: str
    rules: int
    seats: int
    options: dict[str, Value]
    bots: tuple[str, ...]
    seed: int
    hero: str = ""  # only this bot among each of the others, not every pairing
    more: tuple[str, ...] = ()  # other people's bots: NAME=module:factory

    def pairings(self) -> list[tuple[str, str]]:
        """Hero and field. With two seats it makes no difference which bot is called the hero."""
        if self.hero:
            return [(self.hero, bot) for bot in self.bots if bot != self.hero]
        pairs = combinations if self.seats == 2 else permutations
        return list(pairs(self.bots, 2))

    @property
    def mark(self) -> str:
        """A name that all results have that can be combined."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()[:16]


class ArenaTask(msgspec.Struct, frozen=True):
    """A bout to be played."""

    plan: Plan
    hero: str
    field: str
    deal: int


class Bout(msgspec.Struct, frozen=True):
    """The result of a bout. `shares` and `places` go by the seat of the hero; the rest is for hero and field."""

    hero: str
    field: str
    deal: int
    shares: tuple[float, ...]  # of one win; equal winners share it
    places: tuple[tuple[int, ...], ...]  # of all seats
    moves: tuple[int, int]
    seconds: tuple[float, float]  # the only figures that differ from run to run


Player = Callable[[Iterable[ArenaTask]], Iterator[Bout]]


def tasks(plan: Plan, n_games: int, done: set[tuple[str, str, int]]) -> list[ArenaTask]:
    """The bouts that are still to be played for `n_games` of each pairing, deal by deal."""
    n_deals = -(-n_games // plan.seats)
    todo = [(hero, field, deal) for deal in range(n_deals) for hero, field in plan.pairings()]
    return [ArenaTask(plan, *one) for one in todo if one not in done]


def play_here(todo: Iterable[ArenaTask]) -> Iterator[Bout]:
    """Play bouts one after the other, in this process."""
    return map(play_bout, todo)


def play_bout(task: ArenaTask) -> Bout:
    """Play one deal, with the hero on every seat in turn."""
    enlist_words(task.plan.more)
    games = [Played(task, seat) for seat in range(task.plan.seats)]
    shares = tuple(game.share() for game in games)
    sums = [sum(game.moves[who] for game in games) for who in (0, 1)]
    spent = [round(sum(game.seconds[who] for game in games), 6) for who in (0, 1)]
    places = tuple(game.places for game in games)
    return Bout(task.hero, task.field, task.deal, shares, places, (sums[0], sums[1]), (spent[0], spent[1]))


class Played:
    """One game of a bout."""

    def __init__(self, task: ArenaTask, hero: int) -> None:
        plan = task.plan
        game = find(plan.game)
        self.hero = hero
        self.bots = [bot_of(game, task.hero), bot_of(game, task.field)]
        self.moves = [0, 0]
        self.seconds = [0.0, 0.0]
        self.thoughts = luck_of(plan.seed, task.hero, task.field, task.deal, hero)
        state = dealt(game, plan, task.deal)
        self.places, self.winners = self.play(state, luck_of(plan.seed, task.deal))

    def play(self, state: State, luck: Luck) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Play to the end. The bots have their own luck, so that the game's luck does not depend on them."""
        while not state.is_over():
            due = state.due()
            if due:
                self.move(state, self.asked_first(state, due), luck)
            else:
                state.expire(luck)
        result = state.result()
        assert result is not None
        return result.places, result.winners

    def asked_first(self, state: State, due: tuple[int, ...]) -> int:
        """The first of several seats whose bot doesn't wait for the others."""
        for seat in due if len(due) > 1 else ():
            bot = self.bots[seat != self.hero]
            if not bot.may_wait or not bot.waits(asked(state, seat, self.thoughts)):
                return seat
        return due[0]

    def move(self, state: State, seat: int, luck: Luck) -> None:
        who = 0 if seat == self.hero else 1
        bot: Bot = self.bots[who]
        start = perf_counter()
        move = bot.choose(asked(state, seat, self.thoughts), self.thoughts)
        self.seconds[who] += perf_counter() - start
        self.moves[who] += 1
        state.apply(seat, move, luck)

    def share(self) -> float:
        """The hero's share of one win."""
        return 1 / len(self.winners) if self.hero in self.winners else 0.0


def dealt(game: Game, plan: Plan, deal: int) -> State:
    """The deal of this number: the same for every pairing and seat."""
    return game.start(plan.seats, plan.options, luck_of(plan.seed, deal, "deal"))


def luck_of(*words: str | int) -> FastLuck:
    """Luck that depends only on these words."""
    return FastLuck(int.from_bytes(hashlib.sha256(repr(words).encode()).digest()[:8], "big"))
