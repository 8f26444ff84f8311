"""Dependencies point one way; core, games and table do no I/O and contain no sentence; files are short."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src/ludejo"
# which layers a layer may import, from the bottom up; a layer may always import itself
MAY: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "texts": {"core"},
    "testkit": {"core", "texts", "table", "store", "server", "cluster", "wire"},
    "lab": {"core", "games", "bots"},
    "store": {"core"},
    "language": {"core", "games"},
    "bots": {"core", "games", "language"},
    "table": {"core"},
    "wire": {"core", "table"},
    "server": {"core", "games", "table", "store", "wire", "bots", "texts", "language"},
    "cluster": {"core", "store", "wire", "server"},
    "doctor": {"core", "store", "server"},
    "cli": {"", "core", "games", "texts", "testkit", "lab", "store", "bots", "table", "server", "cluster", "doctor"},
    "": {"core", "games", "table", "wire", "cli"},
}
NO_WORLD = {"random", "time", "datetime", "os", "io", "logging", "socket", "secrets", "pathlib", "sys", "asyncio"}
FILES = sorted(SOURCE.rglob("*.py"))
PURE = [path for path in FILES if path.relative_to(SOURCE).parts[0] in ("core", "games", "table")]
OTHERS = [path for folder in ("tests", "bench", "tools") for path in sorted((ROOT / folder).rglob("*.py"))]
OWN = [*FILES, *OTHERS, ROOT / "ludejo"]
PAGE = [path for path in sorted((ROOT / "web/src").rglob("*")) if path.suffix in (".ts", ".svelte")]
GENERATED = {"wire.ts"}


def layer_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).parts
    return parts[0] if len(parts) > 1 else ""


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            if [name.name for name in node.names] != ["__version__"]:  # any layer may ask which version this is
                found.add(node.module or "")
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_dependencies_point_one_way(path: Path) -> None:
    layer = layer_of(path)
    assert layer in MAY, f"{layer} is a new layer: say here what it may import"
    for name in imports(path):
        parts = name.split(".")
        if parts[0] == "ludejo":
            used = parts[1] if len(parts) > 1 and (SOURCE / parts[1]).is_dir() else ""
            assert used == layer or used in MAY[layer], f"{layer} imports {name}"


@pytest.mark.parametrize("path", PURE, ids=lambda path: path.stem)
def test_core_games_and_table_do_no_io(path: Path) -> None:
    assert not {name.split(".")[0] for name in imports(path)} & NO_WORLD


@pytest.mark.parametrize("path", [p for p in FILES if layer_of(p) == "games"], ids=lambda path: path.stem)
def test_a_game_imports_no_other_game(path: Path) -> None:
    own = path.relative_to(SOURCE / "games").parts[0]
    for name in imports(path):
        if name.startswith("ludejo.games."):
            assert name.split(".")[2] == own


def prose(path: Path) -> list[str]:
    """String literals that look like a sentence, except docstrings and messages of errors and assertions."""
    tree = ast.parse(path.read_text())
    allowed: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr | ast.Raise | ast.Assert):
            allowed |= {id(inner) for inner in ast.walk(node)}
    strings = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in allowed
    ]
    return [string for string in strings if string.count(" ") > 2]


@pytest.mark.parametrize("path", PURE, ids=lambda path: path.stem)
def test_core_games_and_table_contain_no_sentence(path: Path) -> None:
    assert prose(path) == []


@pytest.mark.parametrize("path", OWN, ids=lambda path: str(path.relative_to(ROOT)))
def test_files_and_functions_stay_short(path: Path) -> None:
    text = path.read_text()
    assert text.count("\n") <= 400
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            assert (node.end_lineno or 0) - node.lineno < 60, f"{node.name} is too long"


@pytest.mark.parametrize("path", PAGE, ids=lambda path: str(path.relative_to(ROOT)))
def test_files_of_the_page_stay_short(path: Path) -> None:
    assert path.name in GENERATED or path.read_text().count("\n") <= 400


def test_every_module_says_what_it_is_for() -> None:
    for path in FILES:
        assert ast.get_docstring(ast.parse(path.read_text())), path
