"""Play Love Letter to its end against bots, over the network; `release.py` tries an installed Ludejo with it."""

from __future__ import annotations

import asyncio
import sys
from functools import partial
from pathlib import Path

import ludejo
from ludejo.client import Client
from ludejo.table.happenings import Filled, Sat, Started


def is_over(client: Client) -> bool:
    return client.room is not None and client.room.phase == "over"


def is_due(client: Client) -> bool:
    return is_over(client) or (0 in client.sights and bool(client.sights[0].due))


def has_heard(client: Client, moment: int) -> bool:
    """Has the client been told of anything after this moment?"""
    return is_over(client) or client.sights[0].moment > moment


async def play(address: str) -> int:
    """Play a game, always with the first choice; returns the number of moves."""
    async with Client(address) as ana:
        await ana.enter(await ana.open_table("love-letter", seats=3, name="Ana"), "Ana")
        for wish in (Sat(0, ""), Filled(1, "counting"), Filled(2, "random"), Started()):
            await ana.wish(wish)
        for moves in range(1_000):
            await ana.until(partial(is_due, ana))
            if is_over(ana):
                return moves
            sight = ana.sights[0]
            await ana.move(0, sight.choices[0])
            await ana.until(partial(has_heard, ana, sight.moment))
    raise SystemExit("The game does not end.")


if __name__ == "__main__":
    if not Path(ludejo.__file__).is_relative_to(sys.prefix):
        raise SystemExit(f"This is not the installed package: {ludejo.__file__}")
    print(asyncio.run(play(sys.argv[1])))
