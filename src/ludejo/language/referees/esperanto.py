"""The referee of Esperanto: literumilo takes words apart, and a clue may share no root with a visible word (CN-19)."""

from __future__ import annotations

from functools import cache
from typing import Final

from literumilo import check_word

from ludejo.games.codenames.referee import DOUBTFUL, FINE, REFUSED, EsperantoForm, Verdict

# CN-19: parts of words that never count as roots
ENDINGS: Final = frozenset("o a e i j n oj aj on an en ojn ajn as is os us u".split())
PARTICIPLES: Final = frozenset("ant int ont at it ot".split())
TRUE_AFFIXES: Final = frozenset("aĉ ĉj eg et nj um ge mal".split())
# at tables with the relaxed rule, no affix counts
AFFIXES: Final = TRUE_AFFIXES | frozenset(
    "ad aĵ an ar ebl ec ej em end er estr id ig iĝ il in ind ing ism ist obl on op uj ul bo dis ek eks fi mis "
    "pra re".split()
)
WORD_ENDINGS: Final = ("ojn", "ajn", "oj", "aj", "on", "an", "en", "as", "is", "os", "us", "o", "a", "e", "i", "u")
SHORTEST: Final = 4  # letters of a stem that is hardly inside another word by chance


@cache
def parts_of(word: str) -> tuple[str, ...]:
    """The morphemes of a word; none if literumilo doesn't know it."""
    found = check_word(word)
    return tuple(part for part in found.word.lower().split(".") if part) if found.valid else ()


def stem_of(word: str) -> str:
    """A word without its grammatical ending."""
    ending = next((one for one in WORD_ENDINGS if word.endswith(one) and len(word) > len(one) + 1), "")
    return word.removesuffix(ending)


def is_root(parts: tuple[str, ...], place: int, affixes: bool) -> bool:
    """Does the morpheme at this place count as a root (CN-19)?"""
    part = parts[place]
    if place == len(parts) - 1 and place > 0 and part in ENDINGS:
        return False
    if part in PARTICIPLES or part in TRUE_AFFIXES or len(part) == 1:
        return False
    return affixes or part not in AFFIXES


@cache
def roots_of(word: str, affixes: bool) -> tuple[str, ...]:
    """All roots of a word."""
    parts = parts_of(word)
    return tuple(parts[place] for place in range(len(parts)) if is_root(parts, place, affixes))


class EsperantoReferee(EsperantoForm):
    """Refuses clues that surely share a root with a word; warns of those that look related if literumilo doesn't know
    both words."""

    def __init__(self, several: bool, affixes: bool) -> None:
        super().__init__(several)
        self.affixes = affixes

    def kinship(self, part: str, word: str) -> Verdict:
        clue = self.folded(part)
        worst = FINE
        for piece in self.folded(word).replace("-", " ").split():
            found = self.akin(clue, piece, word)
            if found.kind == REFUSED:
                return found
            if found.kind == DOUBTFUL:
                worst = found
        return worst

    def akin(self, clue: str, piece: str, word: str) -> Verdict:
        """Compare one word of the clue with one word of a card."""
        if parts_of(clue) and parts_of(piece):
            theirs = roots_of(piece, self.affixes)
            shared = next((root for root in roots_of(clue, self.affixes) if root in theirs), "")
            return Verdict(REFUSED, "shares-root", word, shared) if shared else FINE
        return self.guessed(clue, piece, word)

    def guessed(self, clue: str, piece: str, word: str) -> Verdict:
        """If the dictionary doesn't know both: the same stem is the same root. If one begins or ends with a root or the
        stem of the other, the referee warns."""
        one, other = stem_of(clue), stem_of(piece)
        if one == other:
            return Verdict(REFUSED, "shares-root", word, one)
        for inside, outside in ((clue, piece), (piece, clue)):
            for root in roots_of(inside, self.affixes) or (stem_of(inside),):
                if stem_of(outside).startswith(root) and stem_of(outside).removeprefix(root) in AFFIXES:
                    return Verdict(DOUBTFUL, "shares-root", word, root)
                if len(root) >= SHORTEST and stem_of(outside).startswith(root):
                    return Verdict(DOUBTFUL, "shares-root", word, root)
                if len(root) >= SHORTEST and stem_of(outside).endswith(root):
                    return Verdict(DOUBTFUL, "shares-root", word, root)
        return FINE
