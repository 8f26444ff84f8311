"""The section of bench/results.md about the server on PostgreSQL."""

from __future__ import annotations

import statistics
from typing import Any

import psycopg
import results
from server_log import disk_of
from server_postgresql_counts import Counts
from server_report import middle, spread
from server_runs import Figures, Runs
from server_start import LIMITS
from support.postgres import Postgres

KINDS = ("sqlite", "postgresql", "workers")
PICTURE = "server-postgresql.svg"
SHOWN = ("fsync", "synchronous_commit", "full_page_writes", "wal_sync_method", "shared_buffers", "max_wal_size")
LOADS = ("tables", "server", "moves/s", "p50 ms", "p99 ms", "longest ms", "cores: servers, PostgreSQL, load, others")
GROWTH = (
    "tables", "server", "servers: CPU µs a move", "PostgreSQL: CPU µs a move", "p99 ms", "moves/s", "kB a table",
    "others",
)  # fmt: skip
NOTES = """Middle of {reps} repetitions (least to most), of growth {growth_reps}; all in one run. A move is done when
the mover has its acknowledgement and both players have the update; a table's next move is sent only then. Every counted
move was found in the database afterwards. {setup} SQLite in WAL mode with synchronous=FULL on the same disk. Servers,
PostgreSQL and the load share the same {cores}: what one has, the others lack. With {workers} processes on one port a
table's two devices are wherever the kernel puts them: {apart}. Memory is what all server processes together have more
than with one table, PostgreSQL's own not counted; a table is folded in each process that keeps it or has its
devices. With 10 tables memory is mostly noise, and the fewer the tables, the more moves are made at each. Others is
what else the machine was doing, in cores. Limits of our server lifted: {limits}."""


def name_of(kind: str, workers: int) -> str:
    names = {"sqlite": "SQLite, 1 process", "postgresql": "PostgreSQL, 1 process"}
    return names.get(kind, f"PostgreSQL, {workers} processes")


def load_rows(runs: Runs, counts: Counts) -> list[tuple[str, ...]]:
    """The loads without a pause between moves, and the paced ones."""
    names = {str(tables): str(tables) for tables in counts.tables}
    names["paced"] = f"{counts.paced_tables}, paced {counts.pace:,}/s"
    return [
        (shown, name_of(kind, counts.workers), *load_cells(runs[name, kind]))
        for name, shown in names.items()
        for kind in KINDS
    ]


def load_cells(figures: Figures) -> tuple[str, ...]:
    times = [spread(figures, part, ".1f") for part in ("p50_ms", "p99_ms", "max_ms")]
    parts = ("cores", "database_cores", "client_cores", "other_cores")
    return (spread(figures, "rate"), *times, ", ".join(f"{middle(figures, part):.2f}" for part in parts))


def growth_rows(runs: Runs, counts: Counts) -> list[tuple[str, ...]]:
    return [
        (f"{tables:,}", name_of(kind, counts.workers), *growth_cells(kind, runs[f"growth {tables}", kind]))
        for tables in counts.growth
        for kind in KINDS
    ]


def growth_cells(kind: str, figures: Figures) -> tuple[str, ...]:
    return (
        spread(figures, "server_us"),
        "" if kind == "sqlite" else spread(figures, "database_us"),
        spread(figures, "p99_ms", ".1f"),
        spread(figures, "rate"),
        spread(figures, "kb_end"),
        f"{middle(figures, 'other_cores'):.2f}",
    )


def ratio(runs: Runs, name: str, figure: str, one: str, other: str) -> str:
    """The median of one kind over the median of the other."""
    below = middle(runs[name, other], figure)
    return f"{middle(runs[name, one], figure) / below:.2f}" if below else "no figure"


def ratio_rows(runs: Runs, counts: Counts) -> list[tuple[str, ...]]:
    """Ratios of the same run: the effect of PostgreSQL, and of a second process."""
    asked = [(f"{part} at {n} tables", str(n), key) for n in counts.tables for part, key in FAST]
    asked += [(f"{part}, paced", "paced", key) for part, key in (*FAST[1:], COST)]
    asked += [(f"{part} at {n:,} tables", f"growth {n}", key) for n in ends(counts.growth) for part, key in (COST, KB)]
    return [
        (
            what,
            ratio(runs, name, figure, "postgresql", "sqlite"),
            ratio(runs, name, figure, "workers", "postgresql"),
            ratio(runs, name, figure, "workers", "sqlite"),
        )
        for what, name, figure in asked
    ]


FAST = (("moves/s", "rate"), ("p50", "p50_ms"), ("p99", "p99_ms"))
COST = ("servers' CPU a move", "server_us")
KB = ("kB a table", "kb_end")


def ends(tables: tuple[int, ...]) -> tuple[int, ...]:
    """A small and the largest number of tables; with the smallest number, memory is noise."""
    return tables[1:2] + tables[-1:]


def other_rows(runs: Runs, counts: Counts) -> list[tuple[str, ...]]:
    """Idle sockets, and how long news takes to the other device."""
    rows: list[tuple[str, ...]] = [
        (f"an idle socket, {counts.idle:,} held by one process: {name_of(kind, 1)}", kb_each(runs["idle", kind]))
        for kind in KINDS[:2]
    ]
    of = f"{counts.news_tables} tables, {counts.news_pace:,} moves/s"
    for name, where in (("one", "the same process"), ("two", "another process, on another port")):
        figures = runs["news", name]
        rows.append((f"from acknowledgement to the other device's sight, at {where}; {of}", times(figures, "")))
        rows.append(("… a whole move, until all have it", times(figures, "move_")))
    return rows


def kb_each(figures: Figures) -> str:
    return spread(figures, "kb_each", ".1f") + " kB"


def times(figures: Figures, which: str) -> str:
    return f"p50 {spread(figures, which + 'p50_ms', '.2f')} ms, p99 {spread(figures, which + 'p99_ms', '.2f')} ms"


def apart(runs: Runs, counts: Counts) -> str:
    """A sentence: how many tables had their devices at different processes."""
    names = [*map(str, counts.tables), "paced", *(f"growth {n}" for n in counts.growth)]
    figures = [one for name in names for one in runs[name, "workers"]]
    tables = sum(one["tables"] for one in figures)
    share = sum(one["apart"] for one in figures) / tables
    busiest = statistics.median(max(one["sockets_by_process"]) / sum(one["sockets_by_process"]) for one in figures)
    where = f"{share:.0%} of the {tables:,} tables had them in different processes"
    return f"{where}, and the busier process had {busiest:.0%} of the sockets"


def setup_of(postgres: Postgres, files: int) -> str:
    """The version and settings of PostgreSQL, as it reports them."""
    with psycopg.connect(postgres.address("postgres")) as connection:
        found: dict[str, Any] = {}
        for name in ("server_version", *SHOWN):
            found[name] = (connection.execute("SELECT current_setting(%s)", (name,)).fetchone() or ("",))[0]
    settings = ", ".join(f"{name}={found[name]}" for name in SHOWN)
    where = f"its files on {disk_of(postgres.home)}, by loopback TCP"
    return f"PostgreSQL {found['server_version']}, {settings}, {where}; {files:,} open files allowed."


def body(runs: Runs, counts: Counts, setup: str) -> str:
    """The whole section."""
    limits = ", ".join(f"{name}={value}" for name, value in LIMITS.items())
    cores = results.machine().split(", ")[1]
    amounts = {"reps": counts.reps, "growth_reps": counts.growth_reps, "workers": counts.workers}
    notes = NOTES.format(setup=setup, cores=cores, apart=apart(runs, counts), limits=limits, **amounts)
    head = (
        "ratios of this run",
        "PostgreSQL / SQLite",
        f"{counts.workers} processes / 1",
        f"{counts.workers} / SQLite",
    )
    return "\n\n".join(
        [
            results.table(LOADS, load_rows(runs, counts)),
            results.table(head, ratio_rows(runs, counts)),
            f"Growth, {counts.growth_pace:,} moves/s in all, whatever the number of tables:",
            f"![How cost grows with tables]({PICTURE})",
            results.table(GROWTH, growth_rows(runs, counts)),
            results.table(("what", "measured"), other_rows(runs, counts)),
            notes,
        ]
    )
