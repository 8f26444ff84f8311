"""The whole kit on Lines and Columns, until it is registered and `tests/kit/test_games.py` does the same."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from ludejo.core.event import ONLOOKER
from ludejo.core.game import State
from ludejo.core.luck import FastLuck
from ludejo.games.lines_and_columns.game import GAME
from ludejo.testkit.reach import told_groups
from ludejo.testkit.sentences import needed_keys, words_of
from ludejo.testkit.setups import Setup
from ludejo.testkit.suite import CHECKS, Amounts, Check
from ludejo.texts import HERE, LANGUAGES, Texts

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.name)
def test_kit(check: Check, amounts: Amounts) -> None:
    # the kit's twins want a whole hand to come up again, and no 4,000 draws give the same ten cards twice: see below
    check.run(GAME, FOLDER, msgspec.structs.replace(amounts, deals=1))


@pytest.mark.parametrize("seats", range(2, 8))
def test_twins_find_each_other_card_by_card(seats: int) -> None:
    """LK-15: deals that told an onlooker the same: every card comes up in every hand where it was in one of them."""
    setup = Setup(seats, {"objects": "first", "colours": "first", "undealt": 1})
    n_twins = 0
    for (viewer, _), states in told_groups(GAME, setup, 60, 0, 1).items():
        if viewer == ONLOOKER and len(states) > 1:
            find(states)
            n_twins += len(states) - 1
    assert n_twins > 20


def find(states: list[State]) -> None:
    luck = FastLuck(1)
    wanted = {fact for state in states[1:] for fact in state.hidden(ONLOOKER)}
    for _ in range(400):
        wanted -= set(states[0].resample(ONLOOKER, luck).hidden(ONLOOKER))
    assert wanted == set()


def test_every_rule_has_a_test_that_cites_it() -> None:
    tests = "\n".join(path.read_text() for path in FOLDER.glob("test_*.py"))
    assert [rule for rule in GAME.rule_ids if not re.search(rf"\b{rule}\b:", tests)] == []


def test_every_refusal_cites_the_rule_behind_it() -> None:
    for rules in GAME.refusals().values():
        assert rules
        assert set(rules) <= set(GAME.rule_ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_a_name(language: str) -> None:
    """LK-1: objects, colours, and every card, in each language."""
    texts, words = Texts(language), words_of(GAME)
    assert {kind: len(values) for kind, values in words.items()} == {"object": 7, "colour": 8, "card": 56}
    keys = {f"{GAME.id}-{kind}-{value}" for kind, values in words.items() for value in values}
    assert [key for key in keys if not texts.has(key)] == []
    written = set(re.findall(rf"^({GAME.id}-[\w-]+) =", (HERE / language / f"{GAME.id}.ftl").read_text(), re.M))
    assert written == keys | needed_keys(GAME)


def test_names_agree() -> None:
    """LK-1: the lesson of the cards: adjective and noun agree, in both cases."""
    polish, esperanto = Texts("pl"), Texts("eo")
    said = [polish.say(f"{GAME.id}-card-{card}") for card in ("blue-car", "blue-glass", "blue-chair", "white-table")]
    assert said == ["niebieski samochód", "niebieska szklanka", "niebieskie krzesło", "biały stół"]
    assert polish.say(f"{GAME.id}-card-violet-book", None, "acc") == "fioletową książkę"
    assert esperanto.say(f"{GAME.id}-card-red-die", None, "acc") == "ruĝan ĵetkubon"


def test_move_indices_are_their_places() -> None:
    moves = GAME.moves()
    assert [move.index for move in moves] == list(range(106))
    assert all(GAME.read(repr(move)) is move for move in moves)


def test_views_become_arrays() -> None:
    """LK-15: a learner gets the view as numbers, whatever the seats."""
    arrays = pytest.importorskip("ludejo.lab.arrays")
    for seats in range(2, 8):
        layout = arrays.layout_of(GAME, seats)
        luck = FastLuck(seats)
        state = GAME.start(seats, {}, luck)
        while not state.is_over():
            for seat in range(ONLOOKER, seats):
                assert len(layout.array(state.view(seat))) == layout.size
            moves = state.choices(state.due()[0])
            state.apply(state.due()[0], moves[luck.below(len(moves))], luck)
        layout.array(state.view(0))
