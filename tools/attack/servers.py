"""A server to attack: a process of its own on loopback, with a database of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

START_SECONDS = 60.0
# Makes the clock wrong, for every Python that finds this file on its path.
WRONG_CLOCK = """import time
_time, _time_ns = time.time, time.time_ns
time.time = lambda: _time() + {seconds}
time.time_ns = lambda: _time_ns() + {seconds} * 1_000_000_000
"""


@dataclass
class Server:
    """A running server. `lines` is what it has printed so far, including its log."""

    process: subprocess.Popen[str]
    url: str = ""
    seconds: float = 0.0  # until it printed its address
    lines: list[str] = field(default_factory=list)
    reader: threading.Thread = field(default_factory=threading.Thread)

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop it; returns the exit code."""
        self.process.send_signal(how)
        return self.process.wait(30)


@dataclass(frozen=True)
class Target:
    """The program to attack, and the folder of its database."""

    program: Path
    folder: Path

    @property
    def database(self) -> Path:
        return self.folder / "tables.sqlite"

    @contextmanager
    def running(self, *options: str, clock_ahead: int = 0, descriptors: int = 0) -> Iterator[Server]:
        """Run a server with more options; its clock may be some seconds ahead, its open files may be few."""
        usual = ["serve", "--host", "127.0.0.1", "--port", "0", "--pace", "0.05", "--database", str(self.database)]
        with tempfile.TemporaryDirectory() as folder:
            few = ["prlimit", f"--nofile={descriptors}:"] if descriptors else []  # only the soft limit
            process = subprocess.Popen(
                [*few, self.program, *usual, *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                env=environment(Path(folder), clock_ahead),
            )  # fmt: skip
            server = Server(process)
            try:
                wait_for_address(server)
                yield server
            finally:
                process.kill()
                process.wait()
                server.reader.join()


def environment(folder: Path, clock_ahead: int) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LUDEJO_", "PYTHONPATH"))}
    if clock_ahead:
        (folder / "sitecustomize.py").write_text(WRONG_CLOCK.format(seconds=clock_ahead))
        kept["PYTHONPATH"] = str(folder)
    return {**kept, "LUDEJO_LANG": "en", "PYTHONUNBUFFERED": "1", "XDG_DATA_HOME": str(folder)}


def wait_for_address(server: Server) -> None:
    """Wait until the server prints its address. A thread goes on reading, so that the server never waits for us."""
    start = time.monotonic()
    is_said = threading.Event()

    def read() -> None:
        assert server.process.stdout is not None
        with server.process.stdout as said:
            for line in said:
                server.lines.append(line.rstrip())
                if line.startswith("    http") and not server.url:
                    server.url, server.seconds = line.strip(), time.monotonic() - start
                    is_said.set()
        is_said.set()

    server.reader = threading.Thread(target=read, daemon=True)
    server.reader.start()
    if not is_said.wait(START_SECONDS) or not server.url:
        raise RuntimeError("the server did not start: " + " / ".join(server.lines[-5:]))
