"""People who play a random game and do whatever else people do at a table."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import msgspec
from support.table.party import Party, find, number_of, pledge_of

from ludejo.core.game import Game
from ludejo.core.luck import FastLuck
from ludejo.core.option import Value
from ludejo.table import happenings as h
from ludejo.table.deal import time_up
from ludejo.table.play import Play
from ludejo.table.record import Record, recorded
from ludejo.table.seats import NOBODY
from ludejo.table.table import Table
from ludejo.testkit.steps import random_step

NAMES = ("Ana", "Ben", "Ĉiela", "Dan\u202e\x1b[2J", "Eve")
GUEST, CHAT = "guest-canary", "chat-canary"


class Crowd(Party):
    """People (and one bot) who play at random, chat, go away, come back, and take moves back."""

    def __init__(self, game: Game, seats: int, seed: int, options: dict[str, Value]) -> None:
        self.table, self.luck, self.mail, self.entries = Table(find), FastLuck(seed), {}, []
        self.guests = [f"{GUEST}-{seat}" for seat in range(seats)]
        self.must(self.guests[0], h.Created(NAMES[0], game.id, seats, options, False, self.secret(), game.rules))

    def secret(self) -> str:
        return hashlib.sha256(str(self.luck.below(1 << 30)).encode()).hexdigest()

    def sit(self, n_bots: int) -> None:
        people = len(self.guests) - n_bots
        for seat, guest in enumerate(self.guests[:people]):
            self.write(guest, h.Came(NAMES[seat]))  # also a name that is refused today, as in old records
            self.must(guest, h.Sat(seat, pledge_of(guest) if seat < 2 else ""))
        for seat in range(people, len(self.guests)):
            if not self.table.chairs[seat].bot:
                self.must(self.guests[0], h.Filled(seat, "random"))
        self.must(self.guests[0], h.Started())
        self.must(self.guests[0], h.Opened(0, number_of(self.guests[0])))
        while self.table.phase == "sealing":  # seat 1 doesn't open its number in time, seat 0 does not pledge again
            self.must(NOBODY, time_up(self.table, self.last.moment))

    def play(self) -> Play:
        assert self.table.play is not None
        return self.table.play

    def live(self, most: int = 1_000, chances: int = 8) -> None:
        """Play to the end, or for so many steps."""
        other: list[Callable[[], None]] = [self.chat, self.take_back, self.leave_a_bot]
        for _ in range(most):
            if not self.play().state.is_over():
                kind = self.luck.below(chances) if chances else len(other)
                (other[kind] if kind < len(other) else self.step)()

    def chat(self) -> None:
        self.must(self.guests[0], h.Said(CHAT))

    def step(self) -> None:
        step, moment = random_step(self.play().state, self.luck), self.play().moment()
        if step.move is None:
            return self.must(NOBODY, h.Expired(moment))
        by = NOBODY if self.table.chairs[step.seat].bot else self.guests[step.seat]
        wish = msgspec.json.encode(step.move.shape).replace(b":", b" : ")  # some devices write blanks
        return self.must(by, h.Moved(step.seat, moment, msgspec.Raw(wish)))

    def take_back(self) -> None:
        """Everybody asks to take a move back; the others usually agree."""
        people = [seat for seat, chair in enumerate(self.table.chairs) if not chair.bot]
        for seat in people:
            asked = self.code(self.guests[seat], h.Asked(seat)) == ""
            for other in people:
                if asked and self.table.asking is not None and other != seat:
                    self.must(self.guests[other], h.Agreed(other, self.luck.below(4) > 0))

    def leave_a_bot(self) -> None:
        self.must(self.guests[1], h.Went())
        self.must(self.guests[0], h.Filled(1, "random"))
        self.live(self.luck.below(3), chances=0)
        self.must(self.guests[1], h.Came(NAMES[1]))
        self.must(self.guests[1], h.Sat(1, ""))

    def records(self) -> list[Record]:
        """The records, made from the log as it is stored."""
        stored = [msgspec.json.decode(msgspec.json.encode(entry), type=h.Entry) for entry in self.entries]
        return recorded(find, stored)
