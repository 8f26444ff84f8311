"""Reads WordNet's data files: the words of each synset, its relations and its gloss."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PARTS = {"n": "noun", "v": "verb", "a": "adj", "s": "adj", "r": "adv"}
DERIVED = ("+", "\\")  # derivationally related, pertains to


class Relation(NamedTuple):
    """A pointer: its sign, the synset that it points to, and the two words that it relates (0: all of them)."""

    sign: str
    synset: tuple[str, str]
    source: int
    target: int


class Synset(NamedTuple):
    """Words with one meaning, as WordNet writes them: names have capitals, phrases have underscores."""

    part: str
    words: tuple[str, ...]
    relations: tuple[Relation, ...]
    gloss: str


def read(folder: Path) -> dict[tuple[str, str], Synset]:
    """All synsets by part of speech and offset."""
    return dict(entry for part in ("noun", "verb", "adj", "adv") for entry in read_part(folder / f"data.{part}", part))


def read_part(file: Path, part: str) -> Iterator[tuple[tuple[str, str], Synset]]:
    for line in file.read_text().splitlines():
        if not line.startswith("  "):
            head, _, gloss = line.partition("|")
            fields = head.split()
            n_words = int(fields[3], 16)
            words = tuple(fields[4 + 2 * n].split("(")[0] for n in range(n_words))
            relations = tuple(relations_of(fields[4 + 2 * n_words :]))
            yield (part, fields[0]), Synset(part, words, relations, gloss.strip())


def relations_of(fields: list[str]) -> Iterator[Relation]:
    for n in range(int(fields[0])):
        sign, offset, part, ends = fields[1 + 4 * n : 5 + 4 * n]
        yield Relation(sign, (PARTS[part], offset), int(ends[:2], 16), int(ends[2:], 16))


def derived(synsets: dict[tuple[str, str], Synset]) -> set[tuple[str, str]]:
    """Pairs of single words of which one is derived from the other, in alphabetical order."""
    found = set()
    for synset in synsets.values():
        for relation in synset.relations:
            if relation.sign in DERIVED and relation.source and relation.target:
                one = synset.words[relation.source - 1].lower()
                other = synsets[relation.synset].words[relation.target - 1].lower()
                if one != other and one.isalpha() and other.isalpha():
                    found.add((min(one, other), max(one, other)))
    return found
