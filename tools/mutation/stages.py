"""Which tests are for a file, in stages: a mutant that one stage doesn't find goes on to the next."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

KIT = "tests/testkit/test_games.py"
NEIGHBOURS = {  # tests in other folders, of what a game tells the bots and asks a referee
    "artus": ("tests/bots/test_search.py",),
    "codenames": ("tests/language/test_referees.py", "tests/bots/test_codenames.py"),
    "lines_and_columns": ("tests/bots/test_search.py",),
    "love_letter": ("tests/bots/test_belief.py", "tests/bots/test_search.py"),
    "lupus_in_tabula": ("tests/bots/test_lupus_in_tabula.py",),
}


@dataclass(frozen=True)
class Stage:
    """Tests that are collected together and run from the quickest to the slowest."""

    name: str
    paths: tuple[str, ...]
    game: str = ""  # of the kit's tests, keep those of this game
    is_marked: bool = False  # should we know what each test runs? We can't if other processes do the work

    def keeps(self, node: str) -> bool:
        """Is this test one of the stage? Plants are left out: they test the kit, not the rules."""
        if "plants.py" in node:
            return False
        return not node.startswith(KIT) or "[" not in node or f"[{self.game}-" in node or f"[{self.game}]" in node

    def is_waiting(self, node: str) -> bool:
        """Does this test wait for a clock, so that it may fail on a busy machine without any fault?"""
        return node.startswith(("tests/server/", "tests/bots/"))


def stages_of(file: str) -> tuple[Stage, ...]:
    """The stages for a source file, the one that finds most first."""
    folder = Path(file).parent.name
    if folder in NEIGHBOURS:
        game = folder.replace("_", "-")
        own = Stage(folder, (f"tests/games/{folder}", KIT), game, True)
        return own, Stage(f"{folder}, neighbours", ("tests/games/test_courses.py", *NEIGHBOURS[folder]))
    return Stage("table", ("tests/table",), is_marked=True), Stage("server", ("tests/server",))
