"""Who asks: from which address, and with which guest's cookie."""

from __future__ import annotations

from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING

import msgspec

from ludejo.server.guests import PLAIN_NAME, SECURE_NAME

if TYPE_CHECKING:
    from ludejo.server.hall import Hall


class Visitor(msgspec.Struct, frozen=True):
    """`guest` is None without a cookie of ours; `cookie` is its value."""

    address: str
    guest: str | None
    cookie: str


def cookie_name(hall: Hall) -> str:
    """Over https a name no subdomain can set; on a home network a plain one."""
    return SECURE_NAME if hall.settings.is_secure else PLAIN_NAME


def visitor_of(hall: Hall, headers: Mapping[str, str], peer: str) -> Visitor:
    """Behind a proxy that says so, the address is the last one the proxy has written down; else it is the peer's."""
    address = peer
    if hall.settings.behind_proxy:
        address = headers.get("X-Forwarded-For", "").split(",")[-1].strip() or peer
    try:
        morsel = SimpleCookie(headers.get("Cookie", "")).get(cookie_name(hall))
    except CookieError:
        morsel = None
    cookie = morsel.value if morsel is not None else ""
    return Visitor(address, hall.guests.guest_of(cookie, hall.clock()), cookie)
