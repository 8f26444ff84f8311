"""Faults planted in Lupus in Tabula, to test the tests. Each tells, offers or redraws a little too much."""

from __future__ import annotations

from ludejo.core.bits import seats_in
from ludejo.core.event import EVERYONE, Told
from ludejo.core.game import State
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.core.refusal import Refusal
from ludejo.games.lupus_in_tabula import shapes
from ludejo.games.lupus_in_tabula.moves import Act
from ludejo.games.lupus_in_tabula.pieces import NIGHT, POINT, ROLES
from ludejo.games.lupus_in_tabula.shapes import LupusView
from ludejo.games.lupus_in_tabula.state import Lupus
from ludejo.games.lupus_in_tabula.view import nights_of
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


def lupus(state: State) -> Lupus:
    assert isinstance(state, Lupus)
    return state


def is_odd(state: Lupus) -> bool:
    """A secret of the cards."""
    return state.roles.index(1) % 2 == 1


def with_seat(parts: tuple[object, ...], seat: int, value: object) -> tuple[object, ...]:
    return (*parts[:seat], value, *parts[seat + 1 :])


def seer_shown(state: Lupus, seat: int, view: LupusView) -> dict[str, object]:
    return {"roles": with_seat(view.roles, seats_in(state.seers)[0], "seer")} if seat < 0 else {}


def wolves_known_to_possessed(state: Lupus, seat: int, view: LupusView) -> dict[str, object]:
    if seat < 0 or seat != state.possessed:
        return {}
    return {"roles": with_seat(view.roles, seats_in(state.wolves)[0], "wolf")}


def dead_are_shown(state: Lupus, seat: int, view: LupusView) -> dict[str, object]:
    roles: tuple[object, ...] = view.roles
    for fate in view.fates:
        roles = with_seat(roles, fate.seat, ROLES[state.role(fate.seat)])
    return {"roles": roles}


def has_chosen_mark(state: Lupus, seat: int, view: LupusView) -> dict[str, object]:
    night = state.phase == NIGHT
    return {"ready": tuple(bool(state.answered >> one & 1) for one in range(state.n_seats))} if night else {}


def wolf_choices_shown(state: Lupus, seat: int, view: LupusView) -> dict[str, object]:
    wolf = seats_in(state.wolves)[0]
    at = state.points[wolf] if state.phase == NIGHT else -1
    return {"pointing": with_seat(view.pointing, wolf, at)} if at >= 0 and seat >= 0 else {}


def owl_told_early(state: Lupus, seat: int, view: LupusView) -> dict[str, object]:
    if state.phase != 1 or state.owl < 0 or state.nights[-1].answers[state.owl] < 0:
        return {}
    return {"owl": state.nights[-1].answers[state.owl]}


def nights_for_the_dead(state: Lupus, seat: int, view: LupusView) -> dict[str, object]:
    dead = 0 <= seat < state.n_players and not view.alive[seat]
    return {"nights": nights_of(state)} if dead and not state.is_over() else {}


def first_tells(state: Lupus, seat: int, view: LupusView) -> dict[str, object]:
    return {"first": int(is_odd(state))} if not view.fates else {}


def early_votes(state: Lupus, seat: int, view: LupusView) -> dict[str, object]:
    return {"votes": tuple(at if at >= 0 else None for at in state.votes)} if state.customs.at_once else {}


VIEWS: list[Plant] = [
    ViewPlant("a screen shows the seer", seer_shown),
    ViewPlant("the possessed sees a wolf", wolves_known_to_possessed),
    ViewPlant("the cards of the dead are open", dead_are_shown),
    ViewPlant("marks show who has answered at night", has_chosen_mark),
    ViewPlant("all see the choice of a wolf", wolf_choices_shown),
    ViewPlant("the owl's target is shown before the ballot", owl_told_early),
    ViewPlant("the dead see the nights though they may not", nights_for_the_dead),
    ViewPlant("the first voter tells of the wolves", first_tells),
    ViewPlant("sealed votes are shown", early_votes),
]


def cause_told(before: Lupus, after: Lupus, told: list[Told]) -> list[Told]:
    """Everybody is told the dawn twice if the seer looked at somebody."""
    dawns = [one for one in told if isinstance(one.event, shapes.Dawn) and after.nights[-1].looked >= 0]
    return told + dawns


def guarded_told(before: Lupus, after: Lupus, told: list[Told]) -> list[Told]:
    """Everybody is told the dawn twice after a night in which the bodyguard saved somebody."""
    saved = [
        Told(EVERYONE, one.event)
        for one in told
        if isinstance(one.event, shapes.Dawn) and after.nights[-1].victim != after.nights[-1].torn
    ]
    return told + saved


EVENTS: list[Plant] = [
    EventPlant("votes are not told", drops(shapes.Voted)),
    EventPlant("the dawn is not told", drops(shapes.Dawn)),
    EventPlant("a lynching is not told", drops(shapes.Lynched)),
    EventPlant("the fall of night is not told", drops(shapes.NightFell)),
    EventPlant("a look is told by a second dawn", cause_told),
    EventPlant("a saved player is told by a second dawn", guarded_told),
    EventPlant("answers of the night are told to the next seat", to_next(shapes.Pointed)),
    EventPlant("answers of the night are told to all", to_all(shapes.Pointed)),
]
# pairs tell the same in both worlds here: so every audience is checked by itself
LOUD: list[Plant] = [
    EventPlant("the own card is told to all", to_all(shapes.OwnRole)),
    EventPlant("wolves are told to all", to_all(shapes.Mates)),
    EventPlant("the seer's answer is told to all", to_all(shapes.Looked)),
    EventPlant("the medium's answer is told to all", to_all(shapes.Medium)),
    EventPlant("the copy is told to all", to_all(shapes.Copied)),
    EventPlant("the seer's answer is told to one more", to_next(shapes.Looked)),
]


class NoWolfForAnybody(Plant):
    name = "nobody may suspect a wolf"

    def check(self, state: State, seat: int, move: Move, refusal: Refusal | None) -> Refusal | None:
        assert isinstance(move, Act)
        if refusal is None and move.kind == POINT and move.at >= 0 and lupus(state).wolves >> int(move.at) & 1:
            return Refusal("illegal", "wolf-target", "LT-7")
        return refusal


class LateSecret(Plant):
    name = "when the wolves have chosen, answers can't be changed"

    def check(self, state: State, seat: int, move: Move, refusal: Refusal | None) -> Refusal | None:
        game = lupus(state)
        done = game.wolves & game.alive & ~game.answered == 0
        if refusal is not None and refusal.code == "same-answer" and done:
            return Refusal(refusal.kind, "changed-enough", refusal.rule)
        return refusal


class NewFellows(Plant):
    name = "resample deals wolves other fellows"

    def resample(self, state: State, seat: int, luck: Luck) -> State:
        game = lupus(state)
        if not game.knows_all(seat) and seat >= 0 and game.wolves >> seat & 1:
            return game.resample(-1, luck)
        return game.resample(seat, luck)


class Forgotten(Plant):
    name = "resample forgets what the seer saw"

    def resample(self, state: State, seat: int, luck: Luck) -> State:
        game = lupus(state)
        if game.nights and not game.knows_all(seat) and seat >= 0 and game.seers >> seat & 1:
            return game.resample(-1, luck)
        return game.resample(seat, luck)


def same_wolves(true: Lupus, world: Lupus, seat: int) -> bool:
    return bool(true.wolves == world.wolves)


def same_answers(true: Lupus, world: Lupus, seat: int) -> bool:
    return [past.answers for past in true.nights] == [past.answers for past in world.nights]


ACTS: list[Plant] = [
    ReversedChoices("choices are reversed by the place of a wolf", lambda state, seat: is_odd(lupus(state))),
    NoWolfForAnybody(),
    LateSecret(),
    TellingMoment("answers move the moment", lambda state: bool(lupus(state).answered)),
    NewFellows(),
    Forgotten(),
]
# only brute force finds these
NARROW: list[Plant] = [
    StuckWorlds("resample never moves the wolves", same_wolves),
    StuckWorlds("resample never changes a night", same_answers),
    OneWorld(),
]
