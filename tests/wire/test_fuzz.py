"""Malformed and random frames are sent to a table: no crash, no change, and always an answer that can be read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, get_args

import msgspec
import pytest
from support.wire import besieged, oracle
from support.wire.besieged import EVERY_DID, Fault, siege
from support.wire.mangling import Json, Mangler, each_nasty, written

from ludejo.core.luck import FastLuck
from ludejo.core.refusal import Refused
from ludejo.server.connection import Connection
from ludejo.table import happenings as h
from ludejo.wire import said

CHUNKS = 20
PHASES = ("playing", "playing", "playing", "sealing", "gathering")
BATCH = 100


def amount(long: bool) -> int:
    """Frames per chunk: 100,000 in all; the long run sends 2,000,000, half of them to each form."""
    return 50_000 if long else 5_000


async def besiege(phase: str, seed: int, n: int) -> tuple[int, int]:
    """Send n frames: how many of them were bad, and how many wishes were granted."""
    async with siege(phase) as found:
        mangler = Mangler(FastLuck(seed))
        for _ in range(0, n, BATCH):
            mangler.sayings = found.sayings()
            await found.fire([mangler.frame() for _ in range(BATCH)])
        return found.n_bad, found.n_granted


async def besiege_each_field(phase: str) -> tuple[int, int]:
    async with siege(phase) as found:
        for n in range(len(found.sayings())):
            await found.fire(list(each_nasty([found.sayings()[n]])))
        return found.n_bad, found.n_granted


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_no_random_frame_does_harm(chunk: int, long: bool, seed: int) -> None:
    n, first = amount(long), 0 if chunk < CHUNKS // 2 else seed
    n_bad, n_granted = asyncio.run(besiege(PHASES[chunk % len(PHASES)], first + chunk, n))
    assert n_bad > n / 2, "most frames should be bad ones"
    assert n_granted > n / 200, "some should be granted: otherwise nothing at the table could have changed"


@pytest.mark.parametrize("phase", ["playing", "sealing", "gathering"])
def test_no_nasty_value_of_any_field_does_harm(phase: str) -> None:
    n_bad, _ = asyncio.run(besiege_each_field(phase))
    assert n_bad > 3_000


def test_a_screen_is_answered_and_changes_nothing() -> None:
    """Even with the cookie of the host, who is allowed every wish."""

    async def work() -> None:
        async with siege("playing") as found:
            screen, before = found.new_connection(besieged.HOST), found.stand()
            await found.answers(screen, [written({"do": "enter", "table": found.code, "name": "TV", "screen": True})])
            for saying in found.sayings():
                (answer,) = await found.answers(screen, [written(saying)])
                code = {"enter": "already-entered", "beat": "beat"}.get(str(saying["do"]), "is-screen")
                assert (answer["refusal"]["code"] if answer["type"] == "refused" else answer["type"]) == code
            assert found.stand() == before

    asyncio.run(work())


def test_the_oracle_reads_the_same_wishes_as_the_server() -> None:
    """The oracle and the server read every kind of wish, and nothing else."""
    assert set(oracle.DIDS) == {cls.__struct_config__.tag for cls in get_args(said.Did)}
    assert set(oracle.DIDS) == {*EVERY_DID, "sat", "opened", "moved"}, "each should be tried"
    assert set(oracle.SAYINGS) == {cls.__struct_config__.tag for cls in get_args(said.Any)}
    for name, fields in EVERY_DID.items():
        frame = written({"do": "wish", "command": "c", "did": {"did": name, **fields}})
        assert oracle.verdict(frame) == "fine"
        assert isinstance(said.heard(frame), said.Wish)


def test_new_tables_are_read_or_refused() -> None:
    body: Json = {"name": "Ana", "game": "love-letter", "seats": 2, "options": {"tokens": 3}, "private": True}
    mangler = Mangler(FastLuck(99))
    mangler.sayings = [body]
    frames = [*each_nasty([body]), *(mangler.frame() for _ in range(2_000))]
    codes = [code_of(frame) for frame in frames]
    assert set(codes) == {"", "malformed-message"}
    assert codes.count("") < len(codes) / 2


def code_of(body: bytes) -> str:
    """Why a table can't be opened by this; "" if it can be read."""
    try:
        assert isinstance(said.asked_table(body), said.NewTable)
    except Refused as refused:
        return refused.refusal.code
    return ""


# --- planted faults, which the fuzzing must find

HEARD = said.heard


def forgiving(frame: bytes) -> said.Any:
    """Accepts unknown fields."""
    try:
        return HEARD(frame)
    except Refused:
        try:
            found = msgspec.json.decode(frame)
            known = oracle.SAYINGS[found["do"]]
            return HEARD(written({name: found[name] for name in found if name in known or name == "do"}))
        except (msgspec.MsgspecError, UnicodeError, RecursionError, KeyError, TypeError, Refused):
            raise Refused(MALFORMED) from None


def careless(*caught: type[Exception]) -> Callable[[bytes], said.Any]:
    """Catches only some of the errors of malformed frames."""

    def heard(frame: bytes) -> said.Any:
        try:
            return said.SAYINGS.decode(frame)
        except caught:
            raise Refused(MALFORMED) from None

    return heard


def hasty(frame: bytes) -> said.Any:
    """Ignores what follows a message."""
    end = frame.rfind(b"}") + 1
    return HEARD(frame[:end] if end else frame)


def trusting(frame: bytes) -> said.Any:
    """Accepts any text as the number of a pledge."""
    try:
        return HEARD(frame)
    except Refused:
        if b'"opened"' not in frame or oracle.verdict(frame.replace(b"\\n", b"")) != "fine":
            raise
        found = msgspec.json.decode(frame)
        return said.Wish(found["command"], h.Opened(found["did"]["seat"], found["did"]["number"]))


class Quiet(Connection):
    """Gives no answer."""

    def refuse(self, command: str, refusal: Any) -> None:
        pass


class Loose(Connection):
    """Changes the table when it refuses."""

    def refuse(self, command: str, refusal: Any) -> None:
        super().refuse(command, refusal)
        if self.live_table is not None:
            self.live_table.writer.table.paused = not self.live_table.writer.table.paused


class Tolerant(Connection):
    """Refuses a frame that is not text, instead of closing the connection."""

    def hear(self, frame: bytes) -> None:
        try:
            self.take(said.heard(frame))
        except Refused as refused:
            self.refuse("", refused.refusal)


class Double(Connection):
    """Fulfils every wish twice."""

    def take(self, saying: said.Any) -> None:
        super().take(saying)
        if isinstance(saying, said.Wish):
            super().take(msgspec.structs.replace(saying, command=saying.command[:39] + "+"))


try:
    HEARD(b"")
except Refused as nothing:
    MALFORMED = nothing.refusal

PLANTS: dict[str, tuple[object, str, object]] = {
    "trusting": (said, "heard", trusting),
    "forgiving": (said, "heard", forgiving),
    "no-unicode": (besieged, "Connection", Tolerant),
    "no-recursion": (said, "heard", careless(msgspec.MsgspecError, UnicodeError)),
    "no-validation": (said, "heard", careless(RecursionError, UnicodeError)),
    "hasty": (said, "heard", hasty),
    "quiet": (besieged, "Connection", Quiet),
    "loose": (besieged, "Connection", Loose),
    "double": (besieged, "Connection", Double),
}


async def besiege_fully(phase: str) -> None:
    await besiege(phase, 0, amount(long=False))
    await besiege_each_field(phase)


@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_fault_is_found(plant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One chunk of the same frames as above is enough."""
    owner, name, fault = PLANTS[plant]
    monkeypatch.setattr(owner, name, fault)
    with pytest.raises(Fault):
        asyncio.run(besiege_fully("sealing" if plant == "trusting" else "playing"))
