"""Love Letter declared as data: seats, options, tiny set-ups; and how a match is set up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ludejo.core.bits import bag_of
from ludejo.core.event import Events
from ludejo.core.game import Game, Tiny
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.core.option import Option, Value
from ludejo.core.refusal import rules_by_code
from ludejo.core.shapes import Schema
from ludejo.games.love_letter import shapes
from ludejo.games.love_letter.moves import MOVES
from ludejo.games.love_letter.pieces import (
    BARON,
    CARD_RULES,
    COUNTESS,
    DECK,
    GUARD,
    HANDMAID,
    IS_OVER,
    KING,
    NOT_YOUR_TURN,
    OF_THE_CARD,
    PRINCE,
    PRINCESS,
    REASONS,
    SPY,
)
from ludejo.games.love_letter.rules.deal import deal
from ludejo.games.love_letter.state import LoveLetter, restored

GOALS: Final[dict[int, int]] = {2: 7, 3: 5, 4: 4}  # LL-9
FACE_UP: Final[dict[int, int]] = {2: 3, 3: 0, 4: 0}  # LL-2

OPTIONS: Final[tuple[Option, ...]] = (
    Option("tokens", ("by-seats", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10), "by-seats", "LL-9"),
    Option("double-tie", ("nobody", "shared"), "nobody", "LL-8"),
    Option("first", ("random", "seat-0"), "random", "LL-3"),
)

ONE_TOKEN: Final[dict[str, Value]] = {"tokens": 1, "first": "seat-0"}
TINY: Final[tuple[Tiny, ...]] = (
    Tiny("guards", 2, ONE_TOKEN, [GUARD, GUARD, SPY, BARON, PRINCESS]),
    Tiny("royals", 2, ONE_TOKEN, [SPY, PRINCE, KING, COUNTESS, PRINCESS]),
    Tiny("maids", 2, ONE_TOKEN, [HANDMAID, HANDMAID, PRINCE, PRINCE, KING, BARON]),
    Tiny("three", 3, ONE_TOKEN, [GUARD, BARON, SPY, KING, COUNTESS, PRINCE]),
    Tiny("swaps", 3, ONE_TOKEN, [SPY, SPY, BARON, KING, HANDMAID, COUNTESS, PRINCESS]),
    Tiny("ties", 3, {**ONE_TOKEN, "double-tie": "shared"}, [SPY, SPY, BARON, HANDMAID, PRINCE, PRINCE]),
)
SCHEMA: Final = Schema(shapes.Move, shapes.LoveLetterView, shapes.EVENTS)


@final
class LoveLetterGame(Game):
    """LL-1 to LL-24."""

    def __init__(self) -> None:
        rule_ids = tuple([f"LL-{number}" for number in range(1, 25)])
        super().__init__("love-letter", 1, (2, 4), OPTIONS, rule_ids, TINY, SCHEMA, longest=5_000)

    def deal(self, seats: int, options: dict[str, Value], luck: Luck, events: Events | None) -> LoveLetter:
        return self.set_up(DECK, FACE_UP[seats], seats, options, luck, events)

    def deal_tiny(self, tiny: Tiny, luck: Luck, events: Events | None) -> LoveLetter:
        return self.set_up(tiny.pieces, 0, tiny.seats, {"double-tie": "nobody", **tiny.options}, luck, events)

    def set_up(
        self, deck: list[int], n_face_up: int, seats: int, options: dict[str, Value],
        luck: Luck, events: Events | None,
    ) -> LoveLetter:  # fmt: skip
        """A match with this deck, after its first deal."""
        goal = options["tokens"]
        if not isinstance(goal, int):
            goal = GOALS[seats]
        share = options["double-tie"] == "shared"
        match = LoveLetter(seats, goal, share, bag_of(deck), len(deck), n_face_up)
        starter = luck.below(seats) if options["first"] == "random" else 0  # LL-3
        deal(match, starter, luck, events)
        return match

    def from_bytes(self, stored: bytes) -> LoveLetter:
        return restored(stored)

    def moves(self) -> Sequence[Move]:
        return MOVES

    def refusals(self) -> dict[str, tuple[str, ...]]:
        aimed = tuple([CARD_RULES[card] for card in (GUARD, SPY, BARON, KING)])
        found = rules_by_code([*REASONS, NOT_YOUR_TURN, IS_OVER])
        return {code: aimed if rules == (OF_THE_CARD,) else rules for code, rules in found.items()}


GAME: Final = LoveLetterGame()
