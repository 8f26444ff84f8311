"""A picture of a contest: a point for each pairing's share of wins, a line for its 95 % interval. Plain SVG."""

from __future__ import annotations

from html import escape

from ludejo.lab.ratings import Ratings, Score

LEFT, WIDTH, RIGHT = 240, 480, 90
TOP, ROW, BOTTOM = 46, 28, 40
INK, SOFT, MARK = "#221f1a", "#8a8375", "#9a2b2b"


def picture(found: Ratings, title: str) -> str:
    """The text of the whole file."""
    height = TOP + ROW * len(found.scores) + BOTTOM
    width = LEFT + WIDTH + RIGHT
    even = x_of(1 / found.plan.seats)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        ' font-family="sans-serif" font-size="14">',
        f'<rect width="{width}" height="{height}" fill="#fffaf0"/>',
        f'<text x="16" y="26" font-size="16" font-weight="bold" fill="{INK}">{escape(title)}</text>',
        *[mark for percent in range(0, 101, 25) for mark in tick(percent, height)],
        f'<path d="M{even} {TOP - 6}V{height - BOTTOM + 4}" stroke="{INK}" stroke-dasharray="4 4"/>',
        *[mark for n, score in enumerate(found.scores) for mark in line(score, TOP + ROW * n + ROW // 2)],
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def x_of(share: float) -> float:
    return round(LEFT + WIDTH * share, 1)


def tick(percent: int, height: int) -> list[str]:
    at = x_of(percent / 100)
    return [
        f'<path d="M{at} {TOP}V{height - BOTTOM}" stroke="{SOFT}" stroke-opacity=".35"/>',
        f'<text x="{at}" y="{height - BOTTOM + 22}" text-anchor="middle" fill="{SOFT}">{percent} %</text>',
    ]


def line(score: Score, y: int) -> list[str]:
    """The row of a pairing: names, interval, point, figure."""
    names = f"{score.hero} : {score.field}"
    return [
        f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end" fill="{INK}">{escape(names)}</text>',
        f'<path d="M{x_of(score.low)} {y}H{x_of(score.high)}" stroke="{MARK}" stroke-width="3"/>',
        f'<circle cx="{x_of(score.won)}" cy="{y}" r="5" fill="{MARK}"/>',
        f'<text x="{LEFT + WIDTH + 12}" y="{y + 5}" fill="{INK}">{100 * score.won:.1f} %</text>',
    ]
