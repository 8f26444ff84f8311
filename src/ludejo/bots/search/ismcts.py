"""Search that can't cheat: information-set Monte-Carlo tree search over the contract alone.

One tree for what the searching seat knows. Each iteration thinks in another world drawn by `resample`, goes down the
tree by the moves that are legal there, adds one node, plays on quickly to the end of the chapter, and gives every seat
on the way its reward. A move is judged against how often it was available, not against how often its parent was visited
(Cowling, Powley and Whitehouse 2012: single observer).

Seats that decide at the same time don't see each other's choice: each weighs its moves by figures kept where the moment
began, whatever the others chose before it in this iteration (decoupled, as Tak, Winands and Lanctot 2014 call it).
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from ludejo.bots.search.tree import Node
from ludejo.core.bits import everyone, has
from ludejo.core.game import Game, State
from ludejo.core.luck import Luck
from ludejo.core.move import Move

POOL: Final = 500  # worlds drawn for one decision, walked through in order
BESIDE: Final = 64  # added to a seat whose choice leads on here, but is weighed where the moment began
BATCH: Final = 100  # iterations between two looks at the clock


@final
class Search:
    """A tree being grown for one decision of one seat."""

    def __init__(self, game: Game, worlds: list[State], seat: int, luck: Luck) -> None:
        self.seat = seat
        self.luck = luck
        self.n_moves = len(game.moves()) + len(game.stand_ins())
        self.has_words = len(game.stand_ins()) > 0
        self.horizon: i64 = game.horizon()
        self.worlds = worlds
        self.n_seats: i64 = worlds[0].seats()
        self.chapter = worlds[0].chapter()
        self.root = Node(None, seat)
        self.iterations: i64 = 0
        self.path: list[Node] = []
        self.anchor: Node | None = None  # where the moment began in which several decide
        self.moment = 0

    def grow(self, iterations: i64) -> None:
        """So many iterations more."""
        n_worlds: i64 = len(self.worlds)
        for _ in range(iterations):
            world = self.worlds[self.iterations % n_worlds].clone()
            self.iterations += 1
            self.path.clear()
            self.descend(world)
            self.play_out(world)
            self.give(world)

    def grow_for(self, seconds: float, iterations: i64) -> None:
        """As many as fit into this time, and not more than so many."""
        end = perf_counter() + seconds
        while self.iterations < iterations and (perf_counter() < end or self.iterations == 0):
            left = iterations - self.iterations
            self.grow(BATCH if left > BATCH else left)

    def is_open(self, world: State) -> bool:
        """Does the chapter in which the decision falls still go on?"""
        return world.chapter() == self.chapter and not world.is_over()

    def descend(self, world: State) -> None:
        """Down to a move that was not tried yet, and make it; or to the end of the chapter."""
        place: Node | None = self.root
        self.anchor = None
        while place is not None and self.is_open(world):
            due = world.due()
            if due:
                place = self.step(world, place, due)
            else:
                world.expire(self.luck)

    def step(self, world: State, place: Node, due: tuple[int, ...]) -> Node | None:
        """One decision; where it leads, or None if nobody has been there yet."""
        seat = due[0]
        if len(due) > 1 or self.anchor is not None:
            seat = self.among(world, place, due)
        anchor = self.anchor
        here = (place if anchor is None else anchor).decision(seat, self.n_moves)
        choices = world.choices(seat)
        is_new = self.pick(world, here, choices, seat)
        child = self.path[-1]
        move = child.move
        assert move is not None
        world.apply(seat, move, self.luck)
        if is_new:
            return None
        if anchor is None or anchor is place:
            return child
        return self.beside(place.decision(seat + BESIDE, self.n_moves), move)

    def among(self, world: State, place: Node, due: tuple[int, ...]) -> int:
        """Several decide at once: the searcher goes first, and all of them from where the moment began."""
        moment = world.moment()
        if self.anchor is not None and moment != self.moment:
            self.anchor = None
        if self.anchor is None and len(due) > 1:
            self.anchor = place
            self.moment = moment
        return self.seat if self.seat in due else due[0]

    def beside(self, place: Node, move: Move) -> Node | None:
        """The place after a choice among several whose figures are kept elsewhere; None if it is new."""
        child = place.after(move)
        if child is None:
            place.added(move)
        return child

    def pick(self, world: State, here: Node, choices: tuple[Move, ...], seat: int) -> bool:
        """Put the node of the next move on the path: an untried one, each as likely, or the best. Is it new?"""
        n = here.untried(choices)
        if n > 0:
            left = self.luck.below(n)
            for move in choices:
                if here.children[move.index] is None:
                    if left == 0:
                        self.path.append(here.added(move))
                        return True
                    left -= 1
        if self.has_words and world.opens(seat):
            return self.pick_word(world, here, choices, seat)
        self.path.append(self.best(here, choices))
        return False

    def best(self, here: Node, choices: tuple[Move, ...]) -> Node:
        """The legal move with the highest bound; all have been tried."""
        children = here.children
        best: Node | None = None
        highest = -1.0
        for move in choices:
            child = children[move.index]
            assert child is not None
            appeal = child.appeal()
            if appeal > highest:
                highest = appeal
                best = child
        assert best is not None
        return best

    def pick_word(self, world: State, here: Node, choices: tuple[Move, ...], seat: int) -> bool:
        """Among open moves that were thought of; now and then (as the root of the tries) one more is."""
        tried = [child for child in here.tried() if child.move is not None and world.check(seat, child.move) is None]
        tries = 0.0
        for child in tried:
            tries += child.visits
            if child.move is not None and child.move not in choices:
                child.available += 1.0
        if len(tried) <= sqrt(tries):
            move = world.sample(seat, self.luck)
            if here.after(move) is None:
                self.path.append(here.added(move))
                return True
        best = tried[0]
        for child in tried:
            if child.appeal() > best.appeal():
                best = child
        self.path.append(best)
        return False

    def play_out(self, world: State) -> None:
        """Quickly to the end of the chapter, or as far as the game says."""
        luck = self.luck
        n: i64 = 0
        while self.is_open(world) and (self.horizon == 0 or n < self.horizon):
            n += 1
            due = world.due()
            if not due:
                world.expire(luck)
                continue
            seat = due[0]
            choices = world.choices(seat)
            if choices:
                world.apply(seat, choices[luck.below(len(choices))], luck)
            else:
                world.apply(seat, world.sample(seat, luck), luck)

    def give(self, world: State) -> None:
        """Who won the chapter shares one; if nobody did, everybody has an equal share; before its end, as it looks."""
        if self.horizon > 0 and self.is_open(world):
            shares = world.outlook()
            for node in self.path:
                node.visits += 1.0
                node.reward += shares[node.seat]
            return
        won: i64 = world.won()
        if won == 0:
            won = everyone(self.n_seats)
        n = 0
        for seat in range(self.n_seats):
            n += has(won, seat)
        for node in self.path:
            node.visits += 1.0
            if has(won, node.seat):
                node.reward += 1.0 / n

    def tried(self) -> list[Node]:
        """The searcher's own moves, with their figures."""
        return self.root.decision(self.seat, self.n_moves).tried()
