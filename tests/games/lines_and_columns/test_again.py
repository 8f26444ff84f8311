"""Another game at the same table."""

from __future__ import annotations

from support.table.party import Party

import ludejo
from ludejo.games.lines_and_columns.game import GAME
from ludejo.games.lines_and_columns.shapes import LinesAndColumnsView
from ludejo.table import happenings as h
from ludejo.table.record import recorded


def dealer_of(view: object) -> int:
    assert isinstance(view, LinesAndColumnsView)
    return view.dealer


def test_the_deal_goes_round() -> None:
    """LK-15: in the next game the left neighbour of the last dealer deals, and its record says so."""
    party = Party(3, game=GAME.id)
    dealers: list[int] = []
    for number in range(4):
        party.begin("ana", "ben", "ceo")
        assert party.table.play is not None
        dealers.append(dealer_of(party.table.play.state.view(0)))
        party.play_on(("ana", "ben", "ceo"))
        party.must("ana", h.Again(f"{number + 1:02x}" * 32))
    assert dealers == [(dealers[0] + number) % 3 for number in range(4)]
    records = recorded(ludejo.game, party.entries)
    assert [record.options["dealer"] for record in records] == ["random", *(f"seat-{seat}" for seat in dealers[1:])]
