"""Positions as bytes: impossible positions are refused, and never read as other ones."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from games.artus.positions import give, placed, position_p, seated, start, step

from ludejo.core.bits import one_in, with_lane
from ludejo.core.luck import FastLuck
from ludejo.core.refusal import Refused
from ludejo.games.artus.game import GAME
from ludejo.games.artus.pieces import DRAW, OVER, PLACE, PLAY, knight_of
from ludejo.games.artus.state import Artus

Damage = Callable[[Artus], None]


def sets(**fields: int) -> Damage:
    """Set fields to impossible values."""

    def damage(state: Artus) -> None:
        for name, value in fields.items():
            setattr(state, name, value)

    return damage


def two_on_a_chair(state: Artus) -> None:
    state.put(knight_of(0, 0), int(state.king_chair()))


def out_of_the_room(state: Artus) -> None:
    state.put(knight_of(0, 0), 28)


def not_placed(state: Artus) -> None:
    state.set_knights(0, state.knights(0) | 31)


def king_without_rings(state: Artus) -> None:
    state.rings = with_lane(state.rings, state.king, 2)


def prince_with_three(state: Artus) -> None:
    state.rings = with_lane(state.rings, 2, 3)


def card_twice(state: Artus) -> None:
    state.set_hand(1, state.hand(1) + 4 * one_in(7))


def scoring_card_twice(state: Artus) -> None:
    state.scoring_hands |= state.scoring_piles & -int(state.scoring_piles)


def stranger_with_points(state: Artus) -> None:
    state.gain(3, 5)


def no_piles_to_draw_from(state: Artus) -> None:
    state.phase = DRAW
    state.set_pile(state.mover, 0)
    state.set_scoring(state.mover, 0, 0)


def nothing_to_play(state: Artus) -> None:
    give(state, int(state.mover))


DAMAGES: list[Damage] = [
    sets(n_seats=5), sets(n_knights=6), sets(n_plays=3), sets(n_plays=0), sets(first=3), sets(mover=-1), sets(phase=4),
    sets(left=0), sets(left=3), sets(round=0), sets(round=12), sets(n_moves=-1), sets(king=4), sets(rings=1 << 17),
    sets(carpet=1 << 28), sets(scoring_deck=64), sets(deck=1 << 61), sets(deck=5), sets(phase=PLACE), sets(phase=OVER),
    two_on_a_chair, out_of_the_room, not_placed, king_without_rings, prince_with_three, card_twice, scoring_card_twice,
    stranger_with_points, no_piles_to_draw_from, nothing_to_play,
]  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_positions_are_refused(damage: Damage) -> None:
    """AR-28: rings, AR-23: chairs, AR-19: cards and turns: all of it must be consistent."""
    state = placed(3, game="advanced")
    assert GAME.from_bytes(state.to_bytes()).to_bytes() == state.to_bytes()
    assert state.phase == PLAY
    damage(state)
    with pytest.raises(Refused):
        GAME.from_bytes(state.to_bytes())


def test_every_position_comes_back() -> None:
    """AR-35: with everything that is hidden, at every moment of a game."""
    for seats in (2, 3, 4):
        state, luck = start(seats, seats, game="advanced"), FastLuck(seats)
        while not state.is_over():
            assert GAME.from_bytes(state.to_bytes()).to_bytes() == state.to_bytes()
            step(state, luck)
        assert GAME.from_bytes(state.to_bytes()).to_bytes() == state.to_bytes()
    for odd in (position_p(2, "joker", "score-red"), seated(((3,), (5,)), turn=1)):
        give(odd, int(odd.mover), "knight-1-4", "ring-any")
        assert GAME.from_bytes(odd.to_bytes()).to_bytes() == odd.to_bytes()
