"""One table's writer: one wish at a time is judged, stored, acknowledged, told. No sockets, no clock, no threads here.

Wishes that arrive while one is being stored wait in line. A command that is already in the log is acknowledged again
and changes nothing; with another wish than the one in the log it is refused. When another process has written first,
its entries are read and folded and the wish judged anew. When nobody knows whether an entry was stored, nothing is
acknowledged until reading shows it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial

import msgspec
from mypy_extensions import mypyc_attr

from ludejo.core.game import Game
from ludejo.core.move import Move
from ludejo.core.refusal import ILLEGAL, Refusal
from ludejo.store.base import NO_HASH, Outcome, Row, Store, StoreError, bound
from ludejo.table.happenings import Again, AnyHappening, Entry, Happening, Moved, Removed, Sat
from ludejo.table.messages import Out
from ludejo.table.names import NUMBER
from ludejo.table.table import Table

MOST_RECENT = 16
read_entry = msgspec.json.Decoder(Entry).decode


class Request(msgspec.Struct, frozen=True):
    """Something a guest (or nobody: a clock, a bot) wants to happen; `command` is its id. `is_open`: a referee has yet
    to judge the words of this move."""

    command: str
    by: str
    at: int
    did: AnyHappening
    is_open: bool = False
    late: bool = False  # a bot's move that another made in its place
    move: Move | None = None  # what `did` says, if it is a move that was read already


Acknowledge = Callable[[Request, Refusal | None], None]
Tell = Callable[[Out], None]
Refer = Callable[[Request], None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Writer:
    """`acknowledge` answers wishes, `tell` gets what follows from each entry; both only after it is stored."""

    def __init__(
        self, name: str, find: Callable[[str], Game], store: Store, acknowledge: Acknowledge, tell: Tell
    ) -> None:
        self.name = name
        self.store = store
        self.acknowledge = acknowledge
        self.tell = tell
        self.table = self.new_table(find)
        self.hash = NO_HASH
        self.clock: tuple[str, int] = ("", 0)  # that runs by the log, with its moment
        self.since = 0  # when it began, in milliseconds since 1970
        self.at = 0  # when the last entry was wished
        self.recent: dict[str, Entry] = {}  # by the last commands: most repeats come at once
        self.queue: deque[Request] = deque()
        self.open: tuple[Request, Row, Entry] | None = None  # being stored
        self.refer: Refer | None = None  # puts a wish whose words are not judged to the referee …
        self.referred: Request | None = None  # … and nothing overtakes it meanwhile
        self.given_up = ""  # a command for which nobody waits any more
        self.heard = 0  # the last version that another process says it has written
        self.in_trouble = False
        self.is_outdated = False  # what is stored is no longer what we know: the table is to be read anew …
        self.is_beyond = False  # … by a newer server: there is an entry that we can't read
        self.is_damaged = False  # … by nobody: an entry does not follow from the one before
        self.is_working = False  # then what is asked for waits in the queue: no entry is folded within another
        self.is_loaded = False
        self.is_loaded = self.catch_up(telling=False)
        self.in_trouble = not self.is_loaded

    def new_table(self, find: Callable[[str], Game]) -> Table:
        return Table(find)

    def wish(self, wish: Request) -> None:
        """Take a wish in."""
        self.queue.append(wish)
        if not self.is_working:
            self.work()

    def work(self) -> None:
        """Work off the queue, as long as nothing is being stored, nor with the referee."""
        self.is_working = True
        try:
            while self.queue and self.open is None and self.referred is None and not self.in_trouble:
                self.take(self.queue.popleft())
        finally:
            self.is_working = False

    def do(self, step: Callable[[], None]) -> None:
        """Something that may fold entries; what is asked for meanwhile comes after it."""
        if self.is_working:
            step()
            return
        self.is_working = True
        try:
            step()
        finally:
            self.is_working = False
        self.work()

    def take(self, wish: Request) -> None:
        if wish.command in self.recent:
            self.acknowledge(wish, answer_to(self.recent[wish.command], wish))
            return
        refusal = self.table.judge(wish.by, wish.did, wish.move)
        if refusal is not None:
            self.refuse(wish, refusal)
            return
        if wish.is_open and self.refer is not None:
            self.referred = wish
            self.refer(wish)
            return
        entry = Entry(wish.by, wish.at, wish.did, wish.late)
        row = bound(self.hash, self.name, self.table.version + 1, wish.command, msgspec.json.encode(entry))
        self.open = (wish, row, entry)
        self.store.append(row, partial(self.stored, row))

    def judged(self, wish: Request, did: AnyHappening) -> None:
        """The referee has judged: the wish goes on before all others, unless everybody was let go meanwhile."""
        if self.referred is wish:
            self.referred = None
            self.queue.appendleft(Request(wish.command, wish.by, wish.at, did))
            if not self.is_working:
                self.work()

    def is_busy(self) -> bool:
        """Does anybody wait for an answer?"""
        return self.open is not None or self.referred is not None or bool(self.queue)

    def drop_wishes(self) -> None:
        """Forget all that is not being stored."""
        self.queue.clear()
        self.referred = None

    def refuse(self, wish: Request, refusal: Refusal) -> None:
        """Say no; unless others have written meanwhile (then it is judged anew), or it was granted long ago. While
        nobody knows, it waits in line."""
        version = self.table.version
        self.queue.appendleft(wish)
        known = self.catch_up(telling=True)
        if self.table.version > version:
            return
        try:
            row = self.store.find(self.name, wish.command) if known else None
        except StoreError:
            known = False
        if not known:
            self.in_trouble = True
            return
        self.queue.popleft()
        self.acknowledge(wish, refusal if row is None else answer_to(read_entry(row.body), wish))

    def stored(self, row: Row, outcome: Outcome) -> None:
        """The store says what became of a row; perhaps we had read it before."""
        if self.open is None or self.open[1] is not row:
            return
        wish, _, entry = self.open
        self.open = None
        is_within, self.is_working = self.is_working, True  # a store in memory answers at once
        try:
            if outcome is Outcome.STORED:
                self.fold(row, entry, True, wish)
            else:
                self.reconsider(wish, outcome)
            if self.heard > self.table.version and not self.in_trouble:
                self.in_trouble = not self.catch_up(telling=True)
        finally:
            self.is_working = is_within
        if not is_within:
            self.work()

    def reconsider(self, wish: Request, outcome: Outcome) -> None:
        """It was not stored: perhaps another process was faster, or it had been stored before, or nobody knows."""
        if wish.command != self.given_up:
            self.queue.appendleft(wish)
        version = self.table.version
        self.in_trouble = outcome is Outcome.FAILED or not self.catch_up(telling=True)
        if outcome is Outcome.REPEATED and not self.in_trouble:
            self.answer_forgotten(wish.command)
        if outcome is Outcome.TAKEN and not self.in_trouble and self.table.version == version:
            self.doubt()

    def hears(self, version: int) -> bool:
        """Another process has written this version: is it to be read now? What we are storing ourselves comes first."""
        self.heard = max(self.heard, version)
        return self.open is None and self.heard > self.table.version

    def learn(self, row: Row) -> None:
        """A row of another process, read beside; what is no news any more, or has to wait, is read again by whoever
        needs it."""
        if self.open is None and not self.in_trouble and row.version == self.table.version + 1 and self.follows(row):
            self.do(lambda: self.learn_row(row))

    def learn_row(self, row: Row) -> None:
        self.fold_read(row, telling=True)

    def doubt(self) -> None:
        """Refused, but nobody has written anything: perhaps the database is another one than it was, a copy that lacks
        the last entries."""
        try:
            self.is_outdated = not self.is_current()
        except StoreError:
            self.in_trouble = True
        self.in_trouble = self.in_trouble or self.is_outdated

    def try_again(self) -> None:
        """The shell calls this now and then while there is trouble."""
        if self.in_trouble and not self.is_outdated:
            self.do(self.recover)

    def recover(self) -> None:
        if self.catch_up(telling=self.is_loaded):  # what was before our time is nobody's news
            self.in_trouble, self.is_loaded = False, True

    def refresh(self) -> bool:
        """Fold what others have stored by now; False if the store can't be read."""
        found: list[bool] = []
        self.do(lambda: found.append(self.catch_up(telling=True)))
        return found[0]

    def catch_up(self, telling: bool) -> bool:
        """Fold what others have stored, or we ourselves before a crash; False if the store can't be read. It may be
        that we are storing something: then it is there, or its version is taken."""
        try:
            rows = self.store.read(self.name, self.table.version)
        except StoreError:
            return False
        for row in rows:
            if self.open is not None and self.open[1].hash == row.hash:
                wish, own, entry = self.open
                self.open = None
                self.fold(own, entry, True, wish)
            elif row.version > self.table.version and not (self.follows(row) and self.fold_read(row, telling)):
                return False
        return True

    def is_current(self) -> bool:
        """Is the last entry we know still the one that is stored under its version?"""
        rows = self.store.read(self.name, self.table.version - 1)
        return bool(rows) and rows[0].hash == self.hash

    def follows(self, row: Row) -> bool:
        """Is it bound to the last entry we know? If not, the log was written anew, and the table is to be read anew;
        when it is first read, the log is damaged."""
        self.is_outdated = row != bound(self.hash, self.name, self.table.version + 1, row.command, row.body)
        self.is_damaged = self.is_outdated and not self.is_loaded
        self.in_trouble = self.in_trouble or self.is_outdated
        return not self.is_outdated

    def fold_read(self, row: Row, telling: bool) -> bool:
        """Fold what another one has written, if we can read it."""
        try:
            entry = read_entry(row.body)
        except msgspec.DecodeError:
            self.is_beyond = self.is_outdated = self.in_trouble = True
            return False
        self.fold(row, entry, telling)
        return True

    def fold(self, row: Row, entry: Entry, telling: bool, wish: Request | None = None) -> None:
        """Acknowledge what is stored, if it is a `wish` of ours; let it happen; tell what follows."""
        if wish is not None:
            self.acknowledge(wish, None)
        self.hash, self.at = row.hash, entry.at
        self.remember(row.command, entry)
        out = self.table.fold(entry, not telling, wish.move if wish is not None else None)
        if (out.clock, out.moment) != self.clock:
            self.clock, self.since = (out.clock, out.moment), entry.at
        if self.queue:
            self.answer_repeats(row.command, entry)
        if telling:
            self.tell(out)

    def remember(self, command: str, entry: Entry) -> None:
        self.recent[command] = entry
        if len(self.recent) > MOST_RECENT:
            del self.recent[next(iter(self.recent))]

    def wishers(self, kind: type[Happening]) -> set[str]:
        """Whose wish of this kind waits, or is being stored."""
        wishes = [*self.queue, self.open[0]] if self.open is not None else list(self.queue)
        return {wish.by for wish in wishes if isinstance(wish.did, kind)}

    def withdraw(self, kind: type[Happening]) -> None:
        """Forget what waits in line, if it is of this kind."""
        self.queue = deque(wish for wish in self.queue if not isinstance(wish.did, kind))

    def give_up(self, command: str) -> None:
        """What waits in line is forgotten; what is being stored is not tried again."""
        self.given_up = command
        self.queue = deque(wish for wish in self.queue if wish.command != command)

    def answer_forgotten(self, command: str) -> None:
        """Granted so long ago that we had forgotten; unless it is answered already, for it was just read."""
        try:
            row = self.store.find(self.name, command)
        except StoreError:
            self.in_trouble = True
            return
        if row is not None:
            self.answer_repeats(command, read_entry(row.body))

    def answer_repeats(self, command: str, entry: Entry) -> None:
        """Stored before we knew: now it is known, and said before anything is told."""
        for wish in [wish for wish in self.queue if wish.command == command]:
            self.queue.remove(wish)
            self.acknowledge(wish, answer_to(entry, wish))


def answer_to(entry: Entry, wish: Request) -> Refusal | None:
    """The answer to a wish whose command stands in the log, by this entry: granted again, or another wish."""
    return None if entry.by == wish.by and is_same(entry.did, wish.did) else Refusal(ILLEGAL, "command-reused")


def is_same(stored: AnyHappening, wished: AnyHappening) -> bool:
    """Is this what was wished then? What the server adds itself is drawn or judged anew each time: the secret of
    another game, the referee's verdict on a word, the number after a name that another has, the networks of who is sent
    away."""
    if isinstance(stored, Again) and isinstance(wished, Again):
        return True
    if isinstance(stored, Sat) and isinstance(wished, Sat):
        nameless = [msgspec.structs.replace(one, name="") for one in (stored, wished)]
        return nameless[0] == nameless[1] and is_same_name(stored.name, wished.name)
    if isinstance(stored, Removed) and isinstance(wished, Removed):
        return stored.person == wished.person
    if isinstance(stored, Moved) and isinstance(wished, Moved):
        is_there = (stored.seat, stored.moment) == (wished.seat, wished.moment)
        return is_there and without_verdict(stored.move) == without_verdict(wished.move)
    return stored == wished


def is_same_name(one: str, other: str) -> bool:
    """But for the number; a long name was cut for it, and none was given where the person's own name was free."""
    bases = NUMBER.sub("", one), NUMBER.sub("", other)
    return bases[0].startswith(bases[1]) or bases[1].startswith(bases[0])


def without_verdict(move: msgspec.Raw) -> object:
    found = msgspec.json.decode(move)
    return {name: value for name, value in found.items() if name != "verdict"} if isinstance(found, dict) else found
