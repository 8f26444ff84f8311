"""A Gymnasium environment of one seat; bots play the others: `env = solo("love-letter", seats=3, bots=["random"])`.

Observations, actions and rewards are those of `lab/pettingzoo.py`; the mask of legal actions is in the observation. A
step ends when the seat is asked again or the game is over; its reward is the sum of all rewards in between. What comes
before the seat is first asked is left out, even whole games, so count wins with `aec`, `play_outs` or the arena.

A move that the rules forbid raises `Refused` and changes nothing. With `illegal="lose"`, for learners that use no
masks, the episode ends with a reward of -1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from ludejo.bots.base import Bot
from ludejo.core.game import Game
from ludejo.core.move import Move
from ludejo.core.option import Value
from ludejo.core.refusal import Refused
from ludejo.lab.episode import NOBODY, Episode, bots_at
from ludejo.lab.pettingzoo import Observation, observation_space

try:
    import gymnasium
    import numpy as np
except ImportError as error:
    raise ImportError("environments want Gymnasium: pip install 'ludejo[lab]'") from error

Illegal = Literal["refuse", "lose"]
LOST = -1.0


class SoloEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of a game."""

    def __init__(self, episode: Episode, seat: int, bots: list[Bot], illegal: Illegal, render_mode: str | None) -> None:
        if not 0 <= seat < episode.seats:
            raise ValueError(f"seat {seat} of {episode.seats}")
        if render_mode not in (None, "ansi"):
            raise ValueError("render_mode is None or 'ansi'")
        self.episode = episode
        self.seat = seat
        self.bots = [*bots[:seat], None, *bots[seat:]]
        self.illegal = illegal
        self.render_mode = render_mode
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.observation_space = observation_space(episode)
        self.action_space = gymnasium.spaces.Discrete(len(episode.moves))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game. `options` is here because Gymnasium has it; give the game's options to `solo`."""
        super().reset(seed=seed)
        self.is_lost = False
        while True:
            self.episode.begin(seed)
            self.play_bots()
            if self.episode.seat != NOBODY:
                return self.observed(), {}
            seed = None  # that game was over before the seat was asked, so there is nothing to learn from it

    def step(self, action: np.int64 | int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self.is_lost or self.episode.seat == NOBODY:
            raise ValueError("this game is over: reset")
        try:
            reward = self.done(self.episode.move_of(int(action)))
        except Refused:
            if self.illegal == "refuse":
                raise
            self.is_lost = True
            return self.observed(), LOST, True, False, {}
        reward += self.play_bots()
        return self.observed(), reward, self.episode.seat == NOBODY, False, {}

    def done(self, move: Move) -> float:
        """Make a move for the seat that is asked; returns the reward of our seat."""
        rewards = self.episode.act(move)
        return 0.0 if rewards is None else rewards[self.seat]

    def play_bots(self) -> float:
        """Let the bots play until our seat is asked; returns our reward from these moves."""
        reward, episode = 0.0, self.episode
        while episode.seat not in (NOBODY, self.seat):
            bot = self.bots[episode.seat]
            assert bot is not None
            reward += self.done(episode.answer(bot))
        return reward

    def observed(self) -> Observation:
        return self.episode.observed(self.seat)

    def render(self) -> str | None:
        """What the seat may know, as text."""
        if self.render_mode is None:
            return None
        return msgspec.json.format(msgspec.json.encode(self.episode.position.view(self.seat))).decode()


def solo(
    game: str | Game,
    *,
    seats: int | None = None,
    seat: int = 0,
    bots: Sequence[str | Bot] = ("random",),
    options: Mapping[str, Value] | None = None,
    per_chapter: bool = False,
    illegal: Illegal = "refuse",
    render_mode: str | None = None,
) -> SoloEnv:
    """One seat of a game. `bots` (names, or your own bots) take the other seats in order; a single bot takes all."""
    episode = Episode(game, seats, options, per_chapter)
    return SoloEnv(episode, seat, bots_at(episode.game, bots, episode.seats - 1), illegal, render_mode)
