"""Databases in the words of a command: how one is read, and what it needs before it can be opened."""

from __future__ import annotations

import os
from errno import ENOTDIR
from importlib.util import find_spec
from pathlib import Path

from ludejo.cli.arguments import WrongWordsError
from ludejo.store.choose import MEMORY, AddressError, NoFileError, is_postgresql, plain


def database_of(word: str) -> str:
    """Reads a database as people name it; nothing is made on the disk for a name that won't do."""
    try:
        return plain(word)
    except NoFileError as error:
        key = "cli-database-file" if error.start else "cli-no-database"
        raise WrongWordsError(key, word=error.start) from None
    except AddressError as error:
        raise WrongWordsError("cli-database-kind", word=error.start) from None


def make_room(database: str) -> None:
    """A folder for a file; the driver for an address must be there, and is not made."""
    if is_postgresql(database):
        if find_spec("psycopg") is None:
            raise WrongWordsError("cli-no-psycopg", word="ludejo[postgresql]")
    elif database != MEMORY:
        make_folder(Path(database).parent)


def make_folder(folder: Path) -> None:
    """The folder, or a reason that names it: what the system says alone ("Permission denied") helps nobody."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError:  # "File exists" would sound as if all were well
        raise OSError(f"{folder}: {os.strerror(ENOTDIR)}") from None
    except OSError as error:
        raise OSError(f"{folder}: {error.strerror}") from error
