"""Who is at a table, and what they have agreed on: the data that `judge` reads and `fold` writes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ludejo.core.event import EVERYONE, ONLOOKER
from ludejo.core.game import Game
from ludejo.core.option import Value
from ludejo.table import names
from ludejo.table.allowances import KNOWN, PLAYER, STRANGER, new_stirs, new_talk
from ludejo.table.messages import PersonSign, Phase, Room, SeatSign
from ludejo.table.play import Play

if TYPE_CHECKING:
    from ludejo.table.deal import Failed

NOBODY = ""  # the guest in entries that the table makes by itself, for clocks and bots
NO_SEAT = -1


class Person:
    """A guest at the table. Others know the person by their number (the index in the list), never by the guest's id."""

    def __init__(self, guest: str, name: str) -> None:
        self.guest = guest
        self.name = name
        self.present = True
        self.muted = False
        self.removed = False
        self.withheld = False  # a pledged number: this person gives no more numbers at this table
        self.sat: set[int] = set()  # the seats from which this person has looked in this game
        self.nets: set[str] = set()  # marks of the networks this person came from
        self.invited = False
        self.has_played = False  # in some game here
        self.begin_game()

    def begin_game(self) -> None:
        """Reset what is counted for each game."""
        self.n_said = self.n_whispered = self.n_stirs = self.n_came = 0


class Chair:
    """A seat: its person, and the bot that plays there for nobody or for somebody who is away."""

    def __init__(self) -> None:
        self.person: int | None = None
        self.bot = ""
        self.pledge = ""
        self.pledger: int | None = None  # who made the pledge and must open it; the seat may have another person now
        self.number: str | None = None
        self.name = ""  # of the player who sits there, if it isn't the person's own name
        self.colour = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Seats:
    """`find` gives a game by its id, and raises `Refused` if there is none."""

    def __init__(self, find: Callable[[str], Game]) -> None:
        self.find = find
        self.phase: Phase = "closed"
        self.version = 0
        self.is_silent = False  # while an entry is folded that nobody is told
        self.first_moment = 0  # of this game; moments never go back, not even when people play again
        self.people: list[Person] = []
        self.chairs: list[Chair] = []
        self.options: dict[str, Value] = {}
        self.words: tuple[str, ...] = ()  # of the table's own list, whether or not the game uses it
        self.n_lists = 0
        self.play: Play | None = None
        self.host = 0
        self.private = True
        self.paused = False
        self.asking: int | None = None
        self.agreed: set[int] = set()
        self.secret = b""
        self.pledging = False  # in the phase "sealing": fresh numbers are to be pledged first
        self.failed: list[Failed] = []  # deals of this game that failed because a number was withheld
        self.game_id = ""
        self.rules = 0  # the number of the game's rules when the table was opened; it keeps these rules
        self.dusk: Room | None = None  # in a hush: the table as everybody knew it at nightfall
        self.dusk_at = 0  # when that was
        self.n_over = 0  # games that were played to their end
        self.n_game = 0  # entries that count as play
        self.talk = new_talk()
        self.stirs = new_stirs()
        self.shut_out: set[str] = set()  # marks of networks whose newcomers are refused

    # --- who is who

    def person_of(self, guest: str) -> int | None:
        for number, person in enumerate(self.people):
            if person.guest == guest:
                return number
        return None

    def held_by(self, number: int) -> list[int]:
        """The seats of a person."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == number]

    def bound_by(self, number: int) -> list[int]:
        """The seats whose silence binds a person. After leaving a seat, people still know what they saw there."""
        return sorted({*self.held_by(number), *self.people[number].sat})

    def belongs(self, number: int) -> bool:
        """The host, or somebody with a seat."""
        return number == self.host or bool(self.held_by(number))

    def rank(self, number: int) -> int:
        """The rank of a person at this table: by what they did here, and by how they found it."""
        person = self.people[number]
        if number == self.host or (self.play is not None and (person.sat or self.held_by(number))):
            return PLAYER
        return self.rank_by(person.invited or person.has_played, person.nets)

    def rank_by(self, is_known: bool, nets: set[str]) -> int:
        """At a private table everybody is known, because somebody must have told them the code."""
        return KNOWN if is_known or self.private or nets & self.people[self.host].nets else STRANGER

    def takes_place(self, number: int) -> bool:
        """Does this person count for the limits? Somebody who has left and did not sit in this game does not."""
        person = self.people[number]
        return not person.removed and (person.present or bool(person.sat) or self.belongs(number))

    def may_host(self, number: int) -> bool:
        """The host may; or, when the host is away, everybody with a seat."""
        return number == self.host or (not self.people[self.host].present and bool(self.held_by(number)))

    def is_deserted(self, chair: Chair) -> bool:
        """Nobody plays this seat now, neither its person nor a bot."""
        return not chair.bot and (chair.person is None or not self.people[chair.person].present)

    def viewers(self, viewer: int) -> list[str]:
        """The guests who see the game from this seat, or as onlookers."""
        if viewer != ONLOOKER:
            holder = self.chairs[viewer].person
            return [self.people[holder].guest] if holder is not None and self.people[holder].present else []
        if self.private:
            return []
        return [p.guest for n, p in enumerate(self.people) if p.present and not self.held_by(n)]

    def is_attended(self) -> bool:
        """Is anybody here, with a seat or looking on? A game that nobody watches stands still."""
        return any(person.present for person in self.people)

    def game(self) -> Game:
        """The game that is played here, under the rules with which the table was opened."""
        return self.find(self.game_id).under(self.rules)

    # --- who hears whom

    def hearers(self, number: int, play: Play) -> int:
        """The audience of this person's words during a game. Of several seats the strictest counts, because a person
        who has seen a key for one seat knows it for all, also after standing up. In games whose frames are padded,
        people who never had a seat are silent, too."""
        seats = self.bound_by(number)
        found = EVERYONE if seats or not play.game.pads() else 0
        for seat in seats:
            found &= play.state.hearers(seat)
        return found

    def speaks(self, number: int) -> bool:
        """Do this person's words reach everybody now? Silent people can't change their name either: it is a message."""
        if self.people[number].muted:
            return False
        return self.play is None or self.phase != "playing" or self.hearers(number, self.play) == EVERYONE

    def is_hushed(self) -> bool:
        """Is there a hush, in which all frames must look the same? A pause does not change it."""
        return self.play is not None and self.phase == "playing" and self.play.state.hush()

    def may_signal(self, number: int) -> bool:
        """May this person give a signal that all see? Of several seats the strictest counts, as with words."""
        play = self.play if self.phase == "playing" else None
        return play is None or all(play.state.may_signal(seat) for seat in self.bound_by(number))

    # --- names

    def is_name_taken(self, name: str, number: int | None, seat: int = NO_SEAT) -> bool:
        """Would this name of a person (or of its chair) look like another that is shown here?"""
        return self.looks_beside(number, seat).has(name)

    def looks_beside(self, number: int | None, seat: int) -> names.Looks:
        """How all of those look, for a caller that tries one name after another."""
        return names.Looks(self.names_beside(number, seat))

    def names_beside(self, number: int | None, seat: int) -> list[str]:
        """All names but this person's own (or this chair's). Names of people who are away count, too, and in a hush
        those of the chairs at nightfall, so that an answer tells nobody who is here."""
        found = [person.name for n, person in enumerate(self.people) if n != number and not person.removed]
        chairs = [chair for place, chair in enumerate(self.chairs) if place != seat and chair.person is not None]
        found += [chair.name for chair in chairs if chair.person != number]
        if self.dusk is not None:
            found += [sign.name for sign in self.dusk.seats if sign.person != number]
        if number is not None:
            found += self.own_names(number, seat, [chair.name for chair in chairs if chair.person == number])
        return [name for name in found if name]

    def own_names(self, number: int, seat: int, others: list[str]) -> list[str]:
        """The names that a person shows on other chairs: players who share a device are one person here."""
        if seat != NO_SEAT:
            return [name or self.people[number].name for name in others]
        return others if "" in others else []

    # --- what everybody sees

    def seat_signs(self) -> tuple[SeatSign, ...]:
        return tuple(
            SeatSign(
                kind="bot" if chair.bot else "empty" if chair.person is None else "person",
                person=chair.person,
                bot=chair.bot,
                opened=chair.number is not None,
                name=chair.name,
                colour=chair.colour,
                pledge=chair.pledge if self.phase in ("gathering", "sealing") else "",
            )
            for chair in self.chairs
        )

    def person_signs(self) -> tuple[PersonSign, ...]:
        return tuple(PersonSign(person.name, person.present, person.muted, person.withheld) for person in self.people)
