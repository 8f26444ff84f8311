"""Draws one world from a seat's belief, with exact probabilities.

A draw first picks the current hands. Then it goes backwards through the tape and picks how each hand came about, so
that the new world has a complete tape: it is a deal, not just a redistribution of cards.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludejo.core.bits import lane, one_in, with_lane
from ludejo.core.luck import Luck
from ludejo.games.love_letter.pieces import KINDS, KING, NONE
from ludejo.games.love_letter.position import Position, Turn, entry_of
from ludejo.games.love_letter.worlds.belief import Belief
from ludejo.games.love_letter.worlds.ways import Case

ANY_CARD: Final = [0] + [1] * (KINDS - 1)


def redeal(belief: Belief, world: Position, luck: Luck) -> None:
    """Turn `world` (a copy of the position) into one drawn from all that the viewer considers possible."""
    draw = Draw(belief, luck)
    draw.pick()
    draw.put_hands(world)
    draw.put_tape(world)


@final
class Draw:
    """One draw: the case and the hands that were picked."""

    def __init__(self, belief: Belief, luck: Luck) -> None:
        self.belief = belief
        self.luck = luck
        self.case: Case = belief.cases[0]
        self.hands: list[int] = []  # by seat (0: none hidden), then the card that the mover drew

    def pick(self) -> None:
        """Pick the cards independently. Some draws are rejected and repeated, which makes the probabilities exact."""
        while True:
            self.case = self.pick_case()
            if self.pick_hands():
                return

    def weight(self, case: Case) -> int:
        """How many deals the case stands for, if no two hands need the same card."""
        weight = case.times
        for seat in range(self.belief.position.n_seats):
            if self.belief.hides(seat):
                weight *= self.weigh(case.ways[seat])
        return weight

    def weigh(self, ways: list[int]) -> int:
        """How many deals there are for one hand alone."""
        unseen = self.belief.unseen
        return sum([ways[card] * unseen[card] for card in range(KINDS)])

    def pick_case(self) -> Case:
        cases = self.belief.cases
        if len(cases) == 1:
            return cases[0]
        weights = [self.weight(case) for case in cases]
        left = wide_below(self.luck, sum(weights))
        place = 0
        while left >= weights[place]:
            left -= weights[place]
            place += 1
        return cases[place]

    def pick_hands(self) -> bool:
        """Pick every hidden card; False if the draw is rejected."""
        belief = self.belief
        position = belief.position
        self.hands = []
        used = [0] * KINDS
        for seat in range(position.n_seats):
            if not self.pick_into(belief.hides(seat), self.case.ways[seat], used):
                return False
        return self.pick_into(position.drawn != 0 and position.mover != belief.viewer, ANY_CARD, used)

    def pick_into(self, hidden: bool, ways: list[int], used: list[int]) -> bool:
        """Pick one card, if one is hidden. A card picked before is accepted in proportion to its copies left."""
        if not hidden:
            self.hands.append(0)
            return True
        card = self.pick_card(ways)
        self.hands.append(card)
        taken: i64 = used[card]
        used[card] = taken + 1
        return taken == 0 or self.luck.below(self.belief.unseen[card]) >= taken

    def pick_card(self, ways: list[int]) -> i64:
        unseen = self.belief.unseen
        left: i64 = self.luck.below(self.weigh(ways))
        card: i64 = 0
        while left >= ways[card] * unseen[card]:
            left -= ways[card] * unseen[card]
            card += 1
        return card

    def put_hands(self, world: Position) -> None:
        """Put the picked cards in the hands, and the true ones back into the bag."""
        position = self.belief.position
        rest = position.rest
        for seat in range(position.n_seats):
            if self.hands[seat] != 0:
                rest += one_in(position.hand(seat)) - one_in(self.hands[seat])
                world.hold(seat, self.hands[seat])
        drawn: i64 = self.hands[position.n_seats]
        if drawn != 0:
            rest += one_in(position.drawn) - one_in(drawn)
            world.drawn = drawn
        world.rest = rest

    def put_tape(self, world: Position) -> None:
        """Go back from the current hands to the deal, and write the tape that leads from that deal to these hands."""
        tape = self.belief.tape
        back = Backwards(self.belief, world)
        for place in range(len(tape) - 1, -1, -1):
            back.undo(tape[place], self.case.before[place], self.luck)
        world.n_turns = 0
        world.tape0 = 0
        world.tape1 = 0
        world.tape2 = 0
        for entry in reversed(back.entries):
            world.record(entry)
        world.dealt = 0
        for seat, card in enumerate(back.hands):
            world.dealt = with_lane(world.dealt, seat, card)


@final
class Backwards:
    """Undoes the round turn by turn, from given hands to a deal."""

    def __init__(self, belief: Belief, world: Position) -> None:
        self.viewer = belief.viewer
        self.hands: list[int] = [lane(world.hands, seat) for seat in range(world.n_seats)]
        self.entries: list[int] = []

    def undo(self, turn: Turn, before: list[int], luck: Luck) -> None:
        """Take back one turn: first what the card did, then the play, then the draw."""
        redrawn: i64 = 0
        if turn.loser != NONE:
            self.hands[turn.loser] = turn.laid
        elif turn.laid != 0:
            redrawn = self.hands[turn.move.at]
            self.hands[turn.move.at] = turn.laid
        elif turn.move.card == KING and turn.move.at != NONE:
            seat, at = turn.seat, turn.move.at
            self.hands[seat], self.hands[at] = self.hands[at], self.hands[seat]
        drawn = self.undo_play(turn, before, luck)
        self.entries.append(entry_of(turn.seat, drawn, turn.move.index, redrawn))

    def undo_play(self, turn: Turn, before: list[int], luck: Luck) -> i64:
        """Pick which of the two cards was drawn, and return it; the other one was the hand before."""
        kept: i64 = self.hands[turn.seat]
        card = turn.move.card
        drawn = card
        if turn.seat == self.viewer:
            drawn = turn.drawn
        elif kept != card and luck.below(before[kept] + before[card]) >= before[kept]:
            drawn = kept
        self.hands[turn.seat] = kept + card - drawn
        return drawn


def wide_below(luck: Luck, n: int) -> int:
    """Like `luck.below`, for n up to 2**60."""
    most = (1 << 60) // n * n
    while True:
        number = (luck.below(1 << 30) << 30) + luck.below(1 << 30)
        if number < most:
            return number % n
