"""What every store must do, as functions of an empty store; each kind of store must pass them all."""

from __future__ import annotations

import threading
from collections.abc import Callable

import msgspec

from ludejo.store.base import NO_HASH, ExpiredTable, Outcome, Row, Store, bound, first_bad, rebound
from ludejo.store.hints import Hint
from ludejo.table import happenings as h


def put(store: Store, row: Row) -> Outcome:
    """Append, and wait for the answer."""
    answered = threading.Event()
    outcomes: list[Outcome] = []

    def answer(outcome: Outcome) -> None:
        outcomes.append(outcome)
        answered.set()

    store.append(row, answer)
    assert answered.wait(20)
    assert len(outcomes) == 1
    return outcomes[0]


def chain(table: str, n: int, before: bytes = NO_HASH, first: int = 1) -> list[Row]:
    """Rows of a table, bound to one another."""
    rows: list[Row] = []
    for version in range(first, first + n):
        body = f"{table} {version}".encode()
        rows.append(bound(rows[-1].hash if rows else before, table, version, f"command {version}", body))
    return rows


def keeps_what_it_stored(store: Store) -> None:
    rows = chain("a", 5)
    assert [put(store, row) for row in rows] == [Outcome.STORED] * 5
    assert store.read("a") == rows
    assert store.read("a", 3) == rows[3:]
    assert store.read("b") == []
    assert first_bad(store.read("a")) is None


def keeps_a_long_entry(store: Store) -> None:
    """A table's own word list has up to 5,000 words, in one entry."""
    body = "\n".join(f"ĉŝĝĵĥŭ ĉŝĝĵĥŭ {number:010}" for number in range(5000)).encode()
    row = bound(NO_HASH, "a", 1, "list", body)
    assert put(store, row) == Outcome.STORED
    assert put(store, bound(row.hash, "a", 2, "next", b"small")) == Outcome.STORED
    assert store.read("a")[0] == row
    assert first_bad(store.read("a")) is None


def stores_a_command_once(store: Store) -> None:
    first, second = chain("a", 2)
    assert put(store, first) == Outcome.STORED
    assert put(store, first) == Outcome.REPEATED
    again = bound(first.hash, "a", 2, first.command, b"other")
    assert put(store, again) == Outcome.REPEATED
    assert put(store, second) == Outcome.STORED
    assert store.read("a") == [first, second]


def gives_a_version_to_one_writer(store: Store) -> None:
    first, second = chain("a", 2)
    other = bound(NO_HASH, "a", 1, "other", b"other")
    assert [put(store, row) for row in (first, other, second)] == [Outcome.STORED, Outcome.TAKEN, Outcome.STORED]
    assert put(store, bound(second.hash, "a", 7, "far", b"")) == Outcome.TAKEN  # no gaps
    assert store.read("a") == [first, second]


def keeps_tables_apart(store: Store) -> None:
    for row in [*chain("a", 2), *chain("b", 3)]:
        assert put(store, row) == Outcome.STORED
    assert store.tables() == {"a": 2, "b": 3}
    assert store.ends() == {"a": chain("a", 2)[-1], "b": chain("b", 3)[-1]}
    assert not store.forget("a", chain("a", 1)[-1].hash)  # something was written since
    assert not store.forget("c", chain("a", 2)[-1].hash)
    assert store.tables() == {"a": 2, "b": 3}
    assert store.forget("a", chain("a", 2)[-1].hash)
    assert store.tables() == {"b": 3}
    assert store.read("a") == []
    assert put(store, chain("a", 1)[0]) == Outcome.STORED


def keeps_hints(store: Store) -> None:
    """A store keeps the hint of a table's last version, and none of a table that was deleted or rewritten."""
    for row in [*chain("a", 2), *chain("b", 3)]:
        assert put(store, row) == Outcome.STORED
    old, new = Hint("a", 1, True, True, b""), Hint("a", 2, True, False, b"\x00sign")
    other = Hint("b", 3, False, False, b"")
    store.hints.write([old, other, Hint("c", 1, True, True, b"")])
    assert store.hints.read() == {"b": other}
    store.hints.write([new])
    store.hints.write([old])
    assert store.hints.read() == {"a": new, "b": other}
    assert put(store, chain("a", 3)[-1]) == Outcome.STORED
    assert store.hints.read()["a"] == new, "it is outdated now, and its version shows that"
    assert store.rewrite("b", rebound([*chain("b", 3), row_after("b", 3)]), chain("b", 3)[-1].hash)
    assert store.forget("a", chain("a", 3)[-1].hash)
    assert store.hints.read() == {}
    store.hints.write([new, other])
    assert store.hints.read() == {}, "hints that a writer still had are not written"


def row_after(table: str, version: int) -> Row:
    return Row(table, version + 1, "tidied", b"", b"")


def stores_any_bytes(store: Store) -> None:
    body = bytes(range(256)) * 40
    row = bound(NO_HASH, "ĉ/'; DROP TABLE entries; --", 1, "\x00 command", body)
    assert put(store, row) == Outcome.STORED
    assert store.read(row.table) == [row]


def answers_many_at_once(store: Store) -> None:
    outcomes: list[Outcome] = []
    done = threading.Event()

    def answer(outcome: Outcome) -> None:
        outcomes.append(outcome)
        if len(outcomes) == 500:
            done.set()

    for number in range(50):
        for row in chain(f"table {number}", 10):
            store.append(row, answer)
    assert done.wait(30)
    assert outcomes == [Outcome.STORED] * 500
    assert set(store.tables().values()) == {10}


def keeps_its_keys(store: Store) -> None:
    drawn, given = store.key("drawn"), bytes(range(32))
    assert len(drawn) == 32
    assert drawn != store.key("other")
    assert store.key("given", given) == given
    assert store.key("drawn", given) == drawn  # there was a key already
    assert store.keys() == {"drawn": drawn, "given": given, "other": store.key("other")}


def rewrites_a_table_only_if_it_has_not_changed(store: Store) -> None:
    rows = chain("a", 3)
    for row in rows[:2]:
        put(store, row)
    anew = rebound([Row("a", row.version, f"anew {row.version}", b"anew", b"") for row in rows])
    assert not store.rewrite("a", anew, rows[0].hash)
    assert not store.rewrite("b", anew, rows[1].hash)
    assert store.read("a") == rows[:2]
    assert store.rewrite("a", anew, rows[1].hash)
    assert store.read("a") == anew
    assert store.find("a", rows[0].command) is None
    assert store.find("a", anew[0].command) == anew[0]
    assert put(store, rows[2]) == Outcome.TAKEN
    assert put(store, bound(anew[-1].hash, "a", 4, "on", b"")) == Outcome.STORED


def entry(guest: str, did: h.AnyHappening) -> bytes:
    return msgspec.json.encode(h.Entry(guest, 1_700_000_000_000, did))


def finds_the_tables_of_a_guest(store: Store) -> None:
    """The tables that a guest opened or came to, and not those of a guest with a similar id."""
    created = h.Created("Ana", "love-letter", 2, {}, True, "00", 1)
    ana, ben = "a" * 32, "b" * 32
    for table, bodies in {
        "one": [entry(ana, created), entry(ben, h.Came("Ben")), entry(ana, h.Said("hello"))],
        "two": [entry(ben, created), entry(ben, h.Said(ana))],
        "three": [entry(ben, created), entry(ana, h.Came("came"))],
    }.items():
        before = NO_HASH
        for version, body in enumerate(bodies, start=1):
            row = bound(before, table, version, f"c{version}", body)
            assert put(store, row) == Outcome.STORED
            before = row.hash
    assert sorted(store.tables_of(ana)) == ["one", "three"]
    assert sorted(store.tables_of(ben)) == ["one", "three", "two"]
    assert store.tables_of("c" * 32) == []
    assert store.forget("one", store.read("one")[-1].hash)
    assert store.tables_of(ana) == ["three"]


def keeps_the_list_of_tables_to_delete(store: Store) -> None:
    marks = [ExpiredTable(name, bytes([n]) * 32, 1_700_000_000_000 + n, n) for n, name in enumerate("abc")]
    store.expire(marks, [])
    assert sorted(store.expired(), key=lambda mark: mark.table) == marks
    again = ExpiredTable("b", bytes(32), 5, 9)
    store.expire([again], ["a", "none"])
    assert sorted(store.expired(), key=lambda mark: mark.table) == [again, marks[2]]
    store.expire([], ["b", "c"])
    assert store.expired() == []


def knows_what_was_written_last(store: Store) -> None:
    assert store.latest() == []
    for row in [*chain("b", 2), *chain("a", 2)]:
        put(store, row)
    assert chain("a", 2)[-1] in store.latest()
    store.probe()


CONTRACT: list[Callable[[Store], None]] = [
    keeps_what_it_stored, keeps_a_long_entry, stores_a_command_once, gives_a_version_to_one_writer, keeps_tables_apart,
    stores_any_bytes, answers_many_at_once, keeps_its_keys, rewrites_a_table_only_if_it_has_not_changed, keeps_hints,
    finds_the_tables_of_a_guest, keeps_the_list_of_tables_to_delete, knows_what_was_written_last,
]  # fmt: skip
