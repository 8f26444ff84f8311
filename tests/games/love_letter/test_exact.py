"""Love Letter in exact numbers: odds, counts of deals, and the number of each card."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from games.love_letter.positions import GAME, Rigged, position

from ludejo.core.bits import has, lane
from ludejo.core.event import ONLOOKER, Events
from ludejo.core.luck import FastLuck
from ludejo.games.love_letter.pieces import CARDS, DECK
from ludejo.games.love_letter.rules.deal import deal
from ludejo.games.love_letter.state import LoveLetter
from ludejo.games.love_letter.stored import cards_of
from ludejo.games.love_letter.worlds.belief import Belief
from ludejo.testkit.checks.reach import worlds_of
from ludejo.testkit.setups import setups


def test_a_round_of_two_ends_on_its_first_move_with_exact_odds() -> None:
    """Moves are chosen uniformly, and two equal cards count as one choice: 1223/6615, or 0.18488."""
    copies = Counter(DECK)
    odds = Fraction(0)
    for mine, theirs, drawn in product(range(1, 9), repeat=3):
        left = Counter(copies)
        weight = 1
        for card in (mine, theirs, drawn):
            weight *= left[card]
            left[card] -= 1
        if weight:
            odds += weight * ends_at_once(CARDS[mine - 1], CARDS[theirs - 1], CARDS[drawn - 1])
    odds /= 16 * 15 * 14
    assert odds == Fraction(1223, 6615)
    assert round(float(odds), 5) == 0.18488


def ends_at_once(mine: str, theirs: str, drawn: str) -> Fraction:
    """The share of the first player's moves that end the round."""
    moves = position([mine, theirs], drawn).choices(0)
    ended = 0
    for move in moves:
        state = position([mine, theirs], drawn, rest=["guard"] * 11)
        state.apply(0, move, Rigged())
        ended += state.round_no != 1
    return Fraction(ended, len(moves))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_is_ever_lost(seats: int, long: bool) -> None:
    """LL-1: sixteen cards, in every position (a bug of mypyc's shifts once lost some)."""
    for seed in range(2_000 if long else 40):
        luck = FastLuck(seed)
        state = GAME.start(seats, {"tokens": 3}, luck)
        assert isinstance(state, LoveLetter)
        while state.due():
            assert sorted(cards_of(state)) == sorted(DECK)
            moves = state.choices(state.due()[0])
            state.apply(state.due()[0], moves[luck.below(len(moves))], luck)


def test_no_card_is_lost_in_a_drawn_world(long: bool, form: str) -> None:
    ways = setups(GAME) * 3 if long else setups(GAME) if form == "compiled" else setups(GAME)[::8]
    for number, setup in enumerate(ways):
        luck = FastLuck(number)
        state = GAME.start(setup.seats, setup.options, luck)
        assert isinstance(state, LoveLetter)
        while state.due():
            for viewer in range(ONLOOKER, setup.seats):
                world = state.resample(viewer, luck)
                assert isinstance(world, LoveLetter)
                assert sorted(cards_of(world)) == sorted(DECK)
                again, events = replayed(world)
                assert again.hands == world.hands
                assert events.to(viewer) == replayed(state)[1].to(viewer)
            moves = state.choices(state.due()[0])
            state.apply(state.due()[0], moves[luck.below(len(moves))], luck)


def replayed(world: LoveLetter) -> tuple[LoveLetter, Events]:
    """The state that the world's own tape leads to, from its deal card by card; and what was told on the way."""
    names = [CARDS[lane(world.dealt, seat) - 1] for seat in range(world.n_seats)]
    draws = [CARDS[lane(world.face_up, i) - 1] for i in range(world.n_face_up)] + names
    for turn in world.tape():
        draws.append(CARDS[turn.drawn - 1])
        draws += [CARDS[turn.redrawn - 1]] if turn.redrawn else []
    if world.drawn:
        draws.append(CARDS[world.drawn - 1])
    luck = Rigged(*draws)
    again = GAME.start(int(world.n_seats), {"first": "seat-0", "tokens": 10}, Rigged())
    assert isinstance(again, LoveLetter)
    events = Events()
    deal(again, world.starter, luck, events)
    for turn in world.tape():
        again.apply(int(turn.seat), turn.move, luck, events)
    return again, events


def test_every_card_that_can_be_in_a_hand_comes_up_there(long: bool) -> None:
    """Full decks, at any time of a round: each card that a hidden hand can have comes up in it."""
    for seed in range(60 if long else 6):
        luck = FastLuck(seed)
        state = GAME.start(2 + seed % 3, {"tokens": 1}, luck)
        assert isinstance(state, LoveLetter)
        for _ in range(seed % 7):
            if state.due():
                moves = state.choices(state.due()[0])
                state.apply(state.due()[0], moves[luck.below(len(moves))], luck)
        for viewer in range(ONLOOKER, int(state.n_seats)):
            belief = Belief(state, viewer)
            hidden = [seat for seat in range(int(state.n_seats)) if belief.hides(seat)]
            wanted = {
                (seat, card) for hands in joint_hands(belief, hidden) for seat, card in zip(hidden, hands, strict=True)
            }
            for _ in range(20_000):
                world = state.resample(viewer, luck)
                wanted -= {(seat, int(world.hand(seat))) for seat in hidden}
                if not wanted:
                    break
            assert wanted == set()


def joint_hands(belief: Belief, hidden: list[int]) -> set[tuple[int, ...]]:
    """All combinations of hands that hidden seats can hold: the counts allow each hand, and the cards suffice."""
    return {
        hands
        for case in belief.cases
        for hands in product(*[[card for card in range(1, 9) if case.ways[seat][card]] for seat in hidden])
        if all(n <= belief.unseen[card] for card, n in Counter(hands).items())
    }


@pytest.mark.parametrize("tiny", GAME.tiny, ids=lambda tiny: tiny.name)
def test_a_world_comes_as_often_as_deals_lead_to_it(tiny: object, long: bool) -> None:
    """`resample` is uniform over deals: a world comes as often as its share of all luck says (chi-square)."""
    one = next(t for t in GAME.tiny if t is tiny)
    luck = FastLuck(5)
    groups = [(viewer, worlds) for (viewer, _), worlds in sorted(worlds_of(GAME, one).items()) if len(worlds) > 3]
    total, freedom = 0.0, 0
    for viewer, worlds in groups[:: max(1, len(groups) // (200 if long else 15))]:
        state = GAME.from_bytes(min(worlds))
        n = 100 * len(worlds)
        seen = Counter(state.resample(viewer, luck).to_bytes() for _ in range(n))
        whole = sum(worlds.values())
        expected = {world: float(n * chance / whole) for world, chance in worlds.items()}
        total += sum((seen[world] - e) ** 2 / e for world, e in expected.items())
        freedom += len(worlds) - 1
    assert freedom > 30
    assert abs(total - freedom) < 5 * (2 * freedom) ** 0.5


def test_worlds_of_a_world_have_the_same_odds() -> None:
    """A bot's process gets one world and draws all others from it: the odds must be the same."""
    luck = FastLuck(8)
    state = GAME.start(3, {"first": "seat-0"}, luck)
    for _ in range(4):
        moves = state.choices(state.due()[0])
        state.apply(state.due()[0], moves[-1], luck)
    assert isinstance(state, LoveLetter)
    viewer = int(state.mover)
    other = next(s for s in range(3) if s != viewer and has(state.living, s))
    n = 6_000

    def hands(source: LoveLetter) -> Counter[int]:
        drawn = [source.resample(viewer, luck) for _ in range(n)]
        return Counter(int(world.hand(other)) for world in drawn)

    first = hands(state)
    second = hands(state.resample(viewer, luck))
    assert set(first) == set(second)
    chi = sum((first[card] - second[card]) ** 2 / (first[card] + second[card]) for card in first)
    assert chi < 24.3  # 7 degrees of freedom, 1 in 1,000


def test_a_belief_counts_what_moves_have_shown() -> None:
    """The counts themselves say what follows from a missed guess: the guessed card is not in that hand."""
    state = position(["baron", "princess", "spy"], "guard", rest=["prince", "guard", "guard"])
    state.apply(0, GAME.read({"play": "guard", "at": 1, "guess": "king"}), Rigged("prince"))
    ways = Belief(state, 2).cases[0].ways
    assert ways[1][CARDS.index("king") + 1] == 0
    assert all(ways[1][CARDS.index(card) + 1] for card in CARDS if card != "king")
