"""Programs written before the modules were renamed still run.

`old/imports.txt` has every import that README and docs showed then, `old/names.txt` every public name of every module
that a researcher or the author of a bot could use.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import subprocess
import sys
import warnings
from importlib.machinery import ExtensionFileLoader
from pathlib import Path
from typing import Any

import pytest

from ludejo.compatibility import AWAY, MOVED, RENAMED, SPLIT, Renamed, forwarding, new_names
from ludejo.compatibility import GONE as NO_SUCCESSOR

OLD = Path(__file__).parent / "old"
SHOWN = (OLD / "imports.txt").read_text().splitlines()
NAMES = dict(line.split(":") for line in (OLD / "names.txt").read_text().splitlines())
# what has no successor: lists of games that are found now, checks that were rewritten, and packing, which follows from
# the declared fields now
GONE = {
    "ludejo.bots": {"PLAYERS_OF"},
    "ludejo.games.artus.position": {"ring_start"},
    "ludejo.games.artus.stored": {"HEAD", "fill", "fill_chairs"},
    "ludejo.games.codenames.referee": {"X_SYSTEM"},
    "ludejo.games.codenames.stored": {"HEAD", "fill"},
    "ludejo.games.codenames.turns": {"Turns"},
    "ludejo.games.codenames.wordlists": {"named"},
    "ludejo.games.lines_and_columns.stored": {"HEAD", "fill", "fill_columns", "fill_grid"},
    "ludejo.games.love_letter.stored": {"fill"},
    "ludejo.games.lupus_in_tabula.days": {"Days"},
    "ludejo.games.lupus_in_tabula.nights": {"Nights"},
    "ludejo.games.lupus_in_tabula.stored": {"BITS", "fill", "fill_lists"},
    "ludejo.table.judging": {"Judge", "MOST_PEOPLE", "judge_rules"},
    "ludejo.table.setting": {"Setting"},
    "ludejo.testkit.amounts": {"n_looked_at"},
    "ludejo.testkit.counts": {"check_counts"},
    "ludejo.testkit.plants": {"S", "V"},
    "ludejo.testkit.replays": {"sit_down"},
    "ludejo.testkit.sentences": {"FIRST_STEPS", "RARELY"},
    "ludejo.testkit.steps": {"FIRST_STEPS", "RARELY", "is_looked_at"},
    "ludejo.testkit.suite": {"reaches"},
    "ludejo.testkit.wire_halls": {"HallsFittings", "HallsWorld", "NightHalls", "StagedDesk"},
    "ludejo.testkit.wire_nights": {"Figures", "LATEST", "walked"},
}


def python(program: str) -> str:
    """What a fresh interpreter prints, warnings included."""
    words = [sys.executable, "-W", "always::DeprecationWarning", "-c", program]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def test_every_import_that_the_documents_showed_still_works() -> None:
    assert "ludejo.lab.env is now ludejo.lab.pettingzoo" in python("\n".join(SHOWN))


@pytest.mark.filterwarnings("ignore:ludejo:DeprecationWarning")
@pytest.mark.parametrize("name", sorted(NAMES.keys() - NO_SUCCESSOR.keys()))
def test_every_old_public_name_is_still_there(name: str) -> None:
    module = importlib.import_module(name)
    missing = {one for one in NAMES[name].split() if not hasattr(module, one)}
    assert missing == GONE.get(name, set())


def test_the_old_name_gives_the_new_module_itself_and_warns_once() -> None:
    program = """
import ludejo.lab.standing, ludejo.lab.ratings as new, sys
from ludejo.lab import standing
from ludejo.lab.standing import Standing
assert standing is new is sys.modules['ludejo.lab.standing'] and Standing is new.Ratings
assert new.__name__ == new.__spec__.name == 'ludejo.lab.ratings'
from ludejo.lab.standing import Standing
"""
    said = python(program)
    assert said.count("ludejo.lab.standing is now ludejo.lab.ratings") == 1
    assert said.count("ludejo.lab.ratings.Standing is now ludejo.lab.ratings.Ratings") == 1


def test_a_module_that_became_a_package_still_has_its_names() -> None:
    program = """
from ludejo.bots.search import Search, tree
import ludejo.bots.search.ismcts as new, inspect
assert Search is new.Search and tree.__name__ == 'ludejo.bots.search.tree'
import ludejo.bots.search as package
assert 'import' not in package.__dict__ and inspect.getsource(package)
"""
    assert "ludejo.bots.search.Search is now ludejo.bots.search.ismcts.Search" in python(program)


def test_the_warning_names_the_line_that_imports() -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        sys.modules.pop("ludejo.core.believing", None)
        importlib.import_module("ludejo.core.believing")
        from ludejo.table import record

        record.__dict__.pop("Closed", None)
        assert record.__getattr__("Closed") is record.Strict
    assert [warning.category for warning in caught] == [DeprecationWarning] * 2
    assert caught[1].filename == __file__


def test_nothing_else_is_imported_and_new_names_do_not_warn() -> None:
    program = """
import sys, ludejo
before = set(sys.modules)
assert not {'ludejo.lab', 'ludejo.cli', 'ludejo.table.record'} & before
import ludejo.bots.search.bot, ludejo.table.record, ludejo.testkit.plants
assert not [name for name in sys.modules if name.startswith(('ludejo.lab', 'ludejo.cli', 'ludejo.server'))]
"""
    assert python(program) == ""


def test_a_module_that_answers_for_old_names_still_runs_by_itself() -> None:
    """`python -m` starts the bots' processes."""
    for name in forwarding():
        with pytest.MonkeyPatch.context() as patch:
            patch.delitem(sys.modules, name, raising=False)  # otherwise find_spec returns the loaded module
            found = importlib.util.find_spec(name)
        if found is not None and not isinstance(found.loader, Renamed):
            loader: Any = found.loader
            assert loader.get_code(name) is not None or isinstance(loader.own, ExtensionFileLoader)
    words = [sys.executable, "-m", "ludejo.bots.worker"]
    done = subprocess.run(words, input=b"", capture_output=True, check=False)
    assert b"get_code" not in done.stderr
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", NO_SUCCESSOR)
def test_a_module_without_successor_says_what_to_use(name: str) -> None:
    with pytest.raises(ModuleNotFoundError, match=r"is gone: .*ludejo\.table\.record"):
        importlib.import_module(name)


def test_a_name_that_never_was_is_missing_as_usual() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"No module named 'ludejo\.lab\.nothing'"):
        importlib.import_module("ludejo.lab.nothing")
    module = importlib.import_module("ludejo.table.record")
    with pytest.raises(AttributeError, match="has no attribute 'Nothing'"):
        module.Nothing  # noqa: B018


def test_every_new_name_is_there() -> None:
    """This fails when somebody renames a module again."""
    assert len(new_names()) == sum(map(len, MOVED.values())) + len(AWAY) + len(SPLIT)
    for new in set(new_names().values()):
        assert inspect.ismodule(importlib.import_module(new))
    for name, renamed in RENAMED.items():
        module = importlib.import_module(name)
        assert all(hasattr(module, new) for new in renamed.values())
