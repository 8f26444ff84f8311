"""The bots of Codenames: honest and never refused, in every seat and variant."""

from __future__ import annotations

import pytest
from games.codenames.positions import view as view_of

from ludejo.bots import bots_of
from ludejo.bots.base import asked
from ludejo.bots.codenames.bot import PLAYERS, WordBot
from ludejo.core.luck import FastLuck
from ludejo.core.option import Value
from ludejo.games.codenames import shapes
from ludejo.games.codenames.game import GAME
from ludejo.games.codenames.moves import Act
from ludejo.games.codenames.referee import FINE_KIND
from ludejo.games.codenames.state import Codenames
from ludejo.language.packs import words_on
from ludejo.language.referees.verdict import judged

FAST = PLAYERS["easy"]


def table(seats: int, **options: Value) -> Codenames:
    state = GAME.start(seats, options, FastLuck(1))
    assert isinstance(state, Codenames)
    return state


def step(state: Codenames, bot: WordBot, luck: FastLuck) -> None:
    """The first seat that doesn't wait makes a move."""
    questions = [asked(state, seat, luck) for seat in state.due()]
    question = next((one for one in questions if not bot.waits(one)), questions[0])
    move = bot.choose(question, luck)
    if isinstance(move.shape, (shapes.Clue, shapes.JudgedClue)):
        verdict = judged(move.shape.word, view_of(state, question.seat))
        assert verdict.kind == "fine", move.shape
    state.apply(question.seat, move, luck)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"pack": "en"}),
        (2, {"pack": "eo"}),
        (2, {"pack": "pl", "taps": "one"}),
        (3, {"pack": "en"}),
        (4, {"pack": "eo", "times": "glass"}),
        (7, {"pack": "pl"}),
        (6, {"pack": "en", "mode": "together", "times": "fixed"}),
        (4, {"pack": "eo", "own": 30}),
    ],
)
def test_bots_finish_games_in_every_seat_and_variant(seats: int, options: dict[str, Value]) -> None:
    """CN-1, CN-27, CN-29: bots alone finish every game, and none of their clues would be refused (CN-19)."""
    state, luck, bot = table(seats, **options), FastLuck(2), WordBot(FAST)
    for _ in range(3000):
        if state.is_over():
            break
        step(state, bot, luck)
    assert state.is_over()


def test_there_are_three_levels() -> None:
    assert bots_of(GAME)[:3] == ("easy", "normal", "hard")
    assert "counting" not in bots_of(GAME)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_bot_knows_only_its_view(seat: int) -> None:
    """CN-2: a bot does the same if another key is behind the same view."""
    state, luck, bot = table(2), FastLuck(3), WordBot(FAST)
    if seat == 1:
        step(state, bot, luck)
    twin = state.resample(seat, FastLuck(9))
    moves = [bot.choose(asked(one, seat, FastLuck(4)), FastLuck(5)) for one in (state, twin)]
    assert moves[0].shape == moves[1].shape


def test_people_on_the_team_decide() -> None:
    """CN-9: in a team with people a bot marks a word once and waits; it never confirms, taps or stops before them."""
    state, luck, bot = table(3, mode="together"), FastLuck(3), WordBot(FAST)
    step(state, bot, luck)
    question = asked(state, 1, luck, people=(2,))
    move = bot.choose(question, luck)
    assert isinstance(move.shape, shapes.Mark)
    state.apply(1, move, luck)
    assert bot.waits(asked(state, 1, luck, people=(2,)))
    state.apply(2, GAME.named(move.shape), luck)
    assert bot.waits(asked(state, 1, luck, people=(2,)))
    assert not bot.waits(asked(state, 1, luck))  # in a team of bots, the same mark by all is enough
    one = table(3, mode="together", taps="one")
    step(one, bot, luck)
    assert bot.waits(asked(one, 1, luck, people=(2,)))


def test_consent_and_rulings_are_honest() -> None:
    """CN-12, CN-31: a clue is valid if the referee finds nothing wrong, whichever team gains by it."""
    luck, bot = FastLuck(1), WordBot(FAST)
    for verdict in ("", "doubtful"):
        state = table(4)
        view = view_of(state, 0)
        spy, other = (0, 2) if view.turn == "red" else (2, 0)
        word = words_on(view.cards, "en")[0] + "s" if verdict else "xqzzk"
        state.apply(spy, GAME.named(shapes.JudgedAsk(word, 1)), luck)
        assert state.invited() == (other,)
        assert bot.choose(asked(state, other, luck), luck).shape == shapes.Answer(not verdict)
        state.apply(spy, GAME.named(shapes.JudgedClue(word, 1)), luck)
        state.apply(other, GAME.named(shapes.Challenge()), luck)
        assert bot.choose(asked(state, other, luck), luck).shape == shapes.Rule(bool(verdict))


@pytest.mark.parametrize("allowed", ["no", "yes"])
def test_the_table_decides_about_names_of_several_words(allowed: str) -> None:
    """CN-22, CN-31: where a table allows names, the bot accepts a name of two words."""
    luck, bot = FastLuck(1), WordBot(FAST)
    state = table(4, names=allowed)
    spy, other = (0, 2) if view_of(state, 0).turn == "red" else (2, 0)
    view, name = view_of(state, other), "Mona Lisa"
    assert view.several == (allowed == "yes")
    assert (bot.judge_of(view).judge(name, ()).kind == FINE_KIND) == view.several
    if view.several:
        state.apply(spy, GAME.named(shapes.JudgedClue(name, 2)), luck)
        state.apply(other, GAME.named(shapes.Challenge()), luck)
        assert bot.choose(asked(state, other, luck), luck).shape == shapes.Rule(False)


def test_a_replay_shows_what_a_bot_thought() -> None:
    """A spymaster meant words of its own team; an operative's shares add up to one."""
    state, luck, bot = table(2), FastLuck(3), WordBot(FAST)
    view = view_of(state, 0)
    clue = bot.choose(asked(state, 0, luck), luck)
    assert isinstance(clue, Act)
    meant = bot.beliefs(view, clue, state.hidden(0))
    assert meant is not None
    assert len(meant) == clue.at
    assert all(view.key[one.about] == view.turn and one.true for one in meant)
    state.apply(0, clue, luck)
    touch = bot.choose(asked(state, 1, luck), luck)
    felt = bot.beliefs(state.view(1), touch, state.hidden(1))
    assert felt is not None
    assert len(felt) == 25
    assert sum(one.share for one in felt) == pytest.approx(1, abs=0.02)
    assert sum(one.true for one in felt) == 9
