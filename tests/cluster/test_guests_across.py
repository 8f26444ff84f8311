"""A guest enters, leaves, is removed or erased at one app: what the other apps tell."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from support.cluster.apps_plants import Trusting
from support.cluster.hosted import SLOW, Hosted
from support.cluster.leaks_apps import Fittings

from ludejo.server.app import App
from ludejo.server.erasure import forget
from ludejo.testkit.wire.apps import NAMES
from ludejo.testkit.wire.twins import EVE, name_of
from ludejo.testkit.wire.world import SCREEN

LATEST = max(SLOW.values())
GUEST = name_of(1)


def table(**words: Any) -> Hosted:
    found = Hosted("love-letter", 3, **words)
    found.clear()
    return found


def said_bye(hosted: Hosted, guest: str) -> str:
    """Why a device's connection was closed; "" if it wasn't."""
    byes = [message["code"] for message in hosted.told(guest) if message["type"] == "bye"]
    return byes[0] if byes else ""


def enter(hosted: Hosted, guest: str, app: int, **words: object) -> list[dict[str, Any]]:
    """A device enters at this app, perhaps with a ticket; what it is told."""
    world = hosted.world
    world.sent[guest] = app
    ask, world.say = world.say, lambda guest, saying: ask(guest, {**saying, **words})  # type: ignore[method-assign]
    world.enter(guest)
    world.say = ask  # type: ignore[method-assign]
    world.pass_news()
    return hosted.told(guest)


def offered(hosted: Hosted, guest: str, seat: int) -> str:
    hosted.world.say(guest, {"do": "offer", "command": "o", "seat": seat})
    (offer,) = [message for message in hosted.told(guest) if message["type"] == "offered"]
    return str(offer["ticket"])


@pytest.mark.parametrize("app", range(3))
def test_a_ticket_for_a_seat_can_be_used_once_at_another_app(app: int) -> None:
    hosted = table()
    ticket = offered(hosted, GUEST, 1)
    got = enter(hosted, "phone", app, ticket=ticket)
    assert [message["seat"] for message in got if message["type"] == "sight"][-1] == 1
    assert hosted.world.table.chairs[1].person == 4
    hosted.clear()
    again = enter(hosted, "thief", (app + 1) % 3, ticket=ticket)
    assert "unknown-ticket" in str(again)
    assert not any(message["type"] == "sight" and message["seat"] >= 0 for message in again)


@pytest.mark.parametrize("app", range(3))
def test_a_guest_who_gave_a_seat_away_gets_no_more_of_its_views(app: int) -> None:
    """Also at an app that learns of it later."""
    hosted = table(homes={GUEST: (app + 1) % 3})
    enter(hosted, "phone", app, ticket=offered(hosted, GUEST, 1))
    hosted.clear()
    play(hosted, 4)
    assert {message["seat"] for message in hosted.told(GUEST) if message["type"] == "sight"} == {-1}
    assert {message["seat"] for message in hosted.told("phone") if message["type"] == "sight"} == {1}


def play(hosted: Hosted, steps: int) -> None:
    """Make some moves, each by a device at its own app."""
    world = hosted.world
    for n in range(steps):
        seat = world.play.state.due()[0]
        person = world.table.people[world.table.chairs[seat].person or 0]
        did = {"did": "moved", "seat": seat, "moment": world.play.moment()}
        world.wish(person.name, f"m{n}", {**did, "move": world.play.state.choices(seat)[0].shape})
        world.pass_news()


@pytest.mark.parametrize("app", range(3))
def test_a_screen_may_enter_at_another_app_and_leaves_when_its_host_is_removed(app: int) -> None:
    hosted = table(homes={name_of(0): 0, GUEST: 1})
    hosted.world.screen_of = "tv"
    for live_table in hosted.world.live_tables():
        live_table.writer.table.private = True
    assert "no-such-table" in str(enter(hosted, SCREEN, app, screen=True))
    got = enter(hosted, SCREEN, app, screen=True, ticket=offered(hosted, GUEST, -1))
    assert [message["seat"] for message in got if message["type"] == "sight"] == [-1]
    hosted.world.wish(name_of(0), "r", {"did": "removed", "person": 1})
    hosted.world.pass_news()
    assert said_bye(hosted, SCREEN) == "was-removed"


@pytest.mark.parametrize("app", range(3))
def test_a_removed_guest_leaves_every_app_and_is_told_nothing_more(app: int) -> None:
    hosted = table(homes={name_of(0): 0, EVE: app})
    hosted.world.wish(name_of(0), "r", {"did": "removed", "person": 3})
    hosted.world.loop.advance(LATEST)
    assert said_bye(hosted, EVE) == "was-removed"
    hosted.clear()
    play(hosted, 2)
    assert hosted.world.heard(EVE) == []
    for other in range(3):
        assert "was-removed" in str(enter(hosted, EVE, other))


def test_a_closed_table_is_closed_at_all_apps() -> None:
    hosted = table()
    hosted.world.wish(name_of(0), "r", {"did": "closed"})
    hosted.world.loop.advance(LATEST)
    assert {guest: said_bye(hosted, guest) for guest in hosted.guests[:5]} == dict.fromkeys(
        hosted.guests[:5], "table-closed"
    )
    for app in range(3):
        assert "no-such-table" in str(enter(hosted, name_of(0), app))
    hosted.world.loop.advance(30)
    assert not hosted.world.live_tables(), "no app keeps a closed table"


# --- erasure


def names_at(hosted: Hosted, app: App) -> list[str]:
    live_table = app.live_tables.get(hosted.world.code)
    return [] if live_table is None else [person.name for person in live_table.writer.table.people]


def nothing(hosted: Hosted) -> None:
    """Nothing happens meanwhile."""


def somebody_speaks(hosted: Hosted) -> None:
    """Somebody chats before that app knows that the log was rewritten: it reads on from the last row it knew."""
    hosted.world.wish(name_of(2), "late", {"did": "said", "text": "hello"})


def somebody_is_refused(hosted: Hosted) -> None:
    hosted.world.wish(name_of(2), "late", {"did": "started"})


def somebody_comes(hosted: Hosted) -> None:
    enter(hosted, EVE, hosted.world.at(name_of(2)))


def news_are_lost(hosted: Hosted) -> None:
    """The connections on which apps listen were lost, and are open again."""
    hosted.world.lost.clear()
    for peers in hosted.world.all_peers:
        peers.has_connected()


@pytest.mark.parametrize("meanwhile", [nothing, somebody_speaks, somebody_is_refused, somebody_comes, news_are_lost])
@pytest.mark.parametrize("keeper", range(3))
def test_a_guest_erased_at_one_app_is_erased_at_all(keeper: int, meanwhile: Callable[[Hosted], None]) -> None:
    """Whatever happens at the other apps before they learn of it."""
    hosted = table(keeper=keeper, homes=AT_ALL)
    assert are_told(hosted, meanwhile) == set()
    play_after(hosted)
    assert GUEST.encode() not in b"".join(row.body for row in hosted.world.store.read(hosted.world.code))


def test_an_app_that_does_not_notice_a_rewritten_log_is_found() -> None:
    hosted = table(homes=AT_ALL, fittings=Fittings(app=Trusting))
    assert are_told(hosted, somebody_speaks)


AT_ALL = {name_of(0): 0, GUEST: 0, name_of(2): 2, EVE: 1}


def are_told(hosted: Hosted, meanwhile: Callable[[Hosted], None]) -> set[str]:
    """Erase a guest at one app: the apps that still know the guest afterwards, and the guests who are told the name."""
    world = hosted.world
    world.wish(GUEST, "s", {"did": "said", "text": "secret words"})
    world.pass_news()
    world.lost = set(NAMES) if meanwhile is news_are_lost else set()
    asyncio.run(forget(world.apps[0], GUEST.ljust(12, "-")))
    world.loop.settle()
    meanwhile(hosted)
    world.loop.advance(1.5)
    found = {str(app.peers) for app in world.apps if GUEST in names_at(hosted, app)}
    hosted.clear()
    for app, guest in enumerate((EVE, name_of(0), name_of(2))):
        got = enter(hosted, guest, app)
        (room,) = [message for message in got if message["type"] == "room"]
        found |= {guest} if room["people"][1]["name"] != "?" else set()
    return found


def play_after(hosted: Hosted) -> None:
    """The table goes on: new entries are bound to the rewritten log."""
    version = len(hosted.world.store.read(hosted.world.code))
    hosted.world.wish(name_of(0), "after", {"did": "said", "text": "hello"})
    hosted.world.pass_news()
    assert len(hosted.world.store.read(hosted.world.code)) == version + 1
    assert {live_table.writer.table.version for live_table in hosted.world.live_tables()} == {version + 1}


def test_at_night_no_frame_size_shows_that_a_log_was_rewritten() -> None:
    hosted = Hosted(homes={GUEST: 0})
    world = hosted.world
    world.loop.advance(3)
    hosted.clear()
    asyncio.run(forget(world.apps[0], GUEST.ljust(12, "-")))
    world.loop.advance(0.5)
    sizes = {len(frame) for guest in hosted.guests for _, frame in world.heard(guest) if frame.startswith(b"[")}
    assert len(sizes) == 1
