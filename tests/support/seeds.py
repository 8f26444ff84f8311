"""Seeds of random tests: fixed ones, and some of the day (`--seed`)."""

from __future__ import annotations


def shared(n: int, seed: int) -> list[int]:
    """So many seeds: half of them are always the same, the others begin at the day's."""
    return [*range((n + 1) // 2), *range(seed, seed + n // 2)]
