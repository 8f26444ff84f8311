"""A device that plays by itself as fast as it gets answers, and remembers every answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from ludejo.core.luck import Luck

CHATS_ONE_IN = 6


async def until(holds: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(30):
        while not holds():
            await asyncio.sleep(0.002)


def now() -> float:
    return asyncio.get_running_loop().time()


class Ear(WSListener):
    """One connection of a device."""

    def __init__(self, device: Device) -> None:
        self.device = device

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.device.hear(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.device.gone.set()
        self.device.greeted.set()
        self.device.gone_at = self.device.gone_at or now()


class Device:
    """The device of one seat: it makes one possible wish after another, and sometimes chats."""

    def __init__(self, table: str, seat: int, luck: Luck) -> None:
        self.table = table
        self.seat = seat
        self.luck = luck
        self.open: dict[str, bytes] = {}  # wishes without an answer
        self.granted: list[str] = []
        self.refused: list[str] = []
        self.codes: dict[str, str] = {}  # of refusals, by wish
        self.known: list[
            str
        ] = []  # all granted wishes, in the order of their answers; all devices of a table share this list
        self.sent_at: dict[str, int] = {}  # by wish: the length of `known` when it was first sent
        self.said_at: dict[str, float] = {}  # by wish: when it was first sent
        self.answered_at = 0.0  # when the last wish was granted
        self.refused_at = self.shown_at = 0.0
        self.longest = 0.0  # seconds from a wish to its answer
        self.gone_at = 0.0  # when it lost its connection; 0.0 if it has one
        self.away = 0.0  # the longest time without a connection, in seconds
        self.saving: list[
            tuple[float, bool]
        ] = []  # when it was told that nothing can be stored (True), or that it can again
        self.is_playing = False
        self.is_idle = False  # it makes no wishes
        self.rest = 0.0  # seconds between a message and the wish that follows
        self.is_resting = False
        self.n_wishes = 0
        self.main = self.chat = ""
        self.answered = 0  # the last moment that it answered
        self.gone = asyncio.Event()
        self.url = ""
        self.greeting: dict[str, Any] | None = None  # what it was shown when it entered, until this is compared
        self.n_known = self.n_before = 0  # the length of `known` when it entered, and when it last tried to
        self.forget()

    def forget(self) -> None:
        self.room: dict[str, Any] | None = None
        self.sight: dict[str, Any] | None = None
        self.first: dict[str, Any] | None = None
        self.clock: dict[str, Any] | None = None
        self.greeted = asyncio.Event()
        self.is_in = False

    # --- connections

    async def connect(self, url: str, cookie: str) -> None:
        """Enter the table and wait for the greeting; `ConnectionError` if the server refuses."""
        self.forget()
        self.gone = asyncio.Event()
        self.url, self.n_before = "", len(self.known)
        headers = {"Origin": url, "Cookie": cookie}
        self.transport, _ = await ws_connect(
            lambda: Ear(self), url.replace("http", "ws") + "/ws", extra_headers=headers
        )
        self.url = url
        self.say({"do": "enter", "table": self.table, "name": f"Seat {self.seat}"})
        async with asyncio.timeout(20):
            await self.greeted.wait()
        if not self.is_in:
            self.transport.disconnect()
            raise ConnectionError(self.codes.get("", "closed"))

    async def hang_up(self) -> None:
        self.transport.send_close(WSCloseCode.OK)
        self.transport.disconnect()
        await self.gone.wait()

    async def drop(self) -> None:
        """Close the connection if there still is one."""
        if self.url and not self.gone.is_set():
            self.transport.disconnect()
            await self.gone.wait()

    def say(self, words: dict[str, object]) -> bytes:
        frame = msgspec.json.encode(words)
        self.transport.send(WSMsgType.TEXT, frame)
        return frame

    # --- what the device is told

    def hear(self, frame: bytes) -> None:
        for message in msgspec.json.decode(frame):
            self.take(message)
        if self.room is not None and self.clock is not None and not self.greeted.is_set():
            self.greeting = self.first or ({} if self.room["phase"] == "playing" else None)
            if self.first is not None and self.first["fresh"]:
                self.greeting = None  # the game began after it entered
            self.n_known = self.n_before
            self.is_in = True
            self.away, self.gone_at = max(self.away, now() - self.gone_at if self.gone_at else 0.0), 0.0
            self.greeted.set()
        elif self.is_playing:
            self.act_soon()

    def take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "room":
                self.room = message
            case "sight":
                self.sight = message
                self.shown_at = now()
                self.first = self.first or message
            case "clock":
                self.clock = message
            case "saving":
                self.saving.append((now(), message["trouble"]))
            case "granted":
                self.note(message["command"], self.granted)
            case "refused":
                self.codes[message["command"]] = message["refusal"]["code"]
                self.note(message["command"] or str(message), self.refused)
                if not message["command"]:
                    self.greeted.set()  # refused

    def note(self, command: str, answers: list[str]) -> None:
        """Note an answer. A wish that was sent twice gets two answers; the second one is ignored."""
        words = self.open.pop(command, b"")
        if not words:
            return
        answers.append(command)
        self.longest = max(self.longest, now() - self.said_at.pop(command))
        if answers is self.granted:
            self.known.append(command)
            self.answered_at = now()
        else:
            self.refused_at = now()
        if command == self.main:
            self.main = ""
        if command == self.chat:
            self.chat = ""

    # --- what the device wishes

    def go(self) -> None:
        """Send every unanswered wish again, and play."""
        self.is_playing = True
        for words in self.open.values():
            self.transport.send(WSMsgType.TEXT, words)
        self.act()

    def act_soon(self) -> None:
        """Act now, or after a rest."""
        if not self.rest:
            self.act()
        elif not self.is_resting:
            self.is_resting = True
            asyncio.get_running_loop().call_later(self.rest, self.wake)

    def wake(self) -> None:
        self.is_resting = False
        if self.is_playing and self.is_in:
            self.act()

    def act(self) -> None:
        if not self.chat and self.luck.below(CHATS_ONE_IN) == 0:
            self.chat = self.wish({"did": "said", "text": f"{self.seat}-{self.n_wishes}"})
        did = None if self.main else self.next()
        if did is not None:
            self.main = self.wish(did)

    def wish(self, did: dict[str, object]) -> str:
        self.n_wishes += 1
        command = f"{self.seat}-{self.n_wishes}"
        self.sent_at[command], self.said_at[command] = len(self.known), now()
        self.open[command] = self.say({"do": "wish", "command": command, "did": did})
        return command

    async def answered_to(self, command: str) -> bool:
        """Wait for the answer to a wish: was it granted?"""
        await until(lambda: command not in self.open)
        return command in self.granted

    async def wished(self, did: dict[str, object]) -> None:
        """Make a wish that must be granted."""
        assert await self.answered_to(self.wish(did)), self.codes

    def next(self) -> dict[str, object] | None:
        """The next wish, from what this device knows."""
        assert self.room is not None
        persons = [seat["person"] for seat in self.room["seats"]]
        match self.room["phase"]:
            case "gathering" if persons[self.seat] is None:
                return {"did": "sat", "seat": self.seat, "pledge": ""}
            case "gathering" if self.seat == 0 and None not in persons:
                return {"did": "started"}
            case "over" if self.seat == 0:
                return {"did": "again"}
            case "playing":
                return self.next_move()
        return None

    def next_move(self) -> dict[str, object] | None:
        sight = self.sight
        if sight is None or not sight["due"] or sight["moment"] <= self.answered:
            return None
        self.answered = sight["moment"]
        move = sight["choices"][self.luck.below(len(sight["choices"]))]
        return {"did": "moved", "seat": self.seat, "moment": self.answered, "move": move}
