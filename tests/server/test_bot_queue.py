"""Bots are shared fairly: tables with people first, each in its turn, and nothing for tables without people."""

from __future__ import annotations

import asyncio
import logging
from asyncio.subprocess import Process

import msgspec
import pytest
from support.server.leaks_world import Fittings, find
from support.server.serving import guests, lifted, run, serving, url
from support.server.steps import against_bot, play_out

import ludejo
from ludejo.bots.base import Question, asked
from ludejo.bots.search.bot import LEVELS
from ludejo.client import Client
from ludejo.core.event import Events
from ludejo.core.luck import FastLuck
from ludejo.server import bot_pool as pool
from ludejo.server.app import App
from ludejo.server.bot_pool import QUICK, WAITS, BotPool
from ludejo.server.bot_queue import BotQueue, BotTask
from ludejo.server.bot_turns import BotTurns
from ludejo.server.live_table import LiveTable
from ludejo.server.nights import TICK
from ludejo.server.writer import read_entry
from ludejo.table import happenings as h
from ludejo.table.messages import Chat
from ludejo.table.record import MoveStep, checked, hash_of, recorded
from ludejo.testkit.setups import Setup
from ludejo.testkit.wire.phone import NightWorld
from ludejo.testkit.wire.twins import EVE, Pair, name_of
from ludejo.testkit.wire.world import Frame

GAME = ludejo.game("love-letter")


def question() -> Question:
    state = GAME.start(2, GAME.settled(2, {}), FastLuck(1), Events())
    return asked(state, state.due()[0], FastLuck(1))


class People:
    """The tables with somebody at them."""

    def __init__(self, *tables: str) -> None:
        self.tables = set(tables)

    def task(self, name: str) -> BotTask:
        """A question of the table with the first letter of this name."""
        return BotTask(GAME, name, question(), lambda move, late: None, name[0], lambda: name[0] in self.tables)


def order(queue: BotQueue) -> list[str]:
    found = []
    while (task := queue.take()) is not None:
        found.append(task.bot)
    return found


def queue_of(people: People, *names: str) -> BotQueue:
    queue = BotQueue()
    for name in names:
        queue.put(people.task(name))
    return queue


def test_a_table_that_asks_much_delays_only_itself() -> None:
    queue = queue_of(People("a", "b", "c"), "a1", "a2", "a3", "b1", "b2", "c1")
    assert queue.qsize() == 6
    assert order(queue) == ["a1", "b1", "c1", "a2", "b2", "a3"]


def test_tables_with_people_come_first() -> None:
    assert order(queue_of(People("z"), "a1", "b1", "b2", "z1", "z2")) == ["z1", "z2", "a1", "b1", "b2"]


def test_it_counts_who_is_there_when_the_turn_comes() -> None:
    people = People("a", "z")
    queue = queue_of(people, "a1", "b1", "z1", "a2")
    people.tables = {"b", "z"}
    queue.prefer("b")  # somebody has come there
    assert order(queue) == ["z1", "b1", "a1", "a2"]


def test_a_question_that_nobody_waits_for_any_more_is_not_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[str] = []
    answers: list[tuple[bytes, bool]] = []

    async def answer(self: BotPool, process: Process | None, task: BotTask, bot: str) -> tuple[None, bytes]:
        thought.append(bot)
        return None, b"{}"

    async def work() -> None:
        workers = BotPool(1, 1.0, FastLuck(1))
        for name, wanted in (("old", False), ("new", True)):
            then = lambda move, late: answers.append((move, late))  # noqa: E731
            workers.ask(BotTask(GAME, name, question(), then, name, is_wanted=lambda wanted=wanted: wanted))  # type: ignore[misc]
        while len(answers) < 2:
            await asyncio.sleep(0.001)
        await workers.stop()

    monkeypatch.setattr(BotPool, "answer", answer)
    run(work())
    assert thought == ["new"]
    assert answers == [(WAITS, False), (b"{}", False)]


def test_the_time_of_a_question_begins_when_a_process_works_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second question waits longer than its own time, and still gets the answer of its own bot."""
    answers: list[bool] = []

    async def put(process: Process, words: bytes) -> bytes:
        await asyncio.sleep(0.06)
        return WAITS

    async def work() -> None:
        workers = BotPool(1, 0.1, FastLuck(1))
        for n in range(3):
            workers.ask(BotTask(GAME, "hard", question(), lambda move, late: answers.append(late), str(n)))
        while len(answers) < 3:
            await asyncio.sleep(0.001)
        await workers.stop()
        assert workers.n_failed == 0

    monkeypatch.setattr(pool, "put", put)
    run(work())
    assert answers == [False] * 3


# --- tables without people


def test_a_game_of_bots_stands_still_when_everybody_has_left() -> None:
    """And goes on when somebody comes."""

    async def work() -> None:
        async with serving() as server, guests(server, 1) as (ana,):
            code = await ana.open_table("love-letter", 2, "Ana", tokens=7)
            await ana.enter(code, "Ana")
            for did in (h.Filled(0, "random"), h.Filled(1, "random"), h.Started()):
                await ana.wish(did)
            table = server.app.live_tables[code].writer.table
            await ana.hang_up()
            async with asyncio.timeout(10):
                while table.is_attended():
                    await asyncio.sleep(0.01)
                version = table.version
                while not server.app.bot_pool.n_answered:  # the first bot was thinking already
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0.3)  # ten turns of a bot at this pace
            assert (table.phase, table.version) == ("playing", version)
            assert server.app.bot_pool.questions.qsize() == 0
            await ana.reconnect()
            async with asyncio.timeout(10):
                while table.version < version + 3:
                    await asyncio.sleep(0.01)

    run(work())


def test_a_game_goes_on_before_a_screen_while_all_phones_sleep() -> None:
    """Also if all phones sleep at once; when the screen has gone, too, nobody is there."""

    async def work() -> None:
        async with serving() as server, guests(server, 3) as (ana, ben, tv):
            code = await ana.open_table("love-letter", 2, "Ana", private=False, tokens=7)
            for client, name in ((ana, "Ana"), (ben, "Ben")):
                await client.enter(code, name)
            await tv.enter(code, "TV", screen=True)
            for did in (h.Filled(0, "random"), h.Filled(1, "random"), h.Started()):
                await ana.wish(did)
            live_table = server.app.live_tables[code]
            await ana.wish(h.Paused())  # so that it is not over too soon
            sleepers = [live_table.connections.pop(guest)[0] for guest in live_table.guests()]
            for connection in sleepers:
                live_table.presence.note_gone(connection.guest)
            await server.app.store.settle()
            assert [person.present for person in live_table.writer.table.people] == [False, True]
            await asyncio.sleep(0.5)  # more than twice as long as somebody is missed, at this pace
            assert live_table.writer.table.is_attended()
            await tv.hang_up()
            async with asyncio.timeout(10):
                while live_table.writer.table.is_attended():
                    await asyncio.sleep(0.01)
            live_table.connections = {connection.guest: [connection] for connection in sleepers}

    run(work())


def test_clocks_stand_while_nobody_is_there() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 1) as (ana,):
            code = await ana.open_table("love-letter", 2, "Ana")
            await ana.enter(code, "Ana")
            await ana.wish(h.Sat(0, "aa" * 32))
            await ana.wish(h.Filled(1, "random"))
            live_table = server.app.live_tables[code]
            await ana.wish(h.Started())
            assert live_table.clocks.running[0] == "sealing"
            live_table.presence.note_gone(live_table.writer.table.people[0].guest)
            assert live_table.writer.table.is_attended(), "Ana is still there"
            ana_connection = next(iter(live_table.connections.values()))[0]
            live_table.connections = {}
            live_table.presence.note_gone(ana_connection.guest)
            await server.app.store.settle()
            assert not live_table.writer.table.is_attended()
            assert live_table.clocks.running[0] == ""
            assert not live_table.clocks.has("clock")
            live_table.connections = {ana_connection.guest: [ana_connection]}
            live_table.presence.call_back()
            await server.app.store.settle()
            assert live_table.clocks.running[0] == "sealing"
            assert live_table.clocks.has("clock")

    run(work())


# --- a bot that does not answer


def test_a_quick_bot_moves_in_place_of_one_that_is_late(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The server's log names the bot, the record marks the move, and no device is told before the end."""
    monkeypatch.setattr(pool, "START_SECONDS", 0.0)
    plain = pool.put
    asked_for: list[str] = []

    async def put(process: Process, words: bytes) -> bytes:
        is_quick = b'"bot":"easy"' in words
        asked_for.append("easy" if is_quick else "hard")
        return await plain(process, words) if is_quick else await asyncio.sleep(60, b"")

    monkeypatch.setattr(pool, "put", put)

    async def work() -> list[h.Entry]:
        async with serving(limits=lifted(bot_seconds=2)) as server, Client(url(server)) as ana:
            await against_bot(server, ana, tokens=3, bot="hard")  # a single round Ana could win at once
            server.app.bot_pool.seconds = 0.05
            await play_out(ana)
            (code,) = server.app.live_tables
            assert ana.room is not None
            assert ana.room.phase == "over"
            return [read_entry(row.body) for row in server.app.store.read(code)]

    with caplog.at_level(logging.WARNING, "ludejo.bot_pool"):
        entries = run(work())
    assert QUICK == LEVELS[0].name == "easy"
    assert asked_for[:2] == ["hard", "easy"]
    assert "bot hard of love-letter did not answer: TimeoutError" in caplog.text
    late = [entry.late for entry in entries if isinstance(entry.did, h.Moved) and entry.by == ""]
    assert late
    assert all(late)
    (record,) = recorded(ludejo.game, entries)
    assert [step.late for step in record.steps if isinstance(step, MoveStep) and step.seat == 1] == late
    assert not any(step.late for step in record.steps if isinstance(step, MoveStep) and step.seat == 0)
    checked(GAME, record)
    assert hash_of(record) == record.hash


def test_a_device_can_not_claim_that_its_move_was_late() -> None:
    async def work() -> None:
        async with serving() as server, Client(url(server)) as ana:
            await against_bot(server, ana, tokens=1)
            live_table = next(iter(server.app.live_tables.values()))
            (connection,) = next(iter(live_table.connections.values()))
            connection.hear(
                b'{"do":"wish","command":"x","did":{"did":"moved","seat":0,"moment":1,"move":{},"late":true}}'
            )
            connection.hear(b'{"do":"wish","command":"x","did":{"did":"went"},"late":true}')
            await server.app.store.settle()
            assert not any(read_entry(row.body).late for row in server.app.store.read(live_table.code))

    run(work())


def test_logs_and_records_without_the_mark_read_and_write_as_before() -> None:
    line = b'{"by":"","at":5,"did":{"did":"expired","moment":3}}'
    assert not read_entry(line).late
    assert msgspec.json.encode(read_entry(line)) == line
    step = msgspec.json.encode(MoveStep(0, msgspec.Raw(b"{}"), 5))
    assert step == b'{"did":"moved","seat":0,"move":{},"at":5}'


# --- what the others at the table are told of it


class HastyTurns(BotTurns):
    """A plant: tells everybody at once that a bot was late."""

    def answered(self, seat: int, moment: int, version: int, words: bytes, late: bool = False) -> None:
        super().answered(seat, moment, version, words, late)
        for connections in self.live_table.connections.values() if late else ():
            self.live_table.post(connections, [Chat(seat, "late")])


class Hasty(LiveTable):
    def __init__(self, app: App, code: str) -> None:
        super().__init__(app, code)
        self.bot_turns = HastyTurns(self)


class Late(Pair[NightWorld]):
    """The first night of two equal games; in the second a bot is late."""

    def __init__(self, game: str, seats: int, live_table: type[LiveTable] = LiveTable) -> None:
        super().__init__(find(game), Fittings(live_table=live_table))
        self.gather(Setup(seats, {}), 1)
        self.guests = [*map(name_of, range(seats)), EVE]

    def new_world(self) -> NightWorld:
        return NightWorld(self.fittings)

    def seats(self) -> list[int]:
        """The seats that are asked; each of them in turn is the bot that is late."""
        return list(self.a.play.state.due())

    def frames(self, world: NightWorld, seat: int, late: bool) -> list[list[Frame]]:
        """What everybody is told until the time is up, if the bot of this seat is late or not."""
        for guest in self.guests:
            world.heard(guest)
        world.app.luck = FastLuck(1)  # how long a bot seems to think
        world.table.chairs[seat].bot = "hard"
        world.live_table.go_on(world.table.standing())
        task = world.app.bot_pool.questions.take()
        assert task is not None
        task.then(msgspec.json.encode(task.question.choices[0].shape), late)
        world.loop.advance(2 * TICK)
        world.expire()
        return [world.heard(guest) for guest in self.guests]

    def n_late(self) -> int:
        return sum(read_entry(row.body).late for row in self.b.app.store.read(self.b.code))


LATE = [("lupus-in-tabula", 8), ("love-letter", 3)]


@pytest.mark.parametrize(("game", "seats"), LATE)
def test_that_a_bot_was_late_is_told_to_nobody_before_the_end(game: str, seats: int) -> None:
    for seat in Late(game, seats).seats():
        pair = Late(game, seats)
        assert pair.frames(pair.a, seat, False) == pair.frames(pair.b, seat, True)
        assert pair.n_late() == 1


@pytest.mark.parametrize(("game", "seats"), LATE)
def test_a_server_that_tells_it_at_once_is_found(game: str, seats: int) -> None:
    pair = Late(game, seats, Hasty)
    seat = pair.seats()[0]
    assert pair.frames(pair.a, seat, False) != pair.frames(pair.b, seat, True)
