"""A process that decides for bots. It reads each question as a line of JSON and writes the answer as a line of JSON.

It never sees a true state. A question contains only what a seat may know: its view, and one world drawn for it by
`resample`.
"""

from __future__ import annotations

import os
import sys

import msgspec

from ludejo.bots import FACTORIES, STAND_IN, bot_of, enlist_words
from ludejo.bots.base import Question
from ludejo.core.luck import FastLuck
from ludejo.games import game

PATIENCE = 0.8  # seconds: people are waiting, and rules that are not compiled are slow


class BotQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question on its way to a worker."""

    game: str
    bot: str
    seat: int
    view: msgspec.Raw
    world: bytes
    seed: int
    people: tuple[int, ...] = ()


class BotAnswer(msgspec.Struct, frozen=True):
    """The move of the bot; None: it waits for others."""

    move: msgspec.Struct | None


def answer(asked: BotQuestion) -> bytes:
    """The bot's answer, as JSON."""
    played = game(asked.game)
    world = played.from_bytes(asked.world)
    view = msgspec.json.decode(asked.view, type=played.view_type())
    question = Question(asked.seat, view, world.choices(asked.seat), world, PATIENCE, asked.people)
    name = asked.bot if asked.bot in FACTORIES else STAND_IN  # an old table may name a bot that no longer exists
    bot = bot_of(played, name)
    move = None if bot.may_wait and bot.waits(question) else bot.choose(question, FastLuck(asked.seed))
    return msgspec.json.encode(BotAnswer(move.shape if move is not None else None))


def main(more: list[str]) -> None:
    """Answer until there are no more questions. `more`: bots from outside Ludejo, as NAME=module:factory."""
    enlist_words(more)
    os.nice(5)  # the server's process goes first, so that thinking bots do not slow down the players
    read = msgspec.json.Decoder(BotQuestion).decode
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answer(read(line)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
