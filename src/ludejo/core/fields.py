"""Kinds of fields, for the declarations in each game's `fields.py`.

A game declares the fields of its positions once, in `fields.py`, in the order in which they are packed. Nothing imports
that file: `./ludejo golden` writes `_fields.py` from it, whose classes set the fields up, copy them and turn them into
numbers and back. A field without a default is an argument of `__init__`. Frozen classes are shared by copies. Lists,
tuples and texts are copied, too, but `stored.py` packs them, because each has a form of its own.
"""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import i64

Follows: TypeAlias = i64  # computed from other fields: copied, but not packed
BySeat: TypeAlias = i64  # one for each seat, with a reader and a setter that take the seat
SeatBySeat: TypeAlias = i64  # the same, but neighbouring fields of this kind are packed together, seat by seat
