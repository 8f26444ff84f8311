"""Random play to the end: the compiled loop that knows only the base classes."""

from __future__ import annotations

from ludejo.core.game import Game, State
from ludejo.core.luck import Luck
from ludejo.core.option import Value


def play_out(state: State, luck: Luck) -> int:
    """Play moves drawn by `sample` (usually uniformly from `choices`) until the end; return how many there were."""
    n_moves = 0
    while True:
        due = state.due()
        if due:
            seat = due[0]
            state.apply(seat, state.sample(seat, luck), luck)
            n_moves += 1
        elif state.clock():
            state.expire(luck)
        else:
            return n_moves


class Tally:
    """The totals of many play-outs."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.moves = 0
        self.wins = [0] * seats


def play_many(game: Game, seats: int, options: dict[str, Value], luck: Luck, n_games: int, tally: Tally) -> None:
    """Play `n_games` games with settled options, and add them to the tally."""
    for _ in range(n_games):
        state = game.deal(seats, options, luck, None)
        tally.moves += play_out(state, luck)
        tally.games += 1
        result = state.result()
        assert result is not None
        for seat in result.winners:
            tally.wins[seat] += 1
