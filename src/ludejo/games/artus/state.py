"""Artus as the table knows it: which seat is asked what, and which seat may know what."""

from __future__ import annotations

from typing import Final, final

import msgspec
from mypy_extensions import i64

from ludejo.core.bits import has, in_bag, mask_of
from ludejo.core.event import Events
from ludejo.core.game import NOBODY as NO_SEAT
from ludejo.core.game import ONE_SEAT, refused
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.core.packing import damaged
from ludejo.core.refusal import ILLEGAL, Arg, Refusal, illegal
from ludejo.core.shapes import Fact, Result, View, result_of
from ludejo.games.artus import tell
from ludejo.games.artus.legality import choices_of, judge
from ludejo.games.artus.moves import NO_CHOICES, ArtusMove
from ludejo.games.artus.outlook import shares
from ludejo.games.artus.pieces import (
    CARDS,
    FINE,
    FIRST_SCORING,
    IS_OVER,
    N_SCORING,
    NOT_HELD,
    NOT_YOUR_TURN,
    OVER,
    PLAY,
    REASONS,
)
from ludejo.games.artus.position import Position
from ludejo.games.artus.rules.turn import make, play
from ludejo.games.artus.stored import follow, is_sound, packed, unpacked
from ludejo.games.artus.view import foreseen, view_of
from ludejo.games.artus.worlds.belief import redeal

ENDED: Final = illegal(IS_OVER)
WAIT: Final = illegal(NOT_YOUR_TURN)


@final
class Artus(Position):
    """A game of Artus."""

    def due(self) -> tuple[int, ...]:
        if self.phase == OVER:
            return NO_SEAT
        return ONE_SEAT[self.mover]

    def moment(self) -> int:
        return self.n_moves

    def choices(self, seat: int) -> tuple[Move, ...]:
        at: i64 = seat
        if at != self.mover or self.phase == OVER:
            return NO_CHOICES
        return choices_of(self, at)

    def check(self, seat: int, move: Move) -> Refusal | None:
        if self.phase == OVER:
            return ENDED
        if seat != self.mover:
            return WAIT
        assert isinstance(move, ArtusMove)
        reason = judge(self, seat, move)
        if reason == FINE:
            return None
        code, rule = REASONS[reason]
        args: dict[str, Arg] = {"card": CARDS[move.card]} if reason == NOT_HELD else {}
        return Refusal(ILLEGAL, code, rule, args)

    def apply(self, seat: int, move: Move, luck: Luck, events: Events | None = None) -> None:
        assert isinstance(move, ArtusMove)
        mover: i64 = seat
        if mover != self.mover or self.phase == OVER or judge(self, mover, move) != FINE:
            raise refused(self, seat, move)
        make(self, mover, move, luck, events)

    def preview(self, seat: int, move: Move) -> msgspec.Struct | None:
        """What a card would do; None for a draw, whose card is luck, and for placing, which earns nothing."""
        assert isinstance(move, ArtusMove)
        if self.phase != PLAY or self.check(seat, move) is not None:
            return None
        ahead = self.clone()
        play(ahead, seat, move, None)
        return foreseen(self, ahead, seat, move)

    def view(self, seat: int) -> View:
        return view_of(self, seat)

    def resample(self, seat: int, luck: Luck) -> Artus:
        world = self.clone()
        redeal(world, seat, luck)
        return world

    def won(self) -> int:
        if self.phase != OVER:
            return 0
        return mask_of(tuple(tell.winners_of(self)))

    def outlook(self) -> list[float]:
        return shares(self)

    def hidden(self, seat: int) -> tuple[Fact, ...]:
        """The cards in the other hands; equal cards in a hand are one fact."""
        facts: list[Fact] = []
        for other in range(self.n_seats):
            if other != seat:
                facts += [Fact(other, CARDS[card]) for card in self.different_cards(other)]
        return tuple(facts)

    def different_cards(self, seat: i64) -> list[int]:
        """The cards of a hand; equal cards are listed once."""
        bag = self.hand(seat)
        held = self.scoring_hand(seat)
        found = sorted(set(in_bag(bag)))
        return found + [FIRST_SCORING + place for place in range(N_SCORING) if has(held, place)]

    def clone(self) -> Artus:
        other = Artus(self.n_seats, self.n_knights, self.n_plays, self.deck, self.scoring_deck, self.carpet, self.first)
        self.copy_to(other)
        return other

    def result(self) -> Result | None:
        """AR-34: the most points win, ties share."""
        if self.phase != OVER:
            return None
        return result_of([self.score(seat) for seat in range(self.n_seats)], tell.winners_of(self))

    def to_bytes(self) -> bytes:
        return packed(self)

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (packed(self),)


def restored(stored: bytes) -> Artus:
    """The game that these bytes were made from; `Refused` if there is none."""
    numbers = unpacked(stored)
    seats, knights, plays, deck, scoring_deck, carpet, first = numbers[:7]
    game = Artus(seats, knights, plays, deck, scoring_deck, carpet, first)
    game.fill(numbers)
    if not follow(game) or not is_sound(game):
        raise damaged()
    return game
