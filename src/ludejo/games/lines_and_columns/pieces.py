"""The cards of Lines and Columns (LK-1), decks by seats (LK-2), and why a move may be refused.

A card is a number: its object times eight, plus its colour. A set of cards is a mask of 56 bits, in which each object
has eight neighbouring ones.
"""

from __future__ import annotations

from typing import Final

import msgspec
from mypy_extensions import i64

from ludejo.core.bits import plus, shl
from ludejo.games.lines_and_columns.shapes import Card, Colour, Object, Side

OBJECTS: Final[tuple[Object, ...]] = ("car", "glass", "die", "book", "chair", "table", "vase")
COLOURS: Final[tuple[Colour, ...]] = ("white", "blue", "brown", "yellow", "black", "red", "green", "violet")
N_OBJECTS: Final = 7
N_COLOURS: Final = 8
N_CARDS: Final = 56
GREEN: Final = 6
ROW: Final = 255  # the eight bits of an object
MOST_SEATS: Final = 7
GREENS: Final = 0x40_40_40_40_40_40_40  # written out: mypyc puts literals into the code, but looks others up
EVERY_CARD: Final = 0xFF_FF_FF_FF_FF_FF_FF

LEFT: Final = 0
RIGHT: Final = 1
START: Final = 2  # of a row: no side
SIDES: Final[tuple[Side | None, ...]] = ("left", "right", None)
ALL: Final = -1  # the card of the move that lays all

MIDDLE: Final = 7  # lane of column 0 in the grid's `at`
SEEN: Final = 8  # lanes of its `where` have the column plus this; 0: the colour has no column yet
GREEN_WHERE: Final = 0x8000000  # `where` of an empty table: green is in column 0
GREEN_AT: Final = 0x70000000  # `at` of an empty table
GREEN_TAKEN: Final = 0x40  # green is the only colour that has a column

NOT_ENDED: Final = 0
BY_OUT: Final = 1  # somebody has no cards left
BY_STUCK: Final = 2  # nobody can lay a card

# LK-2: objects and colours by seats; two and seven seats are not in the rulebook
DECKS: Final[dict[int, tuple[int, int]]] = {2: (4, 5), 3: (6, 5), 4: (6, 6), 5: (5, 8), 6: (7, 6), 7: (7, 8)}

FINE: Final = 0
NOT_HELD: Final = 1
GREEN_FIRST: Final = 2
NO_ROW: Final = 3
OTHER_SIDE: Final = 4
MISSING: Final = 5
ALL_FORBIDDEN: Final = 6
ONE_CARD: Final = 7
NOT_ALL: Final = 8
REASONS: Final[tuple[tuple[str, str], ...]] = (
    ("", ""),
    ("not-held", "LK-9"),
    ("green-first", "LK-4"),
    ("no-row", "LK-6"),
    ("other-side", "LK-5"),
    ("missing", "LK-8"),
    ("all-forbidden", "LK-10"),
    ("one-card", "LK-10"),
    ("not-all", "LK-10"),
)
NOT_YOUR_TURN: Final[tuple[str, str]] = ("not-your-turn", "LK-3")
IS_OVER: Final[tuple[str, str]] = ("is-over", "LK-11")


def written_cards() -> list[Card]:
    """The names of all cards, each at its number."""
    names = [f"{colour}-{thing}" for thing in OBJECTS for colour in COLOURS]
    return [msgspec.convert(name, Card) for name in names]


CARDS: Final[list[Card]] = written_cards()


def card_of(thing: i64, colour: i64) -> i64:
    """The card of an object in a colour."""
    return thing * N_COLOURS + colour


def card_named(name: str) -> int:
    """The number of the card of this name."""
    return [str(card) for card in CARDS].index(name)


def cards_of(names: list[str]) -> i64:
    """The mask of the cards of these names."""
    mask: i64 = 0
    for name in names:
        mask = plus(mask, card_named(name))
    return mask


def deck_of(things: list[int], colours: list[int]) -> i64:
    """The mask of all cards of these objects in these colours."""
    mask: i64 = 0
    for thing in things:
        for colour in colours:
            mask = plus(mask, thing * N_COLOURS + colour)
    return mask


def cards_in(mask: i64) -> list[int]:
    """The cards of a mask, in order."""
    found: list[int] = []
    card: i64 = 0
    left = mask
    while left != 0:
        if left & 1 != 0:
            found.append(card)
        left >>= 1
        card += 1
    return found


def names_of(mask: i64) -> tuple[Card, ...]:
    """The names of the cards of a mask."""
    return tuple([CARDS[card] for card in cards_in(mask)])


def things_in(deck: i64) -> list[int]:
    """The objects of a deck."""
    return [thing for thing in range(N_OBJECTS) if (deck >> (thing * N_COLOURS)) & ROW != 0]


def colours_in(deck: i64) -> list[int]:
    """The colours of a deck."""
    shown: i64 = 0
    for thing in range(N_OBJECTS):
        shown |= (deck >> (thing * N_COLOURS)) & ROW
    return [colour for colour in range(N_COLOURS) if shown & shl(1, colour) != 0]
