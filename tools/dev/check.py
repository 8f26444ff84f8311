"""`./ludejo check`: the check to run while you work. Format, lint, types, and the tests that your change can affect."""

from __future__ import annotations

import argparse
import ast
import subprocess
import time
import xml.etree.ElementTree as ElementTree
from collections import defaultdict
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from dev.environments import DEV, ensure_dev, ensure_uv
from dev.page import WEB, ensure_packages, npm_command, npm_env
from dev.steps import BUILD, ROOT, START, digest, is_done, locked, mark_done, run, say, step
from dev.test import check_page, check_python

SECONDS = 50  # for the tests; the whole check should take less than 90
GUESS = 0.1  # seconds for a test that has not been timed yet
PLACES = ("src", "tests", "bench")
READERS = {  # files that are not Python, and the tests that read them
    "src/ludejo/texts": ("tests/test_texts.py", "tests/wire/test_typescript_texts.py", "tests/testkit/test_games.py"),
    "docs": ("tests/test_readme.py", "tests/wire/test_protocol_doc.py", "tests/lab/test_research_doc.py"),
    "README.md": ("tests/test_readme.py",),
    "deploy": ("tests/test_deploy.py", "tests/test_drill.py"),
    "web/src": ("tests/wire/test_typescript.py", "tests/wire/test_typescript_texts.py"),
    "src/ludejo/games": (  # these find the games by their names, not by an import
        "tests/test_old_tables.py",
        "tests/games/test_old_rules.py",
        "tests/table/test_simulator_plants.py",
    ),
    "tests/games": ("tests/testkit/test_games.py", "tests/games"),
    "pyproject.toml": ("tests/test_version.py",),
    "tools": ("tests/tools",),
}
ALWAYS = ("tests/test_layers.py",)


def changed(since: str) -> list[str]:
    """Files that differ from a commit, and files that git does not know yet."""
    commands = [["diff", "--name-only", since], ["ls-files", "--others", "--exclude-standard"]]
    told = [
        subprocess.run(["git", *args], cwd=ROOT, capture_output=True, text=True, check=True).stdout for args in commands
    ]
    return sorted({name for lines in told for name in lines.splitlines()})


def module_of(path: Path) -> str:
    """The name by which a file is imported."""
    relative = path.relative_to(ROOT)
    parts = list(relative.with_suffix("").parts[1:])
    return ".".join(parts[:-1] if parts and parts[-1] == "__init__" else parts)


@cache
def sources() -> dict[str, Path]:
    """Every module of the package, the tests and the benches."""
    return {module_of(path): path for place in PLACES for path in sorted((ROOT / place).rglob("*.py"))}


def imported_by(path: Path) -> set[str]:
    """The modules of this repository that a file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return {name for name in names if name in sources()}


def users() -> dict[str, set[str]]:
    """Which modules import a module. `__init__.py` is left out: everything in its package would depend on it."""
    found: dict[str, set[str]] = defaultdict(set)
    for name, path in sources().items():
        for used in imported_by(path):
            if sources()[used].name != "__init__.py":
                found[used].add(name)
    return found


def nearest(files: Iterable[str]) -> dict[Path, int]:
    """The test files that a change can affect, with how many imports away they are."""
    by = users()
    start = [module_of(ROOT / name) for name in files if name.endswith(".py") and name.split("/")[0] in PLACES]
    distance = dict.fromkeys((name for name in start if name in sources()), 0)
    waiting = list(distance)
    for name in waiting:
        for user in sorted(by[name]):
            if user not in distance:
                distance[user] = distance[name] + 1
                waiting.append(user)
    return {sources()[name]: far for name, far in distance.items() if is_test(sources()[name])}


def is_test(path: Path) -> bool:
    """Is it a test that needs neither a browser nor the compiled rules?"""
    is_named = path.name.startswith("test_") and path.is_relative_to(ROOT / "tests") and "browser" not in path.parts
    return is_named and "LUDEJO_COMPILED" not in path.read_text()


def read_by(files: Iterable[str]) -> set[Path]:
    """The tests that read files other than Python."""
    named = {test for name in files for place, tests in READERS.items() if name.startswith(place) for test in tests}
    paths = [ROOT / name for name in (*named, *ALWAYS)]
    below = [test for path in paths for test in ([path] if path.is_file() else path.rglob("test_*.py"))]
    return set(filter(is_test, below))


def games_of(files: list[str]) -> set[str]:
    """The games that a change belongs to, if it belongs only to games."""
    folders = [Path(name).parts for name in files if name.endswith(".py")]
    games = {parts[parts.index("games") + 1] for parts in folders if "games" in parts[:-2]}
    return games if all("games" in parts[:-2] for parts in folders) else set()


def seconds_of() -> dict[str, float]:
    """How long each test file took when `./ludejo test` last ran here."""
    took: dict[str, float] = defaultdict(float)
    for name in ("compiled", "interpreted"):  # if a test is in both, the second counts
        report = ROOT / "test-results" / f"{name}.xml"
        if report.is_file():
            own: dict[str, float] = defaultdict(float)
            for case in ElementTree.parse(report).iter("testcase"):
                own[case.get("classname", "").replace(".", "/") + ".py"] += float(case.get("time", 0))
            took.update(own)
    return took


def within(tests: dict[Path, int], seconds: float) -> list[Path]:
    """The nearest tests, the quick ones first, that fit into this time on two cores."""
    took, total, chosen = seconds_of(), 0.0, []
    for path in sorted(tests, key=lambda path: (tests[path], took.get(str(path.relative_to(ROOT)), GUESS * 10))):
        name = str(path.relative_to(ROOT))
        cost = took.get(name, GUESS * path.read_text().count("\ndef test_"))
        if total + cost / 2 <= seconds:
            total += cost / 2
            chosen.append(path)
    return chosen


def check_files(files: list[str], pool: ThreadPoolExecutor) -> None:
    """Format, lint and types. Those of the page are checked only if it changed, and at the same time as Python's."""
    page = pool.submit(check_changed_page, files)
    with step("format, lint, types"):
        check_python()
    page.result()


def check_changed_page(files: list[str]) -> None:
    """Check the page, unless exactly this state of it was checked before."""
    stamp, key = BUILD / "page-checked.key", digest("web", "src/ludejo/texts")
    if is_done(stamp, key):
        return
    ensure_packages()
    with step("format, lint, types of the page"):
        check_page()
    touched = [name for name in files if name.startswith(("web/src", "src/ludejo/texts"))]
    with step("tests of the page that the change can affect"):
        command = npm_command("exec", "--", "vitest", "related", "--run", "--passWithNoTests")
        run(*command, *(str(ROOT / name) for name in touched), env=npm_env(), folder=WEB)
    mark_done(stamp, key)


def run_tests(files: list[str], seconds: float) -> None:
    """Run the nearest tests, and say how many are left out."""
    tests = {**nearest(files), **dict.fromkeys(read_by(files), 0)}
    chosen = within(tests, seconds)
    others = {path.name for path in (ROOT / "src/ludejo/games").iterdir() if path.is_dir()} - games_of(files)
    args = ["-k", " and ".join(f"not {game.replace('_', '-')}" for game in sorted(others))] if games_of(files) else []
    say(f"{len(chosen)} of {len(tests)} test files that the change can affect fit into {seconds:.0f} s")
    if chosen:
        with step("tests"):
            path = [str(path.relative_to(ROOT)) for path in chosen]
            run(DEV / "python", "-m", "pytest", "-q", "-n", "auto", *args, *path)


def check(given: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="./ludejo check", description=__doc__)
    parser.add_argument(
        "--since", metavar="REV", help="check what has changed since REV (default: what is not committed)"
    )
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long the tests may take (default: 50)")
    args = parser.parse_args(given)
    with locked("set-up"):
        ensure_uv()
        ensure_dev()
    files = changed(args.since or "HEAD") or changed("HEAD~1")
    with ThreadPoolExecutor(1) as pool:
        check_files(files, pool)
    run_tests(files, args.seconds)
    say(f"all passed, in {time.monotonic() - START:.0f} s; ./ludejo test runs all tests")
