"""Deals that a viewer considers possible: each deal that fits what the viewer knows is equally likely.

Cards about which nothing can be known are dealt last. Each of the others is drawn from its own pool, independently of
the rest. The draw is repeated until all fit together, so all deals that fit are equally likely.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludejo.core.bits import has, minus, plus, seats_in, shl, size_of
from ludejo.core.luck import Luck
from ludejo.games.lupus_in_tabula._fields import Past
from ludejo.games.lupus_in_tabula.legality import nth
from ludejo.games.lupus_in_tabula.pieces import (
    BODYGUARD,
    FREEMASON,
    HAMSTER,
    MEDIUM,
    MYTHOMANIAC,
    NOBODY,
    OWL,
    POSSESSED,
    SEER,
    VILLAGER,
    WOLF,
)
from ludejo.games.lupus_in_tabula.worlds.clues import UNKNOWN, Clues

SINGLES: Final[tuple[int, ...]] = (SEER, HAMSTER, OWL, BODYGUARD)
LOOSE: Final[tuple[int, ...]] = (MEDIUM, POSSESSED, FREEMASON)


@final
class Recast:
    """Draws deals from clues, one after the other."""

    def __init__(self, clues: Clues) -> None:
        self.clues = clues
        self.n_wolves: i64 = clues.counts[WOLF]
        self.wolves: i64 = 0
        self.seer: i64 = NOBODY
        self.hamster: i64 = NOBODY
        self.owl: i64 = NOBODY
        self.guard: i64 = NOBODY
        self.myth: i64 = NOBODY
        self.turned: i64 = NOBODY
        self.suspects: list[int] = []  # the seats of `soft` that may be the mythomaniac
        self.weights: list[int] = []  # number of deals in which no suspect is the mythomaniac, then for each suspect
        self.weigh()

    # --- which of the seats that look like wolves is the mythomaniac, if any

    def weigh(self) -> None:
        """Count the ways to draw wolves and mythomaniac in each case."""
        c = self.clues
        soft = c.soft & ~c.must
        pool: i64 = c.pools[MYTHOMANIAC]
        myths: i64 = 1
        if c.counts[MYTHOMANIAC] > 0:
            myths = size_of(pool)
        self.weights.append(int(ways(c.pools[WOLF], c.must | soft, self.n_wolves) * myths))
        if c.counts[MYTHOMANIAC] == 0 or not c.may_turn_wolf:
            return
        for seat in seats_in(soft & pool):
            self.suspects.append(seat)
            rest = minus(c.pools[WOLF], seat)
            self.weights.append(int(ways(rest, c.must | minus(soft, seat), self.n_wolves)))

    def draw_case(self, luck: Luck) -> i64:
        """The mythomaniac among the seats that look like wolves; most often NOBODY."""
        if len(self.suspects) == 0:
            return NOBODY
        left = luck.below(sum(self.weights))
        for place in range(len(self.weights)):
            weight: i64 = self.weights[place]
            if left < weight:
                if place == 0:
                    return NOBODY
                return self.suspects[place - 1]
            left -= weight
        return NOBODY

    # --- one deal

    def draw(self, luck: Luck) -> list[int]:
        """Draw a deal; `turned` says what the mythomaniac has become in it."""
        while not self.is_drawn(luck) or not self.is_turned(luck):
            pass
        return self.dealt(luck)

    def is_drawn(self, luck: Luck) -> bool:
        """Draw the cards about which something is known. Have they all gone to different seats?"""
        c = self.clues
        case = self.draw_case(luck)
        soft = c.soft
        pool: i64 = c.pools[WOLF]
        if case >= 0:
            soft = minus(soft, case)
            pool = minus(pool, case)
        self.wolves = picked(pool, c.must | soft, self.n_wolves, luck)
        used = self.wolves
        for role in SINGLES:
            if c.counts[role] == 0:
                continue
            seat = from_pool(c.pools[role], luck)
            if has(used, seat):
                return False
            used = plus(used, seat)
            self.seat(role, seat)
        if c.counts[MYTHOMANIAC] > 0:
            self.myth = case
            if case < 0:
                self.myth = from_pool(c.pools[MYTHOMANIAC], luck)
            return not has(used, self.myth)
        return True

    def seat(self, role: i64, seat: i64) -> None:
        """Note that a seat has this card."""
        if role == SEER:
            self.seer = seat
        elif role == HAMSTER:
            self.hamster = seat
        elif role == OWL:
            self.owl = seat
        else:
            self.guard = seat

    def dealt(self, luck: Luck) -> list[int]:
        """All cards by seat. The loose cards go to the seats without a card; all ways are equally likely."""
        c = self.clues
        roles = c.fixed.copy()
        for seat in seats_in(self.wolves):
            roles[seat] = WOLF
        singles = ((self.seer, SEER), (self.hamster, HAMSTER), (self.owl, OWL), (self.guard, BODYGUARD))
        for seat, role in (*singles, (self.myth, MYTHOMANIAC)):
            if seat >= 0:
                roles[seat] = role
        self.deal_loose(roles, luck)
        return roles

    def deal_loose(self, roles: list[int], luck: Luck) -> None:
        """Medium, possessed, freemasons, then villagers."""
        free: i64 = 0
        for seat in range(len(roles)):
            if roles[seat] < 0:
                free = plus(free, seat)
        for role in LOOSE:
            for _ in range(self.clues.counts[role] - self.clues.fixed.count(role)):
                seat = from_pool(free, luck)
                free = minus(free, seat)
                roles[seat] = role
        for seat in seats_in(free):
            roles[seat] = VILLAGER

    # --- does the deal fit what happened?

    def is_turned(self, luck: Luck) -> bool:
        """Are the nights possible with this deal? If so, draw what the mythomaniac has become: each result is weighed
        by the number of seats that the mythomaniac can have pointed at."""
        stays, as_wolf, as_seer = self.stays(), self.turns_wolf(), self.turns_seer()
        total = stays + as_wolf + as_seer
        if total == 0:
            return False
        left = luck.below(total) if total > max(stays, as_wolf, as_seer) else i64(0)
        self.turned = NOBODY
        if stays == 0 or left >= stays:
            self.turned = WOLF
            if as_wolf == 0 or left >= stays + as_wolf:
                self.turned = SEER
        return True

    def stays(self) -> i64:
        """0 if the mythomaniac must have changed; else the number of seats to point at without a change."""
        c = self.clues
        if not c.may_stay or c.soft & ~self.wolves != 0:
            return 0
        if not self.is_possible(self.wolves, self.eye(), self.eye()):
            return 0
        if len(c.p.nights) < 2:
            return 1
        return max(1, size_of(c.p.nights[1].alive) - size_of(self.wolves & c.p.nights[1].alive))

    def turns_wolf(self) -> i64:
        """LT-14: how many wolves the mythomaniac can have pointed at; 0 if they can't be a wolf now."""
        c = self.clues
        if not c.may_turn_wolf or has(c.not_turned, self.myth) or not self.lives_on():
            return 0
        pack = plus(self.wolves, self.myth)
        if c.soft & ~pack != 0 or not self.is_possible(pack, self.eye(), self.eye()):
            return 0
        return size_of(self.wolves & c.p.nights[1].alive)

    def turns_seer(self) -> i64:
        """The same for the seer."""
        c = self.clues
        if not c.may_turn_seer or has(c.not_joined, self.myth) or not self.lives_on():
            return 0
        if c.soft & ~self.wolves != 0 or self.eye() & c.p.nights[1].alive == 0:
            return 0
        both = plus(self.eye(), self.myth)
        return i64(int(self.is_possible(self.wolves, self.eye(), both)))

    def eye(self) -> i64:
        """The mask of the seat with the seer's card; some tiny tables have none."""
        if self.seer < 0:
            return 0
        return shl(1, self.seer)

    def lives_on(self) -> bool:
        """LT-30: did the mythomaniac survive night 2?"""
        return len(self.clues.checks) > 2 and has(self.clues.checks[2], self.myth)

    def is_possible(self, pack: i64, seers: i64, joined: i64) -> bool:
        """Can the game have gone as it did, with these seers, and from night 3 on with the wolves `pack` and the seers
        `joined`?"""
        return self.went_on(pack) and self.saw(seers, joined) and self.kept_quiet(pack)

    def went_on(self, pack: i64) -> bool:
        """LT-23: had nobody won, at any dawn and after any lynching?"""
        checks = self.clues.checks
        for place in range(len(checks)):
            alive: i64 = checks[place]
            wolves = alive & self.wolves
            if place > 1:
                wolves = alive & pack
            if wolves == 0 or 2 * size_of(wolves) >= size_of(alive):
                return False
        return True

    def burnt(self, past: Past, place: i64) -> i64:
        """LT-12: the seat that died of a look that night, in this deal."""
        last = self.clues.p.n_players - 1
        if place != self.clues.vague:
            return past.burnt
        if self.hamster == last:
            return last
        return NOBODY

    def torn(self, past: Past, place: i64) -> i64:
        """The seat that was torn that night, in this deal."""
        last = self.clues.p.n_players - 1
        if place != self.clues.vague:
            return past.torn
        if self.hamster == last:
            return NOBODY
        return last

    def saw(self, seers: i64, joined: i64) -> bool:
        """LT-12: was there a living seer in every night in which somebody died of a look?"""
        nights = self.clues.p.nights
        for place in range(len(nights)):
            if self.burnt(nights[place], place) < 0:
                continue
            eyes = seers
            if place > 1:
                eyes = joined
            if eyes & nights[place].alive == 0:
                return False
        return True

    def kept_quiet(self, pack: i64) -> bool:
        """LT-7, LT-10, LT-12: does the deal explain who was torn in each night? If nobody was, the wolves did not
        choose, or their victim was safe."""
        nights = self.clues.p.nights
        for place in range(len(nights)):
            if place == 0 and not self.clues.p.customs.wolves_first:
                continue
            torn = self.torn(nights[place], place)
            tops: i64 = self.clues.tops[place]
            if torn >= 0:
                if tops != UNKNOWN and not has(tops, torn):
                    return False
            elif not self.is_quiet(nights[place], place, tops, pack):
                return False
        return True

    def is_quiet(self, past: Past, place: i64, tops: i64, pack: i64) -> bool:
        """Can nobody have been torn that night?"""
        p = self.clues.p
        if tops == 0 or (tops == UNKNOWN and p.customs.timed_nights):
            return True
        prey = past.alive & ~self.wolves
        if place > 1:
            prey = past.alive & ~pack
        if tops != UNKNOWN:
            prey = tops
        if self.hamster >= 0 and has(prey, self.hamster):
            return True
        if place == 0 or self.guard < 0 or not has(past.alive, self.guard):
            return False
        if self.guard == self.clues.viewer:
            at = past.answers[self.guard]
            return at >= 0 and has(prey, at)
        return minus(prey, self.guard) != 0


def from_pool(pool: i64, luck: Luck) -> i64:
    """A random seat of these."""
    size = size_of(pool)
    if size == 1:
        return nth(pool, 0)
    return nth(pool, luck.below(size))


def picked(pool: i64, must: i64, n: i64, luck: Luck) -> i64:
    """n seats of the pool, with all of `must` among them; all ways are equally likely."""
    found = must
    left = pool & ~must
    for _ in range(n - size_of(must)):
        seat = from_pool(left, luck)
        left = minus(left, seat)
        found = plus(found, seat)
    return found


def ways(pool: i64, must: i64, n: i64) -> i64:
    """How many ways there are to pick like this."""
    more = n - size_of(must)
    others = size_of(pool & ~must)
    if must & ~pool != 0 or more < 0 or more > others:
        return 0
    found: i64 = 1
    for k in range(more):
        found = found * (others - k) // (k + 1)
    return found
