"""A picture of how cost grows with the number of tables: four small plots, with the tables on a logarithmic axis."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from server_postgresql_report import KINDS, name_of
from server_report import middle
from server_runs import Runs

from ludejo.lab.plot import INK, MARK, SOFT

PAPER = "#fffaf0"  # a background, so that it is readable on a light page and on a dark one
WIDE, HIGH = 300, 190  # a plot
LEFT, TOP, GAP_X, GAP_Y = 64, 110, 84, 90
LOOKS = {"sqlite": (INK, "2 4"), "postgresql": ("#1f5f8b", "9 4"), "workers": (MARK, "none")}  # colour and dashes
PARTS = (
    ("server_us", "servers: CPU µs a move", 0),
    ("database_us", "PostgreSQL: CPU µs a move", 0),
    ("p99_ms", "p99, ms", 0),
    ("kb_end", "servers: kB a table", 100),  # with fewer tables it is noise
)
Points = list[tuple[int, float]]


@dataclass
class Plot:
    """One of the four: where it is, its lines by kind, and what its axes end with."""

    left: int
    top: int
    title: str
    lines: dict[str, Points]
    tables: Sequence[int]

    def __post_init__(self) -> None:
        """The vertical axis has at most five steps of 1, 2 or 5 (times a power of ten)."""
        most = max(value for points in self.lines.values() for _, value in points)
        most = max(most, 0.1)
        power = 10.0 ** math.floor(math.log10(most / 5))
        self.step = next(power * n for n in (1, 2, 5, 10) if power * n * 5 >= most)
        self.n_steps = math.ceil(most / self.step)

    def x_of(self, tables: int) -> float:
        low, high = math.log10(self.tables[0]), math.log10(self.tables[-1])
        return round(self.left + WIDE * (math.log10(tables) - low) / ((high - low) or 1), 1)

    def y_of(self, value: float) -> float:
        return round(self.top + HIGH * (1 - value / (self.n_steps * self.step)), 1)


def growth_picture(runs: Runs, tables: Sequence[int], pace: int, workers: int) -> str:
    """The text of the whole file."""
    plots = [plot_of(runs, tables, n) for n in range(len(PARTS))]
    width, height = 2 * (LEFT + WIDE) + GAP_X - 24, TOP + 2 * (HIGH + GAP_Y) - 20
    title = f"How cost grows with tables, at {pace:,} moves a second in all"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        ' font-family="sans-serif" font-size="13">',
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
        text(16, 28, title, INK, 'font-size="16" font-weight="bold"'),
        *[mark for n, kind in enumerate(KINDS) for mark in legend(16 + 240 * n, kind, workers)],
        *[mark for plot in plots for mark in drawn(plot)],
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def plot_of(runs: Runs, tables: Sequence[int], n: int) -> Plot:
    name, title, least = PARTS[n]
    shown = [count for count in tables if count >= least] or list(tables)
    kinds = KINDS[1:] if name == "database_us" else KINDS
    lines = {kind: [(count, middle(runs[f"growth {count}", kind], name)) for count in shown] for kind in kinds}
    left, top = LEFT + (n % 2) * (WIDE + GAP_X), TOP + (n // 2) * (HIGH + GAP_Y)
    return Plot(left, top, title, lines, tables)


def text(x: float, y: float, words: str, colour: str, more: str = "") -> str:
    return f'<text x="{x}" y="{y}" fill="{colour}" {more}>{escape(words)}</text>'


def stroke(kind: str) -> str:
    colour, dashes = LOOKS[kind]
    return f'fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dashes}"'


def legend(x: int, kind: str, workers: int) -> list[str]:
    return [f'<path d="M{x} 56h40" {stroke(kind)}/>', text(x + 48, 61, name_of(kind, workers), INK)]


def drawn(plot: Plot) -> list[str]:
    """Title, axes, lines."""
    middle_x, end = plot.left + WIDE / 2, plot.top + HIGH
    return [
        text(plot.left, plot.top - 12, plot.title, INK, 'font-weight="bold"'),
        *[mark for n in range(plot.n_steps + 1) for mark in level(plot, n * plot.step)],
        *[mark for count in plot.tables for mark in column(plot, count)],
        text(middle_x, end + 40, "tables (logarithmic)", INK, 'text-anchor="middle"'),
        *[mark for kind, points in plot.lines.items() for mark in line(plot, kind, points)],
    ]


def level(plot: Plot, value: float) -> list[str]:
    y = plot.y_of(value)
    return [
        f'<path d="M{plot.left} {y}h{WIDE}" stroke="{SOFT}" stroke-opacity=".35"/>',
        text(plot.left - 8, y + 4, f"{value:,.6g}", INK, 'text-anchor="end"'),
    ]


def column(plot: Plot, tables: int) -> list[str]:
    x = plot.x_of(tables)
    return [
        f'<path d="M{x} {plot.top}v{HIGH}" stroke="{SOFT}" stroke-opacity=".35"/>',
        text(x, plot.top + HIGH + 20, str(tables), INK, 'text-anchor="middle" font-size="11"'),
    ]


def line(plot: Plot, kind: str, points: Points) -> list[str]:
    places = [(plot.x_of(tables), plot.y_of(max(0.0, value))) for tables, value in points]
    path = "L".join(f"{x} {y}" for x, y in places)
    dots = [f'<circle cx="{x}" cy="{y}" r="3.5" fill="{LOOKS[kind][0]}"/>' for x, y in places]
    return [f'<path d="M{path}" {stroke(kind)}/>', *dots]
