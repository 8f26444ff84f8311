"""Makes `tests/old/tables.sqlite3` and the records beside it, with the program of commit 44b4250:

PYTHONPATH=SOURCE/src:SOURCE/tests python tests/support/old_tables.py, where SOURCE is a checkout of that commit.

At a real server Ana plays the five games to the end, with Ben or with bots, chats, and takes a move back. Then Ana
begins another game of Love Letter with Ben and a bot, which is not over when the server stops.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

from server.house import guests, house, pledge_of  # type: ignore[import-not-found]  # of that commit

from ludejo.client import Client
from ludejo.core.refusal import Refused
from ludejo.table import happenings as h

OLD = Path(__file__).parent.parent / "old"
TABLES = OLD / "tables.sqlite3"
# seats, Ana's seat, options
GAMES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "love-letter": (2, 0, {"tokens": 2}), "lines-and-columns": (3, 0, {}), "artus": (2, 0, {}),
    "codenames": (4, 1, {}), "lupus-in-tabula": (8, 0, {}),
}  # fmt: skip


async def sit(ana: Client, ben: Client, game: str) -> str:
    seats, own, options = GAMES[game]
    code = await ana.open_table(game, seats, "Ana", **options)
    await ana.enter(code, "Ana")
    await ben.enter(code, "Ben")
    await ana.wish(h.Sat(own, pledge_of("aa")))
    if game == "love-letter":
        await ben.wish(h.Sat(1, pledge_of("bb")))
    for seat in range(seats):
        if seat != own and not (seat == 1 and game == "love-letter"):
            await ana.wish(h.Filled(seat, "easy"))
    await ana.wish(h.Said("Saluton, Ben!"))
    await begin(ana, ben, own, game)
    return code


async def begin(ana: Client, ben: Client, own: int, game: str) -> None:
    await ana.wish(h.Started())
    await ana.wish(h.Opened(own, "aa"))
    if game == "love-letter":
        await ben.wish(h.Opened(1, "bb"))
    await ana.until(lambda: own in ana.sights)


async def play(people: dict[int, Client], most: int = 10_000) -> None:
    """Every seat that is due takes a choice, until the game is over."""
    first, n = next(iter(people.values())), 0
    while first.room is not None and first.room.phase != "over" and n < most:
        for seat, one in people.items():
            sight = one.sights.get(seat)
            if sight is not None and sight.due and sight.choices:
                n += 1
                with suppress(Refused):  # too late: the clock was faster
                    await one.move(seat, sight.choices[n % len(sight.choices)])
        await asyncio.sleep(0.01)


async def take_back(ana: Client, ben: Client) -> None:
    """One player makes a move and asks to take it back, and the other agrees."""
    people = {0: ana, 1: ben}
    for _ in range(6):
        await play(people, 1)
        await asyncio.sleep(0.1)
        for seat in people:
            with suppress(Refused):
                await people[seat].wish(h.Asked(seat))
                await people[1 - seat].wish(h.Agreed(1 - seat, True))
                return
    raise SystemExit("nothing was taken back")


async def session(server: Any, game: str) -> None:
    async with guests(server, 2) as (ana, ben):
        code = await sit(ana, ben, game)
        people = {0: ana, 1: ben} if game == "love-letter" else {GAMES[game][1]: ana}
        if game == "love-letter":
            await take_back(ana, ben)
        await play(people)
        (OLD / f"{game}.json").write_bytes(await ana.ask("GET", f"/api/tables/{code}/record"))
        print(game, code)
        if game == "love-letter":
            await go_on(ana, ben)


async def go_on(ana: Client, ben: Client) -> None:
    """Begin another game at another table, and do not finish it."""
    code = await ana.open_table("love-letter", 3, "Ana")
    for one, name in ((ana, "Ana"), (ben, "Ben")):
        await one.hang_up()
        one.sights.clear()
        await one.enter(code, name)
    await ana.wish(h.Sat(0, pledge_of("aa")))
    await ben.wish(h.Sat(1, pledge_of("bb")))
    await ana.wish(h.Filled(2, "counting"))
    await begin(ana, ben, 0, "love-letter")
    await ben.until(lambda: 1 in ben.sights)
    await play({0: ana, 1: ben}, 4)
    await ben.wish(h.Said("Kiu estas la reĝo?"))
    await ana.until(lambda: any(sight.due for one in (ana, ben) for sight in one.sights.values()))
    print("going on", code, [cookie.value for one in (ana, ben) for cookie in one.http.cookie_jar])


async def main() -> None:
    async with house(str(TABLES)) as server:
        for game in GAMES:
            await session(server, game)
    database = sqlite3.connect(TABLES)
    database.execute("PRAGMA journal_mode = DELETE")
    database.execute("VACUUM")
    database.close()


if __name__ == "__main__":
    asyncio.run(main())
