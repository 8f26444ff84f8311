"""docs/shapes.md is current, and has every move, event and view of every game."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import ludejo
from ludejo.wire.shapes_page import shapes_page

PAGE = Path(__file__).parent.parent.parent / "docs" / "shapes.md"


def test_the_page_is_current() -> None:
    assert PAGE.read_text() == shapes_page(ludejo.games()), "run ./ludejo golden"


def test_everything_of_every_game_is_there() -> None:
    for game in ludejo.games():
        part = PAGE.read_text().split(f"\n## {game.id}\n")[1].split("\n## ")[0]
        shapes = get_args(game.shapes()) or (game.shapes(),)
        for shape in (*shapes, *game.events(), game.view_type()):
            assert f"**{shape.__name__}**: " in part, (game.id, shape)
            for field in shape.__struct_encode_fields__:
                assert f"| `{field}`" in part
