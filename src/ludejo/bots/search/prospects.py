"""How likely a team of Codenames is to win from here: a spymaster's estimate.

The worth of a turn depends on what is left after it: the words that the own team still has to find, and the uncovered
words of the other team, which lose one with every turn (CN-27; other players find at least one). A clue for several
words saves turns but is understood less well; a team that is ahead can be careful.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

MOST: Final = 4  # words that one clue is for: nobody understands a clue for more
RIGHT: Final = (0.86, 0.72, 0.52, 0.38)  # how often the first, second … word of a usual clue is found
CROWDED: Final = 0.04  # each further word of a clue lowers that by this share
OTHERS, NOBODYS = 0.3, 0.6  # shares of the mistakes: the other team's words, bystanders; the rest is the assassin
WORDS: Final = 10  # 0 to 9: a team has nine words at most
MERCY: Final = 0.2  # how often the other team doesn't find its last word at once


@cache
def chances(together: bool) -> NDArray[np.float64]:
    """The chance to win, by the words left to find and the words the other team has left. With none to find the game is
    won. With none of theirs it is lost (CN-27), or nearly lost where other players still have to find the last one."""
    table = np.zeros((WORDS, WORDS))
    table[0, :] = 1
    if not together:
        table[1:, 0] = MERCY / np.arange(1, WORDS)
    for theirs in range(1, WORDS):
        for ours in range(1, WORDS):
            table[ours, theirs] = max(after(table, ours, theirs, n) for n in range(1, min(MOST, ours) + 1))
    return table


def after(table: NDArray[np.float64], ours: int, theirs: int, number: int) -> float:
    """The chance after a usual clue for this many words."""
    reached, total = 1.0, 0.0
    for found in range(number):
        right = RIGHT[found] * (1 - CROWDED * (number - 1))
        total += reached * (1 - right) * (OTHERS * table[ours - found, max(theirs - 2, 0)])
        total += reached * (1 - right) * (NOBODYS * table[ours - found, theirs - 1])
        reached *= right
    return float(total + reached * table[ours - number, theirs - 1])
