"""Playing a card (LL-4)."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.event import Events
from ludejo.core.luck import Luck
from ludejo.games.love_letter import tell
from ludejo.games.love_letter.moves import CardMove
from ludejo.games.love_letter.pieces import BARON, COUNTESS, GUARD, HANDMAID, KING, NONE, PRINCE, PRINCESS, SPY
from ludejo.games.love_letter.position import Position, entry_of
from ludejo.games.love_letter.rules.characters import (
    compare_hands,
    discard_and_draw,
    guess_hand,
    knock_out,
    look_at_hand,
    protect,
    swap_hands,
)
from ludejo.games.love_letter.rules.ends import end_turn


def play(position: Position, seat: i64, move: CardMove, luck: Luck, events: Events | None) -> None:
    """LL-4: discard one of the two cards and apply its effect, even if that is bad for the player."""
    card = move.card
    drawn = position.drawn
    position.hold(seat, position.hand(seat) + drawn - card)
    position.drawn = 0
    position.discard(seat, card)
    position.n_moves += 1
    if events is not None:
        tell.played(events, seat, move)
    redrawn = apply_effect(position, seat, move, luck, events)
    position.record(entry_of(seat, drawn, move.index, redrawn))
    end_turn(position, seat, luck, events)


def apply_effect(position: Position, seat: i64, move: CardMove, luck: Luck, events: Events | None) -> i64:
    """Do what the played card says; return the card that a Prince made somebody draw, else 0."""
    card = move.card
    at = move.at
    if card == HANDMAID:
        protect(position, seat, events)
    elif card == PRINCESS:
        knock_out(position, seat, events)  # LL-18
    elif card == PRINCE:
        return discard_and_draw(position, at, luck, events)
    elif card == COUNTESS:
        pass  # LL-17: no effect when discarded
    elif at == NONE:
        if events is not None:
            tell.idle(events, card)  # LL-19, LL-20
    elif card == GUARD:
        guess_hand(position, at, move.guess, events)
    elif card == SPY:
        look_at_hand(position, seat, at, events)
    elif card == BARON:
        compare_hands(position, seat, at, events)
    elif card == KING:
        swap_hands(position, seat, at, events)
    return 0
