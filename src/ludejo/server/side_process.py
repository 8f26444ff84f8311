"""A process beside the server for costly work, so that the event loop goes on meanwhile.

A thread would not do: the interpreter's lock lets pure Python run in slices only, and compiled code doesn't give it up
at all. It answers one question at a time; later ones wait.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from ludejo.server.side_worker import LENGTH_BYTES, SideQuestion

log = logging.getLogger("ludejo.side")
FAILURES = (OSError, EOFError, TimeoutError, msgspec.MsgspecError)
SECONDS = 30.0  # for one piece of work; a server that just started is slow
IDLE_SECONDS = 300.0  # without a question; then it ends, to free its memory
Work = Callable[..., Any]


class SideProcess:
    """Started when it is first needed. If it fails, the work is done in a thread."""

    def __init__(self) -> None:
        self.process: Process | None = None
        self.turn = asyncio.Lock()
        self.idle: asyncio.TimerHandle | None = None
        self.n_answered = 0
        self.n_failed = 0
        self.is_over = False

    async def call(self, work: Work, *args: Any) -> Any:
        """The result of a function of a module. Arguments and result are plain: numbers, strings, bytes, lists."""
        async with self.turn:
            try:
                answer = await asyncio.wait_for(self.asked(work, args), SECONDS)
                self.n_answered += 1
            except FAILURES as error:
                log.warning("a side process failed: %s", type(error).__name__)
                self.n_failed += 1
                await self.end()
            except BaseException:  # cancelled: the next question must not get this answer
                await self.end()
                raise
            else:
                self.rest()
                return answer
        return await asyncio.to_thread(work, *args)

    async def asked(self, work: Work, args: tuple[Any, ...]) -> Any:
        process = await self.started()
        assert process.stdin is not None
        assert process.stdout is not None
        words = msgspec.msgpack.encode(SideQuestion(work.__module__, work.__name__, args))
        process.stdin.write(len(words).to_bytes(LENGTH_BYTES, "big") + words)
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
        return msgspec.msgpack.decode(await process.stdout.readexactly(length))

    async def started(self) -> Process:
        if self.is_over:
            raise EOFError
        if self.process is None or self.process.returncode is not None:
            await self.end()
            words = (sys.executable, "-m", "ludejo.server.side_worker")
            self.process = await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE)
        return self.process

    def rest(self) -> None:
        """End the process if nobody asks for a while."""
        if self.idle is not None:
            self.idle.cancel()
        loop = asyncio.get_running_loop()
        self.idle = loop.call_later(IDLE_SECONDS, lambda: loop.create_task(self.leave()))

    async def leave(self) -> None:
        async with self.turn:
            await self.end()

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            process._transport.close()  # type: ignore[attr-defined]  # kills it, and closes its pipes
            await process.wait()

    async def stop(self) -> None:
        """The server stops, and nobody waits for an answer any more."""
        self.is_over = True
        if self.idle is not None:
            self.idle.cancel()
        with suppress(ProcessLookupError):
            await self.end()
