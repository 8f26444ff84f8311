"""The finite clue list for learning programs: 100 common words that are near to as many cards as possible.

It reads the tables that `build.py` wrote, and writes `*-list.txt` into the same folder."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "src/ludejo/language/data"
PACKS = ROOT / "src/ludejo/games/codenames/packs"
LANGUAGES = ("en", "eo", "pl")
N_LISTED = 100
N_CLUES = 3_000
ALIKE = 4  # letters: a clue that begins like a card is often related to it


def lines(file: Path) -> list[str]:
    return [line for line in file.read_text().splitlines() if line and not line.startswith("#")]


def cards(language: str) -> list[str]:
    column = LANGUAGES.index(language)
    return [line.split("\t")[column] for line in lines(PACKS / "aligned.tsv")] + lines(PACKS / f"{language}.txt")


def chosen(clues: list[str], words: list[str], near: np.ndarray) -> list[str]:
    """Choose, again and again, the clue that adds most. A card counts less with every clue that reaches it."""
    kin = np.array([[clue[:ALIKE] == word[:ALIKE] for word in words] for clue in clues])
    reach = np.where(kin, 0, np.clip(near - 2, 0, 3))
    weight, found = np.ones(len(words)), []
    for _ in range(N_LISTED):
        best = int((reach @ weight).argmax())
        found.append(clues[best])
        weight *= 1 - 0.2 * reach[best]
        reach[best] = 0
    return found


def main() -> None:
    dims = json.loads((DATA / "tables.json").read_text())["dims"]
    for language in LANGUAGES:
        words = (DATA / f"{language}.txt").read_text().splitlines()
        rows = np.fromfile(DATA / f"{language}.i8", np.int8).reshape(len(words), dims).astype(np.float32)
        rows /= np.linalg.norm(rows, axis=1, keepdims=True)
        place = {word: n for n, word in enumerate(words)}
        known = [word for word in cards(language) if word in place]
        cosine = rows[:N_CLUES] @ rows[[place[word] for word in known]].T
        near = (cosine - cosine.mean(0)) / cosine.std(0)
        (DATA / f"{language}-list.txt").write_text("\n".join(chosen(words[:N_CLUES], known, near)) + "\n")


if __name__ == "__main__":
    main()
