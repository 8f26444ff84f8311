"""Every move of Artus, made once; and ready lists of the moves of each card.

Most cards allow the same moves in every position: every step may be made, and every chair entered (AR-20). The moves of
a ring card depend on who is King; there is a list for each. The moves of scoring cards depend on the chairs:
`legality.py` filters their lists.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final, final

import msgspec
from mypy_extensions import i64

from ludejo.core.bits import mask_of
from ludejo.core.move import Move
from ludejo.games.artus import shapes
from ludejo.games.artus.pieces import (
    CARDS,
    FIRST_KING,
    FIRST_RING,
    FIRST_SCORING,
    JOKER,
    MOST_KNIGHTS,
    N_CARDS,
    N_CHAIRS,
    N_ROYALS,
    PILES,
    ROYALS,
    SCORE_CARPET,
    SCORE_COLOURS,
    royals_of,
    steps_of,
)

TO_PLACE: Final = 0  # what a move does
TO_MOVE: Final = 1  # a Knight
TO_LEAD: Final = 2  # a Prince or the King
TO_RING: Final = 3
TO_SCORE: Final = 4
TO_DRAW: Final = 5
NO_CARD: Final = -1


@final
class ArtusMove(Move):
    """What the seat does, and with which card; `at` is a chair, a Knight's number, a Prince or a pile."""

    def __init__(
        self, index: int, shape: msgspec.Struct, act: int, card: int, at: int, steps: int, chosen: int
    ) -> None:
        super().__init__(index, shape)
        self.act: i64 = act
        self.card: i64 = card
        self.at: i64 = at
        self.steps: i64 = steps
        self.chosen: i64 = chosen  # mask of the Knights chosen for scoring; 0: none is chosen

    def __reduce__(self) -> tuple[object, ...]:
        return move_at, (self.index,)


@final
class Book:
    """Writes down the moves in their fixed order."""

    def __init__(self) -> None:
        self.moves: list[ArtusMove] = []

    def add(self, wish: dict[str, object], act: int, card: int, at: int, steps: int = 0, chosen: int = 0) -> None:
        """Add a move; its shape is what a person would send."""
        shape = msgspec.convert(wish, shapes.Move)
        self.moves.append(ArtusMove(len(self.moves), shape, act, card, at, steps, chosen))

    def knights(self, card: int) -> None:
        """Each of the seat's own Knights, with each number of steps."""
        for knight in range(MOST_KNIGHTS):
            for steps in steps_of(CARDS[card]):
                wish: dict[str, object] = {"do": "knight", "card": CARDS[card], "knight": knight, "steps": steps}
                self.add(wish, TO_MOVE, card, knight, steps)

    def royals(self, card: int) -> None:
        """Each Prince or the King of the card's colours, with each number of steps."""
        for royal in royals_of(CARDS[card]):
            for steps in steps_of(CARDS[card]):
                wish: dict[str, object] = {"do": "royal", "card": CARDS[card], "royal": ROYALS[royal], "steps": steps}
                self.add(wish, TO_LEAD, card, royal, steps)

    def rings(self, card: int) -> None:
        """A ring for each Prince of the card's colours, also for the one who is King now."""
        for royal in royals_of(CARDS[card]):
            self.add({"do": "ring", "card": CARDS[card], "royal": ROYALS[royal]}, TO_RING, card, royal)

    def scores(self, card: int) -> None:
        """First without chosen Knights (all score, the best one, or the penalty), then each choice of two or three."""
        self.add({"do": "score", "card": CARDS[card]}, TO_SCORE, card, 0)
        if SCORE_COLOURS <= card < JOKER:
            for knights in combinations(range(MOST_KNIGHTS), 2 if card == SCORE_CARPET else 3):
                wish: dict[str, object] = {"do": "score", "card": CARDS[card], "knights": knights}
                self.add(wish, TO_SCORE, card, 0, 0, mask_of(knights))

    def of_card(self, card: int) -> None:
        """All moves of one card."""
        if card < FIRST_KING or card == JOKER:
            self.knights(card)
        if FIRST_KING <= card < FIRST_RING or card == JOKER:
            self.royals(card)
        if FIRST_RING <= card < FIRST_SCORING or card == JOKER:
            self.rings(card)
        if card >= FIRST_SCORING:
            self.scores(card)


def written_moves() -> list[ArtusMove]:
    """Every move, in a fixed order: chairs, then card after card, then piles."""
    book = Book()
    for chair in range(N_CHAIRS):
        book.add({"do": "place", "chair": chair}, TO_PLACE, NO_CARD, chair)
    for card in range(N_CARDS):
        book.of_card(card)
    for pile in range(len(PILES)):
        book.add({"do": "draw", "pile": PILES[pile]}, TO_DRAW, NO_CARD, pile)
    return book.moves


MOVES: Final[list[ArtusMove]] = written_moves()
PLACES: Final[list[ArtusMove]] = MOVES[:N_CHAIRS]
DRAWS: Final[list[ArtusMove]] = MOVES[len(MOVES) - 3 :]
NO_CHOICES: Final[tuple[Move, ...]] = ()


def move_at(index: int) -> ArtusMove:
    """The move with this index."""
    return MOVES[index]


def fits(move: ArtusMove, card: int, king: int, n_knights: int) -> bool:
    """Is this a move of this card, if seats have `n_knights` Knights and this Prince is King?"""
    if move.card != card or (move.act == TO_RING and move.at == king):
        return False
    return (move.act != TO_MOVE or move.at < n_knights) and move.chosen >> n_knights == 0


def by_card() -> list[list[Move]]:
    """The lists for `moves_of`, by number of Knights, King and card."""
    found: list[list[Move]] = []
    for n_knights in range(MOST_KNIGHTS + 1):
        for king in range(N_ROYALS):
            for card in range(N_CARDS):
                found.append([move for move in MOVES if fits(move, card, king, n_knights)])
    return found


BY_CARD: Final[list[list[Move]]] = by_card()


def moves_of(card: i64, king: i64, n_knights: i64) -> list[Move]:
    """The moves of a card; if a scoring card lets the player choose Knights, also choices that the chairs forbid."""
    return BY_CARD[(n_knights * N_ROYALS + king) * N_CARDS + card]


def draws_from(piles: int) -> tuple[Move, ...]:
    """A draw from each pile of this mask."""
    return tuple([move for move in DRAWS if (piles >> int(move.at)) & 1 != 0])


BY_PILES: Final[list[tuple[Move, ...]]] = [draws_from(piles) for piles in range(8)]
