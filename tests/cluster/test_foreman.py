"""A foreman and three workers behind one port: the dead are replaced, all end together, and they say how they are."""

from __future__ import annotations

import asyncio
import itertools
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from cluster.works import Works
from postgres import Postgres
from server.crash_driver import houses_of
from server.crash_servers import House, Nursery

from ludejo.client import Client
from ludejo.table import happenings as h

N_WORKERS = 3
SECONDS = 60.0  # a worker starts from nothing, on a busy machine


@contextmanager
def works_on(database: str) -> Iterator[Works]:
    works = Works(Nursery(), database, "--workers", str(N_WORKERS))
    try:
        yield works
    finally:
        works.close()


def run(database: str, work: Callable[[Works], Awaitable[None]]) -> None:
    async def bounded(works: Works) -> None:
        await works.start()
        await asyncio.wait_for(work(works), 2 * SECONDS)

    with works_on(database) as works:
        asyncio.run(bounded(works))


async def until(holds: Callable[[], bool], seconds: float = SECONDS) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.02)


async def play_a_little(works: Works) -> None:
    """Somebody opens a table and is heard there."""
    async with Client(works.url) as ana:
        await ana.enter(await ana.open_table("love-letter", 2, "Ana"), "Ana")
        await ana.wish(h.Said("here"))


async def none_is_left(pids: list[int]) -> None:
    await until(lambda: not any(is_alive(pid) for pid in pids))


def is_alive(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_killed_worker_is_replaced_and_serves(postgres: Postgres) -> None:
    async def work(works: Works) -> None:
        for n in range(N_WORKERS):
            before = works.workers()
            dead = works.kill_worker(n)
            await until(lambda dead=dead: dead not in works.workers() and len(works.workers()) == N_WORKERS)  # type: ignore[misc]
            await until(lambda before=before: len(set(works.workers()) - set(before)) == 1)  # type: ignore[misc]
            await works.get_ready()
            for _ in range(N_WORKERS):
                await play_a_little(works)

    run(postgres.url(), work)


def test_sigterm_ends_all(postgres: Postgres) -> None:
    async def work(works: Works) -> None:
        pids = [works.pid, *works.workers()]
        await play_a_little(works)
        whole = works.whole
        assert whole is not None
        works.kill(signal.SIGTERM)
        assert await asyncio.to_thread(whole.wait, SECONDS) == 0
        await none_is_left(pids)

    run(postgres.url(), work)


def test_workers_of_a_killed_foreman_stop_by_themselves(postgres: Postgres) -> None:
    async def work(works: Works) -> None:
        pids = works.workers()
        works.kill()
        await none_is_left(pids)

    run(postgres.url(), work)


def test_whoever_asks_is_told_how_they_are(postgres: Postgres) -> None:
    """Ready and well; neither while PostgreSQL is gone; both again when it is back."""

    async def work(works: Works) -> None:
        assert await works.status("/api/health") == 200
        await play_a_little(works)
        await asyncio.to_thread(postgres.kill_all)
        for path in ("/api/ready", "/api/health"):
            await statuses(works, path, 503)
        await asyncio.to_thread(postgres.start)
        for path in ("/api/ready", "/api/health"):
            await statuses(works, path, 200)

    run(postgres.url(), work)


def test_a_server_without_tables_says_so_too(postgres: Postgres) -> None:
    """Each by itself: behind one port the same worker may answer always."""

    async def work() -> None:
        for house in houses:
            await house.start()
            await statuses(house, "/api/ready", 200)
        await asyncio.to_thread(postgres.kill_all)
        for house, path in itertools.product(houses, ("/api/ready", "/api/health")):
            await statuses(house, path, 503)
        await asyncio.to_thread(postgres.start)
        for house, path in itertools.product(houses, ("/api/ready", "/api/health")):
            await statuses(house, path, 200)

    with houses_of(postgres.url(), n=2) as houses:
        asyncio.run(work())


async def statuses(works: House, path: str, wanted: int) -> None:
    """Wait until every worker answers so; each request meets any of them."""
    async with asyncio.timeout(SECONDS):
        n = 0
        while n < 5 * N_WORKERS:
            n = n + 1 if await works.status(path) == wanted else 0
            await asyncio.sleep(0.01)
