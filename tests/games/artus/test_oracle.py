"""The game beside its oracle: the same choices, chairs, rings, points and turns, through whole games."""

from __future__ import annotations

import json

import pytest
from games.artus.oracle import ROYALS, Oracle, Wish
from support.seeds import shared

from ludejo.core.event import Events
from ludejo.core.luck import FastLuck
from ludejo.core.option import Value
from ludejo.games.artus import shapes
from ludejo.games.artus.game import GAME
from ludejo.games.artus.shapes import ArtusView
from ludejo.games.artus.state import Artus


def plain(wish: Wish) -> str:
    return json.dumps(wish, sort_keys=True)


def seen_by(state: Artus, seat: int) -> ArtusView:
    view = state.view(seat)
    assert isinstance(view, ArtusView)
    return view


def beside(state: Artus) -> Oracle:
    """An oracle in the same position as this new game."""
    views = [seen_by(state, seat) for seat in range(state.n_seats)]
    piles = views[0].piles[0]
    sizes = {"knight": piles.knight, "king": piles.king, "scoring": piles.scoring}
    hands = [[str(card) for card in view.hand] for view in views]
    return Oracle(hands, sizes, views[0].first, 2 if views[0].game == "advanced" else 1, set(views[0].carpet))


def same(state: Artus, oracle: Oracle) -> None:
    """Check that both are in the same position."""
    view = seen_by(state, oracle.turn)
    assert view.phase == oracle.doing
    assert list(view.scores) == oracle.scores
    assert [list(chairs) for chairs in view.knights] == oracle.knights
    for one in view.royals:
        piece = ROYALS[one.royal]
        assert (one.chair, one.rings) == (oracle.chair_of(piece), oracle.rings[piece])
        assert one.is_king == (oracle.king == piece)
    assert list(view.values) == [oracle.value(chair) for chair in range(28)]
    if oracle.doing != "over":
        assert (view.turn, view.left) == (oracle.turn, oracle.left)
        assert sorted(view.hand) == sorted(oracle.hands[oracle.turn])
        offered = sorted(plain(json.loads(repr(move))) for move in state.choices(oracle.turn))
        assert offered == sorted(plain(wish) for wish in oracle.wishes())
        assert view.round == (0 if view.phase == "place" else 1 + oracle.turns // oracle.seats)


def play_both(seats: int, options: dict[str, Value], seed: int) -> Oracle:
    """One random game on both."""
    luck = FastLuck(seed)
    state = GAME.start(seats, options, luck)
    assert isinstance(state, Artus)
    oracle = beside(state)
    while not state.is_over():
        same(state, oracle)
        seat, events = state.due()[0], Events()
        moves = state.choices(seat)
        move = moves[luck.below(len(moves))]
        state.apply(seat, move, luck, events)
        took = [event.card for event in events.to(seat) if isinstance(event, shapes.Took)]
        oracle.do(json.loads(repr(move)), *took)
    same(state, oracle)
    return oracle


WAYS: list[dict[str, Value]] = [
    {}, {"game": "advanced"}, {"knight-cards": "low", "ring-cards": "silver"},
    {"game": "advanced", "carpet": "side", "knight-cards": "high", "ring-cards": "coloured"},
]  # fmt: skip


@pytest.mark.parametrize("options", WAYS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_play_beside_the_oracle(seats: int, options: dict[str, Value], long: bool, seed: int) -> None:
    """AR-21: whole games, every position compared; AR-34: as many turns as rounds and seats make."""
    for one in shared(200 if long else 4, seed):
        oracle = play_both(seats, options, one)
        assert oracle.turns == seats * (11 if "game" in options else 16)
