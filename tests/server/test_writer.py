"""The writer: one wish at a time, stored, then acknowledged, then told; two writers on one store don't both win."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
from support.table.party import SECRET

import ludejo
from ludejo.core.refusal import Refusal
from ludejo.server.repeats import is_same
from ludejo.server.writer import MOST_RECENT, Request, Writer, read_entry
from ludejo.store.base import Answer, Outcome, Row, Store, StoreError, T, attempt, first_bad
from ludejo.store.memory import MemoryStore
from ludejo.table import happenings as h
from ludejo.table.messages import Out

CREATED = h.Created("Ana", "love-letter", 2, {}, True, SECRET)


class SlowStore(MemoryStore):
    """A store that answers only when `answer_all` is called."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[Row, Answer]] = []

    def append(self, row: Row, answer: Answer) -> None:
        self.asked.append((row, answer))

    def answer_all(self) -> None:
        while self.asked:
            row, answer = self.asked.pop(0)
            answer(self.put(row))


class Recorder:
    """A writer, and a note of each answer it gave, in order."""

    def __init__(self, store: Store) -> None:
        self.said: list[str] = []
        self.writer = Writer("t", ludejo.game, store, self.acknowledge, self.tell)
        self.writer.load(store.read("t"))

    def acknowledge(self, wish: Request, refusal: Refusal | None) -> None:
        self.said.append(f"ack {wish.command}" if refusal is None else f"no {wish.command} {refusal.code}")

    def tell(self, out: Out) -> None:
        self.said.append("tell")

    def wish(self, command: str, by: str, did: h.AnyHappening) -> None:
        self.writer.wish(Request(command, by, 0, did))


def two_writers() -> tuple[SlowStore, Recorder, Recorder]:
    """Two writers of the same table, which Ana has opened."""
    store = SlowStore()
    one = Recorder(store)
    one.wish("c1", "ana", CREATED)
    store.answer_all()
    return store, one, Recorder(store)


def test_stored_then_acknowledged_then_told() -> None:
    store = SlowStore()
    recorder = Recorder(store)
    recorder.wish("c1", "ana", CREATED)
    assert recorder.said == []
    assert recorder.writer.table.version == 0
    store.answer_all()
    assert recorder.said == ["ack c1", "tell"]


def test_wishes_wait_in_a_queue_and_are_judged_by_what_came_before() -> None:
    store = SlowStore()
    recorder = Recorder(store)
    for command, by, did in (("c1", "ana", CREATED), ("c2", "ana", h.Sat(0, "")), ("c3", "ana", h.Sat(0, ""))):
        recorder.wish(command, by, did)
    recorder.wish("c4", "ben", h.Sat(0, ""))
    store.answer_all()
    assert recorder.said == ["ack c1", "tell", "ack c2", "tell", "ack c3", "tell", "no c4 not-at-table"]


def test_a_command_sent_twice_happens_once() -> None:
    recorder = Recorder(MemoryStore())
    for _ in range(3):
        recorder.wish("c1", "ana", CREATED)
    assert recorder.said == ["ack c1", "tell", "ack c1", "ack c1"]
    assert recorder.writer.table.version == 1


def test_a_command_used_for_another_wish_is_refused() -> None:
    """While it waits, right after, and when the writer has forgotten it; whether or not the new wish is possible."""
    store = SlowStore()
    recorder = Recorder(store)
    recorder.wish("c1", "ana", CREATED)
    recorder.wish("c2", "ana", h.Said("one"))
    recorder.wish("c2", "ana", h.Said("two"))
    store.answer_all()
    assert recorder.said == ["ack c1", "tell", "ack c2", "no c2 command-reused", "tell"]
    recorder.wish("c2", "ana", h.Said("two"))
    fill(recorder, store)
    assert "c2" not in recorder.writer.recent
    for did in (h.Said("two"), h.Stood(0), h.Said("one")):
        recorder.wish("c2", "ana", did)
        store.answer_all()
    assert recorder.said[-3:] == ["no c2 command-reused", "no c2 command-reused", "ack c2"]
    assert h.Said("two") not in dids(store)


def test_another_process_and_a_restarted_one_know_what_a_command_was_used_for() -> None:
    store, one, two = two_writers()
    one.wish("c2", "ana", h.Said("one"))
    store.answer_all()
    two.wish("c2", "ana", h.Said("two"))  # two has not read it yet
    store.answer_all()
    fill(one, store)
    for recorder in (two, Recorder(store)):
        recorder.wish("c2", "ana", h.Said("two"))
        recorder.wish("c2", "ana", h.Said("one"))
        store.answer_all()
        assert [said for said in recorder.said if said != "tell"][-2:] == ["no c2 command-reused", "ack c2"]
    assert "no c2 command-reused" in two.said
    assert h.Said("two") not in dids(store)


def test_what_the_server_adds_to_a_wish_does_not_make_it_another_one() -> None:
    """Each time such a wish comes, the server draws the secret of the next game, or judges the clue."""
    clue = {"act": "clue", "word": "ship", "number": 2}
    plain, judged = (msgspec.Raw(msgspec.json.encode(move)) for move in (clue, {**clue, "verdict": "fine"}))
    other = msgspec.Raw(msgspec.json.encode({**clue, "number": 3}))
    assert is_same(h.Again("ab" * 32), h.Again("cd" * 32))
    assert is_same(h.Moved(0, 1, judged), h.Moved(0, 1, plain))
    assert not is_same(h.Moved(0, 1, judged), h.Moved(0, 1, other))
    assert not is_same(h.Moved(0, 1, plain), h.Moved(0, 2, plain))
    assert not is_same(h.Moved(0, 1, plain), h.Moved(1, 1, plain))
    assert not is_same(h.Stood(0), h.Asked(0))
    for name in ("Ana", "Ana 2", ""):
        assert is_same(h.Sat(0, "", "Ana 3"), h.Sat(0, "", name))
    for sat in (h.Sat(0, "", "Zoe"), h.Sat(1, "", "Ana 3"), h.Sat(0, "ab" * 32, "Ana 3"), h.Sat(0, "", "Ana 3", 2)):
        assert not is_same(h.Sat(0, "", "Ana 3"), sat)


def test_a_command_of_another_guest_is_not_a_repeat() -> None:
    recorder = Recorder(MemoryStore())
    recorder.wish("c1", "ana", CREATED)
    recorder.wish("c2", "ben", h.Came("Ben"))
    recorder.wish("c2", "cec", h.Came("Ben"))
    assert recorder.said[-1] == "no c2 command-reused"


def fill(recorder: Recorder, store: SlowStore) -> None:
    """Grant so many wishes that the writer forgets the earlier ones."""
    for n in range(MOST_RECENT + 1):
        recorder.wish(f"more {n}", "ana", h.Said("more"))
    store.answer_all()


def dids(store: Store) -> list[h.AnyHappening]:
    return [read_entry(row.body).did for row in store.read("t")]


def test_of_two_writers_one_wins_and_the_other_judges_again() -> None:
    """T23: both want to write version 2; both wishes are granted in the end, in one order, by both writers."""
    store, one, two = two_writers()
    one.wish("c2", "ben", h.Came("Ben"))
    two.wish("c3", "cec", h.Came("Cec"))
    store.answer_all()
    assert two.said == ["tell", "ack c3", "tell"]
    one.wish("c4", "ana", h.Said("hello"))  # it finds out now that it is behind
    store.answer_all()
    assert one.said[-3:] == ["tell", "ack c4", "tell"]
    assert (
        [p.name for p in one.writer.table.people] == [p.name for p in two.writer.table.people] == ["Ana", "Ben", "Cec"]
    )
    assert first_bad(store.read("t")) is None


def test_trouble_is_not_acknowledged_until_it_is_known_how_it_ended() -> None:
    class Unsure(MemoryStore):
        def append(self, row: Row, answer: Answer) -> None:
            self.put(row)
            answer(Outcome.FAILED)

    recorder = Recorder(Unsure())
    recorder.wish("c1", "ana", CREATED)
    assert recorder.said == []
    recorder.writer.try_again()
    assert recorder.said == ["ack c1", "tell"]


def test_a_store_that_can_t_be_read_keeps_the_writer_waiting() -> None:
    class Gone(MemoryStore):
        is_gone = False

        def append(self, row: Row, answer: Answer) -> None:
            answer(Outcome.FAILED)

        def read(self, table: str, after: int = 0) -> list[Row]:
            if self.is_gone:
                raise StoreError("no database")
            return super().read(table, after)

    store = Gone()
    recorder = Recorder(store)
    store.is_gone = True
    recorder.wish("c1", "ana", CREATED)
    recorder.writer.try_again()
    assert recorder.said == []
    assert recorder.writer.in_trouble


def test_a_refusal_waits_until_it_is_known_that_the_wish_was_not_granted_before() -> None:
    class Forgetful(MemoryStore):
        can_look_up = True

        def find(self, table: str, command: str) -> Row | None:
            if not self.can_look_up:
                raise StoreError("no database")
            return super().find(table, command)

    store = Forgetful()
    recorder = Recorder(store)
    recorder.wish("c1", "ana", CREATED)
    store.can_look_up = False
    recorder.wish("c2", "ben", h.Said("hi"))  # ben is not at the table
    assert (recorder.said, recorder.writer.in_trouble) == (["ack c1", "tell"], True)
    store.can_look_up = True
    recorder.writer.try_again()
    assert recorder.said[2:] == ["no c2 not-at-table"]


class LateStore(MemoryStore):
    """One server's way to a store: what it reads is answered only when `answer_all` is called."""

    def __init__(self, store: MemoryStore) -> None:
        self.rows, self.commands = store.rows, store.commands
        self.late: list[Callable[[], None]] = []

    def fetch(self, look: Callable[[Store], T], answer: Callable[[T | StoreError], None]) -> None:
        self.late.append(partial(answer, attempt(look, self)))

    def answer_all(self) -> None:
        while self.late:
            self.late.pop(0)()


def test_a_wish_that_another_process_grants_during_the_read_is_not_refused() -> None:
    """R18: Ben's phone goes to another process and comes back while this one reads before it refuses."""
    store = MemoryStore()
    other = Recorder(store)
    other.wish("c1", "ana", CREATED)
    slow = LateStore(store)
    one = Recorder(slow)
    one.wish("c2", "ben", h.Said("hello"))  # Ben has not come yet
    other.wish("c3", "ben", h.Came("Ben"))
    other.wish("c2", "ben", h.Said("hello"))
    assert "ack c2" in other.said
    one.wish("c2", "ben", h.Said("hello"))
    slow.answer_all()
    assert {said for said in one.said if "c2" in said} == {"ack c2"}
