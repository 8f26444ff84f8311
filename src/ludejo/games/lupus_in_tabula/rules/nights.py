"""The nights of Lupus in Tabula (LT-4 to LT-17): everybody answers one question; all answers take effect at dawn."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from ludejo.core.bits import has, minus, plus, seats_in, size_of
from ludejo.core.event import Events
from ludejo.core.luck import Luck
from ludejo.games.lupus_in_tabula import tell
from ludejo.games.lupus_in_tabula._fields import Fallen, Past
from ludejo.games.lupus_in_tabula.legality import nth
from ludejo.games.lupus_in_tabula.pieces import BY_NIGHT, NIGHT, NOBODY, NOT_YET, SEER, TALK, WOLF
from ludejo.games.lupus_in_tabula.position import Position


def begin(position: Position, events: Events | None) -> None:
    """The cards are dealt, and the first night falls."""
    position.seat_all()
    if events is not None:
        tell.dealt(events, position)
        tell.night(events, position)


def fall(position: Position, events: Events | None) -> None:
    """The next night falls."""
    position.day += 1
    position.phase = NIGHT
    position.n_moments += 1
    forget_day(position)
    for seat in range(position.n_seats):
        position.points[seat] = NOT_YET
        position.used[seat] = 0
    if events is not None:
        tell.night(events, position)


def forget_day(position: Position) -> None:
    """Clear what was only for this day."""
    position.answered = position.ready = position.more = position.prolonged = position.round = position.voters = 0
    position.turn = position.named = NOBODY
    if len(position.spoken) > 0:
        position.spoken = []
    if len(position.nominees) > 0:
        position.nominees = []
    for seat in range(position.n_seats):
        position.votes[seat] = NOBODY


def answer(position: Position, seat: i64, at: i64) -> None:
    """Note an answer of the night."""
    if has(position.answered, seat):
        position.used[seat] += 1
    position.points[seat] = at
    position.answered = plus(position.answered, seat)


def victim_of(position: Position, luck: Luck) -> i64:
    """LT-7: the seat that most wolves chose; luck decides a tie."""
    if not position.tears():
        return NOBODY
    return chosen(position.points, position.wolves & position.alive, luck)


def looked_at(position: Position, luck: Luck) -> i64:
    """LT-6, LT-14: the seat at which the seer looks, or both seers together."""
    return chosen(position.points, position.seers & position.alive, luck)


def is_guarded(position: Position, seat: i64) -> bool:
    """LT-10: does the bodyguard guard this seat? Only from night 2 on."""
    return position.day > 1 and position.is_alive(position.guard) and position.points[position.guard] == seat


def break_night(position: Position, luck: Luck, events: Events | None) -> None:
    """All answers take effect together (LT-4)."""
    victim = victim_of(position, luck)
    looked = looked_at(position, luck)
    torn: i64 = NOBODY
    if victim >= 0 and victim != position.hamster and not is_guarded(position, victim):  # LT-12
        torn = victim
    burnt: i64 = NOBODY
    if looked >= 0 and looked == position.hamster:
        burnt = looked
    answers = tuple([max(at, NOBODY) for at in position.points])  # a seat without an answer pointed at nobody
    past = Past(position.alive, answers, victim, looked, torn, burnt, last_lynched(position))
    position.nights.append(past)
    bury(position, torn, burnt)
    copy_role(position, past)
    wake(position, past, events)


def last_lynched(position: Position) -> i64:
    """The player who was lynched yesterday (LT-9)."""
    if position.day == 1:
        return NOBODY
    return position.fates[-1].seat


def bury(position: Position, torn: i64, burnt: i64) -> None:
    """LT-17: note both deaths in seat order, without a cause."""
    if torn >= 0:
        position.torn = torn
    for seat in (min(torn, burnt), max(torn, burnt)):
        if seat >= 0:
            position.alive = minus(position.alive, seat)
            position.fates.append(Fallen(seat, position.day, BY_NIGHT))


def copy_role(position: Position, past: Past) -> None:
    """LT-14, LT-30: a living mythomaniac changes at the end of night 2."""
    if position.day != 2 or not position.is_copied(past):
        return
    role = position.roles[past.answers[position.myth]]
    if role == WOLF:
        position.turned = WOLF
        position.wolves = plus(position.wolves, position.myth)
    elif role == SEER:
        position.turned = SEER
        position.seers = plus(position.seers, position.myth)


def wake(position: Position, past: Past, events: Events | None) -> None:
    """The day begins."""
    position.phase = TALK
    position.n_moments += 1
    position.answered = 0
    for seat in range(position.n_seats):
        position.points[seat] = NOT_YET
        position.used[seat] = 0
    if events is not None:
        tell.dawn(events, position, past)


def chosen(points: list[int], choosers: i64, luck: Luck) -> i64:
    """The seat that most of these chose; luck decides a tie; NOBODY if none chose."""
    return one_of(tops_of(points, choosers), luck)


def one_of(mask: i64, luck: Luck) -> i64:
    """One of these, each equally likely; NOBODY if there is none."""
    if mask == 0:
        return NOBODY
    size = size_of(mask)
    if size == 1:
        return nth(mask, 0)
    return nth(mask, luck.below(size))


def tops_of(points: Sequence[int], choosers: i64) -> i64:
    """The mask of the seats that most of these chose."""
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
