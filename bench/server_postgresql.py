"""Speed of the server on PostgreSQL, with one process and with several, and on SQLite in the same run."""

from __future__ import annotations

import contextlib
import json
import tempfile
from contextlib import AbstractContextManager
from pathlib import Path

import psycopg
import results
import server_postgresql_report as report
from server_growth import growth_picture
from server_log import moves_in
from server_node import ensure_packages
from server_postgresql_counts import Counts, counts_of
from server_postgresql_report import KINDS
from server_runs import Runner, lift_file_limit
from server_start import Served, node_load, peers, say, wait_until_quiet
from support.postgres import Postgres

LIKE_ANYBODY = {
    "shared_buffers": "128MB",
    "max_wal_size": "1GB",
    "io_method": "worker",
}  # PostgreSQL's defaults, not the settings for tests
DURABLE = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on"}


class Bench(Runner):
    """All loads, each on a new server and a new database."""

    def __init__(self, counts: Counts, folder: Path, postgres: Postgres) -> None:
        super().__init__(counts.tries, counts.patience)
        self.counts = counts
        self.folder = folder
        self.postgres = postgres
        self.n_databases = 0
        self.database: Path | str = ""  # the last one

    def fresh(self, kind: str) -> Path | str:
        """A new database. A checkpoint first writes what the last one has left to be written."""
        self.n_databases += 1
        if kind == "sqlite":
            self.database = self.folder / f"{self.n_databases}.sqlite"
        else:
            self.database = self.postgres.url(f"n{self.n_databases}")
            self.order("CHECKPOINT")
        return self.database

    def order(self, statement: str) -> None:
        with psycopg.connect(self.postgres.address("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())

    def server(self, kind: str) -> AbstractContextManager[Served]:
        first = 0 if kind == "sqlite" else self.first()
        return peers(self.fresh(kind), self.counts.workers if kind == "workers" else 1, first)

    def first(self) -> int:
        assert self.postgres.process is not None
        return self.postgres.process.pid

    def stored(self, kind: str) -> int:
        """Count the moves, and drop the database, so that PostgreSQL does not clean it up during the next load."""
        found = moves_in(self.database)
        if kind != "sqlite":
            self.order(f"DROP DATABASE n{self.n_databases}")
        return found

    # --- the loads

    def all(self) -> None:
        for rep in range(self.counts.reps):
            say(f"repetition {rep + 1} of {self.counts.reps}")
            self.loads()
            for kind in KINDS[:2]:
                self.one("idle", kind, idle=self.counts.idle, limit=self.counts.limit)
            for name in ("one", "two"):
                self.news(name)
        for rep in range(self.counts.growth_reps):
            say(f"growth, repetition {rep + 1} of {self.counts.growth_reps}")
            self.growth()

    def loads(self) -> None:
        """Moves back to back, then paced."""
        counts = self.counts
        both = {"warm": counts.warm, "limit": counts.limit}
        for tables, moves in counts.tables.items():
            for kind in KINDS:
                self.one(str(tables), kind, tables=tables, moves=moves, **both)
        for kind in KINDS:
            self.one("paced", kind, tables=counts.paced_tables, moves=counts.paced_moves, pace=counts.pace, **both)

    def growth(self) -> None:
        """The same number of moves a second at few tables and at many."""
        counts = self.counts
        both = {"pace": counts.growth_pace, "warm": counts.growth_warm, "limit": counts.limit}
        for tables in counts.growth:
            moves = max(2, round(counts.growth_pace * counts.growth_seconds / tables))
            for kind in KINDS:
                self.one(f"growth {tables}", kind, tables=tables, moves=moves, **both)

    def news(self, name: str) -> None:
        """Both devices of each table at one server, or at two servers with a port each."""
        wait_until_quiet(self.patience)
        counts = self.counts
        amounts = {"tables": counts.news_tables, "moves": counts.news_moves, "pace": counts.news_pace}
        with contextlib.ExitStack() as stack:
            database = self.fresh("postgresql")
            servers = [stack.enter_context(peers(database)) for _ in range(1 if name == "one" else 2)]
            urls = {"url": servers[0].url, "other": servers[-1].url}
            figures = node_load("news.mjs", **urls, **amounts, warm=counts.warm, limit=counts.limit)
        say(f"news, {name}: {json.dumps(figures)}")
        self.look_up("postgresql", figures["made"])
        self.runs["news", name].append(figures)


def main(arguments: list[str]) -> None:
    counts, args = counts_of(arguments)
    ensure_packages()
    most = lift_file_limit()
    tempfile.tempdir = args.folder  # PostgreSQL's files, too
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ludejo-bench-")))
        postgres = Postgres()
        stack.callback(postgres.remove)
        postgres.settings |= LIKE_ANYBODY | DURABLE
        postgres.start()
        bench = Bench(counts, folder, postgres)
        bench.all()
        body = report.body(bench.runs, counts, report.setup_of(postgres, most))
    picture = (Path(tempfile.gettempdir()) if args.quick else Path(__file__).parent) / report.PICTURE
    picture.write_text(growth_picture(bench.runs, counts.growth, counts.growth_pace, counts.workers))
    if args.quick:
        print(body, picture, sep="\n\n")
    else:
        results.write("server postgresql", " ".join(["./ludejo bench server", *arguments]), body)
