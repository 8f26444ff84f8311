"""The simulator's people: they gather, play at random, chat, pause, take back, and try what they may not."""

from __future__ import annotations

import hashlib

import msgspec

from ludejo.core.game import Game
from ludejo.table import happenings as h
from ludejo.table.messages import Room, Sight
from ludejo.testkit.simulator.device import Device
from ludejo.testkit.simulator.world import SimulatedWorld

PATIENCE = 700  # of a host with an empty seat


class SimulatedPerson:
    """Wants a seat, or (None) only to look on. When there are no faults, it wants to see the end of the game."""

    def __init__(self, game: Game, world: SimulatedWorld, seat: int | None) -> None:
        self.game = game
        self.world = world
        self.seat = seat
        self.opens = not world.one_in(6)
        self.opens_late = world.one_in(3)  # it withholds a fresh number rather than the first one
        self.pledged = ""  # the seal of the game it has pledged a number for
        self.asked_again = ""
        self.agreed: tuple[str, int] = ("", 0)
        self.waits: tuple[str, int] = ("", 0)  # for the game of this seal, since then
        self.wants_back: int | None = None

    def decide(self, device: Device, room: Room) -> h.AnyHappening | None:
        """What it wants now, if anything."""
        if self.world.is_bad and self.world.one_in(9):
            return self.whim(device, room)
        match room.phase:
            case "gathering":
                return self.gather(device, room)
            case "sealing":
                return self.unseal(device, room)
            case "playing":
                return self.play(device, room)
            case "over":
                return self.play_again(device, room)
        return None

    # --- before the game

    def number(self, device: Device, room: Room) -> bytes:
        return f"{device.guest} {room.redeals} {room.seal[:16]}".encode()

    def gather(self, device: Device, room: Room) -> h.AnyHappening | None:
        seat = self.seat
        if seat is not None and self.pledged != room.seal:
            sign = room.seats[seat]
            if sign.person == room.you or sign.kind == "empty":
                self.pledged = room.seal
                pledge = hashlib.sha256(self.number(device, room)).hexdigest()
                return h.Sat(seat, pledge, f"chair of {device.guest}", seat % 8)
        return self.prepare(room) if self.may_host(device, room) else None

    def may_host(self, device: Device, room: Room) -> bool:
        return room.you == room.host or (not room.people[room.host].present and bool(device.held(room)))

    def prepare(self, room: Room) -> h.AnyHappening | None:
        """Fill what stays empty, then start."""
        if self.waits[0] != room.seal:
            self.waits = (room.seal, self.world.now)
        empty = [seat for seat, sign in enumerate(room.seats) if sign.kind == "empty"]
        if not empty:
            return h.Started()
        return h.Filled(empty[0], "random") if self.world.now > self.waits[1] + PATIENCE else None

    def unseal(self, device: Device, room: Room) -> h.AnyHappening | None:
        closed = [seat for seat in device.held(room) if not room.seats[seat].opened]
        if room.pledging:
            return self.pledge_anew(device, room)
        if not closed or not (self.opens or (self.opens_late and not room.redeals)):
            return None  # a seat that doesn't open its number can't stop the others, because there is a clock
        return h.Opened(closed[0], self.number(device, room).hex())

    def pledge_anew(self, device: Device, room: Room) -> h.AnyHappening | None:
        """Pledge for a deal that began anew, once for each seat."""
        bare = [seat for seat in device.held(room) if not room.seats[seat].pledge]
        if not bare or room.people[room.you].withheld or self.world.one_in(3):
            return None
        return h.Pledged(bare[0], hashlib.sha256(self.number(device, room)).hexdigest())

    # --- in the game

    def play(self, device: Device, room: Room) -> h.AnyHappening | None:
        held = device.held(room)
        if room.paused and (held or self.may_host(device, room)):
            return h.Resumed() if self.world.one_in(4) else None
        if not held or room.paused or any(seat not in device.sights for seat in held):
            return None
        kept = [seat for seat in held if room.seats[seat].bot]
        if kept:
            return h.Sat(kept[0], "")
        if room.asking is not None and self.agreed != (room.seal, device.sights[held[0]].moment):
            return self.agree(device, room, held)
        if self.wants_back is not None:
            seat, self.wants_back = self.wants_back, None
            return h.Asked(seat)
        return self.move(device, held)

    def agree(self, device: Device, room: Room, held: list[int]) -> h.AnyHappening | None:
        self.agreed = (room.seal, device.sights[held[0]].moment)
        others = [seat for seat in held if seat != room.asking]
        return h.Agreed(others[0], not self.world.one_in(4)) if others else None

    def move(self, device: Device, held: list[int]) -> h.AnyHappening | None:
        for seat in held:
            sight = device.sights[seat]
            shapes = self.shapes(sight)
            if shapes and (sight.due or self.world.one_in(4)):
                if self.world.is_bad and self.world.one_in(5):
                    self.wants_back = seat
                shape = shapes[self.world.luck.below(len(shapes))]
                return h.Moved(seat, sight.moment, msgspec.Raw(msgspec.json.encode(shape)))
        return None

    def shapes(self, sight: Sight) -> list[msgspec.Struct]:
        """What it may do, as its device shows it; words for open moves are the game's own stand-ins."""
        return [*sight.choices, *[move.shape for move in self.game.stand_ins() if sight.opens]]

    def play_again(self, device: Device, room: Room) -> h.AnyHappening | None:
        if not self.world.is_bad or not self.may_host(device, room) or self.asked_again == room.seal:
            return None
        self.asked_again = room.seal
        return h.Again(hashlib.sha256(room.seal.encode()).hexdigest()) if self.world.one_in(2) else None

    # --- what else people do

    def whim(self, device: Device, room: Room) -> h.AnyHappening | None:
        """Something that is not needed, and perhaps not allowed."""
        luck = self.world.luck
        seat = luck.below(len(room.seats))
        person = luck.below(len(room.people))
        match luck.below(13):
            case 0:
                return h.Paused()
            case 1:
                return h.Muted(person, self.world.one_in(2))
            case 2:
                return h.Removed(person) if self.world.one_in(2) else None
            case 3:
                return h.Asked(seat)
            case 4:
                return h.Filled(seat, "random")
            case 5:
                return h.Sat(seat, "")
            case 6:
                return h.Stood([*device.held(room), seat][0])
            case 7:
                return h.Expired(luck.below(4))
            case 8:
                return h.Gave(seat, person) if self.world.one_in(3) else None
            case 9:
                sights = list(device.sights.values())
                return h.Moved(seat, sights[0].moment, msgspec.Raw(b"{}")) if sights else h.Started()
        return h.Said(f"hello {self.world.now}")
