"""How much people may add to a table's log, so that strangers can't fill it, and talk never ends a game.

Talk is in the same log as play, because the order of the entries decides the frames of a night in every process. So
what isn't play is counted separately, by the rank of people at the table, and the counts begin again with each game.
"""

from __future__ import annotations

NO_END = 1 << 30
# STRANGER: found a public table. KNOWN: has a private one's code, was invited, shares the host's network, or has played
# here. PLAYER: the host, or somebody who plays in this game.
STRANGER, KNOWN, PLAYER = 0, 1, 2

MOST_PEOPLE = 74  # at a time: 24 seats and 50 onlookers
MOST_STRANGERS = 50  # of these; the other places are kept for people who are known
STRANGERS_OF_A_NET = 12  # of these, from one network
STRANGERS_EVER, OF_A_NET_EVER, PEOPLE_EVER = 300, 40, 600  # in the whole log, because it keeps everybody's number
WHISPERS = 300  # in a game, by one person: talk that not everybody hears is counted for its speaker alone
MOST_NAMES, MOST_COMINGS = 30, 200  # in a game, by one person
MOST_NETS = 8  # of one person


class Allowance:
    """How many entries of a kind each rank may add: each person in a game, all in a game, and all at this table."""

    def __init__(self, each: tuple[int, ...], together: tuple[int, ...], ever: tuple[int, ...], seat: int) -> None:
        self.each = each
        self.together = together
        self.ever = ever
        self.seat = seat  # players may add this many for each seat of the table, if that is more than `ever`
        self.in_game = [0, 0, 0]
        self.in_all = [0, 0, 0]

    def is_used_up(self, rank: int, own: int, n_seats: int) -> bool:
        """May somebody of this rank, who has added `own` in this game, add no more?"""
        ever = max(self.ever[rank], self.seat * n_seats if rank == PLAYER else 0)
        return own >= self.each[rank] or self.in_game[rank] >= self.together[rank] or self.in_all[rank] >= ever

    def add(self, rank: int) -> None:
        self.in_game[rank] += 1
        self.in_all[rank] += 1

    def renew(self) -> None:
        """Begin the counts of a new game."""
        self.in_game = [0, 0, 0]


def new_talk() -> Allowance:
    return Allowance((30, 100, 300), (300, 1_000, NO_END), (1_000, 2_000, 3_000), 750)


def new_stirs() -> Allowance:
    """For what is neither play nor talk: coming and going, sitting down and standing up, pausing, asking."""
    return Allowance((40, 200, 300), (1_000, 1_000, NO_END), (3_000, 3_000, NO_END), 0)
