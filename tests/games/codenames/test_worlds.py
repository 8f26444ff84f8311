"""Who may know what (CN-2, CN-12): the key, the questions, and the worlds of those who know neither."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from games.codenames.positions import game, play, started, touch, view

from ludejo.core.event import ONLOOKER, Events
from ludejo.core.luck import FastLuck
from ludejo.games.codenames import shapes
from ludejo.games.codenames.game import GAME
from ludejo.games.codenames.position import NO_ANSWER, YES
from ludejo.games.codenames.state import Codenames
from ludejo.testkit.steps import random_step


@pytest.mark.parametrize("seats", [2, 3, 4, 9])
def test_the_key_is_for_spymasters(seats: int) -> None:
    """CN-2: neither guessers nor onlookers, screens or late joiners are shown it before the end."""
    luck, events = FastLuck(seats), Events()
    state = GAME.start(seats, {}, luck, events)
    assert isinstance(state, Codenames)
    spies = {seat for seat in (state.spy0, state.spy1) if seat >= 0}
    while not state.is_over():
        for seat in range(ONLOOKER, seats):
            assert (view(state, seat).key != ()) == (seat in spies)
            assert (state.hidden(seat) == ()) == (seat in spies)
        random_step(state, luck).take(state, luck, events)
    for seat in range(ONLOOKER, seats):
        told = [event for event in events.to(seat) if isinstance(event, shapes.Key)]
        assert len(told) == (seat in spies)
        assert len(view(state, seat).key) == 25


def test_every_colour_comes_up_at_every_place() -> None:
    """CN-2: the colours not yet covered, over the places not yet covered; every order is equally likely."""
    state = game()
    play(state, 0, "clue river 2")
    touch(state, 1, 0, 20)
    luck, seen = FastLuck(1), Counter[tuple[int, str]]()
    for _ in range(1000):
        world = state.resample(3, luck)
        assert view(world, 3) == view(state, 3)
        seen.update((fact.about, fact.what) for fact in world.hidden(3))
    places = [place for place in range(25) if place not in (0, 20)]
    expected = {"red": 8, "blue": 8, "bystander": 6, "assassin": 1}
    for place in places:
        for colour, n in expected.items():
            mean = 1000 * n / 23
            assert abs(seen[place, colour] - mean) < 6 * mean**0.5
    assert {place for place, _ in seen} == set(places)


def test_spymasters_have_one_world() -> None:
    """CN-12: nothing is hidden from the two spymasters, who know the key and the questions."""
    state = game()
    play(state, 0, "ask river 2")
    for seat in (0, 2):
        assert state.resample(seat, FastLuck(1)).to_bytes() == state.to_bytes()


@pytest.mark.parametrize("viewer", [ONLOOKER, 1, 3])
def test_questions_may_have_been_asked(viewer: int) -> None:
    """CN-12: for all others any number of questions is possible, and the last one may wait; words are not compared."""
    state = game()
    play(state, 0, "ask river 2")
    luck, shapes_seen = FastLuck(1), set[tuple[int, ...]]()
    for _ in range(600):
        world = state.resample(viewer, luck)
        shapes_seen.add(tuple(int(question.answer) for question in world.asks))
        assert GAME.from_bytes(world.to_bytes()).to_bytes() == world.to_bytes()
    answered = range(NO_ANSWER + 1, YES + 1)
    every = {()} | {(*first, last) for n in range(3) for first in tuples(answered, n) for last in range(YES + 1)}
    assert shapes_seen == every


def tuples(of: range, n: int) -> list[tuple[int, ...]]:
    return [()] if n == 0 else [(*rest, one) for rest in tuples(of, n - 1) for one in of]


def test_no_questions_where_nobody_could_ask_them() -> None:
    """CN-27: a team that plays alone has nobody to ask; and while a team guesses no question is open."""
    luck = FastLuck(1)
    alone = game(2)
    guessing = game()
    play(guessing, 0, "clue river 2")
    for _ in range(30):
        assert alone.resample(1, luck).asks == []
        assert guessing.resample(1, luck).asks == []


def test_texts_are_stored() -> None:
    """CN-4: words of any letters, up to the limit."""
    state = game(names="yes")
    for word in ("ĵaŭdo", "żółć", "長江", "ĉ" * 40, "a b-c", "x" * 7, "y" * 8):
        play(state, 0, f"ask {word} -")
        play(state, 2, "answer yes")
        play(state, 0, f"clue {word} -")
        restored = GAME.from_bytes(state.to_bytes())
        assert restored.to_bytes() == state.to_bytes()
        assert msgspec.json.encode(restored.view(0)) == msgspec.json.encode(state.view(0))
        state = game(names="yes")


def test_a_started_game_is_stored() -> None:
    for seats in (2, 3, 24):
        state = started(seats)
        assert GAME.from_bytes(state.to_bytes()).to_bytes() == state.to_bytes()
