"""The worlds that a seat thinks possible (AR-35), compared with hands counted one by one, and with shuffled piles."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import sqrt

import pytest
from games.artus.positions import placed, start, step

from ludejo.core.bits import bag_of, in_bag
from ludejo.core.event import ONLOOKER
from ludejo.core.luck import FastLuck
from ludejo.core.refusal import Refused
from ludejo.games.artus.pieces import FIRST_KING, KNIGHT, card_named, deck_named
from ludejo.games.artus.state import Artus

Hand = tuple[int, int]  # bag, scoring cards


def hand_of(state: Artus, seat: int) -> Hand:
    return int(state.hand(seat)), int(state.scoring_hand(seat))


def by_force(state: Artus, seat: int) -> Counter[Hand]:
    """All hands of the right kinds from the cards that a seat has not played, with the number of ways to draw each."""
    knights: list[int] = []
    kings: list[int] = []
    for card in in_bag(state.hand(seat) + state.pile(seat)):
        (knights if card < FIRST_KING else kings).append(card)
    both = int(state.scoring_hand(seat) | state.scoring_pile(seat))
    scoring = [place for place in range(6) if both >> place & 1]
    held = in_bag(state.hand(seat))
    n_knight = sum(card < FIRST_KING for card in held)
    found: Counter[Hand] = Counter()
    for one in combinations(knights, n_knight):
        for two in combinations(kings, len(held) - n_knight):
            for three in combinations(scoring, int(state.scoring_hand(seat)).bit_count()):
                found[int(bag_of([*one, *two])), sum(1 << place for place in three)] += 1
    return found


def late(seed: int, rounds: int = 10, **options: str) -> Artus:
    """A game in such a late round that all hands can be counted."""
    state, luck = placed(3, seed, **options), FastLuck(seed)
    while state.round < rounds:
        step(state, luck)
    return state


def is_even(drawn: Counter[Hand], ways: Counter[Hand]) -> None:
    """Each hand came as often as the number of ways to draw it says (chi-square)."""
    assert set(drawn) <= set(ways)
    share = drawn.total() / ways.total()
    odd = sum((drawn[hand] - share * n) ** 2 / (share * n) for hand, n in ways.items())
    assert odd < len(ways) + 6 * sqrt(2 * len(ways)) + 6


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("viewer", [ONLOOKER, 0, 2])
@pytest.mark.parametrize("kind", ["basic", "advanced"])
def test_every_hand_weighs_the_same(kind: str, viewer: int, seed: int) -> None:
    """AR-35: hands keep their number of cards of each kind; every way to draw them is equally likely."""
    state, luck = late(seed, 10 if kind == "basic" else 7, game=kind), FastLuck(9)
    ways = {seat: by_force(state, seat) for seat in range(3) if seat != viewer}
    drawn: dict[int, Counter[Hand]] = {seat: Counter() for seat in ways}
    for _ in range(20 * max(len(one) for one in ways.values())):
        world = state.resample(viewer, luck)
        for seat in ways:
            drawn[seat][hand_of(world, seat)] += 1
    for seat in ways:
        is_even(drawn[seat], ways[seat])


def test_what_is_known_stays() -> None:
    """AR-35: the viewer's own cards, everybody's numbers of cards, all that was played, the board."""
    for seed in range(6):
        state, luck = late(seed, 2 + seed, game="advanced"), FastLuck(seed)
        for viewer in range(ONLOOKER, 3):
            world = state.resample(viewer, luck)
            assert world.view(viewer) == state.view(viewer)
            for seat in range(3):
                assert world.hand(seat) + world.pile(seat) == state.hand(seat) + state.pile(seat)
                assert seat != viewer or hand_of(world, seat) == hand_of(state, seat)


def test_a_bag_deals_like_a_shuffled_pile() -> None:
    """AR-19: the first two knight cards, and the third, are as likely as from a shuffled pile."""
    luck = FastLuck(4)
    first: Counter[Hand] = Counter()
    for seed in range(3_000):
        state = start(2, seed)
        first[int(state.hand(0)) & 0xFFFFFFFF, 0] += 1
    pairs = Counter((int(bag_of(list(two))), 0) for two in combinations(range(8), 2))
    is_even(first, pairs)
    deck = [card for card in deck_named("low", "even", False) if card < FIRST_KING]
    shuffled, bagged = Counter[int](), Counter[int]()
    for _ in range(3_000):
        luck.shuffle(deck)
        shuffled[deck[2]] += 1
        bagged[luck.draw(bag_of(deck), 8)] += 1
    for card in ("knight-1-4", "knight-2-5", "knight-3-6"):
        assert abs(shuffled[card_named(card)] - bagged[card_named(card)]) < 150


def test_many_worlds_are_the_same_as_those_of_resample() -> None:
    """AR-35: the same luck gives the same worlds."""
    state = late(2, 5)
    luck = FastLuck(8)
    many = [one.to_bytes() for one in state.worlds(1, FastLuck(8), 30)]
    assert many == [state.resample(1, luck).to_bytes() for _ in range(30)]
    assert len(set(many)) > 20
    for stranger in (3, -2):
        with pytest.raises(Refused):
            state.resample(stranger, luck)


def test_hidden_facts() -> None:
    """AR-35: the cards in other hands, equal ones once."""
    state = placed(2)
    state.set_hand(1, bag_of([card_named("ring-any"), card_named("ring-any"), KNIGHT]))
    assert [(fact.about, fact.what) for fact in state.hidden(0)] == [(1, "knight-1-4"), (1, "ring-any")]
    assert {fact.about for fact in state.hidden(ONLOOKER)} == {0, 1}
