"""Lines and Columns written a second time, as simply as possible: cards are pairs, the table is a dictionary by place.

It shares no code with the game; tests play both side by side.
"""

from __future__ import annotations

from collections.abc import Iterator

Card = tuple[str, str]  # colour, object
Place = tuple[str, int]  # object, column
GREEN = "green"


class Oracle:
    """Who holds what, and what lies where."""

    def __init__(self, hands: list[set[Card]], first: int, lay_all: bool) -> None:
        self.hands = hands
        self.lay_all = lay_all
        self.table: dict[Place, Card] = {}
        self.turn = first
        self.passes: list[int] = []
        self.winners: list[int] = []
        self.skip()

    def columns(self) -> dict[int, str]:
        return {column: card[0] for (_, column), card in self.table.items()}

    def may_lie(self, card: Card, column: int) -> bool:
        """LK-4 to LK-8, written in another way: may the card lie in this column?"""
        colour, thing = card
        if (colour == GREEN) != (column == 0) or (thing, column) in self.table:
            return False
        if colour == GREEN:
            return True
        toward_green = column - 1 if column > 0 else column + 1
        if (thing, toward_green) not in self.table:
            return False
        columns = self.columns()
        if column in columns:
            return columns[column] == colour
        return colour not in columns.values()

    def places(self, card: Card) -> list[int]:
        return [column for column in range(-8, 9) if self.may_lie(card, column)]

    def can_lay_all(self, hand: frozenset[Card]) -> bool:
        """Try every order and every side."""
        if not hand:
            return True
        for card in hand:
            for column in self.places(card):
                self.table[card[1], column] = card
                done = self.can_lay_all(hand - {card})
                del self.table[card[1], column]
                if done:
                    return True
        return False

    def options(self) -> Iterator[tuple[Card, int]]:
        for card in self.hands[self.turn]:
            for column in self.places(card):
                yield card, column

    def skip(self) -> None:
        """Go on to the next seat that can lay a card."""
        for _ in self.hands:
            if next(self.options(), None) is not None:
                return
            self.passes.append(self.turn)
            self.turn = (self.turn + 1) % len(self.hands)
        fewest = min(len(hand) for hand in self.hands)
        self.winners = [seat for seat, hand in enumerate(self.hands) if len(hand) == fewest]

    def lay(self, card: Card, column: int) -> None:
        assert self.may_lie(card, column)
        self.table[card[1], column] = card
        self.hands[self.turn].remove(card)
        if not self.hands[self.turn]:
            self.winners = [self.turn]
            return
        self.turn = (self.turn + 1) % len(self.hands)
        self.skip()
