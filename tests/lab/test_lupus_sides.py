"""Sides in the lab: each card names its bot, and `arena --cast` says how the sides did."""

from __future__ import annotations

import json

import pytest

from ludejo.cli.main import main
from ludejo.games.lupus_in_tabula.game import GAME
from ludejo.lab.lupus_sides import Cast, SideGame, play, played_games, shares

RANDOM = {"village": "random", "wolves": "random"}


def cast(bots: dict[str, str], seed: int = 1) -> Cast:
    """A game of eight with the usual roles."""
    return Cast(8, GAME.settled(8, {}), bots, seed)


def results(found: list[SideGame]) -> list[tuple[str, int, int]]:
    """Everything but the time, which differs between runs."""
    return [(one.winner, one.days, one.moves) for one in found]


def test_a_bot_for_the_card_goes_before_the_bot_for_the_side() -> None:
    """LT-15: the possessed plays for the wolves, so the wolves' bot plays it."""
    named = cast({"village": "easy", "wolves": "hard", "seer": "normal"})
    cards = ("villager", "medium", "seer", "wolf", "possessed")
    assert [named.name(card) for card in cards] == ["easy", "easy", "normal", "hard", "hard"]


def test_a_village_plays_the_same_from_the_same_seed() -> None:
    first = [play(cast(RANDOM), deal) for deal in range(4)]
    assert results(list(played_games(cast(RANDOM), 4, 1))) == results(first)
    assert results([play(cast(RANDOM, seed=2), deal) for deal in range(4)]) != results(first)
    assert all(one.winner in ("village", "wolves") and one.days >= 1 for one in first)


def test_two_processes_play_what_one_plays() -> None:
    assert results(list(played_games(cast(RANDOM), 5, 2))) == results(list(played_games(cast(RANDOM), 5, 1)))


def test_the_shares() -> None:
    """Four games: three for the wolves; the interval is Wilson's."""
    found = [SideGame("wolves", 2, 30, 0.03)] * 3 + [SideGame("village", 4, 50, 0.11)]
    told = shares(found)
    assert (told.games, told.days, told.ms_per_move) == (4, 2.5, 1.429)
    assert {side: share.won for side, share in told.sides.items()} == {"village": 0.25, "wolves": 0.75, "hamster": 0.0}
    assert (told.sides["wolves"].low, told.sides["wolves"].high) == (0.3006, 0.9544)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "lupus-in-tabula", "--cast", "village=random,wolves=easy,seer=easy", "--games", "2"]
    assert main([*words, "--workers", "1"]) == 0
    assert "wolves=easy" in capsys.readouterr().out


def test_the_command_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "lupus-in-tabula", "--cast", "village=random,wolves=random", "--games", "3", "--workers", "1"]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 3
    assert sum(side["won"] for side in told["sides"].values()) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize(
    ("game", "who"),
    [
        ("lupus-in-tabula", "village=hard"),
        ("lupus-in-tabula", "village=hard,wolves=hard,butcher=hard"),
        ("love-letter", "village=hard,wolves=hard"),
    ],
)
def test_a_wrong_cast_is_explained(game: str, who: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", game, "--cast", who, "--games", "2"]) != 0
    assert who in capsys.readouterr().err
