"""The cards of Lines and Columns (LK-1), decks by seats (LK-2), the moves, and why one may be refused.

A card is a number: its object times eight, plus its colour. A set of cards is a mask of 56 bits, in which each object
has eight neighbouring ones.
"""

from __future__ import annotations

from typing import Final, final

import msgspec
from mypy_extensions import i64

from ludejo.core.bits import plus, shl
from ludejo.core.move import Move
from ludejo.games.lines_and_columns import shapes
from ludejo.games.lines_and_columns.shapes import Card, Colour, Object, Side

OBJECTS: Final[tuple[Object, ...]] = ("car", "glass", "die", "book", "chair", "table", "vase")
COLOURS: Final[tuple[Colour, ...]] = ("white", "blue", "brown", "yellow", "black", "red", "green", "violet")
N_OBJECTS: Final = 7
N_COLOURS: Final = 8
N_CARDS: Final = 56
GREEN: Final = 6
ROW: Final = 255  # the eight bits of an object
MOST_SEATS: Final = 7
GREENS: Final = 0x40_40_40_40_40_40_40  # masks written out: mypyc takes literals into the code, and looks others up
EVERY_CARD: Final = 0xFF_FF_FF_FF_FF_FF_FF

LEFT: Final = 0
RIGHT: Final = 1
START: Final = 2  # of a row: no side
SIDES: Final[tuple[Side | None, ...]] = ("left", "right", None)
ALL: Final = -1  # the card of the move that lays all

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


@final
class LayMove(Move):
    """A card laid on a side (START: a green one), or ALL of them."""

    def __init__(self, index: int, shape: msgspec.Struct, card: int, side: int) -> None:
        super().__init__(index, shape)
        self.card: i64 = card
        self.side: i64 = side

    def __reduce__(self) -> tuple[object, ...]:
        return move_at, (self.index,)


def written_moves() -> list[LayMove]:
    """Every move there is, in fixed order: the green cards, the others left and right, all of them."""
    plain: list[tuple[msgspec.Struct, int, int]] = []
    for card in range(GREEN, N_CARDS, N_COLOURS):
        plain.append((shapes.Lay(CARDS[card]), card, START))
    for card in range(N_CARDS):
        if card % N_COLOURS != GREEN:
            plain.append((shapes.Lay(CARDS[card], "left"), card, LEFT))
            plain.append((shapes.Lay(CARDS[card], "right"), card, RIGHT))
    plain.append((shapes.LayAll(), ALL, START))
    return [LayMove(i, shape, card, side) for i, (shape, card, side) in enumerate(plain)]


MOVES: Final[list[LayMove]] = written_moves()
LAY_ALL: Final[LayMove] = MOVES[-1]
NO_CHOICES: Final[tuple[Move, ...]] = ()


def moves_by_card(side: int) -> list[LayMove]:
    """The move of each card on this side; a green one has one move, whatever the side."""
    found: list[LayMove] = []
    for card in range(N_CARDS):
        wanted = START if card % N_COLOURS == GREEN else side
        found += [move for move in MOVES if move.card == card and move.side == wanted]
    return found


TO_LEFT: Final[list[LayMove]] = moves_by_card(LEFT)
TO_RIGHT: Final[list[LayMove]] = moves_by_card(RIGHT)


def move_at(index: int) -> LayMove:
    """The one move of this number."""
    return MOVES[index]


def legal_moves(hand: i64, greens: i64, left: i64, right: i64) -> list[Move]:
    """The moves of single cards, in their fixed order, where these cards may be laid so."""
    found: list[Move] = []
    here = hand & greens
    if here != 0:
        for card in range(GREEN, N_CARDS, N_COLOURS):
            if (here >> card) & 1 != 0:
                found.append(TO_LEFT[card])
    sided = hand & (left | right)
    card_at: i64 = 0
    while sided >> card_at != 0:
        if (sided >> card_at) & ROW == 0:
            card_at += N_COLOURS
            continue
        if (sided >> card_at) & 1 != 0:
            if (left >> card_at) & 1 != 0:
                found.append(TO_LEFT[card_at])
            if (right >> card_at) & 1 != 0:
                found.append(TO_RIGHT[card_at])
        card_at += 1
    return found
