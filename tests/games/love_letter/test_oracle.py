"""The real game beside a plain one that was written from the rulebook alone: both do the same."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from itertools import permutations
from pathlib import Path

import pytest
from games.love_letter.oracle import DECK, Oracle
from games.love_letter.positions import CODE, GAME, seen
from support.seeds import shared

from ludejo.core.event import ONLOOKER
from ludejo.core.game import Tiny
from ludejo.core.luck import FastLuck, Luck
from ludejo.games.love_letter.pieces import CARDS
from ludejo.games.love_letter.state import LoveLetter


def orders(seed: int) -> Iterator[list[str]]:
    """An endless series of shuffled decks."""
    luck = FastLuck(seed)
    while True:
        places = list(range(len(DECK)))
        luck.shuffle(places)
        yield [DECK[place] for place in places]


class FromDeck(Luck):
    """Draws from shuffled decks: the top card is set aside, so it is drawn last."""

    def __init__(self, decks: Iterator[list[str]]) -> None:
        self.decks = decks
        self.left: list[str] = []

    def draw(self, bag: int, size: int) -> int:
        if size == len(DECK):
            aside, *self.left = next(self.decks)
            self.left.append(aside)
        return CODE[self.left.pop(0)]

    def below(self, n: int) -> int:
        return 0


def said_by(oracle: Oracle, viewer: int) -> dict[str, object]:
    """The oracle's table as the fields of a view."""
    hand = [] if viewer == ONLOOKER else oracle.hands[viewer]
    return {
        "tokens": tuple(oracle.tokens),
        "round": oracle.round_no,
        "turn": oracle.turn,
        "pile": len(oracle.pile),
        "face_up": tuple(oracle.face_up),
        "hand": tuple(hand),
        "living": tuple(oracle.alive),
        "protected": tuple(oracle.protected),
        "discards": tuple(map(tuple, oracle.discards)),
        "winners": tuple(oracle.winners),
    }


def compare(oracle: Oracle, state: LoveLetter) -> None:
    for viewer in range(ONLOOKER, int(state.n_seats)):
        view = seen(state, viewer)
        for part, expected in said_by(oracle, viewer).items():
            assert getattr(view, part) == expected, part
    last = seen(state, ONLOOKER).last_round
    if oracle.last is None:
        assert last is None
    else:
        assert last is not None
        assert (last.end, list(last.shown), list(last.winners)) == (oracle.last[0], oracle.last[1], oracle.last[3])
        sums = [sum(CODE[card] for card in cards) for cards in last.discards]
        assert sums == oracle.last[2]
    if state.due():
        offered = sorted(repr(move) for move in state.choices(state.due()[0]))
        assert offered == sorted(repr(GAME.read(move)) for move in oracle.legal())
        assert seen(state, 0).starter == oracle.starter


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("double_tie", ["nobody", "shared"])
def test_engine_and_oracle_play_the_same_matches(seats: int, double_tie: str, long: bool, seed: int) -> None:
    """LL-1 to LL-24, at random."""
    for one in shared(1_000 if long else 25, seed):
        goal = {2: 7, 3: 5, 4: 4}[seats]
        oracle = Oracle(seats, goal, double_tie == "shared", 0, orders(one), 3 if seats == 2 else 0)
        luck, choosing = FromDeck(orders(one)), FastLuck(one)
        state = GAME.start(seats, {"double-tie": double_tie, "first": "seat-0"}, luck)
        assert isinstance(state, LoveLetter)
        compare(oracle, state)
        while state.due():
            seat = state.due()[0]
            moves = state.choices(seat)
            move = moves[choosing.below(len(moves))]
            oracle.play(wish_of(repr(move)))
            state.apply(seat, move, luck)
            compare(oracle, state)


@pytest.mark.parametrize("tiny", [tiny for tiny in GAME.tiny if tiny.seats == 2], ids=lambda tiny: tiny.name)
def test_the_oracle_counts_the_same_endings(tiny: Tiny) -> None:
    """The numbers of counts.toml, by another program: every order of the cards, every move, every different game."""
    names = [CARDS[code - 1] for code in tiny.pieces]
    stories: set[tuple[tuple[str, ...], tuple[str, ...]]] = set()
    wins: Counter[int] = Counter()
    for order in sorted(set(permutations(names))):
        for draws, moves, winner in endings(Oracle(2, 1, False, 0, iter([list(order)]), 0), ()):
            wins[winner] += (draws, moves) not in stories
            stories.add((draws, moves))
    known = tomllib.loads((Path(__file__).parent / "counts.toml").read_text())[tiny.name]
    assert (len(stories), wins[0], wins[1]) == (known["endings"], known["wins_0"], known["wins_1"])


def endings(oracle: Oracle, moves: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], tuple[str, ...], int]]:
    """All ways a round can end from here: cards taken, moves made, the winner."""
    if oracle.winners:
        yield tuple(oracle.draws), moves, oracle.winners[0]
        return
    for move in oracle.legal():
        after = deepcopy(oracle)
        try:
            after.play(move)
        except StopIteration:  # a full tie: there would be another round, but there is no other deck
            continue
        yield from endings(after, (*moves, repr(move)))


def wish_of(text: str) -> dict[str, str | int]:
    wish = json.loads(text)
    assert isinstance(wish, dict)
    return wish
