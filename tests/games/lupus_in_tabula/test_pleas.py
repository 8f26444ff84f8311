"""The pleas and the lynching: LT-21, LT-22."""

from __future__ import annotations

import pytest
from games.lupus_in_tabula.positions import Lot, at_talk, ballot, day, nominated, play, refused, up, view

from ludejo.core.event import EVERYONE
from ludejo.games.lupus_in_tabula import shapes
from ludejo.games.lupus_in_tabula.state import Lupus


def two_nominees() -> Lupus:
    """Seats 4 and 5 are nominated, 4 first."""
    state = at_talk()
    ballot(state, 4, 4, 4, 5, 5, 4, 5, 4)
    assert nominated(state) == (4, 5)
    return state


def test_pleas() -> None:
    """LT-21: the nominees defend themselves, one after the other, and only they speak."""
    state = two_nominees()
    assert (view(state).phase, state.clock(), state.due()) == ("plea", "plea", (4,))
    assert [state.hearers(seat) for seat in range(8)] == [0, 0, 0, 0, EVERYONE, 0, 0, 0]
    assert refused(state, 5, "ready") == ("not-your-plea", "LT-21")
    assert refused(state, 5, "accuse 4") == ("not-your-plea", "LT-21")
    play(state, 4, "accuse 0")
    play(state, 4, "ready")
    assert state.due() == (5,)
    up(state)
    assert (view(state).phase, state.due()) == ("final", (0,))


def test_only_the_others_vote_between_the_nominees() -> None:
    """LT-21: all the living who are not nominated vote, from the same first seat; the most votes are lynched."""
    state = two_nominees()
    plead(state)
    assert refused(state, 4, "vote 5") == ("nominee-votes", "LT-21")
    assert refused(state, 0, "vote 1") == ("not-nominated", "LT-21")
    assert [repr(move) for move in state.choices(0)] == ['{"do":"vote","at":4}', '{"do":"vote","at":5}']
    for seat, at in ((0, 5), (1, 4), (2, 5), (3, 5), (6, 4)):
        play(state, seat, f"vote {at}")
    events = play(state, 7, "vote 4", Lot(1))
    assert (view(state).phase, view(state).tie, nominated(state)) == ("plea", True, (4, 5))  # three each
    assert shapes.Nominated((4, 5), True) in events


def vote(state: Lupus, *votes: int, lot: int = 0) -> None:
    """The seats that are asked vote like this, in turn."""
    for at in votes:
        play(state, state.due()[0], f"vote {at}", Lot(lot))


def plead(state: Lupus) -> None:
    """The time of both nominees runs out."""
    for _ in range(2):
        up(state)


def second_final() -> Lupus:
    """Seats 4 and 5 had three votes each and have pleaded again: the second vote begins."""
    state = two_nominees()
    plead(state)
    vote(state, 4, 4, 4, 5, 5, 5)
    plead(state)
    return state


@pytest.mark.parametrize(
    ("second", "lot", "lynched"), [([4, 4, 5, 5, 5, 5], 0, 5), ([4, 4, 4, 5, 5, 5], 0, 4), ([4, 4, 4, 5, 5, 5], 1, 5)]
)
def test_ties(second: list[int], lot: int, lynched: int) -> None:
    """LT-21: tied nominees plead again, and the same voters vote again; after a second tie luck decides."""
    state = second_final()
    vote(state, *second, lot=lot)
    assert [fate.seat for fate in view(state).fates] == [lynched]
    assert [poll.round for poll in view(state).ballots] == [1, 2, 3]


def test_a_nominee_who_is_no_longer_tied_has_no_vote_in_the_repeat() -> None:
    """LT-21: the voters are the same; a nominee of the first vote still has no vote, and the view says so."""
    state = at_talk()
    ballot(state, 4, 4, 5, 5, 6, 6, 7, 0)
    assert nominated(state) == (4, 5, 6)
    for _ in range(3):
        up(state)
    voters = view(state).voters
    assert [seat for seat, may in enumerate(voters) if may] == [0, 1, 2, 3, 7]
    vote(state, 4, 5, 4, 5)
    up(state)
    assert (view(state).tie, nominated(state)) == (True, (4, 5))
    plead(state)
    assert (view(state).phase, view(state).voters) == ("final", voters)
    assert refused(state, 6, "vote 4") == ("nominee-votes", "LT-21")


def test_luck_is_told() -> None:
    """LT-21: the moderator decides at random, and says so."""
    state = second_final()
    vote(state, 4, 4, 4, 5, 5)
    assert shapes.Lynched(5, True) in play(state, state.due()[0], "vote 5", Lot(1))


def test_a_final_without_votes_is_a_tie() -> None:
    """LT-21: nobody votes, so all are tied; luck after the second time."""
    state = two_nominees()
    plead(state)
    for _ in range(6):
        up(state)
    assert (view(state).phase, view(state).tie) == ("plea", True)
    plead(state)
    for _ in range(6):
        up(state, Lot(1))
    assert [fate.seat for fate in view(state).fates] == [5]


def test_the_lynched_are_out() -> None:
    """LT-22: silent, the card stays hidden; then it is night."""
    state = at_talk()
    day(state, 0)
    assert (view(state).phase, view(state).day) == ("night", 2)
    assert state.retired() == (0,)
    assert state.hearers(0) == 0
    assert all(view(state, seat).roles[0] is None for seat in (2, 3, 4))
    assert refused(state, 0, "point 3") == ("is-dead", "LT-17")
    assert view(state).fates == (shapes.Fate(0, 1, "lynched"),)
