"""What a seat may do now, and if not, why: one predicate for `choices` and `check`.

If a seat may not see the key or a question, the reasons why it is refused depend on neither.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import everyone, has, minus, shl
from ludejo.core.move import Move
from ludejo.core.refusal import Refusal
from ludejo.games.codenames.moves import (
    ANSWERS,
    CHALLENGE_MOVE,
    CONFIRMS,
    COVERS,
    GLASS_MOVE,
    MARKS,
    RULES,
    STOP_MOVE,
    Act,
)
from ludejo.games.codenames.pieces import (
    ANSWER,
    ASK,
    ASKED_ENOUGH,
    BIG_NUMBER,
    CHALLENGE,
    CLUE,
    CONFIRM,
    COVER,
    COVERING,
    FINE,
    GIVE,
    GLASS,
    GLASS_RUNS,
    GUESS,
    GUESS_FIRST,
    HAS_VOTED,
    IS_COVERED,
    IS_FROZEN,
    IS_MARKED,
    IS_OVER,
    MARK,
    MARK_FIRST,
    NO_CHALLENGE_NOW,
    NO_CLUE_NOW,
    NO_COVER_NOW,
    NO_GLASS,
    NO_GUESS_NOW,
    NO_OPPONENT,
    NO_RULING_NOW,
    NO_SUCH_PLACE,
    NOT_LISTED,
    NOT_OWN_WORD,
    NOT_THEIR_WORD,
    NOTHING_ASKED,
    ONE_TAP,
    OTHER_TEAM,
    OVER,
    OWN_CLUE,
    PENALTY,
    RULE,
    RULING,
    SPYMASTER_TOUCHES,
    STILL_ASKING,
    STOP,
    TOGETHER,
    UNLIMITED,
    WAS_AGREED,
)
from ludejo.games.codenames.position import GLASSES, Position
from ludejo.games.codenames.referee import judge_form, read_verdict


def judge(p: Position, seat: i64, act: Act) -> i64:
    """FINE, or the reason why this seat may not do this now."""
    if p.phase == OVER:
        return IS_OVER
    kind = act.kind
    if kind == MARK or kind == CONFIRM or kind == STOP:
        return judge_touch(p, seat, act)
    if kind == COVERING:
        return judge_cover(p, seat, act.at)
    if kind == CHALLENGE:
        return judge_challenge(p, seat)
    if kind == RULE:
        return judge_ruling(p, seat)
    if kind == ANSWER:
        if may_answer(p, seat):
            return FINE
        return NOTHING_ASKED
    if kind == GLASS:
        return judge_glass(p)
    return judge_words(p, seat, act)


def judge_touch(p: Position, seat: i64, act: Act) -> i64:
    """CN-9: any operative of the team on turn, never a spymaster; CN-31: not while a challenge waits."""
    if has(p.spies(), seat):
        return SPYMASTER_TOUCHES
    if p.phase == RULING:
        return IS_FROZEN
    if p.phase != GUESS:
        return NO_GUESS_NOW
    if not has(p.ops(p.turn), seat):
        return OTHER_TEAM
    if act.kind == STOP:
        if p.guesses == 0:
            return GUESS_FIRST  # CN-7
        return FINE
    if act.at >= p.n_places:
        return NO_SUCH_PLACE
    if has(p.covered, act.at):
        return IS_COVERED
    return judge_tap(p, seat, act)


def judge_tap(p: Position, seat: i64, act: Act) -> i64:
    """CN-9: first a mark, once by each seat between two guesses; then anybody confirms. Or one tap is enough."""
    if act.kind == MARK:
        if p.customs.one_tap:
            return ONE_TAP
        if has(p.marks[seat], act.at):
            return IS_MARKED
        return FINE
    if p.customs.one_tap or has(p.marked, act.at):
        return FINE
    return MARK_FIRST


def judge_cover(p: Position, seat: i64, place: i64) -> i64:
    """CN-11, CN-27: the spymaster on turn covers a word of one colour."""
    if seat != p.spy(p.turn) or (p.phase != PENALTY and p.phase != COVER):
        return NO_COVER_NOW
    if place >= p.n_places:
        return NO_SUCH_PLACE
    if has(p.covered, place):
        return IS_COVERED
    if has(p.coverable(), place):
        return FINE
    if p.phase == PENALTY:
        return NOT_OWN_WORD
    return NOT_THEIR_WORD


def judge_challenge(p: Position, seat: i64) -> i64:
    """CN-31: anybody but its giver, from the clue to the first guess, once; not if it was agreed (CN-12)."""
    if p.mode == TOGETHER:
        return NO_OPPONENT
    if p.phase != GUESS:
        return NO_CHALLENGE_NOW
    if seat == p.spy(p.turn):
        return OWN_CLUE
    if p.is_open:
        return FINE
    if p.guesses == 0 and p.clues[-1].agreed:
        return WAS_AGREED
    return NO_CHALLENGE_NOW


def judge_ruling(p: Position, seat: i64) -> i64:
    """CN-31: the opposing spymaster decides, or all but the giver vote."""
    if p.phase != RULING or not has(judges_of(p), seat):
        return NO_RULING_NOW
    if has(p.ayes | p.nays, seat):
        return HAS_VOTED
    return FINE


def judge_glass(p: Position) -> i64:
    """CN-26: any player, once for each decision."""
    if p.customs.times != GLASSES:
        return NO_GLASS
    if p.glass:
        return GLASS_RUNS
    return FINE


def judge_words(p: Position, seat: i64, act: Act) -> i64:
    """CN-4, CN-6, CN-12: the spymaster on turn gives a clue or asks about one; the referee judges its word."""
    if p.phase != CLUE or seat != p.spy(p.turn):
        return NO_CLUE_NOW
    if act.entry >= p.customs.n_listed:
        return NOT_LISTED
    if act.at > p.customs.most and act.at != UNLIMITED:
        return BIG_NUMBER
    if act.kind == ASK:
        return judge_ask(p)
    return FINE


def judge_word(p: Position, act: Act) -> Refusal | None:
    """CN-4, CN-5, CN-19: why this clue is not possible; the move contains the referee's verdict."""
    if act.kind != GIVE and act.kind != ASK:
        return None
    if act.entry < 0:  # entries of the clue list are not words
        form = judge_form(act.word, p.customs.several).refusal()
        if form is not None:
            return form
    verdict = read_verdict(act.verdict)
    assert verdict is not None  # `made_open` makes no move with an unreadable verdict
    return verdict.refusal()


def judge_ask(p: Position) -> i64:
    """CN-12: only one question waits at a time, and a turn has at most `n_asks`."""
    if p.mode == TOGETHER:
        return NO_OPPONENT
    if p.is_asking():
        return STILL_ASKING
    if len(p.asks) >= p.customs.n_asks:
        return ASKED_ENOUGH
    return FINE


def may_answer(p: Position, seat: i64) -> bool:
    """CN-12: the opposing spymaster, while a question waits."""
    return p.phase == CLUE and p.is_asking() and seat == p.spy(1 - p.turn)


def judges_of(p: Position) -> i64:
    """The mask of the seats that decide on a challenge (CN-31)."""
    if p.customs.by_vote:
        return minus(everyone(p.n_seats), p.spy(p.turn))
    return shl(1, p.spy(1 - p.turn))


def due_mask(p: Position) -> i64:
    """The mask of the seats that are due."""
    phase = p.phase
    if phase == OVER:
        return 0
    if phase == GUESS:
        return p.ops(p.turn)
    if phase == RULING:
        return judges_of(p) & ~(p.ayes | p.nays)
    return shl(1, p.spy(p.turn))


def may_mask(p: Position) -> i64:
    """The mask of the seats that are not due but may act: challenge, answer, turn the glass."""
    if p.phase == OVER:
        return 0
    mask: i64 = 0
    if p.phase == GUESS and p.is_open:
        mask = minus(everyone(p.n_seats), p.spy(p.turn))
    elif p.phase == CLUE and p.is_asking():
        mask = shl(1, p.spy(1 - p.turn))
    if p.customs.times == GLASSES and not p.glass:
        mask = everyone(p.n_seats)
    return mask & ~due_mask(p)


def choices_of(p: Position, seat: i64) -> list[Move]:
    """The closed moves of an existing seat, in their fixed order."""
    found: list[Move] = []
    if p.phase == GUESS and has(p.ops(p.turn), seat):
        add_touches(p, seat, found)
    elif (p.phase == PENALTY or p.phase == COVER) and seat == p.spy(p.turn):
        add_places(found, COVERS, p.coverable())
    if judge_challenge(p, seat) == FINE:
        found.append(CHALLENGE_MOVE)
    if judge_ruling(p, seat) == FINE:
        found += RULES
    if may_answer(p, seat):
        found += ANSWERS
    if judge_glass(p) == FINE:
        found.append(GLASS_MOVE)
    return found


def add_touches(p: Position, seat: i64, found: list[Move]) -> None:
    """What an operative on turn can do with the cards."""
    if p.customs.one_tap:
        add_places(found, CONFIRMS, p.uncovered())
    else:
        add_places(found, MARKS, p.uncovered() & ~p.marks[seat])
        add_places(found, CONFIRMS, p.marked)
    if p.guesses > 0:
        found.append(STOP_MOVE)


def add_places(found: list[Move], moves: list[Act], places: i64) -> None:
    """Add the moves for these places."""
    place: i64 = 0
    left = places
    while left != 0:
        if left & 1 != 0:
            found.append(moves[place])
        left >>= 1
        place += 1
