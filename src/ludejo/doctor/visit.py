"""All checks, in order."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import msgspec

from ludejo.doctor import address, machine, postgresql, sqlite
from ludejo.doctor.finding import Finding, look
from ludejo.server.addresses import ANYWHERE, origin_of
from ludejo.store.choose import MEMORY, is_postgresql

PARTS = ("machine", "database", "address")


class VisitCase(msgspec.Struct, frozen=True):
    """How the server is run: its own options, how many devices are expected, and how many logs to check."""

    database: str
    host: str
    port: int
    public_url: str = ""
    behind_proxy: bool = False
    is_tls: bool = False
    processes: int = 1
    sockets: int = 1_000
    tables: int = 100
    parts: tuple[str, ...] = PARTS


def findings(case: VisitCase) -> Iterator[Finding]:
    if "machine" in case.parts:
        yield from machine.findings(case.sockets, case.processes)
    if "database" in case.parts:
        yield from store(case)
    if "address" in case.parts:
        yield from addresses(case)


def addresses(case: VisitCase) -> Iterator[Finding]:
    yield from address.proxy(case.host, case.public_url, case.behind_proxy)
    yield from asyncio.run(address.here(local(case), not case.public_url))
    if case.public_url:
        yield from asyncio.run(address.public(origin_of(case.public_url), case.behind_proxy))


def store(case: VisitCase) -> list[Finding]:
    if case.database == MEMORY:
        return [look("memory-store")]
    if is_postgresql(case.database):
        return postgresql.findings(case.database, case.processes, case.tables)
    return sqlite.findings(case.database, case.processes, case.tables)


def local(case: VisitCase) -> str:
    """The server's own address on this machine."""
    host = "127.0.0.1" if case.host in ANYWHERE else case.host
    return f"{'https' if case.is_tls else 'http'}://{f'[{host}]' if ':' in host else host}:{case.port}"
