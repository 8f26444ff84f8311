"""Who asks: from which address, and with which guest's cookie."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from multidict import MultiMapping

from ludejo.server.guests import PLAIN_NAME, SECURE_NAME

if TYPE_CHECKING:
    from ludejo.server.app import App


class Visitor(msgspec.Struct, frozen=True):
    """`guest` is None without a cookie of ours; `cookie` is its value."""

    address: str
    guest: str | None
    cookie: str


def cookie_name(app: App) -> str:
    """Over https a name that no subdomain can set; without it, as on a home network, a plain one."""
    return SECURE_NAME if app.settings.is_secure else PLAIN_NAME


def visitor_of(app: App, headers: MultiMapping[str], peer: str) -> Visitor:
    """Behind a proxy, the address is the last one that the proxy has added to its header; else it is the peer's."""
    address = peer
    if app.settings.behind_proxy:
        address = ",".join(headers.getall("X-Forwarded-For", [])).split(",")[-1].strip() or peer
    cookie = cookie_of(headers, cookie_name(app))
    return Visitor(plain(address), app.guests.guest_of(cookie, app.calendar.today()), cookie)


def cookie_of(headers: MultiMapping[str], name: str) -> str:
    """The value of our cookie, whatever cookies other programs on this host have set; "" without one."""
    for part in ";".join(headers.getall("Cookie", [])).split(";"):
        found, _, value = part.partition("=")
        if found.strip() == name and value.isascii():
            return value.strip()
    return ""


def plain(address: str) -> str:
    """The address; one of IPv4 that came in by IPv6 (`--host ::`) without its IPv6 prefix."""
    return address.removeprefix("::ffff:") if "." in address else address
