"""Every move of Lines and Columns, made once."""

from __future__ import annotations

from typing import Final, final

import msgspec
from mypy_extensions import i64

from ludejo.core.move import Move
from ludejo.games.lines_and_columns import shapes
from ludejo.games.lines_and_columns.pieces import ALL, CARDS, GREEN, LEFT, N_CARDS, N_COLOURS, RIGHT, START


@final
class LayMove(Move):
    """A card laid on a side (START: a green card), or ALL cards of the hand."""

    def __init__(self, index: int, shape: msgspec.Struct, card: int, side: int) -> None:
        super().__init__(index, shape)
        self.card: i64 = card
        self.side: i64 = side

    def __reduce__(self) -> tuple[object, ...]:
        return move_at, (self.index,)


def written_moves() -> list[LayMove]:
    """Every move, in a fixed order: green cards, other cards left and right, all cards at once."""
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
    """The move of each card on this side; a green card has the same move for both sides."""
    found: list[LayMove] = []
    for card in range(N_CARDS):
        wanted = START if card % N_COLOURS == GREEN else side
        found += [move for move in MOVES if move.card == card and move.side == wanted]
    return found


TO_LEFT: Final[list[LayMove]] = moves_by_card(LEFT)
TO_RIGHT: Final[list[LayMove]] = moves_by_card(RIGHT)


def move_at(index: int) -> LayMove:
    """The move with this index."""
    return MOVES[index]
