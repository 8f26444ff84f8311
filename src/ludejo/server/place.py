"""A table that is open in this process: its desk, the devices at it, its clocks and its bots."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from mypy_extensions import mypyc_attr

from ludejo.bots import STAND_IN, bots_of
from ludejo.core import refusal as core
from ludejo.core.refusal import UNKNOWN, Refused
from ludejo.core.seal import SECRET_BYTES
from ludejo.server.desk import Wish
from ludejo.server.hushing import Hush, Running
from ludejo.server.line import POLICY, RESTART, Line
from ludejo.server.minding import KEEPER_SECONDS, Minded
from ludejo.server.people_words import came_as, renamed, said_aloud, sat_as
from ludejo.server.questions import no
from ludejo.server.refereeing import has_referee, written
from ludejo.server.screens import Screens
from ludejo.table import happenings as h
from ludejo.table.messages import Message, Out, Sight
from ludejo.table.places import is_news, nets_of_removed
from ludejo.table.setting import NOBODY
from ludejo.wire import said, told
from ludejo.wire.padding import Padder

if TYPE_CHECKING:
    from ludejo.server.hall import Hall

PADDING = 256
MOST_SCREENS = 20  # of strangers, at a public table
GUEST_MARK = 12  # letters of a guest's id before his commands: nobody can use up another's


@mypyc_attr(allow_interpreted_subclasses=True)
class Place(Minded):
    """`code` is the table's."""

    def __init__(self, hall: Hall, code: str) -> None:
        super().__init__(hall, code)
        self.screens: Screens | None = None  # what they show, while there are any
        self.waiting: dict[str, list[Line]] = {}  # lines by the command they wait for
        self.pending: dict[str, said.Did] = {}  # what was wished by it
        self.padding = 0
        self.padder = Padder()
        self.is_resting = False
        self.tickets: list[tuple[Line, str]] = []  # of devices that are arriving
        self.desk = hall.new_desk(code, self.acknowledge, self.tell)
        self.desk.refer = self.refer
        if self.desk.is_loaded and self.desk.table.version:
            self.wake()

    def wake(self) -> None:
        """Go on where the log ends: people come back or are gone, bots and clocks are due."""
        table = self.desk.table
        self.is_awake = True
        self.padding = PADDING if table.game().pads() else 0
        self.hall.referee.expect(table)
        for person in table.people:
            if person.present and not person.removed:
                self.miss(person.guest)
        self.go_on(table.standing())
        self.hush_or_not()

    # --- devices

    def enter(self, line: Line, name: str, ticket: str) -> None:
        """A device comes; the first of its guest is noted in the log."""
        table = self.desk.table
        if self.is_resting or not self.is_read():
            raise Refused(no("table-rests"))
        came = h.Came(came_as(table, line.guest, name), self.hall.mark(self.code, line.address), line.is_invited)
        refusal = table.judge(line.guest, came)
        if refusal is not None:
            raise Refused(refusal)
        line.place = self
        self.arrive(line.guest, line)
        self.receive(line)
        number = table.person_of(line.guest)
        if number is not None and not is_news(table, number, came):
            self.post([line], table.greeting(number))
        else:
            self.returning.add(line.guest)  # this guest is coming
            self.happen(line.guest, came)
        self.tell_clock([line])
        if ticket:
            self.tickets.append((line, ticket))
            self.redeem()

    def enter_screen(self, line: Line, ticket: str) -> None:
        """A screen comes. Its guest has not come by that: nothing is noted in the log."""
        if self.is_resting or not self.is_read():
            raise Refused(no("table-rests"))
        refusal = self.judge_screen(line, ticket)
        if refusal is not None:
            raise Refused(refusal)
        line.place, line.is_screen = self, True
        self.lines.setdefault(NOBODY, []).append(line)
        self.receive(line)
        self.screens = Screens(self.desk.table)
        self.post([line], self.screens.whole())
        self.tell_clock([line])

    def is_read(self) -> bool:
        """Do we know all that is stored? Where others write, too, who comes has perhaps seen it already."""
        return self.hall.crew.is_alone or self.desk.catch_up(telling=True)

    def arrive(self, guest: str, line: Line) -> None:
        if guest not in self.lines:
            self.hall.crew.came(self.code, guest)
        self.lines.setdefault(guest, []).append(line)
        self.hall.workers.questions.prefer(self.code)

    def guests(self) -> list[str]:
        """Who has a device at this table, here."""
        return [guest for guest in self.lines if guest != NOBODY]

    def has_people(self) -> bool:
        return bool(self.guests()) or (not self.hall.crew.is_alone and self.desk.table.is_attended())

    def receive(self, line: Line) -> None:
        if self.hush is not None:
            self.hush.admit(line)
        line.tell(told.Entered(self.code, self.hall.guests.invitation(self.code) if self.may_invite(line) else ""))
        if self.was_in_trouble and self.hush is None:
            line.tell(told.Saving(True))

    def judge_screen(self, line: Line, ticket: str) -> core.Refusal | None:
        """Who belongs to the table may put up a screen, and whom they give a ticket; at a public one anybody."""
        table = self.desk.table
        number = table.person_of(line.guest)
        if table.phase == "closed":
            return no("table-closed")
        if number is not None and table.people[number].removed:
            return no("was-removed")
        if number is not None and table.belongs(number):
            return None
        if number is None and self.hall.mark(self.code, line.address) in table.shut_out:
            return no("network-removed")
        if not table.private and len(self.lines.get(NOBODY, ())) < MOST_SCREENS:
            return None
        by = line.let_in_by = self.hall.tickets.let_in(line.guest, self.code, ticket)
        return core.Refusal(UNKNOWN, "no-such-table") if by is None or by in self.removed() else None

    def removed(self) -> set[str]:
        """Guests who were sent away."""
        return {person.guest for person in self.desk.table.people if person.removed}

    def redeem(self) -> None:
        """Hand over the seats that tickets stand for, to those who have arrived; not while the cards are dealt."""
        if self.desk.table.phase == "sealing":
            return
        for line, ticket in list(self.tickets):
            number = self.desk.table.person_of(line.guest)
            if number is not None:
                self.tickets.remove((line, ticket))
                keys = self.hall.guesses.keys(line.guest, line.address)
                try:
                    seconds = self.hall.guesses.seconds(keys)
                    self.hall.guesses.later(keys, seconds, partial(self.hand_over, line, ticket, number))
                except Refused as refused:
                    line.refuse("", refused.refusal)

    def hand_over(self, line: Line, ticket: str, number: int) -> None:
        """The seat that a ticket stands for; a wrong ticket is a guess."""
        if line.is_closed:
            return
        found = self.hall.tickets.redeem(ticket, self.code)
        if found is not None:
            self.happen(found[0], h.Gave(found[1], number))
            return
        self.hall.guesses.note(self.hall.guesses.keys(line.guest, line.address), f"{self.code} {ticket}")
        line.refuse("", core.Refusal(UNKNOWN, "unknown-ticket"))

    def leave(self, line: Line) -> None:
        """A device is gone."""
        guest = NOBODY if line.is_screen else line.guest
        lines = self.lines[guest]
        lines.remove(line)
        for command in line.open:
            self.waiting[command].remove(line)
        if lines:
            return
        del self.lines[guest]
        if line.is_screen:
            self.screens = None
        else:
            self.hall.crew.went(self.code, guest)
            self.miss(guest)

    def let_go(self) -> None:
        """Everybody comes back soon; wishes not yet granted are lost, and sent again."""
        self.is_resting = True
        for lines in list(self.lines.values()):
            for line in list(lines):
                line.close(RESTART, "table-rests")
        self.timers.stop_all()
        self.desk.drop_wishes()

    # --- wishes

    def happen(self, by: str, did: h.Any, late: bool = False) -> None:
        """Something the server itself has seen to; not at a table that is being tidied: its log is bound anew."""
        if self.is_resting:
            return
        self.desk.wish(Wish(f"s:{secrets.token_hex(8)}", by, self.hall.clock(), did, late=late))

    def wish(self, line: Line, saying: said.Wish) -> None:
        """What a device wishes; it waits for the answer."""
        command = self.command_of(line, saying.command)
        did: h.Any
        is_open = False
        try:
            if self.pending.get(command, saying.did) != saying.did:
                raise Refused(no("command-reused"))
            if isinstance(saying.did, h.Moved):
                did, is_open = self.read_move(saying.did)
            else:
                did = self.read(line.guest, saying.did)
        except Refused as refused:
            line.refuse(saying.command, refused.refusal)
            return
        self.pending[command] = saying.did
        if command not in line.open:
            line.open[command] = saying.command
            self.waiting.setdefault(command, []).append(line)
        self.desk.wish(Wish(command, line.guest, self.hall.clock(), did, is_open))

    def read_move(self, did: h.Moved) -> tuple[h.Moved, bool]:
        """A move as the log will have it, and whether a referee has to judge it before; `Refused` if it can't be."""
        table = self.desk.table
        game = table.game()
        words = bytes(did.move)
        move = game.read(words)
        if words in game.by_words:
            return did, False  # it is written as we would write it
        return h.Moved(did.seat, did.moment, written(move)), has_referee(table)

    def refer(self, wish: Wish) -> None:
        """Put a wish to the referee; the table's others wait in line behind it."""
        did = wish.did
        assert isinstance(did, h.Moved)
        self.hall.referee.judge(self.desk.table, bytes(did.move), partial(self.refereed, wish))

    def refereed(self, wish: Wish, move: msgspec.Raw) -> None:
        did = wish.did
        assert isinstance(did, h.Moved)
        self.desk.judged(wish, h.Moved(did.seat, did.moment, move))

    def command_of(self, line: Line, command: str) -> str:
        """The id in the log: nobody's but this guest's, nor another device's that says which one it is."""
        device = f"/{line.device}" if line.device else ""
        return f"{line.guest[:GUEST_MARK]}{device}:{command}"

    def read(self, guest: str, did: said.Did) -> h.Any:
        """A wish as the log will have it; `Refused` if it can't be."""
        if isinstance(did, h.Sat):
            return sat_as(self.desk.table, guest, did)
        if isinstance(did, h.Said):
            return said_aloud(did)
        if isinstance(did, said.PlayAgain):
            return h.Again(secrets.token_hex(SECRET_BYTES))
        if isinstance(did, said.Remove):
            return h.Removed(did.person, nets_of_removed(self.desk.table, did.person, did.network))
        if isinstance(did, h.Filled) and did.bot not in bots_of(self.desk.table.game()):
            raise Refused(core.Refusal(UNKNOWN, "unknown-bot"))
        return did

    def acknowledge(self, wish: Wish, refusal: core.Refusal | None) -> None:
        """Granted, or refused: whoever wished it hears so."""
        if refusal is not None and refusal.code == "name-taken" and isinstance(wish.did, h.Came | h.Sat):
            did = renamed(self.desk.table, wish.by, wish.did)  # somebody was faster
            self.desk.wish(msgspec.structs.replace(wish, did=did))
            return
        self.hall.counts.granted += refusal is None
        self.pending.pop(wish.command, None)
        for line in self.waiting.pop(wish.command, ()):
            command = line.open.pop(wish.command)
            if refusal is None:
                line.answer(told.Granted(command), wish.at)
            else:
                line.refuse(command, refusal)
        if wish.command in self.hall.awaited:
            self.hall.answer(wish.command, refusal)
        if refusal is not None:
            self.follow_refusal(wish)

    # --- what follows

    def tell(self, out: Out) -> None:
        """To everybody what is his; a message for many is put in words once."""
        last: Message | None = None
        words = b""
        at = self.desk.at
        for guest, message in out.messages:
            lines = self.lines.get(guest)
            if lines and self.hush is not None:
                self.post(lines, [message], at)
            elif lines:
                words = words if message is last else self.put(message)
                for line in lines:
                    line.deliver(words)
            last = message if lines else last
        if self.screens is not None:
            self.post(self.lines[NOBODY], self.screens.news(), at)
        if not isinstance(last, Sight):  # a move sends nobody away
            self.show_out()
            self.call_back()
        elif self.returning:  # somebody has come: he was told all of the game
            self.call_back()
        if self.tickets:
            self.redeem()
        self.go_on(out)
        self.hush_or_not()

    def post(self, lines: list[Line], messages: list[Message], at: int = 0) -> None:
        """The same to some devices; in a hushed night it waits for the tick, and news for the one by which it is known
        everywhere."""
        for message in messages:
            for line in lines:
                if line.held is not None:
                    line.held.keep(message, at)
                else:
                    line.deliver(self.put(message))

    def tell_clock(self, lines: list[Line], at: int = 0) -> None:
        clock = self.timers.clock_now()
        for line in lines:
            if line.held is not None:
                line.held.keep(Running(clock, self.timers.ends), at)
            else:
                line.tell(clock)

    def put(self, message: Message) -> bytes:
        """In words; where lengths could tell, all of one length."""
        return self.padder.words(self.desk.table, message) if self.padding else told.encode(message)

    def hush_or_not(self) -> None:
        """Does such a night fall or end with what was just told?"""
        is_hushed = self.desk.table.is_hushed()
        if is_hushed and self.hush is None:
            self.hush = self.new_hush()
            self.hush.fall()
        elif not is_hushed and self.hush is not None:
            hush, self.hush = self.hush, None
            hush.end()

    def new_hush(self) -> Hush:
        return Hush(self)

    def time_is_up(self, moment: int) -> None:
        """A night ends with a tick."""
        if self.hush is not None:
            self.hush.time_is_up(moment)
        else:
            self.expire(moment)

    def expire(self, moment: int) -> None:
        """The keeper's clock counts, if anybody could have been stored; the others' wait, for the keeper may be
        gone."""
        if self.hall.crew.keeps(self.code) and self.hall.crew.is_well():
            self.happen(NOBODY, self.desk.table.time_up(moment))
        elif self.timers.running[1] == moment:
            self.timers.set("expire", KEEPER_SECONDS, partial(self.expire, moment))

    def show_out(self) -> None:
        """Devices of people who were sent away leave, with screens they let in; when the table is closed, all do."""
        closed = self.desk.table.phase == "closed"
        removed = self.removed()
        if not closed and not removed:
            return
        for lines in list(self.lines.values()):
            for line in list(lines):
                if closed or line.guest in removed or (line.is_screen and line.let_in_by in removed):
                    line.close(POLICY, "table-closed" if closed else "was-removed")

    def go_on(self, out: Out) -> None:
        """Clocks run, bots think, and the seat of somebody who stays away is taken by a bot."""
        limits = self.hall.settings.limits
        if self.timers.run_clock(out, self.desk.since, lambda: self.time_is_up(out.moment)):
            self.timers.stop("expire")
            for lines in self.lines.values():
                self.tell_clock(lines, self.desk.at)
        if not self.hall.crew.keeps(self.code):
            return
        for seat in out.bots:
            self.timers.set(f"bot {seat}", self.pause(), partial(self.show_bot, seat), keep=True)
            self.ask_bot(seat)
        if out.deserted and limits.away_seconds:
            self.timers.set("away", limits.away_seconds, self.replace_deserted, keep=True)

    def replace_deserted(self) -> None:
        """Not where nobody is left who would wait; whoever comes starts the wait anew."""
        for seat in self.desk.table.standing().deserted if self.has_people() else ():
            self.happen(NOBODY, h.Filled(seat, STAND_IN))
