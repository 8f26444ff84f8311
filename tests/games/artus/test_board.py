"""Board, material and cards: AR-1 to AR-18."""

from __future__ import annotations

from collections import Counter

import pytest
from games.artus.positions import (
    BRONZE_1,
    BRONZE_2,
    SILVER_2,
    draw,
    earned,
    give,
    knight,
    place,
    placed,
    play,
    position_p,
    refused,
    ring,
    score,
    seated,
    start,
    view,
)

from ludejo.core.refusal import Refused
from ludejo.games.artus import shapes
from ludejo.games.artus.defaults import CARPETS, KNIGHT_CARDS, RING_CARDS
from ludejo.games.artus.game import GAME
from ludejo.games.artus.moves import MOVES
from ludejo.games.artus.pieces import CARDS, PLATES, ROYAL_CHAIRS, carpet_around, deck_named, steps_of


def chairs_in(mask: int) -> set[int]:
    return {chair for chair in range(28) if mask >> chair & 1}


# --- the board


def test_there_are_28_chairs_and_plates() -> None:
    """AR-1: one plate for each chair."""
    assert len(PLATES) == len(view(start(2)).values) == 28
    with pytest.raises(Refused):
        GAME.read({"do": "place", "chair": 28})


def test_the_plates_in_their_order() -> None:
    """AR-2: crown, 10, 8 down to 1, -1 down to -15, three zeros; no 9."""
    assert PLATES[:10] == [0, 10, 8, 7, 6, 5, 4, 3, 2, 1]
    assert PLATES[10:25] == [-number for number in range(1, 16)]
    assert PLATES[25:] == [0, 0, 0]


def test_the_colours_of_plates() -> None:
    """AR-3: nine green, fifteen red, three yellow; the King sits at the crown."""
    assert [sum(value > 0 for value in PLATES), sum(value < 0 for value in PLATES)] == [9, 15]
    zeros = [chair for chair, value in enumerate(view(start(2)).values) if value == 0]
    assert zeros == [0, 1, 2, 3]
    state = seated(((26, 1, 12), (5, 6, 9)), plays=2)
    give(state, 0, "score-colours", "score-all")
    assert earned(state, score("score-colours", 0, 1, 2)) == 8 + 0 - 7


def test_chairs_are_counted_clockwise() -> None:
    """AR-5: the value of a chair follows from its distance to the King; forward is plus one."""
    state = seated(((12,), (5,)), royals=(20, 14, 7, 3))
    assert all(state.value_at(chair) == PLATES[(20 - chair) % 28] for chair in range(28))
    give(state, 0, "knight-1-4")
    play(state, knight("knight-1-4", 0, 1))
    assert state.knights(0) & 31 == 13


def test_crown_chairs_quarter_the_circle() -> None:
    """AR-6: 0, 7, 14 and 21."""
    assert sorted(ROYAL_CHAIRS) == [0, 7, 14, 21]


def test_two_carpets_opposite() -> None:
    """AR-7: three chairs each, around the first King's chair by default, or a quarter turn away."""
    assert chairs_in(carpet_around(CARPETS["crown"])) == {27, 0, 1, 13, 14, 15}
    assert view(start(2)).carpet == (0, 1, 13, 14, 15, 27)
    assert view(start(2, carpet="side")).carpet == (6, 7, 8, 20, 21, 22)


def test_crowns_and_carpets_mean_little() -> None:
    """AR-8: a chair with a crown counts what its plate says; the carpet matters for one card alone."""
    chairs = ((13, 15, 9), (5, 6, 10))
    for card in ("score-all", "score-reversed", "score-colours", "score-red", "score-carpet"):
        earned_by = []
        for carpet in CARPETS.values():
            state = seated(chairs, plays=2, carpet=carpet)
            give(state, 0, card, "knight-1-4")
            earned_by.append([earned(state, move) for move in state.choices(0) if f'"{card}"' in repr(move)])
        assert (earned_by[0] == earned_by[1]) == (card != "score-carpet")


# --- material and set-up


def test_material() -> None:
    """AR-9: 22 cards for each player, 8 knight, 8 king and 6 scoring cards; 10 rings."""
    assert len(deck_named("rising", "even", True)) == 22
    assert len(deck_named("rising", "even", False)) == 16
    state = start(4, game="advanced")
    assert len(view(state).deck) == 22
    assert sum(one.rings for one in view(state).royals) + view(state).spare == 10


def test_princes_at_the_start() -> None:
    """AR-10: equal colours opposite; the King has three rings, the others one, four are spare; the King is at 0."""
    seen = view(start(3))
    assert [(one.royal, one.chair, one.rings, one.is_king) for one in seen.royals] == [
        ("silver-1", 0, 3, True), ("silver-2", 14, 1, False), ("bronze-1", 7, 1, False), ("bronze-2", 21, 1, False),
    ]  # fmt: skip
    assert seen.spare == 4
    assert seen.values[0] == 0
    assert seen.values[27] == 10


@pytest.mark.parametrize(("seats", "each"), [(2, 5), (3, 5), (4, 4)])
def test_knights_by_seats(seats: int, each: int) -> None:
    """AR-11: five each, or four at a table of four."""
    assert view(start(seats)).to_place == (each,) * seats
    state = placed(seats)
    assert [len(chairs) for chairs in view(state).knights] == [each] * seats
    give(state, int(state.mover), "knight-1-4")
    if seats == 4:
        assert refused(state, knight("knight-1-4", 4, 1)) == ("no-knight", "AR-11")


def test_basic_hands() -> None:
    """AR-12: two knight and two king cards; scoring cards stay in the box."""
    seen = view(start(3))
    assert seen.game == "basic"
    assert seen.held == (shapes.Kinds(2, 2, 0),) * 3
    assert seen.piles == (shapes.Kinds(6, 6, 0),) * 3
    assert len(seen.hand) == 4


def test_advanced_hands() -> None:
    """AR-12: three of each, and six scoring cards as a third pile, open from the first round on."""
    state = placed(3, game="advanced")
    assert view(state).game == "advanced"
    assert view(state).held == (shapes.Kinds(3, 3, 0),) * 3
    assert view(state).piles == (shapes.Kinds(5, 5, 6),) * 3
    mover = int(state.mover)
    for _ in range(2):
        play(state, state.choices(mover)[0])
    assert draw("scoring") in state.choices(mover)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_order_of_placing(seats: int) -> None:
    """AR-13: counter-clockwise from the seat at the right of the starter; the starter places last, then moves first."""
    state = start(seats, 5, first="seat-0")
    assert len(view(state, 1).hand) == 4
    asked = []
    chairs = [chair for chair in range(28) if chair not in ROYAL_CHAIRS]
    while state.round == 0:
        asked.append(int(state.mover))
        play(state, place(chairs.pop()))
    one_pass = [*range(seats - 1, 0, -1), 0]
    assert asked == one_pass * (4 if seats == 4 else 5)
    assert state.due() == (0,)
    play(state, state.choices(0)[0])
    play(state, state.choices(0)[0])
    assert state.due() == (1,)


def test_placing_on_empty_chairs_alone() -> None:
    """AR-13: any empty chair; until all Knights are placed no other move is legal."""
    state = start(2)
    assert len(state.choices(int(state.mover))) == 24
    assert refused(state, place(7)) == ("taken", "AR-13")
    assert refused(state, draw("king")) == ("place-first", "AR-13")
    assert refused(state, place(5), 1 - int(state.mover)) == ("not-your-turn", "AR-13")
    assert refused(placed(2), place(5)) == ("all-placed", "AR-13")
    told = play(state, place(5))
    assert told[0] == shapes.Placed(int(state.first) ^ 1, 5, state.value_at(5))


def test_who_starts() -> None:
    """AR-13: by lot, or the first seat."""
    assert {int(start(3, seed).first) for seed in range(30)} == {0, 1, 2}
    assert {int(start(3, seed, first="seat-0").first) for seed in range(30)} == {0}


@pytest.mark.parametrize(("seats", "pieces"), [(2, 14), (3, 19), (4, 20)])
def test_empty_chairs(seats: int, pieces: int) -> None:
    """AR-14: 14, 9 or 8 stay empty."""
    assert len(chairs_in(int(placed(seats).occupied))) == pieces


# --- cards


def test_knight_cards() -> None:
    """AR-15: ranges forward, and one that goes both ways, never 0; an option chooses three of them."""
    cards = [CARDS[card] for card in deck_named("rising", "even", False) if CARDS[card].startswith("knight")]
    assert [steps_of(card) for card in cards[:7]] == [[*range(n, min(n + 4, 10))] for n in range(1, 8)]
    assert steps_of("knight-1-5") == [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]
    for name, three in KNIGHT_CARDS.items():
        deck = Counter[str](view(start(2, knight_cards=name)).deck)
        assert sum(deck[card] for card in CARDS[:8]) == 8
        assert all(deck[card] > 0 for card in three)
        assert all(deck[card] > 0 for card in ("knight-1-4", "knight-2-5", "knight-3-6", "knight-7-9", "knight-1-5"))


def test_king_cards_that_move() -> None:
    """AR-16: silver 1-7, bronze 1-7, both 4-8, both 1-5 either way."""
    state = seated(((3,), (5,)))
    give(state, 0, "bronze-1-7", "royal-1-5")
    offered = Counter(repr(move).split('"royal":"')[1][:8] for move in state.choices(0))
    assert offered == {"bronze-1": 17, "bronze-2": 17, "silver-1": 10, "silver-2": 10}
    with pytest.raises(Refused):
        GAME.read({"do": "royal", "card": "silver-1-7", "royal": "bronze-1", "steps": 2})
    with pytest.raises(Refused):
        GAME.read({"do": "royal", "card": "royal-4-8", "royal": "bronze-1", "steps": 3})


def test_ring_cards() -> None:
    """AR-17: one silver, one bronze, two for any; or another split."""
    for name, split in RING_CARDS.items():
        deck = Counter(view(start(2, ring_cards=name)).deck)
        assert (deck["ring-silver"], deck["ring-bronze"], deck["ring-any"]) == split
        assert sum(split) == 4
    assert RING_CARDS["even"] == (1, 1, 2)
    state = seated(((3,), (5,)))
    give(state, 0, "ring-silver", "ring-bronze")
    assert {repr(move) for move in state.choices(0)} == {
        repr(move)
        for move in (ring("ring-silver", SILVER_2), ring("ring-bronze", BRONZE_1), ring("ring-bronze", BRONZE_2))
    }


def test_scoring_cards_need_their_knights() -> None:
    """AR-18: one each at three colours, two on the carpet, three at red."""
    state = position_p(2, "score-colours", "score-carpet", "score-red")  # black: 10, -3 and -5 (carpet), 0 (carpet)
    assert refused(state, score("score-colours", 0, 1, 2)) == ("not-colours", "AR-18")
    assert refused(state, score("score-carpet", 0, 1)) == ("not-carpet", "AR-18")
    assert refused(state, score("score-red", 0, 1, 2)) == ("not-red", "AR-18")
    assert earned(state, score("score-red")) == -50
    for knights in ((), (0,), (0, 1, 2)):
        with pytest.raises(Refused):
            GAME.read({"do": "score", "card": "score-carpet", "knights": (*knights, 4, 4)})


def test_there_are_379_moves() -> None:
    """AR-19: a move is one whole card, one draw, or one Knight placed."""
    assert len(MOVES) == 28 + 37 * 5 + 88 + 8 + 2 + 3 * 11 + 32 + 3
