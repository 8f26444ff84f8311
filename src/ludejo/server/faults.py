"""Faults of our own that must not stop everything else: what may be said of them in the log."""

from __future__ import annotations

import traceback
from pathlib import Path


def where(error: BaseException) -> str:
    """Its kind and the way to it; never its words, for they may be somebody's name or cards."""
    way = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)]
    return f"{type(error).__name__} at {' > '.join(way)}"
