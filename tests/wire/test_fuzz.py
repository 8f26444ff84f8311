"""Malformed and random frames against a table: no crash, no change, and always an answer that can be read."""

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
    """Frames of a chunk: 100,000 in all, and 2,000,000 in the long run, which has both forms."""
    return 50_000 if long else 5_000


async def besiege(phase: str, seed: int, n: int) -> tuple[int, int]:
    """So many frames; how many of them were bad, and how many steps the table has gone."""
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
def test_any_frame(chunk: int, long: bool, seed: int) -> None:
    n, first = amount(long), 0 if chunk < CHUNKS // 2 else seed
    n_bad, n_granted = asyncio.run(besiege(PHASES[chunk % len(PHASES)], first + chunk, n))
    assert n_bad > n / 2, "most frames should be bad ones"
    assert n_granted > n / 200, "some should be right: else the table was not really at stake"


@pytest.mark.parametrize("phase", ["playing", "sealing", "gathering"])
def test_each_field_with_each_nasty_value(phase: str) -> None:
    n_bad, _ = asyncio.run(besiege_each_field(phase))
    assert n_bad > 3_000


def test_a_screen_is_answered_and_changes_nothing() -> None:
    """With the host's own cookie, who may wish for everything."""

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


def test_the_oracle_knows_what_is_right() -> None:
    """Every wish there is, and no other, can be read by both."""
    assert set(oracle.DIDS) == {cls.__struct_config__.tag for cls in get_args(said.Did)}
    assert set(oracle.DIDS) == {*EVERY_DID, "sat", "opened", "moved"}, "each should be fired with"
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


# --- faults on purpose, which the siege must find

HEARD = said.heard


def forgiving(frame: bytes) -> said.Any:
    """Unknown fields pass."""
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
    """Not every way to be malformed is caught."""

    def heard(frame: bytes) -> said.Any:
        try:
            return said.SAYINGS.decode(frame)
        except caught:
            raise Refused(MALFORMED) from None

    return heard


def hasty(frame: bytes) -> said.Any:
    """What follows a message is not looked at."""
    end = frame.rfind(b"}") + 1
    return HEARD(frame[:end] if end else frame)


def trusting(frame: bytes) -> said.Any:
    """The number of a pledge is taken as it comes."""
    try:
        return HEARD(frame)
    except Refused:
        if b'"opened"' not in frame or oracle.verdict(frame.replace(b"\\n", b"")) != "fine":
            raise
        found = msgspec.json.decode(frame)
        return said.Wish(found["command"], h.Opened(found["did"]["seat"], found["did"]["number"]))


class Quiet(Connection):
    """No answer."""

    def refuse(self, command: str, refusal: Any) -> None:
        pass


class Loose(Connection):
    """A refusal that changes the table."""

    def refuse(self, command: str, refusal: Any) -> None:
        super().refuse(command, refusal)
        if self.live_table is not None:
            self.live_table.writer.table.paused = not self.live_table.writer.table.paused


class Tolerant(Connection):
    """What is no text is only refused, as if it could be part of a conversation."""

    def hear(self, frame: bytes) -> None:
        try:
            self.take(said.heard(frame))
        except Refused as refused:
            self.refuse("", refused.refusal)


class Double(Connection):
    """Every wish happens twice."""

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
def test_the_siege_finds(plant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same fire as above, a chunk of it."""
    owner, name, fault = PLANTS[plant]
    monkeypatch.setattr(owner, name, fault)
    with pytest.raises(Fault):
        asyncio.run(besiege_fully("sealing" if plant == "trusting" else "playing"))
