"""The mutation run: mutants are made where they should be, each with one place changed; their names stay valid."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest
from mutation.changes import changes_of
from mutation.mutants import Mutant, mutants_in, sample
from mutation.overlay import lay
from mutation.reach import MARKS, block_at, marked
from mutation.stages import stages_of

pytestmark = pytest.mark.once
FILE = "src/ludejo/games/toy/rules.py"
HEAD = "from __future__ import annotations\n"
SOURCE = f'''{HEAD}

def total(cards: list[int], most: int) -> int:
    """The sum of 3 cards."""
    sum_of = 0  # „so far“: more bytes than characters
    for card in cards:
        if not (card < most) and card != 7:
            continue
        sum_of += card
    check(sum_of)
    return sum_of
'''


def made(line: str, head: str = "") -> set[tuple[str, str, str]]:
    """The changes of a source: their kind, the old text and the new text."""
    text = head + line
    return {(change.kind, text[change.start : change.end], change.new) for change in changes_of(text)}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("x = a < b", {("comparison", "<", "<=")}),
        ("x = a not in b", {("comparison", "not in", "in")}),
        ("x = (a) is (b)", {("comparison", "is", "is not")}),
        ("x = a + b", {("arithmetic", "+", "-")}),
        ("x = 'é' + b", set()),
        ("x = f('é', a << b)", {("arithmetic", "<<", ">>")}),
        ("x = a and b", {("and/or", "and", "or")}),
        ("x = not a", {("not", "not a", "(a)")}),
        ("x = 4", {("constant", "4", "5"), ("constant", "4", "3")}),
        ("x = 5_000", set()),
        ("x = True", {("constant", "True", "False")}),
        ("if a: b", {("condition", "a", new) for new in ("not (a)", "True", "False")}),
        ("while a: b", {("condition", "a", new) for new in ("not (a)", "False")}),
        (
            "x = a if b == c else d",
            {("comparison", "==", "!="), *[("condition", "b == c", n) for n in ("True", "False")]},
        ),
        ("x = [a for a in b if a]", {("condition", "a", new) for new in ("not (a)", "True", "False")}),
        ("x.a = b", {("statement", "x.a = b", "pass")}),
        ("x += a", {("statement", "x += a", "pass"), ("arithmetic", "+=", "-=")}),
        ("a.b(c)", {("statement", "a.b(c)", "pass")}),
        ("raise A(1)", {("statement", "raise A(1)", "pass")}),
        ("for a in b: continue", {("statement", "continue", "break")}),
        ("def f() -> bool: return a", {("return", "a", "not (a)")}),
        ("def f() -> A | None: return a", {("return", "a", "None")}),
        ("def f() -> tuple[A, ...]: return a", {("return", "a", "()")}),
        ("def f() -> int: return a", {("return", "a", "(a) + 1")}),
    ],
)
def test_every_kind_of_change_is_made(line: str, expected: set[tuple[str, str, str]]) -> None:
    assert made(line) == expected


@pytest.mark.parametrize(
    "line",
    [
        '"""3 cards and 4."""',
        "if TYPE_CHECKING: x = 1",
        "x: Annotated[int, Meta(ge=0)]",
        "def f(a: tuple[int, 3]) -> A | B: ...",
        "assert a == 1, 'not a'",
        "__all__ = [1 + 2]",
        "log.info(a)",
        "Move = Guard | Spy | None",
        "Number = Annotated[int, Meta(ge=0, le=9)] | None",
        "class A(B, frozen=True): x: int",
        "x = isinstance(a, B | C)",
        "x = f'{a + 1}'",
    ],
)
def test_code_that_can_not_matter_is_left_alone(line: str) -> None:
    assert made(line) == set()


def test_a_mutant_is_a_program_with_one_place_changed() -> None:
    mutants = mutants_in(FILE, SOURCE)
    assert {mutant.change.kind for mutant in mutants} >= {
        "comparison",
        "not",
        "and/or",
        "constant",
        "condition",
        "return",
    }
    for mutant in mutants:
        start, new = mutant.change.start, mutant.change.new
        changed = mutant.changed()
        assert changed[:start] + mutant.old + changed[start + len(new) :] == SOURCE
        assert SOURCE.splitlines()[mutant.line - 1][mutant.column :].startswith(mutant.old.splitlines()[0])
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(SOURCE))


def test_a_name_stays_valid_when_lines_move() -> None:
    moved = SOURCE.replace(HEAD, f"{HEAD}\n\ndef other() -> int:\n    return 0\n")
    names = [mutant.id for mutant in mutants_in(FILE, SOURCE)]
    assert len(set(names)) == len(names)
    assert set(names) < {mutant.id for mutant in mutants_in(FILE, moved)}


def test_a_sample_has_some_of_each_file_and_stays_the_same() -> None:
    mutants = [mutant for n in range(5) for mutant in mutants_in(f"src/ludejo/table/{n}.py", SOURCE)]
    chosen = sample(mutants, 12, seed=1)
    assert len(chosen) == len(set(names_of(chosen))) == 12
    assert len({mutant.file for mutant in chosen}) == 5
    assert names_of(chosen) == names_of(sample(mutants, 12, seed=1)) != names_of(sample(mutants, 12, seed=2))


def names_of(mutants: list[Mutant]) -> list[str]:
    return [mutant.id for mutant in mutants]


def line_of(text: str) -> int:
    return [line.strip() for line in SOURCE.splitlines()].index(text) + 1


def test_a_block_is_named_by_its_first_line() -> None:
    body = line_of('"""The sum of 3 cards."""')
    assert block_at(SOURCE, line_of("continue")) == line_of("continue")
    assert block_at(SOURCE, line_of("return sum_of")) == body
    assert block_at(SOURCE, body - 1) == 0


def test_a_marked_program_notes_what_is_run() -> None:
    names: dict[str, Any] = {"check": lambda total: None}
    exec(marked(SOURCE, FILE), names)
    MARKS.clear()
    assert names["total"]([1, 2], 5) == 3
    run = ('"""The sum of 3 cards."""', "if not (card < most) and card != 7:")
    assert {f"{FILE}:{line_of(text)}" for text in run} == MARKS


def test_an_overlay_differs_in_one_file_and_holds_nothing_stale(tmp_path: Path) -> None:
    package = tmp_path / "package"
    for folder in ("games/toy/__pycache__", "core"):
        (package / folder).mkdir(parents=True)
    for name in ("games/toy/rules.py", "games/toy/view.py", "core/bits.py"):
        (package / name).write_text("old")
    for name in ("rules", "view"):
        (package / f"games/toy/__pycache__/{name}.cpython-311.pyc").touch()
    lay(package, tmp_path / "overlay", {"games/toy/rules.py": "new"})
    found = {str(path.relative_to(tmp_path / "overlay")) for path in (tmp_path / "overlay").rglob("*.py*")}
    assert found == {"games/toy/rules.py", "games/toy/view.py", "games/toy/__pycache__/view.cpython-311.pyc"}
    assert (tmp_path / "overlay/games/toy/rules.py").read_text() == "new"
    assert (package / "games/toy/rules.py").read_text() == "old"
    assert (tmp_path / "overlay/core/bits.py").read_text() == "old"


def test_a_stage_keeps_what_concerns_its_file() -> None:
    own, *_ = stages_of("src/ludejo/games/love_letter/state.py")
    assert own.keeps("tests/testkit/test_games.py::test_kit[love-letter-goldens]")
    assert own.keeps("tests/games/love_letter/test_rules.py::test_deal")
    assert not own.keeps("tests/testkit/test_games.py::test_kit[artus-goldens]")
    assert not own.keeps("tests/games/love_letter/test_plants.py::test_plant")
    assert [stage.name for stage in stages_of("src/ludejo/server/writer.py")] == ["table", "server"]
