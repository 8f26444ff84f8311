"""Several server processes behind one socket: a supervisor, which serves no guests itself, starts them, replaces those
that died, and renews them one after another.

The supervisor owns the socket: while workers come and go, new connections wait in the socket's queue, and none is lost.
A worker prints a line when it is ready. When the supervisor dies, its workers see their standard input end, and stop.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Coroutine

log = logging.getLogger("ludejo.supervisor")
READY = b"ready\n"
READY_SECONDS = 60.0
AGAIN_SECONDS = 0.5  # before a dead worker is replaced; doubled after each one that was never ready
MOST_SECONDS = 30.0
DISMISS_SECONDS = 20.0  # a worker takes ten at most to store what it was asked to


class Supervisor:
    """`command` starts a worker that serves the socket. A post is one of the `n` places for a worker."""

    def __init__(self, n: int, command: list[str], sock: socket.socket) -> None:
        self.command = command
        self.sock = sock
        self.posts: list[Process | None] = [None] * n
        self.locks = [asyncio.Lock() for _ in self.posts]  # a task that fills a post holds its lock
        self.is_over = asyncio.Event()
        self.turn = asyncio.Lock()  # one renewal at a time, and none before all posts are filled
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self, ready: Callable[[], None]) -> int:
        """Serve until a signal says stop; the exit code is 1 if the workers do not get ready at the start."""
        loop = asyncio.get_running_loop()
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, self.is_over.set)
        loop.add_signal_handler(signal.SIGHUP, lambda: self.keep(self.renew()))
        async with self.turn:
            self.posts = list(await asyncio.gather(*[self.hire(post) for post in range(len(self.posts))]))
        if not all(self.posts):
            await self.dismiss_all()
            return 1
        for post in range(len(self.posts)):
            self.keep(self.watch(post))
        ready()
        await self.is_over.wait()
        await self.dismiss_all()
        return 0

    def keep(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def hire(self, post: int) -> Process | None:
        """Start a worker and wait until it is ready; None if it never gets ready."""
        command = (*self.command, "--fd", str(self.sock.fileno()), "--post", str(post))
        try:
            worker = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, pass_fds=(self.sock.fileno(),), start_new_session=True
            )
        except OSError as error:  # no memory, or too many processes: it may work later
            log.error("a worker can't be started: %s", error)
            return None
        assert worker.stdout is not None
        try:
            said = await asyncio.wait_for(worker.stdout.readline(), READY_SECONDS)
        except TimeoutError:
            said = b""
        if said == READY:
            return worker
        await dismiss(worker)
        return None

    async def watch(self, post: int) -> None:
        """Replace each worker of this post that dies."""
        pause = AGAIN_SECONDS
        while not self.is_over.is_set():
            worker = self.posts[post]
            if worker is not None:
                await worker.wait()
                pause = AGAIN_SECONDS
            if self.posts[post] is not worker:
                continue  # it was renewed
            log.warning("a worker has died")
            await asyncio.sleep(pause)
            pause = min(2 * pause, MOST_SECONDS)
            async with self.locks[post]:
                if self.posts[post] is worker:  # else it was renewed meanwhile
                    self.posts[post] = await self.hire(post)

    async def renew(self) -> None:
        """Start a new worker at each post before the old one stops, so that guests are always served."""
        async with self.turn:
            for post, lock in enumerate(self.locks):
                async with lock:
                    old, new = self.posts[post], await self.hire(post)
                    if new is None:
                        log.error("a new worker does not get ready: the old ones stay")
                        return
                    self.posts[post] = new
                if old is not None:
                    await dismiss(old)

    async def dismiss_all(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*[dismiss(worker) for worker in self.posts if worker is not None])


async def dismiss(worker: Process) -> None:
    """Ask a worker to stop: it tells its devices and stores what it was asked to. Kill it if it does not stop."""
    if worker.returncode is None:
        worker.send_signal(signal.SIGTERM)
    try:
        async with asyncio.timeout(DISMISS_SECONDS):
            await worker.wait()
    except TimeoutError:
        log.error("a worker does not stop: it is killed")
        worker.kill()
        await worker.wait()


def worker_command(given: list[str]) -> list[str]:
    """The command that starts a worker: the supervisor's own arguments, with one worker."""
    return [sys.executable, "-m", "ludejo", *given, "--workers", "1"]
