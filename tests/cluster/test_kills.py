"""R1, R2, R3 with three servers on one PostgreSQL: a server is killed, or the whole database is. Nothing that was
acknowledged is lost or doubled, its order is kept, and devices that come back are shown what the log says.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from support.postgres import Postgres
from support.server.crash_driver import Driver, drive

N_SERVERS = 3
N_TABLES = 4
REST = 0.01  # seconds that a device waits after a message before its next wish
PARTS = 2
KILLS, LONG_KILLS = 24, 500  # of servers, in all parts
BLOWS, LONG_BLOWS = 10, 200  # to the database, in all parts
AT_MOST = 20  # on one database, because logs would get too long
Record = Callable[[str, object], None]


def in_rounds(n: int) -> list[int]:
    """Divide so many into rounds."""
    return [min(AT_MOST, n - done) for done in range(0, n, AT_MOST)]


@pytest.mark.parametrize("part", range(PARTS))
def test_killed_servers_lose_nothing(
    part: int, postgres: Postgres, long: bool, seed: int, record_property: Record
) -> None:
    """The devices of the killed server go to the others at once, and send unanswered wishes again."""
    for number, kills in enumerate(in_rounds((LONG_KILLS if long else KILLS) // PARTS)):
        figures, faults = drive(postgres.url(), kills, part * seed + number, n_servers=N_SERVERS, n_tables=N_TABLES)
        record_property("figures", str(figures))
        print(figures)
        assert faults == 0, figures
        assert figures.kills == kills
        assert figures.acks > 10 * kills


class Outages:
    """All processes of the database are killed together, and started again at once."""

    def __init__(self, postgres: Postgres) -> None:
        self.postgres = postgres
        self.answers: list[float] = []  # seconds until every open wish was answered, once the database was back

    async def strike(self, driver: Driver) -> None:
        await asyncio.sleep(0.2)
        await driver.a_moment()
        await asyncio.to_thread(self.postgres.kill_all)
        await asyncio.to_thread(self.postgres.start)
        self.answers.append(await driver.answered())


@pytest.mark.parametrize("part", range(PARTS))
def test_a_killed_database_loses_nothing(part: int, postgres: Postgres, long: bool, record_property: Record) -> None:
    """No device loses its connection; every wish is answered within 5 s after the database is back."""
    outages = Outages(postgres)
    for number, blows in enumerate(in_rounds((LONG_BLOWS if long else BLOWS) // PARTS)):
        figures, faults = drive(postgres.url(), blows, 100 * part + number, n_servers=N_SERVERS, strike=outages.strike)
        record_property("figures", str(figures))
        record_property("seconds until all was answered", max(outages.answers))
        print(figures, max(outages.answers))
        assert faults == 0, figures
        assert figures.went == 0
        assert figures.acks > 10 * blows
