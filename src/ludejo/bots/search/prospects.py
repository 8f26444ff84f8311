"""How likely a team of Codenames wins from here, as a spymaster reckons it.

A turn is worth what it leaves: so many words of one's own to find, and so many of the others' that are not yet covered,
one of which goes with every turn (CN-27; where others play, they find one at least). A clue for several words makes up
time and is understood less well; who is ahead may be careful.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

MOST: Final = 4  # words a clue is for: more than that nobody follows
RIGHT: Final = (0.86, 0.72, 0.52, 0.38)  # how often the first, second … word of a usual clue is found
CROWDED: Final = 0.04  # the less often, for each word more that it is for
OTHERS, NOBODYS = 0.3, 0.6  # whose words are touched by mistake; the rest is the assassin
WORDS: Final = 10  # a side has nine at most
MERCY: Final = 0.2  # how often others don't find their last word at once


@cache
def chances(together: bool) -> NDArray[np.float64]:
    """By words to find and words the others have left. Without any to find it is won; without any of theirs it is lost
    (CN-27), or nearly so where others have to find it."""
    table = np.zeros((WORDS, WORDS))
    table[0, :] = 1
    if not together:
        table[1:, 0] = MERCY / np.arange(1, WORDS)
    for theirs in range(1, WORDS):
        for ours in range(1, WORDS):
            table[ours, theirs] = max(after(table, ours, theirs, n) for n in range(1, min(MOST, ours) + 1))
    return table


def after(table: NDArray[np.float64], ours: int, theirs: int, number: int) -> float:
    """The chance if a usual clue for so many words is given."""
    reached, total = 1.0, 0.0
    for found in range(number):
        right = RIGHT[found] * (1 - CROWDED * (number - 1))
        total += reached * (1 - right) * (OTHERS * table[ours - found, max(theirs - 2, 0)])
        total += reached * (1 - right) * (NOBODYS * table[ours - found, theirs - 1])
        reached *= right
    return float(total + reached * table[ours - number, theirs - 1])
