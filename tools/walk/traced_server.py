"""A server that records which of its functions are on the stack when something important happens to a move.

    python tools/walk/traced_server.py OUT PACKAGE serve [OPTION...]

The signal SIGUSR1 starts the record, and the next one writes it to OUT. PACKAGE is the folder of the package `ludejo`.
"""

from __future__ import annotations

import json
import re
import runpy
import signal
import sys
import threading
from pathlib import Path
from types import CodeType, FrameType

# A move is decoded, judged, stored, acknowledged, made, shown and sent. The names cover older versions, too.
LANDMARKS = re.compile(
    r"Game\.read|LoveLetter\.(check|apply|view)|SqliteStore\.put_at_once|(Connection|Line)\.answer"
    r"|Socket(Transport|Plug)\.send"
)
STARTS = ("cli/", "serving.py", "__main__.py")  # what started the event loop
GAMES = re.compile(r"games/|core/")


class Recorder:
    """The functions of the package on the way to each landmark, in the order in which they are reached."""

    def __init__(self, root: str) -> None:
        self.root = root
        self.is_on = False
        self.names: dict[CodeType, tuple[str, str] | None] = {}
        self.walk: dict[tuple[str, str], None] = {}
        self.all: set[tuple[str, str]] = set()
        self.entered_again: set[str] = set()

    def name_of(self, code: CodeType) -> tuple[str, str] | None:
        """The file and the name of a function; None if it is not one of ours."""
        if code not in self.names:
            is_own = code.co_filename.startswith(self.root) and not code.co_name.startswith("<")
            self.names[code] = (code.co_filename[len(self.root) :], code.co_qualname) if is_own else None
        return self.names[code]

    def note(self, frame: FrameType, event: str, arg: object) -> None:
        name = self.name_of(frame.f_code) if self.is_on and event == "call" else None
        if name is None:
            return
        self.all.add(name)
        stack = self.stack_of(frame)
        if LANDMARKS.fullmatch(name[1]) and not any(GAMES.match(file) for file, _ in stack[1:]):
            self.walk |= dict.fromkeys(one for one in reversed(stack) if not one[0].startswith(STARTS))

    def stack_of(self, frame: FrameType) -> list[tuple[str, str]]:
        """The functions of the package on the stack, the newest first; notes a method that is entered again."""
        own, owner = frame.f_code, frame.f_locals.get("self")
        stack: list[tuple[str, str]] = []
        up: FrameType | None = frame
        while up is not None:
            name = self.name_of(up.f_code)
            if name is not None:
                stack.append(name)
            if up is not frame and up.f_code is own and owner is not None and up.f_locals.get("self") is owner:
                self.entered_again.add(own.co_qualname)
            up = up.f_back
        return stack

    def toggle(self, out: Path) -> None:
        self.is_on = not self.is_on
        if self.is_on:
            self.walk, self.all, self.entered_again = {}, set(), set()
        else:
            found = {"walk": list(self.walk), "all": sorted(self.all), "entered_again": sorted(self.entered_again)}
            out.with_suffix(".new").write_text(json.dumps(found))
            out.with_suffix(".new").rename(out)


def main() -> None:
    out, package = Path(sys.argv[1]), sys.argv[2]
    recorder = Recorder(f"{package}/")
    signal.signal(signal.SIGUSR1, lambda number, frame: recorder.toggle(out))
    threading.setprofile(recorder.note)
    sys.setprofile(recorder.note)
    sys.argv = sys.argv[2:]
    runpy.run_module("ludejo", run_name="__main__")


if __name__ == "__main__":
    main()
