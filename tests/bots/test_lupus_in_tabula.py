"""The bots of Lupus in Tabula: honest and never refused, at every level, with every role and variant."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from ludejo.bots import bot_of, bots_of
from ludejo.bots.base import Question, asked
from ludejo.bots.lupus_in_tabula.belief import Habits, Known, Mind, Secret, mask_of
from ludejo.bots.lupus_in_tabula.bot import LEVELS, LupusBot
from ludejo.bots.lupus_in_tabula.seat import Seat
from ludejo.bots.lupus_in_tabula.talk import MOST_IN_PLEA, MOST_IN_TALK
from ludejo.core.luck import FastLuck
from ludejo.core.option import Value
from ludejo.games.lupus_in_tabula import shapes
from ludejo.games.lupus_in_tabula.game import GAME
from ludejo.games.lupus_in_tabula.moves import MOVES
from ludejo.games.lupus_in_tabula.pieces import SEER, WOLF
from ludejo.games.lupus_in_tabula.shapes import Claim, Fate, LupusView
from ludejo.games.lupus_in_tabula.state import Lupus

HARD = LupusBot(LEVELS["hard"])
NOTHING = Secret()
EIGHT = (5, 2, 1, 0, 0, 0, 0, 0, 0, 0)


def table(seats: int, seed: int = 1, options: dict[str, Value] | None = None) -> Lupus:
    state = GAME.start(seats, options or {}, FastLuck(seed))
    assert isinstance(state, Lupus)
    return state


def viewed(state: Lupus, seat: int) -> LupusView:
    view = state.view(seat)
    assert isinstance(view, LupusView)
    return view


def step(state: Lupus, bot: LupusBot, luck: FastLuck) -> None:
    """One of the seats that are due makes a move; if none is due, the clock runs out."""
    due = state.due()
    if not due:
        state.expire(luck)
        return
    seat = due[luck.below(len(due))]
    state.apply(seat, bot.choose(asked(state, seat, luck), luck), luck)


def until(state: Lupus, phase: str, bot: LupusBot, luck: FastLuck) -> None:
    while viewed(state, 0).phase != phase:
        step(state, bot, luck)


def known(
    fates: tuple[Fate, ...] = (),
    claims: tuple[Claim, ...] = (),
    says: dict[int, shapes.Role] | None = None,
    day: int = 2,
) -> Known:
    """What everybody knows of a game of eight."""
    named = tuple((says or {}).get(seat) for seat in range(8))
    alive = 255 & ~mask_of(fate.seat for fate in fates)
    return Known(EIGHT, 8, day, fates, named, claims, (), (), alive)


# --- games


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (8, {}),
        (9, {"first": "wolves", "ballots": "once"}),
        (13, {"shadows": "yes"}),
        (16, {"night": 0, "ghosts": "all"}),
        (17, {"moderator": "person"}),
    ],
)
def test_bots_finish_games_in_every_seat_and_variant(level: str, seats: int, options: dict[str, Value]) -> None:
    """LT-1, LT-8, LT-18, LT-27, LT-31: bots alone finish every game; `apply` refuses none of their moves."""
    state, luck, bot = table(seats, 1, options), FastLuck(2), LupusBot(LEVELS[level])
    for _ in range(6000):
        if state.is_over():
            break
        step(state, bot, luck)
    assert state.is_over()


def test_there_are_three_levels() -> None:
    assert bots_of(GAME)[:3] == ("easy", "normal", "hard")
    assert isinstance(bot_of(GAME, "hard"), LupusBot)


def test_the_largest_game_ends() -> None:
    state, luck = table(24, 5), FastLuck(5)
    while not state.is_over():
        step(state, HARD, luck)
    assert state.result() is not None


# --- honest


def test_a_bot_knows_only_its_view() -> None:
    """A bot does the same if other cards are behind the same view, whatever it is asked."""
    state, luck = table(16, 3), FastLuck(3)
    asked_in: Counter[str] = Counter()
    for n in range(220):
        due = state.due()
        if due and n % 5 == 0:
            seat = due[0]
            twin = state.resample(seat, FastLuck(n))
            moves = [HARD.choose(asked(one, seat, FastLuck(n)), FastLuck(n)) for one in (state, twin)]
            assert moves[0].shape == moves[1].shape, n
            asked_in[viewed(state, seat).phase] += twin.roles != state.roles
        if state.is_over():
            break
        step(state, HARD, luck)
    assert asked_in["night"] > 0
    assert asked_in["talk"] > 0
    assert asked_in["ballot"] > 0


def test_the_same_question_has_the_same_answer() -> None:
    state, luck = table(12), FastLuck(3)
    until(state, "talk", HARD, luck)
    question = asked(state, state.due()[0], luck)
    assert HARD.choose(question, FastLuck(4)) is HARD.choose(question, FastLuck(4))


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_talk_is_short(level: str) -> None:
    """LT-17: a few acts, then ready; nobody asks for more time."""
    state, luck, bot = table(16, 4), FastLuck(1), LupusBot(LEVELS[level])
    until(state, "ballot", bot, luck)
    acts = Counter(one.seat for one in viewed(state, 0).spoken)
    assert acts
    assert max(acts.values()) <= MOST_IN_TALK
    until(state, "night", bot, luck)
    assert not any(viewed(state, 0).more)
    assert MOST_IN_TALK < MOST_IN_PLEA < 8


def test_a_bot_waits_for_people_during_the_talk() -> None:
    """While people are not ready, a bot that has nothing to say waits; it never waits at night or in a ballot."""
    state, luck = table(8), FastLuck(1)
    assert not HARD.waits(asked(state, 0, luck, people=(1,)))
    until(state, "talk", HARD, luck)
    spoke = 0
    while not HARD.waits(asked(state, 0, luck, people=(1,))):
        state.apply(0, HARD.choose(asked(state, 0, luck), luck), luck)
        spoke += 1
        assert spoke <= MOST_IN_TALK
    assert not HARD.waits(asked(state, 0, luck))
    state.apply(1, GAME.named(shapes.Ready()), luck)
    assert not HARD.waits(asked(state, 0, luck, people=(1,)))


# --- what a bot thinks


def test_nobody_is_suspected_at_the_start() -> None:
    mind = Mind(known(day=1), Habits(), NOTHING)
    assert mind.wolf == pytest.approx([0.25] * 8)
    own = Mind(known(day=1), Habits(), Secret(humans=1))
    assert own.wolf == pytest.approx([0.0, *[2 / 7] * 7])


def test_a_victim_of_the_wolves_is_no_wolf() -> None:
    """LT-7, LT-23: nor can there be as many wolves as others, because the game would be over."""
    fates = (Fate(0, 1, "lynched"), Fate(3, 2, "night"), Fate(1, 2, "lynched"), Fate(4, 3, "night"))
    mind = Mind(known(fates, day=3), Habits(), NOTHING)
    assert mind.wolf[3] == mind.wolf[4] == 0
    assert sum(mind.wolf) == pytest.approx(2)
    assert mind.left < 1.01, "two wolves among four would have won"


def test_a_lone_seer_is_believed() -> None:
    """LT-6: a player who claims to be the seer without being accused, and is not contradicted, usually is the seer."""
    mind = Mind(known((), (Claim(2, 0, 5, "wolf"), Claim(2, 0, 6, "human")), {0: "seer"}), Habits(), NOTHING)
    assert mind.seer[0] > 0.8
    assert mind.wolf[5] > 0.8
    assert mind.wolf[6] < 0.1


def test_of_two_who_claim_to_be_the_seer_one_lies() -> None:
    """An accused player who then claims to be the seer is believed less than the player who claimed it first."""
    claims = (Claim(2, 0, 5, "wolf"), Claim(2, 5, 0, "wolf"))
    mind = Mind(known((), claims, {0: "seer", 5: "seer"}), Habits(), NOTHING)
    assert mind.seer[0] > 0.7
    assert mind.wolf[5] > mind.wolf[0]
    assert sum(mind.seer) <= 1.0001
    seer = Mind(known((), claims, {0: "seer", 5: "seer"}), Habits(), Secret(humans=1 << 5, not_seer=1 << 5))
    assert seer.wolf[0] > 0.9, "the accused knows that the other lies"


def test_a_seer_killed_by_wolves_told_the_truth() -> None:
    claims = (Claim(1, 0, 5, "human"), Claim(1, 3, 0, "wolf"))
    fates = (Fate(7, 1, "lynched"), Fate(0, 2, "night"))
    mind = Mind(known(fates, claims, {0: "seer", 3: "seer"}), Habits(), NOTHING)
    assert mind.wolf[3] > 0.85
    assert mind.wolf[5] < 0.1


def test_wolves_seldom_vote_for_each_other() -> None:
    """LT-18: a player who voted for a wolf that was found is trusted a little more than one who did not."""
    votes = (4, 4, 5, 5, None, 4, None, None)
    state = msgspec.structs.replace(known((), (), {}), ballots=(shapes.Ballot(1, 2, votes, None),))
    mind = Mind(state, Habits(), Secret(wolves=1 << 4))
    assert mind.wolf[0] < mind.wolf[6] < mind.wolf[2]


# --- what a bot does


def seated(roles: dict[int, int], seats: int = 8) -> Lupus:
    """A table at which these seats hold these cards."""
    for seed in range(5000):
        state = table(seats, seed)
        if all(state.roles[seat] == role for seat, role in roles.items()):
            return state
    raise AssertionError(roles)


def test_a_seer_who_has_found_a_wolf_says_so() -> None:
    """LT-6, LT-17: the seer first says the role, then what was seen."""
    state, luck = seated({0: SEER, 1: WOLF}), FastLuck(1)
    for seat in state.due():
        state.apply(seat, MOVES[1 if seat != 1 else 0], luck)
    state.expire(luck)
    said = []
    for _ in range(2):
        move = HARD.choose(asked(state, 0, luck), luck)
        said.append(move.shape)
        state.apply(0, move, luck)
    assert said == [shapes.Am("seer"), shapes.Saw(1, "wolf")]


def test_a_seer_without_news_keeps_silent() -> None:
    """Only at the hard level; at the others a seer tells at once."""
    state, luck = seated({0: SEER, 1: 0}), FastLuck(1)
    for seat in state.due():
        state.apply(seat, MOVES[1 if seat != 1 else 0], luck)
    state.expire(luck)
    question = asked(state, 0, luck)
    assert not isinstance(HARD.choose(question, luck).shape, (shapes.Am, shapes.Saw))
    assert LupusBot(LEVELS["normal"]).choose(question, luck).shape == shapes.Am("seer")


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_wolves_choose_the_same_victim(level: str) -> None:
    """LT-7: the second wolf chooses as the first did."""
    state, luck, bot = seated({0: WOLF, 5: WOLF}), FastLuck(2), LupusBot(LEVELS[level])
    until(state, "talk", bot, luck)
    until(state, "night", bot, luck)
    wolves = [seat for seat in (0, 5) if viewed(state, seat).alive[seat]]
    if len(wolves) == 2:
        for seat in wolves:
            state.apply(seat, bot.choose(asked(state, seat, luck), luck), luck)
        assert state.points[0] == state.points[5]


def test_hard_wolves_lie_and_easy_ones_do_not() -> None:
    """A hard bot that the seer has seen as a wolf claims to be the seer; an easy bot only doubts the seer's word."""
    state, luck = seated({0: SEER, 1: WOLF}), FastLuck(1)
    until(state, "talk", HARD, luck)
    state.apply(0, GAME.named(shapes.Am("seer")), luck)
    state.apply(0, GAME.named(shapes.Saw(1, "wolf")), luck)
    question = asked(state, 1, luck)
    assert HARD.choose(question, luck).shape == shapes.Am("seer")
    assert LupusBot(LEVELS["easy"]).choose(question, luck).shape == shapes.Doubt(0)
    state.apply(1, GAME.named(shapes.Am("seer")), luck)
    assert HARD.choose(asked(state, 1, luck), luck).shape == shapes.Saw(0, "wolf")


def test_the_village_lynches_whom_the_seer_saw() -> None:
    state, luck = seated({0: SEER, 1: WOLF}), FastLuck(1)
    until(state, "talk", HARD, luck)
    state.apply(0, GAME.named(shapes.Am("seer")), luck)
    state.apply(0, GAME.named(shapes.Saw(1, "wolf")), luck)
    until(state, "night", HARD, luck)
    assert viewed(state, 0).fates[0].seat == 1


def test_a_replay_shows_what_a_bot_believed() -> None:
    """Shares for the living whose role it does not know, next to the truth; they add up to the wolves it expects."""
    state, luck = table(8, 6), FastLuck(2)
    until(state, "ballot", HARD, luck)
    seat = state.due()[0]
    question: Question = asked(state, seat, luck)
    move = HARD.choose(question, luck)
    found = HARD.beliefs(question.view, move, state.hidden(seat))
    assert found is not None
    assert {one.about for one in found} == {fact.about for fact in state.hidden(seat)}
    thought = Seat(question, LEVELS["hard"], luck)
    unknown = sum(share for one, share in enumerate(thought.mind.wolf) if one in {belief.about for belief in found})
    assert sum(one.share for one in found) == pytest.approx(unknown, abs=0.02)
    assert {one.about for one in found if one.true} == {
        one for one in range(8) if state.roles[one] == WOLF and viewed(state, seat).roles[one] is None
    }
