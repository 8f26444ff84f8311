"""LK-12 and LK-13: every table that is possible with small decks; none of them is stuck."""

from __future__ import annotations

from math import factorial

import pytest

from ludejo.core.luck import FastLuck
from ludejo.games.lines_and_columns.game import GAME, block
from ludejo.games.lines_and_columns.moves import LAY_ALL, LayMove
from ludejo.games.lines_and_columns.pieces import BY_OUT, LEFT, RIGHT, START, cards_in, deck_of
from ludejo.games.lines_and_columns.rules.grid import Grid
from ludejo.games.lines_and_columns.state import LinesAndColumns

Layout = tuple[int, int, int]


def layout_of(grid: Grid) -> Layout:
    return int(grid.where), int(grid.lefts), int(grid.rights) << 60 | int(grid.laid)


def every_layout(deck: int) -> dict[Layout, Grid]:
    """All tables that are possible with these cards, the empty one included."""
    found = {layout_of(Grid()): Grid()}
    stack = list(found.values())
    while stack:
        grid = stack.pop()
        for card in cards_in(grid.open_cards() & deck):
            for side in (LEFT, RIGHT, START):
                if grid.is_open(card, side):
                    after = grid.copy()
                    after.lay(card, side)
                    if layout_of(after) not in found:
                        found[layout_of(after)] = after
                        stack.append(after)
    return found


@pytest.mark.parametrize(
    ("objects", "colours", "n_layouts"), [(1, 4, 50), (2, 3, 74), (2, 4, 496), (3, 3, 390), (3, 4, 3944)]
)
def test_every_layout(objects: int, colours: int, n_layouts: int) -> None:
    """LK-13: the number of layouts; LK-12: in each that is not complete, one of the other cards can be laid."""
    deck = sum(1 << card for card in block(objects, colours))
    layouts = every_layout(deck)
    assert len(layouts) == n_layouts
    stuck = [grid for grid in layouts.values() if grid.laid != deck and grid.open_cards() & deck == 0]
    assert stuck == []
    complete = [grid for grid in layouts.values() if grid.laid == deck]
    assert len(complete) == factorial(colours)


def test_games_with_all_cards_never_get_stuck(long: bool, form: str) -> None:
    """LK-12: every round of turns lays a card, so there are at most as many moves as cards."""
    least = 1_000_000 if long and form == "compiled" else 20_000 if long else 6_000
    n_moves, seed = 0, 0
    while n_moves < least:
        seed += 1
        luck = FastLuck(seed)
        state = GAME.start(2 + seed % 6, {}, luck)
        assert isinstance(state, LinesAndColumns)
        while not state.is_over():
            seat = state.due()[0]
            moves = state.choices(seat)
            state.apply(seat, moves[luck.below(len(moves))], luck)
        assert state.end == BY_OUT
        assert state.n_moves <= len(cards_in(state.deck))
        n_moves += state.n_moves


def test_most_games_end_with_many_cards_at_once() -> None:
    """LK-13: if players always lay all as soon as they can, at least 85 of 100 games end that way."""
    n_many = 0
    for seed in range(120):
        luck = FastLuck(seed)
        state = GAME.start(3 + seed % 4, {}, luck)
        move = LAY_ALL
        while not state.is_over():
            seat = state.due()[0]
            moves = state.choices(seat)
            last = moves[-1] if moves[-1] is LAY_ALL else moves[luck.below(len(moves))]
            assert isinstance(last, LayMove)
            move = last
            state.apply(seat, move, luck)
        n_many += move is LAY_ALL
    assert n_many > 102


def test_games_with_undealt_cards_do_get_stuck() -> None:
    """LK-14: with six undealt cards one game in seven ends stuck (half of them, if green ones could be undealt)."""
    ends = [end_of(seed) for seed in range(200)]
    assert 15 < sum(end != BY_OUT for end in ends) < 50


def end_of(seed: int) -> int:
    luck = FastLuck(seed)
    state = GAME.start(4, {"undealt": 6, "lay-all": "forbidden"}, luck)
    assert isinstance(state, LinesAndColumns)
    while not state.is_over():
        seat = state.due()[0]
        moves = state.choices(seat)
        state.apply(seat, moves[luck.below(len(moves))], luck)
    return int(state.end)


def test_a_deck_is_what_its_objects_and_colours_make() -> None:
    """LK-2: the small decks, too, have every card of their objects and colours."""
    assert deck_of([0, 1], [6, 0, 1]) == sum(1 << card for card in block(2, 3))
