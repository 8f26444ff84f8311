"""The cards of Love Letter, the moves they make possible, and which of them a hand may make.

`choices` and `check` both stand on `judge`, so they can't disagree.
"""

from __future__ import annotations

from typing import Final, final

import msgspec
from mypy_extensions import i64

from ludejo.core.bits import bag_of, has
from ludejo.core.move import Move
from ludejo.games.love_letter import shapes
from ludejo.games.love_letter.shapes import Card

GUARD: Final = 1
SPY: Final = 2
BARON: Final = 3
HANDMAID: Final = 4
PRINCE: Final = 5
KING: Final = 6
COUNTESS: Final = 7
PRINCESS: Final = 8
KINDS: Final = 9  # cards 1 to 8; lane 0 is empty

NAMES: Final[tuple[Card | None, ...]] = (
    None, "guard", "spy", "baron", "handmaid", "prince", "king", "countess", "princess",
)  # fmt: skip
CARDS: Final[tuple[Card, ...]] = (
    "guard", "spy", "baron", "handmaid", "prince", "king", "countess", "princess",
)  # fmt: skip
DECK: Final[list[int]] = [8, 7, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 1]  # LL-1
FULL_BAG: Final = bag_of(DECK)
MOST_SEATS: Final = 4

NONE: Final = -1  # no target
FINE: Final = 0
NOT_HELD: Final = 1
COUNTESS_FIRST: Final = 2
GUESSED_GUARD: Final = 3
NO_SUCH_SEAT: Final = 4
AT_YOURSELF: Final = 5
OUT_ALREADY: Final = 6
IS_PROTECTED: Final = 7
NAMES_NOBODY: Final = 8
MUST_BE_YOU: Final = 9

OF_THE_CARD: Final = ""  # the rule behind the refusal is that of the card played
CARD_RULES: Final[tuple[str, ...]] = ("", "LL-10", "LL-11", "LL-12", "LL-13", "LL-14", "LL-16", "LL-17", "LL-18")
REASONS: Final[tuple[tuple[str, str], ...]] = (
    ("", ""),
    ("not-held", "LL-4"),
    ("countess-first", "LL-17"),
    ("guessed-guard", "LL-10"),
    ("no-such-seat", "LL-2"),
    ("at-yourself", OF_THE_CARD),
    ("out-already", "LL-19"),
    ("is-protected", "LL-13"),
    ("names-nobody", OF_THE_CARD),
    ("must-be-you", "LL-14"),
)
NOT_YOUR_TURN: Final[tuple[str, str]] = ("not-your-turn", "LL-4")
IS_OVER: Final[tuple[str, str]] = ("is-over", "LL-9")


@final
class CardMove(Move):
    """A card played at a seat (NONE: at nobody), with the guess of a Guard."""

    def __init__(self, index: int, shape: msgspec.Struct, card: int, at: int, guess: int) -> None:
        super().__init__(index, shape)
        self.card: i64 = card
        self.at: i64 = at
        self.guess: i64 = guess

    def __reduce__(self) -> tuple[object, ...]:
        return move_at, (self.index,)


def written_moves() -> list[CardMove]:
    """Every move there is, also those no position allows (a Guard guessing a Guard), in their fixed order."""
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


def move_at(index: int) -> CardMove:
    """The one move of this number."""
    return MOVES[index]


def needs_other(card: i64) -> bool:
    """Is the card aimed at another player (LL-10, LL-11, LL-12, LL-16)?"""
    return card <= BARON or card == KING


def judge(first: i64, second: i64, seat: i64, n_seats: i64, living: i64, free: i64, move: CardMove) -> i64:
    """FINE, or why a seat holding these two cards may not make this move.

    `free`: the other seats in the round that nobody protects.
    """
    card = move.card
    if card != first and card != second:
        return NOT_HELD
    royal = first == PRINCE or first == KING or second == PRINCE or second == KING
    if royal and card != COUNTESS and (first == COUNTESS or second == COUNTESS):
        return COUNTESS_FIRST  # LL-17
    at = move.at
    if at >= n_seats:
        return NO_SUCH_SEAT
    if needs_other(card):
        return judge_other(seat, living, free, at, move.guess)
    if card == PRINCE and at != seat:  # oneself is always allowed (LL-14)
        return judge_prince(living, free, at)
    return FINE


def judge_other(seat: i64, living: i64, free: i64, at: i64, guess: i64) -> i64:
    """Why this target won't do for a Guard, Spy, Baron or King."""
    if at == NONE:
        if free != 0:
            return NAMES_NOBODY  # LL-11: a target is named if there is one
        return FINE  # LL-19, LL-20: played without effect
    if at == seat:
        return AT_YOURSELF
    if not has(living, at):
        return OUT_ALREADY
    if not has(free, at):
        return IS_PROTECTED
    if guess == GUARD:
        return GUESSED_GUARD
    return FINE


def judge_prince(living: i64, free: i64, at: i64) -> i64:
    """Why this other seat won't do for a Prince."""
    if not has(living, at):
        return OUT_ALREADY
    if has(free, at):
        return FINE
    if free == 0:
        return MUST_BE_YOU
    return IS_PROTECTED


# What a hand may do depends on the two cards, the seat and the free targets alone: worked out once, then looked up.
NO_CHOICES: Final[tuple[Move, ...]] = ()
REMEMBERED: Final[list[tuple[Move, ...]]] = [NO_CHOICES] * (9 * 9 * 16 * MOST_SEATS)


def legal_moves(first: i64, second: i64, seat: i64, free: i64) -> tuple[Move, ...]:
    """All moves of a seat on turn with these two cards, in their fixed order."""
    key = ((first * 9 + second) * 16 + free) * MOST_SEATS + seat
    found = REMEMBERED[key]
    if not found:
        fine = [m for m in MOVES if judge(first, second, seat, MOST_SEATS, 15, free, m) == FINE]
        found = tuple(fine)
        REMEMBERED[key] = found
    return found
