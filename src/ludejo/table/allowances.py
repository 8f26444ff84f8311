"""How much people may add to a table's log: no stranger wears out a table, and talk never wears out a game.

Everything stands in one log, talk too: its order is what makes the same frames of the same night everywhere. So what
isn't play is counted by itself, by who people are to the table, and given anew with each game.
"""

from __future__ import annotations

NO_END = 1 << 30
# who found a public table; has a private one's code, was invited, shares the host's network or has played; plays
STRANGER, KNOWN, PLAYER = 0, 1, 2

MOST_PEOPLE = 74  # at a time: 24 seats and 50 onlookers
MOST_STRANGERS = 50  # of them: the other places are kept for those who are known
STRANGERS_OF_A_NET = 12  # of them, from one network
STRANGERS_EVER, OF_A_NET_EVER, PEOPLE_EVER = 300, 40, 600  # in the log: numbers of people are not given twice
WHISPERS = 300  # in a game, by one person: what not everybody hears is counted for its speaker alone
MOST_NAMES, MOST_COMINGS = 30, 200  # in a game, by one person
MOST_NETS = 8  # of one person


class Allowance:
    """Entries of a kind, by rank: so many by each person in a game, by all in a game, and by all at this table."""

    def __init__(self, each: tuple[int, ...], together: tuple[int, ...], ever: tuple[int, ...], seat: int) -> None:
        self.each = each
        self.together = together
        self.ever = ever
        self.seat = seat  # players have so many for each of the table's seats, if that is more
        self.in_game = [0, 0, 0]
        self.in_all = [0, 0, 0]

    def is_used_up(self, rank: int, own: int, n_seats: int) -> bool:
        """May somebody of this rank, with so many in this game, add no more?"""
        ever = max(self.ever[rank], self.seat * n_seats if rank == PLAYER else 0)
        return own >= self.each[rank] or self.in_game[rank] >= self.together[rank] or self.in_all[rank] >= ever

    def add(self, rank: int) -> None:
        self.in_game[rank] += 1
        self.in_all[rank] += 1

    def renew(self) -> None:
        """A new game."""
        self.in_game = [0, 0, 0]


def new_talk() -> Allowance:
    return Allowance((30, 100, 300), (300, 1_000, NO_END), (1_000, 2_000, 3_000), 750)


def new_stirs() -> Allowance:
    """Of what is neither play nor talk: coming and going, sitting down and standing up, pausing, asking."""
    return Allowance((40, 200, 300), (1_000, 1_000, NO_END), (3_000, 3_000, NO_END), 0)
