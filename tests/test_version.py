"""The version is written in one place, and everything else asks there."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import ludejo

ROOT = Path(__file__).parent.parent
PLACE = "src/ludejo/__init__.py"
FOLDERS = ("src", "tools", "tests", "deploy", "docs", "web/src", ".github")
ENDINGS = {".py", ".toml", ".md", ".ts", ".json", ".cff", ".yaml", ".yml", ".env", ""}
pytestmark = pytest.mark.once


def texts() -> list[Path]:
    """Everything people write by hand, apart from locks and the changelog, whose headings are versions."""
    found = [path for path in ROOT.iterdir() if path.is_file() and path.name != "CHANGELOG.md"]
    for folder in FOLDERS:
        found += [path for path in (ROOT / folder).rglob("*") if path.is_file()]
    return [path for path in found if path.suffix in ENDINGS and "static" not in path.parts]


def test_the_version_is_written_once() -> None:
    wanted = re.compile(rf"(?<![\d.]){re.escape(ludejo.__version__)}(?![\d.])")
    holding = [str(path.relative_to(ROOT)) for path in texts() if wanted.search(path.read_text(errors="ignore"))]
    assert holding == [PLACE]


def test_the_package_takes_it_from_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["hatch"]["version"]["path"] == PLACE


def test_nobody_asks_whether_a_package_is_installed() -> None:
    """The server also runs from a folder, where there is no metadata to ask."""
    for path in (ROOT / "src/ludejo").rglob("*.py"):
        assert "importlib.metadata" not in path.read_text(), path


def test_the_server_and_the_doctor_run_from_a_folder() -> None:
    """With the package hidden from whoever looks for what is installed."""
    code = "import importlib.metadata as m; m.version = None; import ludejo.server.http, ludejo.doctor.address"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT / "src")
