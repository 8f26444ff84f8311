"""A table of Lupus in Tabula."""

from __future__ import annotations

from support.table.party import Party

from ludejo.games.lupus_in_tabula.shapes import LupusView

NAMES = ("ana", "ben", "cid")


def village(*guests: str, **options: int | str) -> Party:
    """The first night of a game of eight, with these people on the first chairs."""
    party = Party(8, True, "lupus-in-tabula", **options)
    party.begin(*guests)
    return party


def seen(party: Party, seat: int) -> LupusView:
    assert party.table.play is not None
    view = party.table.play.state.view(seat)
    assert isinstance(view, LupusView)
    return view
