"""The page in a real Chromium. The server runs from the installed wheel, which people get, not from the source tree."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from support.browser.server import PATIENCE_MS, PageServer, launched
from xdist.scheduler import Scheduling, WorkStealingScheduling  # type: ignore[import-untyped]  # xdist has no types

LONG = ("test_many_processes", "test_lupus_in_tabula", "test_artus", "test_codenames")  # whole games


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests first and short ones last, so that no process waits for another at the end."""
    items.sort(key=lambda item: (item.path.stem == "test_axe", item.path.stem not in LONG))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are cores: whole games often wait for clocks and bots."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Scheduling:
    """Tests next to each other stay in one process: screens of one game share its table (FrugalGuide)."""
    return WorkStealingScheduling(config, log)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a process; each test has contexts of its own."""
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = launched(playwright, "chromium-headless-shell")  # the same engine, without toolbars that cost time
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def shared_quick_server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    with PageServer(browser, tmp_path_factory.mktemp("quick")).serving() as server:
        yield server


@pytest.fixture(scope="session")
def shared_calm_server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    with PageServer(browser, tmp_path_factory.mktemp("calm"), pace="1").serving() as server:
        yield server


@pytest.fixture
def server(shared_quick_server: PageServer) -> Iterator[PageServer]:
    """Bots and clocks are quick; after each test its visitors are closed."""
    with shared_quick_server.visited():
        yield shared_quick_server


@pytest.fixture
def calm_server(shared_calm_server: PageServer) -> Iterator[PageServer]:
    """Its clocks run at normal speed, so nobody counts as away because the machine is slow."""
    with shared_calm_server.visited():
        yield shared_calm_server


@pytest.fixture
def own_server(browser: Browser, tmp_path: Path) -> Iterator[PageServer]:
    """A server for one test alone, which the test may kill."""
    with PageServer(browser, tmp_path, pace="1").serving() as server:
        yield server
