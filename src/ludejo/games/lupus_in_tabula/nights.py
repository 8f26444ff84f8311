"""The nights of Lupus in Tabula: everybody answers one question, and all comes out at dawn."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from ludejo.core.bits import has, minus, plus, seats_in, size_of
from ludejo.core.event import Events
from ludejo.core.luck import Luck
from ludejo.games.lupus_in_tabula import tell
from ludejo.games.lupus_in_tabula.judge import nth
from ludejo.games.lupus_in_tabula.pieces import BY_NIGHT, NIGHT, NOBODY, NOT_YET, SEER, TALK, WOLF
from ludejo.games.lupus_in_tabula.position import Position
from ludejo.games.lupus_in_tabula.tape import Fallen, Past


class Nights(Position):
    """LT-4 to LT-17."""

    def begin(self, events: Events | None) -> None:
        """The cards lie there, the first night falls."""
        if events is not None:
            tell.dealt(events, self)
            tell.night(events, self)

    def fall(self, events: Events | None) -> None:
        """The next night."""
        self.day += 1
        self.phase = NIGHT
        self.n_moments += 1
        self.forget_day()
        for seat in range(self.n_seats):
            self.points[seat] = NOT_YET
            self.used[seat] = 0
        if events is not None:
            tell.night(events, self)

    def forget_day(self) -> None:
        """What was only for this day."""
        self.answered = self.ready = self.more = self.prolonged = self.round = self.voters = 0
        self.turn = self.named = NOBODY
        if len(self.spoken) > 0:
            self.spoken = []
        if len(self.nominees) > 0:
            self.nominees = []
        for seat in range(self.n_seats):
            self.votes[seat] = NOBODY

    def answer(self, seat: i64, at: i64) -> None:
        """Note an answer of the night."""
        if has(self.answered, seat):
            self.used[seat] += 1
        self.points[seat] = at
        self.answered = plus(self.answered, seat)

    # --- the dawn

    def victim(self, luck: Luck) -> i64:
        """LT-7: whom most wolves chose; luck between equals."""
        if not self.tears():
            return NOBODY
        return chosen(self.points, self.wolves & self.alive, luck)

    def looked(self, luck: Luck) -> i64:
        """LT-6, LT-14: at whom the seer looks, or both of them together."""
        return chosen(self.points, self.seers & self.alive, luck)

    def is_guarded(self, seat: i64) -> bool:
        """LT-10: from night 2 on."""
        return self.day > 1 and self.is_alive(self.guard) and self.points[self.guard] == seat

    def break_night(self, luck: Luck, events: Events | None) -> None:
        """All that was chosen happens together (LT-4)."""
        victim = self.victim(luck)
        looked = self.looked(luck)
        torn: i64 = NOBODY
        if victim >= 0 and victim != self.hamster and not self.is_guarded(victim):  # LT-12
            torn = victim
        burnt: i64 = NOBODY
        if looked >= 0 and looked == self.hamster:
            burnt = looked
        answers = tuple([max(at, NOBODY) for at in self.points])  # who did not answer pointed at nobody
        past = Past(self.alive, answers, victim, looked, torn, burnt, self.last_lynched())
        self.nights.append(past)
        self.bury(torn, burnt)
        self.copy_role(past)
        self.wake(past, events)

    def last_lynched(self) -> i64:
        """The one of yesterday (LT-9)."""
        if self.day == 1:
            return NOBODY
        return self.fates[-1].seat

    def bury(self, torn: i64, burnt: i64) -> None:
        """LT-17: both in seat order, without cause."""
        if torn >= 0:
            self.torn = torn
        for seat in (min(torn, burnt), max(torn, burnt)):
            if seat >= 0:
                self.alive = minus(self.alive, seat)
                self.fates.append(Fallen(seat, self.day, BY_NIGHT))

    def copy_role(self, past: Past) -> None:
        """LT-14, LT-30: the mythomaniac changes at the end of night 2, if he lives."""
        if self.day != 2 or not self.is_copied(past):
            return
        role = self.roles[past.answers[self.myth]]
        if role == WOLF:
            self.turned = WOLF
            self.wolves = plus(self.wolves, self.myth)
        elif role == SEER:
            self.turned = SEER
            self.seers = plus(self.seers, self.myth)

    def wake(self, past: Past, events: Events | None) -> None:
        """The day begins."""
        self.phase = TALK
        self.n_moments += 1
        self.answered = 0
        for seat in range(self.n_seats):
            self.points[seat] = NOT_YET
            self.used[seat] = 0
        if events is not None:
            tell.dawn(events, self, past)


def chosen(points: list[int], choosers: i64, luck: Luck) -> i64:
    """What most of these chose; luck between equals; NOBODY if none chose."""
    return one_of(tops_of(points, choosers), luck)


def one_of(mask: i64, luck: Luck) -> i64:
    """One of these, each as likely; NOBODY if there is none."""
    if mask == 0:
        return NOBODY
    size = size_of(mask)
    if size == 1:
        return nth(mask, 0)
    return nth(mask, luck.below(size))


def tops_of(points: Sequence[int], choosers: i64) -> i64:
    """Those whom most of these chose."""
    tops: i64 = 0
    most: i64 = 0
    for seat in seats_in(choosers):
        at = points[seat]
        if at < 0:
            continue
        n: i64 = 0
        for other in seats_in(choosers):
            if points[other] == at:
                n += 1
        if n > most:
            most = n
            tops = 0
        if n == most:
            tops = plus(tops, at)
    return tops
