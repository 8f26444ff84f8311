"""Turns, moves, rings, points and what is open: AR-19 to AR-35; the rulebook's examples are in test_vectors.py."""

from __future__ import annotations

import pytest
from games.artus.positions import (
    BRONZE_1,
    BRONZE_2,
    P_KNIGHTS,
    RED,
    SILVER_1,
    SILVER_2,
    draw,
    earned,
    give,
    knight,
    placed,
    play,
    position_p,
    refusal,
    refused,
    ring,
    royal,
    score,
    seated,
    view,
)

from ludejo.core.event import ONLOOKER, Events
from ludejo.core.luck import FastLuck
from ludejo.core.refusal import Refused
from ludejo.games.artus import shapes
from ludejo.games.artus.game import GAME
from ludejo.games.artus.pieces import CARDS, PLATES
from ludejo.games.artus.state import Artus
from ludejo.games.artus.view import chips_of


def test_a_basic_turn() -> None:
    """AR-19: one card, then one draw from either pile; the hand has four cards again."""
    state = placed(2)
    mover = int(state.mover)
    assert refused(state, draw("king")) == ("play-first", "AR-19")
    play(state, state.choices(mover)[0])
    assert (view(state).phase, view(state).left) == ("draw", 1)
    assert refused(state, knight("knight-1-4", 0, 1)) == ("draw-first", "AR-19")
    assert refused(state, draw("scoring")) == ("empty-pile", "AR-19")
    events = Events()
    state.apply(mover, draw("king"), FastLuck(3), events)
    assert events.told[0].event == shapes.Drew(mover, "king")
    assert events.told[0].audience == -1
    assert isinstance(events.told[1].event, shapes.Took)
    assert events.told[1].audience == 1 << mover
    assert len(view(state, mover).hand) == 4
    assert state.due() == (1 - mover,)


def test_a_card_must_be_in_hand() -> None:
    """AR-19: and a card played is out of the game."""
    state = seated(((3,), (5,)))
    give(state, 0, "knight-1-4", "ring-any")
    found = refusal(state, knight("knight-7-9", 0, 8))
    assert (found.code, found.rule, found.args) == ("not-held", "AR-19", {"card": "knight-7-9"})
    play(state, knight("knight-1-4", 0, 2))
    assert "knight-1-4" in view(state).played[0]
    assert view(state, 0).hand == ("ring-any",)


def test_an_advanced_turn() -> None:
    """AR-19: two cards one after the other, then two draws, the second chosen when the first was seen."""
    state = placed(2, game="advanced")
    mover = int(state.mover)
    assert view(state).left == 2
    play(state, state.choices(mover)[0])
    assert (view(state).phase, view(state).left, state.due()) == ("play", 1, (mover,))
    play(state, state.choices(mover)[0])
    assert (view(state).phase, view(state).left) == ("draw", 2)
    play(state, draw("scoring"))
    assert view(state).held[mover].scoring == 1
    assert (view(state).phase, view(state).left, state.due()) == ("draw", 1, (mover,))
    play(state, draw("knight"))
    assert state.due() == (1 - mover,)
    assert len(view(state, mover).hand) == 6


def test_the_second_card_is_read_on_the_turned_disc() -> None:
    """AR-19: the first card is fully resolved before the second."""
    state = position_p(RED, "ring-silver", "score-all")
    play(state, ring("ring-silver", SILVER_2))  # the King is on 20 now
    assert earned(state, score("score-all")) == sum(PLATES[(20 - chair) % 28] for chair in P_KNIGHTS[RED])


def test_empty_piles() -> None:
    """AR-19: a player draws from the piles that are left; without piles the hand is played out."""
    state = placed(2)
    mover = int(state.mover)
    state.set_pile(mover, 1 << 32)  # one silver card
    play(state, state.choices(mover)[0])
    assert [repr(move) for move in state.choices(mover)] == [repr(draw("king"))]
    other = seated(((3,), (5,)))
    give(other, 0, "knight-1-4", "ring-any")
    play(other, knight("knight-1-4", 0, 2))
    assert (other.due(), view(other).phase) == ((1,), "play")


def test_one_draw_when_one_card_is_left() -> None:
    """AR-19: of two draws the second falls away if the first emptied the last pile."""
    state = placed(2, game="advanced")
    mover = int(state.mover)
    state.set_pile(mover, 1 << 32)
    state.set_scoring(mover, 0, 0)
    for _ in range(2):
        play(state, state.choices(mover)[0])
    play(state, draw("king"))
    assert state.due() == (1 - mover,)


def test_there_is_no_passing() -> None:
    """AR-20: there is no move that does nothing, and every card in hand has moves."""
    for wish in ({"do": "pass"}, {"do": "draw"}, {"do": "knight", "card": "knight-1-4", "knight": 0, "steps": 0}):
        with pytest.raises(Refused):
            GAME.read(wish)
    state = position_p(RED, *CARDS)
    offered = [repr(move) for move in state.choices(RED)]
    assert all(any(f'"card":"{card}"' in word for word in offered) for card in CARDS)


def test_what_a_move_scores() -> None:
    """AR-21: Knights and Princes score the chair that they leave, not the one they reach; a King scores 0, untold."""
    state = seated(((26, 9), (5, 6)), plays=2)
    give(state, 0, "knight-1-4", "royal-4-8", "knight-1-5")
    assert earned(state, knight("knight-1-4", 0, 3)) == 8
    assert earned(state, knight("knight-1-5", 1, -1)) == -10
    assert earned(state, royal("royal-4-8", BRONZE_2, 6)) == 3
    assert earned(state, royal("royal-4-8", SILVER_1, 6)) == 0
    told = play(state, royal("royal-4-8", SILVER_1, 6))
    assert [type(event).__name__ for event in told] == ["Played", "Moved", "Displaced", "Turned"]


def test_pieces_jump() -> None:
    """AR-22: pieces jump over all others, which stay where they are."""
    state = seated(((22, 23), (24, 25)))
    give(state, 0, "knight-3-6")
    play(state, knight("knight-3-6", 0, 4))
    assert view(state).knights == ((26, 23), (24, 25))


def test_displacing() -> None:
    """AR-23: any piece, an own Knight too, goes to the first empty chair, which may be the one just left."""
    state = seated(((10, 11), (12, 9)))
    give(state, 0, "knight-1-4")
    play(state, knight("knight-1-4", 0, 1))
    assert view(state).knights == ((11, 10), (12, 9))
    other = seated(((13, 11), (12, 9)))
    give(other, 0, "knight-1-4")
    told = play(other, knight("knight-1-4", 0, 1))  # onto the silver Prince on 14
    assert told[-1] == shapes.Displaced("silver-2", None, False, 14, 13, 1)
    pushed_far = seated(((13, 12), (11, 10)))
    give(pushed_far, 0, "royal-4-8")
    told = play(pushed_far, royal("royal-4-8", BRONZE_1, 6))
    assert told[-1] == shapes.Displaced("knight", 0, False, 13, 9, 4)


def test_backward_displaces_counter_clockwise_too() -> None:
    """AR-24: a King's move backward, as well."""
    state = seated(((27, 11), (12, 26)))
    give(state, 0, "royal-1-5")
    told = play(state, royal("royal-1-5", SILVER_1, -1))
    assert told[-2:] == [shapes.Displaced("knight", 0, False, 27, 25, 2), shapes.Turned(27)]


def test_points_come_before_the_turn() -> None:
    """AR-25: a Prince who pushes the King scores by the old values; an untouched King leaves the disc as it is."""
    state = seated(((5, 11), (12, 26)))
    give(state, 0, "bronze-1-7")
    told = play(state, royal("bronze-1-7", BRONZE_2, 7))
    assert told[1] == shapes.Scored(0, "left", (21,), 3, 3)
    assert told[-1] == shapes.Turned(27)
    quiet = seated(((5, 11), (12, 26)))
    give(quiet, 0, "bronze-1-7")
    assert not any(isinstance(event, shapes.Turned) for event in play(quiet, royal("bronze-1-7", BRONZE_2, 2)))


def test_rings() -> None:
    """AR-26: on a Prince, never on the King; the Prince's chair scores, and no piece moves."""
    state = seated(((5,), (12,)))
    give(state, 0, "ring-any")
    assert refused(state, ring("ring-any", SILVER_1)) == ("king-ring", "AR-26")
    before = view(state)
    assert play(state, ring("ring-any", BRONZE_1))[1:] == [
        shapes.Scored(0, "ring", (7,), -12, -12), shapes.Ringed(0, "bronze-1", 2),
    ]  # fmt: skip
    assert view(state).knights == before.knights
    assert view(state).spare == before.spare - 1


def test_a_crowning_gives_rings_back() -> None:
    """AR-27: even the last ring can be given, because the old King returns two."""
    state = seated(((5,), (12,)), rings=(3, 2, 2, 2))
    assert view(state).spare == 1
    give(state, 0, "ring-bronze")
    play(state, ring("ring-bronze", BRONZE_2))
    assert [one.rings for one in view(state).royals] == [1, 2, 2, 3]
    assert view(state).spare == 2


def test_scores_and_chips() -> None:
    """AR-29: below zero and beyond 50; a chip comes at exactly 50 and goes below it."""
    assert [chips_of(score) for score in (-60, -1, 0, 49, 50, 99, 100, 649)] == [0, 0, 0, 0, 1, 1, 2, 12]
    state = seated(((26,), (12,)))
    state.gain(0, 42)
    give(state, 0, "knight-1-4")
    play(state, knight("knight-1-4", 0, 3))
    assert (view(state).scores[0], view(state).chips[0]) == (50, 1)
    give(state, 1, "ring-bronze")
    play(state, ring("ring-bronze", BRONZE_1))
    assert view(state).scores[1] == -12


def test_whoever_can_score_must_score() -> None:
    """AR-30: the penalty may not be chosen, though -29 is worse than -25; of three Knights the player picks two."""
    state = seated(((13, 14), (5, 6)), royals=(9, 20, 7, 21), plays=2)
    give(state, 0, "score-carpet", "knight-1-4")
    assert [state.value_at(chair) for chair in (13, 14)] == [-15, -14]
    assert refused(state, score("score-carpet")) == ("must-score", "AR-30")
    assert earned(state, score("score-carpet", 0, 1)) == -29
    three = seated(((13, 14, 15), (5, 6, 8)), royals=(9, 20, 7, 21), plays=2)
    give(three, 0, "score-carpet", "score-red")
    assert sorted(earned(three, move) for move in three.choices(0) if "carpet" in repr(move)) == [-29, -28, -27]
    assert refused(three, score("score-red")) == ("must-score", "AR-30")


def test_only_own_knights_count() -> None:
    """AR-31: all four or five of them, and nobody else's."""
    state = seated(((27, 26, 25, 24, 23), (22, 20, 19, 18, 17)), plays=2)
    give(state, 0, "score-all", "score-reversed")
    assert earned(state, score("score-all")) == 10 + 8 + 7 + 6 + 5
    assert earned(state, score("score-reversed")) == -36


def test_extra_knights_are_ignored() -> None:
    """AR-32: of four at red any three may count."""
    state = seated(((18, 17, 16, 15, 1), (22, 20, 19, 24, 23)), plays=2)
    give(state, 0, "score-red", "score-all")
    assert len([move for move in state.choices(0) if "score-red" in repr(move)]) == 4
    assert earned(state, score("score-red", 0, 1, 2)) == -1 - 2 - 3


def test_the_joker() -> None:
    """AR-33: one to three forward, of any colour; a ring for any Prince; or the best Knight, which may be a red one."""
    state = seated(((18, 17), (22, 20)), plays=2)
    give(state, 0, "joker", "knight-1-4")
    jokers = [repr(move) for move in state.choices(0) if "joker" in repr(move)]
    assert len(jokers) == 2 * 3 + 4 * 3 + 3 + 1
    assert refused(state, ring("joker", SILVER_1)) == ("king-ring", "AR-26")
    assert earned(state, score("joker")) == -1
    assert earned(state, knight("joker", 1, 3)) == -2
    with pytest.raises(Refused):
        GAME.read({"do": "knight", "card": "joker", "knight": 0, "steps": -1})
    with pytest.raises(Refused):
        GAME.read({"do": "score", "card": "joker", "knights": [0]})


def finished(scores: tuple[int, ...]) -> tuple[Artus, list[object]]:
    """A game that ends by a move of the King, with these scores."""
    state = seated(((18,), (22,), (24,)), turn=2)
    state.first, state.round = 0, state.n_rounds()
    for seat, points in enumerate(scores):
        state.gain(seat, points)
    give(state, 2, "silver-1-7")
    return state, list(play(state, royal("silver-1-7", SILVER_1, 1)))


def test_the_most_points_win() -> None:
    """AR-34: after the last turn of the last round; ties share."""
    state, told = finished((-5, 12, 3))
    assert told[-1] == shapes.Over((-5, 12, 3), (1,))
    result = state.result()
    assert result is not None
    assert (result.places, result.points, result.winners) == ((3, 1, 2), (-5, 12, 3), (1,))
    assert (state.won(), state.due()) == (2, ())
    assert refused(state, draw("king"), 0) == ("is-over", "AR-34")
    tied = finished((7, 7, 3))[0]
    assert tied.won() == 3
    assert view(tied).winners == (0, 1)


def test_what_is_open() -> None:
    """AR-35: kinds of cards, piles and what was played; not the faces in hands."""
    state = placed(3)
    mover = int(state.mover)
    play(state, state.choices(mover)[0])
    seen = view(state, ONLOOKER)
    assert seen.hand == ()
    assert len(seen.played[mover]) == 1
    assert seen.held[mover] in (shapes.Kinds(1, 2, 0), shapes.Kinds(2, 1, 0))
    mine = view(state, (mover + 1) % 3)
    assert mine.played == seen.played
    assert {fact.about for fact in state.hidden(mover)} == {seat for seat in range(3) if seat != mover}
