"""The rules of Artus: whose turn it is, what may be done, and what follows from it."""

from __future__ import annotations

from typing import Final, final

import msgspec
from mypy_extensions import i64

from ludejo.core.bits import has, in_bag, mask_of
from ludejo.core.event import Events
from ludejo.core.game import State
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.core.refusal import DAMAGED, ILLEGAL, Arg, Refusal, Refused
from ludejo.core.shape import Fact, Result, View, result_of
from ludejo.games.artus import cards, crowning, moving, scoring, tell
from ludejo.games.artus.belief import redeal
from ludejo.games.artus.judging import judge
from ludejo.games.artus.outlook import shares
from ludejo.games.artus.pieces import (
    CARDS,
    DRAW,
    FINE,
    FIRST_SCORING,
    IS_OVER,
    JOKER,
    N_CHAIRS,
    N_SCORING,
    NOT_HELD,
    NOT_YOUR_TURN,
    OVER,
    PLAY,
    REASONS,
    SCORE_COLOURS,
    knight_of,
)
from ludejo.games.artus.plays import (
    BY_PILES,
    NO_CHOICES,
    PLACES,
    TO_DRAW,
    TO_LEAD,
    TO_MOVE,
    TO_PLACE,
    TO_RING,
    ArtusMove,
    moves_of,
)
from ludejo.games.artus.position import Position
from ludejo.games.artus.stored import fill, is_sound, packed, unpacked
from ludejo.games.artus.view import foreseen, view_of

ONE_SEAT: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,))
NO_SEAT: Final[tuple[int, ...]] = ()
ENDED: Final = Refusal(ILLEGAL, IS_OVER[0], IS_OVER[1])
WAIT: Final = Refusal(ILLEGAL, NOT_YOUR_TURN[0], NOT_YOUR_TURN[1])


@final
class Artus(Position):
    """A game of Artus."""

    # --- the contract

    def seats(self) -> int:
        return self.n_seats

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
        if self.phase == PLAY:
            return tuple(self.plays(at))
        if self.phase == DRAW:
            return BY_PILES[self.piles_left(at)]
        return tuple([PLACES[chair] for chair in range(N_CHAIRS) if not has(self.occupied, chair)])

    def plays(self, seat: i64) -> list[Move]:
        """All moves of the cards in hand, card by card."""
        found: list[Move] = []
        bag = self.hand(seat)
        card: i64 = 0
        while bag != 0:
            if bag & 15 != 0:
                found += moves_of(card, self.king, self.n_knights)
            bag >>= 4
            card += 1
        held = self.scoring_hand(seat)
        for place in range(N_SCORING):
            if has(held, place):
                self.add_scoring(found, seat, FIRST_SCORING + place)
        return found

    def add_scoring(self, found: list[Move], seat: i64, card: i64) -> None:
        """The moves of a scoring card: of those that let one choose Knights, the ones that the chairs allow."""
        moves = moves_of(card, self.king, self.n_knights)
        if card < SCORE_COLOURS or card == JOKER:
            found += moves
            return
        for move in moves:
            assert isinstance(move, ArtusMove)
            if scoring.judge(self, seat, card, move.chosen) == FINE:
                found.append(move)

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
            refusal = self.check(seat, move)
            assert refusal is not None
            raise Refused(refusal)
        self.n_moves += 1
        if move.act == TO_PLACE:
            self.place(mover, move.at, events)
        elif move.act == TO_DRAW:
            self.draw(mover, move.at, luck, events)
        else:
            self.play(mover, move, events)
            self.end_play(events)

    def preview(self, seat: int, move: Move) -> msgspec.Struct | None:
        """What a card would do; None for a draw, whose card is luck, and for placing, which earns nothing."""
        assert isinstance(move, ArtusMove)
        if self.phase != PLAY or self.check(seat, move) is not None:
            return None
        ahead = self.clone()
        ahead.play(seat, move, None)
        return foreseen(self, ahead, seat, move)

    def view(self, seat: int) -> View:
        return view_of(self, seat)

    def resample(self, seat: int, luck: Luck) -> Artus:
        world = self.clone()
        redeal(world, seat, luck)
        return world

    def worlds(self, seat: int, luck: Luck, n: int) -> list[State]:
        drawn: list[State] = []
        for _ in range(n):
            world = self.clone()
            redeal(world, seat, luck)
            drawn.append(world)
        return drawn

    def won(self) -> int:
        if self.phase != OVER:
            return 0
        return mask_of(tuple(tell.winners_of(self)))

    def outlook(self) -> list[float]:
        return shares(self)

    def hidden(self, seat: int) -> tuple[Fact, ...]:
        """The cards in the other hands; of equal ones that there is one."""
        facts: list[Fact] = []
        for other in range(self.n_seats):
            if other != seat:
                facts += [Fact(other, CARDS[card]) for card in self.different_cards(other)]
        return tuple(facts)

    def different_cards(self, seat: i64) -> list[int]:
        """The cards of a hand, equal ones once."""
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

    # --- before the first round (AR-12, AR-13)

    def begin(self, n_knight: i64, n_king: i64, luck: Luck, events: Events | None) -> None:
        """Deal; hands are seen before Knights are placed. The start player's right neighbour places first."""
        cards.deal(self, n_knight, n_king, luck)
        self.mover = self.before(self.first)
        if events is not None:
            tell.began(events, self)

    def place(self, seat: i64, chair: i64, events: Events | None) -> None:
        """The next Knight; then counter-clockwise, so that the start player is last in each pass."""
        self.put(knight_of(seat, self.n_placed(seat)), chair)
        if events is not None:
            tell.placed(events, self, seat, chair)
        if seat == self.first and self.n_placed(seat) == self.n_knights:
            self.start_rounds()
        else:
            self.mover = self.before(seat)

    def start_rounds(self) -> None:
        """All Knights are placed: the start player begins, and play goes clockwise."""
        self.mover = self.first
        self.round = 1
        self.phase = PLAY
        self.left = self.n_plays

    # --- a turn (AR-19)

    def play(self, seat: i64, move: ArtusMove, events: Events | None) -> None:
        """One card, fully resolved, in the order of AR-25."""
        cards.spend(self, seat, move.card)
        if events is not None:
            tell.played(events, seat, move.card)
        if move.act == TO_MOVE:
            moving.move(self, seat, knight_of(seat, move.at), move.steps, events)
        elif move.act == TO_LEAD:
            moving.move(self, seat, move.at, move.steps, events)
        elif move.act == TO_RING:
            crowning.ring(self, seat, move.at, events)
        else:
            scoring.score(self, seat, move.card, move.chosen, events)

    def end_play(self, events: Events | None) -> None:
        """Another card if two are to be played, then as many draws, as long as there are piles."""
        self.left -= 1
        if self.left > 0:
            return
        if self.piles_left(self.mover) != 0:
            self.phase = DRAW
            self.left = self.n_plays
        else:
            self.end_turn(events)

    def draw(self, seat: i64, kind: i64, luck: Luck, events: Events | None) -> None:
        """The top card of one pile; it is seen before the next draw."""
        card = cards.draw(self, seat, kind, luck)
        self.left -= 1
        if events is not None:
            tell.drew(events, seat, kind, card)
        if self.left == 0 or self.piles_left(seat) == 0:
            self.end_turn(events)

    def end_turn(self, events: Events | None) -> None:
        """The next seat clockwise; the game ends after the last turn of the last round (AR-34)."""
        self.phase = PLAY
        self.left = self.n_plays
        self.mover = self.after(self.mover)
        if self.mover == self.first:
            if self.round == self.n_rounds():
                self.finish(events)
            else:
                self.round += 1

    def finish(self, events: Events | None) -> None:
        """All cards are played."""
        self.phase = OVER
        self.left = 0
        if events is not None:
            tell.over(events, self)


def restored(stored: bytes) -> Artus:
    """The game that gave these bytes; `Refused` if none did."""
    numbers = unpacked(stored)
    seats, knights, plays, deck, scoring_deck, carpet, first = numbers[:7]
    game = Artus(seats, knights, plays, deck, scoring_deck, carpet, first)
    if not fill(game, numbers) or not is_sound(game):
        raise Refused(Refusal(DAMAGED, "damaged-state"))
    return game
