"""The numbers behind Lupus in Tabula: roles, phases, tasks, and why a move may be refused."""

from __future__ import annotations

from typing import Final

from ludejo.games.lupus_in_tabula import shapes
from ludejo.games.lupus_in_tabula.shapes import Copy, Phase, Role, Shade, Side, Task

MOST_SEATS: Final = 24
NOBODY: Final = -1
NOT_YET: Final = -2  # no answer at all, or no vote

VILLAGER: Final = 0
WOLF: Final = 1
SEER: Final = 2
MEDIUM: Final = 3
POSSESSED: Final = 4
BODYGUARD: Final = 5
OWL: Final = 6
FREEMASON: Final = 7
HAMSTER: Final = 8
MYTHOMANIAC: Final = 9
N_ROLES: Final = 10
ROLES: Final[tuple[Role, ...]] = (
    "villager", "wolf", "seer", "medium", "possessed", "bodyguard", "owl", "freemason", "hamster", "mythomaniac",
)  # fmt: skip

NIGHT: Final = 0
TALK: Final = 1
BALLOT: Final = 2
PLEA: Final = 3
FINAL: Final = 4
OVER: Final = 5
PHASES: Final[tuple[Phase, ...]] = ("night", "talk", "ballot", "plea", "final", "over")
CLOCKS: Final[tuple[str, ...]] = ("night", "talk", "ballot", "plea", "ballot", "")

SUSPECT: Final = 0
LOOK: Final = 1
GUARD: Final = 2
HAUNT: Final = 3
TEAR: Final = 4
COPY: Final = 5
NO_TASK: Final = -1
TASKS: Final[tuple[Task, ...]] = ("suspect", "look", "guard", "haunt", "tear", "copy")

VILLAGE: Final = 0
WOLVES: Final = 1
HAMSTER_ALONE: Final = 2
SIDES: Final[tuple[Side, ...]] = ("village", "wolves", "hamster")
SHADES: Final[tuple[Shade, ...]] = ("human", "wolf")
NEITHER: Final[Copy] = "neither"

BY_NIGHT: Final = 0
BY_VILLAGE: Final = 1

POINT: Final = 0
VOTE: Final = 1
READY: Final = 2
MORE: Final = 3
ACCUSE: Final = 4
TRUST: Final = 5
DOUBT: Final = 6
SAW: Final = 7
AM: Final = 8
ACTS: Final[tuple[shapes.Act, ...]] = ("accuse", "trust", "doubt", "saw", "am")

MOST_ACTS: Final = 8  # spoken acts of a seat on a day
MOST_CHANGES: Final = 8  # changes of an answer in a night
MOST_PROLONGED: Final = 3
MOST_CLAIMS: Final = 96

FINE: Final = 0
REASONS: Final[tuple[tuple[str, str], ...]] = (
    ("", ""),
    ("is-over", "LT-23"),
    ("is-moderator", "LT-31"),
    ("is-dead", "LT-17"),
    ("no-such-player", "LT-1"),
    ("no-point-now", "LT-4"),
    ("no-vote-now", "LT-18"),
    ("not-your-turn", "LT-18"),
    ("has-voted", "LT-18"),
    ("nominee-votes", "LT-21"),
    ("shadow-votes", "LT-27"),
    ("not-nominated", "LT-21"),
    ("no-ready-now", "LT-17"),
    ("is-ready", "LT-17"),
    ("not-your-plea", "LT-21"),
    ("no-more-now", "LT-17"),
    ("wants-more", "LT-17"),
    ("prolonged-enough", "LT-17"),
    ("no-talk-now", "LT-17"),
    ("spoken-enough", "LT-17"),
    ("role-absent", "LT-32"),
    ("changed-enough", "LT-5"),
    ("same-answer", "LT-5"),
    ("wolf-target", "LT-7"),
    ("target-dead", "LT-6"),
    ("target-dead", "LT-7"),
    ("target-dead", "LT-10"),
    ("target-dead", "LT-11"),
    ("target-dead", "LT-14"),
    ("target-dead", "LT-5"),
    ("target-dead", "LT-18"),
    ("target-dead", "LT-17"),
    ("not-yourself", "LT-6"),
    ("not-yourself", "LT-7"),
    ("not-yourself", "LT-10"),
    ("not-yourself", "LT-11"),
    ("not-yourself", "LT-14"),
    ("not-yourself", "LT-5"),
    ("not-yourself", "LT-18"),
    ("not-yourself", "LT-17"),
    ("choose-somebody", "LT-6"),
    ("choose-somebody", "LT-7"),
    ("choose-somebody", "LT-10"),
    ("choose-somebody", "LT-11"),
    ("more-is-off", "LT-17"),
)
IS_OVER: Final = 1
IS_MODERATOR: Final = 2
IS_DEAD: Final = 3
NO_SUCH_PLAYER: Final = 4
NO_POINT_NOW: Final = 5
NO_VOTE_NOW: Final = 6
NOT_YOUR_TURN: Final = 7
HAS_VOTED: Final = 8
NOMINEE_VOTES: Final = 9
SHADOW_VOTES: Final = 10
NOT_NOMINATED: Final = 11
NO_READY_NOW: Final = 12
IS_READY: Final = 13
NOT_YOUR_PLEA: Final = 14
NO_MORE_NOW: Final = 15
WANTS_MORE: Final = 16
PROLONGED_ENOUGH: Final = 17
NO_TALK_NOW: Final = 18
SPOKEN_ENOUGH: Final = 19
ROLE_ABSENT: Final = 20
CHANGED_ENOUGH: Final = 21
SAME_ANSWER: Final = 22
WOLF_TARGET: Final = 23
MORE_IS_OFF: Final = 44
# By task: suspect, look, guard, haunt, tear, copy; then for a vote and for a spoken act
TARGET_DEAD: Final[tuple[int, ...]] = (29, 24, 26, 27, 25, 28, 30, 31)
NOT_YOURSELF: Final[tuple[int, ...]] = (37, 32, 34, 35, 33, 36, 38, 39)
CHOOSE_SOMEBODY: Final[tuple[int, ...]] = (FINE, 40, 42, 43, 41, FINE)
FOR_VOTE: Final = 6
FOR_ACT: Final = 7
