"""The data of Artus: words, options, arrays for learning programs; and deals that look alike."""

from __future__ import annotations

import pytest

from ludejo.core.event import ONLOOKER
from ludejo.core.luck import FastLuck
from ludejo.core.option import Value
from ludejo.games.artus.defaults import CARPETS, FIRST, KNIGHT_CARDS, RING_CARDS
from ludejo.games.artus.game import GAME
from ludejo.testkit.checks.reach import twins_after
from ludejo.testkit.checks.sentences import words_of
from ludejo.testkit.setups import Setup


@pytest.mark.parametrize("kind", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twins_find_each_other_card_by_card(kind: str, seats: int) -> None:
    """AR-35: deals that told a viewer the same: cards that a hand has in one come up there in worlds of the others."""
    setup = Setup(seats, {"game": kind, "first": "seat-0"})
    assert twins_after(GAME, setup, 0, 40, 200, 1) > 20


def test_every_thing_has_a_word() -> None:
    """AR-9: pieces, piles and every card; AR-20: a move is a whole card."""
    counts = {kind: len(values) for kind, values in words_of(GAME).items()}
    assert counts == {"card": 21, "royal": 4, "piece": 5, "pile": 3, "kind": 2}
    assert len(GAME.moves()) == 379


def test_what_no_source_settles_is_an_expert_option() -> None:
    """AR-7: our own choice is the default, in a folded group; AR-15: cards; AR-17: rings."""
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
    """AR-35: a learning program gets the view as numbers, for every number of seats."""
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
