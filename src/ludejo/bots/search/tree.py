"""The tree of a search: which moves were tried, how often each was available, and what reward it brought."""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from ludejo.core.move import OPEN, Move

CURIOSITY: Final = 0.7  # how much an uncertain move is favoured; rewards are between 0 and 1
NOBODY: Final = -1


@final
class Node:
    """A move that a seat made, as the searching seat sees it, and the moves that may follow."""

    def __init__(self, move: Move | None, seat: int) -> None:
        self.move = move
        self.seat: i64 = seat  # the seat that made it
        self.available: float = 0.0  # counts are floats, because they are only used in divisions
        self.visits: float = 0.0
        self.reward: float = 0.0
        self.asked: i64 = NOBODY  # the seat that decides next, in the first world that came here
        self.children: list[Node | None] = []  # by index of move; empty until the node is passed through
        self.said: list[Node] | None = None  # open moves that were thought of here
        self.others: list[Node] | None = None  # this node where other seats decide: in other worlds, or at once

    def appeal(self) -> float:
        """The upper confidence bound of its mean reward."""
        return self.reward / self.visits + CURIOSITY * sqrt(log(self.available) / self.visits)

    def decision(self, seat: i64, n_moves: int) -> Node:
        """The node for the decision of this seat here."""
        if self.asked == seat:
            return self
        if self.asked == NOBODY:
            self.asked = seat
            self.children = [None] * n_moves
            return self
        if self.others is None:
            self.others = []
        for other in self.others:
            if other.asked == seat:
                return other
        other = Node(self.move, self.seat)
        other.asked = seat
        other.children = [None] * n_moves
        self.others.append(other)
        return other

    def untried(self, choices: tuple[Move, ...]) -> int:
        """How many of these moves have no node yet; counts for the others that they were available once more."""
        children = self.children
        n = 0
        for move in choices:
            child = children[move.index]
            if child is None:
                n += 1
            else:
                child.available += 1.0
        return n

    def added(self, move: Move) -> Node:
        """Add a node for a move that has none."""
        child = Node(move, self.asked)
        child.available = 1.0
        if move.index != OPEN:
            self.children[move.index] = child
        elif self.said is None:
            self.said = [child]
        else:
            self.said.append(child)
        return child

    def after(self, move: Move) -> Node | None:
        """The node of this move, if it was tried."""
        if move.index != OPEN:
            return self.children[move.index]
        if self.said is not None:
            for child in self.said:
                if child.move is not None and child.move.shape == move.shape:
                    return child
        return None

    def tried(self) -> list[Node]:
        """All moves that were tried here."""
        found = [child for child in self.children if child is not None]
        if self.said is not None:
            found += self.said
        return found
