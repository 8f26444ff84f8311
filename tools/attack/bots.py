"""Abandoned tables, at which only bots play: people at other tables must not wait for them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress

from attack.servers import Target
from attack.table import Row, at_most
from ludejo.client import Client
from ludejo.table.happenings import Filled, Sat, Started

ABANDONED = 240
MOVES = 10
LONGEST = 30.0
GOAL = 3.0  # seconds: the longest acceptable wait for a bot
NO_LIMITS = ("--limit", "messages-at-once=0", "--limit", "sockets-per-guest=0")


async def begin(guest: Client, bot: str) -> None:
    """Sit down with a bot, and start."""
    await guest.wish(Sat(0, ""))
    await guest.wish(Filled(1, bot))
    await guest.wish(Started())
    await guest.until(lambda: 0 in guest.sights)


async def abandon(url: str) -> None:
    """Open tables, fill every seat with a hard bot, start, and leave."""
    async with Client(url) as guest:
        for _ in range(8):
            code = await guest.open_table("artus", seats=4, name="Gone")
            await guest.enter(code, "Gone")
            for seat in range(4):
                await guest.wish(Filled(seat, "hard"))
            await guest.wish(Started())
            await guest.hang_up()


async def longest_wait(url: str) -> float:
    """Play against a bot; returns the longest time between a move and the next question."""
    longest = 0.0
    async with Client(url) as guest:
        code = await guest.open_table("love-letter", seats=2, name="Ana")
        await guest.enter(code, "Ana")
        await begin(guest, "hard")
        for _ in range(MOVES):
            longest = max(longest, await wait_for_bot(guest))
    return longest


async def wait_for_bot(guest: Client) -> float:
    """Seconds from a move to the next question; LONGEST if there is none."""
    sight, start = guest.sights[0], time.monotonic()
    with suppress(TimeoutError):
        if sight.due:
            await guest.move(0, sight.choices[0])
        await guest.until(lambda: is_asked_again(guest, sight.moment), LONGEST)
    return time.monotonic() - start


def is_asked_again(guest: Client, moment: int) -> bool:
    is_over = guest.room is not None and guest.room.phase == "over"
    return is_over or (bool(guest.sights[0].due) and guest.sights[0].moment > moment)


async def waited(url: str) -> float:
    await asyncio.gather(*(abandon(url) for _ in range(ABANDONED // 8)))
    return await longest_wait(url)


def bots(target: Target) -> Iterator[Row]:
    with target.running(*NO_LIMITS) as server:
        longest = asyncio.run(waited(server.url))
    yield at_most(f"{ABANDONED} abandoned tables of bots", "longest wait for a bot elsewhere", GOAL, longest, "s")
