"""Bots are honest: they are not given the true state, and act the same in worlds that their seat can't tell apart."""

from __future__ import annotations

import inspect
from math import sqrt

import pytest
from support.toy.game import GAME as TOY

import ludejo
from ludejo.bots.base import Bot, Question, RandomBot, asked
from ludejo.bots.love_letter.bot import CountingBot
from ludejo.core.luck import FastLuck

GAME = ludejo.game("love-letter")
BOTS: list[Bot] = [RandomBot(), CountingBot()]


def test_a_bot_is_given_a_question_and_luck() -> None:
    """T28: the types of its arguments show that a bot is given nothing of the true state."""
    assert list(inspect.signature(Bot.choose).parameters) == ["self", "question", "luck"]
    assert list(inspect.signature(Question).parameters) == ["seat", "view", "choices", "world", "patience", "people"]


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_a_bot_makes_the_same_move_in_worlds_its_seat_can_t_tell_apart(bot: Bot) -> None:
    """T28: with the same seed, two such worlds give the same question to the last byte, and the same answer."""
    for seed in range(40):
        luck = FastLuck(seed)
        state = GAME.start(2 + seed % 3, {"tokens": 2}, luck)
        while state.due():
            seat = state.due()[0]
            twin = state.resample(seat, luck)
            mine, theirs = asked(state, seat, FastLuck(seed)), asked(twin, seat, FastLuck(seed))
            assert (mine.view, mine.choices) == (theirs.view, theirs.choices)
            assert mine.world.to_bytes() == theirs.world.to_bytes()
            move = bot.choose(mine, FastLuck(seed))
            assert bot.choose(theirs, FastLuck(seed)) is move
            state.apply(seat, move, luck)


def test_a_random_bot_plays_open_moves_too() -> None:
    luck = FastLuck(1)
    state = TOY.start(3, {}, luck)
    move = RandomBot().choose(asked(state, 0, luck), luck)
    assert state.check(0, move) is None


@pytest.mark.parametrize(("seats", "least"), [(2, 0.65), (3, 0.45), (4, 0.33)])
def test_the_counting_bot_beats_random_bots(seats: int, least: float, long: bool) -> None:
    """It wins rounds against random players, three standard errors above the least that we demand."""
    n = 6_000 if long else 900
    luck = FastLuck(seats)
    won = 0.0
    for number in range(n):
        seat = number % seats
        state = GAME.start(seats, {"tokens": 1}, luck)
        bots: list[Bot] = [CountingBot() if other == seat else RandomBot() for other in range(seats)]
        while state.due():
            mover = state.due()[0]
            state.apply(mover, bots[mover].choose(asked(state, mover, luck), luck), luck)
        result = state.result()
        assert result is not None
        won += (seat in result.winners) / len(result.winners)
    assert won / n - 3 * sqrt(0.25 / n) > least
