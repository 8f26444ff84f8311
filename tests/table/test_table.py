"""A table: who may do what, who is told what, and that the same log gives the same table."""

from __future__ import annotations

import msgspec
import pytest
from support.table.party import SECRET, Party, number_of, pledge_of

import ludejo
from ludejo.core.sealed_luck import seal_of
from ludejo.table import happenings as h
from ludejo.table.messages import Chat
from ludejo.table.seats import NOBODY
from ludejo.table.table import Table


def test_friends_gather_sit_and_play_to_the_end() -> None:
    party = Party(3, tokens=1)
    party.begin("ana", "ben")
    assert party.room("ana").phase == "playing"
    assert party.room("ben").seal == seal_of(bytes.fromhex(SECRET))
    party.play_on(("ana", "ben"))
    assert party.room("ana").phase == "over"
    assert party.room("ana").result is not None
    assert [seat.kind for seat in party.room("ana").seats] == ["person", "person", "bot"]


def test_the_same_log_gives_the_same_table_and_the_same_messages() -> None:
    party = Party(2, tokens=2)
    party.begin("ana", "ben")
    party.play_on(("ana", "ben"))
    again = Table(ludejo.game)
    outs = [again.fold(msgspec.json.decode(msgspec.json.encode(entry), type=h.Entry)) for entry in party.entries]
    assert again.play is not None
    assert party.table.play is not None
    assert again.play.state.to_bytes() == party.table.play.state.to_bytes()
    told = [message for out in outs for guest, message in out.messages if guest == "ben"]
    assert msgspec.json.encode(told) == msgspec.json.encode(party.mail["ben"])


def test_every_viewer_gets_numbers_without_a_gap() -> None:
    party = Party(2, private=False, tokens=1)
    party.must("eve", h.Came("Eve"))
    party.begin("ana", "ben")
    party.play_on(("ana", "ben"))
    for guest in ("ana", "ben", "eve"):
        assert [sight.n for sight in party.sights(guest)] == list(range(1, len(party.sights(guest)) + 1))
    assert {sight.seat for sight in party.sights("eve")} == {ludejo.ONLOOKER}


def test_onlookers_of_a_private_table_see_the_room_and_nothing_of_the_game() -> None:
    party = Party(2)
    party.must("eve", h.Came("Eve"))
    party.begin("ana", "ben")
    party.play_on(("ana", "ben"), 3)
    assert party.sights("eve") == []
    assert party.room("eve").phase == "playing"


def test_a_person_who_comes_back_is_told_the_past_of_the_seat_and_the_view() -> None:
    party = Party(2, tokens=2)
    party.begin("ana", "ben")
    party.play_on(("ana", "ben"), 3)
    heard = [event for sight in party.sights("ben") for event in sight.events]
    view = party.sights("ben")[-1].view
    party.must("ben", h.Went())
    party.mail["ben"].clear()
    party.must("ben", h.Came("Ben"))
    (sight,) = party.sights("ben")
    assert (list(sight.events), sight.view, sight.fresh) == (heard, view, False)


def test_a_seat_goes_to_another_device_with_all_it_knows() -> None:
    party = Party(2, tokens=2)
    party.begin("ana", "ben")
    party.play_on(("ana", "ben"), 2)
    party.must("ben-phone", h.Came("Ben 2"))
    assert party.sights("ben-phone") == []
    party.must("ben", h.Gave(1, 2))
    assert party.sights("ben-phone")[-1].view == party.sights("ben")[-1].view
    assert party.code("ben", h.Moved(1, 0, msgspec.Raw(b"{}"))) == "not-your-seat"
    party.play_on(("ana", "ben-phone"))


def test_several_people_may_sit_on_one_device() -> None:
    party = Party(2, tokens=1)
    for seat in (0, 1):
        party.must("ana", h.Sat(seat, pledge_of("ana")))
    party.must("ana", h.Started())
    for seat in (0, 1):
        party.must("ana", h.Opened(seat, number_of("ana")))
    party.play_on(("ana", "ana"))
    assert {sight.seat for sight in party.sights("ana")} == {0, 1}


def test_a_bot_replaces_a_person_who_left_until_the_person_returns() -> None:
    party = Party(2)
    party.begin("ana", "ben")
    assert party.code("ana", h.Filled(1, "random")) == "seat-taken"
    party.must("ben", h.Went())
    party.must("ana", h.Filled(1, "random"))
    party.play_on(("ana", "ben"), 4)
    assert party.code("ben", h.Moved(1, 0, msgspec.Raw(b"{}"))) == "bot-plays"
    party.must("ben", h.Came("Ben"))
    assert not party.table.chairs[1].bot
    assert party.sights("ben")[-1].seat == 1
    party.play_on(("ana", "ben"), 4)


def test_a_bot_takes_the_seat_of_somebody_who_stays_away() -> None:
    party = Party(2)
    party.begin("ana", "ben")
    assert party.code(NOBODY, h.Filled(0, "random")) == "seat-taken"
    party.must("ana", h.Went())
    assert list(party.last.deserted) == [0]
    party.must(NOBODY, h.Filled(0, "random"))
    assert list(party.last.deserted) == []
    assert list(party.last.bots) == [0]


def test_bots_are_asked_when_they_are_due_and_move_for_nobody() -> None:
    party = Party(2)
    party.begin("ana")
    assert list(party.last.bots) == []
    party.must("ana", party.first_move(0))
    assert list(party.last.bots) == [1]
    assert party.code("ana", party.first_move(1)) == "not-your-seat"
    party.must(NOBODY, party.first_move(1))


@pytest.mark.parametrize(
    ("code", "by", "did"),
    [
        ("not-at-table", "eve", h.Sat(0, "")),
        ("not-at-table", "eve", h.Said("hello")),
        ("seat-taken", "cec", h.Sat(0, "")),
        ("has-started", "cec", h.Sat(2, "")),
        ("unknown-seat", "ana", h.Sat(9, "")),
        ("not-your-seat", "ben", h.Stood(0)),
        ("not-your-seat", "cec", h.Moved(0, 0, msgspec.Raw(b"{}"))),
        ("malformed-move", "ana", h.Moved(0, 0, msgspec.Raw(b'{"play":"queen"}'))),
        ("late-move", "ana", h.Moved(0, -1, msgspec.Raw(b'{"play":"princess"}'))),
        ("not-host", "ben", h.Filled(0, "random")),
        ("not-host", "ben", h.Removed(0)),
        ("not-host", "ben", h.Closed()),
        ("is-host", "ana", h.Removed(0)),
        ("no-such-person", "ana", h.Muted(17, True)),
        ("has-started", "ana", h.Started()),
        ("has-started", "ana", h.Chose("tokens", 2)),
        ("not-sealing", "ana", h.Opened(0, "00")),
        ("not-over", "ana", h.Again(SECRET)),
        ("no-clock", NOBODY, h.Expired(0)),
        ("nothing-to-undo", "ben", h.Asked(1)),
        ("nothing-asked", "ben", h.Agreed(1, True)),
        ("no-bot-there", "ana", h.Emptied(0)),
        ("table-exists", "ana", h.Created("A", "love-letter", 2, {}, True, SECRET)),
        ("not-playing", "ana", h.Resumed()),
    ],
)
def test_a_wish_that_is_not_possible_is_refused_and_changes_nothing(code: str, by: str, did: h.AnyHappening) -> None:
    party = Party(3)
    party.must("cec", h.Came("Cec"))
    party.begin("ana", "ben")
    if by == "cec":
        party.table.chairs[2].bot = ""  # an empty seat, but the game has begun
    before = (party.table.signs(), len(party.entries))
    assert party.code(by, did) == code
    assert (party.table.signs(), len(party.entries)) == before


def test_no_table_can_be_opened_with_other_rules() -> None:
    created = h.Created("Ana", "love-letter", 2, {}, True, SECRET, ludejo.game("love-letter").rules + 1)
    refusal = Table(ludejo.game).judge("ana", created)
    assert refusal is not None
    assert refusal.code == "unknown-rules"


def test_a_number_has_to_be_the_one_that_was_pledged() -> None:
    party = Party(2)
    party.must("ana", h.Sat(0, pledge_of("ana")))
    party.must("ana", h.Filled(1, "random"))
    assert party.code("ana", h.Opened(0, number_of("ana"))) == "not-sealing"
    party.must("ana", h.Started())
    assert party.code("ana", h.Opened(0, number_of("eve"))) == "not-the-pledge"
    assert party.last.clock == "sealing"
    assert party.code(NOBODY, h.Expired(0)) == "no-clock"
    party.must(NOBODY, h.Withheld(0))  # a number that isn't opened in time does not count
    assert party.table.phase == "playing"


def test_a_pledge_can_t_be_changed_when_others_have_opened_theirs() -> None:
    party = Party(2)
    for seat, guest in enumerate(("ana", "ben")):
        party.must(guest, h.Came(guest))
        party.must(guest, h.Sat(seat, pledge_of(guest)))
    party.must("ana", h.Started())
    party.must("ana", h.Opened(0, number_of("ana")))
    party.must("ben", h.Sat(1, pledge_of("better")))
    assert party.code("ben", h.Opened(1, number_of("better"))) == "not-the-pledge"
    party.must("ben", h.Opened(1, number_of("ben")))


def test_every_number_changes_the_deal() -> None:
    deals = set()
    for guest in ("ben", "bea", "bo"):
        party = Party(2)
        party.begin("ana", guest)
        assert party.table.play is not None
        deals.add(party.table.play.state.to_bytes())
    assert len(deals) == 3


def test_a_removed_person_cannot_return() -> None:
    party = Party(2)
    party.must("ben", h.Came("Ben"))
    party.must("ben", h.Sat(1, ""))
    party.must("ana", h.Removed(1))
    assert party.code("ben", h.Came("Benjamin")) == "was-removed"
    assert party.code("ben", h.Said("hey")) == "not-at-table"
    assert party.room("ana").seats[1].kind == "empty"


def test_nobody_hears_a_muted_person() -> None:
    party = Party(2)
    party.must("ben", h.Came("Ben"))
    party.must("ben", h.Said("hello"))
    assert party.mail["ana"][-1] == Chat(1, "hello")
    party.must("ana", h.Muted(1, True))
    assert party.code("ben", h.Said("hello?")) == "muted"
    party.must("ana", h.Muted(1, False))
    party.must("ben", h.Said("thanks"))


def test_no_move_is_possible_during_a_pause() -> None:
    party = Party(2)
    party.begin("ana", "ben")
    party.must("ben", h.Paused())
    assert party.code("ana", party.first_move(0)) == "is-paused"
    party.must("ana", h.Resumed())
    party.must("ana", party.first_move(0))


def test_everybody_must_agree_to_take_back_a_move_that_drew_luck() -> None:
    party = Party(3)
    party.begin("ana", "ben")
    assert party.table.play is not None
    before = party.table.play.state.to_bytes()
    moment = party.table.play.moment()
    move = party.first_move(0)
    party.must("ana", move)
    party.must("ana", h.Asked(0))
    assert party.room("ben").asking == 0
    party.must("ben", h.Agreed(1, False))
    assert party.room("ben").asking is None
    party.must("ana", h.Asked(0))
    party.must("ben", h.Agreed(1, True))
    assert party.table.play.state.to_bytes() == before
    assert party.table.play.moment() > moment
    assert party.code("ana", move) == "late-move"
    party.must("ana", party.first_move(0))


def test_a_move_made_again_draws_other_luck() -> None:
    party = Party(2)
    party.begin("ana")
    assert party.table.play is not None
    states = set()
    for _ in range(6):
        party.must("ana", party.first_move(0))
        states.add(party.table.play.state.to_bytes())
        party.must("ana", h.Asked(0))  # nobody else is a person: it is taken back at once
    assert len(states) > 1


def test_the_same_people_play_again_with_a_new_secret() -> None:
    party = Party(2, tokens=1)
    party.begin("ana", "ben")
    party.play_on(("ana", "ben"))
    first = party.room("ana").seal
    party.must("ana", h.Again("cd" * 32))
    assert party.room("ana").seal != first
    assert [seat.person for seat in party.room("ana").seats] == [0, 1]
    party.begin("ana", "ben")
    assert party.table.phase == "playing"


def test_when_the_host_is_away_others_may_do_what_is_needed() -> None:
    party = Party(2)
    party.begin("ana", "ben")
    assert party.code("ben", h.Filled(0, "random")) == "not-host"
    party.must("ana", h.Went())
    party.must("ben", h.Filled(0, "random"))


def test_nobody_can_come_to_a_closed_table() -> None:
    party = Party(2)
    party.must("ana", h.Closed())
    assert party.code("ben", h.Came("Ben")) == "table-closed"


def test_nobody_learns_anothers_guest_id() -> None:
    party = Party(2, tokens=1)
    party.must("ana", h.Said("hi"))
    party.begin("ana", "secret-guest-id")
    party.play_on(("ana", "secret-guest-id"))
    assert b"secret-guest-id" not in msgspec.json.encode(party.mail["ana"])


def test_a_person_who_leaves_a_seat_gets_the_current_public_view() -> None:
    """The device must not show the view that it had as an onlooker before its person got the seat."""
    party = Party(private=False)
    party.must("eve", h.Came("Eve"))
    party.begin("ana", "ben")
    assert [sight.seat for sight in party.sights("eve")] == [ludejo.ONLOOKER]
    party.must("ben", h.Gave(1, 1))
    assert (party.sights("ben")[-1].seat, party.sights("ben")[-1].fresh) == (ludejo.ONLOOKER, False)
    party.play_on(("ana", "eve"))
    assert party.sights("eve")[-1].seat == 1
    party.must("eve", h.Stood(1))
    assert party.table.play is not None
    assert party.sights("eve")[-1] == party.table.play.whole(ludejo.ONLOOKER)


def test_a_person_who_leaves_a_seat_at_a_private_table_gets_no_view() -> None:
    party = Party()
    party.begin("ana", "ben")
    party.must("eve", h.Came("Eve"))
    party.must("ben", h.Gave(1, 2))
    assert {sight.seat for sight in party.sights("ben")} == {1}


def test_a_table_fills_only_its_own_seats_and_only_during_a_game() -> None:
    party = Party(2)
    assert party.code("", h.Filled(0, "easy")) == "not-playing"
    party.begin("ana", "ben")
    assert party.code("", h.Filled(2, "easy")) == "not-playing"
    assert party.code("", h.Filled(0, "easy")) == "seat-taken"
