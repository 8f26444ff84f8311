"""The ballots of a bot in Lupus in Tabula (LT-18 to LT-21)."""

from __future__ import annotations

from typing import Final

from ludejo.bots.lupus_in_tabula.seat import Seat
from ludejo.core.move import Move
from ludejo.games.lupus_in_tabula import shapes

NEAR: Final = 0.0  # a wolf spares a fellow if somebody else is as suspect; a larger number gives wolves away (measured)
LOST: Final = 0.0  # a fellow who is more suspect than the other nominees is given up


def voted(seat: Seat) -> Move:
    """A vote."""
    names = [shape.at for shape in seat.by_shape if isinstance(shape, shapes.Vote)]
    if seat.role == "wolf":
        at = as_wolf(seat, names)
    elif seat.role == "possessed" and seat.level.lies:
        at = as_possessed(seat, names)
    else:
        at = most(names, seat.suspicion(seat.plain if seat.role == "hamster" else seat.mind))
    return seat.by_shape[shapes.Vote(at)]


def most(names: list[int], worth: list[float]) -> int:
    return max(names, key=lambda one: (worth[one], -one))


def votes_for(seat: Seat, one: int) -> int:
    return sum(at == one for at in seat.view.votes)


def as_wolf(seat: Seat, names: list[int]) -> int:
    """Vote like a human, unless the wolves' votes can save a fellow."""
    prey = [one for one in names if not seat.is_fellow(one)]
    worth = seat.suspicion(seat.plain)
    for one in seat.spared():
        worth[one] += 0.15 + 0.6 * is_urgent(seat)  # LT-12: perhaps the hamster
    if not prey:
        return most(names, worth)
    if not seat.level.blends:
        if seat.level.lies == 0:
            return prey[int(seat.luck.below(len(prey)))]
        return max(prey, key=lambda one: (votes_for(seat, one), worth[one]))
    top = most(names, worth)
    victim = most(prey, worth)
    if worth[top] - worth[victim] <= (LOST if seat.view.phase == "final" else NEAR) or saves(seat, top, victim):
        return victim
    return top


def saves(seat: Seat, fellow: int, victim: int) -> bool:
    """Will the wolves' votes turn this last ballot, if all others follow the village?"""
    view = seat.view
    if view.phase != "final" or view.at_once:
        return False
    voters = [one for one in [*seat.others, seat.me] if one not in view.nominees and view.votes[one] is None]
    wolves = sum(seat.is_fellow_or_me(one) for one in voters)
    return votes_for(seat, victim) + wolves >= votes_for(seat, fellow) + len(voters) - wolves


def is_urgent(seat: Seat) -> bool:
    """Will the wolves have won at dawn, if a human is lynched now (LT-23)?"""
    wolves = 1 + len(seat.fellows)
    return seat.n_alive - 2 <= 2 * wolves


def as_possessed(seat: Seat, names: list[int]) -> int:
    """LT-15: help the wolves without knowing them. Of the top suspect and the seats within NEAR of it, vote for the
    least suspect."""
    worth = seat.suspicion(seat.plain)
    top = most(names, worth)
    spared = [one for one in names if worth[top] - worth[one] <= NEAR]
    return min(spared, key=lambda one: (worth[one], one)) if seat.level.blends else top
