"""Love Letter, exactly: every world that a seat thinks possible, with its weight, and the value of each last move.

This is for checks of what searches find. If the mover makes the last decision of the round, the value of a move is its
mean over all these worlds, and nothing has to be guessed.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from ludejo.core.bits import one_in, seats_in
from ludejo.core.luck import FastLuck
from ludejo.core.move import Move
from ludejo.games.love_letter.pieces import KINDS
from ludejo.games.love_letter.state import LoveLetter
from ludejo.games.love_letter.worlds.belief import Belief
from ludejo.games.love_letter.worlds.ways import NO_HABITS

Hands = tuple[int, ...]  # by seat; 0 where nothing is hidden


def is_last(state: LoveLetter) -> bool:
    """Does the mover make the last decision of the round: no card is left to be drawn?"""
    return bool(state.due()) and state.pile() == 0


def hands_of(state: LoveLetter, seat: int, habits: list[int] = NO_HABITS) -> dict[Hands, int]:
    """The weight of each way the hidden cards can lie: how many deals lead to it or, with habits, how likely these are
    if people play by the habits. No other seat may have two cards in hand."""
    assert state.mover == seat
    belief = Belief(state, seat, habits)
    kinds = [range(1, KINDS) if belief.hides(other) else (0,) for other in range(state.n_seats)]
    found = {hands: sum(deals(belief, n, hands) for n in range(len(belief.cases))) for hands in product(*kinds)}
    return {hands: weight for hands, weight in found.items() if weight}


def deals(belief: Belief, case: int, hands: Hands) -> int:
    """The ways to these hands, times the ways to draw these cards one after the other from the unseen ones."""
    weight = belief.cases[case].times
    left = list(belief.unseen)
    for other, card in enumerate(hands):
        if card:
            weight *= belief.cases[case].ways[other][card] * left[card]
            left[card] -= 1
    return weight


def worlds_of(state: LoveLetter, seat: int, habits: list[int] = NO_HABITS) -> Iterator[tuple[LoveLetter, int]]:
    """Every world, with its weight."""
    for hands, weight in hands_of(state, seat, habits).items():
        world = state.clone()
        for other, card in enumerate(hands):
            if card:
                world.rest += one_in(state.hand(other)) - one_in(card)
                world.hold(other, card)
        yield world, weight


def values_of(state: LoveLetter, seat: int, habits: list[int] = NO_HABITS) -> dict[Move, float]:
    """The mean share of the round that each move of a last decision wins."""
    sums = dict.fromkeys(state.choices(seat), 0.0)
    total = 0
    for world, weight in worlds_of(state, seat, habits):
        total += weight
        for move in sums:
            sums[move] += weight * share_of(world, seat, move)
    return {move: value / total for move, value in sums.items()}


def share_of(world: LoveLetter, seat: int, move: Move) -> float:
    """The seat's share of the win after the move in this world. If nobody wins, all share equally, as in `Search`."""
    after = world.clone()
    after.apply(seat, move, FastLuck(0))  # at most one card is left to draw
    won = seats_in(after.won()) or list(range(world.n_seats))
    return (seat in won) / len(won)
