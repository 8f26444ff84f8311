"""The outlook: how a game of Artus will probably end, for a search that does not play it to the end."""

from __future__ import annotations

import pytest
from games.artus.positions import placed, seated, step

from ludejo.core.luck import FastLuck
from ludejo.games.artus.state import Artus

PAIR = ((22, 21), (24, 23))


def shares(state: Artus) -> list[float]:
    """The outlook, seat by seat: shares of one win."""
    found = state.outlook()
    assert len(found) == state.seats()
    assert all(0 < share < 1 for share in found)
    assert sum(found) == pytest.approx(1)
    return found


@pytest.mark.parametrize("kind", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_win_is_shared(seats: int, kind: str) -> None:
    """AR-34: in every position of a game."""
    state, luck = placed(seats, seats, game=kind), FastLuck(seats)
    while not state.is_over():
        shares(state)
        step(state, luck)


def test_more_points_give_a_larger_share() -> None:
    """AR-34: the most points win."""
    state = seated(PAIR)
    found = []
    for points in (-5, 5, 5, 15):
        state.gain(0, points)
        found.append(shares(state)[0])
    assert found == sorted(set(found))


def test_a_lead_is_surer_when_fewer_turns_are_left() -> None:
    early, late = seated(PAIR), seated(PAIR)
    late.round = late.n_rounds()
    for state in (early, late):
        state.gain(0, 10)
    assert shares(late)[0] > shares(early)[0] > 0.5


def test_a_better_chair_is_worth_something() -> None:
    """AR-21: a Knight that leaves its chair scores the number of its plate."""
    state = seated(((22, 21), (8, 7)))
    values = [sum(state.value_at(chair) for chair in chairs) for chairs in ((22, 21), (8, 7))]
    assert values[0] != values[1]
    better = values.index(max(values))
    assert shares(state)[better] > 0.5
