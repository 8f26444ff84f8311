"""Puts Esperanto and Polish words into the English vector space, by their glosses."""

from __future__ import annotations

import gzip
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from english import Matrix, unit
from lemminflect import getAllLemmas
from literumilo import __file__ as literumilo_file
from literumilo import check_word, x_to_accent
from wordfreq import word_frequency

HEAD = re.compile(r"^(\S.*?) /([^/]*)/(?:\s*<([^>]*)>)?\s*$")
PLAIN_HEAD = re.compile(r"^(\S.*?) <([a-z, ]+)>\s*$")
REMARK = re.compile(r"\[[^\]]*\]|\([^)]*\)|<[^>]*>|\{[^}]*\}")
STOP = set(
    "a an the to of in on at for from with by and or be is are as that which one "
    "someone something sb sth who etc esp very not no into out up off it its".split()
)
ESPERANTO = re.compile("[abcĉdefgĝhĥijĵklmnoprsŝtuŭvz]{3,}")
MOST_GLOSSES = 4
OWN = 0.65  # weight of an Esperanto word's own glosses; the rest comes from all words with its roots
AFFIXES = set(
    "aĉ ad aĵ an ar ĉj ebl ec eg ej ek em end er estr et id ig iĝ il in ind ing ism ist nj obl on op uj ul um "
    "bo dis eks fi ge mal mis pra re ne sen ant int ont at it ot o a e i j n as is os us u".split()
)
Glosses = dict[str, list[str]]


def entries(file: Path, head_without_sound: bool) -> Iterator[tuple[str, str, list[str]]]:
    """Headword, part of speech and lines of each entry of a FreeDict dictionary."""
    head, part, lines = "", "", []
    for line in gzip.decompress(file.read_bytes()).decode().splitlines():
        found = HEAD.match(line)
        plain = PLAIN_HEAD.match(line) if head_without_sound and not found else None
        if found or plain:
            if head:
                yield head, part, lines
            head, part, lines = (found[1], found[3] or "", []) if found else (plain[1], plain[2], [])
        elif head:
            lines.append(line.strip())
    yield head, part, lines


def esperanto(file: Path) -> Glosses:
    """The glosses of ESPDIC, where commas separate them."""
    found: Glosses = {}
    for word, _, lines in entries(file, False):
        if ESPERANTO.fullmatch(word) and word[-1] in "oaie":
            found.setdefault(word, []).extend(gloss.strip() for gloss in " ".join(lines).split(",") if gloss.strip())
    return found


def polish(file: Path) -> tuple[Glosses, set[str]]:
    """The glosses of WikDict, and which words are nouns. The first line of a sense has glosses, others have
    definitions."""
    found: Glosses = {}
    nouns: set[str] = set()
    for word, part, lines in entries(file, True):
        if " " in word or not word.islower() or not word.isalpha():
            continue
        for n, line in enumerate(lines):
            numbered = re.match(r"^\d+\.\s+(?!\()(.*)$", line)
            if n == 0 or numbered:
                text = numbered[1] if numbered else line
                found.setdefault(word, []).extend(one.strip() for one in re.split("[,;]", text) if one.strip())
        if part.startswith("n"):
            nouns.add(word)
    return found, nouns


class English:
    """The vector space of English words, in which the glosses are placed."""

    def __init__(self, words: list[str], rows: Matrix) -> None:
        self.place = {word: n for n, word in enumerate(words)}
        self.rows = rows

    def row(self, token: str) -> Matrix | None:
        """The vector of a word, or of its lemma."""
        for word in (token, *(lemma for lemmas in getAllLemmas(token).values() for lemma in lemmas)):
            if word in self.place:
                return self.rows[self.place[word]]
        return None

    def phrase(self, tokens: list[str]) -> Matrix | None:
        """The vector of a phrase, in which rare words have more weight."""
        known = [(self.row(token), 1e-3 / (1e-3 + word_frequency(token, "en"))) for token in tokens]
        parts = [row * weight for row, weight in known if row is not None]
        total = sum(parts) if parts else None
        return None if total is None or np.linalg.norm(total) < 1e-6 else total / np.linalg.norm(total)

    def of(self, glosses: list[str]) -> Matrix | None:
        """The vector of the first glosses; single words and earlier glosses have more weight."""
        found: list[Matrix] = []
        seen: set[str] = set()
        for gloss in glosses:
            text = re.sub("^to ", "", REMARK.sub(" ", gloss.lower()))
            tokens = [token for token in re.findall("[a-z]+", text) if token not in STOP]
            row = self.phrase(tokens) if tokens and " ".join(tokens) not in seen else None
            seen.add(" ".join(tokens))
            if row is not None and len(found) < MOST_GLOSSES:
                found.append(row * (1.0 if len(tokens) == 1 else 0.6) * 0.8 ** len(found))
        total = sum(found) if found else None
        return None if total is None or np.linalg.norm(total) < 1e-6 else total / np.linalg.norm(total)


def placed(glosses: Glosses, english: English) -> tuple[list[str], Matrix]:
    """The words whose glosses are known, with their vectors."""
    rows = {word: english.of(texts) for word, texts in glosses.items()}
    known = [word for word, row in rows.items() if row is not None]
    return known, unit(np.array([rows[word] for word in known], np.float32))


def rarities() -> dict[str, int]:
    """How rare each morpheme is, from 0 to 4, by literumilo's list."""
    found: dict[str, int] = {}
    for line in (Path(literumilo_file).parent / "data" / "vortaro.tsv").read_text().splitlines():
        if not line.startswith("#"):
            fields = line.split("\t")
            morpheme = x_to_accent(fields[0]).lower()
            found[morpheme] = min(int(fields[7]), found.get(morpheme, 9))
    return found


def split(word: str) -> list[str]:
    """The morphemes of an Esperanto word; an empty list if literumilo doesn't know it."""
    found = check_word(word)
    return [part for part in found.word.lower().split(".") if part] if found.valid else []


def with_families(words: list[str], rows: Matrix) -> Matrix:
    """Move Esperanto words towards the mean of all words with the same roots, because glosses are noisy and roots are
    not."""
    roots = {word: [part for part in split(word) if part not in AFFIXES] for word in words}
    family: dict[str, list[Matrix]] = defaultdict(list)
    for word, row in zip(words, rows, strict=True):
        for root in roots[word]:
            family[root].append(row / len(roots[word]))
    middle = {root: sum(found) / np.linalg.norm(sum(found)) for root, found in family.items()}
    mixed = rows.copy()
    for n, word in enumerate(words):
        if roots[word] and all(len(family[root]) >= 3 for root in roots[word]):
            pull = sum(middle[root] for root in roots[word])
            mixed[n] = OWN * rows[n] + (1 - OWN) * pull / np.linalg.norm(pull)
    return unit(mixed)
