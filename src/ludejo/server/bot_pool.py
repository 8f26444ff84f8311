"""Bots think in processes of their own. Slow ones are stopped, dead ones replaced, and the game goes on.

A worker gets what its seat may know (the view and one resampled world) and nothing else.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import msgspec

from ludejo.bots.base import Question
from ludejo.bots.search.bot import EASY
from ludejo.bots.worker import BotQuestion
from ludejo.core.game import Game
from ludejo.core.luck import Luck
from ludejo.core.refusal import Refused
from ludejo.server.bot_queue import BotQueue, BotTask

log = logging.getLogger("ludejo.bot_pool")
FAILURES = (OSError, EOFError, TimeoutError, ValueError, RecursionError, msgspec.MsgspecError, Refused)
START_SECONDS = 20.0  # more for a new worker, because Python has to start first
LONGEST_LINE = 1 << 20
WAITS = b"null"  # instead of a move
QUICK = EASY.name  # this bot answers in place of one that did not


class BotMove(msgspec.Struct, frozen=True):
    """A worker's answer. The table judges whether the move is legal."""

    move: msgspec.Raw


class BotPool:
    """`n` workers answer the questions of all tables. A question's time begins when a worker starts on it."""

    def __init__(self, n: int, seconds: float, luck: Luck, more: tuple[str, ...] = (), path: str = "") -> None:
        self.seconds = seconds
        self.path = path  # a folder with the compiled package, which may still be built while we serve
        self.luck = luck
        self.more = more  # bots that do not come with Ludejo
        self.questions = BotQueue()
        self.n_failed = 0
        self.n_answered = 0
        self.processes: set[Process] = set()
        self.untried: set[Process] = set()  # those that have not answered yet
        self.compiled: set[int] = set()  # numbers of the processes that are compiled workers
        self.is_over = False
        self.tasks = [asyncio.get_running_loop().create_task(self.work()) for _ in range(n)]

    def ask(self, task: BotTask) -> None:
        """Put a question into the queue; its `then` gets the move, as JSON, whatever happens to the worker."""
        self.questions.put(task)

    async def work(self) -> None:
        """Answer questions as long as the server runs, with one process after another."""
        process: Process | None = None
        while not self.is_over:
            task = await self.questions.get()
            if not task.is_wanted():
                task.then(WAITS, False)
                continue
            process, move = await self.answer(process, task, task.bot)
            is_late = move is None
            if move is None:  # a quick bot makes a sensible move; a random one could spoil the game
                process, move = await self.answer(process, task, QUICK)
            if not self.is_over:
                task.then(move or fallback(task.question, self.luck), is_late)
                process = await self.renewed(process)

    async def answer(self, process: Process | None, task: BotTask, bot: str) -> tuple[Process | None, bytes | None]:
        """The process that answered, and the move of this bot. If it fails, its process is ended, and both are None."""
        try:
            if process is None or process.returncode is not None:
                await self.end(process)
                process = await self.start()
            words = self.encoded_question(task.game, bot, task.question)
            seconds = self.seconds + (START_SECONDS if process in self.untried else 0)
            move = legal(task.game, task.question, await asyncio.wait_for(put(process, words), seconds))
        except FAILURES as error:
            log.warning("bot %s of %s did not answer: %s", bot, task.game.id, type(error).__name__)
            self.n_failed += 1
            await self.end(process)
            return None, None
        self.untried.discard(process)
        self.n_answered += 1
        return process, move

    async def renewed(self, process: Process | None) -> Process | None:
        """Replace a plain worker by a compiled one as soon as possible, while nobody waits for it."""
        if process is None or not self.is_compiled() or process.pid in self.compiled:
            return process
        await self.end(process)
        try:
            return await self.start()
        except OSError:
            return None  # the next question starts one

    def is_compiled(self) -> bool:
        """Has the compiled package been built? Its folder gets this name only when it is complete."""
        return bool(self.path) and Path(self.path).is_dir()

    def encoded_question(self, game: Game, bot: str, question: Question) -> bytes:
        """Encode a question: all that a worker learns."""
        view = msgspec.Raw(msgspec.json.encode(question.view))
        seed = self.luck.below(1 << 30)
        world = question.world.to_bytes()
        return msgspec.json.encode(BotQuestion(game.id, bot, question.seat, view, world, seed, question.people)) + b"\n"

    async def start(self) -> Process:
        words = (sys.executable, "-m", "ludejo.bots.worker", *self.more)
        is_compiled = self.is_compiled()
        env = {**os.environ, "PYTHONPATH": path_with(self.path)} if is_compiled else None
        process = await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, env=env)
        self.processes.add(process)
        self.untried.add(process)
        if is_compiled:
            self.compiled.add(process.pid)
        return process

    async def end(self, process: Process | None) -> None:
        """End a worker, whatever it does. Its pipes are closed, too, because it may have written more than we read."""
        if process is not None:
            self.processes.discard(process)
            self.untried.discard(process)
            self.compiled.discard(process.pid)
            process._transport.close()  # type: ignore[attr-defined]  # kills it
            await process.wait()

    async def stop(self) -> None:
        """End all workers. A task whose answer comes at this very moment may not notice that it is cancelled."""
        self.is_over = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for process in list(self.processes):
            await self.end(process)


def path_with(folder: str) -> str:
    """The Python path with this folder first; the other folders stay, because bots of other authors may be there."""
    return os.pathsep.join(filter(None, [folder, os.environ.get("PYTHONPATH")]))


async def put(process: Process, words: bytes) -> bytes:
    """Send a question to a worker and wait for its answer."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(words)
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line.endswith(b"\n"):
        raise EOFError
    return bytes(msgspec.json.decode(line, type=BotMove).move)


def legal(game: Game, question: Question, move: bytes) -> bytes:
    """The move, if it is legal, else `Refused`. What a seat may do is the same in its own world as in the true one."""
    refusal = question.world.check(question.seat, game.read(move)) if move != WAITS else None
    if refusal is not None:
        raise Refused(refusal)
    return move


def fallback(question: Question, luck: Luck) -> bytes:
    """A random legal move in the seat's own world, for when no bot answers at all: a table must not stand still."""
    return msgspec.json.encode(question.world.sample(question.seat, luck).shape)
