"""Which seats are due, what a seat may do, and if not, why. The seat could find every reason itself."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludejo.core.bits import has, seats_in, shl, size_of
from ludejo.core.luck import Luck
from ludejo.games.lupus_in_tabula.moves import (
    FIRST_ACT,
    FIRST_AM,
    FIRST_SAW,
    FIRST_VOTE,
    MORE_MOVE,
    MOVES,
    POINT_NOBODY,
    READY_MOVE,
    Act,
)
from ludejo.games.lupus_in_tabula.pieces import (
    AM,
    CHANGED_ENOUGH,
    CHOOSE_SOMEBODY,
    COPY,
    FINE,
    FOR_ACT,
    FOR_VOTE,
    HAS_VOTED,
    IS_DEAD,
    IS_MODERATOR,
    IS_OVER,
    IS_READY,
    MORE,
    MORE_IS_OFF,
    MOST_ACTS,
    MOST_CHANGES,
    MOST_PROLONGED,
    MOST_SEATS,
    N_ROLES,
    NIGHT,
    NO_MORE_NOW,
    NO_POINT_NOW,
    NO_READY_NOW,
    NO_SUCH_PLAYER,
    NO_TALK_NOW,
    NO_VOTE_NOW,
    NOBODY,
    NOMINEE_VOTES,
    NOT_NOMINATED,
    NOT_YOUR_PLEA,
    NOT_YOUR_TURN,
    NOT_YOURSELF,
    OVER,
    PLEA,
    POINT,
    PROLONGED_ENOUGH,
    READY,
    ROLE_ABSENT,
    SAME_ANSWER,
    SAW,
    SHADOW_VOTES,
    SPOKEN_ENOUGH,
    SUSPECT,
    TALK,
    TARGET_DEAD,
    VOTE,
    WANTS_MORE,
    WOLF_TARGET,
)
from ludejo.games.lupus_in_tabula.position import Position

NOBODY_IN: Final = 8  # random nights: one answer in this many is nobody
READY_IN: Final = 3  # random talk: all but one move in this many are `ready`


def due_mask(p: Position) -> i64:
    """The mask of the seats that are due."""
    if p.phase == NIGHT:
        return p.asked() & ~p.answered
    if p.phase == TALK:
        return p.alive & ~p.ready
    if p.phase == OVER:
        return 0
    if p.phase == PLEA or not p.customs.at_once:
        return shl(1, p.turn)
    return p.voters & ~p.answered


def may_mask(p: Position) -> i64:
    """The mask of the seats that are not due but may change an answer, speak, or ask for more time."""
    mask: i64 = 0
    if p.phase == NIGHT:
        for seat in seats_in(p.alive & p.answered):
            if p.used[seat] < most_changes(p):
                mask |= shl(1, seat)
    elif p.phase == TALK:
        for seat in seats_in(p.alive & p.ready):
            if p.used[seat] < MOST_ACTS or judge_more(p, seat) == FINE:
                mask |= shl(1, seat)
    return mask


def most_changes(p: Position) -> i64:
    """How often an answer of the night may be changed."""
    if p.customs.brief:
        return 0
    return MOST_CHANGES


def judge(p: Position, seat: i64, act: Act) -> i64:
    """FINE, or the reason why this seat may not do this now."""
    if p.phase == OVER:
        return IS_OVER
    if seat >= p.n_players:
        return IS_MODERATOR
    if not has(p.alive, seat) and not (p.customs.shadows and act.kind == VOTE):
        return IS_DEAD
    if act.at >= p.n_players:
        return NO_SUCH_PLAYER
    if act.kind == POINT:
        return judge_point(p, seat, act.at)
    if act.kind == VOTE:
        return judge_vote(p, seat, act.at)
    if act.kind == READY:
        return judge_ready(p, seat)
    if act.kind == MORE:
        return judge_more(p, seat)
    return judge_spoken(p, seat, act)


def judge_point(p: Position, seat: i64, at: i64) -> i64:
    """LT-4 to LT-14: an answer of the night."""
    if p.phase != NIGHT:
        return NO_POINT_NOW
    if has(p.answered, seat):
        if p.used[seat] >= most_changes(p):
            return CHANGED_ENOUGH
        if p.points[seat] == at:
            return SAME_ANSWER
    task = p.task(seat)
    if task == SUSPECT and p.customs.brief and (at >= 0 or p.spares()):
        return NO_POINT_NOW
    if at == NOBODY:
        return CHOOSE_SOMEBODY[task]
    if at == seat:
        return NOT_YOURSELF[task]
    if not has(p.alive, at):
        return TARGET_DEAD[task]
    if not has(p.targets(seat, task), at):
        return WOLF_TARGET
    return FINE


def judge_vote(p: Position, seat: i64, at: i64) -> i64:
    """LT-18, LT-21, LT-27."""
    if not p.is_polling():
        return NO_VOTE_NOW
    if not has(p.voters, seat):
        if has(p.alive, seat):
            return NOMINEE_VOTES
        return SHADOW_VOTES
    if has(p.answered, seat):
        return HAS_VOTED
    if not p.customs.at_once and seat != p.turn:
        return NOT_YOUR_TURN
    if at == seat:
        return NOT_YOURSELF[FOR_VOTE]
    if not has(p.alive, at):
        return TARGET_DEAD[FOR_VOTE]
    if not has(p.electable(seat), at):
        return NOT_NOMINATED
    return FINE


def judge_ready(p: Position, seat: i64) -> i64:
    """LT-17, LT-21: may a seat end the talk for itself, or its plea?"""
    if p.phase == TALK:
        if has(p.ready, seat):
            return IS_READY
        return FINE
    if p.phase != PLEA:
        return NO_READY_NOW
    if seat != p.turn:
        return NOT_YOUR_PLEA
    return FINE


def judge_more(p: Position, seat: i64) -> i64:
    """LT-17: may a seat ask for more time to talk? Only where the table agreed on it."""
    if p.phase != TALK:
        return NO_MORE_NOW
    if not p.customs.prolongs:
        return MORE_IS_OFF
    if p.prolonged >= MOST_PROLONGED:
        return PROLONGED_ENOUGH
    if has(p.more, seat):
        return WANTS_MORE
    return FINE


def judge_spoken(p: Position, seat: i64, act: Act) -> i64:
    """LT-17, LT-21: who speaks when, and about whom."""
    if p.phase != TALK and p.phase != PLEA:
        return NO_TALK_NOW
    if p.phase == PLEA and seat != p.turn:
        return NOT_YOUR_PLEA
    if p.used[seat] >= MOST_ACTS:
        return SPOKEN_ENOUGH
    if act.kind == AM:
        if act.what not in p.roles:
            return ROLE_ABSENT
        return FINE
    if act.at == seat:
        return NOT_YOURSELF[FOR_ACT]
    if act.kind != SAW and not has(p.alive, act.at):
        return TARGET_DEAD[FOR_ACT]
    return FINE


def choices_of(p: Position, seat: i64) -> list[Act]:
    """All that this seat may do, in the order of the moves."""
    if p.phase == NIGHT:
        return night_choices(p, seat)
    if p.is_polling():
        if not has(due_mask(p), seat):
            return []
        return [MOVES[FIRST_VOTE + at] for at in seats_in(p.electable(seat))]
    return day_choices(p, seat)


def night_choices(p: Position, seat: i64) -> list[Act]:
    """The possible answers, except the one that was given."""
    if not p.is_alive(seat) or (has(p.answered, seat) and p.used[seat] >= most_changes(p)):
        return []
    task = p.task(seat)
    found: list[Act] = []
    if task == SUSPECT and p.spares():
        return found
    for at in seats_in(p.targets(seat, task)):
        if p.points[seat] != at:
            found.append(MOVES[at])
    if (task == SUSPECT or task == COPY) and p.points[seat] != NOBODY:
        found.append(POINT_NOBODY)
    return found


def day_choices(p: Position, seat: i64) -> list[Act]:
    """What a seat can do in the talk or in a plea."""
    found: list[Act] = []
    if not p.is_alive(seat):
        return found
    if judge_ready(p, seat) == FINE:
        found.append(READY_MOVE)
    if judge_more(p, seat) == FINE:
        found.append(MORE_MOVE)
    if p.used[seat] >= MOST_ACTS or (p.phase == PLEA and seat != p.turn):
        return found
    others = seats_in(p.alive & ~shl(1, seat))
    for kind in range(3):
        first = FIRST_ACT + kind * MOST_SEATS
        found += [MOVES[first + at] for at in others]
    for shade in range(2):
        first = FIRST_SAW + shade * MOST_SEATS
        found += [MOVES[first + at] for at in range(p.n_players) if at != seat]
    found += [MOVES[FIRST_AM + role] for role in range(N_ROLES) if role in p.roles]
    return found


def nth(mask: i64, n: i64) -> i64:
    """The seat of a mask that comes after n others."""
    left = mask
    for _ in range(n):
        left &= left - 1
    return size_of((left & -left) - 1)


def sampled(p: Position, seat: i64, luck: Luck) -> Act | None:
    """A move for random play, without making the list of choices; None: pick one of the choices."""
    if p.phase == NIGHT:
        task = p.task(seat)
        mask = p.targets(seat, task)
        if has(p.answered, seat) or mask == 0:
            return None
        if (task == SUSPECT or task == COPY) and luck.below(NOBODY_IN) == 0:
            return POINT_NOBODY
        return MOVES[nth(mask, luck.below(size_of(mask)))]
    if p.is_polling():
        mask = p.electable(seat)
        return MOVES[FIRST_VOTE + nth(mask, luck.below(size_of(mask)))]
    if judge_ready(p, seat) == FINE and luck.below(READY_IN) > 0:
        return READY_MOVE
    return None
