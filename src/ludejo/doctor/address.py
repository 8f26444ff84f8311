"""Checks of the address that people use: does it lead to this server, through a proxy if there is one, as it should?"""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import os
import socket
import ssl
from collections.abc import Callable
from urllib.parse import urlsplit

import aiohttp
import msgspec

from ludejo import __version__
from ludejo.doctor.finding import Finding, look, ok, wrong
from ludejo.server.guests import SECURE_NAME
from ludejo.server.http import MACHINE, VISITOR

SECONDS = aiohttp.ClientTimeout(total=10)
FOREIGN = "https://elsewhere.example"
DEFLATE_BITS = 15  # we offer to compress the WebSocket; the server should refuse
HSTS = "Strict-Transport-Security"
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Visit:
    """One visitor of one address."""

    def __init__(self, url: str, http: aiohttp.ClientSession) -> None:
        self.url = url
        self.http = http

    async def get(self, path: str) -> tuple[int, bytes]:
        async with self.http.get(f"{self.url}{path}", allow_redirects=False) as answer:
            return answer.status, await answer.read()


def session(url: str, verify: bool = True) -> aiohttp.ClientSession:
    """A session with the certificates that this machine trusts now, and with cookies also for IP addresses."""
    connector = aiohttp.TCPConnector(ssl=ssl.create_default_context() if verify else False)
    jar = aiohttp.CookieJar(unsafe=True)
    return aiohttp.ClientSession(connector=connector, cookie_jar=jar, timeout=SECONDS, headers={"Origin": url})


async def public(url: str, behind_proxy: bool) -> list[Finding]:
    """Check a public address, from its name to its WebSocket."""
    try:
        addresses = await resolved(url)
    except OSError:
        return [wrong("name-unknown", host=urlsplit(url).hostname or "")]
    is_plain = url.startswith("http:") and any(address.is_global for address in addresses)
    found = [look("address-plain", address=url)] if is_plain else []
    async with session(url) as http:
        visit = Visit(url, http)
        found += await answers(visit, wrong)
        if any(one.state == "wrong" for one in found):
            return found
        try:
            found += await as_guest(visit)
            if behind_proxy or not all(address.is_loopback for address in addresses):
                found += [await named(visit), await figures(visit)]
        except (aiohttp.ClientError, TimeoutError) as error:  # the server has stopped, or is overloaded
            found.append(unanswered(wrong, url, error))
        return found


async def here(url: str, whole: bool) -> list[Finding]:
    """Check the server on this machine, without the proxy. `whole`: there is no other address to check, so check
    everything here. The certificate is not verified, because it is for another name than the machine's own."""
    async with session(url, verify=False) as http:
        visit = Visit(url, http)
        found = await answers(visit, look)
        try:
            return [*found, *(await as_guest(visit) if whole and found[0].code == "health-good" else [])]
        except (aiohttp.ClientError, TimeoutError) as error:
            return [*found, unanswered(look, url, error)]


async def resolved(url: str) -> list[Address]:
    host, port = urlsplit(url).hostname or "", urlsplit(url).port or 443
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [ipaddress.ip_address(str(where[4][0]).partition("%")[0]) for where in found]


# --- is it there?


async def answers(visit: Visit, silent: Callable[..., Finding]) -> list[Finding]:
    """Does a Ludejo server answer, and is it ready? `silent` says how bad it is if nothing answers."""
    try:
        status, body = await visit.get("/api/health")
        is_ready, _ = await visit.get("/api/ready")
    except aiohttp.ClientConnectorCertificateError as error:
        return [wrong("address-certificate", address=visit.url, why=str(error.certificate_error))]
    except (aiohttp.ClientError, TimeoutError) as error:
        return [unanswered(silent, visit.url, error)]
    found = health(visit.url, status, body)
    return found if found[0].state == "wrong" else [*found, ready(visit.url, is_ready)]


def unanswered(silent: Callable[..., Finding], url: str, error: Exception) -> Finding:
    return silent("address-silent", address=url, why=reason(error))


def reason(error: Exception) -> str:
    cause = error.os_error if isinstance(error, aiohttp.ClientConnectorError) else error
    number = (cause.errno if isinstance(cause, OSError) else 0) or 0
    return os.strerror(number) if number in errno.errorcode else str(cause) or type(error).__name__


def health(url: str, status: int, body: bytes) -> list[Finding]:
    """200 with our JSON is good; another status with our JSON means that the store has a problem; any other body comes
    from another program."""
    try:
        said = msgspec.json.decode(body, type=dict[str, bool | str | int])
        theirs = said["version"]
    except (msgspec.DecodeError, KeyError, UnicodeError):
        return [wrong("health-strange", address=url, status=status)]
    if status != 200:
        return [wrong("health-bad", address=url)]
    ours = __version__
    same = ok("version-same", version=ours) if theirs == ours else look("version-other", theirs=str(theirs), ours=ours)
    return [ok("health-good", address=url), same, *damage(said)]


def damage(said: dict[str, bool | str | int]) -> list[Finding]:
    """What the server itself has noticed of its database."""
    n_damaged, n_lost = int(said.get("damaged", 0)), int(said.get("lost", 0))
    found = [wrong("tables-damaged", tables=n_damaged)] if n_damaged else []
    return [*found, *([wrong("entries-lost", entries=n_lost)] if n_lost else [])]


def ready(url: str, status: int) -> Finding:
    if status == 200:
        return ok("ready-good", address=url)
    return look("ready-not", address=url) if status == 503 else look("ready-unknown", address=url, status=status)


# --- does it accept us as a guest?


async def as_guest(visit: Visit) -> list[Finding]:
    """Become a guest, then open WebSockets: as our own page does, and as a page of another site does."""
    async with visit.http.post(f"{visit.url}/api/guest") as answer:
        if answer.status != 204:
            return [wrong("origin-refused", address=visit.url, status=answer.status)]
        found = secure(answer) if visit.url.startswith("https:") else []
    return [*found, await own_socket(visit), await foreign_socket(visit)]


def secure(answer: aiohttp.ClientResponse) -> list[Finding]:
    """What https gives us: a cookie that no subdomain can set, and browsers that never use http again."""
    own = any(header.startswith(f"{SECURE_NAME}=") for header in answer.headers.getall("Set-Cookie", []))
    return [
        ok("cookie-secure") if own else wrong("cookie-plain", address=str(answer.url.origin())),
        ok("hsts-there") if HSTS in answer.headers else look("hsts-missing"),
    ]


async def own_socket(visit: Visit) -> Finding:
    try:
        async with visit.http.ws_connect(f"{visit.url}/ws", compress=DEFLATE_BITS) as socket_:
            return wrong("socket-packed") if socket_.compress else ok("socket-open")
    except aiohttp.WSServerHandshakeError as error:
        return wrong("socket-refused", why=str(error.status))
    except (aiohttp.ClientError, TimeoutError) as error:
        return wrong("socket-refused", why=reason(error))


async def foreign_socket(visit: Visit) -> Finding:
    """The answer must be 403: otherwise a page of another site could read what its visitor may read."""
    try:
        async with visit.http.ws_connect(f"{visit.url}/ws", headers={"Origin": FOREIGN}):
            return wrong("foreign-open", status=101)
    except aiohttp.WSServerHandshakeError as error:
        return ok("foreign-refused") if error.status == 403 else look("foreign-strange", why=str(error.status))
    except (aiohttp.ClientError, TimeoutError) as error:
        return look("foreign-strange", why=reason(error))


# --- the proxy in front of it


async def named(visit: Visit) -> Finding:
    """Does the proxy tell visitors' addresses? If not, all visitors look like one to the server, on its own machine."""
    async with visit.http.get(f"{visit.url}/api/health", allow_redirects=False) as answer:
        is_silent = answer.headers.get(VISITOR) == MACHINE
    return wrong("visitors-alike", address=visit.url) if is_silent else ok("visitors-apart")


async def figures(visit: Visit) -> Finding:
    """/metrics is only for the operator of the server."""
    status, _ = await visit.get("/metrics")
    return wrong("figures-open", address=visit.url) if status == 200 else ok("figures-hidden")


def proxy(host: str, public_url: str, behind_proxy: bool) -> list[Finding]:
    """Do the options fit together? With a proxy, the server must believe the addresses that it tells; without one, it
    must believe nobody."""
    is_local = host in ("127.0.0.1", "localhost", "::1")
    if behind_proxy and not is_local:
        return [look("proxy-open", host=host)]
    if public_url and is_local and not behind_proxy:
        return [look("proxy-unsaid")]
    return [ok("proxy-believed")] if behind_proxy else []
