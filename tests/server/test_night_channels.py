"""T15: who reaches whom, in every phase, by every channel, compared cell by cell with the table in docs/threats.md."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.server.leaks_world import Fittings, find

from ludejo.core.event import ONLOOKER
from ludejo.core.luck import FastLuck
from ludejo.core.option import Value
from ludejo.games.lupus_in_tabula.shapes import LupusView
from ludejo.table.play import Play
from ludejo.testkit.setups import Setup
from ludejo.testkit.steps import random_step
from ludejo.testkit.wire.phone import NightWorld
from ludejo.testkit.wire.twins import EVE, Pair, ask_all, remembered
from ludejo.testkit.wire.world import SCREEN

PAGE = Path(__file__).parent.parent.parent / "docs" / "threats.md"
SEATS = 12
PHASES = ("night", "talk", "ballot", "plea", "final", "over")
CHANNELS = ("chat", "act", "point", "pause", "name")
LIVING = ("wolf", "villager", "nominee")
KINDS = (*LIVING, "dead", "moderator", "onlooker", "screen")
OPTIONS: dict[str, Value] = {"moderator": "person", "whispers": "yes", "roles": "none"}
Cells = dict[tuple[str, str, str], set[str]]


def written() -> Cells:
    """The table of the page."""
    rows = [line.split("|")[1:-1] for line in PAGE.read_text().splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in row] for row in rows]
    return {(c[0], c[1], c[2]): set(c[3].split(", ")) for c in cells if c[0] in PHASES and len(c) == 4}


class Village(Pair[NightWorld]):
    """One of the two worlds, in a chosen phase of a game."""

    def new_world(self) -> NightWorld:
        return NightWorld(self.fittings)

    def at(self, phase: str, options: dict[str, Value]) -> None:
        """Find a game in this phase, with all kinds of players."""
        self.gather(Setup(SEATS, options), 1)
        for seed in range(300):
            play = self.new_play(self.a)
            luck = FastLuck(seed)
            while not play.state.is_over() and not self.fits(play, phase):
                remembered(play, random_step(play.state, luck))
            if self.fits(play, phase):
                ask_all(play)
                self.a.table.play, self.b.table.play = play, play
                self.a.table.phase = "over" if phase == "over" else "playing"
                self.a.wake()
                self.a.loop.settle()
                return
        raise AssertionError(phase)

    def fits(self, play: Play, phase: str) -> bool:
        view = view_of(play)
        if view.phase != phase or (phase == "night" and view.day < 2):
            return False
        return phase == "over" or {"wolf", "villager", "dead"} <= {kind_of(play, seat) for seat in range(SEATS)}

    def kind(self, guest: str) -> str:
        return {EVE: "onlooker", SCREEN: "screen"}.get(guest) or kind_of(self.a.play, int(guest[5:]))

    def saying(self, guest: str, channel: str) -> dict[str, object]:
        if channel == "chat":
            return {"did": "said", "text": "Hu!"}
        if channel == "pause":
            return {"did": "paused"}
        play, seat = self.a.play, max(0, self.seat(guest))
        if channel == "name":
            return {"did": "sat", "seat": seat, "pledge": "", "name": f"Hu {self.n_commands}", "colour": 1}
        alive = view_of(play).alive
        at = next(other for other in range(SEATS) if alive[other] and other != seat)
        move = {"do": "point" if channel == "point" else "doubt", "at": at}
        return {"did": "moved", "seat": seat, "moment": play.moment(), "move": move}

    def reached(self, guest: str, channel: str) -> set[str]:
        """Who is told what this guest says now; afterwards the game is as before."""
        before = self.a.play
        self.a.table.play = copied(before)
        for other in self.a.frames:
            self.a.heard(other)
        self.n_commands += 1
        self.a.wish(guest, f"c{self.n_commands}", self.saying(guest, channel))
        self.tick_by()
        others = [other for other in self.a.frames if other != guest]
        found = {other for other in others if self.tells(self.a.heard(other), channel, self.seat(guest))}
        self.go_on(guest)
        self.a.table.play = before
        return found

    def go_on(self, guest: str) -> None:
        """End a pause, if there is one."""
        if self.a.table.paused:
            self.a.wish(guest, f"r{self.n_commands}", {"did": "resumed"})
            self.tick_by()

    def tick_by(self) -> None:
        """Pass a tick at night, because messages wait for it."""
        if self.a.live_table.night is not None:
            self.a.pass_tick()

    def tells(self, frames: list[tuple[float, bytes]], channel: str, seat: int) -> bool:
        messages = [message for _, frame in frames for message in msgspec.json.decode(frame.rstrip())]
        if channel == "chat":
            return any(message["type"] == "chat" for message in messages)
        rooms = [message for message in messages if message["type"] == "room"]
        if channel == "pause":
            return any(room["paused"] for room in rooms)
        if channel == "name":
            return any(one["name"] == f"Hu {self.n_commands}" for room in rooms for one in room["seats"])
        name = "pointed" if channel == "point" else "spoken"
        events = [event for message in messages if message["type"] == "sight" for event in message["events"]]
        return any(event["event"] == name and event["seat"] == seat for event in events)

    def seat(self, guest: str) -> int:
        return int(guest[5:]) if guest.startswith("seat") else ONLOOKER


def copied(play: Play) -> Play:
    """A copy of the game, so that one step can be undone."""
    found = Play.__new__(type(play))
    for name in ("game", "luck", "n_steps", "shift", "before", "viewers"):
        setattr(found, name, getattr(play, name))
    found.past = {viewer: list(past) for viewer, past in play.past.items()}
    found.sent, found.asks = dict(play.sent), dict(play.asks)
    found.state, found.first = play.state.clone(), {}
    return found


def view_of(play: Play) -> LupusView:
    view = play.state.view(ONLOOKER)
    assert isinstance(view, LupusView)
    return view


def kind_of(play: Play, seat: int) -> str:
    """The kind of this seat in the table of the page."""
    view = view_of(play)
    own: Any = play.state.view(seat)
    if seat == view.moderator:
        return "moderator"
    if not view.alive[seat]:
        return "dead"
    if view.phase == "plea" and seat == view.turn:
        return "nominee"
    return "wolf" if own.role == "wolf" else "villager"


def expected(cells: Cells, phase: str, channel: str, who: str) -> set[str]:
    found = cells.get((phase, channel, who), set())
    return found | {"nominee"} if len(found) > 3 else found  # the nominee hears what everybody hears


@pytest.mark.parametrize("phase", PHASES)
def test_everybody_reaches_whom_the_page_says(phase: str) -> None:
    """LT-7, LT-17, LT-21, LT-31: every sender and every receiver at a whole table."""
    cells = written()
    village = Village(find("lupus-in-tabula"), Fittings())
    village.at(phase, OPTIONS)
    seen: set[tuple[str, str, str]] = set()
    for channel, guest in product(CHANNELS, list(village.a.frames)):  # names last: the whole seat is told again
        who = village.kind(guest)
        reached = village.reached(guest, channel)
        right = expected(cells, phase, channel, who)
        for other in village.a.frames:
            if other != guest:
                told = other in reached
                assert told == (village.kind(other) in right), f"{phase} {channel}: {who} {guest} to {other}"
                seen.add((channel, who, village.kind(other)))
    assert len(seen) > 40


def test_the_table_of_the_page_has_no_other_cells() -> None:
    cells = written()
    assert {who for _, _, who in cells} | set().union(*cells.values()) == set(KINDS)
    assert {channel for _, channel, _ in cells} == set(CHANNELS)


def test_wolves_are_silent_if_the_table_has_no_whispers() -> None:
    """LT-7."""
    village = Village(find("lupus-in-tabula"), Fittings())
    village.at("night", {**OPTIONS, "whispers": "no"})
    assert not any(village.reached(guest, "chat") for guest in village.a.frames)


def test_ghosts_are_told_everything_and_reach_nobody() -> None:
    """LT-32."""
    village = Village(find("lupus-in-tabula"), Fittings())
    village.at("night", {"ghosts": "all", "roles": "none"})
    dead = {guest for guest in village.a.frames if village.kind(guest) == "dead"}
    villager = next(guest for guest in village.a.frames if village.kind(guest) == "villager")
    assert village.reached(villager, "point") == dead
    assert not any(village.reached(guest, channel) for guest in dead for channel in CHANNELS)


def test_a_dead_player_who_stands_up_stays_silent() -> None:
    """LT-26: otherwise the dead could stand up and tell what they know as onlookers."""
    village = Village(find("lupus-in-tabula"), Fittings())
    village.at("talk", OPTIONS)
    dead = next(guest for guest in village.a.frames if village.kind(guest) == "dead")
    village.a.wish(dead, "s", {"did": "stood", "seat": village.seat(dead)})
    assert not village.reached(dead, "chat")
    living = next(guest for guest in village.a.frames if village.kind(guest) == "villager")
    assert len(village.reached(living, "chat")) == len(village.a.frames) - 1
