"""What the system grants this process: descriptors and memory. Windows has no such limits, and no module for them."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Any

resource: Any = None
with suppress(ImportError):  # Windows
    import resource

MOST_FILES = 65_536  # more than one process can serve
UNLIMITED_FILES = sys.maxsize


def files_granted() -> tuple[int, int]:
    """The soft limit, and the hard one, up to which a process may raise it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return int(soft), int(hard)


def files_within_reach() -> int:
    """How many descriptors a server has once it has raised its limit."""
    if resource is None:
        return UNLIMITED_FILES
    soft, hard = files_granted()
    if soft == resource.RLIM_INFINITY:
        return UNLIMITED_FILES
    return max(soft, MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES))


def raise_files() -> int:
    """Raise the limit to as many descriptors as the system allows, because every device needs one; returns how many."""
    wanted = files_within_reach()
    if resource is None or wanted == UNLIMITED_FILES:
        return wanted
    soft, hard = files_granted()
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (ValueError, OSError):  # macOS promises more than it gives
        return soft
    return wanted


def peak_kilobytes() -> int:
    """Most memory ever used; 0 where the system does not say."""
    if resource is None:
        return 0
    peak = int(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    return peak // 1024 if sys.platform == "darwin" else peak  # macOS counts in bytes
