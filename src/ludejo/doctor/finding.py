"""The result of one check: a code with arguments, from which every language makes its own sentence."""

from __future__ import annotations

from typing import Literal

import msgspec

State = Literal["ok", "look", "wrong"]
Args = dict[str, str | int | float]


class Finding(msgspec.Struct, frozen=True):
    """`look`: it works, but somebody should look at it. `wrong`: it doesn't work, or something can be lost."""

    code: str
    state: State
    args: Args = {}


def ok(code: str, **args: str | int | float) -> Finding:
    return Finding(code, "ok", args)


def look(code: str, **args: str | int | float) -> Finding:
    return Finding(code, "look", args)


def wrong(code: str, **args: str | int | float) -> Finding:
    return Finding(code, "wrong", args)
