"""Where a match of Love Letter stands, packed into machine words.

The cards of the pile have no order, and the card set aside has no face, until somebody takes them: `rest` is the bag
of all cards that nobody has seen yet, and a draw takes one of them blindly. The last card left is the one set aside.
(By symmetry this deals exactly like a shuffled pile; tests/games/love_letter/test_oracle.py checks it.) So a
position contains no future, and only the hands are hidden.

The tape of the round (first hands, then each turn's draw and move) is kept because `resample` needs all that a
seat was told since the deal.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludejo.core.bits import LANE, lane, shl, with_lane
from ludejo.games.love_letter._fields import PositionFields
from ludejo.games.love_letter.moves import MOVES, CardMove
from ludejo.games.love_letter.pieces import NONE

ENTRY: Final = 15  # bits of a tape entry: mover 2, drawn 3, move 6, redrawn 4
ENTRIES: Final = 4  # in a word
MOST_TURNS: Final = 12  # three seats, twelve cards in the pile


@final
class Turn:
    """One entry of the tape, unpacked. Code that goes through the tape sets `laid` and `loser`."""

    def __init__(self, entry: i64) -> None:
        self.seat: i64 = entry & 3
        self.drawn: i64 = ((entry >> 2) & 7) + 1
        self.move: CardMove = MOVES[(entry >> 5) & 63]
        self.redrawn: i64 = entry >> 11  # the card taken after a Prince, 0 if none was
        self.laid: i64 = 0  # the hand that its effect laid open
        self.loser: i64 = NONE  # the seat that it put out of the round


def entry_of(seat: i64, drawn: i64, move: i64, redrawn: i64) -> i64:
    """A tape entry."""
    return seat | ((drawn - 1) << 2) | (move << 5) | (redrawn << 11)


def laid_cards(laid: i64) -> list[int]:
    """Discarded cards, the first one first."""
    cards: list[int] = []
    left = laid
    while left != 0:
        cards.append(left & 15)
        left >>= LANE
    cards.reverse()
    return cards


def laid_sum(laid: i64) -> i64:
    """The sum of the values of discarded cards (LL-7)."""
    total: i64 = 0
    left = laid
    while left != 0:
        total += left & 15
        left >>= LANE
    return total


class Position(PositionFields):
    """The fields, with methods for reading and changing them."""

    def hand(self, seat: i64) -> i64:
        """The card that this seat holds between turns."""
        return lane(self.hands, seat)

    def hold(self, seat: i64, card: i64) -> None:
        """Put this one card in the seat's hand."""
        self.hands = with_lane(self.hands, seat, card)

    def discard(self, seat: i64, card: i64) -> None:
        """Lay a card open in front of its owner, on top of the others (LL-4)."""
        self.set_laid(seat, (self.laid(seat) << LANE) | card)

    def pile(self) -> i64:
        """How many cards can still be drawn: all but the one set aside."""
        if self.n_rest == 0:
            return 0
        return self.n_rest - 1

    def is_over(self) -> bool:
        """Has somebody won the match?"""
        return self.winners != 0

    def free_targets(self, seat: i64) -> i64:
        """The other seats in the round that nobody protects (LL-19)."""
        return self.living & ~self.shields & ~shl(1, seat)

    def entry(self, turn: i64) -> i64:
        """The packed tape entry of this turn of the round."""
        shift = (turn % ENTRIES) * ENTRY
        if turn < ENTRIES:
            return (self.tape0 >> shift) & 0x7FFF
        if turn < 2 * ENTRIES:
            return (self.tape1 >> shift) & 0x7FFF
        return (self.tape2 >> shift) & 0x7FFF

    def record(self, entry: i64) -> None:
        """Write the entry of this turn, and count the turn."""
        turn = self.n_turns
        bits = entry << ((turn % ENTRIES) * ENTRY)
        if turn < ENTRIES:
            self.tape0 |= bits
        elif turn < 2 * ENTRIES:
            self.tape1 |= bits
        else:
            self.tape2 |= bits
        self.n_turns = turn + 1

    def tape(self) -> list[Turn]:
        """The turns of this round, in order."""
        return [Turn(self.entry(turn)) for turn in range(self.n_turns)]
