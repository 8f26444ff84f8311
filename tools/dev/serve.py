"""`./ludejo serve`, and every other command of the package. It starts as soon as the plain Python form is ready."""

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
NOT_YET = """./ludejo {command}: nothing is set up here yet, so its options can't be listed. Run `./ludejo serve` once
(about half a minute), then ask again; docs/hosting.md lists the options of `serve`, README.md the other commands."""


def set_up() -> Path:
    """Set up the environment and the page at the same time. Returns the best tree that needs no compiling."""
    with locked("set-up"), ThreadPoolExecutor(2) as pool:
        ensure_uv()
        for waiting in [pool.submit(ensure_serve), pool.submit(ensure_page)]:
            waiting.result()
        return best_tree()


def run_package(args: list[str]) -> None:
    """Run any command of the package. `serve` starts compiling the rules in the background."""
    if any(arg in HELP for arg in args) and not any(TREES.glob("*-*/bin/ludejo")):
        print(NOT_YET.format(command=args[0]))
        return
    tree = set_up()
    env = {**os.environ}
    if tree.name.startswith("plain"):
        if not has_compiler():
            say(NO_COMPILER)
        elif args[0] == "serve" and not any(arg in HELP for arg in args):
            env["LUDEJO_BOT_PATH"] = str(tree_folder("compiled"))
            start_build()
    hold(tree)
    os.execve(tree / "bin" / "ludejo", ["ludejo", *args], env)


def start_build() -> None:
    """Compile in a process of its own. This process becomes the server, and so is its parent."""
    say("compiling the rules in the background; the server does not wait for it")
    args = [sys.executable, str(ROOT / "ludejo"), "compile-beside", str(os.getpid())]
    subprocess.Popen(args, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, cwd=ROOT)
