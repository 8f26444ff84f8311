"""The referee of Polish: the same lemma (Morfeusz), and stems that word formation changes (CN-19).

No dictionary knows Polish word formation. Two words look related if one begins with a stem of the other and continues
with an ending that makes words, or if they begin alike once consonants that change into each other are written the
same. Such a pair is refused if the meanings are near too; else the referee warns of it or lets it pass.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import morfeusz2

from ludejo.games.codenames.referee import DOUBTFUL, FINE, REFUSED, Referee, Verdict
from ludejo.language.referees.english import beginning
from ludejo.language.vectors import table_of

NEAR: Final = 0.3  # so near in meaning, words that look related are related
AROUND: Final = 0.1  # so near in meaning, they may be related
VOWELS: Final = "aąeęioóuy"
INFLECTED: Final = ("subst", "adj:", "inf", "fin", "impt", "ger", "pact", "ppas", "praet")
ENDINGS: Final = tuple(
    "ymi imi owi owie ego emu ami ach iem ych ich om ów em ie ej ym im ię ią ę ą a o u y i e".split()
)  # the longest first
# consonants at the end of a stem, and what derivation makes of them
CHANGES: Final = (
    ("g", ("ż", "z")), ("k", ("cz", "c")), ("ch", ("sz", "s")), ("ł", ("l", "el")), ("r", ("rz",)), ("d", ("dz", "dź")),
    ("t", ("c", "ć")), ("s", ("ś",)), ("z", ("ź",)), ("n", ("ń",)), ("st", ("ść", "szcz")), ("c", ("cz",)),
    ("ż", ("sk",)),
    ("dz", ("ż",)), ("rz", ("r",)), ("ń", ("n",)), ("ć", ("t",)), ("ś", ("s",)), ("l", ("ł",)), ("w", ("wi",)),
)  # fmt: skip
FOLDS: Final = (
    ("dzi", "d"), ("dź", "d"), ("dz", "d"), ("rz", "r"), ("sz", "h"), ("ch", "h"), ("cz", "k"), ("ż", "g"), ("ź", "z"),
    ("ś", "s"), ("ci", "t"), ("ć", "t"), ("ń", "n"), ("ó", "o"), ("ą", "e"), ("ę", "e"), ("ł", "l"), ("c", "k"),
    ("i", ""),
    ("y", ""),
)  # fmt: skip
PLAIN_SUFFIXES: Final = (
    "ek ka ko ik yk nik niczka arz arka ista owiec owy owa owe ów ski ska skie cki cka ny na ne ni owny eczny "
    "iczny yczny elny alny arny any iany ony asty isty ysty aty owaty liwy isko ica iczka eczka eczko uszka "
    "uś usia ść anie enie cie ować ać eć ić yć nąć arnia alnia ownia nia nica iciel yciel ciel acz aczka ak "
    "ok or izm yzm acja ina yna iec ec eniec ownik owicz ewicz owski ewski an anin anka ajstwo stwo ctwo "
    "ostwo i y a e o ie ia io ant antka yczka yna ielnia elnia iarnia iarz"
).split()
SUFFIXES: Final = frozenset(PLAIN_SUFFIXES) | {suffix[1:] for suffix in PLAIN_SUFFIXES if suffix[0] in "ie"} - {""}
JOINTS: Final = ("", "i", "n", "k", "ow", "ar", "cz", "ń", "ż", "ew", "icz", "ecz", "el", "owa")
PREFIXES: Final = (
    "po",
    "za",
    "na",
    "wy",
    "prze",
    "przy",
    "roz",
    "od",
    "do",
    "u",
    "ob",
    "pod",
    "nie",
    "bez",
    "w",
    "z",
    "s",
)
SHORTEST: Final = 3


@cache
def morfeusz() -> morfeusz2.Morfeusz:
    """The analyser, loaded once."""
    return morfeusz2.Morfeusz()


@cache
def lemmas_of(word: str) -> frozenset[str]:
    """The lemmas that a word may belong to; only the word itself if it is one of them or unknown."""
    found = frozenset(one[2][1].split(":")[0].lower() for one in morfeusz().analyse(word))
    return frozenset({word}) if word in found or not found else found


@cache
def forms_of(word: str) -> frozenset[str]:
    """All forms of a word, by its lemmas."""
    names = {one[2][1] for one in morfeusz().analyse(word)}
    own = {name for name in names if name.split(":")[0] == word} or names
    forms = {form[0].lower() for name in own for form in generated(name) if form[2].startswith(INFLECTED)}
    return frozenset({word, *(form for form in forms if form.isalpha())})


def generated(lemma: str) -> list[tuple[str, str, str]]:
    """The forms of a lemma; none if Morfeusz can't inflect it."""
    try:
        return [(form[0], form[1], form[2]) for form in morfeusz().generate(lemma)]
    except RuntimeError:
        return []


@cache
def stems_of(word: str) -> frozenset[str]:
    """The forms of a word without their endings, also with the changes of derivation."""
    found: set[str] = set()
    for form in forms_of(word):
        ending = next((one for one in ENDINGS if form.endswith(one)), "")
        found |= {form.removesuffix(ending), re.sub(f"[{VOWELS}]+$", "", form)}
    changed = {stem[: -len(old)] + new for stem in found for old, news in CHANGES if stem.endswith(old) for new in news}
    vowels = {stem.replace("ó", "o") for stem in found} | {re.sub(f"ę(?=[^{VOWELS}]+$)", "ą", stem) for stem in found}
    vowels |= {re.sub(f"ą(?=[^{VOWELS}]+$)", "ę", stem) for stem in found}
    return frozenset(stem for stem in found | changed | vowels if len(stem) >= 2)


@cache
def is_ending(rest: str) -> bool:
    """Is this an ending that makes a word from a stem?"""
    if not rest or rest in SUFFIXES:
        return True
    return any(rest.startswith(joint) and rest.removeprefix(joint) in SUFFIXES for joint in JOINTS)


@cache
def folded_sounds(word: str) -> str:
    """The word with consonants that change into each other written the same, and without soft vowels."""
    for old, new in FOLDS:
        word = word.replace(old, new)
    return word


def shared_stem(one: str, other: str) -> str:
    """A stem of one word with which the other begins, followed by a real ending; "" if there is none."""
    for inside, outside in ((one, other), (other, one)):
        for stem in sorted(stems_of(inside), key=len, reverse=True):
            for whole in (outside, *without_prefix(outside)):
                if whole.startswith(stem) and is_ending(whole.removeprefix(stem)):
                    return stem
    return ""


def without_prefix(word: str) -> list[str]:
    """The word without its prefix, for each prefix it may have."""
    return [word.removeprefix(one) for one in PREFIXES if word.startswith(one) and len(word) > len(one) + SHORTEST]


def begins_alike(one: str, other: str) -> str:
    """The letters with which both words begin, compared by sound, if they are most of the shorter word; else ""."""
    a, b = folded_sounds(one), folded_sounds(other)
    same = beginning(a, b)
    short = min(len(a), len(b))
    is_most = len(same) >= SHORTEST and (len(same) >= 0.6 * short or len(same) >= short - 1)
    return (beginning(one, other) or same) if is_most else ""


def holds(one: str, other: str) -> str:
    """The shorter word, if the longer one contains it; else ""."""
    short, long = sorted((one, other), key=len)
    return short if len(short) > SHORTEST and short in long else ""


class PolishReferee(Referee):
    """Refuses clues that surely share a root with a word, and warns of clues that may."""

    def kinship(self, part: str, word: str) -> Verdict:
        clue = self.folded(part)
        found = [self.akin(clue, piece) for piece in self.folded(word).replace("-", " ").split()]
        kind, root = max(found, key=lambda one: (FINE.kind, DOUBTFUL, REFUSED).index(one[0]))
        return FINE if kind == FINE.kind else Verdict(kind, "shares-root", word, root)

    def akin(self, clue: str, piece: str) -> tuple[str, str]:
        """The kind of verdict on two words, and the root that they share."""
        same = lemmas_of(clue) & lemmas_of(piece)
        if same:
            return REFUSED, max(same, key=len)
        stem, start = shared_stem(clue, piece), begins_alike(clue, piece)
        looks = stem or start or holds(clue, piece)
        if not looks:
            return FINE.kind, ""
        near = [table_of("pl").near(one, other) for one in lemmas_of(clue) for other in lemmas_of(piece)]
        known = [one for one in near if one is not None]
        if not known:
            return DOUBTFUL, looks
        if max(known) >= NEAR:
            return REFUSED if stem and len(stem) >= SHORTEST else DOUBTFUL, looks
        return (DOUBTFUL if max(known) >= AROUND else FINE.kind), looks
