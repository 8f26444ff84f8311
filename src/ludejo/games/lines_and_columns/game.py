"""Lines and Columns declared as data: seats, options, tiny set-ups; and how a game is set up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ludejo.core.bits import mask_of
from ludejo.core.event import Events
from ludejo.core.game import Game, State, Tiny
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.core.option import Option, Value
from ludejo.core.refusal import rules_by_code
from ludejo.core.shapes import Schema
from ludejo.games.lines_and_columns import shapes
from ludejo.games.lines_and_columns.moves import MOVES
from ludejo.games.lines_and_columns.pieces import (
    COLOURS,
    DECKS,
    GREEN,
    IS_OVER,
    MOST_SEATS,
    N_COLOURS,
    NOT_YOUR_TURN,
    OBJECTS,
    REASONS,
    cards_in,
    cards_of,
    deck_of,
)
from ludejo.games.lines_and_columns.rules.deal import deal
from ludejo.games.lines_and_columns.rules.grid import Grid
from ludejo.games.lines_and_columns.state import LinesAndColumns, restored

OTHER_COLOURS: Final[list[int]] = [colour for colour in range(N_COLOURS) if colour != GREEN]
PICKED_COLOURS: Final[tuple[str, ...]] = tuple([COLOURS[colour] for colour in OTHER_COLOURS])
# LK-2: green is always in the deck
OBJECTS_OPTION: Final = Option(
    "objects", ("random", "glass-vase", "car-glass-die-book-chair"), "random", "LK-2", OBJECTS, "object"
)
COLOURS_OPTION: Final = Option(
    "colours", ("random", "red", "white-blue-brown-yellow-black"), "random", "LK-2", PICKED_COLOURS, "colour"
)
DEALERS: Final[tuple[str, ...]] = tuple([f"seat-{seat}" for seat in range(MOST_SEATS)])
OPTIONS: Final[tuple[Option, ...]] = (
    OBJECTS_OPTION,
    COLOURS_OPTION,
    Option("undealt", (0, 1, 3, 6), 0, "LK-14"),
    Option("lay-all", ("allowed", "forbidden"), "allowed", "LK-10"),
    Option("hint", ("shown", "off"), "shown", "LK-10"),
    Option("dealer", ("random", *DEALERS[:1]), "random", "LK-3", more=DEALERS[1:]),
)


def tiny(name: str, seats: int, pieces: list[int], undealt: int = 0, lay_all: str = "allowed") -> Tiny:
    """A set-up with these cards, dealt by seat 0."""
    return Tiny(name, seats, {"undealt": undealt, "lay-all": lay_all, "hint": "shown", "dealer": "seat-0"}, pieces)


def block(n_objects: int, n_colours: int) -> list[int]:
    """The cards of the first `n_objects` objects, in green and the first other colours, `n_colours` in all."""
    return cards_in(deck_of(list(range(n_objects)), [GREEN, *OTHER_COLOURS[: n_colours - 1]]))


# Two rows lack the white card, as if it were undealt: the blue ones behind it can be cut off (LK-14).
GAPPY: Final[list[str]] = [
    "green-car", "white-car", "blue-car", "green-glass", "blue-glass", "green-die", "blue-die",
]  # fmt: skip
TINY: Final[tuple[Tiny, ...]] = (
    tiny("one-row", 2, block(1, 4)),
    tiny("two-rows", 2, block(2, 3)),
    tiny("three-seats", 3, block(2, 3)),
    tiny("one-by-one", 3, block(3, 2), lay_all="forbidden"),
    tiny("undealt", 3, block(2, 3), undealt=1),
    tiny("stuck", 2, cards_in(cards_of(GAPPY))),
)
SCHEMA: Final = Schema(shapes.Move, shapes.LinesAndColumnsView, shapes.EVENTS, shapes.Foreseen)


def drawn(n: int, option: Option, value: Value, luck: Luck) -> list[int]:
    """LK-2: the numbers of `n` of the option's things: first the picked ones, then others, both in random order."""
    wanted = option.picked(value)
    picked = [place for place, one in enumerate(option.of) if one in wanted]
    others = [place for place, one in enumerate(option.of) if one not in wanted]
    luck.shuffle(picked)
    luck.shuffle(others)
    return [*picked, *others][:n]


@final
class LinesAndColumnsGame(Game):
    """LK-1 to LK-15."""

    def __init__(self) -> None:
        rule_ids = tuple([f"LK-{number}" for number in range(1, 16)])
        super().__init__("lines-and-columns", 1, (2, 7), OPTIONS, rule_ids, TINY, SCHEMA, longest=60)

    def deal(self, seats: int, options: dict[str, Value], luck: Luck, events: Events | None) -> LinesAndColumns:
        n_objects, n_colours = DECKS[seats]
        things = drawn(n_objects, OBJECTS_OPTION, options["objects"], luck)
        places = drawn(n_colours - 1, COLOURS_OPTION, options["colours"], luck)
        colours = [OTHER_COLOURS[place] for place in places]
        return self.set_up(deck_of(things, [GREEN, *colours]), seats, options, luck, events)

    def deal_tiny(self, tiny: Tiny, luck: Luck, events: Events | None) -> LinesAndColumns:
        return self.set_up(mask_of(tuple(tiny.pieces)), tiny.seats, tiny.options, luck, events)

    def set_up(
        self, deck: int, seats: int, options: dict[str, Value], luck: Luck, events: Events | None
    ) -> LinesAndColumns:
        """A game with this deck, after the deal."""
        named = options["dealer"]
        dealer = luck.below(seats) if named == "random" else DEALERS.index(str(named)) % seats
        lays_all, hint = options["lay-all"] == "allowed", options["hint"] == "shown"
        game = LinesAndColumns(seats, deck, dealer, lays_all, hint, Grid())
        undealt = options["undealt"]
        assert isinstance(undealt, int)
        deal(game, undealt, luck, events)
        return game

    def options_after(self, options: dict[str, Value], last: State) -> dict[str, Value]:
        """LK-15: the player to the left of the last dealer deals."""
        assert isinstance(last, LinesAndColumns)
        return {**options, "dealer": DEALERS[last.after(last.dealer)]}

    def from_bytes(self, stored: bytes) -> LinesAndColumns:
        return restored(stored)

    def moves(self) -> Sequence[Move]:
        return MOVES

    def refusals(self) -> dict[str, tuple[str, ...]]:
        return rules_by_code([*REASONS, NOT_YOUR_TURN, IS_OVER])


GAME: Final = LinesAndColumnsGame()
