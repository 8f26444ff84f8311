"""The messages of a table at which a certain game is played, put together from what the game declares."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec

from ludejo.core.game import Game
from ludejo.table.messages import Chat, Room, Sight
from ludejo.wire import told


@cache
def sight_type(game: Game) -> Any:
    """A sight of this game: with its own view, events and moves."""
    own = {
        "events": tuple[union(game.events()), ...],  # type: ignore[misc]
        "view": game.view_type(),
        "choices": tuple[game.shapes(), ...],  # type: ignore[misc]
    }
    fields = [(field.name, own.get(field.name, field.type)) for field in msgspec.structs.fields(Sight)]
    return msgspec.defstruct("Sight", fields, tag="sight", frozen=True)


@cache
def frame_type(game: Game) -> Any:
    """A frame to a device at a table of this game."""
    others = (
        Room, Chat, told.Granted, told.Denied, told.Entered, told.Offered, previewed_type(game), told.Clock,
        told.Saving, told.Alive, told.Hush, told.Part, told.Bye,
    )  # fmt: skip
    return list[union((sight_type(game), *others))]  # type: ignore[misc]


@cache
def previewed_type(game: Game) -> Any:
    """The preview of a move in this game."""
    preview = game.preview_type()
    fields = [("command", str), ("preview", None if preview is None else preview | None)]
    return msgspec.defstruct("Previewed", fields, tag="previewed", frozen=True)


def union(types: tuple[Any, ...]) -> Any:
    return reduce(or_, types)
