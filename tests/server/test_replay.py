"""Replays: a finished game as each seat, and an onlooker, saw it; frame by frame what was sent during the game."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec
import pytest
from support.server.limits import PUBLIC, PUBLIC_TOO, by
from support.server.raw import Answer, ask
from support.server.readers import Readers
from support.server.serving import gather_two, guests, is_over, pledge_of, run, serving
from support.server.steps import play, step
from support.table.crowd import Crowd
from support.toy.game import GAME as TOY

import ludejo
from ludejo.client import Client
from ludejo.core.event import ONLOOKER
from ludejo.core.game import Game
from ludejo.core.option import Value
from ludejo.server import archive
from ludejo.server.server import Server
from ludejo.server.settings import Limits
from ludejo.table import happenings as h
from ludejo.table.messages import Sight
from ludejo.table.record import MoveStep, Undone, read
from ludejo.table.replay import Replay, Thoughts, replayed, thought
from ludejo.wire import said

LOVE = ludejo.game("love-letter")
SETUPS: list[tuple[Game, int, dict[str, Value]]] = [
    (LOVE, 2, {"tokens": 2}), (LOVE, 3, {}), (LOVE, 4, {"tokens": 2}), (TOY, 3, {"rounds": 3}), (TOY, 5, {"rounds": 2}),
]  # fmt: skip
Plain = dict[str, Any]


# --- at the table


def crowd(game: Game, seats: int, options: dict[str, Value], seed: int) -> Crowd:
    """A random game, with moves taken back, people who go away, and an onlooker from the start."""
    party = Crowd(game, seats, seed, options)
    party.must("eve", h.Came("Eve"))
    party.sit(n_bots=int(seats > 2))
    party.live()
    return party


def sent(party: Crowd, guest: str) -> list[Sight]:
    """The fresh sights that a guest was sent."""
    return [sight for sight in party.sights(guest) if sight.fresh]


def check_frames(replay: Replay, sights: list[Sight]) -> None:
    """Each sight is the frame of its number."""
    for sight in sights:
        frame = replay.frames[sight.n - 1]
        assert (frame.events, frame.view, frame.due) == (sight.events, sight.view, sight.due)
        assert sight.moment - frame.moment == sights[0].moment - replay.frames[sights[0].n - 1].moment


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("game", "seats", "options"), SETUPS, ids=lambda part: getattr(part, "id", str(part)))
def test_frames_are_what_each_viewer_was_sent(game: Game, seats: int, options: dict[str, Value], seed: int) -> None:
    party = crowd(game, seats, options, seed)
    (record,) = party.records()
    for viewer, past in party.play().past.items():
        replay = replayed(game, record, viewer)
        assert [event for frame in replay.frames for event in frame.events] == past
        assert len(replay.frames) == party.play().sent[viewer], "no frame too many, none missing"
        assert replay.frames[-1].view == party.play().state.view(viewer)
        guest = "eve" if viewer == ONLOOKER else party.guests[viewer]
        sights = sent(party, guest)
        assert len(sights) > 3 or viewer in (1, seats - 1)  # the one who goes away, and the bot
        check_frames(replay, sights)
    assert [sight.n for sight in sent(party, "eve")] == list(range(1, party.play().sent[ONLOOKER] + 1))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("game", "seats", "options"), SETUPS, ids=lambda part: getattr(part, "id", str(part)))
def test_steps_and_times_are_those_of_the_record(game: Game, seats: int, options: dict[str, Value], seed: int) -> None:
    (record,) = crowd(game, seats, options, seed).records()
    for viewer in range(ONLOOKER, seats):
        first, *frames = replayed(game, record, viewer).frames
        assert (first.step, first.at, first.undone) == (0, 0, False)
        assert [frame.step for frame in frames] == sorted({frame.step for frame in frames})
        for frame in frames:
            step = record.steps[frame.step - 1]
            assert (frame.at, frame.undone) == (step.at, isinstance(step, Undone))
        undone = [n for n, step in enumerate(record.steps, start=1) if isinstance(step, Undone)]
        assert [frame.step for frame in frames if frame.undone] == undone, "everybody is told of what is taken back"


def test_after_taking_back_it_stands_as_before() -> None:
    for seed in range(20):
        (record,) = crowd(LOVE, 3, {}, seed).records()
        frames = replayed(LOVE, record, 0).frames
        for n, frame in enumerate(frames):
            if frame.undone:
                assert frame.view == frames[n - 2].view
                assert frame.events == ()
                return
    raise AssertionError("nothing was taken back")


def test_a_step_that_tells_a_viewer_nothing_has_no_frame() -> None:
    """Votes of others are sealed: a replay does not show when they were cast."""
    (record,) = crowd(TOY, 5, {"rounds": 2}, 1).records()
    steps = {viewer: {frame.step for frame in replayed(TOY, record, viewer).frames} for viewer in range(-1, 5)}
    assert len(steps[ONLOOKER]) < len(record.steps)
    assert len({frozenset(own) for own in steps.values()}) > 2
    assert set().union(*steps.values()) == set(range(len(record.steps) + 1))


# --- over the server


def sights_of(client: Client, seat: int) -> list[Plain]:
    """The fresh sights of a seat in a client's transcript."""
    assert client.frames is not None
    told = [message for frame in client.frames for message in msgspec.json.decode(frame)]
    return [m for m in told if m["type"] == "sight" and m["seat"] == seat and m["fresh"]]


async def get(server: Server, code: str, query: str = "", *headers: tuple[str, str]) -> Answer:
    return await ask(server, "GET", f"/api/tables/{code}/replay{query}", headers)


async def replay_of(server: Server, code: str, query: str = "") -> Plain:
    answer = await get(server, code, query)
    assert (answer.status, answer.one("Content-Type")) == (200, "application/json")
    found: Plain = msgspec.json.decode(answer.body)
    return found


async def begin(people: dict[str, Client], **options: Any) -> str:
    """Ana and Ben play in public, Eve looks on; all of them note what they are told."""
    for one in people.values():
        one.frames = []
    ana, ben, eve = people.values()
    code = await ana.open_table("love-letter", 2, "Ana", private=False, **options)
    for name, one in people.items():
        await one.enter(code, name)
    await ana.wish(h.Sat(0, pledge_of("aa")))
    await ben.wish(h.Sat(1, ""))
    await ana.wish(h.Started())
    await ana.wish(h.Opened(0, "aa"))
    for seat, one in ((0, ana), (1, ben), (ONLOOKER, eve)):
        await one.until(lambda one=one, seat=seat: seat in one.sights)  # type: ignore[misc]
    return code


async def take_back(mover: Client, other: Client, seat: int) -> None:
    """Take back the last move; the other player agrees if this is needed."""
    moment = mover.sights[seat].moment
    await mover.wish(h.Asked(seat))
    await other.until(lambda: other.sights[1 - seat].moment > moment or other.room.asking == seat)  # type: ignore[union-attr]
    if other.sights[1 - seat].moment == moment:
        await other.wish(h.Agreed(1 - seat, True))
    for one, own in ((mover, seat), (other, 1 - seat)):
        await one.until(lambda one=one, own=own: one.sights[own].moment > moment)  # type: ignore[misc]


def test_a_replay_is_what_was_sent_over_the_wire() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 3) as (ana, ben, eve):
            code = await begin({"Ana": ana, "Ben": ben, "Eve": eve}, tokens=2)
            seat = next(seat for seat, one in enumerate((ana, ben)) if one.sights[seat].due)
            await step({0: ana, 1: ben}, 0)
            await take_back((ana, ben)[seat], (ben, ana)[seat], seat)
            await play({0: ana, 1: ben})
            for one in (ana, ben, eve):
                await one.until(lambda one=one: is_over(one))  # type: ignore[misc]
            for viewer, one in ((0, ana), (1, ben), (ONLOOKER, eve)):
                replay = await replay_of(server, code, f"?seat={viewer}")
                sights = sights_of(one, viewer)
                assert [f["events"] for f in replay["frames"]] == [s["events"] for s in sights]
                assert [f["view"] for f in replay["frames"]] == [s["view"] for s in sights]
                assert [f["due"] for f in replay["frames"]] == [s["due"] for s in sights]
                assert any(frame["undone"] for frame in replay["frames"])
            record = msgspec.json.decode((await ask(server, "GET", f"/api/tables/{code}/record")).body)
            head = {name: replay[name] for name in ("game", "number", "games", "seat", "people", "result", "options")}
            same = {name: record[name] for name in ("game", "people", "result", "options")}
            assert head == {**same, "number": 1, "games": 1, "seat": ONLOOKER}
            assert (await get(server, code)).body == (await get(server, code, "?seat=-1&game=1")).body

    run(work())


@pytest.mark.parametrize("what", ["replay?seat=0", "thoughts"])
@pytest.mark.parametrize("private", [True, False])
def test_nobody_gets_a_replay_before_the_end_and_everybody_after_it(private: bool, what: str) -> None:
    class ReplayReaders(Readers):
        async def ask(self, query: str = "") -> dict[str, Answer]:
            path = f"/api/tables/{self.code}/{what}"
            return {name: await ask(self.server, "GET", path, headers) for name, headers in self.who.items()}

    async def work() -> None:
        async with serving() as server, guests(server, 4) as (ana, ben, eve, zoe):
            code = await gather_two(ana, ben, private=private, tokens=1)
            await eve.enter(code, "Eve")
            readers = ReplayReaders(server, code, ana, eve, zoe)
            await readers.are_refused_until_the_end(ana, ben)

    run(work())


def test_of_several_games_those_that_are_over_have_replays() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            code = await gather_two(ana, ben, tokens=1)
            await play({0: ana, 1: ben})
            first = await replay_of(server, code, "?seat=1")
            await ana.wish(said.PlayAgain())
            await ana.wish(h.Started())
            for one in (ana, ben):
                await one.until(lambda one=one: one.room.phase == "playing")  # type: ignore[misc]
            assert await replay_of(server, code, "?seat=1") == first
            assert (await get(server, code, "?game=2")).code == "no-such-table"
            await play({0: ana, 1: ben})
            assert await replay_of(server, code, "?seat=1&game=1") == {**first, "games": 2}
            second = await replay_of(server, code, "?seat=1")
            assert (second["number"], second["games"]) == (2, 2)
            assert second["frames"][-1]["view"] == msgspec.json.decode(msgspec.json.encode(ben.sights[1].view))

    run(work())


def test_bad_seats_and_bad_games_are_refused() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            code = await gather_two(ana, ben, tokens=1)
            await play({0: ana, 1: ben})
            for seat in ("2", "-2", "24", "x", "", "1.0", "+1", "1e1", "%D9%A1", "9" * 5000, "None", "0%00"):
                answer = await get(server, code, f"?seat={seat}")
                assert (answer.status, answer.code) == (404, "unknown-seat"), seat
                assert len(answer.body) < 200
            for number in ("0", "2", "-1", "x", "9" * 5000):
                answer = await get(server, code, f"?seat=0&game={number}")
                assert (answer.status, answer.code) == (404, "no-such-table"), number
            assert (await get(server, "z33eznettp", "?seat=0")).code == "no-such-table"

    run(work())


def test_guessing_codes_is_slowed_down() -> None:
    async def work() -> None:
        async with serving(limits=Limits(bad_codes=3), behind_proxy=True) as server:
            for code in ("z33eznettp", "z33eznettq", "z33eznettr", "z33eznettr"):
                assert (await get(server, code, "", by(PUBLIC))).status == 404
            guesses = server.app.guesses
            assert guesses.seconds(guesses.keys("", PUBLIC)) > 0
            assert guesses.seconds(guesses.keys("", PUBLIC_TOO)) == 0

    run(work())


def test_records_and_replays_are_compressed_if_the_client_accepts_it() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            code = await gather_two(ana, ben, tokens=7)
            await play({0: ana, 1: ben})
            for path in (f"/api/tables/{code}/record", f"/api/tables/{code}/replay?seat=0"):
                whole = await ask(server, "GET", path)
                small = await ask(server, "GET", path, [("Accept-Encoding", "gzip, deflate, br")])
                none = await ask(server, "GET", path, [("Accept-Encoding", "gzip;q=0, *;q=0")])
                assert small.one("Content-Encoding") == "gzip"
                assert gzip.decompress(small.body) == whole.body == none.body
                assert len(small.body) < len(whole.body) // 2
                assert not whole.all("Content-Encoding")
                assert whole.one("Vary") == small.one("Vary") == "Accept-Encoding"
                assert whole.one("Cache-Control") == small.one("Cache-Control") == "no-store"
            assert msgspec.json.decode(await ana.ask("GET", path)) == msgspec.json.decode(whole.body)

    run(work())


def test_work_is_done_beside_the_loop_once_and_little_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """In another process; and a kept result is found without reading the log again."""
    monkeypatch.setattr(archive, "MOST_KEPT", 2)

    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            code = await gather_two(ana, ben, tokens=1)
            await play({0: ana, 1: ben})
            await get(server, code, "?seat=0")
            side = server.app.side
            assert side.process is not None
            assert (side.n_answered, side.n_failed) == (2, 0), "the log was folded, and the game replayed"
            monkeypatch.setattr(server.app.store.store, "read", None)  # the log is not read again
            for seat, n in ((0, 2), (1, 3), (0, 3), (-1, 4), (1, 4), (0, 5)):
                await replay_of(server, code, f"?seat={seat}")
                assert side.n_answered == n

    run(work())


def test_a_new_replay_counts_for_the_limit_and_a_kept_one_does_not() -> None:
    async def work() -> None:
        limits = Limits(messages_at_once=0, costly_at_once=3, costly_per_minute=0)
        async with serving(limits=limits, behind_proxy=True) as server, guests(server, 2) as (ana, ben):
            code = await gather_two(ana, ben, tokens=1)
            await play({0: ana, 1: ben})
            seen = [(await get(server, code, f"?seat={seat}", by(PUBLIC))).status for seat in (0, 0, 1, 0, -1, 1, 0)]
            assert seen == [200, 200, 200, 200, 429, 200, 200]
            assert (await get(server, code, "?seat=-1", by(PUBLIC))).code == "too-many-requests"
            assert (await get(server, code, "?seat=-1", by(PUBLIC_TOO))).status == 200
            assert (await get(server, code, "?seat=-1", by(PUBLIC))).status == 200, "this one is kept now"

    run(work())


# --- beliefs


@pytest.mark.parametrize("seed", range(2))
def test_what_was_believed_stands_beside_what_was_true(seed: int) -> None:
    """For every move, also one that was taken back; what the player knew is believed with certainty."""
    (record,) = crowd(LOVE, 3, {}, seed).records()
    found = thought(LOVE, record).thoughts
    moved = [(n, step.seat) for n, step in enumerate(record.steps, start=1) if isinstance(step, MoveStep)]
    assert [(one.step, one.seat) for one in found] == moved
    reels = {seat: replayed(LOVE, record, seat).frames for seat in range(3)}
    n_known = 0
    for one in found:
        view = [frame.view for frame in reels[one.seat] if frame.step < one.step][-1]
        known, living = (msgspec.structs.asdict(view)[name] for name in ("known", "living"))
        for other in {belief.about for belief in one.beliefs}:
            about = [belief for belief in one.beliefs if belief.about == other]
            assert living[other]
            assert sum(belief.share for belief in about) == pytest.approx(1, abs=0.02)
            assert sum(belief.true for belief in about) == 1
            if known[other] is not None:
                n_known += 1
                assert [(belief.what, belief.true) for belief in about] == [(known[other], True)]
    assert n_known > 0


def test_a_game_that_hides_nothing_by_words_has_thoughts_without_beliefs() -> None:
    (record,) = crowd(TOY, 5, {"rounds": 2}, 1).records()
    assert {one.beliefs for one in thought(TOY, record).thoughts} == {()}


def test_thoughts_over_the_server() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            code = await gather_two(ana, ben, tokens=1)
            await play({0: ana, 1: ben})
            answer = await ask(server, "GET", f"/api/tables/{code}/thoughts?game=1", ())
            (record,) = [await ask(server, "GET", f"/api/tables/{code}/record", ())]
            found = msgspec.json.decode(answer.body, type=Thoughts)
            assert (found.game, found.number) == ("love-letter", 1)
            assert found == thought(LOVE, read(record.body))
            assert (await ask(server, "GET", f"/api/tables/{code}/thoughts?game=2", ())).code == "no-such-table"

    run(work())
