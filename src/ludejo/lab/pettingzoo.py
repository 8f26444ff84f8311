"""A PettingZoo environment (AEC) of every game: `env = aec("love-letter", seats=3)`.

Agents are `seat_0`, `seat_1`, … An observation is `{"observation": the view as an array, "action_mask": what is
legal}`; `lab/arrays.py` says what the array contains, `lab/episode.py` what actions are and who is asked when.

Rewards come at the end and sum up to 0: the winners share +1, the others share -1. With `per_chapter=True` they come
after each chapter (round) instead: the points a seat has scored in it, minus the average of the others.

A seat that has retired is not asked again and terminates with all others at the end, when its reward is known; with
`drop_retired=True` it terminates at once, and that reward does not reach it.

A move that the rules forbid raises `Refused` and changes nothing. PettingZoo's TerminateIllegalWrapper makes it a loss.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ludejo.core.game import Game
from ludejo.core.option import Value
from ludejo.lab.episode import NOBODY, Episode

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo.utils.env import AECEnv
except ImportError as error:
    raise ImportError("environments want PettingZoo: pip install 'ludejo[lab]'") from error

Observation = dict[str, NDArray[Any]]
RENDER_MODES = ("ansi", "human")


def observation_space(episode: Episode) -> spaces.Dict:
    """The space of all possible arrays and masks."""
    layout = episode.layout
    return spaces.Dict(
        {
            "observation": spaces.Box(layout.low, layout.high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (len(episode.moves),), np.int8),
        }
    )


class GameEnv(AECEnv[str, Any, Any]):
    """A game with the interface of PettingZoo."""

    def __init__(self, episode: Episode, render_mode: str | None, drop_retired: bool) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # PettingZoo's
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is one of {RENDER_MODES}")
        self.episode = episode
        self.render_mode = render_mode
        self.drop_retired = drop_retired
        self.metadata = {
            "name": f"{episode.game.id}_v{episode.game.rules}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(episode.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(episode) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(episode.moves)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. `options` is here because PettingZoo has it; give the game's options to `aec`."""
        self.episode.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None  # type: ignore[assignment]  # as PettingZoo does
        self.has_rewards = False
        self.agent_selection = self.possible_agents[self.episode.seat]

    def step(self, action: int | None) -> None:
        """The agent that is asked takes this action (None once it has terminated)."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked, and None is no action")
        episode = self.episode
        rewards = episode.act(episode.move_of(action))
        if self.has_rewards:
            self.has_rewards = False
            self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        if rewards is not None:
            self.give(rewards)
        if episode.seat == NOBODY:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[episode.seat]
            if self.drop_retired:
                self.drop()
        if self.render_mode == "human":
            self.render()

    def give(self, rewards: list[float]) -> None:
        """Give the rewards to all agents that are still there."""
        self.has_rewards = True
        self.rewards = {agent: rewards[self.seat_of[agent]] for agent in self.agents}
        self._accumulate_rewards()

    def drop(self) -> None:
        """Seats for which the game has ended terminate before the others."""
        for seat in self.episode.position.retired():
            agent = self.possible_agents[seat]
            if agent in self.terminations:
                self.terminations[agent] = True
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        return self.episode.observed(self.seat_of[agent])

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The same as PettingZoo's own method, but faster."""
        agent = self.agent_selection
        seen = self.episode.observed(self.seat_of[agent]) if observe else None
        is_over = self.terminations[agent]
        return seen, self._cumulative_rewards[agent], is_over, self.truncations[agent], self.infos[agent]

    def render(self) -> str | None:
        """What the seat that is asked may know, as text."""
        view = self.episode.position.view(self.seat_of[self.agent_selection])
        text = msgspec.json.format(msgspec.json.encode(view)).decode()
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""


def aec(
    game: str | Game,
    *,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    per_chapter: bool = False,
    drop_retired: bool = False,
    render_mode: str | None = None,
) -> GameEnv:
    """The environment of a game, by its id; by default with as few seats as the game can have."""
    return GameEnv(Episode(game, seats, options, per_chapter), render_mode, drop_retired)
