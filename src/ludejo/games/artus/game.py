"""Artus declared as data: seats, options, tiny set-ups; and how a game is set up."""

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
from ludejo.games.artus import shapes
from ludejo.games.artus.defaults import CARPETS, FIRST, KNIGHT_CARDS, RING_CARDS
from ludejo.games.artus.moves import MOVES
from ludejo.games.artus.outlook import HORIZON
from ludejo.games.artus.pieces import (
    FIRST_SCORING,
    IS_OVER,
    KINDS,
    N_ROYALS,
    NOT_YOUR_TURN,
    REASONS,
    ROYAL_CHAIRS,
    card_named,
    carpet_around,
    deck_named,
    knight_of,
)
from ludejo.games.artus.rules.turn import begin, start_rounds
from ludejo.games.artus.state import Artus, restored

EXPERT: Final = "expert"
OPTIONS: Final[tuple[Option, ...]] = (
    Option("game", KINDS, "basic", "AR-12"),
    Option("first", FIRST, FIRST[0], "AR-13"),
    Option("knight-cards", tuple(KNIGHT_CARDS), "rising", "AR-15", group=EXPERT),
    Option("ring-cards", tuple(RING_CARDS), "even", "AR-17", group=EXPERT),
    Option("carpet", tuple(CARPETS), "crown", "AR-7", group=EXPERT),
)
DEFAULTS: Final[dict[str, Value]] = {option.name: option.default for option in OPTIONS}
PLACING: Final = ""  # chairs of a tiny set-up whose Knights are not placed yet


def tiny(name: str, names: list[str], hand: tuple[int, int], chairs: str, plays: int = 1) -> Tiny:
    """A set-up for two seats. Both have the cards `names`, `hand` knight and king cards of them in hand, and Knights on
    `chairs`: those of seat 0, a slash, those of seat 1."""
    options: dict[str, Value] = {"knight": hand[0], "king": hand[1], "chairs": chairs, "plays": plays}
    return Tiny(name, 2, options, [card_named(card) for card in names])


TINY: Final[tuple[Tiny, ...]] = (
    tiny("placing", ["ring-silver"], (0, 1), PLACING),
    tiny("pushing", ["knight-7-9", "knight-2-5", "ring-silver"], (1, 0), "6/13"),
    tiny("crowning", ["ring-silver", "ring-silver", "ring-any"], (0, 2), "13/20"),
    tiny("leading", ["knight-7-9", "silver-1-7"], (1, 0), "8/13"),
    tiny("scoring", ["ring-silver", "ring-bronze", "score-carpet", "score-red"], (0, 2), "13 15/8 9", 2),
    tiny("joker", ["ring-bronze", "joker"], (0, 1), "6/22"),
)
SCHEMA: Final = Schema(shapes.Move, shapes.ArtusView, shapes.EVENTS, shapes.Foreseen)


@final
class ArtusGame(Game):
    """AR-1 to AR-35."""

    def __init__(self) -> None:
        rule_ids = tuple([f"AR-{number}" for number in range(1, 36)])
        super().__init__("artus", 1, (2, 4), OPTIONS, rule_ids, TINY, SCHEMA, longest=168)

    def deal(self, seats: int, options: dict[str, Value], luck: Luck, events: Events | None) -> Artus:
        chosen = DEFAULTS | options
        is_advanced = chosen["game"] == "advanced"
        first = luck.below(seats) if chosen["first"] == "random" else 0
        n_knights = 4 if seats == 4 else 5  # AR-11
        plays = 2 if is_advanced else 1  # AR-19
        deck = deck_named(str(chosen["knight-cards"]), str(chosen["ring-cards"]), is_advanced)
        game = set_up(seats, n_knights, plays, deck, CARPETS[str(chosen["carpet"])], first)
        n_each = 3 if is_advanced else 2  # AR-12
        begin(game, n_each, n_each, luck, events)
        return game

    def deal_tiny(self, tiny: Tiny, luck: Luck, events: Events | None) -> Artus:
        numbers = {name: value for name, value in tiny.options.items() if isinstance(value, int)}
        chairs = [part.split() for part in str(tiny.options["chairs"]).split("/")]
        n_knights = max(1, len(chairs[0]))
        game = set_up(tiny.seats, n_knights, numbers["plays"], tiny.pieces, CARPETS["crown"], 0)
        begin(game, numbers["knight"], numbers["king"], luck, events)
        if len(chairs) > 1:
            seat_knights(game, chairs)
        return game

    def horizon(self) -> int:
        return HORIZON

    def breadth(self) -> int:
        return 10

    def from_bytes(self, stored: bytes) -> Artus:
        return restored(stored)

    def moves(self) -> Sequence[Move]:
        return MOVES

    def refusals(self) -> dict[str, tuple[str, ...]]:
        return rules_by_code([*REASONS, NOT_YOUR_TURN, IS_OVER])


def set_up(seats: int, n_knights: int, plays: int, deck: list[int], carpet: int, first: int) -> Artus:
    """A game in which everybody has these cards, before the deal."""
    scoring = sum([1 << (card - FIRST_SCORING) for card in deck if card >= FIRST_SCORING])
    bag = bag_of([card for card in deck if card < FIRST_SCORING])
    game = Artus(seats, n_knights, plays, bag, scoring, carpet_around(carpet), first)
    for royal in range(N_ROYALS):
        game.put(royal, ROYAL_CHAIRS[royal])  # AR-10
    return game


def seat_knights(game: Artus, chairs: list[list[str]]) -> None:
    """Put the Knights of a tiny set-up on their chairs, and begin."""
    for seat in range(game.n_seats):
        for number in range(game.n_knights):
            game.put(knight_of(seat, number), int(chairs[seat][number]))
    start_rounds(game)


GAME: Final = ArtusGame()
