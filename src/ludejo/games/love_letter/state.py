"""Love Letter as the table knows it: which seat is asked what, and which seat may know what."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludejo.core.bits import has, lane, seats_in
from ludejo.core.event import Events
from ludejo.core.game import NOBODY as NO_SEAT
from ludejo.core.game import ONE_SEAT, State, refused
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.core.packing import damaged
from ludejo.core.refusal import ILLEGAL, Refusal, illegal
from ludejo.core.shapes import Fact, Result, View, result_of
from ludejo.games.love_letter.legality import judge, legal_moves
from ludejo.games.love_letter.moves import NO_CHOICES, CardMove
from ludejo.games.love_letter.pieces import CARD_RULES, CARDS, FINE, IS_OVER, NAMES, NOT_YOUR_TURN, REASONS
from ludejo.games.love_letter.position import Position
from ludejo.games.love_letter.rules.play import play
from ludejo.games.love_letter.stored import is_sound, packed, unpacked
from ludejo.games.love_letter.view import view_of
from ludejo.games.love_letter.worlds.belief import Belief
from ludejo.games.love_letter.worlds.habits import likelihood
from ludejo.games.love_letter.worlds.redeal import redeal

OVER: Final = illegal(IS_OVER)
WAIT: Final = illegal(NOT_YOUR_TURN)


@final
class LoveLetter(Position):
    """A match of Love Letter."""

    def due(self) -> tuple[int, ...]:
        if self.winners != 0:
            return NO_SEAT
        return ONE_SEAT[self.mover]

    def moment(self) -> int:
        return self.n_moves

    def chapter(self) -> int:
        return self.round_no

    def choices(self, seat: int) -> tuple[Move, ...]:
        at: i64 = seat
        if at != self.mover or self.winners != 0:
            return NO_CHOICES
        return legal_moves(self.hand(at), self.drawn, at, self.free_targets(at))

    def check(self, seat: int, move: Move) -> Refusal | None:
        if self.winners != 0:
            return OVER
        if seat != self.mover:
            return WAIT
        assert isinstance(move, CardMove)
        reason = judge(self, seat, move)
        if reason == FINE:
            return None
        code, rule = REASONS[reason]
        name = NAMES[move.card]
        assert name is not None
        return Refusal(ILLEGAL, code, rule or CARD_RULES[move.card], {"card": name, "at": move.at})

    def apply(self, seat: int, move: Move, luck: Luck, events: Events | None = None) -> None:
        assert isinstance(move, CardMove)
        mover: i64 = seat
        if mover != self.mover or self.winners != 0 or judge(self, mover, move) != FINE:
            raise refused(self, seat, move)
        play(self, mover, move, luck, events)

    def view(self, seat: int) -> View:
        return view_of(self, seat)

    def resample(self, seat: int, luck: Luck) -> LoveLetter:
        world = self.clone()
        redeal(Belief(self, seat), world, luck)
        return world

    def worlds(self, seat: int, luck: Luck, n: int) -> list[State]:
        belief = Belief(self, seat)
        drawn: list[State] = []
        for _ in range(n):
            world = self.clone()
            redeal(belief, world, luck)
            drawn.append(world)
        return drawn

    def score(self, seat: int) -> int:
        return lane(self.tokens, seat)

    def won(self) -> int:
        return self.last_winners

    def likelihood(self, seat: int) -> float:
        return likelihood(self, seat)

    def hidden(self, seat: int) -> tuple[Fact, ...]:
        """The hands of the others who are still in the round."""
        others = [other for other in seats_in(self.living) if other != seat]
        return tuple([Fact(other, CARDS[self.hand(other) - 1]) for other in others])

    def clone(self) -> LoveLetter:
        other = LoveLetter(self.n_seats, self.goal, self.ties_share, self.deck, self.deck_size, self.n_face_up)
        self.copy_to(other)
        return other

    def result(self) -> Result | None:
        if self.winners == 0:
            return None
        seats = range(self.n_seats)
        return result_of([lane(self.tokens, s) for s in seats], [s for s in seats if has(self.winners, s)])

    def to_bytes(self) -> bytes:
        return packed(self)

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (packed(self),)


def restored(stored: bytes) -> LoveLetter:
    """The match that these bytes were made from; `Refused` if there is none."""
    numbers = unpacked(stored)
    seats, goal, share, deck, size, n_face_up = numbers[:6]
    match = LoveLetter(seats, goal, share != 0, deck, size, n_face_up)
    match.fill(numbers)
    if not 0 <= share <= 1 or not is_sound(match):
        raise damaged()
    return match
