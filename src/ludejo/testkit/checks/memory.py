"""Views forget nothing that everybody knows: two games of which different things were told must look different.

A game is played to somewhere in its middle, and from there on in two lines: they differ in one step, and go on with the
same steps as long as both can. If an onlooker sees the same in both, everybody must have been told the same since the
lines parted, in any order, because several seats may act at once. A view may forget what an event calls `fleeting`, and
what was before a new deal (`State.chapter`). People who come back to a table are also sent their past events, but bots
and learners have nothing but the view.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludejo.core.event import ONLOOKER, Events
from ludejo.core.game import Game, State
from ludejo.core.luck import FastLuck, Luck
from ludejo.testkit.checks.leaks import shown
from ludejo.testkit.fault import demand
from ludejo.testkit.setups import Sample, samples
from ludejo.testkit.steps import PlayStep, random_step, spread

FORKS = 6  # in a game
FAR = 60  # steps for which two lines are followed


class MemoryLine:
    """One of two lines of play, and what everybody was told on it."""

    def __init__(self, state: State) -> None:
        self.state = state.clone()
        self.chapter = state.chapter()
        self.past: list[str] = []

    def take(self, step: PlayStep, seed: int) -> None:
        """One more step."""
        events = Events()
        step.take(self.state, FastLuck(seed), events)
        if self.state.chapter() != self.chapter:
            self.chapter, self.past = self.state.chapter(), []
        else:
            self.past += [repr(event) for event in events.to(ONLOOKER) if not event.fleeting]

    def sight(self) -> bytes:
        return shown(self.state, ONLOOKER)


def check_memory(game: Game, n_games: int, seeds: Sequence[int]) -> int:
    """Fork `n_games`; how often two lines looked the same after they had parted."""
    return sum(fork_one(game, sample) for sample in samples(game, n_games, seeds))


def fork_one(game: Game, sample: Sample) -> int:
    """Some forks of one game, spread over it."""
    luck, forks = sample.luck, FastLuck(-1 - sample.seed)
    places = spread(max(sample.looks(game)) + 1, FORKS, forks)
    state, n_same = game.start(sample.setup.seats, sample.setup.options, luck), 0
    for n_steps in range(places[-1] + 1):
        if state.is_over():
            break
        if n_steps in places:
            n_same += fork(state, forks, f"{sample} step {n_steps}")
        random_step(state, luck).take(state, luck, None)
    return n_same


def fork(state: State, luck: Luck, where: str) -> int:
    """Follow two lines from here; returns how often they looked the same."""
    one, other, n_same = MemoryLine(state), MemoryLine(state), 0
    first, second = random_step(state, luck), random_step(state, luck)
    part(one, first, other, second, luck)
    if luck.below(2) == 0 and second.is_legal_in(one.state) and first.is_legal_in(other.state):
        part(one, second, other, first, luck)  # the same two steps in another order
    for _ in range(FAR):
        if one.chapter != other.chapter:
            break
        if one.sight() == other.sight():
            n_same += 1
            demand(sorted(one.past) == sorted(other.past), "memory", differing(one.past, other.past), where)
        if one.state.is_over() or other.state.is_over():
            break
        step = random_step(one.state, luck)
        if not step.is_legal_in(other.state):
            break
        part(one, step, other, step, luck)
    return n_same


def part(one: MemoryLine, step: PlayStep, other: MemoryLine, another: PlayStep, luck: Luck) -> None:
    """A step in each line, with the same luck."""
    seed = luck.below(1 << 30)
    one.take(step, seed)
    other.take(another, seed)


def differing(one: list[str], other: list[str]) -> str:
    """What was told on one line alone."""
    mine = [event for event in one if event not in other] or one
    theirs = [event for event in other if event not in one] or other
    return f"the view has forgotten: {', '.join(mine[:3])}; or: {', '.join(theirs[:3])}"
