"""T10, T11, T13, T15: a night at three apps. The frames to a device depend on its app and on the keeper, and neither on
roles nor on who acts at which app."""

from __future__ import annotations

from itertools import product

import pytest
from support.cluster.apps_plants import Timeless
from support.cluster.hosted import SECONDS, SLOW, Hosted, Shapes
from support.cluster.leaks_apps import Fittings

from ludejo.server.nights import TICK
from ludejo.testkit.wire.apps import NAMES
from ludejo.testkit.wire.nights import shape
from ludejo.testkit.wire.twins import EVE, name_of
from ludejo.testkit.wire.world import SCREEN

KEEPERS = range(3)
EMPTY_THIRD = {**{name_of(seat): seat % 2 for seat in range(8)}, EVE: 0, SCREEN: 1}


def whole_night(night: Hosted, actors: list[int]) -> Shapes:
    """These seats answer in every tick: the times and sizes of everybody's frames until after dawn."""
    world = night.world
    night.clear()
    for number in range(SECONDS // 2 + 3):
        for seat in actors if world.table.is_hushed() else ():
            if choices := world.play.state.choices(seat):
                did = night.pointing(seat, number % len(choices))
                world.phones[name_of(seat)].wants.append({"do": "wish", "command": f"c{number}", "did": did})
        world.loop.advance(TICK)
    assert not world.table.is_hushed()
    return {guest: shape(world.heard(guest)) for guest in night.guests}


def dawn_of(shapes: Shapes, guest: str) -> float:
    return max(when for when, _ in shapes[guest])


@pytest.mark.parametrize("keeper", KEEPERS)
def test_neither_the_deal_nor_the_actors_change_the_frames_of_a_night(keeper: int, long: bool) -> None:
    """Whatever the deal and whoever acts at whichever app, each device gets frames of the same times and sizes."""
    found: list[Shapes] = []
    for number in range(12 if long else 2):
        for actors in ([], [number % 8], list(range(8))):
            found.append(whole_night(Hosted(keeper=keeper, number=number), actors))
    assert all(shapes == found[0] for shapes in found)


@pytest.mark.parametrize("keeper", KEEPERS)
def test_dawn_comes_to_an_app_when_it_gets_the_notice(keeper: int) -> None:
    """All devices of an app get it together, those of the keeper first, whoever they are."""
    night = Hosted(keeper=keeper)
    shapes = whole_night(night, [1, 2])
    first = min(dawn_of(shapes, guest) for guest in night.guests)
    for guest in night.guests:
        at = night.world.at(guest)
        late = 0.0 if at == keeper else SLOW[NAMES[at]]
        assert dawn_of(shapes, guest) == pytest.approx(first + late)


def test_the_keepers_own_devices_are_told_in_the_same_sizes() -> None:
    shapes = whole_night(Hosted(keeper=1), [0])
    sizes = [[size for _, size in found] for found in shapes.values()]
    assert all(one == sizes[0] for one in sizes)


@pytest.mark.parametrize(("keeper", "home"), list(product(KEEPERS, KEEPERS)))
def test_a_move_in_the_last_moment_counts_at_every_app(keeper: int, home: int) -> None:
    night = Hosted(keeper=keeper, homes={name_of(2): home})
    world = night.world
    world.loop.advance(world.live_table.clocks.ends - world.loop.now - 0.3)
    world.phones[name_of(2)].wants.append({"do": "wish", "command": "late", "did": night.pointing(2)})
    version = world.table.version
    world.loop.advance(0.3 + TICK - 0.1)
    assert world.table.version == version + 1, "the keeper has heard of it before dawn"
    world.loop.advance(TICK)
    assert not world.table.is_hushed()


@pytest.mark.parametrize("after", [5.0, 11.9, 13.1])
def test_a_move_in_the_last_moment_counts_at_an_app_that_opened_the_table_at_night(after: float) -> None:
    """An app that opens the table at night has the same ticks as if it had opened it before."""
    night = Hosted(homes=EMPTY_THIRD)
    world = night.world
    world.loop.advance(after)
    night.move_to(name_of(2), 2)
    world.loop.advance(world.live_table.clocks.ends - world.loop.now - 0.01)
    world.phones[name_of(2)].wants.append({"do": "wish", "command": "late", "did": night.pointing(2)})
    version = world.table.version
    world.loop.advance(0.01 + TICK - 0.1)
    assert world.table.version == version + 1


def times_left_at_an_unused_app(fittings: Fittings) -> list[int]:
    """The time left that a guest is told who enters, with and without another guest who entered there before."""
    left: list[int] = []
    for somebody in (False, True):
        night = Hosted(homes=EMPTY_THIRD, fittings=fittings)
        night.world.loop.advance(7)
        if somebody:
            night.move_to(name_of(5), 2)
        night.world.loop.advance(5)
        night.clear()
        night.move_to(EVE, 2)
        night.world.loop.advance(3 * TICK)
        left += [message["left"] for message in night.told(EVE) if message["type"] == "clock"]
    return left


def test_the_clock_is_the_same_at_an_app_that_nobody_used() -> None:
    """Otherwise it would tell whether somebody was there before."""
    left = times_left_at_an_unused_app(Fittings())
    assert left[0] == left[1]
    assert left[0] == pytest.approx(16_000, abs=10), "of 30 seconds, told at the tick after 14"


def test_a_clock_that_starts_again_is_found() -> None:
    left = times_left_at_an_unused_app(Fittings(app=Timeless))
    assert left[0] != left[1]


@pytest.mark.parametrize("gone_from", KEEPERS)
def test_nobody_is_seen_to_leave_or_come_before_dawn(gone_from: int) -> None:
    """T13: at no app, not even at one that nobody used at nightfall."""
    night = Hosted(homes={**EMPTY_THIRD, name_of(5): gone_from, name_of(2): 0} if gone_from < 2 else {name_of(5): 2})
    world = night.world
    night.clear()
    world.drop(name_of(5))
    world.loop.advance(14)
    assert not world.table.people[5].present
    assert not any("room" in night.types(guest) for guest in night.guests if guest != name_of(5))
    for app, guest in enumerate((EVE, name_of(3), name_of(2))):
        night.move_to(guest, app)
    world.loop.advance(3 * TICK)
    for guest in (EVE, name_of(3), name_of(2)):
        (room,) = [message for message in night.told(guest) if message["type"] == "room"]
        assert room["people"][5]["present"], "a guest who comes at night is shown who was there at nightfall"
    world.loop.advance(SECONDS)
    for guest in (EVE, name_of(3), name_of(1)):
        room = [message for message in night.told(guest) if message["type"] == "room"][-1]
        assert not room["people"][5]["present"]


@pytest.mark.parametrize("home", KEEPERS)
def test_a_move_is_acknowledged_at_the_tick_of_its_app(home: int) -> None:
    night = Hosted(homes={name_of(3): home})
    world = night.world
    night.clear()
    world.loop.advance(0.5)
    world.wish(name_of(3), "p", night.pointing(3))
    assert world.store.read(world.code)[-1].command.endswith(":p"), "stored at once"
    world.loop.advance(0.5)
    assert world.heard(name_of(3)) == []
    world.loop.advance(TICK)
    assert night.types(name_of(3))[:2] == ["granted", "sight"]


def test_only_wolves_at_other_apps_get_a_whisper_and_at_their_tick() -> None:
    for number in range(3):
        night = Hosted(number=number, whispers="yes")
        world = night.world
        wolves = [seat for seat in range(8) if world.play.state.hearers(seat)]
        night.clear()
        said = {"did": "said", "text": "hu", "moment": world.play.moment()}
        world.loop.advance(0.4)
        world.wish(name_of(wolves[0]), "w", said)
        world.loop.advance(0.3)
        assert all(world.heard(guest) == [] for guest in night.guests)
        world.loop.advance(TICK)
        frames = {guest: world.heard(guest) for guest in night.guests}
        assert len({str([size for _, size in shape(found)]) for found in frames.values()}) == 1
        heard = {guest for guest, found in frames.items() if b'"text":"hu"' in b"".join(frame for _, frame in found)}
        assert heard == {name_of(seat) for seat in wolves}


@pytest.mark.parametrize("home", KEEPERS)
def test_the_village_does_not_hear_a_whisper_that_comes_after_dawn(home: int) -> None:
    """Dawn is stored, and this app has not got the notice yet."""
    night = Hosted(homes={name_of(seat): home for seat in range(8)}, keeper=(home + 1) % 3, whispers="yes")
    world = night.world
    wolf = next(seat for seat in range(8) if world.play.state.hearers(seat))
    said = {"did": "said", "text": "hu", "moment": world.play.moment()}
    while world.table.is_hushed():
        world.loop.advance(0.005)
    assert world.apps[home].live_tables[world.code].night is not None, "at this app it is still night"
    night.clear()
    world.wish(name_of(wolf), "w", said)
    world.loop.advance(1)
    assert all(b'"text":"hu"' not in frame for guest in night.guests for _, frame in world.heard(guest))


@pytest.mark.parametrize("app", KEEPERS)
def test_a_device_that_comes_to_another_app_at_night_gets_its_past_in_usual_frames(app: int) -> None:
    night = Hosted(homes=EMPTY_THIRD)
    world = night.world
    world.wish(name_of(4), "p", night.pointing(4))
    world.loop.advance(2 * TICK)
    night.clear()
    night.move_to(name_of(4), app)
    assert world.heard(name_of(4)) == []
    world.loop.advance(3 * TICK + 0.2)
    frames = world.heard(name_of(4))
    assert {size for _, size in shape(frames)} == {size for _, size in shape(world.heard(name_of(1)))}
    world.frames[name_of(4)] += frames
    sights = [message for message in night.told(name_of(4)) if message["type"] == "sight"]
    assert [sight["fresh"] for sight in sights] == [False]
    assert [event["event"] for event in sights[0]["events"]] == [e.__struct_config__.tag for e in world.play.past[4]]
    assert sights[0]["n"] == world.play.sent[4]


@pytest.mark.parametrize("speaks", [False, True])
def test_chat_just_after_dawn_brings_dawn_earlier_by_at_most_the_delay_of_a_notice(speaks: bool) -> None:
    """The app of the player reads on when its version is taken. Nothing else that players do changes when a dawn comes
    (docs/threats.md)."""
    night = Hosted(homes={name_of(2): 2})
    world = night.world
    while world.table.is_hushed():
        world.loop.advance(0.01)
    stored = world.loop.now
    did = {"did": "moved", "seat": 2, "moment": 1, "move": {"do": "point", "at": 1}}
    night.clear()
    if speaks:
        world.wish(name_of(2), "late", did)
    world.loop.advance(1)
    dawns = {world.heard(guest)[0][0] for guest in night.guests if world.at(guest) == 2}
    assert len(dawns) == 1, "to all devices of the app together"
    assert all(stored - 0.01 <= when <= stored + SLOW["three"] for when in dawns)
    assert (max(dawns) < stored + 0.01) == speaks
