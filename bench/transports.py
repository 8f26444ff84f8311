"""Compares the WebSockets of picows and aiohttp; everything else is the same, and moves are stored."""

from __future__ import annotations

import argparse
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import results
from server_node import ensure_packages
from server_start import LIMITS, LUDEJO, Served, ended, free_port, say, wait_until_quiet, wait_until_well

PROGRAMS = {
    "picows": [str(LUDEJO)],
    "aiohttp": [str(LUDEJO.with_name("python")), str(Path(__file__).with_name("aiohttp_port.py"))],
}


@contextmanager
def served(transport: str, database: Path) -> Iterator[Served]:
    """Our server with these WebSockets."""
    limits = [part for name, value in LIMITS.items() for part in ("--limit", f"{name}={value}")]
    port = free_port()
    command = [*PROGRAMS[transport], "serve", "--host", "127.0.0.1", "--port", str(port), "--database", str(database)]
    process = subprocess.Popen([*command, *limits], stdout=subprocess.DEVNULL, text=True)
    with ended(process):
        wait_until_well(f"http://127.0.0.1:{port}", process)
        yield Served("ludejo", f"http://127.0.0.1:{port}", process)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="./ludejo bench transports")
    parser.add_argument("--reps", type=int, default=3)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=400)
    args = parser.parse_args(arguments)
    ensure_packages()
    figures: dict[str, list[tuple[float, float]]] = {name: [] for name in PROGRAMS}
    with tempfile.TemporaryDirectory() as folder:
        for rep in range(args.reps):
            for name in PROGRAMS:
                say(f"{name}, repetition {rep + 1} of {args.reps}")
                wait_until_quiet(30)
                with served(name, Path(folder, f"{name}{rep}.sqlite")) as server:
                    found = server.load(tables=args.tables, moves=args.moves)
                figures[name].append((found["rate"], found["p99_ms"]))
    report(figures, args.tables)


def report(figures: dict[str, list[tuple[float, float]]], tables: int) -> None:
    """Write median, least and most of each, and the ratio."""
    middle = {name: median(rate for rate, _ in found) for name, found in figures.items()}
    rows = []
    for name, found in figures.items():
        rates = [rate for rate, _ in found]
        p99 = median(p99 for _, p99 in found)
        span = f"{middle[name]:,.0f} ({min(rates):,.0f} to {max(rates):,.0f})"
        rows.append((name, span, f"{p99:.1f} ms", f"{middle[name] / middle['aiohttp']:.2f}"))
    head = ("WebSockets", f"durable moves/s, {tables} tables", "p99", "ratio")
    results.write("Transports", "./ludejo bench transports", results.table(head, rows))
