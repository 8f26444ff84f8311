"""A process that answers questions for bots: a line of JSON in, a line of JSON out. It never sees a true state.

What comes in is what a seat may know: its view, and one world drawn for it by `resample`.
"""

from __future__ import annotations

import os
import sys

import msgspec

from ludejo.bots import bot_of
from ludejo.bots.base import Question
from ludejo.core.luck import FastLuck
from ludejo.games import game


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question on its way to a worker."""

    game: str
    bot: str
    seat: int
    view: msgspec.Raw
    world: bytes
    seed: int


class Answered(msgspec.Struct, frozen=True):
    """The move of the bot."""

    move: msgspec.Struct


def answer(asked: Asked) -> bytes:
    """What the bot does."""
    played = game(asked.game)
    world = played.from_bytes(asked.world)
    view = msgspec.json.decode(asked.view, type=played.view_type())
    question = Question(asked.seat, view, world.choices(asked.seat), world)
    move = bot_of(asked.game, asked.bot).choose(question, FastLuck(asked.seed))
    return msgspec.json.encode(Answered(move.shape))


def main() -> None:
    """Answer until there are no more questions."""
    os.nice(5)  # whoever plays goes before whoever thinks
    read = msgspec.json.Decoder(Asked).decode
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answer(read(line)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
