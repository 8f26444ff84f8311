"""Several processes on one database, without sockets, without PostgreSQL and without time: apps that share a store, and
to which a `Post` carries notices of each other. What they do with these is done by the real `cluster.Cluster`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from ludejo.cluster.cluster import Cluster
from ludejo.cluster.notice_board import BEAT_SECONDS, DEAD_SECONDS, News, NoticeBoard, Pairs
from ludejo.server.app import App
from ludejo.server.server import TROUBLE_SECONDS
from ludejo.server.tickets import Tickets
from ludejo.store.base import Outcome, Row, StoreError
from ludejo.store.memory import MemoryStore
from ludejo.testkit.wire.world import StillLoop

LOST = -1.0
Carry = Callable[[str, str, int], float]  # to whom, which table, which version: after how many seconds, or never


class Post:
    """What all boards show, and notices on their way."""

    def __init__(self, loop: StillLoop, names: tuple[str, ...], carry: Carry) -> None:
        self.loop = loop
        self.carry = carry
        self.beats = dict.fromkeys(names, loop.now)
        self.presence: set[tuple[str, str, str]] = set()  # server, table, guest
        self.signs: dict[str, bytes | None] = {}
        self.ears: dict[str, Callable[[News], None]] = {}
        self.is_down = False

    def alive(self) -> list[str]:
        return sorted(name for name, beat in self.beats.items() if beat > self.loop.now - DEAD_SECONDS)

    def say(self, table: str, version: int) -> None:
        """Tell every process, each after its own delay, also the one that has written it."""
        for name, ear in self.ears.items():
            seconds = self.carry(name, table, version)
            if seconds != LOST:
                self.loop.call_later(seconds, ear, {table: version})


class SharedStore(MemoryStore):
    """A store that sends a notice of everything that is stored."""

    def __init__(self, post: Post) -> None:
        super().__init__()
        self.post = post

    def put(self, row: Row) -> Outcome:
        outcome = super().put(row)
        if outcome is Outcome.STORED:
            self.post.say(row.table, row.version)
        return outcome

    def rewrite(self, table: str, rows: list[Row], last: bytes) -> bool:
        done = super().rewrite(table, rows, last)
        if done:
            self.post.say(table, 0)
        return done

    def forget(self, table: str, last: bytes) -> bool:
        done = super().forget(table, last)
        if done:
            self.post.say(table, 0)
        return done


class MemoryBoard(NoticeBoard):
    """One process's view of the post."""

    def __init__(self, name: str, post: Post, store: MemoryStore) -> None:
        super().__init__(name)
        self.post = post
        self.store = store

    def look(self) -> Post:
        if self.post.is_down:
            raise StoreError("down")
        return self.post

    async def beat(self) -> list[str]:
        self.look().beats[self.name] = self.post.loop.now
        return self.post.alive()

    async def bury(self) -> None:
        self.look().presence = {one for one in self.post.presence if one[0] in self.post.beats}

    async def leave(self) -> None:
        self.look().beats.pop(self.name, None)
        self.post.ears.pop(self.name, None)
        self.post.presence = {one for one in self.post.presence if one[0] != self.name}
        for ear in self.post.ears.values():
            ear({})

    async def note(self, came: Pairs, went: Pairs) -> None:
        self.look().presence |= {(self.name, *pair) for pair in came}
        self.post.presence -= {(self.name, *pair) for pair in went}

    async def elsewhere(self, asked: Pairs) -> set[tuple[str, str]]:
        others = [name for name in self.look().alive() if name != self.name]
        return {pair for pair in asked if any((name, *pair) in self.post.presence for name in others)}

    async def sign(self, signs: Mapping[str, bytes | None], open_: list[str], ended: list[str]) -> None:
        shown = self.look().signs
        shown.update(signs)
        for table in open_:
            shown.setdefault(table, None)
        for table in ended:
            shown.pop(table, None)

    async def live(self) -> list[str]:
        return sorted(self.look().signs)

    async def lobby(self, most: int) -> list[bytes]:
        return [sign for _, sign in sorted(self.look().signs.items()) if sign is not None][:most]

    async def read(self, wanted: Mapping[str, int]) -> list[Row]:
        self.look()
        return [row for table, version in wanted.items() for row in self.store.read(table, version)]

    async def listen(self, heard: Callable[[News], None], connected: Callable[[], None]) -> None:
        self.post.ears[self.name] = heard
        connected()

    async def close(self) -> None:
        """There is nothing to close."""


class Stir(asyncio.Event):
    """An event that calls a function in place of waking the task that would wait for it."""

    def __init__(self, then: Callable[[], None]) -> None:
        super().__init__()
        self.then = then

    def set(self) -> None:
        self.then()


class Neighbour(Cluster):
    """The peers of one app; their work is done in a loop whose time stands still."""

    def __init__(self, board: MemoryBoard, tickets: Tickets) -> None:
        super().__init__(board, tickets)
        self.loop = board.post.loop
        self.stirred = Stir(self.stir)
        self.is_stirred = False
        self.is_dead = False

    def begin(self) -> None:
        """Listen, beat, and look after the tables."""
        done(self.board.listen(self.hear, self.has_connected))
        self.beat_on()
        self.look_after()

    def stir(self) -> None:
        if not self.is_stirred:
            self.is_stirred = True
            self.loop.call_soon(self.go_around)

    def go_around(self) -> None:
        self.is_stirred = False
        if self.is_dead:
            return
        try:
            done(self.turn(self.loop.now))
        except StoreError:
            self.lose()
            self.loop.call_later(BEAT_SECONDS / 4, self.stir)

    def beat_on(self) -> None:
        self.stir()
        self.loop.call_later(BEAT_SECONDS, self.beat_on)

    def look_after(self) -> None:
        if not self.is_dead:
            self.app.look_after()
            self.loop.call_later(TROUBLE_SECONDS, self.look_after)

    def die(self) -> None:
        """Stop at once, without telling the others; its devices are cut off."""
        self.is_dead = True
        self.board.post.ears.pop(self.name, None)  # type: ignore[attr-defined]
        self.app.is_stopping = True
        for live_table in self.app.live_tables.values():
            live_table.clocks.stop_all()


def done(work: Coroutine[Any, Any, Any]) -> Any:
    """The result of a coroutine that waits for nothing but its turn."""
    try:
        while True:
            work.send(None)
    except StopIteration as end:
        return end.value


def is_known(apps: list[App], table: str) -> bool:
    """Does every app that has this table open know all that is stored of it?"""
    versions = [app.live_tables[table].writer.table.version for app in apps if table in app.live_tables]
    return all(version == len(apps[0].store.read(table)) for version in versions)
