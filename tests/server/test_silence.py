"""Connections that send nothing, and those that do not read (threats.md, section 6; R12)."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator

import msgspec
from support.server.limits import no_socket_left
from support.server.raw import PING, PONG, UPGRADE, connect, cookie, frame, head, new_cookie, wire
from support.server.serving import gather_two, guests, lifted, run, serving, url

from ludejo.client import Client
from ludejo.server.server import Server
from ludejo.table import happenings as h


def heads() -> Iterator[bytes]:
    """Nothing, blank lines, the beginning of a request."""
    yield b""
    yield b"\r\n\r\n\r\n"
    yield b"GET /"
    yield head("GET", "/ws", UPGRADE)[:-2]


def test_a_silent_connection_is_closed() -> None:
    """Handshakes must come within a second here; silent devices are pinged, and cut off if no pong comes (R12)."""

    async def work() -> None:
        async with serving(limits=lifted(handshake_seconds=1, ping_seconds=1)) as server:
            silent = [asyncio.create_task(hung_up(server, words)) for words in heads()]
            dead, alive = asyncio.create_task(pinged(server, False)), asyncio.create_task(pinged(server, True))
            assert max(await asyncio.gather(*silent)) < 2.5
            assert await dead == 1
            assert await alive >= 2
            await no_socket_left(server)

    run(work())


async def hung_up(server: Server, words: bytes) -> float:
    """After how many seconds the server closes the connection."""
    before = asyncio.get_running_loop().time()
    reader, writer = await connect(server)
    writer.write(words)
    assert await asyncio.wait_for(reader.read(), 10) == b""
    writer.close()
    return asyncio.get_running_loop().time() - before


async def pinged(server: Server, answers: bool) -> int:
    """How many pings come until a device that never answers is cut off; for one that answers the test counts two."""
    async with wire(server) as one:
        for n in range(1, 3):
            kind, payload = await one.hear()
            if kind != PING:
                assert payload[:2] == (1001).to_bytes(2, "big")
                assert await one.reader.read() == b""
                return n - 1
            if answers:
                one.writer.write(frame(payload, PONG))
    return 2


# --- slow readers


def test_a_device_that_does_not_read_is_cut_off_and_others_go_on() -> None:
    """R12"""

    async def work() -> None:
        async with serving(limits=lifted(send_bytes=20_000)) as server, guests(server, 2) as (ana, ben):
            server.sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # for connections from now on
            code = await gather_two(ana, ben)
            deaf = socket.socket()
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            with deaf:
                await come_and_never_read(server, deaf, code)
                await talk_until_cut(server, ana)
                await ben.until(lambda: len(ben.chats) > 50)
                assert server.app.counts.slow == 1
                async with asyncio.timeout(10):  # and its buffers are freed, though the device keeps its end open
                    while server.app.census.counts["address 127.0.0.1"] > 2:
                        await asyncio.sleep(0.01)

    run(work())


async def come_and_never_read(server: Server, deaf: socket.socket, code: str) -> None:
    deaf.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(deaf, server.sock.getsockname())
    shake = head("GET", "/ws", [("Host", "x"), *UPGRADE, ("Origin", url(server)), cookie(new_cookie(server))])
    words = msgspec.json.encode({"do": "enter", "table": code, "name": "Eve"})
    await loop.sock_sendall(deaf, shake + frame(words))
    async with asyncio.timeout(5):
        while len(server.app.live_tables[code].connections) < 3:
            await asyncio.sleep(0.001)


async def talk_until_cut(server: Server, ana: Client) -> None:
    for _ in range(400):
        await ana.wish(h.Said("x" * 300))
        if server.app.counts.slow:
            return
    raise AssertionError("never cut off")
