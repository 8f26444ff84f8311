"""`./ludejo test`: every check and every test, interpreted, compiled and in a browser."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path

from dev.environments import DEV, UV, ensure_browser, ensure_dev, ensure_environment, ensure_uv
from dev.page import ensure_packages, npm
from dev.release import release
from dev.steps import ROOT, START, Failure, locked, run, say, step
from dev.trees import NO_COMPILER, ensure_tree
from dev.units import has_compiler

USAGE = """./ludejo test [--long] [--seed N] [-k NAME] [any option or path for pytest]

Sets everything up, then runs every check and test: format, lint, types, the page's own tests, pytest interpreted and
compiled, and the browser. About a quarter of an hour on two idle cores. With paths or -k, pytest runs only those tests.
  --long      the full counts (hours)
  --seed N    the second seed of every random check, besides the fixed one (default: the date, which is printed)
While you work, `./ludejo check` runs what your change can affect, in about a minute."""


def set_up() -> None:
    with locked("set-up"), ThreadPoolExecutor(2) as pool:
        ensure_uv()
        for waiting in [pool.submit(ensure_dev), pool.submit(ensure_packages)]:
            waiting.result()
    ensure_browser()


def check_python() -> None:
    """Format, lint and types."""
    run(DEV / "ruff", "check", "-q")
    run(DEV / "ruff", "format", "-q", "--check")
    run(DEV / "mypy", "--no-error-summary")


def check_page() -> None:
    npm("run", "-s", "check")
    npm("run", "-s", "lint")


def pytest(name: str, *args: str, **env: str) -> None:
    report = ROOT / "test-results" / f"{name}.xml"
    run(DEV / "python", "-m", "pytest", "-q", f"--junit-xml={report}", *args, env=env)


def run_form(form: str, tree: Path, args: list[str]) -> None:
    env = {"LUDEJO_FORM": form, "LUDEJO_COMPILED": str(tree), "LUDEJO_EXE": str(tree / "bin/ludejo")}
    path = str(tree) if form == "compiled" else ""
    with step(f"tests, {form}"):
        pytest(form, "-n", "auto", *args, PYTHONPATH=path, **env)


def run_browser(tree: Path, args: list[str]) -> None:
    with step("tests in the browser"):
        pytest("browser", "-n", "auto", "tests/browser", *args, LUDEJO_EXE=str(tree / "bin/ludejo"))


def is_whole(args: list[str]) -> bool:
    """Were no tests named? Then the release and the browser are tested, too."""
    options = [arg for before, arg in pairwise(["", *args]) if before != "--seed"]
    return all(arg.startswith("-") and arg != "-k" for arg in options)


def test(args: list[str]) -> None:
    if not has_compiler():
        raise Failure(f"The tests need a C compiler and Python.h ({NO_COMPILER}).")
    set_up()
    with ThreadPoolExecutor(1) as beside:
        tree = beside.submit(ensure_tree, "compiled")
        with step("format, lint, types"):
            check_python()
        with step("format, lint, types of the page"):
            check_page()
        with step("tests of the page"):
            npm("run", "-s", "test")
        compiled = tree.result()
    if "--long" in args:
        ensure_environment(".venv-ray", "requirements-ray.lock")  # Ray is big, and only the long tests use it
    run_form("interpreted", compiled, args)
    run_form("compiled", compiled, args)
    if is_whole(args):
        with step("a release, installed elsewhere"):
            release(ROOT, UV, ["--quick"])
        run_browser(compiled, args)
    if args == ["--long"]:  # only a complete long run is written down
        run(DEV / "python", "bench/long.py", str(round(time.monotonic() - START)))
    say("all passed")
