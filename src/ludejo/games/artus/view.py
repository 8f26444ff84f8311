"""What a seat of Artus may know (AR-35), written from nothing; and previews of what a card would do."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import has, lane, size_of
from ludejo.core.event import ONLOOKER, check_viewer
from ludejo.games.artus.moves import TO_LEAD, TO_MOVE, ArtusMove
from ludejo.games.artus.pieces import N_CHAIRS, N_ROYALS, OVER, PHASES, ROYALS, knight_of, name_of, owner_of
from ludejo.games.artus.position import Position, chair_in, n_king_cards, n_knight_cards
from ludejo.games.artus.shapes import ArtusView, Card, Foreseen, Kinds, Pushed, RoyalSight
from ludejo.games.artus.tell import hand_of, kind_of_game, names_of, winners_of

CHIP = 50


def view_of(position: Position, viewer: i64) -> ArtusView:
    """The view of a seat, or of ONLOOKER."""
    p = position
    check_viewer(viewer, p.n_seats)
    seats = range(p.n_seats)
    return ArtusView(
        seat=viewer,
        game=kind_of_game(p),
        deck=names_of(p.deck, p.scoring_deck),
        carpet=tuple([chair for chair in range(N_CHAIRS) if has(p.carpet, chair)]),
        first=p.first,
        turn=None if p.phase == OVER else int(p.mover),
        phase=PHASES[p.phase],
        round=p.round,
        rounds=p.n_rounds(),
        left=p.left,
        values=tuple([p.value_at(chair) for chair in range(N_CHAIRS)]),
        royals=tuple([royal_of(p, royal) for royal in range(N_ROYALS)]),
        spare=p.spare_rings(),
        knights=tuple([chairs_of(p, seat) for seat in seats]),
        to_place=tuple([p.n_knights - p.n_placed(seat) for seat in seats]),
        scores=tuple([p.score(seat) for seat in seats]),
        chips=tuple([chips_of(p.score(seat)) for seat in seats]),
        hand=() if viewer == ONLOOKER else hand_of(p, viewer),
        held=tuple([kinds_of(p.hand(seat), p.scoring_hand(seat)) for seat in seats]),
        piles=tuple([kinds_of(p.pile(seat), p.scoring_pile(seat)) for seat in seats]),
        played=tuple([played_by(p, seat) for seat in seats]),
        winners=tuple(winners_of(p)) if p.phase == OVER else (),
    )


def royal_of(position: Position, royal: i64) -> RoyalSight:
    """A Prince, or the King."""
    return RoyalSight(
        ROYALS[royal], position.chair_of(royal), lane(position.rings, royal), bool(royal == position.king)
    )


def chairs_of(position: Position, seat: i64) -> tuple[int, ...]:
    """The chairs of the Knights that a seat has placed."""
    chairs = position.knights(seat)
    return tuple([chair_in(chairs, number) for number in range(position.n_placed(seat))])


def chips_of(score: int) -> int:
    """AR-29: one chip for each full 50 points; they are only shown, and never run out."""
    return max(0, score) // CHIP


def kinds_of(bag: i64, scoring: i64) -> Kinds:
    """How many cards of each kind."""
    return Kinds(n_knight_cards(bag), n_king_cards(bag), size_of(scoring))


def played_by(position: Position, seat: i64) -> tuple[Card, ...]:
    """What a seat has played: all that is in neither hand nor pile."""
    p = position
    return names_of(
        p.deck - p.hand(seat) - p.pile(seat), p.scoring_deck & ~p.scoring_hand(seat) & ~p.scoring_pile(seat)
    )


# --- previews


def foreseen(before: Position, after: Position, seat: i64, move: ArtusMove) -> Foreseen:
    """What the move of a seat changed between these two positions."""
    piece = piece_of(seat, move)
    king = after.king_chair()
    return Foreseen(
        points=after.score(seat) - before.score(seat),
        start=None if piece < 0 else int(before.chair_of(piece)),
        goal=None if piece < 0 else int(after.chair_of(piece)),
        pushed=pushed(before, after, piece),
        crowned=None if after.king == before.king else ROYALS[after.king],
        king=king,
    )


def piece_of(seat: i64, move: ArtusMove) -> i64:
    """The piece that a move moves; -1 if none."""
    if move.act == TO_MOVE:
        return knight_of(seat, move.at)
    if move.act == TO_LEAD:
        return move.at
    return -1


def pushed(before: Position, after: Position, mover: i64) -> Pushed | None:
    """The other piece that changed its chair, if one did."""
    for piece in every_piece(before):
        if piece != mover and before.chair_of(piece) != after.chair_of(piece):
            owner = None if piece < N_ROYALS else int(owner_of(piece))
            return Pushed(name_of(piece), owner, before.chair_of(piece), after.chair_of(piece))
    return None


def every_piece(position: Position) -> list[int]:
    """All pieces of this game."""
    knights = [knight_of(seat, k) for seat in range(position.n_seats) for k in range(position.n_knights)]
    return [*range(N_ROYALS), *knights]
