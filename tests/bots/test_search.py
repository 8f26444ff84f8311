"""Search: it finds what can be known, it is repeatable, and it knows no more than its seat."""

from __future__ import annotations

import pytest
from games.love_letter.positions import GAME, play, position

import ludejo
from ludejo.bots.base import Bot, RandomBot, asked
from ludejo.bots.love_letter import CountingBot
from ludejo.bots.search import Search
from ludejo.bots.searching import SearchBot
from ludejo.core.game import State
from ludejo.core.luck import FastLuck


def answer(state: State, seat: int, iterations: int = 2_000) -> str:
    luck = FastLuck(1)
    return repr(SearchBot(GAME, iterations).choose(asked(state, seat, luck), luck))


def seen_by_spy() -> State:
    """Seat 0 has seen the Princess in the hand of seat 1, and holds a Guard on its next turn."""
    state = position(
        ["guard", "princess"], "spy", rest=["guard", "guard", "guard", "prince", "handmaid", "baron", "king"]
    )
    play(state, 0, {"play": "spy", "at": 1}, "handmaid")
    play(state, 1, {"play": "handmaid"}, "baron")
    state.shields = 0  # as if her protection were over
    return state


def test_it_guesses_what_it_has_seen() -> None:
    assert answer(seen_by_spy(), 0) == '{"play":"guard","at":1,"guess":"princess"}'


def test_it_never_throws_the_princess_away() -> None:
    state = position(["princess", "spy"], "handmaid", rest=["guard", "guard", "baron", "prince", "king", "guard"])
    assert answer(state, 0) == '{"play":"handmaid"}'


def test_the_same_question_and_luck_give_the_same_answer() -> None:
    luck = FastLuck(5)
    state = GAME.start(3, {}, luck)
    seat = state.due()[0]
    assert len({answer(state, seat, 300) for _ in range(3)}) == 1


def test_paired_worlds_get_the_same_answer() -> None:
    """T28: with equal luck, whatever the true hands are."""
    bot = SearchBot(GAME, 150)
    for seed in range(12):
        luck = FastLuck(seed)
        state = GAME.start(2 + seed % 3, {"tokens": 1}, luck)
        while state.due():
            seat = state.due()[0]
            twin = state.resample(seat, luck)
            moves = [bot.choose(asked(world, seat, FastLuck(seed)), FastLuck(seed)) for world in (state, twin)]
            assert moves[0] is moves[1]
            state.apply(seat, moves[0], luck)


def test_every_iteration_is_counted_once() -> None:
    luck = FastLuck(2)
    state = GAME.start(4, {}, luck)
    seat = state.due()[0]
    search = Search(state.resample(seat, luck), seat, len(GAME.moves()), luck, 100)
    search.grow(700)
    visits = [child.visits for child in search.root.children if child is not None]
    assert sum(visits) == 700
    assert {repr(child.move) for child in search.root.children if child} <= {repr(m) for m in state.choices(seat)}
    assert all(0 <= child.reward <= child.visits for child in search.root.children if child)


def test_it_thinks_for_as_long_as_it_is_given() -> None:
    luck = FastLuck(3)
    state = GAME.start(2, {}, luck)
    question = asked(state, state.due()[0], luck)
    assert state.check(state.due()[0], SearchBot(GAME, seconds=0.05).choose(question, luck)) is None


@pytest.mark.parametrize("other", [RandomBot(), CountingBot()], ids=lambda bot: type(bot).__name__)
def test_it_plays_sensibly(other: Bot, long: bool) -> None:
    """A smoke test, two seats: clearly better than chance, and not crushed by the counting player, with whom so few
    rounds and iterations decide nothing; the figures are the arena's to give."""
    n = 2_000 if long else 120
    luck = FastLuck(4)
    won = 0.0
    bot = SearchBot(GAME, 300)
    for number in range(n):
        state = GAME.start(2, {"tokens": 1, "first": "seat-0"}, luck)
        bots = [bot, other] if number % 2 else [other, bot]
        while state.due():
            seat = state.due()[0]
            state.apply(seat, bots[seat].choose(asked(state, seat, luck), luck), luck)
        result = state.result()
        assert result is not None
        won += (bots.index(bot) in result.winners) / len(result.winners)
    assert won / n > (0.6 if isinstance(other, RandomBot) else 0.4)


def test_many_worlds_are_drawn_like_one() -> None:
    """`worlds` is `resample`, n times: the same draws from the same luck."""
    luck = FastLuck(9)
    state = ludejo.game("love-letter").start(3, {}, luck)
    for _ in range(3):
        moves = state.choices(state.due()[0])
        state.apply(state.due()[0], moves[0], luck)
    one, many = FastLuck(7), FastLuck(7)
    singly = [state.resample(1, one).to_bytes() for _ in range(50)]
    assert [world.to_bytes() for world in state.worlds(1, many, 50)] == singly
