"""The referee without a dictionary (CN-4, CN-5, CN-6), verdicts in the log (CN-19), and what players challenge."""

from __future__ import annotations

import msgspec
import pytest
from games.codenames.positions import game, play, read, refusal, refused, turn, view

from ludejo.core.event import Events
from ludejo.core.luck import FastLuck
from ludejo.core.refusal import Refused
from ludejo.games.codenames import shapes
from ludejo.games.codenames.game import GAME
from ludejo.games.codenames.referee import Referee, Verdict, read_verdict, referee_for

NAMES = [
    "Ludoviko Lazaro Zamenhof", "Ludoviko van Beethoven", "Granda Britujo", "Nov-Delhio", "Orienta Timoro",
    "Aŭstraliaj Alpoj", "Mona Lisa", "Tri muskedistoj", "Odo al Ĝojo",
]  # fmt: skip
PHRASES = ["nigra ŝafo", "nigra truo"]
# T4 without CN-4, CN-5 and CN-19: no referee sees that these are invalid, but a player does
CHALLENGED = [
    ("CN-13", "peto 1"), ("CN-13", "urbo 1"), ("CN-13", "O 3"), ("CN-13", "kvin 3"), ("CN-15", "Gutŝtono 8"),
    ("CN-16", "computer 1"), ("CN-16", "pizza 1"), ("CN-16", "Cook 2"), ("CN-17", "Apple 2"),
    ("CN-20", "Neĝmuntinstrumento 2"), ("CN-25", "korbo 1"), ("CN-18", "Svitava 1"), ("CN-18", "sep 1"),
]  # fmt: skip
# T5, T3, T8
VALID = [
    "muzikinstrumento 2", "klavoj 1", "ok 2", "komputilo 1", "pico 1", "Cook 2", "Apple 2", "urbero 1",
    "Aŭtomobilestro 1", "Danubo 1", "arbo 1", "urbo 1", "estro 1", "vaporŝipo 1", "tagnoktegaleco 1", "Ludoviko 1",
]  # fmt: skip


def judged(clue: str, *visible: str, several: bool = False) -> str:
    return referee_for("eo", several).judge(clue, visible).written()


@pytest.mark.parametrize("clue", [*NAMES, *PHRASES, "Nordaj Kaproforestoj", "ĉagrena infano"])
def test_one_word(clue: str) -> None:
    """CN-4: T7: no blank and no hyphen; if CN-22, CN-23 or CN-24 is played, only players can object."""
    assert judged(clue) == "refused:not-one-word"
    assert judged(clue, several=True) == "fine"
    assert refused(game(), 0, f"clue {clue} 2") == ("not-one-word", "CN-4")
    for state in (game(names="yes"), game(phrases="yes"), game(acronyms="yes")):
        play(state, 0, f"clue {clue} 2")
        assert view(state, 1).history[0].word == clue
    assert refused(game(rhymes="yes"), 0, f"clue {clue} 2") == ("not-one-word", "CN-4")


@pytest.mark.parametrize("clue", ["!", "a!", "-", "ho?", "...", "#x", "a:b", "'", "☂", "#100", "#007"])
def test_letters(clue: str) -> None:
    """CN-4: a clue must be a word."""
    assert judged(clue) == "refused:not-a-word"
    assert refused(game(), 0, f"clue {clue} 2") == ("not-a-word", "CN-4")


@pytest.mark.parametrize("clue", ["ŝafo", "O'Neill", "PhD", "FBI", "UEA", "MOJOSA", "8", "żółw", "Ph.D"])
def test_words(clue: str) -> None:
    """CN-24: T7: abbreviations have the form of a word; the table decides whether they may be used."""
    assert judged(clue) == "fine"
    play(game(), 0, f"clue {clue} 2")


@pytest.mark.parametrize("wish", ["", " a", "a ", "a\nb", "a\x00b", "a" * 41])
def test_texts_that_are_not_read(wish: str) -> None:
    with pytest.raises(Refused):
        GAME.read({"do": "clue", "word": wish, "number": 1})


@pytest.mark.parametrize(
    ("clue", "visible"),
    [("ŝafo", "ŜAFO"), ("sxafo", "ŝafo"), ("Ŝafo", "sxafo"), ("s\u0302afo", "ŝafo"), ("ANTAŬ", "antaux")],
)
def test_visible_words(clue: str, visible: str) -> None:
    """CN-5: no visible word; case and x-system don't matter. Covered words are not shown to a referee."""
    assert judged(clue, "domo", visible) == f"refused:is-visible:{visible}"
    assert judged(clue, "domo") == "fine"


def test_each_of_several_words() -> None:
    """CN-5: holds for each word of a clue that may have several (CN-23: nigra ŝafo)."""
    assert judged("nigra ŝafo", "ŝafo", several=True) == "refused:is-visible:ŝafo"
    assert judged("nigra-ŝafo", "ŝafo", several=True) == "refused:is-visible:ŝafo"
    assert judged("Nov-Delhio", "nov-delhio", several=True) == "refused:is-visible:nov-delhio"


def test_x_is_a_letter_elsewhere() -> None:
    """CN-4: the x-system belongs to Esperanto."""
    assert referee_for("en", False).judge("tuxedo", ["tuŭedo"]).written() == "fine"


class Roots(Referee):
    """A referee that knows one root, as referees with dictionaries know many."""

    def kinship(self, part: str, word: str) -> Verdict:
        if "estr" in part and "estr" in word:
            return Verdict("refused" if part == "estro" else "doubtful", "shares-root", word, "estr")
        return super().kinship(part, word)


def test_a_referee_that_knows_roots_has_the_same_interface() -> None:
    """CN-19: T4: estro while MILITESTRO is visible; a sure case is refused, a doubtful one warns; the worst counts."""
    referee = Roots()
    assert referee.judge("estro", ["domo", "militestro"]).written() == "refused:shares-root:militestro:estr"
    assert referee.judge("urbestro", ["domo", "militestro"]).written() == "doubtful:shares-root:militestro:estr"
    assert referee.judge("urbestro", ["militestro", "Urbestro"]).kind == "refused"
    assert referee.judge("estro", ["domo"]).written() == "fine"


def test_a_refused_clue() -> None:
    """CN-19: only the spymaster is told, with root and word, and gives another clue."""
    state = game()
    before = state.to_bytes()
    found = refusal(state, 0, "clue estro 2", "refused:shares-root:militestro:estr")
    assert (found.code, found.rule, found.args) == ("shares-root", "CN-19", {"root": "estr", "word": "militestro"})
    assert refusal(state, 0, "ask estro 2", "refused:is-visible:estro").code == "is-visible"
    with pytest.raises(Refused):
        state.apply(0, read("clue estro 2", "refused:is-visible:estro"), FastLuck(1))
    assert state.to_bytes() == before
    play(state, 0, "clue river 2", "fine")


def test_a_doubtful_clue() -> None:
    """CN-19: a doubt warns the spymaster, and nobody else is told of it, by a view or an event."""
    state, events = game(), Events()
    state.apply(0, read("clue urbestro 2", "doubtful:shares-root:militestro:estr"), FastLuck(1), events)
    assert view(state, 0).history[0].doubtful
    assert not any(view(state, seat).history[0].doubtful for seat in (-1, 1, 2, 3))
    assert [told.event for told in events.told] == [shapes.ClueGiven(0, "red", "urbestro", 2, False, False)]


def test_a_doubtful_question() -> None:
    """CN-12, CN-19: the other spymaster is told the question, but not that the referee doubts."""
    state, events = game(), Events()
    state.apply(0, read("ask urbestro 2", "doubtful:shares-root:militestro:estr"), FastLuck(1), events)
    assert events.to(0) == [shapes.Asked(0, "urbestro", 2, True)]
    assert events.to(2) == [shapes.Asked(0, "urbestro", 2, False)]
    assert events.to(-1) == events.to(1) == []


@pytest.mark.parametrize("written", ["sxipo", "SXIPO", "Ŝipo", "s\u0302ipo"])
def test_consent_is_for_a_word_however_it_is_written(written: str) -> None:
    """CN-4, CN-12: `ŝipo`, `sxipo` and `s` with a separate accent are one word."""
    state = game()
    play(state, 0, "ask ŝipo 2", "fine")
    play(state, 2, "answer yes")
    play(state, 0, f"clue {written} 2", "fine")
    assert view(state, -1).history[0].agreed
    assert not view(state, -1).challengeable


@pytest.mark.parametrize(
    ("clue", "word"),
    [("sxipo", "ŝipo"), ("ŝipo", "SXIPO"), ("s\u0302ipo", "sxipo"), ("flauxto", "FLAŬTO"), ("flau\u0306to", "flauxto"),
     ("ĉielo", "cxielo"), ("jxurnalo", "ĵurnalo"), ("ĝardeno", "gxardeno"), ("hxoro", "ĥoro")],
)  # fmt: skip
@pytest.mark.parametrize("language", ["eo", "en", "pl"])
def test_words_on_the_table_count_however_they_are_written(language: str, clue: str, word: str) -> None:
    """CN-4, CN-5: also on the host's own list, whatever the language of the table."""
    assert referee_for(language, False).judge(clue, ["domo", word]).written() == f"refused:is-visible:{word}"
    assert referee_for(language, False).judge("luxury", ["luxation"]).kind == "fine"


@pytest.mark.parametrize(
    "written", ["fine", "refused:not-one-word", "refused:is-visible:moon", "doubtful:shares-root:moonlight:moon"]
)
def test_verdicts_are_read_as_written(written: str) -> None:
    verdict = read_verdict(written)
    assert verdict is not None
    assert verdict.written() == written


@pytest.mark.parametrize(
    "written",
    ["good", "refused", "fine:is-visible:a", "refused:bad:a", "refused:is-visible", "refused:shares-root:a", "fine:",
     "refused:not-a-word:x", "refused:shares-root:a:b:c"],
)  # fmt: skip
def test_other_verdicts_are_not_read(written: str) -> None:
    assert read_verdict(written) is None
    with pytest.raises(Refused):
        GAME.read_logged({"do": "clue", "word": "moon", "number": 1, "verdict": written})
    with pytest.raises(ValueError, match="verdict"):
        read("clue moon 1", written)


def test_the_log_has_the_verdict() -> None:
    """CN-19: as with luck, no device may write it, and a record replays without any dictionary."""
    with pytest.raises(Refused):
        GAME.read({"do": "clue", "word": "moon", "number": 1, "verdict": "fine"})
    state, again = (GAME.start(4, {}, FastLuck(1)) for _ in range(2))
    giver = state.due()[0]
    wish = {"do": "clue", "word": "luno", "number": 2}
    assert state.check(giver, GAME.with_verdict(GAME.read(wish), "refused:is-visible:luno")) is not None
    move = GAME.with_verdict(GAME.read(wish), "doubtful:shares-root:lunjo:lun")
    state.apply(giver, move, FastLuck(2))
    logged = msgspec.json.encode(move.shape)
    assert msgspec.json.decode(logged) == {**wish, "verdict": "doubtful:shares-root:lunjo:lun"}
    again.apply(giver, GAME.read_logged(logged), FastLuck(2))
    assert again.to_bytes() == state.to_bytes()


@pytest.mark.parametrize(("rule", "clue"), CHALLENGED)
def test_what_players_challenge(rule: str, clue: str) -> None:
    """CN-13: CN-14: CN-15: CN-16: CN-17: CN-18: CN-20: CN-25: T4: given, challenged, upheld, punished."""
    assert rule in GAME.rule_ids
    state = game()
    play(state, 0, f"clue {clue}", "fine")
    play(state, 3, "challenge")
    play(state, 2, "rule yes")
    assert turn(state) == "blue penalty"


@pytest.mark.parametrize("clue", VALID)
def test_valid_clues(clue: str) -> None:
    """CN-21: CN-14: T3, T5, T8: the form is fine, and KUKURBO is no reason to refuse urbo; a challenge fails."""
    word = clue.rpartition(" ")[0]
    assert judged(word, "kukurbo", "militisto", "karbo") == "fine"
    state = game()
    play(state, 0, f"clue {clue}", "fine")
    play(state, 3, "challenge")
    play(state, 2, "rule no")
    assert turn(state) == "red guess"


def test_optional_rules_are_switches() -> None:
    """CN-22: CN-23: CN-24: CN-25: each off unless the table agreed on it."""
    for name in ("names", "phrases", "acronyms", "rhymes"):
        option = next(one for one in GAME.options if one.name == name)
        assert (option.default, option.values) == ("no", ("no", "yes"))
    assert GAME.settled(4, {})["affixes"] == "roots"


def test_a_single_name_is_always_valid() -> None:
    """CN-22: T8: Ludoviko."""
    assert judged("Ludoviko", "papago") == "fine"


def test_entries_of_a_list_are_not_for_people() -> None:
    """CN-4: `#17` of a learning program passes the rules, but no referee."""
    assert judged("#17") == "refused:not-a-word"
    state = game()
    assert refused(state, 0, "clue #17 2", "refused:not-a-word") == ("not-a-word", "CN-4")
    play(state, 0, "clue #17 2")


@pytest.mark.parametrize("clue", ["\u3164", "\u1160", "moo\u115fn", "\uffa0"])
def test_a_clue_of_invisible_letters_is_refused(clue: str) -> None:
    """CN-4: a text that nobody can read is not a word, but a secret sign."""
    verdict = Referee().judge(clue, ())
    assert (verdict.kind, verdict.ground) == ("refused", "not-a-word")
