"""A fair share of the event loop for every address: an address that asks for a lot waits, and no other does."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

Work = Callable[[], None]
SHARE_SECONDS = 0.004  # of one address in one turn of the event loop
TURN_SECONDS = 0.012  # of all addresses that wait, in one turn
MOST_ADDRESSES = 10_000


class FairQueue:
    """Work is done at once while its address has something left of its share. After that it waits for the next turn of
    the event loop, in which everybody else is served as well. So nothing is lost, and no time either: if nobody else
    has anything to do, the next turn comes at once."""

    def __init__(self, loop: asyncio.AbstractEventLoop, now: Callable[[], float]) -> None:
        self.loop = loop
        self.now = now
        self.used: dict[str, float] = {}  # seconds of this turn, by address
        self.waiting: dict[str, deque[Work]] = {}  # the address that has waited longest comes first
        self.is_scheduled = False

    def is_free(self, address: str) -> bool:
        """May work of this address be done at once?"""
        return address not in self.waiting and self.used.get(address, 0.0) < SHARE_SECONDS

    def charge(self, address: str, seconds: float) -> None:
        """Count what its work has taken."""
        used = self.used[address] = self.used.get(address, 0.0) + seconds
        if used >= SHARE_SECONDS or len(self.used) > MOST_ADDRESSES:
            self.schedule()

    def do(self, address: str, work: Work, price: float = 0.0) -> None:
        """Do work now, or when it is the address's turn. `price`: seconds that the work is going to take later on."""
        if self.is_free(address):
            self.measured(address, work)
            self.charge(address, price)
        else:
            self.wait(address, lambda: self.priced(address, work, price))

    def priced(self, address: str, work: Work, price: float) -> None:
        work()
        self.charge(address, price)

    def wait(self, address: str, work: Work) -> None:
        """Do work in the next turn, or later."""
        self.waiting.setdefault(address, deque()).append(work)
        self.schedule()

    def schedule(self) -> None:
        if not self.is_scheduled:
            self.is_scheduled = True
            self.loop.call_soon(self.turn)

    def turn(self) -> None:
        """A new share for everybody; those who wait are served one after another."""
        self.is_scheduled = False
        self.used.clear()
        end = self.now() + TURN_SECONDS
        for address in list(self.waiting):
            if self.now() >= end:
                break
            self.serve(address)
        if self.waiting:
            self.schedule()

    def serve(self, address: str) -> None:
        """Do as much work of this address as its share allows; with the rest it goes to the end of the queue."""
        queue = self.waiting.pop(address)
        while queue and self.used.get(address, 0.0) < SHARE_SECONDS:
            self.measured(address, queue.popleft())
        if queue:
            queue.extend(self.waiting.pop(address, ()))  # what this work itself has put back
            self.waiting[address] = queue

    def measured(self, address: str, work: Work) -> None:
        start = self.now()
        try:
            work()
        except Exception as error:  # of one connection: the others are served all the same
            self.loop.call_exception_handler({"message": "a connection's turn failed", "exception": error})
        self.charge(address, self.now() - start)
