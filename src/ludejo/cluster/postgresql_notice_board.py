"""The notice board in PostgreSQL: a few small tables, and PostgreSQL's own notices (LISTEN and NOTIFY)."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import Callable, Mapping

import psycopg
from psycopg.abc import RV, PQGen

from ludejo.cluster.notice_board import DEAD_SECONDS, News, NoticeBoard, Pairs
from ludejo.store.base import Row, StoreError
from ludejo.store.postgresql.link import SESSION, Found, connecting, conninfo_of
from ludejo.store.postgresql.statements import CHANNEL, READ_MANY, TELL, many, notices, row_of

ASK_SECONDS = 1.5
AGAIN_SECONDS = 0.25
FORGET_SECONDS = 60.0
BEAT = "INSERT INTO servers VALUES (%s, clock_timestamp()) ON CONFLICT (name) DO UPDATE SET beat = excluded.beat"
ALIVE = "SELECT name FROM servers WHERE beat > clock_timestamp() - make_interval(secs => %s) ORDER BY name"
BURY = (
    "WITH dead AS (DELETE FROM servers WHERE beat < clock_timestamp() - make_interval(secs => %s) RETURNING name)"
    " DELETE FROM presence WHERE server IN (SELECT name FROM dead)"
    " OR NOT EXISTS (SELECT 1 FROM servers WHERE servers.name = presence.server)"
)
LEAVE = "WITH gone AS (DELETE FROM servers WHERE name = %s RETURNING name) DELETE FROM presence WHERE server = %s"
CAME = "INSERT INTO presence SELECT %s, * FROM unnest(%s::text[], %s::text[]) ON CONFLICT DO NOTHING"
WENT = (
    'DELETE FROM presence USING unnest(%s::text[], %s::text[]) AS gone ("table", guest)'
    ' WHERE server = %s AND presence."table" = gone."table" AND presence.guest = gone.guest'
)
ELSEWHERE = (
    'SELECT DISTINCT presence."table", presence.guest FROM presence'
    ' JOIN unnest(%s::text[], %s::text[]) AS asked ("table", guest) USING ("table", guest)'
    " JOIN servers ON servers.name = presence.server"
    " WHERE server <> %s AND beat > clock_timestamp() - make_interval(secs => %s)"
)
SIGN = (
    'INSERT INTO live SELECT * FROM unnest(%s::text[], %s::bytea[]) ON CONFLICT ("table") DO UPDATE'
    " SET sign = excluded.sign"
)
NOTE_LIVE = "INSERT INTO live SELECT * FROM unnest(%s::text[]) ON CONFLICT DO NOTHING"
UNSIGN = 'DELETE FROM live WHERE "table" = ANY(%s)'
LIVE = 'SELECT "table" FROM live ORDER BY "table"'
LOBBY = 'SELECT sign FROM live WHERE sign IS NOT NULL ORDER BY "table" LIMIT %s'
STIR = "SELECT pg_notify(%s, '')"


class PostgresqlBoard(NoticeBoard):
    """One connection for queries, and one to listen."""

    def __init__(self, url: str, name: str) -> None:
        super().__init__(name)
        self.url = url
        self.asker: BoundedListener | None = None
        self.listener: BoundedListener | None = None
        self.turn = asyncio.Lock()

    # --- queries

    async def ask(self, statement: str, *values: object) -> list[Found]:
        """Execute one statement; `StoreError` if the database doesn't answer in time."""
        async with self.turn:
            try:
                if self.asker is None:
                    self.asker = await self.connect_alone()
                return await self.asker.ask(statement, *values)
            except (psycopg.Error, OSError) as error:
                await self.hang_up()
                raise StoreError(type(error).__name__) from error

    async def connect_alone(self) -> BoundedListener:
        """Connect, unless a thread of this process is trying to: if it fails, we would fail, too."""
        if not connecting.acquire(blocking=False):
            raise OSError("another thread is connecting")
        try:
            return await self.connect()
        finally:
            connecting.release()

    async def connect(self) -> BoundedListener:
        connection = await BoundedListener.connect(conninfo_of(self.url), autocommit=True)
        await connection.ask(SESSION)
        return connection

    async def hang_up(self) -> None:
        """Close both connections: if one got no answer, the other may be waiting in vain as well."""
        asker, self.asker = self.asker, None
        for connection in (asker, self.listener):
            if connection is not None:
                cut(connection)
        if asker is not None:
            await asker.close()

    async def beat(self) -> list[str]:
        await self.ask(BEAT, self.name)
        return [str(name) for (name,) in await self.ask(ALIVE, DEAD_SECONDS)]

    async def bury(self) -> None:
        await self.ask(BURY, FORGET_SECONDS)

    async def leave(self) -> None:
        await self.ask(LEAVE, self.name, self.name)
        await self.ask(STIR, CHANNEL)

    async def note(self, came: Pairs, went: Pairs) -> None:
        if came := list(came):
            await self.ask(CAME, self.name, *columns(came))
        if went := list(went):
            await self.ask(WENT, *columns(went), self.name)

    async def elsewhere(self, asked: Pairs) -> set[tuple[str, str]]:
        found = await self.ask(ELSEWHERE, *columns(list(asked)), self.name, DEAD_SECONDS)
        return {(str(table), str(guest)) for table, guest in found}

    async def sign(self, signs: Mapping[str, bytes | None], open_: list[str], ended: list[str]) -> None:
        if signs:
            await self.ask(SIGN, list(signs), list(signs.values()))
        if open_:
            await self.ask(NOTE_LIVE, open_)
            for words in notices(dict.fromkeys(open_, 1)):  # its keeper may not have listened when it was opened
                await self.ask(TELL, words)
        if ended:
            await self.ask(UNSIGN, ended)

    async def live(self) -> list[str]:
        return [str(table) for (table,) in await self.ask(LIVE)]

    async def lobby(self, most: int) -> list[bytes]:
        return [bytes(sign) for (sign,) in await self.ask(LOBBY, most)]  # type: ignore[call-overload]

    async def read(self, wanted: Mapping[str, int]) -> list[Row]:
        return [row_of(found) for found in await self.ask(READ_MANY, *many(dict(wanted)))]

    # --- notices

    async def listen(self, heard: Callable[[News], None], connected: Callable[[], None]) -> None:
        while True:
            while self.asker is None:  # while the database can't be reached, one connection that tries is enough
                await asyncio.sleep(AGAIN_SECONDS)
            with contextlib.suppress(psycopg.Error, OSError):
                self.listener = await self.connect()
                await self.listener.ask(f"LISTEN {CHANNEL}")
                connected()
                async for notice in self.listener.notifies():
                    heard(news_of(notice.payload))
            if self.listener is not None:
                await self.listener.close()
            await asyncio.sleep(AGAIN_SECONDS)

    async def close(self) -> None:
        for connection in (self.asker, self.listener):
            if connection is not None:
                await connection.close()


class BoundedListener(psycopg.AsyncConnection[Found]):
    """A connection whose queries have a timeout; listening has none."""

    async def wait(self, gen: PQGen[RV], interval: float = 0.1, timeout: float | None = ASK_SECONDS) -> RV:
        return await super().wait(gen, interval, timeout)

    async def ask(self, statement: str, *values: object) -> list[Found]:
        cursor = await self.cursor(binary=True).execute(statement.encode(), values or None)
        return await cursor.fetchall() if cursor.description else []


def cut(connection: BoundedListener) -> None:
    """Shut the socket down, so that a task that waits for an answer gets an error at once."""
    with contextlib.suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(connection.fileno())) as sock:
        sock.shutdown(socket.SHUT_RDWR)


def columns(pairs: list[tuple[str, str]]) -> tuple[list[str], list[str]]:
    return [table for table, _ in pairs], [guest for _, guest in pairs]


def news_of(payload: str) -> News:
    """The news in a notice. An empty notice has none; it only wakes the processes."""
    found: News = {}
    for line in payload.splitlines():
        table, _, version = line.rpartition(" ")
        if not version.isdecimal():  # another program may use a channel of the same name
            continue
        found[table] = 0 if version == "0" or found.get(table) == 0 else max(int(version), found.get(table, 1))
    return found
