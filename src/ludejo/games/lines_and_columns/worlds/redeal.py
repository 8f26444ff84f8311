"""Draws one world from a seat's belief, with exact probabilities and usually fast.

The fast way: deal to one holder after the other, at random from the cards that it can have, and keep the whole deal
with a probability that corrects the bias. A holder that has n hands to choose from gets each with probability 1 / n, so
deals with much choice come too seldom. Keeping a deal with probability n / b for each holder, where b is the largest
possible n, makes all deals equally likely. If no deal was kept after some tries, the fitting deals are counted, and one
is picked by its number. Both ways give each world the same probability, so it does not matter which one is used.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludejo.core.bits import one_in, plus, size_of
from ludejo.core.luck import Luck
from ludejo.games.lines_and_columns.pieces import cards_in
from ludejo.games.lines_and_columns.position import Position
from ludejo.games.lines_and_columns.worlds.belief import NOBODY, Belief, Case, Ways

TRIES: Final = 40
WORD: Final = 1 << 31


def redeal(belief: Belief, world: Position, luck: Luck) -> None:
    """Turn `world` (a copy of the position) into one drawn from all that the viewer considers possible."""
    hands: list[int] = [0] * len(belief.sizes)
    for _ in range(TRIES):
        if dealt_blindly(belief, hands, luck):
            put(belief, hands, world)
            return
    put(belief, drawn_exactly(belief, luck), world)


def dealt_blindly(belief: Belief, hands: list[int], luck: Luck) -> bool:
    """Deal the hidden cards; False if the deal is impossible or not kept."""
    left = belief.hidden
    for place in range(len(belief.order)):
        holder = belief.order[place]
        free = left & ~belief.bars[holder]
        n_hands = belief.n_hands(holder, size_of(free), size_of(free & belief.wanted))
        most = belief.bounds[place]
        if n_hands == 0 or (n_hands < most and wide_below(luck, most) >= n_hands):
            return False
        hand = some_of(free, belief.sizes[holder], luck)
        while holder == belief.mover and hand & belief.wanted == 0:
            hand = some_of(free, belief.sizes[holder], luck)
        hands[holder] = hand
        left &= ~hand
    return True


def some_of(cards: i64, n: i64, luck: Luck) -> i64:
    """The mask of `n` of these cards, all sets equally likely."""
    listed = cards_in(cards)
    left: i64 = len(listed)
    picked: i64 = 0
    for _ in range(n):
        place = luck.below(left)
        left -= 1
        picked = plus(picked, listed[place])
        listed[place] = listed[left]
    return picked


def put(belief: Belief, hands: list[int], world: Position) -> None:
    """Give these hands to the holders of hidden cards."""
    for holder in belief.order:
        if holder == belief.undealt:
            world.undealt = hands[holder]
        else:
            world.set_hand(holder, hands[holder])


def drawn_exactly(belief: Belief, luck: Luck) -> list[int]:
    """Pick one of all fitting deals by its number. The mover usually holds a wanted card by chance: this is checked
    afterwards, because counting the deals for each wanted card takes many times as long."""
    if belief.mover != NOBODY:
        for _ in range(TRIES):
            hands = shared_out(belief, belief.counted_freely(), NOBODY, luck)
            if hands[belief.mover] & belief.wanted != 0:
                return hands
    case = pick_case(belief.counted_cases(), luck)
    return shared_out(belief, case.ways, case.card, luck)


def shared_out(belief: Belief, ways: Ways, card: i64, luck: Luck) -> list[int]:
    """One of the counted deals, in which the mover has this card (NOBODY: no card is given)."""
    hands: list[int] = [0] * len(belief.sizes)
    if card != NOBODY:
        hands[belief.mover] = plus(0, card)
    pool = share_out(ways, hands, luck)
    luck.shuffle(pool)
    for holder in belief.order:
        if holder not in ways.picky:
            for _ in range(belief.sizes[holder]):
                hands[holder] = plus(hands[holder], pool.pop())
    return hands


def pick_case(cases: list[Case], luck: Luck) -> Case:
    left = wide_below(luck, sum([case.ways.total for case in cases]))
    place = 0
    while left >= cases[place].ways.total:
        left -= cases[place].ways.total
        place += 1
    return cases[place]


def share_out(ways: Ways, hands: list[int], luck: Luck) -> list[int]:
    """Give the holders outside the pool their cards, group by group; return the cards of the pool."""
    pool: list[int] = []
    room = ways.room
    for group in range(len(ways.groups)):
        cards = list(ways.groups[group])
        luck.shuffle(cards)
        for place in range(len(ways.picky)):
            holder = ways.picky[place]
            n = pick_size(ways, group, place, len(cards), room, luck)
            room -= n * one_in(place)
            for _ in range(n):
                hands[holder] = plus(hands[holder], cards.pop())
        pool += cards
    return pool


def pick_size(ways: Ways, group: i64, place: i64, n: i64, room: i64, luck: Luck) -> i64:
    """Pick how many of the `n` cards left in a group this holder gets."""
    most = ways.most(group, place, n, room)
    if most == 0:
        return 0
    left = wide_below(luck, ways.count(group, place, n, room))
    k: i64 = 0
    while True:
        part = ways.part(group, place, n, room, k)
        if left < part:
            return k
        left -= part
        k += 1


def wide_below(luck: Luck, n: int) -> int:
    """A number from 0 to n - 1, all equally likely, however large n is."""
    if n < WORD:
        return luck.below(n)
    bits = (n - 1).bit_length()
    while True:
        drawn = 0
        for _ in range(0, bits, 30):
            more: int = luck.below(1 << 30)  # not i64: mypyc would then cut `drawn` to a machine word, too
            drawn = drawn << 30 | more
        drawn &= (1 << bits) - 1
        if drawn < n:
            return drawn
