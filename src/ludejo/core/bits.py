"""Small numbers packed into one machine word: masks of seats, lanes of four bits, bags of cards.

mypyc compiles `CONSTANT << x` with `x: i64` as a 32-bit shift, without a warning. So nothing here (and nothing in a
game) shifts a constant by a variable: `shl` takes both as arguments. Words stay below 2**62,
where compiled and interpreted arithmetic agree.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LANE: Final = 4


def shl(value: i64, by: i64) -> i64:
    """`value << by`, safe for a constant value."""
    return value << by


def has(mask: i64, seat: i64) -> bool:
    """Is this seat in the mask?"""
    return (mask >> seat) & 1 != 0


def plus(mask: i64, seat: i64) -> i64:
    """The mask with this seat in it."""
    return mask | shl(1, seat)


def minus(mask: i64, seat: i64) -> i64:
    """The mask without this seat."""
    return mask & ~shl(1, seat)


def everyone(seats: i64) -> i64:
    """The mask of seats 0 to seats - 1."""
    return shl(1, seats) - 1


def mask_of(seats: tuple[int, ...]) -> i64:
    """The mask of these seats."""
    mask: i64 = 0
    for seat in seats:
        mask = plus(mask, seat)
    return mask


def seats_in(mask: i64) -> list[int]:
    """The seats of a mask, in order."""
    found: list[int] = []
    seat: i64 = 0
    while mask >> seat > 0:
        if has(mask, seat):
            found.append(seat)
        seat += 1
    return found


def size_of(mask: i64) -> i64:
    """How many bits a mask has."""
    n: i64 = 0
    left = mask
    while left != 0:
        left &= left - 1
        n += 1
    return n


def lane(word: i64, at: i64) -> i64:
    """The number (0 to 15) in lane `at`, 0 to 14."""
    return (word >> (at * LANE)) & 15


def with_lane(word: i64, at: i64, value: i64) -> i64:
    """The word with `value` in lane `at`."""
    return (word & ~shl(15, at * LANE)) | shl(value, at * LANE)


def one_in(at: i64) -> i64:
    """A word with 1 in lane `at`: one card of kind `at` to put in a bag or take out of it."""
    return shl(1, at * LANE)


def bag_of(kinds: list[int]) -> i64:
    """A bag of these cards: a lane for each kind, with the number of cards of that kind."""
    bag: i64 = 0
    for kind in kinds:
        bag += one_in(kind)
    return bag


def in_bag(bag: i64) -> list[int]:
    """The cards of a bag, sorted."""
    kinds: list[int] = []
    for kind in range(15):
        for _ in range(lane(bag, kind)):
            kinds.append(kind)
    return kinds
