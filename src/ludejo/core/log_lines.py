"""What the server's log may say of a fault of our own."""

from __future__ import annotations

import re
import traceback


def file_of(frame: traceback.FrameSummary) -> str:
    return re.split(r"[\\/]", frame.filename)[-1]


def where(error: BaseException) -> str:
    """Its kind and where it was raised; never its text, which may hold somebody's name or cards."""
    frames = traceback.extract_tb(error.__traceback__)
    way = [f"{file_of(frame)}:{frame.lineno}" for frame in frames]
    return f"{type(error).__name__} at {' > '.join(way)}"
