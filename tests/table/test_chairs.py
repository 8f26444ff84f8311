"""A chair has its own name and colour, because several people may share a device."""

from __future__ import annotations

import msgspec
from support.table.party import Party

import ludejo
from ludejo.table import happenings as h
from ludejo.table.messages import Chat, Room
from ludejo.table.record import recorded
from ludejo.table.seats import NOBODY

Sign = tuple[str, int]


def signs(party: Party) -> list[Sign]:
    """Names and colours, as Ana is shown them."""
    return [(seat.name, seat.colour) for seat in party.room("ana").seats]


def rooms(party: Party, guest: str) -> int:
    return sum(isinstance(message, Room) for message in party.mail.get(guest, []))


def two_on_one_device() -> Party:
    party = Party(3, tokens=1)
    party.must("ana", h.Came("Ana"))
    party.must("ana", h.Sat(0, "", "", 2))
    party.must("ana", h.Sat(1, "", "Grandma", 5))
    return party


def test_people_on_one_device_have_a_name_and_a_colour_each() -> None:
    party = two_on_one_device()
    assert signs(party) == [("", 2), ("Grandma", 5), ("", -1)]
    assert [person.name for person in party.room("ana").people] == ["Ana"]


def test_an_old_log_without_names_and_colours_can_be_folded() -> None:
    old = b'{"by":"ana","at":0,"did":{"did":"sat","seat":0,"pledge":""}}'
    assert msgspec.json.decode(old, type=h.Entry).did == h.Sat(0, "", "", -1)


def test_name_and_colour_can_be_changed_before_the_game() -> None:
    party = two_on_one_device()
    party.must("ben", h.Came("Ben"))
    before = rooms(party, "ben")
    party.must("ana", h.Sat(1, "", "Grandma", 6))
    assert (signs(party)[1], rooms(party, "ben")) == (("Grandma", 6), before + 1)
    party.must("ana", h.Sat(1, "", "Grandpa", 6))
    assert (signs(party)[1], rooms(party, "ben")) == (("Grandpa", 6), before + 2)
    party.must("ana", h.Sat(1, "", "Grandpa", 6))
    assert rooms(party, "ben") == before + 2, "nothing has changed"
    party.must("ana", h.Sat(1, ""))
    assert signs(party)[1] == ("", -1)
    assert party.code("ben", h.Sat(1, "", "Ben", 0)) == "seat-taken"


def test_an_empty_chair_has_no_name_and_colour() -> None:
    party = two_on_one_device()
    party.must("ana", h.Stood(1))
    assert signs(party)[1] == ("", -1)
    party.must("ana", h.Filled(1, "random"))
    assert signs(party)[1] == ("", -1), "a bot alone has none"
    party.must("ben", h.Came("Ben"))
    party.must("ben", h.Sat(2, "", "Benjamin", 1))
    party.must("ana", h.Removed(1))
    assert signs(party)[2] == ("", -1)


def test_name_and_colour_stay_with_the_chair_through_handovers_bots_and_rematches() -> None:
    party = two_on_one_device()
    party.must("ben", h.Came("Ben"))
    party.must("ana", h.Gave(1, 1))
    assert signs(party) == [("", 2), ("Grandma", 5), ("", -1)]
    party.must("ana", h.Filled(2, "random"))
    party.must("ana", h.Started())
    party.must("ben", h.Went())
    party.must("ana", h.Filled(1, "random"))
    assert signs(party)[1] == ("Grandma", 5)
    party.must("ben", h.Came("Ben"))
    party.must("ben", h.Sat(1, ""))
    assert signs(party)[1] == ("Grandma", 5), "a person who comes back need not give name and colour again"
    party.must("ben", h.Sat(1, "", "Granny", -1))
    assert signs(party)[1] == ("Granny", 5)
    party.play_on(("ana", "ben"))
    party.must("ana", h.Again("cd" * 32))
    assert signs(party)[:2] == [("", 2), ("Granny", 5)]


def test_the_record_has_the_names_of_the_chairs() -> None:
    party = two_on_one_device()
    party.must("ana", h.Filled(2, "random"))
    party.must("ana", h.Started())
    party.play_on(("ana", "ana"))
    (record,) = recorded(ludejo.game, party.entries)
    assert [(one.name, one.bot) for one in record.people] == [("Ana", ""), ("Grandma", ""), ("", "random")]


def test_what_everybody_hears_is_also_sent_to_screens() -> None:
    """Screens get the messages for nobody."""
    party = Party(2)
    party.begin("ana", "ben")
    party.must("ben", h.Said("hello"))
    assert party.mail[NOBODY] == [Chat(1, "hello")]
    assert list(party.mail) == ["ana", "ben", NOBODY]
