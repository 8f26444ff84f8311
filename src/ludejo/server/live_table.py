"""A table that is open in this process: its desk, the devices at it, its clocks and its bots."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from mypy_extensions import mypyc_attr

from ludejo.bots import STAND_IN, bots_of
from ludejo.core import refusal as core
from ludejo.core.move import Move
from ludejo.core.refusal import UNKNOWN, Refused
from ludejo.core.sealed_luck import SECRET_BYTES
from ludejo.server.admission import Admission
from ludejo.server.bot_turns import BotTurns
from ludejo.server.connection import POLICY, RESTART, Connection
from ludejo.server.names import renamed, said_aloud, sat_as
from ludejo.server.nights import Night, Running
from ludejo.server.presence import KEEPER_SECONDS, Minded
from ludejo.server.queries import Queries, no
from ludejo.server.referee import has_referee, written
from ludejo.server.screens import Screens
from ludejo.server.writer import Request
from ludejo.table import happenings as h
from ludejo.table.deal import time_up
from ludejo.table.messages import Message, Out, Sight
from ludejo.table.places import nets_of_removed
from ludejo.table.seats import NOBODY
from ludejo.wire import said, told
from ludejo.wire.padding import Padder

if TYPE_CHECKING:
    from ludejo.server.app import App

PADDING = 256
GUEST_MARK = 12  # letters of a guest's id before his commands: nobody can use up another's


@mypyc_attr(allow_interpreted_subclasses=True)
class LiveTable(Minded):
    """`code` is the table's."""

    def __init__(self, app: App, code: str) -> None:
        super().__init__(app, code)
        self.screens: Screens | None = None  # what they show, while there are any
        self.waiting: dict[str, list[Connection]] = {}  # lines by the command they wait for
        self.pending: dict[str, said.Did] = {}  # what was wished by it
        self.padding = 0
        self.padder = Padder()
        self.is_resting = False
        self.writer = app.new_writer(code, self.acknowledge, self.tell)
        self.writer.refer = self.refer
        self.queries = Queries(self)
        self.bot_turns = BotTurns(self)
        self.admission = Admission(self)
        if self.writer.is_loaded and self.writer.table.version:
            self.wake()

    def wake(self) -> None:
        """Go on where the log ends: people come back or are gone, bots and clocks are due."""
        table = self.writer.table
        self.is_awake = True
        self.padding = PADDING if table.game().pads() else 0
        self.app.referee.expect(table)
        for person in table.people:
            if person.present and not person.removed:
                self.miss(person.guest)
        self.go_on(table.standing())
        self.hush_or_not()

    # --- devices

    def is_read(self) -> bool:
        """Do we know all that is stored? Where others write, too, who comes has perhaps seen it already."""
        return self.app.peers.is_alone or self.writer.refresh()

    def arrive(self, guest: str, connection: Connection) -> None:
        if guest not in self.connections:
            self.app.peers.came(self.code, guest)
        self.connections.setdefault(guest, []).append(connection)
        self.app.workers.questions.prefer(self.code)

    def guests(self) -> list[str]:
        """Who has a device at this table, here."""
        return [guest for guest in self.connections if guest != NOBODY]

    def is_over(self) -> bool:
        return self.writer.table.phase in ("over", "closed")

    def has_people(self) -> bool:
        return bool(self.guests()) or (not self.app.peers.is_alone and self.writer.table.is_attended())

    def receive(self, connection: Connection) -> None:
        if self.hush is not None:
            self.hush.admit(connection)
        connection.tell(
            told.Entered(
                self.code, self.app.guests.invitation(self.code) if self.queries.may_invite(connection) else ""
            )
        )
        if self.was_in_trouble and self.hush is None:
            connection.tell(told.Saving(True))

    def removed(self) -> set[str]:
        """Guests who were sent away."""
        return {person.guest for person in self.writer.table.people if person.removed}

    def leave(self, connection: Connection) -> None:
        """A device is gone."""
        guest = NOBODY if connection.is_screen else connection.guest
        connections = self.connections[guest]
        connections.remove(connection)
        for command in connection.open:
            self.waiting[command].remove(connection)
        if connections:
            return
        del self.connections[guest]
        if connection.is_screen:
            self.screens = None
        else:
            self.app.peers.went(self.code, guest)
            self.miss(guest)

    def let_go(self) -> None:
        """Everybody comes back soon; wishes not yet granted are lost, and sent again."""
        self.is_resting = True
        for connections in list(self.connections.values()):
            for connection in list(connections):
                connection.close(RESTART, "table-rests")
        self.timers.stop_all()
        self.writer.drop_wishes()

    # --- wishes

    def happen(self, by: str, did: h.AnyHappening, late: bool = False) -> None:
        """Something the server itself has seen to; not at a table that is being tidied: its log is bound anew."""
        if self.is_resting:
            return
        self.writer.wish(Request(f"s:{secrets.token_hex(8)}", by, self.app.clock(), did, late=late))

    def wish(self, connection: Connection, saying: said.Wish) -> None:
        """What a device wishes; it waits for the answer."""
        command = self.command_of(connection, saying.command)
        did: h.AnyHappening
        move: Move | None = None
        is_open = False
        try:
            if self.pending.get(command, saying.did) != saying.did:
                raise Refused(no("command-reused"))
            if isinstance(saying.did, h.Moved):
                move = self.writer.table.game().read(bytes(saying.did.move))
                did, is_open = self.logged(saying.did, move)
            else:
                did = self.read(connection.guest, saying.did)
        except Refused as refused:
            connection.refuse(saying.command, refused.refusal)
            return
        self.pending[command] = saying.did
        if command not in connection.open:
            connection.open[command] = saying.command
            self.waiting.setdefault(command, []).append(connection)
        self.writer.wish(Request(command, connection.guest, self.app.clock(), did, is_open, False, move))

    def logged(self, did: h.Moved, move: Move) -> tuple[h.Moved, bool]:
        """A move as the log will have it, and whether a referee has to judge it before."""
        table = self.writer.table
        if bytes(did.move) in table.game().by_words:
            return did, False  # it is written as we would write it
        return h.Moved(did.seat, did.moment, written(move)), has_referee(table)

    def refer(self, wish: Request) -> None:
        """Put a wish to the referee; the table's others wait in line behind it."""
        did = wish.did
        assert isinstance(did, h.Moved)
        self.app.referee.judge(self.writer.table, bytes(did.move), partial(self.refereed, wish))

    def refereed(self, wish: Request, move: msgspec.Raw) -> None:
        did = wish.did
        assert isinstance(did, h.Moved)
        self.writer.judged(wish, h.Moved(did.seat, did.moment, move))

    def command_of(self, connection: Connection, command: str) -> str:
        """The id in the log: nobody's but this guest's, nor another device's that says which one it is."""
        device = f"/{connection.device}" if connection.device else ""
        return f"{connection.guest[:GUEST_MARK]}{device}:{command}"

    def read(self, guest: str, did: said.Did) -> h.AnyHappening:
        """A wish as the log will have it; `Refused` if it can't be."""
        if isinstance(did, h.Sat):
            return sat_as(self.writer.table, guest, did)
        if isinstance(did, h.Said):
            return said_aloud(did)
        if isinstance(did, said.PlayAgain):
            return h.Again(secrets.token_hex(SECRET_BYTES))
        if isinstance(did, said.Remove):
            return h.Removed(did.person, nets_of_removed(self.writer.table, did.person, did.network))
        if isinstance(did, h.Filled) and did.bot not in bots_of(self.writer.table.game()):
            raise Refused(core.Refusal(UNKNOWN, "unknown-bot"))
        return did

    def acknowledge(self, wish: Request, refusal: core.Refusal | None) -> None:
        """Granted, or refused: whoever wished it hears so."""
        if refusal is not None and refusal.code == "name-taken" and isinstance(wish.did, h.Came | h.Sat):
            did = renamed(self.writer.table, wish.by, wish.did)  # somebody was faster
            self.writer.wish(msgspec.structs.replace(wish, did=did))
            return
        self.app.counts.granted += refusal is None
        self.pending.pop(wish.command, None)
        for connection in self.waiting.pop(wish.command, ()):
            command = connection.open.pop(wish.command)
            if refusal is None:
                connection.answer(told.Granted(command), wish.at)
            else:
                connection.refuse(command, refusal)
        if wish.command in self.app.awaited:
            self.app.answer(wish.command, refusal)
        if refusal is not None:
            self.follow_refusal(wish)

    # --- what follows

    def tell(self, out: Out) -> None:
        """To everybody what is his; a message for many is put in words once."""
        last: Message | None = None
        words = b""
        at = self.writer.at
        for guest, message in out.messages:
            connections = self.connections.get(guest)
            if connections and self.hush is not None:
                self.post(connections, [message], at)
            elif connections:
                words = words if message is last else self.put(message)
                for connection in connections:
                    connection.deliver(words)
            last = message if connections else last
        if self.screens is not None:
            self.post(self.connections[NOBODY], self.screens.news(), at)
        if not isinstance(last, Sight):  # a move sends nobody away
            self.show_out()
            self.call_back()
        elif self.returning:  # somebody has come: he was told all of the game
            self.call_back()
        if self.admission.tickets:
            self.admission.redeem()
        self.go_on(out)
        self.hush_or_not()

    def post(self, connections: list[Connection], messages: list[Message], at: int = 0) -> None:
        """The same to some devices; in a hushed night it waits for the tick, and news for the one by which it is known
        everywhere."""
        for message in messages:
            for connection in connections:
                if connection.held is not None:
                    connection.held.keep(message, at)
                else:
                    connection.deliver(self.put(message))

    def tell_clock(self, connections: list[Connection], at: int = 0) -> None:
        clock = self.timers.clock_now()
        for connection in connections:
            if connection.held is not None:
                connection.held.keep(Running(clock, self.timers.ends), at)
            else:
                connection.tell(clock)

    def put(self, message: Message) -> bytes:
        """In words; where lengths could tell, all of one length."""
        return self.padder.words(self.writer.table, message) if self.padding else told.encode(message)

    def hush_or_not(self) -> None:
        """Does such a night fall or end with what was just told?"""
        is_hushed = self.writer.table.is_hushed()
        if is_hushed and self.hush is None:
            self.hush = self.new_hush()
            self.hush.fall()
        elif not is_hushed and self.hush is not None:
            hush, self.hush = self.hush, None
            hush.end()

    def new_hush(self) -> Night:
        return Night(self)

    def time_is_up(self, moment: int) -> None:
        """A night ends with a tick."""
        if self.hush is not None:
            self.hush.time_is_up(moment)
        else:
            self.expire(moment)

    def expire(self, moment: int) -> None:
        """The keeper's clock counts, if anybody could have been stored; the others' wait, for the keeper may be
        gone."""
        if self.app.peers.keeps(self.code) and self.app.peers.is_well():
            self.happen(NOBODY, time_up(self.writer.table, moment))
        elif self.timers.running[1] == moment:
            self.timers.set("expire", KEEPER_SECONDS, partial(self.expire, moment))

    def show_out(self) -> None:
        """Devices of people who were sent away leave, with screens they let in; when the table is closed, all do."""
        closed = self.writer.table.phase == "closed"
        removed = self.removed()
        if not closed and not removed:
            return
        for connections in list(self.connections.values()):
            for connection in list(connections):
                if closed or connection.guest in removed or (connection.is_screen and connection.let_in_by in removed):
                    connection.close(POLICY, "table-closed" if closed else "was-removed")

    def go_on(self, out: Out) -> None:
        """Clocks run, bots think, and the seat of somebody who stays away is taken by a bot."""
        limits = self.app.settings.limits
        if self.timers.run_clock(out, self.writer.since, lambda: self.time_is_up(out.moment)):
            self.timers.stop("expire")
            for connections in self.connections.values():
                self.tell_clock(connections, self.writer.at)
        if not self.app.peers.keeps(self.code):
            return
        for seat in out.bots:
            self.bot_turns.take_turn(seat)
        if out.deserted and limits.away_seconds:
            self.timers.set("away", limits.away_seconds, self.replace_deserted, keep=True)

    def replace_deserted(self) -> None:
        """Not where nobody is left who would wait; whoever comes starts the wait anew."""
        for seat in self.writer.table.standing().deserted if self.has_people() else ():
            self.happen(NOBODY, h.Filled(seat, STAND_IN))
