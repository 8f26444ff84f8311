"""The section of bench/results.md about the server."""

from __future__ import annotations

import statistics
from pathlib import Path

import results
from server_log import disk_of
from server_node import node_version, version
from server_runs import Figures, Runs
from server_start import LIMITS

NAMES = {"ludejo": "ours, durable", "boardgame": "boardgame.io, in memory"}
HEAD = (
    "tables", "server", "moves/s", "p50 ms", "p99 ms", "longest ms", "cores: server, load, others",
    "kB a table: connected, half, end",
)  # fmt: skip
NOTES = """Middle of {reps} repetitions (least to most). A move is done when the mover has its acknowledgement and both
players have the update; a table's next move is sent only then. At our tables a new game takes two more stored wishes,
which are not counted; theirs is one match without end. Every counted move of ours was found in the database afterwards.
{files:,} open files allowed; SQLite in WAL mode with synchronous=FULL on {disk}; boardgame.io {boardgame} in node
{node}, NODE_ENV=production, undo off; load by ws {ws} and socket.io-client {io}; all on loopback, on the same {cores}.
Limits of our server lifted for this load: {limits}. A load near 1 core means that the load program and not the server
was the bound; others is whatever else the machine was doing. A table's memory is what the server has more than with one
table; with 10 tables that is mostly noise."""


def middle(figures: Figures, name: str) -> float:
    return statistics.median(float(one[name]) for one in figures)


def spread(figures: Figures, name: str, form: str = ",.0f") -> str:
    """Median, least and most of one figure."""
    values = [float(one[name]) for one in figures]
    if len(values) == 1:
        return f"{values[0]:{form}}"
    return f"{statistics.median(values):{form}} ({min(values):{form}} to {max(values):{form}})"


def load_row(name: str, kind: str, figures: Figures) -> tuple[str, ...]:
    memory = ", ".join(f"{middle(figures, part):.0f}" for part in ("kb_connected", "kb_half", "kb_end"))
    times = [spread(figures, part, ".1f") for part in ("p50_ms", "p99_ms", "max_ms")]
    cores = ", ".join(f"{middle(figures, part):.2f}" for part in ("cores", "client_cores", "other_cores"))
    return (name, NAMES[kind], spread(figures, "rate"), *times, cores, memory)


def load_rows(runs: Runs, pace: int) -> list[tuple[str, ...]]:
    """A row for each load with moves, and each server."""
    rows = []
    for (name, kind), figures in runs.items():
        if "rate" in figures[0]:
            shown = f"{figures[0]['tables']}, paced {pace:,}/s" if name == "paced" else name
            rows.append(load_row(shown, kind, figures))
    return rows


def ratio(runs: Runs, name: str, figure: str) -> float:
    """Our median over theirs."""
    return middle(runs[name, "ludejo"], figure) / middle(runs[name, "boardgame"], figure)


def goal_rows(runs: Runs) -> list[tuple[str, ...]]:
    hundred, paced, idle = runs["100", "ludejo"], runs["paced", "ludejo"], runs["idle", "ludejo"]
    many = runs["500" if ("500", "ludejo") in runs else "100", "ludejo"]
    kb = [middle(many, part) for part in ("kb_connected", "kb_half", "kb_end")]
    again = runs["restart", "ludejo"]
    theirs = middle(runs["idle", "boardgame"], "kb_each")
    return [
        ("durable moves/s at 100 tables", spread(hundred, "rate"), "at least 12,000"),
        ("… over boardgame.io's", f"{ratio(runs, '100', 'rate'):.2f} times", "at least 3.5"),
        ("… p99 over boardgame.io's p99", f"{ratio(runs, '100', 'p99_ms'):.2f}", "at most 0.33"),
        ("p99, paced", spread(paced, "p99_ms", ".1f") + " ms", "at most 5 ms"),
        (f"memory of a table, {many[0]['tables']} of them, after all moves", f"{kb[2]:.0f} kB", "at most 60"),
        ("… connected, and after half of the moves", f"{kb[0]:.0f} kB, {kb[1]:.0f} kB", "flat"),
        (f"an idle socket, {idle[0]['sockets']:,} held", spread(idle, "kb_each", ".1f") + " kB", ""),
        ("… at boardgame.io's", f"{theirs:.1f} kB", ""),
        ("restart among live tables: healthy", spread(again, "well", ".2f") + " s", "2 s"),
        ("… first table entered", spread(again, "entered", ".2f") + " s", "2 s"),
        ("… all tables entered by both players", spread(again, "all", ".2f") + " s", ""),
        ("… and a move made at each", spread(again, "moved", ".2f") + " s", ""),
        ("… tables with a granted move missing", spread(again, "lost"), "0"),
    ]


def body(runs: Runs, pace: int, folder: Path, files: int) -> str:
    """The whole section."""
    limits = ", ".join(f"{name}={value}" for name, value in LIMITS.items()) or "none"
    versions = {"boardgame": version("boardgame.io"), "ws": version("ws"), "io": version("socket.io-client")}
    versions["node"] = node_version()
    reps = len(runs["100", "ludejo"])
    cores = results.machine().split(", ")[1]
    notes = NOTES.format(reps=reps, files=files, disk=disk_of(folder), cores=cores, limits=limits, **versions)
    loads = results.table(HEAD, load_rows(runs, pace))
    return "\n\n".join([loads, results.table(("what", "measured", "goal"), goal_rows(runs)), notes])
