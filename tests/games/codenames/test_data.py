"""What the kit (tests/testkit) can't check in Codenames: how many words and moves it has, that no text is unused."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from ludejo.core.event import ONLOOKER
from ludejo.core.luck import FastLuck
from ludejo.games.codenames.game import GAME
from ludejo.testkit.checks.sentences import needed_keys, words_of
from ludejo.testkit.steps import random_step
from ludejo.texts import HERE, LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_unused(language: str) -> None:
    words = words_of(GAME)
    assert {kind: len(values) for kind, values in words.items()} == {"team": 2, "colour": 4, "grade": 9}
    keys = {f"{GAME.id}-{kind}-{value}" for kind, values in words.items() for value in values}
    body = FluentParser().parse((HERE / language / f"{GAME.id}.ftl").read_text("utf-8")).body
    written = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    assert written == (keys | needed_keys(GAME)) - {f"{GAME.id}-name", f"{GAME.id}-tagline"}


def test_moves_are_logged_as_they_are() -> None:
    moves = [*GAME.moves(), *GAME.stand_ins()]
    assert len(moves) == 82 + 1100
    assert all(GAME.read_logged(repr(move)) is move for move in moves)


@pytest.mark.parametrize("seats", [2, 3, 4, 7, 24])
def test_views_become_arrays(seats: int) -> None:
    """A learning program gets the view as numbers, for every number of seats."""
    arrays = pytest.importorskip("ludejo.lab.arrays")
    layout, luck = arrays.layout_of(GAME, seats), FastLuck(seats)
    state = GAME.start(seats, {}, luck)
    while not state.is_over():
        for seat in (ONLOOKER, 0, seats - 1):
            assert len(layout.array(state.view(seat))) == layout.size
        random_step(state, luck).take(state, luck, None)
    layout.array(state.view(0))
