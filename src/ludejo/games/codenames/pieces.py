"""The numbers behind Codenames: colours, phases, what a clue names, and why a move may be refused.

A place is a number from 0 to 24, a set of places a mask of 25 bits. The number of a clue is 0 to 9, or UNLIMITED.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludejo.games.codenames.shapes import Colour, Grade, Mode, Phase, Team, Why

MOST_PLACES: Final = 25
MOST_SEATS: Final = 24
MOST_CARDS: Final = 5000  # of a list
RED: Final = 0
BLUE: Final = 1
BYSTANDER: Final = 2
ASSASSIN: Final = 3
COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "bystander", "assassin")
TEAMS: Final[tuple[Team, ...]] = ("red", "blue")
NOBODY: Final = -1
# CN-2, CN-3: words of the team that starts and of the other, bystanders, assassins
FULL: Final[tuple[int, int, int, int]] = (9, 8, 7, 1)

BY_TEAMS: Final = 0  # CN-1
SHARED: Final = 1  # CN-29: two spymasters, one operative for both
TOGETHER: Final = 2  # CN-27: one team against a fictional one
MODES: Final[tuple[Mode, ...]] = ("teams", "shared", "together")

CLUE: Final = 0
GUESS: Final = 1
RULING: Final = 2
PENALTY: Final = 3  # CN-11: the spymaster on turn covers a word of the own team
COVER: Final = 4  # CN-27: the spymaster covers a word of the fictional team
OVER: Final = 5
PHASES: Final[tuple[Phase, ...]] = ("clue", "guess", "ruling", "penalty", "cover", "over")
CLOCKS: Final[tuple[str, ...]] = ("clue", "guess", "ruling", "cover", "cover", "")

STOPPED: Final = 0
ENOUGH: Final = 1
BY_BYSTANDER: Final = 2
BY_OPPONENT: Final = 3
INVALID: Final = 4
TIME: Final = 5
WHYS: Final[tuple[Why, ...]] = ("stopped", "enough", "bystander", "opponent", "invalid", "time")

NOT_ENDED: Final = 0
BY_FOUND: Final = 1  # CN-10: all words of a team are covered
BY_ASSASSIN: Final = 2  # CN-8
BY_USED_UP: Final = 3  # CN-27: all words of the fictional team are covered

GRADES: Final[tuple[Grade, ...]] = ("0", "1", "2", "3", "4", "5", "6", "7", "8")  # CN-28

MARK: Final = 0
CONFIRM: Final = 1
COVERING: Final = 2
STOP: Final = 3
CHALLENGE: Final = 4
RULE: Final = 5
ANSWER: Final = 6
GLASS: Final = 7
GIVE: Final = 8
ASK: Final = 9

UNLIMITED: Final = 10
N_NUMBERS: Final = 11
N_LISTED: Final = 100  # entries of a learner's clue list
MOST_NUMBER: Final = 9  # CN-6
MOST_ASKS: Final = 3  # questions in a turn

FINE: Final = 0
REASONS: Final[tuple[tuple[str, str], ...]] = (
    ("", ""),
    ("is-over", "CN-10"),
    ("spymaster-touches", "CN-9"),
    ("is-frozen", "CN-31"),
    ("no-guess-now", "CN-7"),
    ("other-team", "CN-9"),
    ("guess-first", "CN-7"),
    ("no-such-place", "CN-2"),
    ("is-covered", "CN-9"),
    ("one-tap", "CN-9"),
    ("is-marked", "CN-9"),
    ("mark-first", "CN-9"),
    ("no-cover-now", "CN-11"),
    ("not-own-word", "CN-11"),
    ("not-their-word", "CN-27"),
    ("no-challenge-now", "CN-31"),
    ("own-clue", "CN-31"),
    ("no-opponent", "CN-27"),
    ("was-agreed", "CN-12"),
    ("no-ruling-now", "CN-31"),
    ("has-voted", "CN-31"),
    ("nothing-asked", "CN-12"),
    ("no-glass", "CN-26"),
    ("glass-runs", "CN-26"),
    ("no-clue-now", "CN-4"),
    ("not-listed", "CN-4"),
    ("big-number", "CN-6"),
    ("still-asking", "CN-12"),
    ("asked-enough", "CN-12"),
)
IS_OVER: Final = 1
SPYMASTER_TOUCHES: Final = 2
IS_FROZEN: Final = 3
NO_GUESS_NOW: Final = 4
OTHER_TEAM: Final = 5
GUESS_FIRST: Final = 6
NO_SUCH_PLACE: Final = 7
IS_COVERED: Final = 8
ONE_TAP: Final = 9
IS_MARKED: Final = 10
MARK_FIRST: Final = 11
NO_COVER_NOW: Final = 12
NOT_OWN_WORD: Final = 13
NOT_THEIR_WORD: Final = 14
NO_CHALLENGE_NOW: Final = 15
OWN_CLUE: Final = 16
NO_OPPONENT: Final = 17
WAS_AGREED: Final = 18
NO_RULING_NOW: Final = 19
HAS_VOTED: Final = 20
NOTHING_ASKED: Final = 21
NO_GLASS: Final = 22
GLASS_RUNS: Final = 23
NO_CLUE_NOW: Final = 24
NOT_LISTED: Final = 25
BIG_NUMBER: Final = 26
STILL_ASKING: Final = 27
ASKED_ENOUGH: Final = 28


def named_number(number: i64) -> int | None:
    """The number of a clue on the wire: None is unlimited."""
    if number == UNLIMITED:
        return None
    return int(number)


def number_of(named: int | None) -> int:
    """The number of a clue that a shape names."""
    return UNLIMITED if named is None else named


def entry_name(entry: int) -> str:
    """How an entry of the clue list is written in place of a word."""
    return f"#{entry}"


def entry_of(word: str) -> int:
    """The entry a word names; NOBODY if it is a word."""
    digits = word[1:]
    if not word.startswith("#") or not digits.isdecimal() or len(digits) > 2 or entry_name(int(digits)) != word:
        return NOBODY
    return int(digits)
