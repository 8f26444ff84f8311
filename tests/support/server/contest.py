"""Several servers on one database serve the same tables at the same time.

Everybody has a device at each of them. So the seat that is due answers the same moment several times, at once, in
several processes, while the other seat talks in all of them. One move wins; the other servers find that their version
is taken, read what is new, judge again, and refuse.
"""

from __future__ import annotations

import asyncio

from support.server.crash_device import Device, until
from support.server.crash_servers import ServerProcess

import ludejo
from ludejo.client import Client
from ludejo.core.luck import FastLuck
from ludejo.server.writer import read_entry
from ludejo.store.base import Store, first_bad
from ludejo.table.table import Table

AT_ONCE = 100
ROUNDS = 3


class Contest:
    """A table with two people, each of them with a device at every server."""

    def __init__(self, code: str, n: int) -> None:
        self.sides = range(n)
        self.devices = [[Device(code, seat, FastLuck(seat)) for seat in (0, 1)] for _ in self.sides]
        for side in self.sides:
            for device in self.devices[side]:
                device.n_wishes = 1_000 * side  # the devices of one guest must use different commands
        self.code = code
        self.n_won = [0] * n
        self.slowest = 0.0  # seconds from the answer to the winner to the last refusal

    def all(self) -> list[Device]:
        return [device for devices in self.devices for device in devices]

    async def gather(self, servers: list[ServerProcess], cookies: list[str]) -> None:
        for side in self.sides:
            for device in self.devices[side]:
                await device.connect(servers[side].url, cookies[device.seat])
                if side == 0:
                    await device.wished({"did": "sat", "seat": device.seat, "pledge": ""})
            if side == 0:
                await self.devices[0][0].wished({"did": "started"})
        await until(lambda: all(device.sight is not None for device in self.all()))

    async def play(self) -> None:
        """All devices of the seat that is due move at the same time; the devices of the other seat talk."""
        due = next(device.seat for device in self.devices[0] if device.sight and device.sight["due"])
        moves, chats = [], []
        for side in self.sides:
            mover, talker = self.devices[side][due], self.devices[side][1 - due]
            did = mover.next_move()
            assert did is not None
            moves.append(mover.wish(did))
            chats.append(talker.wish({"did": "said", "text": moves[-1]}))
        movers = [self.devices[side][due] for side in self.sides]
        won = [await mover.answered_to(move) for mover, move in zip(movers, moves, strict=True)]
        assert sum(won) == 1, "exactly one winner"
        winner = won.index(True)
        self.n_won[winner] += 1
        for mover, move in [
            pair for pair, has_won in zip(zip(movers, moves, strict=True), won, strict=True) if not has_won
        ]:
            assert mover.codes[move] == "late-move"
            self.slowest = max(self.slowest, mover.refused_at - movers[winner].answered_at)
        for side in self.sides:
            assert await self.devices[side][1 - due].answered_to(chats[side])
        await self.agree()

    async def agree(self) -> None:
        """A server that writes reads what the others have written: after one chat at each, all know every move."""
        for side in self.sides:
            await self.devices[side][0].wished({"did": "said", "text": "now"})
        await until(lambda: len({str(shown(device)) for device in self.all()}) == 1)

    def judge(self, store: Store) -> None:
        """There is one log, which has every granted wish once and no refused one."""
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
    """What all devices must show alike."""
    assert device.sight is not None
    assert device.room is not None
    return (
        device.sight["moment"],
        device.sight["view"]["tokens"],
        device.sight["view"]["discards"],
        device.room["phase"],
    )


async def contests(servers: list[ServerProcess], store: Store, n: int) -> list[Contest]:
    """Play some rounds at n tables at the same time."""
    async with Client(servers[0].url) as ana, Client(servers[0].url) as ben:
        cookies = [f"ludejo={next(iter(client.http.cookie_jar)).value}" for client in (ana, ben)]
        codes = [await ana.open_table("love-letter", 2, "Seat 0", tokens=10) for _ in range(n)]
    found = [Contest(code, len(servers)) for code in codes]
    await asyncio.gather(*[contest.gather(servers, cookies) for contest in found])
    for _ in range(ROUNDS):
        await asyncio.gather(*[contest.play() for contest in found])
    for contest in found:
        contest.judge(store)
        await asyncio.gather(*[device.hang_up() for device in contest.all()])
    return found


async def compete(
    servers: list[ServerProcess], store: Store, n: int, at_once: int = AT_ONCE
) -> tuple[list[int], float]:
    """Play at n tables, some at a time: how many moves each server has won, and the slowest refusal."""
    for server in servers:
        await server.start()
    won, slowest = [0] * len(servers), 0.0
    for _ in range(n // at_once):
        for contest in await contests(servers, store, at_once):
            won = [before + more for before, more in zip(won, contest.n_won, strict=True)]
            slowest = max(slowest, contest.slowest)
    return won, slowest
