"""Search that can't cheat: information-set Monte-Carlo tree search over the contract alone.

One tree for what the searching seat knows. Each iteration thinks in another world drawn by `resample`, goes down the
tree by the moves that are legal there, adds one node, plays at random to the end of the chapter, and gives every seat
on the way its reward. A move is judged against how often it was available, not against how often its parent was visited
(Cowling, Powley and Whitehouse 2012: single observer).
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from ludejo.core.bits import everyone, has, plus
from ludejo.core.game import State
from ludejo.core.luck import Luck
from ludejo.core.move import Move

CURIOSITY: Final = 0.7  # how much an uncertain move is favoured; rewards are between 0 and 1
POOL: Final = 500  # worlds drawn for one decision, walked through in order


@final
class Node:
    """A move somebody made, seen from the searcher: how often it was there, tried, and what it brought its maker."""

    def __init__(self, move: Move | None, seat: int) -> None:
        self.move = move
        self.seat: i64 = seat
        self.available: float = 0.0  # counts are floats here: they are only ever divided
        self.visits: float = 0.0
        self.reward: float = 0.0
        self.children: list[Node | None] = []  # by index of move; empty until the node is passed through

    def appeal(self) -> float:
        """The upper confidence bound of its mean reward."""
        return self.reward / self.visits + CURIOSITY * sqrt(log(self.available) / self.visits)


@final
class Search:
    """A tree being grown for one decision of one seat."""

    def __init__(self, world: State, seat: int, n_moves: int, luck: Luck, n_worlds: int) -> None:
        self.seat = seat
        self.luck = luck
        self.n_moves = n_moves
        self.n_seats: i64 = world.seats()
        self.chapter = world.chapter()
        self.scores: list[int] = [world.score(other) for other in range(self.n_seats)]
        self.worlds = world.worlds(seat, luck, n_worlds)
        self.root = Node(None, seat)
        self.iterations: i64 = 0

    def grow(self, iterations: i64) -> None:
        """So many iterations more."""
        path: list[Node] = []
        for _ in range(iterations):
            world = self.worlds[self.iterations % len(self.worlds)].clone()
            self.iterations += 1
            path.clear()
            self.descend(world, path)
            self.play_out(world)
            self.give(world, path)

    def grow_for(self, seconds: float) -> None:
        """As many as fit into this time."""
        end = perf_counter() + seconds
        while perf_counter() < end:
            self.grow(100)

    def is_open(self, world: State) -> bool:
        """Does the chapter in which the decision falls still go on?"""
        return world.chapter() == self.chapter and bool(world.due())

    def descend(self, world: State, path: list[Node]) -> None:
        """Down to a move that was not tried yet, and make it; or to the end of the chapter."""
        node = self.root
        while self.is_open(world):
            seat = world.due()[0]
            choices = world.choices(seat)
            if not choices:
                return  # an open move: the play-out samples it
            if not node.children:
                node.children = [None] * self.n_moves
            child = self.untried(node, choices, seat)
            is_new = child is not None
            if child is None:
                child = self.best(node, choices)
            path.append(child)
            move = child.move
            assert move is not None
            world.apply(seat, move, self.luck)
            if is_new:
                return
            node = child

    def untried(self, node: Node, choices: tuple[Move, ...], seat: int) -> Node | None:
        """A new node for one of the moves that have none, each as likely; None if all have one."""
        children = node.children
        n: i64 = 0
        picked: Move | None = None
        for move in choices:
            child = children[move.index]
            if child is None:
                n += 1
                if n == 1 or self.luck.below(n) == 0:
                    picked = move
            else:
                child.available += 1.0
        if picked is None:
            return None
        child = Node(picked, seat)
        child.available = 1.0
        children[picked.index] = child
        return child

    def best(self, node: Node, choices: tuple[Move, ...]) -> Node:
        """The legal move with the highest bound."""
        children = node.children
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

    def play_out(self, world: State) -> None:
        """At random to the end of the chapter."""
        luck = self.luck
        while self.is_open(world):
            seat = world.due()[0]
            choices = world.choices(seat)
            if choices:
                world.apply(seat, choices[luck.below(len(choices))], luck)
            else:
                world.apply(seat, world.sample(seat, luck), luck)

    def give(self, world: State, path: list[Node]) -> None:
        """Who gained in the chapter shares one; without any gain everybody has an equal share."""
        gained: i64 = 0
        share = 0.0
        for seat in range(self.n_seats):
            if world.score(seat) > self.scores[seat]:
                gained = plus(gained, seat)
                share += 1.0
        if gained == 0:
            gained = everyone(self.n_seats)
            share = float(self.n_seats)
        for node in path:
            node.visits += 1.0
            if has(gained, node.seat):
                node.reward += 1.0 / share

    def answer(self) -> Move:
        """The move that was tried most."""
        most = -1.0
        best: Move | None = None
        for child in self.root.children:
            if child is not None and child.visits > most:
                most = child.visits
                best = child.move
        assert best is not None
        return best
