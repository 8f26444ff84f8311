"""Fill a database with tables, as after a busy week: python tables.py FILE LIVE CLOSED ENTRIES

It is run by the Python of the attacked program, because an older program can't read what a newer one has written.
"""

from __future__ import annotations

import secrets
import sys
import time

import msgspec

from ludejo.core.luck import FastLuck
from ludejo.games import game
from ludejo.store.base import Row, rebound
from ludejo.store.sqlite import SqliteStore
from ludejo.table import happenings as h
from ludejo.table.table import Table

HOST = "a" * 32


class Log:
    """The log of one table, played at random."""

    def __init__(self) -> None:
        self.table, self.luck = Table(game), FastLuck(7)
        self.bodies: list[bytes] = []
        secret, rules = secrets.token_hex(32), game("love-letter").rules
        self.put(HOST, h.Created("Ana", "love-letter", 2, {"tokens": 7}, True, secret, rules))
        self.put(HOST, h.Sat(0, ""))
        self.put(HOST, h.Filled(1, "easy"))
        self.begin()

    def put(self, by: str, did: h.AnyHappening) -> None:
        entry = h.Entry(by, int(time.time() * 1000), did)
        self.table.fold(entry)
        self.bodies.append(msgspec.json.encode(entry))

    def begin(self) -> None:
        self.put(HOST, h.Started())
        if self.table.phase == "sealing":
            self.put("", h.Expired(self.table.timing()[1]))

    def move(self) -> None:
        """Make one move, or start another game."""
        if self.table.phase == "over":
            self.put(HOST, h.Again(secrets.token_hex(32)))
            self.begin()
            return
        play = self.table.play
        assert play is not None
        seat = play.state.due()[0]
        shape = play.state.sample(seat, self.luck).shape
        self.put("" if seat else HOST, h.Moved(seat, play.moment(), msgspec.Raw(msgspec.json.encode(shape))))


def bodies(is_closed: bool, n_entries: int) -> list[bytes]:
    log = Log()
    while len(log.bodies) < n_entries - is_closed:
        log.move()
    if is_closed:
        log.put(HOST, h.Closed())
    return log.bodies


def fill(file: str, n_live: int, n_closed: int, n_entries: int) -> None:
    store = SqliteStore(file)
    for n, letter, is_closed in ((n_live, "p", False), (n_closed, "q", True)):
        played = bodies(is_closed, n_entries) if n else []
        for k in range(n):
            code = f"{letter}{k:09}".replace("0", "x").replace("1", "y")
            rows = rebound([Row(code, v, f"x:{v}", body, b"") for v, body in enumerate(played, 1)])
            store.append_all(rows, lambda outcomes: None)
    store.close()


if __name__ == "__main__":
    fill(sys.argv[1], *map(int, sys.argv[2:]))
