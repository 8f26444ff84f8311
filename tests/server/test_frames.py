"""Frames and bodies against their standards: RFC 6455 for the socket, Content-Encoding for HTTP. Each has an answer."""

from __future__ import annotations

import gzip
import struct
import zlib
from functools import partial

import msgspec
import pytest
from support.server.raw import BINARY, CLOSE, PING, PONG, TEXT, ask, frame, own, wire
from support.server.serving import run, serving

BEAT = b'{"do":"beat"}'
NEW_TABLE = {"name": "Ana", "game": "love-letter", "seats": 2, "options": {}, "private": True}


def closing(code: int, reason: bytes = b"") -> bytes:
    return frame(struct.pack("!H", code) + reason, CLOSE)


FORBIDDEN = [0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65535]
ALLOWED = [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 3000, 3999, 4000, 4999]


def ends_with(words: bytes, code: int, heard: int = 0) -> None:
    """The server closes with this code, and reads nothing that comes after these frames."""

    async def work() -> None:
        async with serving() as server, wire(server) as one:
            one.writer.write(words + frame(BEAT))
            assert await one.end() == ([], code)
            assert server.app.counts.heard == heard
            assert not server.app.connections

    run(work())


@pytest.mark.parametrize("code", FORBIDDEN)
def test_close_codes_that_may_not_be_in_a_frame(code: int) -> None:
    ends_with(closing(code), 1002)


@pytest.mark.parametrize("code", ALLOWED)
def test_close_codes_that_may_be_in_a_frame(code: int) -> None:
    ends_with(closing(code, "ĝis".encode()), 1000)


@pytest.mark.parametrize(
    ("payload", "code"), [(b"", 1000), (b"\x03", 1002), (b"\x03\xe8\xff", 1007), (b"\x03\xe8\xed\xa0\x80", 1007)]
)
def test_what_a_close_frame_says(payload: bytes, code: int) -> None:
    ends_with(frame(payload, CLOSE), code)


@pytest.mark.parametrize("bits", [0x40, 0x20, 0x10, 0x70])
@pytest.mark.parametrize("kind", [TEXT, BINARY, PING, PONG, CLOSE])
def test_reserved_bits(bits: int, kind: int) -> None:
    ends_with(frame(BEAT if kind == TEXT else b"", kind, first=0x80 | bits), 1002)


def test_reserved_bits_in_the_pong_we_wait_for() -> None:
    async def work() -> None:
        async with serving() as server, wire(server) as one:
            (connection,) = next(iter(server.app.connections.values()))
            connection.transport.transport.send_ping()  # type: ignore[attr-defined]
            assert await one.hear() == (PING, b"")
            one.writer.write(frame(b"", PONG, first=0xC0))
            assert await one.end() == ([], 1002)

    run(work())


@pytest.mark.parametrize("kind", [TEXT, BINARY, PING, PONG, CLOSE])
def test_frames_without_a_mask(kind: int) -> None:
    ends_with(frame(b"", kind, mask=b""), 1002)


@pytest.mark.parametrize("kind", [3, 4, 5, 6, 7, 11, 12, 13, 14, 15])
def test_unknown_kinds_of_frames(kind: int) -> None:
    ends_with(frame(b"", kind), 1002)


@pytest.mark.parametrize("kind", [PING, PONG, CLOSE])
def test_control_frames_are_short_and_whole(kind: int) -> None:
    ends_with(frame(bytes(126), kind), 1002)
    ends_with(frame(b"", kind, first=0), 1002)


@pytest.mark.parametrize(
    "words", [b"\xff", b'{"do":"beat"}\xc3', b'{"do":"\xed\xa0\x80"}', b"\xc0\xaf", b"\xf4\x90\x80\x80", b'"\x80"']
)
def test_text_that_is_not_utf_8(words: bytes) -> None:
    ends_with(frame(words), 1007, heard=1)


def test_text_that_means_nothing_is_refused_and_the_connection_stays() -> None:
    async def work() -> None:
        async with serving() as server, wire(server) as one:
            for words in ("ŝaŭmo", "\x00", "😀", ""):
                one.writer.write(frame(words.encode()))
                (refused,) = await one.told()
                assert refused["refusal"]["code"] == "malformed-message"
            one.writer.write(frame(BEAT))
            assert await one.told() == [{"type": "beat"}]

    run(work())


# --- compressed bodies

GOOD = msgspec.json.encode(NEW_TABLE)
RAW = zlib.compressobj(wbits=-15)
zipped = partial(gzip.compress, mtime=0)  # the time would be a part of the tests' names
BOMB = zipped(bytes(50_000_000))


@pytest.mark.parametrize(
    ("encoding", "body", "status"),
    [
        ("gzip", b"rubbish", 400), ("gzip", zipped(GOOD)[:-12], 400), ("gzip", b"\x1f\x8b", 400),
        ("gzip", zipped(GOOD)[:20] + bytes(30), 400), ("gzip", GOOD, 400), ("deflate", b"rubbish", 400),
        ("deflate", zlib.compress(GOOD)[:-6], 400), ("deflate", b"\x78\x9c\xff\xff\xff", 400), ("br", b"rubbish", 400),
        ("zstd", b"rubbish", 400), ("gzip, gzip", b"rubbish", 400), ("rot13", b"rubbish", 400),
        ("gzip", BOMB, 413), ("deflate", zlib.compress(bytes(1_000_000)), 413), ("gzip", zipped(b"{}"), 400),
        ("gzip", zipped(GOOD), 201), ("deflate", zlib.compress(GOOD), 201),
        ("deflate", RAW.compress(GOOD) + RAW.flush(), 201), ("identity", GOOD, 201),
    ],
)  # fmt: skip
def test_compressed_bodies(encoding: str, body: bytes, status: int, caplog: pytest.LogCaptureFixture) -> None:
    """A body that can't be decompressed is malformed; its decompressed size counts as its size; nothing is logged."""

    async def work() -> None:
        async with serving() as server:
            headers = [*own(server), ("Content-Type", "application/json"), ("Content-Encoding", encoding)]
            answer = await ask(server, "POST", "/api/tables", headers, body)
            assert answer.status == status, answer
            assert len(server.app.store.tables()) == (status == 201)

    run(work())
    assert not caplog.records
