"""A table: people, chairs, and the game they play. `judge` says whether something may happen; `fold` makes it happen.

The store comes between the two: nothing is folded, acknowledged or told before it is stored. The same entries give the
same table and the same messages, on another machine or after a crash.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludejo.core.event import EVERYONE, ONLOOKER
from ludejo.core.move import Move
from ludejo.core.refusal import Refusal
from ludejo.core.sealed_luck import key_of, seal_of
from ludejo.core.shapes import Event
from ludejo.table import deal, permissions
from ludejo.table import happenings as h
from ludejo.table.allowances import MOST_NETS, PLAYER
from ludejo.table.messages import Chat, Message, Out, Room
from ludejo.table.play import News, Play
from ludejo.table.seats import NOBODY, Chair, Person, Seats
from ludejo.table.tally import tally

Mail = list[tuple[str, Message]]
NO_PERSON = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Seats):
    """Its state is the fold of its log."""

    def judge(self, by: str, did: h.AnyHappening, move: Move | None = None) -> Refusal | None:
        """None if this may happen now, else the reason why not. `move`: the move in `did`, if it was already read."""
        if isinstance(did, h.Moved) and self.phase != "closed":  # checked first, because most entries are moves
            return permissions.judge_moved(self, by, did, move)
        return permissions.judge(self, by, did)

    def fold(self, entry: h.Entry, silent: bool = False, move: Move | None = None) -> Out:
        """Apply an entry that was judged and is stored; returns what follows from it. `silent`: nobody is told, as when
        a log is read again; then no view is written, which saves most of the work. `move`: the move that was judged, if
        this process judged it."""
        self.is_silent = silent
        self.version += 1
        did = entry.did
        before = () if silent else self.turns() if isinstance(did, h.Moved) else self.signs()
        mail: Mail = []
        number = None if isinstance(did, h.Moved) or not entry.by else self.person_of(entry.by)
        rank = PLAYER if number is None else self.rank(number)
        news = self.move(did, move) if isinstance(did, h.Moved) else self.happen(entry, mail)
        tally(self, entry, rank)
        if not silent and before != (self.turns() if isinstance(did, h.Moved) else self.signs()):
            newcomer = entry.by if isinstance(did, h.Came) else ""  # is sent everything anyway
            present = [(n, person) for n, person in enumerate(self.people) if person.present]
            mail += [(person.guest, self.room(n)) for n, person in present if person.guest != newcomer]
        for viewer, told in news.items():
            self.report(viewer, told, mail)
        self.note_dusk(entry.at)
        return self.standing(tuple(mail))

    def note_dusk(self, at: int) -> None:
        """Remember the table as it was at nightfall (T13). A process that reads the log later must know it, too."""
        if not self.is_hushed():
            self.dusk = None
        elif self.dusk is None:
            self.dusk, self.dusk_at = self.room(NO_PERSON), at

    def standing(self, mail: tuple[tuple[str, Message], ...] = ()) -> Out:
        """What is to be done now, after these messages: the bots to ask, the due seats that have nobody to decide for
        them, and the clock. While nobody is here, nothing is to be done."""
        if self.play is None or self.phase != "playing" or self.paused or not self.is_attended():
            return Out(mail, (), (), *self.timing())
        bots, deserted = [], []
        for seat in self.play.state.due():
            if self.chairs[seat].bot:
                bots.append(seat)
            elif self.is_deserted(self.chairs[seat]) and not self.play.state.clock():  # a clock takes the default
                deserted.append(seat)
        bots += [seat for seat in self.play.state.invited() if self.chairs[seat].bot]
        return Out(mail, tuple(bots), tuple(deserted), *self.timing())

    def report(self, viewer: int, told: tuple[Event, ...], mail: Mail) -> None:
        """Add news of the game to the mail, for each guest who sees the game from this seat (or as an onlooker)."""
        guests = self.viewers(viewer) if not self.is_silent else []
        if guests and self.play is not None:
            sight = self.play.sight(viewer, told)
            mail += [(guest, sight) for guest in guests]

    def turns(self) -> tuple[object, ...]:
        """The parts of a room message that a move can change."""
        return self.phase, self.asking

    def signs(self) -> tuple[object, ...]:
        """Everything in a room message, in a form that can be compared."""
        common = (self.phase, self.paused, self.asking, self.host, self.private, tuple(self.options.items()))
        return (*common, len(self.failed), self.pledging, self.seat_signs(), self.person_signs())

    def room(self, number: int) -> Room:
        """The table as a person sees it."""
        return Room(
            you=number,
            host=self.host,
            phase=self.phase,
            game=self.game_id,
            options=dict(self.options),
            private=self.private,
            seal=seal_of(self.secret),
            seats=self.seat_signs(),
            people=self.person_signs(),
            paused=self.paused,
            asking=self.asking,
            result=self.play.state.result() if self.play else None,
            redeals=len(self.failed),
            pledging=self.pledging,
        )

    def timing(self) -> tuple[str, int, int, bool]:
        """The clock to run, the moment it belongs to, its seconds (0: the usual ones), and whether it is only
        shown."""
        moment, is_playing = self.first_moment, self.phase == "playing"
        clock, shown = self.clock(), ""
        if self.play is not None:
            moment = self.play.moment()
            goes_on = is_playing and not self.paused and self.is_attended()
            shown = self.play.state.reminder() if goes_on and not clock else ""
        name = clock or shown
        return name, moment, self.game().seconds(self.options, name) if name and is_playing else 0, bool(shown)

    def clock(self) -> str:
        """The clock that runs now: "sealing" while numbers are opened, else the game's; none while nobody is here."""
        if not self.is_attended():
            return ""
        if self.phase == "sealing":
            return "sealing"
        return self.play.state.clock() if self.play and self.phase == "playing" and not self.paused else ""

    # --- one happening

    def happen(self, entry: h.Entry, mail: Mail) -> News:
        """Change the table; returns what is new in the game, by viewer."""
        did = entry.did
        match did:
            case h.Created():
                self.create(entry.by, did)
            case h.Came():
                self.come(entry.by, did, mail)
            case h.Opened() | h.Started() | h.Withheld() | h.Pledged():
                return self.prepare_deal(did)
            case h.Expired():
                return self.expire()
            case h.Asked() | h.Agreed():
                return self.take_back(did)
            case h.Said():
                mail += self.say(entry.by, did.text)
            case h.Again():
                self.again(did)
            case h.Sat() | h.Stood() | h.Gave() | h.Filled() | h.Emptied():
                self.seat(entry.by, did, mail)
            case _:
                self.rule(entry.by, did)
        return {}

    def create(self, by: str, did: h.Created) -> None:
        self.phase = "gathering"
        self.game_id = did.game
        self.rules = did.rules
        self.options = self.game().settled(did.seats, did.options)
        self.private = did.private
        self.secret = bytes.fromhex(did.secret)
        self.chairs = [Chair() for _ in range(did.seats)]
        self.people = [Person(by, did.name)]
        self.people[0].nets = {did.net} - {""}

    def come(self, by: str, did: h.Came, mail: Mail) -> None:
        """A guest comes, or comes back, and is told the state of the table and of the game."""
        number = self.person_of(by)
        if number is None:
            number = len(self.people)
            self.people.append(Person(by, did.name))
        person = self.people[number]
        person.present = True
        person.invited = person.invited or did.invited
        if did.net and len(person.nets) < MOST_NETS:
            person.nets.add(did.net)
        if self.speaks(number):
            person.name = did.name
        for seat in self.held_by(number):
            self.chairs[seat].bot = ""  # a bot may have played for the guest
        if not self.is_silent:
            mail += [(by, message) for message in self.greeting(number)]

    def greeting(self, number: int) -> list[Message]:
        """What a person is told who comes: the table, and the game from all their seats, or as an onlooker."""
        if self.play is None:
            return [self.room(number)]
        seats = self.held_by(number)
        if not seats and not self.private:
            seats = [ONLOOKER]
        return [self.room(number), *(self.play.whole(seat) for seat in seats)]

    def seat(self, by: str, did: h.AnyHappening, mail: Mail) -> None:
        """Somebody sits down, stands up or gives a seat away, or a bot comes or goes."""
        number = self.person_of(by)
        match did:
            case h.Sat():
                self.chairs[did.seat].person, self.chairs[did.seat].bot = number, ""
                self.mark_chair(self.chairs[did.seat], did)
                self.show_seat(did.seat, mail)
            case h.Stood():
                self.chairs[did.seat] = Chair()
                self.show_standing(number, mail)
            case h.Gave():
                giver = self.chairs[did.seat].person
                self.chairs[did.seat].person, self.chairs[did.seat].bot = did.person, ""
                self.show_seat(did.seat, mail)
                self.show_standing(giver, mail)
            case h.Filled():
                self.chairs[did.seat].bot = did.bot
            case h.Emptied():
                self.chairs[did.seat].bot = ""

    def mark_chair(self, chair: Chair, did: h.Sat) -> None:
        """Before the game, pledge, name and colour are replaced; later, a name or colour that is not given stays."""
        if self.phase == "gathering":  # later somebody could pledge after seeing the others' numbers
            chair.pledge, chair.name, chair.colour = did.pledge, did.name, did.colour
            chair.pledger = chair.person
            if deal.is_barred(self, chair):
                chair.pledge = ""
            return
        if chair.person is None or not self.speaks(chair.person):
            return
        chair.name = did.name or chair.name
        if did.colour >= 0:
            chair.colour = did.colour

    def show_seat(self, seat: int, mail: Mail) -> None:
        """Tell the guest who has this seat now the whole game, as seen from the seat."""
        if self.play is not None:
            self.remember_sight(seat)
            mail += [(guest, self.play.whole(seat)) for guest in self.viewers(seat) if not self.is_silent]

    def remember_sight(self, seat: int) -> None:
        """Note that the person of this seat has seen the game from it."""
        person = self.chairs[seat].person
        if person is not None:
            self.people[person].sat.add(seat)
            self.people[person].has_played = True

    def show_standing(self, number: int | None, mail: Mail) -> None:
        """Tell a person who has no seat left the game as an onlooker sees it. What they saw before sitting is old."""
        guest = "" if number is None else self.people[number].guest
        if self.play is not None and not self.is_silent and guest in self.viewers(ONLOOKER):
            mail.append((guest, self.play.whole(ONLOOKER)))

    def rule(self, by: str, did: h.AnyHappening) -> None:
        """Entries that concern the table as a whole, or a person at it."""
        match did:
            case h.Went():
                number = self.person_of(by)
                assert number is not None
                self.people[number].present = False
            case h.Chose():
                self.options[did.option] = did.value
            case h.Listed():
                self.words = did.words
                self.n_lists += 1
                self.options[self.game().list_option] = len(did.words)
            case h.Removed():
                person = self.people[did.person]
                person.removed, person.present = True, False
                self.shut_out.update(did.nets)
                for seat in self.held_by(did.person):
                    self.chairs[seat] = Chair()
            case h.Muted():
                self.people[did.person].muted = did.muted
            case h.Paused():
                self.paused = True
            case h.Resumed():
                self.paused = False
            case h.Closed():
                self.phase = "closed"

    # --- the game

    def prepare_deal(self, did: h.Opened | h.Started | h.Withheld | h.Pledged) -> News:
        """Numbers are asked for, opened, withheld or pledged again. When the last one is open, the cards are dealt."""
        match did:
            case h.Started():
                self.phase = "sealing"
                deal.ask(self)
            case h.Opened():
                self.chairs[did.seat].number = did.number
            case h.Withheld():
                deal.withhold(self)
            case h.Pledged():
                self.chairs[did.seat].pledge = did.pledge
                if not any(deal.is_awaited(chair) for chair in self.chairs):
                    deal.ask_anew(self)
        return self.deal_if_opened()

    def deal_if_opened(self) -> News:
        if self.pledging:
            return {}
        numbers = [chair.number for chair in self.chairs if chair.number is not None]
        if len(numbers) < len(self.chairs):
            return {}
        key = key_of(self.secret, [bytes.fromhex(number) for number in numbers])
        self.play = Play(self.game(), len(self.chairs), self.options, key, self.first_moment + 1, self.list_played())
        self.phase = "playing"
        for seat in range(len(self.chairs)):
            self.remember_sight(seat)
        return self.play.first

    def list_played(self) -> tuple[str, ...]:
        """The words of the table's own list, if this game uses it."""
        return self.words if self.words and self.game().n_own(self.options) == len(self.words) else ()

    def move(self, did: h.Moved, move: Move | None) -> News:
        assert self.play is not None
        moment = self.play.moment()
        news = self.play.move(did.seat, move if move is not None else self.play.game.read_logged(bytes(did.move)))
        if self.play.moment() != moment:  # else it is a sealed answer (a vote), and nobody may notice it
            self.asking = None
        self.end_if_over()
        return news

    def expire(self) -> News:
        """The time is up. Without a fresh pledge, an opened number still counts; in the game, defaults are taken."""
        if self.phase == "sealing" and self.pledging:
            deal.ask_anew(self)
            return self.deal_if_opened()
        if self.phase == "sealing":  # in logs of older servers, which dealt without unopened numbers
            for chair in self.chairs:
                chair.number = chair.number or ""
            return self.deal_if_opened()
        assert self.play is not None
        self.asking = None
        news = self.play.expire()
        self.end_if_over()
        return news

    def end_if_over(self) -> None:
        if self.play is not None and self.play.state.is_over():
            self.phase = "over"
            self.n_over += 1

    def take_back(self, did: h.Asked | h.Agreed) -> News:
        """Taking back is free if nothing was drawn or revealed since; else all other people with seats must agree."""
        assert self.play is not None
        if isinstance(did, h.Asked):
            self.asking, self.agreed = did.seat, set()
        elif not did.yes:
            self.asking = None
        else:
            self.agreed.add(did.seat)
        if self.asking is None or self.play.before is None:
            return {}
        people = {seat for seat, chair in enumerate(self.chairs) if chair.person is not None and not chair.bot}
        others = people - {self.asking}
        if not self.play.before.is_free and not others <= self.agreed:
            return {}
        self.asking = None
        return self.play.undo()

    def again(self, did: h.Again) -> None:
        """The same people play again with a new secret, and everybody pledges a new number."""
        self.phase = "gathering"
        if self.play is not None:
            self.first_moment = self.play.moment() + 1
            self.options = self.game().options_after(self.options, self.play.state)
        self.play = None
        self.asking = None
        self.secret = bytes.fromhex(did.secret)
        self.failed = []
        for chair in self.chairs:
            chair.pledge, chair.number = "", None
        for person in self.people:
            person.sat.clear()
            person.begin_game()
        self.talk.renew()
        self.stirs.renew()

    def say(self, by: str, text: str) -> Mail:
        """Send it to everybody, also to screens; during a game, to those whom its rules let the speaker reach."""
        number = self.person_of(by)
        assert number is not None
        play = self.play if self.phase == "playing" else None
        hearers = EVERYONE if play is None else self.hearers(number, play)
        chat = Chat(number, text)
        mail: Mail = [(p.guest, chat) for n, p in enumerate(self.people) if p.present and self.hears(n, hearers)]
        return [*mail, (NOBODY, chat)] if hearers == EVERYONE else mail

    def hears(self, number: int, hearers: int) -> bool:
        """A person with several seats hears only what all of these seats may hear."""
        seats = self.held_by(number)
        return hearers == EVERYONE or (bool(seats) and all(hearers >> seat & 1 for seat in seats))
