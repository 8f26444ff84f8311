"""Search that can't cheat: information-set Monte-Carlo tree search over the contract alone.

There is one tree, of what the searching seat knows. Each iteration uses another world drawn by `resample`, goes down
the tree by the moves that are legal there, adds one node, plays random moves to the end of the chapter, and gives every
node on the way the reward of its seat. A move is judged against how often it was available, not against how often its
parent was visited (Cowling, Powley and Whitehouse 2012: single observer).

Seats that decide at the same time don't see each other's choice: each compares its moves by figures kept in the node
where the moment began, whatever the others chose before it in this iteration (Tak, Winands and Lanctot 2014 call this
decoupled).
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

POOL: Final = 500  # worlds drawn for one decision; the iterations use them in turn
BESIDE: Final = 64  # added to the seat's number in nodes that only lead on; the figures are where the moment began
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
        self.anchor: Node | None = None  # the node where a moment began in which several seats decide
        self.moment = 0

    def grow(self, iterations: i64) -> None:
        """Run this many more iterations."""
        n_worlds: i64 = len(self.worlds)
        for _ in range(iterations):
            world = self.worlds[self.iterations % n_worlds].clone()
            self.iterations += 1
            self.path.clear()
            self.descend(world)
            self.play_out(world)
            self.give(world)

    def grow_for(self, seconds: float, iterations: i64) -> None:
        """Run as many iterations as fit into this time, at least one, until the tree has had this many."""
        end = perf_counter() + seconds
        while self.iterations < iterations and (perf_counter() < end or self.iterations == 0):
            left = iterations - self.iterations
            self.grow(BATCH if left > BATCH else left)

    def is_open(self, world: State) -> bool:
        """Is the chapter of this decision still going on?"""
        return world.chapter() == self.chapter and not world.is_over()

    def descend(self, world: State) -> None:
        """Go down to a move that was not tried yet and make it, or to the end of the chapter."""
        place: Node | None = self.root
        self.anchor = None
        while place is not None and self.is_open(world):
            due = world.due()
            if due:
                place = self.step(world, place, due)
            else:
                world.expire(self.luck)

    def step(self, world: State, place: Node, due: tuple[int, ...]) -> Node | None:
        """Make one decision; return the node that it leads to, or None if that node is new."""
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
        """The seat that decides, where several decide at once: the searching seat first. Remember where the moment
        began."""
        moment = world.moment()
        if self.anchor is not None and moment != self.moment:
            self.anchor = None
        if self.anchor is None and len(due) > 1:
            self.anchor = place
            self.moment = moment
        return self.seat if self.seat in due else due[0]

    def beside(self, place: Node, move: Move) -> Node | None:
        """The node after a choice whose figures are kept where the moment began; None if the node is new."""
        child = place.after(move)
        if child is None:
            place.added(move)
        return child

    def pick(self, world: State, here: Node, choices: tuple[Move, ...], seat: int) -> bool:
        """Put the node of the next move on the path: a random untried one, or else the best. Is it new?"""
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
        """Pick among the open moves tried so far. Add one while there are no more of them than the square root of the
        tries."""
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
        """Play random moves to the end of the chapter, or as many as the game's horizon says."""
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
        """Share a reward of 1: among the winners of the chapter; among all seats if nobody won; by the outlook before
        the chapter's end."""
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
        """The searching seat's own moves, with their figures."""
        return self.root.decision(self.seat, self.n_moves).tried()
