"""T17: guests are random numbers in cookies that nobody can make up, overhear, or find in a file."""

from __future__ import annotations

import logging
import secrets
from collections import Counter
from pathlib import Path

import pytest
from support.server.raw import Headers, Wire, ask, connect, cookie, exchange, head, new_cookie, own
from support.server.serving import gather_two, guests, passing_days, run, serving, url  # noqa: F401  a fixture
from support.server.steps import play

from ludejo.server.guests import DAY_MS, PLAIN_NAME, SECURE_NAME, Guests
from ludejo.server.metrics import Figures
from ludejo.server.server import Server

NOW = 20_000 * DAY_MS
HOME = "https://play.example"


def test_a_token_has_128_bits_that_all_count() -> None:
    issued = [Guests(bytes(32)).new(NOW) for _ in range(1000)]
    numbers = [int(value.split(".")[0], 16) for value in issued]
    assert len(set(numbers)) == 1000
    assert all(len(value.split(".")[0]) == 32 for value in issued)
    counts = Counter(bit for number in numbers for bit in range(128) if number >> bit & 1)
    assert all(380 < counts[bit] < 620 for bit in range(128)), "7 sigma"
    assert len({Guests(bytes(32)).guest_of(value, NOW) for value in issued}) == 1000


def test_tokens_come_from_the_random_source_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_hex", lambda n: "ab" * n)
    assert Guests(bytes(32)).new(NOW).startswith("ab" * 16 + ".")


def test_a_changed_cookie_is_nobodys() -> None:
    keeper = Guests(b"k" * 32)
    good = keeper.new(NOW)
    assert keeper.guest_of(good, NOW) is not None
    for n in range(len(good)):
        changed = good[:n] + ("0" if good[n] != "0" else "1") + good[n + 1 :]
        assert keeper.guest_of(changed, NOW) is None, n
        assert keeper.guest_of(good[:n], NOW) is None, n
    for bad in (good + ".", good + ".0", good.upper() if good.upper() != good else "x", " " + good, "....", "é.1.1.x"):
        assert keeper.guest_of(bad, NOW) is None, bad
    assert Guests(b"l" * 32).guest_of(good, NOW) is None


def test_flags_on_a_home_network() -> None:
    async def work() -> None:
        async with serving() as server:
            for method, path in (("GET", "/"), ("POST", "/api/guest")):
                (value, *flags) = (
                    (await ask(server, method, path, [("Origin", url(server))])).one("Set-Cookie").split("; ")
                )
                assert value.startswith(f"{PLAIN_NAME}=")
                assert flags == ["Path=/", "HttpOnly", "SameSite=Lax", "Max-Age=2592000"]

    run(work())


def test_flags_over_https() -> None:
    async def work() -> None:
        async with serving(origins=(HOME,)) as server:
            answer = await ask(server, "POST", "/api/guest", [("Origin", HOME)])
            (value, *flags) = answer.one("Set-Cookie").split("; ")
            assert value.startswith(f"{SECURE_NAME}=")
            assert flags == ["Path=/", "HttpOnly", "SameSite=Lax", "Max-Age=2592000", "Secure"]
            plain = cookie(value.partition("=")[2])  # a subdomain could have set this one
            assert (await ask(server, "POST", "/api/forget", [("Origin", HOME), plain])).code == "no-guest"
            secure = cookie(value.partition("=")[2], SECURE_NAME)
            forgotten = await ask(server, "POST", "/api/forget", [("Origin", HOME), secure])
            ended = f"{SECURE_NAME}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure"
            assert forgotten.one("Set-Cookie") == ended

    run(work())


async def is_guest(server: Server, headers: Headers) -> bool:
    """Does the server know who this is? HTTP and WebSocket agree."""
    async with Wire(*await connect(server)) as one:
        status = (await one.shake(headers)).status
    assert status in (101, 401), status
    empty = (await ask(server, "POST", "/api/tables", headers)).status
    assert empty == (400 if status == 101 else 403)
    return status == 101


def test_other_cookies_of_the_same_host_do_not_hide_ours() -> None:
    """Ports share cookies: other programs on the machine set their own, and some of those are malformed."""

    async def work() -> None:
        async with serving() as server:
            good = f"{PLAIN_NAME}={new_cookie(server)}"
            others = ("a=b", 'theme={"dark":true}', "bare", "a=b c", 'x="open', "=", "ludejo2=x", "é=é", "a[1]=2", "")
            for other in others:
                for both in (f"{other}; {good}", f"{good}; {other}", f"{good};{other}"):
                    assert await is_guest(server, [("Origin", url(server)), ("Cookie", both)]), both

    run(work())


def test_nonsense_in_the_cookie_is_no_guest_and_no_error() -> None:
    async def work() -> None:
        async with serving() as server:
            for value in (
                '"\xe9.1.1.x"',
                "\xe9.1.1.x",
                '"a.1.1.\xff"',
                "a.1.1",
                "a.-1.1.x",
                '"',
                "%00",
                "a." * 500,
                "0x1.0x1.0x1",
            ):
                headers = [("Origin", url(server)), cookie(value)]
                async with Wire(*await connect(server)) as one:
                    assert (await one.shake(headers)).status == 401, value
                assert (await ask(server, "GET", "/", headers)).status == 200, value

    run(work())


def test_a_visit_renews_the_cookie_and_keeps_the_guest(days: list[int]) -> None:
    async def work() -> None:
        async with serving() as server:
            value, app = new_cookie(server), server.app
            guest = app.guests.guest_of(value, app.clock())
            assert not (await ask(server, "GET", "/", own(server, value))).all("Set-Cookie"), "today's is not renewed"
            for day in range(1, 365, 28):
                days[0] = day
                fresh = (await ask(server, "GET", "/", own(server, value))).one("Set-Cookie")
                value = fresh.split(";")[0].partition("=")[2]
                assert app.guests.guest_of(value, app.clock()) == guest
            days[0] = 364
            assert await is_guest(server, own(server, value))
            days[0] = 365
            assert not await is_guest(server, own(server, value)), "a year in all"

    run(work())


def test_a_cookie_is_never_dated_back() -> None:
    """Not even if a clock was set back: when it is right again, such a cookie would have ended."""
    guests = Guests(bytes(32))
    cookie = guests.new(NOW)
    assert guests.renewed(cookie, NOW - 100 * DAY_MS) is None
    assert guests.renewed(cookie, NOW) is None
    assert guests.renewed(cookie, NOW + DAY_MS) is not None


def test_an_idle_cookie_ends_after_thirty_days(days: list[int]) -> None:
    async def work() -> None:
        async with serving() as server:
            value = new_cookie(server)
            for day, good in ((1, True), (29, True), (30, False), (400, False)):
                days[0] = day
                assert await is_guest(server, own(server, value)) is good, day

    run(work())


def test_the_token_is_only_in_the_cookie(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    logging.getLogger("ludejo.websocket").propagate = True
    file = tmp_path / "tables.sqlite"

    async def work() -> None:
        async with serving(str(file)) as server, guests(server, 2) as (ana, ben):
            code = await gather_two(ana, ben, tokens=1)
            await play({0: ana, 1: ben})
            values = [next(iter(client.http.cookie_jar)).value for client in (ana, ben)]
            sinks = await pages(server, code, values[0])
            sinks += [one.read_bytes() for one in tmp_path.iterdir()]
            assert any(one.name.endswith("-wal") for one in tmp_path.iterdir())
            hidden = [part.encode() for value in values for part in (value.split(".")[0], value.split(".")[3])]
            key = server.app.guests.key.hex().encode()
            sinks += [repr(record.__dict__).encode() for record in caplog.records] + [caplog.text.encode()]
            for secret in (*hidden, key):
                assert not any(secret in sink for sink in sinks), next(s for s in sinks if secret in s)[:300]

    run(work())
    assert caplog.records, "something was logged"


async def pages(server: Server, code: str, value: str) -> list[bytes]:
    """Everything the server says to somebody with this cookie, bad requests with the cookie in them included."""
    paths = ("/", f"/t/{code}", "/api/health", "/api/games", "/api/tables", f"/api/tables/{code}/record")
    found = [(await ask(server, "GET", path, own(server, value))).body for path in paths]
    found.append(Figures(server.app).text())
    bad = [*own(server, value), ("Cookie", f"ludejo={value}\x00"), ("X", "\x00")]
    for path, method in (("/", "GET"), ("/ws", "GET"), ("/", "B\xe4D")):
        await exchange(server, head(method, path, [("Host", "x"), *bad]))
        await exchange(server, head(method, path, [("Host", "x"), ("Upgrade", "x"), *bad]))
    return found
