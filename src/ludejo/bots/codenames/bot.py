"""A bot for Codenames that plays every part in every variant. It compares words by their vectors, and asks the referee
before it gives a clue.

It knows only what its view contains: a spymaster the key and the board, an operative the clues and the words that lie
open. If people are in its team, an operative points at words and leaves the decision to them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

import msgspec

from ludejo.bots.base import Bot, Question
from ludejo.bots.codenames.board import WordBoard
from ludejo.bots.codenames.operative import Nerve, Operative
from ludejo.bots.codenames.spymaster import Spymaster, Style
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.core.shapes import Belief, Fact, View
from ludejo.games.codenames import shapes
from ludejo.games.codenames.game import GAME
from ludejo.games.codenames.pieces import entry_of
from ludejo.games.codenames.referee import FINE_KIND, Referee
from ludejo.games.codenames.shapes import CodenamesView
from ludejo.language import referee
from ludejo.language.thesaurus import Thesaurus, thesaurus


class Player(msgspec.Struct, frozen=True):
    """A level: how the bot gives clues and how it guesses."""

    style: Style
    nerve: Nerve


PLAYERS: Final[dict[str, Player]] = {
    "easy": Player(Style(n_clues=1_200, blur=0.4, fear=0.5), Nerve(blur=1.6, extra=9.0)),
    "normal": Player(Style(n_clues=3_000, blur=0.6), Nerve(blur=1.2, extra=3.0)),
    "hard": Player(Style(), Nerve()),
}
Feeling = Callable[[str], Thesaurus]  # the thesaurus of a language


@final
class WordBot(Bot):
    """Plays at a level. `feeling` returns the thesaurus of a language: which words are near to which."""

    may_wait: ClassVar[bool] = True

    def __init__(self, player: Player, feeling: Feeling = thesaurus) -> None:
        self.player = player
        self.feeling = feeling

    def choose(self, question: Question, luck: Luck) -> Move:
        move = self.decided(question)
        if move is None and question.world.opens(question.seat):
            move = self.babbled(question.view, luck)
        return move or question.world.sample(question.seat, luck)

    def babbled(self, view: View, luck: Luck) -> Move:
        """A random word of the language as a clue: better than no clue at all."""
        assert isinstance(view, CodenamesView)
        clues = self.feeling(view.pack).clues(self.player.style.n_clues)
        return GAME.named(shapes.Clue(clues[luck.below(len(clues))], 1))

    def waits(self, question: Question) -> bool:
        return self.decided(question) is None and not self.is_lost(question.view)

    def is_lost(self, view: View) -> bool:
        """Does the bot not know the words of the host's own list (CN-30)? Then it plays at random."""
        assert isinstance(view, CodenamesView)
        return view.own and not view.words

    def decided(self, question: Question) -> Move | None:
        """What the bot does; None if it would rather wait, or does not know the words."""
        view = question.view
        assert isinstance(view, CodenamesView)
        if self.is_lost(view):
            return None
        board = WordBoard(view, self.feeling(view.pack))
        if view.phase == "guess" and question.seat not in view.spymasters:
            return self.touch(board, question)
        return self.spied(board, question)

    def judge_of(self, view: CodenamesView) -> Referee:
        """The referee of the table. The bot also follows it when it rules on a clue or consents to one."""
        return referee(view.pack, view.several, view.affixes)

    # --- as a spymaster

    def spied(self, board: WordBoard, question: Question) -> Move | None:
        """Give a clue, cover a word, rule, or answer; None if there is nothing to do."""
        view, choices = board.view, question.choices
        if view.phase == "ruling" or view.questions:
            told = [move for move in choices if isinstance(move.shape, (shapes.Rule, shapes.Answer))]
            if told:
                return self.ruled(board, told)
        spymaster = Spymaster(board, view.key, self.player.style) if view.key else None
        covers = {move.shape.place: move for move in choices if isinstance(move.shape, shapes.Cover)}
        if spymaster is not None and covers:
            return covers[spymaster.covered(list(covers))]
        if spymaster is not None and question.world.opens(question.seat):
            idea = spymaster.best(self.judge_of(view))
            return GAME.named(shapes.Clue(idea.word, idea.number))
        return None

    def ruled(self, board: WordBoard, told: list[Move]) -> Move:
        """CN-12, CN-31: a clue is valid if the referee calls it fine, no matter which team that helps."""
        view = board.view
        word = view.history[-1].word if view.phase == "ruling" else view.questions[-1].word
        fine = self.judge_of(view).judge(word, board.visible).kind == FINE_KIND or entry_of(word) >= 0
        wanted = shapes.Rule(not fine) if view.phase == "ruling" else shapes.Answer(fine)
        return next(move for move in told if move.shape == wanted)

    # --- as an operative

    def touch(self, board: WordBoard, question: Question) -> Move | None:
        """Point, confirm or stop, as the team decides together; None to wait for others."""
        by_shape = {move.shape: move for move in question.choices}
        mates = [seat for seat in mates_of(board.view) if seat != question.seat]
        alone = not mates
        target = self.target(board)
        if target is None:
            return by_shape.get(shapes.Stop()) if not set(mates) & set(question.people) else None
        if board.view.one_tap:
            return by_shape.get(shapes.Confirm(target)) if not set(mates) & set(question.people) else None
        if alone:
            return by_shape.get(shapes.Confirm(target)) or by_shape.get(shapes.Mark(target))
        return self.together(board, question, target, by_shape)

    def target(self, board: WordBoard) -> int | None:
        """The place that the bot would touch if it were alone; None to stop."""
        return Operative(board, self.player.nerve).target()

    def together(
        self, board: WordBoard, question: Question, target: int, by_shape: dict[msgspec.Struct, Move]
    ) -> Move | None:
        """CN-9: first everybody points. Then the bots join the word with the most marks, and the last of them confirms.
        If people are in the team, the bots wait for them."""
        marks, seat, team = board.view.marks, question.seat, set(mates_of(board.view))
        if not any(seat in by for by in marks):
            return by_shape.get(shapes.Mark(target))
        if team & set(question.people) - {seat} or not team <= {one for by in marks for one in by}:
            return None
        most = max(range(len(marks)), key=lambda place: (len(marks[place]), -place))
        if seat not in marks[most]:
            return by_shape.get(shapes.Mark(most))
        return by_shape.get(shapes.Confirm(most)) if team <= set(marks[most]) else None

    # --- for replays

    def beliefs(self, view: View, move: Move, truth: tuple[Fact, ...]) -> tuple[Belief, ...] | None:
        """For the replay: the words that its own clue was for, or how likely each word seemed to be its team's."""
        assert isinstance(view, CodenamesView)
        if self.is_lost(view):
            return None
        board = WordBoard(view, self.feeling(view.pack))
        if isinstance(move.shape, (shapes.Clue, shapes.JudgedClue)) and view.key:
            spymaster = Spymaster(board, view.key, self.player.style)
            places = spymaster.meant(move.shape.word, move.shape.number or 0)
            return tuple(Belief(place, view.key[place], 1.0, True) for place in places)
        if view.phase == "guess" and not view.key and board.clues():
            shares = Operative(board, self.player.nerve).shares()
            side = board.side()
            ours = {fact.about for fact in truth if fact.what == side}
            return tuple(Belief(place, side, round(share, 3), place in ours) for place, share in shares.items())
        return None


def mates_of(view: CodenamesView) -> tuple[int, ...]:
    """The operatives who guess now."""
    if view.mode == "shared":
        return tuple(seat for seat, team in enumerate(view.teams) if team is None)
    return tuple(seat for seat, team in enumerate(view.teams) if team == view.turn and seat not in view.spymasters)


def at_level(level: str) -> WordBot:
    """The bot of this level."""
    return WordBot(PLAYERS[level])
