"""The packs that come with the game, and lists that hosts paste."""

from __future__ import annotations

from importlib.resources import files

import pytest

from ludejo.core.word_list import MOST_FAULTS
from ludejo.games.codenames.game import PACKS
from ludejo.games.codenames.wordlists import (
    LANGUAGES,
    LONGEST,
    MOST,
    aligned_words,
    checked,
    glosses,
    lines_of,
    pack_of,
)
from ludejo.texts import Texts

FOLDER = files("ludejo.games.codenames") / "packs"
ALIGNED = (FOLDER / "aligned.tsv").read_text("utf-8")


def words(language: str) -> list[str]:
    return pack_of(ALIGNED, (FOLDER / f"{language}.txt").read_text("utf-8"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_packs(language: str) -> None:
    """CN-2: at least 400 words, as many as the rules count, none twice, each fit for a card."""
    found = words(language)
    assert len(found) == PACKS[language] >= 400
    assert checked("\n".join(found)).is_fine()
    assert all(word.isalpha() and word.islower() for word in found)
    assert (FOLDER / "README.md").is_file()


def test_aligned_cards() -> None:
    """CN-30: one card has a word in each of three languages, for people who learn one."""
    assert len(lines_of(ALIGNED)) >= 300
    assert {line.count("\t") for line in lines_of(ALIGNED)} == {2}
    assert glosses(ALIGNED, 0) == [aligned_words(ALIGNED, language)[0] for language in LANGUAGES]
    assert glosses(ALIGNED, 499) == []
    assert all(word.endswith(("o", "oj")) for word in words("eo"))


def test_an_own_list() -> None:
    """CN-30: one word a line; blank lines and remarks don't count, blanks around a word neither."""
    text = "# ours\n\n" + "\n".join(f"  word {number} " for number in range(25))
    found = checked(text)
    assert found.is_fine()
    assert found.words[:2] == ["word 0", "word 1"]
    assert len(found.words) == 25


@pytest.mark.parametrize(
    ("line", "code"),
    [("a/b", "list-strange"), ("-a", "list-strange"), ("a:b", "list-strange"), ("x" * (LONGEST + 1), "list-long"),
     ("WORD 3", "list-twice"), ("<b>", "list-strange"), ("rose,lily", "list-strange"), ("\uff37ord 3", "list-twice"),
     ("word\u00a0 3", "list-twice"), ("x" * 1_000_000, "list-long")],
)  # fmt: skip
def test_every_bad_line_has_an_answer(line: str, code: str) -> None:
    """CN-30: line by line, with its number, in each language."""
    found = checked("\n".join([*[f"word {number}" for number in range(25)], line, "one more"]))
    assert [(refusal.code, refusal.args["line"]) for refusal in found.refusals] == [(code, 26)]
    assert len(found.words) == 26
    for language in LANGUAGES:
        texts = Texts(language)
        refusal = found.refusals[0]
        said = texts.say(f"codenames-refusal-{refusal.code}", dict(refusal.args))
        assert "26" in said
        assert line.replace("\u00a0 ", " ")[:LONGEST] in said


@pytest.mark.parametrize(
    ("line", "sign"),
    [("a\u202eb", "U+202E"), ("a\u200fb", "U+200F"), ("a\u200bb", "U+200B"), ("a\x00b", "U+0000"),
     ("\x1b[2J", "U+001B"), ("a\x85b", "U+0085"), ("a\u2028b", "U+2028"), ("a\x0cb", "U+000C"), ("a\ud800b", "U+D800"),
     ("a\ufeffb", "U+FEFF"),
     ("a\u0301\u0301", "U+0301"), ("a_b", "_ (U+005F)")],
)  # fmt: skip
def test_invisible_signs_are_named_and_not_repeated(line: str, sign: str) -> None:
    """CN-30: they end no line and reverse no text, and the refusal names the sign."""
    found = checked("\n".join([*[f"word {number}" for number in range(25)], line]))
    assert [(refusal.code, refusal.args["line"]) for refusal in found.refusals] == [("list-strange", 26)]
    assert found.refusals[0].args["sign"] == sign
    repeated = str(found.refusals[0].args["word"])
    assert repeated.isprintable()
    assert len(repeated) <= LONGEST


@pytest.mark.parametrize(
    ("one", "other"),
    [("ĉevalo", "Ĉevalo"), ("cafe\u0301", "café"), ("Straße", "STRASSE"), ("o\u2019clock", "o'clock"), ("ﬁne", "fine"),
     ("ŝipo", "sxipo"), ("AŬTO", "auxto"), ("s\u0302ipo", "SXipo"), ("cxielo", "ĉielo")],
)  # fmt: skip
def test_the_same_word_in_another_form(one: str, other: str) -> None:
    """CN-4, CN-30: another case, another form of a letter or the x-system of Esperanto makes no other word."""
    found = checked("\n".join([one, "", "# a remark", other]))
    twice = found.refusals[0]
    assert (twice.code, twice.args["line"], twice.args["first"], found.n_skipped) == ("list-twice", 4, 1, 2)


def test_files_of_all_systems() -> None:
    """CN-30: line ends of Windows and of old Macs, and the mark that some editors put first."""
    words = [f"w{number}" for number in range(25)]
    for end in ("\n", "\r\n", "\r"):
        assert checked("\ufeff" + end.join(words) + end).words == words


def test_an_endless_list_is_not_read_to_its_end() -> None:
    """CN-30: bad lines beyond the first hundreds are only counted; lines beyond ten thousand are too many words."""
    found = checked("\n".join(["?"] * 100_000))
    assert len(found.refusals) == MOST_FAULTS
    assert found.n_more == 2 * MOST - MOST_FAULTS + 1
    assert checked("\n".join(f"w{number}" for number in range(30_000))).refusals[0].code == "list-many"


def test_too_few_and_too_many() -> None:
    """CN-30: 25 to 5,000."""
    few = checked("\n".join(f"w{number}" for number in range(24)))
    assert [(refusal.code, refusal.args) for refusal in few.refusals] == [("list-few", {"count": 24, "fewest": 25})]
    assert checked("\n".join(f"w{number}" for number in range(5000))).is_fine()
    many = checked("\n".join(f"w{number}" for number in range(5001)))
    assert [refusal.code for refusal in many.refusals] == ["list-many"]
    assert checked("").refusals[0].code == "list-few"
