"""The option `--database`: how it is read, and what a database needs before it can be opened."""

from __future__ import annotations

import os
from errno import ENOTDIR
from importlib.util import find_spec
from pathlib import Path

from ludejo.cli.arguments import WrongArgumentsError
from ludejo.store.choose import MEMORY, AddressError, NoFileError, is_postgresql, plain


def database_of(word: str) -> str:
    """Reads a database as people name it. For a wrong name, nothing is made on the disk."""
    try:
        return plain(word)
    except NoFileError as error:
        key = "cli-database-file" if error.start else "cli-no-database"
        raise WrongArgumentsError(key, word=error.start) from None
    except AddressError as error:
        raise WrongArgumentsError("cli-database-kind", word=error.start) from None


def make_room(database: str) -> None:
    """Make the folder of a database file; for an address, check that the driver is installed."""
    if is_postgresql(database):
        if find_spec("psycopg") is None:
            raise WrongArgumentsError("cli-no-psycopg", word="ludejo[postgresql]")
    elif database != MEMORY:
        make_folder(Path(database).parent)


def make_folder(folder: Path) -> None:
    """Make the folder; an error names it, because the system's own message ("Permission denied") does not."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError:  # "File exists" would sound as if all were well
        raise OSError(f"{folder}: {os.strerror(ENOTDIR)}") from None
    except OSError as error:
        raise OSError(f"{folder}: {error.strerror}") from error
