"""How a turn of Codenames goes, in the order of the rulebook."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import plus, seats_in
from ludejo.core.event import Events
from ludejo.core.luck import Luck
from ludejo.games.codenames import tell
from ludejo.games.codenames.judge import judges_of
from ludejo.games.codenames.pieces import (
    ASSASSIN,
    BLUE,
    BY_BYSTANDER,
    BY_OPPONENT,
    BYSTANDER,
    CLUE,
    COVER,
    ENOUGH,
    GUESS,
    INVALID,
    NOBODY,
    OVER,
    PENALTY,
    RED,
    RULING,
    TOGETHER,
    Act,
)
from ludejo.games.codenames.position import (
    BY_ASSASSIN,
    BY_FOUND,
    BY_USED_UP,
    NO,
    NO_ANSWER,
    YES,
    Given,
    Position,
    Question,
)
from ludejo.games.codenames.redeal import draw_key
from ludejo.games.codenames.referee import DOUBTFUL
from ludejo.games.codenames.shapes import MOST_CLUES
from ludejo.games.codenames.wordlists import key_of


def noted(clue: Given, agreed: bool, invalid: bool, places: tuple[int, ...], challenger: i64) -> Given:
    """A clue of the history with what has come of it."""
    return Given(clue.team, clue.word, clue.number, agreed, clue.doubtful, invalid, places, challenger)


class Turns(Position):
    """What the moves do, once they are judged."""

    # --- the deal (CN-2, CN-3)

    def deal(self, cards: tuple[int, ...], bag: i64, luck: Luck, events: Events | None) -> None:
        """The cards lie there; the key is drawn, each order of its colours as likely."""
        self.cards = cards
        self.n_places = len(cards)
        draw_key(self, self.uncovered(), bag, luck)
        if events is not None:
            tell.dealt(events, self)

    def step(self) -> None:
        """Something else is asked now; the sand-glass was for what was asked before."""
        self.n_moments += 1
        self.glass = False

    # --- the clue (CN-4 to CN-6, CN-12)

    def give(self, act: Act, events: Events | None) -> None:
        """The spymaster on turn says a word and a number."""
        is_doubtful = act.verdict.startswith(DOUBTFUL)
        given = Given(self.turn, act.word, act.at, self.is_agreed(act), is_doubtful, False, (), NOBODY)
        if len(self.clues) == MOST_CLUES:
            del self.clues[0]
        self.clues.append(given)
        self.asks = []
        self.number = act.at
        self.guesses = 0
        self.is_open = self.mode != TOGETHER and not given.agreed  # CN-31, CN-27
        self.phase = GUESS
        self.step()
        if events is not None:
            tell.clue(events, self, given)

    def is_agreed(self, act: Act) -> bool:
        """CN-12: did the opposing spymaster consent to this very clue, in whatever letters it was written (CN-4)?"""
        for question in self.asks:
            if question.answer == YES and question.number == act.at and self.is_same(question.word, act.word):
                return True
        return False

    def is_same(self, one: str, other: str) -> bool:
        """CN-4: are these one word?"""
        if self.customs.by_letters:
            return one.casefold() == other.casefold()
        return key_of(one) == key_of(other)

    def ask(self, act: Act, events: Events | None) -> None:
        """CN-12: nobody but the two spymasters hears of it, so it is the same moment still."""
        question = Question(act.word, act.at, NO_ANSWER)
        self.asks.append(question)
        if events is not None:
            tell.asked(events, self, question, act.verdict.startswith(DOUBTFUL))

    def answer(self, seat: i64, yes: bool, events: Events | None) -> None:
        question = self.asks[-1]
        answered = Question(question.word, question.number, YES if yes else NO)
        self.asks[-1] = answered
        if events is not None:
            tell.answered(events, self, seat, answered)

    # --- guessing (CN-7 to CN-10)

    def mark(self, seat: i64, place: i64, events: Events | None) -> None:
        """CN-9: an open suggestion."""
        self.marks[seat] = plus(self.marks[seat], place)
        self.marked = plus(self.marked, place)
        if events is not None:
            tell.marked(events, seat, place)

    def clear_marks(self) -> None:
        """Marks are for one guess."""
        if self.marked != 0:
            self.marks = [0] * self.n_seats
            self.marked = 0

    def guess(self, seat: i64, place: i64, events: Events | None) -> None:
        """CN-8: the card is covered, and its colour decides how it goes on."""
        colour = self.colour(place)
        self.covered = plus(self.covered, place)
        self.guesses += 1
        self.is_open = False
        self.clear_marks()
        self.step()
        last = self.clues[-1]
        places = (*last.places, int(place))
        self.clues[-1] = noted(last, last.agreed, False, places, last.challenger)
        if events is not None:
            tell.guessed(events, self, seat, place)
        if colour == ASSASSIN:
            self.finish(BY_ASSASSIN, 1 - self.turn, events)
        elif not self.is_decided(events):
            self.go_on(colour, events)

    def go_on(self, colour: i64, events: Events | None) -> None:
        """CN-7, CN-8: after an agent of one's own there may be more guesses."""
        if colour == BYSTANDER:
            self.end_turn(BY_BYSTANDER, events)
        elif colour != self.turn:
            self.end_turn(BY_OPPONENT, events)
        elif self.guesses == self.limit():
            self.end_turn(ENOUGH, events)

    def stop(self, why: i64, events: Events | None) -> None:
        """The turn ends without another guess: of the team's own will (CN-7), or because time is up."""
        self.step()
        self.end_turn(why, events)

    def end_turn(self, why: i64, events: Events | None) -> None:
        """The others are on turn; together, the spymaster plays the turn of the fictional team (CN-27)."""
        team = self.turn
        self.clear_marks()
        self.asks = []
        self.guesses = 0
        self.is_open = False
        if self.mode == TOGETHER:
            self.phase = COVER
        else:
            self.turn = 1 - team
            self.phase = CLUE
        if events is not None:
            tell.turn_over(events, team, why)

    # --- the invalid clue (CN-11, CN-31)

    def challenge(self, seat: i64, events: Events | None) -> None:
        """Guessing waits until it is decided."""
        self.challenger = seat
        last = self.clues[-1]
        self.clues[-1] = noted(last, last.agreed, False, last.places, seat)
        self.is_open = False
        self.phase = RULING
        self.step()
        if events is not None:
            tell.challenged(events, seat)

    def rule(self, seat: i64, upheld: bool, events: Events | None) -> None:
        """The opposing spymaster decides; or one more vote, and the last of them decides (a tie: valid)."""
        if not self.customs.by_vote:
            self.decide(seat, upheld, events)
            return
        if upheld:
            self.ayes = plus(self.ayes, seat)
        else:
            self.nays = plus(self.nays, seat)
        if events is not None:
            tell.voted(events, seat, upheld)
        if judges_of(self) & ~(self.ayes | self.nays) == 0:
            self.decide(NOBODY, len(seats_in(self.ayes)) > len(seats_in(self.nays)), events)

    def decide(self, seat: i64, upheld: bool, events: Events | None) -> None:
        """Valid for good, or the turn is over and the opposing spymaster covers a word of his own."""
        self.challenger = NOBODY
        self.ayes = 0
        self.nays = 0
        self.phase = GUESS
        self.step()
        if upheld:
            last = self.clues[-1]
            self.clues[-1] = noted(last, False, True, (), last.challenger)
        if events is not None:
            tell.ruled(events, seat, upheld)
        if upheld:
            self.end_turn(INVALID, events)
            self.phase = PENALTY

    def cover(self, seat: i64, place: i64, events: Events | None) -> None:
        """CN-11: a word of one's own; CN-27: one of the fictional team. It may be the last."""
        self.covered = plus(self.covered, place)
        self.phase = CLUE
        self.step()
        if events is not None:
            tell.covered(events, self, seat, place)
        self.is_decided(events)

    # --- the sand-glass (CN-26)

    def turn_glass(self, seat: i64, events: Events | None) -> None:
        """It is shown, and that is all: the rulebook knows no penalty."""
        self.glass = True
        if events is not None:
            tell.glass(events, seat)

    # --- the end (CN-8, CN-10, CN-27)

    def is_decided(self, events: Events | None) -> bool:
        """CN-10: the team all of whose words are covered wins, whoever covered the last one."""
        if self.reds & ~self.covered == 0:
            self.finish(BY_FOUND, RED, events)
        elif self.blues & ~self.covered == 0:
            self.finish(BY_FOUND, BLUE, events)
        return self.phase == OVER

    def finish(self, end: i64, winner: i64, events: Events | None) -> None:
        """It is decided. Who loses to the fictional team has lost, and nobody has won (CN-27)."""
        self.phase = OVER
        self.end = end
        self.winner = winner
        if self.spy(winner) < 0:
            self.winner = NOBODY
            if end == BY_FOUND:
                self.end = BY_USED_UP
        if events is not None:
            tell.over(events, self)
