"""A device that keeps to the tick, as the page does (web/src/api/night_pacing.ts): one frame for each frame."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec

from ludejo.server.connection import Connection
from ludejo.testkit.wire.world import Frame, Recorder, StillLoop, World

STILL: dict[str, object] = {"do": "still"}


class Phone(Recorder):
    """Writes down what it gets, and what it says in return."""

    def __init__(self, loop: StillLoop, frames: list[Frame]) -> None:
        super().__init__(loop, frames)
        self.connection: Connection | None = None
        self.wants: deque[dict[str, object]] = deque()
        self.said: list[tuple[float, int]] = []
        self.size = 0  # bytes of each frame that it sends; 0: it is day
        self.parts = ""

    def send(self, frame: bytes) -> None:
        super().send(frame)
        for message in msgspec.json.decode(frame.rstrip()):
            self.hear(message)
        if self.size:
            self.loop.call_soon(self.answer)

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "hush":
            self.size = message["bytes"]
        elif message["type"] == "part":
            self.parts += message["text"]
            if message["last"]:
                text, self.parts = self.parts, ""
                self.hear(msgspec.json.decode(text))

    def answer(self) -> None:
        """One thing it wants to say, or nothing, in as many bytes."""
        words = msgspec.json.encode(self.wants.popleft() if self.wants else STILL).ljust(self.size)
        self.said.append((self.loop.now, len(words)))
        if self.connection is not None:
            self.connection.hear(words)


class NightWorld(World):
    """A world whose devices are phones."""

    def __init__(self, *words: Any) -> None:
        super().__init__(*words)
        self.phones: dict[str, Phone] = {}

    def transport(self, guest: str, frames: list[Frame]) -> Phone:
        self.phones[guest] = Phone(self.loop, frames)
        return self.phones[guest]

    def enter(self, guest: str) -> None:
        super().enter(guest)
        self.phones[guest].connection = self.connections[guest]

    def drop(self, guest: str) -> None:
        """The network is gone for somebody."""
        self.connections[guest].gone()

    def said(self, guest: str) -> list[tuple[float, int]]:
        """When a device has sent something since the last call, and how many bytes."""
        phone = self.phones[guest]
        found, phone.said = phone.said, []
        return found
