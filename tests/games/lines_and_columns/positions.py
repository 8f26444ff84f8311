"""Positions of Lines and Columns by name: who holds what, what lies where."""

from __future__ import annotations

from ludejo.core.bits import one_in, size_of
from ludejo.core.event import Events
from ludejo.core.luck import FastLuck
from ludejo.core.move import Move
from ludejo.core.refusal import Refusal
from ludejo.core.shapes import Event
from ludejo.games.lines_and_columns.game import GAME
from ludejo.games.lines_and_columns.pieces import CARDS, card_named, cards_of
from ludejo.games.lines_and_columns.rules.grid import Grid
from ludejo.games.lines_and_columns.state import LinesAndColumns

LUCK = FastLuck(1)
# T2: columns red, green, violet, blue; the row of the car is whole, that of the table is red and green
T2 = "green-car red-car:left violet-car:right blue-car:right green-table red-table:left"
GREEN_CARDS = [str(card) for card in CARDS if card.startswith("green")]
WORDS = ["all", *GREEN_CARDS]
WORDS += [f"{card}:{side}" for card in CARDS if card not in GREEN_CARDS for side in ("left", "right")]


def words(text: str) -> list[str]:
    return text.split()


def lay_on(grid: Grid, text: str) -> None:
    """Lay cards such as `green-car blue-car:left`; each must be legal."""
    for word in words(text):
        name, _, side = word.partition(":")
        card, place = card_named(name), ("left", "right", "").index(side)
        assert grid.is_open(card, place), word
        grid.lay(card, place)


def grid_of(text: str) -> Grid:
    grid = Grid()
    lay_on(grid, text)
    return grid


def position(laid: str, *hands: str, turn: int = 0, undealt: str = "", lay_all: bool = True) -> LinesAndColumns:
    """A game in this position."""
    held = cards_of(words(" ".join([*hands, undealt])))
    on_table = [word.partition(":")[0] for word in words(laid)]
    state = LinesAndColumns(len(hands), held | cards_of(on_table), len(hands) - 1, lay_all, True, Grid())
    lay_on(state.grid, laid)
    state.mover = turn
    state.undealt = cards_of(words(undealt))
    for seat, hand in enumerate(hands):
        cards = cards_of(words(hand))
        state.set_hand(seat, cards)
        state.counts += size_of(cards) * one_in(seat)
    return state


def read(word: str) -> Move:
    """The move `blue-car:left`, `green-car` or `all`."""
    if word == "all":
        return GAME.read({"do": "lay-all"})
    card, _, side = word.partition(":")
    return GAME.read({"do": "lay", "card": card} | ({"side": side} if side else {}))


def choices(state: LinesAndColumns, seat: int = 0) -> set[str]:
    """The choices of a seat, in the words that `read` reads."""
    return {word for word in WORDS if read(word) in state.choices(seat)}


def play(state: LinesAndColumns, seat: int, word: str) -> list[Event]:
    """Make a move; returns what everybody is told."""
    events = Events()
    state.apply(seat, read(word), LUCK, events)
    return [told.event for told in events.told if told.audience == -1]


def refusal(state: LinesAndColumns, seat: int, word: str) -> Refusal:
    found = state.check(seat, read(word))
    assert found is not None
    return found


def refused(state: LinesAndColumns, seat: int, word: str) -> tuple[str, str, object]:
    """Code, rule and the card named."""
    found = refusal(state, seat, word)
    return found.code, found.rule, found.args.get("card")
