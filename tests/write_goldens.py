"""Writes golden play-throughs, counts and the page's types anew: `./ludejo golden`. Read the difference like code."""

from __future__ import annotations

from pathlib import Path

from toy.game import GAME as TOY

import ludejo
from ludejo.testkit.suite import write_files
from ludejo.wire.typescript import typescript

TESTS = Path(__file__).parent
PAGE = TESTS.parent / "web" / "src" / "wire.ts"

if __name__ == "__main__":
    write_files(TOY, TESTS / "toy")
    for game in ludejo.games():
        write_files(game, TESTS / "games" / game.id.replace("-", "_"))
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(typescript(ludejo.games()))
