"""Bad wishes get a clear answer and change nothing; open moves carry a verdict; clocks have one door."""

from __future__ import annotations

import pickle

import msgspec
import pytest
from toy import shapes
from toy.game import GAME as TOY

import ludejo
from ludejo.core.event import Events
from ludejo.core.log import Header, Seed, read, written
from ludejo.core.option import Value, from_word, settle
from ludejo.core.refusal import ILLEGAL, LATE, MALFORMED, UNKNOWN, Refused
from ludejo.core.sitting import Sitting, replay

LOVE = ludejo.game("love-letter")


def sitting(seats: int = 2) -> Sitting:
    return Sitting(LOVE, Header("love-letter", 1, seats, {"first": "seat-0"}, Seed(3)))


@pytest.mark.parametrize(
    "wish",
    [
        b"", b"{", b"[]", b"null", b'{"play":"queen"}', b'{"play":"spy","at":9}', b'{"play":"spy","at":true}',
        b'{"play":"spy","at":1,"x":2}', b'{"play":"handmaid","at":1}', b'{"play":"prince"}', b"\xff\xfe",
        b'{"play":"guard","at":1}', b'{"play":"guard","guess":"king"}', b'{"play":"guard","at":1e400,"guess":"king"}',
        {"play": 3}, 17, None, [], {"play": "king", "at": -1}, '{"play":"\ud800"}', b"[" * 200_000,
    ],
)  # fmt: skip
def test_what_is_no_move_is_malformed(wish: object) -> None:
    game = sitting()
    before = game.state.to_bytes()
    refusal = game.play(0, wish)
    assert refusal is not None
    assert refusal.kind == MALFORMED
    assert (game.state.to_bytes(), game.log.entries) == (before, [])


def test_malformed_illegal_and_late_are_three_answers() -> None:
    game = sitting()
    seat = game.state.due()[0]
    fine = msgspec.json.encode(game.state.choices(seat)[0].shape)
    before = game.state.to_bytes()
    answers = [
        game.play(seat, {"play": "queen"}, 0),
        game.play(1 - seat, fine, 0),
        game.play(seat, fine, -1),
        game.play(7, fine, 0),
    ]
    assert [answer.kind for answer in answers if answer is not None] == [MALFORMED, ILLEGAL, LATE, UNKNOWN]
    codes = [answer.code for answer in answers if answer is not None]
    assert codes[1:] == ["not-your-turn", "late-move", "unknown-seat"]
    assert game.state.to_bytes() == before
    early = game.play(seat, fine, 99)
    assert early is not None
    assert early.code == "unknown-moment"
    assert game.play(seat, fine, game.state.moment()) is None
    assert game.state.moment() == 1


def test_apply_itself_refuses_and_changes_nothing() -> None:
    state = LOVE.start(3, {"first": "seat-0"}, ludejo.luck(seed=1))
    before = state.to_bytes()
    for move in LOVE.moves():
        for seat in range(3):
            if state.check(seat, move) is not None:
                with pytest.raises(Refused):
                    state.apply(seat, move, ludejo.luck(seed=1))
    assert state.to_bytes() == before


def test_unknown_things_are_named() -> None:
    luck = ludejo.luck(seed=1)
    wrong: list[tuple[str, int, dict[str, Value]]] = [
        ("unknown-seats", 5, {}),
        ("unknown-seats", 1, {}),
        ("unknown-option", 2, {"colour": "red"}),
        ("unknown-value", 2, {"tokens": 99}),
        ("unknown-value", 2, {"tokens": "7"}),
        ("unknown-value", 2, {"tokens": True}),
    ]
    for code, seats, options in wrong:
        with pytest.raises(Refused) as refused:
            LOVE.start(seats, options, luck)
        assert (refused.value.refusal.kind, refused.value.refusal.code) == (UNKNOWN, code)
    with pytest.raises(Refused) as refused:
        ludejo.game("chess")
    assert refused.value.refusal.code == "unknown-game"
    with pytest.raises(Refused) as refused:
        Sitting(LOVE, Header("love-letter", 99, 2, {}, Seed(1)))
    assert refused.value.refusal.code == "unknown-rules"


def test_options_written_as_words() -> None:
    assert from_word(LOVE.options, "tokens", "7") == 7
    assert from_word(LOVE.options, "tokens", "by-seats") == "by-seats"
    assert settle(LOVE.options, {}) == {"tokens": "by-seats", "double-tie": "nobody", "first": "random"}


def toy(seats: int = 3) -> Sitting:
    return Sitting(TOY, Header("whisper", 1, seats, {}, Seed(1)))


def test_a_verdict_enters_the_log_and_no_player_may_write_it() -> None:
    game = toy()
    own = game.play(0, {"do": "judged", "word": "sun", "verdict": "fine"})
    assert own is not None
    assert own.kind == MALFORMED
    refused = game.play(0, {"do": "say", "word": "sun"}, 0, None, verdict="refused")
    assert refused is not None
    assert refused.code == "bad-word"
    assert game.play(0, {"do": "say", "word": "sun"}, 0, None, verdict="fine") is None
    assert b'"verdict":"fine"' in written(game.log)
    again = replay(TOY, read(written(game.log)), whole=False)
    assert again.state.to_bytes() == game.state.to_bytes()


def test_votes_at_once_answer_the_same_moment() -> None:
    game = toy()
    game.play(0, {"do": "say", "word": "sun"})
    moment = game.state.moment()
    for seat in (2, 0, 1):
        assert game.play(seat, {"do": "vote", "vote": "yes"}, moment) is None
    assert game.state.moment() == moment + 1
    late = game.play(1, {"do": "vote", "vote": "no"}, moment)
    assert late is not None
    assert late.kind == LATE


def test_a_vote_is_told_to_its_voter_alone() -> None:
    game = toy()
    game.play(0, {"do": "say", "word": "sun"})
    events = Events()
    game.play(1, {"do": "vote", "vote": "yes"}, None, events)
    assert [type(event) for event in events.to(1)] == [shapes.Voted]
    assert events.to(0) == events.to(2) == events.to(ludejo.ONLOOKER) == []


def test_time_runs_out_through_one_door() -> None:
    game = toy()
    assert game.state.clock() == "speak"
    assert game.expire() is None
    assert game.state.clock() == "vote"
    game.play(0, {"do": "vote", "vote": "yes"})
    assert game.expire() is None
    assert (game.state.clock(), game.state.due()) == ("rest", ())
    assert game.expire() is None
    assert game.state.due() == (1,)
    refusal = sitting().expire()
    assert refusal is not None
    assert refusal.code == "no-clock"


def test_who_has_gone_is_not_asked_again() -> None:
    game = toy()
    game.play(0, {"do": "say", "word": "rain"})
    for seat in range(3):
        game.play(seat, {"do": "vote", "vote": "no"})
    game.expire()
    assert game.state.retired() == (0,)
    refusal = game.play(0, {"do": "vote", "vote": "no"})
    assert refusal is not None
    assert refusal.rule == "W-4"


def test_everything_that_crosses_a_process_survives_it() -> None:
    """Workers are processes: refusals, moves, states and luck are pickled, in both forms."""
    state = LOVE.start(3, {}, ludejo.luck(seed=1))
    move = state.choices(state.due()[0])[0]
    assert pickle.loads(pickle.dumps(state)).to_bytes() == state.to_bytes()
    assert pickle.loads(pickle.dumps(move)) is move
    luck = ludejo.luck(seed=2)
    luck.word()
    assert pickle.loads(pickle.dumps(luck)).word() == luck.word()
    with pytest.raises(Refused) as refused:
        ludejo.game("chess")
    again = pickle.loads(pickle.dumps(refused.value))
    assert again.refusal.says_the_same(refused.value.refusal)
