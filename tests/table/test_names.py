"""One rule for names: visible characters of any script, no two names alike at a table, no words of the page."""

# ruff: noqa: RUF001

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from support.table.party import SECRET, Party

import ludejo
from ludejo.core.characters import is_hidden
from ludejo.table import happenings as h
from ludejo.table.names import LONGEST, ROLES, are_twins, fault, folded, numbered, spoken
from ludejo.table.table import Table

GOOD = (
    "Ana", "x", "R2-D2", "O'Neill", "O’Neill", "Anne-Marie", "J. R. R.", "Ana & Bo", "Mum (Ana)", "xX_ana_Xx", "#1",
    "2",
    "Łucja Żółć", "Ĉiela Ŝaŭmo", "Zoë", "Nguyễn Thị", "Σοφία", "Владимир", "Ґанна", "Հայկ", "王小明", "山田・太郎",
    "さくら",
    "ジョー", "김철수", "مُحَمَّد", "علی‌رضا", "שָׁלוֹם", "ז׳אן", "क्षितिज", "ශ්‍රී", "தமிழ்", "สมชาย", "မြို့", "ខ្ញុំ", "አበበ",
    "𞤀𞤣𞤤𞤢𞤥", "𠮷野", "😀", "👨‍👩‍👧‍👦", "👩🏽‍🚀 Ana", "❤️", "🏳️‍🌈", "🇵🇱 Ola", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "☺", "★ Zoe ★", "😀" * LONGEST,
)  # fmt: skip
BAD = {
    "name-strange": (
        "a\u202eb", "\u202dx", "\u2066x\u2069", "a\u200f", "a\u200eb", "\u061cx", "a\u200bb", "a\u200db", "a\u200cb",
        "x\u00ad", "\ufeffx", "x\u2060", "x\x00", "x\x1b[2J", "x\x7f", "x\x85y\x9b", "\u3164", "x\u115f", "x\u2800",
        "\uffa0", "x\ue000", "x\U000f0000", "x\ufdd0", "x\U000e0041", "<b>", "a|b", "a\\b", "a:b", '"x"', "{x}", "$x",
        "﷽", "x\u20dd", "😀\u200d", "\u200d😀", "\U0001f3fb", "\U0001f1f5", "🏴\U000e0067\U000e007f", "𒐫", "𒈙",
        "x\ufe0f",
    ),
    "name-marks": ("a\u0316\u0316\u0316", "x\u0301\u0302\u0303\u0304", "\u0301a", "1\u0301", "ก" + "\u0e48" * 5),
    "name-empty": ("", " ", "...", "-", "?!", "\u2003\u3000"),
    "name-long": ("a" * 25, "😀" * 25, "ﷺ ﷺ"),
    "name-reserved": (
        "Host", "HOST", "host 2", "H0st", "Нost", "h o s t", "Höst", "@Host", "Bot", "b0t", "Bоt", "Bot 12",
        "Moderator",
        "Gastiganto", "Roboto", "Ludestro", "Gospodarz", "Prowadzący", "prowadzacy", "Robo", "Ŝraŭbo", "ｂｏｔ", "𝐇𝐨𝐬𝐭",
    ),
}  # fmt: skip
TWINS = (
    ("Ana", "ana"), ("Ana", "ANA"), ("Ana", " Ana "), ("Ana", "Аnа"), ("Ana", "Αnα"), ("Ana", "Ａｎａ"), ("Ana", "𝓐𝓷𝓪"),
    ("Ana", "Ána"), ("Ana", "A n a"), ("Ana", "Ana."), ("Ana", "A-na"), ("Ana", "ᴀɴᴀ"), ("Ian", "lan"), ("Ian", "1an"),
    ("Bob", "Вob"), ("Hana", "Нaηa"), ("BOO", "B00"), ("Вова", "ВОВА"), ("Ala", "Ała"), ("Jose", "José"),
    ("corn", "com"),
    ("❤️", "❤"), ("علی‌رضا", "علیرضا"), ("Ana 2", "Ana2"), ("Straße", "STRASSE"), ("Tom", "Тоm"), ("Ivy", "lvy"),
)  # fmt: skip
OTHERS = (
    ("Ana", "Ana 2"), ("Ana", "Anna"), ("Ana", "Ena"), ("Ana", "Ana ❤"), ("Jan", "Jon"), ("שרה", "שרי"), ("王", "玉"),
    ("กา", "กี"), ("कि", "की"), ("C", "C++"), ("😀", "😃"), ("👩🏽", "👩🏿"), ("Ola", "Ole"), ("が", "か"),
)  # fmt: skip


@pytest.mark.parametrize("name", GOOD)
def test_names_in_all_scripts_are_accepted(name: str) -> None:
    assert fault(folded(name)) is None
    assert folded(name) == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize(("code", "name"), [(code, name) for code, names in BAD.items() for name in names])
def test_a_bad_name_is_refused_with_a_reason(code: str, name: str) -> None:
    refusal = fault(folded(name))
    assert refusal is not None
    assert refusal.code == code


def test_white_space_is_folded() -> None:
    assert folded("  Ana\u00a0\t\n Maria\u3000") == "Ana Maria"
    for blank in ("Ana  Maria", " Ana", "Ana\n"):
        refusal = fault(blank)
        assert refusal is not None, "a name has one normal form"


@pytest.mark.parametrize(("one", "other"), TWINS)
def test_names_that_look_alike_count_as_the_same(one: str, other: str) -> None:
    assert are_twins(folded(one), folded(other))
    assert are_twins(folded(other), folded(one))


@pytest.mark.parametrize(("one", "other"), OTHERS)
def test_names_that_differ_do_not_count_as_the_same(one: str, other: str) -> None:
    assert not are_twins(one, other)


def test_the_second_of_two_equal_names_gets_a_number() -> None:
    there = ["Ana"]
    for _ in range(10):
        there.append(numbered("Ana", lambda one: any(are_twins(one, other) for other in there)))
    assert there == ["Ana", *(f"Ana {n}" for n in range(2, 12))]
    assert numbered("Ana 2", lambda one: one in there) == "Ana 12"
    assert numbered("Bo", lambda one: one in there) == "Bo"


@pytest.mark.parametrize("name", ["a" * LONGEST, "😀" * LONGEST, "👨‍👩‍👧‍👦" * 3, "मि" * 12, "a" * 21 + " b", "ශ්‍රී" * 4])
def test_a_long_name_makes_room_for_its_number(name: str) -> None:
    found = numbered(name, lambda one: one == name)
    assert found.endswith(" 2")
    assert fault(found) is None


WORDS = st.text(st.characters(), max_size=30) | st.text(
    st.sampled_from("aA1 .\u200d\ufe0f\u0301😀👩❤नि्ص\u200cक🏽🇵9#\u20e3")
)


@given(WORDS)
@example("😀\ufe0f\u200d")
def test_every_accepted_name_is_stable_and_visible_and_on_one_line(text: str) -> None:
    name = folded(text)
    assert folded(name) == name
    if fault(name) is not None:
        return
    assert 1 <= len(name) <= LONGEST
    assert len(name.splitlines()) == 1
    joiners = {"\u200c", "\u200d", "\ufe0e", "\ufe0f"}  # inside a word or an emoji
    assert not [
        sign for sign in name if is_hidden(sign) and sign not in joiners and not 0xE0020 <= ord(sign) <= 0xE007F
    ]
    assert width(name) >= 1
    assert are_twins(name, name)
    taken = numbered(name, lambda one: are_twins(one, name))
    assert fault(taken) is None
    assert not are_twins(taken, name)


def width(text: str) -> int:
    """Columns of a terminal."""
    seen = [sign for sign in text if unicodedata.category(sign) not in ("Mn", "Me", "Cf")]
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in seen)


@given(WORDS)
@example("\u094d\u200cA")  # a joiner after a sign that is left out
@example("\u0915\u094d\u200c\u3164")  # and before one
def test_chat_is_one_line_without_invisible_characters(text: str) -> None:
    said = spoken(text)
    assert spoken(said) == said
    assert len(said) <= len(text)
    assert len(said.splitlines()) <= 1
    assert not set(said) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\x00\x1b\n")


def test_chat_keeps_what_people_write() -> None:
    for text in ("Hi! <3 {x} $5 :-) \\o/", "👨‍👩‍👧‍👦 ❤️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿", "علی‌رضا: سلام", "क्षितिज", "½ ² ™ ﬁ"):
        assert spoken(text) == text
    assert spoken("a\nb\r\nc") == "a b c"
    assert spoken("Z\u0316\u0316\u0316\u0316\u0316a") == "Z\u0316\u0316a"


def test_words_of_the_page_are_no_names() -> None:
    """No person may be called by the page's words for roles, in any language, or by the name of a bot."""
    root = Path(ludejo.__file__).parent
    for language in ("en", "eo", "pl"):
        texts = (root / f"texts/{language}/home.ftl").read_text() + (
            root / f"texts/{language}/lupus-in-tabula-board.ftl"
        ).read_text()
        for key in ("seat-is-host", "lupus-in-tabula-board-house-moderator"):
            found = re.search(rf"^{key} = (.+)$", texts, re.M)
            assert found is not None
            assert fault(found[1].strip()) is not None, found[1]
    page = (Path(__file__).parent.parent.parent / "web/src/state/seats.ts").read_text()
    bots = re.search(r"BOT_NAMES = \[(.*?)\]", page, re.S)
    assert bots is not None
    assert set(re.findall(r'"(.+?)"', bots[1].lower())) <= set(ROLES)


# --- at a table


def test_no_two_people_or_chairs_have_the_same_name() -> None:
    party = Party(4)
    for name in ("Ana", "ANA", "Аna", "Ána."):
        assert party.code("ben", h.Came(name)) == "name-taken"
    party.must("ben", h.Came("Ben"))
    party.must("ana", h.Sat(0, "", "Bo"))
    for name in ("Bo", "B0", "Ben"):
        assert party.code("ben", h.Sat(1, "", name)) == ("name-taken" if name != "Ben" else "")
        assert party.code("cid", h.Came(name)) == "name-taken"
    assert party.code("ana", h.Sat(2, "", "Bo")) == "name-taken"  # the same device
    party.must("ana", h.Sat(2, ""))  # the chair gets the person's own name
    assert party.code("ana", h.Sat(3, "", "Ana")) == "name-taken"
    assert party.code("ana", h.Came("Bo")) == "name-taken"
    assert party.code("ana", h.Sat(0, "", "Ann")) == ""


def test_a_chair_may_have_the_name_of_its_person() -> None:
    party = Party(2)
    party.must("ana", h.Sat(0, "", "Ana"))
    party.must("ana", h.Sat(0, "", "Ana", 3))
    party.must("ana", h.Came("Ana"))


def test_bad_names_change_nothing() -> None:
    party = Party(2)
    party.must("ben", h.Came("Ben"))
    for code, names in BAD.items():
        for name in map(folded, names):
            assert party.code("ben", h.Came(name)) == code
            assert party.code("eve", h.Came(name)) == code
            assert party.code("ben", h.Sat(1, "", name)) == (code if name else "")
            refusal = Table(ludejo.game).judge("ana", h.Created(name, "love-letter", 2, {}, True, SECRET))
            assert refusal is not None
            assert refusal.code == code
    assert [person.name for person in party.table.people] == ["Ana", "Ben"]


def test_the_name_of_a_removed_person_is_free() -> None:
    party = Party(2)
    party.must("ben", h.Came("Ben"))
    party.must("ana", h.Removed(1))
    party.must("cid", h.Came("Ben"))


def test_at_night_nobody_learns_from_names_who_has_left() -> None:
    """T13: the name of a chair that is given up at night stays taken until dawn."""
    party = Party(8, False, "lupus-in-tabula")
    for seat, guest in enumerate(("ana", "ben", "cid")):
        party.must(guest, h.Came(guest.title()))
        party.must(guest, h.Sat(seat, "", f"Chair {seat + 2}"))
    for seat in range(3, 8):
        party.must("ana", h.Filled(seat, "random"))
    party.must("ana", h.Started())
    assert party.table.is_hushed()
    for guest, seat in (("", 1), ("ben", 1), ("cid", 2)):
        if guest:
            party.must(guest, h.Stood(seat))
        for name in ("Chair 2", "Chair 3", "Chair 4", "Ben", "Cid"):
            assert party.code("eve", h.Came(name)) == "name-taken"


OLD = ("Host", "a\u202eb", "\u3164", "...", "x\x1b[2J", "Ana", "Ana")


def test_old_logs_can_be_folded_and_their_people_come_back() -> None:
    """Names in old logs are decoded, shown and kept as they are; only new names are checked."""
    table = Table(ludejo.game)
    did: list[tuple[str, h.AnyHappening]] = [("g0", h.Created(OLD[0], "love-letter", 2, {}, False, SECRET))]
    did += [(f"g{n}", h.Came(name)) for n, name in enumerate(OLD) if n]
    did += [("g1", h.Sat(0, "", "\u202e")), ("g2", h.Said("\u202ehi\n"))]
    for n, (by, what) in enumerate(did):
        table.fold(h.Entry(by, n, what))
    assert [person.name for person in table.people] == list(OLD)
    assert table.chairs[0].name == "\u202e"
    for n, name in enumerate(OLD):
        assert table.judge(f"g{n}", h.Came(name)) is None
    assert table.judge("g1", h.Sat(0, "", "\u202e")) is None
    refusal = table.judge("g2", h.Came("Bot"))
    assert refusal is not None
    assert refusal.code == "name-reserved"
