"""One seat against bots, as a Gymnasium environment."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from support.toy.game import GAME as TOY

import ludejo
from ludejo.bots.base import Bot, Question
from ludejo.core.game import Game
from ludejo.core.luck import FastLuck, Luck
from ludejo.core.move import Move
from ludejo.core.refusal import Refused
from ludejo.lab.gymnasium import SoloEnv, solo

GAMES = [*ludejo.games(), TOY]


class Listener(Bot):
    """Takes the last choice, and remembers for which seats it was asked."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def choose(self, question: Question, luck: Luck) -> Move:
        self.seats.append(question.seat)
        return question.choices[-1]


def played(env: SoloEnv, seed: int | None, luck: FastLuck) -> list[Any]:
    """A whole game at random: all that the environment returned, in a form that can be compared."""
    observation, _ = env.reset(seed=seed)
    told: list[Any] = []
    over = False
    while not over:
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, over, truncated, more = env.step(legal[luck.below(len(legal))])
        assert not truncated
        assert more == {}
        told.append((observation["observation"].tobytes(), observation["action_mask"].tobytes(), reward))
    return told


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_check_of_gymnasium(game: Game) -> None:
    """It knows no masks. Its render check is skipped, because for that it must make the environment itself."""
    check_env(solo(game, seats=max(3, game.seats[0]), illegal="lose"), skip_render_check=True)


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_games_repeat_and_rewards_are_those_of_the_seat(game: Game, seat: int) -> None:
    env = solo(game, seats=max(3, game.seats[0]), seat=seat)
    first = played(env, 5, FastLuck(1))
    assert first == played(env, 5, FastLuck(1))
    result = env.episode.position.result()
    assert result is not None
    assert [reward for _, _, reward in first[:-1]] == [0.0] * (len(first) - 1)
    assert (first[-1][2] > 0) == (seat in result.winners)
    assert not np.frombuffer(first[-1][1], np.int8).any(), "nothing is legal any more"
    with pytest.raises(ValueError, match="reset"):
        env.step(0)
    assert played(env, None, FastLuck(1)) != first, "without a seed the same luck continues"


def test_bots_sit_around_the_seat() -> None:
    one, two = Listener(), Listener()
    played(solo("love-letter", seats=3, seat=1, bots=[one, two]), 1, FastLuck(1))
    assert (set(one.seats), set(two.seats)) == ({0}, {2})
    same = Listener()
    played(solo("love-letter", seats=4, seat=2, bots=[same]), 1, FastLuck(1))
    assert set(same.seats) == {0, 1, 3}
    with pytest.raises(ValueError, match="2 bots for 3 seats"):
        solo("love-letter", seats=4, bots=[one, two])
    with pytest.raises(Refused):
        solo("love-letter", bots=["nobody"])
    with pytest.raises(ValueError, match="seat 2 of 2"):
        solo("love-letter", seats=2, seat=2)


def test_bots_by_name_play_their_way() -> None:
    """With the same luck but another opponent, the games differ."""
    told = [played(solo("love-letter", bots=[name]), 3, FastLuck(1)) for name in ("random", "counting")]
    assert told[0] != told[1]


def test_rewards_by_chapter() -> None:
    """Points from before the seat was first asked are not in any reward."""

    def ahead() -> int:
        return env.episode.position.score(0) - env.episode.position.score(1)

    env = solo("love-letter", per_chapter=True)
    for seed in range(20):
        env.reset(seed=seed)
        before = ahead()
        rewards = [reward for _, _, reward in played(env, seed, FastLuck(1))]
        assert sum(rewards) == ahead() - before
        assert len([reward for reward in rewards if reward]) > 1


def test_forbidden_actions_are_refused_or_lose() -> None:
    env = solo("love-letter")
    observation, _ = env.reset(seed=1)
    forbidden = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    before = env.episode.position.to_bytes()
    with pytest.raises(Refused):
        env.step(forbidden)
    assert env.episode.position.to_bytes() == before
    strict = solo("love-letter", illegal="lose")
    strict.reset(seed=1)
    assert strict.step(forbidden)[1:] == (-1.0, True, False, {})
    with pytest.raises(ValueError, match="reset"):
        strict.step(0)
    strict.reset()
    assert not strict.is_lost


def test_a_game_that_is_over_before_the_seat_is_asked_is_left_out() -> None:
    env = solo("love-letter", seats=4, seat=3, options={"tokens": 1, "first": "seat-0"})
    n_begun = 0
    begin = env.episode.begin

    def counted(seed: int | None = None) -> None:
        nonlocal n_begun
        n_begun += 1
        begin(seed)

    env.episode.begin = counted  # type: ignore[method-assign]
    for seed in range(40):
        assert env.reset(seed=seed)[0]["action_mask"].any()
    assert n_begun > 40


def test_rendering() -> None:
    env = solo("love-letter", seat=1, render_mode="ansi")
    env.reset(seed=1)
    assert '"seat": 1' in str(env.render())
    quiet = solo("love-letter")
    quiet.reset(seed=1)
    assert quiet.render() is None
    with pytest.raises(ValueError, match="render_mode"):
        solo("love-letter", render_mode="human")
