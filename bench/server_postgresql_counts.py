"""How much of everything `./ludejo bench server --database postgresql` does. Every count has its option."""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field, fields, replace


@dataclass
class Counts:
    """How much of everything is done."""

    reps: int = 3
    growth_reps: int = 1
    tries: int = 3  # at most, to measure on a quiet machine …
    patience: int = 60  # … and seconds to wait for one, before each load
    limit: int = 900  # seconds after which a load is stopped
    workers: int = 2
    warm: int = 20  # moves per table, before the measured ones
    tables: dict[int, int] = field(default_factory=lambda: {100: 800, 500: 160})  # moves per table
    paced_tables: int = 500
    pace: int = 1000  # moves a second
    paced_moves: int = 40  # per table
    growth: tuple[int, ...] = (10, 100, 500, 1000, 2000, 5000)  # tables
    growth_pace: int = 500  # moves a second in all
    growth_seconds: int = 20
    growth_warm: int = 2
    idle: int = 5000
    news_tables: int = 100
    news_pace: int = 200
    news_moves: int = 30  # per table


QUICK = Counts(
    reps=1, tries=1, patience=0, warm=3, tables={10: 40, 40: 10}, paced_tables=40, pace=100, paced_moves=6,
    growth=(5, 20, 60), growth_pace=50, growth_seconds=3, idle=100, news_tables=10, news_pace=40, news_moves=10,
)  # fmt: skip


def counts_of(arguments: list[str]) -> tuple[Counts, argparse.Namespace]:
    """Every count has its option. `--tables 100=800`: 800 moves at each of 100 tables; `--growth 10,100`: two sizes."""
    parser = argparse.ArgumentParser(prog="./ludejo bench server")
    parser.add_argument("--database", choices=["postgresql"], required=True)
    parser.add_argument("--quick", action="store_true", help="small counts, printed and not written down")
    parser.add_argument("--folder", help="where the databases lie while it runs: a disk, not memory")
    parser.add_argument("--tables", action="append", metavar="TABLES=MOVES", type=pair_of)
    parser.add_argument(
        "--growth", metavar="TABLES,TABLES…", type=lambda argument: tuple(map(int, argument.split(",")))
    )
    for one in fields(Counts):
        if one.name not in ("tables", "growth"):
            parser.add_argument("--" + one.name.replace("_", "-"), type=int)
    args = parser.parse_args(arguments)
    chosen = {one.name: found for one in fields(Counts) if (found := getattr(args, one.name)) is not None}
    if args.tables:
        chosen["tables"] = dict(args.tables)
    return replace(QUICK if args.quick else Counts(), **chosen), args


def pair_of(word: str) -> tuple[int, int]:
    tables, _, moves = word.partition("=")
    return int(tables), int(moves)
