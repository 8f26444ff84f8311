"""The addresses of this server: they are printed, put into links and QR codes, and allowed as origins."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

ANYWHERE = ("0.0.0.0", "::", "")
HERE = ("127.0.0.1", "localhost")


def lan_address() -> str | None:
    """This machine's address in its own network; None without one. No packet is sent: the system looks up a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") or found == "0.0.0.0" else found


def origins(host: str, port: int, public_url: str, tls: bool) -> tuple[str, ...]:
    """The addresses that people use; the one to give to friends comes first. A public address is the only one."""
    if public_url:
        return (origin_of(public_url),)
    scheme, usual = ("https", 443) if tls else ("http", 80)
    here: tuple[str | None, ...] = (host,)
    if host in (*ANYWHERE, *HERE):
        here = (lan_address() if host in ANYWHERE else None, *HERE)
    tail = "" if port == usual else f":{port}"
    return tuple(f"{scheme}://{f'[{name}]' if ':' in name else name}{tail}" for name in here if name)


def origin_of(url: str) -> str:
    """Scheme, host and port of an address, as browsers write them; ValueError if it isn't http(s) or has a path."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise ValueError(url)
    usual = 443 if parts.scheme == "https" else 80
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + (f":{parts.port}" if parts.port not in (None, usual) else "")


def bound_socket(host: str, port: int, more: int = 0) -> socket.socket:
    """A listening socket; if the port is taken, on one of the `more` next ones."""
    for n in range(port, port + more + 1):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, n))
            found.listen(1024)
            return found
        except OSError:
            found.close()
            if n == port + more:
                raise
    raise AssertionError
