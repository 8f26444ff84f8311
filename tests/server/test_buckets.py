"""The counters behind the limits, by themselves."""

from __future__ import annotations

import pytest

from ludejo.server.limits import MOST_ADDRESSES, Bucket, Census, Window, is_home, net_of


def test_a_bucket_takes_a_burst_then_its_rate() -> None:
    bucket = Bucket(20, 120, 0.0)
    assert [bucket.takes(0.0) for _ in range(21)] == [True] * 20 + [False]
    assert not bucket.takes(0.49)
    assert bucket.takes(0.51), "two a second"
    assert not bucket.takes(0.52)
    assert sum(bucket.takes(0.52 + n * 0.1) for n in range(1, 601)) == pytest.approx(120, abs=1), "120 in a minute"


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    bucket = Bucket(5, 60, 0.0)
    assert sum(bucket.takes(1e6) for _ in range(10)) == 5


def test_a_bucket_of_size_0_takes_everything() -> None:
    assert all(Bucket(0, 120, 0.0).takes(0.0) for _ in range(1000))


def test_a_bucket_without_a_rate_is_not_refilled() -> None:
    bucket = Bucket(2, 0, 0.0)
    assert [bucket.takes(float(n)) for n in range(4)] == [True, True, False, False]


def test_a_window_is_full_for_as_long_as_it_says() -> None:
    window = Window(3, 600)
    for now in (0.0, 10.0, 20.0):
        assert not window.is_full("a", now)
        window.count("a", now)
    assert window.is_full("a", 599.9)
    assert not window.is_full("a", 600.0), "the first is forgotten"
    window.count("a", 600.0)
    assert window.is_full("a", 609.9)
    assert not window.is_full("b", 20.0), "each address for itself"


def test_a_window_of_size_0_is_never_full() -> None:
    window = Window(0, 600)
    for _ in range(100):
        window.count("a", 0.0)
    assert not window.is_full("a", 0.0)


def test_a_window_remembers_a_limited_number_of_addresses() -> None:
    window = Window(1, 600)
    for n in range(MOST_ADDRESSES + 5):
        window.count(f"10.{n}", 0.0)
        window.count("often", 0.0)
    assert len(window.times) == MOST_ADDRESSES
    assert not window.is_full("10.0", 1.0)
    assert window.is_full(f"10.{MOST_ADDRESSES + 4}", 1.0)
    assert window.is_full("often", 1.0), "an address that keeps on guessing is not forgotten"


def test_a_census_counts_addresses_and_nets_in_and_out() -> None:
    census = Census(2, 3)
    assert [census.takes("198.51.100.1") for _ in range(3)] == [True, True, False]
    assert [census.takes("198.51.100.2") for _ in range(2)] == [True, False], "the net is full"
    assert census.takes("198.51.101.2")
    census.leave("198.51.100.1")
    assert census.takes("198.51.100.3")
    for address in ("198.51.100.1", "198.51.100.2", "198.51.100.3", "198.51.101.2"):
        census.leave(address)
    assert not census.counts, "nothing is kept of those that have gone"


def test_a_refused_connection_is_not_counted() -> None:
    census = Census(1, 0)
    assert census.takes("::1")
    assert not any(census.takes("::1") for _ in range(5))
    census.leave("::1")
    assert census.takes("::1")


def test_a_census_without_limits_takes_everybody() -> None:
    census = Census(0, 0)
    assert all(census.takes("127.0.0.1") for _ in range(1000))


@pytest.mark.parametrize(
    ("address", "net"),
    [
        ("192.168.1.77", "net 192.168.1.0/24"), ("2001:db8:1:2:3:4:5:6", "net 2001:db8:1:2::/64"),
        ("not an address", "net ?"), ("", "net ?"),
    ],
)  # fmt: skip
def test_nets(address: str, net: str) -> None:
    assert net_of(address) == net


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.168.1.7", True), ("10.1.2.3", True), ("172.16.0.1", True), ("127.0.0.1", True), ("::1", True),
        ("fd00::1", True), ("fe80::1", True), ("8.8.8.8", False), ("2606:4700::1111", False), ("", False), ("x", False),
        ("172.32.0.1", False),
    ],
)  # fmt: skip
def test_home_is_a_private_network(address: str, home: bool) -> None:
    assert is_home(address) is home
