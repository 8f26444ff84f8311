"""The audience of every event of Lupus in Tabula. No other file decides who is told what."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import has, seats_in, shl, size_of
from ludejo.core.event import Events
from ludejo.games.lupus_in_tabula import shapes
from ludejo.games.lupus_in_tabula._fields import Past, Said
from ludejo.games.lupus_in_tabula.pieces import (
    ACCUSE,
    ACTS,
    AM,
    FREEMASON,
    NEITHER,
    ROLES,
    SAW,
    SEER,
    SHADES,
    SIDES,
    TASKS,
    WOLF,
)
from ludejo.games.lupus_in_tabula.position import Position
from ludejo.games.lupus_in_tabula.shapes import Copy, Role, Shade


def named_seat(seat: i64) -> int | None:
    """A seat; None for nobody."""
    return int(seat) if seat >= 0 else None


def named_role(role: i64) -> Role | None:
    """A role; None for none."""
    return ROLES[role] if role >= 0 else None


def roles_of(p: Position) -> tuple[Role, ...]:
    """The role of each player."""
    return tuple([ROLES[p.role(seat)] for seat in range(p.n_players)])


def copy_of(turned: i64) -> Copy:
    """LT-29: what the mythomaniac is told."""
    if turned == WOLF:
        return "wolf"
    if turned == SEER:
        return "seer"
    return NEITHER


def dealt(events: Events, p: Position) -> None:
    events.tell_all(shapes.Dealt(p.mix()))
    for seat in range(p.n_players):
        events.tell(shl(1, seat), shapes.OwnRole(ROLES[p.roles[seat]]))
    mates(events, p.wolves, WOLF)  # LT-8
    mates(events, p.masons, FREEMASON)  # LT-13
    if p.customs.person:
        events.tell(p.knowers(), shapes.Shown(roles_of(p)))  # LT-31


def mates(events: Events, mask: i64, role: i64) -> None:
    """Tell those who have this card who they are, if there are several."""
    if size_of(mask) > 1:
        events.tell(mask, shapes.Mates(ROLES[role], tuple(seats_in(mask))))


def night(events: Events, p: Position) -> None:
    events.tell_all(shapes.NightFell(p.day))
    if p.day == 3 and p.is_alive(p.myth):  # LT-29: they meet when they next wake together
        if p.turned == WOLF:
            mates(events, p.wolves & p.alive, WOLF)
        elif p.turned == SEER:
            mates(events, p.seers & p.alive, SEER)


def pointed(events: Events, p: Position, seat: i64, at: i64) -> None:
    audience = p.fellows(seat) | p.knowers()  # LT-7, LT-14
    events.tell(audience, shapes.Pointed(seat, TASKS[p.task(seat)], named_seat(at)))


def dawn(events: Events, p: Position, past: Past) -> None:
    """Tell everybody who is dead, and each player what they learned, even if they are dead (LT-4)."""
    dead = tuple([int(seat) for seat in sorted([past.torn, past.burnt]) if seat >= 0])
    events.tell_all(shapes.Dawn(p.day, dead, p.day == 1 and not p.customs.wolves_first))
    if past.looked >= 0:
        seers = p.seers_at(p.day) & past.alive
        events.tell(seers, shapes.Looked(past.looked, shade(p, past.looked)))  # LT-6
    if past.lynched >= 0 and p.medium >= 0 and has(past.alive, p.medium):
        events.tell(shl(1, p.medium), shapes.Medium(past.lynched, shade(p, past.lynched)))  # LT-9
    if p.day == 2 and p.is_copied(past):
        events.tell(shl(1, p.myth), shapes.Copied(past.answers[p.myth], copy_of(p.turned)))  # LT-29
    shown(events, p, dead)


def shade(p: Position, at: i64) -> Shade:
    """What a seer or a medium is told about somebody tonight."""
    return SHADES[int(p.is_wolf_by(at, p.day))]


def shown(events: Events, p: Position, dead: tuple[int, ...]) -> None:
    """LT-32: show all roles to those who have just become ghosts."""
    if p.customs.ghosts and len(dead) > 0:
        mask: i64 = 0
        for seat in dead:
            mask |= shl(1, seat)
        events.tell(mask, shapes.Shown(roles_of(p)))


def spoken(events: Events, said: Said) -> None:
    role = ROLES[said.what] if said.kind == AM else None
    shade = SHADES[said.what] if said.kind == SAW else None
    events.tell_all(shapes.Acted(said.seat, ACTS[said.kind - ACCUSE], named_seat(said.at), role, shade))


def ready(events: Events, seat: i64) -> None:
    events.tell_all(shapes.IsReady(seat))


def more(events: Events, seat: i64) -> None:
    events.tell_all(shapes.WantsMore(seat))


def prolonged(events: Events) -> None:
    events.tell_all(shapes.Prolonged())


def ballot(events: Events, p: Position) -> None:
    first = p.next_from(p.first(), p.voters)
    events.tell_all(shapes.BallotOpened(p.round, first, tuple(p.nominees)))


def voted(events: Events, p: Position, seat: i64, at: i64) -> None:
    event = shapes.Voted(seat, at)
    if p.customs.at_once:  # LT-18: only the voter sees it until all votes are shown together
        events.tell(shl(1, seat) | p.knowers(), event)
    else:
        events.tell_all(event)


def absent(events: Events, seat: i64) -> None:
    events.tell_all(shapes.Absent(seat))


def counted(events: Events, p: Position) -> None:
    events.tell_all(shapes.Counted(p.round, tuple([named_seat(at) for at in p.votes])))


def owl(events: Events, at: i64) -> None:
    events.tell_all(shapes.OwlNamed(at))  # LT-20: never who the owl is


def nominated(events: Events, p: Position) -> None:
    events.tell_all(shapes.Nominated(tuple(p.nominees), p.round > 1))


def lynched(events: Events, p: Position, seat: i64, by_luck: bool) -> None:
    events.tell_all(shapes.Lynched(seat, by_luck))
    shown(events, p, (int(seat),))


def over(events: Events, p: Position) -> None:
    events.tell_all(shapes.Over(SIDES[p.winner], tuple(seats_in(p.winners())), roles_of(p)))
