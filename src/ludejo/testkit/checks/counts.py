"""Exhaustive counts of tiny set-ups, like perft in chess. People can compare them with other engines."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

from ludejo.core.game import Game, Tiny
from ludejo.testkit.exhaustive import Branch, every_node
from ludejo.testkit.fault import demand


class CheckCount:
    """Ways (paths of luck and moves), different positions, endings, and wins by seat over all endings."""

    def __init__(self, seats: int) -> None:
        self.ways = self.endings = 0
        self.wins = [0] * seats
        self.positions: set[bytes] = set()

    def add(self, node: Branch) -> None:
        self.ways += node.ways
        self.positions.add(node.stored)
        result = node.state.result()
        if result is not None:
            self.endings += node.ways
            for seat in result.winners:
                self.wins[seat] += node.ways

    def numbers(self) -> dict[str, int]:
        found = {"ways": self.ways, "positions": len(self.positions), "endings": self.endings}
        return found | {f"wins_{seat}": n for seat, n in enumerate(self.wins)}


def counted(game: Game, tiny: Tiny) -> dict[str, int]:
    """All numbers of a tiny set-up."""
    count = CheckCount(tiny.seats)
    for node in every_node(game, tiny):
        count.add(node)
    return count.numbers()


def written(game: Game) -> str:
    """The file of all counts of a game."""
    lines: list[str] = []
    for tiny in game.tiny:
        lines += [f"[{tiny.name}]", *(f"{name} = {n}" for name, n in counted(game, tiny).items()), ""]
    return "\n".join(lines)


def known_counts(game: Game, path: Path) -> dict[str, dict[str, int]]:
    """The numbers in the file, by the names of the set-ups."""
    demand(path.is_file(), "counts", f"{path} is missing")
    known: dict[str, dict[str, int]] = tomllib.loads(path.read_text())
    demand(set(known) == {tiny.name for tiny in game.tiny}, "counts", f"{path} has other set-ups")
    return known


def counting(game: Game, tiny: Tiny, known: dict[str, int]) -> Iterator[Branch]:
    """Every position of a tiny set-up, for the caller to look at. They are counted, and must be as many as known."""
    count = CheckCount(tiny.seats)
    for node in every_node(game, tiny):
        count.add(node)
        yield node
    demand(count.numbers() == known, "counts", f"{tiny.name}: {count.numbers()}, not {known}")
