"""What all tests share: how much is done, and in which form the rules are."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from postgres import Postgres

from ludejo.testkit.suite import LONG, LONG_INTERPRETED, SHORT, SHORT_INTERPRETED, Amounts

ROOT = Path(__file__).parent.parent
settings.register_profile(
    "ludejo", deadline=None, derandomize=True
)  # a busy machine is no fault, a seed repeats itself
settings.load_profile("ludejo")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="the full counts")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is marked `once` tests no rules (but the kit, or processes that are killed): where both forms are run, it is
    in the one that is installed and served, unless everything is wanted."""
    if os.environ.get("LUDEJO_FORM") == "interpreted" and not config.getoption("--long"):
        once = [item for item in items if item.get_closest_marker("once")]
        config.hook.pytest_deselected(items=once)
        items[:] = [item for item in items if item not in once]


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
