"""Speed of the server: durable Love Letter tables of two over real sockets, and boardgame.io's in the same run."""

from __future__ import annotations

import argparse
import tempfile
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, fields, replace
from pathlib import Path

import results
import server_postgresql
import server_report
from server_log import moves_in
from server_node import ensure_packages
from server_restart import restart
from server_runs import Runner, lift_file_limit
from server_start import Served, boardgame, ludejo, say, wait_until_quiet


@dataclass
class Counts:
    """How much of everything is done."""

    reps: int = 3
    tries: int = 3  # at most, to measure on a quiet machine …
    patience: int = 60  # … and seconds to wait for one, before each load
    warm: int = 20  # moves per table, before the measured ones
    tables: dict[int, tuple[int, int]] = field(  # moves per table: ours (a log ends at 5,000), theirs
        default_factory=lambda: {10: (4000, 1500), 100: (800, 200), 500: (160, 50)}
    )
    paced_tables: int = 500
    pace: int = 1000  # moves a second
    paced_moves: int = 40  # per table
    idle: int = 5000
    live: int = 1000  # tables when the server is killed
    live_moves: int = 20


QUICK = Counts(1, 1, 0, 5, {10: (200, 60), 100: (40, 20)}, 100, 200, 8, 200, 50, 5)


class Bench(Runner):
    """All loads, one after the other, each on a new server."""

    def __init__(self, counts: Counts, folder: Path) -> None:
        super().__init__(counts.tries, counts.patience)
        self.counts = counts
        self.folder = folder
        self.n_databases = 0

    def database(self) -> Path:
        self.n_databases += 1
        return self.folder / f"{self.n_databases}.sqlite"

    def all(self) -> None:
        for rep in range(self.counts.reps):
            say(f"repetition {rep + 1} of {self.counts.reps}")
            for tables, (ours, theirs) in self.counts.tables.items():
                self.both(str(tables), ours, theirs, tables=tables, warm=self.counts.warm)
            paced = self.counts.paced_moves
            self.both("paced", paced, paced, tables=self.counts.paced_tables, pace=self.counts.pace)
            self.both("idle", 0, 0, idle=self.counts.idle)
            wait_until_quiet(self.counts.patience)
            figures = restart(self.database(), self.counts.live, self.counts.live_moves)
            self.runs["restart", "ludejo"].append(figures)

    def both(self, name: str, ours: int, theirs: int, **counts: int) -> None:
        """The same load on both servers."""
        self.one(name, "ludejo", moves=ours, **counts)
        self.one(name, "boardgame", moves=theirs, **counts)

    def server(self, kind: str) -> AbstractContextManager[Served]:
        return ludejo(self.database()) if kind == "ludejo" else boardgame()

    def stored(self, kind: str) -> int | None:
        return moves_in(self.folder / f"{self.n_databases}.sqlite") if kind == "ludejo" else None


def counts_of(arguments: list[str]) -> tuple[Counts, argparse.Namespace]:
    """Every count has its option. `--tables 100=800,200` means 800 moves at each of our 100 tables, 200 at theirs."""
    parser = argparse.ArgumentParser(prog="./ludejo bench server")
    parser.add_argument("--quick", action="store_true", help="small counts, printed and not written down")
    parser.add_argument("--folder", help="where the databases lie while it runs: a disk, not memory")
    parser.add_argument("--tables", action="append", default=[], metavar="TABLES=OURS,THEIRS")
    names = [one.name for one in fields(Counts) if one.name != "tables"]
    for name in names:
        parser.add_argument("--" + name.replace("_", "-"), type=int)
    args = parser.parse_args(arguments)
    chosen = {name: getattr(args, name) for name in names if getattr(args, name) is not None}
    if args.tables:
        chosen["tables"] = dict(load_of(argument) for argument in args.tables)
    return replace(QUICK if args.quick else Counts(), **chosen), args


def load_of(word: str) -> tuple[int, tuple[int, int]]:
    tables, _, moves = word.partition("=")
    ours, _, theirs = moves.partition(",")
    return int(tables), (int(ours), int(theirs))


def main(arguments: list[str]) -> None:
    if any(argument.partition("=")[0] == "--database" for argument in arguments):
        server_postgresql.main(arguments)
        return
    counts, args = counts_of(arguments)
    ensure_packages()
    most = lift_file_limit()
    with tempfile.TemporaryDirectory(prefix="ludejo-bench-", dir=args.folder) as folder:
        bench = Bench(counts, Path(folder))
        bench.all()
        body = server_report.body(bench.runs, counts.pace, Path(folder), most)
    if args.quick:
        print(body)
    else:
        results.write("server", " ".join(["./ludejo bench server", *arguments]), body)
