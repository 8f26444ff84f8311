"""The 16-card Love Letter, written a second time in the plainest way; the real one is tested against it.

It was written from the rules alone and shares no code with the package.  Everything is open and literal:
cards are names, hands and piles are lists, and the caller gives the deck of every round, top card first.
"""

from collections.abc import Iterator
from typing import TypeAlias

Orders: TypeAlias = Iterator[list[str]]
Move: TypeAlias = dict[str, str | int]
Finished: TypeAlias = tuple[str, list[str | None], list[int], list[int]]

# LL-1: eight cards in order of value, sixteen in the deck.
CARDS: list[str] = ["guard", "spy", "baron", "handmaid", "prince", "king", "countess", "princess"]
VALUE: dict[str, int] = {card: CARDS.index(card) + 1 for card in CARDS}
DECK: list[str] = ["guard"] * 5 + ["spy", "baron", "handmaid", "prince"] * 2 + ["king", "countess", "princess"]


class Oracle:
    """One match, from the first deal to the last token."""

    def __init__(self, seats: int, goal: int, ties_share: bool, starter: int, orders: Orders, n_face_up: int) -> None:
        """Deal the first round from the first deck order."""
        self.seats = seats
        self.goal = goal
        self.ties_share = ties_share
        self.starter = starter
        self.orders = orders
        self.n_face_up = n_face_up
        self.tokens: list[int] = [0] * seats
        self.round_no = 0
        self.winners: list[int] = []
        self.last: Finished | None = None
        self._deal()

    def _deal(self) -> None:
        """LL-2, LL-9: all cards again; one aside, some face up, one to each seat."""
        self.round_no += 1
        self.pile: list[str] = list(next(self.orders))
        self._clear_table()
        self.aside: str | None = self.pile.pop(0)
        for _ in range(self.n_face_up):
            self.face_up.append(self._take())
        for seat in range(self.seats):
            self.hands[seat].append(self._take())
        self._begin_turn(self.starter)

    def _clear_table(self) -> None:
        """LL-13: protection never carries into the next round; nor does anything else."""
        self.face_up: list[str] = []
        self.draws: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.discards: list[list[str]] = [[] for _ in range(self.seats)]
        self.alive: list[bool] = [True] * self.seats
        self.protected: list[bool] = [False] * self.seats

    def _take(self) -> str:
        """Take the top card of the pile; LL-14: if there is none, the card set aside."""
        if self.pile:
            card = self.pile.pop(0)
        elif self.aside is not None:
            card = self.aside
            self.aside = None
        else:
            raise AssertionError("LL-23: the set-aside card is taken at most once")
        self.draws.append(card)
        return card

    def _begin_turn(self, seat: int) -> None:
        """LL-13, LL-4: protection ends before the draw, then one card is drawn."""
        self.turn: int | None = seat
        self.protected[seat] = False
        self.hands[seat].append(self._take())

    def legal(self) -> list[Move]:
        """List every legal move of the mover; none when the match is over."""
        if self.turn is None:
            return []
        moves: list[Move] = []
        for card in CARDS:
            if card in self._playable(self.hands[self.turn]):
                moves.extend(self._moves_with(card, self.turn))
        return moves

    def _playable(self, hand: list[str]) -> list[str]:
        """LL-17: the Countess beside a King or a Prince must be played; otherwise the choice is free."""
        if "countess" in hand and ("king" in hand or "prince" in hand):
            return ["countess"]
        return hand

    def _moves_with(self, card: str, mover: int) -> list[Move]:
        """List every way to play one card."""
        if card in ("handmaid", "countess", "princess"):
            return [{"play": card}]
        targets = self._others(mover)
        if card == "prince":
            targets = [*targets, mover]  # LL-14: the mover always, and only the mover if nobody else is free
        if not targets:
            return [{"play": card}]  # LL-19, LL-20: no target, no effect
        if card == "guard":
            return self._guesses(targets)
        return [{"play": card, "at": target} for target in targets]

    def _others(self, mover: int) -> list[int]:
        """LL-19: the other players who are in the round and not protected."""
        others = [seat for seat in range(self.seats) if seat != mover]
        return [seat for seat in others if self.alive[seat] and not self.protected[seat]]

    def _guesses(self, targets: list[int]) -> list[Move]:
        """LL-10: every free player, every card but the Guard."""
        moves: list[Move] = []
        for target in targets:
            for guess in CARDS[1:]:
                moves.append({"play": "guard", "at": target, "guess": guess})
        return moves

    def play(self, move: Move) -> None:
        """LL-4: discard the card face up, apply its effect, pass the turn or end the round."""
        if self.turn is None or move not in self.legal():
            raise ValueError(f"not a legal move: {move}")
        mover = self.turn
        card = str(move["play"])
        self.hands[mover].remove(card)
        self.discards[mover].append(card)
        self._apply(card, mover, move)
        if sum(self.alive) == 1:
            self._end_with_last()
        elif not self.pile:
            self._end_with_showdown()
        else:
            self._begin_turn(self._next_alive(mover))

    def _apply(self, card: str, mover: int, move: Move) -> None:
        """Apply the effect of a card just discarded from the mover's hand."""
        if card == "handmaid":
            self.protected[mover] = True  # LL-13
        elif card == "princess":
            self._knock_out(mover)  # LL-18
        elif "at" in move:
            self._apply_at(card, mover, int(move["at"]), move)

    def _apply_at(self, card: str, mover: int, target: int, move: Move) -> None:
        """Apply a card that has a target; LL-11: the Spy's look changes nothing on the table."""
        if card == "guard":
            if self.hands[target] == [move["guess"]]:
                self._knock_out(target)  # LL-10
        elif card == "baron":
            self._compare(mover, target)
        elif card == "prince":
            self._redraw(target)
        elif card == "king":  # LL-16
            self.hands[mover], self.hands[target] = self.hands[target], self.hands[mover]

    def _compare(self, mover: int, target: int) -> None:
        """LL-12: the lower hand is out; equal hands both stay."""
        mine = VALUE[self.hands[mover][0]]
        theirs = VALUE[self.hands[target][0]]
        if mine < theirs:
            self._knock_out(mover)
        elif theirs < mine:
            self._knock_out(target)

    def _redraw(self, target: int) -> None:
        """LL-14, LL-15: discard the hand without effect and draw; LL-18, LL-22: the Princess is out."""
        if self.hands[target] == ["princess"]:
            self._knock_out(target)
            return
        self.discards[target].append(self.hands[target].pop())
        self.hands[target].append(self._take())

    def _knock_out(self, seat: int) -> None:
        """LL-5: the hand is discarded without effect and the player is out of the round."""
        self.discards[seat].extend(self.hands[seat])
        self.hands[seat] = []
        self.alive[seat] = False

    def _next_alive(self, seat: int) -> int:
        """LL-3: the next player to the left who is still in the round."""
        following = (seat + 1) % self.seats
        while not self.alive[following]:
            following = (following + 1) % self.seats
        return following

    def _end_with_last(self) -> None:
        """LL-6, LL-7: one player is left, wins, and need not show the hand."""
        shown: list[str | None] = [None] * self.seats
        self._finish("last", shown, [self.alive.index(True)])

    def _end_with_showdown(self) -> None:
        """LL-6, LL-7: highest hand, then highest sum of discards; LL-8: still tied, nobody or all of them."""
        shown = [hand[0] if hand else None for hand in self.hands]
        left = [seat for seat in range(self.seats) if self.alive[seat]]
        best_hand = max(VALUE[self.hands[seat][0]] for seat in left)
        left = [seat for seat in left if VALUE[self.hands[seat][0]] == best_hand]
        best_sum = max(self._sum(seat) for seat in left)
        left = [seat for seat in left if self._sum(seat) == best_sum]
        if len(left) > 1 and not self.ties_share:
            left = []
        self._finish("showdown", shown, left)

    def _sum(self, seat: int) -> int:
        """LL-7: the values of a player's own discards, however they came there."""
        return sum(VALUE[card] for card in self.discards[seat])

    def _finish(self, end: str, shown: list[str | None], winners: list[int]) -> None:
        """LL-9: give the tokens, then end the match or deal again."""
        sums = [self._sum(seat) for seat in range(self.seats)]
        self.last = (end, shown, sums, winners)
        for seat in winners:
            self.tokens[seat] += 1
        self.winners = [seat for seat in range(self.seats) if self.tokens[seat] >= self.goal]
        if self.winners:
            self.turn = None
            return
        self.starter = self._next_starter(winners)
        self._deal()

    def _next_starter(self, winners: list[int]) -> int:
        """LL-3, LL-8: the winner; of several the first from the old starter on; without a winner the old starter."""
        for step in range(self.seats):
            seat = (self.starter + step) % self.seats
            if seat in winners:
                return seat
        return self.starter
