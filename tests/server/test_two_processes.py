"""T23, R18: two servers on one database file serve the same tables at the same time.

Everybody has a device at each of them, so that the seat that is due answers the same moment twice, at once, in two
processes, while the other seat talks in both. Of the two moves one wins; the other server finds its version taken,
reads on, judges again, and refuses.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from server.crash_device import Device, until
from server.crash_servers import House, Nursery

import ludejo
from ludejo.client import Client
from ludejo.core.luck import FastLuck
from ludejo.server.desk import read_entry
from ludejo.store.base import first_bad
from ludejo.store.sqlite import SqliteStore
from ludejo.table.table import Table

N_TABLES = 200
N_LONG = 1_000
AT_ONCE = 100
ROUNDS = 3
SIDES = (0, 1)


class Contest:
    """A table with two people, each of them with a device at both servers."""

    def __init__(self, code: str) -> None:
        self.devices = [[Device(code, seat, FastLuck(seat)) for seat in (0, 1)] for _ in SIDES]
        for side in SIDES:
            for device in self.devices[side]:
                device.n_wishes = 1_000 * side  # they are one guest's: their commands must differ
        self.code = code
        self.n_won = [0, 0]

    def all(self) -> list[Device]:
        return [device for devices in self.devices for device in devices]

    async def gather(self, houses: list[House], cookies: list[str]) -> None:
        for side in SIDES:
            for device in self.devices[side]:
                await device.connect(houses[side].url, cookies[device.seat])
                if side == 0:
                    await device.wished({"did": "sat", "seat": device.seat, "pledge": ""})
            if side == 0:
                await self.devices[0][0].wished({"did": "started"})
        await until(lambda: all(device.sight is not None for device in self.all()))

    async def play(self) -> None:
        """Both devices of the seat that is due move at once; the other seat's devices talk."""
        due = next(device.seat for device in self.devices[0] if device.sight and device.sight["due"])
        moves, chats = [], []
        for side in SIDES:
            mover, talker = self.devices[side][due], self.devices[side][1 - due]
            did = mover.next_move()
            assert did is not None
            moves.append(mover.wish(did))
            chats.append(talker.wish({"did": "said", "text": moves[-1]}))
        won = [await self.devices[side][due].answered_to(moves[side]) for side in SIDES]
        assert sum(won) == 1, "exactly one winner"
        self.n_won[won.index(True)] += 1
        assert self.devices[won.index(False)][due].codes[moves[won.index(False)]] == "late-move"
        for side in SIDES:
            assert await self.devices[side][1 - due].answered_to(chats[side])
        await self.agree()

    async def agree(self) -> None:
        """Who writes learns what the other server has written: a word from each, and both know every move."""
        for side in SIDES:
            await self.devices[side][0].wished({"did": "said", "text": "now"})
        await until(lambda: len({str(shown(device)) for device in self.all()}) == 1)

    def judge(self, store: SqliteStore) -> None:
        """One linear log, and in it everything that was granted, once, and nothing that was refused."""
        rows = store.read(self.code)
        assert first_bad(rows) is None
        commands = [row.command.partition(":")[2] for row in rows]
        assert len({row.command for row in rows}) == len(rows)
        table = Table(ludejo.game)
        for row in rows:
            table.fold(read_entry(row.body))
        assert table.play is not None
        for device in self.all():
            assert not device.open
            assert set(device.granted) <= set(commands)
            assert not set(device.refused) & set(commands)
            assert shown(device)[0] == table.play.moment()


def shown(device: Device) -> tuple[object, ...]:
    """What all devices must agree on."""
    assert device.sight is not None
    assert device.room is not None
    return (
        device.sight["moment"],
        device.sight["view"]["tokens"],
        device.sight["view"]["discards"],
        device.room["phase"],
    )


async def contests(houses: list[House], store: SqliteStore, n: int) -> list[Contest]:
    """So many tables at once, some rounds each."""
    async with Client(houses[0].url) as ana, Client(houses[0].url) as ben:
        cookies = [f"ludejo={next(iter(client.http.cookie_jar)).value}" for client in (ana, ben)]
        codes = [await ana.open_table("love-letter", 2, "Seat 0", tokens=10) for _ in range(n)]
    found = [Contest(code) for code in codes]
    await asyncio.gather(*[contest.gather(houses, cookies) for contest in found])
    for _ in range(ROUNDS):
        await asyncio.gather(*[contest.play() for contest in found])
    for contest in found:
        contest.judge(store)
        await asyncio.gather(*[device.hang_up() for device in contest.all()])
    return found


def test_two_servers_one_winner_for_each_version(tmp_path: Path, long: bool) -> None:
    async def work() -> list[int]:
        for house in houses:
            await house.start()
        store = SqliteStore(tmp_path / "x.db")
        won = [0, 0]
        for _ in range((N_LONG if long else N_TABLES) // AT_ONCE):
            for contest in await contests(houses, store, AT_ONCE):
                won = [won[side] + contest.n_won[side] for side in SIDES]
        store.close()
        return won

    nursery = Nursery()
    houses = [House(nursery, tmp_path / "x.db") for _ in SIDES]
    try:
        won = asyncio.run(work())
    finally:
        for house in houses:
            house.kill()
        nursery.close()
    print("moves won:", won)
    assert all(won), "both have won some"
