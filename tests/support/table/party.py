"""A table and its people, without a server: what they do, and what they are told."""

from __future__ import annotations

import hashlib

import msgspec
from support.toy.game import GAME as TOY

import ludejo
from ludejo.core.game import Game
from ludejo.core.refusal import Refusal
from ludejo.table import happenings as h
from ludejo.table.messages import Message, Out, Room, Sight
from ludejo.table.seats import NOBODY
from ludejo.table.table import Table

SECRET = "ab" * 32


def number_of(guest: str) -> str:
    """The number that a guest adds to the deal."""
    return guest.encode().hex()


def pledge_of(guest: str) -> str:
    return hashlib.sha256(guest.encode()).hexdigest()


class Party:
    """A table, and the messages to each guest."""

    def __init__(self, seats: int = 2, private: bool = True, game: str = "love-letter", **options: int | str) -> None:
        self.table = Table(ludejo.game)
        self.mail: dict[str, list[Message]] = {}
        self.entries: list[h.Entry] = []
        self.last = Out()
        usual: dict[str, int | str] = {"first": "seat-0"} if game == "love-letter" else {}
        created = h.Created("Ana", game, seats, {**usual, **options}, private, SECRET, ludejo.game(game).rules)
        assert self.do("ana", created) is None

    def do(self, by: str, did: h.AnyHappening) -> Refusal | None:
        """Judge a wish, and write it into the log if it is granted."""
        refusal = self.table.judge(by, did)
        if refusal is None:
            self.write(by, did)
        return refusal

    def write(self, by: str, did: h.AnyHappening) -> None:
        """Write an entry without judging it, as an older server may have done."""
        self.entries.append(h.Entry(by, len(self.entries), did))
        self.last = self.table.fold(self.entries[-1])
        for guest, message in self.last.messages:
            self.mail.setdefault(guest, []).append(message)

    def code(self, by: str, did: h.AnyHappening) -> str:
        """The code of the refusal; "" if the wish is granted."""
        refusal = self.do(by, did)
        return "" if refusal is None else refusal.code

    def begin(self, *guests: str) -> None:
        """Guests take seats 0, 1, … and bots the others; the numbers are opened."""
        for seat, guest in enumerate(guests):
            self.must(guest, h.Came(guest.title()))
            self.must(guest, h.Sat(seat, pledge_of(guest)))
        for seat in range(len(guests), len(self.table.chairs)):
            self.must("ana", h.Filled(seat, "random"))
        self.must("ana", h.Started())
        for seat, guest in enumerate(guests):
            self.must(guest, h.Opened(seat, number_of(guest)))

    def must(self, by: str, did: h.AnyHappening) -> None:
        assert self.code(by, did) == ""

    def sights(self, guest: str) -> list[Sight]:
        return [message for message in self.mail.get(guest, []) if isinstance(message, Sight)]

    def room(self, guest: str) -> Room:
        return [message for message in self.mail[guest] if isinstance(message, Room)][-1]

    def first_move(self, seat: int) -> h.Moved:
        """The first choice of a seat, for the current moment."""
        assert self.table.play is not None
        shape = self.table.play.state.choices(seat)[0].shape
        return h.Moved(seat, self.table.play.moment(), msgspec.Raw(msgspec.json.encode(shape)))

    def play_on(self, guests: tuple[str, ...], most: int = 10_000) -> None:
        """Every seat that is due takes the first choice, until the end or for so many moves."""
        assert self.table.play is not None
        for _ in range(most):
            due = self.table.play.state.due()
            if not due:
                return
            by = NOBODY if self.table.chairs[due[0]].bot else guests[due[0]]
            self.must(by, self.first_move(due[0]))


def find(name: str) -> Game:
    """Any game, and the toy."""
    return TOY if name == TOY.id else ludejo.game(name)
