"""`./ludejo serve`, and every command of the installed package: served as soon as plain Python can."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from dev.environments import ensure_serve, ensure_uv
from dev.page import ensure_page
from dev.steps import ROOT, locked, say
from dev.trees import NO_COMPILER, TREES, best_tree, hold, tree_folder
from dev.units import has_compiler

HELP = ("-h", "--help")
NOT_YET = """./ludejo {word}: nothing is set up here yet, so its options can't be listed. Run `./ludejo serve` once
(about half a minute), then ask again; docs/hosting.md lists the options of `serve`, README.md the other commands."""


def set_up() -> Path:
    """The environments and the page at the same time; then the best tree there is without waiting for a compiler."""
    with locked("set-up"), ThreadPoolExecutor(2) as pool:
        ensure_uv()
        for waiting in [pool.submit(ensure_serve), pool.submit(ensure_page)]:
            waiting.result()
        return best_tree()


def run_package(words: list[str]) -> None:
    """Any command of the package; `serve` has the rules compiled beside it."""
    if any(word in HELP for word in words) and not any(TREES.glob("*-*/bin/ludejo")):
        print(NOT_YET.format(word=words[0]))
        return
    tree = set_up()
    env = {**os.environ}
    if tree.name.startswith("plain"):
        if not has_compiler():
            say(NO_COMPILER)
        elif words[0] == "serve" and not any(word in HELP for word in words):
            env["LUDEJO_BOT_PATH"] = str(tree_folder("compiled"))
            start_build()
    hold(tree)
    os.execve(tree / "bin" / "ludejo", ["ludejo", *words], env)


def start_build() -> None:
    """Compile in a process of its own, whose parent the server will be."""
    say("compiling the rules beside the server, which does not wait for it")
    words = [sys.executable, str(ROOT / "ludejo"), "compile-beside", str(os.getpid())]
    subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, cwd=ROOT)
