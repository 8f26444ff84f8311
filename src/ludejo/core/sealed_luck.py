"""Luck that nobody can choose and anybody can check.

Before the first card the server shows `seal_of(secret)`. Then each seat's device sends a random number, and
the key is an HMAC of both: neither the host alone nor a player alone can steer the deal. At the end the secret
and the numbers are opened; with them and the log, anybody can draw every card again. docs/luck.md gives the bytes.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import final

from mypy_extensions import i64

from ludejo.core.luck import Luck

SECRET_BYTES = 32
BLOCK_BYTES = 64  # of SHA-256; a key is shorter
MOST_NUMBER_BYTES = 64


def seal_of(secret: bytes) -> str:
    """What is shown before the deal: the SHA-256 of the secret, in hexadecimal."""
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
    return hashlib.sha256(secret).hexdigest()


def key_of(secret: bytes, numbers: list[bytes]) -> bytes:
    """The key of the deal: HMAC-SHA256, keyed by the secret, over the seats' numbers in order of seats.

    Each number is preceded by its length in two bytes, so that different lists never give the same bytes.
    """
    if max(map(len, numbers), default=0) > MOST_NUMBER_BYTES:
        raise ValueError(f"a number has at most {MOST_NUMBER_BYTES} bytes")
    said = b"".join(len(number).to_bytes(2, "big") + number for number in numbers)
    return hmac.digest(secret, said, "sha256")


def is_opened_by(seal: str, secret: bytes) -> bool:
    """Does this secret open that seal?"""
    return len(secret) == SECRET_BYTES and seal_of(secret) == seal


@final
class SealedLuck(Luck):
    """The keyed stream. Each step of the log has its own: block b of step s is HMAC-SHA256(key, s, b)."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        padded = key.ljust(BLOCK_BYTES, b"\0")
        self.inner = hashlib.sha256(bytes([byte ^ 0x36 for byte in padded]))  # HMAC with its first blocks computed once
        self.outer = hashlib.sha256(bytes([byte ^ 0x5C for byte in padded]))
        self.step: i64 = 0
        self.block: i64 = 0
        self.left: bytes = b""

    def turn_to(self, step: int) -> None:
        """Begin the stream of this step. What is left of the last step's stream is never used."""
        self.step = step
        self.block = 0
        self.left = b""

    def word(self) -> i64:
        if not self.left:
            place = int(self.step).to_bytes(8, "big") + int(self.block).to_bytes(8, "big")
            inner = self.inner.copy()
            inner.update(place)
            outer = self.outer.copy()
            outer.update(inner.digest())
            self.left = outer.digest()
            self.block += 1
        out: i64 = int.from_bytes(self.left[:4], "big")
        self.left = self.left[4:]
        return out
