"""Everything that is HTTP: pages, the lobby, records, health. Each route names who may use it."""

from __future__ import annotations

import asyncio
import ipaddress
import itertools
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from io import BytesIO
from typing import Any, Literal

import msgspec
import segno
from aiohttp import web
from aiohttp.http_exceptions import BadHttpMessage

from ludejo import __version__
from ludejo.bots import STAND_IN, bots_of
from ludejo.core import refusal as core
from ludejo.core.log_lines import where
from ludejo.core.refusal import ILLEGAL, UNKNOWN, Refused
from ludejo.games import games
from ludejo.server import static
from ludejo.server.app import NO_SUCH_TABLE, STORAGE_TROUBLE, TABLE_DAMAGED, App
from ludejo.server.archive import NO_LOG, Archive, Finished, TableLog
from ludejo.server.erasure import forget
from ludejo.server.guesses import Guess
from ludejo.server.guests import cookie_header
from ludejo.server.limits import is_home, nets_of
from ludejo.server.query_string import wanted_game, wanted_seat
from ludejo.server.visitors import Visitor, cookie_name, visitor_of
from ludejo.server.word_lists import expected, given
from ludejo.store.base import DamagedError, StoreError
from ludejo.table import names
from ludejo.wire import said, told

Right = Literal["anyone", "page", "guest"]
VISITOR, MACHINE = "Ludejo-Visitor", "machine"  # for the doctor: does its request reach us as one from this machine?
BODY_SECONDS = 5.0
LINGER_SECONDS = 1.0  # to receive the rest of a refused body, so that its sender reads the answer
STATUS = {UNKNOWN: 404, core.MALFORMED: 400, ILLEGAL: 409, core.LATE: 409}
BUSY = {"too-many-tables", "too-many-lists", "too-many-codes", "too-many-forgets", "too-many-requests", "house-full"}
TICKET = "([2-9a-hjkmnp-z]{10})?"
FORBIDDEN = {"foreign-origin", "no-guest"}

BAD_BODIES = (BadHttpMessage, web.RequestPayloadError, ConnectionError)  # that can't be decompressed, or have no end

log = logging.getLogger("ludejo.http")
Handler = Callable[["HttpApi", web.Request, Visitor], Awaitable[web.StreamResponse]]


class Route(msgspec.Struct, frozen=True):
    """`right`: anyone; our page (Origin); a guest with our cookie on our page; or a guest of the table."""

    method: str
    path: str
    right: Right
    handler: Handler


class HttpApi:
    """The handlers of an app."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.application = web.Application(client_max_size=said.MOST_BYTES, middlewares=[self.guard])
        self.archive = Archive(app.find, app.store, app.side)
        self.numbers = itertools.count()
        self.forgetting = asyncio.Lock()  # one at a time, because logs are rewritten for it
        for route in ROUTES:
            self.application.router.add_route(route.method, route.path, self.handled(route))

    def handled(self, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def handle(request: web.Request) -> web.StreamResponse:
            if route.path.startswith("/api/") and is_foreign(request.headers, self.app.settings.origins):
                raise Refused(core.Refusal(ILLEGAL, "foreign-origin"))  # before anything is counted
            visitor = visitor_of(self.app, request.headers, request.remote or "")
            self.admit(route.right, request, visitor)
            return await route.handler(self, request, visitor)

        return handle

    @web.middleware
    async def guard(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Refusals become answers, and every answer gets its headers."""
        try:
            response = await handler(request)
        except Refused as refused:
            response = refusal_response(refused.refusal)
        except web.HTTPException as error:
            response = self.lost(request, error.status)
        except StoreError:
            response = refusal_response(STORAGE_TROUBLE)
        except (TimeoutError, UnicodeError):
            response = refusal_response(core.Refusal(core.MALFORMED, "malformed-message"), 408)
        except BAD_BODIES:
            response = refusal_response(core.Refusal(core.MALFORMED, "malformed-message"))
        return dressed(response, self.app)

    def lost(self, request: web.Request, status: int) -> web.StreamResponse:
        """No such route, or a body too big. If a person mistyped an address, the page says so in their language."""
        if status == 404 and request.method == "GET" and "text/html" in request.headers.get("Accept", ""):
            page = static.index(request)
            page.set_status(status)
            return page
        code = "message-too-big" if status == 413 else "no-such-page"
        return refusal_response(core.Refusal(UNKNOWN, code), status)

    def admit(self, right: Right, request: web.Request, visitor: Visitor) -> None:
        """`Refused` unless this visitor has the right."""
        if right in ("page", "guest") and request.headers.getall("Origin", []) not in self.origins():
            raise Refused(core.Refusal(ILLEGAL, "foreign-origin"))
        if right == "guest" and visitor.guest is None:
            raise Refused(core.Refusal(ILLEGAL, "no-guest"))

    def origins(self) -> list[list[str]]:
        return [[origin] for origin in self.app.settings.origins]

    # --- handlers

    async def health(self, request: web.Request, visitor: Visitor) -> web.StreamResponse:
        response = self.health_of(not self.app.is_in_trouble())
        response.headers[VISITOR] = MACHINE if is_machine(request) else "guest"
        return response

    async def readiness(self, request: web.Request, visitor: Visitor) -> web.StreamResponse:
        """May a proxy send people here? Not before the tables are opened, nor while we stop."""
        app = self.app
        return self.health_of(app.peers.is_ready() and not app.is_stopping and not app.is_in_trouble())

    def health_of(self, is_well: bool) -> web.StreamResponse:
        """Damaged tables and lost entries are reported but don't change the status, because everybody else can play."""
        health = told.Health(is_well, __version__, len(self.app.watch.damaged), self.app.store.n_lost)
        return answer(health, 200 if is_well else 503)

    async def games(self, request: web.Request, visitor: Visitor) -> web.StreamResponse:
        found = [
            told.GameSign(
                game.id,
                game.rules,
                game.seats[0],
                game.seats[1],
                game.options,
                bots_of(game),
                STAND_IN,
                game.list_option,
            )
            for game in games()
        ]
        return answer(told.Games(self.app.settings.home, tuple(found)))

    async def lobby(self, request: web.Request, visitor: Visitor) -> web.StreamResponse:
        return answer(await self.app.peers.lobby())

    async def new_guest(self, request: web.Request, visitor: Visitor) -> web.StreamResponse:
        return self.with_cookie(web.Response(status=204), visitor)

    def with_cookie(self, response: web.Response, visitor: Visitor) -> web.Response:
        """A new guest gets a cookie; the cookie of an earlier day is renewed."""
        now, guests = self.app.calendar.issue(), self.app.guests
        cookie = guests.new(now) if visitor.guest is None else guests.renewed(visitor.cookie, now)
        if cookie is not None:
            header = cookie_header(cookie_name(self.app), cookie, self.app.settings.is_secure)
            response.headers["Set-Cookie"] = header
        return response

    async def forget_me(self, request: web.Request, visitor: Visitor) -> web.StreamResponse:
        assert visitor.guest is not None
        if self.app.forgets.is_full(visitor.address):
            raise Refused(core.Refusal(ILLEGAL, "too-many-forgets"))
        self.app.forgets.count(visitor.address)
        async with self.forgetting:
            await forget(self.app, visitor.guest)
        header = cookie_header(cookie_name(self.app), "", self.app.settings.is_secure)
        return web.Response(status=204, headers={"Set-Cookie": header})

    async def new_table(self, request: web.Request, visitor: Visitor) -> web.StreamResponse:
        self.app.refusals.check(self.app.refusals.keys(visitor.guest or "", visitor.address))
        if request.content_type != "application/json":
            raise Refused(core.Refusal(core.MALFORMED, "malformed-message"))
        async with asyncio.timeout(BODY_SECONDS):
            wanted = said.asked_table(await request.read())
        assert visitor.guest is not None
        try:
            code = await self.app.open_table(visitor.guest, visitor.address, wanted)
        except Refused:
            await self.slow_down(visitor)
            raise
        return answer(told.Opened(code), 201)

    async def slow_down(self, visitor: Visitor) -> None:
        """A refused table does not count, but the visitor waits for the answer, longer each time."""
        guess = Guess(self.app.refusals, visitor.guest, visitor.address)
        self.app.refusals.note(guess.keys, str(next(self.numbers)))
        await guess.wait()

    async def name(self, request: web.Request, visitor: Visitor) -> web.StreamResponse:
        """A name as it would be shown, or why it is not possible. The page asks before somebody comes with it."""
        if request.content_type != "application/json":
            raise Refused(core.Refusal(core.MALFORMED, "malformed-message"))
        async with asyncio.timeout(BODY_SECONDS):
            name = names.folded(said.asked_name(await request.read()).name)
        refusal = names.fault(name)
        if refusal is not None:
            raise Refused(refusal)
        return answer(told.NameSign(name))

    async def new_list(self, request: web.Request, visitor: Visitor) -> web.StreamResponse:
        """Check whether this guest may give the table a list before the list is read."""
        if request.content_type != "application/json":
            raise Refused(core.Refusal(core.MALFORMED, "malformed-message"))
        assert visitor.guest is not None
        live_table = await expected(self.app, visitor.guest, visitor.address, request.match_info["code"])
        roomy = request.clone(client_max_size=self.app.settings.limits.list_bytes)
        async with asyncio.timeout(BODY_SECONDS):
            text = said.asked_list(await roomy.read()).text
        return answer(await given(self.app, live_table, visitor.guest, text))

    async def record(self, request: web.Request, visitor: Visitor) -> web.StreamResponse:
        games = await self.finished(request, visitor)
        return games[wanted_game(request, len(games)) - 1].body.response(request)

    async def replay(self, request: web.Request, visitor: Visitor) -> web.StreamResponse:
        games = await self.finished(request, visitor)
        number, seat = wanted_game(request, len(games)), wanted_seat(request)
        body = await self.archive.replay(games, number, seat, partial(self.spend, visitor))
        return body.response(request)

    async def thoughts(self, request: web.Request, visitor: Visitor) -> web.StreamResponse:
        games = await self.finished(request, visitor)
        number = wanted_game(request, len(games))
        return (await self.archive.thought(games, number, partial(self.spend, visitor))).response(request)

    async def finished(self, request: web.Request, visitor: Visitor) -> list[Finished]:
        """The games played to their end at this table. Before the first, only its guests learn that it exists."""
        code = request.match_info["code"]
        guess = Guess(self.app.guesses, visitor.guest, visitor.address)
        log = await self.log_of(code, visitor) if not self.is_hidden(code, visitor) else NO_LOG
        was_there = visitor.guest in log.guests
        if guess.must_wait() and not was_there:
            await guess.wait()
        if not log.games and was_there:
            raise Refused(core.Refusal(ILLEGAL, "not-over"))
        if not log.games:
            await guess.fail(code)
            raise Refused(NO_SUCH_TABLE)
        return log.games

    def is_hidden(self, code: str, visitor: Visitor) -> bool:
        """Is it certain that this visitor gets nothing? Then do no work, because its time would reveal the table."""
        live_table = self.app.live_tables.get(code)
        if live_table is None or not live_table.writer.table.version or live_table.writer.table.n_over:
            return False
        return visitor.guest is None or live_table.writer.table.person_of(visitor.guest) is None

    def spend(self, visitor: Visitor) -> None:
        """Count something costly that is made for this visitor; `Refused` if there was too much of it."""
        free = is_home(visitor.address) or self.app.trusts(visitor.address)
        if not free and not self.app.costly.takes(nets_of(visitor.address)[0], self.app.now()):
            raise Refused(core.Refusal(ILLEGAL, "too-many-requests"))

    async def log_of(self, code: str, visitor: Visitor) -> TableLog:
        """What was played at a table; `Refused` if its log is damaged."""
        last = await asyncio.to_thread(self.app.store.last, code)
        try:
            return await self.archive.log(last, partial(self.spend, visitor)) if last is not None else NO_LOG
        except DamagedError:
            self.app.watch.rest(code)
            raise Refused(TABLE_DAMAGED) from None

    async def qr(self, request: web.Request, visitor: Visitor) -> web.StreamResponse:
        """A code to scan: the link to a table (with a ticket: to a seat there, for another device). It is drawn for
        any table code, so it reveals nothing."""
        words = {name: request.query.get(name, "") for name in ("invitation", "ticket")}
        if not all(re.fullmatch(TICKET, word) for word in words.values()):
            raise Refused(core.Refusal(UNKNOWN, "no-such-page"))
        query = "&".join(f"{name}={word}" for name, word in words.items() if word)
        link = f"{self.app.settings.home}/t/{request.match_info['code']}{query and '?'}{query}"
        drawn = BytesIO()
        segno.make(link, error="m").save(drawn, kind="svg", scale=8, border=4, light="#fff")
        return web.Response(body=drawn.getvalue(), content_type="image/svg+xml")

    async def page(self, request: web.Request, visitor: Visitor) -> web.StreamResponse:
        return self.with_cookie(static.index(request), visitor)

    async def asset(self, request: web.Request, visitor: Visitor) -> web.StreamResponse:
        return there(static.asset(request, request.match_info["name"]))

    async def top(self, request: web.Request, visitor: Visitor) -> web.StreamResponse:
        return there(static.top(request, request.match_info["name"]))


class Pages(web.RequestHandler):
    """aiohttp's part of a connection. Its errors look like all our answers, and nothing of a bad request is logged."""

    def __init__(self, server: web.Server, app: App) -> None:
        no_log: Any = None
        super().__init__(server, loop=app.loop, access_log=no_log, lingering_time=LINGER_SECONDS)
        self.app = app

    def log_exception(self, *words: Any, exc_info: Any = None, **more: Any) -> None:
        """Log a fault of the connection itself. A bad body is not logged, because it has had its answer."""
        if isinstance(exc_info, BaseException) and not isinstance(exc_info, BAD_BODIES):
            log.error("a connection failed: %s", where(exc_info))

    def handle_error(
        self, request: web.BaseRequest, status: int = 500, exc: BaseException | None = None, message: str | None = None
    ) -> web.StreamResponse:
        if status >= 500:
            log.error("a request failed: %s", where(exc) if exc is not None else status)
        return dressed(refusal_response(core.Refusal(core.MALFORMED, "malformed-message"), status), self.app)


def dressed(response: web.StreamResponse, app: App) -> web.StreamResponse:
    """Add the headers of every answer. Then close: the next request may be a WebSocket, and must come to `Port`."""
    response.force_close()
    for name, value in static.headers(app.settings).items():
        response.headers.setdefault(name, value)
    return response


CODE = "{code:[2-9a-hjkmnp-z]{10}}"
GAME = "{game:[a-z-]{1,40}}"
TOP = f"{{name:{'|'.join(map(re.escape, static.TOP))}}}"
ROUTES = (
    Route("GET", "/", "anyone", HttpApi.page),
    Route("GET", f"/t/{CODE}", "anyone", HttpApi.page),
    Route("GET", f"/t/{CODE}/screen", "anyone", HttpApi.page),
    Route("GET", f"/t/{CODE}/replay", "anyone", HttpApi.page),
    Route("GET", f"/rules/{GAME}", "anyone", HttpApi.page),
    Route("GET", f"/learn/{GAME}", "anyone", HttpApi.page),
    Route("GET", "/assets/{name}", "anyone", HttpApi.asset),
    Route("GET", f"/{TOP}", "anyone", HttpApi.top),
    Route("GET", "/api/health", "anyone", HttpApi.health),
    Route("GET", "/api/ready", "anyone", HttpApi.readiness),
    Route("GET", "/api/games", "anyone", HttpApi.games),
    Route("GET", "/api/tables", "anyone", HttpApi.lobby),
    Route("GET", f"/api/tables/{CODE}/record", "anyone", HttpApi.record),
    Route("GET", f"/api/tables/{CODE}/replay", "anyone", HttpApi.replay),
    Route("GET", f"/api/tables/{CODE}/thoughts", "anyone", HttpApi.thoughts),
    Route("GET", f"/api/tables/{CODE}/qr.svg", "anyone", HttpApi.qr),
    Route("POST", "/api/guest", "page", HttpApi.new_guest),
    Route("POST", "/api/name", "page", HttpApi.name),
    Route("POST", "/api/tables", "guest", HttpApi.new_table),
    Route("POST", f"/api/tables/{CODE}/words", "guest", HttpApi.new_list),
    Route("POST", "/api/forget", "guest", HttpApi.forget_me),
)


def is_foreign(headers: Mapping[str, str], origins: tuple[str, ...]) -> bool:
    """Does another page ask, and not a person who clicked a link there? Browsers say so, and pages can't fake it."""
    if headers.get("Sec-Fetch-Site", "") not in ("cross-site", "same-site") or headers.get("Origin", "") in origins:
        return False
    said = tuple(headers.get(f"Sec-Fetch-{name}", "") for name in ("Mode", "Dest", "User"))
    return said != ("navigate", "document", "?1")


def there(found: web.Response | None) -> web.Response:
    """The file; `Refused` if there is none."""
    if found is None:
        raise Refused(core.Refusal(UNKNOWN, "no-such-page"))
    return found


def is_machine(request: web.Request) -> bool:
    """Does the request come from this machine, and not from elsewhere through a proxy that says so?"""
    peer = request.transport.get_extra_info("peername") if request.transport else None
    here = peer is not None and ipaddress.ip_address(peer[0]).is_loopback
    return here and "X-Forwarded-For" not in request.headers


def answer(body: msgspec.Struct, status: int = 200) -> web.Response:
    return web.Response(body=told.encode(body), status=status, content_type="application/json")


def refusal_response(refusal: core.Refusal, status: int = 0) -> web.Response:
    code = (
        503
        if refusal == STORAGE_TROUBLE
        else 429
        if refusal.code in BUSY
        else 403
        if refusal.code in FORBIDDEN
        else STATUS[refusal.kind]
    )
    return answer(told.Failure(told.refusal_of(refusal)), status or code)
