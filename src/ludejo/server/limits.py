"""How often somebody may ask: limits that keep one guest or one address from spoiling the game for all others."""

from __future__ import annotations

import ipaddress
from collections import Counter, deque
from collections.abc import Sequence

MOST_ADDRESSES = 10_000
UNKNOWN_NET = "net ?"


class Bucket:
    """Allows `at_once` at once, and later `per_minute` a minute."""

    def __init__(self, at_once: int, per_minute: int, now: float) -> None:
        self.most = float(at_once)
        self.rate = per_minute / 60
        self.left = self.most
        self.then = now

    def takes(self, now: float) -> bool:
        """Is one more allowed? A most of 0 allows any number."""
        if not self.most:
            return True
        self.left = min(self.most, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def give_back(self) -> None:
        """The last one does not count."""
        self.left = min(self.most, self.left + 1)


class Buckets:
    """A bucket for every address; those that were quiet longest are forgotten first."""

    def __init__(self, at_once: int, per_minute: int) -> None:
        self.at_once = at_once
        self.per_minute = per_minute
        self.by_address: dict[str, Bucket] = {}

    def takes(self, address: str, now: float) -> bool:
        """Is one more of this address allowed?"""
        bucket = self.by_address.pop(address, None) or Bucket(self.at_once, self.per_minute, now)
        self.by_address[address] = bucket
        if len(self.by_address) > MOST_ADDRESSES:
            del self.by_address[next(iter(self.by_address))]
        return bucket.takes(now)


class Window:
    """At most `most` in the last `seconds`, for each name by itself, so that nobody locks others out."""

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
        """Count one more; the addresses that were quiet longest are forgotten first."""
        self.times[address] = times = self.times.pop(address, deque())
        times.append(now)
        if len(self.times) > MOST_ADDRESSES:
            del self.times[next(iter(self.times))]

    def take_back(self, address: str) -> None:
        """The last one does not count after all."""
        times = self.times.get(address)
        if times:
            times.pop()


class Census:
    """How many connections there are, by address, by net and by site."""

    def __init__(self, per_address: int, per_net: int, per_site: int = 0) -> None:
        self.most = (per_address, per_net, per_site)
        self.counts: Counter[str] = Counter()

    def takes(self, address: str) -> bool:
        """Count one more in, if it is allowed."""
        names = names_of(address)
        if any(0 < most <= self.counts[name] for name, most in zip(names, self.most, strict=False)):
            return False
        self.counts.update(names)
        return True

    def leave(self, address: str) -> None:
        """One less."""
        for name in names_of(address):
            self.counts[name] -= 1
            if not self.counts[name]:
                del self.counts[name]


def name_of(address: str) -> str:
    return f"address {address}"


def net_of(address: str) -> str:
    """The /64 of an IPv6 address, the /24 of an IPv4 one."""
    return prefix_of(address, 64)


def prefix_of(address: str, length: int) -> str:
    """The net of this length of an IPv6 address, the /24 of an IPv4 one."""
    try:
        return f"net {ipaddress.ip_network((address, length if ':' in address else 24), strict=False)}"
    except ValueError:
        return UNKNOWN_NET


def names_of(address: str) -> tuple[str, ...]:
    """An address, its net, and for IPv6 its site, because a site has 65,536 nets."""
    names = (name_of(address), net_of(address))
    return (*names, site_of(address)) if ":" in address else names


def site_of(address: str) -> str:
    """The /48 of an IPv6 address, which a provider may give to one household; the /24 of an IPv4 one."""
    return prefix_of(address, 48)


def nets_of(address: str) -> tuple[str, str]:
    """What one household has for certain (an IPv4 address, a /64), and what it may have as well (a /24, a /48)."""
    return net_of(address) if ":" in address else name_of(address), site_of(address)


Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def is_within(address: str, networks: Sequence[Network]) -> bool:
    """Is it an address of one of these networks?"""
    if not networks:
        return False
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in networks)


def is_home(address: str) -> bool:
    """Is it an address of a private network, or of this machine?"""
    try:
        return ipaddress.ip_address(address).is_private
    except ValueError:
        return False
