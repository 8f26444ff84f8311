"""Leaks by paired worlds: two worlds that a seat can't tell apart must look the same to it in every way.

For random positions, from the first to the end of a game, and any viewer (a seat, or an onlooker): `other =
state.resample(viewer)`. Then view, choices, open moves, refusals of every move there is, previews, the viewer's own
part of `due`, `may`, `retired`, `hearers` and `may_signal`, moment, clock, teams and result must be equal. Then the
same step is taken in both: if the views are still equal, the events told to the viewer must be, too. (If the views
differ now, the step has shown the viewer something it may know. And what a seat was told in private need not stay in
its view once the chapter is closed.)
"""

from __future__ import annotations

from collections import Counter

import msgspec

from ludejo.core.event import ONLOOKER, Events
from ludejo.core.game import Game, State
from ludejo.core.luck import FastLuck, Luck
from ludejo.core.move import Move
from ludejo.testkit.setups import Setup, setups
from ludejo.testkit.steps import PlayStep, length, random_step, some, spread


class Leak:
    """Something that told a viewer more than it may know."""

    def __init__(self, part: str, viewer: int, where: str) -> None:
        self.part = part
        self.viewer = viewer
        self.where = where

    def __repr__(self) -> str:
        return f"{self.part}, viewer {self.viewer}, {self.where}"


class Pairs:
    """Draws pairs from random games of all set-ups. If several share the games of a seed, each plays every `parts`-th
    game, from number `part` on."""

    def __init__(self, game: Game, seed: int, per_game: int, part: int = 0, parts: int = 1) -> None:
        self.game = game
        self.per_game = per_game  # pairs; few, if few pairs in all should still see every set-up
        self.seed = seed
        self.parts = parts
        self.setups: list[Setup] = setups(game)
        self.moves: list[Move] = [*game.moves(), *some(game.stand_ins())]
        self.n_pairs = 0
        self.n_games = part  # the number of the next one
        self.n_stepped = 0
        self.phases: Counter[str] = Counter()  # in which phases the pairs were compared
        self.leaks: list[Leak] = []

    def play_one(self, most: int) -> None:
        """Compare pairs of one more game, until there were `most`: all of its pairs, or `per_game` spread over it."""
        setup = self.setups[self.n_games % len(self.setups)]
        seed = self.seed + self.n_games
        self.n_games += self.parts
        luck, worlds = FastLuck(seed), FastLuck(-1 - seed)  # two, so that the game does not depend on what is compared
        state = self.game.start(setup.seats, setup.options, luck)
        n_steps = 0
        for place in self.places(setup, seed, min(most - self.n_pairs, self.per_game), worlds):
            position, viewer = divmod(place, setup.seats + 1)
            while n_steps < position:
                random_step(state, luck).take(state, luck, None)
                n_steps += 1
            step = None if state.is_over() else random_step(state, worlds)
            part = self.pair(state, viewer + ONLOOKER, step, worlds)
            self.n_pairs += 1
            self.phases[phase_of(state)] += 1
            if part:
                self.leaks.append(Leak(part, viewer + ONLOOKER, f"{setup} seed {seed} step {n_steps}"))

    def places(self, setup: Setup, seed: int, most: int, worlds: Luck) -> list[int]:
        """Which pairs of a game are compared, numbered by position and viewer. The game is first played once to find
        its length, because else all pairs would come from its beginning. If there are several, the last one is of the
        end, which would hardly ever be drawn in a long game."""
        luck = FastLuck(seed)
        n_steps = length(self.game.start(setup.seats, setup.options, luck), luck, self.game.longest)
        found = spread((n_steps + 1) * (setup.seats + 1), most, worlds)
        if len(found) > 1:
            found[-1] = n_steps * (setup.seats + 1) + int(worlds.below(setup.seats + 1))
        return found

    def pair(self, state: State, viewer: int, step: PlayStep | None, luck: Luck) -> str:
        """The first part in which a world and its twin differ for this viewer; "" if none."""
        other = state.resample(viewer, luck)
        part = self.differing(state, other, viewer)
        if part or step is None or not step.is_legal_in(other):
            return part
        self.n_stepped += 1
        return self.stepped(state.clone(), other, viewer, step, luck.below(1 << 30))

    def differing(self, state: State, other: State, viewer: int) -> str:
        """What the viewer would see differ between these two worlds."""
        if shown(state, viewer) != shown(other, viewer):
            return "view"
        if state.result() != other.result():
            return "result"
        if state.moment() != other.moment() or state.chapter() != other.chapter() or state.clock() != other.clock():
            return "moment"
        if [state.score(seat) for seat in range(state.seats())] != [other.score(seat) for seat in range(state.seats())]:
            return "score"
        if state.teams() != other.teams():
            return "teams"
        if viewer == ONLOOKER:
            return ""
        if (viewer in state.due()) != (viewer in other.due()):
            return "due"
        if (viewer in state.may()) != (viewer in other.may()):
            return "may"
        if (viewer in state.retired()) != (viewer in other.retired()):
            return "retired"
        if state.hearers(viewer) != other.hearers(viewer):
            return "hearers"
        if state.may_signal(viewer) != other.may_signal(viewer):
            return "signals"
        return self.differing_moves(state, other, viewer)

    def differing_moves(self, state: State, other: State, viewer: int) -> str:
        choices = state.choices(viewer)
        if choices != other.choices(viewer):
            return "choices"
        if state.opens(viewer) != other.opens(viewer):
            return "opens"
        for move in self.moves:
            mine = state.check(viewer, move)
            theirs = other.check(viewer, move)
            if mine is not theirs and (mine is None or theirs is None or not mine.says_the_same(theirs)):
                return "refusal"
        for move in choices:
            if state.preview(viewer, move) != other.preview(viewer, move):
                return "preview"
        return ""

    def stepped(self, state: State, other: State, viewer: int, step: PlayStep, seed: int) -> str:
        """Both worlds take the same step with the same luck: if the views are equal, the events must be, too."""
        mine = Events()
        theirs = Events()
        chapter = state.chapter()
        step.take(state, FastLuck(seed), mine)
        step.take(other, FastLuck(seed), theirs)
        if mine.to(viewer) == theirs.to(viewer) or shown(state, viewer) != shown(other, viewer):
            return ""
        if mine.to(ONLOOKER) != theirs.to(ONLOOKER):
            return "public event"
        if state.chapter() == chapter and not state.is_over():
            return "private event"
        return ""


def phase_of(state: State) -> str:
    """The phase of a position, in the words of its game's views: `night 3`, `guess`, `round 2`, `over`."""
    view = state.view(ONLOOKER)
    if state.is_over():
        return "over"
    number: int = getattr(view, "day", getattr(view, "round", 0))
    return f"{getattr(view, 'phase', 'round' if number else 'play')} {number or ''}".rstrip()


def shown(state: State, viewer: int) -> bytes:
    """The view, as it would go over the wire."""
    return msgspec.json.encode(state.view(viewer))
