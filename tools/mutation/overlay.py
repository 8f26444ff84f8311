"""A package with some files changed: links to everything else, so that making it takes no time."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

CACHE = "__pycache__"


def lay(package: Path, overlay: Path, changed: dict[str, str]) -> None:
    """Make `overlay` look like `package`, but for these files: their paths below it, and their texts."""
    overlay.mkdir()
    inside: dict[str, dict[str, str]] = defaultdict(dict)
    for file, text in changed.items():
        first, _, rest = file.partition("/")
        inside[first][rest] = text
    for path in package.iterdir():
        if path.name not in inside and path.name != CACHE:
            (overlay / path.name).symlink_to(path)
    for name, texts in inside.items():
        if "" in texts:
            (overlay / name).write_text(texts[""])
        else:
            lay(package / name, overlay / name, texts)
    lay_cache(package / CACHE, overlay / CACHE, {Path(name).stem for name in inside})


def lay_cache(cache: Path, overlay: Path, changed: set[str]) -> None:
    """Compiled modules of the folder, without those of changed files. Python knows a stale one by size and second of
    its source alone, so an old one must never be in sight."""
    overlay.mkdir()
    for path in cache.glob("*.pyc"):
        if path.name.split(".")[0] not in changed:
            (overlay / path.name).symlink_to(path)
