"""Faults planted in Lines and Columns, to test the tests. Each tells, offers or redraws a little too much."""

from __future__ import annotations

import msgspec

from ludejo.core.event import EVERYONE, ONLOOKER, Told
from ludejo.core.game import State
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.core.refusal import Refusal
from ludejo.games.lines_and_columns import shapes
from ludejo.games.lines_and_columns.moves import LayMove
from ludejo.games.lines_and_columns.pieces import ALL, GREENS, cards_in, names_of
from ludejo.games.lines_and_columns.rules.lay_all import can_lay_all
from ludejo.games.lines_and_columns.shapes import LinesAndColumnsView
from ludejo.games.lines_and_columns.state import LinesAndColumns
from ludejo.games.lines_and_columns.worlds.redeal import put
from ludejo.testkit.plants.catalogue import (
    EventPlant,
    OneWorld,
    Plant,
    ReversedChoices,
    StuckWorlds,
    TellingMoment,
    ViewPlant,
    drops,
    to_all,
    to_next,
)


def lines(state: State) -> LinesAndColumns:
    assert isinstance(state, LinesAndColumns)
    return state


def next_hand(state: LinesAndColumns, seat: int) -> int:
    """The hand of the left neighbour."""
    return int(state.hand((seat + 1) % int(state.n_seats)))


def next_holds_green(state: LinesAndColumns, seat: int = 0) -> bool:
    return next_hand(state, seat) & GREENS != 0


def another_could_lay_all(state: LinesAndColumns, seat: int) -> bool:
    others = [other for other in range(state.n_seats) if other != seat]
    return any(can_lay_all(state.grid, state.hand(other)) for other in others)


# --- views


def onlooker_sees(state: LinesAndColumns, seat: int, view: LinesAndColumnsView) -> dict[str, object]:
    return {"hand": names_of(state.hand(0))} if seat == ONLOOKER else {}


def one_card_more(state: LinesAndColumns, seat: int, view: LinesAndColumnsView) -> dict[str, object]:
    return {"hand": (*view.hand, *names_of(next_hand(state, seat))[:1])}


def hand_in_telling_order(state: LinesAndColumns, seat: int, view: LinesAndColumnsView) -> dict[str, object]:
    return {"hand": view.hand[::-1] if next_holds_green(state, seat) else view.hand}


def counts_tell(state: LinesAndColumns, seat: int, view: LinesAndColumnsView) -> dict[str, object]:
    return {"counts": tuple(n + (state.hand(i) & 255 != 0) * (i != seat) for i, n in enumerate(view.counts))}


def passed_tells(state: LinesAndColumns, seat: int, view: LinesAndColumnsView) -> dict[str, object]:
    open_cards = state.grid.open_cards()
    return {"passed": tuple(bool(state.hand(i) & open_cards) for i in range(len(view.passed)))}


def hint_tells(state: LinesAndColumns, seat: int, view: LinesAndColumnsView) -> dict[str, object]:
    return {"hint": another_could_lay_all(state, seat)}


def undealt_tells(state: LinesAndColumns, seat: int, view: LinesAndColumnsView) -> dict[str, object]:
    return {"undealt": view.undealt + cards_in(state.undealt)[0] if state.undealt else 0}


def dealer_tells(state: LinesAndColumns, seat: int, view: LinesAndColumnsView) -> dict[str, object]:
    return {"dealer": view.dealer + next_holds_green(state, seat)}


def shown_at_the_end(state: LinesAndColumns, seat: int, view: LinesAndColumnsView) -> dict[str, object]:
    return {"hand": (*view.hand, *names_of(next_hand(state, seat)))} if state.is_over() else {}


VIEWS = [
    ViewPlant("an onlooker sees the hand of seat 0", onlooker_sees),
    ViewPlant("a card of the left neighbour is in the own hand", one_card_more),
    ViewPlant("the order of the hand tells whether the neighbour holds green", hand_in_telling_order),
    ViewPlant("counts tell who holds cars", counts_tell),
    ViewPlant("passed tells who will pass", passed_tells),
    ViewPlant("the hint tells that another could lay all", hint_tells),
    ViewPlant("the number of undealt cards tells which", undealt_tells),
    ViewPlant("the dealer's number tells of green", dealer_tells),
    ViewPlant("hands are shown at the end, without an event", shown_at_the_end),
]


# --- events


def offer_told(before: LinesAndColumns, after: LinesAndColumns, told: list[Told]) -> list[Told]:
    """Everybody is told that the next mover could lay all."""
    mover = int(after.mover)
    offer = [Told(EVERYONE, shapes.LaysAll(mover, ()))]
    return told + (offer if can_lay_all(after.grid, after.hand(mover)) and not after.is_over() else [])


def next_pass_told(before: LinesAndColumns, after: LinesAndColumns, told: list[Told]) -> list[Told]:
    """A pass is told before it comes."""
    coming = (int(after.mover) + 1) % int(after.n_seats)
    early = [Told(EVERYONE, shapes.Passed(coming))]
    return told + (early if not after.hand(coming) & after.grid.open_cards() else [])


EVENTS: list[Plant] = [
    EventPlant("hands are told to all", to_all(shapes.Hand)),
    EventPlant("hands are told to one seat too many", to_next(shapes.Hand)),
    EventPlant("hands are told to nobody", drops(shapes.Hand)),
    EventPlant("passes are not told", drops(shapes.Passed)),
    EventPlant("new columns are not told", drops(shapes.Column)),
    EventPlant("the end is not told", drops(shapes.Over)),
    EventPlant("the offer to lay all is told to everybody", offer_told),
    EventPlant("a pass is told before it comes", next_pass_told),
]


# --- choices, refusals, previews, moments


class NeverAll(Plant):
    name = "laying all is allowed and not offered"

    def choices(self, state: State, seat: int, choices: tuple[Move, ...]) -> tuple[Move, ...]:
        return tuple(move for move in choices if not isinstance(move, LayMove) or move.card != ALL)


class TellingRefusal(Plant):
    name = "a refusal of a card not held tells whether the neighbour holds it"

    def check(self, state: State, seat: int, move: Move, refusal: Refusal | None) -> Refusal | None:
        assert isinstance(move, LayMove)
        if refusal is None or refusal.code != "not-held" or not next_hand(lines(state), seat) >> int(move.card) & 1:
            return refusal
        return Refusal(refusal.kind, refusal.code, refusal.rule, {**refusal.args, "at": 1})


class TellingPreview(Plant):
    name = "a preview is missing when the neighbour could lay the same"

    def preview(self, state: State, seat: int, move: Move, preview: msgspec.Struct | None) -> msgspec.Struct | None:
        return None if next_hand(lines(state), seat) & lines(state).grid.open_cards() else preview


# --- worlds


def same_hand(true: LinesAndColumns, world: LinesAndColumns, seat: int) -> bool:
    return seat == 1 or world.hand(1) == true.hand(1)


def same_undealt(true: LinesAndColumns, world: LinesAndColumns, seat: int) -> bool:
    return world.undealt == true.undealt


class BlindDeal(Plant):
    """Deals hidden cards anew, and obeys only some of the conditions."""

    def __init__(self, name: str, passes: bool, turn: bool, greens: bool) -> None:
        self.name = name
        self.passes = passes
        self.turn = turn
        self.greens = greens

    def resample(self, state: State, seat: int, luck: Luck) -> State:
        from ludejo.games.lines_and_columns.worlds.belief import Belief

        true, world = lines(state), lines(state.clone())
        belief = Belief(true, seat)
        for _ in range(200):
            cards = cards_in(belief.hidden)
            luck.shuffle(cards)
            hands = [sum(1 << cards.pop() for _ in range(size)) for size in belief.sizes]
            if self.fits(true, belief.bars, hands, seat):
                put(belief, hands, world)
                return world
        return true.resample(seat, luck)

    def fits(self, true: LinesAndColumns, bars: list[int], hands: list[int], seat: int) -> bool:
        passes = all(hand & bar == 0 for hand, bar in zip(hands[:-1], bars[:-1], strict=True))
        turn = true.is_over() or true.mover == seat or hands[true.mover] & true.grid.open_cards() != 0
        greens = hands[-1] & GREENS == 0
        return (passes or not self.passes) and (turn or not self.turn) and (greens or not self.greens)


WORLDS: list[Plant] = [
    StuckWorlds("resample never moves the hand of seat 1", same_hand, tries=8),
    StuckWorlds("resample never moves the undealt cards", same_undealt, tries=8),
    OneWorld(),
    BlindDeal("resample forgets the passes", passes=False, turn=True, greens=True),
    BlindDeal("resample forgets whose turn it is", passes=True, turn=False, greens=True),
    BlindDeal("resample leaves green cards undealt", passes=True, turn=True, greens=False),
]  # fmt: skip
PLANTS: list[Plant] = [
    *VIEWS, *EVENTS, ReversedChoices("choices are reversed when the neighbour holds green", next_holds_green),
    NeverAll(), TellingRefusal(), TellingPreview(),
    TellingMoment("the number of the moment skips when the neighbour of seat 0 holds green", next_holds_green), *WORLDS,
]  # fmt: skip
