"""The referee of clues: what can be judged without a dictionary, and the interface of referees that have one.

The server asks `Referee.judge` about each clue, and stores the verdict with the move. Form (CN-4) and visible words
(CN-5) are judged here; a referee that knows a language overrides `kinship` (CN-19), and `folded` if its letters need
it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import mypyc_attr

from ludejo.core.characters import is_hidden
from ludejo.core.refusal import ILLEGAL, Arg, Refusal
from ludejo.games.codenames.wordlists import from_x_system, key_of

FINE_KIND: Final = "fine"
DOUBTFUL: Final = "doubtful"
REFUSED: Final = "refused"
KINDS: Final[tuple[str, ...]] = (FINE_KIND, DOUBTFUL, REFUSED)
# why a referee refuses or doubts, and the rule behind it
GROUNDS: Final[dict[str, str]] = {
    "not-a-word": "CN-4",
    "not-one-word": "CN-4",
    "is-visible": "CN-5",
    "shares-root": "CN-19",
}
BETWEEN: Final = ":"  # never part of a word
APOSTROPHES: Final = "'’"  # noqa: RUF001  people type either
JOINTS: Final = " -"


@final
class Verdict:
    """What a referee says: fine, doubtful or refused; the ground, the word on the table, the root both share."""

    def __init__(self, kind: str, ground: str = "", word: str = "", root: str = "") -> None:
        self.kind = kind
        self.ground = ground
        self.word = word
        self.root = root

    def written(self) -> str:
        """As the log has it: `fine`, `refused:is-visible:moon`, `doubtful:shares-root:moonlight:moon`."""
        return BETWEEN.join([self.kind, self.ground, self.word, self.root]).rstrip(BETWEEN)

    def refusal(self) -> Refusal | None:
        """The answer to the spymaster; None unless the clue is refused."""
        if self.kind != REFUSED:
            return None
        args: dict[str, Arg] = {}
        if self.word:
            args["word"] = self.word
        if self.root:
            args["root"] = self.root
        return Refusal(ILLEGAL, self.ground, GROUNDS[self.ground], args)

    def __repr__(self) -> str:
        return self.written()


FINE: Final = Verdict(FINE_KIND)


def read_verdict(written: str) -> Verdict | None:
    """The verdict that was written so; "" (nobody judged) is fine. None if no referee writes this."""
    if not written:
        return FINE
    kind, *rest = written.split(BETWEEN)
    ground, word, root = [*rest, "", "", ""][:3]
    found = Verdict(kind, ground, word, root)
    known = kind in KINDS and (ground in GROUNDS) == (kind != FINE_KIND) and is_complete(found)
    return found if known and found.written() == written else None


def is_complete(verdict: Verdict) -> bool:
    """Does it have the word and the root that its sentence needs, and no others?"""
    if verdict.ground == "shares-root":
        return bool(verdict.word and verdict.root)
    if verdict.ground == "is-visible":
        return bool(verdict.word)
    return not verdict.word and not verdict.root


def parts_of(clue: str) -> list[str]:
    """The words of a clue, which blanks and hyphens separate (CN-4)."""
    for joint in JOINTS:
        clue = clue.replace(joint, " ")
    return clue.split()


def is_word(part: str) -> bool:
    """Is this letters or digits, with apostrophes or points only inside? `O'Neill`, `8`, `Ph.D`."""
    if not part or not part[0].isalnum() or not part[-1].isalnum():
        return False
    return all(is_seen(letter) or letter in APOSTROPHES or letter == "." for letter in part)


def is_seen(letter: str) -> bool:
    """Is this a visible letter or digit? A clue with invisible letters of Unicode could carry a secret message."""
    return letter.isalnum() and not is_hidden(letter)


def judge_form(clue: str, several: bool) -> Verdict:
    """CN-4: a clue is exactly one word of letters, or several where CN-22, CN-23 or CN-24 is played."""
    composed = unicodedata.normalize("NFC", clue)
    parts = parts_of(composed)
    if not parts or not all(is_word(part) for part in parts):
        return Verdict(REFUSED, "not-a-word")
    if not several and composed != parts[0]:
        return Verdict(REFUSED, "not-one-word")
    return FINE


def worse(first: Verdict, second: Verdict) -> Verdict:
    """The worse of two verdicts; the first if they are of one kind."""
    if first.kind == FINE_KIND or (second.kind == REFUSED and first.kind != REFUSED):
        return second
    return first


@mypyc_attr(allow_interpreted_subclasses=True)
class Referee:
    """Judges clues by form and by the words that lie open; knows no language."""

    def __init__(self, several: bool = False) -> None:
        self.several = several

    def judge(self, clue: str, visible: Sequence[str]) -> Verdict:
        """The verdict on this clue while these words are uncovered: the worst one, and of equal ones the first."""
        form = judge_form(clue, self.several)
        if form.kind == REFUSED:
            return form
        worst = FINE
        for word in visible:
            worst = worse(worst, self.compare(clue, word))
            if worst.kind == REFUSED:
                break
        return worst

    def compare(self, clue: str, word: str) -> Verdict:
        """Compare with one visible word: CN-5 and CN-19 hold for the clue, and for each of its words (CN-4)."""
        parts = parts_of(clue)
        key = key_of(word)
        if key_of(clue) == key or key in [key_of(part) for part in parts]:
            return Verdict(REFUSED, "is-visible", word)
        worst = FINE
        for part in parts:
            worst = worse(worst, self.kinship(part, word))
            if worst.kind == REFUSED:
                break
        return worst

    def folded(self, word: str) -> str:
        """A word as `kinship` reads it: case and ways of writing a letter don't matter."""
        return unicodedata.normalize("NFC", word).casefold()

    def kinship(self, part: str, word: str) -> Verdict:
        """CN-19: is a word of the clue related to a visible word? This referee can't know."""
        return FINE


@mypyc_attr(allow_interpreted_subclasses=True)
class EsperantoForm(Referee):
    """The same for Esperanto, whose accents may be written in the x-system (CN-4)."""

    def folded(self, word: str) -> str:
        return from_x_system(super().folded(word))


def referee_for(language: str, several: bool) -> Referee:
    """The referee of a table's language that needs no dictionary."""
    if language == "eo":
        return EsperantoForm(several)
    return Referee(several)
