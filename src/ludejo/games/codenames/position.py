"""Where a game of Codenames stands. Places are bits of a mask; words are nowhere, but for those of the clues and of a
host's own list."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludejo.core.bits import everyone, has, minus, shl, size_of
from ludejo.core.game import State
from ludejo.games.codenames.pieces import (
    ASSASSIN,
    BLUE,
    BY_TEAMS,
    BYSTANDER,
    CLUE,
    NOBODY,
    OVER,
    PENALTY,
    RED,
    SHARED,
    TOGETHER,
    UNLIMITED,
)

NOT_ENDED: Final = 0
BY_FOUND: Final = 1  # CN-10: all words of a team are covered
BY_ASSASSIN: Final = 2  # CN-8
BY_USED_UP: Final = 3  # CN-27: all words of the fictional team are covered
FREE: Final = 0
GLASSES: Final = 1  # CN-26: anybody may turn the sand-glass
FIXED: Final = 2  # times for each phase
NO_ANSWER: Final = 0
NO: Final = 1
YES: Final = 2


@final
class Customs:
    """What a table agreed on; it never changes, so copies share it."""

    def __init__(
        self,
        one_tap: bool,
        by_vote: bool,
        times: i64,
        several: bool,
        most: i64,
        n_listed: i64,
        n_asks: i64,
        pack: i64,
        own: bool,
        affixes: bool,
        by_letters: bool,
    ) -> None:
        self.one_tap = one_tap  # CN-9: a touch counts without a mark before it
        self.by_vote = by_vote  # CN-31: all others decide on a challenge
        self.times = times  # CN-26
        self.several = several  # CN-22 to CN-24: a clue may have several words
        self.most = most  # CN-6: the largest number; smaller on tiny boards
        self.n_listed = n_listed  # entries of the clue list; fewer on tiny boards
        self.n_asks = n_asks  # CN-12: questions in a turn; none on tiny boards
        self.pack = pack  # CN-16: the language, by its place among LANGUAGES
        self.own = own  # CN-30: a list of the host's in place of the pack of this language
        self.affixes = affixes  # CN-19: those that are roots count
        self.by_letters = by_letters  # CN-12: consent was for a word letter by letter (rules 1)


@final
class Given:
    """A clue that was given; it never changes, so copies share it."""

    def __init__(
        self,
        team: i64,
        word: str,
        number: i64,
        agreed: bool,
        doubtful: bool,
        invalid: bool,
        places: tuple[int, ...],
        challenger: i64,
    ) -> None:
        self.team = team
        self.word = word
        self.number = number
        self.agreed = agreed
        self.doubtful = doubtful
        self.invalid = invalid
        self.places = places
        self.challenger = challenger  # CN-31: who said that it is invalid, rightly or not; NOBODY if nobody did


@final
class Question:
    """A clue that was asked about (CN-12); it never changes either."""

    def __init__(self, word: str, number: i64, answer: i64) -> None:
        self.word = word
        self.number = number
        self.answer = answer


class Position(State):
    """The fields, and the few words for reading them."""

    def __init__(self, n_seats: i64, mode: i64, n_red: i64, starter: i64, customs: Customs) -> None:
        self.n_seats = n_seats
        self.mode = mode
        self.n_red = n_red  # CN-1: the first so many seats are red, in two teams
        self.starter = starter
        self.customs = customs
        self.cards: tuple[int, ...] = ()  # by place: the number of its card in the pack
        self.faces: tuple[str, ...] = ()  # CN-30: by place, its word in the host's own list; none with a pack
        self.n_places: i64 = 0
        self.reds: i64 = 0  # masks of places: the key
        self.blues: i64 = 0
        self.assassins: i64 = 0
        self.covered: i64 = 0
        self.turn = starter
        self.phase: i64 = CLUE
        self.n_moments: i64 = 0
        self.guesses: i64 = 0  # in this turn
        self.number: i64 = 0  # of the clue of this turn
        self.is_open = False  # may the clue be challenged?
        self.challenger: i64 = NOBODY
        self.ayes: i64 = 0  # masks of seats: votes on a challenge
        self.nays: i64 = 0
        self.glass = False
        self.marked: i64 = 0  # mask of places: all that somebody marked
        self.marks: list[int] = [0] * n_seats  # the same by seat
        self.clues: list[Given] = []
        self.asks: list[Question] = []  # of this turn
        self.end: i64 = NOT_ENDED
        self.winner: i64 = NOBODY  # a team
        self.spy0: i64 = NOBODY
        self.spy1: i64 = NOBODY
        self.ops0: i64 = 0
        self.ops1: i64 = 0
        self.seat_all()

    def seat_all(self) -> None:
        """CN-1, CN-27, CN-29: the first seat of a team is its spymaster, the others are operatives."""
        others = everyone(self.n_seats) - 1
        if self.mode == BY_TEAMS:
            self.spy0, self.spy1 = 0, self.n_red
            self.ops0 = everyone(self.n_red) - 1
            self.ops1 = minus(others & ~self.ops0, self.n_red)
        elif self.mode == SHARED:
            self.spy0, self.spy1 = 0, 1
            self.ops0 = self.ops1 = others - 2
        elif self.starter == RED:
            self.spy0, self.ops0 = 0, others
        else:
            self.spy1, self.ops1 = 0, others

    def spy(self, team: i64) -> i64:
        """The seat of a team's spymaster; NOBODY if the team is fictional."""
        if team == RED:
            return self.spy0
        return self.spy1

    def ops(self, team: i64) -> i64:
        """The mask of those who guess for a team."""
        if team == RED:
            return self.ops0
        return self.ops1

    def spies(self) -> i64:
        """The mask of the spymasters: whoever knows the key."""
        mask: i64 = 0
        if self.spy0 >= 0:
            mask |= shl(1, self.spy0)
        if self.spy1 >= 0:
            mask |= shl(1, self.spy1)
        return mask

    def knows_key(self, seat: i64) -> bool:
        """CN-2: spymasters, and at the end everybody."""
        return self.phase == OVER or (seat >= 0 and has(self.spies(), seat))

    def members(self, team: i64) -> i64:
        """The mask of those who win with a team (CN-29: who guesses for both wins with neither)."""
        spy = self.spy(team)
        if spy < 0:
            return 0
        if self.mode == SHARED:
            return shl(1, spy)
        return shl(1, spy) | self.ops(team)

    def words(self, team: i64) -> i64:
        """The places of a team's words."""
        if team == RED:
            return self.reds
        return self.blues

    def uncovered(self) -> i64:
        """The places where a word lies open."""
        return (shl(1, self.n_places) - 1) & ~self.covered

    def colour(self, place: i64) -> i64:
        """What the key says of a place."""
        if has(self.reds, place):
            return RED
        if has(self.blues, place):
            return BLUE
        if has(self.assassins, place):
            return ASSASSIN
        return BYSTANDER

    def coverable(self) -> i64:
        """The words the spymaster on turn may cover now: his own as a penalty (CN-11), or the others' (CN-27)."""
        team = self.turn
        if self.phase != PENALTY:
            team = 1 - team
        return self.words(team) & ~self.covered

    def limit(self) -> i64:
        """CN-7: number + 1 guesses; CN-6: no limit with 0 and unlimited, which is NOBODY."""
        if self.number == 0 or self.number == UNLIMITED:
            return NOBODY
        return self.number + 1

    def is_asking(self) -> bool:
        """Does a question wait for an answer?"""
        return len(self.asks) > 0 and self.asks[-1].answer == NO_ANSWER

    def winners(self) -> i64:
        """The mask of the seats that won."""
        if self.winner < 0:
            return 0
        return self.members(self.winner)

    def score(self, seat: int) -> int:
        """CN-28: the unused cards of the fictional team, once the game is won."""
        if self.mode != TOGETHER or self.winner < 0:
            return 0
        return size_of(self.words(1 - self.turn) & ~self.covered)

    def copy_to(self, other: Position) -> None:
        """Make the other position equal to this one."""
        other.cards = self.cards
        other.faces = self.faces
        other.n_places = self.n_places
        other.reds = self.reds
        other.blues = self.blues
        other.assassins = self.assassins
        other.covered = self.covered
        other.turn = self.turn
        other.phase = self.phase
        other.n_moments = self.n_moments
        other.guesses = self.guesses
        other.number = self.number
        other.is_open = self.is_open
        other.challenger = self.challenger
        other.ayes = self.ayes
        other.nays = self.nays
        other.glass = self.glass
        other.marked = self.marked
        other.marks = self.marks.copy()
        other.clues = self.clues.copy()
        other.asks = self.asks.copy()
        other.end = self.end
        other.winner = self.winner
