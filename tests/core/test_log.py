"""A log that was cut or changed is named at its first bad entry."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import msgspec
import pytest

import ludejo
from ludejo.core.event import Events
from ludejo.core.log import Header, Sealed, read, written
from ludejo.core.refusal import Refused
from ludejo.core.seal import seal_of
from ludejo.core.sitting import Sitting, replay
from ludejo.testkit.replays import sit_down, told_bytes
from ludejo.testkit.setups import Setup

LOVE = ludejo.game("love-letter")
SECRET = bytes(range(32))


def lines() -> list[bytes]:
    return written(sit_down(LOVE, Setup(3, {"tokens": 1}), 4, []).log).splitlines()


def fault(bad: list[bytes]) -> tuple[str, object]:
    with pytest.raises(Refused) as refused:
        replay(LOVE, read(b"\n".join(bad)))
    assert refused.value.refusal.kind == "damaged"
    return refused.value.refusal.code, refused.value.refusal.args["entry"]


def test_a_whole_log_replays() -> None:
    told: list[Events] = []
    first = sit_down(LOVE, Setup(4, {}), 9, told)
    again: list[Events] = []
    assert replay(LOVE, read(written(first.log)), True, again).state.to_bytes() == first.state.to_bytes()
    assert told_bytes(again) == told_bytes(told)


def test_cut_at_the_end() -> None:
    good = lines()
    assert fault(good[:-2]) == ("log-cut", len(good) - 2)
    assert replay(LOVE, read(b"\n".join(good[:-2])), whole=False).state.due()


def test_cut_in_the_middle() -> None:
    good = lines()
    assert fault(good[:2] + good[3:]) == ("log-gap", 2)


def test_two_entries_changed_places() -> None:
    good = lines()
    assert fault([good[0], good[2], good[1], *good[3:]]) == ("log-gap", 1)


def test_cut_in_the_middle_of_a_line() -> None:
    good = lines()
    assert fault([*good[:-1], good[-1][:-9]]) == ("log-unreadable", len(good) - 1)


@pytest.mark.parametrize("change", [lambda e: {**e, "seat": 0 if e["seat"] else 1}, lambda e: {**e, "hash": "0" * 64}])
def test_an_entry_was_changed(change: Callable[[dict[str, object]], object]) -> None:
    good = lines()
    entry = msgspec.json.decode(good[2])
    assert fault([*good[:2], msgspec.json.encode(change(entry)), *good[3:]]) == ("log-changed", 2)


@pytest.mark.parametrize("field", ["game", "seats", "source", "options", "rules"])
def test_the_header_was_changed(field: str) -> None:
    """The header is bound to itself and the first entry to it."""
    good = lines()
    top = msgspec.json.decode(good[0])
    other = {"game": "chess", "seats": 2, "source": {"luck": "seed", "seed": 5}, "options": {}, "rules": 2}
    changed = {**top["header"], field: other[field]}
    assert fault([msgspec.json.encode({**top, "header": changed}), *good[1:]]) == ("log-header", 0)
    rebound = hashlib.sha256(msgspec.json.encode(msgspec.convert(changed, Header), order="sorted")).hexdigest()
    assert fault([msgspec.json.encode({"header": changed, "hash": rebound}), *good[1:]]) == ("log-changed", 1)


def test_no_header() -> None:
    assert fault([]) == ("log-header", 0)
    assert fault(lines()[1:]) == ("log-header", 0)


def test_a_forged_chain_still_has_to_be_legal() -> None:
    """Whoever rewrites all hashes can still not make an illegal move."""
    good = lines()
    entry = msgspec.json.decode(good[1])
    before = msgspec.json.decode(good[0])["hash"]
    move = {"play": "princess"} if entry["move"] != {"play": "princess"} else {"play": "handmaid"}
    seat = (entry["seat"] + 1) % 3
    forged = hashlib.sha256(msgspec.json.encode([before, 1, seat, move])).hexdigest()
    assert fault([good[0], msgspec.json.encode({**entry, "seat": seat, "move": move, "hash": forged})]) == (
        "log-illegal",
        1,
    )


def test_a_seat_without_a_move_is_not_the_clock() -> None:
    good = lines()
    before = msgspec.json.decode(good[0])["hash"]
    forged = hashlib.sha256(msgspec.json.encode([before, 1, 0, None])).hexdigest()
    assert fault([good[0], msgspec.json.encode({"n": 1, "seat": 0, "move": None, "hash": forged})]) == (
        "log-illegal",
        1,
    )


def test_a_move_nested_without_end_is_only_unreadable() -> None:
    good = lines()
    deep = b'{"n":1,"seat":0,"move":' + b"[" * 200_000 + b"]" * 200_000 + b',"hash":""}'
    assert fault([good[0], deep]) == ("log-unreadable", 1)


def sealed(secret: str, seal: str = "", numbers: tuple[str, ...] = ("00", "11", "22")) -> Header:
    source = Sealed(seal or seal_of(SECRET), secret, numbers)
    return Header("love-letter", 1, 3, {}, source)


def test_a_sealed_game_opens_with_its_secret_alone() -> None:
    game = Sitting(LOVE, sealed(SECRET.hex()))
    while not game.state.is_over():
        seat = game.state.due()[0]
        assert game.play(seat, msgspec.json.encode(game.state.choices(seat)[-1].shape)) is None
    assert replay(LOVE, read(written(game.log))).state.to_bytes() == game.state.to_bytes()
    good = SECRET.hex()
    for wrong in (
        sealed(bytes(32).hex()),
        sealed("xyz"),
        sealed(""),
        sealed(good, "ĉĝ"),
        sealed(good, numbers=("00", "11")),
        sealed(good, numbers=("00", "11", "2" * 70_000)),
    ):
        with pytest.raises(Refused) as refused:
            Sitting(LOVE, wrong)
        assert refused.value.refusal.code == "log-header"
