"""A table's own words over the wire: who may send them, how much, how often, and where they are used."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest
from support.server.codenames import opened
from support.server.raw import Headers, ask, connect, head, own
from support.server.serving import LIFTED, guests, is_over, run, serving

from ludejo.client import Client
from ludejo.core.refusal import Refused
from ludejo.games.codenames import shapes
from ludejo.games.codenames.shapes import CodenamesView
from ludejo.server.server import Server
from ludejo.server.settings import Limits
from ludejo.store.base import first_bad
from ludejo.store.sqlite import SqliteStore
from ludejo.table import happenings as h
from ludejo.table.record import checked, read
from ludejo.wire import said

WORDS = [f"canary{number}x" for number in range(60)]
TEXT = "\n".join(WORDS)
PUBLIC = ("X-Forwarded-For", "8.8.4.4")


async def begin(ana: Client, ben: Client) -> None:
    """Both sit, without a number, and the cards are dealt."""
    for seat, client in enumerate((ana, ben)):
        await client.wish(h.Sat(seat, ""))
    await ana.wish(h.Started())
    for seat, client in enumerate((ana, ben)):
        await client.until(lambda client=client, seat=seat: seat in client.sights)  # type: ignore[misc]


def view(client: Client, seat: int) -> CodenamesView:
    found = client.sights[seat].view
    assert isinstance(found, CodenamesView)
    return found


async def refused(client: Client, code: str, text: str = TEXT) -> str:
    with pytest.raises(Refused) as denied:
        await client.give_words(code, text)
    return denied.value.refusal.code


def mine(server: Server, client: Client) -> Headers:
    cookie = next(iter(client.http.cookie_jar)).value
    return [*own(server, cookie), ("Content-Type", "application/json")]


def test_a_list_is_corrected_line_by_line_and_played_with() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            code = await opened(ana, ben, mode="together")
            sign = await ana.give_words(code, f"{TEXT}\n\nCANARY7X\na/b\n# remark\n")
            assert (sign.taken, sign.words, sign.skipped, sign.more) == (False, 60, 3, 0)
            assert [(fault.code, fault.args["line"]) for fault in sign.faults] == [
                ("list-twice", 62), ("list-strange", 63)]  # fmt: skip
            assert ana.room is not None
            assert ana.room.options["own"] == "none"
            assert (await ana.give_words(code, TEXT)).taken
            await ben.until(lambda: ben.room is not None and ben.room.options["own"] == 60)
            await begin(ana, ben)
            assert set(view(ben, 1).words) < set(WORDS)
            with pytest.raises(Refused) as denied:  # the referee knows them
                await ana.move(0, shapes.Clue(view(ana, 0).words[0], 1))
            assert denied.value.refusal.code == "is-visible"
            assert await refused(ana, code) == "has-started"

    run(work())


def test_who_may_give_one() -> None:
    """Only the host; a stranger is told that there is no such table, and guessing codes is slowed down."""

    async def work() -> None:
        limits = msgspec.structs.replace(LIFTED, bad_codes=3)
        async with serving(limits=limits) as server, guests(server, 3) as (ana, ben, eve):
            code = await opened(ana, ben)
            assert await refused(ben, code) == "not-host"
            assert await refused(eve, code) == await refused(eve, "2" * 10) == "no-such-table"
            assert await refused(eve, "3" * 10) == "no-such-table"
            guesses = server.app.guesses
            assert guesses.seconds(guesses.keys("", "127.0.0.1")) > 0
            love = await ben.open_table("love-letter", 2, "Ben")
            assert await refused(ben, love) == "no-lists"  # from the same address, and at once

    run(work())


def test_a_game_without_words() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 1) as (ana,):
            assert await refused(ana, await ana.open_table("love-letter", 2, "Ana")) == "no-lists"

    run(work())


@pytest.mark.parametrize(
    ("body", "status"),
    [(b"", 400), (b"[]", 400), (b'{"text":1}', 400), (b'{"text":"a","more":1}', 400), (b'{"text":"\\ud800"}', 400),
     (b'{"text":"\xff"}', 400), (b'{"words":["a"]}', 400), (b'{"text":"a"}', 200)],
)  # fmt: skip
def test_bodies(body: bytes, status: int) -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 1) as (ana,):
            code = await opened(ana)
            answer = await ask(server, "POST", f"/api/tables/{code}/words", mine(server, ana), body)
            assert answer.status == status
            plain = [one for one in mine(server, ana) if one[0] != "Content-Type"]
            assert (await ask(server, "POST", f"/api/tables/{code}/words", plain, body)).status == 400

    run(work())


def test_the_size_of_a_list() -> None:
    """A body over the limit is not read to its end, whether or not it gives its length; the server goes on."""

    async def work() -> None:
        async with (
            serving(limits=msgspec.structs.replace(LIFTED, list_bytes=100_000)) as server,
            guests(server, 1) as (ana,),
        ):
            code = await opened(ana)
            assert (await ana.give_words(code, "x" * 90_000)).faults[0].code == "list-long"
            path = f"/api/tables/{code}/words"
            big = json.dumps({"text": "x\n" * 60_000}).encode()
            assert (await ask(server, "POST", path, mine(server, ana), big)).status == 413
            for length in ([("Content-Length", "100000000")], [("Transfer-Encoding", "chunked")]):
                assert await flood(server, head("POST", path, [*mine(server, ana), *length])) < 20_000_000
            assert (await ana.give_words(code, TEXT)).taken

    run(work())


async def flood(server: Server, start: bytes) -> int:
    """Send 100 MB after this head, as long as the server reads; returns how many bytes were sent."""
    reader, writer = await connect(server)
    writer.write(start)
    chunk = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"
    sent = 0
    try:
        while sent < 100_000_000 and not reader.at_eof():
            writer.write(chunk)
            sent += len(chunk)
            await asyncio.wait_for(writer.drain(), 5)
            await asyncio.sleep(0)
    except (ConnectionError, TimeoutError):
        pass
    writer.close()
    return sent


def test_five_thousand_words_and_one_more() -> None:
    async def work() -> None:
        async with serving(limits=Limits()) as server, guests(server, 1) as (ana,):
            code = await opened(ana)
            long = [f"ĉŝĝĵĥŭ ĉŝĝĵĥŭ {number:010}" for number in range(5001)]  # 24 letters
            sign = await ana.give_words(code, "\n".join(long))
            assert [fault.code for fault in sign.faults] == ["list-many"]
            assert (await ana.give_words(code, "\n".join(long[:5000]))).taken
            assert len(server.app.live_tables[code].writer.table.words) == 5000

    run(work())


def test_hostile_signs_reach_nobody() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 1) as (ana,):
            code = await opened(ana)
            for sign in ("\x00", "\x1b[2J", "\u202e", "\u2066", "\u200f", "\u2028", "<b>", "\ufdd0"):
                answer = await ana.give_words(code, f"{TEXT}\nbad{sign}word")
                assert not answer.taken
                assert str(answer.faults[0].args["word"]).isprintable()
            assert server.app.live_tables[code].writer.table.words == ()

    run(work())


def test_how_often() -> None:
    """A limit per address and hour; it does not count in a home network."""

    async def work() -> None:
        limits = msgspec.structs.replace(LIFTED, lists_per_hour=3)
        async with serving(limits=limits, behind_proxy=True) as server, guests(server, 1) as (ana,):
            code = await opened(ana)
            path, body = f"/api/tables/{code}/words", b'{"text":"a"}'
            from_afar = [*mine(server, ana), PUBLIC]
            found = [(await ask(server, "POST", path, from_afar, body)).status for _ in range(5)]
            assert found == [200, 200, 200, 429, 429]
            assert [(await ask(server, "POST", path, mine(server, ana), body)).status for _ in range(5)] == [200] * 5

    run(work())


def test_the_same_list_again_stores_nothing() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 1) as (ana,):
            code = await opened(ana)
            assert (await ana.give_words(code, TEXT)).taken
            version = server.app.live_tables[code].writer.table.version
            assert (await ana.give_words(code, TEXT)).taken
            assert server.app.live_tables[code].writer.table.version == version

    run(work())


@pytest.mark.parametrize("private", [True, False])
def test_words_that_are_on_no_card_are_told_to_nobody(private: bool) -> None:
    """Not to the devices of the host, the other seat or an onlooker, nor to a screen; nor to one that comes late."""

    async def work() -> None:
        async with serving() as server, guests(server, 4) as (ana, ben, eve, late):
            for client in (ana, ben, eve, late):
                client.frames = []
            code = await opened(ana, ben, eve, private=private, mode="together")
            assert (await ana.give_words(code, TEXT)).taken
            await begin(ana, ben)
            await late.enter(code, "Late")
            lying = view(ana, 0).words
            await ana.move(0, shapes.Clue("qoph", 1))
            await ben.until(lambda: view(ben, 1).phase == "guess")
            for client in (ana, ben, eve, late):
                told = b"".join(client.frames or ())
                sees = client in (ana, ben) or not private
                known = [word for word in WORDS if f'"{word}"'.encode() in told]
                assert sorted(known) == (sorted(lying) if sees else [])
                assert (b'"key":["' in told) == (client is ana)

    run(work())


async def lose_quickly(ana: Client, ben: Client) -> None:
    """Play to the end: the operative touches one word after the other."""
    while not is_over(ana):
        if ana.sights[0].opens:
            await ana.move(0, shapes.Clue("qoph", 0))
        elif ana.sights[0].due:
            await ana.move(0, ana.sights[0].choices[0])
        else:
            await ben.until(lambda: ben.sights[1].moment == ana.sights[0].moment)
            touches = [one for one in ben.sights[1].choices if isinstance(one, shapes.Confirm)]
            await ben.move(1, touches[0])
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("kind", ["memory", "sqlite"])
def test_a_restart_a_rematch_and_the_record_keep_it(kind: str, tmp_path: Path) -> None:
    """All of it is in the log: after a restart the game goes on, and a rematch has the same list."""
    database = str(tmp_path / "tables.sqlite") if kind == "sqlite" else kind

    async def first() -> tuple[str, ...]:
        async with serving(database) as server, guests(server, 2) as (ana, ben):
            code = await opened(ana, ben, mode="together", taps="one")
            assert (await ana.give_words(code, TEXT)).taken
            await begin(ana, ben)
            await lose_quickly(ana, ben)
            record = read(await ana.ask("GET", f"/api/tables/{code}/record"))
            assert list(record.words) == WORDS
            checked(server.app.find("codenames"), record)
            replay = json.loads(await ben.ask("GET", f"/api/tables/{code}/replay"))
            assert set(replay["frames"][0]["view"]["words"]) < set(WORDS)
            await ana.wish(said.PlayAgain())
            cookies = [next(iter(client.http.cookie_jar)).value for client in (ana, ben)]
            if kind == "memory":
                await begin(ana, ben)
                assert set(view(ana, 0).words) < set(WORDS)
            return code, *cookies

    async def second(code: str, *cookies: str) -> None:
        async with serving(database) as server:
            url = server.app.settings.origins[0]
            async with Client(url, {"ludejo": cookies[0]}) as ana, Client(url, {"ludejo": cookies[1]}) as ben:
                await ana.enter(code, "Ana")
                await ben.enter(code, "Ben")
                assert ana.room is not None
                assert ana.room.options["own"] == 60
                await begin(ana, ben)
                assert set(view(ben, 1).words) < set(WORDS)

    code, *cookies = run(first())
    if kind == "sqlite":
        run(second(code, *cookies))
        store = SqliteStore(database)
        assert first_bad(store.read(code)) is None
        store.close()
