"""`ludejo serve` with aiohttp's WebSockets in place of picows', to compare them: the same app, store and rules.

Run it as a program, with the arguments of `ludejo serve`. One task per device sends the frames, as aiohttp needs it.
"""

from __future__ import annotations

import asyncio
import sys

from aiohttp import WSMsgType, web

from ludejo.cli.main import main
from ludejo.server import server
from ludejo.server.app import App
from ludejo.server.connection import Connection, Transport
from ludejo.server.http import HttpApi
from ludejo.server.port import Port
from ludejo.server.visitors import visitor_of


class QueueTransport(Transport):
    """Frames wait in a queue until the task of this device has sent them."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self.frames: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, frame: bytes) -> None:
        self.frames.put_nowait(frame.decode())

    def close(self, code: int) -> None:
        self.frames.put_nowait(None)

    def abort(self) -> None:
        self.frames.put_nowait(None)

    async def work(self) -> None:
        while (frame := await self.frames.get()) is not None:
            await self.socket.send_str(frame)
        await self.socket.close()


async def socket(request: web.Request, app: App) -> web.StreamResponse:
    visitor = visitor_of(app, request.headers, request.remote or "")
    response = web.WebSocketResponse(compress=False)
    await response.prepare(request)
    transport = QueueTransport(response)
    connection = Connection(app, transport, str(visitor.guest), visitor.address)
    app.connect(connection)
    task = asyncio.create_task(transport.work())
    async for message in response:
        if message.type is WSMsgType.TEXT:
            connection.hear(message.data.encode())
    connection.gone()
    task.cancel()
    return response


class OtherApi(HttpApi):
    """The HTTP API, with a route for the WebSocket."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.application.router.add_get("/ws", lambda request: socket(request, app))


class OtherPort(Port):
    """A port that gives every connection to aiohttp."""

    def protocol(self) -> asyncio.Protocol:
        return self.pages()


if __name__ == "__main__":
    vars(server).update(HttpApi=OtherApi, Port=OtherPort)
    sys.exit(main())
