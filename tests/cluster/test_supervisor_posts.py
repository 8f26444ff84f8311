"""The supervisor's posts, with fake workers: each post is filled once, and every worker is watched."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from asyncio.subprocess import Process
from collections.abc import Iterator

import pytest
from support.server.serving import run

from ludejo.cluster import supervisor
from ludejo.cluster.supervisor import Supervisor, dismiss

STUBBORN = """
import signal, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
print("ready", flush=True)
time.sleep(60)
"""
READY = "print('ready', flush=True); import sys; sys.stdin.read()"


class Straw(Supervisor):
    """Its workers say that they are ready, wait for their end, and are counted."""

    def __init__(self, n: int, words: list[str], sock: socket.socket) -> None:
        super().__init__(n, words, sock)
        self.hired: list[Process] = []

    async def hire(self, post: int) -> Process | None:
        worker = await super().hire(post)
        if worker is not None:
            self.hired.append(worker)
        return worker


@pytest.fixture
def sock() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as made:
        yield made


def started(sock: socket.socket, code: str = READY, n: int = 2) -> Straw:
    return Straw(n, [sys.executable, "-c", code], sock)


async def until_hired(boss: Straw, n: int) -> None:
    async with asyncio.timeout(20):
        while len(boss.hired) < n or None in boss.posts:
            await asyncio.sleep(0.01)


def test_a_post_that_was_renewed_in_the_meantime_is_not_filled_twice(
    sock: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker dies; before its post is filled again, all are renewed."""
    monkeypatch.setattr(supervisor, "AGAIN_SECONDS", 1.0)

    async def work() -> None:
        boss = started(sock)
        serving = asyncio.create_task(boss.run(lambda: None))
        await until_hired(boss, 2)
        boss.hired[0].kill()
        await boss.hired[0].wait()
        await boss.renew()
        assert len(boss.hired) == 4
        await asyncio.sleep(1.5)
        assert len(boss.hired) == 4
        assert boss.posts == boss.hired[2:]
        boss.hired[2].kill()
        await until_hired(boss, 5)
        boss.is_over.set()
        assert await serving == 0
        assert all(worker.returncode is not None for worker in boss.hired)

    run(work())


def test_a_renewal_waits_until_all_posts_are_filled(sock: socket.socket) -> None:
    async def work() -> None:
        boss = started(sock)
        serving = asyncio.create_task(boss.run(lambda: None))
        await asyncio.sleep(0)
        await boss.renew()
        await until_hired(boss, 4)
        assert set(boss.posts) <= set(boss.hired)
        boss.is_over.set()
        assert await serving == 0
        assert all(worker.returncode is not None for worker in boss.hired)

    run(work())


def test_a_machine_that_can_start_no_process_is_asked_again(
    sock: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = asyncio.create_subprocess_exec
    n_failures = [0]

    async def failing(*words: str, **more: object) -> Process:
        if n_failures[0]:
            n_failures[0] -= 1
            raise OSError("no more processes")
        return await start(*words, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", failing)
    monkeypatch.setattr(supervisor, "AGAIN_SECONDS", 0.05)

    async def work() -> None:
        boss = started(sock)
        serving = asyncio.create_task(boss.run(lambda: None))
        await until_hired(boss, 2)
        n_failures[0] = 3
        boss.hired[0].kill()
        await until_hired(boss, 3)
        assert n_failures[0] == 0
        boss.is_over.set()
        assert await serving == 0

    run(work())


def test_a_worker_that_does_not_stop_is_killed(sock: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "DISMISS_SECONDS", 0.3)

    async def work() -> None:
        boss = started(sock, STUBBORN, 1)
        worker = await boss.hire(0)
        assert worker is not None
        await asyncio.wait_for(dismiss(worker), 10)
        assert worker.returncode == -signal.SIGKILL

    run(work())
