"""Every move of Lupus in Tabula, made once."""

from __future__ import annotations

from typing import Final, final

import msgspec
from mypy_extensions import i64

from ludejo.core.move import Move
from ludejo.games.lupus_in_tabula import shapes
from ludejo.games.lupus_in_tabula.pieces import (
    ACCUSE,
    AM,
    DOUBT,
    MORE,
    MOST_SEATS,
    NOBODY,
    POINT,
    READY,
    ROLES,
    SAW,
    SHADES,
    TRUST,
    VOTE,
)


@final
class Act(Move):
    """A move as the rules see it: its kind, the seat that it names, and the role or shade of a claim."""

    def __init__(self, index: int, shape: msgspec.Struct, kind: int, at: int, what: int = 0) -> None:
        super().__init__(index, shape)
        self.kind: i64 = kind
        self.at: i64 = at
        self.what: i64 = what

    def __reduce__(self) -> tuple[object, ...]:
        return move_at, (self.index,)


def written_moves() -> list[Act]:
    """Every move there is, in fixed order."""
    seats = range(MOST_SEATS)
    plain: list[tuple[msgspec.Struct, int, int, int]] = [(shapes.Point(seat), POINT, seat, 0) for seat in seats]
    plain.append((shapes.Point(None), POINT, NOBODY, 0))
    plain += [(shapes.Vote(seat), VOTE, seat, 0) for seat in seats]
    plain += [(shapes.Ready(), READY, NOBODY, 0), (shapes.More(), MORE, NOBODY, 0)]
    plain += [(shapes.Accuse(seat), ACCUSE, seat, 0) for seat in seats]
    plain += [(shapes.Trust(seat), TRUST, seat, 0) for seat in seats]
    plain += [(shapes.Doubt(seat), DOUBT, seat, 0) for seat in seats]
    plain += [(shapes.Saw(seat, SHADES[shade]), SAW, seat, shade) for shade in (0, 1) for seat in seats]
    plain += [(shapes.Am(role), AM, NOBODY, number) for number, role in enumerate(ROLES)]
    return [Act(i, shape, kind, at, what) for i, (shape, kind, at, what) in enumerate(plain)]


MOVES: Final[list[Act]] = written_moves()
POINT_NOBODY: Final[Act] = MOVES[24]
FIRST_VOTE: Final = 25
READY_MOVE: Final[Act] = MOVES[49]
MORE_MOVE: Final[Act] = MOVES[50]
FIRST_ACT: Final = 51
FIRST_SAW: Final = 123
FIRST_AM: Final = 171
NO_CHOICES: Final[tuple[Move, ...]] = ()


def move_at(index: int) -> Act:
    """The move with this index."""
    return MOVES[index]
