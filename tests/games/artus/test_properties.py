"""What must hold in every game, over many random ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from games.artus.positions import step
from support.seeds import shared

from ludejo.core.bits import lane
from ludejo.core.luck import FastLuck
from ludejo.games.artus.game import GAME
from ludejo.games.artus.moves import ArtusMove
from ludejo.games.artus.pieces import FIRST_SCORING, N_CARDS, PLAY
from ludejo.games.artus.state import Artus

MOST_RINGS = 9  # AR-28: on the four royals, after a move


@pytest.fixture(scope="session")
def n_games(long: bool) -> int:
    """How many games of each kind and number of seats: 100,000 in all in a long run."""
    return 16_667 if long else 12


def positions(state: Artus, luck: FastLuck) -> Iterator[Artus]:
    """The same state at every position of a random game."""
    while not state.is_over():
        yield state
        step(state, luck)
    yield state


def playable(state: Artus) -> bool:
    """Does every card in the mover's hand have a move?"""
    seat = state.due()[0]
    cards = {int(move.card) for move in state.choices(seat) if isinstance(move, ArtusMove)}
    return cards == {card for card in range(N_CARDS) if state.holds(seat, card)}


@pytest.mark.parametrize("kind", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games(kind: str, seats: int, n_games: int, seed: int) -> None:
    """AR-28: rings never run out; AR-20: every card is always playable; AR-19: exactly 16 and 11 rounds, all cards."""
    for one in shared(n_games, seed):
        luck = FastLuck(one)
        state = GAME.start(seats, {"game": kind}, luck)
        assert isinstance(state, Artus)
        n_plays = 0
        for position in positions(state, luck):
            given = sum(lane(position.rings, royal) for royal in range(4))
            assert given <= MOST_RINGS
            assert lane(position.rings, position.king) == 3
            if position.phase == PLAY:
                assert playable(position)
                n_plays += 1
        assert n_plays == seats * (22 if kind == "advanced" else 16)
        assert state.round == (11 if kind == "advanced" else 16)
        assert all(state.hand(seat) == state.pile(seat) == 0 for seat in range(seats))
        assert state.scoring_hands == state.scoring_piles == 0


@pytest.mark.parametrize("kind", ["basic", "advanced"])
def test_when_draws_stop(kind: str) -> None:
    """AR-19: hands are full through round 12 (basic) or 8 (advanced), then they are played out."""
    full, last = (6, 8) if kind == "advanced" else (4, 12)
    for seed in range(5):
        luck = FastLuck(seed)
        state = GAME.start(3, {"game": kind}, luck)
        assert isinstance(state, Artus)
        for position in positions(state, luck):
            if position.phase == PLAY and position.left == position.n_plays:
                held = sum(lane(position.hand(position.mover), card) for card in range(FIRST_SCORING))
                held += int(position.scoring_hand(position.mover)).bit_count()
                assert held == min(full, full - (int(position.round) - 1 - last) * int(position.n_plays))


def test_no_two_pieces_share_a_chair() -> None:
    """AR-23: one piece on each chair, also after pushes."""
    for seed in range(12):
        luck = FastLuck(seed)
        state = GAME.start(2 + seed % 3, {}, luck)
        assert isinstance(state, Artus)
        for position in positions(state, luck):
            chairs = [int(position.chair_of(royal)) for royal in range(4)]
            for seat in range(position.n_seats):
                chairs += [int(position.knights(seat)) >> 5 * k & 31 for k in range(position.n_placed(seat))]
            assert len(chairs) == len(set(chairs)) == int(position.occupied).bit_count()
            assert set(chairs) <= set(range(28))
