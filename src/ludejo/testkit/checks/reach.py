"""Reach of `resample`: it draws the worlds that agree with all a seat was told, every one of them and no other.

Tiny set-ups are checked by brute force: all games are played, and positions that told a viewer the same are its worlds.
Full set-ups are checked by twins, games that happened to tell a viewer the same: what is hidden in one of them must
come up in draws from the other, piece by piece.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Sequence
from fractions import Fraction

import msgspec

from ludejo.core.event import ONLOOKER, Events
from ludejo.core.game import Game, State, Tiny
from ludejo.core.luck import FastLuck, Luck
from ludejo.testkit.checks.leaks import shown
from ludejo.testkit.exhaustive import Branch, every_node
from ludejo.testkit.fault import demand
from ludejo.testkit.setups import ALL_SEATS, Setup, setups
from ludejo.testkit.steps import random_step

MANY = 6  # seats; with more, what several seats share comes up too rarely to wait for it
MOST_GROUPS = 40  # of twins at large tables, in each set-up
Worlds = dict[bytes, Fraction]  # each world with the chance of its luck
Groups = dict[tuple[int, bytes], Worlds]  # for each viewer and each thing it can have been told


def worlds_of(game: Game, tiny: Tiny) -> Groups:
    """All worlds that each viewer of a tiny set-up may be in."""
    return grouped(every_node(game, tiny))


def grouped(nodes: Iterable[Branch]) -> Groups:
    """These positions, by viewer and what it was told."""
    found: Groups = defaultdict(dict)
    for node in nodes:
        for viewer, told in node.told.items():
            worlds = found[viewer, told]
            worlds[node.stored] = worlds.get(node.stored, Fraction(0)) + node.chance
    return found


def check_reach(game: Game, tiny: Tiny, most_groups: int, seeds: Sequence[int]) -> int:
    """Compare `resample` with brute force for a tiny set-up."""
    return check_groups(game, tiny, worlds_of(game, tiny), most_groups, seeds)


def check_groups(game: Game, tiny: Tiny, found: Groups, most_groups: int, seeds: Sequence[int]) -> int:
    """Compare `resample` with brute force in `most_groups` groups, spread evenly; returns how many worlds there are."""
    groups = sorted(found.items())
    every = max(1, len(seeds) * len(groups) // most_groups)
    return sum(check_some(game, tiny, groups[seed % every :: every], seed) for seed in seeds)


def check_some(game: Game, tiny: Tiny, groups: list[tuple[tuple[int, bytes], Worlds]], seed: int) -> int:
    """Compare in these groups."""
    luck = FastLuck(seed)
    n_worlds = 0
    for (viewer, _), worlds in groups:
        where = f"tiny {tiny.name}, viewer {viewer}, {len(worlds)} worlds, seed {seed}"
        start = game.from_bytes(sorted(worlds)[luck.below(len(worlds))])
        missing = drawn_worlds(start, viewer, worlds, luck, where)
        demand(not missing, "reach", f"{len(missing)} worlds never come up", where)
        n_worlds += len(worlds)
    return n_worlds


def drawn_worlds(state: State, viewer: int, worlds: Worlds, luck: Luck, where: str) -> set[bytes]:
    """Draw until every world has come up, or long enough to be sure; returns the worlds that have not."""
    missing = set(worlds)
    rarest = min(worlds.values()) / sum(worlds.values())
    for _ in range(100 + int(30 / rarest)):
        world = state.resample(viewer, luck).to_bytes()
        demand(world in worlds, "reach", "a world the viewer knows to be false", where)
        missing.discard(world)
        if not missing:
            break
    return missing


def check_twins(game: Game, n_deals: int, n_draws: int, seed: int) -> int:
    """Full set-ups after few steps: what other seats see in a twin must come up; returns the number of twins."""
    ways = [setup for setup in setups(game) if not setup.options]
    ways = ways[:: max(1, len(ways) // 5)] if len(ways) > ALL_SEATS else ways
    return sum(twins_after(game, setup, n_steps, n_deals, n_draws, seed) for n_steps in range(3) for setup in ways)


def twins_after(game: Game, setup: Setup, n_steps: int, n_deals: int, n_draws: int, seed: int) -> int:
    """The same for one set-up after so many steps."""
    groups = [(key[0], states) for key, states in told_groups(game, setup, n_deals, n_steps, seed).items()]
    groups = [(viewer, states) for viewer, states in groups if len(states) > 1]
    if setup.seats > MANY:
        groups = groups[:: max(1, len(groups) // MOST_GROUPS)]
    for viewer, states in groups:
        check_group(states, viewer, setup.seats, n_draws, seed, f"{setup} after {n_steps} steps")
    return sum(len(states) - 1 for _, states in groups)


def told_groups(
    game: Game, setup: Setup, n_deals: int, n_steps: int, seed: int
) -> dict[tuple[int, bytes], list[State]]:
    """Fresh games of a few steps, grouped by viewer and all the viewer was told and did."""
    groups: dict[tuple[int, bytes], list[State]] = defaultdict(list)
    for number in range(n_deals):
        luck = FastLuck(seed + number)
        told = {viewer: hashlib.blake2b(digest_size=16) for viewer in range(ONLOOKER, setup.seats)}
        events = Events()
        state = game.start(setup.seats, setup.options, luck, events)
        for _ in range(n_steps):
            if not state.is_over():
                step = random_step(state, luck)
                step.take(state, luck, events)
                if step.seat in told:
                    told[step.seat].update(repr(step).encode())
        for viewer, line in told.items():
            line.update(msgspec.json.encode(events.to(viewer)))
            groups[viewer, line.digest()].append(state)
    return groups


def sights(state: State, viewer: int, others: list[int]) -> set[object]:
    """What is hidden from the viewer, in pieces that can come up again: single facts if there are many of them or many
    seats; else all that a seat sees."""
    facts = state.hidden(viewer)
    if len(facts) > len(others) or (facts and len(others) > MANY):
        return set(facts)
    return {(seat, shown(state, seat)) for seat in others}


def check_group(states: list[State], viewer: int, seats: int, n_draws: int, seed: int, where: str) -> None:
    """What any other seat sees in one of these states must come up in draws from the first."""
    luck = FastLuck(seed)
    others = [seat for seat in range(seats) if seat != viewer]
    wanted = {sight for state in states[1:] for sight in sights(state, viewer, others)}
    for _ in range(n_draws):
        wanted -= sights(states[0].resample(viewer, luck), viewer, others)
        if not wanted:
            return
    demand(False, "reach", f"viewer {viewer}: {len(wanted)} sights of others never come up", where)
