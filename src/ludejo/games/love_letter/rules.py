"""The rules of Love Letter, 16 cards, in the order of the rulebook."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludejo.core.bits import everyone, has, lane, minus, one_in, plus, seats_in, shl, with_lane
from ludejo.core.event import Events
from ludejo.core.game import State
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.core.refusal import DAMAGED, ILLEGAL, Refusal, Refused
from ludejo.core.shape import Fact, Result, View, result_of
from ludejo.games.love_letter import tell
from ludejo.games.love_letter.belief import Belief
from ludejo.games.love_letter.habits import likelihood
from ludejo.games.love_letter.pieces import (
    BARON,
    CARD_RULES,
    CARDS,
    COUNTESS,
    FINE,
    GUARD,
    HANDMAID,
    IS_OVER,
    KING,
    NAMES,
    NO_CHOICES,
    NONE,
    NOT_YOUR_TURN,
    PRINCE,
    PRINCESS,
    REASONS,
    SPY,
    CardMove,
    judge,
    legal_moves,
)
from ludejo.games.love_letter.position import BY_LAST, BY_SHOWDOWN, Position, entry_of, laid_sum
from ludejo.games.love_letter.redeal import redeal
from ludejo.games.love_letter.stored import fill, is_sound, packed, unpacked
from ludejo.games.love_letter.view import view_of

ONE_SEAT: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,))
NO_SEAT: Final[tuple[int, ...]] = ()
OVER: Final = Refusal(ILLEGAL, IS_OVER[0], IS_OVER[1])
WAIT: Final = Refusal(ILLEGAL, NOT_YOUR_TURN[0], NOT_YOUR_TURN[1])


@final
class LoveLetter(Position):
    """A match of Love Letter."""

    # --- the contract

    def seats(self) -> int:
        return self.n_seats

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

    def judge(self, seat: i64, move: CardMove) -> i64:
        """FINE, or the reason why the mover may not make this move."""
        free = self.free_targets(seat)
        return judge(self.hand(seat), self.drawn, seat, self.n_seats, self.living, free, move)

    def check(self, seat: int, move: Move) -> Refusal | None:
        if self.winners != 0:
            return OVER
        if seat != self.mover:
            return WAIT
        assert isinstance(move, CardMove)
        reason = self.judge(seat, move)
        if reason == FINE:
            return None
        code, rule = REASONS[reason]
        name = NAMES[move.card]
        assert name is not None
        return Refusal(ILLEGAL, code, rule or CARD_RULES[move.card], {"card": name, "at": move.at})

    def apply(self, seat: int, move: Move, luck: Luck, events: Events | None = None) -> None:
        assert isinstance(move, CardMove)
        mover: i64 = seat
        if mover != self.mover or self.winners != 0 or self.judge(mover, move) != FINE:
            refusal = self.check(seat, move)
            assert refusal is not None
            raise Refused(refusal)
        self.play(mover, move, luck, events)

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

    # --- the deal (LL-2)

    def deal(self, starter: i64, luck: Luck, events: Events | None) -> None:
        """Begin a round with all cards of the deck (LL-9). The card set aside is the one nobody will draw."""
        self.rest = self.deck
        self.n_rest = self.deck_size
        self.round_no += 1
        self.starter = starter
        self.living = everyone(self.n_seats)
        self.shields = 0
        self.laid0 = 0
        self.laid1 = 0
        self.laid2 = 0
        self.laid3 = 0
        self.n_turns = 0
        self.tape0 = 0
        self.tape1 = 0
        self.tape2 = 0
        self.face_up = 0
        self.hands = 0
        for place in range(self.n_face_up):
            self.face_up = with_lane(self.face_up, place, self.take(luck))
        for seat in range(self.n_seats):
            self.hands = with_lane(self.hands, seat, self.take(luck))
        self.dealt = self.hands
        if events is not None:
            tell.dealt(events, self)
        self.begin_turn(starter, luck, events)

    def take(self, luck: Luck) -> i64:
        """A card nobody has seen: the top of the pile or, when that is empty, the card set aside."""
        card = luck.draw(self.rest, self.n_rest)
        self.rest -= one_in(card)
        self.n_rest -= 1
        return card

    # --- a turn (LL-4)

    def begin_turn(self, seat: i64, luck: Luck, events: Events | None) -> None:
        """Protection ends (LL-13), then the seat draws."""
        self.mover = seat
        self.shields = minus(self.shields, seat)
        self.drawn = self.take(luck)
        if events is not None:
            tell.turn(events, self)

    def play(self, seat: i64, move: CardMove, luck: Luck, events: Events | None) -> None:
        """Discard one of two, apply its effect even if it is bad for you (LL-4)."""
        card = move.card
        drawn = self.drawn
        self.hold(seat, self.hand(seat) + drawn - card)
        self.drawn = 0
        self.discard(seat, card)
        self.n_moves += 1
        if events is not None:
            tell.played(events, seat, move)
        redrawn = self.effect(seat, move, luck, events)
        self.record(entry_of(seat, drawn, move.index, redrawn))
        self.end_turn(seat, luck, events)

    def effect(self, seat: i64, move: CardMove, luck: Luck, events: Events | None) -> i64:
        """What the played card does; the card a Prince made somebody draw, else 0."""
        card = move.card
        at = move.at
        if card == HANDMAID:
            self.protect(seat, events)
        elif card == PRINCESS:
            self.knock_out(seat, events)  # LL-18
        elif card == PRINCE:
            return self.prince(at, luck, events)
        elif card == COUNTESS:
            pass  # LL-17: no effect when discarded
        elif at == NONE:
            if events is not None:
                tell.idle(events, card)  # LL-19, LL-20
        elif card == GUARD:
            self.guard(at, move.guess, events)
        elif card == SPY:
            if events is not None:
                tell.looked(events, seat, at, self.hand(at))  # LL-11
        elif card == BARON:
            self.baron(seat, at, events)
        elif card == KING:
            self.king(seat, at, events)
        return 0

    def knock_out(self, seat: i64, events: Events | None) -> None:
        """Out of the round: the hand is laid open, without effect (LL-5)."""
        card = self.hand(seat)
        self.living = minus(self.living, seat)
        self.shields = minus(self.shields, seat)
        self.hold(seat, 0)
        self.discard(seat, card)
        if events is not None:
            tell.out(events, seat, card)

    # --- the characters

    def guard(self, at: i64, guess: i64, events: Events | None) -> None:
        """LL-10: the seat is out if it holds the card named."""
        if self.hand(at) == guess:
            self.knock_out(at, events)
        elif events is not None:
            tell.missed(events, at, guess)

    def baron(self, seat: i64, at: i64, events: Events | None) -> None:
        """LL-12: the lower of two hands is out; equal ones stay secret."""
        mine = self.hand(seat)
        other = self.hand(at)
        if events is not None:
            tell.compared(events, seat, at, mine, other)
        if mine < other:
            self.knock_out(seat, events)
        elif other < mine:
            self.knock_out(at, events)

    def protect(self, seat: i64, events: Events | None) -> None:
        """LL-13: until the start of the own next turn."""
        self.shields = plus(self.shields, seat)
        if events is not None:
            tell.protected(events, seat)

    def prince(self, at: i64, luck: Luck, events: Events | None) -> i64:
        """LL-14: discard the hand without effect and draw; LL-18: the Princess discarded is the end."""
        card = self.hand(at)
        if card == PRINCESS:
            self.knock_out(at, events)
            return 0
        self.discard(at, card)
        if events is not None:
            tell.discarded(events, at, card)
        redrawn = self.take(luck)
        self.hold(at, redrawn)
        if events is not None:
            tell.redrew(events, at, redrawn, self.n_rest == 0)
        return redrawn

    def king(self, seat: i64, at: i64, events: Events | None) -> None:
        """LL-16: the two swap the card in their hands."""
        mine = self.hand(seat)
        other = self.hand(at)
        self.hold(seat, other)
        self.hold(at, mine)
        if events is not None:
            tell.swapped(events, seat, at, mine, other)

    # --- the end of a round (LL-6, LL-7, LL-8) and of the match (LL-9)

    def end_turn(self, seat: i64, luck: Luck, events: Events | None) -> None:
        """The next player in the round is on turn, unless the round is over."""
        living = self.living
        if living & (living - 1) == 0:
            self.end_round(BY_LAST, living, luck, events)
        elif self.pile() == 0:
            self.end_round(BY_SHOWDOWN, self.highest(), luck, events)
        else:
            self.begin_turn(self.next_living(seat), luck, events)

    def next_living(self, seat: i64) -> i64:
        """The next seat to the left that is still in the round."""
        following = seat
        while True:
            following += 1
            if following == self.n_seats:
                following = 0
            if has(self.living, following):
                return following

    def highest(self) -> i64:
        """LL-7: the seats with the highest card, and among those the highest sum of discards."""
        best: i64 = -1
        winners: i64 = 0
        for seat in range(self.n_seats):
            if has(self.living, seat):
                score = self.hand(seat) * 256 + laid_sum(self.laid(seat))
                if score > best:
                    best = score
                    winners = shl(1, seat)
                elif score == best:
                    winners = plus(winners, seat)
        return winners

    def end_round(self, end: i64, best: i64, luck: Luck, events: Events | None) -> None:
        """Give the tokens, then deal again or end the match."""
        tied = best & (best - 1) != 0
        winners = best
        if tied and not self.ties_share:
            winners = 0  # LL-8: nobody
        self.last_end = end
        self.last_shown = 0
        if end == BY_SHOWDOWN:
            self.last_shown = self.hands  # a last survivor need not show (LL-7)
        self.last_laid0 = self.laid0
        self.last_laid1 = self.laid1
        self.last_laid2 = self.laid2
        self.last_laid3 = self.laid3
        self.last_winners = winners
        self.award(winners)
        if events is not None:
            tell.round_over(events, self)
        if self.winners != 0:
            if events is not None:
                tell.match_over(events, self.winners)
        else:
            self.deal_again(winners, luck, events)

    def award(self, winners: i64) -> None:
        """LL-9: a token for each winner; who has enough has won the match, together with others (LL-8)."""
        for seat in range(self.n_seats):
            if has(winners, seat):
                tokens = lane(self.tokens, seat) + 1
                self.tokens = with_lane(self.tokens, seat, tokens)
                if tokens >= self.goal:
                    self.winners = plus(self.winners, seat)

    def deal_again(self, winners: i64, luck: Luck, events: Events | None) -> None:
        """LL-3: the winner begins; LL-8: of several the first from the old starter on, without any himself."""
        first = self.starter
        if winners != 0:
            while not has(winners, first):
                first += 1
                if first == self.n_seats:
                    first = 0
        self.deal(first, luck, events)


def restored(stored: bytes) -> LoveLetter:
    """The match that gave these bytes; `Refused` if none did."""
    numbers = unpacked(stored)
    seats, goal, share, deck, size, n_face_up = numbers[:6]
    match = LoveLetter(seats, goal, share != 0, deck, size, n_face_up)
    fill(match, numbers)
    if not 0 <= share <= 1 or not is_sound(match):
        raise Refused(Refusal(DAMAGED, "damaged-state"))
    return match
