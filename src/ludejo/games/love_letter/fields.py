"""The fields of a position of Love Letter, in the order in which they are packed (core/fields.py says how)."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from ludejo.core.fields import BySeat
from ludejo.games.love_letter.pieces import NOT_ENDED


@dataclass
class PositionFields:
    """Where a match stands."""

    n_seats: i64
    goal: i64  # LL-9: tokens that win
    ties_share: bool  # LL-8
    deck: i64  # bag: what each round is dealt from
    deck_size: i64
    n_face_up: i64
    tokens: i64 = 0  # lane by seat
    round_no: i64 = 0
    starter: i64 = 0
    mover: i64 = 0
    n_moves: i64 = 0  # of the whole match
    hands: i64 = 0  # lane by seat: the card between turns, 0 if out
    drawn: i64 = 0  # the mover's second card
    living: i64 = 0  # mask: still in the round
    shields: i64 = 0  # mask: protected by a Handmaid
    rest: i64 = 0  # bag: pile and card set aside
    n_rest: i64 = 0
    face_up: i64 = 0  # lanes 0 to 2: the cards laid open with two seats
    dealt: i64 = 0  # lane by seat: the first hand
    n_turns: i64 = 0  # of this round
    tape0: i64 = 0
    tape1: i64 = 0
    tape2: i64 = 0
    laid: BySeat = 0  # lanes: what a seat has discarded in this round, the last card in lane 0
    last_end: i64 = NOT_ENDED  # of the last round, until `winners`
    last_shown: i64 = 0
    last_winners: i64 = 0
    winners: i64 = 0  # mask: of the match
    last_laid: BySeat = 0
