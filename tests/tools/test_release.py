"""`./ludejo release`: what it refuses, and where it looks for Pythons. That it builds is shown by running it."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest
from dev import release as module
from dev.release import Release, fetch_page, minor_of, options, pythons, release, version_of
from dev.steps import Failure

import ludejo

ROOT = Path(__file__).parent.parent.parent
NO_UV = Path("there-is-no-uv")
pytestmark = pytest.mark.once


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A committed repository of version 9.8.7, with an entry for it."""
    (tmp_path / "src/ludejo").mkdir(parents=True)
    (tmp_path / "src/ludejo/__init__.py").write_text('"""Nothing."""\n__version__ = "9.8.7"\n')
    (tmp_path / "CHANGELOG.md").write_text("# What changed\n\n## Unreleased\n\n## 9.8.7 - 2026-11-18\n- All.\n")
    author = ["-c", "user.name=Ana", "-c", "user.email=ana@example.org"]
    for words in (["init", "-q"], ["add", "."], [*author, "commit", "-qm", "All"]):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    return tmp_path


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[list[Path]]:
    """The Pythons for which a release would be built; nothing is built."""
    found: list[list[Path]] = []
    monkeypatch.setattr(Release, "run", lambda self, pythons: found.append(pythons))
    return found


def test_a_version_with_an_entry_is_built(root: Path, built: list[list[Path]]) -> None:
    release(root, NO_UV, [])
    assert built == [[Path(sys.executable)]]


@pytest.mark.parametrize(
    "heading", ["", "## 9.8.7", "## 9.8.70 - 2026-11-18", "## 9.8.7 - soon", "text ## 9.8.7 - 2026-11-18"]
)
def test_a_version_without_an_entry_is_refused(root: Path, built: list[list[Path]], heading: str) -> None:
    (root / "CHANGELOG.md").write_text(f"# What changed\n\n{heading}\n")
    with pytest.raises(Failure, match=r"^CHANGELOG\.md has no entry .*## 9\.8\.7 - "):
        release(root, NO_UV, ["--allow-dirty"])
    assert not built


def test_changes_that_are_not_committed_are_refused_unless_allowed(root: Path, built: list[list[Path]]) -> None:
    (root / "new").write_text("")
    with pytest.raises(Failure, match="not committed"):
        release(root, NO_UV, [])
    assert not built
    release(root, NO_UV, ["--allow-dirty"])
    assert built


def test_the_quick_form_refuses_nothing(root: Path, built: list[list[Path]]) -> None:
    (root / "CHANGELOG.md").write_text("")
    release(root, NO_UV, ["--quick"])
    assert built


def test_a_failure_is_told_with_its_command(root: Path) -> None:
    with pytest.raises(Failure, match=r"This did not work: .*false"):
        release(root, Path("/bin/false"), ["--quick"])


def test_other_options_are_refused() -> None:
    with pytest.raises(SystemExit):
        options(["--publish"])


def test_the_version_is_the_one_of_the_package() -> None:
    assert version_of(ROOT) == ludejo.__version__


# --- Pythons


def make_python(path: Path, says: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{says}\n")
    path.chmod(0o755)


def test_one_python_of_each_version_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those on the PATH come first; a shim that only fails does not count, and old versions are ignored."""
    make_python(tmp_path / "bin/python3.11", "echo 11")
    make_python(tmp_path / "bin/python3.12", "echo no such version >&2; exit 127")
    make_python(tmp_path / ".pyenv/versions/3.11.7/bin/python3.11", "echo 11")
    make_python(tmp_path / ".pyenv/versions/3.12.1/bin/python3.12", "echo 12")
    make_python(tmp_path / ".pyenv/versions/3.10.13/bin/python3.10", "echo 10")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert pythons() == [tmp_path / "bin/python3.11", tmp_path / ".pyenv/versions/3.12.1/bin/python3.12"]


def test_this_python_is_one() -> None:
    assert minor_of(Path(sys.executable)) == sys.version_info[1]
    assert minor_of(Path("there-is-no-python")) is None


def test_the_versions_tried_are_the_versions_supported() -> None:
    least = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"]
    assert least == f">=3.{module.MINORS[0]}"
    for name, known in (("test.yml", '"3.{}"'), ("wheels.yml", "cp3{}-*")):
        text = (ROOT / ".github/workflows" / name).read_text()
        assert all(known.format(minor) in text for minor in module.MINORS), name


# --- the page


def fetch_from(pages: dict[str, tuple[str, bytes]]) -> None:
    """Run `fetch_page` with a server that has these pages."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            kind, body = pages.get(self.path, ("text/html", b""))
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # the name that http.server uses
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            fetch_page(f"http://127.0.0.1:{server.server_port}")
        finally:
            server.shutdown()
            thread.join()


INDEX = ("text/html", b'<script type="module" src="/a.js"></script>')


def test_a_page_with_its_script_is_good() -> None:
    fetch_from({"/": INDEX, "/a.js": ("text/javascript", b"1")})


@pytest.mark.parametrize(
    "pages",
    [{"/": ("text/html", b"<p>")}, {"/": INDEX}, {"/": INDEX, "/a.js": ("text/html", b"1")}],
    ids=["no script", "an empty script", "something else"],
)
def test_a_page_without_its_script_is_refused(pages: dict[str, tuple[str, bytes]]) -> None:
    with pytest.raises(Failure):
        fetch_from(pages)
