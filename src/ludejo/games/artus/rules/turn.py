"""Placing Knights (AR-12, AR-13), turns (AR-19) and the end (AR-34)."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.event import Events
from ludejo.core.luck import Luck
from ludejo.games.artus import tell
from ludejo.games.artus.moves import TO_DRAW, TO_LEAD, TO_MOVE, TO_PLACE, TO_RING, ArtusMove
from ludejo.games.artus.pieces import DRAW, OVER, PLAY, knight_of
from ludejo.games.artus.position import Position
from ludejo.games.artus.rules import cards, crowning, moving, scoring


def begin(position: Position, n_knight: i64, n_king: i64, luck: Luck, events: Events | None) -> None:
    """AR-12, AR-13: deal; players see their hands before they place Knights. The start player's right neighbour places
    first."""
    cards.deal(position, n_knight, n_king, luck)
    position.mover = position.before(position.first)
    if events is not None:
        tell.began(events, position)


def make(position: Position, seat: i64, move: ArtusMove, luck: Luck, events: Events | None) -> None:
    """Make a legal move."""
    position.n_moves += 1
    if move.act == TO_PLACE:
        place(position, seat, move.at, events)
    elif move.act == TO_DRAW:
        draw(position, seat, move.at, luck, events)
    else:
        play(position, seat, move, events)
        end_play(position, events)


def place(position: Position, seat: i64, chair: i64, events: Events | None) -> None:
    """AR-13: place the next Knight; the turn goes counter-clockwise, so that the start player is last in each pass."""
    position.put(knight_of(seat, position.n_placed(seat)), chair)
    if events is not None:
        tell.placed(events, position, seat, chair)
    if seat == position.first and position.n_placed(seat) == position.n_knights:
        start_rounds(position)
    else:
        position.mover = position.before(seat)


def start_rounds(position: Position) -> None:
    """AR-13: all Knights are placed, the start player begins, and play goes clockwise."""
    position.mover = position.first
    position.round = 1
    position.phase = PLAY
    position.left = position.n_plays


def play(position: Position, seat: i64, move: ArtusMove, events: Events | None) -> None:
    """Play one card and resolve it fully, in the order of AR-25."""
    cards.spend(position, seat, move.card)
    if events is not None:
        tell.played(events, seat, move.card)
    if move.act == TO_MOVE:
        moving.move(position, seat, knight_of(seat, move.at), move.steps, events)
    elif move.act == TO_LEAD:
        moving.move(position, seat, move.at, move.steps, events)
    elif move.act == TO_RING:
        crowning.ring(position, seat, move.at, events)
    else:
        scoring.score(position, seat, move.card, move.chosen, events)


def end_play(position: Position, events: Events | None) -> None:
    """AR-19: play another card if two are to be played, then draw as many, as long as a pile has cards."""
    position.left -= 1
    if position.left > 0:
        return
    if position.piles_left(position.mover) != 0:
        position.phase = DRAW
        position.left = position.n_plays
    else:
        end_turn(position, events)


def draw(position: Position, seat: i64, kind: i64, luck: Luck, events: Events | None) -> None:
    """AR-19: draw the top card of a pile; the player sees it before the next draw."""
    card = cards.draw(position, seat, kind, luck)
    position.left -= 1
    if events is not None:
        tell.drew(events, seat, kind, card)
    if position.left == 0 or position.piles_left(seat) == 0:
        end_turn(position, events)


def end_turn(position: Position, events: Events | None) -> None:
    """The next seat clockwise is on turn; the game ends after the last turn of the last round (AR-34)."""
    position.phase = PLAY
    position.left = position.n_plays
    position.mover = position.after(position.mover)
    if position.mover == position.first:
        if position.round == position.n_rounds():
            finish(position, events)
        else:
            position.round += 1


def finish(position: Position, events: Events | None) -> None:
    """AR-34: all cards are played, and the game ends."""
    position.phase = OVER
    position.left = 0
    if events is not None:
        tell.over(events, position)
