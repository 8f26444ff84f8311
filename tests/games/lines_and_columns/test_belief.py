"""The worlds that a seat thinks possible, compared with all deals counted one by one."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import sqrt

import pytest
from games.lines_and_columns.positions import play, position

from ludejo.core.event import ONLOOKER
from ludejo.core.luck import FastLuck
from ludejo.core.refusal import Refused
from ludejo.games.lines_and_columns.game import GAME, block, tiny
from ludejo.games.lines_and_columns.pieces import GREENS, cards_in
from ludejo.games.lines_and_columns.rules.turn import seek
from ludejo.games.lines_and_columns.state import LinesAndColumns
from ludejo.games.lines_and_columns.worlds import redeal
from ludejo.games.lines_and_columns.worlds.belief import Belief, Ways

Hands = tuple[int, ...]  # of all seats, then the undealt cards


def hands_of(state: LinesAndColumns) -> Hands:
    return (*[int(state.hand(seat)) for seat in range(state.n_seats)], int(state.undealt))


def dealt_in_every_way(cards: list[int], sizes: list[int]) -> list[Hands]:
    """All ways to share cards out to holders of these sizes."""
    if not sizes:
        return [()]
    found: list[Hands] = []
    for chosen in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in chosen]
        found += [(sum(1 << card for card in chosen), *hands) for hands in dealt_in_every_way(rest, sizes[1:])]
    return found


def by_force(state: LinesAndColumns, viewer: int) -> set[Hands]:
    """LK-9, LK-14: all deals that agree with every pass, with whose turn it is, and with green cards dealt."""
    true = hands_of(state)
    sizes = [0 if holder == viewer else len(cards_in(hand)) for holder, hand in enumerate(true)]
    hidden = [card for holder, hand in enumerate(true) if holder != viewer for card in cards_in(hand)]
    found: set[Hands] = set()
    for dealt in dealt_in_every_way(hidden, sizes):
        hands = tuple(true[holder] if holder == viewer else hand for holder, hand in enumerate(dealt))
        fits = all(hands[seat] & state.lacks(seat) == 0 for seat in range(state.n_seats))
        turn = state.is_over() or hands[state.mover] & state.grid.open_cards() != 0
        if fits and turn and hands[-1] & GREENS == 0:
            found.add(hands)
    return found


def with_passes() -> LinesAndColumns:
    """Three seats; seat 1 passed at the opening, and it is its turn now."""
    state = position(
        "", "green-car red-car", "blue-car blue-vase", "white-car white-vase green-vase", undealt="red-vase"
    )  # fmt: skip
    seek(state, 1, None)  # seat 1 has no green card
    assert state.mover == 2
    play(state, 2, "green-vase")
    play(state, 0, "green-car")
    return state


def by_count(state: LinesAndColumns, belief: Belief, luck: FastLuck) -> LinesAndColumns:
    """A world drawn by counting alone, without trying blind deals first."""
    world = state.clone()
    redeal.put(belief, redeal.drawn_exactly(belief, luck), world)
    return world


def by_case(state: LinesAndColumns, belief: Belief, luck: FastLuck) -> LinesAndColumns:
    """The same, by a playable card that the mover holds: for movers who seldom get one by chance."""
    world, case = state.clone(), redeal.pick_case(belief.counted_cases(), luck)
    redeal.put(belief, redeal.shared_out(belief, case.ways, case.card, luck), world)
    return world


def are_even(counts: Counter[Hands], worlds: set[Hands]) -> None:
    """These worlds came, no others, and all equally often (chi-square, twenty draws for each world)."""
    assert set(counts) == worlds
    odd = sum((counts[world] - 20) ** 2 / 20 for world in worlds)
    assert odd < len(worlds) + 6 * sqrt(2 * len(worlds)) + 6


@pytest.mark.parametrize("viewer", [ONLOOKER, 0, 1, 2])
@pytest.mark.parametrize("way", ["tried", "counted", "by case"])
def test_every_world_weighs_the_same(viewer: int, way: str) -> None:
    """LK-15: by dealing blindly first, by counting alone, and by the card that the mover holds."""
    state, luck = with_passes(), FastLuck(4)
    worlds, belief = by_force(state, viewer), Belief(state, viewer)
    assert len(worlds) > 3
    counts: Counter[Hands] = Counter()
    for _ in range(20 * len(worlds)):
        if way == "tried":
            world = state.resample(viewer, luck)
        else:
            world = (by_count if way == "counted" else by_case)(state, belief, luck)
        counts[hands_of(world)] += 1
    are_even(counts, worlds)


def test_counting_knows_how_many_worlds_there_are() -> None:
    """LK-9: the number of ways, times the number of ways to share cards within the pool, is the number of deals."""
    state = with_passes()
    for viewer in range(3):
        belief = Belief(state, viewer)
        cases = belief.counted_cases()
        pool = [belief.sizes[one] for one in belief.order if one not in cases[0].ways.picky]
        within = len(dealt_in_every_way(list(range(sum(pool))), pool))
        assert sum(case.ways.total for case in cases) * within == len(by_force(state, viewer))


def test_a_crowded_table_is_counted_in_few_steps() -> None:
    """LK-15: seven hands, few passes, and 17 of 30 cards that anybody may hold. The count once went through all ways to
    share those out, card by card, for each card the mover might hold: minutes, and gigabytes."""
    masks = [0b1111111] * 17 + [0b1100001] * 5 + [0b1111110] * 4 + [0b1000000, 0b1011110, 0b1100000, 0b1111001]
    bars = [sum(1 << card for card, mask in enumerate(masks) if not mask >> place & 1) for place in range(7)]
    sizes = [5, 4, 4, 4, 4, 4, 4, 1]
    ways = Ways((1 << 30) - 1, sizes, [*bars, 0], [0, 1, 2, 3, 4, 5])
    assert ways.total == 247_201_170_501_285_000
    assert len(ways.known) < 40_000


def positions_with_passes(n: int) -> list[LinesAndColumns]:
    """Small games in which two seats or more lack cards that are still hidden."""
    found: list[LinesAndColumns] = []
    seed = 0
    while len(found) < n:
        luck, seed = FastLuck(seed), seed + 1
        state = GAME.deal_tiny(tiny("small", 3, block(3, 4), undealt=seed % 3), luck, None)
        while not state.is_over():
            moves = state.choices(state.due()[0])
            state.apply(state.due()[0], moves[luck.below(len(moves))], luck)
            hidden = state.deck & ~state.grid.laid
            if len(cards_in(hidden)) > 7:
                continue  # too many to count one by one
            lacking = sum(state.lacks(seat) & hidden != 0 and state.hand(seat) != 0 for seat in range(3))
            if lacking > 1 and 3 < len(by_force(state, ONLOOKER)) < 200:
                found.append(state)
                break
    return found


def test_random_positions_with_passes(long: bool) -> None:
    """LK-9: worlds agree with what passes have shown, for every viewer; LK-14: also with undealt cards."""
    luck = FastLuck(6)
    for state in positions_with_passes(100 if long else 12):
        for viewer in range(ONLOOKER, 3):
            worlds, belief = by_force(state, viewer), Belief(state, viewer)
            n = 20 * len(worlds)
            are_even(Counter(hands_of(state.resample(viewer, luck)) for _ in range(n)), worlds)
            are_even(Counter(hands_of(by_count(state, belief, luck)) for _ in range(n)), worlds)


def test_a_seat_on_turn_holds_something_to_lay() -> None:
    """LK-9: otherwise it would have passed; so this is known before it moves."""
    state = position("green-car", "blue-car red-vase", "white-vase black-vase", "white-die blue-die")
    luck = FastLuck(1)
    for viewer in (ONLOOKER, 1, 2):
        for _ in range(100):
            world = state.resample(viewer, luck)
            assert world.choices(0)
    assert all(int(world.hand(0)) & 2 for world in (state.resample(1, luck) for _ in range(20)))


def test_a_pass_shows_what_a_seat_lacks() -> None:
    """LK-9: none of the cards that could be laid then; LK-10: a hand that could be laid completely never passes."""
    state = position("green-car", "blue-car red-car", "white-vase green-vase", "white-car black-vase")
    state.set_hand(1, state.hand(1) & ~GREENS)
    state.set_hand(0, state.hand(0) | state.deck & GREENS & ~state.grid.laid)
    play(state, 0, "blue-car:left")
    assert state.mover == 2
    assert state.lacks(1) == state.grid.open_cards() & state.deck


def test_many_worlds_are_the_same_as_those_of_resample() -> None:
    """LK-15: many worlds use one count, and the same luck gives the same worlds."""
    state = with_passes()
    many = state.worlds(2, FastLuck(8), 30)
    luck = FastLuck(8)
    assert [one.to_bytes() for one in many] == [state.resample(2, luck).to_bytes() for _ in range(30)]
    with pytest.raises(Refused):
        state.resample(3, luck)


def test_large_numbers_are_drawn_evenly() -> None:
    """A number below n, where n is too large for a machine word."""
    luck, n = FastLuck(2), 3 * 10**30
    drawn = [redeal.wide_below(luck, n) for _ in range(3_000)]
    assert min(drawn) >= 0
    assert max(drawn) < n
    for third in range(3):
        assert 850 < sum(third * n // 3 <= number < (third + 1) * n // 3 for number in drawn) < 1_150
