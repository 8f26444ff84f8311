"""Worlds that a seat thinks possible: none is false, all deals come equally often, and clues are used."""

from __future__ import annotations

from collections import Counter

import pytest
from games.lupus_in_tabula.oracle import Story, retold
from games.lupus_in_tabula.positions import SIXTEEN, day, game, night, play

from ludejo.core.bits import size_of
from ludejo.core.luck import FastLuck
from ludejo.games.lupus_in_tabula.game import GAME
from ludejo.games.lupus_in_tabula.pieces import HAMSTER, MYTHOMANIAC, SEER, WOLF
from ludejo.games.lupus_in_tabula.state import Lupus
from ludejo.testkit.checks.reach import worlds_of

DRAWS = 6


def drawn(state: Lupus, viewer: int, n: int, seed: int = 1) -> list[Lupus]:
    found = state.worlds(viewer, FastLuck(seed), n)
    return [world for world in found if isinstance(world, Lupus)]


@pytest.mark.parametrize("seats", [9, 13, 16, 24])
@pytest.mark.parametrize("seed", range(5))
def test_no_world_is_false(seats: int, seed: int) -> None:
    """LT-4 to LT-16, LT-20, LT-23: each is played again from its first night, and the viewer is told the same."""
    story = Story(seats, seed, dawns=2 + seed)
    if story.state.is_over():
        return
    for viewer in range(-1, seats):
        for world in drawn(story.state, viewer, DRAWS // 2, seed):
            assert retold(story, world, viewer).to_bytes() == world.to_bytes()


def test_no_world_with_joint_seers_is_false() -> None:
    """LT-14, LT-29: every world agrees with what two seers saw together."""
    state = game(SIXTEEN)
    night(state, s3=4)
    day(state, 12)
    night(state, s11=3)
    day(state, 13)
    night(state, s3=0, s11=0)
    for viewer in (3, 11):
        for world in drawn(state, viewer, 40):
            assert world.roles[3] == SEER
            assert world.turned == SEER
            assert world.roles[0] == WOLF or world.turned == WOLF
            assert world.view(viewer) == state.view(viewer)
    assert {world.turned for world in drawn(state, 14, 300)} == {-1, WOLF, SEER}


@pytest.mark.parametrize("name", ["hamster", "guard", "copy"])
def test_all_deals_come_equally_often(name: str) -> None:
    """LT-2: of the deals that can be completed none is preferred."""
    tiny = next(tiny for tiny in GAME.tiny if tiny.name == name)
    groups = sorted(worlds_of(GAME, tiny).items())
    some = [(key, worlds) for key, worlds in groups if len(worlds) > 3][:: max(1, len(groups) // 25)]
    assert some
    for (viewer, _), worlds in some:
        states = [GAME.from_bytes(stored) for stored in sorted(worlds)]
        roles = {state.roles for state in states if isinstance(state, Lupus)}
        start = states[0]
        assert isinstance(start, Lupus)
        counts = Counter(world.roles for world in drawn(start, viewer, 60 * len(roles)))
        assert set(counts) == roles
        assert all(25 < n < 100 for n in counts.values())


def test_a_wolf_knows_who_can_be_the_bodyguard() -> None:
    """LT-10: a victim of the wolves who lives was guarded by somebody else."""
    state = game("wwsgvvvvvvvv")
    night(state)
    day(state, 11)
    night(state, s0=5, s1=5, s3=5)
    worlds = drawn(state, 0, 100)
    assert all(world.guard != 5 and world.nights[1].answers[world.guard] == 5 for world in worlds)
    assert len({int(world.guard) for world in worlds}) > 4


def test_the_last_seat_may_have_died_of_a_look() -> None:
    """LT-12, LT-18: torn, or dead of a look while nobody was torn: the ballot begins at the same seat either way."""
    state = game("wwshvvvvv", first="wolves")
    night(state, s0=8)
    hows = Counter(world.roles[8] == HAMSTER for world in drawn(state, -1, 200))
    assert set(hows) == {True, False}
    assert all(world.torn == (-1 if world.roles[8] == HAMSTER else 8) for world in drawn(state, -1, 50))
    assert not any(world.roles[7] == HAMSTER for world in drawn(torn(7), -1, 200))


def torn(seat: int) -> Lupus:
    state = game("wwshvvvvv", first="wolves")
    night(state, s0=seat)
    return state


def test_worlds_know_that_the_game_is_not_over() -> None:
    """LT-23: with three players alive at night, exactly one of them is a wolf."""
    state = game("wwvvvvv", first="wolves")
    night(state, s0=6)
    day(state, 0)
    night(state, s1=5)
    day(state, 4)
    assert not state.is_over()
    for world in drawn(state, -1, 100):
        assert world.n_wolves() == 1
        assert world.wolves >> 6 & 1 == 0


def test_who_has_answered_is_hidden() -> None:
    """LT-5: in some worlds everybody else has answered, in others nobody; without a clock somebody is missing."""
    state = game()
    play(state, 4, "point 3")
    sizes = {size_of(world.answered) for world in drawn(state, 4, 300)}
    assert len(sizes) > 2
    untimed = game(night=0)
    for seat in range(7):
        play(untimed, seat, f"point {(seat + 1) % 8}")
    assert all(world.answered != 255 for world in drawn(untimed, 4, 100))


def test_looks_at_a_turned_mythomaniac() -> None:
    """LT-14: somebody seen as a wolf in night 3 was dealt that card, or has become a wolf."""
    state = game(SIXTEEN)
    night(state)
    day(state, 12)
    night(state, s11=0)
    day(state, 13)
    night(state, s3=11)
    kinds = {world.roles[11] for world in drawn(state, 3, 400)}
    assert kinds == {WOLF, MYTHOMANIAC}
    assert all(world.turned == WOLF for world in drawn(state, 3, 100) if world.roles[11] == MYTHOMANIAC)


def test_a_viewer_who_knows_everything_draws_the_truth() -> None:
    """LT-31, LT-32: a ghost, like the moderator, has only the true world."""
    state = game(first="wolves", ghosts="all")
    night(state, s0=4, s1=4)
    assert state.resample(4, FastLuck(1)).to_bytes() == state.to_bytes()
    assert state.hidden(4) == ()
    assert len(state.hidden(5)) == 7
