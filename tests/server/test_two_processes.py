"""T23, R18: two servers on one database file serve the same tables at the same time."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

from support.server.contest import compete
from support.server.crash_driver import server_processes

from ludejo.store.sqlite import SqliteStore

N_TABLES, N_LONG = 200, 1_000


def test_two_servers_one_winner_for_each_version(tmp_path: Path, long: bool) -> None:
    file = tmp_path / "x.db"
    with server_processes(file, n=2) as servers, closing(SqliteStore(file)) as store:
        won, _ = asyncio.run(compete(servers, store, N_LONG if long else N_TABLES))
    print("moves won:", won)
    assert all(won), "both have won some"
