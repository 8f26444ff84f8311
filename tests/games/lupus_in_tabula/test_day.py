"""The days: LT-17 to LT-22, and the vector T8."""

from __future__ import annotations

import pytest
from games.lupus_in_tabula.positions import (
    SIXTEEN,
    Lot,
    alive,
    at_talk,
    ballot,
    dawn_after,
    day,
    game,
    night,
    nominated,
    play,
    read,
    refused,
    told,
    up,
    view,
)

from ludejo.core.event import EVERYONE
from ludejo.core.luck import FastLuck
from ludejo.games.lupus_in_tabula import shapes
from ludejo.games.lupus_in_tabula.game import GAME

ROUND = [1, 2, 3, 4, 5, 6, 7, 0]  # everybody votes for the next seat


def test_talk() -> None:
    """LT-17: all the living talk, at most as long as the clock runs; a player who has heard enough is ready."""
    state = at_talk()
    assert (view(state).phase, state.clock(), state.due()) == ("talk", "talk", tuple(range(8)))
    assert [state.hearers(seat) for seat in range(8)] == [EVERYONE] * 8
    play(state, 3, "ready")
    assert refused(state, 3, "ready") == ("is-ready", "LT-17")
    assert 3 not in state.due()
    for seat in (0, 1, 2, 4, 5, 6):
        play(state, seat, "ready")
    assert view(state).phase == "talk"
    play(state, 7, "ready")
    assert view(state).phase == "ballot"


def test_talk_ends_with_its_time() -> None:
    """LT-17: three minutes at most."""
    state = at_talk()
    up(state)
    assert view(state).phase == "ballot"


def test_spoken_acts() -> None:
    """LT-17: lying is allowed; at most eight acts a day."""
    state = at_talk()
    play(state, 4, "am seer")
    play(state, 4, "saw 5 wolf")
    play(state, 0, "accuse 4")
    play(state, 0, "trust 1")
    play(state, 0, "doubt 4")
    seen = view(state)
    assert seen.spoken == (
        shapes.Spoken(4, "am", None, "seer"),
        shapes.Spoken(4, "saw", 5, None, "wolf"),
        shapes.Spoken(0, "accuse", 4),
        shapes.Spoken(0, "trust", 1),
        shapes.Spoken(0, "doubt", 4),
    )
    assert seen.says[4] == "seer"
    assert seen.claims == (shapes.Claim(1, 4, 5, "wolf"),)
    assert view(state, 0).left == 5
    for at in (1, 2, 3, 4, 5):
        play(state, 0, f"accuse {at}")
    assert refused(state, 0, "accuse 6") == ("spoken-enough", "LT-17")
    day(state, 7)
    assert (view(state).spoken, view(state).says[4], len(view(state).claims)) == ((), "seer", 1)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("accuse 4", ("not-yourself", "LT-17")),
        ("saw 4 wolf", ("not-yourself", "LT-17")),
        ("accuse 7", ("target-dead", "LT-17")),
        ("saw 7 human", ("", "")),
        ("am medium", ("role-absent", "LT-32")),
        ("am wolf", ("", "")),
        ("point 3", ("no-point-now", "LT-4")),
        ("vote 3", ("no-vote-now", "LT-18")),
        ("trust 8", ("no-such-player", "LT-1")),
    ],
)
def test_what_can_be_said(text: str, answer: tuple[str, str]) -> None:
    """LT-17: only about the living, but a vision also about the dead. LT-32: everybody knows which roles there are."""
    state = at_talk()
    day(state, 7)
    night(state)
    assert refused(state, 4, text) == answer


def test_more_time() -> None:
    """LT-17: if the table has this option, more than half of the living can prolong the talk, three times a day."""
    state = at_talk(more="yes")
    assert view(state).more_time
    for number in (1, 2, 3):
        moment = state.moment()
        play(state, 0, "ready")
        for seat in range(4):
            play(state, seat, "more")
        assert (view(state).prolonged, state.moment()) == (number - 1, moment)
        assert refused(state, 0, "more") == ("wants-more", "LT-17")
        play(state, 4, "more")
        assert (view(state).prolonged, state.moment()) == (number, moment + 1)
        assert not any(view(state).ready)
    assert refused(state, 0, "more") == ("prolonged-enough", "LT-17")


def test_three_minutes_at_most() -> None:
    """LT-17: the clock of the talk is not started again, unless the table has the option."""
    state = at_talk()
    assert not view(state).more_time
    assert {refused(state, seat, "more") for seat in range(8)} == {("more-is-off", "LT-17")}
    assert not any(repr(read("more")) == repr(move) for seat in range(8) for move in state.choices(seat))
    assert (GAME.seconds(GAME.settled(8, {}), "talk"), GAME.settled(8, {})["more"]) == (180, "no")


def test_the_first_ballot_goes_round_from_seat_one() -> None:
    """LT-18, LT-31: from the seat left of the moderator, clockwise; each vote is shown before the next is asked."""
    state = at_talk()
    up(state)
    order = []
    for place in range(8):
        order.append(state.due())
        assert refused(state, 7, "vote 0") == (("", "") if place == 7 else ("not-your-turn", "LT-18"))
        play(state, state.due()[0], f"vote {ROUND[place]}")
        if place < 7:
            assert view(state).votes == (*ROUND[: place + 1], *(None,) * (7 - place))
            assert refused(state, 0, "vote 2") == ("has-voted", "LT-18")
    assert order == [(seat,) for seat in range(8)]


@pytest.mark.parametrize(
    ("torn", "order"), [(4, [5, 6, 7, 0, 1, 2, 3]), (7, [0, 1, 2, 3, 4, 5, 6]), (5, [6, 7, 0, 1, 2, 3, 4])]
)
def test_the_ballot_begins_left_of_the_torn_player(torn: int, order: list[int]) -> None:
    """LT-18: the dead are skipped."""
    state = game(first="wolves")
    night(state, s0=torn, s1=torn)
    events = up(state)
    assert told(events, shapes.BallotOpened) == [(-1, shapes.BallotOpened(1, order[0], ()))]
    found = []
    while view(state).phase == "ballot":
        found.append(state.due()[0])
        play(state, found[-1], f"vote {6 if found[-1] != 6 else 3}")
    assert found == order


def test_after_a_quiet_night_the_ballot_begins_at_the_same_seat() -> None:
    """LT-18: left of the player who was torn last."""
    state = game(SIXTEEN, first="wolves")
    night(state, s0=8)
    day(state, 15)
    night(state)
    assert view(state).first == 9


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("vote 0", ("not-yourself", "LT-18")),
        ("vote 7", ("target-dead", "LT-18")),
        ("vote 9", ("no-such-player", "LT-1")),
        ("accuse 1", ("no-talk-now", "LT-17")),
        ("ready", ("no-ready-now", "LT-17")),
    ],
)
def test_votes_that_are_refused(text: str, answer: tuple[str, str]) -> None:
    """LT-18: a vote is for somebody else who is alive; nobody may abstain."""
    state = at_talk("wwsvvvvvv")
    day(state, 7)
    night(state)
    up(state)
    assert state.due() == (0,)
    assert refused(state, 0, text) == answer
    assert len(state.choices(0)) == 7


def test_the_absent_have_no_vote() -> None:
    """LT-18: when the time of a voter is up, no vote is recorded; without any vote all the living are nominated."""
    state = at_talk()
    up(state)
    for seat in range(8):
        assert told(up(state), shapes.Absent) == [(-1, shapes.Absent(seat))]
    assert view(state).ballots == (shapes.Ballot(1, 1, (None,) * 8, None),)
    assert nominated(state) == tuple(range(8))


@pytest.mark.parametrize("votes", [[], ROUND])
def test_all_living_plead_and_then_luck_decides(votes: list[int]) -> None:
    """LT-21: if all the living are nominated, by no vote or by one vote each, nobody can vote: each pleads, in the
    order of nomination, then luck decides."""
    state = at_talk()
    ballot(state, *votes)
    while view(state).phase == "ballot":
        up(state)
    assert not any(view(state).voters)
    for seat in nominated(state):
        assert (view(state).phase, state.due(), alive(state)) == ("plea", (seat,), list(range(8)))
        play(state, seat, "trust 7" if seat != 7 else "trust 0")
        assert GAME.from_bytes(state.to_bytes()).to_bytes() == state.to_bytes()
        last = play(state, seat, "ready", Lot(3))
    assert shapes.Lynched(nominated_first(votes)[3], True) in last
    assert [poll.round for poll in view(state).ballots] == [1]
    assert (view(state).phase, view(state).day) == ("night", 2)


def nominated_first(votes: list[int]) -> list[int]:
    """The nominees, clockwise from the first voter."""
    return sorted(votes) or list(range(8))


def test_votes_at_once() -> None:
    """LT-18: an option; each player sees only the own vote until all are shown together."""
    state = at_talk(ballots="once")
    up(state)
    assert state.due() == tuple(range(8))
    moment = state.moment()
    for seat in range(7):
        play(state, seat, f"vote {ROUND[seat]}")
        assert state.moment() == moment
    assert view(state).votes == (None,) * 8
    assert view(state, 2).votes == (None, None, 3, *(None,) * 5)
    assert (view(state, 2).answered, view(state, 7).answered) == (True, False)
    assert refused(state, 2, "vote 5") == ("has-voted", "LT-18")
    events = up(state)
    assert told(events, shapes.Counted) == [(-1, shapes.Counted(1, (*ROUND[:7], None)))]


# T8: A is seat 4, B 5, C 6; ten players, of whom the owl is 2 and names somebody in the night
@pytest.mark.parametrize(
    ("counts", "owl", "nominees"),
    [
        ((4, 3, 1), None, {4, 5}),
        ((3, 2, 2), None, {4, 5, 6}),
        ((3, 3, 3), None, {4, 5, 6}),
        ((4, 3, 0), 6, {4, 6}),
        ((4, 3, 0), 5, {4, 5}),
        ((4, 3, 0), 4, {4, 5}),
        ((3, 3, 1), 6, {4, 5, 6}),
        ((4, 2, 2), 5, {4, 5, 6}),
        ((4, 3, 1), 7, {4, 7}),
        ((4, 3, 1), 0, {4, 0}),
    ],
)
def test_t8_nominees(counts: tuple[int, int, int], owl: int | None, nominees: set[int]) -> None:
    """T8, LT-19: the two with most votes, more if tied; LT-20: the owl's target takes the second place."""
    state = game("wwosvvvvvv")
    dawn_after(state, {"s2": owl} if owl is not None else {})
    assert not any(view(state, seat).owl for seat in range(10))
    events = up(state)
    left = dict(zip((4, 5, 6), counts, strict=True))
    for seat in range(10):
        at = next((one for one in (4, 5, 6) if left[one] and one != seat), None)
        if at is None:
            state.expire(Lot(), events)
        else:
            left[at] -= 1
            state.apply(seat, read(f"vote {at}"), Lot(), events)
    assert not any(left.values())
    assert set(nominated(state)) == nominees
    assert told(events, shapes.OwlNamed) == ([(-1, shapes.OwlNamed(owl))] if owl is not None else [])


def test_only_players_with_votes_are_nominated() -> None:
    """LT-19: all votes for one player: the only nominee; LT-21: who pleads and is lynched without a vote."""
    state = at_talk()
    up(state)
    for seat in range(8):
        if seat == 5:
            up(state)
        else:
            play(state, seat, "vote 5")
    assert nominated(state) == (5,)
    assert (view(state).phase, state.due()) == ("plea", (5,))
    play(state, 5, "ready")
    assert 5 not in alive(state)
    assert len(view(state).ballots) == 1


def test_an_owl_that_names_a_dying_player_is_not_announced() -> None:
    """LT-20: target dead at dawn, or the owl dead before the night: nothing is announced."""
    state = game("wwosvvvvvv", first="wolves")
    night(state, s0=6, s1=6, s2=6)
    assert told(day(state, 2), shapes.OwlNamed) == []
    assert 2 not in alive(state)
    night(state)
    assert told(day(state, 9), shapes.OwlNamed) == []


def test_what_the_owl_named_is_not_forgotten() -> None:
    """LT-20: everybody was told, so it stays in everybody's view, with the ballot after which it was announced."""
    state = game("wwosvvvvvv")
    night(state, s2=9)
    ballot(state, 5, 5, 5, 5, 5, 4, 5, 5, 5, 5)
    assert view(state).ballots[-1].owl == 9
    day(state, 5)
    assert (view(state).phase, view(state).owl) == ("night", None)
    for seat in range(-1, 10):
        assert [poll.owl for poll in view(state, seat).ballots] == [9, None]
        for world in state.worlds(seat, FastLuck(seat + 1), 20):
            assert world.view(seat) == state.view(seat)
    night(state, s2=6, s0=6, s1=6)
    day(state, 7)
    assert [(poll.day, poll.owl) for poll in view(state).ballots if poll.round == 1] == [(1, 9), (2, None)]
