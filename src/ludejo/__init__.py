"""Ludejo, a place to play: exact rules of table games, for tables, bots and research.

A complete game, in which everybody always takes the first choice:

    import ludejo
    game  = ludejo.game("love-letter")
    luck  = ludejo.luck(seed=7)
    state = game.start(seats=3, options={}, luck=luck)
    while (due := state.due()):
        seat = due[0]
        state.apply(seat, state.choices(seat)[0], luck)
    state.result()
"""

from __future__ import annotations

from ludejo.compatibility import install
from ludejo.core.event import ONLOOKER, Events
from ludejo.core.game import Game, State
from ludejo.core.luck import FastLuck, Luck
from ludejo.core.refusal import Refusal, Refused
from ludejo.games import game, games

__all__ = [
    "ONLOOKER", "Events", "FastLuck", "Game", "Luck", "Refusal", "Refused", "State", "game", "games", "luck",
]  # fmt: skip
__version__ = "0.1.0"
install()


def luck(seed: int) -> FastLuck:
    """Fast luck: the same seed gives the same draws."""
    return FastLuck(seed)
