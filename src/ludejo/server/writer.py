"""The writer of one table handles one wish at a time: it is judged, stored, acknowledged, told.

There are no sockets, clocks or threads here. Wishes that arrive meanwhile wait in a queue. A command that is already in
the log is acknowledged again and changes nothing; the same command with another wish is refused. If another process has
written first, its entries are read and folded, and the wish is judged again. If nobody knows whether an entry was
stored, nothing is acknowledged until reading shows it. Reads are answered later, so that the event loop never waits for
the store.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial

import msgspec
from mypy_extensions import mypyc_attr

from ludejo.core.game import Game
from ludejo.core.move import Move
from ludejo.core.refusal import Refusal
from ludejo.server.repeats import answer_to
from ludejo.store.base import NO_HASH, Outcome, Row, Store, StoreError, bound
from ludejo.table.happenings import AnyHappening, Entry, Happening
from ludejo.table.messages import Out
from ludejo.table.table import Table

MOST_RECENT = 16
read_entry = msgspec.json.Decoder(Entry).decode


class Request(msgspec.Struct, frozen=True):
    """Something that a guest (or nobody: a clock, a bot) wants to happen; `command` is its id."""

    command: str
    by: str
    at: int
    did: AnyHappening
    is_open: bool = False  # a referee has not yet judged the words of this move
    late: bool = False  # another bot made this move because the seat's own bot was late
    move: Move | None = None  # the move in `did`, if it was read already


class Reading(msgspec.Struct, frozen=True):
    """What the store has of a table: the hash of the version that we know, the rows after it, and the row of a
    command."""

    hash: bytes
    rows: list[Row]
    repeated: Row | None


Acknowledge = Callable[[Request, Refusal | None], None]
Tell = Callable[[Out], None]
Refer = Callable[[Request], None]
Then = Callable[[Reading | None], None]


def read_on(name: str, version: int, command: str, store: Store) -> Reading:
    """Read what is stored after this version; `command` is looked for if there is one."""
    rows = store.read(name, max(0, version - 1))
    known = rows[:1] if version else []
    hash_ = known[0].hash if known else NO_HASH
    return Reading(hash_, rows[len(known) :], store.find(name, command) if command else None)


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
        self.clock: tuple[str, int] = ("", 0)  # the clock that runs according to the log, with its moment
        self.since = 0  # when it began, in milliseconds since 1970
        self.at = 0  # when the last entry was wished
        self.recent: dict[str, Entry] = {}  # by the last commands: most repeats come at once
        self.queue: deque[Request] = deque()
        self.storing: tuple[Request, Row, Entry] | None = None  # being stored
        self.refer: Refer | None = None  # gives a wish with unjudged words to the referee …
        self.referred: Request | None = None  # … and nothing overtakes it meanwhile
        self.reads: deque[tuple[Then, str]] = deque()  # to be done after the one that is under way
        self.is_reading = False
        self.given_up = ""  # a command for which nobody waits any more
        self.heard = 0  # the last version that another process says it has written
        self.is_loaded = False
        self.in_trouble = True  # until it is loaded
        self.is_outdated = False  # the stored log is no longer the one we know, so the table has to be read anew
        self.is_beyond = False  # there is an entry that only a newer server can read
        self.is_damaged = False  # an entry does not follow from the one before
        self.is_working = False  # then new wishes wait in the queue: no entry is folded within another

    def new_table(self, find: Callable[[str], Game]) -> Table:
        return Table(find)

    def load(self, rows: list[Row], is_last: bool = True) -> bool:
        """Fold what is stored, in one part or several, without telling it to anybody. After the last part wishes can be
        handled. False if the log is damaged or too new."""
        is_folded = self.fold_rows(rows, telling=False)
        self.is_loaded = is_folded and is_last
        self.in_trouble = not self.is_loaded
        return is_folded

    def wish(self, wish: Request) -> None:
        """Take a wish in."""
        self.queue.append(wish)
        if not self.is_working:
            self.work()

    def work(self) -> None:
        """Handle the queue, as long as nothing is being stored or read, and nothing is with the referee."""
        self.is_working = True
        try:
            while self.queue and not self.is_waiting() and not self.in_trouble:
                self.take(self.queue.popleft())
        finally:
            self.is_working = False

    def is_waiting(self) -> bool:
        """Does the first wish wait for the store or the referee?"""
        return self.storing is not None or self.is_reading or self.referred is not None

    def is_busy(self) -> bool:
        """Does anybody wait for an answer?"""
        return self.is_waiting() or bool(self.queue)

    def do(self, step: Callable[[], None]) -> None:
        """Something that may fold entries; wishes that follow from it are handled after it."""
        if self.is_working:
            step()
            return
        self.is_working = True
        try:
            step()
        finally:
            self.is_working = False
        self.work()

    # --- one wish

    def take(self, wish: Request) -> None:
        if wish.command in self.recent:
            self.acknowledge(wish, answer_to(self.recent[wish.command], wish))
            return
        refusal = self.table.judge(wish.by, wish.did, wish.move)
        if refusal is not None:
            self.read_then_refuse(wish, refusal)
            return
        if wish.is_open and self.refer is not None:
            self.referred = wish
            self.refer(wish)
            return
        entry = Entry(wish.by, wish.at, wish.did, wish.late)
        row = bound(self.hash, self.name, self.table.version + 1, wish.command, msgspec.json.encode(entry))
        self.storing = (wish, row, entry)
        self.store.append(row, partial(self.stored, row))

    def judged(self, wish: Request, did: AnyHappening) -> None:
        """The referee has judged: the wish goes on before all others, unless it was dropped meanwhile."""
        if self.referred is wish:
            self.referred = None
            self.queue.appendleft(Request(wish.command, wish.by, wish.at, did))
            if not self.is_working:
                self.work()

    def read_then_refuse(self, wish: Request, refusal: Refusal) -> None:
        """Read before saying no: others may have written meanwhile, or the wish was granted long ago. The order is
        `read`, then (in another thread) `read_on`, then `has_read`, which folds what is new, then `refuse_now`."""
        self.queue.appendleft(wish)
        n_copies = self.copies(wish.command)
        self.read(partial(self.refuse_now, wish, refusal, self.table.version, n_copies), wish.command)

    def copies(self, command: str) -> int:
        """How often a command is in the queue: a device sends its wishes again when it comes back."""
        return sum(wish.command == command for wish in self.queue)

    def refuse_now(self, wish: Request, refusal: Refusal, version: int, n_copies: int, found: Reading | None) -> None:
        """Say no, unless the table has changed since, or the wish was sent again during the read: perhaps its device
        was at another process meanwhile, which has granted it. Then the wish is judged again. While nobody knows, it
        waits."""
        if found is None:
            self.in_trouble = True
        elif self.table.version == version and wish in self.queue and self.copies(wish.command) <= n_copies:
            self.queue.remove(wish)
            repeated = found.repeated
            self.acknowledge(wish, refusal if repeated is None else answer_to(read_entry(repeated.body), wish))

    def stored(self, row: Row, outcome: Outcome) -> None:
        """The store says what became of a row; perhaps we had read it before."""
        if self.storing is not None and self.storing[1] is row:
            self.do(partial(self.handle_outcome, outcome))

    def handle_outcome(self, outcome: Outcome) -> None:
        assert self.storing is not None
        wish, row, entry = self.storing
        self.storing = None
        if outcome is Outcome.STORED:
            self.fold(row, entry, True, wish)
        else:
            self.reconsider(wish, outcome)
        if self.heard > self.table.version and not self.in_trouble:
            self.read(self.note_trouble)

    def reconsider(self, wish: Request, outcome: Outcome) -> None:
        """The row was not stored: another process was faster, or it was stored before, or nobody knows."""
        if wish.command != self.given_up:
            self.queue.appendleft(wish)
        if outcome is Outcome.FAILED:
            self.in_trouble = True
        else:
            self.read(partial(self.reconsidered, outcome, self.table.version, self.hash), wish.command)

    def reconsidered(self, outcome: Outcome, version: int, known: bytes, found: Reading | None) -> None:
        """Perhaps the command was granted long ago. A version that is taken although nobody has written it: then the
        database is another one than it was, such as a copy that lacks the last entries."""
        self.note_trouble(found)
        if found is None:
            return
        if outcome is Outcome.REPEATED and found.repeated is not None:
            self.answer_repeats(found.repeated.command, read_entry(found.repeated.body))
        if outcome is Outcome.TAKEN and self.table.version == version and found.hash != known:
            self.is_outdated = self.in_trouble = True

    def drop_wishes(self) -> None:
        """Forget everything that is not being stored."""
        self.queue.clear()
        self.referred = None

    # --- what others have written

    def note_version(self, version: int) -> bool:
        """Another process has written this version. Should it be read now? What this process is storing comes first."""
        self.heard = max(self.heard, version)
        return self.storing is None and self.heard > self.table.version

    def learn(self, row: Row) -> None:
        """Fold a row of another process that was read elsewhere. A row that does not come next is ignored, because it
        is read again when it is needed."""
        is_next = row.version == self.table.version + 1
        if self.storing is None and not self.in_trouble and is_next and self.check_chain(row):
            self.do(partial(self.learn_row, row))

    def learn_row(self, row: Row) -> None:
        self.fold_read(row, telling=True)

    def try_again(self) -> None:
        """The live table calls this now and then while there is trouble."""
        if self.in_trouble and not self.is_outdated and not self.is_reading:
            self.read(self.recover)

    def recover(self, found: Reading | None) -> None:
        if found is not None:
            self.in_trouble, self.is_loaded = False, True

    def note_trouble(self, found: Reading | None) -> None:
        self.in_trouble = self.in_trouble or found is None

    def refresh(self, then: Callable[[bool], None]) -> None:
        """Fold what others have stored by now, then say whether the store could be read."""
        self.read(lambda found: then(found is not None))

    def read(self, then: Then, command: str = "") -> None:
        """Read what is stored and fold what is new, then call `then`, with None if that was not possible. Wishes wait
        meanwhile."""
        self.reads.append((then, command))
        if not self.is_reading:
            self.read_next()

    def read_next(self) -> None:
        then, command = self.reads.popleft()
        self.is_reading = True
        self.store.fetch(partial(read_on, self.name, self.table.version, command), partial(self.has_read, then))

    def has_read(self, then: Then, found: Reading | StoreError) -> None:
        self.is_reading = False
        self.do(partial(self.take_in, then, found))
        if self.reads and not self.is_reading:
            self.read_next()

    def take_in(self, then: Then, found: Reading | StoreError) -> None:
        """Fold what was read. Before the first load, nobody is told."""
        is_folded = isinstance(found, Reading) and self.fold_rows(found.rows, self.is_loaded)
        then(found if is_folded and isinstance(found, Reading) else None)

    def fold_rows(self, rows: list[Row], telling: bool) -> bool:
        """Fold what others have stored, or we ourselves before a crash; False if that is not possible. We may be
        storing something now: then it is among these rows, or its version is taken."""
        for row in rows:
            if self.storing is not None and self.storing[1].hash == row.hash:
                wish, own, entry = self.storing
                self.storing = None
                self.fold(own, entry, True, wish)
            elif row.version > self.table.version and not (self.check_chain(row) and self.fold_read(row, telling)):
                return False
        return True

    def check_chain(self, row: Row) -> bool:
        """Is the row bound to the last entry that we know? If not, the log was written anew; if the log is being
        loaded, it is damaged."""
        self.is_outdated = row != bound(self.hash, self.name, self.table.version + 1, row.command, row.body)
        self.is_damaged = self.is_outdated and not self.is_loaded
        self.in_trouble = self.in_trouble or self.is_outdated
        return not self.is_outdated

    def fold_read(self, row: Row, telling: bool) -> bool:
        """Fold an entry of another process, if we can read it."""
        try:
            entry = read_entry(row.body)
        except msgspec.DecodeError:
            self.is_beyond = self.is_outdated = self.in_trouble = True
            return False
        self.fold(row, entry, telling)
        return True

    # --- one entry

    def fold(self, row: Row, entry: Entry, telling: bool, wish: Request | None = None) -> None:
        """Acknowledge what is stored, if it is a `wish` of ours; fold it; tell what follows."""
        if wish is not None:
            self.acknowledge(wish, None)
        self.hash, self.at = row.hash, entry.at
        self.recent[row.command] = entry
        if len(self.recent) > MOST_RECENT:
            del self.recent[next(iter(self.recent))]
        out = self.table.fold(entry, not telling, wish.move if wish is not None else None)
        if (out.clock, out.moment) != self.clock:
            self.clock, self.since = (out.clock, out.moment), entry.at
        if self.queue:
            self.answer_repeats(row.command, entry)
        if telling:
            self.tell(out)

    def answer_repeats(self, command: str, entry: Entry) -> None:
        """Answer wishes in the queue whose command turned out to be stored, before anything is told."""
        for wish in [wish for wish in self.queue if wish.command == command]:
            self.queue.remove(wish)
            self.acknowledge(wish, answer_to(entry, wish))

    # --- the queue

    def wishers(self, kind: type[Happening]) -> set[str]:
        """The guests whose wish of this kind waits, or is being stored."""
        wishes = [*self.queue, self.storing[0]] if self.storing is not None else list(self.queue)
        return {wish.by for wish in wishes if isinstance(wish.did, kind)}

    def withdraw(self, kind: type[Happening]) -> None:
        """Forget the waiting wishes of this kind."""
        self.queue = deque(wish for wish in self.queue if not isinstance(wish.did, kind))

    def give_up(self, command: str) -> None:
        """Forget a wish that waits; if it is being stored, it is not tried again."""
        self.given_up = command
        self.queue = deque(wish for wish in self.queue if wish.command != command)
