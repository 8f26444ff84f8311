"""Minds (models of which words are near each other) from other sources than Ludejo's, to play Codenames with its bots:
no vector file, dictionary or gloss is shared.

English words get vectors from two models that Ludejo doesn't use (USE lite and WordLlama). Esperanto and Polish words
are looked up in dictionaries that Ludejo doesn't use (Apertium; Piotrowski and Saloni), and their English glosses get
vectors in the same way. `tools/words/fetch.py` fetches all of it by name from package registries, for this benchmark.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from ludejo.language.packs import pack
from ludejo.language.thesaurus import Thesaurus, thesaurus

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tools" / "words"))
HOME = Path(os.environ.get("LUDEJO_WORDS", ROOT / ".words"))  # for what was fetched
Rows = NDArray[np.float32]
MOST_GLOSSES = 3
USE = tuple(f"@energetic-ai/{name}@0.2.0" for name in ("core", "embeddings", "model-embeddings-en"))
N_CLUES = 8_000  # of Ludejo's clue words: what a spymaster may say
MARKS = re.compile(r"\([^)]*\)|^[IVX]+\.|<[^>]*>|\s\d+\.")
HEAD = re.compile(r"^(\S.*?) /([^/]*)/(?:\s*<([^>]*)>)?\s*$")


def unit(rows: NDArray[Any]) -> Rows:
    """The rows centred, without the direction that all share, each with length 1."""
    rows = rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-9)
    rows = rows - rows.mean(0)
    common = np.linalg.svd(rows, full_matrices=False)[2][:1]
    rows = rows - (rows @ common.T) @ common
    return np.asarray(rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-9), np.float32)


@cache
def sources() -> dict[str, Path]:
    """The folders with the packages of these minds."""
    from fetch import FOREIGN, all_unpacked

    found: dict[str, Path] = all_unpacked(HOME, FOREIGN)
    return found


def use_lite(texts: Sequence[str]) -> Rows:
    """Universal Sentence Encoder lite, from npm's @energetic-ai, run by node."""
    work = HOME / "use"
    if not (work / "node_modules").exists():
        work.mkdir(parents=True, exist_ok=True)
        subprocess.run(
            ["npm", "install", "--no-save", "--prefix", work, *USE], check=True, cwd=work, capture_output=True
        )
    (work / "texts.json").write_text(json.dumps(list(texts)))
    script = Path(__file__).parent / "words" / "use.mjs"
    subprocess.run(["node", script, work], check=True, cwd=work)
    return np.fromfile(work / "rows.f32", np.float32).reshape(len(texts), -1)


def word_llama(texts: Sequence[str]) -> Rows:
    """WordLlama's 256 dimensions, read without its own loader, which would download the tokenizer from a hub."""
    from safetensors.numpy import load_file
    from tokenizers import Tokenizer

    found = find_spec("wordllama")  # not imported, because it would need more than its weights
    assert found is not None
    assert found.submodule_search_locations is not None
    folder = Path(found.submodule_search_locations[0])
    weights = next(iter(load_file(folder / "weights" / "l2_supercat_256.safetensors").values())).astype(np.float32)
    tokenizer = Tokenizer.from_file(str(folder / "tokenizers" / "l2_supercat_tokenizer_config.json"))
    return np.array([weights[one.ids].mean(0) for one in tokenizer.encode_batch(list(texts), add_special_tokens=False)])


def kept(make: Callable[[Sequence[str]], Rows], texts: Sequence[str]) -> Rows:
    """The vectors that a model gives, stored for the next time."""
    file = HOME / f"{make.__name__}-{hashlib.sha256(repr(texts).encode()).hexdigest()[:16]}.npy"
    if not file.exists():
        np.save(file, make(texts))
    return np.asarray(np.load(file), np.float32)


def felt(texts: Sequence[str]) -> Rows:
    """The vectors of both models, side by side."""
    return np.hstack([unit(kept(use_lite, texts)), unit(kept(word_llama, texts))])


def vocabulary(language: str) -> list[str]:
    """All words that may be clues or cards."""
    return list(dict.fromkeys([*thesaurus(language).clues(N_CLUES), *pack(language), *listed(language)]))


def listed(language: str) -> tuple[str, ...]:
    """The nouns with which the goal was set, for boards that can be compared with others' figures."""
    lines = (Path(__file__).parent / "words/nouns.txt").read_text().splitlines() if language == "en" else []
    return tuple(line for line in lines if not line.startswith("#"))


def apertium(words: Sequence[str]) -> dict[str, list[str]]:
    """Esperanto words in English, by Apertium's dictionary."""
    tools, data = sources()["lttoolbox"], sources()["apertium-eo-en"] / "usr/share/apertium/apertium-eo-en"
    env = {**os.environ, "LD_LIBRARY_PATH": str(sources()["liblttoolbox3"] / "usr/lib/x86_64-linux-gnu")}
    asked = "\n".join(f"^{word}<{part}>$" for word in words for part in part_of(word))
    command = [str(tools / "usr/bin/lt-proc"), "-b", str(data / "eo-en.autobil.bin")]
    said = subprocess.run(command, input=asked, capture_output=True, text=True, check=True, env=env).stdout
    found: dict[str, list[str]] = defaultdict(list)
    for word, meanings in re.findall(r"\^([^</]+)<[^/]*/([^$]*)\$", said):
        found[word] += [one.split("<")[0] for one in meanings.split("/") if not one.startswith("@")]
    return {word: list(dict.fromkeys(meanings)) for word, meanings in found.items()}


def part_of(word: str) -> tuple[str, ...]:
    """The marks that Apertium uses for such a word."""
    return ("n", "n><m", "n><f", "n><mf") if word.endswith(("o", "oj")) else ("adj",)


def saloni(words: Sequence[str]) -> dict[str, list[str]]:
    """Polish words in English, by the English-Polish dictionary of Piotrowski and Saloni read backwards."""
    file = sources()["dict-freedict-eng-pol"] / "usr/share/dictd/freedict-eng-pol.dict.dz"
    found: dict[str, list[str]] = defaultdict(list)
    head, wanted = "", set(words)
    for line in gzip.decompress(file.read_bytes()).decode().splitlines():
        match = HEAD.match(line)
        if match:
            head = match[1]
        for one in re.split("[,;]", MARKS.sub("", line)) if head and not match else ():
            if one.strip() in wanted:
                found[one.strip()].append(head)
    return dict(found)


@final
class ForeignMind(Thesaurus):
    """Knows the words of a language by its own sources; a word it doesn't know is equally near to all words."""

    def __init__(self, language: str) -> None:
        words = vocabulary(language)
        glosses = {word: [word] for word in words} if language == "en" else foreign(language, words)
        texts = sorted({gloss for known in glosses.values() for gloss in known[:MOST_GLOSSES]})
        rows = dict(zip(texts, felt(texts), strict=True))
        self.rows = {
            word: added([rows[one] for one in known[:MOST_GLOSSES]]) for word, known in glosses.items() if known
        }
        known = [self.rows[word] for word in words if word in self.rows]
        self.usual = np.array(known, np.float32)
        self.nothing = np.zeros(self.usual.shape[1], np.float32)
        self.spreads: dict[str, tuple[float, float]] = {}  # by word on a card

    def spread(self, word: str) -> tuple[float, float]:
        """How near clues usually are to a word, and how much that differs."""
        if word not in self.spreads:
            near = self.usual @ self.rows.get(word, self.nothing)
            self.spreads[word] = float(near.mean()), max(float(near.std()), 1e-6)
        return self.spreads[word]

    def nearness(self, clue: str, words: Sequence[str]) -> Rows:
        row = self.rows.get(clue)
        if row is None:
            return np.zeros(len(words), np.float32)
        near = [float(self.rows.get(word, self.nothing) @ row) for word in words]
        spreads = [self.spread(word) for word in words]
        return np.array([(one - mean) / wide for one, (mean, wide) in zip(near, spreads, strict=True)], np.float32)

    def matrix(self, n_clues: int, words: Sequence[str]) -> Rows:
        raise NotImplementedError("it guesses, and never spies")

    def minds(self, n_clues: int, words: Sequence[str]) -> list[Rows]:
        raise NotImplementedError("it guesses, and never spies")

    def clues(self, n_clues: int) -> list[str]:
        raise NotImplementedError("it guesses, and never spies")


def foreign(language: str, words: Sequence[str]) -> dict[str, list[str]]:
    """English glosses from sources that Ludejo does not use."""
    return apertium(words) if language == "eo" else saloni(words)


def added(rows: list[Rows]) -> Rows:
    """The sum of the vectors, in which the first gloss counts most."""
    total = sum(row * 0.7**n for n, row in enumerate(rows))
    return np.asarray(total / np.linalg.norm(total), np.float32)


@cache
def mind(language: str) -> ForeignMind:
    """The mind of a language; made once."""
    return ForeignMind(language)
