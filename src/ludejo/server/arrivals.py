"""Connections that are not (yet) WebSockets: how many there may be, and which one is dropped if there are too many."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import lru_cache
from typing import Protocol

from ludejo.server.limits import net_of, nets_of
from ludejo.server.settings import Limits

log = logging.getLogger("ludejo.arrivals")
LOG_SECONDS = 60.0
OTHER_FILES = 100  # for the database, pipes to bots, files of the page
network_of = lru_cache(4096)(net_of)


@lru_cache(4096)
def share_of(address: str) -> str:
    """What gets one share of the event loop: an IPv4 address, or the /64 of an IPv6 one, because a home has many."""
    return nets_of(address)[0]


class Arrival(Protocol):
    """A connection, as it is counted here."""

    net: str
    is_trusted: bool  # then its network has no limit of its own

    def drop(self) -> None:
        """End it at once."""


class Group:
    """Connections by network, the oldest first."""

    def __init__(self, most: int, per_net: int = 0) -> None:
        self.most = most
        self.per_net = per_net
        self.nets: dict[str, dict[Arrival, None]] = {}
        self.n = 0

    def add(self, visit: Arrival) -> Arrival | None:
        """Count a connection in; returns the one to drop if there are too many."""
        own = self.nets.setdefault(visit.net, {})
        own[visit] = None
        self.n += 1
        if self.per_net and not visit.is_trusted and len(own) > self.per_net:
            return next(iter(own))
        return self.oldest() if self.most and self.n > self.most else None

    def remove(self, visit: Arrival) -> None:
        own = self.nets.get(visit.net, {})
        if visit in own:
            del own[visit]
            self.n -= 1
            if not own:
                del self.nets[visit.net]

    def oldest(self) -> Arrival | None:
        """The oldest one of the network that has the most: a flood drops only its own connections."""
        most = max(self.nets, key=lambda net: len(self.nets[net]), default=None)
        return None if most is None else next(iter(self.nets[most]))


class Arrivals:
    """`files`: how many descriptors this process may have; some are reserved for everything else."""

    def __init__(self, limits: Limits, files: int, behind_proxy: bool, now: Callable[[], float]) -> None:
        self.half_open = Group(limits.half_open, 0 if behind_proxy else limits.half_open_per_net)
        self.requests = Group(limits.requests_at_once)
        self.most_open = max(files - OTHER_FILES, files // 2)
        self.n_open = 0  # WebSockets included
        self.n_dropped = 0
        self.now = now
        self.logged_at = -LOG_SECONDS

    def come(self, visit: Arrival) -> None:
        """It has connected. If descriptors run out, drop one that has sent nothing, else a request, else this one."""
        self.n_open += 1
        surplus = self.half_open.add(visit)
        if surplus is None and self.n_open > self.most_open:
            surplus = self.half_open.oldest() if self.half_open.n > 1 else self.requests.oldest() or visit
        self.drop(surplus)

    def ask(self, visit: Arrival) -> None:
        """The head of its request has come."""
        self.half_open.remove(visit)
        self.drop(self.requests.add(visit))

    def drop(self, visit: Arrival | None) -> None:
        if visit is None:
            return
        self.settle(visit)
        self.n_dropped += 1
        if self.now() - self.logged_at >= LOG_SECONDS:
            self.logged_at = self.now()
            log.warning("too many connections at once: %d dropped so far", self.n_dropped)
        visit.drop()

    def settle(self, visit: Arrival) -> None:
        """It is closed; or it is now a WebSocket, which is counted elsewhere."""
        self.half_open.remove(visit)
        self.requests.remove(visit)

    def leave(self) -> None:
        """A descriptor is free again."""
        self.n_open -= 1
