"""Old names of modules and classes, so that programs written before they were renamed still run.

An old module name gives the new module itself, an old class name the new class. Each warns once (DeprecationWarning)
and says the new name. Nothing is imported before somebody uses an old name.

It covers what a researcher or the author of a bot imports: core, games, bots, lab, language, table, wire and testkit.
The modules of the server, the store, the command line and the doctor are private and have no old names here.
"""

from __future__ import annotations

import importlib
import importlib.abc
import sys
import warnings
from collections.abc import Sequence
from functools import cache
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any, Final

# old module -> new module, both below the package in the first column
MOVED: Final[dict[str, dict[str, str]]] = {
    "bots": {
        "lupus": "lupus_in_tabula.bot", "lupus_belief": "lupus_in_tabula.belief",
        "lupus_night": "lupus_in_tabula.night", "lupus_seat": "lupus_in_tabula.seat",
        "lupus_talk": "lupus_in_tabula.talk", "lupus_vote": "lupus_in_tabula.vote",
        "operative": "codenames.operative", "prospects": "search.prospects",
        "searching": "search.bot", "spymaster": "codenames.spymaster", "together": "search.parallel",
        "tree": "search.tree", "word_board": "codenames.board",
    },
    "core": {"believing": "belief", "listing": "word_list", "seal": "sealed_luck", "shape": "shapes"},
    "games.artus": {
        "belief": "worlds.belief", "cards": "rules.cards", "crowning": "rules.crowning", "judging": "legality",
        "moving": "rules.moving", "plays": "moves", "scoring": "rules.scoring",
    },
    "games.codenames": {"judge": "legality", "redeal": "worlds.redeal", "turns": "rules.turn"},
    "games.lines_and_columns": {
        "belief": "worlds.belief", "grid": "rules.grid", "lay_all": "rules.lay_all", "redeal": "worlds.redeal",
    },
    "games.love_letter": {
        "belief": "worlds.belief", "habits": "worlds.habits", "redeal": "worlds.redeal", "ways": "worlds.ways",
    },
    "games.lupus_in_tabula": {
        "clues": "worlds.clues", "days": "rules.days", "judge": "legality", "nights": "rules.nights",
        "recast": "worlds.recast", "refill": "worlds.refill", "tape": "fields",
    },
    "lab": {
        "env": "pettingzoo", "exact": "love_letter_exact", "raying": "ray", "sides": "lupus_sides", "solo": "gymnasium",
        "standing": "ratings", "teams": "codenames_teams",
    },
    "language": {
        "english": "referees.english", "esperanto": "referees.esperanto", "judging": "referees.verdict",
        "polish": "referees.polish",
    },
    "table": {"judging": "permissions", "replaying": "replay", "setting": "seats"},
    "testkit": {
        "copies": "checks.copies", "counts": "checks.counts", "every": "exhaustive", "goldens": "checks.goldens",
        "leaks": "checks.leaks", "planted": "plants.base", "play": "checks.play", "reach": "checks.reach",
        "replays": "checks.replays", "sentences": "checks.sentences", "silent": "checks.silence",
        "sim": "simulator.simulator", "sim_device": "simulator.device", "sim_net": "simulator.network",
        "sim_person": "simulator.person", "sim_server": "simulator.server", "sim_store": "simulator.store",
        "sim_twin": "simulator.twin", "sim_world": "simulator.world", "wire_crew": "wire.peers",
        "wire_halls": "wire.apps", "wire_nights": "wire.nights", "wire_phone": "wire.phone", "wire_twins": "wire.twins",
        "wire_world": "wire.world",
    },
    "wire": {"games": "per_game"},
}  # fmt: skip
# old module -> new module, in another package
AWAY: Final = {
    "ludejo.lab.hunt": "ludejo.cli.leaks",
    "ludejo.lab.replay": "ludejo.cli.replay",
    "ludejo.lab.show": "ludejo.cli.show",
}
# modules that are packages today: the module that has their names now, and these names
SPLIT: Final[dict[str, tuple[str, str]]] = {
    "ludejo.bots.codenames": ("ludejo.bots.codenames.bot", "Feeling PLAYERS Player WordBot at_level mates_of"),
    "ludejo.bots.love_letter": (
        "ludejo.bots.love_letter.bot", "COPIES CountingBot NAMED Odds Thinking VALUE keeping prince worth",
    ),
    "ludejo.bots.search": ("ludejo.bots.search.ismcts", "BATCH BESIDE POOL Search"),
    "ludejo.games.artus.rules": ("ludejo.games.artus.state", "Artus ENDED NO_SEAT ONE_SEAT WAIT restored"),
    "ludejo.games.codenames.rules": (
        "ludejo.games.codenames.state",
        "ASKS_ONE_IN CLUE_ALONE CLUE_OR_ASK Codenames NOTHING_OPEN REFUSALS SILENT restored",
    ),
    "ludejo.games.lines_and_columns.rules": (
        "ludejo.games.lines_and_columns.state", "LinesAndColumns NO_SEAT ONE_SEAT OVER WAIT restored",
    ),
    "ludejo.games.love_letter.rules": (
        "ludejo.games.love_letter.state", "LoveLetter NO_SEAT ONE_SEAT OVER WAIT restored",
    ),
    "ludejo.games.lupus_in_tabula.rules": ("ludejo.games.lupus_in_tabula.state", "Lupus REFUSALS SILENT restored"),
    "ludejo.testkit.plants": (
        "ludejo.testkit.plants.catalogue",
        "Change EventPlant OneWorld Plant ReversedChoices StuckWorlds TellingMoment ViewPlant drops to_all to_next",
    ),
}  # fmt: skip
# modules that gave some of their names to others: module -> the module that has them now, below the same game -> names
ELSEWHERE: Final[dict[str, dict[str, str]]] = {
    "bots": {"love_letter.bot": "CountingBot"},
    "games.codenames.pieces": {
        "moves": "ANSWERS Act CHALLENGE_MOVE CONFIRMS COVERS GLASS_MOVE MARKS MOVES NO_CHOICES RULES STAND_INS "
        "STOP_MOVE made_open move_at written_moves written_stand_ins"
    },
    "games.codenames.position": {"pieces": "BY_ASSASSIN BY_FOUND BY_USED_UP NOT_ENDED", "_fields": "Customs Question"},
    "games.codenames.stored": {"_fields": "read_customs"},
    "games.lines_and_columns.pieces": {
        "moves": "LAY_ALL LayMove MOVES NO_CHOICES TO_LEFT TO_RIGHT move_at moves_by_card written_moves",
        "legality": "legal_moves",
    },
    "games.lines_and_columns.position": {"pieces": "BY_OUT BY_STUCK"},
    "games.lines_and_columns.rules": {"rules.deal": "UNDEALT"},
    "games.love_letter.pieces": {
        "moves": "CardMove MOVES NO_CHOICES move_at written_moves",
        "legality": "REMEMBERED judge judge_other judge_prince legal_moves needs_other",
    },
    "games.love_letter.position": {"pieces": "BY_LAST BY_SHOWDOWN NOT_ENDED"},
    "games.lupus_in_tabula.pieces": {
        "moves": "Act FIRST_ACT FIRST_AM FIRST_SAW FIRST_VOTE MORE_MOVE MOVES NO_CHOICES POINT_NOBODY READY_MOVE "
        "move_at written_moves"
    },
    "games.lupus_in_tabula.stored": {"_fields": "read_customs"},
}
# module (by its name today) -> old name -> new name there
RENAMED: Final[dict[str, dict[str, str]]] = {
    "ludejo.bots.codenames.board": {"Board": "WordBoard"},
    "ludejo.bots.lupus_in_tabula.belief": {"Case": "WolfCase"},
    "ludejo.bots.lupus_in_tabula.seat": {"Level": "LupusLevel"},
    "ludejo.bots.worker": {"Answered": "BotAnswer", "Asked": "BotQuestion"},
    "ludejo.lab.arena": {"Task": "ArenaTask"},
    "ludejo.lab.arrays": {"Part": "ArrayPart", "Reader": "ArrayReader"},
    "ludejo.lab.codenames_teams": {"Evening": "TeamGame", "evening": "game_result", "Tally": "TeamTally"},
    "ludejo.lab.datasets": {"Writer": "DatasetWriter"},
    "ludejo.lab.lupus_sides": {"Evening": "SideGame", "evenings": "played_games"},
    "ludejo.lab.ratings": {"Standing": "Ratings"},
    "ludejo.language.vectors": {"Table": "VectorTable"},
    "ludejo.table.happenings": {"Any": "AnyHappening"},
    "ludejo.table.record": {"Closed": "Strict", "Expired": "ExpiredStep", "Moved": "MoveStep"},
    "ludejo.testkit.exhaustive": {"Node": "Branch"},
    "ludejo.testkit.wire.apps": {"Wing": "StagedApp"},
    "ludejo.testkit.wire.world": {"hall_of": "app_of"},
    "ludejo.testkit.simulator.network": {"Link": "NetworkLink"},
    "ludejo.testkit.simulator.person": {"Person": "SimulatedPerson"},
    "ludejo.testkit.simulator.server": {"NewDesk": "NewWriter", "Server": "SimulatedServer"},
    "ludejo.testkit.simulator.simulator": {"Figures": "SimulationFigures"},
    "ludejo.testkit.simulator.world": {"World": "SimulatedWorld"},
    "ludejo.testkit.steps": {"Step": "PlayStep"},
}
# modules without a successor, and what to use instead
GONE: Final = {
    "ludejo.core.log": "ludejo.table.record reads, writes and checks the record of a game",
    "ludejo.core.sitting": "`ludejo replay FILE`, or ludejo.table.record.checked, plays a record again",
}


def new_names() -> dict[str, str]:
    """Every old module name with the new one."""
    inside = {
        f"ludejo.{package}.{old}": f"ludejo.{package}.{new}"
        for package, names in MOVED.items()
        for old, new in names.items()
    }
    return inside | AWAY | {old: new for old, (new, _) in SPLIT.items()}


def moved_attributes(module: str) -> dict[str, tuple[str, str]]:
    """The old names that a module no longer has, each with its module and its name today."""
    short = module.removeprefix("ludejo.")
    game = ".".join(["ludejo", *short.split(".")[:2]])
    homes = {f"{game}.{home}": names for home, names in ELSEWHERE.get(short, {}).items()}
    if module in SPLIT:
        homes |= dict([SPLIT[module]])
    renamed = {old: (module, new) for old, new in RENAMED.get(module, {}).items()}
    return {name: (home, name) for home, names in homes.items() for name in names.split()} | renamed


@cache
def forwarding() -> frozenset[str]:
    """The modules that find old names."""
    return frozenset(RENAMED.keys() | SPLIT.keys() | {f"ludejo.{module}" for module in ELSEWHERE})


def forward(module: ModuleType) -> None:
    """Let a module find the names that it no longer has. It must have no `__getattr__` of its own."""
    moved = {} if "__getattr__" in module.__dict__ else moved_attributes(module.__name__)

    def find(name: str) -> object:
        if name not in moved:
            raise AttributeError(f"module {module.__name__!r} has no attribute {name!r}", name=name, obj=module)
        home, new = moved[name]
        warnings.warn(f"{module.__name__}.{name} is now {home}.{new}", DeprecationWarning, stacklevel=2)
        module.__dict__[name] = found = getattr(importlib.import_module(home), new)  # so it warns once
        return found

    if moved:
        module.__dict__["__getattr__"] = find


def forward_all() -> None:
    """Do this for all modules that are loaded. A compiled module loads others of its game without asking a finder."""
    for name in forwarding() & sys.modules.keys():
        forward(sys.modules[name])


class Renamed(importlib.abc.Loader):
    """Loads a module under its old name: the new module itself."""

    def __init__(self, new: str) -> None:
        self.new = new

    def exec_module(self, module: ModuleType) -> None:
        warnings.warn(f"{module.__name__} is now {self.new}", DeprecationWarning, stacklevel=2)
        sys.modules[module.__name__] = importlib.import_module(self.new)  # the import returns what it finds here


class Forwarding(importlib.abc.Loader):
    """Loads a module as its own loader does, and lets it find old names."""

    def __init__(self, own: importlib.abc.Loader) -> None:
        self.own = own

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self.own.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        assert module.__spec__ is not None
        module.__spec__.loader = module.__loader__ = self.own  # code that reads the source or data asks this loader
        self.own.exec_module(module)
        forward_all()

    def __getattr__(self, name: str) -> Any:
        """Everything else that a loader can do; for example, `python -m` asks it for the code."""
        return getattr(self.own, name)


class OldNames(importlib.abc.MetaPathFinder):
    """Finds modules by their old names, and modules that have to find old names."""

    def __init__(self) -> None:
        self.moved = new_names()
        self.forwarding = forwarding()

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name in GONE:
            raise ModuleNotFoundError(f"{name} is gone: {GONE[name]}", name=name)
        if name not in self.moved and name not in self.forwarding and not name.startswith("ludejo.games."):
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.loader is None:
            return ModuleSpec(name, Renamed(self.moved[name])) if name in self.moved else None
        spec.loader = Forwarding(spec.loader)
        return spec


def install() -> None:
    """Make the old names known to Python's import. Modules that are already imported find theirs from now on."""
    forward_all()
    sys.meta_path.insert(0, OldNames())
