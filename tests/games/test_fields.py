"""The _fields.py of each game is generated from what its fields.py declares."""

from __future__ import annotations

from pathlib import Path

import pytest
from games import fields


@pytest.mark.once
@pytest.mark.parametrize(("path", "text"), fields.written().items(), ids=lambda one: Path(one).parent.name[:20])
def test_fields_are_as_declared(path: Path, text: str) -> None:
    assert path.read_text() == text, "./ludejo golden writes it again"


@pytest.mark.once
def test_every_game_declares_its_fields() -> None:
    assert {path.parent for path in fields.written()} == {path.parent for path in fields.GAMES.glob("*/game.py")}
