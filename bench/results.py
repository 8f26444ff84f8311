"""The file of results, with a section for each benchmark; each run replaces its section."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

FILE = Path(__file__).parent / "results.md"
TITLE = """# Results

Each section is written by the command it names. The figures of one section were measured in one run.
"""


def machine() -> str:
    """The machine on which this is measured."""
    model = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())
    return f"{model[1] if model else platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """A Markdown table."""
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def write(section: str, command: str, body: str) -> None:
    """Put a section into the file in place of the one of the same name."""
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    text = f"## {section}\n\n`{command}`, {day}, {machine()}\n\n{body.strip()}\n"
    old = FILE.read_text() if FILE.exists() else TITLE
    parts = re.split(r"(?m)^(?=## )", old)
    kept = [part.rstrip() + "\n" for part in parts if not part.startswith(f"## {section}\n")]
    FILE.write_text("\n".join([*kept, text]))
    print(text)
