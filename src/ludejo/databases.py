"""What a database needs before it can be opened, whichever kind a word names."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from ludejo.store.opening import MEMORY, is_postgresql
from ludejo.words import WrongWordsError


def make_room(database: str) -> None:
    """A folder for a file; the driver for an address must be there, and is not made."""
    if is_postgresql(database):
        if find_spec("psycopg") is None:
            raise WrongWordsError("cli-no-psycopg", word="ludejo[postgresql]")
    elif database != MEMORY:
        Path(database).parent.mkdir(parents=True, exist_ok=True)
