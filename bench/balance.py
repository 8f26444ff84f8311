"""The balance of Lupus in Tabula: who wins with each usual mix of roles (LT-3), with hard bots in every seat.

`./ludejo bench balance [GAMES] [SEATS…]`: writes docs/balance.md. If you give seats, only those rows are measured
again."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import results
from tqdm import tqdm

import ludejo
from ludejo.games.lupus_in_tabula.mixes import mix_of
from ludejo.games.lupus_in_tabula.pieces import FREEMASON, N_ROLES, ROLES
from ludejo.lab.lupus_sides import GAME, Cast, Shares, played_games, shares

FILE = Path(__file__).parent.parent / "docs" / "balance.md"
SEED = 31_000  # the bots were tuned on other deals; these were used once before the wolves got their last rule
GAMES = 100
WORKERS = 2
BOTS = {"village": "hard", "wolves": "hard"}
HEAD = ("seats", "roles beside villagers", "villagers", "village", "wolves", "hamster", "days", "games")
TEXT = """# Who wins in Lupus in Tabula

Each row is one usual mix of roles (LT-3) with hard bots in every seat. It shows the share of games that each side won,
with its 95 % interval (Wilson), and how many days a game had. `./ludejo bench balance [GAMES] [SEATS…]` writes this
page.

People talk and lie in other ways than bots, so use the table to compare mixes: add a role that helps the side you want
to help. The possessed helps the wolves. Seer, medium, bodyguard, owl and freemasons help the village. The hamster takes
wins from both sides. The mythomaniac helps the side of the player whose role is copied.
"""


def mix_words(seats: int) -> tuple[str, str]:
    """What is dealt: the roles by name, and the number of villagers."""
    mix = mix_of(seats, "usual")
    names = [
        f"{n} {role}s" if role == ROLES[FREEMASON] else f"{n} {role}" for role, n in zip(ROLES, mix, strict=True) if n
    ]
    assert len(mix) == N_ROLES
    words = ", ".join(names[1:]).replace("1 ", "").replace("2 wolf", "2 wolves").replace("3 wolf", "3 wolves")
    return words, str(mix[0])


def measured(seats: int, games: int) -> Shares:
    """Play `games` games with `seats` seats."""
    options = ludejo.game(GAME).settled(seats, {})
    cast = Cast(seats, options, BOTS, SEED)
    with tqdm(total=games, desc=f"{seats} seats", disable=not sys.stderr.isatty(), leave=False) as bar:
        found = []
        for one in played_games(cast, games, WORKERS):
            found.append(one)
            bar.update(1)
    return shares(found)


def row(seats: int, found: Shares) -> tuple[str, ...]:
    words, villagers = mix_words(seats)
    won = [f"{100 * one.won:.0f} % ({100 * one.low:.0f} to {100 * one.high:.0f})" for one in found.sides.values()]
    if "hamster" not in words:
        won[2] = ""
    return (str(seats), words, villagers, *won, f"{found.days:.1f}", f"{found.games:,}")


def kept() -> dict[int, tuple[str, ...]]:
    """The rows that the file has, by seats."""
    lines = FILE.read_text().splitlines() if FILE.exists() else []
    cells = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines if re.match(r"\| \d", line)]
    return {int(one[0]): one for one in cells}


def main(arguments: list[str]) -> None:
    numbers = [int(argument) for argument in arguments]
    games = numbers[0] if numbers else GAMES
    rows = kept()
    least, most = ludejo.game(GAME).seats
    for seats in numbers[1:] or range(least, most + 1):
        rows[seats] = row(seats, measured(seats, games))
        ordered = [rows[n] for n in sorted(rows)]
        FILE.write_text(f"{TEXT}\nMeasured on {results.machine()}.\n\n{results.table(HEAD, ordered)}\n")
        print(*rows[seats], sep="  ", flush=True)
