"""The page and its files, and the headers that keep strangers' code out of it."""

from __future__ import annotations

import mimetypes
import re
from functools import lru_cache
from importlib import resources

from aiohttp import web

from ludejo.server.settings import Settings

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cache-Control": "no-store",
    "Server": "ludejo",
}
FOR_EVER = "public, max-age=31536000, immutable"  # the names of built files change with their contents
HSTS = "max-age=31536000"
NO_PAGE = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludejo</title>
<p>Ludejo is running. Its page was not built into this package.</p>
"""


def headers(settings: Settings) -> dict[str, str]:
    """What every answer carries."""
    return {**HEADERS, "Strict-Transport-Security": HSTS} if settings.is_secure else HEADERS


@lru_cache(maxsize=64)
def file(name: str) -> bytes | None:
    """A file of the built page; None if there is none."""
    path = resources.files("ludejo") / "static" / name
    return path.read_bytes() if path.is_file() else None


def index() -> web.Response:
    return web.Response(body=file("index.html") or NO_PAGE, content_type="text/html", charset="utf-8")


def asset(name: str) -> web.Response | None:
    """A built file: by its bare name, so no path leads out of the folder."""
    if not re.fullmatch(r"\w[\w.-]{0,99}", name, re.ASCII):
        return None
    found = file(f"assets/{name}")
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return web.Response(body=found, content_type=kind, headers={"Cache-Control": FOR_EVER}) if found else None
