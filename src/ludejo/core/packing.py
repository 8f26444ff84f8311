"""States as bytes: a mark, a version, then one signed eight-byte number after the other."""

from __future__ import annotations

import struct

from ludejo.core.refusal import DAMAGED, Refusal, Refused


def damaged() -> Refused:
    """The exception for bytes that are not a state."""
    return Refused(Refusal(DAMAGED, "damaged-state"))


def pack(mark: bytes, version: int, numbers: list[int]) -> bytes:
    """The bytes of these numbers."""
    return mark + struct.pack(f"<B{len(numbers)}q", version, *numbers)


def version_of(mark: bytes, stored: bytes) -> int:
    """The version of these bytes, so that a game can read what older programs stored; 0 if they have none."""
    return stored[len(mark)] if len(stored) > len(mark) else 0


def unpack(mark: bytes, version: int, count: int, stored: bytes) -> list[int]:
    """The numbers of these bytes; `Refused` if they are not `count` numbers of this mark and version."""
    if len(stored) != len(mark) + 1 + 8 * count or not stored.startswith(mark) or stored[len(mark)] != version:
        raise damaged()
    return list(struct.unpack_from(f"<{count}q", stored, len(mark) + 1))


class Reader:
    """Takes one number after the other; raises `Refused` if one is outside its bounds."""

    def __init__(self, mark: bytes, version: int, stored: bytes) -> None:
        self.version = version
        self.numbers = unpack(mark, version, max(0, len(stored) - len(mark) - 1) // 8, stored)
        self.at = 0

    def take(self, least: int, most: int) -> int:
        """The next number."""
        if self.at >= len(self.numbers) or not least <= self.numbers[self.at] <= most:
            raise damaged()
        self.at += 1
        return self.numbers[self.at - 1]

    def run(self, count: int) -> list[int]:
        """The next `count` numbers. The caller checks their bounds."""
        if self.at + count > len(self.numbers):
            raise damaged()
        self.at += count
        return self.numbers[self.at - count : self.at]

    def flag(self) -> bool:
        return self.take(0, 1) == 1

    def end(self) -> None:
        """Raise `Refused` if numbers are left."""
        if self.at != len(self.numbers):
            raise damaged()
