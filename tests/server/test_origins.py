"""T19: another page can't use a guest's cookie. T12: nothing is compressed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from support.server.raw import UPGRADE, Headers, Wire, ask, connect, cookie, own, wire
from support.server.serving import run, serving

from ludejo.core.luck import FastLuck
from ludejo.server.guests import SECURE_NAME
from ludejo.server.server import Server

ALLOWED = ("https://play.example", "http://192.168.1.5:8666")
N_ORIGINS = 1000
AT_ONCE = 50
MARKS = "abcxyz019.-_:/@%~!,; \xe9\xff#?[]"
FIXED: tuple[list[str], ...] = (
    [], ["null"], [""], ["*"], ["https://"], ["play.example"], ["//play.example"], ["file://"], ["about:blank"],
    ["https://play.example", "https://play.example"], ["https://play.example", "null"], ["null", "https://play.example"],
    ["https://play.example,https://evil.example"], ["https://play.example https://evil.example"],
    ["https://play.example", "http://192.168.1.5:8666"], ["https://192.168.1.5:8666"], ["http://192.168.1.5:8667"],
)  # fmt: skip


def twisted(origin: str, luck: FastLuck) -> str:
    """An origin that is almost one of ours."""
    scheme, _, host = origin.partition("://")
    word = "".join(MARKS[luck.below(6)] for _ in range(1 + luck.below(5)))
    ways = (
        f"{scheme}://{word}.{host}", f"{scheme}://{word}{host}", f"{scheme}://{host}.{word}", f"{scheme}://{host}{word}",
        f"{scheme}://{host}:{luck.below(70000)}", f"{word}://{host}", f"{scheme}s://{host}", f"{scheme[:-1]}://{host}",
        origin.upper(), origin.title(), f"{origin}/", f"{origin}.", f"{origin}/{word}", f"{origin}#{word}",
        f"{scheme}://{word}@{host}", f"{scheme}://{host}@{word}", f"{scheme}:{host}", f"{scheme}:///{host}",
        origin[1 + luck.below(len(origin) - 1) :], origin[: luck.below(len(origin))], f"{word} {origin}",
        mutated(origin, luck), mutated(mutated(origin, luck), luck),
    )  # fmt: skip
    return ways[luck.below(len(ways))]


def mutated(origin: str, luck: FastLuck) -> str:
    at = luck.below(len(origin))
    mark = MARKS[luck.below(len(MARKS))]
    return origin[:at] + mark + origin[at + luck.below(2) :]


def foreign() -> Iterator[list[str]]:
    """A thousand different ones, none of which is ours (blanks at the ends don't count in a header)."""
    yield from FIXED
    luck = FastLuck(19)
    seen = {origins[0] for origins in FIXED if len(origins) == 1} | set(ALLOWED)
    while len(seen) < N_ORIGINS + len(FIXED):
        one = twisted(ALLOWED[luck.below(2)], luck).strip()
        if one not in seen:
            seen.add(one)
            yield [one]


async def statuses(server: Server, origins: list[str], guest: tuple[str, str]) -> tuple[int, int]:
    """The status of a WebSocket handshake and of a POST."""
    headers: Headers = [guest, *(("Origin", origin) for origin in origins)]
    async with Wire(*await connect(server)) as one:
        socket = (await one.shake(headers)).status
    return socket, (await ask(server, "POST", "/api/guest", headers)).status


def test_a_thousand_foreign_origins_are_refused() -> None:
    async def work() -> None:
        async with serving(origins=ALLOWED) as server:
            guest = cookie(server.app.guests.new(server.app.clock()), SECURE_NAME)
            for own_origin in ALLOWED:
                assert await statuses(server, [own_origin], guest) == (101, 204)
            asked = list(foreign())
            assert len(asked) >= N_ORIGINS
            for start in range(0, len(asked), AT_ONCE):
                part = asked[start : start + AT_ONCE]
                found = await asyncio.gather(*(statuses(server, origins, guest) for origins in part))
                assert list(zip(part, found, strict=True)) == [(origins, (403, 403)) for origins in part]
            assert not server.app.connections

    run(work())


def test_compression_is_offered_in_vain() -> None:
    """T12"""

    async def work() -> None:
        async with serving() as server:
            for offer in ("permessage-deflate", "permessage-deflate; client_max_window_bits, x-webkit-deflate-frame"):
                async with Wire(*await connect(server)) as one:
                    answer = await one.shake([*own(server), ("Sec-WebSocket-Extensions", offer)])
                    assert answer.status == 101
                    assert not answer.all("Sec-WebSocket-Extensions")
            async with wire(server, headers=[("Sec-WebSocket-Extensions", "permessage-deflate")]) as one:
                await one.tell({"do": "beat"})
                assert await one.told() == [{"type": "beat"}]
            for path in ("/api/tables", "/api/games", "/api/health"):  # pages and finished games hold no secret
                answer = await ask(server, "GET", path, [("Accept-Encoding", "gzip, deflate, br, zstd")])
                assert not answer.all("Content-Encoding"), path

    run(work())


def test_browsers_shake_hands_in_their_own_ways() -> None:
    """Firefox sends `keep-alive, Upgrade`; case and blanks make no difference."""

    async def work() -> None:
        async with serving() as server:
            for ours in ("Upgrade", "upgrade", "keep-alive, Upgrade", "keep-alive,upgrade", "Upgrade, HTTP2-Settings"):
                async with Wire(*await connect(server)) as one:
                    answer = await one.shake(own(server), [("Connection", ours), *UPGRADE[1:]])
                    assert answer.status == 101, ours

    run(work())
