"""Every answer has the headers that keep foreign code out, and no path leads out of the page's folder."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest
from support.server.raw import TEXT, UPGRADE, Answer, ask, exchange, head, own, parsed, wire
from support.server.serving import run, serving, url

from ludejo.core.luck import FastLuck
from ludejo.server import static
from ludejo.server.server import Server
from ludejo.store.base import StoreError

CODE = "z33eznettp"
EXACT = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "server": "ludejo",
}
DIRECTIVES = {
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "base-uri 'none'",
    "form-action 'none'", "frame-ancestors 'none'",
}  # fmt: skip
BAD_HEADS = (
    b"GARBAGE\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET / HTTP/1.1\r\nbad header\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n", b"GET / HTTP/1.1\r\nX: " + b"y" * 9000 + b"\r\n\r\n",
    b"POST /api/guest HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
)  # fmt: skip


def check(answer: Answer, what: object, secure: bool = False) -> None:
    """Are all headers there, once each?"""
    for name, value in EXACT.items():
        assert answer.all(name) == [value], (what, name)
    policy = {part.strip() for part in answer.one("Content-Security-Policy").split(";")}
    assert policy >= DIRECTIVES, what
    assert "unsafe" not in answer.one("Content-Security-Policy")
    assert len(answer.all("Strict-Transport-Security")) == secure, what
    assert answer.all("Cross-Origin-Opener-Policy") == ["same-origin"] * secure, what  # else browsers complain
    assert answer.one("Cache-Control") in ("no-store", static.FOR_EVER), what
    assert answer.one("Permissions-Policy"), what


async def answers(server: Server) -> list[tuple[object, Answer]]:
    """Good answers, and refusals of every kind."""
    asked = [
        ("GET", "/"), ("GET", f"/t/{CODE}"), ("GET", f"/t/{CODE}/screen"), ("GET", "/assets/no.js"),
        ("GET", "/api/health"),
        ("GET", "/api/games"), ("GET", "/api/tables"), ("GET", f"/api/tables/{CODE}/record"),
        ("GET", f"/api/tables/{CODE}/qr.svg"), ("POST", "/api/guest"), ("POST", "/api/tables"), ("GET", "/nowhere"),
        ("PUT", "/"), ("HEAD", "/"), ("OPTIONS", "*"),
    ]  # fmt: skip
    found: list[tuple[object, Answer]] = [(one, await ask(server, *one, own(server))) for one in asked]
    found += [(one, await ask(server, *one)) for one in asked if one[0] == "POST"]
    too_big = await ask(
        server, "POST", "/api/tables", [*own(server), ("Content-Type", "application/json")], b"x" * 5000
    )
    assert too_big.status == 413
    return [*found, ("too big", too_big)]


def test_every_answer_has_its_headers() -> None:
    async def work() -> None:
        async with serving() as server:
            for what, answer in await answers(server):
                check(answer, what)

    run(work())


def test_https_is_remembered_and_http_is_not() -> None:
    async def work() -> None:
        async with serving(origins=("https://play.example",)) as server:
            for path in ("/", "/api/games", "/nowhere"):
                check(await ask(server, "GET", path), path, secure=True)

    run(work())


def test_answers_to_bad_requests_have_the_headers_too() -> None:
    async def work() -> None:
        async with serving() as server:
            for words in BAD_HEADS:
                got = await exchange(server, words)
                if got:
                    assert parsed(got).status == 400, words
                    check(parsed(got), words)

    run(work())


def test_refused_handshakes_have_the_headers_too() -> None:
    async def work() -> None:
        async with serving() as server:
            page = [("Host", "x"), *UPGRADE, ("Origin", url(server))]
            for status, path, headers in ((401, "/ws", page), (403, "/ws", page[:-1]), (404, "/wsx", page)):
                answer = parsed(await exchange(server, head("GET", path, headers)))
                assert answer.status == status
                check(answer, status)

    run(work())


def test_the_answer_after_a_fault_has_the_headers_too_and_reveals_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with serving() as server:
            monkeypatch.setattr(server.app.store, "last", lambda *words: fail())
            answer = await ask(server, "GET", f"/api/tables/{CODE}/record")
            assert answer.status == 503, "the store is in trouble"
            check(answer, "fault")
            assert b"secret words" not in answer.body

    def fail() -> None:
        raise StoreError("secret words")

    run(work())


def test_an_unreadable_store_is_no_fault_of_the_visitor(monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest who comes to a table meanwhile is asked to come back; the connection is not closed with 1011."""

    async def work() -> None:
        async with serving() as server, wire(server) as one:
            monkeypatch.setattr(server.app.store.store, "last", lambda *words: fail())
            await one.tell({"do": "enter", "table": CODE, "name": "Eve"})
            kind, payload = await one.hear()
            assert kind == TEXT, payload
            assert b"refused" in payload
            assert b"table-rests" in payload
            await one.tell({"do": "beat"})
            assert await one.told() == [{"type": "beat"}]

    def fail() -> None:
        raise StoreError("secret words")

    run(work())


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A page that was built, and a secret file beside it."""
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<p>page")
    (tmp_path / "static" / "assets" / "app.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    files = resources.files
    monkeypatch.setattr(resources, "files", lambda name: tmp_path if name == "ludejo" else files(name))
    static.file.cache_clear()
    yield tmp_path
    static.file.cache_clear()


def test_no_path_leads_out_of_the_folder(built: Path) -> None:
    ups = ("..", "%2e%2e", ".%2e", "%252e%252e", "..%00", "....")
    slashes = ("/", "%2f", "%5c", "\\", "%252f", "//")
    paths = [f"/assets/{up}{slash}{up}{slash}secret.txt" for up in ups for slash in slashes]
    paths += [
        "/assets/" + name
        for name in ("%2Fetc%2Fpasswd", "/etc/passwd", "", ".", "..", "~", "%00", "C:%5c", "%FF", "app.js%00")
    ]
    paths += ["/assets/" + "a" * n for n in (254, 255, 256, 300, 4000)]

    async def work() -> None:
        async with serving() as server:
            good = await ask(server, "GET", "/assets/app.js")
            assert (good.status, good.body, good.one("Cache-Control")) == (200, b"1", static.FOR_EVER)
            check(good, "asset")
            assert (await ask(server, "GET", "/")).body == b"<p>page"
            for path in paths:
                answer = await ask(server, "GET", path)
                assert answer.status == 404, path
                assert b"secret" not in answer.body, path

    run(work())


def test_requests_for_missing_files_fill_no_memory(built: Path) -> None:
    async def work() -> None:
        async with serving() as server:
            luck = FastLuck(1)
            for _ in range(300):
                await ask(server, "GET", f"/assets/{luck.below(1 << 30):x}.js")
            assert static.file.cache_info().currsize < 100

    run(work())
