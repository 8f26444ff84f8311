"""What the server's log may say about an error in our own code."""

from __future__ import annotations

import re
import traceback
from typing import Final

MOST_FRAMES: Final = 20  # endless recursion has a thousand


def file_of(frame: traceback.FrameSummary) -> str:
    return re.split(r"[\\/]", frame.filename)[-1]


def where(error: BaseException) -> str:
    """The type of an error and where it was raised; never its text, which may contain a name or cards."""
    frames = traceback.extract_tb(error.__traceback__)[-MOST_FRAMES:]
    way = [f"{file_of(frame)}:{frame.lineno}" for frame in frames]
    return f"{type(error).__name__} at {' > '.join(way)}"
