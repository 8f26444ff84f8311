"""A table's own word list: who may give one and when, how long it stays, and that a record has all it needs."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from support.table.party import SECRET, Party, number_of, pledge_of

import ludejo
from ludejo.cli.replay import shown
from ludejo.core.refusal import Refused
from ludejo.games.codenames.shapes import CodenamesView
from ludejo.table import happenings as h
from ludejo.table.record import Record, checked, hash_of, read, recorded
from ludejo.table.replay import replayed
from ludejo.table.seats import NOBODY
from ludejo.table.table import Table
from ludejo.texts import Texts

WORDS = tuple(f"thing {number}" for number in range(40))
GAME = ludejo.game("codenames")


def party(*guests: str, seats: int = 2, **options: int | str) -> Party:
    """These people at a table of Codenames."""
    found = Party(seats, True, "codenames", **options)
    for guest in ("ana", *guests):
        found.must(guest, h.Came(guest.title()))
    return found


def test_players_who_see_the_key_cannot_chat() -> None:
    """CN-32: the chat of a spymaster is refused, not silently dropped. Of several seats the strictest counts;
    operatives may speak."""
    found = party("ben", "cid", "dan", seats=4, mode="rivals")
    for seat, guest in enumerate(("ben", "ana", "ana", "cid")):
        found.must(guest, h.Sat(seat, pledge_of(guest)))
    found.must("ana", h.Started())
    for seat, guest in enumerate(("ben", "ana", "ana", "cid")):
        found.must(guest, h.Opened(seat, number_of(guest)))
    assert found.table.phase == "playing"
    assert found.code("ana", h.Said("the fox!")) == "silent-now"
    assert found.code("ben", h.Said("the fox!")) == "silent-now"
    found.must("cid", h.Said("the fox?"))
    found.must("ben", h.Stood(0))  # Ben stands up, but has seen the key
    assert found.code("ana", h.Gave(2, 2)) == "has-seen"  # Cid is an operative, who must not see the key
    found.must("ana", h.Gave(2, 3))
    found.must("ana", h.Stood(1))
    assert [found.code(guest, h.Said("the fox!")) for guest in ("ana", "ben", "dan")] == ["silent-now"] * 3


def played() -> Party:
    """A game with a word list, which ends because every clock runs out."""
    found = party("ben", times="fixed", seconds=30)
    found.must("ana", h.Listed(WORDS))
    found.begin("ana", "ben")
    run_down(found)
    return found


def run_down(found: Party) -> None:
    while found.table.phase == "playing":
        found.must(NOBODY, h.Expired(found.last.moment))


def words_seen(found: Party, guest: str) -> tuple[str, ...]:
    view = found.sights(guest)[-1].view
    assert isinstance(view, CodenamesView)
    return view.words


def test_the_host_gives_a_list() -> None:
    found = party("ben")
    assert found.code("ben", h.Listed(WORDS)) == "not-host"
    assert found.code("eve", h.Listed(WORDS)) == "not-at-table"
    found.must("ana", h.Listed(WORDS))
    assert found.room("ben").options["own"] == 40
    found.begin("ana", "ben")
    assert set(words_seen(found, "ben")) < set(WORDS)
    assert words_seen(found, "ana") == words_seen(found, "ben")
    assert found.code("ana", h.Listed(WORDS)) == "has-started"


@pytest.mark.parametrize(
    ("words", "code"),
    [(WORDS[:24], "list-few"), ((*WORDS, "THING 3"), "list-twice"), ((*WORDS, "a\u202eb"), "list-strange"),
     ((*WORDS, "two\nlines"), "table-worn"), ((*WORDS, " blank "), "table-worn"), ((*WORDS, "# remark"), "table-worn"),
     (tuple(f"w{n}" for n in range(5001)), "list-many"), ((*WORDS, "\u3164"), "list-hidden"),
     ((*WORDS, "a\u1160b"), "list-hidden")],
)  # fmt: skip
def test_the_table_judges_the_list_itself(words: tuple[str, ...], code: str) -> None:
    """No list gets into the log that the game would refuse, whoever split the text into words."""
    assert party().code("ana", h.Listed(words)) == code


def test_an_option_without_a_list_is_refused() -> None:
    found = party()
    assert found.code("ana", h.Chose("own", 40)) == "list-missing"
    found.must("ana", h.Listed(WORDS))
    assert found.code("ana", h.Chose("own", 41)) == "list-missing"
    found.must("ana", h.Chose("own", "none"))
    found.must("ana", h.Chose("own", 40))
    created = h.Created("Ana", "codenames", 2, {"own": 40}, True, SECRET)
    refusal = Table(ludejo.game).judge("ana", created)
    assert refusal is not None
    assert refusal.code == "list-missing"


def test_a_list_can_be_given_and_not_used() -> None:
    found = party()
    found.must("ana", h.Listed(WORDS))
    found.must("ana", h.Chose("own", "none"))
    found.begin("ana", "ben")
    assert words_seen(found, "ana") == ()


def test_a_game_without_words_accepts_no_list() -> None:
    found = Party()
    found.must("ana", h.Came("Ana"))
    assert found.code("ana", h.Listed(WORDS)) == "no-lists"


def test_the_number_of_lists_in_a_log_is_limited() -> None:
    found = party()
    for _ in range(50):
        found.must("ana", h.Listed(WORDS))
    assert found.code("ana", h.Listed(WORDS)) == "table-worn"


def test_a_rematch_and_a_restart_keep_the_list() -> None:
    found = played()
    found.must("ana", h.Again("cd" * 32))
    assert found.room("ana").options["own"] == 40
    found.begin("ana", "ben")
    assert set(words_seen(found, "ana")) < set(WORDS)
    again = Table(ludejo.game)
    for entry in found.entries:  # through JSON, as a log is read
        again.fold(msgspec.json.decode(msgspec.json.encode(entry), type=h.Entry))
    assert again.greeting(0) == found.table.greeting(0)
    assert again.words == WORDS


def test_nobody_is_told_words_that_are_not_on_the_board() -> None:
    """Not even the host is told a word that is not on the board."""
    found = played()
    told = b"".join(msgspec.json.encode(message) for mail in found.mail.values() for message in mail)
    dealt = words_seen(found, "ana")
    assert [f'"{word}"'.encode() in told for word in WORDS] == [word in dealt for word in WORDS]


def record_of(found: Party) -> Record:
    (record,) = recorded(ludejo.game, found.entries)
    return record


def test_a_record_can_be_replayed_without_other_files() -> None:
    """A record needs no other file: its words are those of the list, chosen by the numbers that luck drew."""
    record = read(msgspec.json.encode(record_of(played())))
    assert record.words == WORDS
    checked(GAME, record)
    view = replayed(GAME, record, -1).frames[-1].view
    assert isinstance(view, CodenamesView)
    assert view.words == tuple(WORDS[card] for card in view.cards)
    assert list(shown(GAME, record, None, Texts("en")))


def test_a_record_without_a_list_has_not_changed() -> None:
    found = party("ben", times="fixed")
    found.begin("ana", "ben")
    run_down(found)
    assert "words" not in msgspec.json.decode(msgspec.json.encode(record_of(found)))


@pytest.mark.parametrize(
    "words",
    [(), WORDS[:39], (*WORDS, "one more"), (*WORDS[:39], "\x1b[2J"), (*WORDS[:39], WORDS[0]), (*WORDS[:39], "other")],
)
def test_a_record_with_changed_words_is_refused(words: tuple[str, ...]) -> None:
    """The hash finds a simple change; words that no table could have are refused whatever the hash is."""
    record = msgspec.structs.replace(record_of(played()), words=words)
    with pytest.raises(Refused):
        checked(GAME, record)
    if words and words[-1] != "other":
        with pytest.raises(Refused):
            checked(GAME, msgspec.structs.replace(record, hash=hash_of(record)))


def timing(found: Party) -> tuple[Any, ...]:
    return found.last.clock, found.last.seconds, found.last.shown


def test_fixed_times_are_those_of_the_table() -> None:
    """CN-26: each phase has its clock with the chosen seconds; while numbers are opened, the usual seconds apply."""
    found = party("ben", times="fixed", seconds=45)
    found.begin("ana", "ben")
    assert timing(found) == ("clue", 45, False)
    found.must("ben", h.Paused())
    assert timing(found) == ("", 0, False)
    found.must("ben", h.Resumed())
    found.must(NOBODY, h.Expired(found.last.moment))
    assert timing(found) == ("cover", 45, False)
    sealing = party("ben", times="fixed")
    sealing.must("ana", h.Sat(0, "aa" * 32))
    sealing.must("ana", h.Filled(1, "random"))
    sealing.must("ana", h.Started())
    assert timing(sealing) == ("sealing", 0, False)


def test_the_sand_glass_is_shown_and_ends_nothing() -> None:
    """CN-26: anybody may turn it; it disappears when the next decision is due."""
    found = party("ben", times="glass", seconds=120)
    found.begin("ana", "ben")
    assert timing(found) == ("", 0, False)
    moment = found.last.moment
    found.must("ben", h.Moved(1, moment, msgspec.Raw(b'{"do":"glass"}')))
    assert timing(found) == ("glass", 120, True)
    assert found.code(NOBODY, h.Expired(moment)) == "no-clock"
    found.must("ana", h.Moved(0, moment, msgspec.Raw(b'{"do":"clue","word":"qoph","number":1,"verdict":"fine"}')))
    assert timing(found) == ("", 0, False)
