"""What the kit (tests/testkit) can't check in Lines and Columns: its words, twins with chosen cards."""

from __future__ import annotations

import pytest

from ludejo.games.lines_and_columns.game import GAME
from ludejo.testkit.checks.reach import twins_after
from ludejo.testkit.checks.sentences import words_of
from ludejo.testkit.setups import Setup
from ludejo.texts import Texts


@pytest.mark.parametrize("seats", range(2, 8))
def test_twins_find_each_other_card_by_card(seats: int) -> None:
    """LK-15: deals that told a viewer the same: cards that a hand has in one come up there in worlds of the others."""
    setup = Setup(seats, {"objects": "car-glass-die-book", "colours": "white-blue-brown-yellow", "undealt": 1})
    assert twins_after(GAME, setup, 0, 60, 400, 1) > 20


def test_there_are_as_many_words_as_cards() -> None:
    """LK-1: objects, colours, and every card have a word; tests/testkit asks for them in each language."""
    assert {kind: len(values) for kind, values in words_of(GAME).items()} == {"object": 7, "colour": 8, "card": 56}


def test_names_agree() -> None:
    """LK-1: the lesson of the cards: adjective and noun agree, in both cases."""
    polish, esperanto = Texts("pl"), Texts("eo")
    said = [polish.say(f"{GAME.id}-card-{card}") for card in ("blue-car", "blue-glass", "blue-chair", "white-table")]
    assert said == ["niebieski samochód", "niebieska szklanka", "niebieskie krzesło", "biały stół"]
    assert polish.say(f"{GAME.id}-card-violet-book", None, "acc") == "fioletową książkę"
    assert esperanto.say(f"{GAME.id}-card-red-die", None, "acc") == "ruĝan ĵetkubon"
