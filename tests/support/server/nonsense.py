"""Handshakes and frames that no client should send, made from a seed."""

from __future__ import annotations

import struct

from support.server.raw import BINARY, CLOSE, KEY, MASK, PING, PONG, TEXT, frame, head
from support.wire import oracle

from ludejo.core.luck import FastLuck

PATHS = (
    "/",
    "/ws",
    "/ws?x=1",
    "/wss",
    "/api/tables",
    "/api/guest",
    "/api/tables/z33eznettp/record",
    "*",
    "",
    "/%",
    "/%00",
)
METHODS = ("GET", "POST", "get", "PUT", "CONNECT", "G\x00T", "", "\xff", "PRI", "BREW")
VALUES = (
    "",
    "x",
    "\x00",
    "\xff\xfe",
    "a" * 9000,
    "-1",
    "99999999999999999999",
    "chunked",
    "websocket",
    ",",
    '"',
    "é\x85",
)
NAMES = (
    "Host", "Origin", "Cookie", "Connection", "Upgrade", "Sec-WebSocket-Key", "Sec-WebSocket-Version", "Content-Length",
    "Transfer-Encoding", "Expect", "X-Forwarded-For", "Sec-WebSocket-Extensions", "Content-Type", "", "a b", "x" * 9000,
)  # fmt: skip
WORDS = (
    b'{"do":"wish","command":"c","did":{"did":"said","text":"hi"}}', b'{"do":"beat"}', b"[]", b"null", b"1e999",
    b'{"do":"wish","command":"c","did":{"did":"moved","seat":0,"moment":1,"move":{"play":"guard"}}}', b"\xed\xa0\x80",
    b'{"do":"offer","command":"o","seat":0}', b"[" * 3000, b'{"do":' * 600, b'{"do":"wish","command":"\xff"}',
    b'{"do":"enter","table":"z33eznettp"}',
)  # fmt: skip


class Nonsense:
    """The same seed gives the same nonsense."""

    def __init__(self, seed: int, origin: str, cookie: str) -> None:
        self.luck = FastLuck(seed)
        self.good = [("Host", "x"), ("Origin", origin), ("Cookie", f"ludejo={cookie}")]
        self.good += [("Connection", "Upgrade"), ("Upgrade", "websocket"), ("Sec-WebSocket-Version", "13")]
        self.good += [("Sec-WebSocket-Key", KEY)]

    def one(self, of: tuple[str, ...]) -> str:
        return of[self.luck.below(len(of))]

    def noise_of(self, most: int) -> bytes:
        return bytes(self.luck.below(256) for _ in range(self.luck.below(most + 1)))

    # --- handshakes

    def handshake(self) -> bytes:
        """A request with something wrong, a part of one, or no request at all."""
        way = self.luck.below(6)
        if way == 0:
            return self.noise_of(300) + b"\r\n\r\n"
        if way == 1:
            return self.changed_bytes(head("GET", "/ws", self.good))
        if way == 2:
            whole = head("GET", "/ws", self.good)
            return whole[: self.luck.below(len(whole))]
        return head(self.method(way), self.one(PATHS), self.changed_headers()) + self.noise_of(20)

    def method(self, way: int) -> str:
        return "GET" if way > 3 else self.one(METHODS)

    def changed_headers(self) -> list[tuple[str, str]]:
        """Headers, of which some are left out, some doubled, and some have other values."""
        found = [pair for pair in self.good if self.luck.below(6)]
        for _ in range(self.luck.below(3)):
            found.insert(self.luck.below(len(found) + 1), (self.one(NAMES), self.one(VALUES)))
        if not self.luck.below(20):
            found += [("X", "y")] * 500
        return found

    def changed_bytes(self, words: bytes) -> bytes:
        found = bytearray(words)
        for _ in range(1 + self.luck.below(4)):
            found[self.luck.below(len(found))] = self.luck.below(256)
        return bytes(found)

    # --- frames

    def frame(self) -> bytes:
        """A frame without meaning, or bytes that are no frame."""
        ways = (
            self.text, self.wrong_mask, self.wrong_opcode, self.in_parts, self.wrong_length, self.control, self.cut_off,
            self.noise, self.binary,
        )  # fmt: skip
        return ways[self.luck.below(len(ways))]()

    def payload(self) -> bytes:
        """A payload that the server can't understand."""
        while True:
            words = WORDS[self.luck.below(len(WORDS))]
            found = self.changed_bytes(words) if self.luck.below(4) else self.noise_of(200)
            if oracle.verdict(found) == "bad":
                return found

    def text(self) -> bytes:
        return frame(self.payload(), TEXT, mask=bytes(self.luck.below(256) for _ in range(4)))

    def wrong_mask(self) -> bytes:
        return frame(self.payload(), TEXT, mask=b"")

    def wrong_opcode(self) -> bytes:
        return frame(self.payload(), 3 + self.luck.below(5) + 8 * self.luck.below(2), first=0x80)

    def in_parts(self) -> bytes:
        words = self.payload()
        half = len(words) // 2
        return frame(words[:half], TEXT, first=0) + frame(words[half:], 0, first=0x80 * self.luck.below(2))

    def wrong_length(self) -> bytes:
        size = (8193, 65535, 1 << 20, (1 << 63) - 1, 1 << 63, (1 << 64) - 1, 5)[self.luck.below(7)]
        return bytes([0x81, 0xFF]) + struct.pack("!Q", size) + MASK + self.noise_of(20)

    def control(self) -> bytes:
        kind = (CLOSE, PING, PONG)[self.luck.below(3)]
        first = 0x80 if self.luck.below(4) else 0x10 * self.luck.below(8)
        return frame(self.noise_of(200), kind, first=first)

    def cut_off(self) -> bytes:
        whole = self.text()
        return whole[: self.luck.below(len(whole))]

    def noise(self) -> bytes:
        return self.noise_of(100)

    def binary(self) -> bytes:
        return frame(
            self.noise_of(9000 if not self.luck.below(9) else 100), BINARY, first=0x80 + 0x10 * self.luck.below(8)
        )
