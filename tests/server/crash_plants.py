"""Servers with a fault planted on purpose, which the crash driver must find. They run interpreted."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec

from ludejo.server import place
from ludejo.server.desk import Desk, Wish
from ludejo.store.base import Outcome
from ludejo.table import happenings as h

AGAIN = "#"


class EarlyDesk(Desk):
    """Acknowledges what it is about to store."""

    def take(self, wish: Wish) -> None:
        super().take(wish)
        if self.open is not None and isinstance(wish.did, (h.Moved, h.Said)):
            self.acknowledge(wish, None)


class ForgetfulDesk(Desk):
    """Does not know a sentence again that it has heard: it is stored as often as it is sent."""

    def take(self, wish: Wish) -> None:
        if isinstance(wish.did, h.Said):
            wish = msgspec.structs.replace(wish, command=f"{wish.command}{AGAIN}{secrets.token_hex(2)}")
        super().take(wish)

    def stored(self, outcome: Outcome) -> None:
        assert self.open is not None
        wish, row, entry = self.open
        plain = msgspec.structs.replace(wish, command=wish.command.partition(AGAIN)[0])
        self.open = (plain, row, entry)
        super().stored(outcome)


def early() -> None:
    vars(place)["Desk"] = EarlyDesk


def forgetful() -> None:
    vars(place)["Desk"] = ForgetfulDesk


PLANTS: dict[str, Callable[[], None]] = {"early": early, "forgetful": forgetful}
