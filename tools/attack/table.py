"""The table of results: a row for each figure, with the attack, the goal and the value."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One figure of one attack."""

    attack: str
    figure: str
    goal: str
    value: str
    is_reached: bool


def at_most(attack: str, figure: str, most: float, value: float, unit: str) -> Row:
    """A figure that must not be larger than `most`."""
    return Row(attack, figure, f"at most {most:g} {unit}", f"{value:.3g} {unit}", value <= most)


def exactly(attack: str, figure: str, wanted: object, value: object) -> Row:
    """A figure with one right value."""
    return Row(attack, figure, str(wanted), str(value), value == wanted)


def written(before: list[Row], now: list[Row]) -> str:
    """A table in Markdown, with a column for the older build if it was measured."""
    earlier = {(row.attack, row.figure): row.value for row in before}
    columns: list[tuple[str, Callable[[Row], str]]] = [
        ("attack", lambda row: row.attack),
        ("figure", lambda row: row.figure),
        ("goal", lambda row: row.goal),
        *([("before", lambda row: earlier.get((row.attack, row.figure), "-"))] if before else []),
        ("now", lambda row: row.value if row.is_reached else f"**{row.value}: missed**"),
    ]
    lines = [[name for name, _ in columns], ["---"] * len(columns)]
    lines += [[cell(row) for _, cell in columns] for row in now]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
