"""Board, pieces and cards of Artus (AR-1 to AR-18), and why a move may be refused.

A piece is a number: the Princes are 0 to 3, the Knights of a seat follow in fives. A card is a number, too: knight
cards 0 to 7, king cards 8 to 14, scoring cards 15 to 20. Equal cards have the same number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludejo.core.bits import shl
from ludejo.games.artus.defaults import BRONZE_CHAIRS, KNIGHT_CARDS, RING_CARDS, SILVER_CHAIRS
from ludejo.games.artus.shapes import Card, Kind, Phase, Piece, Pile, Royal

N_CHAIRS: Final = 28  # AR-1
EVERY_CHAIR: Final = 0xFFFFFFF
# AR-2: the plates counter-clockwise from the crown
PLATES: Final[list[int]] = [0, 10, *range(8, 0, -1), *range(-1, -16, -1), 0, 0, 0]

# --- Knights, Princes, rings: AR-9

N_ROYALS: Final = 4
ROYALS: Final[tuple[Royal, ...]] = ("silver-1", "silver-2", "bronze-1", "bronze-2")
PIECES: Final[tuple[Piece, ...]] = ("silver-1", "silver-2", "bronze-1", "bronze-2", "knight")
ROYAL_CHAIRS: Final[list[int]] = [*SILVER_CHAIRS, *BRONZE_CHAIRS]  # AR-6, AR-10
MOST_KNIGHTS: Final = 5  # of a seat, on the table
MOST_SEATS: Final = 4
N_RINGS: Final = 10
CROWN_RINGS: Final = 3
START_RINGS: Final = 0x1113  # AR-10: a lane for each Prince, the first is King
PART: Final = 5  # bits of a chair in a word of chairs
NOWHERE: Final = 31  # the chair of a Knight not placed yet
NO_KNIGHTS: Final = 0x1FFFFFF  # five Knights that are nowhere

# --- cards (AR-15 to AR-18)

KNIGHT: Final = 0  # kinds of cards, and of piles
KING: Final = 1
SCORING: Final = 2
PILES: Final[tuple[Pile, ...]] = ("knight", "king", "scoring")
CARDS: Final[tuple[Card, ...]] = (
    "knight-1-4", "knight-2-5", "knight-3-6", "knight-4-7", "knight-5-8", "knight-6-9", "knight-7-9", "knight-1-5",
    "silver-1-7", "bronze-1-7", "royal-4-8", "royal-1-5", "ring-silver", "ring-bronze", "ring-any",
    "score-all", "score-reversed", "score-colours", "score-carpet", "score-red", "joker",
)  # fmt: skip
N_CARDS: Final = 21
FIRST_KING: Final = 8
FIRST_RING: Final = 12
FIRST_SCORING: Final = 15
SCORE_ALL: Final = 15
SCORE_REVERSED: Final = 16
SCORE_COLOURS: Final = 17
SCORE_CARPET: Final = 18
SCORE_RED: Final = 19
JOKER: Final = 20
KNIGHT_LANES: Final = 0xFFFFFFFF  # a hand is a bag: a lane a card; scoring cards are apart
KING_LANES: Final = 0xFFFFFFF_00000000
N_SCORING: Final = 6
ALL_SCORING: Final = 63

FORWARD: Final[dict[str, tuple[int, int]]] = {
    "knight-1-4": (1, 4), "knight-2-5": (2, 5), "knight-3-6": (3, 6), "knight-4-7": (4, 7), "knight-5-8": (5, 8),
    "knight-6-9": (6, 9), "knight-7-9": (7, 9), "silver-1-7": (1, 7), "bronze-1-7": (1, 7), "royal-4-8": (4, 8),
    "joker": (1, 3),
}  # fmt: skip
BOTH_WAYS: Final[tuple[str, ...]] = ("knight-1-5", "royal-1-5")
KNOWN_KNIGHTS: Final[tuple[str, ...]] = ("knight-1-4", "knight-2-5", "knight-3-6", "knight-7-9", "knight-1-5")
KING_MOVES: Final[tuple[str, ...]] = ("silver-1-7", "bronze-1-7", "royal-4-8", "royal-1-5")
RINGS: Final[tuple[str, ...]] = ("ring-silver", "ring-bronze", "ring-any")
SILVER: Final[tuple[int, ...]] = (0, 1)
BRONZE: Final[tuple[int, ...]] = (2, 3)
BOTH: Final[tuple[int, ...]] = (0, 1, 2, 3)
PENALTIES: Final[dict[int, int]] = {SCORE_COLOURS: -15, SCORE_CARPET: -25, SCORE_RED: -50}

# --- turns

PLACE: Final = 0
PLAY: Final = 1
DRAW: Final = 2
OVER: Final = 3
PHASES: Final[tuple[Phase, ...]] = ("place", "play", "draw", "over")
KINDS: Final[tuple[Kind, ...]] = ("basic", "advanced")

# --- refusals

FINE: Final = 0
PLACE_FIRST: Final = 1
TAKEN: Final = 2
ALL_PLACED: Final = 3
PLAY_FIRST: Final = 4
DRAW_FIRST: Final = 5
EMPTY_PILE: Final = 6
NOT_HELD: Final = 7
NO_KNIGHT: Final = 8
KING_RING: Final = 9
NOT_COLOURS: Final = 10
NOT_CARPET: Final = 11
NOT_RED: Final = 12
MUST_SCORE: Final = 13
REASONS: Final[tuple[tuple[str, str], ...]] = (
    ("", ""),
    ("place-first", "AR-13"),
    ("taken", "AR-13"),
    ("all-placed", "AR-13"),
    ("play-first", "AR-19"),
    ("draw-first", "AR-19"),
    ("empty-pile", "AR-19"),
    ("not-held", "AR-19"),
    ("no-knight", "AR-11"),
    ("king-ring", "AR-26"),
    ("not-colours", "AR-18"),
    ("not-carpet", "AR-18"),
    ("not-red", "AR-18"),
    ("must-score", "AR-30"),
)
NOT_YOUR_TURN: Final[tuple[str, str]] = ("not-your-turn", "AR-13")
IS_OVER: Final[tuple[str, str]] = ("is-over", "AR-34")


def card_named(name: str) -> int:
    """The number of the card of this name."""
    return [str(card) for card in CARDS].index(name)


def steps_of(card: str) -> list[int]:
    """The numbers of steps from which the player picks one; those backward come first (AR-15: never 0)."""
    if card in BOTH_WAYS:
        return [*range(-5, 0), *range(1, 6)]
    lowest, highest = FORWARD[card]
    return list(range(lowest, highest + 1))


def royals_of(card: str) -> tuple[int, ...]:
    """The Princes that a king card is for (AR-16, AR-17)."""
    if card in ("silver-1-7", "ring-silver"):
        return SILVER
    if card in ("bronze-1-7", "ring-bronze"):
        return BRONZE
    return BOTH


def deck_named(knights: str, rings: str, advanced: bool) -> list[int]:
    """The cards that every player begins with: 8 knight and 8 king cards, and 6 scoring cards in the advanced game."""
    names = [*KNOWN_KNIGHTS, *KNIGHT_CARDS[knights], *KING_MOVES]
    for name, count in zip(RINGS, RING_CARDS[rings], strict=True):
        names += [name] * count
    scoring = list(range(FIRST_SCORING, N_CARDS)) if advanced else []  # AR-12
    return sorted([card_named(name) for name in names]) + scoring


def carpet_around(chair: int) -> i64:
    """AR-7: the mask of two arcs of three chairs, one around this chair, one opposite."""
    mask: i64 = 0
    for middle in (chair, chair + N_CHAIRS // 2):
        for beside in (-1, 0, 1):
            mask |= shl(1, (middle + beside) % N_CHAIRS)
    return mask


def knight_of(seat: i64, number: i64) -> i64:
    """The piece that is this Knight of this seat."""
    return N_ROYALS + seat * MOST_KNIGHTS + number


def owner_of(piece: i64) -> i64:
    """The seat that this Knight belongs to."""
    return (piece - N_ROYALS) // MOST_KNIGHTS


def name_of(piece: i64) -> Piece:
    """The name of a piece."""
    if piece < N_ROYALS:
        return PIECES[piece]
    return PIECES[N_ROYALS]


def wrapped(chair: i64) -> i64:
    """A chair number from -28 to 55 brought back to 0 to 27."""
    if chair < 0:
        return chair + N_CHAIRS
    if chair >= N_CHAIRS:
        return chair - N_CHAIRS
    return chair
