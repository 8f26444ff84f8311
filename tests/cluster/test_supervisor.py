"""A supervisor and three workers on one port: dead workers are replaced, all stop together, and all report health."""

from __future__ import annotations

import asyncio
import itertools
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from support.cluster.supervised import SupervisedServer
from support.postgres import Postgres
from support.server.crash_driver import server_processes
from support.server.crash_servers import ForkServer, ServerProcess

from ludejo.client import Client
from ludejo.table import happenings as h

N_WORKERS = 3
SECONDS = 60.0  # a worker may start slowly on a busy machine


@contextmanager
def supervised_on(database: str) -> Iterator[SupervisedServer]:
    supervised = SupervisedServer(ForkServer(), database, "--workers", str(N_WORKERS))
    try:
        yield supervised
    finally:
        supervised.close()


def run(database: str, work: Callable[[SupervisedServer], Awaitable[None]]) -> None:
    async def bounded(supervised: SupervisedServer) -> None:
        await supervised.start()
        await asyncio.wait_for(work(supervised), 2 * SECONDS)

    with supervised_on(database) as supervised:
        asyncio.run(bounded(supervised))


async def until(holds: Callable[[], bool], seconds: float = SECONDS) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.02)


async def play_a_little(supervised: SupervisedServer) -> None:
    """Open a table, and chat there."""
    async with Client(supervised.url) as ana:
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
    async def work(supervised: SupervisedServer) -> None:
        for n in range(N_WORKERS):
            before = supervised.workers()
            dead = supervised.kill_worker(n)
            await until(lambda dead=dead: dead not in supervised.workers() and len(supervised.workers()) == N_WORKERS)  # type: ignore[misc]
            await until(lambda before=before: len(set(supervised.workers()) - set(before)) == 1)  # type: ignore[misc]
            await supervised.get_ready()
            for _ in range(N_WORKERS):
                await play_a_little(supervised)

    run(postgres.url(), work)


def test_sigterm_stops_all_workers(postgres: Postgres) -> None:
    async def work(supervised: SupervisedServer) -> None:
        pids = [supervised.pid, *supervised.workers()]
        await play_a_little(supervised)
        whole = supervised.whole
        assert whole is not None
        supervised.kill(signal.SIGTERM)
        assert await asyncio.to_thread(whole.wait, SECONDS) == 0
        await none_is_left(pids)

    run(postgres.url(), work)


def test_workers_of_a_killed_supervisor_stop_by_themselves(postgres: Postgres) -> None:
    async def work(supervised: SupervisedServer) -> None:
        pids = supervised.workers()
        supervised.kill()
        await none_is_left(pids)

    run(postgres.url(), work)


def test_workers_report_health_and_readiness(postgres: Postgres) -> None:
    """Workers are ready and healthy, neither while PostgreSQL is gone, and both again when it is back."""

    async def work(supervised: SupervisedServer) -> None:
        assert await supervised.status("/api/health") == 200
        await play_a_little(supervised)
        await asyncio.to_thread(postgres.kill_all)
        for path in ("/api/ready", "/api/health"):
            await statuses(supervised, path, 503)
        await asyncio.to_thread(postgres.start)
        for path in ("/api/ready", "/api/health"):
            await statuses(supervised, path, 200)

    run(postgres.url(), work)


def test_a_server_without_tables_reports_health_too(postgres: Postgres) -> None:
    """Each worker is asked by itself, because on one port the same worker could answer always."""

    async def work() -> None:
        for server in servers:
            await server.start()
            await statuses(server, "/api/ready", 200)
        await asyncio.to_thread(postgres.kill_all)
        for server, path in itertools.product(servers, ("/api/ready", "/api/health")):
            await statuses(server, path, 503)
        await asyncio.to_thread(postgres.start)
        for server, path in itertools.product(servers, ("/api/ready", "/api/health")):
            await statuses(server, path, 200)

    with server_processes(postgres.url(), n=2) as servers:
        asyncio.run(work())


async def statuses(supervised: ServerProcess, path: str, wanted: int) -> None:
    """Wait until every answer is this; each request may reach another worker."""
    async with asyncio.timeout(SECONDS):
        n = 0
        while n < 5 * N_WORKERS:
            n = n + 1 if await supervised.status(path) == wanted else 0
            await asyncio.sleep(0.01)
