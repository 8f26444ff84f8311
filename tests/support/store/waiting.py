"""Waiting for a store: until it has answered, until it can be read again."""

from __future__ import annotations

import time
from collections.abc import Callable

from ludejo.store.base import Store, StoreError
from ludejo.store.choose import store_of
from ludejo.store.postgresql.store import PostgresqlStore

PATIENCE_S = 20.0


def until(is_so: Callable[[], bool], seconds: float = 10.0) -> float:
    """Wait until a condition holds; how long that took."""
    start = time.monotonic()
    while not is_so():
        assert time.monotonic() - start < seconds
        time.sleep(0.01)
    return time.monotonic() - start


def reads(store: Store) -> bool:
    try:
        store.read("a")
    except StoreError:
        return False
    return True


def patient(database: str) -> Store:
    """A store that waits longer than a server could, because tests run on busy machines."""
    store = store_of(database)
    if isinstance(store, PostgresqlStore):
        store.reader.seconds = PATIENCE_S
    return store


def patient_postgresql(url: str) -> PostgresqlStore:
    store = patient(url)
    assert isinstance(store, PostgresqlStore)
    return store
