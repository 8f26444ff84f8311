"""One table of the crash drivers: what its devices were told, beside what its log says."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from support.server.crash_device import Device
from support.server.crash_plants import AGAIN

import ludejo
from ludejo.core.luck import FastLuck
from ludejo.server.writer import read_entry
from ludejo.store.base import NO_HASH, Row, Store, first_bad
from ludejo.table import happenings as h
from ludejo.table.messages import Sight
from ludejo.table.table import Table


class CrashFault(AssertionError):  # noqa: N818  a fault of the server, found
    """Something was lost, doubled, out of order, or seen wrongly."""


class CrashTable:
    """One table: its two devices, and its log folded as far as it has been read."""

    def __init__(self, code: str, luck: FastLuck, is_idle: bool = False) -> None:
        self.code = code
        self.devices = [Device(code, seat, luck) for seat in (0, 1)]
        self.devices[1].known = self.devices[0].known
        for device in self.devices:
            device.is_idle = is_idle
        self.rows: list[Row] = []
        self.late: set[str] = set()  # their answers died with a server; said again, they may come in any order
        self.table = Table(ludejo.game)

    def read(self, store: Store) -> int:
        """What the log has more than before, which must go on where it was; how many devices saw something else."""
        rows = store.read(self.code, len(self.rows))
        before = self.rows[-1].hash if self.rows else NO_HASH
        if first_bad(rows, before, len(self.rows) + 1) is not None:
            raise CrashFault("the chain is broken")
        came = {device.seat: device.greeting for device in self.devices if device.greeting is not None}
        seen = self.seen(came)
        for row in rows:
            self.table.fold(read_entry(row.body))
            self.rows.append(row)
            seen |= self.seen(came)
        for seat in came.keys() - seen.keys():  # it may have been on its way when the log was read last
            seen[seat] = self.version_of(seat, came[seat])
        return sum(self.is_wrong(self.devices[seat], seen[seat]) for seat in came)

    def version_of(self, seat: int, greeting: dict[str, Any]) -> int:
        """The last version at which a seat saw this; 0 if never. The log is folded once more for it."""
        table, found = Table(ludejo.game), 0
        for row in self.rows:
            table.fold(read_entry(row.body))
            if table.play is not None and is_same(table.play.whole(seat), greeting):
                found = row.version
        return found

    def seen(self, came: dict[int, dict[str, Any]]) -> dict[int, int]:
        """This version, for each seat whose view now is what its device saw when it came."""
        play = self.table.play
        if play is None or not came:
            return {}
        return {seat: len(self.rows) for seat, view in came.items() if is_same(play.whole(seat), view)}

    def is_wrong(self, device: Device, version: int) -> bool:
        """Did it see what was never so, or no longer when it came?"""
        greeting, device.greeting = device.greeting, None
        versions = self.versions()
        known = [versions.get(command, 0) for command in device.known[: device.n_known]]
        is_wrong = version == 0 or version < max(known, default=0)
        if is_wrong:
            print(self.code, "seat", device.seat, "saw version", version, "after", max(known, default=0), greeting)
        return is_wrong

    def versions(self) -> dict[str, int]:
        """Where each command of a device stands, by the device's own id for it (without what a plant adds to it)."""
        return {row.command.partition(":")[2].partition(AGAIN)[0]: row.version for row in self.rows}

    def is_disordered(self, granted: list[str]) -> bool:
        """Were these granted in another order than the log's?"""
        versions = self.versions()
        found = [versions[command] for command in granted if command in versions and command not in self.late]
        if found != sorted(found):
            print(self.code, [(command, versions.get(command), command in self.late) for command in granted])
        return found != sorted(found)

    def is_overtaken(self, device: Device) -> bool:
        """Does a wish stand in the log before one that had been granted, to either device, when it was first said?
        (In which order two sockets are read tells nothing: a device that is busy reads them in any.)"""
        versions = self.versions()
        for command in device.granted:
            earlier = [versions.get(known, 0) for known in device.known[: device.sent_at[command]]]
            if versions.get(command, 0) < max(earlier, default=0):
                print(self.code, command, versions.get(command), device.known[: device.sent_at[command]])
                return True
        return False

    def marks(self) -> Counter[tuple[object, ...]]:
        """What may happen once only: an answer to a moment, a sentence that is said once."""
        found: Counter[tuple[object, ...]] = Counter()
        for row in self.rows:
            did = read_entry(row.body).did
            if isinstance(did, h.Moved):
                found["moved", did.moment] += 1
            elif isinstance(did, h.Said):
                found["said", did.text] += 1
        return found

    def count(self, kind: type[h.Happening]) -> int:
        """How often this has happened."""
        return sum(isinstance(read_entry(row.body).did, kind) for row in self.rows)


def is_same(sight: Sight, told: dict[str, Any]) -> bool:
    """Is this what a device was told?"""
    return bool(msgspec.json.decode(msgspec.json.encode(sight)) == told)
