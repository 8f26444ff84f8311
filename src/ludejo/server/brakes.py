"""How often somebody may ask: what keeps one guest or one address from spoiling the evening of all others."""

from __future__ import annotations

import ipaddress
from collections import Counter, deque

MOST_ADDRESSES = 10_000


class Bucket:
    """So many at once, so many a minute later on."""

    def __init__(self, at_once: int, per_minute: int, now: float) -> None:
        self.most = float(at_once)
        self.rate = per_minute / 60
        self.left = self.most
        self.then = now

    def takes(self, now: float) -> bool:
        """Is one more still fine? A most of 0 means that any number is."""
        if not self.most:
            return True
        self.left = min(self.most, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Window:
    """At most so many within so many seconds, by address; each address for itself, so nobody locks others out."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.times: dict[str, deque[float]] = {}

    def is_full(self, address: str, now: float) -> bool:
        times = self.times.get(address)
        while times and times[0] <= now - self.seconds:
            times.popleft()
        return bool(self.most) and times is not None and len(times) >= self.most

    def count(self, address: str, now: float) -> None:
        """One more; the addresses that were quiet longest are forgotten first."""
        self.times[address] = times = self.times.pop(address, deque())
        times.append(now)
        if len(self.times) > MOST_ADDRESSES:
            del self.times[next(iter(self.times))]


class Census:
    """How many connections there are, by address and by net."""

    def __init__(self, per_address: int, per_net: int) -> None:
        self.per_address = per_address
        self.per_net = per_net
        self.counts: Counter[str] = Counter()

    def takes(self, address: str) -> bool:
        """Count one more in, if it is still fine."""
        address, net = place_of(address), net_of(address)
        full = bool(self.per_address) and self.counts[address] >= self.per_address
        if full or (bool(self.per_net) and self.counts[net] >= self.per_net):
            return False
        self.counts.update((address, net))
        return True

    def leave(self, address: str) -> None:
        """One less."""
        for name in (place_of(address), net_of(address)):
            self.counts[name] -= 1
            if not self.counts[name]:
                del self.counts[name]


def place_of(address: str) -> str:
    return f"address {address}"


def net_of(address: str) -> str:
    """The /64 of an IPv6 address, the /24 of an IPv4 one."""
    try:
        length = 64 if ":" in address else 24
        return f"net {ipaddress.ip_network(f'{address}/{length}', strict=False)}"
    except ValueError:
        return "net ?"


def is_home(address: str) -> bool:
    """Is it an address of a private network, or of this machine?"""
    try:
        return ipaddress.ip_address(address).is_private
    except ValueError:
        return False
