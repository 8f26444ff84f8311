"""A bot for Lupus in Tabula that plays every role. It reasons about sets of wolves, lies where lies help its side, and
knows only what its view contains.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from ludejo.bots.base import Bot, Question
from ludejo.bots.lupus_in_tabula.belief import Habits, known_of, mind_of
from ludejo.bots.lupus_in_tabula.night import pointed
from ludejo.bots.lupus_in_tabula.seat import LupusLevel, Seat, secret_of
from ludejo.bots.lupus_in_tabula.talk import spoken
from ludejo.bots.lupus_in_tabula.vote import voted
from ludejo.core.luck import FastLuck, Luck
from ludejo.core.move import Move
from ludejo.core.shapes import Belief, Fact, View
from ludejo.games.lupus_in_tabula.shapes import LupusView, Ready

FORGETFUL: Final = Habits(votes_wolf=1.0, votes_human=1.0, saves=1.0)  # ignores earlier votes
LEVELS: Final[dict[str, LupusLevel]] = {
    "easy": LupusLevel("easy", FORGETFUL, blur=0.5, agrees=False, patient=False, lies=0, hunts=0.0, blends=False),
    "normal": LupusLevel("normal", FORGETFUL, blur=0.1, agrees=False, patient=False, lies=1, hunts=0.0, blends=False),
    "hard": LupusLevel("hard", Habits()),
}


@final
class LupusBot(Bot):
    """Plays at a level."""

    may_wait: ClassVar[bool] = True

    def __init__(self, level: LupusLevel) -> None:
        self.level = level

    def choose(self, question: Question, luck: Luck) -> Move:
        view = question.view
        assert isinstance(view, LupusView)
        seat = Seat(question, self.level, luck)
        if view.phase == "night":
            return pointed(seat)
        if view.phase in ("ballot", "final"):
            return voted(seat)
        return spoken(seat)

    def waits(self, question: Question) -> bool:
        """In the talk the bot is ready only after all living people are; bots alone don't wait."""
        view = question.view
        assert isinstance(view, LupusView)
        if view.phase != "talk" or not any(view.alive[one] and not view.ready[one] for one in question.people):
            return False
        return isinstance(self.choose(question, FastLuck(view.day)).shape, Ready)

    def beliefs(self, view: View, move: Move, truth: tuple[Fact, ...]) -> tuple[Belief, ...] | None:
        """For the replay: how likely each living seat is a wolf, as the bot thought; only seats it did not know."""
        assert isinstance(view, LupusView)
        if view.role is None or view.phase == "over":
            return None
        wolves = {fact.about for fact in truth if fact.what == "wolf"}
        unknown = {fact.about for fact in truth}
        shares = mind_of(known_of(view), self.level.habits, secret_of(view)).wolf
        return tuple(
            Belief(seat, "wolf", round(share, 3), seat in wolves)
            for seat, share in enumerate(shares)
            if view.alive[seat] and seat in unknown
        )


def at_level(name: str) -> LupusBot:
    """The bot of this level."""
    return LupusBot(LEVELS[name])
