"""T16: every route for every kind of visitor. A route without a line here fails."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path

import aiohttp
import pytest
from aiohttp.test_utils import make_mocked_request
from support.server.crash_servers import free_port
from support.server.raw import Answer, Headers, Wire, ask, connect, cookie, new_cookie
from support.server.serving import gather_two, guests, run, serving, url

from ludejo.client import Client, GoneError
from ludejo.server import static
from ludejo.server.guests import DAY_MS, IDLE_DAYS, Guests
from ludejo.server.http import ROUTES, TOP, is_machine
from ludejo.server.server import Server
from ludejo.wire import said

CODE = "{code:[2-9a-hjkmnp-z]{10}}"
GAME = "{game:[a-z-]{1,40}}"
SOCKET = ("GET", "/ws")
ELSEWHERE = "203.0.113.9"
NEW_TABLE = b'{"name":"Ana","game":"love-letter","seats":2,"options":{},"private":true}'
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND")
VISITORS = (
    "no cookie", "forged cookie", "expired cookie", "cookie of another server", "guest at another table",
    "onlooker", "player", "removed player", "foreign origin", "no origin", "other machine",
)  # fmt: skip
# the last three have a player's cookie; the table asked about is a private one, with a game going on; no page was built
#                                      none forg expi othr | gst  look play remo | fore noor mach
ALLOWED: dict[tuple[str, str], str] = {
    ("GET", "/"):                     "200  200  200  200    200  200  200  200    200  200  200",
    ("GET", f"/t/{CODE}"):            "200  200  200  200    200  200  200  200    200  200  200",
    ("GET", f"/t/{CODE}/screen"):     "200  200  200  200    200  200  200  200    200  200  200",
    ("GET", f"/t/{CODE}/replay"):     "200  200  200  200    200  200  200  200    200  200  200",
    ("GET", f"/rules/{GAME}"):        "200  200  200  200    200  200  200  200    200  200  200",
    ("GET", f"/learn/{GAME}"):        "200  200  200  200    200  200  200  200    200  200  200",
    ("GET", f"/{TOP}"):               "404  404  404  404    404  404  404  404    404  404  404",
    ("GET", "/assets/{name}"):        "404  404  404  404    404  404  404  404    404  404  404",
    ("GET", "/api/health"):           "200  200  200  200    200  200  200  200    200  200  200",
    ("GET", "/api/ready"):            "200  200  200  200    200  200  200  200    200  200  200",
    ("GET", "/api/games"):            "200  200  200  200    200  200  200  200    200  200  200",
    ("GET", "/api/tables"):           "200  200  200  200    200  200  200  200    200  200  200",
    ("GET", f"/api/tables/{CODE}/record"):
                                      "404  404  404  404    404  409  409  409    409  409  409",
    ("GET", f"/api/tables/{CODE}/replay"):
                                      "404  404  404  404    404  409  409  409    409  409  409",
    ("GET", f"/api/tables/{CODE}/thoughts"):
                                      "404  404  404  404    404  409  409  409    409  409  409",
    ("GET", f"/api/tables/{CODE}/qr.svg"):
                                      "200  200  200  200    200  200  200  200    200  200  200",
    ("POST", f"/api/tables/{CODE}/words"):
                                      "403  403  403  403    404  409  409  404    403  403  409",
    ("POST", "/api/guest"):           "204  204  204  204    204  204  204  204    403  403  204",
    ("POST", "/api/name"):            "200  200  200  200    200  200  200  200    403  403  200",
    ("POST", "/api/tables"):          "403  403  403  403    201  201  201  201    403  403  201",
    SOCKET:                           "401  401  401  401    101  101  101  101    403  403  101",
    ("POST", "/api/forget"):          "403  403  403  403    204  204  204  204    403  403  204",
}  # fmt: skip


@pytest.fixture(autouse=True)
def _not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No page, whether or not one was built here."""
    files = resources.files
    monkeypatch.setattr(resources, "files", lambda name: tmp_path if name == "ludejo" else files(name))
    static.file.cache_clear()
    yield
    static.file.cache_clear()


class Scene:
    """A server with people at a private table, and the headers of each kind of visitor."""

    def __init__(self, server: Server, code: str, people: dict[str, Client]) -> None:
        self.server = server
        self.code = code
        self.people = people

    def cookie_of(self, visitor: str) -> str:
        app = self.server.app
        own = {"other machine": "player", "foreign origin": "player", "no origin": "player"}.get(visitor, visitor)
        if own in self.people:
            return next(iter(self.people[own].http.cookie_jar)).value
        good = new_cookie(self.server)
        made_up = {
            "no cookie": "",
            "forged cookie": good[:-1] + ("0" if good[-1] != "0" else "1"),
            "expired cookie": app.guests.new(app.clock() - IDLE_DAYS * DAY_MS),
            "cookie of another server": Guests(bytes(32)).new(app.clock()),
        }
        return made_up[visitor]

    def headers(self, visitor: str) -> Headers:
        found = [cookie(self.cookie_of(visitor))] if visitor != "no cookie" else []
        if visitor != "no origin":
            found.append(("Origin", "http://evil.example" if visitor == "foreign origin" else url(self.server)))
        if visitor == "other machine":
            found.append(("X-Forwarded-For", ELSEWHERE))
        return found

    async def status(self, method: str, path: str, visitor: str) -> int:
        if (method, path) == SOCKET:
            async with Wire(*await connect(self.server)) as one:
                return (await one.shake(self.headers(visitor))).status
        return (await self.ask(method, path, self.headers(visitor))).status

    async def ask(self, method: str, path: str, headers: Headers) -> Answer:
        where = path
        for part, word in {CODE: self.code, GAME: "love-letter", TOP: "sw.js", "{name}": "nothing.js"}.items():
            where = where.replace(part, word)
        body = {"/api/tables": NEW_TABLE, "/api/name": b'{"name":"Ana"}'}.get(path, b"") if method == "POST" else b""
        return await ask(self.server, method, where, [*headers, ("Content-Type", "application/json")], body)

    def stand(self) -> dict[str, int]:
        """All that a refusal must not change."""
        return self.server.app.store.tables()


@asynccontextmanager
async def scene() -> AsyncIterator[Scene]:
    async with serving() as server, guests(server, 5) as (ana, ben, eve, rob, zoe):
        code = await gather_two(ana, ben)
        await eve.enter(code, "Eve")
        await rob.enter(code, "Rob")
        await ana.wish(said.Remove(3))
        with pytest.raises(GoneError):
            await rob.until(lambda: False)
        await zoe.enter(await zoe.open_table("love-letter", 2, "Zoe"), "Zoe")
        people = {"player": ben, "onlooker": eve, "removed player": rob, "guest at another table": zoe}
        yield Scene(server, code, people)


def test_every_route_has_its_line() -> None:
    """T16"""
    assert {(route.method, route.path) for route in ROUTES} | {SOCKET} == set(ALLOWED)
    assert all(len(line.split()) == len(VISITORS) for line in ALLOWED.values())


def test_every_route_answers_every_visitor_as_it_should() -> None:
    """T16; `forget` comes last, because it changes who is who."""

    async def work() -> None:
        async with scene() as here:
            for (method, path), line in ALLOWED.items():
                for visitor, expected in zip(VISITORS, line.split(), strict=True):
                    before = here.stand()
                    status = await here.status(method, path, visitor)
                    assert status == int(expected), (method, path, visitor)
                    assert status < 400 or here.stand() == before, (method, path, visitor)

    run(work())


def test_other_methods_are_refused_and_change_nothing() -> None:
    async def work() -> None:
        async with scene() as here:
            before = here.stand()
            for path in {path for method, path in ALLOWED if (method, path) != SOCKET}:
                for method in METHODS:
                    if (method, path) not in ALLOWED:
                        answer = await here.ask(method, path, here.headers("player"))
                        assert answer.status == 405, (method, path)
            assert here.stand() == before

    run(work())


def test_there_is_nothing_else() -> None:
    async def work() -> None:
        async with serving() as server:
            paths = ("/ws", "/api", "/api/", "/api/table", "/admin", "/.env", "//", "/t/", "/t/short", "/t/z33eznettl")
            more = ("/rules/", "/rules/Chess", "/learn/x/y", "/rules/" + "a" * 41, "/sw.jsx", "/swxjs", "/icon.svg/")
            for path in (
                *paths,
                *more,
                "/api/tables/z33eznettp",
                "/api/tables/Z33EZNETTP/record",
                "/metrics",
                "/metrics/",
            ):
                for method in ("GET", "POST"):
                    assert (await ask(server, method, path)).status == 404, path

    run(work())


@pytest.mark.parametrize(
    ("peer", "expected"),
    [("127.0.0.1", True), ("127.9.9.9", True), ("::1", True), ("192.168.1.7", False), ("203.0.113.9", False),
     ("fe80::1%eth0", False), ("2001:db8::1", False)],
)  # fmt: skip
def test_who_is_taken_for_this_machine(peer: str, expected: bool) -> None:
    class Transport:
        def get_extra_info(self, name: str, default: object = None) -> object:
            return (peer, 1234) if name == "peername" else default

    async def work() -> None:
        request = make_mocked_request("GET", "/api/health", transport=Transport())
        assert is_machine(request) is expected
        request = make_mocked_request("GET", "/api/health", {"X-Forwarded-For": "127.0.0.1"}, transport=Transport())
        assert not is_machine(request)

    run(work())


def test_figures_have_a_port_of_their_own() -> None:
    """Nothing else is at this port, and nothing is served through a proxy, whatever headers it sets."""

    async def work() -> None:
        port = free_port()
        async with serving(metrics_port=port) as server, aiohttp.ClientSession() as http:
            own = f"http://127.0.0.1:{port}"
            for path, status in (("/metrics", 200), ("/", 404), ("/api/health", 404), ("/api/tables", 404)):
                async with http.get(own + path) as answer:
                    assert answer.status == status, path
            for name in ("X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"):
                async with http.get(f"{own}/metrics", headers={name: "127.0.0.1"}) as answer:
                    assert answer.status == 404, name
            assert (await ask(server, "GET", "/metrics")).status == 404

    run(work())


def test_health_says_whom_it_takes_us_for() -> None:
    async def work() -> None:
        async with serving() as server:
            for headers, expected in (([], "machine"), ([("X-Forwarded-For", "203.0.113.9")], "guest")):
                answer = await ask(server, "GET", "/api/health", headers)
                assert answer.one("Ludejo-Visitor") == expected

    run(work())
