"""T25, T28: bots think in their own processes. Whatever happens to a process, the game goes on; and no bot cheats."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.server.serving import gather_two, guests, is_over, lifted, run, serving, url
from support.server.steps import against_bot, play_out

import ludejo
from ludejo.bots.base import asked
from ludejo.bots.worker import BotQuestion, answer
from ludejo.client import Client
from ludejo.core.event import Events
from ludejo.core.game import State
from ludejo.core.luck import FastLuck
from ludejo.server.bot_pool import BotPool
from ludejo.server.server import Server
from ludejo.table import happenings as h

DEEP = "'{\"move\":' + '[' * 200000"


def harmed(harm: Callable[[Server], Coroutine[Any, Any, None]], **limits: int) -> None:
    """Play a game to its end, with some harm to the bots' process after its first answer."""

    async def work() -> None:
        async with serving(limits=lifted(**limits)) as server, Client(url(server)) as ana:
            await against_bot(server, ana, tokens=10)
            while not server.app.bot_pool.n_answered:
                await ana.until(lambda: bool(server.app.bot_pool.n_answered) or ana.sights[0].due)
                if ana.sights[0].due:
                    await ana.move(0, ana.sights[0].choices[0])
            await harm(server)
            answered = server.app.bot_pool.n_answered
            await play_out(ana)
            workers = server.app.bot_pool
            assert workers.n_answered > answered, "a new worker has come"
            assert len(workers.processes) == 1

    run(work())


def process_of(server: Server) -> Process:
    (process,) = server.app.bot_pool.processes
    return process


def test_a_worker_that_is_killed_is_replaced() -> None:
    async def harm(server: Server) -> None:
        process = process_of(server)
        os.kill(process.pid, signal.SIGKILL)
        await process.wait()

    harmed(harm)


def test_a_worker_that_hangs_is_cut_short_and_replaced() -> None:
    async def harm(server: Server) -> None:
        os.kill(process_of(server).pid, signal.SIGSTOP)

    harmed(harm, bot_seconds=1)


FAKES = {
    "dies at once": "import sys; sys.exit(1)",
    "says nothing and goes": "input()",
    "no JSON": "input(); print('hello')",
    "not the right JSON": "input(); print('{}')",
    "no move": 'input(); print(\'{"move":{"play":"rook"}}\')',
    "an illegal move": 'input(); print(\'{"move":{"play":"guard","at":1,"guess":"guard"}}\')',
    "bytes": "import sys; input(); sys.stdout.buffer.write(b'\\xff\\xfe\\n')",
    "too much": "input(); print('x' * (1 << 21))",
    "too deep": f"input(); print({DEEP})",
    "half a line": 'import sys; input(); sys.stdout.write(\'{"move":{"play":"spy"}}\')',
}


@pytest.mark.parametrize("fake", list(FAKES))
def test_a_worker_that_answers_nonsense_does_not_stop_the_game(fake: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def start(self: BotPool) -> Process:
        words = (sys.executable, "-S", "-E", "-c", FAKES[fake])
        process = await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE, limit=1 << 20)
        self.processes.add(process)
        return process

    async def work() -> None:
        async with serving() as server, Client(url(server)) as ana:
            await against_bot(server, ana, tokens=7)
            await play_out(ana)
            assert server.app.bot_pool.n_failed > 0
            assert server.app.bot_pool.n_answered == 0

    monkeypatch.setattr(BotPool, "start", start)
    run(work())


# --- compiled rules that come while a server runs


def test_bots_take_the_compiled_package_as_soon_as_it_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The plain process answers until then, and the new one is started while nobody waits for it. It still finds bots
    of other authors."""
    built = tmp_path / "compiled-key"
    monkeypatch.setenv("PYTHONPATH", "/of/somebody/else")

    async def work() -> None:
        async with serving(bot_path=str(built)) as server, Client(url(server)) as ana, Client(url(server)) as eva:
            await against_bot(server, ana, tokens=1)
            await play_out(ana)
            workers = server.app.bot_pool
            first = process_of(server)
            assert not workers.compiled
            built.symlink_to(Path(ludejo.__file__).parent.parent)
            await against_bot(server, eva, tokens=7)
            await play_out(eva)
            second = process_of(server)
            assert first.returncode is not None, "it was ended"
            assert workers.compiled == {second.pid}
            assert f"PYTHONPATH={built}:/of/somebody/else" in Path(f"/proc/{second.pid}/environ").read_text().split(
                "\0"
            )
            assert workers.n_failed == 0

    run(work())


# --- what a bot's process is told


def positions(n: int) -> list[State]:
    """Positions of some games, with a seat due in each."""
    game, luck = ludejo.game("love-letter"), FastLuck(5)
    found: list[State] = []
    for seats in (2, 3, 4):
        state = game.start(seats, game.settled(seats, {}), luck, Events())
        while not state.is_over() and len(found) < n * (seats - 1):
            found.append(state.clone())
            seat = state.due()[0]
            state.apply(seat, state.sample(seat, luck), luck, Events())
    return found


def words_to_worker(state: State, seat: int, seed: int) -> bytes:
    """What is written into the pipe, with this luck."""

    async def work() -> bytes:
        workers = BotPool(0, 1.0, FastLuck(seed))
        return workers.encoded_question(ludejo.game("love-letter"), "counting", asked(state, seat, FastLuck(seed)))

    return asyncio.run(work())


def test_a_worker_is_told_only_what_its_seat_knows() -> None:
    """Two worlds that a seat can't tell apart, with the same luck, give the same question, byte for byte."""
    n_different = 0
    for n, state in enumerate(positions(40)):
        seat = state.due()[0]
        other = state.resample(seat, FastLuck(1000 + n))
        n_different += other.to_bytes() != state.to_bytes()
        assert words_to_worker(state, seat, n) == words_to_worker(other, seat, n)
    assert n_different > 20, "the worlds did differ"


def test_the_words_are_the_view_and_a_world_and_no_more() -> None:
    n_true = 0
    for n, state in enumerate(positions(40)):
        seat = state.due()[0]
        told = msgspec.json.decode(words_to_worker(state, seat, n), type=BotQuestion)
        assert bytes(told.view) == msgspec.json.encode(state.view(seat))
        assert (told.game, told.bot, told.seat) == ("love-letter", "counting", seat)
        n_true += told.world == state.to_bytes()
    assert n_true < 60, "worlds are drawn, not copied"


# --- levels, and bots of other authors


@pytest.mark.parametrize("bot", ["easy", "normal", "hard", "random"])
def test_every_level_plays_in_a_worker(bot: str) -> None:
    async def work() -> None:
        async with serving() as server, Client(url(server)) as ana:
            await against_bot(server, ana, tokens=1, bot=bot)
            await play_out(ana)
            assert server.app.bot_pool.n_failed == 0
            assert ana.room is not None
            assert ana.room.seats[1].bot == bot

    run(work())


def test_a_bot_that_is_no_longer_known_is_replaced_by_the_stand_in() -> None:
    """An older table, with another author's bot that this server does not know."""
    state = positions(1)[0]
    asked_for = words_to_worker(state, state.due()[0], 1).replace(b'"counting"', b'"gone"')
    normal = asked_for.replace(b'"gone"', b'"normal"')
    read = msgspec.json.Decoder(BotQuestion).decode
    assert answer(read(asked_for)) == answer(read(normal))


def test_how_long_a_bot_takes_says_nothing() -> None:
    """The bot is asked at once; its answer is shown after a time that depends neither on its level nor on its cards."""

    async def work() -> None:
        async with serving(pace=0.2) as server, Client(url(server)) as ana:
            await against_bot(server, ana, tokens=1, bot="easy")
            live_table = next(iter(server.app.live_tables.values()))
            while not is_over(ana):
                await ana.until(lambda: is_over(ana) or ana.sights[0].due or bool(live_table.bot_turns.thought))
                if is_over(ana):
                    break
                if ana.sights[0].due:
                    await ana.move(0, ana.sights[0].choices[0])
                else:
                    assert "bot 1" in live_table.clocks.handles, "the answer is there, and not shown before its time"
                    await ana.until(lambda: is_over(ana) or ana.sights[0].due or not live_table.bot_turns.thought)

    run(work())


# --- somebody stays away


def test_a_bot_plays_for_somebody_who_stays_away() -> None:
    async def work() -> None:
        async with serving(limits=lifted(away_seconds=5)) as server, guests(server, 2) as (ana, ben):
            await gather_two(ana, ben, tokens=7)
            await ben.hang_up()
            await drive(ana, lambda: ana.room is not None and ana.room.seats[1].kind == "bot")
            assert ana.room is not None
            assert (ana.room.seats[1].person, ana.room.people[1].present) == (1, False)
            await ben.reconnect()
            await ana.until(lambda: ana.room is not None and ana.room.seats[1].kind == "person")
            await ben.until(lambda: 1 in ben.sights)
            assert ben.room is not None
            assert ben.room.seats[1].bot == ""

    run(work())


async def drive(ana: Client, until: Callable[[], bool]) -> None:
    """Ana moves whenever her seat is due, until a condition is true."""
    while not until():
        await ana.until(lambda: until() or ana.sights[0].due)
        if not until():
            await ana.move(0, ana.sights[0].choices[0])


def test_a_slow_player_keeps_the_seat() -> None:
    async def work() -> None:
        async with serving(limits=lifted(away_seconds=5)) as server, guests(server, 2) as (ana, ben):
            code = await gather_two(ana, ben)
            await asyncio.sleep(0.25)  # twice as long as somebody may be away, at this pace
            chairs = server.app.live_tables[code].writer.table.chairs
            assert [chair.bot for chair in chairs] == ["", ""]

    run(work())


def test_a_bot_whose_move_came_too_late_is_asked_again() -> None:
    async def work() -> None:
        async with serving() as server, Client(url(server)) as ana:
            asked: list[object] = []
            server.app.bot_pool.ask = lambda *words: asked.append(words)  # type: ignore[method-assign]
            code = await ana.open_table("love-letter", 2, "Ana", first="seat-0")
            await ana.enter(code, "Ana")
            for did in (h.Sat(0, ""), h.Filled(1, "random"), h.Started()):
                await ana.wish(did)
            await ana.until(lambda: 0 in ana.sights)
            live_table = server.app.live_tables[code]
            while not asked:
                if ana.sights[0].due:
                    await ana.move(0, ana.sights[0].choices[0])
                await asyncio.sleep(0.001)
            live_table.bot_turns.answered(1, ana.sights[0].moment - 1, 0, b'{"play":"spy"}')
            async with asyncio.timeout(5):
                while len(asked) < 2:
                    await asyncio.sleep(0.001)

    run(work())


def test_bots_do_not_play_on_if_nobody_is_left() -> None:
    """Ana and Ben have gone: their game waits, and goes on when one of them is back."""

    async def work() -> None:
        async with serving(limits=lifted(away_seconds=1), pace=0.05) as server:
            async with guests(server, 2) as (ana, ben):
                code = await gather_two(ana, ben, tokens=3)
            table = server.app.live_tables[code].writer.table
            async with asyncio.timeout(5):
                while any(person.present for person in table.people):
                    await asyncio.sleep(0.01)
            version = table.version
            await asyncio.sleep(0.3)  # six times the wait
            assert table.version == version

    run(work())
