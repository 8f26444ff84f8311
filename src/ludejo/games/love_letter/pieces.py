"""The cards of Love Letter (LL-1), and why a move may be refused."""

from __future__ import annotations

from typing import Final

from ludejo.core.bits import bag_of
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

NOT_ENDED: Final = 0  # how a round ends
BY_LAST: Final = 1  # one player was left
BY_SHOWDOWN: Final = 2

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
