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

BENCHES = "rules, server, transports, page, bots, dawn, arena, balance, village, words, scale, setup or build"
USAGES = {
    "test": test.USAGE,
    "bench": f"./ludejo bench WHAT ...\n\nMeasure {BENCHES}, and write a section of bench/results.md.",
    "fix": "./ludejo fix [FILE...]\n\nPut the source in order: ruff, eslint, prettier.",
    "golden": "./ludejo golden [GAME...]\n\nWrite golden play-throughs and counts anew; then read the difference.",
    "lock": "./ludejo lock [--upgrade]\n\nPin the newest packages that fit pyproject.toml.",
    "shots": "./ludejo shots [FOLDER]\n\nTake a picture of every screen.",
    "words": "./ludejo words\n\nBuild the word vectors of Codenames anew (tools/words/README.md).",
    "attack": "./ludejo attack [ATTACK...] [--before PROGRAM]\n\nAttack a server of our own on this machine\n"
    "in every way that once worked: a table of what came of it (tools/attack/README.md).",
    "release": "./ludejo release [--quick] [--pythons all] [--allow-dirty]\n\nBuild sdist and wheel into dist/,\n"
    "install each in a clean environment, start it and play a game. Publishes nothing.",
}


def bench(words: list[str]) -> None:
    if words[:1] in (["setup"], ["build"]):  # they measure what this script does, and need no environment
        run(sys.executable, f"bench/{words[0]}.py", *words[1:])
        return
    ensure_dev()
    tree = trees.ensure_tree("compiled")
    ensure_environment(".venv-bench", "requirements-bench.lock")
    if words[:1] == ["page"]:
        ensure_browser()
    path = f"{tree}{os.pathsep}{ROOT / 'tests'}"  # the tests know how to start a PostgreSQL
    env = {"PYTHONPATH": path, "LUDEJO_DEV": str(DEV / "python"), "LUDEJO_EXE": str(tree / "bin/ludejo")}
    run(".venv-bench/bin/python", "bench/run.py", *words, env=env)


def fix(words: list[str]) -> None:
    ensure_dev()
    ensure_packages()
    run(DEV / "ruff", "check", "-q", "--fix", *words)
    run(DEV / "ruff", "format", "-q", *words)
    npm("run", "-s", "fix")


def shots(words: list[str]) -> None:
    """A picture of every screen, into a folder."""
    ensure_dev()
    tree = trees.best_tree()
    ensure_browser()
    run(
        DEV / "python",
        "tests/support/browser/shots.py",
        *words,
        env={"PYTHONPATH": "tests", "LUDEJO_EXE": f"{tree}/bin/ludejo"},
    )


def golden(words: list[str]) -> None:
    ensure_dev()
    run(DEV / "python", "tests/write_goldens.py", *words, env={"PYTHONPATH": "tests"})


def lock(words: list[str]) -> None:
    """No lock holds an address: whoever installs takes the packages from their own registry, by hash."""
    ensure_uv()
    compile_: list[str | Path] = [
        UV, "pip", "compile", "-q", "--universal", "--generate-hashes", "--no-header", "--no-annotate",
        "--python-version", "3.11", "--extra", "postgresql", "pyproject.toml", *words,
    ]  # fmt: skip
    dev = "requirements-dev.lock"
    run(*compile_, "--group", "dev", "-o", dev)
    for group in ("build", "bench", "ray", "words"):
        run(*compile_, "-c", dev, "--group", group, "-o", f"requirements-{group}.lock")
    run(*compile_, "-c", dev, "-o", "requirements.lock")


def build_words(more: list[str]) -> None:
    """Build the word vectors anew, from open sources (tools/words/README.md)."""
    ensure_environment(".venv-words", "requirements-words.lock")
    run(ROOT / ".venv-words/bin/python", "tools/words/build.py", *more)


def attack(words: list[str]) -> None:
    """The attacks of tools/attack, on the compiled server."""
    ensure_dev()
    tree = trees.ensure_tree("compiled")
    env = {"PYTHONPATH": str(tree), "LUDEJO_EXE": f"{tree}/bin/ludejo"}
    run(DEV / "python", "tools/attack/run.py", *words, env=env)


def release(words: list[str]) -> None:
    ensure_uv()
    ensure_page()
    build_and_try(ROOT, UV, words)


OWN: dict[str, Callable[[list[str]], None]] = {
    "test": test.test,
    "check": check.check,
    "bench": bench,
    "attack": attack,
    "fix": fix,
    "golden": golden,
    "lock": lock,
    "shots": shots,
    "words": build_words,
    "release": release,
    "compile-beside": lambda words: trees.build_beside(int(words[0])),
}


def answer(words: list[str], usage: str) -> None:
    """Do what the words ask; help never waits for a set-up."""
    if not words or words[0] in serve.HELP:
        print(usage)
    elif words[0] in USAGES and (set(words) & set(serve.HELP) or words == ["bench"]):
        print(USAGES[words[0]])
    elif words[0] in OWN:
        OWN[words[0]](words[1:])
    else:
        serve.run_package(words)


def main(words: list[str], usage: str) -> None:
    """Nothing prints a traceback that a sentence can explain."""
    try:
        answer(words, usage)
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
