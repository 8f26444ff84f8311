"""Storage that fails: within two seconds everybody is told, the log has a line, and every request is answered."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path

import aiohttp

from attack.honest import seated
from attack.servers import Server, Target
from attack.table import Row, at_most, exactly
from ludejo.client import Client
from ludejo.core.refusal import Refused
from ludejo.table.happenings import Said

LONGEST = 12.0
GOAL = 2.0
Fault = Callable[[Target, Server], AbstractContextManager[None]]


@contextmanager
def no_room(target: Target, server: Server) -> Iterator[None]:
    """No file of the server may grow."""
    unlimited = resource.RLIM_INFINITY
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, unlimited))
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))


@contextmanager
def full_disk(target: Target, server: Server) -> Iterator[None]:
    """Another file takes all that is left of the disk; only for a folder on a small disk of its own."""
    other = target.folder / "other"
    with suppress(OSError), other.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))
    yield
    other.unlink()


@contextmanager
def locked(target: Target, server: Server) -> Iterator[None]:
    """Another program keeps the database for itself."""
    with closing(sqlite3.connect(target.database, isolation_level=None, timeout=10)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def small_disk(folder: Path) -> Iterator[None]:
    """Mount a file system of a few megabytes; only root may do it."""
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", folder], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


async def seconds_until_told(guest: Client) -> float:
    """Seconds from a wish that can't be stored until the table is told so."""
    start = time.monotonic()
    wish = asyncio.ensure_future(guest.wish(Said("hello")))
    with suppress(TimeoutError):
        await guest.until(lambda: guest.trouble, LONGEST)
    wish.cancel()
    return time.monotonic() - start


async def seconds_until_answered(url: str) -> float:
    """Seconds until a new guest, who wants to open a table, gets an answer."""
    start = time.monotonic()
    with suppress(TimeoutError, Refused, aiohttp.ClientError):
        async with asyncio.timeout(LONGEST), Client(url) as stranger:
            await stranger.open_table("love-letter", seats=2, name="Eva")
    return time.monotonic() - start


async def tried(target: Target, server: Server, fault: Fault) -> tuple[float, float, bool, bool]:
    """Seconds until the table is told and until a new table is refused; does the log have a line; does all go on?"""
    async with seated(server.url) as (guest, _):
        n_lines = len(server.lines)
        with fault(target, server):
            told = await seconds_until_told(guest)
            answered = await seconds_until_answered(server.url)
            await asyncio.sleep(0.2)
            is_logged = len(server.lines) > n_lines
        return told, answered, is_logged, await goes_on(guest)


async def goes_on(guest: Client) -> bool:
    """Is something stored again, soon after the fault is over?"""
    try:
        async with asyncio.timeout(LONGEST):
            await guest.wish(Said("again"))
    except (TimeoutError, Refused):
        return False
    return True


def figures(target: Target, name: str, fault: Fault) -> Iterator[Row]:
    with target.running() as server:
        told, answered, is_logged, is_well = asyncio.run(tried(target, server, fault))
    yield at_most(name, "the table is told after", GOAL, told, "s")
    yield at_most(name, "a new table is refused after", GOAL, answered, "s")
    yield exactly(name, "the log has a line", True, is_logged)
    yield exactly(name, "all goes on afterwards", True, is_well)


def disks(target: Target) -> Iterator[Row]:
    yield from figures(target, "files that can't grow", no_room)
    yield from figures(target, "a locked database", locked)
    if os.geteuid() == 0:
        with small_disk(target.folder):
            yield from figures(target, "a full disk", full_disk)
