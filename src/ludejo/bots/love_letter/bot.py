"""A bot for Love Letter that counts cards and plays by rules of thumb: the fixed baseline to measure other bots."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from ludejo.bots.base import Bot, Question
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.games.love_letter import shapes
from ludejo.games.love_letter.pieces import CARDS, DECK
from ludejo.games.love_letter.shapes import Card, LoveLetterView

VALUE: Final[dict[Card, int]] = {card: value for value, card in enumerate(CARDS, start=1)}
COPIES: Final = Counter(CARDS[value - 1] for value in DECK)
NAMED: Final[dict[str, Card]] = {str(card): card for card in CARDS}
Odds = dict[Card, float]


class Thinking:
    """What follows from a view: how likely each card is in each other hand."""

    def __init__(self, view: LoveLetterView) -> None:
        self.view = view
        self.others = [seat for seat, lives in enumerate(view.living) if lives and seat != view.seat]
        self.unseen = COPIES - Counter(view.hand) - Counter(view.face_up) - Counter(self.laid())
        self.odds = {seat: self.odds_of(seat) for seat in self.others}

    def laid(self) -> list[Card]:
        """All cards that lie open, and those that are known to be in a hand."""
        open_cards = [card for cards in self.view.discards for card in cards]
        return open_cards + [card for card in self.view.known if card is not None]

    def odds_of(self, seat: int) -> Odds:
        known = self.view.known[seat]
        if known is not None:
            return {known: 1.0}
        total = self.unseen.total()
        return {card: n / total for card, n in self.unseen.items()} if total else {}

    def kept(self, card: Card) -> Card:
        """The card that stays in hand when this one is played."""
        first, second = self.view.hand
        return second if card == first else first

    def below(self, seat: int, card: Card) -> float:
        """How likely this seat holds a lower card."""
        return sum(p for other, p in self.odds[seat].items() if VALUE[other] < VALUE[card])

    def above(self, seat: int, card: Card) -> float:
        """How likely this seat holds a higher card."""
        return sum(p for other, p in self.odds[seat].items() if VALUE[other] > VALUE[card])

    def mean(self, seat: int) -> float:
        """The value to be expected in this hand."""
        return sum(VALUE[card] * p for card, p in self.odds[seat].items())


class CountingBot(Bot):
    """Rates every move by who goes out and by what stays in hand, and plays the best."""

    def choose(self, question: Question, luck: Luck) -> Move:
        assert isinstance(question.view, LoveLetterView)
        thinking = Thinking(question.view)
        worths = [worth(thinking, move.shape) for move in question.choices]
        best = [move for move, value in zip(question.choices, worths, strict=True) if value == max(worths)]
        return best[luck.below(len(best))]


def worth(thinking: Thinking, shape: msgspec.Struct) -> float:
    """How good a move looks: about +1 if an opponent goes out, -1 if the bot does, and the worth of the card kept."""
    match shape:
        case shapes.Princess():
            return -10.0
        case shapes.Guard(at=None) | shapes.Spy(at=None) | shapes.Baron(at=None) | shapes.King(at=None):
            return keeping(thinking, shape)
        case shapes.Guard(at=int(at), guess=guess) if guess is not None:
            return thinking.odds[at].get(guess, 0.0) + keeping(thinking, shape)
        case shapes.Baron(at=int(at)):
            kept = thinking.kept("baron")
            return thinking.below(at, kept) - 1.2 * thinking.above(at, kept) + keeping(thinking, shape)
        case shapes.Prince(at=at):
            return prince(thinking, at) + keeping(thinking, shape) * (at != thinking.view.seat)
        case shapes.King(at=int(at)):
            gain = thinking.mean(at) - VALUE[thinking.kept("king")]
            return 0.08 * gain - 0.15
        case shapes.Spy():
            return 0.08 + keeping(thinking, shape)
        case shapes.Handmaid():
            return 0.12 + keeping(thinking, shape)
    return keeping(thinking, shape)  # the Countess


def prince(thinking: Thinking, at: int) -> float:
    """How good the Prince is. Another player may lose the Princess or a high card; the bot makes itself discard only a
    low card, and never the Princess."""
    if at == thinking.view.seat:
        kept = thinking.kept("prince")
        return -10.0 if kept == "princess" else 0.05 * (4.5 - VALUE[kept])
    return thinking.odds[at].get("princess", 0.0) + 0.03 * (thinking.mean(at) - 4.5)


def keeping(thinking: Thinking, shape: msgspec.Struct) -> float:
    """The worth of the card kept: a high one is worth more near the end of the round; earlier it may be guessed."""
    kept = thinking.kept(NAMED[str(shape.__struct_config__.tag)])
    late = 1.0 - thinking.view.pile / 12
    return 0.04 * VALUE[kept] * (0.3 + late)


BOTS: Final = {"counting": CountingBot()}
