"""Arrays contain the whole view and nothing else: for every game, every number of seats and every viewer."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from itertools import count
from typing import Annotated, Literal

import msgspec
import numpy as np
import pytest
from support.toy.game import GAME as TOY

import ludejo
from ludejo.core.event import ONLOOKER
from ludejo.core.game import Game, State
from ludejo.core.luck import FastLuck
from ludejo.core.shapes import View
from ludejo.lab import arrays
from ludejo.lab.arrays import Layout, layout_of
from ludejo.testkit.setups import setups
from ludejo.testkit.steps import random_step

GAMES = [*ludejo.games(), TOY]
MANY = 8  # seats
CASES = [(game, seats) for game in GAMES for seats in range(game.seats[0], game.seats[1] + 1)]


def positions(game: Game, seats: int, n_games: int) -> Iterator[State]:
    """Every position of random games, with the options in turn; only some of large tables, where games are long."""
    luck = FastLuck(seats)
    every = 1 if seats < MANY else 6 * seats
    options = [setup.options for setup in setups(game) if setup.seats == seats]
    for number in range(n_games):
        state = game.start(seats, options[number % len(options)], luck)
        for n in count():
            if state.is_over():
                yield state
                break
            if n % every == 0:
                yield state
            random_step(state, luck).take(state, luck, None)


@pytest.mark.parametrize(("game", "seats"), CASES, ids=lambda case: getattr(case, "id", case))
def test_different_views_are_different_arrays(game: Game, seats: int) -> None:
    layout = layout_of(game, seats)
    seen: dict[bytes, bytes] = {}
    for state in positions(game, seats, 12):
        for viewer in range(ONLOOKER, seats):
            view = state.view(viewer)
            words, array = msgspec.json.encode(view), layout.array(view)
            assert array.shape == (layout.size,)
            assert np.all((layout.low <= array) & (array <= layout.high))
            assert seen.setdefault(words, array.tobytes()) == array.tobytes()
            assert msgspec.json.decode(words, type=game.view_type()) == view, "the bounds of the type hold"
    assert len(set(seen.values())) == len(seen) > 30


@pytest.mark.parametrize(("game", "seats"), CASES, ids=lambda case: getattr(case, "id", case))
def test_worlds_that_a_seat_cannot_tell_apart_give_one_array(game: Game, seats: int) -> None:
    layout, luck, n_other = layout_of(game, seats), FastLuck(1), 0
    for state in positions(game, seats, 4):
        for viewer in range(ONLOOKER, seats):
            other = state.resample(viewer, luck)
            n_other += other.to_bytes() != state.to_bytes()
            assert layout.array(state.view(viewer)).tobytes() == layout.array(other.view(viewer)).tobytes()
    assert n_other > 10, "most worlds differ from the true one"


@pytest.mark.parametrize(("game", "seats"), CASES, ids=lambda case: getattr(case, "id", case))
def test_every_slot_has_a_name(game: Game, seats: int) -> None:
    layout = layout_of(game, seats)
    assert len(set(layout.names)) == layout.size == len(layout.low) == len(layout.high)
    assert np.all(layout.low < layout.high)
    for field in game.view_type().__struct_fields__:
        assert layout.slots(field), field


def test_a_hand_of_love_letter() -> None:
    game = ludejo.game("love-letter")
    layout = layout_of(game, 2)
    view = game.start(2, {"first": "seat-0"}, FastLuck(3)).view(0)
    array = layout.array(view)
    said = {layout.names[place]: float(array[place]) for place in layout.slots("hand") if array[place]}
    assert said == {"len(hand)": 2.0, f"hand[0]={view.hand[0]}": 1.0, f"hand[1]={view.hand[1]}": 1.0}  # type: ignore[attr-defined]


def test_a_changed_array_changes_no_other_array() -> None:
    view = TOY.start(3, {}, FastLuck(1)).view(0)
    layout = layout_of(TOY, 3)
    first = layout.array(view)
    first[:] = 7
    assert not np.any(layout.array(view) == 7)


def test_a_layout_is_made_once_and_can_be_pickled() -> None:
    layout = layout_of(TOY, 4)
    assert layout_of(TOY, 4) is layout
    assert pickle.loads(pickle.dumps(layout)) is layout


def test_a_cache_that_is_emptied_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ludejo.game("love-letter")
    monkeypatch.setattr(arrays, "REMEMBERED", 0)
    forgetful = Layout(game.view_type(), 4)
    monkeypatch.undo()
    for state in positions(game, 4, 3):
        view = state.view(0)
        assert forgetful.array(view).tobytes() == layout_of(game, 4).array(view).tobytes()


class Kinds(View, frozen=True):
    """All kinds of fields that a view may have."""

    sure: bool
    word: Literal["b", "a"] | None
    count: int
    text: str
    few: Annotated[tuple[int, ...], msgspec.Meta(max_length=2)]


def test_similar_views_are_different_arrays() -> None:
    """None and 0, an empty tuple and zeros, texts with one letter changed."""
    views = [
        Kinds(sure, word, count, text, few)
        for sure in (False, True)
        for word in (None, "a", "b")
        for count in (-1, 0, 1 << 24)
        for text in ("", "a", "b", "ab", "ż")
        for few in ((), (0,), (0, 0), (1,), (0, 1))
    ]
    layout = Layout(Kinds, 2)
    assert layout.names[:5] == ("sure", "word is none", "word=a", "word=b", "count")
    assert len({layout.array(view).tobytes() for view in views}) == len(views)


@pytest.mark.parametrize("count", [(1 << 24) + 1, -(1 << 24) - 1])
def test_a_number_too_large_is_an_error(count: int) -> None:
    with pytest.raises(ValueError, match=f"count is {count}"):
        Layout(Kinds, 2).array(Kinds(True, None, count, "", ()))


def test_a_tuple_too_long_is_an_error() -> None:
    with pytest.raises(ValueError, match="few has 3 items"):
        Layout(Kinds, 2).array(Kinds(True, None, 0, "", (1, 2, 3)))


class Endless(View, frozen=True):
    sure: bool
    many: tuple[int, ...]


class Either(View, frozen=True):
    sure: bool
    thing: int | str


@pytest.mark.parametrize(("view_type", "part"), [(Endless, "many"), (Either, "thing")])
def test_a_type_without_bounds_is_an_error(view_type: type[View], part: str) -> None:
    with pytest.raises(TypeError, match=part):
        Layout(view_type, 2)


def test_a_row_by_seat_has_an_item_for_each() -> None:
    game = ludejo.game("love-letter")
    with pytest.raises(ValueError, match="3 items for 2 seats"):
        layout_of(game, 2).array(game.start(3, {}, FastLuck(1)).view(0))
