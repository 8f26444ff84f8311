"""The files of a SQLite database, as the system sees them: who may read them, and whether they are still ours.

SQLite goes on writing into a file that was deleted, and says that all is stored: whoever asks the system notices.
"""

from __future__ import annotations

import contextlib
import logging
import os
import stat
from pathlib import Path

from ludejo.store.base import StoreError

log = logging.getLogger("ludejo.store")
PRIVATE = 0o600
PARTS = ("", "-wal", "-shm", "-count")  # the database, and what lies beside it
GONE = "a file of the database is gone, or was replaced while the server runs"


class CutError(StoreError):
    """The WAL is shorter than it was: emptied by another program that has copied it, or damaged."""


def make_private(path: Path | str) -> None:
    """A new file is for its owner alone, from its first byte; an older one becomes so. What lies beside a database
    takes its rights from it."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
    except FileExistsError:
        tighten(path)
    except OSError:
        pass  # SQLite says why, in better words


def tighten(path: Path | str) -> None:
    """Take away what others could do with the files of a database. Never by opening one: to close it again would give
    up SQLite's locks."""
    open_ones = [file for part in PARTS if is_open(file := f"{path}{part}")]
    changed = False
    for file in open_ones:
        with contextlib.suppress(OSError):  # somebody else's
            os.chmod(file, PRIVATE)
            changed = True
    if changed:
        log.warning("others on this machine could read the database: now only its owner can")


def is_open(file: Path | str) -> bool:
    """Can others than the owner read or write this file?"""
    try:
        return os.name == "posix" and bool(stat.S_IMODE(os.stat(file).st_mode) & 0o077)
    except OSError:
        return False


class Files:
    """The database and its WAL, as they were when they were opened."""

    def __init__(self, path: Path | str) -> None:
        self.names = (str(path), f"{path}-wal")
        self.known = [identity(name) for name in self.names]
        self.size = 0  # of the WAL; while anybody has it open, SQLite only lets it grow

    def check(self) -> None:
        """`StoreError` if they are not what they were."""
        try:
            is_same = [identity(name) for name in self.names] == self.known
            size = os.stat(self.names[1]).st_size
        except OSError:
            is_same, size = False, 0
        if not is_same:
            raise StoreError(GONE)
        if size < self.size:
            raise CutError("the WAL was cut short while the server runs")
        self.size = size


def identity(name: str) -> tuple[int, int]:
    found = os.stat(name)
    return found.st_dev, found.st_ino


class RowCount:
    """How many entries were ever stored, in a small file beside the database: SQLite leaves out whatever follows a
    damaged place in its WAL, and says nothing. The file is written after each few commits, so it never counts too many;
    `lost` is how many were missing at earlier starts, until somebody deletes the file."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(f"{path}-count")
        self.n, self.lost = self.read()
        self.written = (self.n, self.lost)

    def read(self) -> tuple[int, int]:
        try:
            n, lost = self.path.read_text("ascii").split()
            return int(n), int(lost)
        except (OSError, ValueError):  # there is none yet, or it is damaged itself
            return 0, 0

    def compare(self, n: int) -> None:
        """The database has so many, by the number of its last one."""
        if n < self.n:
            log.error("%d entries that were stored are missing from the database", self.n - n)
            self.lost += self.n - n
        self.n = n
        self.write()

    def write(self) -> None:
        """In place: nothing is lost if half of it is written."""
        if (self.n, self.lost) == self.written:
            return
        with contextlib.suppress(OSError), open(os.open(self.path, os.O_CREAT | os.O_WRONLY, PRIVATE), "w") as file:
            file.write(f"{self.n} {self.lost}\n".ljust(48))
            self.written = (self.n, self.lost)
