"""A table at three apps; the test decides which guest uses which app. Messages in parts are put together."""

from __future__ import annotations

from typing import Any

import msgspec
from support.cluster.leaks_apps import Fittings
from support.server.leaks_world import find

from ludejo.server.peers import keeper_of
from ludejo.testkit.setups import Setup
from ludejo.testkit.wire.apps import NAMES, NightApps
from ludejo.testkit.wire.twins import EVE, Pair, code_of, name_of
from ludejo.testkit.wire.world import SCREEN, Frame

SLOW = {"one": 0.02, "two": 0.05, "three": 0.11}
SECONDS = 30
Shapes = dict[str, list[tuple[float, int]]]


class Hosted(Pair[NightApps]):
    """Guest i at app i modulo 3, unless `homes` says otherwise; the keeper is app `keeper`."""

    def __init__(
        self,
        game: str = "lupus-in-tabula",
        seats: int = 8,
        keeper: int = 0,
        homes: dict[str, int] | None = None,
        fittings: Fittings | None = None,
        slow: dict[str, float] | None = None,
        number: int = 0,
        **options: Any,
    ) -> None:
        self.own_fittings = fittings or Fittings()
        super().__init__(find(game), self.own_fittings)
        self.world, self.b = self.a, self.a
        self.guests = [*(name_of(seat) for seat in range(seats)), EVE, SCREEN]
        self.world.sent = {guest: n % 3 for n, guest in enumerate(self.guests)} | (homes or {})
        self.world.slow = slow or SLOW
        self.gather(Setup(seats, options), seed_for(keeper, number))

    def new_world(self) -> NightApps:
        return NightApps(self.own_fittings)

    def move_to(self, guest: str, app: int) -> None:
        """A guest's device loses its connection and comes back to another app."""
        self.world.sent[guest] = app
        self.world.enter(guest)

    def pointing(self, seat: int, which: int = 0) -> dict[str, object]:
        """A move of this seat at night."""
        play = self.world.play
        return {"did": "moved", "seat": seat, "moment": play.moment(), "move": play.state.choices(seat)[which].shape}

    def clear(self) -> None:
        for guest in self.world.frames:
            self.world.heard(guest)

    def told(self, guest: str) -> list[dict[str, Any]]:
        """What a device was told since the last call, including that it was closed."""
        return messages(self.world.heard(guest))

    def types(self, guest: str) -> list[str]:
        return [message["type"] for message in self.told(guest)]


def messages(frames: list[Frame]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    text = ""
    for _, frame in frames:
        for message in msgspec.json.decode(frame.rstrip()) if frame.startswith(b"[") else [{"type": frame.decode()}]:
            if message["type"] != "part":
                found.append(message)
                continue
            text += message["text"]
            if message["last"]:
                found.append(msgspec.json.decode(text))
                text = ""
    return found


def seed_for(keeper: int, number: int = 0) -> int:
    """The seed with this number among those whose table is public and has this keeper."""
    seeds = (seed for seed in range(1, 10_000) if seed % 4 and keeper_of(code_of(seed), NAMES) == NAMES[keeper])
    return next(seed for n, seed in enumerate(seeds) if n == number)
