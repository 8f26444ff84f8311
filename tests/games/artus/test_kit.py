"""The whole kit on Artus, until it is registered and `tests/kit/test_games.py` does the same."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from ludejo.core.event import ONLOOKER
from ludejo.core.luck import FastLuck
from ludejo.core.option import Value
from ludejo.games.artus.defaults import CARPETS, FIRST, KNIGHT_CARDS, RING_CARDS
from ludejo.games.artus.game import GAME
from ludejo.testkit.reach import check_group, told_groups
from ludejo.testkit.sentences import needed_keys, words_of
from ludejo.testkit.setups import Setup
from ludejo.testkit.suite import CHECKS, Amounts, Check
from ludejo.texts import HERE, LANGUAGES, Texts

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.name)
def test_kit(check: Check, amounts: Amounts) -> None:
    # the kit's twins want a whole hand to come up again, and there are more hands than its draws find: see below
    check.run(GAME, FOLDER, msgspec.structs.replace(amounts, deals=1))


@pytest.mark.parametrize("kind", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twins_find_each_other_card_by_card(kind: str, seats: int) -> None:
    """AR-35: deals that told an onlooker the same: every card comes up in every hand where it was in one of them."""
    setup = Setup(seats, {"game": kind, "first": "seat-0"})
    n_twins = 0
    for (viewer, _), states in told_groups(GAME, setup, 40, 0, 1).items():
        if viewer == ONLOOKER and len(states) > 1:
            check_group(states, ONLOOKER, seats, 200, 1, str(setup))
            n_twins += len(states) - 1
    assert n_twins > 20


def test_every_rule_has_a_test_that_cites_it() -> None:
    tests = "\n".join(path.read_text() for path in FOLDER.glob("test_*.py"))
    assert [rule for rule in GAME.rule_ids if not re.search(rf"\b{rule}\b:", tests)] == []


def test_every_refusal_cites_the_rule_behind_it() -> None:
    for rules in GAME.refusals().values():
        assert rules
        assert set(rules) <= set(GAME.rule_ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_a_name(language: str) -> None:
    """AR-9: pieces, piles and every card, in each language; and no sentence too many."""
    texts, words = Texts(language), words_of(GAME)
    counts = {kind: len(values) for kind, values in words.items()}
    assert counts == {"card": 21, "royal": 4, "piece": 5, "pile": 3, "kind": 2}
    keys = {f"{GAME.id}-{kind}-{value}" for kind, values in words.items() for value in values}
    assert [key for key in keys if not texts.has(key)] == []
    written = set(re.findall(rf"^({GAME.id}-[\w-]+) =", (HERE / language / f"{GAME.id}.ftl").read_text(), re.M))
    assert written == keys | needed_keys(GAME)


def test_move_indices_are_their_places() -> None:
    moves = GAME.moves()
    assert [move.index for move in moves] == list(range(379))
    assert len({repr(move) for move in moves}) == len(moves)
    assert all(GAME.read(repr(move)) is move for move in moves)


def test_what_no_source_settles_is_an_expert_option() -> None:
    """AR-7: our choices are offered first, in a fold of their own; AR-15: cards; AR-17: rings."""
    expert = {option.name: option for option in GAME.options if option.group == "expert"}
    assert set(expert) == {"knight-cards", "ring-cards", "carpet"}
    tables: dict[str, dict[str, Value]] = {
        "knight-cards": dict.fromkeys(KNIGHT_CARDS, 0), "ring-cards": dict.fromkeys(RING_CARDS, 0),
        "carpet": dict.fromkeys(CARPETS, 0),
    }  # fmt: skip
    for name, option in expert.items():
        assert option.values == tuple(tables[name])
        assert option.default == option.values[0]
    assert [option.group for option in GAME.options[:2]] == ["", ""]
    assert GAME.options[1].values == FIRST


def test_views_become_arrays() -> None:
    """AR-35: a learner gets the view as numbers, whatever the seats and the game."""
    arrays = pytest.importorskip("ludejo.lab.arrays")
    for seats in range(2, 5):
        layout = arrays.layout_of(GAME, seats)
        luck = FastLuck(seats)
        state = GAME.start(seats, {"game": "advanced"}, luck)
        while not state.is_over():
            for seat in range(ONLOOKER, seats):
                assert len(layout.array(state.view(seat))) == layout.size
            moves = state.choices(state.due()[0])
            state.apply(state.due()[0], moves[luck.below(len(moves))], luck)
        layout.array(state.view(0))
