"""Nothing changes silently: a viewer's view changes only in a step that told it an event naming each changed part.

With this a leak has to be an event with a wrong audience, and the list of audiences is short enough to review.
"""

from __future__ import annotations

import msgspec

from ludejo.core.event import ONLOOKER, Events
from ludejo.core.game import Game, State
from ludejo.core.luck import FastLuck
from ludejo.core.shape import Event, View
from ludejo.testkit.fault import demand
from ludejo.testkit.setups import setups
from ludejo.testkit.steps import random_step


def check_silence(game: Game, n_games: int, seed: int) -> int:
    """Watch every step of `n_games` games with every viewer's eyes."""
    ways = setups(game)
    n_steps = 0
    for number in range(n_games):
        luck = FastLuck(seed + number)
        setup = ways[number % len(ways)]
        where = f"{setup} seed {seed + number}"
        state = game.start(setup.seats, setup.options, luck)
        views = views_of(state, setup.seats)
        while not state.is_over():
            step = random_step(state, luck)
            events = Events()
            step.take(state, luck, events)
            after = views_of(state, setup.seats)
            for viewer in range(ONLOOKER, setup.seats):
                unnamed = unnamed_changes(views[viewer], after[viewer], events, viewer)
                demand(not unnamed, "silent", f"viewer {viewer}: {sorted(unnamed)} changed by {step}", where)
            views = after
            n_steps += 1
    return n_steps


def views_of(state: State, seats: int) -> dict[int, View]:
    """Everybody's view."""
    return {viewer: state.view(viewer) for viewer in range(ONLOOKER, seats)}


def changed(before: View, after: View) -> set[str]:
    """The parts in which two views differ."""
    old = msgspec.structs.asdict(before)
    new = msgspec.structs.asdict(after)
    return {part for part in old if old[part] != new[part]}


def unnamed_changes(before: View, after: View, events: Events, viewer: int) -> set[str]:
    """The parts that changed although no event told to this viewer names them; of a list by seats, the places."""
    told = events.to(viewer)
    whole = {part for event in told for part in event.changes}
    places = {place for event in told for place in named_places(event)}
    found: set[str] = set()
    for part in changed(before, after) - whole:
        old, new = getattr(before, part), getattr(after, part)
        if isinstance(old, tuple) and len(old) == len(new):
            found |= {f"{part}[{i}]" for i in range(len(old)) if old[i] != new[i]} - places
        else:
            found.add(part)
    return found


def named_places(event: Event) -> set[str]:
    """`protected@seat` names the place of a list that the event's own field `seat` tells."""
    named = [change.split("@") for change in event.changes if "@" in change]
    return {f"{part}[{getattr(event, field)}]" for part, field in named}


def check_names(game: Game, seed: int) -> None:
    """Every event is of a declared type, and names only parts that the view has."""
    luck = FastLuck(seed)
    parts = set(msgspec.structs.asdict(game.start(game.seats[0], {}, luck).view(0)))
    for event in game.events():
        strange = {change.split("@")[0] for change in getattr(event, "changes", ())} - parts
        demand(not strange, "silent", f"{event.__name__} names parts no view has: {sorted(strange)}")
