"""Every move of Love Letter, made once."""

from __future__ import annotations

from typing import Final, final

import msgspec
from mypy_extensions import i64

from ludejo.core.move import Move
from ludejo.games.love_letter import shapes
from ludejo.games.love_letter.pieces import (
    BARON,
    COUNTESS,
    GUARD,
    HANDMAID,
    KING,
    MOST_SEATS,
    NAMES,
    NONE,
    PRINCE,
    PRINCESS,
    SPY,
)


@final
class CardMove(Move):
    """A card aimed at a seat (NONE: at nobody), with the guess of a Guard."""

    def __init__(self, index: int, shape: msgspec.Struct, card: int, at: int, guess: int) -> None:
        super().__init__(index, shape)
        self.card: i64 = card
        self.at: i64 = at
        self.guess: i64 = guess

    def __reduce__(self) -> tuple[object, ...]:
        return move_at, (self.index,)


def written_moves() -> list[CardMove]:
    """Every move, also those that no position allows (a Guard guessing a Guard), in their fixed order."""
    plain: list[tuple[msgspec.Struct, int, int, int]] = [(shapes.Guard(), GUARD, NONE, 0)]
    for at in range(MOST_SEATS):
        for guess in range(GUARD, PRINCESS + 1):
            plain.append((shapes.Guard(at, NAMES[guess]), GUARD, at, guess))
    plain.append((shapes.Spy(), SPY, NONE, 0))
    plain += [(shapes.Spy(at), SPY, at, 0) for at in range(MOST_SEATS)]
    plain.append((shapes.Baron(), BARON, NONE, 0))
    plain += [(shapes.Baron(at), BARON, at, 0) for at in range(MOST_SEATS)]
    plain.append((shapes.Handmaid(), HANDMAID, NONE, 0))
    plain += [(shapes.Prince(at), PRINCE, at, 0) for at in range(MOST_SEATS)]
    plain.append((shapes.King(), KING, NONE, 0))
    plain += [(shapes.King(at), KING, at, 0) for at in range(MOST_SEATS)]
    plain.append((shapes.Countess(), COUNTESS, NONE, 0))
    plain.append((shapes.Princess(), PRINCESS, NONE, 0))
    return [CardMove(i, shape, card, at, guess) for i, (shape, card, at, guess) in enumerate(plain)]


MOVES: Final[list[CardMove]] = written_moves()
NO_CHOICES: Final[tuple[Move, ...]] = ()


def move_at(index: int) -> CardMove:
    """The move with this index."""
    return MOVES[index]
