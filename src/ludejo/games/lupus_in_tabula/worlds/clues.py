"""What a viewer of Lupus in Tabula knows about the cards: from its own card, answers, deaths, and what did not happen.

Everybody can tell who was torn and who died of a look, because the asking begins left of the one torn last (LT-18).
There is one exception: if the last seat dies alone while nobody has been torn yet, the asking begins with the first
seat in both cases.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludejo.core.bits import everyone, has, minus, plus, shl
from ludejo.games.lupus_in_tabula._fields import Past
from ludejo.games.lupus_in_tabula.pieces import (
    BODYGUARD,
    FREEMASON,
    HAMSTER,
    LOOK,
    MYTHOMANIAC,
    N_ROLES,
    NOBODY,
    OWL,
    SEER,
    TEAR,
    WOLF,
)
from ludejo.games.lupus_in_tabula.position import Position
from ludejo.games.lupus_in_tabula.rules.nights import tops_of
from ludejo.games.lupus_in_tabula.view import has_met, met_mask

UNKNOWN: Final = -1  # instead of a mask that the viewer doesn't know
NOT_TOLD: Final = -3  # instead of the owl's target before it is told, after the first ballot


@final
class Clues:
    """Masks of seats. `pools` has for each role the seats that may have it. Seats in `must` were surely dealt a wolf;
    seats in `soft` were, too, or are the mythomaniac who became a wolf; seats in `not_turned` can't be the latter."""

    def __init__(self, p: Position, viewer: i64) -> None:
        self.p = p
        self.viewer = viewer
        self.fixed: list[int] = [NOBODY] * p.n_players
        self.counts: list[int] = [p.roles.count(role) for role in range(N_ROLES)]
        self.not_wolf: i64 = 0
        self.not_seer: i64 = 0
        self.not_hamster: i64 = 0
        self.must: i64 = 0
        self.soft: i64 = 0
        self.not_turned: i64 = 0  # can't be a mythomaniac who became a wolf
        self.not_joined: i64 = 0  # can't be a mythomaniac who became a seer
        self.torn: i64 = 0  # surely torn
        self.vague: i64 = NOBODY  # the place of the night of the exception, in which the last seat died
        self.may_turn_wolf = self.may_turn_seer = self.may_stay = True
        self.tops: list[int] = []  # by night: the seats with the most wolves' votes; UNKNOWN to most viewers
        self.names: list[int] = []  # by night: the seat that was announced as named by the owl
        self.checks: list[int] = []  # the mask of the living each time somebody could have won (LT-23)
        self.pools: list[int] = [0] * N_ROLES
        self.gather()

    def gather(self) -> None:
        """Collect everything, night by night, then what it means for each role."""
        p = self.p
        torn: i64 = NOBODY
        for place in range(len(p.nights)):
            past = p.nights[place]
            self.read_deaths(past, place, torn)
            if past.torn >= 0:
                torn = past.torn
            self.read_answers(past, place + 1)
            self.names.append(self.named_by(past, place + 1))
            self.tops.append(self.tops_by(past, place + 1))
        self.read_checks()
        self.read_own()
        self.read_turning()
        self.make_pools()

    def read_deaths(self, past: Past, place: i64, torn_before: i64) -> None:
        """LT-12, LT-17: who was torn, and who died of a look; `vague` if the viewer can't tell."""
        last = self.p.n_players - 1
        alone = (past.torn == last and past.burnt < 0) or (past.burnt == last and past.torn < 0)
        tears = place > 0 or self.p.customs.wolves_first
        if alone and torn_before < 0 and tears and self.counts[HAMSTER] > 0:
            self.vague = place
            self.not_wolf = plus(self.not_wolf, last)
            self.not_turned = plus(self.not_turned, last)
            return
        if past.torn >= 0:
            self.torn = plus(self.torn, past.torn)
            self.not_wolf = plus(self.not_wolf, past.torn)
            self.not_hamster = plus(self.not_hamster, past.torn)
            if place > 1:
                self.not_turned = plus(self.not_turned, past.torn)
        if past.burnt >= 0:
            self.fixed[past.burnt] = HAMSTER

    def read_answers(self, past: Past, night: i64) -> None:
        """LT-6, LT-9, LT-29: what the viewer was told at dawn."""
        p = self.p
        if self.viewer < 0 or not has(past.alive, self.viewer):
            return
        if p.task_by(self.viewer, night, past.alive) == LOOK:
            self.read_look(past, night)
        if self.viewer == p.medium and past.lynched >= 0:
            self.read_shade(past.lynched, p.is_wolf_by(past.lynched, night), night)
        if night == 2 and self.viewer == p.myth and p.is_copied(past):
            self.read_copy(past.answers[self.viewer])

    def read_look(self, past: Past, night: i64) -> None:
        """A look shows whether the seat is a wolf; the dawn after it, whether it is the hamster."""
        last = self.p.n_players - 1
        if past.looked >= 0:
            self.read_shade(past.looked, self.p.is_wolf_by(past.looked, night), night)
        if self.vague == night - 1:
            if past.looked == last:
                return  # the last seat died, of this look or of the wolves
            self.not_hamster = plus(self.not_hamster, last)
        if past.looked >= 0 and past.looked != past.burnt:
            self.not_hamster = plus(self.not_hamster, past.looked)

    def read_shade(self, at: i64, is_wolf: bool, night: i64) -> None:
        """A seat was seen as wolf or human in this night (LT-30: the mythomaniac is seen as a wolf from night 3 on)."""
        if not is_wolf:
            self.not_wolf = plus(self.not_wolf, at)
            if night > 2:
                self.not_turned = plus(self.not_turned, at)
        elif night > 2:
            self.soft = plus(self.soft, at)
        else:
            self.must = plus(self.must, at)

    def read_copy(self, at: i64) -> None:
        """LT-29: what the mythomaniac learned about the seat they pointed at."""
        p = self.p
        if p.turned == WOLF:
            self.must = plus(self.must, at)
        elif p.turned == SEER:
            self.fixed[at] = SEER
        else:
            self.not_wolf = plus(self.not_wolf, at)
            self.not_seer = plus(self.not_seer, at)

    def named_by(self, past: Past, night: i64) -> i64:
        """LT-20: the owl's target, as it was announced on the day after this night."""
        p = self.p
        if night == p.day and p.round == 0:
            return NOT_TOLD
        if p.round == 1 and night == p.day and p.is_polling():
            return NOT_TOLD
        return p.announced(past)

    def tops_by(self, past: Past, night: i64) -> i64:
        """For a viewer who was a wolf that night: the seats among which the wolves' victim was."""
        p = self.p
        if self.viewer < 0 or p.task_by(self.viewer, night, past.alive) != TEAR:
            return UNKNOWN
        return tops_of(past.answers, p.wolves_at(night) & past.alive)

    def read_checks(self) -> None:
        """Note who lived after each dawn and each lynching: the game went on each time."""
        p = self.p
        for place in range(len(p.nights)):
            past = p.nights[place]
            if place > 0:
                self.checks.append(past.alive)
            alive = past.alive
            if past.torn >= 0:
                alive = minus(alive, past.torn)
            if past.burnt >= 0:
                alive = minus(alive, past.burnt)
            self.checks.append(alive)
        if len(p.nights) < p.day and p.day > 1:
            self.checks.append(p.alive)

    def read_own(self) -> None:
        """LT-8, LT-13: the own card, and those of the same role."""
        p = self.p
        if not 0 <= self.viewer < p.n_players:
            return
        role = p.roles[self.viewer]
        self.fixed[self.viewer] = role
        if role == WOLF or role == FREEMASON:
            for seat in range(p.n_players):
                if p.roles[seat] == role:
                    self.fixed[seat] = role

    def read_turning(self) -> None:
        """LT-14, LT-29: what the viewer knows of the mythomaniac's change."""
        p = self.p
        if len(p.nights) < 2 or p.myth < 0:
            self.may_turn_wolf = self.may_turn_seer = False
        elif self.viewer == p.myth:
            self.settle_turning()
            if p.turned == WOLF and has_met(p, self.viewer):
                self.read_pack()
        elif self.viewer >= 0 and has_met(p, self.viewer):
            self.settle_turning()
            self.fixed[p.myth] = MYTHOMANIAC
        elif 0 <= self.viewer < p.n_players and p.day > 2 and has(p.alive_at_three(), self.viewer):
            if p.roles[self.viewer] == WOLF:  # nobody joined this viewer
                self.not_turned |= p.alive_at_three()
            elif p.roles[self.viewer] == SEER:
                self.not_joined |= p.alive_at_three()

    def settle_turning(self) -> None:
        """The viewer knows what the mythomaniac has become."""
        self.may_stay = self.p.turned < 0
        self.may_turn_wolf = self.p.turned == WOLF
        self.may_turn_seer = self.p.turned == SEER

    def read_pack(self) -> None:
        """A mythomaniac who turned into a wolf sees all wolves that live in night 3, and so also who is not a wolf."""
        p = self.p
        met = met_mask(p)
        self.must |= minus(met, p.myth)
        self.not_wolf |= minus(p.alive_at_three(), p.myth) & ~met

    def make_pools(self) -> None:
        """Who may have each card about which something is known."""
        free = everyone(self.p.n_players)
        for seat in range(self.p.n_players):
            if self.fixed[seat] >= 0:
                free = minus(free, seat)
            if self.fixed[seat] == WOLF:
                self.must = plus(self.must, seat)
        self.pools[WOLF] = (free & ~self.not_wolf) | self.must
        self.pools[SEER] = free & ~self.not_seer & ~self.must
        self.pools[HAMSTER] = free & ~self.not_hamster & ~self.must
        self.pools[OWL] = self.owl_pool(free & ~self.must)
        self.pools[BODYGUARD] = free & ~self.must
        self.pools[MYTHOMANIAC] = free & ~self.must
        for seat in range(self.p.n_players):
            role = self.fixed[seat]
            if role >= 0 and role != WOLF:
                self.pools[role] = shl(1, seat)

    def owl_pool(self, free: i64) -> i64:
        """LT-20: an owl who named somebody lived at dusk and named another seat. If all must answer, a night without a
        name also says something."""
        p = self.p
        pool = free
        for place in range(len(p.nights)):
            past = p.nights[place]
            named: i64 = self.names[place]
            if named >= 0:
                pool &= minus(past.alive, named)
            elif named == NOBODY and not p.customs.timed_nights:
                pool &= self.silent_owls(past)
        return pool

    def silent_owls(self, past: Past) -> i64:
        """The seats that were dead, or could have named somebody who died that night."""
        pool = ~past.alive
        for seat in range(self.p.n_players):
            for dead in (past.torn, past.burnt):
                if dead >= 0 and dead != seat:
                    pool = plus(pool, seat)
        return pool
