"""The mythomaniac: LT-14, LT-29, LT-30, and the vectors T10 to T12."""

from __future__ import annotations

import pytest
from games.lupus_in_tabula.positions import SIXTEEN, Lot, alive, bits, day, game, night, play, refused, told, up, view

from ludejo.core.luck import FastLuck
from ludejo.games.lupus_in_tabula import shapes
from ludejo.games.lupus_in_tabula.pieces import SEER, WOLF
from ludejo.games.lupus_in_tabula.state import Lupus


@pytest.mark.parametrize(
    ("at", "copy", "role"), [(0, "wolf", WOLF), (3, "seer", SEER), (10, "neither", -1), (13, "neither", -1)]
)
def test_the_mythomaniac(at: int, copy: shapes.Copy, role: int) -> None:
    """LT-14, LT-29: at the end of night 2 it becomes a wolf or the seer; only this seat is told; LT-30: once."""
    state = game(SIXTEEN)
    night(state, s3=4)
    day(state, 12)
    events = night(state, s11=at, s3=11)
    assert told(events, shapes.Copied) == [(bits(11), shapes.Copied(at, copy))]
    assert told(events, shapes.Looked) == [(bits(3), shapes.Looked(11, "human"))]  # LT-30
    assert state.turned == role
    assert view(state, 11).learned == (shapes.Learned(2, "copy", at, copy),)
    assert view(state, 11).role == (copy if role >= 0 else "mythomaniac")
    assert 10 in alive(state)  # LT-30: pointing at the hamster does not kill it


def test_the_mythomaniac_may_decline() -> None:
    """LT-30: the mythomaniac then stays human."""
    state = game(SIXTEEN)
    night(state)
    day(state, 12)
    play(state, 11, "point")
    assert told(up(state), shapes.Copied) == []
    assert (state.turned, view(state, 11).role) == (-1, "mythomaniac")
    day(state, 13)
    assert view(state, 11).task == "suspect"


def test_a_mythomaniac_who_dies_does_not_change() -> None:
    """LT-30: killed at that dawn, the mythomaniac stays human: the only exception to LT-16."""
    state = game(SIXTEEN)
    night(state)
    day(state, 12)
    events = night(state, s0=11, s11=1)
    assert told(events, shapes.Copied) == []
    assert state.turned == -1
    assert view(state, 11).role == "mythomaniac"


def test_a_dying_target_is_still_copied() -> None:
    """LT-30: players who die at that dawn count as living targets."""
    state = game(SIXTEEN)
    night(state)
    day(state, 12)
    night(state, s0=3, s11=3)
    assert 3 not in alive(state)
    assert state.turned == SEER


def test_a_new_wolf_meets_the_others_in_night_three() -> None:
    """LT-29: not before; LT-14: from then on all decisions are joint, and a seer sees a wolf."""
    state = game(SIXTEEN)
    night(state)
    day(state, 12)
    night(state, s11=0)
    assert view(state, 0).roles[11] is None
    assert view(state, 11).roles[:3] == ("wolf", None, None)
    events = day(state, 13)
    assert told(events, shapes.Mates) == [(bits(0, 1, 2, 11), shapes.Mates("wolf", (0, 1, 2, 11)))]
    assert view(state, 0).roles[11] == "wolf"
    assert view(state, 11).roles[:3] == ("wolf", "wolf", "wolf")
    assert view(state, 11).task == "tear"
    assert refused(state, 0, "point 11") == ("wolf-target", "LT-7")
    events = night(state, s0=14, s11=15, s1=15, s3=11)
    assert told(events, shapes.Looked) == [(bits(3), shapes.Looked(11, "wolf"))]
    assert 15 not in alive(state)


@pytest.mark.parametrize(
    ("points", "lot", "at"), [((5, 5), 1, 5), ((5, 6), 0, 5), ((5, 6), 1, 6), ((5, None), 0, 5), ((None, 6), 0, 6)]
)
def test_joint_seers_have_one_question(points: tuple[int | None, int | None], lot: int, at: int) -> None:
    """LT-14: they see each other's proposal; if they disagree, luck takes one of the two; both are told the answer."""
    state = game(SIXTEEN)
    night(state, s3=4)
    day(state, 12)
    night(state, s11=3)
    assert told(day(state, 13), shapes.Mates) == [(bits(3, 11), shapes.Mates("seer", (3, 11)))]
    assert (view(state, 3).roles[11], view(state, 11).roles[3]) == ("seer", "seer")
    for seat, point in zip((3, 11), points, strict=True):
        if point is not None:
            play(state, seat, f"point {point}")
    assert view(state, 3).pointing == view(state, 11).pointing
    events = up(state, Lot(lot))
    assert told(events, shapes.Looked) == [(bits(3, 11), shapes.Looked(at, "human"))]
    assert view(state, 11).learned == (  # LT-29: older answers are not passed on
        shapes.Learned(2, "copy", 3, "seer"),
        shapes.Learned(3, "look", at, "human"),
    )


@pytest.mark.parametrize("at", [0, 3])
def test_they_meet_once(at: int) -> None:
    """LT-29: in night 3 and in no later one; a mythomaniac lynched before it meets nobody."""
    for lynched, n_meetings in ((13, 1), (11, 0)):
        state = game(SIXTEEN)
        night(state)
        day(state, 12)
        night(state, s11=at)
        assert len(told(day(state, lynched), shapes.Mates)) == n_meetings
        night(state)
        assert told(day(state, 14), shapes.Mates) == []


def test_one_seer_goes_on_alone() -> None:
    """LT-14: if one of the two dies, the other goes on."""
    state = game(SIXTEEN)
    night(state)
    day(state, 12)
    night(state, s0=3, s11=3)
    day(state, 13)
    assert view(state, 11).task == "look"
    assert told(night(state, s11=0), shapes.Looked) == [(bits(11), shapes.Looked(0, "wolf"))]


def test_the_medium_knows_a_turned_mythomaniac() -> None:
    """LT-9: after the lynching of a mythomaniac who turned wolf, the medium is told: a wolf."""
    state = game(SIXTEEN)
    night(state)
    day(state, 12)
    night(state, s11=0)
    day(state, 11)
    assert told(night(state), shapes.Medium) == [(bits(4), shapes.Medium(11, "wolf"))]


def test_two_wolves_and_the_copy_make_three() -> None:
    """T10, LT-23: 2 wolves and 4 humans, the mythomaniac picks a wolf, nobody dies: 3 against 3, the wolves win."""
    state = game("wwxvvvv")
    night(state)
    day(state, 6)
    night(state, s2=0)
    assert view(state).winner == "wolves"
    assert view(state).winners == (0, 1, 2)


def test_t11_the_same_with_a_victim() -> None:
    """T11, LT-14: 5 humans, the mythomaniac included, one torn: 3 against 3."""
    state = game("wwxvvvvv")
    night(state)
    day(state, 7)
    night(state, s2=0, s0=6, s1=6)
    assert view(state).winner == "wolves"
    assert len(alive(state)) == 6


def test_t12_the_hamster_dies_of_a_look_and_the_wolves_win() -> None:
    """T12, LT-12, LT-23: hamster, mythomaniac, seer and another; the look kills, the copy makes a wolf: 3 against 2."""
    state = game("wwhxsvv")
    night(state)
    day(state, 6)
    night(state, s4=2, s3=1)
    assert (view(state).winner, view(state).winners) == ("wolves", (0, 1, 3))


def test_a_new_wolf_knows_who_is_no_wolf(seed: int) -> None:
    """LT-29: a new wolf meets the living wolves in night 3, and so knows that nobody else who lives is one."""
    state = game(SIXTEEN)
    night(state)
    day(state, 0)  # a wolf is lynched: its role is not shown, so somebody else could be the third
    night(state, s11=1)
    day(state, 13)
    luck = FastLuck(seed)
    for world in state.worlds(11, luck, 200):
        assert isinstance(world, Lupus)
        assert [seat for seat in alive(state) if world.roles[seat] == WOLF] == [1, 2]
