"""Interpreted and compiled are one game: the form that is meant runs, and both say the same, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from toy.game import GAME as TOY

import ludejo
from ludejo.testkit.replays import digest

ROOT = Path(__file__).parent.parent
MODULES: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["ludejo"]["mypyc"]["modules"]
TELL = "import sys, ludejo; from ludejo.testkit.replays import digest; g = ludejo.game(sys.argv[1]); \
print(ludejo.core.luck.__file__, digest(g, int(sys.argv[2]), 3))"


def test_the_form_that_is_meant_runs(form: str) -> None:
    from ludejo.core import luck

    assert luck.__file__.endswith(".so" if form == "compiled" else ".py")


def test_all_rules_are_compiled() -> None:
    """A new module of a game may not be forgotten; shapes are msgspec structs and stay as they are."""
    rules = [path for path in (ROOT / "src/ludejo/games").glob("*/*.py") if path.stem not in ("shapes", "__init__")]
    assert {str(path.relative_to(ROOT)) for path in rules} <= set(MODULES)


@pytest.mark.parametrize("name", [game.id for game in ludejo.games()])
def test_both_forms_say_the_same(name: str, form: str, long: bool) -> None:
    """R7: logs, events, states, views and worlds, one hash for all of it."""
    compiled = os.environ.get("LUDEJO_COMPILED")
    if form == "compiled" or compiled is None:
        assert digest(TOY, 5, 3) == digest(TOY, 5, 3)  # the comparison is made in the interpreted run
        return
    n_games = 2_000 if long else 150
    env = {**os.environ, "PYTHONPATH": compiled}
    words = [sys.executable, "-c", TELL, name, str(n_games)]
    path, theirs = subprocess.run(words, env=env, capture_output=True, text=True, check=True).stdout.split()
    assert path.endswith(".so")
    assert digest(ludejo.game(name), n_games, 3) == theirs
