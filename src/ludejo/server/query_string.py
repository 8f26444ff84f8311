"""The parameters after the question mark of an address."""

from __future__ import annotations

import re

from aiohttp import web

from ludejo.core.event import ONLOOKER
from ludejo.core.refusal import Refused, unknown
from ludejo.server.app import NO_SUCH_TABLE


def wanted_game(request: web.Request, n: int) -> int:
    """Which of the n games at this table: `?game=1` is the first; without it, the last."""
    word = request.query.get("game", str(n))
    if not word.isdecimal() or not 1 <= int(word[:6]) <= n:
        raise Refused(NO_SUCH_TABLE)
    return int(word[:6])


def wanted_seat(request: web.Request) -> int:
    """Whose view is wanted: `?seat=0` is the first seat's; without it, an onlooker's."""
    word = request.query.get("seat", str(ONLOOKER))
    if not re.fullmatch(r"-?[0-9]{1,6}", word):
        raise unknown("unknown-seat", seat=word[:6])
    return int(word)
