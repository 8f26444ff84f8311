"""Lupus in Tabula as the table knows it: who is asked what, and who may know what."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludejo.core.bits import has, plus, seats_in
from ludejo.core.event import EVERYONE, Events, check_viewer
from ludejo.core.game import State, refused
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.core.packing import damaged
from ludejo.core.refusal import UNKNOWN, Refusal, illegal
from ludejo.core.shapes import Fact, Result, View, result_of
from ludejo.games.lupus_in_tabula._fields import read_customs
from ludejo.games.lupus_in_tabula.legality import choices_of, due_mask, judge, may_mask, sampled
from ludejo.games.lupus_in_tabula.moves import NO_CHOICES, Act
from ludejo.games.lupus_in_tabula.pieces import (
    CLOCKS,
    FINE,
    MOST_SEATS,
    NIGHT,
    NOBODY,
    OVER,
    PLEA,
    REASONS,
    ROLES,
    TALK,
)
from ludejo.games.lupus_in_tabula.position import Position
from ludejo.games.lupus_in_tabula.rules.play import make, time_is_up
from ludejo.games.lupus_in_tabula.stored import VillageReader, is_sound, packed, read_fields, read_roles
from ludejo.games.lupus_in_tabula.view import known_mask, view_of
from ludejo.games.lupus_in_tabula.worlds.clues import Clues
from ludejo.games.lupus_in_tabula.worlds.recast import Recast
from ludejo.games.lupus_in_tabula.worlds.refill import Refill

REFUSALS: Final[list[Refusal]] = [illegal(reason) for reason in REASONS]
SILENT: Final = 0


@final
class Lupus(Position):
    """A game of Lupus in Tabula."""

    def due(self) -> tuple[int, ...]:
        return tuple(seats_in(due_mask(self)))

    def may(self) -> tuple[int, ...]:
        return tuple(seats_in(may_mask(self)))

    def retired(self) -> tuple[int, ...]:
        """The moderator, and the dead, who have no votes any more (except as shadows: LT-27)."""
        mask: i64 = 0
        if self.customs.person:
            mask = plus(mask, self.n_players)
        if not self.customs.shadows:
            for fallen in self.fates:
                mask = plus(mask, fallen.seat)
        return tuple(seats_in(mask))

    def moment(self) -> int:
        return self.n_moments

    def choices(self, seat: int) -> tuple[Move, ...]:
        if self.phase == OVER or not self.is_seat(seat):
            return NO_CHOICES
        return tuple(choices_of(self, seat))

    def sample(self, seat: int, luck: Luck) -> Move:
        """Random players talk little, so that random play is short."""
        act = sampled(self, seat, luck)
        if act is not None:
            return act
        return super().sample(seat, luck)

    def check(self, seat: int, move: Move) -> Refusal | None:
        if not self.is_seat(seat):
            return Refusal(UNKNOWN, "unknown-seat", "", {"seat": seat})
        assert isinstance(move, Act)
        reason = judge(self, seat, move)
        if reason == FINE:
            return None
        return REFUSALS[reason]

    def apply(self, seat: int, move: Move, luck: Luck, events: Events | None = None) -> None:
        assert isinstance(move, Act)
        if not self.is_seat(seat) or judge(self, seat, move) != FINE:
            raise refused(self, seat, move)
        make(self, seat, move, luck, events)

    def clock(self) -> str:
        if self.phase == NIGHT and not self.customs.timed_nights:
            return ""
        if self.phase != NIGHT and not self.customs.timed_days:
            return ""
        return CLOCKS[self.phase]

    def hush(self) -> bool:
        """LT-5: at night nobody may learn anything from when somebody answers."""
        return self.phase == NIGHT and self.customs.timed_nights

    def expire(self, luck: Luck, events: Events | None = None) -> None:
        time_is_up(self, luck, events)

    def hearers(self, seat: int) -> int:
        """LT-17, LT-21: the living talk by day, a nominee pleads; LT-7: wolves may whisper if the table allows it."""
        if self.phase == OVER:
            return EVERYONE
        if not self.is_alive(seat):
            return SILENT
        if self.phase == TALK or (self.phase == PLEA and seat == self.turn):
            return EVERYONE
        if self.phase == NIGHT and self.customs.whispers and has(self.wolves, seat):
            return int(self.wolves & self.alive)
        return SILENT

    def may_signal(self, seat: int) -> bool:
        """LT-17, LT-27: the dead may not signal; LT-31: the moderator may, because they lead the game."""
        return self.phase == OVER or self.is_alive(seat) or (self.customs.person and seat == self.n_players)

    def view(self, seat: int) -> View:
        return view_of(self, seat)

    def resample(self, seat: int, luck: Luck) -> Lupus:
        check_viewer(seat, self.n_seats)
        if self.knows_all(seat):
            return self.clone()
        return self.imagined(Recast(Clues(self, seat)), luck)

    def imagined(self, recast: Recast, luck: Luck) -> Lupus:
        """A world with other cards, and nights that fit them."""
        world = Lupus(self.n_seats, self.customs, tuple(recast.draw(luck)))
        self.copy_to(world)
        world.turned = recast.turned
        world.find_all()
        Refill(world, recast.clues, luck).fill()
        return world

    def worlds(self, seat: int, luck: Luck, n: int) -> list[State]:
        """The clues are read only once for all worlds."""
        if self.knows_all(seat) or not NOBODY <= seat < self.n_seats:
            return super().worlds(seat, luck, n)
        recast = Recast(Clues(self, seat))
        return [self.imagined(recast, luck) for _ in range(n)]

    def won(self) -> int:
        return int(self.winners())

    def hidden(self, seat: int) -> tuple[Fact, ...]:
        """The roles that this seat doesn't know."""
        if self.knows_all(seat):
            return ()
        known: i64 = 0
        if seat >= 0:
            known = known_mask(self, seat)
        return tuple([Fact(one, ROLES[self.role(one)]) for one in range(self.n_players) if not has(known, one)])

    def clone(self) -> Lupus:
        other = Lupus(self.n_seats, self.customs, self.roles)
        self.copy_to(other)
        return other

    def result(self) -> Result | None:
        """LT-26: sides win and lose together."""
        if self.phase != OVER:
            return None
        winners = seats_in(self.winners())
        return result_of([int(seat in winners) for seat in range(self.n_seats)], winners)

    def is_over(self) -> bool:
        return self.phase == OVER

    def to_bytes(self) -> bytes:
        return packed(self)

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (packed(self),)


def restored(stored: bytes) -> Lupus:
    """The game that gave these bytes; `Refused` if none did."""
    reader = VillageReader(stored)
    head = reader.head()
    seats, customs = head[0], read_customs(head[1:])
    if not 1 <= seats <= MOST_SEATS or not 1 <= customs.arm <= MOST_SEATS:
        raise damaged()
    game = Lupus(seats, customs, read_roles(reader, seats, customs))
    game.seat_all()
    read_fields(game, head, reader)
    reader.end()
    if not is_sound(game) or packed(game, reader.version) != stored:
        raise damaged()
    return game
