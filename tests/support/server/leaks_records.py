"""T21: before the end of a game nobody gets its record, whatever the version of the log and the role of the guest."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from aiohttp import web
from aiohttp.test_utils import make_mocked_request
from support.server.leaks_pairs import Hunt
from support.server.leaks_watch import LeakFault
from support.server.spoken import spoken_step

from ludejo.core.game import Game
from ludejo.core.luck import FastLuck
from ludejo.core.refusal import Refused
from ludejo.server.http import HttpApi
from ludejo.server.visitors import Visitor
from ludejo.table.record import checked, read
from ludejo.testkit.setups import Setup
from ludejo.testkit.steps import CLOCK
from ludejo.testkit.wire.twins import EVE, name_of
from ludejo.testkit.wire.world import World

STRANGER = "stranger"


class OpenWeb(HttpApi):
    """A planted fault: gives the log of an unfinished game to its players."""

    async def record(self, request: web.Request, visitor: Visitor) -> web.StreamResponse:
        rows = self.app.store.read(request.match_info["code"])
        if visitor.guest == STRANGER:
            return await super().record(request, visitor)
        return web.Response(body=b"[" + b",".join(row.body for row in rows) + b"]")


def request_for(code: str) -> web.Request:
    """A request for the record of a table; slow to make."""
    return make_mocked_request("GET", f"/api/tables/{code}/record", match_info={"code": code})


async def asked(pages: HttpApi, request: web.Request, guest: str) -> bytes:
    """What a guest who asks for the record gets: the record, or the code of the refusal."""
    try:
        response = await pages.record(request, Visitor("", guest, ""))
    except Refused as refused:
        return refused.refusal.code.encode()
    assert isinstance(response, web.Response)
    return bytes(response.body) if isinstance(response.body, bytes) else b""


def steps(world: World, luck: FastLuck) -> Iterator[None]:
    """Play a whole game, with a yield after each step."""
    n = 0
    while world.table.phase == "playing":
        yield
        step = spoken_step(world.play.state, luck)
        n += 1
        if step.seat == CLOCK or step.move is None:
            world.expire()
        else:
            did = {"did": "moved", "seat": step.seat, "moment": world.play.moment(), "move": step.move.shape}
            world.wish(name_of(step.seat), f"m{n}", did)


async def watch_one(hunt: Hunt, setup: Setup, seed: int, kind: type[HttpApi], every: int) -> int:
    """Ask for the record at every version of one game; how many versions there were."""
    hunt.gather(setup, seed)
    world, game = hunt.a, hunt.game
    pages, request = kind(world.app), request_for(world.live_table.code)
    roles = {name_of(0).ljust(12, "-"): b"not-over", EVE.ljust(12, "-"): b"not-over", STRANGER: b"no-such-table"}
    n = 0
    for version, _ in enumerate(steps(world, FastLuck(seed)), start=seed):
        n += 1
        for guest, right in roles.items() if version % every == 0 else ():
            found = await asked(pages, request, guest)
            if found != right:
                raise LeakFault("record", f"{game.id} {setup} seed {seed} {guest}: {found[:80]!r}")
    records = {await asked(pages, request, guest) for guest in roles}
    assert len(records) == 1
    assert checked(game, read(records.pop())).state.to_bytes() == world.play.state.to_bytes()
    return n


def watch(game: Game, ways: list[Setup], games: int, seed: int, kind: type[HttpApi] = HttpApi, every: int = 1) -> int:
    """Watch so many games; how many versions there were."""
    found = 0
    hunt = Hunt(game, seed)
    for number in range(games):
        found += asyncio.run(watch_one(hunt, ways[number % len(ways)], seed + number, kind, every))
    return found


def short_setups(game: Game) -> list[Setup]:
    """Set-ups of short games, because a log is read again at each of its versions."""
    short: dict[str, dict[str, int | str]] = {"love-letter": {"tokens": 1}, "whisper": {"rounds": 2}}
    return [Setup(seats, {**short.get(game.id, {})}) for seats in range(game.seats[0], game.seats[1] + 1)]
