"""A village of 24 over real sockets: how far apart do the devices get the dawn, and what does a night cost?"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from typing import Any

import results
from server_start import LIMITS, LUDEJO, ended, free_port, say, wait_until_quiet, wait_until_well

from ludejo.client import Client
from ludejo.table import happenings as h

SEATS = 24
NIGHT = 20
GOAL_MS = 200


class Watch(Client):
    """A device that notes when each frame of a night came, and how long it was."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.came: list[tuple[float, int]] = []
        self.dawn = 0.0

    async def hear(self, frame: bytes) -> None:
        now, was_night = time.perf_counter(), self.hush_bytes > 0
        await super().hear(frame)
        if was_night:
            self.came.append((now, len(frame)))
            self.dawn = now if not self.hush_bytes else 0.0


async def nights(url: str, n: int) -> list[dict[str, Any]]:
    """Play n first nights, each at a new table."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Watch(url)) for _ in range(SEATS)]
        return [await night(people) for _ in range(n)]


async def night(people: list[Watch]) -> dict[str, Any]:
    host = people[0]
    code = await host.open_table("lupus-in-tabula", SEATS, "Seat 0", night=NIGHT)
    for seat, one in enumerate(people):
        await one.hang_up()
        one.came, one.sights, one.dawn = [], {}, 0.0
        await one.enter(code, f"Seat {seat}")
        await one.wish(h.Sat(seat, ""))
    await host.wish(h.Started())
    await asyncio.gather(*(dream(seat, one) for seat, one in enumerate(people)))
    found = figures(people)
    say(str(found))
    await host.wish(h.Closed())
    return found


async def dream(seat: int, one: Watch) -> None:
    """Make the move that is asked for, and wait for the day."""
    await one.until(lambda: one.hush_bytes > 0 and seat in one.sights)
    await one.move(seat, one.sights[seat].choices[-1])
    await one.until(lambda: one.dawn > 0)


def figures(people: list[Watch]) -> dict[str, Any]:
    """The milliseconds between the first and the last device, at dawn and at the worst tick; and sizes of frames."""
    ticks = min(len(one.came) for one in people) - 1
    spreads = [spread([one.came[tick][0] for one in people]) for tick in range(ticks)]
    sizes = {size for one in people for _, size in one.came}
    return {"dawn": spread([one.dawn for one in people]), "tick": max(spreads), "ticks": ticks, "sizes": sorted(sizes)}


def spread(times: list[float]) -> float:
    return 1000 * (max(times) - min(times))


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="./ludejo bench dawn")
    parser.add_argument("--nights", type=int, default=10)
    parser.add_argument("--pace", type=float, default=0.25)
    parser.add_argument("--program", type=Path, default=LUDEJO)
    args = parser.parse_args(arguments)
    wait_until_quiet(30)
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        serve = [str(args.program), "serve", "--host", "127.0.0.1", "--port", str(port), "--pace", str(args.pace)]
        limits = [argument for name, value in LIMITS.items() for argument in ("--limit", f"{name}={value}")]
        serve += ["--database", str(Path(folder, "dawn.sqlite")), *limits]
        process = subprocess.Popen(serve, stdout=subprocess.DEVNULL, text=True)
        with ended(process):
            wait_until_well(f"http://127.0.0.1:{port}", process)
            found = asyncio.run(nights(f"http://127.0.0.1:{port}", args.nights))
    report(found, args.pace)


def report(found: list[dict[str, Any]], pace: float) -> None:
    dawns = [one["dawn"] for one in found]
    sizes = sorted({size for one in found for size in one["sizes"]})
    rows = [
        ("the dawn, first to last device", f"{median(dawns):.1f} (at most {max(dawns):.1f}) ms", f"{GOAL_MS} ms"),
        ("a tick, first to last device", f"at most {max(one['tick'] for one in found):.1f} ms", ""),
        (
            "sizes of all frames of the night and the dawn",
            ", ".join(f"{size:,}" for size in sizes) + " bytes",
            "1 or 2",
        ),
        ("… to a device", f"{sizes[0] / 2048:.1f} KiB/s", ""),
    ]
    text = (
        f"{SEATS} people at one table, each with a socket on loopback; {len(found)} first nights of {NIGHT} seconds at "
        f"{pace} of\ntheir length. Every device answers each tick, and all make their move at nightfall. The time is "
        "taken when a frame is\nread; one process reads them all, one after the other: part of the spread is its own."
    )
    results.write("dawn", "./ludejo bench dawn", results.table(("what", "measured", "goal"), rows) + "\n\n" + text)


if __name__ == "__main__":
    raise SystemExit("./ludejo bench dawn")
