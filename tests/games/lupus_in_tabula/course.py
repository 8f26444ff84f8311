"""The course of Lupus in Tabula: a village of eight that loses.

The pupil is the seer first and sees a werewolf, but the village believes the werewolf. Then the pupil changes chairs
with that werewolf, and meets the other one.
"""

from __future__ import annotations

from typing import Final

from games.courses import Course, Meanwhile, Wish

from ludejo.core.luck import Luck
from ludejo.games.lupus_in_tabula.game import GAME
from ludejo.games.lupus_in_tabula.mixes import cards_of, mix_of
from ludejo.games.lupus_in_tabula.pieces import ROLES

WOLF, SEER, SECOND, OTHER_WOLF, FOURTH, ACCUSED, SIXTH, SEVENTH = range(8)
DEAL: Final = "wolf seer villager wolf villager villager villager villager".split()
READY: Final[dict[str, object]] = {"do": "ready"}


class Rigged(Luck):
    """Luck that deals these cards, in the order of the seats."""

    def __init__(self) -> None:
        left = cards_of(mix_of(len(DEAL), "usual"))
        self.cards: list[int] = []
        for name in DEAL:
            place = left.index([str(role) for role in ROLES].index(name))
            self.cards.append(place)
            del left[place]

    def below(self, n: int) -> int:
        return self.cards.pop(0)


def pointing(**answers: int) -> list[Wish]:
    """The answers of a night, by seat: `s2=5`."""
    return [(int(seat[1:]), {"do": "point", "at": at}) for seat, at in answers.items()]


def voting(**votes: int) -> list[Wish]:
    """The votes of a ballot, in turn."""
    return [(int(seat[1:]), {"do": "vote", "at": at}) for seat, at in votes.items()]


def ready(*seats: int) -> list[Wish]:
    return [(seat, READY) for seat in seats]


def villager(seat: int) -> Wish:
    """The claim to be a villager."""
    return (seat, {"do": "am", "role": "villager"})


STEPS: Final[list[Wish | Meanwhile]] = [
    # Night 1 and its dawn: the seer looks (LT-6), the wolves only meet (LT-8).
    (SEER, {"do": "point", "at": WOLF}),
    Meanwhile(pointing(s0=1, s2=4, s3=6, s4=0, s5=3, s6=5, s7=2), clock="night"),
    # Day 1: everybody talks (LT-17).
    (SEER, {"do": "accuse", "at": WOLF}),
    (WOLF, {"do": "accuse", "at": ACCUSED}),
    (ACCUSED, {"do": "doubt", "at": WOLF}),
    (SEER, READY),
    # They vote in turn (LT-18), and two have equally many votes (LT-19).
    Meanwhile([*ready(0, 2, 3, 4, 5, 6, 7), *voting(s0=ACCUSED)]),
    (SEER, {"do": "vote", "at": WOLF}),
    Meanwhile(voting(s2=WOLF, s3=ACCUSED, s4=WOLF, s5=WOLF, s6=ACCUSED, s7=ACCUSED)),
    # The two plead, and the others vote on them (LT-21).
    Meanwhile([villager(WOLF), *ready(WOLF), villager(ACCUSED), *ready(ACCUSED)]),
    (SEER, {"do": "vote", "at": WOLF}),
    Meanwhile(voting(s2=WOLF, s3=ACCUSED, s4=ACCUSED, s6=ACCUSED, s7=ACCUSED)),
    # Night 2: as a wolf, who sees what the other one wants (LT-7).
    (WOLF, {}),
    (OTHER_WOLF, {"do": "point", "at": SEER}),
    (WOLF, {"do": "point", "at": SEER}),
    Meanwhile(pointing(s1=3, s2=0, s4=2, s6=7, s7=2), clock="night"),
    # Day 2: votes begin left of the torn player. After a third night the wolves are as many as the humans (LT-23).
    Meanwhile(
        [
            *ready(0, 2, 3, 4, 6, 7),
            *voting(s2=WOLF, s3=SECOND, s4=SECOND, s6=SECOND, s7=WOLF, s0=SECOND),
            *ready(SECOND, WOLF),
            *voting(s3=SECOND, s4=SECOND, s6=SECOND, s7=WOLF),
        ]
    ),
    Meanwhile(pointing(s0=FOURTH, s3=FOURTH, s4=6, s6=0, s7=3), clock="night"),
]

COURSE: Final = Course(GAME, {}, Rigged, STEPS, seats=len(DEAL), pupil=SEER)
