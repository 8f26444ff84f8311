"""The store for a value of `--database`: `memory`, a file for SQLite, or the address of a PostgreSQL database."""

from __future__ import annotations

import re
from urllib.parse import unquote

from ludejo.store.base import Store
from ludejo.store.memory import MemoryStore
from ludejo.store.sqlite import SqliteStore

MEMORY = "memory"
SQLITE_MEMORY = ":memory:"  # SQLite's own name for it
# The start of an address. A single letter before the colon is a Windows drive; text with a dot is a file name.
KIND = re.compile(r"([^/\\:]{2,}(?=://)|[a-z][a-z0-9+-]+):", re.IGNORECASE)
POSTGRESQL = re.compile(r"postgres(ql)?(\+\w+)?://", re.IGNORECASE)  # SQLAlchemy names the driver after a plus


class AddressError(ValueError):
    """No database has this address. It carries only the beginning: what follows may contain a password."""

    def __init__(self, start: str) -> None:
        super().__init__(f'no database has an address that begins with "{start}"')
        self.start = start


class NoFileError(AddressError):
    """The kind is SQLite's, but what follows names no file."""


def is_postgresql(database: str) -> bool:
    return POSTGRESQL.match(database) is not None


def plain(database: str) -> str:
    """The name that the rest of the program understands: `memory`, a path, or `postgresql://…`.

    A plain name stays as it is, so calling this twice does no harm."""
    found = KIND.match(database)
    if found is None:
        return plain_file(database, "")
    start, rest = found[0], database[found.end() :]
    if is_postgresql(database):
        return f"postgresql:{rest}"
    if start.lower() == "file:":
        return plain_file(path_of_url(rest, start), start)
    if start.lower().rstrip(":").partition("+")[0] in ("sqlite", "sqlite3"):
        return plain_file(path_of_sqlite(rest, start), start)
    raise AddressError(start)


def path_of_sqlite(rest: str, start: str) -> str:
    """As in SQLAlchemy: three slashes before any path, so a fourth begins an absolute one."""
    if rest.startswith("//") and not rest.startswith("///"):
        raise NoFileError(start)  # between the second slash and the third there would be a host
    return rest.removeprefix("///")


def path_of_url(rest: str, start: str) -> str:
    """As in a browser: three slashes begin an absolute path, and `%20` is a blank."""
    if rest.startswith("//"):
        host, slash, path = rest[2:].partition("/")
        if host not in ("", "localhost"):
            raise NoFileError(start)
        rest = slash + path
    return unquote(rest)


def plain_file(path: str, start: str) -> str:
    """The path, changed if it could be mistaken for `memory` or for an address."""
    if path == SQLITE_MEMORY:
        return MEMORY
    if not path or (start and set(path) & {"?", "\0"}):  # options are not supported
        raise NoFileError(start)
    return f"./{path}" if start and (path == MEMORY or KIND.match(path)) else path


def store_of(database: str) -> Store:
    """The store that `--database` names."""
    database = plain(database)
    if is_postgresql(database):
        from ludejo.store.postgresql.store import PostgresqlStore  # its driver is an extra

        return PostgresqlStore(database)
    return MemoryStore() if database == MEMORY else SqliteStore(database)


def shown(database: str) -> str:
    """The database as anybody may see it: the address without user name, password and options."""
    if not is_postgresql(database):
        return database
    scheme, _, rest = database.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}"
