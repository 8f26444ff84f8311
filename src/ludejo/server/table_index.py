"""The tables that are stored and not open: which of them are live, and which have to be opened though nobody comes.

A server that starts reads hints and not logs. Where a hint is absent or old, or says that somebody was there, the table
is opened soon, a few milliseconds at a time; all others are opened when somebody comes. docs/decisions/0017 says why.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from ludejo.language.blocklist import is_rude
from ludejo.server.writer import read_entry
from ludejo.store.base import Row, StoreError
from ludejo.store.hints import Hint
from ludejo.table import happenings as h
from ludejo.wire import told

if TYPE_CHECKING:
    from ludejo.server.app import App
    from ludejo.server.live_table import LiveTable

log = logging.getLogger("ludejo.table_index")
NOTE_SECONDS = 5.0
AGAIN_SECONDS = 0.25
NOTED_AT_ONCE = 100  # hints, before others have their turn
Known = tuple[str, Hint | None, bool]  # a table's code, its hint, and whether that is of its last version
SHARE = 1.0  # of the time that opening a table took: so long others have their turn after it


class TableIndex:
    """The index of one process. The keeper of a table writes its hints."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.live: dict[str, Hint] = {}  # tables that are not open here
        self.waiting: dict[str, None] = {}  # to be opened soon
        self.seen: dict[str, int] = {}  # versions, when we last looked
        self.noted: dict[str, Hint] = {}
        self.left: dict[str, Hint] = {}  # of tables that were let go since

    # --- at the start

    async def load(self) -> None:
        """Read what hints tell of all tables; while the store is in trouble, ask it again."""
        known: list[Known] | None = None
        while known is None:
            try:
                known = await asyncio.to_thread(self.known)
            except StoreError:
                log.warning("tables can't be looked up: the store is in trouble")
                await asyncio.sleep(AGAIN_SECONDS)
        for code, hint, is_sure in known:
            if code not in self.app.live_tables:
                self.sort_in(code, hint, is_sure)

    def known(self) -> list[Known]:
        """Every table, with what is known of it. It takes a while, so it must not run in the event loop. If there is no
        good hint, the last entry may tell that the table is closed; such a table is never opened."""
        versions, hints = self.app.store.tables(), self.app.store.hints.read()
        good = {code for code, version in versions.items() if code in hints and hints[code].version == version}
        for code, last in self.app.store.ends().items() if len(good) < len(versions) else ():
            if code not in good and is_closing(last):
                hints[code] = Hint(code, last.version, False, False, b"")
                good.add(code)
        return [(code, hints.get(code), code in good) for code in versions]

    def candidates(self) -> list[str]:
        """The tables that may be live, for all we know."""
        return [code for code, hint, is_sure in self.known() if hint is None or hint.live or not is_sure]

    def sort_in(self, code: str, hint: Hint | None, is_sure: bool) -> None:
        if hint is None or hint.due or not is_sure:
            self.waiting[code] = None
        if hint is not None and hint.live:
            self.live[code] = hint

    async def open_waiting(self) -> None:
        """Open one table after another. After each, others have their turn for as long as it took."""
        while self.waiting:
            code, start = next(iter(self.waiting)), self.app.now()
            try:
                await self.app.open_live([code])
            except StoreError:
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            self.forget(code)
            await asyncio.sleep(SHARE * (self.app.now() - start))

    def forget(self, code: str) -> None:
        """The table is open now, or what was known of it is of no use any more."""
        self.waiting.pop(code, None)
        self.live.pop(code, None)

    # --- what others ask

    def unopened(self) -> Iterator[Hint]:
        """Live tables that are not open here."""
        return (hint for code, hint in self.live.items() if code not in self.app.live_tables)

    def n_live(self) -> int:
        return sum(1 for _ in self.unopened())

    def signs(self) -> list[told.TableSign]:
        """What the lobby shows of them."""
        return [msgspec.json.decode(hint.sign, type=told.TableSign) for hint in self.unopened() if hint.sign]

    # --- while it serves

    def leave(self, live_table: LiveTable) -> None:
        """A table is let go; what is known of it is noted all the same."""
        self.forget(live_table.code)
        if not self.app.peers.keeps(live_table.code):
            return
        hint = hint_of(live_table)
        self.left[live_table.code] = hint
        self.seen.pop(live_table.code, None)
        if hint.live:
            self.live[live_table.code] = hint

    def drop(self, code: str) -> None:
        """The log of a table was rewritten, or is gone."""
        self.forget(code)
        for known in (self.left, self.noted, self.seen):
            known.pop(code, None)

    async def note_always(self) -> None:
        """Write hints now and then. A busy table is noted when it is quiet, because nobody needs its hint before."""
        while True:
            await asyncio.sleep(NOTE_SECONDS)
            await self.note(
                [live_table for live_table in list(self.app.live_tables.values()) if self.is_news(live_table)]
            )

    def is_news(self, live_table: LiveTable) -> bool:
        """Has something happened here since the table was noted, but nothing since we last looked?"""
        version = live_table.writer.table.version
        rests, self.seen[live_table.code] = self.seen.get(live_table.code) == version, version
        noted = self.noted.get(live_table.code)
        return (rests or noted is None) and (noted is None or noted.version != version)

    async def note_all(self) -> None:
        """Before the server stops."""
        await self.note(list(self.app.live_tables.values()))

    async def note(self, live_tables: list[LiveTable]) -> None:
        left, self.left = self.left, {}
        hints = list(left.values())
        for n, live_table in enumerate(live_tables, start=1):
            if self.app.peers.keeps(live_table.code) and live_table.writer.table.version:
                hints.append(hint_of(live_table))
            if n % NOTED_AT_ONCE == 0:
                await asyncio.sleep(0)
        try:
            if hints:
                await asyncio.to_thread(self.app.store.hints.write, hints)
        except StoreError:
            log.debug("hints are not written: the store is in trouble")
            self.left = {**left, **self.left}
            return
        self.noted.update({hint.table: hint for hint in hints if hint.table in self.app.live_tables})


def is_closing(row: Row) -> bool:
    """Is this the entry that closed a table?"""
    try:
        return isinstance(read_entry(row.body).did, h.Closed)
    except msgspec.MsgspecError:  # a newer server's
        return False


def hint_of(live_table: LiveTable) -> Hint:
    """What the next server has to know of a table."""
    table, is_now_live = live_table.writer.table, is_live(live_table)
    sign = told.encode(sign_of(live_table)) if is_listed(live_table) else b""
    due = is_now_live and (table.is_attended() or table.phase == "gathering")
    return Hint(live_table.code, table.version, is_now_live, due, sign)


def is_listed(live_table: LiveTable) -> bool:
    return not live_table.writer.table.private and is_live(live_table)


def is_live(live_table: LiveTable) -> bool:
    return live_table.writer.table.phase in ("gathering", "sealing", "playing") and not live_table.presence.is_empty()


@lru_cache(maxsize=4096)
def public_name(name: str) -> str:
    """A name as strangers read it: none if it is rude. At their own table friends call themselves what they like."""
    return "" if is_rude(name) else name


def sign_of(live_table: LiveTable) -> told.TableSign:
    table = live_table.writer.table
    return told.TableSign(
        table=live_table.code,
        game=table.game_id,
        phase=table.phase,
        seats=len(table.chairs),
        free=sum(chair.person is None and not chair.bot for chair in table.chairs),
        host=public_name(table.people[table.host].name),
    )
