"""One device's connection: frames in, frames out, and the limits of both. It knows nothing of sockets."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ludejo.core import refusal as core
from ludejo.core.refusal import ILLEGAL, Refused
from ludejo.server.limits import Bucket
from ludejo.wire import said, told

if TYPE_CHECKING:
    from ludejo.server.app import App
    from ludejo.server.live_table import LiveTable
    from ludejo.server.nights import Held

GOING_AWAY, INVALID_TEXT, POLICY, TOO_BIG, RESTART = 1001, 1007, 1008, 1009, 1012


@mypyc_attr(allow_interpreted_subclasses=True)
class Transport(ABC):
    """What a connection needs of the network: three verbs."""

    @abstractmethod
    def send(self, frame: bytes) -> None:
        """Give a frame to the network."""

    @abstractmethod
    def close(self, code: int) -> None:
        """Say goodbye, with a WebSocket close code."""

    @abstractmethod
    def abort(self) -> None:
        """End it at once, because nobody reads there."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Connection:
    """A device of a guest, at one table at most."""

    def __init__(self, app: App, transport: Transport, guest: str, address: str) -> None:
        limits = app.settings.limits
        self.app = app
        self.transport = transport
        self.guest = guest
        self.address = address
        self.device = ""  # its name for itself, so that the guest's other devices can't use its commands
        self.live_table: LiveTable | None = None
        self.is_entering = False  # it waits to be let in
        self.is_invited = False  # by the host's link
        self.is_screen = False  # then it belongs to nobody, and is told nobody's secrets
        self.let_in_by: str | None = None  # the guest whose ticket this screen has
        self.unanswered: dict[str, str] = {}  # the device's own id of each wish that waits, by the id in the log
        self.outbox: list[bytes] = []
        self.held: Held | None = None  # in a hushed night: what waits for the tick, beside the outbox
        self.is_closed = False
        self.most_bytes = limits.message_bytes
        self.most_open = limits.unanswered
        self.bucket = Bucket(limits.messages_at_once, limits.messages_per_minute, app.now())
        self.refusals = Bucket(limits.messages_at_once, limits.messages_per_minute, app.now())
        self.pings = Bucket(limits.pings_at_once, limits.pings_per_minute, app.now())

    # --- in

    def hear(self, frame: bytes) -> None:
        """Take a frame; not if it was on its way when we closed."""
        if self.is_closed:
            return
        app = self.app
        app.counts.heard += 1
        if self.most_bytes and len(frame) > self.most_bytes:
            self.close(TOO_BIG, "message-too-big")
        elif self.bucket.most and not self.bucket.takes(app.now()):
            self.flooded()
        elif not frame.isascii() and not is_utf8(frame):
            self.close(INVALID_TEXT, "")
        else:
            try:
                self.take(said.heard(frame))
            except Refused as refused:
                self.refuse("", refused.refusal)

    def allow_ping(self) -> bool:
        """A ping, or a pong that nobody asked for: is one more allowed?"""
        if self.pings.takes(self.app.now()):
            return True
        self.flooded()
        return False

    def flooded(self) -> None:
        """The device sends too much."""
        self.app.counts.flooded += 1
        self.close(POLICY, "too-many-messages")

    def take(self, saying: said.Any) -> None:
        """Do what a device says. The most frequent kinds of messages come first."""
        live_table = self.live_table
        if isinstance(saying, said.Wish) and live_table is not None and not self.is_screen:
            if self.most_open and len(self.unanswered) >= self.most_open:
                self.flooded()
            else:
                live_table.wish(self, saying)
        elif isinstance(saying, said.Beat):
            self.tell(told.Alive())
        elif isinstance(saying, said.Still):
            return  # a device that keeps to the tick and has nothing to say
        elif isinstance(saying, said.Enter):
            self.device = saying.device if live_table is None else self.device
            self.app.enter(self, saying)
        elif live_table is None:
            self.refuse(saying.command, core.Refusal(ILLEGAL, "not-at-table"))
        elif self.is_screen:
            self.refuse(saying.command, core.Refusal(ILLEGAL, "is-screen"))
        elif isinstance(saying, said.Preview):
            live_table.queries.preview(self, saying)
        elif isinstance(saying, said.Offer):
            live_table.queries.offer(self, saying)

    # --- out

    def refuse(self, command: str, refusal: core.Refusal) -> None:
        """Refuse. A certain number of refusals does not count against the limit of messages."""
        self.app.counts.refused += 1
        if command and self.bucket.most and self.refusals.takes(self.app.now()):
            self.bucket.give_back()
        self.answer(told.Denied(command, told.refusal_of(refusal)), self.app.clock())

    def answer(self, message: told.Granted | told.Denied, at: int) -> None:
        """Answer what was wished `at` that time; in a hushed night not before the message that shows why."""
        if self.held is not None:
            self.held.keep(message, at)
        else:
            self.deliver(told.encode(message))

    def tell(self, message: told.Message) -> None:
        self.deliver(told.encode(message))

    def deliver(self, message: bytes) -> None:
        """The only way to a device. Messages that belong together leave as one frame; in a night with the tick."""
        if not self.outbox and self.held is None:
            self.app.will_flush(self)
        self.outbox.append(message)

    def flush(self) -> None:
        """Send what is in the outbox; in a hushed night it waits for the tick."""
        if self.outbox and self.held is None and not self.is_closed:
            frame = told.frame(self.outbox, self.live_table.padding if self.live_table else 0)
            self.outbox = []
            self.app.counts.told += 1
            self.transport.send(frame)

    def flush_as(self, step: int) -> None:
        """Send the outbox now, as a frame of so many bytes, or a multiple."""
        if self.outbox:
            outbox, self.outbox = self.outbox, []
            self.send(told.frame(outbox, step))

    def send(self, frame: bytes) -> None:
        if not self.is_closed:
            self.app.counts.told += 1
            self.transport.send(frame)

    def cut(self) -> None:
        """The device does not read what it is sent."""
        self.app.counts.slow += 1
        self.transport.abort()
        self.gone()

    def close(self, code: int, why: str) -> None:
        """The server ends the connection, and says why if there is a reason to tell."""
        if self.is_closed:
            return
        if why:
            self.say_bye(why)
        self.transport.close(code)
        self.gone()

    def holds(self) -> bool:
        """Does anything wait here for the tick?"""
        return self.held is not None and (bool(self.outbox) or not self.held.is_empty())

    def say_bye(self, why: str) -> None:
        """Say why, at once. In a night, what waited is lost, and the device asks for it again."""
        if self.held is not None and self.live_table is not None and self.live_table.night is not None:
            self.outbox = [told.encode(told.Bye(why))]
            self.flush_as(self.live_table.night.size)
        else:
            self.tell(told.Bye(why))
            self.flush()

    def gone(self) -> None:
        """The connection has ended."""
        if self.is_closed:
            return
        self.is_closed = True
        self.outbox = []
        self.app.lose(self)


def is_utf8(frame: bytes) -> bool:
    try:
        frame.decode()
    except UnicodeDecodeError:
        return False
    return True
