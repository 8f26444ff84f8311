"""Nights that a viewer considers possible: answers of all others that lead to the same dawns.

Every answer that a seat could have given is equally likely. The answers of the wolves, the seers and the bodyguard are
drawn together until the night ends as it did.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from ludejo.core.bits import has, minus, plus, seats_in, shl, size_of
from ludejo.core.luck import Luck
from ludejo.games.lupus_in_tabula._fields import Past
from ludejo.games.lupus_in_tabula.legality import most_changes, nth
from ludejo.games.lupus_in_tabula.pieces import COPY, HAUNT, LOOK, NIGHT, NOBODY, NOT_YET, SEER, SUSPECT, TEAR, WOLF
from ludejo.games.lupus_in_tabula.position import Position
from ludejo.games.lupus_in_tabula.rules.nights import one_of, tops_of
from ludejo.games.lupus_in_tabula.worlds.clues import NOT_TOLD, Clues


@final
class Refill:
    """Draws answers for the nights of a world in which the cards were dealt again."""

    def __init__(self, world: Position, clues: Clues, luck: Luck) -> None:
        self.world = world
        self.clues = clues
        self.luck = luck
        self.answers: list[int] = []
        self.night: i64 = 0
        self.alive: i64 = 0

    def fill(self) -> None:
        """Fill every night that is over, then the answers or votes of now."""
        w = self.world
        truth = self.clues.p
        w.torn = NOBODY
        for place in range(len(truth.nights)):
            past = self.imagined(truth.nights[place], place)
            w.nights[place] = past
            if past.torn >= 0:
                w.torn = past.torn
        if w.phase == NIGHT:
            self.fill_tonight()
        elif w.customs.at_once and w.is_polling():
            self.fill_votes()

    # --- a night that is over

    def imagined(self, past: Past, place: i64) -> Past:
        """A night that is over, with answers that are possible."""
        self.night = place + 1
        self.alive = past.alive
        torn, burnt = self.torn(past, place), self.burnt(past, place)
        known = self.known_mask(past.answers, NOBODY)
        w = self.world
        hunters = w.wolves_at(self.night) & past.alive
        if self.night == 1 and not w.customs.wolves_first:
            hunters = 0
        guard: i64 = 0
        if self.night > 1 and w.guard >= 0 and has(past.alive, w.guard):
            guard = shl(1, w.guard)
        seers = w.seers_at(self.night) & past.alive
        for seat in seats_in(past.alive & ~known & ~hunters & ~guard & ~seers):
            self.answers[seat] = self.drawn(seat, torn, burnt)
        victim = self.hunt(hunters & ~known, hunters, guard & ~known, torn, past.victim)
        looked = self.look(seers & ~known, seers, burnt, past.looked)
        return Past(past.alive, tuple(self.answers), victim, looked, torn, burnt, past.lynched)

    def torn(self, past: Past, place: i64) -> i64:
        """The seat that was torn, with the cards of this world (see `Clues.vague`)."""
        last = self.world.n_players - 1
        if place != self.clues.vague:
            return past.torn
        if self.world.hamster == last:
            return NOBODY
        return last

    def burnt(self, past: Past, place: i64) -> i64:
        """The seat that died of a look, with the cards of this world."""
        last = self.world.n_players - 1
        if place != self.clues.vague:
            return past.burnt
        if self.world.hamster == last:
            return last
        return NOBODY

    def known_mask(self, answers: Sequence[int], blank: int) -> i64:
        """The mask of the seats whose answers of this night the viewer knows. These answers are copied."""
        p, viewer = self.clues.p, self.clues.viewer
        self.answers = [blank] * p.n_seats
        if viewer < 0 or not has(self.alive, viewer):
            return 0
        known = shl(1, viewer)
        task = p.task_by(viewer, self.night, self.alive)
        if task == TEAR:
            known = p.wolves_at(self.night) & self.alive
        elif task == LOOK:
            known = p.seers_at(self.night) & self.alive
        for seat in seats_in(known):
            self.answers[seat] = answers[seat]
        return known

    def any_answer(self, mask: i64, or_nobody: bool) -> i64:
        """A random seat of these; or nobody, if that is an allowed answer, or if nights have a clock and the seat may
        have missed it."""
        n = size_of(mask)
        extra: i64 = 0
        if or_nobody or self.world.customs.timed_nights:
            extra = 1
        pick = self.luck.below(n + extra)
        if pick == n:
            return NOBODY
        return nth(mask, pick)

    def drawn(self, seat: i64, torn: i64, burnt: i64) -> i64:
        """An answer of a seat that decides alone and kills nobody."""
        w = self.world
        task = w.task_by(seat, self.night, self.alive)
        if task == HAUNT:
            return self.haunt(seat, torn, burnt)
        if task == COPY:
            return self.copied(seat, torn, burnt)
        if w.customs.brief:
            return NOBODY
        return self.any_answer(minus(self.alive, seat), True)

    def targets(self, seat: i64, task: i64) -> i64:
        """The mask of the seats at which this seat could point that night."""
        mask = minus(self.alive, seat)
        if task == TEAR:
            mask &= ~self.world.wolves_at(self.night)
        elif task == SUSPECT and self.world.customs.brief:
            return 0
        return mask

    def haunt(self, seat: i64, torn: i64, burnt: i64) -> i64:
        """LT-20: the seat that was announced; if none was, a seat that died, or nobody if the owl missed the clock."""
        named: i64 = self.clues.names[self.night - 1]
        if named >= 0:
            return named
        mask = minus(self.alive, seat)
        if named != NOT_TOLD:
            dead: i64 = 0
            if torn >= 0:
                dead = plus(dead, torn)
            if burnt >= 0:
                dead = plus(dead, burnt)
            mask &= dead
        return self.any_answer(mask, False)

    def copied(self, seat: i64, torn: i64, burnt: i64) -> i64:
        """LT-14: a seat at which the mythomaniac can have pointed to become what they are now."""
        w = self.world
        mask = minus(self.alive, seat)
        takes = w.wolves_at(2) | w.seers_at(2)
        if w.turned == WOLF:
            return one_of(mask & w.wolves_at(2), self.luck)
        if w.turned == SEER:
            return one_of(mask & w.seers_at(2), self.luck)
        if seat == torn or seat == burnt:  # LT-30: then it had no effect
            return self.any_answer(mask, True)
        return self.any_answer(mask & ~takes, True)

    # --- the wolves and the bodyguard

    def hunt(self, unknown: i64, hunters: i64, guard: i64, torn: i64, victim: i64) -> i64:
        """Draw the answers of the wolves in `unknown`, and of the bodyguard if in `guard`, so that `torn` (a seat or
        NOBODY) is torn; return the seat that the wolves chose."""
        if hunters == 0:
            self.draw_guard(guard)
            return NOBODY
        if torn < 0 and unknown != 0 and not self.is_safe_prey(guard):
            for seat in seats_in(unknown):
                self.answers[seat] = NOBODY
            self.draw_guard(guard)
            return NOBODY
        while True:
            for seat in seats_in(unknown):
                self.answers[seat] = self.any_answer(self.targets(seat, TEAR), False)
            self.draw_guard(guard)
            prey = one_of(tops_of(self.answers, hunters), self.luck)
            if self.outcome(prey) == torn:
                return prey

    def draw_guard(self, guard: i64) -> None:
        """LT-10: the bodyguard's answer, if it is not known."""
        if guard != 0:
            seat = self.world.guard
            self.answers[seat] = self.any_answer(minus(self.alive, seat), False)

    def outcome(self, prey: i64) -> i64:
        """The seat that is torn if the wolves chose `prey`."""
        w = self.world
        if prey < 0 or prey == w.hamster:
            return NOBODY
        if self.night > 1 and w.guard >= 0 and has(self.alive, w.guard) and self.answers[w.guard] == prey:
            return NOBODY
        return prey

    def is_safe_prey(self, guard: i64) -> bool:
        """Can the wolves have chosen somebody who was safe?"""
        w = self.world
        if guard != 0 or (w.hamster >= 0 and has(self.alive, w.hamster)):
            return True
        if self.night == 1 or w.guard < 0 or not has(self.alive, w.guard):
            return False
        at = self.answers[w.guard]
        return at >= 0 and not has(w.wolves_at(self.night), at)

    # --- the seers

    def look(self, unknown: i64, seers: i64, burnt: i64, looked: i64) -> i64:
        """Draw the answers of the seers in `unknown` so that `burnt` (a seat or NOBODY) dies of the look; return the
        seat at which they looked."""
        if seers & ~unknown != 0:  # the viewer is one of them and knows it
            return looked
        while seers != 0:
            for seat in seats_in(unknown):
                self.answers[seat] = self.any_answer(minus(self.alive, seat), False)
            at = one_of(tops_of(self.answers, seers), self.luck)
            if (at >= 0 and at == self.world.hamster) == (burnt >= 0):
                return at
        return NOBODY

    # --- the night or ballot of now

    def fill_tonight(self) -> None:
        """LT-5: draw who has answered what tonight; if nights have no clock, an answer is still missing."""
        w, truth = self.world, self.clues.p
        self.night, self.alive = truth.day, truth.alive
        known = self.known_mask(truth.points, NOT_YET)
        while True:
            answered = truth.answered & known
            for seat in seats_in(truth.alive & ~known):
                self.answers[seat] = self.tonight(seat)
                if self.answers[seat] != NOT_YET:
                    answered = plus(answered, seat)
            if w.customs.timed_nights or answered != w.asked():
                break
        w.points = self.answers
        w.answered = answered
        for seat in seats_in(truth.alive & ~known):
            w.used[seat] = self.changes(seat)

    def tonight(self, seat: i64) -> i64:
        """A random answer of a seat, or none yet."""
        task = self.world.task_by(seat, self.night, self.alive)
        if task == SUSPECT and self.world.spares():
            return NOT_YET
        mask = self.targets(seat, task)
        may_pass = task == SUSPECT or task == COPY
        n = size_of(mask)
        pick = self.luck.below(n + 1 + i64(int(may_pass)))
        if pick < n:
            return nth(mask, pick)
        if pick == n:
            return NOT_YET
        return NOBODY

    def changes(self, seat: i64) -> int:
        """How often a seat changed its answer."""
        n = 0
        if self.answers[seat] != NOT_YET:
            while n < most_changes(self.world) and self.luck.below(4) == 0:
                n += 1
        return n

    def fill_votes(self) -> None:
        """LT-18: draw who has voted for whom, where all vote at once; a vote is still missing."""
        w, truth = self.world, self.clues.p
        own: i64 = 0
        if self.clues.viewer >= 0:
            own = shl(1, self.clues.viewer)
        while True:
            w.answered = truth.answered & own
            for seat in seats_in(truth.voters & ~own):
                w.votes[seat] = self.vote_of(seat)
                if w.votes[seat] >= 0:
                    w.answered = plus(w.answered, seat)
            if w.answered != truth.voters:
                return

    def vote_of(self, seat: i64) -> i64:
        """A random vote of a seat, or none yet."""
        mask = self.world.electable(seat)
        n = size_of(mask)
        pick = self.luck.below(n + 1)
        if pick == n:
            return NOBODY
        return nth(mask, pick)
