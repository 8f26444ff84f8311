"""What no source of the rules settles. Our choice comes first; a table may choose another (options of the group
`expert`). All such numbers and lists are in this file."""

from __future__ import annotations

from typing import Final

# AR-15: three of the eight knight cards are unknown; the first set has each lower bound from 1 to 7 once
KNIGHT_CARDS: Final[dict[str, tuple[str, str, str]]] = {
    "rising": ("knight-4-7", "knight-5-8", "knight-6-9"),
    "low": ("knight-1-4", "knight-2-5", "knight-3-6"),
    "high": ("knight-5-8", "knight-6-9", "knight-7-9"),
}

# AR-17: ring cards for silver, for bronze, for any Prince
RING_CARDS: Final[dict[str, tuple[int, int, int]]] = {
    "even": (1, 1, 2),
    "silver": (2, 1, 1),
    "bronze": (1, 2, 1),
    "coloured": (2, 2, 0),
}

# AR-7: the chair in the middle of the first carpet; the other one lies opposite
CARPETS: Final[dict[str, int]] = {"crown": 0, "side": 7}

# AR-13: who begins; the rulebook asks for the oldest player
FIRST: Final[tuple[str, ...]] = ("random", "seat-0")

# AR-10: where silver and bronze sit; the one on chair 0 begins as King
SILVER_CHAIRS: Final[tuple[int, int]] = (0, 14)
BRONZE_CHAIRS: Final[tuple[int, int]] = (7, 21)
