"""The commands of `./ludejo`."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from dev import check, serve, test, trees
from dev.environments import DEV, UV, ensure_browser, ensure_dev, ensure_environment, ensure_uv
from dev.page import ensure_packages, ensure_page, npm
from dev.release import release as build_and_try
from dev.steps import ROOT, Failure, cause_of, run

BENCHES = "rules, server, transports, page, bots, dawn, arena, balance, village, words, scale, versions, setup or build"
USAGES = {
    "test": test.USAGE,
    "bench": f"./ludejo bench WHAT ...\n\nMeasure {BENCHES}, and write a section of bench/results.md.",
    "fix": "./ludejo fix [FILE...]\n\nFormat the source and repair what linters can repair: ruff, eslint, prettier.",
    "golden": "./ludejo golden\n\nWrite golden play-throughs and counts again; then review the difference.",
    "lock": "./ludejo lock [--upgrade]\n\nPin the newest packages that fit pyproject.toml.",
    "shots": "./ludejo shots [FOLDER]\n\nTake a picture of every screen, into FOLDER.",
    "words": "./ludejo words\n\nBuild the word vectors for Codenames again (tools/words/README.md).",
    "attack": "./ludejo attack [ATTACK...] [--before PROGRAM]\n\nStart a server on this machine and attack it\n"
    "in every way that once worked; print a table of the results (tools/attack/README.md).",
    "walk": "./ludejo walk [--checkout DIR]...\n\nTrace a move from one phone to the other, and print the functions\n"
    "that it passes. With several checkouts, their figures stand beside each other.",
    "release": "./ludejo release [--quick] [--pythons all] [--allow-dirty]\n\nBuild a source distribution\n"
    "and a wheel into dist/, install each in a clean environment, start it, play a game. It publishes nothing.\n"
    "  --quick        only a wheel without compiled rules, as a check\n"
    "  --pythons all  with every Python 3.11 to 3.14 of this machine\n"
    "  --allow-dirty  even if there are uncommitted changes",
}


def bench(args: list[str]) -> None:
    if args[:1] in (["setup"], ["build"]):  # these measure the set-up itself, so nothing is set up for them
        run(sys.executable, f"bench/{args[0]}.py", *args[1:])
        return
    ensure_dev()
    tree = trees.ensure_tree("compiled")
    ensure_environment(".venv-bench", "requirements-bench.lock")
    if args[:1] == ["page"]:
        ensure_browser()
    path = f"{tree}{os.pathsep}{ROOT / 'tests'}"  # the tests have what starts a PostgreSQL
    env = {"PYTHONPATH": path, "LUDEJO_DEV": str(DEV / "python"), "LUDEJO_EXE": str(tree / "bin/ludejo")}
    run(".venv-bench/bin/python", "bench/run.py", *args, env=env)


def fix(args: list[str]) -> None:
    ensure_dev()
    ensure_packages()
    run(DEV / "ruff", "check", "-q", "--fix", *args)
    run(DEV / "ruff", "format", "-q", *args)
    npm("run", "-s", "fix")


def shots(args: list[str]) -> None:
    """Take a picture of every screen, into a folder."""
    ensure_dev()
    tree = trees.best_tree()
    ensure_browser()
    run(
        DEV / "python",
        "tests/support/browser/shots.py",
        *args,
        env={"PYTHONPATH": "tests", "LUDEJO_EXE": f"{tree}/bin/ludejo"},
    )


def golden(args: list[str]) -> None:
    ensure_dev()
    run(DEV / "python", "tests/write_goldens.py", *args, env={"PYTHONPATH": "tests"})


def lock(args: list[str]) -> None:
    """Pin packages. A lock file contains hashes but no addresses, so everybody installs from their own registry."""
    ensure_uv()
    compile_: list[str | Path] = [
        UV, "pip", "compile", "-q", "--universal", "--generate-hashes", "--no-header", "--no-annotate",
        "--python-version", "3.11", "--extra", "postgresql", "pyproject.toml", *args,
    ]  # fmt: skip
    dev = "requirements-dev.lock"
    run(*compile_, "--group", "dev", "-o", dev)
    for group in ("build", "bench", "ray", "words"):
        run(*compile_, "-c", dev, "--group", group, "-o", f"requirements-{group}.lock")
    run(*compile_, "-c", dev, "-o", "requirements.lock")


def build_words(more: list[str]) -> None:
    """Build the word vectors again, from open sources (tools/words/README.md)."""
    ensure_environment(".venv-words", "requirements-words.lock")
    run(ROOT / ".venv-words/bin/python", "tools/words/build.py", *more)


def attack(args: list[str]) -> None:
    """Run the attacks of tools/attack on the compiled server."""
    ensure_dev()
    tree = trees.ensure_tree("compiled")
    env = {"PYTHONPATH": str(tree), "LUDEJO_EXE": f"{tree}/bin/ludejo"}
    run(DEV / "python", "tools/attack/run.py", *args, env=env)


def walk(args: list[str]) -> None:
    """Trace a move through a server of plain Python and the page's modules."""
    ensure_dev()
    ensure_packages()
    ensure_browser()
    path = os.pathsep.join(["src", "tests", "tools"])
    run(DEV / "python", "tools/walk/run.py", *args, env={"PYTHONPATH": path})


def release(args: list[str]) -> None:
    ensure_uv()
    ensure_page()
    build_and_try(ROOT, UV, args)


OWN: dict[str, Callable[[list[str]], None]] = {
    "test": test.test,
    "check": check.check,
    "bench": bench,
    "attack": attack,
    "fix": fix,
    "golden": golden,
    "lock": lock,
    "shots": shots,
    "walk": walk,
    "words": build_words,
    "release": release,
    "compile-beside": lambda args: trees.build_beside(int(args[0])),
}


def answer(args: list[str], usage: str) -> None:
    """Run the command that the arguments name. Help never sets anything up."""
    if not args or args[0] in serve.HELP:
        print(usage)
    elif args[0] in USAGES and (set(args) & set(serve.HELP) or args == ["bench"]):
        print(USAGES[args[0]])
    elif args[0] in OWN:
        OWN[args[0]](args[1:])
    else:
        serve.run_package(args)


def main(args: list[str], usage: str) -> None:
    """Run a command. Where a sentence can explain an error, no traceback is printed."""
    try:
        answer(args, usage)
    except Failure as failure:
        sys.exit(str(failure))
    except subprocess.CalledProcessError as error:
        sys.exit(f"failed ({error.returncode}): {' '.join(map(str, error.cmd))}")
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EPERM, errno.EDQUOT):
            raise
        where = f" ({error.filename})" if error.filename else ""
        sys.exit(f"{cause_of(error.strerror or '')}{where} Run the same command again: it goes on where it stopped.")
    except KeyboardInterrupt:
        sys.exit(130)
