"""Every registered game, and the toy, passes the whole kit; a game that lacks a piece fails the build."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from support.toy.game import GAME as TOY

import ludejo
from ludejo.core.game import Game
from ludejo.games import REGISTRY
from ludejo.testkit.checks.sentences import words_of
from ludejo.testkit.suite import CHECKS, SEED, Amounts, Check
from ludejo.texts import LANGUAGES, Texts

TESTS = Path(__file__).parent.parent
GAMES = [*ludejo.games(), TOY]


def folder_of(game: Game) -> Path:
    return TESTS / "support/toy" if game is TOY else TESTS / "games" / game.id.replace("-", "_")


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.name)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_kit(game: Game, check: Check, amounts: Amounts, seed: int) -> None:
    check.run(game, folder_of(game), amounts.of(game), (SEED, seed))


@pytest.mark.parametrize("name", REGISTRY)
def test_a_game_is_in_the_folder_of_its_name(name: str) -> None:
    game = ludejo.game(name)
    assert game.id == name
    assert REGISTRY[name] == f"ludejo.games.{name.replace('-', '_')}.game"
    for needed in ("state.py", "shapes.py", "game.py"):
        assert (TESTS.parent / "src/ludejo/games" / name.replace("-", "_") / needed).is_file()


@pytest.mark.parametrize("game", ludejo.games(), ids=lambda game: game.id)
def test_every_rule_has_a_test_that_cites_it(game: Game) -> None:
    tests = "\n".join(path.read_text() for path in folder_of(game).glob("test_*.py"))
    missing = [rule for rule in game.rule_ids if not re.search(rf"\b{rule}\b:", tests)]
    assert missing == []


@pytest.mark.parametrize("game", ludejo.games(), ids=lambda game: game.id)
def test_every_refusal_cites_the_rule_behind_it(game: Game) -> None:
    assert game.refusals()
    for rules in game.refusals().values():
        assert rules
        assert set(rules) <= set(game.rule_ids)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ludejo.games(), ids=lambda game: game.id)
def test_every_word_of_a_game_has_a_name(game: Game, language: str) -> None:
    texts = Texts(language)
    words = words_of(game)
    assert words
    for kind, values in words.items():
        for value in values:
            assert texts.has(f"{game.id}-{kind}-{value}")


def test_the_index_of_a_move_is_its_place_in_the_list() -> None:
    for game in GAMES:
        moves = [*game.moves(), *game.stand_ins()]
        assert [move.index for move in moves] == list(range(len(moves)))
        assert len({repr(move) for move in moves}) == len(moves)
        assert all(game.read(repr(move)) is move for move in moves)
