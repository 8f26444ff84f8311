"""Lupus in Tabula by side: hard villages against hard wolves, and how much each level helps its side.

`./ludejo bench village [GAMES]`: the number of games for each row."""

from __future__ import annotations

import sys

import results
from tqdm import tqdm

import ludejo
from ludejo.lab.lupus_sides import GAME, Cast, Share, Shares, played_games, shares

SEED = 47_000  # deals that were not used while the bots were made
GAMES = 500
WORKERS = 2
SIZES = (8, 16)
HARD = {"village": "hard", "wolves": "hard"}
CASTS: dict[str, dict[str, str]] = {
    "hard village, hard wolves": HARD,
    "… normal wolves": {"village": "hard", "wolves": "normal"},
    "… random wolves": {"village": "hard", "wolves": "random"},
    "… random seer": {**HARD, "seer": "random"},
    "normal village, hard wolves": {"village": "normal", "wolves": "hard"},
}
HEAD = ("seats", "who plays", "village", "wolves", "hamster", "days", "games", "ms a move")
TEXT = """Share of games won (95 %, Wilson). Aim: hard wolves win 35 to 65 % against hard villages. Every game came to
its end: a stuck one would have stopped this command."""


def measured(seats: int, bots: dict[str, str], games: int) -> Shares:
    cast = Cast(seats, ludejo.game(GAME).settled(seats, {}), bots, SEED)
    found = []
    with tqdm(total=games, desc=f"{seats} seats", disable=not sys.stderr.isatty(), leave=False) as bar:
        for one in played_games(cast, games, WORKERS):
            found.append(one)
            bar.update(1)
    return shares(found)


def part(share: Share) -> str:
    return f"{100 * share.won:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def row(seats: int, name: str, found: Shares) -> tuple[str, ...]:
    village, wolves, hamster = (part(share) for share in found.sides.values())
    return (str(seats), name, village, wolves, hamster if seats > SIZES[0] else "", f"{found.days:.1f}",
            f"{found.games:,}", f"{found.ms_per_move:.2f}")  # fmt: skip


def main(arguments: list[str]) -> None:
    games = int(arguments[0]) if arguments else GAMES
    rows = []
    for seats in SIZES:
        for name, bots in CASTS.items():
            rows.append(row(seats, name, measured(seats, bots, games)))
            print(*rows[-1], sep="  ", flush=True)
    results.write("village", "./ludejo bench village", results.table(HEAD, rows) + "\n\n" + TEXT)
