"""One word per thing: no two classes share a name, and no module is named after an old metaphor."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src/ludejo"
# Old metaphors, and the usual words for the same things (docs/architecture.md has the glossary).
OLD_WORDS = {
    "hall": "app", "halls": "apps", "desk": "writer", "place": "live_table", "line": "connection", "door": "port",
    "doors": "ports", "crew": "peers", "hush": "night", "hushing": "nights", "house": "server", "foreman": "supervisor",
    "nursery": "fork_server", "workers": "bot_pool", "timers": "clocks", "brakes": "limits", "questions": "queries",
}  # fmt: skip
# Pairs that nobody has renamed yet. Remove a pair from this list once it is gone, so that it does not come back.
KNOWN = {"Opened": {"table/happenings.py", "wire/told.py"}, "Refusal": {"core/refusal.py", "wire/told.py"}}
MODULES = [path for folder in ("src", "tests", "bench", "tools") for path in sorted((ROOT / folder).rglob("*.py"))]
NO_TESTS = {"conftest.py", "write_goldens.py"}


def classes(source: Path) -> dict[str, set[str]]:
    """The files that define each class. Games are left out: their classes may share names with one another."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in source.rglob("*.py"):
        name = path.relative_to(source).as_posix()
        for node in ast.walk(ast.parse(path.read_text())) if not name.startswith("games/") else ():
            if isinstance(node, ast.ClassDef):
                found[node.name].add(name)
    return found


def shared(found: dict[str, set[str]]) -> dict[str, set[str]]:
    return {name: files for name, files in found.items() if len(files) > 1 and not files <= KNOWN.get(name, set())}


def old_words(paths: Iterable[Path]) -> list[str]:
    """Modules and folders that are named after a metaphor, each with a better name."""
    return [
        f"{path}: {part} is called {OLD_WORDS[word]}"
        for path in paths
        for part in path.with_suffix("").parts
        for word in part.split("_")
        if word in OLD_WORDS
    ]


def test_no_two_classes_share_a_name() -> None:
    assert shared(classes(SOURCE)) == {}


def test_no_module_is_named_after_a_metaphor() -> None:
    paths = [path.relative_to(ROOT) for path in MODULES if "games" not in path.parts]
    assert old_words(paths) == []


def test_tests_and_helpers_are_in_separate_folders() -> None:
    """Helpers are in tests/support; only those of a game are beside its tests."""
    tests = ROOT / "tests"
    names = [path.relative_to(tests) for path in tests.rglob("*.py") if path.name not in NO_TESTS]
    assert [str(name) for name in names if name.parts[0] == "support" and name.name.startswith("test_")] == []
    others = [name for name in names if name.parts[0] not in ("support", "games")]
    assert [str(name) for name in others if not name.name.startswith("test_")] == []


def test_a_shared_name_is_found(tmp_path: Path) -> None:
    for name in ("server/one.py", "table/two.py", "games/artus/state.py", "games/codenames/state.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(
            "class Wish:\n    class State:\n        pass\n" if "games" not in name else "class A: ...\n"
        )
    assert shared(classes(tmp_path)).keys() == {"Wish", "State"}


@pytest.mark.parametrize("name", ["server/hall.py", "tests/cluster/nights_halls.py", "server/line.py", "desk/one.py"])
def test_an_old_word_is_found(name: str) -> None:
    assert old_words([Path(name)])


@pytest.mark.parametrize("name", ["core/log_lines.py", "table/places.py", "server/side_worker.py", "replaced.py"])
def test_words_that_mean_something_else_may_stay(name: str) -> None:
    assert not old_words([Path(name)])
