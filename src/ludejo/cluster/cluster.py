"""A cluster: several processes that serve one database, on one machine or on several."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import msgspec

from ludejo.cluster.notice_board import BEAT_SECONDS, DEAD_SECONDS, News, NoticeBoard
from ludejo.cluster.table_signs import TableSigns
from ludejo.core.log_lines import where
from ludejo.server.live_table import LiveTable
from ludejo.server.peers import Peers, keeper_of
from ludejo.server.tickets import Tickets
from ludejo.store.base import StoreError
from ludejo.wire import told

log = logging.getLogger("ludejo.cluster")
MOST_LISTED = 500
BURY_BEATS = 60
AGAIN_SECONDS = 0.25
LOOK_BEATS = 20  # in this time every table is checked once
OPEN_SECONDS = 0.1  # of each turn, for tables that wait to be opened
WELL_SECONDS = 1.5  # at most, since the last beat was answered
Pair = tuple[str, str]  # table and guest
Missed = dict[Pair, Callable[[], None]]


class Cluster(Peers):
    """It collects what others should know, and writes it together: at the next beat, or when `stirred` is set."""

    def __init__(self, board: NoticeBoard, tickets: Tickets) -> None:
        super().__init__(tickets)
        self.board = board
        self.name = board.name
        self.signs = TableSigns(self)
        self.stirred = asyncio.Event()
        self.next_beat = 0.0
        self.n_beats = 0
        self.kept: dict[str, bool] = {}  # by table: do we keep it? Valid until `names` change
        self.changes: dict[Pair, bool] = {}  # who has come here (or gone) since we last wrote it
        self.asked: Missed = {}  # guests who left here, and what to do if they are nowhere else
        self.behind: set[str] = set()  # tables to which others have written
        self.anew: set[str] = set()  # tables whose log was rewritten
        self.waiting: dict[str, None] = {}  # tables that we keep and have not opened yet
        self.has_missed = True  # may we have missed notices?
        self.is_up = False
        self.has_listened = False  # until then, no notices reach us
        self.beaten_at = 0.0
        self.trusts_at = 0.0  # until then, others may not have written again what the database has lost
        self.tasks: list[asyncio.Task[None]] = []

    # --- what the app asks

    def keeps(self, table: str) -> bool:
        found = self.kept.get(table)
        if found is None:
            found = self.kept[table] = bool(self.names) and self.name == keeper_of(table, self.names)
        return found

    def dropped(self, table: str) -> None:
        if self.keeps(table):
            self.waiting[table] = None
            self.stirred.set()

    def came(self, table: str, guest: str) -> None:
        self.changes[table, guest] = True
        self.stirred.set()

    def went(self, table: str, guest: str) -> None:
        self.changes[table, guest] = False
        self.stirred.set()

    def if_gone(self, table: str, guest: str, then: Callable[[], None]) -> None:
        self.asked[table, guest] = then
        self.stirred.set()

    async def lobby(self) -> told.Lobby:
        signs = await self.board.lobby(MOST_LISTED)
        return told.Lobby(tuple(msgspec.json.decode(sign, type=told.TableSign) for sign in signs))

    def is_first(self) -> bool:
        return self.names[:1] == (self.name,)

    def is_well(self) -> bool:
        return self.is_up and self.app.now() < self.beaten_at + WELL_SECONDS

    def is_cut_off(self) -> bool:
        return self.n_lost > 0 and not self.is_up

    def is_ready(self) -> bool:
        return self.is_well() and self.has_listened and self.name in self.names

    # --- what others say

    def hear(self, news: News) -> None:
        """Note which tables to read; they are read together, soon. No news: a process has left, so beat now."""
        self.n_heard += len(news)
        for table, version in news.items():
            live_table = self.app.live_tables.get(table)
            if version == 0:
                self.anew.add(table)
            elif live_table.writer.note_version(version) if live_table is not None else self.keeps(table):
                self.behind.add(table)
        if not news:
            self.next_beat = 0.0
        self.stirred.set()

    def has_connected(self) -> None:
        """We may have missed notices while we did not listen."""
        self.has_missed = self.has_listened = True
        self.next_beat = 0.0
        self.stirred.set()

    # --- the beat

    async def start(self) -> None:
        listening = self.board.listen(self.hear, self.has_connected)
        self.tasks = [asyncio.get_running_loop().create_task(work) for work in (listening, self.work())]

    async def stop(self) -> None:
        left = set(self.tasks)
        while left:  # psycopg cleans up first and may then raise another error: cancel again
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=AGAIN_SECONDS)
        with contextlib.suppress(StoreError):
            await self.board.leave()
        await self.board.close()

    async def work(self) -> None:
        """Beat, and do in between what can't wait for the next beat."""
        now = asyncio.get_running_loop().time
        while True:
            self.stirred.clear()
            try:
                await self.turn(now())
            except StoreError:
                self.lose()
                await asyncio.sleep(BEAT_SECONDS / 4)
                continue
            except Exception as error:  # a bug of ours: to stop beating for good would be worse
                log.error("something is wrong with this process: %s", where(error))
                self.has_missed = True
                await asyncio.sleep(BEAT_SECONDS)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(self.next_beat):  # wait_for of 3.11 may swallow a cancellation
                    await self.stirred.wait()

    async def turn(self, now: float) -> None:
        """Do everything once: beat if it is time, write, read, and open tables."""
        if now >= self.next_beat:
            self.next_beat = now + BEAT_SECONDS
            await self.beat()
        await self.say_all()
        await self.read_all()
        await self.open_some()

    async def open_some(self) -> None:
        """Open some waiting tables. There may be thousands, and without a beat others would take us for dead."""
        until = self.app.now() + OPEN_SECONDS
        while self.waiting:
            code = next(iter(self.waiting))
            await self.app.open_live([code] if self.keeps(code) and code not in self.app.live_tables else [])
            self.waiting.pop(code, None)
            if self.app.now() >= until:
                self.stirred.set()
                break

    def lose(self) -> None:
        """The database can't be reached: tell all devices, not only those that send a wish."""
        if self.is_up:
            log.warning("database lost")
            self.n_lost += 1
        self.is_up, self.has_missed, self.next_beat = False, True, 0.0
        for live_table in self.app.live_tables.values():
            live_table.writer.in_trouble = True
        self.app.look_after()

    async def beat(self) -> None:
        names = self.believed(await self.board.beat())
        self.n_beats += 1
        if self.n_beats % BURY_BEATS == 0:
            await self.board.bury()
        await self.look_around(self.n_beats % LOOK_BEATS)
        if names != self.names:
            await self.regroup(names)
        if self.has_missed:
            await self.catch_up()
        await self.signs.say(self.board)
        self.is_up, self.beaten_at = True, self.app.now()

    def believed(self, names: list[str]) -> tuple[str, ...]:
        """The processes that are alive. A database that comes back may have lost the names of living processes."""
        now = self.app.now()
        if not self.is_up:
            self.trusts_at = now + DEAD_SECONDS
        return tuple(names) if now >= self.trusts_at else tuple(sorted({*names, *self.names}))

    async def regroup(self, names: tuple[str, ...]) -> None:
        """Processes have come or gone, so tables get other keepers. A process that is alone at the start looks at every
        table that may be live, because perhaps no process has noted which are."""
        before, self.names, self.kept = self.names, names, {}
        is_alone = not before and names == (self.name,)
        try:
            await self.take_over(await asyncio.to_thread(self.app.index.candidates) if is_alone else None)
        except StoreError:
            self.names, self.kept = before, {}
            raise
        some_are_gone = not set(before) <= set(names)
        self.has_missed = self.has_missed or some_are_gone  # a dead process may have stored rows without telling
        for live_table in list(self.app.live_tables.values()):
            live_table.change_hands(some_are_gone)

    async def take_over(self, codes: list[str] | None = None) -> None:
        """Note the tables that we keep, out of `codes` or of all live tables, to be opened soon. A guest who comes to
        one of them opens it at once."""
        kept = [code for code in (codes or await self.board.live()) if self.keeps(code)]
        self.signs.take_over(kept)
        self.waiting.update(dict.fromkeys(code for code in kept if code not in self.app.live_tables))

    async def look_around(self, part: int) -> None:
        """Look at some of the tables at each beat, because all at once would keep people waiting."""
        self.behind.update(list(self.app.live_tables)[part::LOOK_BEATS])
        if part == 0:
            await self.take_over()

    async def look(self) -> None:
        """Find what no notice told us: tables that we keep, and entries of open tables."""
        await self.take_over()
        self.behind.update(self.app.live_tables)

    async def catch_up(self) -> None:
        """Look at everything and write everything again, because we do not know what others have heard of us."""
        self.has_missed = False
        self.signs.doubt()
        await self.look()
        for live_table in self.app.live_tables.values():
            self.changes.update({(live_table.code, guest): True for guest in live_table.guests()})

    # --- what is written and read together

    async def say_all(self) -> None:
        """Write who has come and gone, and ask whether guests who left here are in another process."""
        changes, self.changes = self.changes, {}
        asked, self.asked = self.missed()
        try:
            if changes:
                await self.board.note(*parted(changes))
            there = await self.board.elsewhere(asked) if asked else set()
        except StoreError:
            self.changes = {**changes, **self.changes}
            self.asked = {**asked, **self.asked}
            raise
        for pair, then in asked.items():
            if pair not in there:
                then()

    def missed(self) -> tuple[Missed, Missed]:
        """The guests to ask for now, and those to ask for later."""
        return (self.asked, {}) if self.app.now() >= self.trusts_at else ({}, self.asked)

    async def read_all(self) -> None:
        """Read what others have written to tables that are open here, or should be."""
        anew, self.anew = self.anew, set()
        behind, self.behind = self.behind, set()
        try:
            for code in anew:
                await self.app.reopen(code)
            await self.app.open_live([code for code in behind if code not in self.app.live_tables])
            await self.read(
                [live_table for code in behind if (live_table := self.app.live_tables.get(code)) is not None]
            )
        except StoreError:
            self.anew |= anew
            self.behind |= behind
            raise

    async def read(self, live_tables: list[LiveTable]) -> None:
        wanted = {live_table.code: live_table.writer.table.version for live_table in live_tables}
        rows = await self.board.read(wanted) if wanted else []
        self.n_read += len(rows)
        for row in rows:
            self.app.learn(row)
        self.app.flush()


def parted(changes: dict[Pair, bool]) -> tuple[list[Pair], list[Pair]]:
    """Who has come, and who has gone."""
    return [pair for pair, here in changes.items() if here], [pair for pair, here in changes.items() if not here]
