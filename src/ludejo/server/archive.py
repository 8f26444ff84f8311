"""The finished games of tables: records and replays, ready to be sent, the last ones kept.

To fold a long log takes a while: it is done beside the event loop, and one of a kind at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from functools import partial
from typing import Generic, TypeVar

import msgspec

from ludejo.bots import thought_by
from ludejo.core.event import ONLOOKER
from ludejo.core.game import Game
from ludejo.core.refusal import unknown
from ludejo.server.desk import read_entry
from ludejo.server.encodings import Body
from ludejo.store.base import Row
from ludejo.table.record import Record, read, recorded
from ludejo.table.replaying import replayed, thought
from ludejo.wire import told

MOST_KEPT = 64
T = TypeVar("T")


class Finished(msgspec.Struct, frozen=True):
    """A game that is over: what a replay has to know of it, and its record as it is sent."""

    hash: str
    game: str
    seats: int
    body: Body


class Shelf(Generic[T]):
    """The last few things that were made, by what they were made of."""

    def __init__(self) -> None:
        self.kept: dict[Hashable, T] = {}
        self.turn = asyncio.Lock()

    async def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is kept under this key, made first if need be."""
        if key in self.kept:
            return self.kept[key]
        async with self.turn:
            if key not in self.kept:
                self.kept[key] = await asyncio.to_thread(make)
            if len(self.kept) > MOST_KEPT:
                del self.kept[next(iter(self.kept))]
            return self.kept[key]


class Archive:
    """It asks nobody who he is: what is here, everybody may have."""

    def __init__(self, find: Callable[[str], Game]) -> None:
        self.find = find
        self.logs: Shelf[list[Finished]] = Shelf()
        self.replays: Shelf[Body] = Shelf()
        self.thoughts: Shelf[Body] = Shelf()

    async def games(self, rows: list[Row]) -> list[Finished]:
        """The games that were played to their end, by this log."""
        return await self.logs.get(rows[-1].hash, lambda: self.folded(rows))

    def folded(self, rows: list[Row]) -> list[Finished]:
        return [finished(record) for record in recorded(self.find, (read_entry(row.body) for row in rows))]

    async def replay(self, games: list[Finished], number: int, seat: int) -> Body:
        """Game `number` (from 1) of these as a seat saw it; `Refused` if there is no such seat."""
        one = games[number - 1]
        if not ONLOOKER <= seat < one.seats:
            raise unknown("unknown-seat", seat=seat)
        key = (one.hash, number, len(games), seat)
        return await self.replays.get(key, lambda: self.played(one, number, len(games), seat))

    async def thought(self, games: list[Finished], number: int) -> Body:
        """What was believed in game `number` of these."""
        one = games[number - 1]
        return await self.thoughts.get((one.hash, number), lambda: self.believed(one, number))

    def believed(self, one: Finished, number: int) -> Body:
        game = self.find(one.game)
        return Body(told.encode(thought(game, read(one.body.plain()), number, partial(thought_by, game))))

    def played(self, one: Finished, number: int, games: int, seat: int) -> Body:
        return Body(told.encode(replayed(self.find(one.game), read(one.body.plain()), seat, number, games)))


def finished(record: Record) -> Finished:
    return Finished(record.hash, record.game, record.seats, Body(told.encode(record)))
