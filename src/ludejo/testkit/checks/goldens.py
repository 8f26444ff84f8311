"""Golden play-throughs: whole games as text that a person can read and check against the rulebook.

Each step shows what was asked, the move, what was told to whom, and what changed in whose view.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from ludejo.core.event import EVERYONE, ONLOOKER, Events
from ludejo.core.game import Game, State
from ludejo.core.luck import FastLuck
from ludejo.core.option import Value
from ludejo.core.shapes import View
from ludejo.testkit.checks.silence import changed, views_of
from ludejo.testkit.fault import demand
from ludejo.testkit.setups import Setup, fits
from ludejo.testkit.steps import random_step

LONG = 30  # a list of so many entries is not written in full after each change


def golden_setups(game: Game) -> list[Setup]:
    """One game for each number of seats (five at most), and one with every option at its last value that fits."""
    fewest, most = game.seats
    apart = max(1, (most - fewest) // 4)
    lasts: dict[str, Value] = {}
    for option in game.options:
        with_last = lasts | {option.name: option.values[-1]}
        lasts = with_last if fits(game, Setup(fewest, with_last)) else lasts
    return [*(Setup(seats, {}) for seats in range(fewest, most + 1, apart)), Setup(fewest, lasts)]


def golden_name(setup: Setup) -> str:
    """The name of its file."""
    return f"{setup.seats}-seats{'-options' if setup.options else ''}.txt"


def played_through(game: Game, setup: Setup, seed: int) -> str:
    """The text of one game."""
    return "\n".join(lines_of(game, setup, seed)) + "\n"


def lines_of(game: Game, setup: Setup, seed: int) -> Iterator[str]:
    luck = FastLuck(seed)
    events = Events()
    state = game.start(setup.seats, setup.options, luck, events)
    yield f"{game.id} rules {game.rules} {setup} seed {seed}"
    yield from told_lines(events)
    views = views_of(state, setup.seats)
    for viewer, view in views.items():
        yield f"  {who(viewer)} sees {text(view)}"
    while not state.is_over():
        yield ""
        yield asked_line(state)
        step = random_step(state, luck)
        events = Events()
        step.take(state, luck, events)
        yield f"> {step}"
        yield from told_lines(events)
        after = views_of(state, setup.seats)
        yield from changed_lines(views, after)
        views = after
    yield ""
    yield f"result {text(state.result())}"


def asked_line(state: State) -> str:
    due = " ".join(f"seat {seat} ({len(state.choices(seat))} choices)" for seat in state.due())
    may = f"; may: {state.may()}" if state.may() else ""
    return f"moment {state.moment()}, due: {due or 'nobody'}{may}"


def told_lines(events: Events) -> Iterator[str]:
    for told in events.told:
        seats = [str(seat) for seat in range(32) if told.audience >> seat & 1]
        audience = "all" if told.audience == EVERYONE else "only " + ",".join(seats)
        yield f"  to {audience}: {text(told.event)}"


def changed_lines(before: dict[int, View], after: dict[int, View]) -> Iterator[str]:
    """What changed in each view; a change that is the same for all is written once."""
    parts = {viewer: changed(before[viewer], view) for viewer, view in after.items()}
    public = sorted(part for part in parts[ONLOOKER] if len({text(getattr(v, part)) for v in after.values()}) == 1)
    if public:
        yield "  all see " + "; ".join(grown(before[ONLOOKER], after[ONLOOKER], part) for part in public)
    for viewer, view in after.items():
        own = sorted(parts[viewer] - set(public))
        if own:
            yield f"  {who(viewer)} sees " + "; ".join(grown(before[viewer], view, part) for part in own)


def grown(before: View, after: View, part: str) -> str:
    """A part that changed; of a long list that grew or moved on, only what is new."""
    old, new = getattr(before, part), getattr(after, part)
    if isinstance(new, tuple) and LONG <= len(old) <= len(new) and old[1:] in (new[1 : len(old)], new[:-1]):
        return f"{part} += {text(new[len(old) - len(new) or -1 :])}"
    return f"{part} = {text(new)}"


def who(viewer: int) -> str:
    return "an onlooker" if viewer == ONLOOKER else f"seat {viewer}"


def text(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


def write_goldens(game: Game, folder: Path, seed: int) -> None:
    """Write all files again; people review the difference like code."""
    folder.mkdir(parents=True, exist_ok=True)
    for setup in golden_setups(game):
        (folder / golden_name(setup)).write_text(played_through(game, setup, seed))


def check_goldens(game: Game, folder: Path, seed: int) -> None:
    """Every game plays as its file says."""
    for setup in golden_setups(game):
        path = folder / golden_name(setup)
        demand(path.is_file(), "goldens", f"{path} is missing")
        demand(path.read_text() == played_through(game, setup, seed), "goldens", f"{path} plays otherwise now")
