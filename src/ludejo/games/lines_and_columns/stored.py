"""A position of Lines and Columns as bytes and back."""

from __future__ import annotations

from typing import Final

from ludejo.core.bits import everyone, has, lane, one_in, shl, size_of
from ludejo.core.packing import pack, unpack
from ludejo.games.lines_and_columns._fields import COUNT
from ludejo.games.lines_and_columns.pieces import (
    BY_STUCK,
    EVERY_CARD,
    GREEN,
    GREEN_WHERE,
    MIDDLE,
    MOST_SEATS,
    N_COLOURS,
    N_OBJECTS,
    NOT_ENDED,
    SEEN,
    card_of,
    colours_in,
)
from ludejo.games.lines_and_columns.position import Position
from ludejo.games.lines_and_columns.rules.grid import Grid

MARK: Final = b"lines-and-columns"
VERSION: Final = 1


def packed(position: Position) -> bytes:
    """All fields, except those that are computed from others."""
    return pack(MARK, VERSION, position.numbers())


def unpacked(stored: bytes) -> list[int]:
    """The numbers of a stored position; `Refused` if these bytes are not one."""
    return unpack(MARK, VERSION, COUNT, stored)


def follow(p: Position) -> bool:
    """Compute the fields that follow from others; False if that is impossible."""
    if not 2 <= p.n_seats <= MOST_SEATS or not are_cards(p.deck, EVERY_CARD) or not are_cards(p.undealt, p.deck):
        return False
    for seat in range(MOST_SEATS):
        hand = p.hand(seat)
        if not are_cards(hand, p.deck) or not are_cards(p.lacks(seat), p.deck) or size_of(hand) > 15:
            return False
        p.counts += size_of(hand) * one_in(seat)
    return follow_grid(p.grid, held_by(p), p.deck)


def held_by(p: Position) -> int:
    """All cards that do not lie on the table."""
    held: int = p.undealt
    for seat in range(MOST_SEATS):
        held |= p.hand(seat)
    return held


def are_cards(mask: int, deck: int) -> bool:
    """Is this a mask of cards of this deck, and of nothing else?"""
    return 0 <= mask <= EVERY_CARD and mask & ~deck == 0


def follow_grid(grid: Grid, held: int, deck: int) -> bool:
    """The same for the grid; False if columns have gaps, or the cards in rows are not those that nobody holds."""
    if not 0 <= grid.where < 1 << 32 or not 0 <= grid.lefts < 1 << 28 or not 0 <= grid.rights < 1 << 28:
        return False
    if lane(grid.where, GREEN) != SEEN or not follow_columns(grid):
        return False
    grid.laid = deck & ~held
    for thing in range(N_OBJECTS):
        if row_cards(grid, thing) != grid.laid >> thing * N_COLOURS & 255:
            return False
    grid.refresh()
    return set(seen_colours(grid)) <= {GREEN, *colours_in(grid.laid)}


def seen_colours(grid: Grid) -> list[int]:
    """The colours that have a column."""
    return [colour for colour in range(N_COLOURS) if has(grid.taken, colour)]


def follow_columns(grid: Grid) -> bool:
    """Open the columns, going outwards from green; False if some are left over."""
    where = int(grid.where)
    grid.where = GREEN_WHERE
    found: dict[int, int] = {}
    for colour in range(N_COLOURS):
        if lane(where, colour) != 0:
            found[lane(where, colour) - SEEN] = colour
    for step in (-1, 1):
        column = step
        while column in found and abs(column) <= MIDDLE:
            grid.open_column(found[column], column)
            column += step
    return where == grid.where


def row_cards(grid: Grid, thing: int) -> int:
    """The mask of the colours that a row of this length must have; -1 if it reaches beyond the columns."""
    left, right = int(lane(grid.lefts, thing)), int(lane(grid.rights, thing))
    if not has(grid.laid, card_of(thing, GREEN)):
        return 0 if left == right == 0 else -1
    if -left < grid.lo or right > grid.hi:
        return -1
    return sum([int(shl(1, grid.colour_at(column))) for column in range(-left, right + 1)])


def is_sound(p: Position) -> bool:
    """Is this position possible? Small numbers must be in their range, and no card may be in two places."""
    hands = [p.hand(seat) for seat in range(MOST_SEATS)]
    n_held = sum([size_of(hand) for hand in hands]) + size_of(p.undealt)
    seated = everyone(p.n_seats)
    ranges = (
        n_held == size_of(held_by(p)),
        all(p.hand(seat) == p.lacks(seat) == 0 for seat in range(p.n_seats, MOST_SEATS)),
        all(p.hand(seat) & p.lacks(seat) == 0 for seat in range(p.n_seats)),
        0 <= p.mover < p.n_seats and 0 <= p.dealer < p.n_seats and p.n_moves >= 0,
        0 <= p.passed <= seated and 0 <= p.winners <= seated,
        NOT_ENDED <= p.end <= BY_STUCK and (p.end == NOT_ENDED) == (p.winners == 0),
        p.end != NOT_ENDED or p.hand(p.mover) & p.grid.open_cards() != 0,
    )
    return all(ranges)
