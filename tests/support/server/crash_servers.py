"""Real server processes on a port and a database, which are started, killed and started again."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import aiohttp
from support.processes import environment

LOWEST_PORT, N_PORTS = 20_000, 12_000
LAST_WORDS = 2000  # characters
FULL_START_EVERY = 10  # every tenth start runs the whole command instead of a fork
LIMITS = (
    "messages-at-once=0", "unanswered=0", "sockets-per-guest=0", "sockets-per-address=0", "sockets-per-net=0",
    "bad-codes=0", "tables-per-hour=0", "live-tables-per-guest=0", "live-tables-per-net=0", "send-bytes=0",
)  # fmt: skip


def free_port() -> int:
    """A port outside the system's range for outgoing connections: a client that tries to connect to a port on which
    nobody listens could otherwise get the same port, and connect to itself."""
    while True:
        port = LOWEST_PORT + secrets.randbelow(N_PORTS)
        try:
            socket.create_server(("127.0.0.1", port)).close()
            return port
        except OSError:
            continue


class ForkServer:
    """The process that forks servers."""

    def __init__(self, *plants: str) -> None:
        words = [sys.executable, "-m", "support.server.crash_fork_server", *plants]
        self.errors = tempfile.TemporaryFile("w+", errors="replace")  # noqa: SIM115  kept as long as the servers live
        self.run = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment(), stderr=self.errors
        )

    def fork(self, words: list[str]) -> int:
        """The process id of a new server."""
        assert self.run.stdin is not None
        assert self.run.stdout is not None
        print(json.dumps(words), file=self.run.stdin, flush=True)
        return int(self.run.stdout.readline())

    def close(self) -> None:
        self.run.communicate(timeout=10)
        self.errors.close()

    def last_words(self) -> str:
        """The last output of the servers."""
        self.errors.seek(0)
        return self.errors.read()[-LAST_WORDS:]


class ServerProcess:
    """One server after another, at the same address and database."""

    def __init__(self, fork_server: ForkServer, database: Path | str, *words: str) -> None:
        self.fork_server = fork_server
        self.port = free_port()
        self.words = ["--host", "127.0.0.1", "--port", str(self.port), "--database", str(database), *words]
        for limit in LIMITS:
            self.words += ["--limit", limit]
        self.pid = self.dying = 0
        self.is_up = False
        self.n_starts = 0
        self.whole: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self, *words: str) -> None:
        """Start a server, and wait until it answers."""
        await self.bury()
        self.n_starts += 1
        if self.n_starts % FULL_START_EVERY:
            self.pid = self.fork_server.fork([*self.words, *words])
        else:
            self.start_whole(*words)
        async with asyncio.timeout(30):
            while not await self.answers():
                await asyncio.sleep(0.005)
        self.is_up = True

    def start_whole(self, *words: str, stdout: int = subprocess.DEVNULL) -> None:
        """Start the whole command."""
        command = [sys.executable, "-m", "ludejo", "serve", *self.words, *words]
        self.whole = subprocess.Popen(command, stdout=stdout)
        self.pid = self.whole.pid

    async def answers(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        return True

    async def status(self, path: str) -> int:
        """The HTTP status of a page; 0 if there is no answer."""
        try:
            async with aiohttp.ClientSession() as http, http.get(f"{self.url}{path}") as response:
                return response.status
        except (OSError, aiohttp.ClientError):
            return 0

    async def get_ready(self, status: int = 200) -> None:
        """Wait until the server says that it is ready (or not)."""
        async with asyncio.timeout(60):
            while await self.status("/api/ready") != status:
                await asyncio.sleep(0.02)

    def kill(self, number: signal.Signals = signal.SIGKILL) -> None:
        """Kill the server, as a power cut would, except that the disk's cache survives; or ask it to stop."""
        self.is_up = False
        if self.pid:
            self.pid, self.dying = 0, self.pid
            try:
                os.kill(self.dying, number)
            except ProcessLookupError:
                raise AssertionError(f"a server ended by itself: {self.fork_server.last_words()}") from None

    def close(self) -> None:
        """Kill the server and remove what is left of it."""
        self.kill()
        if self.whole is not None:
            self.whole.wait()

    def freeze(self) -> None:
        """Freeze the process; the kernel still accepts what is sent to it."""
        os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        os.kill(self.pid, signal.SIGCONT)

    async def bury(self) -> None:
        """Wait until the last server has ended: until then it holds the port."""
        if self.whole is not None:
            self.whole.wait()
            self.whole = None
        while is_there(self.dying):
            await asyncio.sleep(0.001)


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return pid > 0
