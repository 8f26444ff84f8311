"""The one port: a WebSocket goes to picows, everything else to aiohttp.

A connection has a few seconds to send the head of its request; then it is handed over when it is its address's turn.
"""

from __future__ import annotations

import asyncio
import re
import sys
from typing import cast

from aiohttp import web
from picows import WSUpgradeRequest, WSUpgradeResponse, WSUpgradeResponseWithListener
from picows.picows import _validate_upgrade_request  # type: ignore[attr-defined]

from ludejo.server.app import App
from ludejo.server.arrivals import Arrivals, network_of, share_of
from ludejo.server.fair_queue import FairQueue
from ludejo.server.http import Pages
from ludejo.server.static import headers
from ludejo.server.visitors import plain, visitor_of
from ludejo.server.websocket import Frames, Socket

MOST_HEAD = 8192
REQUEST_SECONDS = 0.001  # about the time that a request takes after it is handed over
ANSWER_SECONDS = 120.0  # for a whole request with its answer, over the slowest network
MOST_BODY = 65_536  # may be sent, but is not accepted: a device that sends a little too much reads why it is refused
LIST = re.compile(rb"post /api/tables/[^/ ]*/words ")
FORWARDED = re.compile(rb"\r\nx-forwarded-for:([^\r]*)")


class Port:
    """What all connections share."""

    def __init__(self, app: App, pages: web.Server, files: int) -> None:
        self.app = app
        self.pages = pages
        settings = app.settings
        self.arrivals = Arrivals(settings.limits, files, settings.behind_proxy, app.now)
        self.queue = FairQueue(app.loop, app.now)
        self.most_list = 2 * settings.limits.list_bytes or sys.maxsize

    def protocol(self) -> asyncio.Protocol:
        return PortProtocol(self)

    def address_of(self, head: bytes, peer: str) -> str:
        """The address that a request comes from, as `visitor_of` finds it, but before the request is read in full."""
        found = FORWARDED.findall(head) if self.app.settings.behind_proxy else []
        return plain(found[-1].decode("latin-1").split(",")[-1].strip() or peer) if found else peer


class PortProtocol(asyncio.Protocol):
    """A connection until its first request is read, and, if that is no WebSocket, until its end."""

    def __init__(self, port: Port) -> None:
        self.port = port
        self.app = port.app
        self.head = b""
        self.page: asyncio.Protocol | None = None
        self.is_waiting = False
        self.n_bytes = 0
        self.most_bytes = MOST_HEAD + MOST_BODY
        self.address = ""
        self.net = ""
        self.is_trusted = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self.address = plain(str(peer[0])) if peer else ""
        self.net = network_of(self.address)
        self.is_trusted = self.app.trusts(self.address)
        self.patience = self.app.loop.call_later(
            self.app.settings.limits.handshake_seconds or 3600, self.transport.abort
        )
        self.port.arrivals.come(self)

    def drop(self) -> None:
        self.app.counts.dropped += 1
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self.n_bytes += len(data)
        if self.page is not None:
            self.page.data_received(data)
        elif self.is_waiting:
            self.head += data
        else:
            self.read_head(data)
        if self.n_bytes > self.most_bytes:
            self.transport.abort()

    def read_head(self, data: bytes) -> None:
        self.head = (self.head + data).lstrip(b"\r\n")  # blank lines don't count
        end = self.head.find(b"\r\n\r\n")
        if end > MOST_HEAD or (end < 0 and len(self.head) > MOST_HEAD):
            self.transport.abort()
        elif end >= 0:
            self.ask(self.head[:end].lower())

    def ask(self, head: bytes) -> None:
        """The head has come: hand the connection over, when it is its address's turn."""
        self.is_waiting = True
        if LIST.match(head):
            self.most_bytes = MOST_HEAD + self.port.most_list
        self.patience.cancel()
        self.transport.pause_reading()
        self.port.arrivals.ask(self)
        share = share_of(self.port.address_of(head, self.address))
        is_socket = b"\r\nupgrade:" in head and head.startswith(b"get /ws")
        work = self.to_socket if is_socket else self.to_page
        # requests for pages do not keep a player of the same address waiting
        self.port.queue.do(f"page {share}", lambda: work(share), REQUEST_SECONDS)

    def to_page(self, share: str) -> None:
        if self.transport.is_closing():
            return
        self.patience = self.app.loop.call_later(ANSWER_SECONDS, self.transport.abort)
        self.page = Pages(self.port.pages, self.app)
        self.page.connection_made(self.transport)
        self.transport.resume_reading()
        words, self.head = self.head, b""
        self.page.data_received(words)

    def to_socket(self, share: str) -> None:
        """Hand over to picows, which reads again what was read so far."""
        if self.transport.is_closing():
            return
        self.port.arrivals.settle(self)
        self.most_bytes = sys.maxsize  # from now on frames are counted
        words, self.head = self.head, b""
        limits, leave = self.app.settings.limits, self.port.arrivals.leave
        Frames(self.listener, limits, self.port.queue, f"socket {share}", leave).start(self.transport, words)

    def listener(self, request: WSUpgradeRequest) -> WSUpgradeResponseWithListener:
        """Let in a guest who has our cookie and comes from our page."""
        visitor = visitor_of(self.app, request.headers, self.address)
        if request.path != b"/ws":
            return self.refused(404)
        if request.headers.getall("Origin", []) not in [[origin] for origin in self.app.settings.origins]:
            return self.refused(403)
        if visitor.guest is None:
            return self.refused(401)
        if not is_handshake(request):  # before it is counted: picows would not tell us of its end
            return self.refused(400)
        if not self.app.admits(visitor.address):
            return self.refused(429)
        return WSUpgradeResponseWithListener(WSUpgradeResponse.create_101_response(), Socket(self.app, visitor))

    def refused(self, status: int) -> WSUpgradeResponseWithListener:
        response = WSUpgradeResponse.create_error_response(status, None, headers(self.app.settings))
        return WSUpgradeResponseWithListener(response, None)

    def eof_received(self) -> bool | None:
        return self.page.eof_received() if self.page is not None else None

    def pause_writing(self) -> None:
        if self.page is not None:
            self.page.pause_writing()

    def resume_writing(self) -> None:
        if self.page is not None:
            self.page.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.patience.cancel()
        self.port.arrivals.settle(self)
        self.port.arrivals.leave()
        if self.page is not None:
            self.page.connection_lost(exc)


def is_handshake(request: WSUpgradeRequest) -> bool:
    """Is the rest of the head as it should be? Firefox says `Connection: keep-alive, Upgrade`, which picows rejects."""
    words = [word.strip().lower() for word in request.headers.get("Connection", "").split(",")]
    if "upgrade" in words:
        request.headers["Connection"] = "upgrade"
    try:
        _validate_upgrade_request(request)
    except RuntimeError:
        return False
    return True
