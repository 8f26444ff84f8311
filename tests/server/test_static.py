"""The page's files: where they are, what kind they are, how they are compressed and how long they are kept."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest
from support.server.raw import Answer, ask, new_cookie, own
from support.server.serving import run, serving

from ludejo.server import static
from ludejo.server.compression import chosen
from ludejo.server.server import Server

CODE = "z33eznettp"
PAGE = b"<!doctype html><title>Ludejo</title>" + b"<p>to play</p>" * 200
SCRIPT = b"export const x = 1;\n" * 500
PICTURE = b"\x89PNG" + bytes(5000)  # could be compressed, but pictures already are
PLACES = ("/", f"/t/{CODE}", f"/t/{CODE}/screen", f"/t/{CODE}/replay", "/rules/love-letter", "/learn/love-letter")
KINDS = {
    "manifest.webmanifest": "application/manifest+json", "sw.js": "text/javascript; charset=utf-8",
    "icon.svg": "image/svg+xml", "icon-192.png": "image/png", "icon-512.png": "image/png",
    "icon-maskable.png": "image/png", "robots.txt": "text/plain; charset=utf-8",
}  # fmt: skip


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A page that was built."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    for name in KINDS:
        (folder / name).write_bytes(PICTURE if name.endswith("png") else SCRIPT)
    for name in ("app-1a.js", "app-1a.css", "font-2b.woff2", "shop-3c.js", "thing", "tiny.js"):
        (folder / "assets" / name).write_bytes(SCRIPT if name != "tiny.js" else b"1")
    (folder / "assets" / "shop-3c.js.br").write_bytes(b"brotli")
    files = resources.files
    monkeypatch.setattr(resources, "files", lambda name: tmp_path if name == "ludejo" else files(name))
    static.file.cache_clear()
    yield folder
    static.file.cache_clear()


async def get(server: Server, path: str, takes: str = "", **headers: str) -> Answer:
    named = [(name.replace("_", "-"), value) for name, value in headers.items()]
    return await ask(server, "GET", path, [*([("Accept-Encoding", takes)] if takes else []), *named])


def test_the_page_is_at_every_path_and_sets_a_cookie(built: Path) -> None:
    async def work() -> None:
        async with serving() as server:
            for path in PLACES:
                answer = await get(server, path)
                assert (answer.status, answer.body) == (200, PAGE), path
                assert answer.one("Content-Type") == "text/html; charset=utf-8"
                assert answer.one("Cache-Control") == "no-store"
                assert answer.one("Set-Cookie")

    run(work())


def test_files_at_the_top_have_their_kind_and_are_asked_for_again(built: Path) -> None:
    async def work() -> None:
        async with serving() as server:
            for name, kind in KINDS.items():
                answer = await get(server, f"/{name}")
                assert (answer.status, answer.one("Content-Type")) == (200, kind), name
                assert answer.one("Cache-Control") == "no-cache"
                assert not answer.all("Set-Cookie")
                tag = answer.one("ETag")
                again = await get(server, f"/{name}", "gzip", If_None_Match=f'"other", {tag}')
                assert (again.status, again.body, again.one("ETag")) == (304, b"", tag)
                assert again.all("Vary") == answer.all("Vary")
                assert again.one("Cache-Control") == "no-cache"
                assert not again.all("Content-Encoding")
                assert (await get(server, f"/{name}", If_None_Match='"other"')).status == 200
            (built / "robots.txt").unlink()
            static.file.cache_clear()
            assert (await get(server, "/robots.txt")).status == 404

    run(work())


def test_text_is_compressed_if_the_browser_accepts_it_and_pictures_never(built: Path) -> None:
    packed = ["/", "/manifest.webmanifest", "/sw.js", "/icon.svg", "/assets/app-1a.js", "/assets/app-1a.css"]
    plain = ["/icon-192.png", "/assets/font-2b.woff2", "/assets/thing"]

    async def work() -> None:
        async with serving() as server:
            for path in packed:
                whole, small = await get(server, path), await get(server, path, "deflate, gzip;q=0.8")
                assert not whole.all("Content-Encoding")
                assert small.one("Content-Encoding") == "gzip"
                assert gzip.decompress(small.body) == whole.body
                assert whole.one("Vary") == small.one("Vary") == "Accept-Encoding"
                assert int(small.one("Content-Length")) == len(small.body) < len(whole.body) // 5
                assert small.one("Content-Type") == whole.one("Content-Type")
                assert small.one("ETag") == whole.one("ETag")
            for path in plain:
                answer = await get(server, path, "gzip, br")
                assert answer.status == 200
                assert not answer.all("Content-Encoding")
                assert not answer.all("Vary")
            assert not (await get(server, "/assets/tiny.js", "gzip")).all("Content-Encoding"), "it would only grow"

    run(work())


def test_brotli_is_sent_if_it_is_beside_the_file(built: Path) -> None:
    async def work() -> None:
        async with serving() as server:
            ways = {
                "gzip, deflate, br": "br", "gzip": "gzip", "br;q=0, gzip": "gzip", "br;q=0.5, gzip": "gzip", "": "",
            }  # fmt: skip
            for takes, way in ways.items():
                answer = await get(server, "/assets/shop-3c.js", takes)
                assert answer.all("Content-Encoding") == ([way] if way else []), takes
                assert answer.one("Cache-Control") == static.FOR_EVER
            assert (await get(server, "/assets/shop-3c.js", "br")).body == b"brotli"
            assert (await get(server, "/assets/app-1a.js", "br")).body == SCRIPT

    run(work())


@pytest.mark.parametrize(
    ("header", "way"),
    [
        ("", ""), ("gzip", "gzip"), ("GZIP", "gzip"), ("x-gzip", "gzip"), ("gzip;q=0", ""), ("gzip;q=0.000", ""),
        ("gzip ; q=0.001", "gzip"), ("gzip;q=1.000", "gzip"), ("br", "br"), ("gzip, br", "br"),
        ("br;q=0.2,gzip", "gzip"), ("*", "br"), ("*;q=0", ""), ("br;q=0, *", "gzip"), ("gzip;q=0, br;q=0, *;q=1", ""),
        ("identity", ""), ("identity;q=1, gzip;q=0.5", ""), ("identity;q=0.5, gzip", "gzip"),
        ("gzip;q=2", ""), ("gzip;q=-1", ""), ("gzip;q=x", ""), ("gzip;x=1", ""), ("zstd, deflate", ""), (",,;,=", ""),
        ("identity, gzip", "gzip"), ("notgzip", ""), ("gzip" * 1000, ""),
    ],
)  # fmt: skip
def test_what_a_browser_accepts_is_read_as_it_is_meant(header: str, way: str) -> None:
    assert chosen(header, ("gzip", "br")) == way


def test_a_header_in_two_lines_is_one(built: Path) -> None:
    async def work() -> None:
        async with serving() as server:
            lines = [("Accept-Encoding", "deflate"), ("Accept-Encoding", "gzip;q=0.5")]
            assert (await ask(server, "GET", "/sw.js", lines)).one("Content-Encoding") == "gzip"

    run(work())


def test_each_file_is_read_and_compressed_once(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed: list[int] = []
    compress = gzip.compress

    def counted(plain: bytes, level: int, mtime: float) -> bytes:
        packed.append(level)
        return compress(plain, level, mtime=mtime)

    monkeypatch.setattr(gzip, "compress", counted)

    async def work() -> None:
        async with serving() as server:
            for _ in range(5):
                await get(server, "/sw.js", "gzip")
            assert packed == [9]
            for n in range(50):
                await get(server, f"/assets/none-{n}.js", "gzip")
            assert static.file.cache_info().currsize == 1, "a missing file is not kept"

    run(work())


def test_answers_about_a_visitor_are_never_compressed() -> None:
    """BREACH: the length of compressed text tells of a secret in it."""

    async def work() -> None:
        async with serving() as server:
            headers = [*own(server, new_cookie(server)), ("Accept-Encoding", "gzip, br")]
            for path in ("/api/games", "/api/tables", "/api/health", f"/api/tables/{CODE}/record"):
                assert not (await ask(server, "GET", path, headers)).all("Content-Encoding"), path

    run(work())


def test_a_ticket_can_be_scanned() -> None:
    """The QR code has the link that the other device needs: each ticket has its own picture, nonsense has none."""

    async def work() -> None:
        async with serving() as server:
            path = f"/api/tables/{CODE}/qr.svg"
            asked = ("", "?ticket=bm5twmrm4u", "?ticket=cm5twmrm4u")
            drawn = [await ask(server, "GET", path + query) for query in asked]
            assert [answer.status for answer in drawn] == [200] * 3
            assert len({answer.body for answer in drawn}) == 3
            assert all(b'xmlns="http://www.w3.org/2000/svg"' in answer.body for answer in drawn)  # else no picture
            assert (await ask(server, "GET", path + "?ticket=%3Cscript%3E")).status == 404

    run(work())


def test_a_mistyped_address_gets_the_page_and_a_program_its_refusal(built: Path) -> None:
    async def work() -> None:
        async with serving() as server:
            page = await ask(server, "GET", "/nowhere", [("Accept", "text/html,*/*;q=0.8")])
            assert (page.status, page.body) == (404, PAGE)
            for headers in ([], [("Accept", "application/json")]):
                assert b"no-such-page" in (await ask(server, "GET", "/nowhere", headers)).body

    run(work())
