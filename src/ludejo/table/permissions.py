"""Whether something may happen at a table now. Nothing here changes anything."""

from __future__ import annotations

import hashlib

from ludejo.core.characters import is_hidden, sign_name
from ludejo.core.event import EVERYONE
from ludejo.core.move import Move
from ludejo.core.refusal import ILLEGAL, LATE, Refusal, Refused
from ludejo.core.sealed_luck import SECRET_BYTES
from ludejo.table import allowances as most
from ludejo.table import deal, names, places
from ludejo.table import happenings as h
from ludejo.table.seats import NO_SEAT, NOBODY, Chair, Seats

MOST_ENTRIES, MOST_FOR_A_SEAT = 5_000, 1_500  # in a log, without talk: ten games; the current one may be finished
ALWAYS = (h.Moved, h.Expired, h.Opened, h.Withheld, h.Pledged, h.Filled, h.Came, h.Went, h.Resumed, h.Closed)
HOSTING = (h.Filled, h.Emptied, h.Chose, h.Listed, h.Started, h.Removed, h.Muted, h.Again)
LEAVING = (h.Stood, h.Gave, h.Removed)  # a seat, which nobody may do while numbers are opened
MOST_LISTS = 50  # in a log, because they are long
PLEDGE_LETTERS = 64  # of a SHA-256, in hexadecimal
STIRS = (
    h.Sat, h.Gave, h.Asked, h.Agreed, h.Paused, h.Filled, h.Emptied, h.Chose, h.Listed, h.Removed, h.Muted,
)  # fmt: skip


def no(code: str, **args: int | str) -> Refusal:
    """A refusal of the table itself."""
    return Refusal(ILLEGAL, code, "", dict(args))


def judge(table: Seats, by: str, did: h.AnyHappening) -> Refusal | None:
    """None if this may happen now, else the reason why not; for everything except moves."""
    if isinstance(did, h.Created):
        return judge_created(table, did)
    if table.phase == "closed":
        return no("table-closed")
    if is_worn(table) and not isinstance(did, ALWAYS):
        return no("table-worn")
    if isinstance(did, (h.Expired, h.Withheld, h.Filled)) and by == NOBODY:
        return judge_alone(table, did)
    if isinstance(did, (h.Expired, h.Withheld)):
        return no("not-your-clock")
    number = table.person_of(by)
    if isinstance(did, h.Came):
        return judge_came(table, number, did)
    if number is None or table.people[number].removed:
        return no("not-at-table")
    return judge_person(table, number, did)


def is_worn(table: Seats) -> bool:
    """Is the log full? Each seat may add a certain number of entries, so that many people can play for long. Chat and
    actions of onlookers do not count."""
    return table.n_game >= max(MOST_ENTRIES, MOST_FOR_A_SEAT * len(table.chairs))


def judge_came(table: Seats, number: int | None, did: h.Came) -> Refusal | None:
    """A person of this table may come back at any time."""
    if number is None and did.net in table.shut_out:
        return no("network-removed")
    if number is None:
        return judge_name(table, did.name, None) if places.has_room(table, did) else no("table-full")
    if table.people[number].removed:
        return no("was-removed")
    if not places.has_room_again(table, number, did):
        return no("table-full")
    keeps = did.name == table.people[number].name or not table.speaks(number)  # the name stays as it is
    return None if keeps else judge_name(table, did.name, number)


def judge_name(table: Seats, name: str, number: int | None, seat: int = NO_SEAT) -> Refusal | None:
    """A new name of a person or a chair must follow the rule for names and look like no other that is shown here."""
    if (refusal := names.fault(name)) is not None:
        return refusal
    return no("name-taken", name=name) if table.is_name_taken(name, number, seat) else None


def judge_chair_name(table: Seats, number: int, did: h.Sat) -> Refusal | None:
    """May the chair get this name? "" stands for the name of its person."""
    is_heard = table.phase == "gathering" or table.speaks(number)
    if not did.name or not is_heard or did.name == table.chairs[did.seat].name:
        return None
    return judge_name(table, did.name, number, did.seat)


def judge_stir(table: Seats, number: int, did: h.AnyHappening) -> Refusal | None:
    """Actions that are neither play nor talk are limited, except for the host and for a person who returns to a seat
    that a bot has kept."""
    if number == table.host or not isinstance(did, STIRS):
        return None
    if isinstance(did, h.Sat) and table.chairs[did.seat].person == number and table.chairs[did.seat].bot:
        return None
    return no("too-often") if places.is_stirred(table, number) else None


def judge_created(table: Seats, did: h.Created) -> Refusal | None:
    if table.version:
        return no("table-exists")
    if len(did.secret) != 2 * SECRET_BYTES:
        return no("bad-secret")
    if (refusal := names.fault(did.name)) is not None:
        return refusal
    try:
        game = table.find(did.game).under(did.rules)
        if game.n_own(game.settled(did.seats, did.options)):
            return no("list-missing")  # a table can get its own list only after it was opened
    except Refused as refused:
        return refused.refusal
    return None


def judge_moved(table: Seats, by: str, did: h.Moved, move: Move | None) -> Refusal | None:
    """The seat's person moves, or its bot (then `by` is NOBODY). `move`: the move in `did`, if it was already read."""
    refusal = judge_mover(table, by, did.seat)
    if refusal is not None:
        return refusal
    play = table.play
    if play is None or table.phase != "playing":
        return no("not-playing")
    if table.paused:
        return no("is-paused")
    try:
        made = move if move is not None else play.game.read_logged(bytes(did.move))
    except Refused as refused:
        return refused.refusal
    return play.judge_moment(did.moment) or play.state.check(did.seat, made)


def judge_mover(table: Seats, by: str, seat: int) -> Refusal | None:
    """May they move for this seat, whatever the move is?"""
    number = table.person_of(by) if by != NOBODY else None
    if by != NOBODY and (number is None or table.people[number].removed):
        return no("not-at-table")
    if seat >= len(table.chairs):
        return no("unknown-seat", seat=seat)
    chair = table.chairs[seat]
    if number is None:
        return None if chair.bot else no("not-your-seat")
    if chair.person != number:
        return no("not-your-seat")
    return no("bot-plays") if chair.bot else None


def judge_alone(table: Seats, did: h.Expired | h.Withheld | h.Filled) -> Refusal | None:
    """What the table does by itself: a clock expires, or a bot takes the seat of somebody who stays away."""
    if isinstance(did, h.Filled):
        there = table.phase == "playing" and did.seat < len(table.chairs)
        return judge_filled(table, table.chairs[did.seat]) if there else no("not-playing")
    if not table.is_attended():
        return no("no-clock")  # the last person has just left, so the clock stands still
    if table.phase == "sealing":
        return None if did == deal.time_up(table, table.first_moment) else no("no-clock")
    if (
        isinstance(did, h.Withheld)
        or table.play is None
        or table.phase != "playing"
        or table.paused
        or not table.play.state.clock()
    ):
        return no("no-clock")
    return table.play.judge_moment(did.moment)


def judge_person(table: Seats, number: int, did: h.AnyHappening) -> Refusal | None:
    """What a person at the table wishes."""
    seat = getattr(did, "seat", None)
    if seat is not None and seat >= len(table.chairs):
        return no("unknown-seat", seat=seat)
    closes = isinstance(did, h.Closed) and number != table.host
    if table.is_hushed() and (closes or isinstance(did, HOSTING)):
        return no("at-night")  # the answer would tell who is here (T13)
    if table.phase == "sealing" and isinstance(did, LEAVING):
        return no("being-dealt")
    return judge_stir(table, number, did) or judge_wish(table, number, did)


def judge_wish(table: Seats, number: int, did: h.AnyHappening) -> Refusal | None:
    match did:
        case h.Sat():
            return judge_sat(table, number, did) or judge_chair_name(table, number, did)
        case h.Opened() | h.Pledged() if table.chairs[did.seat].pledger != number:
            return no("not-your-seat")
        case h.Stood() | h.Asked() | h.Agreed() | h.Gave() if table.chairs[did.seat].person != number:
            return no("not-your-seat")
        case h.Gave():
            return judge_target(table, did.person) or judge_gift(table, number, did)
        case h.Opened():
            return judge_opened(table, did)
        case h.Pledged():
            return judge_pledged(table, did)
        case h.Asked():
            return judge_undo(table, did.seat)
        case h.Agreed():
            return no("nothing-asked") if table.asking is None or did.seat == table.asking else None
        case h.Said():
            return judge_said(table, number, did.moment)
        case h.Paused() | h.Resumed():
            return judge_pause(table, number, isinstance(did, h.Paused))
        case h.Went() if not table.people[number].present or places.is_restless(table, number):
            return no("not-at-table")  # another process was faster; or this has been logged often enough
        case h.Went() | h.Stood():
            return None
    return judge_host(table, number, did)


def judge_said(table: Seats, number: int, moment: int = -1) -> Refusal | None:
    """Somebody who is silent by the rules of the game gets a refusal, because nobody would hear the words."""
    if table.people[number].muted:
        return no("muted")
    play = table.play if table.phase == "playing" else None
    if moment >= 0 and (play is None or moment != play.moment()):
        return Refusal(LATE, "late-move")
    hearers = EVERYONE if play is None else table.hearers(number, play)
    return no("silent-now") if hearers == 0 else judge_talk(table, number, hearers)


def judge_talk(table: Seats, number: int, hearers: int) -> Refusal | None:
    """Talk is limited. Secret talk is counted for its speaker alone, so that others can't notice it by their limit."""
    person = table.people[number]
    if hearers != EVERYONE:
        return no("talk-used-up") if person.n_whispered >= most.WHISPERS else None
    used_up = table.talk.is_used_up(table.rank(number), person.n_said, len(table.chairs))
    return no("talk-used-up") if used_up else None


def judge_host(table: Seats, number: int, did: h.AnyHappening) -> Refusal | None:
    """What only the host may do."""
    if not table.may_host(number):
        return no("not-host")
    match did:
        case h.Filled():
            return judge_filled(table, table.chairs[did.seat])
        case h.Emptied():
            return None if table.phase == "gathering" and table.chairs[did.seat].bot else no("no-bot-there")
        case h.Chose():
            return judge_chose(table, did)
        case h.Listed():
            return judge_listed(table, did)
        case h.Started():
            return judge_started(table)
        case h.Removed() | h.Muted():
            return judge_target(table, did.person) or judge_sent(table, number, did)
        case h.Again():
            fine = table.phase == "over" and len(did.secret) == 2 * SECRET_BYTES
            return None if fine else no("not-over")
    return None if isinstance(did, h.Closed) else no("not-host")


def judge_sat(table: Seats, number: int, did: h.Sat) -> Refusal | None:
    chair = table.chairs[did.seat]
    if did.pledge and len(did.pledge) != PLEDGE_LETTERS:  # not checked by the type, because older logs have others
        return no("bad-pledge")
    if chair.person == number:
        return None  # the person is back (a bot may have played for them), or pledges again
    if (chair.person is not None or chair.bot) and not table.is_hushed():  # at night nobody may learn who stood up
        return no("seat-taken")
    return None if table.phase == "gathering" else no("has-started")


def judge_target(table: Seats, person: int) -> Refusal | None:
    there = 0 <= person < len(table.people) and not table.people[person].removed
    return None if there else no("no-such-person")


def judge_gift(table: Seats, number: int, did: h.Gave) -> Refusal | None:
    """In a game of secret roles nobody can give a seat to a person who has seen another seat's secrets. The dead and
    spymasters can't do it in any game."""
    if table.play is None or table.phase != "playing" or did.person == number:
        return None
    is_secret = table.play.game.pads() or not table.may_signal(number)
    return no("has-seen") if is_secret and set(table.bound_by(did.person)) - {did.seat} else None


def judge_sent(table: Seats, number: int, did: h.Removed | h.Muted) -> Refusal | None:
    """A host who must give no signals can still remove and mute, but not unmute: muting again and again would be a
    signal."""
    if did.person == table.host:
        return no("is-host")
    signals = isinstance(did, h.Muted) and not did.muted and not table.may_signal(number)
    return no("no-signals") if signals else None


def judge_filled(table: Seats, chair: Chair) -> Refusal | None:
    return None if table.is_deserted(chair) else no("seat-taken")


def judge_chose(table: Seats, did: h.Chose) -> Refusal | None:
    if table.phase != "gathering":
        return no("has-started")
    try:
        settled = table.game().settled(len(table.chairs), {**table.options, did.option: did.value})
    except Refused as refused:
        return refused.refusal
    return None if table.game().n_own(settled) in (0, len(table.words)) else no("list-missing")


def judge_listed(table: Seats, did: h.Listed) -> Refusal | None:
    """The game decides what a list may contain. It is judged here again, even if it was split into words elsewhere."""
    if table.phase != "gathering":
        return no("has-started")
    listing = table.game().listed("\n".join(did.words))
    if listing is None:
        return no("no-lists")
    if not listing.is_fine():
        return listing.refusals[0]
    if tuple(listing.words) != did.words or table.n_lists >= MOST_LISTS:
        return no("table-worn")
    hidden = next((sign for sign in "".join(did.words) if is_hidden(sign)), "")
    return no("list-hidden", sign=sign_name(hidden)) if hidden else None


def judge_started(table: Seats) -> Refusal | None:
    if table.phase != "gathering":
        return no("has-started")
    if any(chair.person is None and not chair.bot for chair in table.chairs):
        return no("seats-empty")
    people = {chair.person for chair in table.chairs if chair.person is not None}
    return table.game().judge_company(table.options, len(people))


def judge_opened(table: Seats, did: h.Opened) -> Refusal | None:
    chair = table.chairs[did.seat]
    if table.phase != "sealing" or chair.number is not None:
        return no("not-sealing")
    if not did.number or len(did.number) % 2:
        return no("bad-number")
    fits = hashlib.sha256(bytes.fromhex(did.number)).hexdigest() == chair.pledge
    return None if fits else no("not-the-pledge")


def judge_pledged(table: Seats, did: h.Pledged) -> Refusal | None:
    """Only once for each seat, because others may have seen the pledge."""
    if not table.pledging or not deal.is_awaited(table.chairs[did.seat]):
        return no("not-pledging")
    return None if len(did.pledge) == PLEDGE_LETTERS else no("bad-pledge")


def judge_undo(table: Seats, seat: int) -> Refusal | None:
    """Not after the end of the game, because the secret of the deal is open then."""
    if table.play is None or table.phase != "playing":
        return no("not-playing")
    return table.play.judge_undo(seat)


def judge_pause(table: Seats, number: int, stop: bool) -> Refusal | None:
    if table.phase != "playing" or table.paused == stop:
        return no("not-playing")
    if not table.held_by(number) and not table.may_host(number):
        return no("not-your-seat")
    return None if table.may_signal(number) or may_pause_anyway(table, number, stop) else no("no-signals")


def may_pause_anyway(table: Seats, number: int, stop: bool) -> bool:
    """A pause is a signal, so the dead and spymasters may not pause. But the host may, if nobody is here who may give
    signals. In a hush nobody may learn who is here; then the host can only resume the game, so that it never gets
    stuck."""
    if table.is_hushed():
        return number == table.host and not stop
    people = enumerate(table.people)
    others = [n for n, person in people if person.present and table.belongs(n) and table.may_signal(n)]
    return table.may_host(number) and not others
