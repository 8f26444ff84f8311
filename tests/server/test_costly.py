"""Costly requests: the work is done outside the event loop, so that nobody else waits; and wishes at a table keep their
order meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest
from support.server.codenames import judgement, logged, opened
from support.server.serving import gather_two, guests, run, serving
from support.server.steps import play

from ludejo.core.refusal import Refused
from ludejo.games.codenames import shapes
from ludejo.server.referee import RefereeInline, Then
from ludejo.server.server import Server
from ludejo.server.side_process import SideProcess
from ludejo.server.writer import read_entry
from ludejo.table import happenings as h
from ludejo.table.table import Table
from ludejo.wire import said

MOST_SECONDS = 0.05  # for one callback of the loop, in plain Python
MARKS = "a" + "\u0316\u0301" * 90_000  # 360 kB on one letter
WORDS = "\n".join(f"{'ż' * 18}{n}" for n in range(5000))


@asynccontextmanager
async def no_stall() -> AsyncIterator[None]:
    """No callback of the event loop takes longer. CPU time is measured, as other programs may use the processor."""
    longest, over = 0.0, False

    async def beat() -> None:
        nonlocal longest
        while not over:
            start = time.thread_time()
            await asyncio.sleep(0.001)
            longest = max(longest, time.thread_time() - start)

    task = asyncio.create_task(beat())
    await asyncio.sleep(0.01)
    yield
    over = True
    await task
    print(f"longest stretch {longest * 1000:.1f} ms")
    assert longest < MOST_SECONDS, longest


class Slow(RefereeInline):
    """A referee that answers only when `speak` is called."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Table, bytes, Then]] = []

    def judge(self, table: Table, words: bytes, then: Then, is_bot: bool = False) -> None:
        self.waiting.append((table, words, then))

    def speak(self) -> None:
        table, words, then = self.waiting.pop(0)
        RefereeInline().judge(table, words, then)


def dids(server: Server, code: str) -> list[str]:
    return [type(read_entry(row.body).did).__name__ for row in server.app.store.read(code)]


# --- order


def test_a_clue_that_is_being_judged_is_not_overtaken() -> None:
    """Later wishes are stored after it; this table waits, others go on."""

    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            slow = server.app.referee = Slow()
            code = await gather_two(ana, ben, "codenames", mode="together", pack="eo")
            before = dids(server, code)
            clue = asyncio.create_task(ana.move(0, shapes.Clue("muzikinstrumento", 2)))
            await until(lambda: bool(slow.waiting))
            chat = asyncio.create_task(ben.wish(h.Said("which one?")))
            await asyncio.sleep(0.05)
            assert dids(server, code) == before
            assert not clue.done()
            assert not chat.done()
            assert await ben.open_table("codenames", 2, "Ben"), "other tables don't wait"
            slow.speak()
            await asyncio.gather(clue, chat)
            assert dids(server, code)[len(before) :] == ["Moved", "Said"]

    run(work())


def test_no_referee_is_asked_about_what_the_rules_forbid() -> None:
    """A seat that is not due costs no time of the referee, neither by a wish nor by a preview."""

    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            slow = server.app.referee = Slow()
            await gather_two(ana, ben, "codenames", mode="together", pack="eo")
            clue = msgspec.Raw(msgspec.json.encode(shapes.Clue("muzikinstrumento", 2)))
            with pytest.raises(Refused):
                await ben.move(1, shapes.Clue("muzikinstrumento", 2))
            with pytest.raises(Refused):
                await ben.asked(said.Preview("p", 1, ben.sights[1].moment, clue))
            assert not slow.waiting

    run(work())


def test_a_table_that_comes_to_rest_forgets_what_is_with_the_referee() -> None:
    """The verdict comes too late: the wish is lost, and the device sends it again when it comes back."""

    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            slow = server.app.referee = Slow()
            code = await gather_two(ana, ben, "codenames", mode="together", pack="eo")
            clue = asyncio.create_task(ana.move(0, shapes.Clue("muzikinstrumento", 2)))
            await until(lambda: bool(slow.waiting))
            live_table = server.app.live_tables[code]
            assert live_table.writer.is_busy()
            live_table.let_go()
            assert not live_table.writer.is_busy()
            slow.speak()
            assert "Moved" not in dids(server, code)
            clue.cancel()

    run(work())


def test_a_question_is_answered_when_the_game_has_gone_on() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            slow = server.app.referee = Slow()
            await gather_two(ana, ben, "codenames", mode="together", pack="eo")
            asked = asyncio.ensure_future(judgement(ana, "violono"))
            await until(lambda: bool(slow.waiting))
            clue = asyncio.create_task(ana.move(0, shapes.Clue("muzikinstrumento", 2)))
            await until(lambda: len(slow.waiting) == 2)
            slow.waiting.reverse()
            slow.speak()
            await clue
            slow.speak()
            with pytest.raises(Refused):
                await asked

    run(work())


async def until(is_so: object) -> None:
    """Wait for something in the server."""
    assert callable(is_so)
    while not is_so():
        await asyncio.sleep(0.002)


# --- the loop goes on


def test_the_first_clue_and_the_first_question_keep_nobody_waiting() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            await gather_two(ana, ben, "codenames", mode="together", pack="en")
            async with no_stall():
                await judgement(ana, "xylophone")
                await ana.move(0, shapes.Clue("xylophone", 2))
            assert logged(server) == ["xylophone"]

    run(work())


def test_the_referee_is_warm_before_the_first_clue() -> None:
    """Opening a table loads its language, each language once; other games load nothing."""

    async def work() -> None:
        async with serving() as server, guests(server, 1) as (ana,):
            await ana.open_table("love-letter", 2, "Ana")
            side = server.app.referee.side  # type: ignore[attr-defined]
            assert side.process is None
            for pack in ("eo", "eo", "pl"):
                await ana.open_table("codenames", 2, "Ana", pack=pack)
            await until(lambda: side.n_answered == 2)
            assert server.app.referee.warm == {"eo", "pl"}  # type: ignore[attr-defined]
            assert side.n_failed == 0

    run(work())


@pytest.mark.parametrize("text", [MARKS, WORDS], ids=["marks", "words"])
def test_a_long_list_keeps_nobody_waiting(text: str) -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 1) as (ana,):
            code = await opened(ana)
            async with no_stall():
                sign = await ana.give_words(code, text)
            assert sign.taken is (text is WORDS)
            assert server.app.side.n_answered == 1

    run(work())


def test_a_line_of_marks_is_judged_at_once() -> None:
    """Sorting 180,000 marks on one letter once took 16 seconds."""
    from ludejo.games.codenames.wordlists import checked

    start = time.thread_time()
    found = checked(MARKS)
    assert time.thread_time() - start < 1
    assert [one.code for one in found.refusals] == ["list-strange", "list-few"]
    assert checked("\n".join("e\u0323\u0302" * 24 + letter for letter in "ab")).refusals[0].code == "list-long"
    fine = checked("\n".join("e\u0323\u0302" * 22 + f"{n:02}" for n in range(25)))
    assert fine.is_fine(), "a text that becomes short enough is read to its end"


def test_records_of_a_long_log_keep_nobody_waiting() -> None:
    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            code = await gather_two(ana, ben, tokens=7)
            await play({0: ana, 1: ben})
            for n in range(290):  # each may say 300 things in a game
                for player in (ana, ben):
                    await player.wish(h.Said(f"{n} " + "x" * 250))
            async with no_stall():
                for what in ("record", "replay?seat=0", "replay?seat=1", "thoughts", "record"):
                    await ana.ask("GET", f"/api/tables/{code}/{what}")

    run(work())


# --- the side process


def test_a_side_process_that_dies_is_replaced() -> None:
    """Nobody notices: this work is done in the server's own process, and the next in a new side process."""

    async def work() -> None:
        side = SideProcess()
        assert await side.call(divmod, 7, 2) == [3, 1]
        assert side.process is not None
        side.process.kill()
        await side.process.wait()
        assert list(await side.call(divmod, 9, 2)) == [4, 1]
        with pytest.raises(ZeroDivisionError):
            await side.call(divmod, 1, 0)  # it ends the process, and then fails here
        assert side.n_failed == 1
        assert await side.call(divmod, 11, 2) == [5, 1]
        task = asyncio.create_task(side.call(time.sleep, 60))
        await asyncio.sleep(0.1)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert await side.call(divmod, 13, 2) == [6, 1], "not the answer to an old call"
        await side.stop()
        assert side.process is None

    run(work())
