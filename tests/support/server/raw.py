"""Talk to a server byte by byte, to send what no well-behaved client would send."""

from __future__ import annotations

import asyncio
import base64
import struct
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, Self

import msgspec
from support.server.serving import url

from ludejo.server.guests import PLAIN_NAME
from ludejo.server.server import Server

Headers = Sequence[tuple[str, str]]
KEY = base64.b64encode(bytes(16)).decode()
UPGRADE = (
    ("Connection", "Upgrade"), ("Upgrade", "websocket"), ("Sec-WebSocket-Version", "13"), ("Sec-WebSocket-Key", KEY),
)  # fmt: skip
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
MASK = b"\x01\x02\x03\x04"
SECONDS = 10.0


class Answer(NamedTuple):
    """An HTTP answer."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def all(self, name: str) -> list[str]:
        return [value for one, value in self.headers if one == name.lower()]

    def one(self, name: str) -> str:
        (value,) = self.all(name)
        return value

    @property
    def code(self) -> str:
        """The code of the refusal in the body."""
        return str(msgspec.json.decode(self.body)["refusal"]["code"])


def head(method: str, path: str, headers: Headers = ()) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers), "", ""]
    return "\r\n".join(lines).encode("latin-1")


def parsed(got: bytes) -> Answer:
    top, _, body = got.partition(b"\r\n\r\n")
    first, *lines = top.decode("latin-1").split("\r\n")
    split = [line.partition(":") for line in lines]
    return Answer(int(first.split()[1]), [(name.lower(), value.strip()) for name, _, value in split], body)


async def connect(server: Server, **options: Any) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = server.sock.getsockname()[:2]
    return await asyncio.open_connection(host, port, **options)


async def exchange(server: Server, words: bytes) -> bytes:
    """Send bytes, and read until the server closes the connection."""
    reader, writer = await connect(server)
    try:
        writer.write(words)
        return await asyncio.wait_for(reader.read(), SECONDS)
    finally:
        writer.close()


async def ask(server: Server, method: str, path: str, headers: Headers = (), body: bytes = b"") -> Answer:
    """Send one request with exactly these headers (and a length, if there is a body)."""
    length = [("Content-Length", str(len(body)))] if body or method == "POST" else []
    return parsed(await exchange(server, head(method, path, [("Host", "x"), *headers, *length]) + body))


def cookie(value: str, name: str = PLAIN_NAME) -> tuple[str, str]:
    return ("Cookie", f"{name}={value}")


def new_cookie(server: Server) -> str:
    """The cookie of a new guest."""
    return server.app.guests.new(server.app.clock())


def own(server: Server, value: str = "") -> Headers:
    """The headers of a guest who uses the server's own page."""
    return (("Origin", url(server)), cookie(value or new_cookie(server)))


def frame(payload: bytes, opcode: int = TEXT, first: int = 0x80, mask: bytes = MASK) -> bytes:
    """A frame as a client sends it; without a mask it is invalid."""
    n, bit = len(payload), 0x80 if mask else 0
    size = (
        bytes([bit | n]) if n < 126 else struct.pack("!BH", bit | 126, n) if n < 65536
        else struct.pack("!BQ", bit | 127, n)
    )  # fmt: skip
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)) if mask else payload
    return bytes([first | opcode]) + size + mask + masked


class Wire:
    """A TCP connection that becomes a WebSocket, if the handshake succeeds."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def shake(self, headers: Headers, upgrade: Headers = UPGRADE) -> Answer:
        """Send the handshake; the server's answer."""
        self.writer.write(head("GET", "/ws", [("Host", "x"), *upgrade, *headers]))
        got = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), SECONDS)
        return parsed(got)

    async def hear(self) -> tuple[int, bytes]:
        """The next frame."""
        first, size = await asyncio.wait_for(self.reader.readexactly(2), SECONDS)
        if size == 126:
            (size,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
        return first & 15, await self.reader.readexactly(size)

    async def tell(self, saying: object) -> None:
        self.writer.write(frame(msgspec.json.encode(saying)))

    async def told(self) -> list[dict[str, Any]]:
        """The messages of the next frame."""
        kind, payload = await self.hear()
        assert kind == TEXT, (kind, payload)
        found: list[dict[str, Any]] = msgspec.json.decode(payload)
        return found

    async def end(self) -> tuple[list[str], int]:
        """Read until the server closes the connection: the reasons it gives, and the close code (0 without one)."""
        why: list[str] = []
        code = 0
        try:
            while True:
                kind, payload = await self.hear()
                if kind == CLOSE:
                    code = int.from_bytes(payload[:2], "big")
                elif kind == TEXT:
                    why += [m["code"] for m in msgspec.json.decode(payload) if m["type"] == "bye"]
        except (asyncio.IncompleteReadError, ConnectionError):
            return why, code

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        self.writer.transport.abort()


@asynccontextmanager
async def wire(server: Server, value: str = "", headers: Headers = ()) -> AsyncIterator[Wire]:
    """An open WebSocket of a new guest, or of the guest with this cookie."""
    async with Wire(*await connect(server)) as found:
        answer = await found.shake([*own(server, value), *headers])
        assert answer.status == 101, answer
        yield found
