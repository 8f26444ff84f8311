"""Codenames at a server: a table, and the clues that were given."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import msgspec

from ludejo.client import Client
from ludejo.games.codenames import shapes
from ludejo.games.codenames.shapes import CodenamesView
from ludejo.server.server import Server
from ludejo.wire import said


def judgement(client: Client, word: str) -> Awaitable[Any]:
    """The server's opinion of a clue that is being typed."""
    move = msgspec.Raw(msgspec.json.encode(shapes.Clue(word, 1)))
    return client.asked(said.Preview(f"p {word}", 0, client.sights[0].moment, move))


def logged(server: Server) -> list[str]:
    """The clues that were given."""
    table = next(iter(server.app.live_tables.values())).writer.table
    assert table.play is not None
    view = table.play.state.view(-1)
    assert isinstance(view, CodenamesView)
    return [given.word for given in view.history]


async def opened(host: Client, *others: Client, private: bool = True, **options: Any) -> str:
    """A table of Codenames for two, with these people at it."""
    code = await host.open_table("codenames", 2, "Ana", private, **options)
    for n, client in enumerate((host, *others)):
        await client.enter(code, f"Guest {n}")
    return code
