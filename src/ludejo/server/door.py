"""The one port: a WebSocket goes to picows, everything else to aiohttp.

Who connects is given a moment to say what he wants; then the connection is handed over, and nothing stands in its way.
"""

from __future__ import annotations

import asyncio
import logging
from typing import cast

from aiohttp import web
from picows import (
    WSAutoPingStrategy,
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol, _validate_upgrade_request  # type: ignore[attr-defined]

from ludejo.server.hall import Hall
from ludejo.server.line import Line, Plug
from ludejo.server.pages import headers
from ludejo.server.visitors import Visitor, visitor_of
from ludejo.server.web import Pages

quiet = logging.getLogger("ludejo.door.frames")
quiet.setLevel(logging.CRITICAL)  # a client that sends nonsense is no news
TEXT = WSMsgType.TEXT
MOST_HEAD = 8192
READ_BUFFER = 2048  # of every socket there is; it grows where it must
MOST_FRAME = 1 << 24  # when the limit is lifted


class Door(asyncio.Protocol):
    """The first moments of a connection, and all of it while it is HTTP."""

    def __init__(self, hall: Hall, pages: web.Server) -> None:
        self.hall = hall
        self.pages = pages
        self.head = b""
        self.page: asyncio.Protocol | None = None
        self.address = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if peer else ""
        self.patience = self.hall.loop.call_later(
            self.hall.settings.limits.handshake_seconds or 3600, self.transport.abort
        )

    def data_received(self, data: bytes) -> None:
        if self.page is not None:
            self.page.data_received(data)
            return
        self.head = (self.head + data).lstrip(b"\r\n")  # blank lines are nothing said
        if b"\r\n\r\n" in self.head:
            self.patience.cancel()
            self.hand_over()
        elif len(self.head) > MOST_HEAD:
            self.transport.abort()

    def hand_over(self) -> None:
        head = self.head[: self.head.index(b"\r\n\r\n")].lower()
        if b"\r\nupgrade:" in head and head.startswith(b"get /ws"):
            self.to_socket()
        else:
            self.page = Pages(self.pages, self.hall)
            self.page.connection_made(self.transport)
            self.page.data_received(self.head)
        self.head = b""

    def to_socket(self) -> None:
        """What was read so far is read again by the other protocol."""
        limits = self.hall.settings.limits
        seconds = limits.ping_seconds or 3600
        most = max(MOST_HEAD, 2 * limits.message_bytes) if limits.message_bytes else MOST_FRAME
        socket = WSProtocol(
            None, None, False, self.listener, quiet, True, 5, True, seconds, seconds, WSAutoPingStrategy.PING_WHEN_IDLE,
            True, most, None, READ_BUFFER,
        )  # fmt: skip
        self.transport.set_protocol(socket)
        socket.connection_made(self.transport)
        left = memoryview(self.head)
        while left:
            room = socket.get_buffer(len(left))
            n = min(len(room), len(left))
            room[:n] = left[:n]
            socket.buffer_updated(n)
            left = left[n:]

    def listener(self, request: WSUpgradeRequest) -> WSUpgradeResponseWithListener:
        """Let a guest of ours in who comes from a page of ours."""
        visitor = visitor_of(self.hall, request.headers, self.address)
        if request.path != b"/ws":
            return self.refused(404)
        if request.headers.getall("Origin", []) not in [[origin] for origin in self.hall.settings.origins]:
            return self.refused(403)
        if visitor.guest is None:
            return self.refused(401)
        if not is_handshake(request):  # before anybody is counted in: picows would count nobody out
            return self.refused(400)
        if not self.hall.admits(visitor.address):
            return self.refused(429)
        return WSUpgradeResponseWithListener(WSUpgradeResponse.create_101_response(), Socket(self.hall, visitor))

    def refused(self, status: int) -> WSUpgradeResponseWithListener:
        response = WSUpgradeResponse.create_error_response(status, None, headers(self.hall.settings))
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
        if self.page is not None:
            self.page.connection_lost(exc)


def is_handshake(request: WSUpgradeRequest) -> bool:
    """Is the rest as it should be? Firefox says `Connection: keep-alive, Upgrade`, which picows doesn't know."""
    words = [word.strip().lower() for word in request.headers.get("Connection", "").split(",")]
    if "upgrade" in words:
        request.headers["Connection"] = "upgrade"
    try:
        _validate_upgrade_request(request)
    except RuntimeError:
        return False
    return True


class SocketPlug(Plug):
    """A WebSocket, as a line sees it."""

    def __init__(self, transport: WSTransport) -> None:
        self.transport = transport
        self.put = transport.send

    def send(self, frame: bytes) -> None:
        self.put(TEXT, frame)

    def close(self, code: int) -> None:
        self.transport.send_close(WSCloseCode(code))
        self.transport.disconnect()

    def abort(self) -> None:
        self.transport.disconnect(False)


class Socket(WSListener):
    """A WebSocket, as picows sees it."""

    def __init__(self, hall: Hall, visitor: Visitor) -> None:
        self.hall = hall
        self.visitor = visitor
        self.line: Line | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        assert self.visitor.guest is not None
        most = self.hall.settings.limits.send_bytes
        if most:
            transport.underlying_transport.set_write_buffer_limits(high=most)
        line = Line(self.hall, SocketPlug(transport), self.visitor.guest, self.visitor.address)
        if self.hall.connect(line):
            self.line = line

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind == TEXT and frame.fin:
            if self.line is not None:
                self.line.hear(frame.get_payload_as_bytes())
        elif kind == WSMsgType.CLOSE:
            transport.send_close(WSCloseCode.OK)
            transport.disconnect()
        elif kind not in (WSMsgType.PING, WSMsgType.PONG) and self.line is not None:
            self.line.close(WSCloseCode.UNSUPPORTED_DATA.value, "")

    def pause_writing(self) -> None:
        """More is waiting to be read than we are willing to keep."""
        if self.line is not None and self.hall.settings.limits.send_bytes:
            self.line.cut()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.hall.dismiss(self.visitor.address)
        if self.line is not None:
            self.line.gone()
