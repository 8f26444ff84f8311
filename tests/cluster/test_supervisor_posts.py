"""The supervisor's posts, with fake workers: each post has one worker at a time, and dead workers are replaced."""

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


class NotingSupervisor(Supervisor):
    """A supervisor that notes every worker it starts. The workers only say that they are ready, and wait."""

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


def started(sock: socket.socket, code: str = READY, n: int = 2) -> NotingSupervisor:
    return NotingSupervisor(n, [sys.executable, "-c", code], sock)


async def until_hired(tested: NotingSupervisor, n: int) -> None:
    async with asyncio.timeout(20):
        while len(tested.hired) < n or None in tested.posts:
            await asyncio.sleep(0.01)


def test_a_post_that_was_renewed_in_the_meantime_is_not_filled_twice(
    sock: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker dies, and all workers are replaced before its post is filled again."""
    monkeypatch.setattr(supervisor, "AGAIN_SECONDS", 1.0)

    async def work() -> None:
        tested = started(sock)
        serving = asyncio.create_task(tested.run(lambda: None))
        await until_hired(tested, 2)
        tested.hired[0].kill()
        await tested.hired[0].wait()
        await tested.renew()
        assert len(tested.hired) == 4
        await asyncio.sleep(1.5)
        assert len(tested.hired) == 4
        assert tested.posts == tested.hired[2:]
        tested.hired[2].kill()
        await until_hired(tested, 5)
        tested.is_over.set()
        assert await serving == 0
        assert all(worker.returncode is not None for worker in tested.hired)

    run(work())


def test_a_renewal_waits_until_all_posts_are_filled(sock: socket.socket) -> None:
    async def work() -> None:
        tested = started(sock)
        serving = asyncio.create_task(tested.run(lambda: None))
        await asyncio.sleep(0)
        await tested.renew()
        await until_hired(tested, 4)
        assert set(tested.posts) <= set(tested.hired)
        tested.is_over.set()
        assert await serving == 0
        assert all(worker.returncode is not None for worker in tested.hired)

    run(work())


def test_a_failed_start_of_a_process_is_tried_again(sock: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
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
        tested = started(sock)
        serving = asyncio.create_task(tested.run(lambda: None))
        await until_hired(tested, 2)
        n_failures[0] = 3
        tested.hired[0].kill()
        await until_hired(tested, 3)
        assert n_failures[0] == 0
        tested.is_over.set()
        assert await serving == 0

    run(work())


def test_a_worker_that_does_not_stop_is_killed(sock: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "DISMISS_SECONDS", 0.3)

    async def work() -> None:
        tested = started(sock, STUBBORN, 1)
        worker = await tested.hire(0)
        assert worker is not None
        await asyncio.wait_for(dismiss(worker), 10)
        assert worker.returncode == -signal.SIGKILL

    run(work())
