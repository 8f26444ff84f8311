"""A player whom the rules silence can't speak by a change of name or by taking back; what a shared device is told."""

from __future__ import annotations

from support.table.party import Party
from support.table.village import NAMES, seen, village

from ludejo.core.event import EVERYONE
from ludejo.table import happenings as h


def test_a_spymaster_cannot_take_a_word_as_a_name() -> None:
    """CN-7: everybody at the table would read the new name of a person or a chair."""
    party = Party(4, game="codenames", pack="en")
    party.begin("ana", "ben", "cid", "dan")
    silent = [n for n in range(4) if not party.table.speaks(n)]
    assert 0 < len(silent) < 4
    for number, guest in enumerate(("ana", "ben", "cid", "dan")):
        name = f"Fox {number + 2}"
        party.must(guest, h.Came(name))
        party.must(guest, h.Sat(number, "", name, 5))
        is_renamed = number not in silent
        chair = party.table.chairs[number]
        assert (party.table.people[number].name == name) == is_renamed
        assert (chair.name == name, chair.colour == 5) == (is_renamed, is_renamed)


def test_at_night_nobody_changes_a_name() -> None:
    """T13, T15."""
    party = village(*NAMES)
    party.must("ben", h.Came("Wolves: 1, 4"))
    assert party.table.people[1].name == "Ben"


def test_a_muted_person_cannot_change_the_name() -> None:
    party = Party(2)
    party.begin("ana", "ben")
    party.must("ana", h.Muted(1, True))
    party.must("ben", h.Came("Bad word"))
    assert party.table.people[1].name == "Ben"
    party.must("ana", h.Muted(1, False))
    party.must("ben", h.Came("Benno"))
    assert party.table.people[1].name == "Benno"


def test_at_night_no_answer_tells_who_is_here() -> None:
    """T13: at night everybody gets the same answer about everybody, here or away; by day the usual one."""
    party = village(*NAMES)
    party.must("cid", h.Went())
    for guest in NAMES[:2]:
        for did in (h.Filled(1, "easy"), h.Filled(2, "easy"), h.Removed(2), h.Muted(1, True)):
            assert party.code(guest, did) == "at-night"
    party.must("", h.Expired(party.table.first_moment + 1))
    assert party.code("ana", h.Filled(1, "easy")) == "seat-taken"
    assert party.code("ben", h.Muted(2, True)) == "not-host"
    party.must("ana", h.Filled(2, "easy"))


def test_no_move_of_lupus_in_tabula_can_be_taken_back() -> None:
    """LT-6, LT-18: not even a player alone with bots may take a move back, although nobody could object."""
    party = village("ana", night=0)
    for seat in (*range(1, 8), 0):
        party.must("ana" if seat == 0 else "", party.first_move(seat))
    assert seen(party, 0).phase == "talk"
    assert party.code("ana", h.Asked(0)) == "nothing-to-undo"


def test_a_night_without_a_clock_needs_a_single_phone() -> None:
    """LT-5: with several devices, network traffic would show which players act."""
    party = Party(8, game="lupus-in-tabula", night=0)
    for seat, guest in enumerate(("ana", "ana", "ben")):
        party.must(guest, h.Came(guest.title()))
        party.must(guest, h.Sat(seat, ""))
    for seat in range(3, 8):
        party.must("ana", h.Filled(seat, "easy"))
    refusal = party.do("ana", h.Started())
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("one-phone", "LT-5")
    party.must("ben", h.Stood(2))
    party.must("ana", h.Filled(2, "easy"))
    party.must("ana", h.Started())


def test_a_shared_device_gets_only_what_all_its_seats_may_hear() -> None:
    """LT-7: a whisper shown there would tell the others at the device who is a wolf."""
    party = Party(8, game="lupus-in-tabula", whispers="yes")
    for seat in range(8):
        guest = "ana" if seat < 4 else "ben"
        party.must(guest, h.Came(guest.title()))
        party.must(guest, h.Sat(seat, ""))
    party.must("ana", h.Started())
    table, pack = party.table, 0
    for seat in range(8):
        if seen(party, seat).role == "wolf":
            pack |= 1 << seat
    assert not table.hears(0, pack)
    assert not table.hears(1, pack)
    assert table.hears(0, 0b1111)
    assert table.hears(1, EVERYONE)
