"""Servers that start quickly, to be killed: Python and its modules are loaded once, each server is a fork of that.

    python -m support.server.crash_fork_server [PLANT]

Each line on standard input holds the words of `ludejo serve`; the answer is the process id of a server with them. What
runs in the fork is `ludejo serve` itself, with a process, sockets and database connections of its own. Importing it
takes longer than everything else about a kill.
"""

from __future__ import annotations

import json
import os
import signal
import sys

from support.server.crash_plants import PLANTS

from ludejo.cli.main import main


def serve(words: list[str]) -> int:
    """The child."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for stream in (0, 1):
        os.dup2(os.open(os.devnull, os.O_RDWR), stream)
    return main(["serve", *words])


def serve_forks() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead need no burial
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            os._exit(serve(json.loads(line)))
        print(child, flush=True)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        PLANTS[name]()
    serve_forks()
