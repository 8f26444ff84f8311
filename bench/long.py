"""Writes into bench/results.md what `./ludejo test --long` did; the launcher calls it when all tests have passed."""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import msgspec
import results

import ludejo
from ludejo.testkit.amounts import LONG, LONG_INTERPRETED, OF_GAMES, SHORT, SHORT_INTERPRETED, USUAL, sights_of

REPORTS = Path(__file__).parent.parent / "test-results"
SHARED = f"""Where a random game has more than {USUAL:,} sights (a position, seen by one viewer) fewer are played, so
that about as much is looked at; pairs, groups, deals and draws are as many for every game. With `--long`, compiled and
interpreted:"""


def summary(form: str) -> tuple[str, ...]:
    """One row: form, tests, failures, skipped tests, seconds."""
    suite = next(ET.parse(REPORTS / f"{form}.xml").getroot().iter("testsuite"))
    failed = int(suite.attrib["failures"]) + int(suite.attrib["errors"])
    return form, suite.attrib["tests"], str(failed), suite.attrib["skipped"], f"{float(suite.attrib['time']):.0f}"


def amounts() -> str:
    """How often each thing is done with a game of the usual length."""
    columns = [msgspec.structs.asdict(one) for one in (SHORT, SHORT_INTERPRETED, LONG, LONG_INTERPRETED)]
    rows = [(name, *[f"{column[name]:,}" for column in columns]) for name in columns[0]]
    head = ("amount for each game", "compiled", "interpreted", "--long, compiled", "--long, interpreted")
    return results.table(head, rows)


def shared() -> str:
    """The amounts that differ from game to game."""
    rows = []
    for game in ludejo.games():
        long, slow = LONG.of(game), LONG_INTERPRETED.of(game)
        cells = [f"{getattr(long, name):,} / {getattr(slow, name):,}" for name in (*OF_GAMES, "wired")]
        rows.append((game.id, f"{sights_of(game):,}", *cells))
    return results.table(("game", "sights of a game", *OF_GAMES, "wired"), rows)


def main(seconds: str) -> None:
    rows = [summary(form) for form in ("interpreted", "compiled", "browser")]
    done = results.table(("form", "tests", "failed", "skipped", "seconds"), rows)
    parts = (f"All of it took {seconds} s.", done, amounts(), SHARED, shared())
    results.write("long", "./ludejo test --long", "\n\n".join(parts))


if __name__ == "__main__":
    main(sys.argv[1])
