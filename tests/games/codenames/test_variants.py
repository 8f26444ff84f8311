"""The rules CN-26 to CN-32: sand-glass, variants, talk; and their test vectors."""

from __future__ import annotations

import pytest
from games.codenames.positions import game, left, play, refusal, refused, started, touch, turn, view

from ludejo.core.event import EVERYONE
from ludejo.core.luck import FastLuck
from ludejo.core.refusal import Refused
from ludejo.games.codenames import shapes


def test_the_sand_glass() -> None:
    """CN-26: any player turns it, once for each decision; it is shown, and nothing else happens."""
    state = game(times="glass")
    assert state.may() == (1, 2, 3)
    assert play(state, 0, "glass") == [shapes.GlassTurned(0)]
    assert refused(state, 3, "glass") == ("glass-runs", "CN-26")
    assert (state.clock(), view(state, 1).glass) == ("", True)
    play(state, 0, "clue river 2")
    assert not view(state, 1).glass
    assert refused(game(), 1, "glass") == ("no-glass", "CN-26")


def test_fixed_times() -> None:
    """CN-26: no clue, no guess: the turn passes; no ruling: valid; no word chosen: luck chooses."""
    state = game(times="fixed")
    assert state.clock() == "clue"
    state.expire(FastLuck(1))
    assert (turn(state), state.clock()) == ("blue clue", "clue")
    play(state, 2, "clue river 2")
    play(state, 1, "challenge")
    assert state.clock() == "ruling"
    state.expire(FastLuck(1))
    assert (turn(state), state.clock()) == ("blue guess", "guess")
    state.expire(FastLuck(1))
    assert turn(state) == "red clue"
    play(state, 0, "clue river 2")
    play(state, 1, "challenge")
    play(state, 2, "rule yes")
    assert state.clock() == "cover"
    state.expire(FastLuck(1))
    assert (turn(state), left(state)) == ("blue clue", (9, 7))


def test_together() -> None:
    """CN-27: one team, which begins; after each turn its spymaster covers a word of the others."""
    state = game(2)
    assert state.teams() == ((0, 1),)
    play(state, 0, "clue ilo 1")
    assert refused(state, 1, "challenge") == ("no-opponent", "CN-27")
    touch(state, 1, 20)
    assert turn(state) == "red cover"
    assert refused(state, 0, "cover 0") == ("not-their-word", "CN-27")
    play(state, 0, "cover 9")
    assert (turn(state), left(state)) == ("red clue", (9, 7))
    assert refused(state, 0, "ask river 2") == ("no-opponent", "CN-27")
    group = started(7, mode="together")
    assert group.teams() == (tuple(range(7)),)
    assert group.due() == (0,)


@pytest.mark.parametrize("last", ["cover", "touch"])
def test_the_eighth_card_loses(last: str) -> None:
    """CN-27: whether covered or touched, and at once."""
    state = game(2, key="rrb..")
    play(state, 0, "clue ilo 2")
    touch(state, 1, 2 if last == "touch" else 3)
    if last == "cover":
        play(state, 0, "cover 2")
    seen = view(state, 1)
    assert (seen.end, seen.winner, seen.winners, seen.score) == ("used-up", None, (), 0)


def test_the_score() -> None:
    """CN-28: T6: won on turn 1: 8; won on turn 4 with one opponent word touched: 8 - 3 - 1 = 4."""
    state = game(2)
    play(state, 0, "clue ĉio -")
    touch(state, 1, *range(9))
    result = state.result()
    assert result is not None
    assert (result.points, result.winners) == ((8, 8), (0, 1))
    state = game(2)
    for number, places in enumerate([(0, 1, 20), (2, 16), (3, 4, 21)]):
        play(state, 0, "clue ĉio -")
        touch(state, 1, *places)
        play(state, 0, f"cover {9 + number}")
    play(state, 0, "clue ĉio -")
    touch(state, 1, 5, 6, 7, 8)
    assert view(state, 0).score == 4


def test_three_players() -> None:
    """CN-29: one operative for both, who wins with neither; or all three together."""
    state = game(3)
    assert state.teams() == ((0,), (1,))
    play(state, 0, "clue ilo 2")
    assert state.due() == (2,)
    touch(state, 2, 20)
    play(state, 1, "clue ilo 2")
    touch(state, 2, 24)
    result = state.result()
    assert result is not None
    assert (result.winners, result.places) == ((0,), (1, 2, 2))
    assert view(state, 2).teams == ("red", "blue", None)
    assert started(3, mode="together").teams() == ((0, 1, 2),)


def test_the_next_game() -> None:
    """CN-30: other words and another key, from the pack or from an own list."""
    first, second = started(4, 1), started(4, 2)
    assert first.cards != second.cards
    assert first.reds != second.reds
    assert set(started(4, own=25).cards) == set(range(25))
    assert max(started(4, own=5000).cards) >= 500
    for own in (24, 5001):
        with pytest.raises(Refused):
            started(4, own=own)


def test_talk() -> None:
    """CN-32: spymasters are silent until the end; everybody hears all the others."""
    state = game(key="rb...")
    assert [state.hearers(seat) for seat in range(4)] == [0, EVERYONE, 0, EVERYONE]
    play(state, 0, "clue ilo 1")
    touch(state, 1, 0)
    assert state.hearers(0) == EVERYONE


def test_strangers() -> None:
    for seat in (-2, -1, 4):
        assert refusal(game(), seat, "mark 3").code == "unknown-seat"
