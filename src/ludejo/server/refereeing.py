"""Open moves of a table get their verdict here, before anybody judges or logs them; no device can write one."""

from __future__ import annotations

from importlib import import_module

import msgspec

from ludejo.core.event import ONLOOKER
from ludejo.core.move import Move
from ludejo.table.table import Table

# games whose words are judged, and where `verdict_on` and `spoken` are; dictionaries are loaded where somebody plays
REFEREES = {"codenames": "ludejo.language.judging"}


def refereed(table: Table, move: Move) -> Move:
    """The move with what the referee says of its words; others are as they are."""
    game = table.game()
    if table.play is None or game.id not in REFEREES:
        return move
    view = table.play.state.view(ONLOOKER)
    verdict: str = import_module(REFEREES[game.id]).verdict_on(move, view)
    return game.with_verdict(move, verdict) if verdict else move


def refereed_words(table: Table, words: bytes) -> msgspec.Raw:
    """The same for the answer of a bot, which may have named a word by its number; where no game knows verdicts, it
    stays as it came."""
    game = table.game()
    if table.play is None or game.id not in REFEREES:
        return msgspec.Raw(words)
    spoken: Move = import_module(REFEREES[game.id]).spoken(game.read(words), table.play.state.view(ONLOOKER))
    return written(refereed(table, spoken))


def written(move: Move) -> msgspec.Raw:
    """A move as the log has it."""
    return msgspec.Raw(msgspec.json.encode(move.shape))
