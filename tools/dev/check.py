"""`./ludejo check`: what one runs while working. Format, lint, types, and the tests that the change can touch."""

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
from dev.page import WEB, ensure_packages, npm_env, npm_words
from dev.steps import BUILD, ROOT, START, digest, is_done, locked, mark_done, run, say, step
from dev.test import check_page, check_python

SECONDS = 50  # of tests, on the clock: the whole check should take less than 90
GUESS = 0.1  # seconds of a test nobody has timed yet
PLACES = ("src", "tests", "bench")
READERS = {  # what is no Python, and the tests that read it
    "src/ludejo/texts": ("tests/test_texts.py", "tests/wire/test_typescript_texts.py", "tests/testkit/test_games.py"),
    "docs": ("tests/test_readme.py", "tests/wire/test_protocol_doc.py", "tests/lab/test_research_doc.py"),
    "README.md": ("tests/test_readme.py",),
    "deploy": ("tests/test_deploy.py", "tests/test_drill.py"),
    "web/src": ("tests/wire/test_typescript.py", "tests/wire/test_typescript_texts.py"),
    "tests/games": ("tests/testkit/test_games.py", "tests/games"),
    "pyproject.toml": ("tests/test_version.py",),
    "tools": ("tests/tools",),
}
ALWAYS = ("tests/test_layers.py",)


def changed(since: str) -> list[str]:
    """Files that differ from a commit, and those git does not know yet."""
    words = [["diff", "--name-only", since], ["ls-files", "--others", "--exclude-standard"]]
    told = [
        subprocess.run(["git", *line], cwd=ROOT, capture_output=True, text=True, check=True).stdout for line in words
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
    """The modules of ours that a file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return {name for name in names if name in sources()}


def users() -> dict[str, set[str]]:
    """Who imports a module. A package's own file is left out: it stands for the whole package, and so for everybody."""
    found: dict[str, set[str]] = defaultdict(set)
    for name, path in sources().items():
        for used in imported_by(path):
            if sources()[used].name != "__init__.py":
                found[used].add(name)
    return found


def nearest(files: Iterable[str]) -> dict[Path, int]:
    """The test files that a change can touch, with how many imports away they are."""
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
    """A test that needs neither a browser nor the compiled form."""
    is_named = path.name.startswith("test_") and path.is_relative_to(ROOT / "tests") and "browser" not in path.parts
    return is_named and "LUDEJO_COMPILED" not in path.read_text()


def read_by(files: Iterable[str]) -> set[Path]:
    """The tests of what is no Python."""
    named = {test for name in files for place, tests in READERS.items() if name.startswith(place) for test in tests}
    paths = [ROOT / name for name in (*named, *ALWAYS)]
    below = [test for path in paths for test in ([path] if path.is_file() else path.rglob("test_*.py"))]
    return set(filter(is_test, below))


def games_of(files: list[str]) -> set[str]:
    """The games a change belongs to, if it belongs to games alone."""
    folders = [Path(name).parts for name in files if name.endswith(".py")]
    games = {parts[parts.index("games") + 1] for parts in folders if "games" in parts[:-2]}
    return games if all("games" in parts[:-2] for parts in folders) else set()


def seconds_of() -> dict[str, float]:
    """How long each test file took when `./ludejo test` last ran here."""
    took: dict[str, float] = defaultdict(float)
    for name in ("compiled", "interpreted"):  # the second counts, where there are both
        report = ROOT / "test-results" / f"{name}.xml"
        if report.is_file():
            own: dict[str, float] = defaultdict(float)
            for case in ElementTree.parse(report).iter("testcase"):
                own[case.get("classname", "").replace(".", "/") + ".py"] += float(case.get("time", 0))
            took.update(own)
    return took


def within(tests: dict[Path, int], seconds: float) -> list[Path]:
    """The nearest tests, the quick ones first, that fit into so many seconds on two cores."""
    took, total, chosen = seconds_of(), 0.0, []
    for path in sorted(tests, key=lambda path: (tests[path], took.get(str(path.relative_to(ROOT)), GUESS * 10))):
        name = str(path.relative_to(ROOT))
        cost = took.get(name, GUESS * path.read_text().count("\ndef test_"))
        if total + cost / 2 <= seconds:
            total += cost / 2
            chosen.append(path)
    return chosen


def check_files(files: list[str], pool: ThreadPoolExecutor) -> None:
    """Format, lint and types: of the page only if it changed, and beside Python's."""
    page = pool.submit(check_changed_page, files)
    with step("format, lint, types"):
        check_python()
    page.result()


def check_changed_page(files: list[str]) -> None:
    """The page as it is was checked once: not again."""
    stamp, key = BUILD / "page-checked.key", digest("web", "src/ludejo/texts")
    if is_done(stamp, key):
        return
    ensure_packages()
    with step("format, lint, types of the page"):
        check_page()
    touched = [name for name in files if name.startswith(("web/src", "src/ludejo/texts"))]
    with step("tests of the page that the change can touch"):
        words = npm_words("exec", "--", "vitest", "related", "--run", "--passWithNoTests")
        run(*words, *(str(ROOT / name) for name in touched), env=npm_env(), folder=WEB)
    mark_done(stamp, key)


def run_tests(files: list[str], seconds: float) -> None:
    """The nearest tests; what is left out is said."""
    tests = {**nearest(files), **dict.fromkeys(read_by(files), 0)}
    chosen = within(tests, seconds)
    others = {path.name for path in (ROOT / "src/ludejo/games").iterdir() if path.is_dir()} - games_of(files)
    words = ["-k", " and ".join(f"not {game.replace('_', '-')}" for game in sorted(others))] if games_of(files) else []
    say(f"{len(chosen)} of {len(tests)} test files that the change can touch fit into {seconds:.0f} s")
    if chosen:
        with step("tests"):
            path = [str(path.relative_to(ROOT)) for path in chosen]
            run(DEV / "python", "-m", "pytest", "-q", "-n", "auto", *words, *path)


def check(words: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="./ludejo check", description=__doc__)
    parser.add_argument(
        "--since", metavar="REV", help="what counts as changed: all since REV (usually what is not committed)"
    )
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long the tests may take")
    args = parser.parse_args(words)
    with locked("set-up"):
        ensure_uv()
        ensure_dev()
    files = changed(args.since or "HEAD") or changed("HEAD~1")
    with ThreadPoolExecutor(1) as pool:
        check_files(files, pool)
    run_tests(files, args.seconds)
    say(f"all passed, in {time.monotonic() - START:.0f} s; ./ludejo test is the whole truth")
