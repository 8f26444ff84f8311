"""Connections without a complete request: how many there may be, which is dropped first, and descriptors for all."""

from __future__ import annotations

import asyncio
import socket
import ssl
import subprocess
import sys
from contextlib import AsyncExitStack
from unittest.mock import MagicMock

import pytest
from support.server.raw import Wire, ask, connect, own, wire
from support.server.serving import LIFTED, lifted, run, serving

from ludejo.server import process_limits, server
from ludejo.server.arrivals import OTHER_FILES, Arrivals, Group, share_of
from ludejo.server.server import Server
from ludejo.server.settings import Limits, Settings


class Caller:
    """A connection from a network."""

    def __init__(self, net: str, is_trusted: bool = False) -> None:
        self.net = net
        self.is_trusted = is_trusted
        self.is_dropped = False

    def drop(self) -> None:
        self.is_dropped = True


def test_the_oldest_connection_of_the_network_with_most_is_dropped() -> None:
    group = Group(most=5)
    few, many = [Caller("a"), Caller("a")], [Caller("b") for _ in range(4)]
    assert [group.add(one) for one in (*few, *many[:3])] == [None] * 5
    assert group.add(many[3]) is many[0]
    group.remove(many[0])
    group.remove(many[0])
    assert group.n == 5
    assert group.add(Caller("c")) is many[1]


def test_a_network_has_its_own_number() -> None:
    group = Group(most=0, per_net=2)
    callers = [Caller(net) for net in "aabbab"]
    found = [group.add(one) for one in callers]
    assert found == [None] * 4 + [callers[0], callers[2]]
    assert [group.add(Caller("c", is_trusted=True)) for _ in range(5)] == [None] * 5


def test_an_empty_group_has_no_oldest() -> None:
    group = Group(most=1)
    assert group.oldest() is None
    one = Caller("a")
    group.add(one)
    group.remove(one)
    assert group.oldest() is None
    assert not group.nets


def arrivals(files: int, **changed: int) -> Arrivals:
    return Arrivals(lifted(**changed), files, False, lambda: 0.0)


def test_descriptors_are_kept_for_everything_else(caplog: pytest.LogCaptureFixture) -> None:
    """Silent connections are dropped first, then those with a request; if all are WebSockets, the newcomer."""
    here = arrivals(OTHER_FILES * 2 + 3, half_open=0, half_open_per_net=0)
    here.n_open = here.most_open - 3
    silent, asking, third, fourth = (Caller("a") for _ in range(4))
    for one in (asking, silent, third):
        here.come(one)
    here.ask(asking)
    here.come(fourth)
    assert (silent.is_dropped, asking.is_dropped) == (True, False)
    here.leave()
    for one in (third, fourth):
        here.ask(one)
    here.come(Caller("b"))
    assert asking.is_dropped, "no other one is silent"
    here.leave()
    here.requests = Group(0)
    here.half_open = Group(0)
    newcomer = Caller("a")
    here.come(newcomer)
    assert newcomer.is_dropped
    assert [record.getMessage() for record in caplog.records] == ["too many connections at once: 1 dropped so far"]


def test_too_many_requests_at_once() -> None:
    here = arrivals(1000, requests_at_once=2)
    callers = [Caller("a") for _ in range(3)]
    for one in callers:
        here.come(one)
        here.ask(one)
    assert [one.is_dropped for one in callers] == [True, False, False]
    assert (here.requests.n, here.half_open.n) == (2, 0)


def test_behind_a_proxy_its_network_is_everybody() -> None:
    here = Arrivals(Limits(), 10_000, True, lambda: 0.0)
    assert not here.half_open.per_net
    assert here.half_open.most == Limits().half_open


def test_which_addresses_share_a_share() -> None:
    assert share_of("203.0.113.5") != share_of("203.0.113.6")
    assert share_of("2001:db8::1") == share_of("2001:db8::2:3") != share_of("2001:db8:0:1::1")


# --- at a server


@pytest.mark.parametrize("limits", [lifted(half_open=5), lifted(half_open_per_net=5)])
def test_half_open_connections_make_room_for_newcomers(limits: Limits) -> None:
    async def work() -> None:
        async with serving(limits=limits) as server, AsyncExitStack() as stack:
            silent = [await stack.enter_async_context(Wire(*await connect(server))) for _ in range(8)]
            for one in silent[:3]:
                assert await is_gone(one)
            assert server.app.counts.dropped == 3
            assert (await ask(server, "GET", "/api/health")).status == 200
            async with wire(server):
                assert server.port.arrivals.half_open.n <= 4
            assert await is_gone(silent[3])
            assert server.port.arrivals.half_open.n == server.port.arrivals.n_open - len(server.app.connections)

    run(work())


async def is_gone(one: Wire) -> bool:
    try:
        return await asyncio.wait_for(one.reader.read(1), 3) == b""
    except ConnectionError:
        return True


def test_every_way_of_leaving_frees_a_descriptor() -> None:
    async def work() -> None:
        async with serving(limits=LIFTED) as server:
            assert (await ask(server, "GET", "/api/health")).status == 200
            async with Wire(*await connect(server)), wire(server):
                assert server.port.arrivals.n_open >= 2
            async with Wire(*await connect(server)) as one:
                assert (await one.shake(own(server), upgrade=[("Upgrade", "websocket")])).status == 400
            await until_nobody(server)

    run(work())


async def until_nobody(server: Server) -> None:
    here = server.port.arrivals
    async with asyncio.timeout(3):
        while here.n_open or here.half_open.n or here.requests.n:
            await asyncio.sleep(0.001)


def test_newcomers_are_served_when_descriptors_are_few() -> None:
    async def work() -> None:
        async with serving() as server, AsyncExitStack() as stack:
            server.port.arrivals.most_open = 10
            for _ in range(30):
                await stack.enter_async_context(Wire(*await connect(server)))
            async with wire(server):
                assert (await ask(server, "GET", "/api/health")).status == 200

    run(work())


def test_a_tls_handshake_that_never_comes_is_not_waited_for() -> None:
    async def work() -> None:
        settings = Settings(database="memory", limits=lifted(handshake_seconds=1), origins=("https://play.example",))
        sock = socket.create_server(("127.0.0.1", 0))
        server = Server(settings, sock, ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER))
        await server.start()
        try:
            async with Wire(*await connect(server)) as one:
                assert await is_gone(one)
        finally:
            await server.stop()

    run(work())


# --- descriptors that the system grants


def granted(monkeypatch: pytest.MonkeyPatch, soft: int, hard: int) -> MagicMock:
    system = MagicMock(RLIM_INFINITY=-1)
    system.getrlimit.return_value = (soft, hard)
    monkeypatch.setattr(process_limits, "resource", system)
    return system


@pytest.mark.parametrize(
    ("soft", "hard", "expected"),
    [(1024, 4096, 4096), (1024, 1 << 20, 65_536), (1024, -1, 65_536), (100_000, 1 << 20, 100_000), (500, 500, 500)],
)
def test_the_soft_limit_is_raised(monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, expected: int) -> None:
    system = granted(monkeypatch, soft, hard)
    assert process_limits.files_within_reach() == process_limits.raise_files() == expected
    system.setrlimit.assert_called_once_with(system.RLIMIT_NOFILE, (expected, hard))


def test_a_system_that_gives_less_than_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    granted(monkeypatch, 256, -1).setrlimit.side_effect = ValueError
    assert process_limits.raise_files() == 256


def test_no_limit_and_no_module_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    system = granted(monkeypatch, -1, -1)
    assert process_limits.raise_files() == sys.maxsize
    assert not system.setrlimit.called
    monkeypatch.setattr(process_limits, "resource", None)
    assert process_limits.raise_files() == sys.maxsize
    assert process_limits.peak_kilobytes() == 0


UNIX_ALONE = ("resource", "fcntl", "grp", "pwd", "pty", "termios", "tty", "posix_ipc", "uvloop")
WITHOUT = f"""
import sys
for name in {UNIX_ALONE}:
    sys.modules[name] = None
from ludejo.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


def test_it_serves_where_there_are_no_unix_modules() -> None:
    """As on Windows."""
    words = [sys.executable, "-c", WITHOUT, "serve", "--host", "127.0.0.1", "--port", "0", "--database", "memory"]
    with subprocess.Popen([*words, "--lang", "en"], stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            printed = [process.stdout.readline(), process.stdout.readline()]
            assert "http://127.0.0.1:" in printed[1], printed
        finally:
            process.terminate()
        assert process.wait(20) == 0


def test_the_limit_of_a_real_process() -> None:
    """A process that starts with few descriptors."""
    words = "import resource; print(resource.getrlimit(resource.RLIMIT_NOFILE)[0]); "
    code = f"from ludejo.server.process_limits import raise_files; raise_files(); {words}"
    done = subprocess.run(
        ["bash", "-c", f'ulimit -Sn 256 && exec {sys.executable} -c "{code}"'],
        capture_output=True,
        text=True,
        check=True,
    )
    assert int(done.stdout) > 256


def test_a_server_raises_its_limit_when_it_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "raise_files", lambda: 5000)

    async def work() -> None:
        async with serving() as server:
            assert server.port.arrivals.most_open == 5000 - OTHER_FILES

    run(work())
