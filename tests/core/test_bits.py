"""Numbers packed into one integer, including cases that mypyc has compiled wrongly."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ludejo.core.bits import (
    bag_of,
    everyone,
    has,
    in_bag,
    lane,
    minus,
    one_in,
    plus,
    seats_in,
    shl,
    size_of,
    with_lane,
)  # fmt: skip


def test_a_shifted_constant_keeps_all_its_bits() -> None:
    """mypyc compiles `1 << x` as a 32-bit shift: `shl` may not."""
    assert [shl(1, by) for by in (0, 31, 32, 40, 61)] == [2**0, 2**31, 2**32, 2**40, 2**61]


@given(st.sets(st.integers(0, 23)), st.integers(0, 23))
def test_masks_are_sets_of_seats(seats: set[int], seat: int) -> None:
    mask = sum(1 << one for one in seats)
    assert seats_in(mask) == sorted(seats)
    assert size_of(mask) == len(seats)
    assert has(mask, seat) == (seat in seats)
    assert seats_in(plus(mask, seat)) == sorted(seats | {seat})
    assert seats_in(minus(mask, seat)) == sorted(seats - {seat})


def test_everyone_is_every_seat() -> None:
    assert seats_in(everyone(4)) == [0, 1, 2, 3]


@given(st.lists(st.integers(0, 15), min_size=15, max_size=15), st.integers(0, 14), st.integers(0, 15))
def test_lanes_do_not_overlap(numbers: list[int], at: int, value: int) -> None:
    word = 0
    for place, number in enumerate(numbers):
        word = with_lane(word, place, number)
    changed = with_lane(word, at, value)
    numbers[at] = value
    assert [lane(changed, place) for place in range(15)] == numbers


@given(st.lists(st.integers(0, 14), max_size=15))
def test_a_bag_holds_what_was_put_in(kinds: list[int]) -> None:
    bag = bag_of(kinds)
    assert in_bag(bag) == sorted(kinds)
    for kind in kinds:
        bag -= one_in(kind)
    assert bag == 0
