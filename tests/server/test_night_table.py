"""A hushed night at a table: wishes are stored at once and told with the tick; people come, go, crash or hurry."""

from __future__ import annotations

from typing import Any

import msgspec
from support.server.leaks_world import Fittings, find
from support.server.serving import guests, pledge_of, run, serving

from ludejo.client import Client
from ludejo.server.nights import SAID_BYTES, TICK, Held
from ludejo.server.settings import Limits
from ludejo.table import happenings as h
from ludejo.table.messages import Sight
from ludejo.testkit.setups import Setup
from ludejo.testkit.wire.phone import NightWorld
from ludejo.testkit.wire.twins import EVE, Pair, name_of
from ludejo.wire import told
from ludejo.wire.padding import parted

SECONDS = 30


class Night(Pair[NightWorld]):
    """The first night of a game, in one world."""

    def __init__(self, seats: int = 8, **options: Any) -> None:
        super().__init__(find("lupus-in-tabula"), Fittings())
        self.gather(Setup(seats, options), 1)
        self.world = self.a

    def new_world(self) -> NightWorld:
        return NightWorld(self.fittings)

    def point(self, seat: int, command: str = "p", which: int = 0) -> None:
        self.world.wish(name_of(seat), command, self.pointing(seat, which))

    def pointing(self, seat: int, which: int = 0) -> dict[str, object]:
        """An answer of this seat."""
        play = self.world.play
        return {"did": "moved", "seat": seat, "moment": play.moment(), "move": play.state.choices(seat)[which].shape}

    def told(self, guest: str) -> list[dict[str, Any]]:
        """What a device was told since the last call, with parts put together."""
        found: list[dict[str, Any]] = []
        text = ""
        for _, frame in self.world.heard(guest):
            for message in msgspec.json.decode(frame.rstrip()):
                text += message["text"] if message["type"] == "part" else ""
                whole = message if message["type"] != "part" else msgspec.json.decode(text) if message["last"] else None
                text = "" if whole is not message and whole is not None else text
                found += [whole] if whole is not None else []
        return found

    def types(self, guest: str) -> list[str]:
        return [message["type"] for message in self.told(guest)]


def test_night_falls_for_all_in_one_size() -> None:
    night = Night()
    last = [frames[-1] for frames in night.world.frames.values()]
    assert len({(when, len(frame)) for when, frame in last}) == 1
    for _, frame in last:
        hush = [message for message in msgspec.json.decode(frame) if message["type"] == "hush"]
        assert hush == [{"type": "hush", "tick": 2000, "bytes": SAID_BYTES}]


def test_a_move_is_stored_at_once_and_told_with_the_tick() -> None:
    night = Night()
    night.told(name_of(3))
    version = night.world.table.version
    night.point(3)
    assert night.world.table.version == version + 1
    assert len(night.world.app.store.read(night.world.live_table.code, version)) == 1
    assert night.world.heard(name_of(3)) == []
    night.world.loop.advance(TICK)
    assert night.types(name_of(3)) == ["granted", "sight"]


def test_a_refusal_a_question_and_a_beat_wait_as_well() -> None:
    night = Night()
    night.told(name_of(3))
    night.world.wish(name_of(3), "w", {"did": "started"})
    night.world.say(name_of(3), {"do": "beat"})
    asked = {name: value for name, value in night.pointing(3).items() if name != "did"}
    night.world.say(name_of(3), {"do": "preview", "command": "q", **asked})
    night.world.connections[name_of(3)].hear(b"nonsense")
    assert night.world.heard(name_of(3)) == []
    night.world.loop.advance(TICK)
    assert sorted(night.types(name_of(3))) == ["beat", "previewed", "refused", "refused"]


def test_several_sights_of_a_tick_are_one() -> None:
    night = Night()
    night.told(name_of(3))
    night.point(3, "p1")
    night.point(3, "p2", 1)
    night.world.loop.advance(TICK)
    granted, again, sight = night.told(name_of(3))
    assert (granted["type"], again["type"]) == ("granted", "granted")
    assert [event["event"] for event in sight["events"]] == ["pointed", "pointed"]


def test_dawn_comes_with_the_second_tick_after_the_time() -> None:
    """A tap at the last moment is sent in answer to the tick at which the time is up, and still counts."""
    night = Night()
    world = night.world
    world.loop.advance(SECONDS - 0.5)
    world.phones[name_of(2)].wants.append({"do": "wish", "command": "late", "did": night.pointing(2)})
    world.loop.advance(0.5)
    assert world.table.is_hushed()
    night.told(name_of(2))
    world.loop.advance(TICK - 0.1)
    assert world.table.is_hushed()
    world.loop.advance(0.1)
    assert not world.table.is_hushed()
    assert night.types(name_of(2)) == ["granted", "clock", "hush", "sight"]


def test_nights_are_equally_long_if_the_loop_comes_to_the_tick_before_the_clock() -> None:
    """Both are due at the same time, and a loop that counts in milliseconds may take either first (T10)."""
    night = Night()
    world = night.world
    world.loop.advance(SECONDS - 0.5)
    timers = world.live_table.clocks
    moment = timers.running[1]
    timers.handles["clock"].cancel()
    timers.handles["clock"] = world.loop.call_later(0.501, lambda: world.live_table.time_is_up(moment))
    world.loop.advance(0.5 + TICK - 0.1)
    assert world.table.is_hushed()
    world.loop.advance(0.1)
    assert not world.table.is_hushed()


def test_a_pause_in_the_last_call_keeps_nobody_in_the_night() -> None:
    """The game is paused when the dawn is due, so the night can't end; it ends after the pause."""
    night = Night()
    world = night.world
    world.loop.advance(SECONDS + 0.5)
    world.wish(name_of(0), "stop", {"did": "paused"})
    world.loop.advance(2 * TICK)
    assert world.table.is_hushed()
    world.wish(name_of(0), "go", {"did": "resumed"})
    world.loop.advance(3 * TICK)
    assert not world.table.is_hushed()


def test_slow_storage_is_told_only_to_the_guest_who_waits_for_it() -> None:
    """Others would learn that somebody has acted."""
    night = Night()
    world = night.world
    for guest in world.frames:
        night.told(guest)
    store, rows = world.app.store, list[Any]()
    append, store.append = store.append, lambda *words: rows.append(words)  # type: ignore[method-assign]
    night.point(3)
    for _ in range(3):
        world.app.look_after()
        world.loop.advance(TICK)
    assert {guest for guest in world.frames if "saving" in night.types(guest)} == {name_of(3)}
    store.append = append  # type: ignore[method-assign]
    append(*rows[0])
    world.loop.settle()
    world.app.look_after()
    world.loop.advance(TICK)
    told_ = {guest: night.told(guest) for guest in world.frames}
    assert {"type": "saving", "trouble": False} in told_[name_of(3)]
    assert not any(message["type"] == "saving" for guest in told_ if guest != name_of(3) for message in told_[guest])


def test_nobody_is_seen_to_leave_before_dawn() -> None:
    """T13: neither somebody who stays away, nor somebody who has come back."""
    night = Night()
    for guest in night.world.frames:
        night.told(guest)
    night.world.drop(name_of(5))
    night.world.loop.advance(14)
    assert not night.world.table.people[5].present
    assert "room" not in night.types(name_of(1))
    night.world.enter(EVE)
    night.world.loop.advance(3 * TICK)
    (room,) = [message for message in night.told(EVE) if message["type"] == "room"]
    assert room["people"][5]["present"], "a guest who comes in the night sees who was there when it fell"
    night.world.loop.advance(SECONDS)
    (room,) = [message for message in night.told(name_of(1)) if message["type"] == "room"]
    assert not room["people"][5]["present"]


def test_a_guest_who_comes_in_the_night_gets_frames_like_any_other() -> None:
    night = Night()
    night.point(4)
    night.world.loop.advance(TICK)
    (size,) = {len(frames[-1][1]) for frames in night.world.frames.values()}
    night.told(name_of(4))
    night.world.enter(name_of(4))
    assert night.world.heard(name_of(4)) == []
    night.world.loop.advance(2 * TICK)
    assert [len(frame) for _, frame in night.world.frames[name_of(4)]] == [size, size]
    found = night.told(name_of(4))
    assert [message["type"] for message in found] == ["hush", "entered", "clock", "room", "sight"]
    assert found[-1]["fresh"] is False
    assert found[-1]["view"]["answered"]


def test_a_crash_in_the_night_loses_nothing() -> None:
    """Another process goes on with the same night; a wish that has no answer yet is sent again, and granted once."""
    night = Night()
    world = night.world
    for seat in range(5):
        night.point(seat)
    repeated = night.pointing(3)
    code, version = world.live_table.code, world.table.version
    world.live_table.clocks.stop_all()
    del world.app.live_tables[code]
    world.app.loader.look_up(code, lambda found: None)
    assert world.table.version == version
    assert world.live_table.night is not None
    for seat in range(8):
        world.enter(name_of(seat))
    world.wish(name_of(3), "p", repeated)
    world.loop.advance(3 * TICK)
    assert "granted" in night.types(name_of(3))
    assert world.table.version == version
    assert len(world.play.state.due()) == 3
    world.loop.advance(SECONDS)
    assert not world.table.is_hushed()


def test_a_pause_is_told_to_all_and_the_ticks_go_on() -> None:
    night = Night()
    for guest in night.world.frames:
        night.told(guest)
    night.world.wish(name_of(0), "w", {"did": "paused"})
    night.world.loop.advance(TICK)
    told = [night.told(guest) for guest in night.world.frames]
    assert all(any(message["type"] == "room" and message["paused"] for message in messages) for messages in told)
    night.world.loop.advance(10 * SECONDS)
    assert all(len(night.world.heard(guest)) == 10 * SECONDS // TICK for guest in night.world.frames)
    night.world.wish(name_of(0), "v", {"did": "resumed"})
    night.world.loop.advance(SECONDS + 2 * TICK)
    assert not night.world.table.is_hushed()


def test_a_whisper_is_told_only_in_its_night() -> None:
    night = Night(whispers="yes")
    moment = night.world.play.moment()
    night.world.loop.advance(SECONDS + TICK)
    night.told(name_of(0))
    night.world.wish(name_of(0), "w", {"did": "said", "text": "hu", "moment": moment})
    (refused,) = night.told(name_of(0))
    assert refused["refusal"]["code"] == "late-move"


def test_parts_are_short_enough_and_make_the_whole() -> None:
    message = told.encode(told.Bye('"ĉ"\\' * 1000 + "🐺" * 500))
    for most in (100, 257, 4096):
        parts = [msgspec.json.decode(part, type=told.Part) for part in parted(message, most)]
        assert "".join(part.text for part in parts).encode() == message
        assert [part.last for part in parts] == [False] * (len(parts) - 1) + [True]
        assert all(len(part) <= most for part in parted(message, most))


def test_a_newer_message_replaces_the_one_that_was_held() -> None:
    night = Night()
    held = Held(None)
    whole = night.world.play.whole(2)
    fresh = night.world.play.sight(2, whole.events[:1])
    held.keep(fresh, 0)
    held.keep(whole, 0)
    held.keep(fresh, 0)
    held.ripen(0)
    (found,) = held.sights.values()
    assert isinstance(found, Sight)
    assert not found.fresh
    assert found.events == (*whole.events, *fresh.events)


def test_a_night_over_real_sockets() -> None:
    """Bots take the other seats. A device that waits for ticks and one that doesn't can act; frames have one length."""

    async def work() -> None:
        limits = Limits(messages_at_once=0, bad_codes=0)
        async with serving(limits=limits, pace=0.1) as server, guests(server, 2) as (ana, ben):
            code = await ana.open_table("lupus-in-tabula", 8, "Ana", night=20)
            for client, name in ((ana, "Ana"), (ben, "Ben")):
                await client.enter(code, name)
            await ana.wish(h.Sat(0, pledge_of("aa")))
            await ben.wish(h.Sat(1, pledge_of("bb")))
            for seat in range(2, 8):
                await ana.wish(h.Filled(seat, "random"))
            await ana.wish(h.Started())
            await ana.wish(h.Opened(0, "aa"))
            await ben.wish(h.Opened(1, "bb"))
            await ana.until(lambda: ana.hush_bytes > 0 and 0 in ana.sights)
            await ben.until(lambda: ben.hush_bytes > 0 and 1 in ben.sights)
            ana.frames, ben.frames = [], []
            await ana.move(0, ana.sights[0].choices[0])
            assert answered(ana, 0)
            ben.hush_bytes = 0  # does not wait for ticks
            await ben.move(1, ben.sights[1].choices[0])
            await ana.reconnect()
            await ana.until(lambda: 0 in ana.sights and answered(ana, 0))
            await ana.until(lambda: ana.hush_bytes == 0)
            assert len({len(frame) for frame in ben.frames[:3]}) == 1

    run(work())


def answered(client: Client, seat: int) -> bool:
    return bool(client.sights[seat].view.answered)  # type: ignore[attr-defined]


def test_a_client_drops_what_it_had_no_time_to_send() -> None:
    client = Client("http://here")
    client.hush(told.Hush(2000, SAID_BYTES))
    run(client.say(b'{"do":"wish","command":"c1","did":{"did":"said","text":"hu"}}'))
    assert len(client.unsaid) == 1
    client.hush(told.Hush(0, 0))
    assert client.unsaid == []
    assert client.why == "late-move"
