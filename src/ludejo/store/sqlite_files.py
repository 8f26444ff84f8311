"""The files of a SQLite database, as the system sees them: who may read them, and whether they are still the same.

SQLite goes on writing into a file that was deleted, and reports success. Only the file system shows that it is gone.
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
PARTS = ("", "-wal", "-shm", "-count")  # the database and the files beside it
GONE = "a file of the database is gone, or was replaced while the server runs"


class CutError(StoreError):
    """The WAL is shorter than it was: emptied by another program that has copied it, or damaged."""


def make_private(path: Path | str) -> None:
    """Let only the owner use a database: a new file from its first byte, an older one from now on. SQLite gives the
    files beside it the same permissions."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
    except FileExistsError:
        tighten(path)
    except OSError:
        pass  # SQLite will give a better error message


def tighten(path: Path | str) -> None:
    """Take away other users' permissions on the files of a database. This never opens a file, because closing it again
    would release SQLite's locks."""
    shared = [file for part in PARTS if is_shared(file := f"{path}{part}")]
    changed = False
    for file in shared:
        with contextlib.suppress(OSError):  # the file belongs to another user
            os.chmod(file, PRIVATE)
            changed = True
    if changed:
        log.warning("others on this machine could read the database: now only its owner can")


def is_shared(file: Path | str) -> bool:
    """Can users other than the owner read or write this file?"""
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
        """`StoreError` if they are no longer the same files, or the WAL became shorter."""
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
    """How many entries were ever stored, in a small file beside the database. It is needed because SQLite silently
    ignores everything after a damaged place in its WAL. The file is written after commits, so its number is never too
    high. `lost` is how many entries were missing at earlier starts, until somebody deletes the file."""

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
        """Compare with `n`, the number of the last entry in the database."""
        if n < self.n:
            log.error("%d entries that were stored are missing from the database", self.n - n)
            self.lost += self.n - n
        self.n = n
        self.write()

    def write(self) -> None:
        """The file is overwritten in place; a half-written one does no harm."""
        if (self.n, self.lost) == self.written:
            return
        with contextlib.suppress(OSError), open(os.open(self.path, os.O_CREAT | os.O_WRONLY, PRIVATE), "w") as file:
            file.write(f"{self.n} {self.lost}\n".ljust(48))
            self.written = (self.n, self.lost)
