"""What a watched device has been told, and checks that need no second world (T2, T3)."""

from __future__ import annotations

from typing import Any

import msgspec

LASTING = ("view", "moment", "due", "choices", "opens")


class LeakFault(AssertionError):  # noqa: N818  it is a fault of the server, not an error of the program
    """A viewer was told more than it may know."""

    def __init__(self, part: str, where: str) -> None:
        super().__init__(f"{part}: {where}")
        self.part = part


class Watch:
    """The sights of one viewer, since the pair was drawn."""

    def __init__(self, where: str, merges: bool = False) -> None:
        self.where = where
        self.last: dict[str, Any] | None = None  # the current one
        self.past: list[Any] = []
        self.merges = merges  # in a hush several sights may become one
        self.frame = b""  # the frames that came last
        self.parts = ""

    def hear(self, frames: list[bytes]) -> None:
        """Read frames that came together; a message in parts is complete at the end."""
        self.frame = b"".join(frames)
        for frame in frames:
            for message in msgspec.json.decode(frame.rstrip()):
                self.take(message)

    def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "sight":
            self.sight(message)
        elif message["type"] == "part":
            self.parts += message["text"]
            if message["last"]:
                text, self.parts = self.parts, ""
                self.frame += text.encode()
                self.take(msgspec.json.decode(text))

    def sight(self, sight: dict[str, Any]) -> None:
        """Numbers have no gap; a viewer who comes back is told the same as before."""
        if sight["fresh"]:
            if self.last is not None:
                self.demand(sight["n"] > self.last["n"], "numbers that don't grow")
                one = sight["n"] == self.last["n"] + 1
                self.demand(one or self.merges, "a hole in the numbers")
            self.past += sight["events"]
        elif self.last is not None:
            self.demand(sight["n"] == self.last["n"], "another number after coming back")
            self.demand(sight["events"] == self.past, "another past after coming back")
            for name in LASTING:
                self.demand(sight[name] == self.last[name], f"untold change: {name}")
        else:
            self.past = sight["events"]
        self.last = sight

    def check_whole(self, view: bytes) -> None:
        """The greeting has exactly this view (b"": none)."""
        if view:
            self.demand(b'"view":' + view + b"," in self.frame, "the view is not the game's")
        self.demand(self.frame.count(b'"view":') == (1 if view else 0), "views that are not its own")

    def demand(self, held: bool, part: str) -> None:
        if not held:
            raise LeakFault(part, self.where)
