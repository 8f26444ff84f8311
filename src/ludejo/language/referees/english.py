"""The referee of English: the same lemma, WordNet's derivations, compounds and endings (CN-19).

English has no list of roots. Words that a dictionary calls related are refused. Words that only look related are
refused if their meanings are near; else the referee warns of them or lets them pass.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Final

import snowballstemmer
from lemminflect import getAllLemmas

from ludejo.games.codenames.referee import DOUBTFUL, FINE, REFUSED, Referee, Verdict
from ludejo.language.vectors import FOLDER, table_of

NEAR: Final = 0.3  # so near in meaning, words that look related are related
AROUND: Final = 0.12  # so near in meaning, they may be related
SHORTEST: Final = 3  # letters of a word that is hardly inside another by chance
ALIKE: Final = 4  # letters with which two words must both begin to be compared further
SUFFIXES: Final = frozenset(
    "s es y ie ies er ers en ing ings ed ly dom ship ness less ful fully ist ists ic ics ical ian ish or ors "
    "al ous ity ty age able ible ive ment ments hood ery ry ette let ling ster ance ence ant ent ate ation "
    "ion ism ise ize fy ify some like ward wards wise man men woman th ee eer ess esque oid ular ary".split()
)
# words related by a vowel change or by history, which neither WordNet nor an ending shows
STRONG: Final = (
    ("deep", "depth"), ("long", "length"), ("strong", "strength"), ("wide", "width"), ("broad", "breadth"),
    ("high", "height"),
    ("warm", "warmth"), ("young", "youth"), ("choose", "choice"), ("song", "sing"), ("life", "live"),
    ("speak", "speech"),
    ("blood", "bleed"), ("food", "feed"), ("tale", "tell"), ("gift", "give"), ("sale", "sell"), ("bath", "bathe"),
    ("breath", "breathe"), ("cloth", "clothe"), ("glass", "glaze"), ("gold", "gild"), ("knot", "knit"),
    ("shot", "shoot"),
    ("seat", "sit"), ("thief", "theft"), ("proof", "prove"), ("flight", "fly"), ("weight", "weigh"), ("sight", "see"),
    ("nose", "nasal"), ("tooth", "dental"), ("web", "weave"), ("drip", "drop"), ("louse", "lousy"), ("loss", "lose"),
    ("death", "die"), ("birth", "bear"), ("draught", "draw"), ("drift", "drive"), ("growth", "grow"),
    ("shade", "shadow"),
)  # fmt: skip
STEMMER: Final = snowballstemmer.stemmer("english")


@cache
def derivations() -> dict[str, frozenset[str]]:
    """For each word, the words that WordNet (or the list above) derives from it, or it from them."""
    found: dict[str, set[str]] = defaultdict(set)
    lines = (FOLDER / "derived.tsv").read_text("utf-8").splitlines()
    for one, other in (*(line.split("\t") for line in lines), *STRONG):
        found[one].add(other)
        found[other].add(one)
    return {word: frozenset(others) for word, others in found.items()}


@cache
def lemmas_of(word: str) -> frozenset[str]:
    """The word and its plain forms."""
    return frozenset({word, *(lemma.lower() for lemmas in getAllLemmas(word).values() for lemma in lemmas)})


@cache
def stem_of(word: str) -> str:
    """The stem of a word, by Snowball."""
    return str(STEMMER.stemWord(word))


def steps_between(one: str, other: str) -> bool:
    """Are both words related to a third one, and do they begin alike? act, actor, actress."""
    near, far = derivations().get(one, frozenset()), derivations().get(other, frozenset())
    return bool(near & far) and len(beginning(one, other)) >= SHORTEST - 1


def is_known(word: str) -> bool:
    """Is it a word of its own?"""
    return len(word) >= SHORTEST and (word in table_of("en").place or word in derivations())


def beginning(one: str, other: str) -> str:
    """The letters with which both words begin."""
    n = 0
    while n < min(len(one), len(other)) and one[n] == other[n]:
        n += 1
    return one[:n]


class EnglishReferee(Referee):
    """Refuses clues that surely share a root with a word, and warns of clues that may."""

    def kinship(self, part: str, word: str) -> Verdict:
        clue = self.folded(part)
        found = [self.akin(clue, piece) for piece in self.folded(word).replace("-", " ").split()]
        kind, root = max(found, key=lambda one: (FINE.kind, DOUBTFUL, REFUSED).index(one[0]))
        return FINE if kind == FINE.kind else Verdict(kind, "shares-root", word, root)

    def akin(self, clue: str, piece: str) -> tuple[str, str]:
        """The kind of verdict on two words, and the root that they share."""
        mine, theirs = lemmas_of(clue), lemmas_of(piece)
        if mine & theirs:
            return REFUSED, max(mine & theirs, key=len)
        if any(other in theirs for one in mine for other in derivations().get(one, ())):
            return REFUSED, self.root(clue, piece)
        near = max((table_of("en").near(one, other) or -1.0) for one in mine for other in theirs)
        unsure = any(not one & table_of("en").place.keys() for one in (mine, theirs))
        if any(steps_between(one, other) for one in mine for other in theirs):
            return REFUSED if near >= AROUND else DOUBTFUL, self.root(clue, piece)
        if self.looks_akin(clue, piece):
            kind = REFUSED if near >= NEAR else DOUBTFUL if near >= AROUND or unsure else FINE.kind
            return kind, self.root(clue, piece)
        if self.begins_alike(clue, piece, near):
            return DOUBTFUL, self.root(clue, piece)
        return FINE.kind, ""

    def root(self, clue: str, piece: str) -> str:
        """The letters to show as the shared root."""
        short, long = sorted((clue, piece), key=len)
        return short if short in long else beginning(clue, piece) or short

    def looks_akin(self, clue: str, piece: str) -> bool:
        """Is one the other with an ending, or joined to another word? Or do they differ only in their endings?"""
        if stem_of(clue) == stem_of(piece):
            return True
        short, long = sorted((clue, piece), key=len)
        if len(short) < SHORTEST:
            return False
        rests = [long.removeprefix(stem) for stem in stems_of(short) if long.startswith(stem)]
        if any(rest in SUFFIXES or is_known(rest) for rest in rests):
            return True
        return long.endswith(short) and is_known(long.removesuffix(short))

    def begins_alike(self, clue: str, piece: str, near: float) -> bool:
        """Are they near in meaning, and the same at the start except for an ending? electron and electric are, floral
        and flower are not."""
        same = len(beginning(clue, piece))
        return near >= NEAR and same >= ALIKE and same >= min(len(clue), len(piece)) - 2


def stems_of(word: str) -> list[str]:
    """The word as it may stand before an ending: bake, bak; sun, sunn; icy, ici."""
    found = [word]
    if word.endswith("e") and len(word) > SHORTEST:
        found.append(word[:-1])
    elif word.endswith("y") and len(word) > SHORTEST:
        found += [word[:-1] + "i", word[:-1]]
    elif len(word) >= SHORTEST and word[-1] not in "aeiouwxy":
        found.append(word + word[-1])
    return found
