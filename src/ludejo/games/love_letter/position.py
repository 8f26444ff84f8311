"""Where a match of Love Letter stands, packed into machine words.

The cards of the pile have no order and the card set aside no face until somebody takes them: `rest` is the bag
of all cards nobody has seen yet, and a draw takes one of them blindly. The last one left is the card set aside.
(By symmetry this deals exactly like a shuffled pile; tests/games/love_letter/test_oracle.py checks it.) So a
position holds no future, and the hidden part of it is just the hands.

The tape of the round (first hands, then each turn's draw and move) is kept because `resample` needs all that a
seat was told since the deal.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludejo.core.bits import LANE, lane, shl, with_lane
from ludejo.core.game import State
from ludejo.games.love_letter.pieces import MOVES, NONE, CardMove

NOT_ENDED: Final = 0
BY_LAST: Final = 1  # one player was left
BY_SHOWDOWN: Final = 2

ENTRY: Final = 15  # bits of a tape entry: mover 2, drawn 3, move 6, redrawn 4
ENTRIES: Final = 4  # in a word
MOST_TURNS: Final = 12  # three seats, twelve cards in the pile


@final
class Turn:
    """One entry of the tape, unpacked; `laid` and `loser` are for notes of who walks through it."""

    def __init__(self, entry: i64) -> None:
        self.seat: i64 = entry & 3
        self.drawn: i64 = ((entry >> 2) & 7) + 1
        self.move: CardMove = MOVES[(entry >> 5) & 63]
        self.redrawn: i64 = entry >> 11  # the card taken after a Prince, 0 if none was
        self.laid: i64 = 0  # the hand its effect laid open
        self.loser: i64 = NONE  # the seat it put out of the round


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
    """The sum of their values (LL-7)."""
    total: i64 = 0
    left = laid
    while left != 0:
        total += left & 15
        left >>= LANE
    return total


class Position(State):
    """The fields, and the few words for reading them."""

    def __init__(self, n_seats: i64, goal: i64, ties_share: bool, deck: i64, size: i64, open_cards: i64) -> None:
        self.n_seats = n_seats
        self.goal = goal
        self.ties_share = ties_share
        self.deck = deck  # bag: what each round is dealt from
        self.deck_size = size
        self.n_face_up = open_cards
        self.tokens: i64 = 0  # lane by seat
        self.round_no: i64 = 0
        self.starter: i64 = 0
        self.mover: i64 = 0
        self.n_moves: i64 = 0  # of the whole match
        self.hands: i64 = 0  # lane by seat: the card between turns, 0 if out
        self.drawn: i64 = 0  # the mover's second card
        self.living: i64 = 0  # mask: still in the round
        self.shields: i64 = 0  # mask: protected by a Handmaid
        self.rest: i64 = 0  # bag: pile and card set aside
        self.n_rest: i64 = 0
        self.laid0: i64 = 0  # lanes: what seat 0 has discarded, the last card in lane 0
        self.laid1: i64 = 0
        self.laid2: i64 = 0
        self.laid3: i64 = 0
        self.face_up: i64 = 0  # lanes 0 to 2: the cards laid open with two seats
        self.dealt: i64 = 0  # lane by seat: the first hand
        self.n_turns: i64 = 0  # of this round
        self.tape0: i64 = 0
        self.tape1: i64 = 0
        self.tape2: i64 = 0
        self.last_end: i64 = NOT_ENDED
        self.last_shown: i64 = 0
        self.last_laid0: i64 = 0
        self.last_laid1: i64 = 0
        self.last_laid2: i64 = 0
        self.last_laid3: i64 = 0
        self.last_winners: i64 = 0
        self.winners: i64 = 0  # mask: of the match

    def hand(self, seat: i64) -> i64:
        """The card this seat holds between turns."""
        return lane(self.hands, seat)

    def hold(self, seat: i64, card: i64) -> None:
        """Put this one card in the seat's hand."""
        self.hands = with_lane(self.hands, seat, card)

    def laid(self, seat: i64) -> i64:
        """The cards this seat has discarded in this round."""
        if seat == 0:
            return self.laid0
        if seat == 1:
            return self.laid1
        if seat == 2:
            return self.laid2
        return self.laid3

    def last_laid(self, seat: i64) -> i64:
        """The cards this seat had discarded at the end of the last round."""
        if seat == 0:
            return self.last_laid0
        if seat == 1:
            return self.last_laid1
        if seat == 2:
            return self.last_laid2
        return self.last_laid3

    def discard(self, seat: i64, card: i64) -> None:
        """Lay a card open in front of its owner, on top of the others (LL-4)."""
        if seat == 0:
            self.laid0 = (self.laid0 << LANE) | card
        elif seat == 1:
            self.laid1 = (self.laid1 << LANE) | card
        elif seat == 2:
            self.laid2 = (self.laid2 << LANE) | card
        else:
            self.laid3 = (self.laid3 << LANE) | card

    def pile(self) -> i64:
        """The cards that can still be drawn: all but the one set aside."""
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

    def copy_to(self, other: Position) -> None:
        """Make the other position equal to this one."""
        other.tokens = self.tokens
        other.round_no = self.round_no
        other.starter = self.starter
        other.mover = self.mover
        other.n_moves = self.n_moves
        other.hands = self.hands
        other.drawn = self.drawn
        other.living = self.living
        other.shields = self.shields
        other.rest = self.rest
        other.n_rest = self.n_rest
        other.laid0 = self.laid0
        other.laid1 = self.laid1
        other.laid2 = self.laid2
        other.laid3 = self.laid3
        other.face_up = self.face_up
        other.dealt = self.dealt
        other.n_turns = self.n_turns
        other.tape0 = self.tape0
        other.tape1 = self.tape1
        other.tape2 = self.tape2
        other.last_end = self.last_end
        other.last_shown = self.last_shown
        other.last_laid0 = self.last_laid0
        other.last_laid1 = self.last_laid1
        other.last_laid2 = self.last_laid2
        other.last_laid3 = self.last_laid3
        other.last_winners = self.last_winners
        other.winners = self.winners
