"""The version is written in one place, and everything else reads it there."""

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
    """All files that people write by hand, except lock files and the changelog, whose headings are versions."""
    found = [path for path in ROOT.iterdir() if path.is_file() and path.name != "CHANGELOG.md"]
    for folder in FOLDERS:
        found += [path for path in (ROOT / folder).rglob("*") if path.is_file()]
    return [path for path in found if path.suffix in ENDINGS and "static" not in path.parts]


def test_the_version_is_written_once() -> None:
    wanted = re.compile(rf"(?<![\d.]){re.escape(ludejo.__version__)}(?![\d.])")
    holding = [str(path.relative_to(ROOT)) for path in texts() if wanted.search(path.read_text(errors="ignore"))]
    assert holding == [PLACE]


def test_the_package_reads_its_version_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["hatch"]["version"]["path"] == PLACE


def test_no_module_reads_the_metadata_of_installed_packages() -> None:
    """The server also runs from a folder, where there is no metadata of a package."""
    for path in (ROOT / "src/ludejo").rglob("*.py"):
        assert "importlib.metadata" not in path.read_text(), path


def test_the_server_and_the_doctor_run_from_a_folder() -> None:
    """They run although `importlib.metadata` does not find the package."""
    code = "import importlib.metadata as m; m.version = None; import ludejo.server.http, ludejo.doctor.address"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT / "src")
