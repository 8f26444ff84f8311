"""Data sets: every decision of every game, with the reward of its seat; the same seed gives the same data."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from support.toy.game import GAME as TOY

import ludejo
from ludejo.core.game import Game
from ludejo.lab.datasets import COLUMNS, DataSet, load, play_outs

GAMES = [*ludejo.games(), TOY]


def as_bytes(data: DataSet) -> list[tuple[str, bytes]]:
    return [(str(getattr(data, name).dtype), getattr(data, name).tobytes()) for name in COLUMNS]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_columns(game: Game) -> None:
    seats = max(3, game.seats[0])
    data = play_outs(game, n_games=6, seed=1, seats=seats)
    n = len(data)
    assert data.observations.shape == (n, len(data.names))
    assert data.masks.shape == (n, len(game.moves()) + len(game.stand_ins()))
    assert [len(getattr(data, name)) for name in COLUMNS[:-1]] == [n] * 6
    assert np.all(data.masks[np.arange(n), data.actions] == 1), "every action was legal"
    assert np.array_equal(np.unique(data.games), np.arange(6))
    assert np.all(np.diff(data.games) >= 0)
    assert set(data.seats.tolist()) == set(range(seats))
    assert np.array_equal(data.observations[:, list(data.names).index("seat")], data.seats)


def test_rewards_are_those_of_the_seat_in_its_game() -> None:
    data = play_outs("love-letter", n_games=20, seed=2, seats=3)
    for number in range(20):
        of_game = data.games == number
        got = {(int(s), float(r)) for s, r in zip(data.seats[of_game], data.rewards[of_game], strict=True)}
        assert len({seat for seat, _ in got}) == len(got), "one reward for a seat"
        assert sum(reward for _, reward in got) == pytest.approx(0.0)
        assert sorted(reward for _, reward in got)[-1] == 1.0


def test_rewards_by_chapter() -> None:
    data = play_outs("love-letter", n_games=5, seed=2, per_chapter=True)
    rounds = data.observations[:, list(data.names).index("round")]
    for number in range(5):
        for one in np.unique(rounds[data.games == number]):
            of_round = (data.games == number) & (rounds == one)
            by_seat = [np.unique(data.rewards[of_round & (data.seats == seat)]).tolist() for seat in (0, 1)]
            assert all(len(rewards) <= 1 for rewards in by_seat)
            assert {abs(reward) for rewards in by_seat for reward in rewards} in ({0.0}, {1.0})


def test_bots_by_name_play_better_than_chance() -> None:
    data = play_outs("love-letter", bots=["counting", "random"], n_games=60, seed=3)
    assert data.rewards[data.seats == 0].mean() > 0.3


def test_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    for name in ("one", "two"):
        play_outs("love-letter", bots=["random", "counting"], n_games=3, seed=9).save(tmp_path / f"{name}.npz")
    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "two.npz").read_bytes()
    again = play_outs("love-letter", bots=["random", "counting"], n_games=3, seed=9)
    assert as_bytes(load(tmp_path / "one.npz")) == as_bytes(again)
    other = play_outs("love-letter", bots=["random", "counting"], n_games=3, seed=10)
    assert as_bytes(other) != as_bytes(again)


def test_no_games_are_an_empty_data_set() -> None:
    data = play_outs("love-letter", n_games=0, seed=1)
    assert len(data) == len(data.seats) == 0
