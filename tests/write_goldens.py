"""Writes golden play-throughs, counts, and the page's types, meanings and courses anew: `./ludejo golden`.

Read the difference like code."""

from __future__ import annotations

from pathlib import Path

from games import courses
from toy.game import GAME as TOY

import ludejo
from ludejo.testkit.page_texts import golden_sentences, meanings_ts
from ludejo.testkit.suite import write_files
from ludejo.wire.shapes_page import shapes_page
from ludejo.wire.typescript import typescript

TESTS = Path(__file__).parent
PAGE = TESTS.parent / "web" / "src"

if __name__ == "__main__":
    write_files(TOY, TESTS / "toy")
    for game in ludejo.games():
        write_files(game, TESTS / "games" / game.id.replace("-", "_"))
    (PAGE / "words").mkdir(parents=True, exist_ok=True)
    (PAGE / "wire.ts").write_text(typescript(ludejo.games()))
    (PAGE / "meanings.ts").write_text(meanings_ts(ludejo.games()))
    (PAGE / "words" / "sentences.golden.json").write_text(golden_sentences(ludejo.games()))
    (TESTS.parent / "docs" / "shapes.md").write_text(shapes_page(ludejo.games()))
    courses.write_all()
