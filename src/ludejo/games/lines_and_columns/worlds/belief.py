"""What a seat of Lines and Columns considers possible: the deals after which it would have been told exactly the same.

Hidden are the cards in other hands and the undealt ones. A pass shows that the hand held none of the cards that could
be laid then (LK-9); as nobody draws, it still holds none of them. Laying all begins with a card that can be laid by
itself, so a hand that could be laid completely never passes: the exception (LK-10) does not change what a pass shows.
While a seat is on turn, it holds at least one card that can be laid now. What is laid, and whether somebody did not use
the right to lay all, shows nothing more. So all deals within these bounds have the same weight, and counting them means
counting the ways to share out cards: `Ways`.
"""

from __future__ import annotations

from math import comb
from typing import Final, final

from mypy_extensions import i64

from ludejo.core.bits import has, lane, minus, one_in, plus, shl, size_of
from ludejo.core.event import check_viewer
from ludejo.games.lines_and_columns.pieces import GREENS, NOT_ENDED, cards_in
from ludejo.games.lines_and_columns.position import Position

NOBODY: Final = -1


@final
class Ways:
    """The ways to share out cards: each holder gets a given number, and none that it is barred from.

    Holders who are barred from nothing form one pool. How cards are shared out within the pool is not counted, because
    that number is always the same. Cards barred from the same holders form one group; the count goes through the
    groups, and in each group through the holders. The group that most holders may have comes last: each holder must
    then take exactly as many as it has room for, so there is nothing left to try. (When the large group that nobody is
    barred from was counted like the others, it took minutes and gigabytes at a table of seven.)
    """

    def __init__(self, cards: i64, sizes: list[int], bars: list[int], picky: list[int]) -> None:
        self.picky = picky  # the holders outside the pool
        self.room: i64 = 0  # lane by place in `picky`
        for place in range(len(picky)):
            self.room += sizes[picky[place]] * one_in(place)
        self.groups: list[list[int]] = []
        self.open_to: list[int] = []  # by group: mask of places in `picky`
        for card in cards_in(cards):
            self.group(card, bars)
        self.put_widest_last()
        self.known: dict[int, int] = {}
        self.total: int = self.from_group(0, self.room)

    def group(self, card: i64, bars: list[int]) -> None:
        """Put a card into the group of cards that may go to the same holders."""
        mask: i64 = 0
        for place in range(len(self.picky)):
            if not has(bars[self.picky[place]], card):
                mask = plus(mask, place)
        for number in range(len(self.groups)):
            if self.open_to[number] == mask:
                self.groups[number].append(card)
                return
        self.groups.append([card])
        self.open_to.append(mask)

    def put_widest_last(self) -> None:
        """Sort the groups by how many holders may have them, then by size."""
        order = sorted(
            range(len(self.groups)), key=lambda group: (size_of(self.open_to[group]), len(self.groups[group]))
        )
        self.groups = [self.groups[group] for group in order]
        self.open_to = [self.open_to[group] for group in order]

    def from_group(self, group: i64, room: i64) -> int:
        """The ways to share out this group and all later ones."""
        if group == len(self.groups):
            return 1 if room == 0 else 0
        return self.count(group, 0, len(self.groups[group]), room)

    def count(self, group: i64, place: i64, n: i64, room: i64) -> int:
        """The ways to share out the last `n` cards of a group to the holders from this place on, and later groups."""
        if group == len(self.groups) - 1:
            return self.filled(place, n, room)
        if place == len(self.picky):
            return self.from_group(group + 1, room)  # the rest of the group goes to the pool
        key: int = room | n << 32 | place << 38 | group << 42
        found = self.known.get(key)
        if found is None:
            found = sum([self.part(group, place, n, room, k) for k in range(self.most(group, place, n, room) + 1)])
            self.known[key] = found
        return found

    def filled(self, place: i64, n: i64, room: i64) -> int:
        """The ways to fill the holders from this place on with `n` cards of the last group; the pool gets the rest."""
        if room & (one_in(place) - 1) != 0:
            return 0  # a holder before this place has room left, and no group is left for it
        found = 1
        for later in range(place, len(self.picky)):
            free = lane(room, later)
            if free > n or (free > 0 and not has(self.open_to[len(self.groups) - 1], later)):
                return 0
            found *= comb(n, free)
            n -= free
        return found

    def most(self, group: i64, place: i64, n: i64, room: i64) -> i64:
        """How many of `n` cards of a group can go to this holder."""
        if not has(self.open_to[group], place):
            return 0
        free = lane(room, place)
        if free < n:
            return free
        return n

    def part(self, group: i64, place: i64, n: i64, room: i64, k: i64) -> int:
        """The ways in which this holder gets `k` of the `n` cards."""
        return comb(n, k) * self.count(group, place + 1, n - k, room - k * one_in(place))


@final
class Case:
    """The worlds in which the mover holds this card, and none of the cards of earlier cases."""

    def __init__(self, ways: Ways, card: i64) -> None:
        self.ways = ways
        self.card = card  # NOBODY: no card is given


@final
class Belief:
    """What a seat (or ONLOOKER) considers possible, with exact weights."""

    def __init__(self, position: Position, viewer: i64) -> None:
        check_viewer(viewer, position.n_seats)
        self.undealt: i64 = position.n_seats  # the undealt cards count as a holder with this number
        self.hidden: i64 = position.undealt  # mask of cards
        self.sizes: list[int] = []  # by holder; 0 for the viewer, who knows its own cards
        self.bars: list[int] = []  # by holder: mask of hidden cards it can't have
        for seat in range(position.n_seats):
            self.sizes.append(0 if seat == viewer else int(position.count(seat)))
            if seat != viewer:
                self.hidden |= position.hand(seat)
        for seat in range(position.n_seats):
            self.bars.append(position.lacks(seat) & self.hidden)
        self.sizes.append(size_of(position.undealt))
        self.bars.append(GREENS & self.hidden)  # LK-14: all green cards are dealt
        self.mover: i64 = NOBODY  # if its hand is hidden: it holds at least one of the `wanted` cards
        self.wanted: i64 = 0
        if position.end == NOT_ENDED and position.mover != viewer:
            self.mover = position.mover
            self.wanted = position.grid.open_cards() & self.hidden & ~self.bars[self.mover]
        self.order: list[int] = self.strictest_first()
        self.bounds: list[int] = self.most_hands()
        self.cases: list[Case] = []  # counted only if needed
        self.free: Ways | None = None  # the same, but the mover may hold anything

    def strictest_first(self) -> list[int]:
        """The holders of hidden cards, beginning with those that have the least choice."""
        holders = [holder for holder in range(len(self.sizes)) if self.sizes[holder] > 0]
        return sorted(holders, key=lambda holder: size_of(self.hidden & ~self.bars[holder]) - self.sizes[holder])

    def n_hands(self, holder: i64, n_free: i64, n_wanted: i64) -> int:
        """How many hands a holder can get from `n_free` cards, of which `n_wanted` are wanted for the mover."""
        size = self.sizes[holder]
        if holder != self.mover:
            return comb(n_free, size)
        if n_wanted >= n_free:
            return comb(n_free, size)
        return comb(n_free, size) - comb(n_free - n_wanted, size)

    def most_hands(self) -> list[int]:
        """For each holder in `order`, the largest number of hands that are left for it after those before it got
        theirs: their cards reduce its choice, except cards that it is barred from and one of them is not."""
        found: list[int] = []
        n_taken: i64 = 0
        takers: i64 = 0  # mask of the cards that earlier holders can have
        for holder in self.order:
            n_most = size_of(self.hidden & ~self.bars[holder])
            elsewhere = size_of(self.bars[holder] & takers)
            if n_taken > elsewhere:
                n_most -= n_taken - elsewhere
            found.append(self.n_hands(holder, n_most, size_of(self.wanted)) if n_most > 0 else 0)
            takers |= self.hidden & ~self.bars[holder]
            n_taken += self.sizes[holder]
        return found

    def counted_freely(self) -> Ways:
        """All that is possible, if the mover may hold anything."""
        if self.free is None:
            picky = [one for one in self.order if self.bars[one] != 0]
            self.free = Ways(self.hidden, self.sizes, self.bars, picky)
        return self.free

    def counted_cases(self) -> list[Case]:
        """All that is possible, in parts that don't overlap: one for each first wanted card that the mover can hold."""
        if not self.cases:
            picky = [one for one in self.order if self.bars[one] != 0 or one == self.mover]
            if self.mover == NOBODY:
                self.cases.append(Case(Ways(self.hidden, self.sizes, self.bars, picky), NOBODY))
            else:
                self.count_cases(picky)
        return self.cases

    def count_cases(self, picky: list[int]) -> None:
        sizes = list(self.sizes)
        bars = list(self.bars)
        sizes[self.mover] -= 1
        for card in cards_in(self.wanted):
            ways = Ways(minus(self.hidden, card), sizes, list(bars), picky)
            if ways.total > 0:
                self.cases.append(Case(ways, card))
            bars[self.mover] |= shl(1, card)
