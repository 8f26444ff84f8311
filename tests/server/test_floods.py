"""A device or address that sends as much as it can is cut off, or waits, and others are served in between."""

from __future__ import annotations

import asyncio
from collections import Counter
from unittest.mock import MagicMock

import pytest
from picows import WSFrame, WSTransport
from support.server.raw import PING, PONG, TEXT, UPGRADE, Headers, Wire, ask, connect, frame, head, own, wire
from support.server.serving import lifted, run, serving

from ludejo.server import port, websocket
from ludejo.server.fair_queue import SHARE_SECONDS, TURN_SECONDS, FairQueue
from ludejo.server.port import PortProtocol
from ludejo.server.server import Server
from ludejo.server.settings import Limits
from ludejo.server.websocket import PIECE, Socket

BEAT = frame(b'{"do":"beat"}')
SMALLEST = 6  # bytes of an empty frame


# --- pings and pongs


def test_pings_and_pongs_are_counted() -> None:
    """The sixth is one too many, whether ping or pong."""

    async def work() -> None:
        async with serving(limits=lifted(pings_at_once=5, pings_per_minute=1)) as server:
            for kinds in ([PING] * 5, [PONG] * 5, [PING, PONG, PONG, PING, PONG]):
                async with wire(server) as one, wire(server) as other:
                    one.writer.write(b"".join(frame(b"x", kind) for kind in kinds) + BEAT)
                    for _ in range(kinds.count(PING)):
                        assert await one.hear() == (PONG, b"x")
                    assert await one.told() == [{"type": "beat"}]
                    one.writer.write(frame(b"", kinds[0]))
                    assert await one.end() == (["too-many-messages"], 1008)
                    other.writer.write(BEAT)
                    assert await other.told() == [{"type": "beat"}]
            assert server.app.counts.flooded == 3

    run(work())


def test_a_ping_every_second_is_fine() -> None:
    """In the long run; the test sets the clock instead of waiting."""

    async def work() -> None:
        async with serving(limits=Limits()) as server, wire(server) as one:
            start, n = asyncio.get_running_loop().time(), [0]
            server.app.now = lambda: start + n[0]
            for n[0] in range(100):
                one.writer.write(frame(b"", PING))
                assert await one.hear() == (PONG, b"")

    run(work())


def test_the_answer_to_our_own_ping_is_not_counted() -> None:
    async def work() -> None:
        one_ping = lifted(pings_at_once=1, pings_per_minute=0, ping_seconds=1)
        async with serving(limits=one_ping) as server, wire(server) as one:
            for _ in range(2):
                assert await one.hear() == (PING, b"")
                one.writer.write(frame(b"", PONG))
            one.writer.write(frame(b"", PONG) + BEAT)
            assert await one.told() == [{"type": "beat"}]
            one.writer.write(frame(b"", PONG))
            assert await one.end() == (["too-many-messages"], 1008)

    run(work())


# --- in the middle of what was read


@pytest.fixture
def handled(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Every frame that is handled: of which connection, and in which turn of the event loop."""
    found: list[tuple[str, int]] = []
    turn = [0]
    plain = Socket.on_ws_frame

    def count() -> None:
        turn[0] += 1
        asyncio.get_running_loop().call_soon(count)

    def noted(self: Socket, transport: WSTransport, one: WSFrame) -> None:
        if not turn[0]:
            count()
        found.append((self.visitor.guest or "", turn[0]))
        plain(self, transport, one)

    monkeypatch.setattr(Socket, "on_ws_frame", noted)
    return found


@pytest.mark.parametrize("kind", [PING, PONG, TEXT])
def test_a_flooding_device_is_cut_off_after_one_piece(kind: int, handled: list[tuple[str, int]]) -> None:
    """However much was sent at once, nothing after the first piece is read."""

    async def work() -> None:
        async with serving(limits=Limits()) as server, wire(server) as one:
            one.writer.write(frame(b"", kind) * 100_000)
            assert (await one.end())[1] in (1008, 0), "a device that still sends may miss the close frame"
            while server.app.connections:
                await asyncio.sleep(0.001)
            assert 20 < len(handled) <= PIECE // SMALLEST + 1

    run(work())


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_others_are_served_between_two_pieces(loop: str, handled: list[tuple[str, int]]) -> None:
    """Even if no limit cuts a device off; uvloop reads a socket up to 32 times in one turn, unless it is paused."""

    async def work() -> None:
        async with serving(limits=lifted(pings_at_once=0)) as server, wire(server) as one, wire(server) as other:
            one.writer.write(frame(b"", PING) * 30_000)
            while len(handled) < 1000:
                await asyncio.sleep(0)
            other.writer.write(BEAT)
            assert await other.told() == [{"type": "beat"}]
            assert len(handled) < 30_000, "the other one was not kept waiting until the end"
            while len(handled) < 30_001:
                await one.hear()
            assert max(Counter(turn for _, turn in handled).values()) <= PIECE // SMALLEST + 2

    factory = pytest.importorskip("uvloop").new_event_loop if loop == "uvloop" else None
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(asyncio.wait_for(work(), 30))


def test_what_comes_with_the_handshake_is_read_in_pieces_too(handled: list[tuple[str, int]]) -> None:
    async def work() -> None:
        async with serving(limits=lifted(pings_at_once=0)) as server, Wire(*await connect(server)) as one:
            headers = [("Host", "x"), *UPGRADE, *own(server)]
            one.writer.write(head("GET", "/ws", headers) + BEAT * 5_000)
            assert b" 101 " in await one.reader.readuntil(b"\r\n\r\n")
            heard = 0
            while heard < 5_000:
                heard += len(await one.told())
            assert max(Counter(turn for _, turn in handled).values()) <= PIECE // len(BEAT) + 1

    run(work())


def test_a_handshake_whose_connection_closed_while_it_waited_is_not_counted() -> None:
    async def work() -> None:
        loop = asyncio.get_running_loop()
        listen, words = MagicMock(), head("GET", "/ws", [("Host", "x"), *UPGRADE])
        frames = websocket.Frames(listen, Limits(), FairQueue(loop, loop.time), "socket", lambda: None)
        frames.stream = MagicMock(spec=asyncio.Transport)
        frames.stream.is_closing.return_value = True
        frames.get_buffer(-1)[: len(words)] = words
        frames.handle(len(words))
        assert not listen.called

    run(work())


def test_nothing_is_read_after_a_protocol_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """picows would go on reading for a while, and keep all of it."""
    pieces: list[int] = []
    plain = websocket.Frames.handle

    def noted(self: websocket.Frames, n: int) -> None:
        pieces.append(n)
        plain(self, n)

    async def work() -> None:
        async with serving() as server, wire(server) as one:
            pieces.clear()
            monkeypatch.setattr(websocket.Frames, "handle", noted)
            one.writer.write(frame(b"x", mask=b"") + bytes(1_000_000))
            await one.end()
            assert len(pieces) == 1

    run(work())


def test_the_server_does_not_wait_until_its_close_frame_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "GOODBYE_SECONDS", 0.001)

    async def work() -> None:
        for left, aborted in ((100, 1), (0, 0)):
            transport = MagicMock(spec=WSTransport)
            transport.underlying_transport.get_write_buffer_size.return_value = left
            websocket.hang_up(transport, 1008)
            await asyncio.sleep(0.02)
            assert transport.disconnect.call_count == 1
            assert transport.underlying_transport.abort.call_count == aborted

    run(work())


# --- requests


def caller(server: Server, words: bytes) -> PortProtocol:
    """A connection that has just sent this."""
    transport = MagicMock(spec=asyncio.Transport)
    transport.get_extra_info.side_effect = lambda name, default=None: ("9.9.9.9", 1) if name == "peername" else default
    transport.is_closing.return_value = False
    found = PortProtocol(server.port)
    found.connection_made(transport)
    found.data_received(words)
    return found


def games(address: str) -> bytes:
    return head("GET", "/api/games", [("Host", "x"), ("X-Forwarded-For", f"1.2.3.4, {address}")])


def test_requests_of_one_address_wait_and_others_do_not() -> None:
    async def work() -> None:
        async with serving(behind_proxy=True) as server:
            many = [caller(server, games("203.0.113.5")) for _ in range(50)]
            other = caller(server, games("203.0.113.6"))
            at_once = sum(one.page is not None for one in many)
            assert 0 < at_once <= SHARE_SECONDS / port.REQUEST_SECONDS
            assert other.page is not None, "it came last, and is served before most of the others"
            while not all(one.page is not None for one in many):
                await asyncio.sleep(0)
            for one in (*many, other):
                one.connection_lost(None)
            assert not server.port.arrivals.n_open

    run(work())


def test_without_a_proxy_forwarded_addresses_do_not_count() -> None:
    async def work() -> None:
        async with serving() as server:
            many = [caller(server, games(f"203.0.113.{n}")) for n in range(50)]
            assert sum(one.page is not None for one in many) <= SHARE_SECONDS / port.REQUEST_SECONDS
            for one in many:
                one.connection_lost(None)

    run(work())


@pytest.mark.parametrize(("path", "most"), [("/nowhere", 100_000), ("/api/tables/z33eznettp/words", 1_000_000)])
def test_a_request_is_not_read_without_end(path: str, most: int) -> None:
    """A body that no route wants, of a length that never comes."""

    async def work() -> None:
        async with serving() as server:
            one = caller(server, head("POST", path, [("Host", "x"), ("Content-Length", str(1 << 40))]))
            n = 0
            while not one.transport.abort.called:  # type: ignore[attr-defined]
                one.data_received(bytes(10_000))
                n += 10_000
            assert most / 2 < n < most
            one.connection_lost(None)

    run(work())


def test_a_long_list_that_comes_in_one_piece_is_read() -> None:
    async def work() -> None:
        async with serving() as server:
            words = head("POST", "/api/tables/z33eznettp/words", [("Host", "x"), ("Content-Length", "300000")])
            one = caller(server, words + bytes(300_000))
            assert not one.transport.abort.called  # type: ignore[attr-defined]
            one.connection_lost(None)

    run(work())


def test_a_request_has_its_time(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Also if the peer reads nothing of the answer; and nothing is logged."""
    monkeypatch.setattr(port, "ANSWER_SECONDS", 0.05)

    async def work() -> None:
        async with serving() as server:
            headers: Headers = [("Host", "x"), *own(server), ("Content-Type", "application/json")]
            reader, writer = await connect(server)
            writer.write(head("POST", "/api/tables", [*headers, ("Content-Length", "50")]))
            with pytest.raises((ConnectionResetError, asyncio.IncompleteReadError)):
                await asyncio.wait_for(reader.readexactly(1), 3)
            writer.transport.abort()

    run(work())
    assert not caplog.records


def test_a_head_has_its_size() -> None:
    async def work() -> None:
        async with serving() as server:
            reader, writer = await connect(server)
            writer.write(head("GET", "/", [("X", "y" * 70)] * 200))
            with pytest.raises((ConnectionResetError, asyncio.IncompleteReadError)):
                await asyncio.wait_for(reader.readexactly(1), 3)
            writer.transport.abort()
            assert (await ask(server, "GET", "/", [("X", "y" * 70)] * 50)).status == 200

    run(work())


# --- shares


class Clock:
    """Time that passes only with work."""

    def __init__(self) -> None:
        self.now = 0.0
        self.done: list[str] = []

    def work(self, name: str, seconds: float) -> None:
        self.done.append(name)
        self.now += seconds


def test_a_share_of_every_turn() -> None:
    async def work() -> None:
        clock = Clock()
        queue = FairQueue(asyncio.get_running_loop(), lambda: clock.now)
        part = SHARE_SECONDS / 2
        for n in range(5):
            queue.do("a", lambda n=n: clock.work(f"a{n}", part))  # type: ignore[misc]
        queue.do("b", lambda: clock.work("b0", part))
        assert clock.done == ["a0", "a1", "b0"], "two pieces are the share of a"
        await asyncio.sleep(0)
        assert clock.done[3:] == ["a2", "a3"]
        queue.do("b", lambda: clock.work("b1", part))
        await asyncio.sleep(0)
        assert clock.done[5:] == ["b1", "a4"]
        assert queue.is_free("a")

    run(work())


def test_turns_go_round() -> None:
    """If very many wait, none is always the last."""

    async def work() -> None:
        clock = Clock()
        queue = FairQueue(asyncio.get_running_loop(), lambda: clock.now)
        names = [f"n{n}" for n in range(10)]
        for name in names * 3:
            queue.wait(name, lambda name=name: clock.work(name, SHARE_SECONDS))  # type: ignore[misc]
        await asyncio.sleep(0)
        assert len(clock.done) <= TURN_SECONDS / SHARE_SECONDS + 1
        while queue.waiting:
            await asyncio.sleep(0)
        assert [clock.done[n : n + 10] for n in (0, 10, 20)] == [names] * 3

    run(work())


def test_a_callback_that_fails_does_not_stop_the_others() -> None:
    async def work() -> None:
        faults: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: faults.append(context["exception"]))
        clock = Clock()
        queue = FairQueue(asyncio.get_running_loop(), lambda: clock.now)
        queue.wait("a", lambda: clock.done.remove("nothing"))
        queue.wait("a", lambda: clock.work("a", 0))
        queue.wait("b", lambda: clock.work("b", 0))
        await asyncio.sleep(0)
        assert clock.done == ["a", "b"]
        assert [type(fault) for fault in faults] == [ValueError]

    run(work())
