"""What a seat of Love Letter may know (LL-24), written from nothing."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import has, lane
from ludejo.core.event import ONLOOKER, check_viewer
from ludejo.games.love_letter.pieces import BARON, KING, NAMES, NONE, NOT_ENDED, PRINCE, PRINCESS, SPY
from ludejo.games.love_letter.position import Position, Turn
from ludejo.games.love_letter.shapes import Aimed, Card, LoveLetterView
from ludejo.games.love_letter.tell import discarded_cards, last_round, named, seats_of


def view_of(position: Position, viewer: i64) -> LoveLetterView:
    """The view of a seat, or of ONLOOKER."""
    check_viewer(viewer, position.n_seats)
    seats = range(position.n_seats)
    over = position.is_over()
    return LoveLetterView(
        seat=viewer,
        goal=position.goal,
        tokens=tuple([lane(position.tokens, seat) for seat in seats]),
        round=position.round_no,
        starter=position.starter,
        turn=None if over else int(position.mover),
        pile=position.pile(),
        face_up=tuple([named(lane(position.face_up, place)) for place in range(position.n_face_up)]),
        hand=own_hand(position, viewer),
        living=tuple([has(position.living, seat) for seat in seats]),
        protected=tuple([has(position.shields, seat) for seat in seats]),
        discards=tuple([discarded_cards(position.laid(seat)) for seat in seats]),
        known=tuple([NAMES[card] for card in Walk(position, viewer).known]),
        turns=tuple([aimed(turn) for turn in position.tape()]),
        last_round=None if position.last_end == NOT_ENDED else last_round(position),
        winners=seats_of(position.winners),
    )


def aimed(turn: Turn) -> Aimed:
    """A turn of this round, as everybody saw it."""
    at = None if turn.move.at == NONE else int(turn.move.at)
    return Aimed(turn.seat, named(turn.move.card), at, NAMES[turn.move.guess])


def own_hand(position: Position, viewer: i64) -> tuple[Card, ...]:
    """The cards that the viewer holds; the one just drawn comes last."""
    if viewer == ONLOOKER or not has(position.living, viewer):
        return ()
    card = position.hand(viewer)
    if position.mover != viewer or position.drawn == 0:
        return (named(card),)
    return (named(card), named(position.drawn))


class Walk:
    """Goes through the round as the viewer saw it, and finds the cards that the viewer was shown and that are still in
    the same hand (a reminder; further conclusions are left to the player)."""

    def __init__(self, position: Position, viewer: i64) -> None:
        self.viewer = viewer
        self.hands: list[int] = [lane(position.dealt, seat) for seat in range(position.n_seats)]
        self.known: list[int] = [0] * position.n_seats
        if viewer == ONLOOKER:
            return
        for turn in position.tape():
            self.play(turn)
        self.known[viewer] = 0

    def play(self, turn: Turn) -> None:
        """One turn: a card shown before may be the one that is played now."""
        seat = turn.seat
        card = turn.move.card
        self.hands[seat] += turn.drawn - card
        if self.known[seat] == card:
            self.known[seat] = 0
        if card == PRINCESS:
            self.known[seat] = 0
        elif turn.move.at != NONE:
            self.effect(seat, card, turn.move.at, turn.move.guess, turn.redrawn)

    def effect(self, seat: i64, card: i64, at: i64, guess: i64, redrawn: i64) -> None:
        if card == SPY:
            if seat == self.viewer:
                self.known[at] = self.hands[at]
        elif card == KING:
            self.king(seat, at)
        elif card == BARON:
            self.baron(seat, at)
        elif card == PRINCE:
            self.hands[at] = redrawn
            self.known[at] = 0
        elif self.hands[at] == guess:
            self.known[at] = 0

    def king(self, seat: i64, at: i64) -> None:
        self.hands[seat], self.hands[at] = self.hands[at], self.hands[seat]
        self.known[seat], self.known[at] = self.known[at], self.known[seat]
        if seat == self.viewer:
            self.known[at] = self.hands[at]
        elif at == self.viewer:
            self.known[seat] = self.hands[seat]

    def baron(self, seat: i64, at: i64) -> None:
        mine = self.hands[seat]
        other = self.hands[at]
        if seat == self.viewer:
            self.known[at] = other
        elif at == self.viewer:
            self.known[seat] = mine
        if mine < other:
            self.known[seat] = 0
        elif other < mine:
            self.known[at] = 0
