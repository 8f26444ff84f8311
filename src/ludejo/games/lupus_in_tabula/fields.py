"""The fields of a position of Lupus in Tabula, in the order in which they are packed (core/fields.py says how)."""

from __future__ import annotations

from dataclasses import dataclass, field

from mypy_extensions import i64

from ludejo.core.fields import Follows
from ludejo.games.lupus_in_tabula.pieces import NIGHT, NOBODY


@dataclass(frozen=True)
class Customs:
    """What a table agreed on."""

    wolves_first: bool  # LT-8 off
    at_once: bool  # LT-18: votes are shown together
    shadows: bool  # LT-27
    ghosts: bool  # LT-32: the dead see everything
    person: bool  # LT-31: the last seat is the moderator
    whispers: bool  # LT-7
    timed_nights: bool
    timed_days: bool  # not on tiny tables
    brief: bool  # tiny tables: no talk, no pleas, no suspicions, no changes at night
    arm: i64  # tiny tables: a voter chooses among this many seats, from where the asking begins
    prolongs: bool  # LT-17: more than half of the living may start the clock of the talk again
    all_plead: bool  # LT-21: pleas are heard even if all living are nominated; rules 1 drew the lot at once


@dataclass(frozen=True)
class Past:
    """A night that is over."""

    alive: i64  # at dusk
    answers: tuple[int, ...]  # by seat; NOBODY: the seat pointed at nobody, or did not answer
    victim: i64  # LT-7: the seat that the wolves chose
    looked: i64  # LT-6: the seat at which the seers looked
    torn: i64
    burnt: i64  # LT-12: dead of a look
    lynched: i64  # on the day before


@dataclass(frozen=True)
class Poll:
    """A ballot that is over."""

    day: i64
    number: i64
    votes: tuple[int, ...]


@dataclass(frozen=True)
class Said:
    """A spoken act."""

    day: i64
    seat: i64
    kind: i64
    at: i64
    what: i64


@dataclass(frozen=True)
class Fallen:
    """Who is out, since when, and how as far as everybody knows."""

    seat: i64
    day: i64
    how: i64


@dataclass
class PositionFields:
    """Where a game stands."""

    n_seats: i64
    customs: Customs
    roles: tuple[int, ...]  # by player: the card that was dealt
    turned: i64 = NOBODY  # LT-14: what the mythomaniac has become
    alive: i64 = 0
    phase: i64 = NIGHT
    day: i64 = 1
    n_moments: i64 = 0
    torn: i64 = NOBODY  # LT-18: the seat that was torn last
    answered: i64 = 0  # mask: seats that answered tonight, or voted in this ballot
    points: list[int] = field(default_factory=list)  # by seat
    used: list[int] = field(default_factory=list)  # by seat: changes of tonight, or spoken acts of today
    ready: i64 = 0
    more: i64 = 0
    prolonged: i64 = 0
    round: i64 = 0  # of today's ballots; 0 before them
    turn: i64 = NOBODY
    voters: i64 = 0
    votes: list[int] = field(default_factory=list)  # by seat
    says: list[int] = field(default_factory=list)  # by seat: the role it claimed last
    named: i64 = NOBODY  # LT-20
    winner: i64 = NOBODY  # a side
    nominees: list[int] = field(default_factory=list)  # in the order of their pleas
    spoken: list[Said] = field(default_factory=list)
    claims: list[Said] = field(default_factory=list)
    fates: list[Fallen] = field(default_factory=list)
    nights: list[Past] = field(default_factory=list)
    polls: list[Poll] = field(default_factory=list)
    n_players: Follows = 0
    wolves: Follows = 0  # masks, dead or not; with the mythomaniac who became one
    seers: Follows = 0
    masons: Follows = 0
    medium: Follows = NOBODY
    possessed: Follows = NOBODY
    guard: Follows = NOBODY
    owl: Follows = NOBODY
    hamster: Follows = NOBODY
    myth: Follows = NOBODY
