"""Exhaustive counts of tiny set-ups: our perft. Engine-neutral numbers in a file that a person can compare."""

from __future__ import annotations

import tomllib
from pathlib import Path

from ludejo.core.game import Game, Tiny
from ludejo.testkit.every import every_node
from ludejo.testkit.fault import demand


def counted(game: Game, tiny: Tiny) -> dict[str, int]:
    """Ways (paths of luck and moves), different positions, endings, and wins by seat over all endings."""
    ways = endings = 0
    wins = [0] * tiny.seats
    positions: set[bytes] = set()
    for node in every_node(game, tiny):
        ways += node.ways
        positions.add(node.stored)
        result = node.state.result()
        if result is not None:
            endings += node.ways
            for seat in result.winners:
                wins[seat] += node.ways
    numbers = {"ways": ways, "positions": len(positions), "endings": endings}
    return numbers | {f"wins_{seat}": n for seat, n in enumerate(wins)}


def written(game: Game) -> str:
    """The file of all counts of a game."""
    lines: list[str] = []
    for tiny in game.tiny:
        lines += [f"[{tiny.name}]", *(f"{name} = {n}" for name, n in counted(game, tiny).items()), ""]
    return "\n".join(lines)


def check_counts(game: Game, path: Path) -> None:
    """The counts are those in the file."""
    demand(path.is_file(), "counts", f"{path} is missing")
    known = tomllib.loads(path.read_text())
    demand(set(known) == {tiny.name for tiny in game.tiny}, "counts", f"{path} has other set-ups")
    for tiny in game.tiny:
        now = counted(game, tiny)
        demand(now == known[tiny.name], "counts", f"{tiny.name}: {now}, not {known[tiny.name]}")
