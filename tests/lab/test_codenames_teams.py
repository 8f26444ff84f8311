"""Teams in the lab: bots that win or lose together; and Codenames for learning programs, with a finite clue list."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from ludejo.bots.codenames.bot import PLAYERS, WordBot
from ludejo.cli.main import main
from ludejo.games.codenames.game import GAME
from ludejo.games.codenames.pieces import N_LISTED
from ludejo.lab.codenames_teams import TeamGame, contest, play, tally, wilson
from ludejo.language.packs import clue_list
from ludejo.language.vectors import table_of

TOGETHER = GAME.settled(2, {"mode": "together", "taps": "one"})


def test_a_team_plays_the_same_from_the_same_seed() -> None:
    bots = [WordBot(PLAYERS["easy"]), WordBot(PLAYERS["normal"])]
    first = [play(GAME, bots, TOGETHER, 1, deal) for deal in range(3)]
    assert [play(GAME, bots, TOGETHER, 1, deal) for deal in range(3)] == first
    assert all((one.end == "found") == one.won and one.turns >= 1 for one in first)
    assert contest(GAME, bots, TOGETHER, 1, 3, lambda n: None) == tally(first)


def test_the_tally() -> None:
    found = tally([TeamGame(True, 4, "found", 5), TeamGame(False, 0, "assassin", 2), TeamGame(True, 2, "found", 7)])
    assert (found.games, found.won, found.turns, found.points) == (3, 0.6667, 6.0, 2.0)
    assert found.ends == {"assassin": 0.3333, "found": 0.6667}
    assert wilson(50, 100) == (0.4038, 0.5962)


@pytest.mark.parametrize("language", ["en", "eo", "pl"])
def test_the_clue_list_of_learning_programs(language: str) -> None:
    """Each entry is a word with a vector that bots know, and none is there twice."""
    words = clue_list(language)
    assert len(set(words)) == len(words) == N_LISTED
    assert all(word in table_of(language).place for word in words)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "codenames", "--team", "easy,easy", "--games", "2", "--option", "mode=together"]) == 0
    assert "easy + easy" in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore:Observation")  # a dict with a mask is what PettingZoo itself wants
def test_learning_programs_play_by_numbers() -> None:
    """PettingZoo's own test, with 100 clues to choose from."""
    env = pytest.importorskip("ludejo.lab.pettingzoo")
    zoo: Any = importlib.import_module("pettingzoo.test")  # which has no types
    zoo.api_test(env.aec(GAME, seats=4), num_cycles=60)
