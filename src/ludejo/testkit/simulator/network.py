"""The simulator's network: between devices and servers, wishes, answers and messages get lost, doubled or late.

A link is like a socket: a message that is lost on it breaks it, though not at once. Rooms keep their place among the
messages of a link, because they have no number; sights overtake each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludejo.core.refusal import Refusal
from ludejo.server.writer import Request
from ludejo.table.messages import Message, Out, Sight
from ludejo.testkit.simulator.world import SimulatedWorld

if TYPE_CHECKING:
    from ludejo.testkit.simulator.device import Device
    from ludejo.testkit.simulator.server import SimulatedServer


class NetworkLink:
    """One device's connection to one server; nothing arrives through it once it is cut."""

    def __init__(self, device: Device, server: SimulatedServer) -> None:
        self.device = device
        self.server = server
        self.is_up = True
        self.barrier = 0  # when the last room arrives: no sight overtakes it
        self.last = 0  # when the last of all messages arrives


class Net:
    """Who is connected to whom."""

    def __init__(self, world: SimulatedWorld) -> None:
        self.world = world
        self.links: dict[str, NetworkLink] = {}

    def connect(self, device: Device, server: SimulatedServer) -> None:
        self.links[device.guest] = NetworkLink(device, server)

    def cut(self, link: NetworkLink) -> None:
        link.is_up = False
        if self.links.get(link.device.guest) is link:
            del self.links[link.device.guest]

    def delay(self, fault: str) -> int:
        world = self.world
        return world.between(300, 2_500) if world.odds(fault, 25) else world.between(5, 50)

    def send(self, link: NetworkLink, wish: Request) -> None:
        """A device's wish, on its way; it may arrive when the device is connected elsewhere."""
        world = self.world
        if world.odds("lost wish", 15):
            return
        for _ in range(2 if world.odds("doubled wish", 15) else 1):
            world.later(self.delay("late wish"), link.server.hear, wish)

    def answer(self, server: SimulatedServer, wish: Request, refusal: Refusal | None) -> None:
        link = self.links.get(wish.by)
        if link is None or link.server is not server or self.world.odds("lost answer", 15):
            return
        for _ in range(2 if self.world.odds("doubled answer", 25) else 1):
            self.world.later(self.delay("late answer to device"), self.hand_over, link, wish.command, refusal)

    def hand_over(self, link: NetworkLink, command: str, refusal: Refusal | None) -> None:
        if link.is_up:
            link.device.hear_answer(command, refusal)

    def tell(self, server: SimulatedServer, out: Out) -> None:
        for guest, message in out.messages:
            link = self.links.get(guest)
            if link is not None and link.server is server:
                self.post(link, message)

    def post(self, link: NetworkLink, message: Message) -> None:
        world = self.world
        if world.odds("lost message", 40):
            world.later(world.between(300, 2_000), self.cut, link)
            return
        for _ in range(2 if world.odds("doubled message", 40) else 1):
            time = world.now + self.delay("late message")
            if isinstance(message, Sight):
                time = max(time, link.barrier)
            else:
                time = link.barrier = max(time, link.last)
            link.last = max(link.last, time)
            world.later(time - world.now, self.arrive, link, message)

    def arrive(self, link: NetworkLink, message: Message) -> None:
        if link.is_up:
            link.device.hear(message)
