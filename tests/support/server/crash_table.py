"""One table of the crash drivers: what its devices were told is compared with its log."""

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


class CrashFault(AssertionError):  # noqa: N818  it is a fault of the server, not an error of the program
    """Something was lost, doubled, out of order, or shown wrongly."""


class CrashTable:
    """One table: its two devices, its log as far as it was read, and the fold of that."""

    def __init__(self, code: str, luck: FastLuck, is_idle: bool = False) -> None:
        self.code = code
        self.devices = [Device(code, seat, luck) for seat in (0, 1)]
        self.devices[1].known = self.devices[0].known
        for device in self.devices:
            device.is_idle = is_idle
        self.rows: list[Row] = []
        self.late: set[str] = (
            set()
        )  # commands whose answers were lost with a server; sent again, they may be answered in any order
        self.table = Table(ludejo.game)

    def read(self, store: Store) -> int:
        """Read new rows, which must follow the old ones; how many devices were shown something wrong."""
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
        for seat in came.keys() - seen.keys():  # its view may be that of a row that was read earlier
            seen[seat] = self.version_of(seat, came[seat])
        return sum(self.is_wrong(self.devices[seat], seen[seat]) for seat in came)

    def version_of(self, seat: int, greeting: dict[str, Any]) -> int:
        """The last version at which a seat's view was this; 0 if never. Folds the whole log again."""
        table, found = Table(ludejo.game), 0
        for row in self.rows:
            table.fold(read_entry(row.body))
            if table.play is not None and is_same(table.play.whole(seat), greeting):
                found = row.version
        return found

    def seen(self, came: dict[int, dict[str, Any]]) -> dict[int, int]:
        """The current version, for each seat whose view now is what its device was shown when it entered."""
        play = self.table.play
        if play is None or not came:
            return {}
        return {seat: len(self.rows) for seat, view in came.items() if is_same(play.whole(seat), view)}

    def is_wrong(self, device: Device, version: int) -> bool:
        """Was the device shown a view that never existed, or that was outdated when it entered?"""
        greeting, device.greeting = device.greeting, None
        versions = self.versions()
        known = [versions.get(command, 0) for command in device.known[: device.n_known]]
        is_wrong = version == 0 or version < max(known, default=0)
        if is_wrong:
            print(self.code, "seat", device.seat, "saw version", version, "after", max(known, default=0), greeting)
        return is_wrong

    def versions(self) -> dict[str, int]:
        """The version of each command, by the device's own id for it (without what a plant adds to it)."""
        return {row.command.partition(":")[2].partition(AGAIN)[0]: row.version for row in self.rows}

    def is_disordered(self, granted: list[str]) -> bool:
        """Were these granted in another order than that of the log?"""
        versions = self.versions()
        found = [versions[command] for command in granted if command in versions and command not in self.late]
        if found != sorted(found):
            print(self.code, [(command, versions.get(command), command in self.late) for command in granted])
        return found != sorted(found)

    def is_overtaken(self, device: Device) -> bool:
        """Is a wish in the log before another one that was already granted, to either device, when it was first sent?
        (The order in which answers arrive on two sockets says nothing: a busy device reads them in any order.)"""
        versions = self.versions()
        for command in device.granted:
            earlier = [versions.get(known, 0) for known in device.known[: device.sent_at[command]]]
            if versions.get(command, 0) < max(earlier, default=0):
                print(self.code, command, versions.get(command), device.known[: device.sent_at[command]])
                return True
        return False

    def marks(self) -> Counter[tuple[object, ...]]:
        """How often each thing happened that may happen only once: a move at a moment, and each line of chat."""
        found: Counter[tuple[object, ...]] = Counter()
        for row in self.rows:
            did = read_entry(row.body).did
            if isinstance(did, h.Moved):
                found["moved", did.moment] += 1
            elif isinstance(did, h.Said):
                found["said", did.text] += 1
        return found

    def count(self, kind: type[h.Happening]) -> int:
        """How many entries of this kind the log has."""
        return sum(isinstance(read_entry(row.body).did, kind) for row in self.rows)


def is_same(sight: Sight, told: dict[str, Any]) -> bool:
    """Is this the sight that a device was told?"""
    return bool(msgspec.json.decode(msgspec.json.encode(sight)) == told)
