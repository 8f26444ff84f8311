"""All that one process knows: the tables that are open, the devices that are connected, and what they share."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable
from functools import partial

from mypy_extensions import mypyc_attr

from ludejo.core import refusal as core
from ludejo.core.game import Game
from ludejo.core.log_lines import where
from ludejo.core.luck import FastLuck
from ludejo.core.refusal import ILLEGAL, UNKNOWN, Refused
from ludejo.core.sealed_luck import SECRET_BYTES
from ludejo.server.bot_pool import BotPool
from ludejo.server.calendar import Calendar
from ludejo.server.clocks import A_YEAR
from ludejo.server.connection import POLICY, RESTART, Connection
from ludejo.server.guesses import Guesses
from ludejo.server.guests import Guests
from ludejo.server.limits import UNKNOWN_NET, Buckets, Census, is_within, net_of
from ludejo.server.live_table import LiveTable
from ludejo.server.metrics import Counts
from ludejo.server.peers import NoPeers, Peers
from ludejo.server.quotas import ErasureQuota, LiveTableQuota, NewTableQuota, WordListQuota
from ludejo.server.referee import RefereeProcess, RefereeService
from ludejo.server.settings import Settings
from ludejo.server.side_process import SideProcess
from ludejo.server.storage_watch import StorageWatch
from ludejo.server.table_index import TableIndex, is_listed, is_live, sign_of
from ludejo.server.table_loader import ClosedTableError, NoTableError, TableLoader
from ludejo.server.tickets import Tickets, new_code
from ludejo.server.writer import Acknowledge, Request, Tell, Writer, read_on
from ludejo.store.base import DamagedError, FaultyReadError, Row, Store, StoreError, UnreadableError
from ludejo.store.group_commit import GroupCommitStore
from ludejo.table import happenings as h
from ludejo.table.names import folded
from ludejo.wire import said, told

log = logging.getLogger("ludejo.app")
WISH_SECONDS = 1.5  # for what somebody waits for by HTTP
STORAGE_TROUBLE = core.Refusal(ILLEGAL, "storage-trouble")
NO_SUCH_TABLE = core.Refusal(UNKNOWN, "no-such-table")
TABLE_RESTS = core.Refusal(ILLEGAL, "table-rests")
TABLE_CLOSED = core.Refusal(ILLEGAL, "table-closed")
TABLE_DAMAGED = core.Refusal(ILLEGAL, "table-damaged")
# a stranger gets the answer of an absent table also for these
SAME_AS_ABSENT = {"table-closed", "table-full", "table-worn", "no-such-table"}


def refusal_of(error: StoreError, is_invited: bool) -> core.Refusal:
    """Why a table can't be entered. Only a guest with an invitation learns that there was a table."""
    if isinstance(error, NoTableError):
        return TABLE_CLOSED if is_invited and isinstance(error, ClosedTableError) else NO_SUCH_TABLE
    return TABLE_DAMAGED if isinstance(error, DamagedError) else TABLE_RESTS


@mypyc_attr(allow_interpreted_subclasses=True)
class App:
    """`find` gives a game by its id. Everything here runs in one event loop."""

    def __init__(
        self, settings: Settings, store: Store, find: Callable[[str], Game], peers: Peers | None = None
    ) -> None:
        self.settings = settings
        self.loop = asyncio.get_running_loop()
        self.now = time.monotonic  # uvloop's own time is that of when it woke, in whole milliseconds
        self.store = GroupCommitStore(store, self.loop, self.flush)
        self.watch = StorageWatch(self.store)
        self.find = find
        self.guests = Guests(store.key("guests"))
        self.luck = FastLuck(secrets.randbits(62))
        seconds = settings.limits.bot_seconds or A_YEAR
        self.bot_pool = BotPool(settings.bot_workers, seconds, self.luck, settings.bots, settings.bot_path)
        self.referee: RefereeService = RefereeProcess()
        self.side = SideProcess()  # for records, replays and lists
        self.peers = peers or NoPeers(Tickets(self.now))
        self.peers.join(self)
        self.calendar = Calendar(self.clock, lambda: self.now())
        self.tickets = self.peers.tickets
        self.counts = Counts()
        self.is_stopping = False
        self.live_tables: dict[str, LiveTable] = {}
        self.index = TableIndex(self)
        self.loader = TableLoader(self)
        self.beyond: set[str] = set()  # tables that only newer servers can read
        self.connections: dict[str, set[Connection]] = {}  # by guest
        self.dirty: list[Connection] = []
        self.awaited: dict[str, asyncio.Future[core.Refusal | None]] = {}
        limits = settings.limits
        self.trusted = settings.trusted_networks()
        self.census = Census(limits.sockets_per_address, limits.sockets_per_net, limits.sockets_per_site)
        self.new_tables = NewTableQuota(self)
        self.new_lists = WordListQuota(self)
        self.forgets = ErasureQuota(self)
        self.open_tables = LiveTableQuota(self)
        self.guesses = Guesses(self, core.Refusal(ILLEGAL, "too-many-codes"))
        # of new tables that were refused: nobody is locked out, but each further one takes longer
        self.refusals = Guesses(self, core.Refusal(ILLEGAL, "too-many-tables"))
        self.costly = Buckets(limits.costly_at_once, limits.costly_per_minute)

    # --- time

    def clock(self) -> int:
        """Milliseconds since 1970, for the log."""
        return time.time_ns() // 1_000_000

    def later(self, seconds: float, then: Callable[[], None]) -> asyncio.TimerHandle:
        return self.loop.call_later(seconds * self.settings.pace, then)

    # --- devices

    def trusts(self, address: str) -> bool:
        """Is it in a network that the operator of the server trusts?"""
        return is_within(address, self.trusted)

    def mark(self, code: str, address: str) -> str:
        """The mark of an address's network at this table; "" if the network says nothing about who comes."""
        net = net_of(address)
        return "" if net == UNKNOWN_NET or self.trusts(address) else self.guests.mark(code, net)

    def admits(self, address: str) -> bool:
        """May there be one more connection from there? Then it is counted."""
        return self.trusts(address) or self.census.takes(address)

    def dismiss(self, address: str) -> None:
        """One connection less."""
        if not self.trusts(address):
            self.census.leave(address)

    def connect(self, connection: Connection) -> bool:
        """A device is connected; not if its guest has too many."""
        own = self.connections.setdefault(connection.guest, set())
        most = self.settings.limits.sockets_per_guest
        if most and len(own) >= most:
            connection.close(POLICY, "too-many-devices")
            return False
        own.add(connection)
        return True

    def lose(self, connection: Connection) -> None:
        """A device is gone."""
        if connection.live_table is not None:
            connection.live_table.leave(connection)
        own = self.connections.get(connection.guest, set())
        own.discard(connection)
        if not own:
            self.connections.pop(connection.guest, None)

    def will_flush(self, connection: Connection) -> None:
        """This connection has something to send, once everything that happens now has happened."""
        if not self.dirty:
            self.loop.call_soon(self.flush)
        self.dirty.append(connection)

    def flush(self) -> None:
        connections, self.dirty = self.dirty, []
        for connection in connections:
            connection.flush()

    # --- tables

    def new_table(self, code: str) -> LiveTable:
        """A table without a log."""
        live_table = self.live_tables[code] = self.new_live_table(code)
        live_table.writer.load([])
        return live_table

    def new_live_table(self, code: str) -> LiveTable:
        return LiveTable(self, code)

    def new_writer(self, code: str, acknowledge: Acknowledge, tell: Tell) -> Writer:
        return Writer(code, self.find, self.store, acknowledge, tell)

    def enter(self, connection: Connection, saying: said.Enter) -> None:
        """A device comes to a table. A stranger from a network where codes were guessed waits for a while."""
        if connection.live_table is not None or connection.is_entering:
            raise Refused(core.Refusal(ILLEGAL, "already-entered"))
        connection.is_invited = self.guests.invites(saying.table, saying.invitation)
        connection.is_entering = True
        seconds = self.guesses.seconds(self.guesses.keys(connection.guest, connection.address))
        if seconds and not connection.is_invited:
            self.loader.look_up(saying.table, partial(self.enter_after, connection, saying, seconds))
        else:
            self.enter_now(connection, saying)

    def enter_after(
        self, connection: Connection, saying: said.Enter, seconds: float, found: LiveTable | StoreError
    ) -> None:
        """Wait before the device enters, unless its guest is one of the people of this table."""
        if isinstance(found, LiveTable) and found.person(connection.guest) is not None:
            seconds = 0.0
        keys = self.guesses.keys(connection.guest, connection.address)
        try:
            self.guesses.later(keys, seconds, partial(self.enter_now, connection, saying))
        except Refused as refused:
            connection.is_entering = False
            connection.refuse("", refused.refusal)

    def enter_now(self, connection: Connection, saying: said.Enter) -> None:
        self.loader.look_up(saying.table, partial(self.enter_found, connection, saying, self.now()))

    def enter_found(
        self, connection: Connection, saying: said.Enter, start: float, found: LiveTable | StoreError
    ) -> None:
        """Where others write to the table, too, read it first: the guest may have seen more than we know."""
        if isinstance(found, LiveTable) and not self.peers.is_alone:
            found.writer.refresh(partial(self.let_in, connection, saying, start, found))
        else:
            self.let_in(connection, saying, start, found, True)

    def let_in(
        self, connection: Connection, saying: said.Enter, start: float, found: LiveTable | StoreError, is_read: bool
    ) -> None:
        """A table that is absent, full or closed gives the same answer after the same time."""
        connection.is_entering = False
        if connection.is_closed:
            return
        try:
            if isinstance(found, StoreError):
                raise Refused(refusal_of(found, connection.is_invited))
            if not is_read:
                raise Refused(TABLE_RESTS)
            if saying.screen:
                found.admission.enter_screen(connection, saying.ticket)
            else:
                found.admission.enter(connection, saying.name, saying.ticket)
        except Refused as refused:
            is_told = connection.is_invited and (isinstance(found, LiveTable) or refused.refusal == TABLE_CLOSED)
            if refused.refusal.code in SAME_AS_ABSENT and not is_told:
                self.turn_away(connection, f"{saying.table} {saying.ticket}".strip(), start)
            else:
                connection.refuse("", refused.refusal)

    def turn_away(self, connection: Connection, code: str, start: float) -> None:
        """There is no such table, as far as this device may know."""
        keys = self.guesses.keys(connection.guest, connection.address)
        self.guesses.note(keys, code)
        connection.is_entering = True
        try:
            self.guesses.later(keys, self.guesses.left(start), partial(self.answer_no, connection))
        except Refused as refused:
            connection.is_entering = False
            connection.refuse("", refused.refusal)

    def answer_no(self, connection: Connection) -> None:
        connection.is_entering = False
        connection.refuse("", NO_SUCH_TABLE)

    async def open_table(self, guest: str, address: str, wanted: said.NewTable) -> str:
        """A new table and its code; `Refused` if it can't be."""
        if self.new_tables.is_full(address) or self.open_tables.is_full(guest, address):
            raise Refused(core.Refusal(ILLEGAL, "too-many-tables"))
        if self.is_full():
            raise Refused(core.Refusal(ILLEGAL, "house-full"))
        if self.watch.why:
            raise Refused(STORAGE_TROUBLE)
        rules = self.find(wanted.game).rules
        code = new_code()
        self.new_tables.count(address)
        self.open_tables.count(code, guest, address)
        live_table = self.new_table(code)
        created = h.Created(
            folded(wanted.name), wanted.game, wanted.seats, wanted.options, wanted.private,
            secrets.token_hex(SECRET_BYTES), rules, self.mark(code, address),
        )  # fmt: skip
        refusal = await self.wished(live_table, guest, created)
        if refusal is not None:
            self.live_tables.pop(code, None)
            self.new_tables.take_back(address)
            self.open_tables.take_back(code)
            raise Refused(refusal)
        live_table.wake()
        return code

    async def open_live(self, codes: Iterable[str]) -> None:
        """Open those of these tables that are not over, a few at a time: bots and clocks go on."""
        for code in codes:
            try:
                live_table = await self.loader.live_table(code)
            except UnreadableError:
                log.warning("a table is left to newer servers")
                self.beyond.add(code)
                continue
            except (NoTableError, DamagedError, FaultyReadError):  # one table's fault: others are opened, too
                continue
            if live_table.is_over() and not live_table.connections:
                self.let_go(code)
            await asyncio.sleep(0)

    def learn(self, row: Row) -> None:
        """Learn what another process has written to a table that is open here. If that fails, it is read anew."""
        live_table = self.live_tables.get(row.table)
        if live_table is None:
            return
        try:
            live_table.writer.learn(row)
        except Exception as error:  # one table's fault: others go on
            log.error("a table can't be followed: %s", where(error))
            live_table.writer.in_trouble = live_table.writer.is_outdated = True

    async def reopen(self, code: str) -> None:
        """The log of a table was rewritten or is gone. Disconnect everybody, and read the table anew."""
        live_table = self.live_tables.get(code)
        if live_table is None or live_table.is_resting:
            return
        known, hash_ = live_table.writer.table.version, live_table.writer.hash
        found = await self.store.fetched(partial(read_on, code, known, ""))
        if found.hash != hash_:
            await self.rest(live_table)
            self.drop(code)

    def drop(self, code: str) -> None:
        """Forget what we knew of a table."""
        self.live_tables.pop(code, None)
        self.index.drop(code)
        self.peers.dropped(code)

    def let_go(self, code: str) -> None:
        """Nobody needs this table now. A guest who comes finds it in the store."""
        live_table = self.live_tables.pop(code, None)
        if live_table is not None:
            live_table.clocks.stop_all()  # nobody is missed at a table that may be open anew by then
            self.index.leave(live_table)

    async def rest(self, live_table: LiveTable) -> None:
        """Disconnect everybody, and wait until nothing is being stored."""
        live_table.let_go()
        while live_table.writer.storing is not None:
            await asyncio.sleep(0.002)

    def look_after(self) -> None:
        """Now and then: tell devices of trouble with the store, ask it again, and let tables go that nobody needs."""
        self.watch.look()
        for live_table in list(self.live_tables.values()):
            try:
                live_table.look_after()
            except Exception as error:  # one table's fault: the others are looked after, too
                log.error("a table can't be looked after: %s", where(error))
        self.watch.try_again()

    def is_full(self) -> bool:
        """Are there as many tables as there may be? Those that are over or closed don't count, nor those that have
        not started and are empty."""
        most = self.settings.limits.live_tables
        n_unopened = self.index.n_live() if most else 0
        if not 0 < most <= len(self.live_tables) + n_unopened:
            return False
        return sum(is_live(live_table) for live_table in self.live_tables.values()) + n_unopened >= most

    def has_live(self, code: str) -> bool:
        """Is this table one of those that count?"""
        live_table = self.live_tables.get(code)
        return is_live(live_table) if live_table is not None else code in self.index.live

    async def wished(self, live_table: LiveTable, guest: str, did: h.AnyHappening) -> core.Refusal | None:
        """What became of a wish that the server makes for somebody. They are told soon, even if nobody can know."""
        command = f"s:{secrets.token_hex(8)}"
        future: asyncio.Future[core.Refusal | None] = self.loop.create_future()
        self.awaited[command] = future
        live_table.writer.wish(Request(command, guest, self.clock(), did))
        try:
            async with asyncio.timeout(WISH_SECONDS):
                return await future
        except TimeoutError:
            self.awaited.pop(command, None)
            live_table.writer.give_up(command)
            return STORAGE_TROUBLE

    def answer(self, command: str, refusal: core.Refusal | None) -> None:
        future = self.awaited.pop(command)
        if not future.done():
            future.set_result(refusal)

    def lobby(self) -> told.Lobby:
        """The public tables: those that are open in this process, and those that nobody has opened since it started."""
        signs = [sign_of(live_table) for live_table in self.live_tables.values() if is_listed(live_table)]
        return told.Lobby((*signs, *self.index.signs()))

    def is_in_trouble(self) -> bool:
        """Is there a table that can't be stored now, or could none be?"""
        is_any = any(live_table.writer.in_trouble for live_table in self.live_tables.values())
        return is_any or bool(self.watch.why) or self.peers.is_cut_off()

    def stop(self) -> None:
        """Disconnect everybody. Requests that wait for the store are answered now, because it may be away."""
        self.is_stopping = True
        for command in list(self.awaited):
            self.answer(command, core.Refusal(ILLEGAL, "table-rests"))
        for connections in list(self.connections.values()):
            for connection in list(connections):
                connection.close(RESTART, "server-stops")
        for live_table in self.live_tables.values():
            live_table.clocks.stop_all()
