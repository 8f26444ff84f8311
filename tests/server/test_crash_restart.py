"""R4: a server dies while games go on at many tables, and all tables go on in the next server."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from support.server.crash_device import Device, until
from support.server.crash_servers import ForkServer, ServerProcess
from support.server.serving import run

import ludejo
from ludejo.client import Client
from ludejo.core.luck import FastLuck
from ludejo.server.writer import read_entry
from ludejo.store.base import first_bad
from ludejo.store.sqlite import SqliteStore
from ludejo.table import happenings as h
from ludejo.table.table import Table

N_EACH = 17  # tables of each kind: two people; one with a bot; two people whose numbers are not opened yet
FROZEN = ("--pace", "1000")  # so slow that no clock runs out and no bot moves in the first server
QUICK = ("--pace", "0.01")
PLEDGE = hashlib.sha256(b"\xaa").hexdigest()


class Scene:
    """Some tables of each kind, and two guests at them."""

    def __init__(self, server: ServerProcess, database: Path) -> None:
        self.server = server
        self.store = SqliteStore(database)
        self.cookies: list[str] = []
        self.pairs: list[list[Device]] = []  # two people
        self.single: list[Device] = []  # one, and a bot that is due
        self.sealing: list[str] = []

    async def begin(self) -> None:
        async with Client(self.server.url) as ana, Client(self.server.url) as ben:
            for client in (ana, ben):
                self.cookies += [f"ludejo={cookie.value}" for cookie in client.http.cookie_jar]
            for _ in range(N_EACH):
                await self.set_pair(await ana.open_table("love-letter", 2, "Seat 0"))
                await self.set_single(await ana.open_table("love-letter", 2, "Seat 0", first="seat-0"))
                await self.set_sealing(await ana.open_table("love-letter", 2, "Seat 0"))

    async def set_pair(self, code: str) -> None:
        devices = [Device(code, seat, FastLuck(seat)) for seat in (0, 1)]
        for device in devices:
            await self.come(device)
            await device.wished({"did": "sat", "seat": device.seat, "pledge": ""})
        await devices[0].wished({"did": "started"})
        for n in range(2 + len(self.pairs) % 5):
            await until(lambda: any(is_due(device, 1 + n) for device in devices))  # noqa: B023
            mover = next(device for device in devices if is_due(device))
            await mover.wished(mover.next_move() or {})
        await until(lambda: devices[0].sight is not None and shown(devices[0])["moment"] == shown(devices[1])["moment"])
        self.pairs.append(devices)

    async def set_single(self, code: str) -> None:
        device = Device(code, 0, FastLuck(len(self.single)))
        await self.come(device)
        await device.wished({"did": "sat", "seat": 0, "pledge": ""})
        await device.wished({"did": "filled", "seat": 1, "bot": "random"})
        await device.wished({"did": "started"})
        await until(lambda: device.sight is not None)
        while is_due(device):  # a round that ends at once begins with the same seat
            await device.wished(device.next_move() or {})
        self.single.append(device)

    async def set_sealing(self, code: str) -> None:
        devices = [Device(code, seat, FastLuck(seat)) for seat in (0, 1)]
        for device in devices:
            await self.come(device)
            await device.wished({"did": "sat", "seat": device.seat, "pledge": PLEDGE})
        await devices[0].wished({"did": "started"})
        self.sealing.append(code)

    async def come(self, device: Device) -> None:
        await device.connect(self.server.url, self.cookies[device.seat])

    def back(self) -> list[Device]:
        """The devices that come back."""
        return [*self.single, *[device for pair in self.pairs for device in pair]]

    def entries(self, code: str) -> list[h.Entry]:
        rows = self.store.read(code)
        assert first_bad(rows) is None
        return [read_entry(row.body) for row in rows]

    def fold(self, code: str) -> Table:
        table = Table(ludejo.game)
        for entry in self.entries(code):
            table.fold(entry)
        return table

    def n_by_itself(self, code: str, kind: type[h.Happening]) -> int:
        return sum(isinstance(entry.did, kind) and entry.by == "" for entry in self.entries(code))


def shown(device: Device) -> dict[str, Any]:
    assert device.sight is not None
    return device.sight


def is_due(device: Device, moment: int = 0) -> bool:
    return device.sight is not None and device.sight["due"] and device.sight["moment"] >= moment


def is_over(device: Device) -> bool:
    return device.room is not None and device.room["phase"] == "over"


async def come_back(scene: Scene) -> None:
    """People see the view that they had, and bots and clocks go on as soon as somebody is there."""
    for device in [device for pair in scene.pairs for device in pair]:
        before = shown(device)
        await scene.come(device)
        after = shown(device)
        same = ("seat", "n", "view", "moment", "due", "choices", "opens")
        assert [after[name] for name in same] == [before[name] for name in same]
        assert not after["fresh"]
        assert after["events"][-len(before["events"]) :] == before["events"]
    for device in scene.single:
        before = shown(device)["n"]
        await scene.come(device)
        await until(lambda device=device, before=before: shown(device)["n"] > before)  # type: ignore[misc]
        assert scene.n_by_itself(device.table, h.Moved) > 0
    for code in scene.sealing:
        device = Device(code, 0, FastLuck(0))
        await scene.come(device)
        await until(lambda code=code: scene.n_by_itself(code, h.Withheld) > 0)  # type: ignore[misc]
        assert scene.fold(code).phase == "playing"
        await device.hang_up()


async def play_a_move(scene: Scene) -> None:
    """At every table the seat that is due can move."""
    for device in [device for pair in scene.pairs for device in pair if is_due(device)]:
        await device.wished(device.next_move() or {})
    for device in scene.single:
        await until(lambda device=device: is_due(device) or is_over(device))  # type: ignore[misc]
        if is_due(device):
            await device.wished(device.next_move() or {})


def test_all_tables_go_on_after_a_crash(tmp_path: Path) -> None:
    async def work() -> None:
        await server.start(*FROZEN)
        scene = Scene(server, tmp_path / "x.db")
        await scene.begin()
        assert not any(scene.n_by_itself(device.table, h.Moved) for device in scene.single)
        server.kill()
        await server.start(*QUICK)
        await come_back(scene)
        await play_a_move(scene)
        for device in scene.back():
            await device.hang_up()
        scene.store.close()

    fork_server = ForkServer()
    server = ServerProcess(fork_server, tmp_path / "x.db")
    try:
        run(work())
    finally:
        server.kill()
        fork_server.close()
