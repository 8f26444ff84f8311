"""Seeds of random tests: fixed ones, and those of the day (`--seed`)."""

from __future__ import annotations


def shared(n: int, seed: int) -> list[int]:
    """n seeds: half of them are always the same, the others begin at the day's seed."""
    return [*range((n + 1) // 2), *range(seed, seed + n // 2)]
