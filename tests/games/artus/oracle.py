"""Artus written a second time, as simply as possible: chairs are a dictionary, cards and pieces are words.

It shares no code with the game; tests play both side by side. Tests tell it which card a draw brought.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

Piece = tuple[str, int]  # ("silver", 1), or ("knight", seat)
Wish = Mapping[str, object]
WHEEL = [0, 10, 8, 7, 6, 5, 4, 3, 2, 1, *[-n for n in range(1, 16)], 0, 0, 0]
ROYALS: dict[str, Piece] = {
    "silver-1": ("silver", 1), "silver-2": ("silver", 2), "bronze-1": ("bronze", 1), "bronze-2": ("bronze", 2),
}  # fmt: skip


class Oracle:
    """Who sits where, who holds what, whose turn it is."""

    def __init__(self, hands: list[list[str]], sizes: dict[str, int], first: int, plays: int, carpet: set[int]) -> None:
        self.hands = hands
        self.seats = len(hands)
        self.piles = [dict(sizes) for _ in hands]
        self.first = first
        self.plays = plays
        self.carpet = carpet
        self.chairs: dict[int, Piece] = {0: ROYALS["silver-1"], 14: ROYALS["silver-2"]}
        self.chairs |= {7: ROYALS["bronze-1"], 21: ROYALS["bronze-2"]}
        self.knights: list[list[int]] = [[] for _ in hands]
        self.rings = dict.fromkeys(ROYALS.values(), 1) | {ROYALS["silver-1"]: 3}
        self.king = ROYALS["silver-1"]
        self.scores = [0] * self.seats
        self.each = 4 if self.seats == 4 else 5
        self.turn = (first - 1) % self.seats
        self.doing = "place"
        self.left = 0
        self.turns = 0

    # --- where everybody is

    def chair_of(self, piece: Piece) -> int:
        return next(chair for chair, other in self.chairs.items() if other == piece)

    def value(self, chair: int) -> int:
        return WHEEL[(self.chair_of(self.king) - chair) % 28]

    def colour(self, chair: int) -> str:
        value = self.value(chair)
        return "green" if value > 0 else "red" if value < 0 else "yellow"

    # --- what may be done

    def wishes(self) -> Iterator[Wish]:
        """All moves of the seat on turn."""
        if self.doing == "place":
            yield from ({"do": "place", "chair": chair} for chair in range(28) if chair not in self.chairs)
        elif self.doing == "draw":
            yield from ({"do": "draw", "pile": pile} for pile, n in self.piles[self.turn].items() if n)
        elif self.doing == "play":
            for card in set(self.hands[self.turn]):
                yield from self.of_card(card)

    def of_card(self, card: str) -> Iterator[Wish]:
        what, _, span = card.partition("-")
        if what == "knight":
            yield from self.knight_moves(card, span_of(span, span == "1-5"))
        elif what in ("silver", "bronze", "royal"):
            colours = ["silver", "bronze"] if what == "royal" else [what]
            yield from self.royal_moves(card, colours, span_of(span, span == "1-5"))
        elif what == "ring":
            yield from self.ring_moves(card, ["silver", "bronze"] if span == "any" else [span])
        elif card == "joker":
            yield from self.knight_moves(card, [1, 2, 3])
            yield from self.royal_moves(card, ["silver", "bronze"], [1, 2, 3])
            yield from self.ring_moves(card, ["silver", "bronze"])
            yield {"do": "score", "card": card}
        else:
            yield from self.scorings(card)

    def knight_moves(self, card: str, steps: list[int]) -> Iterator[Wish]:
        for number in range(self.each):
            yield from ({"do": "knight", "card": card, "knight": number, "steps": n} for n in steps)

    def royal_moves(self, card: str, colours: list[str], steps: list[int]) -> Iterator[Wish]:
        for name, piece in ROYALS.items():
            if piece[0] in colours:
                yield from ({"do": "royal", "card": card, "royal": name, "steps": n} for n in steps)

    def ring_moves(self, card: str, colours: list[str]) -> Iterator[Wish]:
        for name, piece in ROYALS.items():
            if piece[0] in colours and piece != self.king:
                yield {"do": "ring", "card": card, "royal": name}

    def scorings(self, card: str) -> Iterator[Wish]:
        """The card with every set of Knights that it can score; if there is none, the card without Knights."""
        chairs = self.knights[self.turn]
        sets: list[tuple[int, ...]] = []
        if card == "score-colours":
            for three in combinations(range(self.each), 3):
                if {self.colour(chairs[n]) for n in three} == {"green", "yellow", "red"}:
                    sets.append(three)
        if card == "score-carpet":
            sets = list(combinations([n for n in range(self.each) if chairs[n] in self.carpet], 2))
        if card == "score-red":
            sets = list(combinations([n for n in range(self.each) if self.colour(chairs[n]) == "red"], 3))
        for chosen in sets:
            yield {"do": "score", "card": card, "knights": chosen}
        if not sets:
            yield {"do": "score", "card": card}

    # --- doing it

    def do(self, wish: Wish, drawn: str = "") -> None:
        """Make a move; `drawn` is the card that a draw brought."""
        match wish:
            case {"do": "place", "chair": int(chair)}:
                self.place(chair)
            case {"do": "draw", "pile": str(pile)}:
                self.piles[self.turn][pile] -= 1
                self.hands[self.turn].append(drawn)
                self.left -= 1
                if self.left == 0 or not any(self.piles[self.turn].values()):
                    self.next_turn()
            case {"card": str(card)}:
                self.hands[self.turn].remove(card)
                self.play(wish)
                self.after_card()

    def place(self, chair: int) -> None:
        self.chairs[chair] = ("knight", self.turn)
        self.knights[self.turn].append(chair)
        if all(len(chairs) == self.each for chairs in self.knights):
            self.turn, self.doing, self.left = self.first, "play", self.plays
        else:
            self.turn = (self.turn - 1) % self.seats

    def play(self, wish: Wish) -> None:
        match wish:
            case {"do": "knight", "knight": int(number), "steps": int(steps)}:
                self.move(self.knights[self.turn][number], steps)
            case {"do": "royal", "royal": str(name), "steps": int(steps)}:
                self.move(self.chair_of(ROYALS[name]), steps)
            case {"do": "ring", "royal": str(name)}:
                self.ring(ROYALS[name])
            case {"do": "score", "card": str(card)}:
                self.scores[self.turn] += self.worth(card, wish.get("knights", ()))

    def move(self, start: int, steps: int) -> None:
        """Score, lift the piece, push a piece off the goal chair, put the moved piece there."""
        self.scores[self.turn] += self.value(start)  # the crown plate is 0
        piece = self.chairs.pop(start)
        goal = (start + steps) % 28
        numbers = {chair: n for n, chair in enumerate(self.knights[self.turn])}
        if goal in self.chairs:
            self.push(goal)
        self.chairs[goal] = piece
        if piece[0] == "knight":
            self.knights[self.turn][numbers[start]] = goal

    def push(self, chair: int) -> None:
        piece = self.chairs.pop(chair)
        free = next((chair - n) % 28 for n in range(1, 28) if (chair - n) % 28 not in self.chairs)
        self.chairs[free] = piece
        if piece[0] == "knight":
            chairs = self.knights[piece[1]]
            chairs[chairs.index(chair)] = free

    def ring(self, prince: Piece) -> None:
        assert sum(self.rings.values()) < 10, "no ring is left"
        self.scores[self.turn] += self.value(self.chair_of(prince))
        self.rings[prince] += 1
        if self.rings[prince] == 3:
            self.rings[self.king] = 1
            self.king = prince

    def worth(self, card: str, knights: object) -> int:
        values = [self.value(chair) for chair in self.knights[self.turn]]
        if card == "joker":
            return max(values)
        if card in ("score-all", "score-reversed"):
            return sum(values) * (1 if card == "score-all" else -1)
        if not knights:
            return {"score-colours": -15, "score-carpet": -25, "score-red": -50}[card]
        assert isinstance(knights, (list, tuple))
        return sum(values[n] for n in knights)

    def after_card(self) -> None:
        self.left -= 1
        if self.left == 0:
            if any(self.piles[self.turn].values()):
                self.doing, self.left = "draw", self.plays
            else:
                self.next_turn()

    def next_turn(self) -> None:
        self.turns += 1
        self.doing, self.left = "play", self.plays
        self.turn = (self.turn + 1) % self.seats
        if not any(self.hands):
            self.doing, self.left = "over", 0


def span_of(span: str, both_ways: bool) -> list[int]:
    """`3-6`: 3, 4, 5 and 6."""
    low, high = map(int, span.split("-"))
    forward = list(range(low, high + 1))
    return [-n for n in forward] + forward if both_ways else forward
