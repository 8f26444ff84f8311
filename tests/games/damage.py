"""Impossible positions: fields set to values that no game leads to."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludejo.core.game import Game, State
from ludejo.core.refusal import Refused

Damage = Callable[[State], None]


def sets(**fields: int) -> Damage:
    """Set fields to impossible values."""

    def damage(state: State) -> None:
        for name, value in fields.items():
            setattr(state, name, value)

    damage.__name__ = ",".join(f"{name}={value}" for name, value in fields.items())
    return damage


def refuses(game: Game, state: State, damage: Damage) -> bool:
    """Is the position restored exactly, and refused with this damage?"""
    assert game.from_bytes(state.to_bytes()).to_bytes() == state.to_bytes()
    damage(state)
    with pytest.raises(Refused):
        game.from_bytes(state.to_bytes())
    return True
