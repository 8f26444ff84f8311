"""Who wins, and who may know what: LT-14, LT-23 to LT-27, LT-31, LT-32, and the vectors T1 to T3."""

from __future__ import annotations

import pytest
from games.lupus_in_tabula.positions import SIXTEEN, at_talk, day, game, night, play, refused, started, told, up, view

from ludejo.core.event import EVERYONE
from ludejo.games.lupus_in_tabula import shapes


def test_t1_parity() -> None:
    """T1, LT-23: 2 wolves and 2 villagers, or 1 and 1: the wolves win."""
    for cards, lynched in (("wwvvv", 4), ("wvv", 2)):
        state = at_talk(cards)
        day(state, lynched)
        assert view(state).winner == "wolves"
        assert state.is_over()


def test_t2_the_possessed_is_human() -> None:
    """T2, LT-24: 1 wolf, 1 possessed, 1 villager: it goes on; the hamster counts as human, too."""
    for cards in ("wpvv", "whvv"):
        state = at_talk(cards)
        day(state, 3)
        assert not state.is_over()


def test_t3_the_hamster_wins_alone() -> None:
    """T3, LT-25: the last wolf is lynched, the hamster lives."""
    state = at_talk("whpvvvvv")
    day(state, 0)
    assert (view(state).winner, view(state).winners) == ("hamster", (1,))
    result = state.result()
    assert result is not None
    assert result.winners == (1,)
    assert result.places[1] == 1


def test_the_hamster_wins_against_wolves() -> None:
    """LT-25: at parity, too."""
    state = at_talk("wwhvv")
    day(state, 4)
    assert (view(state).winner, view(state).winners) == ("hamster", (2,))


def test_a_dead_hamster_does_not_win() -> None:
    """LT-25: then the other humans win without it."""
    state = at_talk("whpvvvvv")
    day(state, 1)
    night(state)
    day(state, 0)
    assert (view(state).winner, view(state).winners) == ("village", (3, 4, 5, 6, 7))


@pytest.mark.parametrize(
    ("lynched", "winner", "winners"), [([0, 1], "village", (2, 4, 5, 6, 7)), ([2, 4, 5, 6], "wolves", (0, 1, 3))]
)
def test_dead_members_share_the_win(lynched: list[int], winner: str, winners: tuple[int, ...]) -> None:
    """LT-26: the possessed wins and loses with the wolves."""
    state = at_talk("wwspvvvv")
    for seat in lynched:
        if not state.is_over():
            day(state, seat)
        if not state.is_over():
            night(state)
    assert (view(state).winner, view(state).winners) == (winner, winners)


def test_a_turned_mythomaniac_is_a_wolf_to_the_end() -> None:
    """LT-14: it must be dead, too, before the humans win, and it wins with the wolves."""
    state = at_talk(SIXTEEN)
    day(state, 0)
    night(state, s11=1)
    for seat in (1, 2):
        day(state, seat)
        night(state)
    assert not state.is_over()
    day(state, 10)  # the hamster
    night(state)
    day(state, 11)
    assert view(state).winner == "village"
    assert 11 not in view(state).winners


def test_no_living_wolf_is_tested_first() -> None:
    """LT-23: without living wolves the village wins, before the numbers are compared."""
    state = at_talk("wvv")
    day(state, 0)
    assert view(state).winner == "village"


def test_all_is_shown_at_the_end() -> None:
    """LT-32: cards and nights; and no move is possible any more."""
    state = game("wwvvv")
    night(state, s0=3, s2=1)
    events = day(state, 4)
    assert told(events, shapes.Over) == [(-1, shapes.Over("wolves", (0, 1), ("wolf", "wolf", *("villager",) * 3)))]
    seen = view(state)
    assert seen.roles == ("wolf", "wolf", "villager", "villager", "villager")
    assert seen.nights == (shapes.Night(1, ("suspect",) * 5, (3, None, 1, None, None), None, None, None),)
    assert refused(state, 0, "accuse 2") == ("is-over", "LT-23")
    assert (state.due(), state.clock(), state.hearers(4)) == ((), "", EVERYONE)


# --- shadows, ghosts, the moderator


def test_shadows_vote_in_the_first_ballot() -> None:
    """LT-27: in their seat's turn, on the same day; not on the nominees; they can't be voted for, and can't talk."""
    state = game(first="wolves", shadows="yes")
    night(state, s0=4, s1=4)
    assert state.hearers(4) == 0
    assert refused(state, 4, "accuse 1") == ("is-dead", "LT-17")
    up(state)
    order = []
    while view(state).phase == "ballot":
        order.append(state.due()[0])
        assert refused(state, order[-1], "vote 4")[0] in ("target-dead", "not-yourself")
        play(state, order[-1], f"vote {(6, 7)[order[-1] == 6]}")
    assert order == [5, 6, 7, 0, 1, 2, 3, 4]
    assert state.retired() == ()
    up(state)
    up(state)
    assert refused(state, 4, "vote 6") == ("shadow-votes", "LT-27")


def test_without_shadows_the_dead_do_not_vote() -> None:
    """LT-27: off by default."""
    state = game(first="wolves")
    night(state, s0=4, s1=4)
    up(state)
    assert refused(state, 4, "vote 6") == ("is-dead", "LT-17")


def test_ghosts_see_all() -> None:
    """LT-32: an option; they can't reach the living, and onlookers see what the village sees."""
    state = game(first="wolves", ghosts="all")
    night(state, s0=4, s1=4)
    assert view(state, 4).roles == ("wolf", "wolf", "seer", *("villager",) * 5)
    assert view(state, 4).nights[0].victim == 4
    assert view(state, 5).roles[0] is None
    assert view(state).nights == ()
    assert state.hearers(4) == 0
    blind = game(first="wolves")
    night(blind, s0=4, s1=4)
    assert view(blind, 4).roles == (None,) * 4 + ("villager",) + (None,) * 3


def test_only_the_living_and_the_moderator_give_signs() -> None:
    """LT-17, LT-27: the dead give none, whoever is the moderator; LT-31: the moderator does; after the end all may."""
    state = game("wwvvvv", first="wolves", moderator="person")
    night(state, s0=4, s1=4)
    assert [state.may_signal(seat) for seat in range(7)] == [True, True, True, True, False, True, True]
    day(state, 3)
    assert state.is_over()
    assert all(state.may_signal(seat) for seat in range(7))


def test_a_person_as_moderator() -> None:
    """LT-31: the last seat; never plays or votes, sees everything, reaches nobody."""
    state = started(9, 1, {"moderator": "person"})
    assert view(state).moderator == 8
    assert sum(view(state).mix) == 8
    assert state.retired() == (8,)
    assert 8 not in state.due()
    assert None not in view(state, 8).roles[:8]
    assert refused(state, 8, "point 1") == ("is-moderator", "LT-31")
    play(state, 0, f"point {1 if state.roles[0] != 1 else 2}")
    assert view(state, 8).pointing[0] is not None
    assert state.hearers(8) == 0
    up(state)
    assert state.hearers(8) == 0
    assert state.may_signal(8)
    assert refused(state, 1, "accuse 8") == ("no-such-player", "LT-1")


def test_the_dead_see_what_the_village_sees() -> None:
    """LT-32: until the game ends."""
    state = game(SIXTEEN)
    night(state, s3=0)
    day(state, 3)
    night(state, s0=13)
    assert view(state, 3).learned == (shapes.Learned(1, "look", 0, "wolf"),)
    assert view(state, 3).nights == ()
