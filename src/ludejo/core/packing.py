"""States as bytes: a mark, a version, then one signed eight-byte number after the other."""

from __future__ import annotations

import struct

from ludejo.core.refusal import DAMAGED, Refusal, Refused


def pack(mark: bytes, version: int, numbers: list[int]) -> bytes:
    """The bytes of these numbers."""
    return mark + struct.pack(f"<B{len(numbers)}q", version, *numbers)


def version_of(mark: bytes, stored: bytes) -> int:
    """The version of these bytes, by which a game reads what older programs stored; 0 if they have none."""
    return stored[len(mark)] if len(stored) > len(mark) else 0


def unpack(mark: bytes, version: int, count: int, stored: bytes) -> list[int]:
    """The numbers of these bytes; `Refused` if they are not `count` numbers of this mark and version."""
    if len(stored) != len(mark) + 1 + 8 * count or not stored.startswith(mark) or stored[len(mark)] != version:
        raise Refused(Refusal(DAMAGED, "damaged-state"))
    return list(struct.unpack_from(f"<{count}q", stored, len(mark) + 1))
