"""Fixtures for tests of the commands."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ludejo.cli import serve


@pytest.fixture
def plain_command(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command speaks English, no variable of the environment sets an option, and it does not close the test's
    own terminal."""
    for name in [name for name in os.environ if name.startswith("LUDEJO_") and name != "LUDEJO_FORM"]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("LUDEJO_LANG", "en")
    monkeypatch.setattr(os, "dup2", lambda *words: None)


@pytest.fixture
def own_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The command finds its usual database in a folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


@pytest.fixture
def never_serving(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command that starts to serve fails the test."""

    def fail() -> None:
        raise AssertionError("it was started")

    monkeypatch.setattr(serve, "loop_runner", fail)
