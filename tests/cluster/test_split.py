"""R18: three servers on PostgreSQL write the same versions of the same tables at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import closing

from support.postgres import Postgres
from support.server.contest import compete
from support.server.crash_driver import server_processes

from ludejo.store.choose import store_of

N_SERVERS = 3
N_TABLES, N_LONG = 200, 1_000
AT_ONCE = 25  # tables at a time; more would be too slow on a busy machine
STEPS_DOWN = 1.0  # seconds


def test_of_three_servers_one_writes_each_version(
    postgres: Postgres, long: bool, record_property: Callable[[str, object], None]
) -> None:
    database = postgres.url()
    with server_processes(database, n=N_SERVERS) as servers, closing(store_of(database)) as store:
        won, slowest = asyncio.run(compete(servers, store, N_LONG if long else N_TABLES, AT_ONCE))
    print("moves won:", won, "slowest to step down:", slowest)
    record_property("moves won by each, slowest to step down", f"{won} {slowest}")
    assert all(won), "all have won some"
    assert slowest <= STEPS_DOWN
