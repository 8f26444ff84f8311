"""The referees of the three languages, tested with the rulebook's examples and with the gold lists."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludejo.games.codenames.referee import DOUBTFUL, FINE_KIND, REFUSED
from ludejo.language import referee

GOLD = Path(__file__).parent.parent / "games" / "codenames" / "gold"
# the least share of related words that is caught, and the largest share of false alarms
GOALS = {"eo": (0.95, 0.02), "pl": (0.90, 0.05), "en": (0.90, 0.05)}


def pairs(language: str, half: str) -> list[tuple[str, str, bool]]:
    lines = (GOLD / f"{language}.{half}.tsv").read_text("utf-8").splitlines()
    rows = [line.split("\t") for line in lines if not line.startswith("#")]
    return [(clue, word, kin == "kin") for clue, word, kin in rows]


@pytest.mark.parametrize("language", GOALS)
def test_gold_lists_are_long_enough(language: str) -> None:
    held, tuned = pairs(language, "held"), pairs(language, "tuned")
    assert len(held) >= 75
    assert len(held) + len(tuned) >= 150
    assert not {one[:2] for one in held} & {one[:2] for one in tuned}


@pytest.mark.parametrize("half", ["held", "tuned"])
@pytest.mark.parametrize("language", GOALS)
def test_gold_lists_are_judged_well(language: str, half: str) -> None:
    """CN-19: a clue related to a word is refused or gets a warning; an unrelated one is not refused."""
    judge = referee(language)
    found = [(judge.compare(clue, word).kind, kin) for clue, word, kin in pairs(language, half)]
    kin = [kind for kind, is_kin in found if is_kin]
    strangers = [kind for kind, is_kin in found if not is_kin]
    least, most = GOALS[language]
    assert sum(kind != FINE_KIND for kind in kin) >= least * len(kin)
    assert sum(kind == REFUSED for kind in strangers) <= most * len(strangers)


@pytest.mark.parametrize(
    ("clue", "word", "root"),
    [
        ("estro", "militestro", "estr"),
        ("milito", "militestro", "milit"),
        ("urbestro", "militestro", "estr"),
        ("ilo", "ŝraŭbilo", "il"),
        ("sxrauxbo", "ŝraŭbilo", "ŝraŭb"),
        ("Lernejo", "kuirejo", "ej"),
    ],
)
def test_a_common_root_in_esperanto_is_refused(clue: str, word: str, root: str) -> None:
    """CN-19, T4: every affix except the eight counts as a root, and the reason names it."""
    assert referee("eo").judge(clue, [word]).written() == f"refused:shares-root:{word}:{root}"


@pytest.mark.parametrize(
    ("clue", "word"),
    [
        ("arbo", "karbo"),
        ("urbo", "kukurbo"),
        ("peto", "trumpeto"),
        ("muzikinstrumento", "piano"),
        ("malgranda", "malbona"),
        ("domego", "hundego"),
        ("dancanto", "kantanto"),
        ("vaporŝipo", "tagnoktegaleco"),
        ("Danubo", "budapeŝto"),
    ],
)
def test_unrelated_esperanto_words_pass(clue: str, word: str) -> None:
    """CN-19, CN-21, T5: endings, participles, true affixes and accidental likeness are no common roots."""
    assert referee("eo").judge(clue, [word]).kind == FINE_KIND


def test_a_table_option_relaxes_affixes() -> None:
    """CN-19: a table option relaxes all affixes."""
    relaxed = referee("eo", affixes=False)
    assert relaxed.judge("estro", ["militestro"]).kind == FINE_KIND
    assert relaxed.judge("lernejo", ["kuirejo"]).kind == FINE_KIND
    assert relaxed.judge("milito", ["militestro"]).kind == REFUSED


def test_covered_words_are_not_compared() -> None:
    """CN-5, T5: `estro` is allowed once MILITESTRO is covered."""
    assert referee("eo").judge("estro", ["domo", "kato"]).kind == FINE_KIND
    assert referee("eo").judge("Domo", ["domo", "kato"]).written() == "refused:is-visible:domo"


@pytest.mark.parametrize(
    ("language", "clue", "word", "kind"),
    [
        ("en", "mice", "mouse", REFUSED),
        ("en", "Baking", "baker", REFUSED),
        ("en", "sunflower", "sun", DOUBTFUL),
        ("en", "ocean", "ship", FINE_KIND),
        ("pl", "psa", "pies", REFUSED),
        ("pl", "Psy", "pies", REFUSED),
        ("pl", "domowy", "dom", DOUBTFUL),
        ("pl", "książkowy", "książka", DOUBTFUL),
        ("pl", "ocean", "statek", FINE_KIND),
    ],
)
def test_lemmas_and_derived_words_are_refused(language: str, clue: str, word: str, kind: str) -> None:
    """CN-19 in English and Polish."""
    assert referee(language).judge(clue, [word]).kind == kind


def test_each_of_several_words_is_judged() -> None:
    """CN-4: where a clue may have several words, each of them is judged."""
    assert referee("eo", several=True).judge("nigra hundejo", ["hundo"]).kind == REFUSED
    assert referee("en", several=True).judge("black hole", ["star"]).kind == FINE_KIND


def test_unknown_words_are_judged_by_their_look() -> None:
    """For words that no dictionary has: those that look related get a warning, the others pass."""
    assert referee("eo").judge("hundblorpo", ["hundo"]).kind == DOUBTFUL
    for language in GOALS:
        assert referee(language).judge("xqzzk", ["star"]).kind == FINE_KIND
