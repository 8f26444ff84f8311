"""Servers that start quickly: Python and its modules are loaded once, and each server is a fork of that process.

    python -m support.server.crash_fork_server [PLANT]

Each line on standard input has the arguments of `ludejo serve`; the answer is the process id of such a server. The fork
runs `ludejo serve` itself, with its own process, sockets and database connections. A new interpreter would spend more
time on imports than on everything else.
"""

from __future__ import annotations

import json
import os
import signal
import sys

from support.server.crash_plants import PLANTS

from ludejo.cli.main import main


def serve(words: list[str]) -> int:
    """What a forked server runs."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for stream in (0, 1):
        os.dup2(os.open(os.devnull, os.O_RDWR), stream)
    return main(["serve", *words])


def serve_forks() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the kernel removes dead children
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            os._exit(serve(json.loads(line)))
        print(child, flush=True)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        PLANTS[name]()
    serve_forks()
