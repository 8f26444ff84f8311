"""Nothing changes silently: a viewer's view changes only in a step that told it an event naming each changed part.

So a leak can only be an event with a wrong audience, and the list of audiences is short enough to review.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludejo.core.event import ONLOOKER, Events
from ludejo.core.game import Game, State
from ludejo.core.luck import FastLuck
from ludejo.core.shapes import Event, View
from ludejo.testkit.fault import demand
from ludejo.testkit.setups import Sample, samples
from ludejo.testkit.steps import PlayStep, random_step


def check_silence(game: Game, n_games: int, seeds: Sequence[int]) -> int:
    """Watch the steps of `n_games` games as every viewer sees them; returns how many steps there were."""
    return sum(watch_one(game, sample) for sample in samples(game, n_games, seeds))


def watch_one(game: Game, sample: Sample) -> int:
    """Watch one game; returns how many steps it has."""
    setup, luck, looks, n_steps = sample.setup, sample.luck, sample.looks(game), 0
    state = game.start(setup.seats, setup.options, luck)
    views: dict[int, View] = {}
    while not state.is_over():
        step = random_step(state, luck)
        if n_steps in looks:
            views = watch_step(game, state, step, views or views_of(state, setup.seats), sample)
        else:
            step.take(state, luck, None)
            views = {}
        n_steps += 1
    return n_steps


def watch_step(game: Game, state: State, step: PlayStep, views: dict[int, View], sample: Sample) -> dict[int, View]:
    """Take a step and check it; returns everybody's view after it."""
    events, where = Events(), repr(sample)
    step.take(state, sample.luck, events)
    strange = {type(told.event) for told in events.told} - set(game.events())
    demand(not strange, "silent", f"{step} told events of no declared type: {strange}", where)
    after = views_of(state, state.seats())
    for viewer, view in after.items():
        unnamed = unnamed_changes(views[viewer], view, events, viewer)
        demand(not unnamed, "silent", f"viewer {viewer}: {sorted(unnamed)} changed by {step}", where)
    return after


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
    places = {place for event in told for place in named_places(event, viewer)}
    whole = {place for place in places if "[" not in place}
    found: set[str] = set()
    for part in changed(before, after) - whole:
        old, new = getattr(before, part), getattr(after, part)
        if isinstance(old, tuple) and len(old) == len(new):
            found |= {f"{part}[{i}]" for i in range(len(old)) if old[i] != new[i]} - places
        else:
            found.add(part)
    return found


def named_places(event: Event, viewer: int) -> set[str]:
    """What an event names to this viewer: see `Event.changes`."""
    named: set[str] = set()
    for change in event.changes:
        part, _, field = change.partition("@")
        if not field:
            named.add(part)
        elif not field.startswith("="):
            named |= {f"{part}[{seat}]" for seat in seats_in(event, field)}
        elif viewer in seats_in(event, field[1:]):
            named.add(part)
    return named


def seats_in(event: Event, field: str) -> tuple[int, ...]:
    """The seat, or the seats, in a field of an event."""
    value = getattr(event, field)
    return value if isinstance(value, tuple) else (value,)


def check_names(game: Game, seed: int) -> None:
    """Every event names only parts that the view has."""
    luck = FastLuck(seed)
    parts = set(msgspec.structs.asdict(game.start(game.seats[0], {}, luck).view(0)))
    for event in game.events():
        strange = {change.split("@")[0] for change in getattr(event, "changes", ())} - parts
        demand(not strange, "silent", f"{event.__name__} names parts no view has: {sorted(strange)}")
