"""R9, over real sockets: nothing that is sent breaks the server or changes a table.

Made up from a seed: 2,000 handshakes and frames in the test command, 20,000 with --long.
"""

from __future__ import annotations

import asyncio
import struct

import msgspec
import pytest
from support.server.nonsense import Nonsense
from support.server.raw import CLOSE, TEXT, Wire, ask, connect, frame, head, new_cookie, wire
from support.server.serving import gather_two, guests, run, serving, url
from support.server.steps import step

from ludejo.client import Client
from ludejo.core.luck import FastLuck
from ludejo.server.server import Server

AT_ONCE = 40
FRAMES_EACH = 3


async def sent(server: Server, words: bytes) -> bytes:
    """Send these bytes, and close the connection half-way; returns all that comes back."""
    reader, writer = await connect(server)
    try:
        writer.write(words)
        writer.write_eof()
        return await asyncio.wait_for(reader.read(), 15)
    except ConnectionError:
        return b""
    finally:
        writer.transport.abort()


def close_codes(got: bytes) -> list[int]:
    """The close codes among the frames that came back; every text among them must be valid JSON."""
    found: list[int] = []
    while len(got) >= 2:
        kind, size, start = got[0] & 15, got[1], 2
        if size == 126:
            (size,), start = struct.unpack("!H", got[2:4]), 4
        payload, got = got[start : start + size], got[start + size :]
        if kind == CLOSE:
            found.append(int.from_bytes(payload[:2], "big"))
        elif kind == TEXT and len(payload) == size:
            msgspec.json.decode(payload)
    return found


def judge(words: bytes, got: bytes) -> None:
    """Check that the answer is no fault of the server's own."""
    if not got:
        return
    top, _, rest = got.partition(b"\r\n\r\n")
    status = int(top.split()[1])
    assert status == 101 or 200 <= status < 500, (words, got)
    if status == 101:
        assert set(close_codes(rest)) <= {1000, 1001, 1002, 1003, 1007, 1008, 1009}, (words, got)


class Attacker:
    """Two people at a table, and somebody with Ana's own cookie who sends nonsense."""

    def __init__(self, server: Server, ana: Client, code: str) -> None:
        self.server, self.code = server, code
        self.cookie = next(iter(ana.http.cookie_jar)).value
        self.nonsense = Nonsense(9, url(server), self.cookie)
        enter = frame(msgspec.json.encode({"do": "enter", "table": code, "name": "Ana"}))
        self.shake = head("GET", "/ws", self.nonsense.good)
        self.entered = self.shake + enter
        self.before = self.stand()

    def stand(self) -> object:
        """All that must not change."""
        return [
            (row.version, row.hash) for row in self.server.app.store.read(self.code)
        ], self.server.app.store.tables()

    def words(self) -> bytes:
        """What one connection sends: a bad handshake, or bad frames after a good one."""
        luck = self.nonsense.luck
        if not luck.below(4):
            return self.nonsense.handshake()
        start = self.entered if luck.below(2) else self.shake
        return start + b"".join(self.nonsense.frame() for _ in range(FRAMES_EACH))

    async def send(self, n: int) -> None:
        """Open n connections, and send nonsense on each."""
        for _ in range(n // AT_ONCE + 1):
            batch = [self.words() for _ in range(AT_ONCE)]
            for words, got in zip(batch, await asyncio.gather(*(sent(self.server, one) for one in batch)), strict=True):
                judge(words, got)
            assert self.stand() == self.before, batch


def test_nonsense_breaks_nothing_and_changes_nothing(long: bool, seed: int) -> None:
    faults: list[str] = []

    async def work() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: faults.append(str(context)))
        async with serving() as server, guests(server, 2) as (ana, ben):
            attacker = Attacker(server, ana, await gather_two(ana, ben))
            for first in (9, seed):
                attacker.nonsense.luck = FastLuck(first)
                await attacker.send((20_000 if long else 2_000) // 5)  # 2.5 pieces of nonsense each
            await goes_on(server, {0: ana, 1: ben})

    run(work())
    assert not faults


async def goes_on(server: Server, people: dict[int, Client]) -> None:
    """The server serves, the game goes on, and no connection of the attacker is left."""
    assert (await ask(server, "GET", "/api/health")).status == 200
    async with asyncio.timeout(5):
        while server.app.census.counts["address 127.0.0.1"] > 2:
            await asyncio.sleep(0.01)
    assert sum(len(connections) for connections in server.app.connections.values()) == 2
    await step(people)


def test_every_cut_of_a_good_conversation_is_harmless() -> None:
    """A connection that is cut in the middle of a handshake or a frame changes nothing."""

    async def work() -> None:
        async with serving() as server:
            good = Nonsense(1, url(server), new_cookie(server)).good
            whole = head("GET", "/ws", good) + frame(b'{"do":"beat"}') + frame(b"", CLOSE)
            for start in range(0, len(whole), AT_ONCE):
                parts = [whole[:n] for n in range(start, min(start + AT_ONCE, len(whole)))]
                for words, got in zip(
                    parts, await asyncio.gather(*(sent(server, part) for part in parts)), strict=True
                ):
                    judge(words, got)
            assert not server.app.census.counts

    run(work())


@pytest.mark.parametrize("size", [1, 2, 7, 100])
def test_a_conversation_in_small_pieces_is_the_same(size: int) -> None:
    async def work() -> None:
        async with serving() as server:
            good = Nonsense(1, url(server), new_cookie(server)).good
            whole = head("GET", "/ws", good) + frame(b'{"do":"beat"}') * 3
            async with Wire(*await connect(server)) as one:
                for start in range(0, len(whole), size):
                    one.writer.write(whole[start : start + size])
                    await asyncio.sleep(0)
                assert b" 101 " in await one.reader.readuntil(b"\r\n\r\n")
                heard: list[object] = []
                while len(heard) < 3:
                    heard += await one.told()
                assert heard == [{"type": "beat"}] * 3

    run(work())


def test_a_frame_after_nonsense_is_not_heard() -> None:
    """After a protocol error the server reads nothing more, not even valid frames."""

    async def work() -> None:
        async with serving() as server, guests(server, 1) as (ana,):
            code = await ana.open_table("love-letter", 2, "Ana")
            enter = frame(msgspec.json.encode({"do": "enter", "table": code, "name": "Eve"}))
            for bad in (frame(b"x", mask=b""), frame(b"x", 5), frame(b"x", CLOSE), frame(b"", first=0x00, opcode=9)):
                async with wire(server) as one:
                    one.writer.write(bad + enter)
                    await one.end()
            assert len(server.app.live_tables[code].writer.table.people) == 1

    run(work())
