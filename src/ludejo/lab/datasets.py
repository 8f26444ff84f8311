"""Decisions of whole games as arrays, to learn from: `play_outs("love-letter", bots=["counting"], n_games=1_000)`.

One row for each decision, in the order they were made; the columns (keys of the .npz file) are

    observations   float32, decisions x slots: what the seat knew (`lab/arrays.py`)
    masks          int8, decisions x actions: 1 for each action that was legal
    actions        int32: what it did; -1 for free text that is no stand-in
    seats          int8: which seat it was
    games          int32: in which game, from 0 on
    rewards        float32: what its seat got afterwards, until the end of the game (with `per_chapter`: of the chapter)
    names          the name of each slot of the observations

The same arguments and the same seed give the same data set, byte for byte (unless a bot of yours reads the clock).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ludejo.bots.base import Bot
from ludejo.core.game import Game
from ludejo.core.luck import FastLuck
from ludejo.core.option import Value
from ludejo.lab.episode import NOBODY, Episode, bots_at

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise ImportError("data sets want numpy: pip install 'ludejo[lab]'") from error

COLUMNS = ("observations", "masks", "actions", "seats", "games", "rewards", "names")


class DataSet:
    """The columns, each an array."""

    def __init__(self, columns: Mapping[str, NDArray[Any]]) -> None:
        self.observations, self.masks, self.actions, self.seats, self.games, self.rewards, self.names = [
            columns[name] for name in COLUMNS
        ]

    def __len__(self) -> int:
        """How many decisions there are."""
        return len(self.actions)

    def save(self, path: str | Path) -> None:
        """Save it as a compressed .npz file."""
        np.savez_compressed(path, allow_pickle=False, **{name: getattr(self, name) for name in COLUMNS})


def load(path: str | Path) -> DataSet:
    """A data set that was saved."""
    with np.load(path, allow_pickle=False) as stored:
        return DataSet(stored)


class DatasetWriter:
    """Plays games and records the decisions."""

    def __init__(self, episode: Episode, bots: list[Bot]) -> None:
        self.episode = episode
        self.bots = bots
        self.observations: list[NDArray[np.float32]] = []
        self.masks: list[NDArray[np.int8]] = []
        self.numbers: list[tuple[int, int, int]] = []
        self.rewards: list[float] = []
        self.open: list[int] = []  # the rows of the current game or chapter, which have no rewards yet

    def play(self, game: int) -> None:
        """Play one game."""
        episode = self.episode
        episode.begin()
        while (seat := episode.seat) != NOBODY:
            self.observations.append(episode.array(seat))
            self.masks.append(episode.mask(seat))
            move = episode.answer(self.bots[seat])
            self.numbers.append((move.index, seat, game))
            self.open.append(len(self.rewards))
            self.rewards.append(0.0)
            self.pay(episode.act(move))

    def pay(self, rewards: list[float] | None) -> None:
        """Give the rewards to every decision since the last rewards."""
        if rewards is not None:
            for row in self.open:
                self.rewards[row] = rewards[self.numbers[row][1]]
            self.open.clear()

    def written(self) -> DataSet:
        actions, seats, games = np.array(self.numbers, np.int32).reshape(-1, 3).T
        columns: dict[str, NDArray[Any]] = {
            "observations": np.array(self.observations, np.float32),
            "masks": np.array(self.masks, np.int8),
            "actions": actions.copy(),
            "seats": seats.astype(np.int8),
            "games": games.copy(),
            "rewards": np.array(self.rewards, np.float32),
            "names": np.array(self.episode.layout.names),
        }
        return DataSet(columns)


def play_outs(
    game: str | Game,
    *,
    bots: Sequence[str | Bot] = ("random",),
    n_games: int,
    seed: int,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    per_chapter: bool = False,
) -> DataSet:
    """The decisions of `n_games`. `bots` take the seats in their order; a single bot takes all seats."""
    episode = Episode(game, seats, options, per_chapter)
    episode.luck = FastLuck(seed)
    writer = DatasetWriter(episode, bots_at(episode.game, bots, episode.seats))
    for number in range(n_games):
        writer.play(number)
    return writer.written()
