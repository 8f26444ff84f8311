"""What all tests share: how much is done, and in which form the rules are."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from postgres import Postgres

from ludejo.testkit.suite import LONG, LONG_INTERPRETED, SHORT, SHORT_INTERPRETED, Amounts

TESTS = Path(__file__).parent
# Where the two forms could differ: what is compiled, and the start of a server that runs as plain Python. All else is
# tested in the form that is served.
BOTH_FORMS = (
    "bots", "core", "games", "kit", "table", "test_forms.py", "server/test_house.py", "server/test_crash_plants.py",
)  # fmt: skip
settings.register_profile(
    "ludejo", deadline=None, derandomize=True
)  # a busy machine is no fault, a seed repeats itself
settings.load_profile("ludejo")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="the full counts")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave to the compiled form what need not run in both, unless everything is wanted."""
    if os.environ.get("LUDEJO_FORM") == "interpreted" and not config.getoption("--long"):
        left = [item for item in items if not runs_in_both(item)]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if runs_in_both(item)]


def runs_in_both(item: pytest.Item) -> bool:
    """Is it a test of what is compiled, and not marked `once`?"""
    path = item.path.relative_to(TESTS)
    return any(path.is_relative_to(part) for part in BOTH_FORMS) and not item.get_closest_marker("once")


@pytest.fixture(scope="session")
def long(request: pytest.FixtureRequest) -> bool:
    """Are the full counts wanted?"""
    return bool(request.config.getoption("--long"))


@pytest.fixture(scope="session")
def amounts(long: bool, form: str) -> Amounts:
    """How often each check of the kit is done with a game of the usual length."""
    if long:
        return LONG if form == "compiled" else LONG_INTERPRETED
    return SHORT if form == "compiled" else SHORT_INTERPRETED


@pytest.fixture(scope="session")
def form() -> str:
    """The form this run is meant to test: interpreted or compiled."""
    return os.environ.get("LUDEJO_FORM", "interpreted")


@pytest.fixture(scope="session")
def light_postgres() -> Iterator[Postgres]:
    """A PostgreSQL of this run's own that doesn't wait for the disk: most tests don't care."""
    cluster = Postgres(is_durable=False)
    cluster.start()
    yield cluster
    cluster.remove()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of this run's own, which waits for the disk; whoever kills or freezes it sets it going again."""
    cluster = Postgres()
    cluster.start()
    yield cluster
    cluster.remove()
