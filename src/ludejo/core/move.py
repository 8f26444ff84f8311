"""One decision of one seat."""

from __future__ import annotations

from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

OPEN: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """A decision, with its form on the wire (`shape`) and its fixed number for learning programs (`index`).

    Closed moves are made once by their game and shared, so that choosing one costs nothing. An open move (free
    text) is made when it is read; its index is OPEN, or the index of its stand-in in the game's finite list.
    """

    def __init__(self, index: int, shape: msgspec.Struct) -> None:
        self.index = index
        self.shape = shape

    def __repr__(self) -> str:
        return msgspec.json.encode(self.shape).decode()
