"""Lupus in Tabula on the wire and in the log: moves, events, views."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from ludejo.core.shapes import Event, View

MOST_SEATS = 24
MOST_DAYS = 24  # somebody is lynched each day
MOST_SPOKEN = 24 * 8  # acts of one day, all seats together, that a view remembers
# `is` tells `texts` what a value stands for: a name at the table, or a word of this game.
Role = Annotated[
    Literal[
        "villager", "wolf", "seer", "medium", "possessed", "bodyguard", "owl", "freemason", "hamster", "mythomaniac",
    ],
    msgspec.Meta(extra={"is": "role"}),
]  # fmt: skip
Seat = Annotated[int, msgspec.Meta(ge=0, le=23, extra={"is": "seat"})]
Side = Annotated[Literal["village", "wolves", "hamster"], msgspec.Meta(extra={"is": "side"})]
Shade = Annotated[Literal["wolf", "human"], msgspec.Meta(extra={"is": "shade"})]  # what a seer or a medium learns
Copy = Annotated[Literal["wolf", "seer", "neither"], msgspec.Meta(extra={"is": "copy"})]  # LT-29
Phase = Literal["night", "talk", "ballot", "plea", "final", "over"]
# What the answer of this seat means tonight: everybody is asked one question every night (LT-5)
Task = Literal["suspect", "look", "guard", "haunt", "tear", "copy"]
How = Literal["night", "lynched"]  # LT-17: no cause is named
Act = Literal["accuse", "trust", "doubt", "saw", "am"]
BySeat = msgspec.Meta(extra={"by": "seat"})
Seats = Annotated[tuple[Seat, ...], msgspec.Meta(max_length=MOST_SEATS)]
Day = Annotated[int, msgspec.Meta(ge=0, le=MOST_DAYS)]  # night 1 is followed by day 1
Count = Annotated[int, msgspec.Meta(ge=0, le=12)]


class Do(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", omit_defaults=True):
    """What a seat does."""


class Point(Do, frozen=True, tag="point"):
    """Answer the question of the night, which depends on the role; at nobody: no suspicion, or no copy (LT-30)."""

    at: Seat | None = None


class Vote(Do, frozen=True, tag="vote"):
    """Name somebody in a ballot (LT-18, LT-21)."""

    at: Seat


class Ready(Do, frozen=True, tag="ready"):
    """Say that the talk may end, or that the own plea is over."""


class More(Do, frozen=True, tag="more"):
    """Ask for more time to talk; it is given when more than half of the living want it."""


class Accuse(Do, frozen=True, tag="accuse"):
    """I accuse this player."""

    at: Seat


class Trust(Do, frozen=True, tag="trust"):
    """I trust this player."""

    at: Seat


class Doubt(Do, frozen=True, tag="doubt"):
    """I doubt what this player says."""

    at: Seat


class Saw(Do, frozen=True, tag="saw"):
    """I saw that this player is a wolf or a human; true or not (LT-17)."""

    at: Seat
    shade: Shade


class Am(Do, frozen=True, tag="am"):
    """I am the …; true or not (LT-17)."""

    role: Role


Move = Point | Vote | Ready | More | Accuse | Trust | Doubt | Saw | Am


class Spoken(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A spoken act of this day."""

    seat: Seat
    act: Act
    at: Seat | None = None
    role: Role | None = None
    shade: Shade | None = None


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Something that a seat said it saw, on any day; it stays in the view until the end."""

    day: Day
    seat: Seat
    at: Seat
    shade: Shade


class Fate(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A player who is out, and since when."""

    seat: Seat
    day: Day
    how: How


class Ballot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A ballot that is over: round 1 nominates, 2 and 3 lynch. Votes by seat. Round 1 has `owl`, the seat that the owl
    had named, as it was told after the ballot (LT-20)."""

    day: Day
    round: Annotated[int, msgspec.Meta(ge=1, le=3)]
    votes: Annotated[tuple[Seat | None, ...], BySeat]
    owl: Seat | None


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What this seat was told at the dawn after a night: by the seer's look, as a medium, or by copying."""

    night: Day
    task: Literal["look", "medium", "copy"]
    at: Seat
    answer: Literal["wolf", "human", "seer", "neither"]


class Night(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A night, for viewers who may know everything: each seat's task and answer, and whom wolves and seers chose."""

    night: Day
    tasks: Annotated[tuple[Task | None, ...], BySeat]
    pointed: Annotated[tuple[Seat | None, ...], BySeat]
    victim: Seat | None
    looked: Seat | None
    guarded: Seat | None


class LupusView(View, frozen=True, gc=False):
    """What a seat may know. `roles` has the roles that this seat knows for sure: its own, its fellows', at the end all.
    `fellows` are the seats with which it decides tonight; their answers are in `pointing`. `mix` counts the roles in
    play, in the order of `Role` (LT-32). `first` is asked first in a ballot (LT-18). `nights` is empty except for
    viewers who may know everything: everybody at the end, the moderator, ghosts (LT-31, LT-32)."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=23)]
    phase: Phase
    day: Day
    mix: Annotated[tuple[Count, ...], msgspec.Meta(max_length=10)]
    moderator: Seat | None
    first_victim: bool  # LT-8 off: wolves choose from night 1
    at_once: bool
    shadows: bool
    ghosts: bool
    whispers: bool
    more_time: bool  # LT-17: may the clock of the talk be started again?
    alive: Annotated[tuple[bool, ...], BySeat]
    fates: Annotated[tuple[Fate, ...], msgspec.Meta(max_length=MOST_SEATS)]
    role: Role | None
    roles: Annotated[tuple[Role | None, ...], BySeat]
    fellows: Seats
    task: Task | None
    answered: bool
    pointed: Seat | None
    pointing: Annotated[tuple[Seat | None, ...], BySeat]
    learned: Annotated[tuple[Learned, ...], msgspec.Meta(max_length=2 * MOST_DAYS)]
    first: Seat
    turn: Seat | None  # the seat that has to vote or to plead now, if it is one seat
    ready: Annotated[tuple[bool, ...], BySeat]
    more: Annotated[tuple[bool, ...], BySeat]
    prolonged: Annotated[int, msgspec.Meta(ge=0, le=3)]
    left: Annotated[int, msgspec.Meta(ge=0, le=8)]  # spoken acts, or changes at night, that this seat has left
    spoken: Annotated[tuple[Spoken, ...], msgspec.Meta(max_length=MOST_SPOKEN)]
    says: Annotated[tuple[Role | None, ...], BySeat]  # the role that each seat claimed last
    claims: Annotated[tuple[Claim, ...], msgspec.Meta(max_length=96)]  # the last 96
    voters: Annotated[tuple[bool, ...], BySeat]  # LT-21, LT-27: who votes in this ballot, or after these pleas
    votes: Annotated[tuple[Seat | None, ...], BySeat]
    nominees: Seats
    owl: Seat | None  # LT-20: the seat that the owl named, once it is told today
    tie: bool  # this is the vote after a tie
    ballots: Annotated[tuple[Ballot, ...], msgspec.Meta(max_length=3 * MOST_DAYS)]
    nights: Annotated[tuple[Night, ...], msgspec.Meta(max_length=MOST_DAYS)]
    winner: Side | None
    winners: Seats


class LupusEvent(Event, frozen=True, tag_field="event", tag=lambda name: name.lower()):
    """Base of the events of Lupus in Tabula."""


class Dealt(LupusEvent, frozen=True):
    """The cards are dealt: how many of each role there are (LT-32). The first night falls."""

    changes: ClassVar[tuple[str, ...]] = ("mix",)
    mix: tuple[int, ...]


class OwnRole(LupusEvent, frozen=True, tag="role"):
    """The own card; only this seat is told."""

    changes: ClassVar[tuple[str, ...]] = ("role", "roles")
    role: Role


class Mates(LupusEvent, frozen=True):
    """Seats of the same role see each other: wolves, freemasons (LT-13), two seers (LT-14); only they are told."""

    changes: ClassVar[tuple[str, ...]] = ("roles", "fellows")
    role: Role
    seats: tuple[Seat, ...]


class Pointed(LupusEvent, frozen=True):
    """An answer of the night; the seat and those with whom it decides are told (LT-7, LT-14)."""

    changes: ClassVar[tuple[str, ...]] = ("answered", "pointed", "pointing@seat", "left")
    reveals: ClassVar[bool] = True
    seat: Seat
    task: Task
    at: Seat | None


class NightFell(LupusEvent, frozen=True, tag="night"):
    """It is night: everybody is asked something."""

    changes: ClassVar[tuple[str, ...]] = (
        "phase", "day", "task", "answered", "pointed", "pointing", "fellows", "left", "turn", "ready", "more",
        "prolonged", "spoken", "voters", "votes", "nominees", "owl", "tie",
    )  # fmt: skip
    night: int


class Dawn(LupusEvent, frozen=True):
    """Day breaks. `dead`: in seat order, without a cause (LT-17); `moderator`: the victim was the moderator (LT-8)."""

    changes: ClassVar[tuple[str, ...]] = (
        "phase", "alive", "fates", "first", "task", "answered", "pointed", "pointing", "fellows", "left", "roles",
        "nights",
    )  # fmt: skip
    shows: ClassVar[bool] = True
    day: int
    dead: tuple[Seat, ...]
    moderator: bool


class Shown(LupusEvent, frozen=True):
    """The role of everybody; the moderator and new ghosts are told (LT-31, LT-32)."""

    changes: ClassVar[tuple[str, ...]] = ("roles", "nights", "pointing")
    shows: ClassVar[bool] = True
    roles: Annotated[tuple[Role, ...], BySeat]


class Looked(LupusEvent, frozen=True, tag="looked"):
    """What the seer saw; the seer, or both seers, are told (LT-6)."""

    changes: ClassVar[tuple[str, ...]] = ("learned",)
    at: Seat
    shade: Shade


class Medium(LupusEvent, frozen=True):
    """What the player lynched yesterday was; the medium is told (LT-9)."""

    changes: ClassVar[tuple[str, ...]] = ("learned",)
    at: Seat
    shade: Shade


class Copied(LupusEvent, frozen=True):
    """What the mythomaniac has become; only the mythomaniac is told (LT-29)."""

    changes: ClassVar[tuple[str, ...]] = ("learned", "role", "roles")
    at: Seat
    copy: Copy


class Acted(LupusEvent, frozen=True, tag="spoken"):
    """A spoken act."""

    fleeting: ClassVar[bool] = True
    changes: ClassVar[tuple[str, ...]] = ("spoken", "says@seat", "claims", "left@=seat")
    seat: Seat
    act: Act
    at: Seat | None
    role: Role | None
    shade: Shade | None


class IsReady(LupusEvent, frozen=True, tag="ready"):
    """Somebody has heard enough, or has pleaded."""

    fleeting: ClassVar[bool] = True
    changes: ClassVar[tuple[str, ...]] = ("ready@seat", "turn", "left")
    seat: Seat


class WantsMore(LupusEvent, frozen=True, tag="more"):
    """Somebody wants more time."""

    fleeting: ClassVar[bool] = True
    changes: ClassVar[tuple[str, ...]] = ("more@seat",)
    seat: Seat


class Prolonged(LupusEvent, frozen=True):
    """The village talks on: the clock starts again."""

    fleeting: ClassVar[bool] = True
    changes: ClassVar[tuple[str, ...]] = ("prolonged", "ready", "more", "left")


class BallotOpened(LupusEvent, frozen=True, tag="ballot"):
    """A ballot begins: round 1 nominates (no nominees yet), 2 and 3 are between the nominees."""

    changes: ClassVar[tuple[str, ...]] = ("phase", "turn", "voters", "votes", "nominees", "tie", "left")
    round: int
    first: Seat
    nominees: tuple[Seat, ...]


class Voted(LupusEvent, frozen=True):
    """A vote; everybody is told (LT-18). At tables that vote at once only the voter is told, until `votes`."""

    changes: ClassVar[tuple[str, ...]] = ("votes@seat", "turn", "answered")
    seat: Seat
    at: Seat


class Absent(LupusEvent, frozen=True):
    """The time of a voter was up: no vote is recorded (LT-18)."""

    changes: ClassVar[tuple[str, ...]] = ("turn",)
    seat: Seat


class Counted(LupusEvent, frozen=True, tag="votes"):
    """A ballot is over: all votes, by seat."""

    changes: ClassVar[tuple[str, ...]] = ("votes", "ballots", "turn", "answered")
    round: int
    votes: Annotated[tuple[Seat | None, ...], BySeat]


class OwlNamed(LupusEvent, frozen=True, tag="owl"):
    """The seat that the owl named in the night (LT-20)."""

    changes: ClassVar[tuple[str, ...]] = ("owl", "ballots")
    at: Seat


class Nominated(LupusEvent, frozen=True):
    """The seats that must plead, in the order of their pleas; `tie`: they were tied (LT-19, LT-21)."""

    changes: ClassVar[tuple[str, ...]] = ("phase", "nominees", "voters", "turn", "tie", "left")
    nominees: tuple[Seat, ...]
    tie: bool


class Lynched(LupusEvent, frozen=True):
    """A player is lynched: the village decided it, or luck did (LT-21, LT-22)."""

    changes: ClassVar[tuple[str, ...]] = ("alive", "fates")
    seat: Seat
    by_luck: bool


class Over(LupusEvent, frozen=True):
    """Somebody has won, and everybody sees all cards (LT-23, LT-25, LT-32)."""

    changes: ClassVar[tuple[str, ...]] = (
        "phase", "turn", "role", "roles", "nights", "winner", "winners", "fellows", "task", "pointed", "pointing",
        "answered", "left",
    )  # fmt: skip
    shows: ClassVar[bool] = True
    winner: Side
    winners: tuple[Seat, ...]
    roles: Annotated[tuple[Role, ...], BySeat]


EVENTS: tuple[type[LupusEvent], ...] = (
    Dealt, OwnRole, Mates, Pointed, NightFell, Dawn, Shown, Looked, Medium, Copied, Acted, IsReady, WantsMore,
    Prolonged, BallotOpened, Voted, Absent, Counted, OwlNamed, Nominated, Lynched, Over,
)  # fmt: skip
