"""Faults planted in Artus, to test the tests. Each tells, offers or redraws a little too much."""

from __future__ import annotations

import msgspec

from ludejo.core.event import EVERYONE, ONLOOKER, Told
from ludejo.core.game import State
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.core.refusal import Refusal
from ludejo.games.artus import shapes
from ludejo.games.artus.game import ArtusGame
from ludejo.games.artus.moves import ArtusMove
from ludejo.games.artus.pieces import KNIGHT_LANES
from ludejo.games.artus.shapes import ArtusView, Foreseen, Kinds
from ludejo.games.artus.state import Artus
from ludejo.games.artus.tell import hand_of, names_of
from ludejo.games.artus.worlds.belief import redeal_seat
from ludejo.testkit.plants.catalogue import (
    EventPlant,
    OneWorld,
    Plant,
    ReversedChoices,
    TellingMoment,
    ViewPlant,
    drops,
    to_all,
    to_next,
)


def small_game() -> ArtusGame:
    """Two seats, both games, no other option, two tiny set-ups: faults show here, too, and are found sooner."""
    game = ArtusGame()
    game.options = game.options[:1]
    game.seats = (2, 2)
    game.tiny = tuple(one for one in game.tiny if one.name in ("crowning", "scoring"))
    return game


def artus(state: State) -> Artus:
    assert isinstance(state, Artus)
    return state


def next_seat(state: Artus, seat: int) -> int:
    return (seat + 1) % int(state.n_seats)


def is_odd(state: Artus, seat: int) -> bool:
    """A secret of the left neighbour's hand: does it hold the knight card 1-4 or 3-6?"""
    return state.hand(next_seat(state, seat)) & 0xF0F != 0


# --- views


def onlooker_sees(state: Artus, seat: int, view: ArtusView) -> dict[str, object]:
    return {"hand": hand_of(state, 0)} if seat == ONLOOKER else {}


def one_card_more(state: Artus, seat: int, view: ArtusView) -> dict[str, object]:
    return {"hand": (*view.hand, *hand_of(state, next_seat(state, seat))[:1])}


def telling_order(state: Artus, seat: int, view: ArtusView) -> dict[str, object]:
    return {"hand": view.hand[::-1] if is_odd(state, seat) else view.hand}


def held_tells(state: Artus, seat: int, view: ArtusView) -> dict[str, object]:
    """Counts cards by what they do instead of by their backs."""
    rings = [Kinds(kinds.knight, int(state.hand(i) >> 48 != 0), kinds.scoring) for i, kinds in enumerate(view.held)]
    return {"held": tuple(rings)}


def piles_tell(state: Artus, seat: int, view: ArtusView) -> dict[str, object]:
    """A pile that still has the joker in it is shown with one card more."""
    more = [Kinds(k.knight, k.king, k.scoring + (state.scoring_pile(i) >> 5)) for i, k in enumerate(view.piles)]
    return {"piles": tuple(more)}


def played_too_early(state: Artus, seat: int, view: ArtusView) -> dict[str, object]:
    """Every card that is in no pile is shown as played, hands included."""
    return {"played": tuple(names_of(state.deck - state.pile(i), 0) for i in range(len(view.played)))}


def deck_tells(state: Artus, seat: int, view: ArtusView) -> dict[str, object]:
    return {"deck": view.deck[::-1] if is_odd(state, seat) else view.deck}


def chips_tell(state: Artus, seat: int, view: ArtusView) -> dict[str, object]:
    return {"chips": tuple(chips + is_odd(state, i) for i, chips in enumerate(view.chips))}


def crown_lags(state: Artus, seat: int, view: ArtusView) -> dict[str, object]:
    """The number of spare rings depends on a card of the mover."""
    return {"spare": view.spare + int(state.holds(state.mover, 14))}


VIEWS = [
    ViewPlant("an onlooker sees the hand of seat 0", onlooker_sees),
    ViewPlant("a card of the left neighbour is in the own hand", one_card_more),
    ViewPlant("the order of the hand tells of the neighbour's", telling_order),
    ViewPlant("counts of kinds tell who holds rings", held_tells),
    ViewPlant("the third pile tells where the joker is", piles_tell),
    ViewPlant("cards in hand are shown as played", played_too_early),
    ViewPlant("the order of the deck tells of the neighbour's hand", deck_tells),
    ViewPlant("chips tell of hands", chips_tell),
    ViewPlant("spare rings tell whether the mover can give one", crown_lags),
]


# --- events


def next_hand_told(before: Artus, after: Artus, told: list[Told]) -> list[Told]:
    """Everybody is told whether the next mover could give a ring."""
    return told + ([Told(EVERYONE, shapes.Turned(0))] if after.hand(after.mover) >> 48 else [])


EVENTS: list[Plant] = [
    EventPlant("dealt hands are told to all", to_all(shapes.Dealt)),
    EventPlant("a card drawn is told to all", to_all(shapes.Took)),
    EventPlant("a card drawn is told to one seat too many", to_next(shapes.Took)),
    EventPlant("a card drawn is told to nobody", drops(shapes.Took)),
    EventPlant("draws are not told", drops(shapes.Drew)),
    EventPlant("points are not told", drops(shapes.Scored)),
    EventPlant("displaced pieces are not told", drops(shapes.Displaced)),
    EventPlant("turns of the disc are not told", drops(shapes.Turned)),
    EventPlant("the end is not told", drops(shapes.Over)),
    EventPlant("rings in the next hand are told", next_hand_told),
]


# --- choices, refusals, previews, moments


def first_is_odd(state: Artus) -> bool:
    return is_odd(state, 0)


class NeverRings(Plant):
    name = "rings are allowed and not offered"

    def choices(self, state: State, seat: int, choices: tuple[Move, ...]) -> tuple[Move, ...]:
        return tuple(move for move in choices if not isinstance(move.shape, shapes.Ring))


class TellingRefusal(Plant):
    name = "a refusal of a card not held tells whether the neighbour holds it"

    def check(self, state: State, seat: int, move: Move, refusal: Refusal | None) -> Refusal | None:
        assert isinstance(move, ArtusMove)
        if refusal is None or refusal.code != "not-held" or not artus(state).holds(next_seat(artus(state), seat), 0):
            return refusal
        return Refusal(refusal.kind, refusal.code, refusal.rule, {**refusal.args, "at": 1})


class TellingPreview(Plant):
    name = "a preview counts what the neighbour could answer"

    def preview(self, state: State, seat: int, move: Move, preview: msgspec.Struct | None) -> msgspec.Struct | None:
        if not isinstance(preview, Foreseen) or not is_odd(artus(state), seat):
            return preview
        return msgspec.structs.replace(preview, points=preview.points - 1)


# --- worlds


class StuckHand(Plant):
    name = "resample never moves the hand of seat 1"

    def resample(self, state: State, seat: int, luck: Luck) -> State:
        world = artus(state).resample(seat, luck)
        world.set_hand(1, artus(state).hand(1))
        world.set_pile(1, artus(state).pile(1))
        return world


class StuckKind(Plant):
    name = "resample never moves scoring cards"

    def resample(self, state: State, seat: int, luck: Luck) -> State:
        world = artus(state).resample(seat, luck)
        for one in range(world.n_seats):
            world.set_scoring(one, artus(state).scoring_hand(one), artus(state).scoring_pile(one))
        return world


class OwnHand(Plant):
    name = "resample deals the viewer's own hand, too"

    def resample(self, state: State, seat: int, luck: Luck) -> State:
        world = artus(state).resample(seat, luck)
        if seat != ONLOOKER:
            redeal_seat(world, seat, luck)
        return world


class MixedKinds(Plant):
    name = "resample forgets the backs of the cards"

    def resample(self, state: State, seat: int, luck: Luck) -> State:
        world = artus(state).resample(seat, luck)
        other = next_seat(world, max(seat, 0))
        hand, pile = world.hand(other), world.pile(other)
        if pile & KNIGHT_LANES and hand >> 32 and hand & KNIGHT_LANES == 0:
            world.set_hand(other, pile & KNIGHT_LANES)
            world.set_pile(other, hand + (pile & ~KNIGHT_LANES))
        return world


class EmptyHand(Plant):
    name = "resample now and then empties a hand"

    def resample(self, state: State, seat: int, luck: Luck) -> State:
        world = artus(state).resample(seat, luck)
        if seat != 0 and luck.below(4) == 0:
            world.set_hand(0, 0)
        return world


WORLDS: list[Plant] = [StuckHand(), StuckKind(), OwnHand(), MixedKinds(), EmptyHand(), OneWorld()]
PLANTS: list[Plant] = [
    *VIEWS, *EVENTS, ReversedChoices("choices are reversed by the neighbour's hand", is_odd), NeverRings(),
    TellingRefusal(), TellingPreview(), TellingMoment("the number of the moment tells of a hand", first_is_odd),
    *WORLDS,
]  # fmt: skip
