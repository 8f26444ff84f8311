"""Connections that never finish a request: they must not keep other guests out."""

from __future__ import annotations

import asyncio
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import aiohttp

from attack.honest import seated
from attack.servers import Server, Target
from attack.table import Row, at_most, exactly

CONNECTIONS = 1_150
DESCRIPTORS = 1_024  # most systems allow a process this many
ROUNDS = 10
GOAL = 1.0  # seconds


def connect_all(server: Server, stack: ExitStack) -> None:
    """Open many connections, send half a request on each, and wait."""
    for _ in range(CONNECTIONS):
        with suppress(OSError):
            wire = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=1))
            wire.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")


async def longest_wait(url: str) -> tuple[int, float]:
    """How many newcomers can open a table, and the longest time that one needed."""
    found, longest = 0, 0.0
    for _ in range(ROUNDS):
        start = time.monotonic()
        with suppress(OSError, TimeoutError, aiohttp.ClientError):
            async with asyncio.timeout(5), seated(url):
                found += 1
        longest = max(longest, time.monotonic() - start)
    return found, longest


def allow_descriptors() -> None:
    """Raise the limit of open files, for the attacker's own connections."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4 * CONNECTIONS), hard))


def half_open(target: Target) -> Iterator[Row]:
    allow_descriptors()
    with ExitStack() as stack, target.running("--limit", "handshake-seconds=60", descriptors=DESCRIPTORS) as server:
        connect_all(server, stack)
        found, longest = asyncio.run(longest_wait(server.url))
    yield exactly(f"{CONNECTIONS:,} connections that say half a request", "of 10 newcomers sit", ROUNDS, found)
    yield at_most(f"{CONNECTIONS:,} connections that say half a request", "longest wait to sit", GOAL, longest, "s")
