"""The nights: LT-4 to LT-17, and the vectors T4 to T7 and T9."""

from __future__ import annotations

import pytest
from games.lupus_in_tabula.positions import (
    EIGHT,
    SIXTEEN,
    Lot,
    alive,
    ballot,
    bits,
    day,
    game,
    night,
    play,
    refused,
    told,
    up,
    view,
)

from ludejo.core.luck import FastLuck
from ludejo.games.lupus_in_tabula import shapes
from ludejo.games.lupus_in_tabula.game import GAME
from ludejo.games.lupus_in_tabula.state import Lupus

PACK = "tear tear tear look"


@pytest.mark.parametrize(
    ("night_number", "tasks"),
    [
        (1, "suspect suspect suspect look suspect suspect suspect haunt " + "suspect " * 8),
        (2, f"{PACK} suspect suspect guard haunt suspect suspect suspect copy None suspect suspect suspect"),
        (3, f"{PACK} suspect suspect guard haunt suspect suspect suspect suspect None None suspect suspect"),
    ],
)
def test_every_seat_has_one_task(night_number: int, tasks: str) -> None:
    """LT-4: who acts in which night; LT-5: all the others are asked something that looks the same."""
    state = game(SIXTEEN)
    for victim in range(12, 11 + night_number):
        night(state)
        day(state, victim)
    found = [str(view(state, seat).task) for seat in range(16)]
    assert found == tasks.split()
    assert state.due() == tuple(alive(state))
    assert state.clock() == "night"
    assert state.hush()


def test_a_night_ends_by_the_clock_alone() -> None:
    """LT-5: nothing shows who has answered; the moment stays, and grows at dawn."""
    state = game()
    moment = state.moment()
    for seat in range(8):
        play(state, seat, f"point {(seat + 1) % 8}")
        assert state.moment() == moment
    assert state.due() == ()
    assert state.clock() == "night"
    up(state)
    assert state.moment() == moment + 1
    assert not state.hush()


def test_one_phone_for_all_has_no_clock_at_night() -> None:
    """LT-5: if one phone is handed round, the last answer ends the night; the day has no clock either."""
    state = game(night=0)
    assert (state.clock(), state.hush()) == ("", False)
    for seat in range(8):
        assert view(state).phase == "night"
        play(state, seat, f"point {(seat + 1) % 8}")
    assert view(state).phase == "talk"
    assert state.clock() == ""


def test_an_answer_may_be_changed_eight_times() -> None:
    """LT-5: there is a limit of changes, and the same answer again is not a change."""
    state = game()
    play(state, 4, "point 5")
    assert refused(state, 4, "point 5") == ("same-answer", "LT-5")
    assert 4 in state.may()
    for place in range(8):
        play(state, 4, f"point {(5, 6)[(place + 1) % 2]}")
    assert view(state, 4).left == 0
    assert refused(state, 4, "point 1") == ("changed-enough", "LT-5")
    assert 4 not in state.may()
    assert state.choices(4) == ()


@pytest.mark.parametrize(
    ("seat", "text", "answer"),
    [
        (3, "point", ("choose-somebody", "LT-6")),
        (3, "point 3", ("not-yourself", "LT-6")),
        (3, "point 12", ("target-dead", "LT-6")),
        (0, "point", ("choose-somebody", "LT-7")),
        (0, "point 0", ("not-yourself", "LT-7")),
        (0, "point 12", ("target-dead", "LT-7")),
        (0, "point 1", ("wolf-target", "LT-7")),
        (6, "point", ("choose-somebody", "LT-10")),
        (6, "point 6", ("not-yourself", "LT-10")),
        (6, "point 12", ("target-dead", "LT-10")),
        (7, "point", ("choose-somebody", "LT-11")),
        (7, "point 7", ("not-yourself", "LT-11")),
        (7, "point 12", ("target-dead", "LT-11")),
        (11, "point 11", ("not-yourself", "LT-14")),
        (11, "point 12", ("target-dead", "LT-14")),
        (13, "point 13", ("not-yourself", "LT-5")),
        (13, "point 12", ("target-dead", "LT-5")),
        (13, "point 16", ("no-such-player", "LT-1")),
        (12, "point 1", ("is-dead", "LT-17")),
        (13, "vote 1", ("no-vote-now", "LT-18")),
        (13, "ready", ("no-ready-now", "LT-17")),
        (13, "more", ("no-more-now", "LT-17")),
        (13, "accuse 1", ("no-talk-now", "LT-17")),
    ],
)
def test_answers_that_are_refused(seat: int, text: str, answer: tuple[str, str]) -> None:
    """LT-6, LT-7, LT-10, LT-11, LT-14: at whom a player may point."""
    state = game(SIXTEEN)
    night(state)
    day(state, 12)
    assert refused(state, seat, text) == answer


@pytest.mark.parametrize("text", ["point", "point 1"])
def test_suspicions_and_copies_may_be_left_out(text: str) -> None:
    """LT-30: the mythomaniac may decline; a player who only suspects may suspect nobody."""
    state = game(SIXTEEN)
    night(state)
    day(state, 12)
    assert refused(state, 11, text) == ("", "")
    assert refused(state, 13, text) == ("", "")


@pytest.mark.parametrize(
    ("at", "shade"), [(0, "wolf"), (1, "wolf"), (4, "human"), (5, "human"), (10, "human"), (11, "human")]
)
def test_the_seer(at: int, shade: shapes.Shade) -> None:
    """LT-6: wolf or human; the possessed, the hamster and an unturned mythomaniac are human."""
    state = game(SIXTEEN)
    events = night(state, s3=at)
    assert told(events, shapes.Looked) == [(bits(3), shapes.Looked(at, shade))]
    assert view(state, 3).learned == (shapes.Learned(1, "look", at, shade),)
    assert all(view(state, seat).learned == () for seat in range(16) if seat != 3)


def test_a_seer_who_does_not_answer_learns_nothing() -> None:
    """LT-6: one question a night, or none."""
    state = game()
    assert told(night(state), shapes.Looked) == []


def test_a_dying_seer_is_told_the_answer() -> None:
    """LT-4: also a seer who dies that night; LT-16: what the dead did counts."""
    state = game("wwshvvvvv", first="wolves")
    events = night(state, s0=2, s1=2, s2=3)
    assert told(events, shapes.Looked) == [(bits(2), shapes.Looked(3, "human"))]
    assert alive(state) == [0, 1, 4, 5, 6, 7, 8]
    assert view(state, 2).learned == (shapes.Learned(1, "look", 3, "human"),)


def test_wolves_see_each_other_and_each_others_choice() -> None:
    """LT-7: silently, by looks and gestures; nobody else sees it."""
    state = game(SIXTEEN, first="wolves")
    play(state, 0, "point 13")
    play(state, 1, "point 14")
    assert view(state, 2).fellows == (0, 1)
    assert view(state, 2).pointing[:3] == (13, 14, None)
    assert view(state, 2).roles[:4] == ("wolf", "wolf", "wolf", None)
    for seat in range(3, 16):
        assert view(state, seat).pointing == (None,) * 16
        assert view(state, seat).roles[:3] == (None, None, None)


@pytest.mark.parametrize(
    ("points", "lot", "dead"),
    [
        ({"s0": 5, "s1": 5, "s2": 6}, 1, [5]),  # plurality
        ({"s0": 5, "s1": 6, "s2": 7}, 0, [5]),
        ({"s0": 5, "s1": 6, "s2": 7}, 2, [7]),  # luck decides a tie
        ({"s1": 6}, 0, [6]),  # a wolf who does not answer has no say
        ({}, 0, []),  # nobody chose: nobody is torn
    ],
)
def test_wolves_disagree(points: dict[str, int], lot: int, dead: list[int]) -> None:
    """LT-7: the target with most wolves, then one at random."""
    state = game("wwwsvvvvvvvvvvvv", first="wolves")
    events = night(state, Lot(lot), **points)
    assert [one.dead for _, one in told(events, shapes.Dawn) if isinstance(one, shapes.Dawn)] == [tuple(dead)]


def test_t9_the_moderator_is_the_first_victim() -> None:
    """T9, LT-8: no wolf kill in night 1, the seer is answered, the bodyguard is not called."""
    state = game(SIXTEEN)
    events = night(state, s0=13, s1=13, s2=13, s3=0, s6=13)
    assert told(events, shapes.Dawn) == [(-1, shapes.Dawn(1, (), True))]
    assert told(events, shapes.Looked) == [(bits(3), shapes.Looked(0, "wolf"))]
    assert len(alive(state)) == 16


def test_wolves_may_begin_at_once() -> None:
    """LT-8: an option turns it off; LT-7: there is no bodyguard in the first night."""
    state = game(SIXTEEN, first="wolves")
    assert view(state, 6).task == "suspect"
    events = night(state, s0=13, s6=13)
    assert told(events, shapes.Dawn) == [(-1, shapes.Dawn(1, (13,), False))]


@pytest.mark.parametrize(("lynched", "shade"), [(0, "wolf"), (12, "human"), (10, "human"), (5, "human")])
def test_the_medium(lynched: int, shade: shapes.Shade) -> None:
    """LT-9: what yesterday's lynched player was, in each night from the second on."""
    state = game(SIXTEEN)
    assert told(night(state), shapes.Medium) == []
    day(state, lynched)
    assert told(night(state), shapes.Medium) == [(bits(4), shapes.Medium(lynched, shade))]
    assert view(state, 4).learned == (shapes.Learned(2, "medium", lynched, shade),)


def test_t6_the_bodyguard() -> None:
    """T6, LT-10: the guarded player is not torn; the same player twice is allowed."""
    state = game(SIXTEEN)
    for number in (1, 2, 3):
        events = night(state, s0=13, s1=13, s2=13, s6=13)
        assert [one for _, one in told(events, shapes.Dawn)] == [shapes.Dawn(number, (), number == 1)]
        day(state, 15 if number == 1 else 14)


def test_the_owl_is_asked_every_night() -> None:
    """LT-11: LT-20 says what follows from the answer."""
    state = game(SIXTEEN)
    assert view(state, 7).task == "haunt"
    night(state, s7=0)
    day(state, 12)
    assert view(state, 7).task == "haunt"


def test_t4_two_die_in_one_night() -> None:
    """T4, LT-12, LT-17: the seer looks at the hamster, the wolves take another: both die, no cause is told."""
    state = game("wwshvvvvv", first="wolves")
    events = night(state, s0=8, s1=8, s2=3)
    assert told(events, shapes.Dawn) == [(-1, shapes.Dawn(1, (3, 8), False))]
    assert [(fate.seat, fate.how) for fate in view(state).fates] == [(3, "night"), (8, "night")]


def test_t5_wolves_take_the_hamster() -> None:
    """T5, LT-12: nobody dies."""
    state = game("wwshvvvvv", first="wolves")
    assert told(night(state, s0=3, s1=3), shapes.Dawn) == [(-1, shapes.Dawn(1, (), False))]


def test_t7_the_bodyguard_does_not_guard_against_looks() -> None:
    """T7, LT-10, LT-12: seer and bodyguard on the hamster: it dies."""
    state = game("wwshgvvvvv")
    night(state)
    day(state, 9)
    events = night(state, s2=3, s4=3)
    assert told(events, shapes.Dawn) == [(-1, shapes.Dawn(2, (3,), False))]


def test_the_hamster_dies_of_a_look_in_the_first_night() -> None:
    """LT-12: also in night 1, in which nobody is torn."""
    state = game(SIXTEEN)
    assert told(night(state, s3=10), shapes.Dawn) == [(-1, shapes.Dawn(1, (10,), True))]


def test_freemasons_know_each_other() -> None:
    """LT-13: from night 1 on; nobody else knows them."""
    state = game(SIXTEEN)
    assert view(state, 8).roles[8:10] == ("freemason", "freemason")
    assert view(state, 9).roles[8:10] == ("freemason", "freemason")
    assert view(state, 13).roles[8:10] == (None, None)


def test_the_possessed_knows_nobody() -> None:
    """LT-15: the wolves and the possessed don't know each other."""
    state = game(SIXTEEN)
    assert view(state, 5).roles == (None,) * 5 + ("possessed",) + (None,) * 10
    assert view(state, 0).roles[5] is None


def test_what_the_dead_did_counts() -> None:
    """LT-16: the owl is torn, and the player it named is announced."""
    state = game("wwsgovvvvvvv")
    night(state)
    day(state, 11)
    night(state, s0=4, s1=4, s4=5)
    events = ballot(state, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0)
    assert told(events, shapes.OwlNamed) == [(-1, shapes.OwlNamed(5))]


def test_deaths_are_told_in_seat_order() -> None:
    """LT-17: together and without cause; that nobody died is told, too."""
    state = game("wwvvvvvsh", first="wolves")
    events = night(state, s0=6, s7=8)
    assert told(events, shapes.Dawn) == [(-1, shapes.Dawn(1, (6, 8), False))]
    assert all(view(state, seat).roles[6] is None for seat in range(8) if seat != 6)
    assert told(night(game(EIGHT)), shapes.Dawn) == [(-1, shapes.Dawn(1, (), True))]


def test_the_dead_hear_nothing_more() -> None:
    """LT-17, LT-32: a dead wolf is not told what the others choose."""
    state = game(SIXTEEN)
    night(state)
    day(state, 2)
    play(state, 0, "point 13")
    assert view(state, 2).pointing == (None,) * 16
    assert view(state, 2).roles[:3] == ("wolf", "wolf", "wolf")
    assert state.choices(2) == ()
    assert state.retired() == (2,)


def test_whispers() -> None:
    """LT-7: with an option wolves may talk at night; all others are silent then."""
    quiet, loud = game(SIXTEEN), game(SIXTEEN, whispers="yes")
    assert [quiet.hearers(seat) for seat in range(16)] == [0] * 16
    assert [loud.hearers(seat) for seat in range(16)] == [bits(0, 1, 2)] * 3 + [0] * 13


def test_a_tiny_game_asks_nobody_for_a_suspicion() -> None:
    """LT-5: the only answer is to suspect nobody; with a clock there is not even that."""
    for name, nothing in (("round", ""), ("seer", "no-point-now")):
        tiny = next(one for one in GAME.tiny if one.name == name)
        state = GAME.deal_tiny(tiny, FastLuck(1), None)
        assert isinstance(state, Lupus)
        villager = tiny.seats - 1
        assert refused(state, villager, "point")[0] == nothing
        assert refused(state, villager, "point 0")[0] == "no-point-now"
