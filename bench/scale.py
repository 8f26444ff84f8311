"""How the server scales: players per process and per database, and what 10,000, a million and 50 million would need.

`./ludejo bench scale [postgresql://…]`. This is a model, not a measurement; its inputs are in bench/scale_inputs.py.
With the address of a PostgreSQL it measures how many commits with notices a second that database can do."""

from __future__ import annotations

from dataclasses import replace
from math import ceil, exp, log

import results
import scale_inputs as given
from scale_queue import Shape, p99

SIZES = (1, 2, 4, 8, 16, 32, 64)
FLEET_PROCESSES = 16  # that share one database
PLAYERS = (10_000, 1_000_000, 50_000_000)
MANY = 100_000
HALVINGS = 10
COMMITS = (0.1, 1.0, 2.5)  # ms
SECONDS_A_MONTH = 30 * 86_400
HEAD = ("processes", "notice", "players at the knee", "p99 there", "a process", "database", "entries/s", "what is full")
FLEET = (
    "players at a time",
    "databases",
    "processes",
    "machines",
    "memory",
    "Gbit/s out",
    "disk a day",
    "money a month",
)
DISK_SIZES = (4, 8, 16, 32, 64)
DISK_HEAD = ("a commit takes; players, notice in the same transaction", *(f"{n} processes" for n in DISK_SIZES))
COMMIT_HEAD = ("commits a second, measured", "1 connection", "4", "16")
TEXT = f"""A model with the inputs of bench/scale_inputs.py, simulated entry by entry; the knee is the most players
for whom 99 of 100 entries reach the last device within {given.GOOD_P99 * 1000:.0f} ms, with no core above
{given.FULL:.0%}. A player is somebody at a table now, with {given.ENTRIES_A_PLAYER} entries a second, {given.SEATS}
to a table, devices spread over processes by chance. A commit takes {given.COMMIT * 1000:.1f} ms where nothing else is
said. A fleet has {FLEET_PROCESSES} processes for each database and is planned at {given.HEADROOM:.0%} of the knee;
money: {given.SERVER_MONEY} for {given.SERVER_CORES} cores, {given.DATABASE_MONEY} for a database and as much for its
standby, {given.TERABYTE_MONEY:.0f} for a terabyte out, traffic at a third of its peak."""


def bound_by_cores(shape: Shape) -> tuple[int, str]:
    """The most players that the cores can serve (cost grows with players), and whose cores are the limit."""
    one = replace(shape, players=MANY)
    most = {"a process's core": one.loop, "the database's cores": one.database}
    name = max(most, key=lambda name: most[name])
    return int(MANY * given.FULL / most[name]), name


def knee(shape: Shape) -> tuple[Shape, str]:
    """The most players that it can serve, and what would be full with more."""
    players, full = bound_by_cores(shape)
    best = replace(shape, players=players)
    if p99(best) <= given.GOOD_P99:
        return best, full
    low, high = 0.0, log(players)
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        is_good = p99(replace(shape, players=round(exp(middle)))) <= given.GOOD_P99
        low, high = (middle, high) if is_good else (low, middle)
    return replace(shape, players=round(exp(low))), "commits in a queue"


def row(shape: Shape, full: str) -> tuple[str, ...]:
    how = "" if shape.processes == 1 else "same transaction" if shape.together else "apart"
    return (
        str(shape.processes), how, f"{shape.players:,}", f"{p99(shape) * 1000:.0f} ms", f"{shape.loop:.0%}",
        f"{shape.database:.0%}", f"{shape.entries:,.0f}", full,
    )  # fmt: skip


def knees() -> dict[tuple[int, bool], tuple[Shape, str]]:
    ways = [(n, together) for n in SIZES for together in ((True, False) if n > 1 else (True,))]
    return {(n, together): knee(Shape(n, MANY, together)) for n, together in ways}


def by_disk() -> list[tuple[str, ...]]:
    """The effect of the database's disk, if notice and entry are one transaction."""

    def most(n: int, ms: float) -> str:
        return f"{knee(Shape(n, MANY, together=True, commit=ms * given.MILLI))[0].players:,}"

    return [(f"{ms} ms", *(most(n, ms) for n in DISK_SIZES)) for ms in COMMITS]


def fleet(players: int, bears: int) -> tuple[str, ...]:
    """What `players` players need, if one database serves `bears` players at its knee."""
    databases = ceil(players / (bears * given.HEADROOM))
    processes = databases * FLEET_PROCESSES if databases > 1 else max(2, ceil(players / bears * FLEET_PROCESSES * 2))
    machines = ceil(processes / given.SERVER_CORES)
    shape = Shape(processes if databases == 1 else FLEET_PROCESSES, players, together=False)
    tables = players / given.SEATS * shape.copies
    memory = players * given.SOCKET_BYTES + tables * given.TABLE_BYTES + processes * given.PROCESS_BYTES
    out = shape.entries * given.SEATS * given.FRAME_BYTES  # bytes a second, at the peak
    mean = 1 / given.PEAK_OVER_MEAN
    terabytes = out * mean * SECONDS_A_MONTH / 1e12
    money = machines * given.SERVER_MONEY + 2 * databases * given.DATABASE_MONEY + terabytes * given.TERABYTE_MONEY
    disk = shape.entries * mean * 86_400 * given.ENTRY_BYTES / 1e9
    return (
        f"{players:,}", f"{databases:,}", f"{processes:,}", f"{machines + 2 * databases:,}", f"{memory / 1e9:,.0f} GB",
        f"{out * 8 / 1e9:,.1f}", f"{disk:,.0f} GB", f"{money:,.0f}",
    )  # fmt: skip


def main(arguments: list[str]) -> None:
    found = knees()
    parts = [results.table(HEAD, [row(*one) for one in found.values()]), results.table(DISK_HEAD, by_disk())]
    bears = found[FLEET_PROCESSES, False][0].players
    parts.append(results.table(FLEET, [fleet(players, bears) for players in PLAYERS]))
    if arguments:
        import scale_commits

        parts.append(results.table(COMMIT_HEAD, scale_commits.rows(arguments[0])))
    results.write("scale", "./ludejo bench scale", "\n\n".join([*parts, TEXT]))
