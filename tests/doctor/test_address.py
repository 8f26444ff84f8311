"""`ludejo doctor` and the public address: a real server behind a proxy that makes the mistakes of bad proxies."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from support.doctor.findings import codes
from support.server.serving import run, serving, url

from ludejo.doctor import address
from ludejo.doctor.finding import Finding, look, ok, wrong

Change = Callable[[bytes], bytes]
END = b"\r\n\r\n"
ELSEWHERE = re.compile(rb"(?i)\r\norigin: [^\r]*")


def as_it_is(head: bytes) -> bytes:
    return head


def without(name: bytes) -> Change:
    """A proxy that drops a header."""
    return lambda head: re.sub(rb"(?i)\r\n" + name + rb": [^\r]*", b"", head)


def forwarding(head: bytes) -> bytes:
    """A proxy that adds the usual headers."""
    return head + b"\r\nX-Forwarded-For: 198.51.100.7"


class Proxy:
    """Passes on connections, one request each, and changes the headers of requests and answers."""

    def __init__(self, to: int, asked: Change, answered: Change) -> None:
        self.to, self.asked, self.answered = to, asked, answered
        self.tasks: set[asyncio.Task[None]] = set()

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self.to)
        try:
            ways = (self.carry(reader, back, self.asked), self.carry(there, writer, self.answered))
            await asyncio.gather(*ways, return_exceptions=True)
        finally:
            back.close()
            writer.close()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, change: Change) -> None:
        head = await reader.readuntil(END)
        writer.write(change(head.removesuffix(END)) + END)
        while some := await reader.read(4096):
            writer.write(some)
        writer.close()


@asynccontextmanager
async def behind(
    asked: Change = as_it_is, answered: Change = as_it_is, tls: ssl.SSLContext | None = None, name: str = "127.0.0.1"
) -> AsyncIterator[str]:
    """The public address of a server behind such a proxy; the server knows this address."""
    listening = socket.create_server(("127.0.0.1", 0))
    public = f"{'https' if tls else 'http'}://{name}:{listening.getsockname()[1]}"
    async with serving(origins=(public,), public_url=public, behind_proxy=True) as server:
        proxy = Proxy(server.sock.getsockname()[1], asked, answered)
        async with await asyncio.start_server(proxy.meet, sock=listening, ssl=tls):
            yield public


async def seen(asked: Change = forwarding, answered: Change = as_it_is) -> dict[str, str]:
    async with behind(asked, answered) as public:
        return codes(await address.public(public, behind_proxy=True))


def bounded(work: Awaitable[dict[str, str]]) -> dict[str, str]:
    async def wait() -> dict[str, str]:
        return await work

    return run(wait())


GOOD = {"health-good", "version-same", "socket-open", "foreign-refused"}


def test_a_server_without_a_proxy_is_good() -> None:
    async def look_at() -> dict[str, str]:
        async with serving() as server:
            return codes(await address.here(url(server), whole=True))

    found = bounded(look_at())
    assert set(found) >= GOOD
    assert "wrong" not in found.values()


@pytest.mark.parametrize("behind_proxy", [True, False])
def test_a_server_that_stops_during_the_check_is_found(behind_proxy: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(visit: address.Visit) -> list[Finding]:
        raise aiohttp.ServerDisconnectedError

    async def look_at() -> dict[str, str]:
        async with serving() as server:
            where = url(server)
            return codes(await (address.public(where, True) if behind_proxy else address.here(where, whole=True)))

    monkeypatch.setattr(address, "as_guest", gone)
    found = bounded(look_at())
    assert found["health-good"] == "ok"
    assert found["address-silent"] == ("wrong" if behind_proxy else "look")


def test_a_good_proxy_has_nothing_wrong() -> None:
    found = bounded(seen())
    assert set(found) >= GOOD | {"figures-hidden", "visitors-apart"}
    assert "wrong" not in found.values()


def test_a_proxy_that_does_not_send_client_addresses_is_found() -> None:
    assert bounded(seen(as_it_is))["visitors-alike"] == "wrong"


def test_a_proxy_that_publishes_the_metrics_is_found() -> None:
    """The proxy requests another page, which answers instead."""

    def changed(head: bytes) -> bytes:
        return forwarding(head).replace(b"GET /metrics ", b"GET /api/games ")

    assert bounded(seen(changed))["figures-open"] == "wrong"


def test_a_proxy_that_drops_the_upgrade_is_found() -> None:
    found = bounded(seen(lambda head: without(b"upgrade")(forwarding(head))))
    assert found["socket-refused"] == "wrong"
    assert found["foreign-strange"] == "look"


def test_a_proxy_that_drops_cookies_is_found() -> None:
    async def look_at() -> list[Finding]:
        async with behind(lambda head: without(b"cookie")(forwarding(head))) as public:
            return await address.public(public, behind_proxy=True)

    assert wrong("socket-refused", why="401") in run(look_at())


def test_a_proxy_that_changes_the_origin_is_found() -> None:
    changed = bounded(seen(lambda head: ELSEWHERE.sub(b"\r\nOrigin: http://inside:8666", forwarding(head))))
    assert changed["origin-refused"] == "wrong"


def test_a_proxy_that_accepts_every_origin_is_found() -> None:
    async def look_at() -> dict[str, str]:
        own: list[bytes] = []
        pretend: Change = lambda head: ELSEWHERE.sub(b"\r\nOrigin: " + own[0], forwarding(head))  # noqa: E731
        async with behind(pretend) as public:
            own.append(public.encode())
            return codes(await address.public(public, behind_proxy=True))

    assert bounded(look_at())["foreign-open"] == "wrong"


def test_a_proxy_that_compresses_websockets_is_found() -> None:
    def packed(head: bytes) -> bytes:
        return head + b"\r\nSec-WebSocket-Extensions: permessage-deflate" if b" 101 " in head else head

    assert bounded(seen(forwarding, packed))["socket-packed"] == "wrong"


def test_an_answer_other_than_200_is_found() -> None:
    found = bounded(seen(forwarding, lambda head: head.replace(b"200 OK", b"502 Bad Gateway", 1)))
    assert found["health-bad"] == "wrong"


def test_a_server_with_another_public_address_is_found() -> None:
    """The server was started without --public-url, or with a wrong one."""

    async def look_at() -> dict[str, str]:
        async with serving(origins=("https://other.example",)) as server:
            return codes(await address.public(url(server), behind_proxy=False))

    assert bounded(look_at())["origin-refused"] == "wrong"


@pytest.mark.parametrize(
    ("status", "body", "code"),
    [
        (200, b"<html>", "health-strange"), (502, b"", "health-strange"), (200, b'{"ok":true}', "health-strange"),
        (503, b'{"ok":false,"version":"1.2.3"}', "health-bad"), (200, b'{"ok":true,"version":"9"}', "version-other"),
        (200, b"\xff", "health-strange"), (200, b"[]", "health-strange"),
    ],
)  # fmt: skip
def test_every_kind_of_health_answer_is_recognised(status: int, body: bytes, code: str) -> None:
    found = codes(address.health("http://a.example", status, body))
    assert found[code] == ("look" if code == "version-other" else "wrong")


def test_every_kind_of_readiness_answer_is_recognised() -> None:
    assert [address.ready("http://a.example", status).code for status in (200, 503, 404)] == [
        "ready-good", "ready-not", "ready-unknown",
    ]  # fmt: skip


def test_an_address_without_a_server_is_found() -> None:
    with socket.create_server(("127.0.0.1", 0)) as sock:
        port = sock.getsockname()[1]
    there = f"http://127.0.0.1:{port}"
    assert run(address.public(there, False)) == [wrong("address-silent", address=there, why="Connection refused")]
    assert run(address.here(there, True)) == [look("address-silent", address=there, why="Connection refused")]


def test_an_unknown_host_name_is_found() -> None:
    assert run(address.public("https://nobody.invalid", False)) == [wrong("name-unknown", host="nobody.invalid")]


def test_plain_http_on_a_public_address_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def resolved(_: str) -> list[address.Address]:
        return [ipaddress.ip_address("9.9.9.9"), ipaddress.ip_address("127.0.0.1")]

    async def look_at() -> list[Finding]:
        async with serving() as server:
            return await address.public(url(server), behind_proxy=False)

    monkeypatch.setattr(address, "resolved", resolved)
    found = codes(run(look_at()))
    assert found["address-plain"] == "look"
    assert found["visitors-alike"] == "wrong", "not only from this machine"


# --- https


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[str, str]:
    cert, key = str(tmp_path / "cert.pem"), str(tmp_path / "key.pem")
    words = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost"
    more = ["-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", cert]
    subprocess.run([*words.split(), *more], check=True, capture_output=True)
    return cert, key


async def over_https(cert: str, key: str, asked: Change, answered: Change, name: str = "localhost") -> dict[str, str]:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(cert, key)
    async with behind(asked, answered, context, name) as public:
        return codes(await address.public(public, behind_proxy=True))


def test_good_https_has_nothing_wrong(certificate: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", certificate[0])
    found = bounded(over_https(*certificate, forwarding, as_it_is))
    assert set(found) >= GOOD | {"cookie-secure", "hsts-there", "figures-hidden"}
    assert "wrong" not in found.values()


def test_https_without_security_headers_is_found(certificate: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    def bare(head: bytes) -> bytes:
        return without(b"strict-transport-security")(head).replace(b"__Host-ludejo=", b"ludejo=")

    monkeypatch.setenv("SSL_CERT_FILE", certificate[0])
    found = bounded(over_https(*certificate, forwarding, bare))
    assert (found["cookie-plain"], found["hsts-missing"]) == ("wrong", "look")


def test_an_untrusted_or_wrong_certificate_is_found(
    certificate: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert bounded(over_https(*certificate, forwarding, as_it_is)) == {"address-certificate": "wrong"}
    monkeypatch.setenv("SSL_CERT_FILE", certificate[0])
    other = bounded(over_https(*certificate, forwarding, as_it_is, "127.0.0.1"))
    assert other == {"address-certificate": "wrong"}


def test_the_local_server_is_asked_whatever_its_certificate(certificate: tuple[str, str]) -> None:
    async def look_at() -> list[Finding]:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(*certificate)
        async with behind(forwarding, as_it_is, context) as public:
            return await address.here(public, whole=False)

    assert ok("health-good", address=run(look_at())[0].args["address"]).code == "health-good"
