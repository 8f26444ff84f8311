"""The program of a side process: it reads questions and writes answers, each with its length before it."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Any

import msgspec

from ludejo.core.log_lines import where

LENGTH_BYTES = 4


class SideQuestion(msgspec.Struct, frozen=True):
    """A function of a module, and its arguments."""

    module: str
    name: str
    args: tuple[Any, ...]


def main() -> None:
    """Answer until there are no more questions. What can't be answered ends the process; the server notices."""
    os.nice(5)  # people who play are more important than people who look at replays
    source, target = sys.stdin.buffer, sys.stdout.buffer
    while length := int.from_bytes(source.read(LENGTH_BYTES), "big"):
        asked = msgspec.msgpack.decode(source.read(length), type=SideQuestion)
        try:
            answer = msgspec.msgpack.encode(getattr(import_module(asked.module), asked.name)(*asked.args))
        except Exception as error:
            sys.exit(where(error))  # without the error's text, which may contain what somebody wrote
        target.write(len(answer).to_bytes(LENGTH_BYTES, "big") + answer)
        target.flush()


if __name__ == "__main__":
    main()
