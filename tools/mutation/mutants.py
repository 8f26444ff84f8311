"""The mutants of a repository: every change of its rules under a stable name, and a sample that includes every file."""

from __future__ import annotations

import ast
import hashlib
from collections import Counter, defaultdict
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from textwrap import shorten

from mutation.changes import Change, changes_of

SOURCES = ("src/ludejo/games/*/*.py", "src/ludejo/table/*.py", "src/ludejo/server/writer.py")
LEFT_OUT = {"__init__", "shapes"}  # they contain only declarations


@dataclass(frozen=True)
class Mutant:
    """One file with one change."""

    id: str
    file: str  # from the root of the repository
    line: int
    column: int
    change: Change
    text: str  # the whole file as it is

    @property
    def folder(self) -> str:
        return str(Path(self.file).parent.relative_to("src/ludejo"))

    @property
    def old(self) -> str:
        return self.text[self.change.start : self.change.end]

    def changed(self) -> str:
        """The whole file with the fault in it."""
        return self.text[: self.change.start] + self.change.new + self.text[self.change.end :]

    def is_program(self) -> bool:
        try:
            ast.parse(self.changed())
        except SyntaxError:
            return False
        return True

    def said(self) -> str:
        """One line for people to read."""
        return f"{self.id} line {self.line}: {short(self.old)} -> {short(self.change.new)}"

    def told(self) -> dict[str, str | int]:
        """What a report says about it."""
        place: dict[str, str | int] = {"id": self.id, "file": self.file, "line": self.line, "column": self.column}
        return {**place, "kind": self.change.kind, "old": self.old, "new": self.change.new}


def short(text: str) -> str:
    return shorten(text, 60, placeholder=" …")


def files_of(repository: Path) -> list[str]:
    """The files that are changed, from the root of the repository."""
    paths = [path for pattern in SOURCES for path in repository.glob(pattern)]
    return sorted(str(path.relative_to(repository)) for path in paths if path.stem not in LEFT_OUT)


def mutants_of(repository: Path) -> list[Mutant]:
    """Every mutant of a repository, always in the same order."""
    files = files_of(repository)
    return [mutant for file in files for mutant in mutants_in(file, (repository / file).read_text())]


def mutants_in(file: str, text: str) -> list[Mutant]:
    """Every mutant of one file. Its name comes from the text around the change and not from its line number, so an
    older or a newer checkout has the same mutant under the same name."""
    lines, scopes, seen = text.splitlines(), scopes_of(text), Counter[str]()
    found: list[Mutant] = []
    for change in changes_of(text):
        line = text.count("\n", 0, change.start) + 1
        column = change.start - (text.rfind("\n", 0, change.start) + 1)
        old = text[change.start : change.end]
        key = repr((file, scopes[line], lines[line - 1].strip(), old, change.kind, change.new))
        seen[key] += 1
        digest = hashlib.sha256(f"{key}{seen[key]}".encode()).hexdigest()[:8]
        name = f"{Path(file).parent.name}/{Path(file).stem}:{digest}"
        found.append(Mutant(name, file, line, column, change, text))
    return found


def scopes_of(text: str) -> list[str]:
    """For each line (counted from 1) the classes and functions around it."""
    scopes = [""] * (text.count("\n") + 2)
    for node in ast.walk(ast.parse(text)):  # outer ones come first
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for line in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                scopes[line] += f".{node.name}"
    return scopes


def sample(mutants: list[Mutant], n: int, seed: int) -> list[Mutant]:
    """A sample of `n` mutants: from each file about its share and at least one, and from all kinds about equally many.
    Mutants are chosen in the order of their hashes, so one stays in the sample when others come or go."""
    by_file: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        by_file[mutant.file].append(mutant)
    counts = shares({file: len(those) for file, those in by_file.items()}, n)
    return [mutant for file, those in by_file.items() for mutant in first(mixed(those, seed), counts[file])]


def first(mutants: list[Mutant], n: int) -> list[Mutant]:
    """The first `n` that are valid programs."""
    return list(islice((mutant for mutant in mutants if mutant.is_program()), n))


def shares(sizes: dict[str, int], n: int) -> dict[str, int]:
    """Divide `n` among the files: first one for each, then each of the others for the file that has the fewest for its
    size."""
    counts = dict.fromkeys(sizes, 0)
    for _ in range(min(n, sum(sizes.values()))):
        open_ones = [name for name in sizes if counts[name] < sizes[name]]
        counts[min(open_ones, key=lambda name: (counts[name] > 0, counts[name] / sizes[name]))] += 1
    return counts


def mixed(mutants: list[Mutant], seed: int) -> list[Mutant]:
    """The mutants in the order of their hashes, but taking turns between the kinds, because half of all mutants are
    constants."""
    turn: Counter[str] = Counter()
    order: list[tuple[int, str, Mutant]] = []
    for mutant in sorted(mutants, key=lambda mutant: hash_of(mutant, seed)):
        turn[mutant.change.kind] += 1
        order.append((turn[mutant.change.kind], hash_of(mutant, seed), mutant))
    return [mutant for _, _, mutant in sorted(order, key=lambda entry: entry[:2])]


def hash_of(mutant: Mutant, seed: int) -> str:
    return hashlib.sha256(f"{seed}:{mutant.id}".encode()).hexdigest()
