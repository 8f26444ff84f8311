"""Bad wishes get a clear answer and change nothing; open moves carry a verdict; only `expire` makes time run out."""

from __future__ import annotations

import pickle

import msgspec
import pytest
from support.toy import shapes
from support.toy.game import GAME as TOY

import ludejo
from ludejo.core.event import Events
from ludejo.core.game import Game, State
from ludejo.core.luck import FastLuck
from ludejo.core.option import Value, from_word, settle
from ludejo.core.refusal import ILLEGAL, LATE, MALFORMED, UNKNOWN, Refusal, Refused
from ludejo.table.play import Play

LOVE = ludejo.game("love-letter")
LUCK = FastLuck(1)


def love() -> State:
    return LOVE.start(2, {"first": "seat-0"}, FastLuck(3))


def toy() -> State:
    return TOY.start(3, {}, FastLuck(1))


def wished(
    game: Game, state: State, seat: int, wish: object, verdict: str = "", events: Events | None = None
) -> Refusal | None:
    """Make the move that a seat wishes, with the referee's verdict if there is one; return the refusal."""
    try:
        move = game.read(wish)
        if verdict:
            move = game.with_verdict(move, verdict)
        state.apply(seat, move, LUCK, events)
    except Refused as refused:
        return refused.refusal
    return None


@pytest.mark.parametrize(
    "wish",
    [
        b"", b"{", b"[]", b"null", b'{"play":"queen"}', b'{"play":"spy","at":9}', b'{"play":"spy","at":true}',
        b'{"play":"spy","at":1,"x":2}', b'{"play":"handmaid","at":1}', b'{"play":"prince"}', b"\xff\xfe",
        b'{"play":"guard","at":1}', b'{"play":"guard","guess":"king"}', b'{"play":"guard","at":1e400,"guess":"king"}',
        {"play": 3}, 17, None, [], {"play": "king", "at": -1}, '{"play":"\ud800"}', b"[" * 200_000,
    ],
)  # fmt: skip
def test_a_wish_that_is_not_a_move_is_malformed(wish: object) -> None:
    state = love()
    before = state.to_bytes()
    refusal = wished(LOVE, state, 0, wish)
    assert refusal is not None
    assert refusal.kind == MALFORMED
    assert state.to_bytes() == before


def test_malformed_illegal_and_late_wishes_get_different_answers() -> None:
    play = Play(LOVE, 2, {"first": "seat-0"}, bytes(32))
    seat = play.state.due()[0]
    fine = msgspec.json.encode(play.state.choices(seat)[0].shape)
    before = play.state.to_bytes()
    answers = [
        wished(LOVE, play.state, seat, {"play": "queen"}),
        wished(LOVE, play.state, 1 - seat, fine),
        play.judge_moment(-1),
        play.judge_moment(99),
    ]
    assert [answer.kind for answer in answers if answer is not None] == [MALFORMED, ILLEGAL, LATE, UNKNOWN]
    codes = [answer.code for answer in answers if answer is not None]
    assert codes[1:] == ["not-your-turn", "late-move", "unknown-moment"]
    assert play.state.to_bytes() == before
    assert play.judge_moment(0) is None
    play.move(seat, LOVE.read(fine))
    assert play.moment() == 1


def test_apply_itself_refuses_and_changes_nothing() -> None:
    state = LOVE.start(3, {"first": "seat-0"}, ludejo.luck(seed=1))
    before = state.to_bytes()
    for move in LOVE.moves():
        for seat in range(3):
            if state.check(seat, move) is not None:
                with pytest.raises(Refused):
                    state.apply(seat, move, ludejo.luck(seed=1))
    assert state.to_bytes() == before


def test_a_refusal_says_what_is_unknown() -> None:
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
        LOVE.under(99)
    assert refused.value.refusal.code == "unknown-rules"


def test_options_are_read_from_words() -> None:
    assert from_word(LOVE.options, "tokens", "7") == 7
    assert from_word(LOVE.options, "tokens", "by-seats") == "by-seats"
    assert settle(LOVE.options, {}) == {"tokens": "by-seats", "double-tie": "nobody", "first": "random"}


def test_a_verdict_enters_the_log_and_no_player_may_write_it() -> None:
    state, again = toy(), toy()
    own = wished(TOY, state, 0, {"do": "judged", "word": "sun", "verdict": "fine"})
    assert own is not None
    assert own.kind == MALFORMED
    refused = wished(TOY, state, 0, {"do": "say", "word": "sun"}, "refused")
    assert refused is not None
    assert refused.code == "bad-word"
    assert wished(TOY, state, 0, {"do": "say", "word": "sun"}, "fine") is None
    move = TOY.with_verdict(TOY.read({"do": "say", "word": "sun"}), "fine")
    logged = msgspec.json.encode(move.shape)
    assert b'"verdict":"fine"' in logged
    again.apply(0, TOY.read_logged(logged), LUCK)
    assert again.to_bytes() == state.to_bytes()


def test_simultaneous_votes_answer_the_same_moment() -> None:
    state = toy()
    wished(TOY, state, 0, {"do": "say", "word": "sun"}, "fine")
    moment = state.moment()
    for seat in (2, 0, 1):
        assert state.moment() == moment
        assert wished(TOY, state, seat, {"do": "vote", "vote": "yes"}) is None
    assert state.moment() == moment + 1


def test_only_the_voter_is_told_of_a_vote() -> None:
    state, events = toy(), Events()
    wished(TOY, state, 0, {"do": "say", "word": "sun"}, "fine")
    wished(TOY, state, 1, {"do": "vote", "vote": "yes"}, events=events)
    assert [type(event) for event in events.to(1)] == [shapes.Voted]
    assert events.to(0) == events.to(2) == events.to(ludejo.ONLOOKER) == []


def test_only_expire_makes_time_run_out() -> None:
    state = toy()
    assert state.clock() == "speak"
    state.expire(LUCK)
    assert state.clock() == "vote"
    wished(TOY, state, 0, {"do": "vote", "vote": "yes"})
    state.expire(LUCK)
    assert (state.clock(), state.due()) == ("rest", ())
    state.expire(LUCK)
    assert state.due() == (1,)
    assert love().clock() == ""


def test_a_retired_seat_is_not_asked_again() -> None:
    state = toy()
    wished(TOY, state, 0, {"do": "say", "word": "rain"})
    for seat in range(3):
        wished(TOY, state, seat, {"do": "vote", "vote": "no"})
    state.expire(LUCK)
    assert state.retired() == (0,)
    refusal = wished(TOY, state, 0, {"do": "vote", "vote": "no"})
    assert refusal is not None
    assert refusal.rule == "W-4"


def test_everything_sent_between_processes_can_be_pickled() -> None:
    """Bots think in other processes: refusals, moves, states and luck are pickled, in both forms."""
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
