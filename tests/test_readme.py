"""What the documents promise is true: the Python of the README runs, links lead somewhere, each game has its page."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

import ludejo

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")])


def python_of(text: str) -> str:
    found = re.search(r"^ +import ludejo\n(?: +.*\n|\n)+", text, re.M)
    assert found
    return textwrap.dedent(found[0])


@pytest.mark.parametrize("text", [(ROOT / "README.md").read_text(), ludejo.__doc__ or ""], ids=["readme", "package"])
def test_the_python_of_the_readme_runs(text: str) -> None:
    names: dict[str, object] = {}
    exec(compile(python_of(text), "readme", "exec"), names)
    state = names["state"]
    assert isinstance(state, ludejo.State)
    assert state.result() is not None


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", page.read_text()):
        assert "://" not in target, "no link to another site: it may change"
        assert (page.parent / target.split("#")[0]).exists(), target


def test_a_game_has_its_page() -> None:
    for game in ludejo.games():
        assert (ROOT / "docs/games" / f"{game.id}.md").is_file()


def test_no_file_names_an_address() -> None:
    for path in [*ROOT.glob("*.lock"), *ROOT.glob("*.toml"), ROOT / "ludejo", ROOT / "hatch_build.py"]:
        assert "://" not in path.read_text(), path
