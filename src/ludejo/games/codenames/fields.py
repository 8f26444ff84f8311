"""The fields of a position of Codenames, in the order in which they are packed (core/fields.py says how)."""

from __future__ import annotations

from dataclasses import dataclass, field

from mypy_extensions import i64

from ludejo.core.fields import Follows
from ludejo.games.codenames.pieces import CLUE, NOBODY, NOT_ENDED


@dataclass(frozen=True)
class Customs:
    """What a table agreed on."""

    one_tap: bool  # CN-9: a touch counts without a mark before it
    by_vote: bool  # CN-31: all others decide on a challenge
    times: i64  # CN-26
    several: bool  # CN-22 to CN-24: a clue may have several words
    most: i64  # CN-6: the largest number; smaller on tiny boards
    n_listed: i64  # entries of the clue list; fewer on tiny boards
    n_asks: i64  # CN-12: questions in a turn; none on tiny boards
    pack: i64  # CN-16: the language, by its place among LANGUAGES
    own: bool  # CN-30: the host's own list instead of the pack of this language
    affixes: bool  # CN-19: affixes that are roots count
    by_letters: bool  # CN-12: consent was for a word letter by letter (rules 1)


@dataclass(frozen=True)
class Given:
    """A clue that was given."""

    team: i64
    word: str
    number: i64
    agreed: bool
    doubtful: bool
    invalid: bool
    places: tuple[int, ...]
    challenger: i64  # CN-31: the seat that said it is invalid, rightly or not; NOBODY if none did


@dataclass(frozen=True)
class Question:
    """A clue that was asked about (CN-12)."""

    word: str
    number: i64
    answer: i64


@dataclass
class PositionFields:
    """Where a game stands."""

    n_seats: i64
    mode: i64
    n_red: i64  # CN-1: with two teams, this many seats from the first on are red
    starter: i64
    customs: Customs
    n_places: i64 = 0
    reds: i64 = 0  # masks of places: the key
    blues: i64 = 0
    assassins: i64 = 0
    covered: i64 = 0
    turn: i64 = 0
    phase: i64 = CLUE
    n_moments: i64 = 0
    guesses: i64 = 0  # in this turn
    number: i64 = 0  # of the clue of this turn
    is_open: bool = False  # may the clue be challenged?
    challenger: i64 = NOBODY
    ayes: i64 = 0  # masks of seats: votes on a challenge
    nays: i64 = 0
    glass: bool = False
    end: i64 = NOT_ENDED
    winner: i64 = NOBODY  # a team
    cards: tuple[int, ...] = ()  # by place: the number of its card in the pack
    faces: tuple[str, ...] = ()  # CN-30: by place, its word in the host's own list; none with a pack
    marks: list[int] = field(default_factory=list)  # by seat: masks of the places it marked
    clues: list[Given] = field(default_factory=list)
    asks: list[Question] = field(default_factory=list)  # of this turn
    marked: Follows = 0  # mask of places: all that somebody marked
    spy0: Follows = NOBODY  # seats of the spymasters, by team
    spy1: Follows = NOBODY
    ops0: Follows = 0  # masks of the seats that guess for a team
    ops1: Follows = 0
