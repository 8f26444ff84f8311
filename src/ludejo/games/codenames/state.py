"""Codenames as the table knows it: who is asked what, and who may know what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

import msgspec

from ludejo.core.bits import has, seats_in
from ludejo.core.event import EVERYONE, Events, check_viewer
from ludejo.core.game import NOTHING_OPEN, refused
from ludejo.core.luck import Luck
from ludejo.core.move import OPEN, Move
from ludejo.core.packing import damaged
from ludejo.core.refusal import UNKNOWN, Refusal, illegal
from ludejo.core.shapes import Fact, OpenMove, Result, View, result_of
from ludejo.games.codenames import shapes
from ludejo.games.codenames._fields import COUNT, read_customs
from ludejo.games.codenames.legality import choices_of, due_mask, judge, judge_ask, judge_word, may_mask
from ludejo.games.codenames.moves import NO_CHOICES, STAND_INS, Act
from ludejo.games.codenames.pieces import (
    ASK,
    BLUE,
    CLOCKS,
    CLUE,
    COLOURS,
    FINE,
    GIVE,
    N_NUMBERS,
    OVER,
    REASONS,
    RED,
    TOGETHER,
    UNLIMITED,
    entry_name,
    named_number,
)
from ludejo.games.codenames.position import FIXED, Position
from ludejo.games.codenames.referee import DOUBTFUL, read_verdict
from ludejo.games.codenames.rules.play import expire, make
from ludejo.games.codenames.shapes import LIMIT
from ludejo.games.codenames.stored import (
    SEATING,
    BoardReader,
    are_customs,
    fits_seats,
    is_small,
    is_sound,
    packed,
    read_lists,
)
from ludejo.games.codenames.view import view_of
from ludejo.games.codenames.worlds.redeal import redeal

REFUSALS: Final[list[Refusal]] = [illegal(reason) for reason in REASONS]
CLUE_ALONE: Final[tuple[OpenMove, ...]] = (OpenMove("clue", LIMIT),)
CLUE_OR_ASK: Final[tuple[OpenMove, ...]] = (OpenMove("clue", LIMIT), OpenMove("ask", LIMIT))
ASKS_ONE_IN: Final = 4  # random play asks a question in one of this many cases
SILENT: Final = 0


@final
class Codenames(Position):
    """A game of Codenames."""

    def due(self) -> tuple[int, ...]:
        return tuple(seats_in(due_mask(self)))

    def may(self) -> tuple[int, ...]:
        return tuple(seats_in(may_mask(self)))

    def invited(self) -> tuple[int, ...]:
        """CN-12: the opposing spymaster, while a question waits."""
        if self.phase == CLUE and self.is_asking():
            return (self.spy(1 - self.turn),)
        return ()

    def teams(self) -> tuple[tuple[int, ...], ...]:
        both = (tuple(seats_in(self.members(RED))), tuple(seats_in(self.members(BLUE))))
        return tuple([team for team in both if team])

    def moment(self) -> int:
        return self.n_moments

    def choices(self, seat: int) -> tuple[Move, ...]:
        if self.phase == OVER or not self.is_seat(seat):
            return NO_CHOICES
        return tuple(choices_of(self, seat))

    def opens(self, seat: int) -> tuple[OpenMove, ...]:
        if self.phase != CLUE or seat != self.spy(self.turn):
            return NOTHING_OPEN
        if judge_ask(self) == FINE:
            return CLUE_OR_ASK
        return CLUE_ALONE

    def sample(self, seat: int, luck: Luck) -> Move:
        if not self.opens(seat):
            return super().sample(seat, luck)
        entry = luck.below(self.customs.n_listed)
        number = luck.below(self.customs.most + 2)
        if number > self.customs.most:
            number = UNLIMITED
        if judge_ask(self) == FINE and luck.below(ASKS_ONE_IN) == 0:
            shape = shapes.JudgedAsk(entry_name(entry), named_number(number))
            return Act(OPEN, shape, ASK, number, shape.word, "", entry)
        return STAND_INS[entry * N_NUMBERS + number]

    def check(self, seat: int, move: Move) -> Refusal | None:
        if not self.is_seat(seat):
            return Refusal(UNKNOWN, "unknown-seat", "", {"seat": seat})
        assert isinstance(move, Act)
        reason = judge(self, seat, move)
        if reason != FINE:
            return REFUSALS[reason]
        return judge_word(self, move)

    def apply(self, seat: int, move: Move, luck: Luck, events: Events | None = None) -> None:
        assert isinstance(move, Act)
        if not self.is_seat(seat) or judge(self, seat, move) != FINE or judge_word(self, move) is not None:
            raise refused(self, seat, move)
        make(self, seat, move, events)

    def clock(self) -> str:
        if self.customs.times != FIXED:
            return ""
        return CLOCKS[self.phase]

    def reminder(self) -> str:
        """CN-26: the sand-glass ends nothing."""
        return "glass" if self.glass else ""

    def take_words(self, words: Sequence[str]) -> None:
        """CN-30: keep the words on the cards that were dealt."""
        self.faces = tuple([words[card] for card in self.cards])

    def expire(self, luck: Luck, events: Events | None = None) -> None:
        expire(self, luck, events)

    def hearers(self, seat: int) -> int:
        """CN-32: spymasters, who see the key, say nothing until the end."""
        if self.phase != OVER and self.is_seat(seat) and has(self.spies(), seat):
            return SILENT
        return EVERYONE

    def preview(self, seat: int, move: Move) -> msgspec.Struct | None:
        """What the referee says of a clue that is being typed; if it is refused, `check` says why."""
        assert isinstance(move, Act)
        verdict = read_verdict(move.verdict) if move.kind == GIVE or move.kind == ASK else None
        if verdict is None:
            return None
        return shapes.Judged(verdict.kind == DOUBTFUL, verdict.word, verdict.root)

    def view(self, seat: int) -> View:
        return view_of(self, seat)

    def resample(self, seat: int, luck: Luck) -> Codenames:
        check_viewer(seat, self.n_seats)
        world = self.clone()
        if not self.knows_key(seat):
            redeal(world, luck)
        return world

    def won(self) -> int:
        return self.winners()

    def hidden(self, seat: int) -> tuple[Fact, ...]:
        """The colours of the uncovered words; spymasters know them."""
        if self.knows_key(seat):
            return ()
        return tuple([Fact(place, COLOURS[self.colour(place)]) for place in seats_in(self.uncovered())])

    def clone(self) -> Codenames:
        other = Codenames(self.n_seats, self.mode, self.n_red, self.starter, self.customs)
        self.copy_to(other)
        return other

    def result(self) -> Result | None:
        """CN-28: against the fictional team there are points; else 1 for winners and 0 for the others."""
        if self.phase != OVER:
            return None
        winners = seats_in(self.winners())
        points = [self.score(seat) for seat in range(self.n_seats)]
        if self.mode != TOGETHER:
            points = [int(seat in winners) for seat in range(self.n_seats)]
        return result_of(points, winners)

    def is_over(self) -> bool:
        return self.phase == OVER

    def to_bytes(self) -> bytes:
        return packed(self)

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (packed(self),)


def restored(stored: bytes) -> Codenames:
    """The game that gave these bytes; `Refused` if none did."""
    reader = BoardReader(stored)
    numbers = reader.run(COUNT)
    seats, mode, n_red, starter = numbers[:SEATING]
    customs = read_customs(numbers[SEATING:])
    if not fits_seats(seats, mode, n_red) or not 0 <= starter <= 1 or not are_customs(customs):
        raise damaged()
    game = Codenames(seats, mode, n_red, starter, customs)
    game.seat_all()
    game.fill(numbers)
    if not is_small(game):
        raise damaged()
    read_lists(game, reader)
    reader.end()
    if not is_sound(game) or packed(game, reader.version) != stored:
        raise damaged()
    return game
