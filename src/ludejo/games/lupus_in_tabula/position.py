"""A position of Lupus in Tabula. Seats are bits of masks; the past is a list of nights and a list of ballots."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import everyone, has, minus, plus, shl, size_of
from ludejo.games.lupus_in_tabula._fields import Past, PositionFields
from ludejo.games.lupus_in_tabula.pieces import (
    BALLOT,
    BODYGUARD,
    COPY,
    FINAL,
    FREEMASON,
    GUARD,
    HAMSTER,
    HAUNT,
    LOOK,
    MEDIUM,
    MOST_SEATS,
    MYTHOMANIAC,
    N_ROLES,
    NO_TASK,
    NOBODY,
    NOT_YET,
    OVER,
    OWL,
    POSSESSED,
    SEER,
    SUSPECT,
    TEAR,
    WOLF,
)


class Position(PositionFields):
    """The fields, with methods to read them."""

    def seat_all(self) -> None:
        """LT-1, LT-31: everybody except a moderator lives, and nobody has said anything yet."""
        n_seats = self.n_seats
        self.n_players = n_seats
        if self.customs.person:
            self.n_players -= 1
        self.alive = everyone(self.n_players)
        self.points = [NOT_YET] * n_seats
        self.used = [0] * n_seats
        self.says = [NOBODY] * n_seats
        self.votes = [NOBODY] * n_seats
        self.find_all()

    def find_all(self) -> None:
        """Note who has which card."""
        self.wolves = self.seers = self.masons = 0
        self.medium = self.possessed = self.guard = self.owl = self.hamster = self.myth = NOBODY
        for seat, role in enumerate(self.roles):
            self.find(seat, role)
        if self.turned == WOLF:
            self.wolves = plus(self.wolves, self.myth)
        elif self.turned == SEER:
            self.seers = plus(self.seers, self.myth)

    def find(self, seat: i64, role: i64) -> None:
        """Note that a seat has this card."""
        if role == WOLF:
            self.wolves = plus(self.wolves, seat)
        elif role == SEER:
            self.seers = plus(self.seers, seat)
        elif role == FREEMASON:
            self.masons = plus(self.masons, seat)
        elif role == MEDIUM:
            self.medium = seat
        elif role == POSSESSED:
            self.possessed = seat
        elif role == BODYGUARD:
            self.guard = seat
        elif role == OWL:
            self.owl = seat
        elif role == HAMSTER:
            self.hamster = seat
        elif role == MYTHOMANIAC:
            self.myth = seat

    def role(self, seat: i64) -> i64:
        """The role of a player now."""
        if seat == self.myth and self.turned >= 0:
            return self.turned
        return self.roles[seat]

    def mix(self) -> tuple[int, ...]:
        """LT-32: how many of each role there are."""
        return tuple([self.roles.count(role) for role in range(N_ROLES)])

    def moderator(self) -> i64:
        """LT-31: the seat of the moderator; NOBODY where the software is the moderator."""
        if self.customs.person:
            return self.n_players
        return NOBODY

    def is_alive(self, seat: i64) -> bool:
        """Is this seat a living player?"""
        return 0 <= seat < MOST_SEATS and has(self.alive, seat)

    def knows_all(self, seat: i64) -> bool:
        """LT-31, LT-32: may this seat know everything? Everybody may at the end; the moderator and ghosts always."""
        if self.phase == OVER:
            return True
        if not 0 <= seat < self.n_seats:
            return False
        return seat >= self.n_players or (self.customs.ghosts and not has(self.alive, seat))

    def knowers(self) -> i64:
        """The mask of the seats that may know everything before the end."""
        mask: i64 = 0
        if self.customs.ghosts:
            mask = everyone(self.n_players) & ~self.alive
        if self.customs.person:
            mask = plus(mask, self.n_players)
        return mask

    def tears(self) -> bool:
        """Do the wolves choose a victim tonight (LT-8)?"""
        return self.day > 1 or self.customs.wolves_first

    def task(self, seat: i64) -> i64:
        """What the answer of a seat means tonight."""
        return self.task_by(seat, self.day, self.alive)

    def task_by(self, seat: i64, night: i64, alive: i64) -> i64:
        """What the answer of a seat meant in this night; `alive` at its dusk (LT-4 to LT-14)."""
        if not 0 <= seat < MOST_SEATS or not has(alive, seat):
            return NO_TASK
        role: i64 = self.roles[seat]
        if role == MYTHOMANIAC and self.turned >= 0 and night > 2:
            role = self.turned
        if role == WOLF and (night > 1 or self.customs.wolves_first):
            return TEAR
        if role == SEER:
            return LOOK
        if role == BODYGUARD and night > 1:
            return GUARD
        if role == OWL:
            return HAUNT
        if role == MYTHOMANIAC and night == 2:
            return COPY
        return SUSPECT

    def targets(self, seat: i64, task: i64) -> i64:
        """The mask of the seats at which this seat may point."""
        mask = minus(self.alive, seat)
        if task == TEAR:
            mask &= ~self.wolves
        elif task == SUSPECT and self.customs.brief:
            return 0
        return mask

    def spares(self) -> bool:
        """Are only those asked who have something to decide? Tiny tables do so if nights have a clock; without a clock,
        the end of the night would show who they are."""
        return self.customs.brief and self.customs.timed_nights

    def asked(self) -> i64:
        """The mask of the seats that are asked tonight: everybody (LT-5), or at tiny tables (see `spares`) those who
        have something to decide."""
        if not self.spares():
            return self.alive
        mask: i64 = 0
        for seat in range(self.n_players):
            if self.task(seat) > SUSPECT:
                mask = plus(mask, seat)
        return mask

    def fellows(self, seat: i64) -> i64:
        """The mask of the seats with which a living seat decides tonight, itself included."""
        task = self.task(seat)
        if task == TEAR:
            return self.wolves & self.alive
        if task == LOOK:
            return self.seers & self.alive
        return shl(1, seat)

    def first(self) -> i64:
        """LT-18, LT-31: the seat left of the one torn last, where the asking begins, even if it is dead."""
        if self.torn < 0 or self.torn + 1 == self.n_players:
            return 0
        return self.torn + 1

    def next_from(self, start: i64, mask: i64) -> i64:
        """The first seat of the mask, clockwise from `start` on; NOBODY if the mask is empty."""
        if mask == 0:
            return NOBODY
        seat = start
        while not has(mask, seat):
            seat += 1
            if seat >= self.n_players:
                seat = 0
        return seat

    def is_polling(self) -> bool:
        """Are votes being given?"""
        return self.phase == BALLOT or self.phase == FINAL

    def nominated(self) -> i64:
        """The mask of the nominees."""
        mask: i64 = 0
        for seat in self.nominees:
            mask = plus(mask, seat)
        return mask

    def electable(self, seat: i64) -> i64:
        """The mask of the seats for which this voter may vote (LT-18, LT-21)."""
        mask = minus(self.alive, seat)
        if self.phase == FINAL:
            mask = self.nominated()
        if self.customs.arm >= MOST_SEATS:
            return mask
        near: i64 = 0
        for _ in range(self.customs.arm):
            one = self.next_from(self.first(), mask & ~near)
            if one >= 0:
                near = plus(near, one)
        return near

    def winners(self) -> i64:
        """LT-25, LT-26: the seats that won, dead or not."""
        if self.winner < 0:
            return 0
        if self.winner == 2:
            return shl(1, self.hamster)
        mask = self.wolves
        if self.possessed >= 0:
            mask = plus(mask, self.possessed)
        if self.winner == 1:
            return mask
        if self.hamster >= 0:
            mask = plus(mask, self.hamster)
        return everyone(self.n_players) & ~mask

    def n_wolves(self) -> i64:
        """How many wolves live."""
        return size_of(self.wolves & self.alive)

    def is_wolf_by(self, seat: i64, night: i64) -> bool:
        """LT-6, LT-9: does a seer or a medium who asks in this night learn that this seat is a wolf? LT-30: the
        mythomaniac counts from night 3 on."""
        if seat == self.myth:
            return self.turned == WOLF and night > 2
        return has(self.wolves, seat)

    def wolves_at(self, night: i64) -> i64:
        """The wolves of this night, dead or not; the mythomaniac counts from night 3 on."""
        if night < 3 and self.turned == WOLF:
            return minus(self.wolves, self.myth)
        return self.wolves

    def seers_at(self, night: i64) -> i64:
        """The seers of this night, dead or not; the mythomaniac counts from night 3 on."""
        if night < 3 and self.turned == SEER:
            return minus(self.seers, self.myth)
        return self.seers

    def alive_at_three(self) -> i64:
        """The mask of those who lived when night 3 fell; of those who live now, before its dawn."""
        if len(self.nights) > 2:
            return self.nights[2].alive
        return self.alive

    def is_copied(self, past: Past) -> bool:
        """LT-14, LT-30: did the mythomaniac point at somebody in night 2, and live?"""
        if self.myth < 0 or not has(past.alive, self.myth) or past.answers[self.myth] < 0:
            return False
        return self.myth != past.torn and self.myth != past.burnt

    def announced(self, past: Past) -> i64:
        """LT-20: the seat that the owl named in this night, as it is told after the first ballot. NOBODY if the owl was
        dead at dusk, or the named player died in the night."""
        if self.owl < 0 or not has(past.alive, self.owl):
            return NOBODY
        at: i64 = past.answers[self.owl]
        if at == past.torn or at == past.burnt:
            return NOBODY
        return at
