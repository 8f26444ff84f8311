"""A network between servers and PostgreSQL that can stop to pass on anything, without closing connections."""

from __future__ import annotations

import asyncio
import threading
from asyncio import StreamReader, StreamWriter

CHUNK = 1 << 16


class BlackHoleProxy:
    """A proxy with its own event loop, thread and port."""

    def __init__(self, port: int) -> None:
        self.behind = port
        self.is_up = threading.Event()
        self.is_over = asyncio.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.work()), daemon=True)
        self.thread.start()
        self.is_up.wait()

    async def work(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.flows = asyncio.Event()
        self.flows.set()
        server = await asyncio.start_server(self.join, "127.0.0.1", 0)
        self.port = int(server.sockets[0].getsockname()[1])
        self.is_up.set()
        await self.is_over.wait()
        server.close()
        pouring = asyncio.all_tasks() - {asyncio.current_task()}
        for task in pouring:
            task.cancel()
        await asyncio.gather(*pouring, return_exceptions=True)
        await asyncio.sleep(0.05)  # connections close

    async def join(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Serve a new connection; while nothing passes, it gets no answer."""
        try:
            await self.flows.wait()
            there = await asyncio.open_connection("127.0.0.1", self.behind)
            await asyncio.gather(self.pour(reader, there[1]), self.pour(there[0], writer))
        except OSError:
            return
        finally:
            writer.close()

    async def pour(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Pass data on in one direction. While nothing passes, data waits and arrives later, as with TCP."""
        try:
            while data := await reader.read(CHUNK):
                await self.flows.wait()
                writer.write(data)
                await writer.drain()
        except OSError:
            return
        finally:
            writer.close()

    def swallow(self) -> None:
        self.loop.call_soon_threadsafe(self.flows.clear)

    def let_through(self) -> None:
        self.loop.call_soon_threadsafe(self.flows.set)

    def close(self) -> None:
        self.let_through()
        self.loop.call_soon_threadsafe(self.is_over.set)
        self.thread.join()
