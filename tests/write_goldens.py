"""Writes golden play-throughs and counts anew: `./ludejo golden`. Read the difference like code."""

from __future__ import annotations

from pathlib import Path

from toy.game import GAME as TOY

import ludejo
from ludejo.testkit.suite import write_files

TESTS = Path(__file__).parent

if __name__ == "__main__":
    write_files(TOY, TESTS / "toy")
    for game in ludejo.games():
        write_files(game, TESTS / "games" / game.id.replace("-", "_"))
