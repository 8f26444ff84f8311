"""Notices that are lost or late: nothing is told twice or left out, no app stays behind, and no viewer notices."""

from __future__ import annotations

import pytest
from support.cluster.deaf_apps import DeafHunt
from support.cluster.hosted import SECONDS, Hosted, Shapes
from support.server.leaks_world import find

from ludejo.cluster.cluster import LOOK_BEATS
from ludejo.cluster.notice_board import BEAT_SECONDS
from ludejo.server.nights import TICK
from ludejo.testkit.wire.nights import shape
from ludejo.testkit.wire.twins import name_of

GAMES = {"love-letter": 8, "whisper": 12, "midnight": 8, "lupus-in-tabula": 3}
MORE = 20  # times as many games with --long


@pytest.mark.parametrize("name", GAMES)
def test_paired_worlds_send_the_same_frames_where_notices_are_lost_or_late(name: str, long: bool) -> None:
    """Numbers have no gaps (`Watch`), the past is told once, and views are those of the game."""
    games = GAMES[name] * (MORE if long else 1)
    hunt = DeafHunt(find(name), 0)
    figures = hunt.run(games)
    print(name, figures, hunt.n_missed())
    assert figures.steps > games
    assert hunt.n_missed() > 10 * games


def deaf_night(deaf: str, actors: list[int], seconds: float, down: bool = False) -> tuple[Hosted, Shapes]:
    """An app gets no notices from the middle of the night until so many seconds after it."""
    night = Hosted(keeper=0)
    world = night.world
    world.loop.advance(10)
    night.clear()
    world.lost = {deaf}
    for number in range(int((SECONDS - 10) // TICK)):
        for seat in actors:
            if choices := world.play.state.choices(seat):
                did = night.pointing(seat, number % len(choices))
                world.phones[name_of(seat)].wants.append({"do": "wish", "command": f"c{number}", "did": did})
        world.post.is_down = down and number == 3
        world.loop.advance(TICK)
    world.loop.advance(2 * TICK + seconds)
    world.lost.clear()
    next(peers for peers in world.all_peers if peers.name == deaf).has_connected()
    world.loop.settle()
    world.loop.advance(0.5)
    return night, {guest: shape(world.heard(guest)) for guest in night.guests}


@pytest.mark.parametrize("deaf", ["two", "three"])
@pytest.mark.parametrize("seconds", [0.3, 3.0])
def test_without_notices_ticks_go_on_and_dawn_comes_to_all_devices_together(deaf: str, seconds: float) -> None:
    found = [deaf_night(deaf, actors, seconds) for actors in ([], [1], list(range(8)))]
    assert all(shapes == found[0][1] for _, shapes in found), "no frame shows who acts"
    night, shapes = found[0]
    app = ["one", "two", "three"].index(deaf)
    here = [shapes[guest] for guest in night.guests if night.world.at(guest) == app]
    assert all(one == here[0] for one in here)
    assert len({size for one in shapes.values() for _, size in one}) == 1
    assert all(live_table.night is None for live_table in night.world.live_tables())


def test_frames_do_not_differ_while_the_board_is_out_of_reach() -> None:
    found = [deaf_night("two", actors, 0.3, down=True)[1] for actors in ([], [1, 4])]
    assert found[0] == found[1]
    assert len({size for one in found[0].values() for _, size in one}) == 1


def test_an_entry_without_a_notice_is_found_after_some_beats() -> None:
    """The process that stored it died before it could send the notice, and no other noticed."""
    hosted = Hosted("love-letter", 3, homes={name_of(0): 0, name_of(1): 1, name_of(2): 2})
    world = hosted.world
    world.lost = {"two", "three"}
    world.wish(name_of(0), "c", {"did": "said", "text": "hello"})
    world.loop.advance((LOOK_BEATS + 1) * BEAT_SECONDS)
    assert all("chat" in hosted.types(guest) for guest in (name_of(1), name_of(2)))


def night_without_its_keeper(actors: list[int], seconds: float) -> tuple[Hosted, Shapes]:
    """The keeper dies at night: the frames to the devices of the other apps until some time after dawn."""
    night = Hosted(keeper=0)
    world = night.world
    night.clear()
    others = [guest for guest in night.guests if world.at(guest) != 0]
    for number in range(25):
        if number * TICK >= seconds:
            world.all_peers[0].die()
        live_table = world.apps[1].live_tables[world.code]
        for seat in actors if live_table.writer.table.is_hushed() else ():
            if world.play.state.choices(seat):
                did = night.pointing(seat, 0)
                world.phones[name_of(seat)].wants.append({"do": "wish", "command": f"c{number}", "did": did})
        world.loop.advance(TICK)
    return night, {guest: shape(world.heard(guest)) for guest in others}


@pytest.mark.parametrize("seconds", [6.0, 29.0])
def test_no_frame_shows_who_acted_when_the_keeper_dies_at_night(seconds: float) -> None:
    """Another app's clock brings the dawn, to all devices of an app together, whoever acted."""
    found = [night_without_its_keeper(actors, seconds) for actors in ([], [1], [1, 2, 4, 5])]
    assert all(shapes == found[0][1] for _, shapes in found)
    night, shapes = found[0]
    world = night.world
    assert not any(app.live_tables[world.code].writer.table.is_hushed() for app in world.apps[1:])
    for app in (1, 2):
        assert len({str(shapes[guest]) for guest in shapes if world.at(guest) == app}) == 1


def test_a_seat_is_told_its_whole_past_once_whichever_notices_are_lost() -> None:
    """What every device was told is compared with the game."""
    hosted = Hosted("love-letter", 4, keeper=1)
    world = hosted.world
    events: dict[str, list[object]] = {name_of(seat): [] for seat in range(4)}
    numbers: dict[str, list[int]] = {name_of(seat): [] for seat in range(4)}
    for number in range(40):
        if world.table.phase != "playing":
            break
        world.lost = {("one", "two", "three", "")[number % 4]}
        seat = world.play.state.due()[0]
        did = {
            "did": "moved",
            "seat": seat,
            "moment": world.play.moment(),
            "move": world.play.state.choices(seat)[0].shape,
        }
        world.wish(name_of(seat), f"m{number}", did)
        world.lost.clear()
        for peers in world.all_peers:
            peers.has_connected()
        world.loop.advance(0.01 * (number % 3))
        world.loop.settle()
        for guest in events:
            fresh = [message for message in hosted.told(guest) if message["type"] == "sight"]
            events[guest] += [event for sight in fresh for event in sight["events"]]
            numbers[guest] += [sight["n"] for sight in fresh]
    for seat in range(4):
        assert numbers[name_of(seat)] == list(range(1, world.play.sent[seat] + 1))
        assert len(events[name_of(seat)]) == len(world.play.past[seat])
