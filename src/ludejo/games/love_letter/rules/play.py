"""A card is played (LL-4)."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.event import Events
from ludejo.core.luck import Luck
from ludejo.games.love_letter import tell
from ludejo.games.love_letter.moves import CardMove
from ludejo.games.love_letter.pieces import BARON, COUNTESS, GUARD, HANDMAID, KING, NONE, PRINCE, PRINCESS, SPY
from ludejo.games.love_letter.position import Position, entry_of
from ludejo.games.love_letter.rules.characters import baron, guard, king, knock_out, prince, protect
from ludejo.games.love_letter.rules.ends import end_turn


def play(position: Position, seat: i64, move: CardMove, luck: Luck, events: Events | None) -> None:
    """Discard one of two, apply its effect even if it is bad for you (LL-4)."""
    card = move.card
    drawn = position.drawn
    position.hold(seat, position.hand(seat) + drawn - card)
    position.drawn = 0
    position.discard(seat, card)
    position.n_moves += 1
    if events is not None:
        tell.played(events, seat, move)
    redrawn = effect(position, seat, move, luck, events)
    position.record(entry_of(seat, drawn, move.index, redrawn))
    end_turn(position, seat, luck, events)


def effect(position: Position, seat: i64, move: CardMove, luck: Luck, events: Events | None) -> i64:
    """What the played card does; the card a Prince made somebody draw, else 0."""
    card = move.card
    at = move.at
    if card == HANDMAID:
        protect(position, seat, events)
    elif card == PRINCESS:
        knock_out(position, seat, events)  # LL-18
    elif card == PRINCE:
        return prince(position, at, luck, events)
    elif card == COUNTESS:
        pass  # LL-17: no effect when discarded
    elif at == NONE:
        if events is not None:
            tell.idle(events, card)  # LL-19, LL-20
    elif card == GUARD:
        guard(position, at, move.guess, events)
    elif card == SPY:
        if events is not None:
            tell.looked(events, seat, at, position.hand(at))  # LL-11
    elif card == BARON:
        baron(position, seat, at, events)
    elif card == KING:
        king(position, seat, at, events)
    return 0
