"""The fields of a position of Lines and Columns, in the order in which they are packed (core/fields.py says how)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludejo.core.fields import BySeat, Follows
from ludejo.games.lines_and_columns.pieces import GREEN_AT, GREEN_TAKEN, GREEN_WHERE, GREENS, NOT_ENDED

if TYPE_CHECKING:
    from ludejo.games.lines_and_columns.rules.grid import Grid


@dataclass
class GridFields:
    """What lies on the table. Green has its column from the start, because only a green card can open it (LK-4)."""

    where: i64 = GREEN_WHERE  # lane by colour: its column plus SEEN
    lefts: i64 = 0  # lane by object: how far its row reaches left of green
    rights: i64 = 0
    laid: Follows = 0  # mask of cards
    at: Follows = GREEN_AT  # lane by column: its colour plus 1
    taken: Follows = GREEN_TAKEN  # mask of the colours that have a column
    lo: Follows = 0
    hi: Follows = 0
    open_greens: Follows = GREENS  # masks of the cards that could be laid now
    open_left: Follows = 0
    open_right: Follows = 0


@dataclass
class PositionFields:
    """Where a game stands."""

    n_seats: i64
    deck: i64  # mask of cards
    dealer: i64
    lays_all: bool  # is the exception LK-10 allowed?
    hint: bool  # should devices say when it is possible?
    grid: Grid
    undealt: i64 = 0  # mask of cards
    mover: i64 = 0
    n_moves: i64 = 0
    passed: i64 = 0  # mask of the seats that passed on their last turn
    end: i64 = NOT_ENDED
    winners: i64 = 0
    hand: BySeat = 0  # masks of cards
    lacks: BySeat = 0  # masks of cards that a seat does not hold, as its passes have shown
    counts: Follows = 0  # lane by seat: cards in hand
