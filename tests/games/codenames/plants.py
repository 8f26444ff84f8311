"""Faults planted in Codenames, to test the tests. Each tells, offers or redraws a little too much."""

from __future__ import annotations

from ludejo.core.event import Told
from ludejo.core.game import State
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.core.refusal import Refusal
from ludejo.games.codenames import shapes
from ludejo.games.codenames.moves import Act
from ludejo.games.codenames.pieces import COLOURS, CONFIRM, MARK
from ludejo.games.codenames.shapes import CodenamesView
from ludejo.games.codenames.state import Codenames
from ludejo.games.codenames.tell import key_of
from ludejo.games.codenames.view import asked
from ludejo.games.codenames.worlds.redeal import redeal
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
)


def codenames(state: State) -> Codenames:
    assert isinstance(state, Codenames)
    return state


def is_odd(state: Codenames) -> bool:
    """A secret of the key."""
    return int(state.assassins).bit_length() % 2 == 1


def key_for_onlookers(state: Codenames, seat: int, view: CodenamesView) -> dict[str, object]:
    return {"key": key_of(state)} if seat < 0 else {}


def key_for_operatives(state: Codenames, seat: int, view: CodenamesView) -> dict[str, object]:
    return {"key": key_of(state)} if seat == 1 else {}


def assassin_shown(state: Codenames, seat: int, view: CodenamesView) -> dict[str, object]:
    if seat >= 0:
        return {}
    place = int(state.assassins).bit_length() - 1
    return {"colours": (*view.colours[:place], "assassin", *view.colours[place + 1 :])}


def first_colour_shown(state: Codenames, seat: int, view: CodenamesView) -> dict[str, object]:
    return {"colours": (COLOURS[state.colour(0)], *view.colours[1:])}


def starter_tells(state: Codenames, seat: int, view: CodenamesView) -> dict[str, object]:
    return {"starter": "red" if is_odd(state) else "blue"}


def glass_tells(state: Codenames, seat: int, view: CodenamesView) -> dict[str, object]:
    return {"glass": is_odd(state)}


def questions_for_all(state: Codenames, seat: int, view: CodenamesView) -> dict[str, object]:
    return {"questions": tuple(asked(question) for question in state.asks)}


def challengeable_tells(state: Codenames, seat: int, view: CodenamesView) -> dict[str, object]:
    return {"challengeable": view.challengeable or bool(state.asks)}


VIEWS: list[Plant] = [
    ViewPlant("onlookers see the key", key_for_onlookers),
    ViewPlant("seat 1 sees the key, spymaster or not", key_for_operatives),
    ViewPlant("a screen shows the assassin", assassin_shown),
    ViewPlant("the first card is open to all", first_colour_shown),
    ViewPlant("the starter tells of the assassin", starter_tells),
    ViewPlant("the sand-glass tells of the assassin", glass_tells),
    ViewPlant("all see what spymasters ask each other", questions_for_all),
    ViewPlant("a flag shows that a question was asked", challengeable_tells),
]


def hot(before: Codenames, after: Codenames, told: list[Told]) -> list[Told]:
    """Everybody is told a mark twice if it is on the assassin."""
    warned = [one for one in told if isinstance(one.event, shapes.Marked) and after.assassins >> one.event.place & 1]
    return told + warned


EVENTS: list[Plant] = [
    EventPlant("marks are not told", drops(shapes.Marked)),
    EventPlant("a guess is not told", drops(shapes.Guessed)),
    EventPlant("the end of a turn is not told", drops(shapes.TurnOver)),
    EventPlant("a mark on the assassin is told twice", hot),
]
# pairs tell the same in both worlds here, and brute force asks no questions: so every audience is checked by itself
LOUD: list[Plant] = [
    EventPlant("questions are told to all", to_all(shapes.Asked)),
    EventPlant("answers are told to all", to_all(shapes.Answered)),
    EventPlant("the key is told to all", to_all(shapes.Key)),
]


class NoAssassin(Plant):
    name = "pointing at the assassin is refused"

    def check(self, state: State, seat: int, move: Move, refusal: Refusal | None) -> Refusal | None:
        assert isinstance(move, Act)
        if refusal is None and move.kind in (MARK, CONFIRM) and codenames(state).assassins >> int(move.at) & 1:
            return Refusal("illegal", "is-covered", "CN-9")
        return refusal


class TellingAnswer(Plant):
    name = "the refusal for others tells whether a question waits"

    def check(self, state: State, seat: int, move: Move, refusal: Refusal | None) -> Refusal | None:
        if refusal is not None and refusal.code == "nothing-asked" and codenames(state).is_asking():
            return Refusal(refusal.kind, "still-asking", refusal.rule)
        return refusal


class RedrawnForSpies(Plant):
    name = "resample deals a new key to spymasters"

    def resample(self, state: State, seat: int, luck: Luck) -> State:
        world = codenames(state).resample(seat, luck)
        redeal(world, luck)
        return world


class Uncovered(Plant):
    name = "resample deals covered colours anew"

    def resample(self, state: State, seat: int, luck: Luck) -> State:
        world = codenames(state).resample(seat, luck)
        if not world.knows_key(seat):
            covered, world.covered = world.covered, 0
            redeal(world, luck)
            world.covered = covered
        return world


def has_same_assassins(true: Codenames, world: Codenames, seat: int) -> bool:
    return bool(true.assassins == world.assassins)


ACTS: list[Plant] = [
    ReversedChoices("choices are reversed by the place of the assassin", lambda state, seat: is_odd(codenames(state))),
    NoAssassin(),
    TellingAnswer(),
    TellingMoment("a question moves the moment", lambda state: bool(codenames(state).asks)),
    RedrawnForSpies(),
    Uncovered(),
]
# only brute force finds these
NARROW: list[Plant] = [StuckWorlds("resample never moves the assassin", has_same_assassins), OneWorld()]
