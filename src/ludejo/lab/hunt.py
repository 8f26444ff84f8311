"""The leak test in bulk, with its figures."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import msgspec

from ludejo.core.game import Game
from ludejo.testkit.leaks import Pairs
from ludejo.testkit.setups import setups


class Hunt(msgspec.Struct, frozen=True):
    """The figures of one run; `where` names the first leaks, if any."""

    pairs: int
    leaks: int
    seconds: float
    where: list[str]


def hunt(game: Game, n_pairs: int, seed: int, progress: Callable[[int], object] = lambda looked: None) -> Hunt:
    """Compare `n_pairs` pairs of worlds, about as many in each set-up."""
    pairs = Pairs(game, seed, max(1, n_pairs // len(setups(game))))
    start = perf_counter()
    while pairs.n_pairs < n_pairs:
        before = pairs.n_pairs
        pairs.play_one(n_pairs)
        progress(pairs.n_pairs - before)
    seconds = round(perf_counter() - start, 3)
    return Hunt(pairs.n_pairs, len(pairs.leaks), seconds, [repr(leak) for leak in pairs.leaks[:10]])
