"""What a seat considers possible, and how likely: worlds are drawn for it and weighted by what the others chose."""

from __future__ import annotations

from typing import Final

from ludejo.core.game import State
from ludejo.core.luck import Luck
from ludejo.core.shapes import Belief, Fact

DRAWN: Final = 4  # worlds drawn for each one kept
FINE: Final = 1 << 30


def weighed(world: State, seat: int, luck: Luck, n: int) -> list[State]:
    """`n` worlds: more are drawn by `resample`, and the likelier ones are kept more often (systematic resampling)."""
    drawn = world.worlds(seat, luck, n)
    weights = [one.likelihood(seat) for one in drawn]
    if min(weights) == max(weights):
        return drawn
    drawn += world.worlds(seat, luck, n * (DRAWN - 1))
    weights = [one.likelihood(seat) for one in drawn]
    kept = picked(drawn, weights, n, luck.below(FINE) / FINE)
    order = list(range(n))
    luck.shuffle(order)  # copies of one world were neighbours
    return [kept[place] for place in order]


def picked(drawn: list[State], weights: list[float], n: int, start: float) -> list[State]:
    """Put the worlds on a line, each as long as its weight, and keep those at `n` evenly spaced points."""
    step = sum(weights) / n
    point = start * step
    kept: list[State] = []
    end = 0.0
    for world, weight in zip(drawn, weights, strict=True):
        end += weight
        while point < end and len(kept) < n:
            kept.append(world)
            point += step
    while len(kept) < n:  # rounding may move the last points beyond the end
        kept.append(drawn[-1])
    return kept


def believed(world: State, seat: int, truth: tuple[Fact, ...], luck: Luck, n: int = 500) -> tuple[Belief, ...]:
    """How likely this seat considers each hidden fact, and whether it is true; for each seat or place the likeliest
    first."""
    counts: dict[Fact, int] = dict.fromkeys(truth, 0)
    for one in weighed(world, seat, luck, n):
        for fact in one.hidden(seat):
            counts[fact] = counts.get(fact, 0) + 1
    beliefs = [Belief(fact.about, fact.what, round(count / n, 3), fact in truth) for fact, count in counts.items()]
    return tuple(sorted(beliefs, key=lambda one: (one.about, -one.share, one.what)))
