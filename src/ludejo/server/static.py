"""The page and its files, and the headers that keep foreign code out of it."""

from __future__ import annotations

import gzip
import hashlib
import re
from functools import cached_property, lru_cache
from importlib import resources
from pathlib import PurePosixPath
from typing import Final

from aiohttp import ETag, web

from ludejo.server.compression import AS_IT_IS, BROTLI, GZIP, VARY, accepted, chosen
from ludejo.server.settings import Settings

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cache-Control": "no-store",
    "Server": "ludejo",
}
FOR_EVER = "public, max-age=31536000, immutable"  # the names of built files change with their contents
ASK_AGAIN = "no-cache"  # those at the top keep their names: the browser asks whether they are still the same
SECURE = {  # browsers obey these over https only
    "Cross-Origin-Opener-Policy": "same-origin",
    "Strict-Transport-Security": "max-age=31536000",
}
NO_PAGE = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludejo</title>
<p>Ludejo is running. Its page was not built into this package.</p>
"""
TOP: Final = (
    "manifest.webmanifest", "sw.js", "icon.svg", "icon-192.png", "icon-512.png", "icon-maskable.png", "robots.txt",
)  # fmt: skip
# we don't use the machine's own list, because on Windows it calls scripts plain text
TEXTS = {
    ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".txt": "text/plain", ".ftl": "text/plain",
    ".svg": "image/svg+xml", ".json": "application/json", ".webmanifest": "application/manifest+json",
}  # fmt: skip
OTHERS = {".woff2": "font/woff2", ".png": "image/png", ".webp": "image/webp", ".avif": "image/avif"}
MOST_FILES = 1024  # some file systems ignore case, so there one file has many names


def headers(settings: Settings) -> dict[str, str]:
    """The headers of every answer."""
    return {**HEADERS, **SECURE} if settings.is_secure else HEADERS


class File:
    """A file of the built page, and its compressed forms, which are made when it is first asked for."""

    def __init__(self, name: str, plain: bytes, brotli: bytes | None) -> None:
        suffix = PurePosixPath(name).suffix
        self.is_text = suffix in TEXTS
        self.kind = TEXTS.get(suffix) or OTHERS.get(suffix, "application/octet-stream")
        self.plain = plain
        self.brotli = brotli

    @cached_property
    def forms(self) -> dict[str, bytes]:
        """The file by encoding; forms that are not smaller are left out."""
        found = {AS_IT_IS: self.plain}
        if self.is_text:
            found[GZIP] = gzip.compress(self.plain, 9, mtime=0)
            if self.brotli is not None:
                found[BROTLI] = self.brotli
        return {way: body for way, body in found.items() if way == AS_IT_IS or len(body) < len(self.plain)}

    @cached_property
    def tag(self) -> ETag:
        """A weak tag, because it stands for all forms."""
        return ETag(hashlib.sha256(self.plain).hexdigest()[:32], is_weak=True)

    def response(self, request: web.Request, cache: str) -> web.Response:
        """The form that the browser prefers; an empty answer if the browser has the file already."""
        own = {"Cache-Control": cache, **(VARY if self.is_text else {})}
        way = chosen(accepted(request), tuple(self.forms))
        if any(tag.value in (self.tag.value, "*") for tag in request.if_none_match or ()):
            response = web.Response(status=304, headers=own)
        else:
            charset = "utf-8" if self.kind.startswith("text/") else None
            response = web.Response(body=self.forms[way], content_type=self.kind, charset=charset, headers=own)
            if way != AS_IT_IS:
                response.headers["Content-Encoding"] = way
        response.etag = self.tag
        return response


@lru_cache(maxsize=MOST_FILES)
def file(name: str) -> File:
    """A file of the built page; `FileNotFoundError` (which is not kept) if there is none."""
    folder = resources.files("ludejo") / "static"
    if not (folder / name).is_file():
        raise FileNotFoundError(name)
    brotli = folder / f"{name}.br"
    return File(name, (folder / name).read_bytes(), brotli.read_bytes() if brotli.is_file() else None)


def found(name: str) -> File | None:
    try:
        return file(name)
    except FileNotFoundError:
        return None


def index(request: web.Request) -> web.Response:
    """The page. Nobody may cache it, because it comes with a cookie."""
    return (found("index.html") or File("index.html", NO_PAGE, None)).response(request, HEADERS["Cache-Control"])


def asset(request: web.Request, name: str) -> web.Response | None:
    """A built file. Only a bare name is accepted, so that no path leads out of the folder."""
    if not re.fullmatch(r"\w[\w.-]{0,99}", name, re.ASCII):
        return None
    built = found(f"assets/{name}")
    return built.response(request, FOR_EVER) if built is not None else None


def top(request: web.Request, name: str) -> web.Response | None:
    """A file in the same folder as the page."""
    built = found(name) if name in TOP else None
    return built.response(request, ASK_AGAIN) if built is not None else None
