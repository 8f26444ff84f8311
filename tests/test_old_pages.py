"""Open pages, links, browser storage and operators' settings of an older version still work with this server.

`old/wire.txt` has every shape of the older version's messages, logs and records: one struct with its fields per line (a
question mark means that the field is optional). `old/interface.toml` has all other names that somebody outside uses.
"""

from __future__ import annotations

import re
import tomllib
from argparse import ArgumentParser
from pathlib import Path

import pytest
from dev.main import OWN
from support.server.figures import figures
from support.wire.field_lines import read, shapes

from ludejo.cli.main import parser_of
from ludejo.cli.serve import add_words, limits_in_words
from ludejo.server.guests import PLAIN_NAME, SECURE_NAME
from ludejo.server.http import CODE, GAME, ROUTES, TOP

ROOT = Path(__file__).parent.parent
OLD = tomllib.loads((ROOT / "tests/old/interface.toml").read_text())
SHAPES = read((ROOT / "tests/old/wire.txt").read_text())
GIVEN = ("said", "table", "list", "log", "record")  # what the server is sent, and has to read


def source_of_page() -> str:
    files = [path for end in ("ts", "svelte") for path in (ROOT / "web/src").rglob(f"*.{end}")]
    return "\n".join(path.read_text() for path in files if ".test." not in path.name)


@pytest.mark.parametrize("name", SHAPES)
def test_every_old_field_is_still_there(name: str) -> None:
    now = shapes()[name]
    for place, fields in SHAPES[name].items():
        assert place in now, place
        assert fields.keys() <= now[place].keys(), place


@pytest.mark.parametrize("name", GIVEN)
def test_no_optional_field_became_required(name: str) -> None:
    now = shapes()[name]
    for place, fields in SHAPES[name].items():
        needed = {field for field, required in now[place].items() if required}
        assert needed <= {field for field, required in fields.items() if required}, place


def test_old_cookies_and_routes_still_exist() -> None:
    assert OLD["cookies"] == [PLAIN_NAME, SECURE_NAME]
    short = [(CODE, "CODE"), (GAME, "GAME"), (TOP, "TOP")]
    now = {f"{route.method} {shortened(route.path, short)}" for route in ROUTES}
    assert set(OLD["routes"]) <= now


def shortened(path: str, names: list[tuple[str, str]]) -> str:
    for pattern, name in names:
        path = path.replace(pattern, name)
    return path


@pytest.mark.parametrize("command", OLD["commands"])
def test_commands_still_have_their_old_options(command: str) -> None:
    options = {name for action in parser_of(command)._actions for name in action.option_strings}
    assert set(OLD["commands"][command].split()) <= options


def test_old_environment_variables_and_limits_still_exist() -> None:
    class Asked(dict[str, str]):
        """Notes which names are looked up."""

        def get(self, name: str, usual: str | None = None) -> str | None:  # type: ignore[override]
            names.add(name)
            return usual

    names: set[str] = set()
    add_words(ArgumentParser(), Asked())
    assert {f"LUDEJO_{name}" for name in OLD["environment"]} <= names
    assert set(OLD["limits"]) <= limits_in_words().keys()


def test_old_metrics_still_exist() -> None:
    assert {name.removesuffix("_total") for name in OLD["metrics"]} <= {
        name.removesuffix("_total") for name in figures()
    }


def test_the_page_still_reads_the_old_keys_of_browser_storage() -> None:
    """If the page no longer read a key, it would lose a name, a table or the number of a deal."""
    known = set(re.findall(r"[\"'`](ludejo-[a-z-]*)", source_of_page()))
    assert set(OLD["storage"]) <= known


def test_old_commands_for_development_still_exist() -> None:
    assert set(OLD["development"]["commands"]) <= OWN.keys()
