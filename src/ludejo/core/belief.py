"""What a seat holds for possible, and how likely: worlds drawn for it, weighed by what the others chose."""

from __future__ import annotations

from typing import Final

from ludejo.core.game import State
from ludejo.core.luck import Luck
from ludejo.core.shapes import Belief, Fact

DRAWN: Final = 4  # worlds drawn for each one kept
FINE: Final = 1 << 30


def weighed(world: State, seat: int, luck: Luck, n: int) -> list[State]:
    """n worlds: many drawn by `resample`, and of these the likelier ones the more often (systematic resampling)."""
    drawn = world.worlds(seat, luck, n)
    weights = [one.likelihood(seat) for one in drawn]
    if min(weights) == max(weights):
        return drawn
    drawn += world.worlds(seat, luck, n * (DRAWN - 1))
    weights = [one.likelihood(seat) for one in drawn]
    kept = picked(drawn, weights, n, luck.below(FINE) / FINE)
    order = list(range(n))
    luck.shuffle(order)  # equal worlds lie side by side
    return [kept[place] for place in order]


def picked(drawn: list[State], weights: list[float], n: int, start: float) -> list[State]:
    """n of these by n points at equal distances on a line along which each is as long as its weight."""
    step = sum(weights) / n
    point = start * step
    kept: list[State] = []
    end = 0.0
    for world, weight in zip(drawn, weights, strict=True):
        end += weight
        while point < end and len(kept) < n:
            kept.append(world)
            point += step
    while len(kept) < n:  # sums of floats may end a hair too soon
        kept.append(drawn[-1])
    return kept


def believed(world: State, seat: int, truth: tuple[Fact, ...], luck: Luck, n: int = 500) -> tuple[Belief, ...]:
    """How likely each hidden thing is to a seat, beside what is true; the likeliest first."""
    counts: dict[Fact, int] = dict.fromkeys(truth, 0)
    for one in weighed(world, seat, luck, n):
        for fact in one.hidden(seat):
            counts[fact] = counts.get(fact, 0) + 1
    beliefs = [Belief(fact.about, fact.what, round(count / n, 3), fact in truth) for fact, count in counts.items()]
    return tuple(sorted(beliefs, key=lambda one: (one.about, -one.share, one.what)))
