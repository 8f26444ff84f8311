"""docs/research.md is true: its Python runs in order, prints what the page says, and trains a bot that beats chance."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent.parent / "docs/research.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_page_runs_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    text = PAGE.read_text()
    names: dict[str, object] = {"__name__": "research"}
    for found in BLOCK.finditer(text):
        above = text.count("\n", 0, found.start(1))  # so that an error names the line of the page
        exec(compile("\n" * above + found[1], str(PAGE), "exec"), names)
    printed = capsys.readouterr().out.split("\n")
    shown = re.findall(r"^    (?!pip |ludejo )(.+)$", BLOCK.sub("", text), re.MULTILINE)
    assert len(shown) > 4
    assert [line for line in shown if line not in printed] == []
    learned = names["learned"]
    assert isinstance(learned, float)
    assert learned > 0.6
