"""Checks of this machine and this package: Python, the compiled rules, the built page, how many files may be open."""

from __future__ import annotations

import platform
import sys

from ludejo.core import bits
from ludejo.doctor.finding import Finding, look, ok, wrong
from ludejo.server import static
from ludejo.server.process_limits import files_within_reach

LEAST_PYTHON = (3, 11)
FEWEST_FILES = 256  # with fewer, a single evening can use them up
OTHER_FILES = 100  # the database, pipes to bots, the page's files
UNEVEN = 1.5  # the system doesn't distribute connections evenly among the processes


def findings(sockets: int, processes: int) -> list[Finding]:
    return [python(sys.version_info[:2]), rules(bits.__file__), page(), files(sockets, processes)]


def python(version: tuple[int, int]) -> Finding:
    if version < LEAST_PYTHON:
        return wrong("python-old", version=platform.python_version(), least=".".join(map(str, LEAST_PYTHON)))
    return ok("python-fits", version=platform.python_version())


def rules(file: str) -> Finding:
    """Are the rules compiled, or interpreted? The file of one of their modules tells."""
    return look("rules-plain") if file.endswith(".py") else ok("rules-compiled")


def page() -> Finding:
    return ok("page-built") if static.found("index.html") is not None else wrong("page-missing")


def files(sockets: int, processes: int) -> Finding:
    """Every connected device is an open file."""
    limit = files_within_reach()
    needed = round(sockets / processes * (UNEVEN if processes > 1 else 1)) + OTHER_FILES
    if limit < FEWEST_FILES:
        return wrong("files-tiny", limit=limit, needed=needed)
    if limit < needed:
        return look("files-few", limit=limit, needed=needed)
    return ok("files-enough", limit=limit, needed=needed)
