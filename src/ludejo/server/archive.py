"""The finished games of tables: records and replays, ready to be sent, the last ones kept.

To fold a long log takes a while: it is done in a side process, and one of a kind at a time. What was made is kept by
the last hash of the log, so that whoever asks again needs no log at all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from functools import partial
from typing import Any, Generic, TypeVar

import msgspec

from ludejo.bots import thought_by
from ludejo.core.event import ONLOOKER
from ludejo.core.game import Game
from ludejo.core.refusal import unknown
from ludejo.games import game as known_game
from ludejo.server.compression import Body
from ludejo.server.side_process import SideProcess
from ludejo.server.writer import read_entry
from ludejo.store.base import DamagedError, Row, Store, first_bad
from ludejo.table.record import Record, read, recorded
from ludejo.table.replay import replayed, thought
from ludejo.wire import told

MOST_KEPT = 64
T = TypeVar("T")
Find = Callable[[str], Game]
Plain = tuple[str, str, int, bytes, bool]  # a finished game as it comes from the side process


class Finished(msgspec.Struct, frozen=True):
    """A game that is over: what a replay has to know of it, and its record as it is sent."""

    hash: str
    game: str
    seats: int
    body: Body


class TableLog(msgspec.Struct, frozen=True):
    """What there is to know of a table's log: the games played to their end, and everybody who did anything."""

    games: list[Finished]
    guests: frozenset[str]


NO_LOG = TableLog([], frozenset())


class Shelf(Generic[T]):
    """The last few things that were made, by what they were made of."""

    def __init__(self) -> None:
        self.kept: dict[Hashable, T] = {}
        self.turn = asyncio.Lock()

    async def get(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        """What is kept under this key, made first if need be."""
        if key in self.kept:
            return self.kept[key]
        async with self.turn:
            if key not in self.kept:
                self.kept[key] = await make()
            if len(self.kept) > MOST_KEPT:
                del self.kept[next(iter(self.kept))]
            return self.kept[key]


class Archive:
    """It asks nobody who they are: what is here, everybody may have. `spend` is called before anything is made; it may
    refuse."""

    def __init__(self, find: Find, store: Store, side: SideProcess) -> None:
        self.find = find
        self.store = store
        self.side = side
        self.logs: Shelf[TableLog] = Shelf()
        self.replays: Shelf[Body] = Shelf()
        self.thoughts: Shelf[Body] = Shelf()

    async def log(self, last: Row, spend: Callable[[], None]) -> TableLog:
        """The log that ends with this row. What is read is perhaps longer by now: then it is known by its own end."""

        async def make() -> TableLog:
            bodies = await asyncio.to_thread(self.bodies, last.table, last.version)
            found, guests = await self.work(folded, bodies)
            done = [Finished(mark, name, seats, Body(kept, packed)) for mark, name, seats, kept, packed in found]
            return TableLog(done, frozenset(guests))

        return await self.made(self.logs, last.hash, make, spend)

    def bodies(self, table: str, version: int) -> list[bytes]:
        """The entries of a log up to this one; not of one that is damaged."""
        rows = [row for row in self.store.read(table) if row.version <= version]
        if first_bad(rows) is not None:
            raise DamagedError(table)
        return [row.body for row in rows]

    async def replay(self, games: list[Finished], number: int, seat: int, spend: Callable[[], None]) -> Body:
        """Game `number` (from 1) of these as a seat saw it; `Refused` if there is no such seat."""
        one = games[number - 1]
        if not ONLOOKER <= seat < one.seats:
            raise unknown("unknown-seat", seat=seat)

        async def make() -> Body:
            args = (one.game, one.body.kept, one.body.is_packed, seat, number, len(games))
            return Body(*await self.work(played, *args))

        return await self.made(self.replays, (one.hash, number, len(games), seat), make, spend)

    async def thought(self, games: list[Finished], number: int, spend: Callable[[], None]) -> Body:
        """What was believed in game `number` of these."""
        one = games[number - 1]

        async def make() -> Body:
            return Body(*await self.work(believed, one.game, one.body.kept, one.body.is_packed, number))

        return await self.made(self.thoughts, (one.hash, number), make, spend)

    async def made(
        self, shelf: Shelf[T], key: Hashable, make: Callable[[], Awaitable[T]], spend: Callable[[], None]
    ) -> T:
        """Off the shelf; what has to be made first costs whoever asks."""
        if key not in shelf.kept:
            spend()
        return await shelf.get(key, make)

    async def work(self, make: Callable[..., Any], *args: Any) -> Any:
        """In the side process; it knows the games that come with Ludejo, and no others."""
        if self.find is known_game:
            return await self.side.call(make, *args)
        return await asyncio.to_thread(partial(make, *args, find=self.find))


# --- in the side process


def folded(bodies: list[bytes], find: Find = known_game) -> tuple[list[Plain], list[str]]:
    """The finished games of the log with these entries, and its guests."""
    entries = [read_entry(body) for body in bodies]
    guests = sorted({entry.by for entry in entries})
    return [plain(record) for record in recorded(find, entries)], guests


def plain(record: Record) -> Plain:
    body = Body.of(told.encode(record))
    return record.hash, record.game, record.seats, body.kept, body.is_packed


def played(
    game: str, kept: bytes, is_packed: bool, seat: int, number: int, n_games: int, find: Find = known_game
) -> tuple[bytes, bool]:
    """The replay of this record from a seat, as it is sent."""
    body = Body.of(told.encode(replayed(find(game), read(Body(kept, is_packed).plain()), seat, number, n_games)))
    return body.kept, body.is_packed


def believed(game: str, kept: bytes, is_packed: bool, number: int, find: Find = known_game) -> tuple[bytes, bool]:
    """What was believed in the game of this record, as it is sent."""
    rules = find(game)
    thoughts = thought(rules, read(Body(kept, is_packed).plain()), number, partial(thought_by, rules))
    body = Body.of(told.encode(thoughts))
    return body.kept, body.is_packed
