"""The command in a process of its own: a server, and a command on a terminal."""

from __future__ import annotations

import asyncio
import fcntl
import os
import pty
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from support.server.serving import gather_two
from support.server.steps import talk_on

from ludejo.client import Client, GoneError
from ludejo.store.base import first_bad
from ludejo.store.sqlite import SqliteStore

SERVE = (sys.executable, "-m", "ludejo", "serve", "--port", "0", "--pace", "0.02")


def on_a_terminal(words: list[str]) -> bytes:
    """What the command writes to the standard error of a terminal of 80 columns."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    run = subprocess.Popen([sys.executable, "-m", "ludejo", *words], stdout=subprocess.DEVNULL, stderr=theirs)
    os.close(theirs)
    said = b""
    try:
        while more := os.read(ours, 4096):
            said += more
    except OSError:  # how Linux says that the other side is closed
        pass
    os.close(ours)
    assert run.wait() == 0
    return said


class Running:
    """A server in a process of its own; `url` is the first address it printed."""

    def __init__(self, process: subprocess.Popen[str], printed: list[str]) -> None:
        self.process = process
        self.printed = printed
        self.url = next(line.strip() for line in printed if line.startswith("    "))

    def stop(self, how: signal.Signals = signal.SIGTERM) -> str:
        """Stop the server, which must end without an error; its last output."""
        self.process.send_signal(how)
        words, _ = self.process.communicate(timeout=20)
        assert self.process.returncode == 0, words
        return words


@contextmanager
def serving(*words: str, last: str = "    http") -> Iterator[Running]:
    """A server with these arguments, which has printed a line with `last`."""
    with subprocess.Popen([*SERVE, *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        try:
            assert process.stdout is not None
            printed = [process.stdout.readline()]
            while printed[-1] and last not in printed[-1]:
                printed.append(process.stdout.readline())
            assert printed[-1], printed
            yield Running(process, printed)
        finally:
            process.kill()


def stored(file: Path, code: str) -> list[bytes]:
    """The entries of a table, whose chain must be whole."""
    with closing(SqliteStore(file)) as store:
        rows = store.read(code)
    assert first_bad(rows) is None
    return [row.body for row in rows]


async def talk_until_the_end(server: Running, how: signal.Signals) -> tuple[str, list[str]]:
    """Talk until the server is stopped: the table, and what was granted. Every device is told why the server stops."""
    granted: list[str] = []
    async with Client(server.url) as ana, Client(server.url) as ben:
        code = await gather_two(ana, ben)
        talk = asyncio.create_task(talk_on(ana, granted))
        while len(granted) < 6:
            await asyncio.sleep(0.001)
        words = await asyncio.to_thread(server.stop, how)
        assert "Stopped. Everything is stored." in words
        assert "Traceback" not in words
        for one in (ana, ben):
            with pytest.raises(GoneError) as gone:
                await one.until(lambda: False)
            assert (gone.value.code, one.socket.close_code) == ("server-stops", 1012)
        talk.cancel()
        await asyncio.gather(talk, return_exceptions=True)
    return code, granted
