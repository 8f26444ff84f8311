"""`ludejo serve` with aiohttp's WebSockets in place of picows', to compare them: the same hall, store and rules.

Run as a program, with the words of `ludejo serve`. Frames are sent by a task for each device, as aiohttp wants it.
"""

from __future__ import annotations

import asyncio
import sys

from aiohttp import WSMsgType, web

from ludejo.__main__ import main
from ludejo.server import serve
from ludejo.server.door import Port
from ludejo.server.hall import Hall
from ludejo.server.line import Line, Plug
from ludejo.server.visitors import visitor_of
from ludejo.server.web import Web


class QueuePlug(Plug):
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


async def socket(request: web.Request, hall: Hall) -> web.StreamResponse:
    visitor = visitor_of(hall, request.headers, request.remote or "")
    response = web.WebSocketResponse(compress=False)
    await response.prepare(request)
    plug = QueuePlug(response)
    line = Line(hall, plug, str(visitor.guest), visitor.address)
    hall.connect(line)
    task = asyncio.create_task(plug.work())
    async for message in response:
        if message.type is WSMsgType.TEXT:
            line.hear(message.data.encode())
    line.gone()
    task.cancel()
    return response


class OtherWeb(Web):
    """All routes, and the WebSocket."""

    def __init__(self, hall: Hall) -> None:
        super().__init__(hall)
        self.app.router.add_get("/ws", lambda request: socket(request, hall))


class OtherPort(Port):
    """Straight to aiohttp."""

    def door(self) -> asyncio.Protocol:
        return self.pages()


if __name__ == "__main__":
    vars(serve).update(Web=OtherWeb, Port=OtherPort)
    sys.exit(main())
