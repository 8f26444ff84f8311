"""The end of a turn, of a round (LL-6 to LL-8) and of the match (LL-9)."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import has, lane, plus, shl, with_lane
from ludejo.core.event import Events
from ludejo.core.luck import Luck
from ludejo.games.love_letter import tell
from ludejo.games.love_letter.pieces import BY_LAST, BY_SHOWDOWN
from ludejo.games.love_letter.position import Position, laid_sum
from ludejo.games.love_letter.rules.deal import begin_turn, deal


def end_turn(position: Position, seat: i64, luck: Luck, events: Events | None) -> None:
    """The next seat in the round is on turn, unless the round is over (LL-6)."""
    living = position.living
    if living & (living - 1) == 0:
        end_round(position, BY_LAST, living, luck, events)
    elif position.pile() == 0:
        end_round(position, BY_SHOWDOWN, highest(position), luck, events)
    else:
        begin_turn(position, next_living(position, seat), luck, events)


def next_living(position: Position, seat: i64) -> i64:
    """The next seat to the left that is still in the round."""
    following = seat
    while True:
        following += 1
        if following == position.n_seats:
            following = 0
        if has(position.living, following):
            return following


def highest(position: Position) -> i64:
    """LL-7: the seats with the highest card, and among those the highest sum of discards."""
    best: i64 = -1
    winners: i64 = 0
    for seat in range(position.n_seats):
        if has(position.living, seat):
            score = position.hand(seat) * 256 + laid_sum(position.laid(seat))
            if score > best:
                best = score
                winners = shl(1, seat)
            elif score == best:
                winners = plus(winners, seat)
    return winners


def end_round(position: Position, end: i64, best: i64, luck: Luck, events: Events | None) -> None:
    """Give the tokens, then deal again or end the match."""
    tied = best & (best - 1) != 0
    winners = best
    if tied and not position.ties_share:
        winners = 0  # LL-8: nobody gets a token
    note_round(position, end, winners)
    award(position, winners)
    if events is not None:
        tell.round_over(events, position)
    if position.winners != 0:
        if events is not None:
            tell.match_over(events, position.winners)
    else:
        deal_again(position, winners, luck, events)


def note_round(position: Position, end: i64, winners: i64) -> None:
    """Keep what everybody may see of a round that is over."""
    position.last_end = end
    position.last_shown = 0
    if end == BY_SHOWDOWN:
        position.last_shown = position.hands  # the last player left does not show the hand (LL-7)
    for seat in range(position.n_seats):
        position.set_last_laid(seat, position.laid(seat))
    position.last_winners = winners


def award(position: Position, winners: i64) -> None:
    """LL-9: a token for each winner; all who then have enough win the match together (LL-8)."""
    for seat in range(position.n_seats):
        if has(winners, seat):
            tokens = lane(position.tokens, seat) + 1
            position.tokens = with_lane(position.tokens, seat, tokens)
            if tokens >= position.goal:
                position.winners = plus(position.winners, seat)


def deal_again(position: Position, winners: i64, luck: Luck, events: Events | None) -> None:
    """LL-3: the winner begins; LL-8: of several winners the first one from the old starter on; without any, the old
    starter."""
    first = position.starter
    if winners != 0:
        while not has(winners, first):
            first += 1
            if first == position.n_seats:
                first = 0
    deal(position, first, luck, events)
