"""What a seat believes: the choices of others make worlds more or less likely; beliefs are shown next to the truth."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest
from games.love_letter.positions import GAME, play, position
from support.toy.game import GAME as TOY

from ludejo.bots.base import asked
from ludejo.bots.search.bot import HARD, Level, SearchBot
from ludejo.core.belief import believed, picked, weighed
from ludejo.core.game import State
from ludejo.core.luck import FastLuck
from ludejo.core.shapes import Fact
from ludejo.games.love_letter.pieces import COUNTESS, GUARD, KINDS, KING, PRINCE, PRINCESS, SPY
from ludejo.games.love_letter.state import LoveLetter
from ludejo.games.love_letter.worlds.habits import HABITS, LOW_PLAYED, likelihood
from ludejo.lab.love_letter_exact import hands_of, is_last, values_of


def after(n_moves: int, seats: int, seed: int) -> LoveLetter:
    """A position after n moves in round 1; other seeds are tried until a round lasts that long."""
    while True:
        luck = FastLuck(seed)
        state = GAME.start(seats, {"tokens": 5}, luck)
        for _ in range(n_moves):
            state.apply(state.due()[0], state.sample(state.due()[0], luck), luck)
        assert isinstance(state, LoveLetter)
        if state.chapter() == 1:
            return state
        seed += 1000


def hands(world: State, seat: int) -> tuple[str, ...]:
    return tuple(fact.what for fact in world.hidden(seat))


def facts_of(worlds: list[State], seat: int) -> Counter[Fact]:
    """In how many worlds each hidden fact is true."""
    return Counter(fact for world in worlds for fact in world.hidden(seat))


# --- a resample of a resample


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_resample_of_a_resample_is_distributed_like_a_resample(seats: int, long: bool, form: str) -> None:
    """T28: a bot that draws all its worlds from one drawn world thinks as if it drew them from the true one."""
    n = 20_000 if long and form == "compiled" else 1_200
    for seed in range(3):
        state = after(3, seats, seed)
        seat = state.mover
        luck = FastLuck(seed)
        once = facts_of([state.resample(seat, luck) for _ in range(n)], seat)
        twice = facts_of([state.resample(seat, luck).resample(seat, luck) for _ in range(n)], seat)
        likely = [kind for kind, count in (once + twice).items() if count >= 40]
        assert likely
        for kind in likely:
            share = (once[kind] + twice[kind]) / (2 * n)
            error = sqrt(2 * share * (1 - share) / n)
            assert abs(once[kind] - twice[kind]) / n < 5 * error, (seed, kind)


# --- what people tend to play


def test_habits_are_likelihoods_of_two_choices() -> None:
    for low in range(GUARD, PRINCESS):
        assert len(LOW_PLAYED[low]) == PRINCESS - low
        for high in range(low + 1, KINDS):
            assert 0 < HABITS[low * KINDS + high] < 100
            assert HABITS[low * KINDS + high] + HABITS[high * KINDS + low] == 100
    assert HABITS[SPY * KINDS + COUNTESS] > HABITS[COUNTESS * KINDS + SPY], "people tend to keep the Countess"
    assert HABITS[COUNTESS * KINDS + KING] == 99, "LL-17"


def test_only_the_others_choices_count() -> None:
    """Seat 0 has played a Guard and kept a King: seat 0 learns nothing from it, seat 1 does."""
    state = position(["king", "spy"], "guard", rest=["guard", "guard", "guard", "prince", "handmaid", "baron", "king"])
    play(state, 0, {"play": "guard", "at": 1, "guess": "princess"}, "baron")
    assert likelihood(state, 0) == 1.0
    assert likelihood(state, 1) == pytest.approx(HABITS[GUARD * KINDS + KING] / 100)


def test_habits_follow_hands_that_a_king_and_a_prince_change() -> None:
    rest = ["guard", "guard", "guard", "handmaid", "handmaid", "baron", "spy"]
    state = position(["king", "princess"], "countess", rest=[*rest, "prince", "prince"])
    play(state, 0, {"play": "countess"}, "prince")  # seat 1 draws a Prince
    play(
        state, 1, {"play": "prince", "at": 0}, "spy", "guard"
    )  # seat 0 discards its King, takes a Spy, and draws a Guard
    assert state.due() == (0,)
    assert likelihood(state, 1) == pytest.approx(HABITS[COUNTESS * KINDS + KING] / 100)
    assert likelihood(state, 0) == pytest.approx(HABITS[PRINCE * KINDS + PRINCESS] / 100)


def test_a_game_without_habits_weighs_all_worlds_alike() -> None:
    state = TOY.start(3, {}, FastLuck(1))
    assert state.likelihood(0) == 1.0
    assert len(weighed(state, 0, FastLuck(1), 50)) == 50
    assert believed(state, 0, state.hidden(0), FastLuck(1), 10) == ()


def test_weighted_worlds_are_drawn_as_often_as_they_weigh() -> None:
    state = after(4, 2, 7)
    seat = state.mover
    luck = FastLuck(3)
    plain = state.worlds(seat, luck, 8_000)
    weights: Counter[tuple[str, ...]] = Counter()
    for world in plain:
        weights[hands(world, seat)] += world.likelihood(seat)  # type: ignore[assignment]  # a Counter of floats
    drawn = Counter(hands(world, seat) for _ in range(10) for world in weighed(state, seat, luck, 500))
    total = sum(weights.values())
    for kind, weight in weights.items():
        assert drawn[kind] / 5_000 == pytest.approx(weight / total, abs=0.035), kind


def test_points_at_equal_distances_pick_by_weight() -> None:
    states = [TOY.start(3, {}, FastLuck(n)) for n in range(3)]
    assert picked(states, [1.0, 2.0, 1.0], 4, 0.5) == [states[0], states[1], states[1], states[2]]
    assert picked(states, [0.0, 0.0, 1.0], 2, 0.0) == [states[2], states[2]]
    assert len(picked(states, [0.1, 0.2, 0.3], 7, 0.999999)) == 7


# --- beliefs


def test_a_belief_is_shown_next_to_the_truth() -> None:
    state = after(3, 3, 5)
    seat = state.mover
    truth = state.hidden(seat)
    beliefs = believed(state.resample(seat, FastLuck(1)), seat, truth, FastLuck(2), 300)
    assert [one.about for one in beliefs] == sorted(one.about for one in beliefs)
    for fact in truth:
        about = [one for one in beliefs if one.about == fact.about]
        assert sum(one.share for one in about) == pytest.approx(1, abs=0.02)
        assert [one.what for one in about if one.true] == [fact.what]
        assert [one.share for one in about] == sorted((one.share for one in about), reverse=True)


def test_what_was_seen_is_believed_for_sure() -> None:
    state = position(
        ["guard", "princess"], "spy", rest=["guard", "guard", "guard", "prince", "handmaid", "baron", "king"]
    )
    play(state, 0, {"play": "spy", "at": 1}, "handmaid")
    play(state, 1, {"play": "handmaid"}, "baron")
    (belief,) = believed(state, 0, state.hidden(0), FastLuck(1), 100)
    assert (belief.about, belief.what, belief.share, belief.true) == (1, "princess", 1.0, True)


# --- exact values


def last_positions(n: int, seed: int) -> list[LoveLetter]:
    found: list[LoveLetter] = []
    luck = FastLuck(seed)
    while len(found) < n:
        state = GAME.start(2 + luck.below(3), {"tokens": 1}, luck)
        while state.due():
            assert isinstance(state, LoveLetter)
            if is_last(state) and len(state.choices(state.mover)) > 1:
                found.append(state.clone())
            state.apply(state.due()[0], state.sample(state.due()[0], luck), luck)
    return found[:n]


def test_every_world_is_enumerated_with_its_weight() -> None:
    """`resample` draws the same worlds, as often as their weights say."""
    for state in last_positions(6, 2):
        exact = hands_of(state, state.mover)
        total = sum(exact.values())
        luck, n = FastLuck(1), 1_000
        drawn = Counter(
            tuple(0 if seat == state.mover else world.hand(seat) for seat in range(state.n_seats))
            for world in (state.resample(state.mover, luck) for _ in range(n))
        )
        assert set(drawn) <= set(exact)
        for kind, weight in exact.items():
            share = weight / total
            assert abs(drawn[kind] / n - share) < 5 * sqrt(share * (1 - share) / n) + 1e-9


def test_with_habits_the_exact_weights_are_those_of_drawn_worlds() -> None:
    """The exact weights are compared with worlds that are drawn and weighed one by one."""
    for state in last_positions(4, 3):
        exact = hands_of(state, state.mover, HABITS)
        total = sum(exact.values())
        sums: dict[tuple[int, ...], float] = {}
        for world in state.worlds(state.mover, FastLuck(1), 3_000):
            assert isinstance(world, LoveLetter)
            kind = tuple(0 if seat == state.mover else world.hand(seat) for seat in range(state.n_seats))
            sums[kind] = sums.get(kind, 0.0) + world.likelihood(state.mover)
        for kind, weight in exact.items():
            assert sums.get(kind, 0.0) / sum(sums.values()) == pytest.approx(weight / total, abs=0.05)


def test_hard_finds_the_best_last_move() -> None:
    """bench/ measures the share over thousands of positions; this test uses a few, and a search of fewer iterations."""
    bot = SearchBot(GAME, Level("plain", iterations=600))
    right = 0
    positions = last_positions(25, 1)
    for n, state in enumerate(positions):
        values = values_of(state, state.mover)
        move = bot.choose(asked(state, state.mover, FastLuck(n)), FastLuck(n))
        right += values[move] >= max(values.values()) - 1e-9
    assert right >= 23
    assert HARD.iterations > 600
