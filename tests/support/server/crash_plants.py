"""Servers with a fault planted on purpose, which the crash driver must find. They run interpreted."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec

from ludejo.cluster import cluster
from ludejo.cluster.cluster import Cluster
from ludejo.server import app
from ludejo.server.writer import Request, Writer
from ludejo.store.base import AnswerAll, Outcome, Row
from ludejo.store.postgresql import store
from ludejo.store.postgresql.store import PostgresqlStore
from ludejo.table import happenings as h

AGAIN = "#"


class EarlyWriter(Writer):
    """Acknowledges a wish before it is stored."""

    def take(self, wish: Request) -> None:
        super().take(wish)
        if self.storing is not None and isinstance(wish.did, (h.Moved, h.Said)):
            self.acknowledge(wish, None)


class ForgetfulWriter(Writer):
    """Does not recognise a line of chat that it has stored: it stores the line as often as it is sent."""

    def take(self, wish: Request) -> None:
        if isinstance(wish.did, h.Said):
            wish = msgspec.structs.replace(wish, command=f"{wish.command}{AGAIN}{secrets.token_hex(2)}")
        super().take(wish)

    def stored(self, row: Row, outcome: Outcome) -> None:
        assert self.storing is not None
        wish, own, entry = self.storing
        plain = msgspec.structs.replace(wish, command=wish.command.partition(AGAIN)[0])
        self.storing = (plain, own, entry)
        super().stored(row, outcome)


def early() -> None:
    vars(app)["Writer"] = EarlyWriter


def forgetful() -> None:
    vars(app)["Writer"] = ForgetfulWriter


class HastyStore(PostgresqlStore):
    """Answers STORED before it stores."""

    def append_all(self, rows: list[Row], answer: AnswerAll) -> None:
        answer([Outcome.STORED] * len(rows))
        super().append_all(rows, lambda outcomes: None)


def hasty() -> None:
    vars(store)["PostgresqlStore"] = HastyStore


def deaf() -> None:
    """A process ignores notices of what others wrote, and does not look for it."""
    vars(cluster)["LOOK_BEATS"] = 1 << 30
    setattr(Cluster, "hear", lambda self, news: None)  # noqa: B010


def all_keep() -> None:
    """Every process acts as the keeper of every table."""
    setattr(Cluster, "keeps", lambda self, table: True)  # noqa: B010


def none_keeps() -> None:
    setattr(Cluster, "keeps", lambda self, table: False)  # noqa: B010


PLANTS: dict[str, Callable[[], None]] = {
    "early": early, "forgetful": forgetful, "hasty": hasty, "deaf": deaf, "all-keep": all_keep,
    "none-keeps": none_keeps,
}  # fmt: skip
