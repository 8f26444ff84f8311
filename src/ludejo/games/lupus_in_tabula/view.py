"""What a seat of Lupus in Tabula may know, written from nothing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludejo.core.bits import everyone, has, minus, seats_in, shl
from ludejo.core.event import check_viewer
from ludejo.games.lupus_in_tabula import shapes
from ludejo.games.lupus_in_tabula._fields import Fallen, Past, Poll, Said
from ludejo.games.lupus_in_tabula.legality import most_changes
from ludejo.games.lupus_in_tabula.pieces import (
    ACCUSE,
    ACTS,
    AM,
    BY_NIGHT,
    FREEMASON,
    MOST_ACTS,
    NIGHT,
    PHASES,
    PLEA,
    ROLES,
    SAW,
    SEER,
    SHADES,
    SIDES,
    TALK,
    TASKS,
    WOLF,
)
from ludejo.games.lupus_in_tabula.position import Position
from ludejo.games.lupus_in_tabula.shapes import Learned, LupusView, Role, Task
from ludejo.games.lupus_in_tabula.tell import copy_of, named_role, named_seat

NO_SEATS: Final[tuple[int, ...]] = ()
NO_NIGHTS: Final[tuple[shapes.Night, ...]] = ()
NOTHING_LEARNED: Final[tuple[Learned, ...]] = ()


def view_of(p: Position, viewer: i64) -> LupusView:
    """The view of a seat, or of ONLOOKER."""
    check_viewer(viewer, p.n_seats)
    c = p.customs
    plays = 0 <= viewer < p.n_players
    task = p.task(viewer) if p.phase == NIGHT else -1
    return LupusView(
        seat=viewer,
        phase=PHASES[p.phase],
        day=p.day,
        mix=p.mix(),
        moderator=named_seat(p.moderator()),
        first_victim=c.wolves_first,
        at_once=c.at_once,
        shadows=c.shadows,
        ghosts=c.ghosts,
        whispers=c.whispers,
        more_time=c.prolongs,
        alive=flags_of(p, p.alive),
        fates=tuple([fate_of(fallen) for fallen in p.fates]),
        role=ROLES[p.role(viewer)] if plays else None,
        roles=roles_known(p, viewer),
        fellows=tuple(seats_in(minus(p.fellows(viewer), viewer))) if task >= 0 else NO_SEATS,
        task=TASKS[task] if task >= 0 else None,
        answered=plays and has(p.answered, viewer) and (p.phase == NIGHT or (c.at_once and p.is_polling())),
        pointed=named_seat(p.points[viewer]) if plays else None,
        pointing=pointing_of(p, viewer),
        learned=learned_by(p, viewer) if plays else NOTHING_LEARNED,
        first=p.first(),
        turn=named_seat(p.turn),
        ready=flags_of(p, p.ready),
        more=flags_of(p, p.more),
        prolonged=p.prolonged,
        left=left_of(p, viewer),
        spoken=tuple([spoken_of(said) for said in p.spoken]),
        says=tuple([named_role(role) for role in p.says]),
        claims=tuple([claim_of(said) for said in p.claims]),
        voters=flags_of(p, p.voters),
        votes=votes_seen(p, viewer),
        nominees=tuple(p.nominees),
        owl=named_seat(p.named),
        tie=p.round == 3 or (p.round == 2 and p.phase == PLEA),
        ballots=tuple([ballot_of(p, poll) for poll in p.polls]),
        nights=nights_of(p) if p.knows_all(viewer) else NO_NIGHTS,
        winner=SIDES[p.winner] if p.winner >= 0 else None,
        winners=tuple(seats_in(p.winners())),
    )


def flags_of(p: Position, mask: i64) -> tuple[bool, ...]:
    """A mask as one flag for each seat."""
    return tuple([has(mask, seat) for seat in range(p.n_seats)])


def fate_of(fallen: Fallen) -> shapes.Fate:
    return shapes.Fate(fallen.seat, fallen.day, "night" if fallen.how == BY_NIGHT else "lynched")


def known_mask(p: Position, viewer: i64) -> i64:
    """The seats whose present role a player knows for sure, the own seat included: LT-8, LT-13, LT-29."""
    mask = shl(1, viewer)
    role = p.roles[viewer]
    if role == WOLF:
        mask |= p.wolves
        if not has_met(p, viewer):
            mask = minus_myth(p, mask, viewer)
    elif role == FREEMASON:
        mask |= p.masons
    elif role == SEER and has_met(p, viewer):
        mask |= p.seers
    elif viewer == p.myth and p.turned >= 0:
        mask |= shl(1, p.nights[1].answers[viewer])
        if has_met(p, viewer):
            mask |= met_mask(p)
    return mask


def minus_myth(p: Position, mask: i64, viewer: i64) -> i64:
    """The mask without the mythomaniac, unless that is the viewer."""
    if p.myth >= 0 and p.myth != viewer:
        return minus(mask, p.myth)
    return mask


def met_mask(p: Position) -> i64:
    """LT-29: the seats that woke together for the first time in night 3."""
    if p.turned == WOLF:
        return p.wolves & p.alive_at_three()
    return p.seers & p.alive_at_three()


def has_met(p: Position, viewer: i64) -> bool:
    """LT-29: has the viewer met the mythomaniac in the copied role (or, as the mythomaniac, the others)?"""
    if p.turned < 0 or p.day < 3:
        return False
    met = met_mask(p)
    return has(met, p.myth) and has(met, viewer)


def roles_known(p: Position, viewer: i64) -> tuple[Role | None, ...]:
    """The roles that a viewer knows for sure, by seat."""
    found: list[Role | None] = [None] * p.n_seats
    mask: i64 = 0
    if p.knows_all(viewer):
        mask = everyone(p.n_players)
    elif 0 <= viewer < p.n_players:
        mask = known_mask(p, viewer)
    for seat in seats_in(mask):
        found[seat] = ROLES[p.role(seat)]
    return tuple(found)


def pointing_of(p: Position, viewer: i64) -> tuple[int | None, ...]:
    """Tonight's answers of the seats with which a viewer decides; all answers for viewers who may know everything."""
    found: list[int | None] = [None] * p.n_seats
    if p.phase != NIGHT:
        return tuple(found)
    mask: i64 = 0
    if p.knows_all(viewer):
        mask = p.alive
    elif p.is_alive(viewer):
        mask = p.fellows(viewer)
    for seat in seats_in(mask):
        found[seat] = named_seat(p.points[seat])
    return tuple(found)


def learned_by(p: Position, viewer: i64) -> tuple[Learned, ...]:
    """LT-6, LT-9, LT-29: all that this player was told, night by night."""
    found: list[Learned] = []
    for place in range(len(p.nights)):
        past = p.nights[place]
        night = place + 1
        if not has(past.alive, viewer):
            break
        if past.looked >= 0 and TASKS[p.task_by(viewer, night, past.alive)] == "look":
            found.append(Learned(night, "look", past.looked, SHADES[int(p.is_wolf_by(past.looked, night))]))
        if past.lynched >= 0 and viewer == p.medium:
            found.append(Learned(night, "medium", past.lynched, SHADES[int(p.is_wolf_by(past.lynched, night))]))
        if night == 2 and viewer == p.myth and p.is_copied(past):
            found.append(Learned(night, "copy", past.answers[viewer], copy_of(p.turned)))
    return tuple(found)


def left_of(p: Position, viewer: i64) -> int:
    """Spoken acts, or changes at night, that a player has left."""
    if not p.is_alive(viewer):
        return 0
    if p.phase == NIGHT:
        return int(most_changes(p) - p.used[viewer])
    if p.phase == TALK or (p.phase == PLEA and p.turn == viewer):
        return MOST_ACTS - p.used[viewer]
    return 0


def spoken_of(said: Said) -> shapes.Spoken:
    role = ROLES[said.what] if said.kind == AM else None
    shade = SHADES[said.what] if said.kind == SAW else None
    return shapes.Spoken(said.seat, ACTS[said.kind - ACCUSE], named_seat(said.at), role, shade)


def claim_of(said: Said) -> shapes.Claim:
    return shapes.Claim(said.day, said.seat, said.at, SHADES[said.what])


def ballot_of(p: Position, poll: Poll) -> shapes.Ballot:
    """A ballot that is over; the first one of a day has the owl's target that was told after it."""
    owl = named_seat(p.announced(p.nights[poll.day - 1])) if poll.number == 1 else None
    return shapes.Ballot(poll.day, poll.number, tuple([named_seat(at) for at in poll.votes]), owl)


def votes_seen(p: Position, viewer: i64) -> tuple[int | None, ...]:
    """LT-18: everybody sees each vote as it is given; where all vote at once, only the own one until all are shown."""
    sealed = p.customs.at_once and p.is_polling() and not p.knows_all(viewer)
    return tuple([named_seat(at) if not sealed or seat == viewer else None for seat, at in enumerate(p.votes)])


def nights_of(p: Position) -> tuple[shapes.Night, ...]:
    """All nights as they were."""
    return tuple([night_of(p, past, place + 1) for place, past in enumerate(p.nights)])


def night_of(p: Position, past: Past, night: i64) -> shapes.Night:
    tasks: list[Task | None] = []
    for seat in range(p.n_seats):
        task = p.task_by(seat, night, past.alive)
        tasks.append(TASKS[task] if task >= 0 else None)
    pointed = tuple([named_seat(at) for at in past.answers])
    guarded = past.answers[p.guard] if p.guard >= 0 and night > 1 and has(past.alive, p.guard) else -1
    return shapes.Night(
        night, tuple(tasks), pointed, named_seat(past.victim), named_seat(past.looked), named_seat(guarded)
    )
