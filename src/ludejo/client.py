"""A client for Python programs, such as tests, load generators and bots: come to a table, watch, send wishes.

    async with Client("http://127.0.0.1:8666") as ana:
        code = await ana.open_table("love-letter", seats=2, name="Ana")
        await ana.enter(code, "Ana")
        await ana.sit(0)

Like the page, it keeps what it was last told: `room`, and `sights` by seat. A wish returns when it is granted, and
raises `Refused` when it is refused. `reconnect` sends every wish without an answer again; each is granted once. For
each seat that it takes with `sit` it pledges a number for the deal, and opens the number when the game starts.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import secrets
from collections.abc import Callable
from typing import Any, Self

import aiohttp
import msgspec

from ludejo.core.game import Game
from ludejo.core.option import Value
from ludejo.core.refusal import LATE, Refusal, Refused
from ludejo.games import game as game_of
from ludejo.table.happenings import Moved, Opened, Pledged, Sat
from ludejo.table.messages import Chat, Room, Sight
from ludejo.wire import said, told
from ludejo.wire.per_game import frame_type

SECONDS = 30.0
SILENCE = msgspec.json.encode(said.Still())


class GoneError(ConnectionError):
    """The connection is closed; `code` says why, if the server told."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Client:
    """One guest with one device."""

    def __init__(self, url: str, cookies: dict[str, str] | None = None, verify: bool = True) -> None:
        self.url = url.rstrip("/")
        self.headers = {"Origin": self.url}
        self.cookies = cookies
        self.verify = verify
        self.room: Room | None = None
        self.sights: dict[int, Sight] = {}
        self.chats: list[Chat] = []
        self.clock: told.Clock | None = None
        self.numbers: dict[tuple[str, int, int], bytes] = {}  # for the deal: by its seal, redeals, and seat
        self.lucky: set[asyncio.Task[None]] = set()  # wishes for the deal, for whose answers nobody waits
        self.trouble = False
        self.frames: list[bytes] | None = None  # set it to [] to keep a transcript
        self.open: dict[str, tuple[bytes, asyncio.Future[Any]]] = {}
        self.news = asyncio.Condition()
        self.hush_bytes = 0  # in a hush: the length of each frame that we send, one for each that comes
        self.unsaid: list[bytes] = []
        self.parts = ""
        self.names = (f"{secrets.token_hex(4)}-{n}" for n in itertools.count(1))
        self.why = ""
        self.reader: asyncio.Task[None] | None = None
        self.decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(list[told.Message])

    async def __aenter__(self) -> Self:
        jar = aiohttp.CookieJar(unsafe=True)  # unsafe: also for IP addresses
        self.http = aiohttp.ClientSession(self.url, headers=self.headers, cookie_jar=jar, cookies=self.cookies)
        await self.ask("POST", "/api/guest")
        return self

    async def __aexit__(self, *error: object) -> None:
        for task in self.lucky:
            task.cancel()
        await self.hang_up()
        await self.http.close()

    # --- HTTP

    async def ask(self, method: str, path: str, body: msgspec.Struct | None = None) -> bytes:
        """Send one HTTP request and return the body of the answer; `Refused` if it is refused."""
        data = None if body is None else msgspec.json.encode(body)
        kind = {"Content-Type": "application/json"} if data else {}
        async with self.http.request(method, path, data=data, headers=kind, ssl=self.verify) as response:
            answer = await response.read()
            if response.status >= 400:
                refusal = msgspec.json.decode(answer, type=told.Failure).refusal
                raise Refused(Refusal(refusal.kind, refusal.code, refusal.rule, refusal.args))
            return answer

    async def open_table(self, game: str, seats: int, name: str, private: bool = True, **options: Value) -> str:
        """Open a table and return its code."""
        body = await self.ask("POST", "/api/tables", said.NewTable(name, game, seats, options, private))
        return msgspec.json.decode(body, type=told.Opened).table

    async def give_words(self, table: str, text: str) -> told.ListSign:
        """Give a table a list of words, one per line; returns what the server says about the list."""
        body = await self.ask("POST", f"/api/tables/{table}/words", said.NewList(text))
        return msgspec.json.decode(body, type=told.ListSign)

    # --- the socket

    async def enter(self, table: str, name: str, ticket: str = "", screen: bool = False, device: str = "") -> None:
        """Come to a table, perhaps as a screen; returns when the table's state has come."""
        self.entering = said.Enter(table, name, ticket, screen, device)
        await self.connect()
        await self.until(lambda: self.room is not None)

    async def connect(self) -> None:
        self.why = ""
        self.room = None
        self.hush_bytes, self.unsaid, self.parts = 0, [], ""
        self.socket = await self.http.ws_connect("/ws", ssl=self.verify, compress=0, max_msg_size=0)
        self.reader = asyncio.create_task(self.listen())
        await self.say(msgspec.json.encode(self.entering))

    async def reconnect(self) -> None:
        """Come back after the connection was lost, and send again what was not answered."""
        await self.hang_up()
        self.entering = msgspec.structs.replace(self.entering, ticket="")
        await self.connect()
        await self.until(lambda: self.room is not None)
        for words, _ in list(self.open.values()):
            await self.say(words)

    async def hang_up(self) -> None:
        if self.reader is not None:
            await self.socket.close()
            await asyncio.gather(self.reader, return_exceptions=True)
            self.reader = None

    async def say(self, words: bytes) -> None:
        """Send at once; in a hush, in answer to one of the next frames."""
        if self.hush_bytes:
            self.unsaid.append(words)
        else:
            await self.socket.send_str(words.decode())

    async def say_in_turn(self) -> None:
        """Send one frame for each that comes, all of one length."""
        words = self.unsaid.pop(0) if self.unsaid else SILENCE
        await self.socket.send_str(words.decode().ljust(self.hush_bytes + len(words.decode()) - len(words)))

    def hush(self, told_: told.Hush) -> None:
        """A hush begins or ends. At its end, wishes that were not sent are too late."""
        unsaid, self.unsaid = self.unsaid, [] if not told_.bytes else self.unsaid
        self.hush_bytes = told_.bytes
        for words in unsaid if not told_.bytes else ():
            command = msgspec.json.decode(words).get("command", "")
            self.answer(told.Denied(command, told.Refusal(LATE, "late-move", "", {})))

    async def listen(self) -> None:
        """Handle the server's messages until the connection ends."""
        async for message in self.socket:
            if message.type is aiohttp.WSMsgType.TEXT:
                frame = message.data.encode()
                if self.frames is not None:
                    self.frames.append(frame)
                await self.hear(frame)
                if self.hush_bytes:
                    await self.say_in_turn()
        async with self.news:
            self.why = self.why or "closed"
            self.news.notify_all()

    async def hear(self, frame: bytes) -> None:
        async with self.news:
            if self.room is None:
                self.learn_game(frame)
            for message in self.decoder.decode(frame):
                self.take(message)
            self.news.notify_all()

    def learn_game(self, frame: bytes) -> None:
        """The first room tells which game is played, and so the types of its sights."""
        for room in (m for m in msgspec.json.decode(frame) if m["type"] == "room"):
            self.game: Game = game_of(room["game"])
            self.decoder = msgspec.json.Decoder(frame_type(self.game))

    def take(self, message: Any) -> None:
        match message:
            case Room():
                self.room = message
                self.see_to_luck(message)
            case Chat():
                self.chats.append(message)
            case told.Clock():
                self.clock = message
            case told.Saving():
                self.trouble = message.trouble
            case told.Bye():
                self.why = message.code
            case told.Hush():
                self.hush(message)
            case told.Part():
                self.piece(message)
            case told.Granted() | told.Denied() | told.Offered():
                self.answer(message)
            case _:
                self.take_own(message)

    def piece(self, part: told.Part) -> None:
        """Add a part of a message that was too long for a frame."""
        self.parts += part.text
        if part.last:
            text, self.parts = self.parts, ""
            for message in self.decoder.decode(f"[{text}]"):
                self.take(message)

    def take_own(self, message: Any) -> None:
        """Messages whose types belong to the game."""
        tag = type(message).__struct_config__.tag
        if tag == "sight":
            self.sights[message.seat] = message
        elif tag == "previewed":
            self.answer(message)

    def answer(self, message: Any) -> None:
        _, future = self.open.pop(message.command, (b"", None))
        if isinstance(message, told.Denied):
            refusal = message.refusal
            refused = Refused(Refusal(refusal.kind, refusal.code, refusal.rule, refusal.args))
            if future is None:
                self.why = refusal.code  # the server refused `Enter`
            elif not future.done():
                future.set_exception(refused)
        elif future is not None and not future.done():
            future.set_result(message)

    # --- wishes

    async def wish(self, did: said.Did, command: str = "") -> None:
        """Send a wish; returns when it is granted."""
        command = command or next(self.names)
        await self.asked(said.Wish(command, did))

    async def asked(self, saying: said.Wish | said.Preview | said.Offer) -> Any:
        """Send something and wait for the answer, however often the connection is lost in the meantime."""
        words = msgspec.json.encode(saying)
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.open[saying.command] = (words, future)
        await self.say(words)
        async with asyncio.timeout(SECONDS):  # `wait_for` sometimes swallows a cancellation
            return await future

    async def sit(self, seat: int, name: str = "", colour: int = -1) -> None:
        """Sit down and pledge a number for the deal; do it again for another game."""
        assert self.room is not None
        await self.wish(Sat(seat, self.pledge(self.room, seat), name, colour))

    def pledge(self, room: Room, seat: int) -> str:
        """The pledge of this device for a seat, in this deal."""
        number = self.numbers.setdefault((room.seal, room.redeals, seat), secrets.token_bytes(16))
        return hashlib.sha256(number).hexdigest()

    def see_to_luck(self, room: Room) -> None:
        """Open our numbers when the table asks for them. If somebody has withheld one, pledge new ones first."""
        if room.phase != "sealing":
            return
        for seat, sign in enumerate(room.seats):
            number = self.numbers.get((room.seal, room.redeals, seat))
            if not room.pledging and not sign.opened and number is not None:
                self.wish_beside(Opened(seat, number.hex()))
            elif room.pledging and not sign.pledge and self.has_opened(room, seat):
                self.wish_beside(Pledged(seat, self.pledge(room, seat)))

    def has_opened(self, room: Room, seat: int) -> bool:
        """Have we opened a number for this seat before a redeal, and may we pledge another one?"""
        return (room.seal, room.redeals - 1, seat) in self.numbers and not room.people[room.you].withheld

    def wish_beside(self, did: said.Did) -> None:
        """Send a wish without waiting. The same one may be sent again before its answer comes, and is then refused."""

        async def wished() -> None:
            with contextlib.suppress(Refused, ConnectionError, TimeoutError):
                await self.wish(did)

        task = asyncio.create_task(wished())
        self.lucky.add(task)
        task.add_done_callback(self.lucky.discard)

    async def move(self, seat: int, move: msgspec.Struct) -> None:
        """Make a move, as an answer to what the seat is asked now."""
        moment = self.sights[seat].moment
        await self.wish(Moved(seat, moment, msgspec.Raw(msgspec.json.encode(move))))

    async def until(self, holds: Callable[[], bool], seconds: float = SECONDS) -> None:
        """Wait until something holds; `GoneError` if the connection ends before."""
        async with asyncio.timeout(seconds), self.news:
            while not holds():
                if self.why:
                    raise GoneError(self.why)
                await self.news.wait()
