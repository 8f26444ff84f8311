"""The finished games of tables: records and replays, ready to be sent. The last ones are kept.

Folding a long log takes a while, so a side process does it, one of each kind at a time. Results are kept under the
hash of the log or record, so that the next request does not read the log again.
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
    """A finished game: what a replay needs to know of it, and its record as it is sent."""

    hash: str
    game: str
    seats: int
    body: Body


class TableLog(msgspec.Struct, frozen=True):
    """What the archive reads from a table's log: the games played to their end, and every guest who did something."""

    games: list[Finished]
    guests: frozenset[str]


NO_LOG = TableLog([], frozenset())


class Shelf(Generic[T]):
    """A cache of the last few results, each under the key that it was made from."""

    def __init__(self) -> None:
        self.kept: dict[Hashable, T] = {}
        self.turn = asyncio.Lock()

    async def get(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        """The result for this key, made first if it is not kept."""
        if key in self.kept:
            return self.kept[key]
        async with self.turn:
            if key not in self.kept:
                self.kept[key] = await make()
            if len(self.kept) > MOST_KEPT:
                del self.kept[next(iter(self.kept))]
            return self.kept[key]


class Archive:
    """It checks nobody's rights: everybody may have what is here. `spend` is called before anything is made, and may
    refuse."""

    def __init__(self, find: Find, store: Store, side: SideProcess) -> None:
        self.find = find
        self.store = store
        self.side = side
        self.logs: Shelf[TableLog] = Shelf()
        self.replays: Shelf[Body] = Shelf()
        self.thoughts: Shelf[Body] = Shelf()

    async def log(self, last: Row, spend: Callable[[], None]) -> TableLog:
        """The log that ends with this row. Rows that were stored since are left out."""

        async def make() -> TableLog:
            bodies = await asyncio.to_thread(self.bodies, last.table, last.version)
            found, guests = await self.work(folded, bodies)
            done = [Finished(mark, name, seats, Body(kept, packed)) for mark, name, seats, kept, packed in found]
            return TableLog(done, frozenset(guests))

        return await self.made(self.logs, last.hash, make, spend)

    def bodies(self, table: str, version: int) -> list[bytes]:
        """The entries of a log up to this version; `DamagedError` if the log is damaged."""
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
        """What each seat could believe in game `number` of these."""
        one = games[number - 1]

        async def make() -> Body:
            return Body(*await self.work(believed, one.game, one.body.kept, one.body.is_packed, number))

        return await self.made(self.thoughts, (one.hash, number), make, spend)

    async def made(
        self, shelf: Shelf[T], key: Hashable, make: Callable[[], Awaitable[T]], spend: Callable[[], None]
    ) -> T:
        """The kept result. If it has to be made first, that counts for the visitor who asks (`spend`)."""
        if key not in shelf.kept:
            spend()
        return await shelf.get(key, make)

    async def work(self, make: Callable[..., Any], *args: Any) -> Any:
        """Call `make` in the side process, which knows only Ludejo's games; in a thread if there are others."""
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
    """The replay of this record as a seat saw it, as it is sent."""
    body = Body.of(told.encode(replayed(find(game), read(Body(kept, is_packed).plain()), seat, number, n_games)))
    return body.kept, body.is_packed


def believed(game: str, kept: bytes, is_packed: bool, number: int, find: Find = known_game) -> tuple[bytes, bool]:
    """What each seat could believe in the game of this record, as it is sent."""
    rules = find(game)
    thoughts = thought(rules, read(Body(kept, is_packed).plain()), number, partial(thought_by, rules))
    body = Body.of(told.encode(thoughts))
    return body.kept, body.is_packed
