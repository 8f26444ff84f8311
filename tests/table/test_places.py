"""Places at a table: strangers can't take all of them, and a removed person can't come back."""

from __future__ import annotations

import msgspec
import pytest
from support.table.party import Party

from ludejo.table import happenings as h
from ludejo.table.allowances import (
    MOST_PEOPLE,
    MOST_STRANGERS,
    OF_A_NET_EVER,
    PEOPLE_EVER,
    STRANGERS_EVER,
    STRANGERS_OF_A_NET,
)
from ludejo.table.places import nets_of_removed

HOME, CAFE, FAR = "a" * 16, "b" * 16, "c" * 16


def net(n: int) -> str:
    return f"{n:016x}"


def come(party: Party, n: int, *net_: str, first: int = 0) -> int:
    """n guests come, each from a network of its own or all from one; how many were let in."""
    nets = [*net_] * n if net_ else [net(i) for i in range(first, first + n)]
    return sum(party.code(f"guest-{first + i}", h.Came(f"Guest {first + i}", nets[i])) == "" for i in range(n))


def test_places_are_kept_for_invited_people() -> None:
    party = Party(4, private=False)
    party.must("ana", h.Came("Ana", HOME))
    assert come(party, 80) == MOST_STRANGERS
    assert party.code("late", h.Came("Late", FAR)) == "table-full"
    party.must("ben", h.Came("Ben", FAR, invited=True))
    party.must("cec", h.Came("Cec", HOME))
    for n in range(MOST_PEOPLE - MOST_STRANGERS - 3):
        party.must(f"friend-{n}", h.Came(f"Friend {n}", FAR, invited=True))
    assert party.code("last", h.Came("Last", FAR, invited=True)) == "table-full"


def test_a_stranger_who_left_without_sitting_takes_no_place() -> None:
    party = Party(2, private=False)
    assert come(party, 60) == MOST_STRANGERS
    for n in range(MOST_STRANGERS):
        party.must(f"guest-{n}", h.Went())
    party.must("dan", h.Came("Dan", FAR))
    assert come(party, 49, first=100) == MOST_STRANGERS - 1
    assert party.code("guest-0", h.Came("Guest 0", net(0))) == "table-full", "no place is kept for them"


def test_one_network_gets_only_its_share_of_places() -> None:
    party = Party(2, private=False)
    assert come(party, 30, CAFE) == STRANGERS_OF_A_NET
    party.must("dan", h.Came("Dan", FAR))
    for round_ in range(10):
        for n in range(1_200):
            party.do(f"guest-{n}", h.Went())
        come(party, 15, CAFE, first=100 + 100 * round_)
    strangers = [person for person in party.table.people if CAFE in person.nets]
    assert len(strangers) == OF_A_NET_EVER
    party.must("eva", h.Came("Eva", CAFE, invited=True))


def test_the_number_of_people_in_a_log_is_limited() -> None:
    party = Party(2, private=False)
    for n in range(0, 1_000, 40):
        come(party, 40, first=n)
        for guest in range(n, n + 40):
            party.do(f"guest-{guest}", h.Went())
    assert len(party.table.people) == STRANGERS_EVER + 1
    for n in range(400):
        party.do(f"friend-{n}", h.Came(f"Friend {n}", net(n), invited=True))
        party.do(f"friend-{n}", h.Went())
    assert len(party.table.people) == PEOPLE_EVER


def test_unknown_networks_have_no_share() -> None:
    party = Party(2, private=False)
    assert come(party, 40, "") == 40


def test_a_class_comes_to_a_private_table_by_its_code() -> None:
    """All come from one network, the host from another. The code is not listed, so somebody told them."""
    party = Party(24, game="lupus-in-tabula")
    party.must("ana", h.Came("Ana", HOME))
    assert come(party, 30, CAFE) == 30


def test_a_person_who_sits_or_has_played_keeps_the_place() -> None:
    party = Party(2, private=False)
    party.begin("ana", "ben")
    come(party, 60)
    party.must("ben", h.Went())
    party.must("ben", h.Came("Ben"))
    party.play_on(("ana", "ben"))
    party.must("ben", h.Went())
    party.must("ana", h.Again("ab" * 32))
    party.must("ben", h.Came("Ben"))
    assert party.table.rank(1) == 1, "Ben is not a stranger"


def test_an_onlooker_whose_phone_often_sleeps_can_come_back() -> None:
    party = Party(2, private=False)
    party.begin("ana", "ben")
    party.must("eve", h.Came("Eve", CAFE, invited=True))
    for _ in range(90):
        party.must("eve", h.Went())
        party.must("eve", h.Came("Eve", CAFE))


def test_a_person_at_the_table_may_always_add_a_device() -> None:
    """This is not written into the log, so it uses up no allowance."""
    party = Party(2, private=False)
    came = h.Came("Eve", CAFE)
    while not party.code("eve", came):
        if party.table.people[1].n_stirs == 39:
            break
        party.must("eve", h.Went())
    party.must("eve", h.Sat(1, ""))
    party.must("eve", h.Stood(1))
    assert party.table.people[1].n_stirs > 39
    assert party.table.judge("eve", came) is None
    party.must("eve", h.Went())
    assert party.code("eve", came) == "table-full"


# --- removed people


def eve_removed(*others: h.Came, wish: bool | None = None) -> Party:
    """Eve came from a café, and was removed."""
    party = Party(2, private=False)
    party.must("ana", h.Came("Ana", HOME))
    party.must("eve", h.Came("Eve", CAFE))
    for n, came in enumerate(others):
        party.must(f"other-{n}", came)
    party.must("ana", h.Removed(1, nets_of_removed(party.table, 1, wish)))
    return party


def test_a_removed_person_can_t_come_back_as_somebody_else() -> None:
    party = eve_removed()
    assert party.code("eve", h.Came("Eve", FAR)) == "was-removed"
    assert party.code("new cookie", h.Came("Eva", CAFE)) == "network-removed"
    assert party.code("new cookie", h.Came("Eva", CAFE, invited=True)) == "network-removed"
    party.must("dan", h.Came("Dan", FAR))


@pytest.mark.parametrize(
    ("others", "wish", "code"),
    [
        ((h.Came("Dan", CAFE),), None, ""), ((h.Came("Dan", CAFE),), True, "network-removed"), ((), False, ""),
        ((), True, "network-removed"), ((h.Came("Dan", FAR),), None, "network-removed"),
    ],
)  # fmt: skip
def test_the_host_decides_whether_the_network_is_removed_too(
    others: tuple[h.Came, ...], wish: bool | None, code: str
) -> None:
    party = eve_removed(*others, wish=wish)
    assert party.code("new cookie", h.Came("Eva", CAFE)) == code
    for n, came in enumerate(others):
        party.must(f"other-{n}", h.Went())
        party.must(f"other-{n}", came)  # a person at the table is never locked out


def test_the_hosts_own_network_stays_open() -> None:
    party = Party(2)
    party.must("ana", h.Came("Ana", HOME))
    party.must("eve", h.Came("Eve", HOME))
    party.must("ana", h.Removed(1, nets_of_removed(party.table, 1, None)))
    assert party.code("new cookie", h.Came("Eva", HOME)) == ""


def test_old_entries_are_read() -> None:
    """Old entries lack the new fields; entries that don't need them are still written without."""
    read = msgspec.json.Decoder(h.Entry).decode
    for did in (h.Came("Ana"), h.Removed(1)):
        words = msgspec.json.encode(h.Entry("ana", 1, did))
        assert b"net" not in words
        assert b"invited" not in words
        assert read(words).did == did
