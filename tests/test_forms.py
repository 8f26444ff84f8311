"""Interpreted and compiled rules are the same game: the chosen form runs, and both give the same bytes."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludejo
from ludejo.testkit.checks.replays import digest

ROOT = Path(__file__).parent.parent
TELL = "import sys, ludejo; from ludejo.testkit.checks.replays import digest; g = ludejo.game(sys.argv[1]); \
print(ludejo.core.luck.__file__, digest(g, int(sys.argv[2]), int(sys.argv[3])))"
SEED = 3


def test_the_chosen_form_runs(form: str) -> None:
    from ludejo.core import luck

    assert luck.__file__.endswith(".so" if form == "compiled" else ".py")


def test_all_rules_are_compiled(form: str) -> None:
    """Every module of a game, except those of msgspec structs and declared fields."""
    plain = ("shapes", "fields", "__init__")
    rules = [path for path in (ROOT / "src/ludejo/games").glob("*/**/*.py") if path.stem not in plain]
    assert len(rules) > 5 * len(ludejo.games())
    for path in rules:
        name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        file = importlib.import_module(name).__file__
        assert file is not None
        assert file.endswith(".so" if form == "compiled" else ".py"), name


@pytest.mark.once
@pytest.mark.parametrize("name", [game.id for game in ludejo.games()])
@pytest.mark.parametrize("is_fixed", [True, False], ids=["fixed", "fresh"])
def test_both_forms_give_the_same_bytes(name: str, is_fixed: bool, form: str, long: bool, seed: int) -> None:
    """R7: one hash covers logs, events, states, views and worlds. This process compares its own with the other's."""
    n_games, first = 500 if long else 60, SEED if is_fixed else seed
    assert "LUDEJO_COMPILED" in os.environ, "run this with ./ludejo test, which builds the other form"
    other = os.environ["LUDEJO_COMPILED"] if form == "interpreted" else str(ROOT / "src")
    path, theirs = told(name, n_games, first, PYTHONPATH=other)
    assert path.endswith(".so" if form == "interpreted" else ".py")
    assert digest(ludejo.game(name), n_games, first) == theirs


@pytest.mark.once
@pytest.mark.parametrize("name", [game.id for game in ludejo.games()])
def test_no_order_depends_on_hashes_of_strings(name: str) -> None:
    """T6: the same bytes whatever PYTHONHASHSEED is."""
    assert len({told(name, 20, SEED, PYTHONHASHSEED=str(salt))[1] for salt in range(4)}) == 1


def told(name: str, n_games: int, first: int, **env: str) -> tuple[str, str]:
    """The file from which another process loads its rules, and its digest."""
    words = [sys.executable, "-c", TELL, name, str(n_games), str(first)]
    said = subprocess.run(words, env={**os.environ, **env}, capture_output=True, text=True, check=True).stdout
    path, theirs = said.split()
    return path, theirs
