"""A table that is open in this process: its desk, the devices at it, its clocks and its bots."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ludejo.bots import STAND_IN, bots_of
from ludejo.bots.base import asked
from ludejo.core import refusal as core
from ludejo.core.refusal import UNKNOWN, Refused
from ludejo.core.seal import SECRET_BYTES
from ludejo.server.desk import Desk, Wish
from ludejo.server.hushing import Hush
from ludejo.server.line import POLICY, RESTART, Line
from ludejo.server.questions import Questions, no
from ludejo.server.refereeing import refereed, refereed_words, written
from ludejo.server.screens import Screens
from ludejo.server.timers import Timers
from ludejo.server.workers import WAITS
from ludejo.table import happenings as h
from ludejo.table.messages import Message, Out, Sight
from ludejo.table.setting import NOBODY
from ludejo.wire import said, told
from ludejo.wire.padding import Padder

if TYPE_CHECKING:
    from ludejo.server.hall import Hall

GONE_SECONDS = 10.0  # a phone that slept for a moment has not left
# A bot that answers at once can't be followed. How long it takes says nothing of its thoughts and cards.
BOT_PAUSE = 0.8
BOT_PAUSE_MORE = 0.7
PADDING = 256
MOST_SCREENS = 20  # of strangers, at a public table
GUEST_MARK = 12  # letters of a guest's id before his commands: nobody can use up another's


@mypyc_attr(allow_interpreted_subclasses=True)
class Place(Questions):
    """`code` is the table's."""

    def __init__(self, hall: Hall, code: str) -> None:
        super().__init__(hall, code)
        self.lines: dict[str, list[Line]] = {}  # by guest; screens are nobody's
        self.screens: Screens | None = None  # what they show, while there are any
        self.waiting: dict[str, list[Line]] = {}  # lines by the command they wait for
        self.timers = Timers(hall)
        self.padding = 0
        self.padder = Padder()
        self.hush: Hush | None = None  # a night in which the wire tells nothing
        self.is_resting = False
        self.was_in_trouble = False
        self.returning: set[str] = set()  # guests who were taken for gone and are here
        self.tickets: list[tuple[Line, str]] = []  # of devices that are arriving
        self.thinking: set[int] = set()  # seats whose bot has been asked
        self.thought: dict[int, h.Moved] = {}  # its answer, until it is shown
        self.desk = Desk(code, hall.find, hall.store, self.acknowledge, self.tell)
        if self.desk.table.version:
            self.wake()

    def wake(self) -> None:
        """Go on where the log ends: people come back or are gone, bots and clocks are due."""
        table = self.desk.table
        self.padding = PADDING if table.game().pads() else 0
        for person in table.people:
            if person.present and not person.removed:
                self.miss(person.guest)
        self.go_on(table.standing())
        self.hush_or_not()

    # --- devices

    def enter(self, line: Line, name: str, ticket: str) -> None:
        """A device comes; the first of its guest is noted in the log."""
        table = self.desk.table
        if self.is_resting:
            raise Refused(no("table-rests"))
        refusal = table.judge(line.guest, h.Came(name))
        if refusal is not None:
            raise Refused(refusal)
        line.place = self
        self.lines.setdefault(line.guest, []).append(line)
        self.receive(line)
        number = table.person_of(line.guest)
        if number is not None and table.people[number].present and table.people[number].name == name:
            self.post([line], table.greeting(number))
        else:
            self.happen(line.guest, h.Came(name))
        line.tell(self.timers.clock_now())
        if ticket:
            self.tickets.append((line, ticket))
            self.redeem()

    def enter_screen(self, line: Line, ticket: str) -> None:
        """A screen comes. Its guest has not come by that: nothing is noted in the log."""
        if self.is_resting:
            raise Refused(no("table-rests"))
        refusal = self.judge_screen(line.guest, ticket)
        if refusal is not None:
            raise Refused(refusal)
        line.place, line.is_screen = self, True
        self.lines.setdefault(NOBODY, []).append(line)
        self.receive(line)
        self.screens = Screens(self.desk.table)
        self.post([line], self.screens.whole())
        line.tell(self.timers.clock_now())

    def receive(self, line: Line) -> None:
        if self.hush is not None:
            self.hush.admit(line)
        line.tell(told.Entered(self.code))

    def judge_screen(self, guest: str, ticket: str) -> core.Refusal | None:
        """Who belongs to the table may put up a screen, and whom they give a ticket; at a public one anybody."""
        table = self.desk.table
        number = table.person_of(guest)
        if table.phase == "closed":
            return no("table-closed")
        if number is not None and table.people[number].removed:
            return no("was-removed")
        if number is not None and table.belongs(number):
            return None
        if not table.private and len(self.lines.get(NOBODY, ())) < MOST_SCREENS:
            return None
        by = self.hall.tickets.let_in(guest, self.code, ticket)
        return core.Refusal(UNKNOWN, "no-such-table") if by is None or by in self.removed() else None

    def removed(self) -> set[str]:
        """Guests who were sent away."""
        return {person.guest for person in self.desk.table.people if person.removed}

    def redeem(self) -> None:
        """Hand over the seats that tickets stand for, to those who have arrived."""
        for line, ticket in list(self.tickets):
            number = self.desk.table.person_of(line.guest)
            if number is not None:
                self.tickets.remove((line, ticket))
                found = self.hall.tickets.redeem(ticket, self.code)
                if found is None:
                    self.hall.bad_codes.count(line.address, self.hall.now())
                    line.refuse("", core.Refusal(UNKNOWN, "unknown-ticket"))
                else:
                    self.happen(found[0], h.Gave(found[1], number))

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
            self.miss(guest)

    async def rest(self) -> None:
        """Let everybody go, and wait until nothing is being stored; wishes not yet granted are lost, and sent again."""
        self.is_resting = True
        for lines in list(self.lines.values()):
            for line in list(lines):
                line.close(RESTART, "table-rests")
        self.timers.stop_all()
        self.desk.line.clear()
        while self.desk.open is not None:
            await asyncio.sleep(0.002)

    def miss(self, guest: str) -> None:
        """Without a device for a while, a guest has gone."""
        self.timers.set(f"gone {guest}", GONE_SECONDS, lambda: self.has_gone(guest))

    def has_gone(self, guest: str) -> None:
        if guest not in self.lines:
            self.happen(guest, h.Went())

    def look_after(self) -> None:
        """While the store is in trouble, everybody knows, and it is asked again."""
        if self.desk.in_trouble:
            self.desk.try_again()
        if self.is_done():
            self.timers.stop_all()
            self.hall.places.pop(self.code, None)
        if self.desk.in_trouble != self.was_in_trouble:
            self.was_in_trouble = self.desk.in_trouble
            for lines in self.lines.values():
                for line in lines:
                    line.tell(told.Saving(self.was_in_trouble))

    def is_done(self) -> bool:
        """The game is over and everybody has gone: whoever comes back finds it in the store."""
        table = self.desk.table
        if self.lines or self.desk.open is not None or self.desk.line or table.phase not in ("over", "closed"):
            return False
        return table.phase == "closed" or not any(person.present for person in table.people)

    # --- wishes

    def happen(self, by: str, did: h.Any) -> None:
        """Something the server itself has seen to; not at a table that is being tidied: its log is bound anew."""
        if self.is_resting:
            return
        self.desk.wish(Wish(f"s:{secrets.token_hex(8)}", by, self.hall.clock(), did))

    def wish(self, line: Line, saying: said.Wish) -> None:
        """What a device wishes; it waits for the answer."""
        try:
            did = self.read(saying.did)
        except Refused as refused:
            line.refuse(saying.command, refused.refusal)
            return
        command = f"{line.guest[:GUEST_MARK]}:{saying.command}"
        if command not in line.open:
            line.open[command] = saying.command
            self.waiting.setdefault(command, []).append(line)
        self.desk.wish(Wish(command, line.guest, self.hall.clock(), did))

    def read(self, did: said.Did) -> h.Any:
        """A wish as the log will have it; `Refused` if it can't be."""
        if isinstance(did, h.Moved):
            game = self.desk.table.game()
            words = bytes(did.move)
            move = game.read(words)
            if words in game.by_words:
                return did  # it is written as we would write it
            return h.Moved(did.seat, did.moment, written(refereed(self.desk.table, move)))
        if isinstance(did, said.PlayAgain):
            return h.Again(secrets.token_hex(SECRET_BYTES))
        if isinstance(did, h.Filled) and did.bot not in bots_of(self.desk.table.game()):
            raise Refused(core.Refusal(UNKNOWN, "unknown-bot"))
        return did

    def acknowledge(self, wish: Wish, refusal: core.Refusal | None) -> None:
        """Granted, or refused: whoever wished it hears so."""
        self.hall.counts.granted += refusal is None
        for line in self.waiting.pop(wish.command, ()):
            command = line.open.pop(wish.command)
            if refusal is None:
                line.deliver(told.encode(told.Granted(command)))
            else:
                line.refuse(command, refusal)
        if wish.command in self.hall.awaited:
            self.hall.answer(wish.command, refusal)
        if refusal is not None and wish.by == NOBODY:
            self.go_on(self.desk.table.standing())  # a bot's move came too late: it may be due again by now

    # --- what follows

    def tell(self, out: Out) -> None:
        """To everybody what is his; a message for many is put in words once."""
        last: Message | None = None
        words = b""
        for guest, message in out.messages:
            lines = self.lines.get(guest)
            if lines and self.hush is not None:
                self.post(lines, [message])
            elif lines:
                words = words if message is last else self.put(message)
                for line in lines:
                    line.deliver(words)
            last = message if lines else last
        if self.screens is not None:
            self.post(self.lines[NOBODY], self.screens.news())
        if not isinstance(last, Sight):  # a move sends nobody away
            self.show_out()
            self.call_back()
        if self.tickets:
            self.redeem()
        self.go_on(out)
        self.hush_or_not()

    def post(self, lines: list[Line], messages: list[Message]) -> None:
        """The same to some devices; in a hushed night it waits for the tick."""
        for message in messages:
            for line in lines:
                if line.held is not None:
                    line.held.keep(message)
                else:
                    line.deliver(self.put(message))

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
        self.happen(NOBODY, h.Expired(moment))

    def show_out(self) -> None:
        """Devices of people who were sent away leave, with screens they let in; when the table is closed, all do."""
        closed = self.desk.table.phase == "closed"
        removed = self.removed()
        if not closed and not removed:
            return
        by = self.hall.tickets.screens
        for lines in list(self.lines.values()):
            for line in list(lines):
                if closed or line.guest in removed or (line.is_screen and by.get((self.code, line.guest)) in removed):
                    line.close(POLICY, "table-closed" if closed else "was-removed")

    def call_back(self) -> None:
        """Whose going was written down while a device of his was coming back has come again."""
        for person in self.desk.table.people:
            if person.present or person.removed:
                self.returning.discard(person.guest)
            elif person.guest in self.lines and person.guest not in self.returning:
                self.returning.add(person.guest)
                self.happen(person.guest, h.Came(person.name))

    def go_on(self, out: Out) -> None:
        """Clocks run, bots think, and the seat of somebody who stays away is taken by a bot."""
        limits = self.hall.settings.limits
        if self.timers.run_clock(out, lambda: self.time_is_up(out.moment)):
            for lines in self.lines.values():
                for line in lines:
                    line.tell(self.timers.clock_now())
        for seat in out.bots:
            self.timers.set(f"bot {seat}", self.pause(), partial(self.show_bot, seat), keep=True)
            self.ask_bot(seat)
        if out.deserted and limits.away_seconds:
            self.timers.set("away", limits.away_seconds, self.replace_deserted, keep=True)

    def replace_deserted(self) -> None:
        """Not where nobody is left who would wait; whoever comes starts the wait anew."""
        table = self.desk.table
        for seat in table.standing().deserted if self.lines else ():
            self.happen(NOBODY, h.Filled(seat, STAND_IN))

    # --- bots

    def ask_bot(self, seat: int) -> None:
        """Put the question to a worker: what the seat sees, and one world drawn for it."""
        table = self.desk.table
        is_busy = seat in self.thinking or seat in self.thought
        if table.play is None or is_busy or seat not in table.standing().bots:
            return
        people = tuple(n for n, chair in enumerate(table.chairs) if not chair.bot and not table.is_deserted(chair))
        question = asked(table.play.state, seat, self.hall.luck, people)
        then = partial(self.bot_moves, seat, table.play.moment(), table.version)
        self.thinking.add(seat)
        self.hall.workers.ask(table.game(), table.chairs[seat].bot, question, then)

    def pause(self) -> float:
        """How long a bot seems to think."""
        moment: int = self.hall.luck.below(1000)
        return BOT_PAUSE + BOT_PAUSE_MORE * moment / 1000

    def bot_moves(self, seat: int, moment: int, version: int, words: bytes) -> None:
        """The answer of a bot, shown when its time has come; or it waits until something has happened."""
        self.thinking.discard(seat)
        table = self.desk.table
        if words == WAITS:
            if table.version != version:
                self.ask_bot(seat)
            return
        self.thought[seat] = h.Moved(seat, moment, refereed_words(table, words))
        if f"bot {seat}" not in self.timers.handles:
            self.show_bot(seat)

    def show_bot(self, seat: int) -> None:
        """If it comes too late or at a bad time, it is refused, and the bot is asked again when it is due."""
        moved = self.thought.pop(seat, None)
        if moved is not None:
            self.happen(NOBODY, moved)
