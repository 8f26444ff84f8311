"""Every game is a PettingZoo environment: PettingZoo's own tests, who is asked, what is refused, who is rewarded."""

from __future__ import annotations

import copy
import importlib
import types
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper
from support.toy.game import GAME as TOY

import ludejo
from ludejo.core.event import ONLOOKER
from ludejo.core.game import Game
from ludejo.core.luck import FastLuck
from ludejo.core.refusal import Refused
from ludejo.lab import episode
from ludejo.lab.episode import Episode
from ludejo.lab.pettingzoo import GameEnv, aec
from ludejo.testkit.setups import ALL_SEATS

ZOO: Any = importlib.import_module("pettingzoo.test")  # which has no types
GAMES = [*ludejo.games(), TOY]
MANY = 8  # seats: games of large tables are long, so only some positions are checked


def sizes(game: Game) -> list[int]:
    """Every number of seats; where there are many of them the smallest, a middle one and the largest."""
    every = list(range(game.seats[0], game.seats[1] + 1))
    return every if len(every) <= ALL_SEATS else [every[0], every[len(every) // 3], every[-1]]


CASES = [(game, seats) for game in GAMES for seats in sizes(game)]
# PettingZoo's manual wants observations to be a dict with a mask, but only its own environments get no warning for it
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]
NO, YES = 0, 1  # the votes of Whisper
SUN = 3


def name_of(case: object) -> str:
    return getattr(case, "id", str(case))


def play(env: Any, luck: FastLuck) -> dict[str, float]:
    """The rest of a game at random, by mask; returns what each agent got."""
    got: dict[str, float] = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        got[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated else int(legal[luck.below(len(legal))]))
    return got


@pytest.mark.parametrize("how", [{}, {"per_chapter": True}, {"drop_retired": True}], ids=str)
@pytest.mark.parametrize(("game", "seats"), CASES, ids=name_of)
def test_the_api_test_of_pettingzoo(game: Game, seats: int, how: dict[str, Any]) -> None:
    ZOO.api_test(aec(game, seats=seats, **how), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), CASES, ids=name_of)
def test_the_seed_test_of_pettingzoo(game: Game, seats: int) -> None:
    ZOO.seed_test(lambda: aec(game, seats=seats), num_cycles=40)


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_the_performance_run_of_pettingzoo(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """It runs for five seconds, here of a quick clock."""
    seconds = iter(range(1_000))
    clock = types.SimpleNamespace(time=lambda: next(seconds) / 20)
    monkeypatch.setitem(ZOO.performance_benchmark.__globals__, "time", clock)
    ZOO.performance_benchmark(aec(game))
    assert next(seconds) > 100


@pytest.mark.parametrize("remembered", [episode.REMEMBERED, 2])
@pytest.mark.parametrize(("game", "seats"), CASES, ids=name_of)
def test_the_mask_is_what_the_rules_allow(
    game: Game, seats: int, remembered: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(episode, "REMEMBERED", remembered)
    env, luck = aec(game, seats=seats), FastLuck(2)
    env.reset(seed=seats)
    moves, n = [*game.moves(), *game.stand_ins()], 0
    while not any(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        position, seat = env.episode.position, env.episode.seat
        assert mask.tolist() == [int(position.check(seat, move) is None) for move in moves]
        n += 1
        for agent in env.agents if seats < MANY or n % seats == 0 else ():
            assert agent == env.agent_selection or not env.observe(agent)["action_mask"].any()
        legal = np.flatnonzero(mask)
        env.step(int(legal[luck.below(len(legal))]))


def first_leak(env: GameEnv, seeds: Sequence[int]) -> str:
    """The part of an observation that differs between two worlds that the seat can't tell apart; "" if none does."""
    n, every = 0, 1 if len(env.possible_agents) < MANY else 2 * len(env.possible_agents)
    for seed in seeds:
        luck = FastLuck(seed)
        env.reset(seed=seed)
        while not any(env.terminations.values()):
            true, n = env.episode.position, n + 1
            for seat, agent in enumerate(env.possible_agents if n % every == 0 else ()):
                mine = env.observe(agent)
                env.episode.position = true.resample(seat, luck)
                theirs = env.observe(agent)
                env.episode.position = true
                for part in mine:
                    if mine[part].tobytes() != theirs[part].tobytes():
                        return part
            legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
            env.step(int(legal[luck.below(len(legal))]))
            if any(env.infos.values()):
                return "infos"
    return ""


@pytest.mark.parametrize(("game", "seats"), CASES, ids=name_of)
def test_no_observation_leaks(game: Game, seats: int, seed: int) -> None:
    assert first_leak(aec(game, seats=seats), (7, 8, seed)) == ""


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    env = aec("love-letter", seats=3)
    honest = Episode.observed
    monkeypatch.setattr(Episode, "observed", lambda self, seat: honest(self, (seat + 1) % 3))
    assert first_leak(env, (7,)) == "observation"


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_what_the_rules_forbid_changes_nothing(game: Game) -> None:
    env = aec(game)
    env.reset(seed=1)
    before, agent = env.episode.position.to_bytes(), env.agent_selection
    forbidden = np.flatnonzero(env.observe(agent)["action_mask"] == 0)
    assert len(forbidden)
    for action in forbidden:
        with pytest.raises(Refused):
            env.step(int(action))
    for strange in (-1, len(env.episode.moves)):
        with pytest.raises(ValueError, match=f"no action has the number {strange}"):
            env.step(strange)
    with pytest.raises(ValueError, match="None is no action"):
        env.step(None)
    assert (env.episode.position.to_bytes(), env.agent_selection) == (before, agent)
    assert set(env.rewards.values()) == {0.0}


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_the_wrappers_of_pettingzoo_fit(game: Game) -> None:
    env: Any = OrderEnforcingWrapper(TerminateIllegalWrapper(aec(game), illegal_reward=-1))
    env.reset(seed=1)
    assert sum(play(env, FastLuck(1)).values()) == pytest.approx(0.0)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(loser)["action_mask"] == 0)[0]))
    assert env.rewards[loser] == -1
    assert all(env.terminations.values())


@pytest.mark.parametrize(("game", "seats"), CASES, ids=name_of)
def test_rewards_sum_up_to_zero_and_winners_gain(game: Game, seats: int) -> None:
    env, luck = aec(game, seats=seats), FastLuck(4)
    env.reset(seed=1)
    for _ in range(5):
        got = play(env, luck)
        result = env.episode.position.result()
        assert result is not None
        assert sum(got.values()) == pytest.approx(0.0)
        if 0 < len(result.winners) < seats:
            assert {env.seat_of[agent] for agent, reward in got.items() if reward > 0} == set(result.winners)
            assert sum(max(reward, 0.0) for reward in got.values()) == pytest.approx(1.0)
        env.reset()


def test_rewards_by_chapter_are_the_tokens_of_love_letter() -> None:
    env = aec("love-letter", seats=3, per_chapter=True)
    env.reset(seed=1)
    got = play(env, FastLuck(4))
    tokens = [env.episode.position.score(seat) for seat in range(3)]
    assert max(tokens) == 5
    assert list(got.values()) == pytest.approx([(3 * own - sum(tokens)) / 2 for own in tokens])


def nobody_believes(env: GameEnv) -> list[str]:
    """One seat speaks and all vote no, so the speaker is out; returns who was asked."""
    asked = []
    for action in (SUN, NO, NO, NO):
        asked.append(env.agent_selection)
        env.step(action)
    return asked


def test_all_seats_that_are_due_are_asked_in_turn_and_clocks_run_out() -> None:
    env = aec(TOY, seats=3, options={"rounds": 2})
    env.reset(seed=1)
    assert nobody_believes(env) == ["seat_0", "seat_0", "seat_1", "seat_2"]
    assert env.episode.position.view(ONLOOKER).phase == "speak", "`rest` is over"  # type: ignore[attr-defined]
    assert env.agent_selection == "seat_2"


def test_a_retired_seat_waits_for_the_reward_at_the_end() -> None:
    env = aec(TOY, seats=3, options={"rounds": 2})
    env.reset(seed=1)
    nobody_believes(env)
    assert env.episode.position.retired() == (0,)
    assert env.agents == env.possible_agents
    asked = []
    while not any(env.terminations.values()):
        asked.append(env.agent_selection)
        env.step(SUN if env.observe(asked[-1])["action_mask"][SUN] else NO)
    assert asked == ["seat_2", "seat_1", "seat_2"]
    assert env.rewards["seat_0"] != 0.0
    assert all(env.terminations.values())


def test_a_retired_seat_may_leave_at_once() -> None:
    env = aec(TOY, seats=3, options={"rounds": 2}, drop_retired=True)
    env.reset(seed=1)
    nobody_believes(env)
    assert env.terminations == {"seat_0": True, "seat_1": False, "seat_2": False}
    assert env.agent_selection == "seat_0"
    with pytest.raises(ValueError, match="None"):
        env.step(NO)
    env.step(None)
    assert env.agents == ["seat_1", "seat_2"]
    assert env.agent_selection == "seat_2"
    assert set(play(env, FastLuck(1))) == {"seat_1", "seat_2"}


def test_seeds() -> None:
    def start(seed: int | None) -> bytes:
        env.reset(seed=seed)
        return env.episode.position.to_bytes()

    env = aec("love-letter", seats=4)
    assert start(5) == start(5)
    assert len({start(None) for _ in range(10)}) > 5, "without a seed the same luck continues"
    assert len({aec("love-letter").episode.luck.word() for _ in range(3)}) == 3, "no seed, no repetition"


def test_a_copy_is_independent() -> None:
    env = aec("love-letter", seats=3)
    env.reset(seed=1)
    other = copy.deepcopy(env)
    before = env.episode.position.to_bytes()
    assert play(other, FastLuck(1)) == play(copy.deepcopy(env), FastLuck(1))
    assert env.episode.position.to_bytes() == before


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec("love-letter", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert '"hand"' in text
    loud = aec("love-letter", render_mode="human")
    loud.reset(seed=1)
    assert loud.render() is None
    assert capsys.readouterr().out.strip() == text
    with pytest.raises(ValueError, match="render_mode"):
        aec("love-letter", render_mode="rgb_array")


def test_a_mask_of_another_position_is_not_taken() -> None:
    """Masks are found by the id of a tuple; a copy of an environment does not keep that tuple alive."""
    env = aec("love-letter")
    env.reset(seed=1)
    seat = env.episode.seat
    choices = env.episode.position.choices(seat)
    env.episode.masks[id(choices)] = ("another", np.full(len(env.episode.moves), 7, np.int8))
    assert env.episode.mask(seat).sum() == len(choices)


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(Refused):
        aec("love-letter", seats=5)
    with pytest.raises(Refused):
        aec("love-letter", options={"tokens": 99})
    with pytest.raises(Refused):
        aec("no-such-game")
