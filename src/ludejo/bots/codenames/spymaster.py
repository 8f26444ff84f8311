"""The spymaster bot: which word and number win most often, if the operatives feel about as the bot does.

It assumes a guesser who touches one word after the other; the nearer a word is, the likelier it is touched. A bold
spymaster expects to be understood. A careful one (a higher `blur`) expects to be misunderstood, and keeps its clues
farther away from dangerous words.
"""

from __future__ import annotations

from typing import Final, final

import msgspec
import numpy as np

from ludejo.bots.codenames.board import Row, WordBoard
from ludejo.bots.search.prospects import MOST, chances
from ludejo.games.codenames.referee import FINE_KIND, Referee
from ludejo.games.codenames.shapes import Colour

COMMON: Final = 500  # words that everybody uses
TINY: Final = 1e-9
TRIED: Final = 200  # the best clues, which the referee judges first; if none is fine, any clue will do


class Style(msgspec.Struct, frozen=True):
    """How a spymaster plays: how many words it knows, how unsure it is of being understood, and what it fears."""

    n_clues: int = 6000
    blur: float = 0.7
    rare: float = 0.004  # how much a rare word costs: people understand it in different ways
    fear: float = 1.0  # of the assassin; 1: as much as of a lost game


class Idea(msgspec.Struct, frozen=True):
    """A clue, what it is worth, and the places it is meant for, the nearest first."""

    word: str
    number: int
    worth: float
    places: tuple[int, ...]


@final
class Spymaster:
    """Thinks about one board."""

    def __init__(self, board: WordBoard, key: tuple[Colour, ...], style: Style) -> None:
        self.board = board
        self.style = style
        self.key = key
        side = board.side()
        self.own = [place for place in board.open if key[place] == side]
        self.bad = [place for place in board.open if key[place] != side]
        self.together = board.view.mode == "together"
        self.chances = chances(self.together)
        self.theirs = sum(key[place] not in (side, "bystander", "assassin") for place in self.bad)

    def worths(self, minds: list[Row]) -> Row:
        """For each clue (row) and each number from 1: how likely the team wins after it, if the guesser feels like one
        of these minds (matrices)."""
        guessed = [self.guesses(near) for near in minds]
        right = np.mean([one[0] for one in guessed], axis=0)
        wrong = np.mean([one[1] for one in guessed], axis=0)
        left = len(self.own)
        missed = np.stack([wrong @ self.miss(left - found) for found in range(right.shape[1])], 1)
        reached = np.cumprod(np.hstack([np.ones((len(right), 1)), right]), axis=1)
        after = self.chances[left - 1 :: -1, self.theirs - 1][: right.shape[1]]
        return np.asarray(np.cumsum(reached[:, :-1] * (1 - right) * missed, axis=1) + reached[:, 1:] * after)

    def guesses(self, near: Row) -> tuple[Row, Row]:
        """How likely each guess is right, if all before it were; and of which `kind` a wrong word is."""
        place = {one: n for n, one in enumerate(self.board.open)}
        pull = np.exp(near / self.style.blur)
        own = -np.sort(-pull[:, [place[one] for one in self.own]], axis=1)
        bad = pull[:, [place[one] for one in self.bad]]
        is_last = self.together and self.theirs == 1  # CN-27: there is no other turn
        number = len(self.own) if is_last else min(MOST, len(self.own))
        left = np.cumsum(own[:, ::-1], axis=1)[:, ::-1][:, :number]
        total = bad.sum(1, keepdims=True)
        kinds = np.array([self.kind(self.key[place]) for place in self.bad], np.float32).reshape(-1, 3)
        return left / (left + total + TINY), bad @ kinds / np.maximum(total, TINY)

    def kind(self, colour: Colour) -> tuple[bool, bool, bool]:
        """Is a word the other team's, a bystander, the assassin?"""
        return colour in ("red", "blue"), colour == "bystander", colour == "assassin"

    def miss(self, left: int) -> Row:
        """How likely the game is still won after a wrong word, by its `kind`."""
        others, nobodys = self.chances[left, max(self.theirs - 2, 0)], self.chances[left, self.theirs - 1]
        return np.array([others, nobodys, (1 - self.style.fear) * nobodys], np.float32)

    def best(self, referee: Referee) -> Idea:
        """The best clue that the referee finds fine (CN-19)."""
        clues = self.board.thesaurus.clues(self.style.n_clues)
        minds = self.board.thesaurus.minds(len(clues), self.board.visible)
        near = np.mean(minds, axis=0)
        worths = self.worths(minds)
        top = worths.max(1) - self.style.rare * np.log1p(np.arange(len(clues)) / COMMON)
        order = np.argsort(-top, kind="stable")
        said = {given.word for given in self.board.clues()}
        for n in (*order[:TRIED], *range(len(clues))):
            if clues[n] not in said and referee.judge(clues[n], self.board.visible).kind == FINE_KIND:
                return self.idea(clues[n], int(worths[n].argmax()) + 1, float(top[n]), near[n])
        raise ValueError("no clue in the language is fine here")

    def idea(self, clue: str, number: int, worth: float, near: Row) -> Idea:
        """A clue with the words it is meant for."""
        felt = dict(zip(self.board.open, near, strict=True))
        nearest = sorted(self.own, key=lambda place: -felt[place])
        return Idea(clue, number, worth, tuple(nearest[:number]))

    def meant(self, clue: str, number: int) -> tuple[int, ...]:
        """The places that the bot's own clue was for."""
        near = self.board.nearness(clue)
        return tuple(sorted(self.own, key=lambda place: -near[place])[: number or len(self.own)])

    def covered(self, places: list[int]) -> int:
        """The best of these words to cover. Of the other team's words: the one most like an own word (CN-27). Of the
        own words: the one least like the rest, because it needs a clue of its own (CN-11)."""
        near = {place: self.board.nearness(self.board.words[place]) for place in places}
        others = [place for place in self.own if place not in places]
        if others:
            return max(places, key=lambda place: max(near[place][other] for other in others))
        return min(places, key=lambda place: sum(near[place][other] for other in places if other != place))
