"""The store that a word names: `memory`, a file for SQLite, or the address of a PostgreSQL database."""

from __future__ import annotations

from ludejo.store.base import Store
from ludejo.store.memory import MemoryStore
from ludejo.store.sqlite import SqliteStore

MEMORY = "memory"
POSTGRESQL = ("postgresql://", "postgres://")


def is_postgresql(database: str) -> bool:
    return database.startswith(POSTGRESQL)


def store_of(database: str) -> Store:
    """The store an option names."""
    if is_postgresql(database):
        from ludejo.store.postgresql import PostgresqlStore  # its driver is an extra

        return PostgresqlStore(database)
    return MemoryStore() if database == MEMORY else SqliteStore(database)


def shown(database: str) -> str:
    """A database for everybody's eyes: an address without who comes and with which password."""
    if not is_postgresql(database):
        return database
    scheme, _, rest = database.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}"
