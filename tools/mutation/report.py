"""The report of a run: a table for people, JSON for the next run."""

from __future__ import annotations

import json
from pathlib import Path

from mutation.trial import Verdict


def written(verdicts: list[Verdict]) -> str:
    """Every mutant and its result, as JSON."""
    ordered = sorted(verdicts, key=lambda verdict: (verdict.mutant.file, verdict.mutant.line, verdict.mutant.id))
    return json.dumps([told(verdict) for verdict in ordered], indent=1) + "\n"


def told(verdict: Verdict) -> dict[str, str | int | float]:
    by = verdict.killed_by
    return {**verdict.mutant.told(), "survived": not by, "by": by, "seconds": verdict.seconds}


def read_ids(path: Path, survivors: bool) -> set[str]:
    """The mutants in the report of an earlier run: all of them, or those that survived."""
    return {row["id"] for row in json.loads(path.read_text()) if row["survived"] or not survivors}


def table(verdicts: list[Verdict]) -> str:
    """How many mutants of each folder were killed."""
    folders = sorted({verdict.mutant.folder for verdict in verdicts})
    rows = [row(folder, [verdict for verdict in verdicts if verdict.mutant.folder == folder]) for folder in folders]
    head = f"{'folder':26}{'mutants':>8}{'killed':>8}{'survived':>10}{'score':>8}"
    return "\n".join([head, *rows, row("all", verdicts)])


def lines(verdicts: list[Verdict], killed: bool) -> str:
    """One line for each mutant that was killed, or for each that survived."""
    those = [verdict for verdict in verdicts if bool(verdict.killed_by) == killed]
    word = "killed" if killed else "survived"
    return "\n".join(sorted(f"{word}: {verdict.mutant.said()} {verdict.killed_by}".rstrip() for verdict in those))


def row(name: str, verdicts: list[Verdict]) -> str:
    killed = sum(bool(verdict.killed_by) for verdict in verdicts)
    share = killed / max(1, len(verdicts))
    return f"{name:26}{len(verdicts):8}{killed:8}{len(verdicts) - killed:10}{share:8.0%}"
