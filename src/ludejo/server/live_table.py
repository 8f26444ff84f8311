"""A table that is open in this process, put together from its parts.

The writer judges and stores wishes. Presence knows who is here, trouble whether the store works. Clocks, bot turns, a
night, queries and admission each do what their names say. The live table connects them with its devices.
"""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from mypy_extensions import mypyc_attr

from ludejo.bots import bots_of
from ludejo.core import refusal as core
from ludejo.core.move import Move
from ludejo.core.refusal import UNKNOWN, Refused
from ludejo.core.sealed_luck import SECRET_BYTES
from ludejo.server.admission import Admission
from ludejo.server.bot_turns import BotTurns
from ludejo.server.clocks import Clocks
from ludejo.server.connection import POLICY, RESTART, Connection
from ludejo.server.names import renamed, said_aloud, sat_as
from ludejo.server.nights import Night, Running
from ludejo.server.presence import Presence
from ludejo.server.queries import Queries, no
from ludejo.server.referee import has_referee, written
from ludejo.server.screens import Screens
from ludejo.server.trouble import Trouble
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
KEEPER_SECONDS = 1.0  # until we ask again who keeps the table
GUEST_MARK = 12  # letters of a guest's id before each command, so that nobody can use the id of another guest


@mypyc_attr(allow_interpreted_subclasses=True)
class LiveTable:
    """The table with this code, in one process."""

    def __init__(self, app: App, code: str) -> None:
        self.app = app
        self.code = code
        self.connections: dict[str, list[Connection]] = {}  # by guest; screens belong to nobody
        self.waiting: dict[str, list[Connection]] = {}  # connections by the command they wait for
        self.pending: dict[str, said.Did] = {}  # the wish of each such command
        self.padding = 0
        self.padder = Padder()
        self.is_resting = False
        self.writer = app.new_writer(code, self.acknowledge, self.tell)
        self.writer.refer = self.refer
        self.clocks = Clocks(app, code)
        self.presence = Presence(self)
        self.trouble = Trouble(self)
        self.night: Night | None = None  # while the game is hushed
        self.screens: Screens | None = None  # what they show, while there are any
        self.queries = Queries(self)
        self.bot_turns = BotTurns(self)
        self.admission = Admission(self)

    def wake(self) -> None:
        """Go on where the log ends: people come back or are gone, bots and clocks are due."""
        table = self.writer.table
        self.padding = PADDING if table.game().pads() else 0
        self.app.referee.expect(table)
        self.presence.miss_all()
        self.go_on(table.standing())
        self.update_night()

    def look_after(self) -> None:
        """Now and then: follow the trouble of the store, and let the table go if nobody needs it."""
        was_in_trouble = self.trouble.is_told or self.writer.in_trouble
        if was_in_trouble:
            self.trouble.hold_clock()
        if self.writer.in_trouble:
            self.writer.try_again()
        if self.writer.is_outdated:
            self.let_go()
            self.app.drop(self.code)
            return
        self.presence.note_empty()
        if self.is_done():
            self.app.let_go(self.code)
            return
        self.trouble.look()
        if self.trouble.is_told:
            self.trouble.hold_clock()
        elif was_in_trouble and self.writer.table.version:
            self.go_on(self.writer.table.standing())
        elif self.connections and not self.writer.is_busy():  # so nobody's coming is being stored
            self.presence.returning.clear()
            self.presence.call_back()

    def is_done(self) -> bool:
        """Can this process let the table go? The game is over and everybody has gone, or nobody is left at a table
        that has not started, or another process keeps it and nobody is here."""
        table = self.writer.table
        if self.connections or self.writer.is_busy():
            return False
        if self.presence.is_empty() and self.app.peers.is_alone:
            return True
        if table.phase not in ("over", "closed"):
            return not self.app.peers.keeps(self.code) and not self.clocks.has("gone ")
        return table.phase == "closed" or not any(person.present for person in table.people)

    def change_hands(self, some_are_gone: bool) -> None:
        """Other processes have come or gone: what this one keeps now goes on here. Guests of a process that is gone
        have a while to come back."""
        if not self.app.peers.keeps(self.code):
            return
        if self.clocks.missed > KEEPER_SECONDS:  # a clock that we did not see begin
            self.clocks.running = ("", 0)
        self.go_on(self.writer.table.standing())
        if some_are_gone:
            self.presence.miss_all()

    # --- devices

    def person(self, guest: str) -> int | None:
        """The number of this guest among the people of the table, if the guest has come and was not removed."""
        number = self.writer.table.person_of(guest)
        return None if number is None or self.writer.table.people[number].removed else number

    def arrive(self, guest: str, connection: Connection) -> None:
        if guest not in self.connections:
            self.app.peers.came(self.code, guest)
        self.connections.setdefault(guest, []).append(connection)
        self.app.bot_pool.questions.prefer(self.code)

    def guests(self) -> list[str]:
        """The guests who have a device at this table in this process."""
        return [guest for guest in self.connections if guest != NOBODY]

    def is_over(self) -> bool:
        return self.writer.table.phase in ("over", "closed")

    def has_people(self) -> bool:
        return bool(self.guests()) or (not self.app.peers.is_alone and self.writer.table.is_attended())

    def receive(self, connection: Connection) -> None:
        if self.night is not None:
            self.night.admit(connection)
        connection.tell(
            told.Entered(
                self.code, self.app.guests.invitation(self.code) if self.queries.may_invite(connection) else ""
            )
        )
        if self.trouble.is_told and self.night is None:
            connection.tell(told.Saving(True))

    def removed(self) -> set[str]:
        """Guests who were sent away."""
        return {person.guest for person in self.writer.table.people if person.removed}

    def leave(self, connection: Connection) -> None:
        """A device is gone."""
        guest = NOBODY if connection.is_screen else connection.guest
        connections = self.connections[guest]
        connections.remove(connection)
        for command in connection.unanswered:
            self.waiting[command].remove(connection)
        if connections:
            return
        del self.connections[guest]
        if connection.is_screen:
            self.screens = None
        else:
            self.app.peers.went(self.code, guest)
            self.presence.miss(guest)

    def let_go(self) -> None:
        """Disconnect all devices; they come back soon, and send wishes again that were not yet granted."""
        self.is_resting = True
        for connections in list(self.connections.values()):
            for connection in list(connections):
                connection.close(RESTART, "table-rests")
        self.clocks.stop_all()
        self.writer.drop_wishes()

    # --- wishes

    def happen(self, by: str, did: h.AnyHappening, late: bool = False) -> None:
        """A wish of the server itself. A table that is being closed takes none, because its log may be rewritten."""
        if self.is_resting:
            return
        self.writer.wish(Request(f"s:{secrets.token_hex(8)}", by, self.app.clock(), did, late=late))

    def wish(self, connection: Connection, saying: said.Wish) -> None:
        """Take a wish of a device, which waits for the answer."""
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
        if command not in connection.unanswered:
            connection.unanswered[command] = saying.command
            self.waiting.setdefault(command, []).append(connection)
        self.writer.wish(Request(command, connection.guest, self.app.clock(), did, is_open, move=move))

    def logged(self, did: h.Moved, move: Move) -> tuple[h.Moved, bool]:
        """A move as the log will have it, and whether a referee has to judge it first."""
        table = self.writer.table
        if bytes(did.move) in table.game().by_words:
            return did, False  # its bytes are those that we would write
        return h.Moved(did.seat, did.moment, written(move)), has_referee(table)

    def refer(self, wish: Request) -> None:
        """Give a wish to the referee; the table's other wishes wait behind it."""
        did = wish.did
        assert isinstance(did, h.Moved)
        self.app.referee.judge(self.writer.table, bytes(did.move), partial(self.refereed, wish))

    def refereed(self, wish: Request, move: msgspec.Raw) -> None:
        did = wish.did
        assert isinstance(did, h.Moved)
        self.writer.judged(wish, h.Moved(did.seat, did.moment, move))

    def command_of(self, connection: Connection, command: str) -> str:
        """The command's id in the log. No other guest can use it, nor another device of this guest that has a name."""
        device = f"/{connection.device}" if connection.device else ""
        return f"{connection.guest[:GUEST_MARK]}{device}:{command}"

    def read(self, guest: str, did: said.Did) -> h.AnyHappening:
        """A wish as the log will have it; `Refused` if it is not possible."""
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
        """A wish was granted or refused: answer the devices that wait for it."""
        if refusal is not None and refusal.code == "name-taken" and isinstance(wish.did, h.Came | h.Sat):
            did = renamed(self.writer.table, wish.by, wish.did)  # somebody else took the name first
            self.writer.wish(msgspec.structs.replace(wish, did=did))
            return
        self.app.counts.granted += refusal is None
        self.pending.pop(wish.command, None)
        for connection in self.waiting.pop(wish.command, ()):
            command = connection.unanswered.pop(wish.command)
            if refusal is None:
                connection.answer(told.Granted(command), wish.at)
            else:
                connection.refuse(command, refusal)
        if wish.command in self.app.awaited:
            self.app.answer(wish.command, refusal)
        if refusal is not None:
            self.follow_refusal(wish)

    def follow_refusal(self, wish: Request) -> None:
        """A bot whose move came too late may be due again by now. A guest who was let in and then found the table
        full, because others were faster, has to enter again and is refused there."""
        if wish.by == NOBODY:
            self.go_on(self.writer.table.standing())
        elif isinstance(wish.did, h.Came) and not self.presence.is_present(wish.by):
            for connection in list(self.connections.get(wish.by, ())):
                connection.close(RESTART, "table-rests")

    # --- what follows

    def tell(self, out: Out) -> None:
        """Send each guest their messages. A message for many guests is encoded once."""
        last: Message | None = None
        encoded = b""
        at = self.writer.at
        for guest, message in out.messages:
            connections = self.connections.get(guest)
            if connections and self.night is not None:
                self.post(connections, [message], at)
            elif connections:
                encoded = encoded if message is last else self.put(message)
                for connection in connections:
                    connection.deliver(encoded)
            last = message if connections else last
        if self.screens is not None:
            self.post(self.connections[NOBODY], self.screens.news(), at)
        if not isinstance(last, Sight):  # a move removes nobody
            self.show_out()
            self.presence.call_back()
        elif self.presence.returning:  # somebody has come, and was told all of the game
            self.presence.call_back()
        if self.admission.tickets:
            self.admission.redeem()
        self.go_on(out)
        self.update_night()

    def post(self, connections: list[Connection], messages: list[Message], at: int = 0) -> None:
        """Send some devices the same messages. In a night they wait for a tick, and news waits for the tick by which
        all processes know it."""
        for message in messages:
            for connection in connections:
                if connection.held is not None:
                    connection.held.keep(message, at)
                else:
                    connection.deliver(self.put(message))

    def tell_clock(self, connections: list[Connection], at: int = 0) -> None:
        clock = self.clocks.clock_now()
        for connection in connections:
            if connection.held is not None:
                connection.held.keep(Running(clock, self.clocks.ends), at)
            else:
                connection.tell(clock)

    def put(self, message: Message) -> bytes:
        """Encode a message; padded if its length could reveal a secret."""
        return self.padder.words(self.writer.table, message) if self.padding else told.encode(message)

    def update_night(self) -> None:
        """Begin or end a night if the game is now hushed, or no longer."""
        is_hushed = self.writer.table.is_hushed()
        if is_hushed and self.night is None:
            self.night = self.new_night()
            self.night.fall()
        elif not is_hushed and self.night is not None:
            night, self.night = self.night, None
            night.end()

    def new_night(self) -> Night:
        return Night(self)

    def time_is_up(self, moment: int) -> None:
        """The clock has run out. In a night that takes effect with a later tick."""
        if self.night is not None:
            self.night.time_is_up(moment)
        else:
            self.expire(moment)

    def expire(self, moment: int) -> None:
        """The keeper's clock counts, if wishes could be stored. The other processes look again later, because the
        keeper may be gone."""
        if self.app.peers.keeps(self.code) and self.app.peers.is_well():
            self.happen(NOBODY, time_up(self.writer.table, moment))
        elif self.clocks.running[1] == moment:
            self.clocks.set("expire", KEEPER_SECONDS, partial(self.expire, moment))

    def show_out(self) -> None:
        """Disconnect people who were removed, and screens that they let in; if the table is closed, disconnect all."""
        closed = self.writer.table.phase == "closed"
        removed = self.removed()
        if not closed and not removed:
            return
        for connections in list(self.connections.values()):
            for connection in list(connections):
                if closed or connection.guest in removed or (connection.is_screen and connection.let_in_by in removed):
                    connection.close(POLICY, "table-closed" if closed else "was-removed")

    def go_on(self, out: Out) -> None:
        """Start the clock and ask the bots; a bot takes the seat of a person who stays away."""
        limits = self.app.settings.limits
        if self.clocks.run_clock(out, self.writer.since, lambda: self.time_is_up(out.moment)):
            self.clocks.stop("expire")
            for connections in self.connections.values():
                self.tell_clock(connections, self.writer.at)
        if not self.app.peers.keeps(self.code):
            return
        for seat in out.bots:
            self.bot_turns.take_turn(seat)
        if out.deserted and limits.away_seconds:
            self.clocks.set("away", limits.away_seconds, self.presence.replace_deserted, keep=True)
