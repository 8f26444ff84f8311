"""The game beside its oracle: the same choices, passes and winners; and laying everything, checked by brute force."""

from __future__ import annotations

import pytest
from games.lines_and_columns.oracle import Card, Oracle
from support.seeds import shared

from ludejo.core.event import Events
from ludejo.core.luck import FastLuck
from ludejo.games.lines_and_columns import shapes
from ludejo.games.lines_and_columns.game import GAME
from ludejo.games.lines_and_columns.moves import LayMove
from ludejo.games.lines_and_columns.pieces import (
    ALL,
    CARDS,
    COLOURS,
    EVERY_CARD,
    LEFT,
    N_COLOURS,
    OBJECTS,
    RIGHT,
    START,
    cards_in,
    deck_of,
)
from ludejo.games.lines_and_columns.rules.grid import Grid
from ludejo.games.lines_and_columns.rules.lay_all import LayAll
from ludejo.games.lines_and_columns.state import LinesAndColumns


def pair(card: int) -> Card:
    return COLOURS[card % 8], OBJECTS[card // 8]


def same_choices(state: LinesAndColumns, oracle: Oracle) -> None:
    """Compare the choices of single cards, each with its column."""
    seat = int(state.mover)
    mine = {
        (pair(move.card), int(state.grid.next_column(move.card // N_COLOURS, move.side)))
        for move in state.choices(seat)
        if isinstance(move, LayMove) and move.card != ALL
    }
    assert mine == set(oracle.options())


@pytest.mark.parametrize("seats", range(2, 8))
def test_play_beside_the_oracle(seats: int, long: bool, seed: int) -> None:
    """LK-9: the same cards can be laid, the same seats pass, the same seat wins."""
    for number, one in enumerate(shared(300 if long else 12, seed)):
        luck, events = FastLuck(one), Events()
        state = GAME.start(seats, {"undealt": (0, 3)[number % 2]}, luck, events)
        assert isinstance(state, LinesAndColumns)
        hands = [{pair(card) for card in cards_in(state.hand(seat))} for seat in range(seats)]
        oracle = Oracle(hands, (int(state.dealer) + 1) % seats, True)
        while not state.is_over():
            assert oracle.turn == state.mover
            same_choices(state, oracle)
            seat = int(state.mover)
            moves = [m for m in state.choices(seat) if isinstance(m, LayMove) and m.card != ALL]
            move = moves[luck.below(len(moves))]
            column = int(state.grid.next_column(move.card // N_COLOURS, move.side))
            state.apply(seat, move, luck, events)
            oracle.lay(pair(move.card), column)
        passes = [told.event.seat for told in events.told if isinstance(told.event, shapes.Passed)]
        assert passes == oracle.passes
        assert [seat for seat in range(seats) if state.winners >> seat & 1] == oracle.winners


def random_grid(luck: FastLuck, deck: int, n_cards: int) -> Grid:
    """A table with this number of cards, laid at random."""
    grid = Grid()
    for _ in range(n_cards):
        open_places = [
            (card, side)
            for card in cards_in(grid.open_cards() & deck)
            for side in (LEFT, RIGHT, START)
            if grid.is_open(card, side)
        ]
        if open_places:
            card, side = open_places[luck.below(len(open_places))]
            grid.lay(card, side)
    return grid


def likely_hand(luck: FastLuck, grid: Grid, deck: int, n_cards: int, wild: int) -> int:
    """Cards that could be laid one after the other, of which a few are exchanged: about half of such hands can't."""
    ahead, hand = grid.copy(), 0
    for _ in range(n_cards):
        fitting = cards_in(ahead.open_cards() & deck)
        if not fitting:
            break
        card = fitting[luck.below(len(fitting))]
        sides = [side for side in (LEFT, RIGHT, START) if ahead.is_open(card, side)]
        ahead.lay(card, sides[luck.below(len(sides))])
        hand |= 1 << card
    for _ in range(wild):
        free = cards_in(deck & ~grid.laid & ~hand)
        if free and hand:
            held = cards_in(hand)
            hand ^= 1 << held[luck.below(len(held))] | 1 << free[luck.below(len(free))]
    return hand


def test_lay_all_against_brute_force(long: bool) -> None:
    """LK-10: exactly the hands for which some order and some sides work; and the order that is found is legal."""
    luck = FastLuck(5)
    answers = [0, 0]
    decks = [EVERY_CARD, deck_of([0, 1, 2], [6, 0, 1, 2, 3, 4]), deck_of([0, 1, 2, 3], [6, 0, 1, 2])]
    for number in range(20_000 if long else 1_500):
        deck = decks[number % 3]
        grid = random_grid(luck, deck, luck.below(14))
        hand = likely_hand(luck, grid, deck, 1 + luck.below(5), luck.below(3))
        found = LayAll(grid, hand)
        assert found.fits == brute(grid, hand), (CARDS, hand)
        answers[found.fits] += 1
        if found.fits:
            follow(grid, hand, found.plan())
        else:
            assert found.plan() == []
    assert min(answers) > sum(answers) // 8


def brute(grid: Grid, hand: int) -> bool:
    """Every order and every side."""
    if hand == 0:
        return True
    for card in cards_in(hand & grid.open_cards()):
        for side in (LEFT, RIGHT, START):
            if grid.is_open(card, side):
                after = grid.copy()
                after.lay(card, side)
                if brute(after, hand & ~(1 << card)):
                    return True
    return False


def follow(grid: Grid, hand: int, plan: list[tuple[int, int]]) -> None:
    """Lay the cards in this order: each must be legal, and all are laid."""
    ahead = grid.copy()
    for card, side in plan:
        assert ahead.is_open(card, side)
        ahead.lay(card, side)
    assert ahead.laid == grid.laid | hand
    assert len(plan) == len(cards_in(hand))


def test_brute_force_agrees_with_the_oracle() -> None:
    """LK-10: the brute force above uses the game's own grid; the oracle has a table of its own."""
    luck = FastLuck(9)
    deck = deck_of([0, 1, 2], [6, 0, 1, 2])
    for _ in range(150):
        oracle = Oracle([set()], 0, True)
        grid = random_grid(luck, deck, luck.below(6))
        for card in cards_in(grid.laid):
            oracle.table[pair(card)[1], int(grid.column_of(card % N_COLOURS))] = pair(card)
        hand = likely_hand(luck, grid, deck, 4, luck.below(2))
        assert oracle.can_lay_all(frozenset(pair(card) for card in cards_in(hand))) == LayAll(grid, hand).fits
