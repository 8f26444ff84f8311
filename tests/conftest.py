"""What all tests share: how often each check runs, the seed of the random checks, and the form of the rules."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from datetime import date
from pathlib import Path

import pytest
from hypothesis import settings
from support.postgres import Postgres

from ludejo.testkit.suite import LONG, LONG_INTERPRETED, SHORT, SHORT_INTERPRETED, Amounts

TESTS = Path(__file__).parent
# The two forms could differ in what is compiled, and in the start of a server that runs as plain Python. Everything
# else is tested in the compiled form only, which is the one that is served.
BOTH_FORMS = (
    "bots", "core", "games", "testkit", "table", "test_forms.py", "server/test_server.py", "server/test_writer.py",
    "server/test_crash_plants.py",
)  # fmt: skip
SEEDS_OF_A_DAY = 100_000
settings.register_profile("ludejo", deadline=None, derandomize=True)  # no deadline: a busy machine is not a fault
settings.load_profile("ludejo")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="the full counts")
    parser.addoption("--seed", type=int, help="of the random checks, beside their fixed ones; without it, the day's")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the seed once: xdist gives its processes the options of the first one."""
    if config.option.seed is None:
        config.option.seed = int(f"{date.today():%Y%m%d}")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Print the seed here: with -q, pytest leaves out the report header."""
    terminal = session.config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None and not hasattr(session.config, "workerinput"):
        terminal.write_line(f"random checks: also with --seed {session.config.option.seed}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Say in the report of a failure how to repeat it."""
    report = yield
    if report.failed and "seed" in getattr(item, "fixturenames", ()):
        report.sections.append(("seed", f"again with --seed {item.config.option.seed}"))
    return report


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In the interpreted form, run only the tests that must run in both forms; with --long, run all."""
    if os.environ.get("LUDEJO_FORM") == "interpreted" and not config.getoption("--long"):
        left = [item for item in items if not runs_in_both(item)]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if runs_in_both(item)]


def runs_in_both(item: pytest.Item) -> bool:
    """Does the test cover compiled code, and is it not marked `once`?"""
    path = item.path.relative_to(TESTS)
    return any(path.is_relative_to(part) for part in BOTH_FORMS) and not item.get_closest_marker("once")


@pytest.fixture(scope="session")
def long(request: pytest.FixtureRequest) -> bool:
    """Run the full counts?"""
    return bool(request.config.getoption("--long"))


@pytest.fixture(scope="session")
def seed(request: pytest.FixtureRequest) -> int:
    """The first seed of the day. Checks add their own numbers to it, which are too small to reach the next day's."""
    return int(request.config.option.seed) * SEEDS_OF_A_DAY


@pytest.fixture(scope="session")
def amounts(long: bool, form: str) -> Amounts:
    """How often each check of the kit runs on a game of the usual length."""
    if long:
        return LONG if form == "compiled" else LONG_INTERPRETED
    return SHORT if form == "compiled" else SHORT_INTERPRETED


@pytest.fixture(scope="session")
def form() -> str:
    """The form that this run tests: interpreted or compiled."""
    return os.environ.get("LUDEJO_FORM", "interpreted")


@pytest.fixture(scope="session")
def light_postgres() -> Iterator[Postgres]:
    """A PostgreSQL of this run's own that doesn't wait for the disk; most tests don't need it to."""
    cluster = Postgres(is_durable=False)
    cluster.start()
    yield cluster
    cluster.remove()


@pytest.fixture
def url(light_postgres: Postgres) -> str:
    """The address of an empty PostgreSQL database."""
    return light_postgres.url()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of this run's own, which waits for the disk. A test that kills or freezes it starts it again."""
    cluster = Postgres()
    cluster.start()
    yield cluster
    cluster.remove()
