"""Search: it uses what its seat knows and nothing else, and it is repeatable."""

from __future__ import annotations

from math import sqrt

import msgspec
import pytest
from games.love_letter.positions import GAME, play, position
from support.toy.game import GAME as TOY
from support.toy.game import NO, YES, Whisper

from ludejo import game as find
from ludejo.bots import bot_of
from ludejo.bots.base import Bot, Question, RandomBot, asked
from ludejo.bots.love_letter.bot import CountingBot
from ludejo.bots.search.bot import EASY, HARD, LEVELS, NORMAL, Level, SearchBot, broad
from ludejo.bots.search.ismcts import Search
from ludejo.bots.search.tree import Node
from ludejo.core.game import Game, State
from ludejo.core.luck import FastLuck


def thinking(iterations: int, infers: bool = False, processes: int = 1) -> Level:
    return Level("of the test", iterations, infers=infers, processes=processes)


def answer(state: State, seat: int, iterations: int = 2_000) -> str:
    luck = FastLuck(1)
    return repr(SearchBot(GAME, thinking(iterations)).choose(asked(state, seat, luck), luck))


def seen_by_spy() -> State:
    """Seat 0 has seen the Princess in the hand of seat 1, and holds a Guard on its next turn."""
    state = position(
        ["guard", "princess"], "spy", rest=["guard", "guard", "guard", "prince", "handmaid", "baron", "king"]
    )
    play(state, 0, {"play": "spy", "at": 1}, "handmaid")
    play(state, 1, {"play": "handmaid"}, "baron")
    state.shields = 0  # as if the Handmaid's protection were over
    return state


def test_search_guesses_a_card_that_its_seat_has_seen() -> None:
    assert answer(seen_by_spy(), 0) == '{"play":"guard","at":1,"guess":"princess"}'


def test_search_never_discards_the_princess() -> None:
    state = position(["princess", "spy"], "handmaid", rest=["guard", "guard", "baron", "prince", "king", "guard"])
    assert answer(state, 0) == '{"play":"handmaid"}'


def test_the_same_question_and_luck_give_the_same_answer() -> None:
    luck = FastLuck(5)
    state = GAME.start(3, {}, luck)
    seat = state.due()[0]
    assert len({answer(state, seat, 300) for _ in range(3)}) == 1


@pytest.mark.parametrize("level", [EASY, thinking(120), thinking(120, infers=True)], ids=["easy", "plain", "infers"])
def test_paired_worlds_get_the_same_answer(level: Level) -> None:
    """T28: with equal luck, the true hands make no difference."""
    bot = SearchBot(GAME, level)
    for seed in range(8):
        luck = FastLuck(seed)
        state = GAME.start(2 + seed % 3, {"tokens": 1}, luck)
        while state.due():
            seat = state.due()[0]
            twin = state.resample(seat, luck)
            moves = [bot.choose(asked(world, seat, FastLuck(seed)), FastLuck(seed)) for world in (state, twin)]
            assert moves[0] is moves[1]
            state.apply(seat, moves[0], luck)


def searched(game: Game, state: State, seat: int, iterations: int, n_worlds: int = 100) -> Search:
    luck = FastLuck(2)
    search = Search(game, state.resample(seat, luck).worlds(seat, luck, n_worlds), seat, luck)
    search.grow(iterations)
    return search


def test_every_iteration_is_counted_once() -> None:
    state = GAME.start(4, {}, FastLuck(2))
    seat = state.due()[0]
    tried = searched(GAME, state, seat, 700).tried()
    assert sum(node.visits for node in tried) == 700
    assert {repr(node.move) for node in tried} <= {repr(move) for move in state.choices(seat)}
    assert all(0 <= node.reward <= node.visits for node in tried)


def nodes_below(node: Node) -> list[Node]:
    below = [*node.tried(), *(node.others or [])]
    return [node, *(deeper for one in below for deeper in nodes_below(one))]


def test_a_reward_goes_to_the_seat_that_made_the_move() -> None:
    """A Baron may put out either of two players, so different seats play next in different worlds. Their numbers are
    kept apart."""
    state = position(["baron", "spy", "king"], "guard", rest=["guard", "guard", "prince", "handmaid", "baron", "spy"])
    nodes = nodes_below(searched(GAME, state, 0, 3_000, 300).root)
    apart = [node for node in nodes if node.others]
    assert apart, "no node at which different seats decide"
    for node in nodes:
        assert all(child.seat == node.asked for child in node.tried())


def test_a_level_can_have_a_time_limit() -> None:
    luck = FastLuck(3)
    state = GAME.start(2, {}, luck)
    question = asked(state, state.due()[0], luck)
    move = SearchBot(GAME, Level("timed", seconds=0.05)).choose(question, luck)
    assert state.check(state.due()[0], move) is None


def test_several_processes_add_up_what_they_tried() -> None:
    state = GAME.start(3, {}, FastLuck(3))
    question = asked(state, state.due()[0], FastLuck(3))
    both = [SearchBot(GAME, thinking(400, processes=2)).thought(question, FastLuck(7)) for _ in range(2)]
    assert sum(one.visits for one in both[0]) == 400
    assert [(one.move, one.visits, one.mean) for one in both[0]] == [(o.move, o.visits, o.mean) for o in both[1]]
    assert state.check(question.seat, both[0][0].move) is None


# --- the toy: open moves, votes at the same time, clocks


def voting(seed: int) -> State:
    state = TOY.start(3, {"rounds": 1}, FastLuck(seed))
    state.apply(state.due()[0], TOY.read({"do": "say", "word": "sun"}), FastLuck(1))
    return state


def test_search_finds_words_for_an_open_move() -> None:
    luck = FastLuck(4)
    state = TOY.start(3, {}, luck)
    seat = state.due()[0]
    tried = SearchBot(TOY, thinking(60)).thought(asked(state, seat, luck), luck)
    assert {repr(one.move) for one in tried} == {'{"do":"say","word":"sun"}', '{"do":"say","word":"rain"}'}


def test_simultaneous_choices_of_others_are_not_used() -> None:
    """The numbers of each voter are kept at the node where the vote began: none depends on another's choice."""
    state = voting(4)
    assert state.due() == (0, 1, 2)
    search = searched(TOY, state, 1, 400)
    root = search.root
    assert (root.seat, root.asked) == (1, 1), "the searcher decides first"
    assert root.others is not None
    assert {other.asked for other in root.others} == {0, 2}
    for other in root.others:
        assert sum(child.visits for child in other.tried()) > 0
    deeper = [child for child in root.tried() if child.children]
    assert all(below.visits == 0 for child in deeper for below in child.tried()), "nodes without numbers"


def test_search_votes_for_its_own_side() -> None:
    """W-6: red wins if more than half of the votes are yes; with the last vote the colour decides."""
    for seed in range(12):
        state = voting(seed)
        luck = FastLuck(seed)
        state.apply(0, TOY.read({"do": "vote", "vote": "yes"}), luck)
        state.apply(1, TOY.read({"do": "vote", "vote": "no"}), luck)
        question = asked(state, 2, luck)
        colour = msgspec.structs.asdict(question.view)["colour"]
        tried = {repr(one.move): one.mean for one in SearchBot(TOY, thinking(400)).thought(question, luck)}
        yes, no = tried['{"do":"vote","vote":"yes"}'], tried['{"do":"vote","vote":"no"}']
        assert (yes > no) == (colour == "red"), (seed, tried)


class Outlooks:
    """A toy with a horizon, whose first word decides the outlook; notes how far each game was when it was asked."""

    def __init__(self, patch: pytest.MonkeyPatch, horizon: int) -> None:
        self.depths: list[int] = []
        patch.setattr(type(TOY), "horizon", lambda game: horizon)
        patch.setattr(Whisper, "outlook", lambda state: self.of(state))

    def of(self, state: Whisper) -> list[float]:
        self.depths.append(len(state.words) + len(state.shouted) + sum(vote in (NO, YES) for vote in state.votes))
        return [1.0, 0.0, 0.0] if state.words[0] == "sun" else [0.0, 0.5, 0.5]


@pytest.mark.parametrize("horizon", [1, 2])
def test_search_asks_for_the_outlook_at_the_horizon(horizon: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move is worth what the outlook says, although the game is not over."""
    outlooks = Outlooks(monkeypatch, horizon)
    tried = searched(TOY, TOY.start(3, {"rounds": 3}, FastLuck(4)), 0, 60).tried()
    assert {repr(node.move): node.reward / node.visits for node in tried} == {
        '{"do":"say","word":"sun"}': 1.0, '{"do":"say","word":"rain"}': 0.0,
    }  # fmt: skip
    assert len(outlooks.depths) == 60
    assert outlooks.depths[0] == 1 + horizon, "the move that was tried, and as many more as the horizon says"


def test_a_game_that_ends_before_the_horizon_counts_by_its_result(monkeypatch: pytest.MonkeyPatch) -> None:
    outlooks = Outlooks(monkeypatch, 9)
    test_search_votes_for_its_own_side()
    assert outlooks.depths == []


def test_without_a_horizon_search_does_not_ask_for_the_outlook(monkeypatch: pytest.MonkeyPatch) -> None:
    outlooks = Outlooks(monkeypatch, 0)
    searched(TOY, TOY.start(3, {"rounds": 3}, FastLuck(4)), 0, 60)
    assert outlooks.depths == []


def test_a_whole_game_of_the_toy() -> None:
    luck = FastLuck(8)
    state = TOY.start(4, {"rounds": 2}, luck)
    bot = SearchBot(TOY, thinking(30))
    while not state.is_over():
        if state.due():
            seat = state.due()[0]
            state.apply(seat, bot.choose(asked(state, seat, luck), luck), luck)
        else:
            state.expire(luck)
    assert state.result() is not None


# --- how well it plays


def won_by(hero: Bot, other: Bot, seats: int, n: int) -> float:
    """The share of n rounds that the hero wins, from every seat in turn."""
    luck = FastLuck(4)
    won = 0.0
    for number in range(n):
        state = GAME.start(seats, {"tokens": 1, "first": "seat-0"}, luck)
        bots = [hero if seat == number % seats else other for seat in range(seats)]
        while state.due():
            seat = state.due()[0]
            state.apply(seat, bots[seat].choose(asked(state, seat, luck), luck), luck)
        result = state.result()
        assert result is not None
        won += (number % seats in result.winners) / len(result.winners)
    return won / n


@pytest.mark.parametrize("other", [RandomBot(), CountingBot()], ids=lambda bot: type(bot).__name__)
def test_search_plays_better_than_chance(other: Bot, long: bool, form: str) -> None:
    """A smoke test with two seats: clearly better than chance, and not much worse than the counting bot. So few rounds
    and iterations can't tell more; the arena measures."""
    rounds = 30 if form == "interpreted" else 2_000 if long else 200
    share = won_by(SearchBot(GAME, thinking(120, infers=True)), other, 2, rounds)
    least = 0.65 if isinstance(other, RandomBot) else 0.48
    assert share > least - 3 * sqrt(0.25 / rounds)


def test_levels_are_data_and_think_more_and_more() -> None:
    assert [level.name for level in LEVELS] == ["easy", "normal", "hard"]
    assert EASY.iterations < NORMAL.iterations < HARD.iterations
    assert all(level.iterations and not level.seconds for level in LEVELS), "a budget in time is not repeatable"


def test_levels_try_more_iterations_where_a_game_has_many_moves() -> None:
    """Except the hardest level, which is the same in every game."""
    looks = {name: [broad(level, find(name)).iterations for level in LEVELS] for name in ("love-letter", "artus")}
    assert looks == {"love-letter": [6, 30, 5_000], "artus": [60, 300, 5_000]}
    for level in LEVELS:
        bot = bot_of(find("artus"), level.name)
        assert isinstance(bot, SearchBot)
        assert bot.level == broad(level, find("artus"))
        assert broad(level, TOY) == level


def test_many_worlds_are_drawn_like_one() -> None:
    """`worlds` gives what n calls of `resample` give: the same draws from the same luck."""
    luck = FastLuck(9)
    state = GAME.start(3, {}, luck)
    for _ in range(3):
        moves = state.choices(state.due()[0])
        state.apply(state.due()[0], moves[0], luck)
    one, many = FastLuck(7), FastLuck(7)
    singly = [state.resample(1, one).to_bytes() for _ in range(50)]
    assert [world.to_bytes() for world in state.worlds(1, many, 50)] == singly


def test_search_answers_when_the_time_limit_is_over() -> None:
    """In plain Python a level may be too slow for people who wait; a short search is better than none."""
    luck = FastLuck(3)
    state = GAME.start(4, {}, luck)
    seat = state.due()[0]
    question = Question(seat, state.view(seat), state.choices(seat), state.resample(seat, luck), patience=0.0)
    tried = SearchBot(GAME, thinking(1_000_000)).thought(question, luck)
    assert 0 < sum(one.visits for one in tried) < 1_000
