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
from ludejo.core.luck import FastLuck
from ludejo.core.refusal import ILLEGAL, UNKNOWN, Refused
from ludejo.core.seal import SECRET_BYTES
from ludejo.server.brakes import UNKNOWN_NET, Buckets, Census, is_within, net_of
from ludejo.server.calendar import Calendar
from ludejo.server.crew import Alone, Crew
from ludejo.server.desk import Acknowledge, Desk, Tell, Wish
from ludejo.server.faults import where
from ludejo.server.guesses import Guesses
from ludejo.server.guests import Guests
from ludejo.server.index import Index, is_closing, is_listed, is_live, sign_of
from ludejo.server.line import POLICY, RESTART, Line
from ludejo.server.loop_store import LoopStore
from ludejo.server.metrics import Counts
from ludejo.server.place import Place
from ludejo.server.quotas import Forgets, Lists, LiveTables, NewTables
from ludejo.server.refereeing import RefereeAside, RefereeDesk
from ludejo.server.settings import Settings
from ludejo.server.side_process import SideProcess
from ludejo.server.storage import Watch
from ludejo.server.tickets import Tickets, new_code
from ludejo.server.timers import A_YEAR
from ludejo.server.workers import Workers
from ludejo.store.base import DamagedError, Row, Store, StoreError, UnreadableError
from ludejo.table import happenings as h
from ludejo.table.names import folded
from ludejo.wire import said, told

log = logging.getLogger("ludejo.hall")
WISH_SECONDS = 1.5  # for what somebody waits for by HTTP
STORAGE_TROUBLE = core.Refusal(ILLEGAL, "storage-trouble")
NO_SUCH_TABLE = core.Refusal(UNKNOWN, "no-such-table")
TABLE_CLOSED = core.Refusal(ILLEGAL, "table-closed")
TABLE_DAMAGED = core.Refusal(ILLEGAL, "table-damaged")
# who has no seat learns no more than a guesser
SAME_AS_ABSENT = {"table-closed", "table-full", "table-worn", "no-such-table"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Hall:
    """`find` gives a game by its id. Everything here runs in one event loop."""

    def __init__(self, settings: Settings, store: Store, find: Callable[[str], Game], crew: Crew | None = None) -> None:
        self.settings = settings
        self.loop = asyncio.get_running_loop()
        self.now = time.monotonic  # uvloop's own time is that of when it woke, in whole milliseconds
        self.store = LoopStore(store, self.loop, self.flush)
        self.watch = Watch(self.store)
        self.find = find
        self.guests = Guests(store.key("guests"))
        self.luck = FastLuck(secrets.randbits(62))
        seconds = settings.limits.bot_seconds or A_YEAR
        self.workers = Workers(settings.bot_workers, seconds, self.luck, settings.bots, settings.bot_path)
        self.referee: RefereeDesk = RefereeAside()
        self.side = SideProcess()  # for records, replays and lists
        self.crew = crew or Alone(Tickets(self.now))
        self.crew.join(self)
        self.calendar = Calendar(self.clock, lambda: self.now())
        self.tickets = self.crew.tickets
        self.counts = Counts()
        self.is_stopping = False
        self.places: dict[str, Place] = {}
        self.index = Index(self)
        self.beyond: set[str] = set()  # tables that only newer servers can read
        self.lines: dict[str, set[Line]] = {}  # by guest
        self.dirty: list[Line] = []
        self.awaited: dict[str, asyncio.Future[core.Refusal | None]] = {}
        limits = settings.limits
        self.trusted = settings.trusted_networks()
        self.census = Census(limits.sockets_per_address, limits.sockets_per_net, limits.sockets_per_site)
        self.new_tables = NewTables(self)
        self.new_lists = Lists(self)
        self.forgets = Forgets(self)
        self.live_tables = LiveTables(self)
        self.guesses = Guesses(self, core.Refusal(ILLEGAL, "too-many-codes"))
        # of tables that can't be: nobody is locked out, but who goes on waits
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
        """Has whoever runs this server named its network?"""
        return is_within(address, self.trusted)

    def mark(self, code: str, address: str) -> str:
        """What the network of an address is known by at this table; "" where it says nothing of who comes."""
        net = net_of(address)
        return "" if net == UNKNOWN_NET or self.trusts(address) else self.guests.mark(code, net)

    def admits(self, address: str) -> bool:
        """May there be one more connection from there? Then it is counted."""
        return self.trusts(address) or self.census.takes(address)

    def dismiss(self, address: str) -> None:
        """One connection less."""
        if not self.trusts(address):
            self.census.leave(address)

    def connect(self, line: Line) -> bool:
        """A device is connected; not if its guest has too many."""
        own = self.lines.setdefault(line.guest, set())
        most = self.settings.limits.sockets_per_guest
        if most and len(own) >= most:
            line.close(POLICY, "too-many-devices")
            return False
        own.add(line)
        return True

    def lose(self, line: Line) -> None:
        """A device is gone."""
        if line.place is not None:
            line.place.leave(line)
        own = self.lines.get(line.guest, set())
        own.discard(line)
        if not own:
            self.lines.pop(line.guest, None)

    def will_flush(self, line: Line) -> None:
        """This line has something to send, once everything that happens now has happened."""
        if not self.dirty:
            self.loop.call_soon(self.flush)
        self.dirty.append(line)

    def flush(self) -> None:
        lines, self.dirty = self.dirty, []
        for line in lines:
            line.flush()

    # --- tables

    def place(self, code: str) -> Place | None:
        """The table of this code, opened if need be."""
        try:
            return self.places.get(code) or self.opened(code)
        except DamagedError:
            raise Refused(TABLE_DAMAGED) from None
        except StoreError:
            raise Refused(core.Refusal(ILLEGAL, "table-rests")) from None

    def opened(self, code: str) -> Place | None:
        """A table out of the store; None if there is none that is not closed and can be played by our rules."""
        last = self.store.last(code)
        if last is None or is_closing(last):  # nobody can do anything there, and to fold a long log takes a while
            return None
        try:
            place = self.new_place(code)
        except Refused as refused:
            log.warning("a table can't be taken up: %s", refused.refusal.code)
            return None
        if place.desk.is_beyond:
            raise UnreadableError(code)
        if place.desk.is_damaged:
            raise self.watch.rest(code)
        self.watch.damaged.discard(code)
        self.places[code] = place
        self.index.forget(code)
        self.counts.opened += 1
        return place

    def new_place(self, code: str) -> Place:
        return Place(self, code)

    def new_desk(self, code: str, acknowledge: Acknowledge, tell: Tell) -> Desk:
        return Desk(code, self.find, self.store, acknowledge, tell)

    def enter(self, line: Line, saying: said.Enter) -> None:
        """A device comes to a table; a stranger from where codes were guessed after a while."""
        if line.place is not None or line.is_entering:
            raise Refused(core.Refusal(ILLEGAL, "already-entered"))
        keys = self.guesses.keys(line.guest, line.address)
        seconds = self.guesses.seconds(keys)
        line.is_invited = self.guests.invites(saying.table, saying.invitation)
        if seconds and (line.is_invited or self.is_at(saying.table, line.guest)):
            seconds = 0.0
        line.is_entering = True
        try:
            self.guesses.later(keys, seconds, partial(self.enter_now, line, saying))
        except Refused:
            line.is_entering = False
            raise

    def is_at(self, code: str, guest: str) -> bool:
        """Is this guest one of the people of this table?"""
        place = self.place(code)
        number = place.desk.table.person_of(guest) if place is not None else None
        return place is not None and number is not None and not place.desk.table.people[number].removed

    def enter_now(self, line: Line, saying: said.Enter) -> None:
        """An absent table, a full and a closed one look the same, and take the same time."""
        line.is_entering = False
        if line.is_closed:
            return
        start = self.now()
        place: Place | None = None
        try:
            place = self.place(saying.table)
            if place is None:
                was_there = line.is_invited and self.index.is_closed(saying.table)
                raise Refused(TABLE_CLOSED if was_there else NO_SUCH_TABLE)
            if saying.screen:
                place.enter_screen(line, saying.ticket)
            else:
                place.enter(line, saying.name, saying.ticket)
        except Refused as refused:
            is_told = line.is_invited and (place is not None or refused.refusal == TABLE_CLOSED)
            if refused.refusal.code in SAME_AS_ABSENT and not is_told:
                self.turn_away(line, f"{saying.table} {saying.ticket}".strip(), start)
            else:
                line.refuse("", refused.refusal)

    def turn_away(self, line: Line, code: str, start: float) -> None:
        """There is no such table, as far as this device may know."""
        keys = self.guesses.keys(line.guest, line.address)
        self.guesses.note(keys, code)
        line.is_entering = True
        try:
            self.guesses.later(keys, self.guesses.left(start), partial(self.answer_no, line))
        except Refused as refused:
            line.is_entering = False
            line.refuse("", refused.refusal)

    def answer_no(self, line: Line) -> None:
        line.is_entering = False
        line.refuse("", NO_SUCH_TABLE)

    async def open_table(self, guest: str, address: str, wanted: said.NewTable) -> str:
        """A new table and its code; `Refused` if it can't be."""
        if self.new_tables.is_full(address) or self.live_tables.is_full(guest, address):
            raise Refused(core.Refusal(ILLEGAL, "too-many-tables"))
        if self.is_full():
            raise Refused(core.Refusal(ILLEGAL, "house-full"))
        if self.watch.why:
            raise Refused(STORAGE_TROUBLE)
        rules = self.find(wanted.game).rules
        code = new_code()
        self.new_tables.count(address)
        self.live_tables.count(code, guest, address)
        place = self.places[code] = self.new_place(code)
        created = h.Created(
            folded(wanted.name), wanted.game, wanted.seats, wanted.options, wanted.private,
            secrets.token_hex(SECRET_BYTES), rules, self.mark(code, address),
        )  # fmt: skip
        refusal = await self.wished(place, guest, created)
        if refusal is not None:
            self.places.pop(code, None)
            self.new_tables.take_back(address)
            self.live_tables.take_back(code)
            raise Refused(refusal)
        place.wake()
        return code

    async def take_up(self, codes: Iterable[str]) -> None:
        """Open those of these tables that are not over, a few at a time: bots and clocks go on."""
        for code in codes:
            try:
                place = self.places.get(code) or self.opened(code)
            except UnreadableError:
                log.warning("a table is left to newer servers")
                self.beyond.add(code)
                continue
            except DamagedError:
                continue
            except StoreError:
                raise
            except Exception as error:  # one table's fault: the others are taken up, too
                log.error("a table can't be taken up: %s", where(error))
                continue
            if place is not None and place.desk.table.phase in ("over", "closed") and not place.lines:
                self.let_go(code)
            await asyncio.sleep(0)

    def learn(self, row: Row) -> None:
        """What another process has written at a table that is open here; one that can't follow it is read anew."""
        place = self.places.get(row.table)
        if place is None:
            return
        try:
            place.desk.learn(row)
        except Exception as error:  # one table's fault: others go on
            log.error("a table can't be followed: %s", where(error))
            place.desk.in_trouble = place.desk.is_outdated = True

    async def reopen(self, code: str) -> None:
        """The log of a table was written anew, or is gone: everybody comes back to a table that is read anew."""
        place = self.places.get(code)
        if place is not None and not place.is_resting and not place.desk.is_current():
            await self.rest(place)
            self.drop(code)

    def drop(self, code: str) -> None:
        """What we knew of a table is of no use any more."""
        self.places.pop(code, None)
        self.index.drop(code)
        self.crew.dropped(code)

    def let_go(self, code: str) -> None:
        """Nobody needs this table now; whoever comes finds it in the store."""
        place = self.places.pop(code, None)
        if place is not None:
            place.timers.stop_all()  # nobody is missed at a table that may be open anew by then
            self.index.leave(place)

    async def rest(self, place: Place) -> None:
        """Let everybody go, and wait until nothing is being stored."""
        place.let_go()
        while place.desk.open is not None:
            await asyncio.sleep(0.002)

    def look_after(self) -> None:
        """While the store is in trouble, everybody knows, and it is asked again; who isn't needed goes."""
        self.watch.look()
        for place in list(self.places.values()):
            try:
                place.look_after()
            except Exception as error:  # one table's fault: the others are looked after, too
                log.error("a table can't be looked after: %s", where(error))
        self.watch.try_again()

    def is_full(self) -> bool:
        """Are there as many tables as there may be? Those that are over or closed don't count, nor those where people
        were to gather and nobody is."""
        most = self.settings.limits.live_tables
        n_unopened = self.index.n_live() if most else 0
        if not 0 < most <= len(self.places) + n_unopened:
            return False
        return sum(is_live(place) for place in self.places.values()) + n_unopened >= most

    def has_live(self, code: str) -> bool:
        """Is this table one of those that count?"""
        place = self.places.get(code)
        return is_live(place) if place is not None else code in self.index.live

    async def wished(self, place: Place, guest: str, did: h.Any) -> core.Refusal | None:
        """What became of a wish of the server's own making. Whoever waits is told soon if nobody can know."""
        command = f"s:{secrets.token_hex(8)}"
        future: asyncio.Future[core.Refusal | None] = self.loop.create_future()
        self.awaited[command] = future
        place.desk.wish(Wish(command, guest, self.clock(), did))
        try:
            async with asyncio.timeout(WISH_SECONDS):
                return await future
        except TimeoutError:
            self.awaited.pop(command, None)
            place.desk.give_up(command)
            return STORAGE_TROUBLE

    def answer(self, command: str, refusal: core.Refusal | None) -> None:
        future = self.awaited.pop(command)
        if not future.done():
            future.set_result(refusal)

    def lobby(self) -> told.Lobby:
        """The public tables: those that are open in this process, and those that nobody has opened since it started."""
        signs = [sign_of(place) for place in self.places.values() if is_listed(place)]
        return told.Lobby((*signs, *self.index.signs()))

    def is_in_trouble(self) -> bool:
        """Is there a table that can't be stored now, or could none be?"""
        return (
            bool(self.watch.why)
            or self.crew.is_cut_off()
            or any(place.desk.in_trouble for place in self.places.values())
        )

    def stop(self) -> None:
        """Say goodbye to everybody; whoever waits for the store is told now, for it may be away."""
        self.is_stopping = True
        for command in list(self.awaited):
            self.answer(command, core.Refusal(ILLEGAL, "table-rests"))
        for lines in list(self.lines.values()):
            for line in list(lines):
                line.close(RESTART, "server-stops")
        for place in self.places.values():
            place.timers.stop_all()
