"""Faults planted in Love Letter, to test the tests. Each tells, offers or redraws a little too much."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from ludejo.core.bits import has, lane, one_in
from ludejo.core.event import EVERYONE, ONLOOKER, Told
from ludejo.core.game import State
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.core.refusal import Refusal
from ludejo.core.shapes import Event
from ludejo.games.love_letter import shapes
from ludejo.games.love_letter.moves import CardMove
from ludejo.games.love_letter.pieces import COUNTESS, GUARD, KING, NAMES, PRINCESS
from ludejo.games.love_letter.rules.deal import take
from ludejo.games.love_letter.shapes import Card
from ludejo.games.love_letter.state import LoveLetter
from ludejo.testkit.plants.catalogue import (
    Change,
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

E = TypeVar("E", bound=Event)


def love(state: State) -> LoveLetter:
    assert isinstance(state, LoveLetter)
    return state


def named(card: int) -> Card:
    name = NAMES[card]
    assert name is not None
    return name


def left_of(state: LoveLetter, seat: int) -> int:
    return (seat + 1) % int(state.n_seats)


def someone_else_holds(state: LoveLetter, seat: int, card: int) -> bool:
    return any(state.hand(other) == card for other in range(state.n_seats) if other != seat)


# --- views


def knows_neighbour(state: LoveLetter, seat: int, view: shapes.LoveLetterView) -> dict[str, object]:
    if seat == ONLOOKER:
        return {}
    other = left_of(state, seat)
    known = list(view.known)
    known[other] = NAMES[state.hand(other)]
    return {"known": tuple(known)}


def knows_princess(state: LoveLetter, seat: int, view: shapes.LoveLetterView) -> dict[str, object]:
    cards = [state.hand(other) for other in range(state.n_seats)]
    known = [named(PRINCESS) if card == PRINCESS and i != seat else view.known[i] for i, card in enumerate(cards)]
    return {"known": tuple(known)}


def onlooker_sees(state: LoveLetter, seat: int, view: shapes.LoveLetterView) -> dict[str, object]:
    return {"hand": (named(state.hand(0)),)} if seat == ONLOOKER and state.hand(0) else {}


def ghost_sees(state: LoveLetter, seat: int, view: shapes.LoveLetterView) -> dict[str, object]:
    if seat == ONLOOKER or has(state.living, seat):
        return {}
    return {"known": tuple(NAMES[state.hand(other)] for other in range(state.n_seats))}


def last_card_shown(state: LoveLetter, seat: int, view: shapes.LoveLetterView) -> dict[str, object]:
    if state.n_rest != 1:
        return {}
    aside = next(card for card in range(1, 9) if state.rest == one_in(card))
    return {"face_up": (*view.face_up, named(aside))}


def pile_tells(state: LoveLetter, seat: int, view: shapes.LoveLetterView) -> dict[str, object]:
    return {"pile": view.pile + (lane(state.rest, PRINCESS) > 0)}


def round_tells(state: LoveLetter, seat: int, view: shapes.LoveLetterView) -> dict[str, object]:
    return {"round": view.round + 100 * someone_else_holds(state, seat, KING)}


def draw_shown(state: LoveLetter, seat: int, view: shapes.LoveLetterView) -> dict[str, object]:
    return {"face_up": (*view.face_up, named(state.drawn))} if state.drawn else {}


def countess_shown(state: LoveLetter, seat: int, view: shapes.LoveLetterView) -> dict[str, object]:
    told = [is_safe or (i != seat and state.hand(i) == COUNTESS) for i, is_safe in enumerate(view.protected)]
    return {"protected": tuple(told)}


def sorted_discards(state: LoveLetter, seat: int, view: shapes.LoveLetterView) -> dict[str, object]:
    if not someone_else_holds(state, seat, GUARD):
        return {}
    return {"discards": tuple(tuple(sorted(cards)) for cards in view.discards)}


VIEWS = [
    ViewPlant("the left neighbour's hand in `known`", knows_neighbour),
    ViewPlant("the Princess in `known`, wherever she is", knows_princess),
    ViewPlant("an onlooker sees the hand of seat 0", onlooker_sees),
    ViewPlant("a seat that is out sees all hands", ghost_sees),
    ViewPlant("the card set aside lies open at the end", last_card_shown),
    ViewPlant("the size of the pile tells of the Princess", pile_tells),
    ViewPlant("the round number tells that another holds the King", round_tells),
    ViewPlant("the mover's draw among the face-up cards", draw_shown),
    ViewPlant("the Countess shown as protected", countess_shown),
    ViewPlant("discards sorted when a Guard is hidden", sorted_discards),
]


# --- events


def replaced(kind: type[E], new: Callable[[LoveLetter, LoveLetter, E], Event]) -> Change[LoveLetter]:
    """Change the events of this kind."""

    def change(before: LoveLetter, after: LoveLetter, told: list[Told]) -> list[Told]:
        return [
            Told(one.audience, new(before, after, one.event)) if isinstance(one.event, kind) else one for one in told
        ]

    return change


def kept_card(before: LoveLetter, after: LoveLetter, event: shapes.Played) -> Event:
    kept = before.hand(event.seat) + before.drawn - shapes_code(event.card)
    return msgspec.structs.replace(event, guess=event.guess or named(kept))


def shapes_code(card: Card) -> int:
    return NAMES.index(card)


def true_card(before: LoveLetter, after: LoveLetter, event: shapes.Missed) -> Event:
    return msgspec.structs.replace(event, guess=named(before.hand(event.seat)))


def one_more(before: LoveLetter, after: LoveLetter, told: list[Told]) -> list[Told]:
    """One more event whenever somebody not on turn holds the Princess."""
    idle = [Told(EVERYONE, shapes.Idle("guard"))]
    return told + (idle if someone_else_holds(after, int(after.mover), PRINCESS) else [])


def turned_round(before: LoveLetter, after: LoveLetter, told: list[Told]) -> list[Told]:
    """The order of the public events tells whether the drawn card is high."""
    public = [one for one in told if one.audience == EVERYONE]
    private = [one for one in told if one.audience != EVERYONE]
    return [*(public[::-1] if after.drawn > 4 else public), *private]


EVENTS: list[Plant] = [
    EventPlant("what is drawn is told to all", to_all(shapes.Drew)),
    EventPlant("the first hand is told to all", to_all(shapes.Hand)),
    EventPlant("the first hand is told to one seat too many", to_next(shapes.Hand)),
    EventPlant("what is drawn is told to one seat too many", to_next(shapes.Drew)),
    EventPlant("the Spy's look is told to all", to_all(shapes.Looked)),
    EventPlant("the Spy's look is told to one seat too many", to_next(shapes.Looked)),
    EventPlant("the Baron's hands are told to all", to_all(shapes.Compared)),
    EventPlant("the Baron's hands are told to one seat too many", to_next(shapes.Compared)),
    EventPlant("the King's swap is told to all", to_all(shapes.Got)),
    EventPlant("a play tells the card kept", replaced(shapes.Played, kept_card)),
    EventPlant("a wrong guess tells the right card", replaced(shapes.Missed, true_card)),
    EventPlant("one event more when the Princess is hidden", one_more),
    EventPlant("the order of events tells of the draw", turned_round),
    EventPlant("protection is not told", drops(shapes.Protected)),
    EventPlant("what is drawn is told to nobody", drops(shapes.Drew)),
    EventPlant("the first hand is told to nobody", drops(shapes.Hand)),
    EventPlant("the swapped cards are not told", drops(shapes.Got)),
]


# --- choices, refusals, previews, moments


def another_holds_princess(state: LoveLetter, seat: int) -> bool:
    return someone_else_holds(state, seat, PRINCESS)


def countess_is_hidden(state: LoveLetter) -> bool:
    return someone_else_holds(state, int(state.mover), COUNTESS)


class OnlyMisses(Plant):
    name = "a Guard is offered no guess that would hit"

    def choices(self, state: State, seat: int, choices: tuple[Move, ...]) -> tuple[Move, ...]:
        return tuple(move for move in choices if self.check(state, seat, move, None) is None)

    def check(self, state: State, seat: int, move: Move, refusal: Refusal | None) -> Refusal | None:
        assert isinstance(move, CardMove)
        hits = move.card == GUARD and 0 <= move.at < 4 and love(state).hand(move.at) == move.guess
        return Refusal("illegal", "is-protected", "LL-13") if refusal is None and hits else refusal


class TellingRefusal(Plant):
    name = "a refusal names another rule when the target holds the King"

    def check(self, state: State, seat: int, move: Move, refusal: Refusal | None) -> Refusal | None:
        assert isinstance(move, CardMove)
        if refusal is not None and 0 <= move.at < love(state).n_seats and love(state).hand(move.at) == KING:
            return Refusal(refusal.kind, refusal.code, "LL-16", refusal.args)
        return refusal


class TellingArgs(Plant):
    name = "a refusal carries the target's card"

    def check(self, state: State, seat: int, move: Move, refusal: Refusal | None) -> Refusal | None:
        assert isinstance(move, CardMove)
        if refusal is not None and 0 <= move.at < love(state).n_seats:
            return Refusal(refusal.kind, refusal.code, refusal.rule, {**refusal.args, "n": love(state).hand(move.at)})
        return refusal


class TellingPreview(Plant):
    name = "a preview tells whether a guess hits"

    def preview(self, state: State, seat: int, move: Move, preview: msgspec.Struct | None) -> msgspec.Struct | None:
        assert isinstance(move, CardMove)
        return shapes.Idle("guard") if move.card == GUARD and love(state).hand(max(0, move.at)) == move.guess else None


# --- worlds


def same_hand(true: LoveLetter, world: LoveLetter, seat: int) -> bool:
    return seat == 1 or world.hand(1) == true.hand(1)


def same_draw(true: LoveLetter, world: LoveLetter, seat: int) -> bool:
    return world.drawn == true.drawn


def same_rest(true: LoveLetter, world: LoveLetter, seat: int) -> bool:
    return true.n_rest != 1 or world.rest == true.rest


class StuckTape(Plant):
    name = "resample moves the hands but not the draws that led to them"

    def resample(self, state: State, seat: int, luck: Luck) -> State:
        true, world = love(state), love(state).resample(seat, luck)
        world.dealt, world.tape0, world.tape1, world.tape2 = true.dealt, true.tape0, true.tape1, true.tape2
        return world


class Forgetful(Plant):
    name = "resample forgets all that was told, and deals hidden cards anew"

    def resample(self, state: State, seat: int, luck: Luck) -> State:
        true, world = love(state), love(state.clone())
        hidden = [other for other in range(true.n_seats) if other != seat and has(true.living, other)]
        for other in hidden:
            world.rest += one_in(world.hand(other))
            world.n_rest += 1
        for other in hidden:
            world.hold(other, take(world, luck))
        return world


PLANTS: list[Plant] = [
    *VIEWS, *EVENTS,
    ReversedChoices("choices are reversed when somebody else holds the Princess", another_holds_princess),
    OnlyMisses(), TellingRefusal(), TellingArgs(), TellingPreview(),
    TellingMoment("the number of the moment skips when the Countess is hidden", countess_is_hidden),
    StuckWorlds("resample never moves the hand of seat 1", same_hand),
    StuckWorlds("resample never moves the card the mover drew", same_draw),
    StuckWorlds("resample never moves the last unseen card (the one set aside)", same_rest),
    StuckTape(), Forgetful(), OneWorld(),
]  # fmt: skip
