"""The numbered scripts that bring an older database up to date; each kind of store has a folder of them."""

from __future__ import annotations

from importlib import resources


def scripts(kind: str) -> list[str]:
    """The scripts that lead from an empty database to today's, in order."""
    folder = resources.files("ludejo.store") / f"migrations_{kind}"
    return [script.read_text("utf-8") for script in sorted(folder.iterdir(), key=lambda script: script.name)]


def missing(kind: str, version: int) -> list[tuple[int, str]]:
    """The scripts that a database still needs, with their numbers. A newer database is refused, because its data may
    mean something else."""
    known = scripts(kind)
    if version > len(known):
        raise ValueError(f"the database is of version {version}, this program knows {len(known)}")
    return list(enumerate(known[version:], start=version + 1))
