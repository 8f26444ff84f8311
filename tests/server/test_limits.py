"""What a device may send (threats.md, section 6): sizes, rates, lengths. Each limit has its own option."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from support.server.limits import BEAT, NEW_TABLE
from support.server.raw import BINARY, PING, PONG, Wire, ask, connect, frame, head, new_cookie, own, wire
from support.server.serving import gather_two, guests, lifted, run, serving
from support.server.steps import play

from ludejo.client import GoneError
from ludejo.server import http
from ludejo.server.server import Server
from ludejo.server.settings import Limits
from ludejo.table import happenings as h
from ludejo.wire import said


def sized(n: int) -> bytes:
    """A beat of n bytes."""
    return BEAT + b" " * (n - len(BEAT))


def test_the_default_values() -> None:
    """The values of section 6."""
    assert msgspec.structs.asdict(Limits()) == {
        "message_bytes": 4096, "messages_at_once": 20, "messages_per_minute": 120,
        "pings_at_once": 20, "pings_per_minute": 60, "unanswered": 16,
        "sockets_per_guest": 6, "sockets_per_address": 200, "sockets_per_net": 400, "sockets_per_site": 2000,
        "tables_per_hour": 60, "tables_per_hour_per_site": 600, "list_bytes": 400_000, "lists_per_hour": 120,
        "costly_at_once": 40, "costly_per_minute": 40, "forgets_per_hour": 20,
        "live_tables": 20_000, "live_tables_per_guest": 60, "live_tables_per_net": 300, "live_tables_per_site": 1500,
        "empty_seconds": 600, "bad_codes": 10, "bad_codes_per_site": 100, "bad_codes_seconds": 600, "guess_seconds": 4,
        "guesses_waiting": 20, "half_open": 1000, "half_open_per_net": 500, "requests_at_once": 2000,
        "handshake_seconds": 5, "ping_seconds": 15,
        "send_bytes": 262_144, "away_seconds": 60, "bot_seconds": 2, "sealing_seconds": 10, "clock_seconds": 90,
    }  # fmt: skip


@pytest.mark.parametrize("most", [100, 4096, 6000, 20_000])
def test_the_size_of_a_message(most: int) -> None:
    async def work() -> None:
        async with serving(limits=lifted(message_bytes=most)) as server, wire(server) as one:
            one.writer.write(frame(sized(most)))
            assert await one.told() == [{"type": "beat"}]
            one.writer.write(frame(sized(most + 1)))
            assert (await one.end()) == (["message-too-big"], 1009)

    run(work())


def test_a_message_much_too_big_is_not_even_read() -> None:
    async def work() -> None:
        async with serving(limits=lifted(message_bytes=4096)) as server:
            for n in (8193, 70_000):
                async with wire(server) as one:
                    one.writer.write(frame(sized(n))[:20])
                    assert (await one.end())[1] == 1009

    run(work())


def test_no_limit_on_the_size_of_a_message() -> None:
    async def work() -> None:
        async with serving(limits=lifted(message_bytes=0)) as server, wire(server) as one:
            one.writer.write(frame(sized(30_000)))
            assert await one.told() == [{"type": "beat"}]

    run(work())


def test_too_many_messages_at_once() -> None:
    async def work() -> None:
        five = lifted(messages_at_once=5, messages_per_minute=1)
        async with serving(limits=five) as server, wire(server) as one, wire(server) as other:
            one.writer.write(frame(BEAT) * 5)
            assert await one.told() == [{"type": "beat"}] * 5
            one.writer.write(frame(BEAT))
            assert await one.end() == (["too-many-messages"], 1008)
            other.writer.write(frame(BEAT))
            assert await other.told() == [{"type": "beat"}]

    run(work())


def test_a_steady_pace_is_fine() -> None:
    """120 a minute in the long run; the test sets the clock instead of waiting."""

    async def work() -> None:
        async with serving(limits=Limits()) as server, wire(server) as one:
            start, n = asyncio.get_running_loop().time(), [0]
            server.app.now = lambda: start + n[0] * 0.5
            for n[0] in range(20, 120):
                one.writer.write(frame(BEAT))
                assert await one.told() == [{"type": "beat"}]

    run(work())


def test_too_many_wishes_without_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with serving(limits=lifted(unanswered=3)) as server, guests(server, 2) as (ana, ben):
            await gather_two(ana, ben)
            with monkeypatch.context() as held:
                held.setattr(server.app.store, "hand_over", lambda: None)
                for n in range(4):
                    await ana.say(msgspec.json.encode(said.Wish(f"c{n}", h.Said("hi"))))
                with pytest.raises(GoneError) as gone:
                    await ana.until(lambda: False)
                assert gone.value.code == "too-many-messages"
                assert ana.socket.close_code == 1008
            server.app.store.hand_over()
            await ben.wish(h.Said("still here"))

    run(work())


MALFORMED = {"kind": "malformed", "code": "malformed-message", "rule": "", "args": {}}
REFUSED = {"type": "refused", "command": "", "refusal": MALFORMED}


@pytest.mark.parametrize(
    ("key", "fine", "bad"),
    [
        ("name", ["A", "a" * 24, "é" * 24, "😀" * 24], ["", "a" * 25, "😀" * 25, None, 1, ["A"]]),
        ("table", [], ["", "z33eznett", "z33eznettpp", "Z33EZNETTP", "z33eznettl", "z33eznett\n", "z33eznett1", 5]),
        ("ticket", ["", "bm5twmrm4u"], ["bm5twmrm4uu", "0", "BM", None, "é"]),
        ("screen", [False], [None, 1, "", "true", []]),
    ],
)  # fmt: skip
def test_lengths_are_checked_at_the_port(key: str, fine: list[Any], bad: list[Any]) -> None:
    async def work() -> None:
        async with serving(limits=lifted(message_bytes=4096)) as server, guests(server, 1) as (ana,):
            code = await ana.open_table("love-letter", 2, "Ana")
            for value in (*fine, *bad):
                async with wire(server) as one:
                    await one.tell({"do": "enter", "table": code, "name": "Eve", key: value})
                    first = (await one.told())[:1]
                    known = {"type": "entered", "table": code, "invitation": server.app.guests.invitation(code)}
                    assert first == ([REFUSED] if value in bad else [known]), value

    run(work())


@pytest.mark.parametrize(
    ("did", "fine"),
    [
        ({"did": "said", "text": "x" * 300}, True), ({"did": "said", "text": "😀" * 300}, True),
        ({"did": "said", "text": "x" * 301}, False), ({"did": "said", "text": ""}, False),
        ({"did": "sat", "seat": 0, "pledge": "ab" * 32}, True), ({"did": "sat", "seat": 0, "pledge": "a" * 129}, False),
        ({"did": "sat", "seat": 24, "pledge": ""}, False), ({"did": "sat", "seat": -1, "pledge": ""}, False),
        ({"did": "sat", "seat": 0, "pledge": "", "name": "😀" * 24, "colour": 7}, True),
        ({"did": "sat", "seat": 0, "pledge": "", "name": "", "colour": -1}, True),
        ({"did": "sat", "seat": 0, "pledge": "", "name": "x" * 25}, False),
        ({"did": "sat", "seat": 0, "pledge": "", "name": None}, False),
        ({"did": "sat", "seat": 0, "pledge": "", "colour": 8}, False),
        ({"did": "sat", "seat": 0, "pledge": "", "colour": -2}, False),
    ],
)  # fmt: skip
def test_lengths_of_wishes(did: dict[str, Any], fine: bool) -> None:
    async def work() -> None:
        async with serving() as server, wire(server) as one:
            await enter_new(server, one)
            await one.tell({"do": "wish", "command": "c", "did": did})
            first = (await one.told())[0]
            assert first == ({"type": "granted", "command": "c"} if fine else REFUSED)

    run(work())


async def enter_new(server: Server, one: Wire) -> None:
    """Come to a new table, and read everything that a newcomer is told."""
    wanted = said.NewTable("Zoe", "love-letter", 2, {}, True)
    code = await server.app.open_table("z" * 32, "127.0.0.1", wanted)
    await one.tell({"do": "enter", "table": code, "name": "Ana"})
    types: list[str] = []
    while "room" not in types:
        types += [message["type"] for message in await one.told()]


@pytest.mark.parametrize(("command", "fine"), [("c" * 40, True), ("c" * 41, False), ("", False), ("é\n\u0000", True)])
def test_lengths_of_commands(command: str, fine: bool) -> None:
    async def work() -> None:
        async with serving() as server, wire(server) as one:
            await enter_new(server, one)
            await one.tell({"do": "wish", "command": command, "did": {"did": "said", "text": "hi"}})
            first = (await one.told())[0]
            assert first == ({"type": "granted", "command": command} if fine else REFUSED)

    run(work())


def test_frames_that_are_not_text_or_not_whole_end_the_connection() -> None:
    async def work() -> None:
        async with serving() as server:
            for words in (frame(BEAT, BINARY), frame(BEAT, first=0), frame(BEAT, opcode=0)):
                async with wire(server) as one:
                    one.writer.write(words)
                    assert await one.end() == ([], 1003)
            async with wire(server) as one:
                one.writer.write(frame(b"hello", PING) + frame(b"", PONG) + frame(BEAT))
                assert await one.hear() == (PONG, b"hello")
                assert await one.told() == [{"type": "beat"}]

    run(work())


@pytest.mark.parametrize(
    ("changed", "status"),
    [
        ({}, 201), ({"name": ""}, 400), ({"name": "x" * 25}, 400), ({"game": "x" * 41}, 400), ({"seats": 25}, 400),
        ({"seats": 0}, 400), ({"seats": 2.0}, 400), ({"private": 1}, 400), ({"more": 1}, 400), ({"options": []}, 400),
        ({"game": "chess"}, 404), ({"seats": 9}, 404), ({"options": {"tokens": 0}}, 404), ({"options": {"x": 1}}, 404),
        ({"options": {"tokens": "1"}}, 404), ({"options": {"x" * 3000: 1}}, 404), ({"name": "x" * 5000}, 413),
    ],
)  # fmt: skip
def test_what_a_new_table_may_be(changed: dict[str, Any], status: int) -> None:
    async def work() -> None:
        async with serving() as server:
            headers = [*own(server), ("Content-Type", "application/json")]
            body = msgspec.json.encode({**NEW_TABLE, **changed})
            answer = await ask(server, "POST", "/api/tables", headers, body)
            assert answer.status == status, answer
            assert len(server.app.store.tables()) == (status == 201)

    run(work())


def test_bodies_are_json_and_come_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "BODY_SECONDS", 0.05)

    async def work() -> None:
        async with serving() as server:
            assert b" 408 " in await half_a_body(server, new_cookie(server))
            body = msgspec.json.encode(NEW_TABLE)
            for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
                answer = await ask(server, "POST", "/api/tables", [*own(server), ("Content-Type", kind)], body)
                assert answer.status == 400, kind
            assert not server.app.store.tables()

    run(work())


async def half_a_body(server: Server, value: str) -> bytes:
    """The first line of the answer."""
    headers = [("Host", "x"), *own(server, value), ("Content-Type", "application/json"), ("Content-Length", "50")]
    reader, writer = await connect(server)
    writer.write(head("POST", "/api/tables", headers) + b'{"name":')
    line = await asyncio.wait_for(reader.readline(), 5)
    writer.transport.abort()
    return line


def test_play_goes_on_beside_somebody_at_the_limit() -> None:
    """R13, at a small scale: ten devices flood, all are cut off within a second, two people play a game meanwhile."""

    async def work() -> None:
        async with serving(limits=lifted(messages_at_once=20)) as server, guests(server, 2) as (ana, ben):
            await gather_two(ana, ben, tokens=3)
            ana_connection, ben_connection = (
                next(iter(connections)) for connections in server.app.connections.values()
            )
            for connection in (ana_connection, ben_connection):
                connection.bucket.most = 0.0  # those two play faster than people do
            game = asyncio.create_task(play({0: ana, 1: ben}))
            before = asyncio.get_running_loop().time()
            ends = await asyncio.gather(*(flood(server) for _ in range(10)))
            assert set(ends) <= {1008, 0}, "a device that still sends may miss the close frame"
            assert asyncio.get_running_loop().time() - before < 5
            assert len(server.app.connections) == 2
            assert await game > 2

    run(work())


async def flood(server: Server) -> int:
    async with wire(server) as one:
        one.writer.write(frame(BEAT) * 500)
        return (await one.end())[1]


def test_what_comes_after_the_close_frame_is_not_read() -> None:
    """Frames may be under way when the server closes: they must bring nobody to a table."""

    async def work() -> None:
        async with (
            serving(limits=lifted(messages_at_once=20, messages_per_minute=1)) as server,
            guests(server, 1) as (ana,),
        ):
            code = await ana.open_table("love-letter", 2, "Ana")
            enter = frame(msgspec.json.encode({"do": "enter", "table": code, "name": "Eve"}))
            for last in (frame(b"", BINARY), frame(BEAT) * 20 + frame(BEAT), frame(sized(5000))):
                async with wire(server) as one:
                    one.writer.write(last + enter)
                    await one.end()
            while server.app.connections:
                await asyncio.sleep(0.001)
            live_table = server.app.live_tables[code]
            assert not live_table.connections
            assert [person.name for person in live_table.writer.table.people] == ["Ana"]

    run(work())
