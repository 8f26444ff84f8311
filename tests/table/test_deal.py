"""A number is not opened in time: everybody is told whose, and the deal starts again without that device's number."""

from __future__ import annotations

import hashlib

import msgspec
import pytest
from attack.deal import Coalition, expected, steered
from support.table.party import SECRET, Party, number_of, pledge_of

import ludejo
from ludejo.core.refusal import Refused
from ludejo.core.sealed_luck import key_of
from ludejo.table import happenings as h
from ludejo.table.deal import time_up
from ludejo.table.play import Play
from ludejo.table.record import checked, read, recorded
from ludejo.table.seats import NOBODY
from ludejo.table.table import Table

GUESTS = ("ana", "ben", "cec")


def fresh(guest: str, deal: int = 1) -> str:
    """The number of a guest in a deal that started again."""
    return number_of(f"{guest} {deal}")


def pledge_for(number: str) -> str:
    return hashlib.sha256(bytes.fromhex(number)).hexdigest()


def dealt(*numbers: str) -> bytes:
    """The first position of the game that these numbers give."""
    key = key_of(bytes.fromhex(SECRET), [bytes.fromhex(number) for number in numbers])
    options = ludejo.game("love-letter").settled(len(numbers), {"first": "seat-0", "tokens": 1})
    return Play(ludejo.game("love-letter"), len(numbers), options, key).state.to_bytes()


class Deal(Party):
    """Three people who have pledged, and are asked for their numbers."""

    def __init__(self) -> None:
        super().__init__(len(GUESTS), tokens=1)
        for seat, guest in enumerate(GUESTS):
            self.must(guest, h.Came(guest.title()))
            self.must(guest, h.Sat(seat, pledge_of(guest)))
        self.must("ana", h.Started())

    def open(self, *guests: str) -> None:
        for guest in guests:
            self.must(guest, h.Opened(GUESTS.index(guest), number_of(guest)))

    def time_up(self) -> None:
        self.must(NOBODY, time_up(self.table, self.last.moment))

    def pledge(self, *guests: str, deal: int = 1) -> None:
        for guest in guests:
            self.must(guest, h.Pledged(GUESTS.index(guest), pledge_for(fresh(guest, deal))))

    def open_fresh(self, *guests: str, deal: int = 1) -> None:
        for guest in guests:
            self.must(guest, h.Opened(GUESTS.index(guest), fresh(guest, deal)))

    def position(self) -> bytes:
        assert self.table.play is not None
        return self.table.play.state.to_bytes()


def withheld_by_ben() -> Deal:
    """Ana and Cec have opened their numbers, Ben has not: the table waits for fresh pledges."""
    deal = Deal()
    deal.open("ana", "cec")
    deal.time_up()
    return deal


def dealt_without_ben() -> Deal:
    """Ben has withheld a number, and Ana and Cec have opened fresh ones: the game begins."""
    deal = withheld_by_ben()
    deal.pledge("ana", "cec")
    deal.open_fresh("ana", "cec")
    return deal


def second_game() -> Deal:
    """The same three after a game in which Ben withheld a number: they may sit down and start again."""
    deal = dealt_without_ben()
    deal.play_on(GUESTS)
    deal.must("ana", h.Again("cd" * 32))
    return deal


def test_everybody_is_told_who_withheld_and_the_others_draw_fresh_numbers() -> None:
    deal = withheld_by_ben()
    for guest in GUESTS:
        room = deal.room(guest)
        assert (room.phase, room.redeals, room.pledging) == ("sealing", 1, True)
        assert [person.withheld for person in room.people] == [False, True, False]
        assert [seat.pledge for seat in room.seats] == ["", "", ""]
    deal.pledge("ana", "cec")
    assert deal.room("ben").pledging is False
    assert [seat.opened for seat in deal.room("ben").seats] == [False, True, False]
    deal.open_fresh("ana", "cec")
    assert deal.position() == dealt(fresh("ana"), "", fresh("cec"))
    deal.play_on(GUESTS)
    assert deal.table.phase == "over"


def test_nobody_opens_before_all_have_pledged_again() -> None:
    deal = withheld_by_ben()
    deal.pledge("ana")
    assert deal.code("ana", h.Opened(0, fresh("ana"))) == "not-sealing"
    assert deal.code("ana", h.Opened(0, number_of("ana"))) == "not-sealing"
    assert deal.code("ana", h.Pledged(0, pledge_for("aa"))) == "not-pledging"  # a guest pledges once
    deal.pledge("cec")
    assert deal.code("cec", h.Opened(2, number_of("cec"))) == "not-the-pledge"  # everybody knows the old one
    deal.open_fresh("ana")
    assert deal.code("cec", h.Pledged(2, pledge_for("cc"))) == "not-pledging"
    deal.open_fresh("cec")


def test_each_step_has_a_clock_of_its_own() -> None:
    deal = Deal()
    moments = [deal.last.moment]
    deal.open("ana", "cec")
    deal.time_up()
    assert deal.last.clock == "sealing"
    moments.append(deal.last.moment)
    assert deal.code(NOBODY, h.Withheld(moments[0])) == "no-clock"
    assert deal.code(NOBODY, h.Withheld(moments[1])) == "no-clock"
    deal.pledge("ana")
    deal.time_up()
    moments.append(deal.last.moment)
    assert deal.last.clock == "sealing"
    assert deal.code(NOBODY, h.Expired(moments[2])) == "no-clock"
    assert deal.code("ben", h.Withheld(moments[2])) == "not-your-clock"
    deal.open_fresh("ana")
    moments.append(deal.last.moment)
    assert moments == sorted(set(moments))


def test_without_a_fresh_pledge_the_opened_number_counts() -> None:
    """A page of an older version does not know of fresh numbers."""
    deal = withheld_by_ben()
    deal.pledge("cec")
    deal.time_up()
    assert deal.code("ana", h.Pledged(0, pledge_for(fresh("ana")))) == "not-pledging"
    deal.open_fresh("cec")
    assert deal.position() == dealt(number_of("ana"), "", fresh("cec"))
    assert [person.withheld for person in deal.room("ana").people] == [False, True, False]


def test_a_table_of_old_pages_can_play() -> None:
    deal = withheld_by_ben()
    deal.time_up()
    assert deal.position() == dealt(number_of("ana"), "", number_of("cec"))


def test_the_game_starts_even_if_all_withhold() -> None:
    deal = Deal()
    deal.time_up()
    assert deal.position() == dealt("", "", "")
    assert [person.withheld for person in deal.room("ana").people] == [True, True, True]


def test_another_guest_may_withhold_the_fresh_number() -> None:
    deal = withheld_by_ben()
    deal.pledge("ana", "cec")
    deal.open_fresh("ana")
    deal.time_up()
    assert deal.room("ana").redeals == 2
    assert [person.withheld for person in deal.room("ana").people] == [False, True, True]
    deal.pledge("ana", deal=2)
    deal.open_fresh("ana", deal=2)
    assert deal.position() == dealt(fresh("ana", 2), "", "")


def test_a_device_with_several_seats_withholds_with_all_of_them() -> None:
    deal = Party(3)
    deal.must("ben", h.Came("Ben"))
    deal.must("ana", h.Sat(0, pledge_of("ana")))
    for seat in (1, 2):
        deal.must("ben", h.Sat(seat, pledge_for(f"b{seat}")))
    deal.must("ana", h.Started())
    deal.must("ana", h.Opened(0, number_of("ana")))
    deal.must("ben", h.Opened(1, "b1"))
    deal.must(NOBODY, h.Withheld(deal.last.moment))
    assert [chair.number for chair in deal.table.chairs] == [number_of("ana"), "", ""]
    assert deal.code("ben", h.Pledged(1, pledge_for("b3"))) == "not-pledging"
    deal.must("ana", h.Pledged(0, pledge_for("aa")))
    deal.must("ana", h.Opened(0, "aa"))
    assert deal.table.phase == "playing"


def test_a_guest_who_withheld_gives_no_number_in_later_games_or_on_another_chair() -> None:
    deal = second_game()
    assert deal.room("ana").redeals == 0
    assert [person.withheld for person in deal.room("ana").people] == [False, True, False]
    deal.must("ben", h.Stood(1))
    deal.must("cec", h.Stood(2))
    deal.must("ben", h.Sat(2, pledge_of("ben")))
    deal.must("cec", h.Sat(1, pledge_of("cec")))
    deal.must("ana", h.Sat(0, pledge_of("ana")))
    assert [bool(seat.pledge) for seat in deal.room("ana").seats] == [True, True, False]
    deal.must("ana", h.Started())
    assert deal.code("ben", h.Opened(2, number_of("ben"))) == "not-sealing"
    deal.must("ana", h.Opened(0, number_of("ana")))
    deal.must("cec", h.Opened(1, number_of("cec")))
    assert deal.table.phase == "playing"


def test_a_guest_who_withheld_gets_no_chair_with_a_pledge() -> None:
    deal = second_game()
    deal.must("cec", h.Sat(2, pledge_of("cec")))
    deal.must("cec", h.Gave(2, 1))
    deal.must("ana", h.Sat(0, pledge_of("ana")))
    deal.must("ana", h.Started())
    assert deal.table.chairs[2].number == ""


def test_the_guest_who_pledged_must_open_although_the_chair_was_given_away() -> None:
    deal = Party(2)
    for guest in ("ben", "cec"):
        deal.must(guest, h.Came(guest.title()))
    deal.must("ana", h.Sat(0, pledge_of("ana")))
    deal.must("ben", h.Sat(1, pledge_of("ben")))
    deal.must("ben", h.Gave(1, 2))  # Cec's page had no time to pledge
    deal.must("ana", h.Started())
    deal.must("ana", h.Opened(0, number_of("ana")))
    assert deal.code("cec", h.Opened(1, number_of("ben"))) == "not-your-seat"
    deal.must(NOBODY, h.Withheld(deal.last.moment))
    assert [person.withheld for person in deal.room("ana").people] == [False, True, False]


def test_a_guest_who_withheld_gives_no_number_for_a_chair_given_away() -> None:
    deal = Party(3)
    for guest in ("ben", "cec"):
        deal.must(guest, h.Came(guest.title()))
    deal.must("ana", h.Sat(0, pledge_of("ana")))
    for seat in (1, 2):
        deal.must("ben", h.Sat(seat, pledge_for(f"b{seat}")))
    deal.must("ben", h.Gave(2, 2))
    deal.must("ana", h.Started())
    deal.must("ana", h.Opened(0, number_of("ana")))
    deal.must("ben", h.Opened(2, "b2"))
    deal.must(NOBODY, h.Withheld(deal.last.moment))
    assert [chair.number for chair in deal.table.chairs] == [number_of("ana"), "", ""]


@pytest.mark.parametrize("is_pledging", [False, True])
def test_nobody_leaves_a_chair_while_the_cards_are_dealt(is_pledging: bool) -> None:
    """An opened number would be lost with its chair, or somebody else would have to open it."""
    deal = withheld_by_ben() if is_pledging else Deal()
    before = deal.table.signs()
    for by, did in (("cec", h.Stood(2)), ("cec", h.Gave(2, 1)), ("ana", h.Removed(1))):
        assert deal.code(by, did) == "being-dealt"
    assert deal.table.signs() == before


def test_a_guest_who_leaves_and_is_replaced_by_a_bot_has_withheld() -> None:
    deal = Deal()
    deal.open("ana", "cec")
    deal.must("ben", h.Went())
    deal.must("ana", h.Filled(1, "random"))
    deal.time_up()
    assert deal.room("ana").people[1].withheld
    deal.must("ben", h.Came("Ben"))
    assert deal.room("ben").people[1].withheld
    assert deal.room("ben").redeals == 1


def test_pledges_are_shown_until_the_cards_are_dealt() -> None:
    deal = Deal()
    assert [seat.pledge for seat in deal.room("ben").seats] == [pledge_of(guest) for guest in GUESTS]
    deal.open(*GUESTS)
    assert [seat.pledge for seat in deal.room("ben").seats] == ["", "", ""]


def test_the_log_of_an_older_server_gives_the_same_deal_as_before() -> None:
    """The older server dealt without the number, also if its owner had opened it and then stood up."""
    deal = Deal()
    deal.open("ana", "cec")
    expired = [*deal.entries, h.Entry(NOBODY, 99, h.Expired(0))]
    stood = [*deal.entries, h.Entry("cec", 98, h.Stood(2)), h.Entry(NOBODY, 99, h.Expired(0))]
    for entries, numbers in (
        (expired, (number_of("ana"), "", number_of("cec"))), (stood, (number_of("ana"), "", "")),
    ):  # fmt: skip
        table = Table(ludejo.game)
        for entry in msgspec.json.decode(msgspec.json.encode(entries), type=list[h.Entry]):
            table.fold(entry)
        assert table.play is not None
        assert table.play.state.to_bytes() == dealt(*numbers)
        assert not any(person.withheld for person in table.people)


# --- the record


def record_of(deal: Deal) -> bytes:
    deal.play_on(GUESTS)
    (record,) = recorded(ludejo.game, deal.entries)
    return msgspec.json.encode(record)


def test_the_record_tells_who_withheld_and_what_was_opened() -> None:
    deal = dealt_without_ben()
    record = read(record_of(deal))
    checked(ludejo.game("love-letter"), record)
    assert record.luck.numbers == (fresh("ana"), "", fresh("cec"))
    (failed,) = record.luck.failed
    assert failed.pledges == tuple(pledge_of(guest) for guest in GUESTS)
    assert failed.numbers == (number_of("ana"), "", number_of("cec"))
    assert failed.withheld == ("", "Ben", "")


def test_the_record_of_a_usual_deal_has_not_changed() -> None:
    deal = Deal()
    deal.open(*GUESTS)
    plain = msgspec.json.decode(record_of(deal))
    assert sorted(plain["luck"]) == ["numbers", "seal", "secret"]


@pytest.mark.parametrize(
    ("field", "seat", "value"),
    [
        ("numbers", 0, "00"), ("numbers", 1, number_of("ben")), ("withheld", 1, ""), ("withheld", 0, "Ana"),
        ("pledges", 0, "00"),
    ],
)  # fmt: skip
def test_a_failed_deal_that_does_not_fit_is_refused(field: str, seat: int, value: str) -> None:
    deal = dealt_without_ben()
    plain = msgspec.json.decode(record_of(deal))
    plain["luck"]["failed"][0][field][seat] = value
    with pytest.raises(Refused) as refused:
        checked(ludejo.game("love-letter"), read(msgspec.json.encode(plain)))
    assert refused.value.refusal.code == "log-header"


# --- lengths


@pytest.mark.parametrize("pledge", ["ab", "ab" * 31, "ab" * 33, "ab" * 64, "a" * 63])
def test_a_pledge_has_the_length_of_a_hash(pledge: str) -> None:
    party = Party(2)
    assert party.code("ana", h.Sat(0, pledge)) == "bad-pledge"
    assert party.table.chairs[0].person is None
    deal = withheld_by_ben()
    assert deal.code("ana", h.Pledged(0, pledge)) == "bad-pledge"
    assert deal.code("ana", h.Pledged(0, "")) == "bad-pledge"
    deal.pledge("ana")


@pytest.mark.parametrize("number", ["", "a", "abc", "a" * 127])
def test_a_number_has_whole_bytes_and_at_least_one(number: str) -> None:
    party = Party(2)
    party.must("ana", h.Sat(0, hashlib.sha256(b"").hexdigest()))
    party.must("ana", h.Filled(1, "random"))
    party.must("ana", h.Started())
    assert party.code("ana", h.Opened(0, number)) == "bad-number"


def test_a_number_has_at_most_64_bytes() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(h.Opened(0, "ab" * 65)), type=h.Opened)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(h.Sat(0, "ab" * 65)), type=h.Sat)


# --- the attack


@pytest.mark.parametrize(("seats", "friends"), [(2, 1), (3, 2), (4, 3)])
def test_withholding_gains_no_more_than_one_new_deal_per_device(
    long: bool, seats: int, friends: int, seed: int
) -> None:
    tries = 2_000 if long else 200
    fair = steered(tries, seats, friends, withhold=False, seed=seed)
    forced = steered(tries, seats, friends, seed=seed)
    assert (fair.redeals, forced.most_by_one) == (0, 1)
    for found, share in ((fair, 1 / seats), (forced, expected(seats, friends))):
        spread = (tries * share * (1 - share)) ** 0.5
        assert abs(found.wins - tries * share) < 5 * spread


def test_everybody_sees_every_new_deal() -> None:
    coalitions = [Coalition(f"sight {n}", 4, 3) for n in range(20)]
    for one in coalitions:
        one.play(withhold=True)
        room = one.table.room(0)
        assert room.redeals == one.redeals == sum(person.withheld for person in room.people)
    assert max(one.redeals for one in coalitions) == 3
