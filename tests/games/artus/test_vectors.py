"""Position P and the examples A to I of the rulebook, each from P anew."""

from __future__ import annotations

import pytest
from games.artus.positions import (
    BEIGE,
    BLACK,
    BLUE,
    P_KNIGHTS,
    P_ROYALS,
    RED,
    SILVER_1,
    SILVER_2,
    earned,
    earnings,
    knight,
    play,
    position_p,
    ring,
    royal,
    score,
    view,
)

from ludejo.games.artus import shapes
from ludejo.games.artus.game import GAME
from ludejo.games.artus.pieces import PLATES, knight_of
from ludejo.games.artus.shapes import Foreseen, Pushed


def test_p_is_as_the_rulebook_tells_it() -> None:
    """AR-4: the only wheel that fits the examples: every piece of P is at the plate the rulebook gives it."""
    state = position_p(RED)
    values = view(state).values
    assert [values[chair] for chair in P_KNIGHTS[RED]] == [5, 4, 1, -9]
    assert [values[chair] for chair in P_KNIGHTS[BLUE]] == [7, 6, 2, -1]
    assert [values[chair] for chair in P_KNIGHTS[BLACK]] == [10, -3, -5, 0]
    assert [values[chair] for chair in P_KNIGHTS[BEIGE]] == [-2, -4, -7, 0]
    assert [values[chair] for chair in P_ROYALS[:2]] == [0, 3]
    assert [values[chair] for chair in (25, 12, 10)] == [8, -6, -8]
    assert view(state).spare == 3
    assert list(values) == [PLATES[(27 - chair) % 28] for chair in range(28)]


def test_a1_a_knight_pushes_the_king() -> None:
    """AR-25: A1: red 22 forward 5: 5 points by the old values, the King goes to 25, and the disc turns."""
    state = position_p(RED, "knight-3-6", "knight-7-9")
    move = knight("knight-3-6", 0, 5)
    assert state.preview(RED, move) == Foreseen(5, 22, 27, Pushed("silver-1", None, 27, 25), None, 25)
    told = play(state, move)
    assert told == [
        shapes.Played(RED, "knight-3-6"),
        shapes.Scored(RED, "left", (22,), 5, 5),
        shapes.Moved(RED, "knight", False, 22, 27, "forward", 5),
        shapes.Displaced("silver-1", None, True, 27, 25, 2),
        shapes.Turned(25),
    ]
    assert state.king_chair() == 25
    assert view(state).values[25] == 0
    assert view(state).values[24] == 10
    assert view(state).values[27] == 0


def test_a2_a_knight_pushes_a_knight() -> None:
    """AR-23: A2: red 22 forward 4: 5 points, black goes from 26 to 25, worth 8, and scores nothing."""
    state = position_p(RED, "knight-3-6", "knight-7-9")
    move = knight("knight-3-6", 0, 4)
    assert state.preview(RED, move) == Foreseen(5, 22, 26, Pushed("knight", BLACK, 26, 25), None, 27)
    assert play(state, move)[-1] == shapes.Displaced("knight", BLACK, False, 26, 25, 1)
    assert view(state).values[25] == 8
    assert [state.score(seat) for seat in range(4)] == [5, 0, 0, 0]


def test_a3_an_empty_chair() -> None:
    """AR-22: A3: red 22 forward 3: 5 points, nobody is displaced, the pieces between don't matter."""
    state = position_p(RED, "knight-3-6", "knight-7-9")
    move = knight("knight-3-6", 0, 3)
    assert state.preview(RED, move) == Foreseen(5, 22, 25, None, None, 27)
    assert len(play(state, move)) == 3
    assert view(state).knights[RED] == (25, 21, 18, 9)


def test_b_backward() -> None:
    """AR-24: B: red 22 back 3: blue goes counter-clockwise, from 19 to 12, worth -6; were 20 crowned, 19 is 10."""
    state = position_p(RED, "knight-1-5", "ring-silver")
    move = knight("knight-1-5", 0, -3)
    assert state.preview(RED, move) == Foreseen(5, 22, 19, Pushed("knight", BLUE, 19, 12), None, 27)
    assert play(state, move)[-1] == shapes.Displaced("knight", BLUE, False, 19, 12, 7)
    assert view(state).values[12] == -6
    play(state, ring("ring-silver", SILVER_2))
    assert view(state).values[19] == 10


@pytest.mark.parametrize("seat", range(4))
def test_c_a_third_ring(seat: int) -> None:
    """AR-27: C: a ring on the Prince on 20: 3 points, he is King, the old one has one ring and stands at -12."""
    state = position_p(seat, "ring-any", "ring-silver")
    move = ring("ring-any", SILVER_2)
    assert state.preview(seat, move) == Foreseen(3, None, None, None, "silver-2", 20)
    assert play(state, move) == [
        shapes.Played(seat, "ring-any"),
        shapes.Scored(seat, "ring", (20,), 3, 3),
        shapes.Ringed(seat, "silver-2", 3),
        shapes.Crowned("silver-2", "silver-1"),
        shapes.Turned(20),
    ]
    assert [(one.rings, one.is_king) for one in view(state).royals] == [(1, False), (3, True), (1, False), (1, False)]
    assert view(state).spare == 4
    assert view(state).values[27] == -12
    assert earned(state, ring("ring-silver", SILVER_1)) == -12


def test_d_all_knights() -> None:
    """AR-31: D: all own Knights: black 2, blue 14, red 1, beige -13; reversed, beige 13."""
    assert {seat: earnings(seat, "score-all") for seat in range(4)} == {BLACK: [2], BLUE: [14], RED: [1], BEIGE: [-13]}
    reversed_ = {seat: earnings(seat, "score-reversed") for seat in range(4)}
    assert reversed_ == {BLACK: [-2], BLUE: [-14], RED: [-1], BEIGE: [13]}


def test_e_three_colours() -> None:
    """AR-18: E: green, yellow and red: black 7 at best (or 5 with the worse red one); the others -15."""
    assert sorted(earnings(BLACK, "score-colours")) == [5, 7]
    assert [earnings(seat, "score-colours") for seat in (BLUE, RED, BEIGE)] == [[-15]] * 3


def test_f_the_carpet() -> None:
    """AR-32: F: two on the carpet: black -3, ignoring the third Knight; beige -4; blue and red -25."""
    assert sorted(earnings(BLACK, "score-carpet")) == [-8, -5, -3]
    assert earnings(BEIGE, "score-carpet") == [-4]
    assert [earnings(seat, "score-carpet") for seat in (BLUE, RED)] == [[-25]] * 2


def test_g_three_on_red() -> None:
    """AR-18: G: three at red: beige -13; black, blue and red -50."""
    assert earnings(BEIGE, "score-red") == [-13]
    assert [earnings(seat, "score-red") for seat in (BLACK, BLUE, RED)] == [[-50]] * 3


def test_h_ranges_and_colours() -> None:
    """AR-16: H: 3-6 has four numbers; both-colour 4-8 moves all four; silver 1-7 both silver ones, King included."""
    state = position_p(RED, "knight-3-6", "royal-4-8", "silver-1-7")
    offered = [repr(move) for move in state.choices(RED)]
    assert len(offered) == 4 * 4 + 4 * 5 + 2 * 7
    for steps in (3, 4, 5, 6):
        assert repr(knight("knight-3-6", 0, steps)) in offered
    for steps in range(4, 9):
        assert all(repr(royal("royal-4-8", name, steps)) in offered for name in ("silver-1", "bronze-2"))
    for steps in range(1, 8):
        assert all(repr(royal("silver-1-7", name, steps)) in offered for name in (SILVER_1, SILVER_2))
    assert not any('"silver-1-7"' in word and "bronze" in word for word in offered)


def test_i_the_joker() -> None:
    """AR-33: I: red: the best Knight 5; the King one forward 0 points, he pushes beige to 27; a ring 3, and crowned."""
    state = position_p(RED, "joker", "knight-1-4")
    assert earned(state, score("joker")) == 5
    move = royal("joker", SILVER_1, 1)
    assert state.preview(RED, move) == Foreseen(0, 27, 0, Pushed("knight", BEIGE, 0, 27), None, 0)
    assert state.preview(RED, ring("joker", SILVER_2)) == Foreseen(3, None, None, None, "silver-2", 20)
    assert play(state, move)[-1] == shapes.Turned(0)
    assert state.chair_of(knight_of(BEIGE, 3)) == 27


def test_p_can_be_stored() -> None:
    """AR-35: P is a position like any other."""
    state = position_p(BLACK, "joker", "score-red")
    assert GAME.from_bytes(state.to_bytes()).to_bytes() == state.to_bytes()
