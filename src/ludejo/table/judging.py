"""Whether something may happen at a table now. Nothing here changes anything."""

from __future__ import annotations

import hashlib

from mypy_extensions import mypyc_attr

from ludejo.core.characters import is_hidden, sign_name
from ludejo.core.event import EVERYONE
from ludejo.core.refusal import ILLEGAL, LATE, Refusal, Refused
from ludejo.core.seal import SECRET_BYTES
from ludejo.table import allowances as most
from ludejo.table import deal, names, places
from ludejo.table import happenings as h
from ludejo.table.play import Play
from ludejo.table.setting import NO_SEAT, NOBODY, Chair, Setting

MOST_ENTRIES, MOST_FOR_A_SEAT = 5_000, 1_500  # of a log, without talk: ten games; one that goes on may be ended
ALWAYS = (h.Moved, h.Expired, h.Opened, h.Withheld, h.Pledged, h.Filled, h.Came, h.Went, h.Resumed, h.Closed)
HOSTING = (h.Filled, h.Emptied, h.Chose, h.Listed, h.Started, h.Removed, h.Muted, h.Again)
LEAVING = (h.Stood, h.Gave, h.Removed)  # a seat: not while its number is awaited, or has just been opened
MOST_LISTS = 50  # of a log: they are long
PLEDGE_LETTERS = 64  # of a SHA-256, in hexadecimal
STIRS = (
    h.Sat, h.Gave, h.Asked, h.Agreed, h.Paused, h.Filled, h.Emptied, h.Chose, h.Listed, h.Removed, h.Muted,
)  # fmt: skip


def no(code: str, **args: int | str) -> Refusal:
    """A refusal of the table itself."""
    return Refusal(ILLEGAL, code, "", dict(args))


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Setting):
    """The rules of sitting at a table."""

    def judge(self, by: str, did: h.Any) -> Refusal | None:
        """None if this may happen now; else why not. Changes nothing. (Moves come first: they are most of it.)"""
        if isinstance(did, h.Moved) and self.phase != "closed":
            return self.judge_moved(by, did)
        if isinstance(did, h.Created):
            return self.judge_created(did)
        if self.phase == "closed":
            return no("table-closed")
        if self.is_worn() and not isinstance(did, ALWAYS):
            return no("table-worn")
        if isinstance(did, (h.Expired, h.Withheld, h.Filled)) and by == NOBODY:
            return self.judge_alone(did)
        if isinstance(did, (h.Expired, h.Withheld)):
            return no("not-your-clock")
        number = self.person_of(by)
        if isinstance(did, h.Came):
            return self.judge_came(number, did)
        if number is None or self.people[number].removed:
            return no("not-at-table")
        return self.judge_person(number, did)

    def is_worn(self) -> bool:
        """Is the log full? Each seat may have its part: an evening of many people is long, a flood is a flood. Neither
        talk counts, nor what people do who don't play."""
        return self.n_game >= max(MOST_ENTRIES, MOST_FOR_A_SEAT * len(self.chairs))

    def judge_came(self, number: int | None, did: h.Came) -> Refusal | None:
        """Who belongs here comes back whatever happens."""
        if number is None and did.net in self.shut_out:
            return no("network-removed")
        if number is None:
            return self.judge_name(did.name, None) if places.has_room(self, did) else no("table-full")
        if self.people[number].removed:
            return no("was-removed")
        if not places.has_room_again(self, number, did):
            return no("table-full")
        keeps = did.name == self.people[number].name or not self.speaks(number)  # the name stays as it is
        return None if keeps else self.judge_name(did.name, number)

    def judge_name(self, name: str, number: int | None, seat: int = NO_SEAT) -> Refusal | None:
        """A new name, of a person or of a chair: as the rule has it, and no twin of another that is shown here."""
        if (refusal := names.fault(name)) is not None:
            return refusal
        return no("name-taken", name=name) if self.is_name_taken(name, number, seat) else None

    def judge_chair_name(self, number: int, did: h.Sat) -> Refusal | None:
        """The name a chair would get; "" is its person's."""
        is_heard = self.phase == "gathering" or self.speaks(number)
        if not did.name or not is_heard or did.name == self.chairs[did.seat].name:
            return None
        return self.judge_name(did.name, number, did.seat)

    def judge_stir(self, number: int, did: h.Any) -> Refusal | None:
        """What is neither play nor talk has an end, but for the host, and for who comes back to a seat."""
        if number == self.host or not isinstance(did, STIRS):
            return None
        if isinstance(did, h.Sat) and self.chairs[did.seat].person == number and self.chairs[did.seat].bot:
            return None
        return no("too-often") if places.is_stirred(self, number) else None

    def judge_created(self, did: h.Created) -> Refusal | None:
        if self.version:
            return no("table-exists")
        if len(did.secret) != 2 * SECRET_BYTES:
            return no("bad-secret")
        if (refusal := names.fault(did.name)) is not None:
            return refusal
        try:
            game = self.find(did.game).under(did.rules)
            if game.n_own(game.settled(did.seats, did.options)):
                return no("list-missing")  # a list is given to a table that is there
        except Refused as refused:
            return refused.refusal
        return None

    def judge_moved(self, by: str, did: h.Moved) -> Refusal | None:
        """A seat's person moves, or its bot, which is nobody."""
        number = self.person_of(by) if by != NOBODY else None
        if by != NOBODY and (number is None or self.people[number].removed):
            return no("not-at-table")
        if did.seat >= len(self.chairs):
            return no("unknown-seat", seat=did.seat)
        chair = self.chairs[did.seat]
        if number is None:
            return self.judge_move(did) if chair.bot else no("not-your-seat")
        if chair.person != number:
            return no("not-your-seat")
        return no("bot-plays") if chair.bot else self.judge_move(did)

    def judge_alone(self, did: h.Expired | h.Withheld | h.Filled) -> Refusal | None:
        """What the table does by itself: clocks run out, bots take the seat of somebody who stays away."""
        if isinstance(did, h.Filled):
            there = self.phase == "playing" and did.seat < len(self.chairs)
            return self.judge_filled(self.chairs[did.seat]) if there else no("not-playing")
        if not self.is_attended():
            return no("no-clock")  # the last person has just left: it stands
        if self.phase == "sealing":
            return None if did == self.time_up(self.first_moment) else no("no-clock")
        if (
            isinstance(did, h.Withheld)
            or self.play is None
            or self.phase != "playing"
            or self.paused
            or not self.play.state.clock()
        ):
            return no("no-clock")
        return self.play.judge_moment(did.moment)

    def time_up(self, moment: int) -> h.Expired | h.Withheld:
        """What happens when the time of a moment is up."""
        is_owed = self.phase == "sealing" and not self.pledging and any(map(deal.is_owed, self.chairs))
        return h.Withheld(moment) if is_owed else h.Expired(moment)

    def judge_person(self, number: int, did: h.Any) -> Refusal | None:
        """What a person at the table wishes."""
        seat = getattr(did, "seat", None)
        if seat is not None and seat >= len(self.chairs):
            return no("unknown-seat", seat=seat)
        closes = isinstance(did, h.Closed) and number != self.host
        if self.is_hushed() and (closes or isinstance(did, HOSTING)):
            return no("at-night")  # the answer would tell who is here (T13)
        if self.phase == "sealing" and isinstance(did, LEAVING):
            return no("being-dealt")
        return self.judge_stir(number, did) or self.judge_wish(number, did)

    def judge_wish(self, number: int, did: h.Any) -> Refusal | None:
        match did:
            case h.Sat():
                return self.judge_sat(number, did) or self.judge_chair_name(number, did)
            case h.Opened() | h.Pledged() if self.chairs[did.seat].pledger != number:
                return no("not-your-seat")
            case h.Stood() | h.Asked() | h.Agreed() | h.Gave() if self.chairs[did.seat].person != number:
                return no("not-your-seat")
            case h.Gave():
                return self.judge_target(did.person) or self.judge_gift(number, did)
            case h.Opened():
                return self.judge_opened(did)
            case h.Pledged():
                return self.judge_pledged(did)
            case h.Asked():
                return self.judge_undo(did.seat)
            case h.Agreed():
                return no("nothing-asked") if self.asking is None or did.seat == self.asking else None
            case h.Said():
                return self.judge_said(number, did.moment)
            case h.Paused() | h.Resumed():
                return self.judge_pause(number, isinstance(did, h.Paused))
            case h.Went() if not self.people[number].present or places.is_restless(self, number):
                return no("not-at-table")  # another server was faster; or this has been written often enough
            case h.Went() | h.Stood():
                return None
        return self.judge_host(number, did)

    def judge_said(self, number: int, moment: int = -1) -> Refusal | None:
        """Who is silent by the rules of the game is told so: nobody would hear it."""
        if self.people[number].muted:
            return no("muted")
        play = self.play if self.phase == "playing" else None
        if moment >= 0 and (play is None or moment != play.moment()):
            return Refusal(LATE, "late-move")
        hearers = EVERYONE if play is None else self.hearers(number, play)
        return no("silent-now") if hearers == 0 else self.judge_talk(number, hearers)

    def judge_talk(self, number: int, hearers: int) -> Refusal | None:
        """Talk has an end; what is said in secret uses up nothing of the others', for they could tell."""
        person = self.people[number]
        if hearers != EVERYONE:
            return no("talk-used-up") if person.n_whispered >= most.WHISPERS else None
        used_up = self.talk.is_used_up(self.rank(number), person.n_said, len(self.chairs))
        return no("talk-used-up") if used_up else None

    def hearers(self, number: int, play: Play) -> int:
        """Whom this person reaches while a game goes on; of several seats the strictest counts: whoever sees a key for
        one sees it for all, also after standing up. Where lengths tell, who never had a seat is silent, too."""
        seats = self.bound_by(number)
        found = EVERYONE if seats or not play.game.pads() else 0
        for seat in seats:
            found &= play.state.hearers(seat)
        return found

    def speaks(self, number: int) -> bool:
        """Do this person's words reach everybody now? A name is a word, too: who is silent can't change it."""
        if self.people[number].muted:
            return False
        return self.play is None or self.phase != "playing" or self.hearers(number, self.play) == EVERYONE

    def is_hushed(self) -> bool:
        """Must the wire look the same whatever is said? A pause changes nothing of it."""
        return self.play is not None and self.phase == "playing" and self.play.state.hush()

    def judge_host(self, number: int, did: h.Any) -> Refusal | None:
        """What only the host may."""
        if not self.may_host(number):
            return no("not-host")
        match did:
            case h.Filled():
                return self.judge_filled(self.chairs[did.seat])
            case h.Emptied():
                return None if self.phase == "gathering" and self.chairs[did.seat].bot else no("no-bot-there")
            case h.Chose():
                return self.judge_chose(did)
            case h.Listed():
                return self.judge_listed(did)
            case h.Started():
                return self.judge_started()
            case h.Removed() | h.Muted():
                return self.judge_target(did.person) or self.judge_sent(number, did)
            case h.Again():
                fine = self.phase == "over" and len(did.secret) == 2 * SECRET_BYTES
                return None if fine else no("not-over")
        return None if isinstance(did, h.Closed) else no("not-host")

    def judge_sat(self, number: int, did: h.Sat) -> Refusal | None:
        chair = self.chairs[did.seat]
        if did.pledge and len(did.pledge) != PLEDGE_LETTERS:  # not in the type: older logs have others
            return no("bad-pledge")
        if chair.person == number:
            return None  # back again (a bot may have kept it warm), or a new pledge
        if (chair.person is not None or chair.bot) and not self.is_hushed():  # at night nobody learns who stands up
            return no("seat-taken")
        return None if self.phase == "gathering" else no("has-started")

    def judge_target(self, person: int) -> Refusal | None:
        there = 0 <= person < len(self.people) and not self.people[person].removed
        return None if there else no("no-such-person")

    def judge_gift(self, number: int, did: h.Gave) -> Refusal | None:
        """Nobody is shown a second hand of cards, neither by the dead or a spymaster nor in a game of secret roles."""
        if self.play is None or self.phase != "playing" or did.person == number:
            return None
        is_secret = self.play.game.pads() or not self.may_signal(number)
        return no("has-seen") if is_secret and set(self.bound_by(did.person)) - {did.seat} else None

    def judge_sent(self, number: int, did: h.Removed | h.Muted) -> Refusal | None:
        """A silent host keeps order, too; but who is silenced stays so: on and off and on would be a message."""
        if did.person == self.host:
            return no("is-host")
        signals = isinstance(did, h.Muted) and not did.muted and not self.may_signal(number)
        return no("no-signals") if signals else None

    def judge_filled(self, chair: Chair) -> Refusal | None:
        return None if self.is_deserted(chair) else no("seat-taken")

    def judge_chose(self, did: h.Chose) -> Refusal | None:
        if self.phase != "gathering":
            return no("has-started")
        try:
            settled = self.game().settled(len(self.chairs), {**self.options, did.option: did.value})
        except Refused as refused:
            return refused.refusal
        return None if self.game().n_own(settled) in (0, len(self.words)) else no("list-missing")

    def judge_listed(self, did: h.Listed) -> Refusal | None:
        """What a list may hold is the game's affair; whoever has parted it into words, it is judged here."""
        if self.phase != "gathering":
            return no("has-started")
        listing = self.game().listed("\n".join(did.words))
        if listing is None:
            return no("no-lists")
        if not listing.is_fine():
            return listing.refusals[0]
        if tuple(listing.words) != did.words or self.n_lists >= MOST_LISTS:
            return no("table-worn")
        hidden = next((sign for sign in "".join(did.words) if is_hidden(sign)), "")
        return no("list-hidden", sign=sign_name(hidden)) if hidden else None

    def judge_started(self) -> Refusal | None:
        if self.phase != "gathering":
            return no("has-started")
        if any(chair.person is None and not chair.bot for chair in self.chairs):
            return no("seats-empty")
        people = {chair.person for chair in self.chairs if chair.person is not None}
        return self.game().judge_company(self.options, len(people))

    def judge_opened(self, did: h.Opened) -> Refusal | None:
        chair = self.chairs[did.seat]
        if self.phase != "sealing" or chair.number is not None:
            return no("not-sealing")
        if not did.number or len(did.number) % 2:
            return no("bad-number")
        fits = hashlib.sha256(bytes.fromhex(did.number)).hexdigest() == chair.pledge
        return None if fits else no("not-the-pledge")

    def judge_pledged(self, did: h.Pledged) -> Refusal | None:
        """Once only: a pledge that is there may have been seen."""
        if not self.pledging or not deal.is_awaited(self.chairs[did.seat]):
            return no("not-pledging")
        return None if len(did.pledge) == PLEDGE_LETTERS else no("bad-pledge")

    def judge_move(self, did: h.Moved) -> Refusal | None:
        if self.play is None or self.phase != "playing":
            return no("not-playing")
        if self.paused:
            return no("is-paused")
        try:
            move = self.play.game.read_logged(bytes(did.move))
        except Refused as refused:
            return refused.refusal
        return self.play.judge_moment(did.moment) or self.play.state.check(did.seat, move)

    def judge_undo(self, seat: int) -> Refusal | None:
        """Not once it is over: the secret of the deal is open then."""
        if self.play is None or self.phase != "playing":
            return no("not-playing")
        return self.play.judge_undo(seat)

    def judge_pause(self, number: int, stop: bool) -> Refusal | None:
        if self.phase != "playing" or self.paused == stop:
            return no("not-playing")
        if not self.held_by(number) and not self.may_host(number):
            return no("not-your-seat")
        return None if self.may_signal(number) or self.may_stop_all_the_same(number, stop) else no("no-signals")

    def may_signal(self, number: int) -> bool:
        """May this person give a sign that all see? Of several seats the strictest counts, as with words."""
        play = self.play if self.phase == "playing" else None
        return play is None or all(play.state.may_signal(seat) for seat in self.bound_by(number))

    def may_stop_all_the_same(self, number: int, stop: bool) -> bool:
        """A pause is a sign, which the dead and spymasters don't give; but where nobody is there who might, the host
        may. In a hushed night, which doesn't tell who is there, he can only let the game go on: else it might never."""
        if self.is_hushed():
            return number == self.host and not stop
        people = enumerate(self.people)
        others = [n for n, person in people if person.present and self.belongs(n) and self.may_signal(n)]
        return self.may_host(number) and not others
