"""A copy of a package with some files changed. All other files are links, so making it takes no time."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

CACHE = "__pycache__"


def lay(package: Path, overlay: Path, changed: dict[str, str]) -> None:
    """Make `overlay` look like `package`, except for the changed files: their paths below it, and their texts."""
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
    """Link the compiled modules of a folder, except those of changed files. Python recognises a stale one only by the
    size and the second of its source, so it must never find an old one."""
    overlay.mkdir()
    for path in cache.glob("*.pyc"):
        if path.name.split(".")[0] not in changed:
            (overlay / path.name).symlink_to(path)
