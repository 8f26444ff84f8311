"""Codenames on the wire and in the log: moves, events, views. They contain places and numbers of cards; the words of
cards only where they come from a host's own list."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from ludejo.core.shapes import Event, View

LIMIT = 40  # letters of a clue
MOST_CLUES = 40  # remembered in a view
# `is` tells `texts` what a value stands for: a name at the table, a word of this game, or a card of the pack.
Team = Annotated[Literal["red", "blue"], msgspec.Meta(extra={"is": "team"})]
Colour = Annotated[Literal["red", "blue", "bystander", "assassin"], msgspec.Meta(extra={"is": "colour"})]
Grade = Annotated[Literal["0", "1", "2", "3", "4", "5", "6", "7", "8"], msgspec.Meta(extra={"is": "grade"})]
Seat = Annotated[int, msgspec.Meta(ge=0, le=23, extra={"is": "seat"})]
Place = Annotated[int, msgspec.Meta(ge=0, le=24, extra={"is": "place"})]
Card = Annotated[int, msgspec.Meta(ge=0, le=4999, extra={"is": "card"})]
Number = Annotated[int, msgspec.Meta(ge=0, le=9)] | None  # None: unlimited (CN-6)
# neither end is a blank, and there is no control character in between
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=LIMIT, pattern=r"^\S([^\x00-\x1f\x7f]*\S)?$")]
Verdict = Annotated[str, msgspec.Meta(max_length=160)]
Mode = Literal["teams", "shared", "together"]
Pack = Literal["en", "eo", "pl"]
Phase = Literal["clue", "guess", "ruling", "penalty", "cover", "over"]
Why = Literal["stopped", "enough", "bystander", "opponent", "invalid", "time"]
End = Literal["found", "assassin", "used-up"]
# What a view can contain at most, for arrays (`lab/arrays.py`)
BySeat = msgspec.Meta(extra={"by": "seat"})
Board = msgspec.Meta(max_length=25)
Seats = Annotated[tuple[Seat, ...], msgspec.Meta(max_length=24)]
Count = Annotated[int, msgspec.Meta(ge=0, le=25)]


class Do(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", omit_defaults=True):
    """What a seat does."""


class Mark(Do, frozen=True, tag="mark"):
    """Point at a card; everybody sees it, and it is not final (CN-9)."""

    place: Place


class Confirm(Do, frozen=True, tag="confirm"):
    """Touch a card: the guess is final (CN-9)."""

    place: Place


class Cover(Do, frozen=True, tag="cover"):
    """A spymaster covers a word: the penalty of CN-11, or the turn of the fictional team (CN-27)."""

    place: Place


class Stop(Do, frozen=True, tag="stop"):
    """End the own team's turn (CN-7)."""


class Challenge(Do, frozen=True, tag="challenge"):
    """Say that the clue is invalid (CN-31)."""


class Rule(Do, frozen=True, tag="rule"):
    """Decide, or vote, on a challenge (CN-31)."""

    upheld: bool


class Answer(Do, frozen=True, tag="answer"):
    """Consent to a clue beforehand, or not (CN-12)."""

    yes: bool


class Glass(Do, frozen=True, tag="glass"):
    """Turn the sand-glass (CN-26)."""


class Clue(Do, frozen=True, tag="clue"):
    """Give a clue (CN-4); `#17` is entry 17 of the clue list of a learner."""

    word: Word
    number: Number


class Ask(Do, frozen=True, tag="ask"):
    """Ask the opposing spymaster beforehand (CN-12)."""

    word: Word
    number: Number


class JudgedClue(Do, frozen=True, tag="clue"):
    """A clue with the referee's verdict, as the log has it."""

    word: Word
    number: Number
    verdict: Verdict = ""


class JudgedAsk(Do, frozen=True, tag="ask"):
    """A question with the referee's verdict, as the log has it."""

    word: Word
    number: Number
    verdict: Verdict = ""


Closed = Mark | Confirm | Cover | Stop | Challenge | Rule | Answer | Glass
Move = Closed | Clue | Ask
LoggedMove = Closed | JudgedClue | JudgedAsk


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A clue that was given, and the places touched for it, in order. `doubtful`: the referee warned the viewer, who
    gave it; for others it is always False (CN-19). `challenger`: the seat that said it is invalid, rightly or not
    (CN-31)."""

    team: Team
    word: str
    number: Number
    agreed: bool
    doubtful: bool
    invalid: bool
    places: Annotated[tuple[Place, ...], Board]
    challenger: Seat | None


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A clue that one spymaster asked the other about; `answer` is None until there is one."""

    word: str
    number: Number
    answer: bool | None


class Judged(msgspec.Struct, frozen=True):
    """What the referee says of a clue before it is given: fine, or doubtful because of a word on the table and a
    root."""

    doubtful: bool
    word: str
    root: str


class CodenamesView(View, frozen=True, gc=False):
    """What a seat may know. `key` is empty for viewers who may not see it (CN-2), `questions` for all but spymasters
    (CN-12); `colours` has the colours of covered cards. `cards` are numbers in the pack of the language, or in the
    host's own list (CN-30); `words` has the words of that list that lie on the table. `affixes`: affixes that are roots
    count (CN-19); `several`: a clue may have several words (CN-22 to CN-24). `limit`: guesses that are left, None if
    there is no limit or no guessing."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=23)]
    mode: Mode
    starter: Team
    one_tap: bool
    by_vote: bool
    pack: Pack
    own: bool
    affixes: bool
    several: bool
    cards: Annotated[tuple[Card, ...], Board]
    words: Annotated[tuple[str, ...], Board]
    teams: Annotated[tuple[Team | None, ...], BySeat]
    spymasters: Annotated[tuple[Seat | None, ...], msgspec.Meta(max_length=2)]
    phase: Phase
    turn: Team | None
    colours: Annotated[tuple[Colour | None, ...], Board]
    left: Annotated[tuple[Count, ...], msgspec.Meta(max_length=2)]
    key: Annotated[tuple[Colour, ...], Board]
    marks: Annotated[tuple[Seats, ...], Board]
    history: Annotated[tuple[Given, ...], msgspec.Meta(max_length=MOST_CLUES)]
    guesses: Count
    limit: Annotated[int, msgspec.Meta(ge=0, le=10)] | None
    challengeable: bool
    challenger: Seat | None
    votes: Annotated[tuple[bool | None, ...], BySeat]
    questions: Annotated[tuple[Question, ...], msgspec.Meta(max_length=3)]
    glass: bool
    end: End | None
    winner: Team | None
    winners: Seats
    score: Annotated[int, msgspec.Meta(ge=0, le=8)]


class CodenamesEvent(Event, frozen=True, tag_field="event", tag=lambda name: name.lower()):
    """Base of the events of Codenames."""


class Dealt(CodenamesEvent, frozen=True):
    """The cards lie on the table, the key is drawn (CN-2)."""

    changes: ClassVar[tuple[str, ...]] = ("cards", "starter", "spymasters")
    starter: Team
    mode: Mode
    cards: tuple[Card, ...]
    spymasters: tuple[Seat, ...]


class Key(CodenamesEvent, frozen=True):
    """The colour of each card; only the spymasters are told."""

    changes: ClassVar[tuple[str, ...]] = ("key",)
    colours: tuple[Colour, ...]


class ClueGiven(CodenamesEvent, frozen=True, tag="clue"):
    """A clue is given (CN-4). `doubtful` is always False: only the giver's own view shows a doubt (CN-19)."""

    changes: ClassVar[tuple[str, ...]] = ("phase", "history", "guesses", "limit", "challengeable", "questions", "glass")
    seat: Seat
    team: Team
    word: str
    number: Number
    agreed: bool
    doubtful: bool


class Asked(CodenamesEvent, frozen=True):
    """One spymaster asks the other whether a clue is valid; only these two are told, and only the asker of a doubt
    (CN-12)."""

    changes: ClassVar[tuple[str, ...]] = ("questions",)
    reveals: ClassVar[bool] = True
    seat: Seat
    word: str
    number: Number
    doubtful: bool


class Answered(CodenamesEvent, frozen=True):
    """The other spymaster consents or not; only the two spymasters are told (CN-12)."""

    changes: ClassVar[tuple[str, ...]] = ("questions",)
    seat: Seat
    yes: bool


class Marked(CodenamesEvent, frozen=True):
    """An operative points at a card (CN-9)."""

    fleeting: ClassVar[bool] = True
    changes: ClassVar[tuple[str, ...]] = ("marks",)
    seat: Seat
    place: Place


class Guessed(CodenamesEvent, frozen=True):
    """An operative touched a card, and it is covered (CN-8)."""

    fleeting: ClassVar[bool] = True
    changes: ClassVar[tuple[str, ...]] = (
        "colours", "left", "marks", "history", "guesses", "limit", "challengeable", "glass",
    )  # fmt: skip
    seat: Seat
    team: Team
    place: Place
    colour: Colour


class Challenged(CodenamesEvent, frozen=True):
    """Somebody says that the clue is invalid; guessing waits (CN-31)."""

    changes: ClassVar[tuple[str, ...]] = ("phase", "history", "challengeable", "challenger", "limit", "glass")
    seat: Seat


class Voted(CodenamesEvent, frozen=True):
    """A vote on a challenge (CN-31)."""

    fleeting: ClassVar[bool] = True
    changes: ClassVar[tuple[str, ...]] = ("votes@seat",)
    seat: Seat
    upheld: bool


class Ruled(CodenamesEvent, frozen=True):
    """A challenge is decided (CN-31): by a spymaster, by vote, or by the clock (no seat)."""

    fleeting: ClassVar[bool] = True
    changes: ClassVar[tuple[str, ...]] = ("phase", "history", "challenger", "votes", "limit", "glass")
    seat: Seat | None
    upheld: bool


class TurnOver(CodenamesEvent, frozen=True, tag="turn-over"):
    """The turn of a team is over."""

    fleeting: ClassVar[bool] = True
    changes: ClassVar[tuple[str, ...]] = (
        "phase", "turn", "marks", "guesses", "limit", "challengeable", "questions", "glass",
    )  # fmt: skip
    team: Team
    why: Why


class Covered(CodenamesEvent, frozen=True):
    """A spymaster covered a word (CN-11, CN-27); no seat: time was up, and luck picked it."""

    fleeting: ClassVar[bool] = True
    changes: ClassVar[tuple[str, ...]] = ("phase", "colours", "left", "glass")
    seat: Seat | None
    place: Place
    colour: Colour


class GlassTurned(CodenamesEvent, frozen=True, tag="glass"):
    """Somebody turned the sand-glass (CN-26)."""

    fleeting: ClassVar[bool] = True
    changes: ClassVar[tuple[str, ...]] = ("glass",)
    seat: Seat


class Over(CodenamesEvent, frozen=True):
    """The game is over, and everybody sees the key (CN-8, CN-10, CN-27). No winner: the team lost to the fictional
    one."""

    changes: ClassVar[tuple[str, ...]] = (
        "phase", "turn", "key", "limit", "challengeable", "end", "winner", "winners", "score",
    )  # fmt: skip
    end: End
    mode: Mode
    winner: Team | None
    winners: tuple[Seat, ...]
    score: int
    grade: Grade
    key: tuple[Colour, ...]


EVENTS: tuple[type[CodenamesEvent], ...] = (
    Dealt, Key, ClueGiven, Asked, Answered, Marked, Guessed, Challenged, Voted, Ruled, TurnOver, Covered, GlassTurned,
    Over,
)  # fmt: skip
