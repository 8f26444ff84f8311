"""A table for fuzzing: an app with a memory store, a device at the table, and one that has not entered yet.

`Fault` is raised if a frame gets another answer than `oracle` allows, or has another effect.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from support.wire import oracle
from support.wire.mangling import Json

import ludejo
from ludejo.server.app import App
from ludejo.server.connection import INVALID_TEXT, Connection, Transport
from ludejo.server.settings import Limits, Settings
from ludejo.store.memory import MemoryStore
from ludejo.wire import said
from ludejo.wire.per_game import frame_type

NO_LIMITS = Limits(**{field.name: 0 for field in msgspec.structs.fields(Limits)})
NO_LIMITS = msgspec.structs.replace(NO_LIMITS, sealing_seconds=10)  # at a slow pace, so that no clock runs out
SETTINGS = Settings(database="memory", origins=("http://x",), limits=NO_LIMITS, pace=1e6, bot_workers=0)
FRAMES: msgspec.json.Decoder[list[msgspec.Struct]] = msgspec.json.Decoder(frame_type(ludejo.game("love-letter")))
HOST, STRANGER = "a" * 32, "b" * 32
NUMBERS = ("00ff", "beef")
MOST_VERSION = 400  # then a new table, because a long log is slow
AT_ONCE = 50
EVERY_DID: dict[str, Json] = {
    "gave": {"seat": 0, "person": 0}, "filled": {"seat": 1, "bot": "random"}, "emptied": {"seat": 1},
    "chose": {"option": "tokens", "value": 3}, "started": {}, "stood": {"seat": 1}, "said": {"text": "Saluton!"},
    "asked": {"seat": 0}, "agreed": {"seat": 1, "yes": True}, "removed": {"person": 1},
    "muted": {"person": 1, "muted": True}, "paused": {}, "resumed": {}, "again": {}, "closed": {},
    "pledged": {"seat": 0, "pledge": "ab" * 32},
}  # fmt: skip


def is_text(frame: bytes) -> bool:
    """Is it valid UTF-8?"""
    try:
        frame.decode()
    except UnicodeDecodeError:
        return False
    return True


class Fault(AssertionError):  # noqa: N818
    """The server did what it must not."""


class Ear(Transport):
    """A transport that keeps what is sent."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.code: int | None = None

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def close(self, code: int) -> None:
        self.code = code

    def abort(self) -> None:
        self.code = 1006


class Siege:
    """The table is in `phase`; when it leaves the phase, a new table is set up."""

    def __init__(self, phase: str) -> None:
        self.phase = phase
        self.app = App(SETTINGS, MemoryStore(), ludejo.game)
        self.errors: list[str] = []
        self.n_commands = 0
        self.n_granted = 0
        self.n_bad = 0

    # --- the table

    async def set_up(self) -> None:
        """A table of two seats, both the host's, so that every wish is possible."""
        for old in self.app.live_tables.values():
            old.clocks.stop_all()
        self.app.live_tables.clear()
        wanted = said.NewTable("Ana", "love-letter", 2, {}, False)
        self.code = await self.app.open_table(HOST, "127.0.0.1", wanted)
        self.live_table = self.app.live_tables[self.code]
        self.connection, self.outside = self.new_connection(HOST), self.new_connection(STRANGER)
        await self.heard({"do": "enter", "table": self.code, "name": "Ana"})
        for seat, number in enumerate(NUMBERS):
            pledge = hashlib.sha256(bytes.fromhex(number)).hexdigest()
            await self.wished({"did": "sat", "seat": seat, "pledge": pledge})
        if self.phase != "gathering":
            await self.wished({"did": "started"})
        for seat, number in enumerate(NUMBERS if self.phase == "playing" else ()):
            await self.wished({"did": "opened", "seat": seat, "number": number})
        assert self.live_table.writer.table.phase == self.phase

    def new_connection(self, guest: str) -> Connection:
        connection = Connection(self.app, Ear(), guest, "127.0.0.1")
        self.app.connect(connection)
        return connection

    async def heard(self, saying: Json) -> None:
        self.connection.hear(json.dumps(saying).encode())
        await self.settle()

    async def wished(self, did: Json) -> None:
        await self.heard({"do": "wish", "command": self.command(), "did": did})

    def command(self) -> str:
        self.n_commands += 1
        return f"c{self.n_commands}"

    async def settle(self) -> None:
        """Wait until every request is answered."""
        while self.live_table.writer.storing is not None or self.app.dirty:
            await asyncio.sleep(0)

    async def renew(self) -> None:
        """A new table if this one has changed too much, and a new outside connection if it closed or entered."""
        table = self.live_table.writer.table
        if self.connection.is_closed or table.phase != self.phase or table.version > MOST_VERSION:
            await self.set_up()
        elif self.outside.is_closed or self.outside.live_table is not None:
            self.outside.gone()
            self.outside = self.new_connection(STRANGER)

    # --- what a device can say here

    def sayings(self) -> list[Json]:
        """One of every kind of saying, most of which would be granted now."""
        table = self.live_table.writer.table
        dids: list[Json] = [{"did": name, **fields} for name, fields in EVERY_DID.items()]
        dids += [
            {"did": "sat", "seat": 0, "pledge": "ab" * 32, "name": "Zoé", "colour": 7},
            {"did": "opened", "seat": 0, "number": NUMBERS[0]},
        ]
        seat, moment, move = 0, 0, json.loads('{"play":"guard","at":1,"guess":"king"}')
        if table.play is not None and table.play.state.due():
            seat, moment = table.play.state.due()[0], table.play.moment()
            move = json.loads(msgspec.json.encode(table.play.state.choices(seat)[0].shape))
        dids += [{"did": "moved", "seat": seat, "moment": moment, "move": move}] * 4
        wishes: list[Json] = [{"do": "wish", "command": self.command(), "did": did} for did in dids]
        return [
            *wishes,
            {"do": "preview", "command": self.command(), "seat": seat, "moment": moment, "move": move},
            {"do": "offer", "command": self.command(), "seat": seat},
            {"do": "offer", "command": self.command(), "seat": -1},
            {"do": "enter", "table": self.code, "name": "Ben", "ticket": "", "screen": False, "device": "tv1"},
            {"do": "enter", "table": self.code, "name": "Ben", "screen": True},
            {"do": "enter", "table": self.code, "name": "Ben"},
            {"do": "beat"},
        ]

    # --- send frames and check the answers

    def stand(self) -> tuple[object, ...]:
        """Everything that a bad frame must not change."""
        table, writer = self.live_table.writer.table, self.live_table.writer
        state = table.play.state.to_bytes() if table.play else b""
        return table.version, writer.hash, state, table.signs(), table.secret, len(writer.queue), len(writer.recent)

    async def fire(self, frames: list[bytes]) -> None:
        """Send frames: bad ones many at a time, others one by one."""
        garbled = [frame for frame in frames if not is_text(frame)]
        await self.fire_garbled(garbled)
        frames = [frame for frame in frames if is_text(frame)]
        bad = [frame for frame in frames if oracle.verdict(frame) == "bad"]
        for connection in (self.connection, self.outside):
            half = bad[:: 2 if connection is self.outside else 1]
            for start in range(0, len(half), AT_ONCE):
                await self.fire_bad(connection, half[start : start + AT_ONCE])
        for frame in frames:
            if (verdict := oracle.verdict(frame)) != "bad":
                await self.fire_other(self.outside if b"enter" in frame else self.connection, frame, verdict)
                await self.renew()

    async def fire_garbled(self, frames: list[bytes]) -> None:
        """A frame that is not UTF-8 closes the connection (RFC 6455, 8.1) and changes nothing; the first is sent by the
        device at the table."""
        for number, frame in enumerate(frames):
            connection, before = (
                self.connection if number == 0 else self.new_connection(STRANGER),
                self.live_table.writer.table.version,
            )
            answers = await self.answers(connection, [frame])
            self.n_bad += 1
            assert isinstance(connection.transport, Ear)
            if answers or connection.transport.code != INVALID_TEXT or self.live_table.writer.table.version != before:
                raise Fault(f"{connection.transport.code} and {answers} to {frame!r}")
        await self.renew()

    async def fire_bad(self, connection: Connection, frames: list[bytes]) -> None:
        """Each frame is refused, and nothing changes."""
        before = self.stand()
        answers = await self.answers(connection, frames)
        self.n_bad += len(frames)
        if self.stand() != before:
            raise Fault(f"changed by one of {frames!r}")
        if len(answers) != len(frames) or connection.is_closed:
            raise Fault(f"{len(answers)} answers to {frames!r}")
        for frame, answer in zip(frames, answers, strict=True):
            code = answer["refusal"]["code"] if answer["type"] == "refused" else answer["type"]
            if answer["type"] != "refused" or (code != "malformed-message" and b'"move"' not in frame):
                raise Fault(f"{code}: {frame!r}")

    async def fire_other(self, connection: Connection, frame: bytes, verdict: str) -> None:
        """A frame that can be read gets one answer; the table gets one entry if it was granted, otherwise none."""
        before, stand = self.live_table.writer.table.version, self.stand()
        answers = await self.answers(connection, [frame])
        kinds = [answer["type"] for answer in answers]
        steps = self.live_table.writer.table.version - before
        self.n_granted += steps
        if steps > kinds.count("granted") + kinds.count("entered") or (not steps and self.stand() != stand):
            raise Fault(f"{steps} steps by {frame!r}")
        own = [kind for kind in kinds if kind in ("granted", "refused", "entered", "offered", "previewed", "beat")]
        if len(own) != 1 and not (own == ["entered", "refused"] and b"ticket" in frame):
            raise Fault(f"{kinds} to {frame!r}")
        if verdict == "fine" and "malformed-message" in str(answers):
            raise Fault(f"not read: {frame!r}")

    async def answers(self, connection: Connection, frames: list[bytes]) -> list[Any]:
        """The answers to these frames; a device must be able to read each of them."""
        assert isinstance(connection.transport, Ear)
        connection.transport.frames.clear()
        for frame in frames:
            try:
                connection.hear(frame)
            except Exception as error:
                raise Fault(f"{error!r} by {frame!r}") from error
        await self.settle()
        if self.errors:
            raise Fault(f"{self.errors} by {frames!r}")
        for frame in connection.transport.frames:
            FRAMES.decode(frame)
        return [message for frame in connection.transport.frames for message in json.loads(frame)]


@contextlib.asynccontextmanager
async def siege(phase: str) -> AsyncIterator[Siege]:
    """A table for fuzzing; an error in the event loop is a fault, too."""
    found = Siege(phase)
    found.app.loop.set_exception_handler(lambda _, context: found.errors.append(str(context)))
    await found.set_up()
    yield found
    for live_table in found.app.live_tables.values():
        live_table.clocks.stop_all()
