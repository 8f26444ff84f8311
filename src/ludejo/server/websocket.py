"""A WebSocket, between picows and a `Connection`. All take turns to read, and a frame against RFC 6455 ends one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from picows import (
    WSAutoPingStrategy,
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from ludejo.server.app import App
from ludejo.server.connection import Connection, Transport
from ludejo.server.fair_queue import FairQueue
from ludejo.server.settings import Limits
from ludejo.server.visitors import Visitor

quiet = logging.getLogger("ludejo.websocket")
quiet.setLevel(logging.CRITICAL)  # clients that send nonsense are not logged
TEXT, PING, PONG, CLOSE = WSMsgType.TEXT, WSMsgType.PING, WSMsgType.PONG, WSMsgType.CLOSE
READ_BUFFER = 2048  # of every socket; it grows where necessary
PIECE = 4096  # bytes read from one socket in one turn of the event loop: 682 frames at most
LEAST_FRAME = 8192
MOST_FRAME = 1 << 24  # when the limit is lifted
GOODBYE_SECONDS = 5.0  # for the peer to read why we close
# RFC 6455, section 7.4, and what IANA has added; 1004, 1005, 1006 and 1015 are never sent in a frame
CLOSE_CODES = frozenset([1000, 1001, 1002, 1003, *range(1007, 1015), *range(3000, 5000)])

Listen = Callable[[WSUpgradeRequest], WSUpgradeResponseWithListener]


class Frames(WSProtocol):  # type: ignore[misc]  # picows gives no type for it
    """picows' part of a connection. picows handles all frames that were read before anybody else is served, and the
    more comes, the more it reads at once. So it gets small pieces, and its address a fair share of the event loop."""

    def __init__(
        self, listen: Listen, limits: Limits, queue: FairQueue, address: str, lost: Callable[[], None]
    ) -> None:
        seconds = limits.ping_seconds or 3600
        most = max(LEAST_FRAME, 2 * limits.message_bytes) if limits.message_bytes else MOST_FRAME
        super().__init__(
            None, None, False, listen, quiet, True, 5, True, seconds, seconds, WSAutoPingStrategy.PING_WHEN_IDLE,
            False, most, None, READ_BUFFER,
        )  # fmt: skip
        self.queue = queue
        self.address = address
        self.lost = lost
        self.left = b""  # what was read before this connection became a WebSocket
        self.room = 0  # bytes that picows can take for the next piece

    def start(self, transport: asyncio.Transport, words: bytes) -> None:
        """Take the connection over, with what was read of it so far."""
        self.stream = transport
        self.connection_made(transport)
        transport.set_protocol(self)
        transport.pause_reading()
        self.left = words
        self.go_on()

    def get_buffer(self, hint: int) -> memoryview:
        found: memoryview = super().get_buffer(hint)[:PIECE]
        self.room = len(found)
        return found

    def buffer_updated(self, n: int) -> None:
        """So many bytes were read: handle them now, or when it is this address's turn."""
        queue = self.queue
        if queue.is_free(self.address):
            start = queue.now()
            self.handle(n)
            queue.charge(self.address, queue.now() - start)
        else:
            self.stream.pause_reading()
            queue.wait(self.address, partial(self.handle, n))

    def handle(self, n: int) -> None:
        """Handle one piece. If there may be more, others come first; after the end nothing more is read."""
        if self.stream.is_closing():  # it closed while it waited: counted in now, it would never be counted out
            return
        room = self.room
        super().buffer_updated(n)
        if self.is_over():
            self.left = b""
            self.stream.pause_reading()
        elif self.left or n == room:
            self.stream.pause_reading()
            self.queue.wait(self.address, self.go_on)
        else:
            self.stream.resume_reading()

    def go_on(self) -> None:
        if self.is_over():
            return
        if self.left:
            room = self.get_buffer(-1)
            n = min(len(room), len(self.left))
            room[:n], self.left = self.left[:n], self.left[n:]
            self.handle(n)
        else:
            self.stream.resume_reading()

    def is_over(self) -> bool:
        return self.stream.is_closing() or bool(self.transport.is_close_frame_sent)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost()
        super().connection_lost(exc)


class SocketTransport(Transport):
    """A WebSocket, as a `Connection` sees it."""

    def __init__(self, transport: WSTransport) -> None:
        self.transport = transport
        self.put = transport.send

    def send(self, frame: bytes) -> None:
        self.put(TEXT, frame)

    def close(self, code: int) -> None:
        hang_up(self.transport, code)

    def abort(self) -> None:
        self.transport.disconnect(False)


def hang_up(transport: WSTransport, code: int) -> None:
    """Close with a code. We don't wait long for a peer that doesn't read it."""
    transport.send_close(WSCloseCode(code))
    transport.disconnect()
    stream = transport.underlying_transport
    if stream.get_write_buffer_size():
        asyncio.get_running_loop().call_later(GOODBYE_SECONDS, stream.abort)


class Socket(WSListener):
    """A WebSocket, as picows sees it."""

    def __init__(self, app: App, visitor: Visitor) -> None:
        self.app = app
        self.visitor = visitor
        self.connection: Connection | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        assert self.visitor.guest is not None
        most = self.app.settings.limits.send_bytes
        if most:
            transport.underlying_transport.set_write_buffer_limits(high=most)
        connection = Connection(self.app, SocketTransport(transport), self.visitor.guest, self.visitor.address)
        if self.app.connect(connection):
            self.connection = connection

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Every frame is counted; picows also gives us those it had read before we closed."""
        connection = self.connection
        if connection is None or connection.is_closed:
            return
        kind = frame.msg_type
        if frame.rsv1 or frame.rsv2 or frame.rsv3:
            connection.close(WSCloseCode.PROTOCOL_ERROR.value, "")
        elif kind == TEXT and frame.fin:
            connection.hear(frame.get_payload_as_bytes())
        elif kind in (PING, PONG):
            if connection.allow_ping() and kind == PING:
                transport.send_pong(frame.get_payload_as_bytes())
        elif kind == CLOSE:
            hang_up(transport, answer_to(frame.get_payload_as_bytes()))
            connection.gone()
        else:
            connection.close(WSCloseCode.UNSUPPORTED_DATA.value, "")

    def is_user_specific_pong(self, frame: WSFrame) -> bool:
        """Is this the pong that picows waits for? Then it is not counted, because we have asked for it."""
        return bool(frame.msg_type == PONG and not (frame.rsv1 or frame.rsv2 or frame.rsv3))

    def pause_writing(self) -> None:
        """More waits to be sent than we are willing to keep."""
        if self.connection is not None and self.app.settings.limits.send_bytes:
            self.connection.cut()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.app.dismiss(self.visitor.address)
        if self.connection is not None:
            self.connection.gone()


def answer_to(goodbye: bytes) -> int:
    """The code to close with, when the peer's close frame says this."""
    fine = not goodbye or int.from_bytes(goodbye[:2], "big") in CLOSE_CODES
    code: int = (WSCloseCode.OK if fine else WSCloseCode.PROTOCOL_ERROR).value
    return code
