"""The source of every random draw in a game.

A state never contains luck. It gets luck as an argument when it needs some, so that a copy knows no future.
`FastLuck` is for play-outs and tests; people play with `ludejo.core.sealed_luck.SealedLuck`.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludejo.core.bits import lane

WORD: Final = 0xFFFFFFFF
MOST: Final = 0x7FFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Uniform random numbers. A subclass supplies the random bits with `word`."""

    def turn_to(self, step: int) -> None:
        """A new step of the log begins. Sealed luck gives each step a stream of its own; other luck just continues."""

    def word(self) -> i64:
        """The next 32 random bits."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all exactly equally likely (n at most 2**31 - 1)."""
        if n < 1 or n > MOST:
            raise ValueError(f"below({n})")
        product = self.word() * n
        low = product & WORD
        if low < n:  # Lemire's method: the rare words that would favour some numbers are thrown away
            unfair = (WORD + 1) % n
            while low < unfair:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def draw(self, bag: i64, size: i64) -> i64:
        """The kind of one card taken blindly from a bag of `size` cards (the bag is not changed)."""
        left = self.below(size)
        kind: i64 = 0
        n = lane(bag, 0)
        while left >= n:
            left -= n
            kind += 1
            n = lane(bag, kind)
        return kind

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order, all orders exactly equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


@final
class FastLuck(Luck):
    """Chris Doty-Humphrey's sfc32, seeded by SHA-256: the same numbers everywhere, interpreted or compiled."""

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(b"ludejo fast luck %d" % seed).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "little")
        self.b: i64 = int.from_bytes(digest[4:8], "little")
        self.c: i64 = int.from_bytes(digest[8:12], "little")
        self.count: i64 = int.from_bytes(digest[12:16], "little")

    def __reduce__(self) -> tuple[object, ...]:
        return fast_luck_at, (self.a, self.b, self.c, self.count)

    def word(self) -> i64:
        b = self.b
        c = self.c
        out = (self.a + b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + out) & WORD
        return out


def fast_luck_at(a: int, b: int, c: int, count: int) -> FastLuck:
    """Fast luck that continues from this point."""
    luck = FastLuck(0)
    luck.a, luck.b, luck.c, luck.count = a, b, c, count
    return luck
