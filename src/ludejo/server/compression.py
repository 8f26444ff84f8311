"""Compressed answers: which encodings a browser accepts, and what is worth compressing.

Only what is the same for everybody is compressed. If a secret and a stranger's text were compressed together, the
length would reveal something about the secret (BREACH).
"""

from __future__ import annotations

import gzip
import re

from aiohttp import web

GZIP, BROTLI = "gzip", "br"
PREFERRED = (BROTLI, GZIP)
AS_IT_IS = ""
VARY = {"Vary": "Accept-Encoding"}
LEAST_BYTES = 2048  # of an answer; compressing a shorter one saves no packet
LEVEL = 5
PART = re.compile(r"([\w*.+-]+)(?:\s*;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?", re.ASCII)


def weights(header: str) -> dict[str, float]:
    """The weight of each encoding (0: not accepted); parts that can't be read are ignored."""
    found: dict[str, float] = {}
    for part in header.lower().split(","):
        read = PART.fullmatch(part.strip())
        if read is not None:
            found[read[1].removeprefix("x-")] = float(read[2] or 1)
    return found


def chosen(header: str, ways: tuple[str, ...]) -> str:
    """The best of these encodings for this `Accept-Encoding`; AS_IT_IS if none is accepted or plain is preferred."""
    liked = weights(header)
    rest = liked.get("*", 0.0)
    plain = liked.get("identity", 0.0)
    good = [way for way in PREFERRED if way in ways and liked.get(way, rest) > 0]
    best = max(good, key=lambda way: liked.get(way, rest), default=AS_IT_IS)
    return best if best and liked.get(best, rest) >= plain else AS_IT_IS


def accepted(request: web.Request) -> str:
    """The encodings that the browser accepts, as it says it."""
    return ",".join(request.headers.getall("Accept-Encoding", []))


class Body:
    """An answer in JSON that is the same for everybody; a long one is kept compressed."""

    def __init__(self, kept: bytes, is_packed: bool) -> None:
        self.kept = kept
        self.is_packed = is_packed

    @classmethod
    def of(cls, plain: bytes) -> Body:
        """Compress it if it is worth it."""
        is_packed = len(plain) > LEAST_BYTES
        return cls(gzip.compress(plain, LEVEL, mtime=0) if is_packed else plain, is_packed)

    def plain(self) -> bytes:
        return gzip.decompress(self.kept) if self.is_packed else self.kept

    def response(self, request: web.Request) -> web.Response:
        packed = self.is_packed and chosen(accepted(request), (GZIP,)) == GZIP
        headers = {**VARY, "Content-Encoding": GZIP} if packed else VARY
        body = self.kept if packed else self.plain()
        return web.Response(body=body, content_type="application/json", headers=headers)
