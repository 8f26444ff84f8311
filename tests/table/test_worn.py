"""A table's log has an end: far enough for an evening of many people, near enough for a flood."""

from __future__ import annotations

from collections import Counter

import pytest
from table.party import Party

from ludejo.games.lupus_in_tabula.shapes import LupusView
from ludejo.table import happenings as h
from ludejo.table.judging import MOST_ENTRIES, MOST_FOR_A_SEAT

GAMES = 10  # of an evening
LINES = 8  # that each of the living says a day


def guest_of(seat: int) -> str:
    return "ana" if seat == 0 else f"guest-{seat}"


class Evening(Party):
    """As many people as a village has room for, each with a phone; everybody answers, and all talk a lot."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, True, "lupus-in-tabula")
        self.begin(*(guest_of(seat) for seat in range(seats)))

    def phase(self) -> str:
        assert self.table.play is not None
        view = self.table.play.state.view(-1)
        assert isinstance(view, LupusView)
        return view.phase

    def alive(self) -> list[int]:
        assert self.table.play is not None
        return [seat for seat in range(len(self.table.chairs)) if self.table.play.state.may_signal(seat)]

    def talk(self) -> None:
        """Lines, a spoken act, and then the clock."""
        for seat in self.alive():
            for n in range(LINES):
                self.must(guest_of(seat), h.Said(f"{n}: I am a villager."))
            self.must(guest_of(seat), self.first_move(seat))

    def play_game(self) -> None:
        """To the end; nights are answered by all, and end by the clock."""
        assert self.table.play is not None
        while self.table.phase == "playing":
            if self.phase() == "talk":
                self.talk()
            due = self.table.play.state.due() if self.phase() != "talk" else ()
            for seat in due if self.phase() == "night" else due[:1]:
                self.must(guest_of(seat), self.first_move(seat))
            if not due or self.phase() == "night":
                self.must("", h.Expired(self.table.play.moment()))


def test_ten_games_of_twenty_four_people_fit() -> None:
    evening = Evening(24)
    evening.play_game()
    kinds = Counter(type(entry.did) for entry in evening.entries)
    assert kinds[h.Said] > 500
    assert kinds[h.Moved] > 500
    assert GAMES * evening.table.version < MOST_FOR_A_SEAT * 24


@pytest.mark.parametrize(("seats", "most"), [(2, MOST_ENTRIES), (4, 4 * MOST_FOR_A_SEAT)])
def test_a_flood_ends_and_the_game_goes_on(seats: int, most: int) -> None:
    party = Party(seats)
    guests = ("ana", "ben", "cid", "dan")[:seats]
    party.begin(*guests)
    party.must("ana", h.Paused())
    while party.table.version < most:
        party.must("ben", h.Said("Hu!"))
    assert party.code("ben", h.Said("Hu!")) == "table-worn"
    party.must("ana", h.Resumed())
    assert party.code("ana", h.Paused()) == "table-worn"
    party.play_on(guests)
    assert party.table.phase == "over"
    assert party.code("ana", h.Again("ab" * 32)) == "table-worn"
    party.must("ana", h.Closed())
