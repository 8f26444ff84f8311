"""One seat of Lupus in Tabula and what it knows. All decisions of its bot start from this."""

from __future__ import annotations

from functools import cached_property
from typing import Final, final
from zlib import crc32

import msgspec

from ludejo.bots.base import Question
from ludejo.bots.lupus_in_tabula.belief import CARDS, Habits, Known, Mind, Secret, known_of, mask_of, mind_of
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.games.lupus_in_tabula.pieces import HAMSTER, WOLF
from ludejo.games.lupus_in_tabula.shapes import Learned, LupusView
from ludejo.games.lupus_in_tabula.state import Lupus

HUNCH: Final = 0.03  # how much a mere feeling adds to a share
HEARD: Final = 0.02  # how much an accusation by somebody trusted adds to it


class LupusLevel(msgspec.Struct, frozen=True):
    """How well a bot plays."""

    name: str
    habits: Habits
    blur: float = 0.0  # how much chance is added to shares
    agrees: bool = True  # has the same feeling as other bots where nothing is known
    patient: bool = True  # a seer who keeps silent while that is better
    lies: int = 2  # 0: says nothing false, 1: accuses humans, 2: claims what is not so
    hunts: float = 0.8  # what finding the hamster is worth, compared with a wolf
    blends: bool = True  # a wolf who votes as a human would


@final
class Seat:
    """A question to one seat, with all that follows from its view."""

    def __init__(self, question: Question, level: LupusLevel, luck: Luck) -> None:
        view = question.view
        assert isinstance(view, LupusView)
        self.question = question
        self.view = view
        self.level = level
        self.luck = luck
        self.me = question.seat
        self.known: Known = known_of(view)
        self.role = view.role
        self.by_shape: dict[msgspec.Struct, Move] = {move.shape: move for move in question.choices}

    # --- who there is

    @property
    def others(self) -> list[int]:
        """The other living seats."""
        return [seat for seat in range(self.known.n) if self.view.alive[seat] and seat != self.me]

    @cached_property
    def fellows(self) -> list[int]:
        """For a wolf: the other living wolves."""
        return [seat for seat in self.others if self.is_fellow(seat)] if self.role == "wolf" else []

    def is_fellow(self, seat: int) -> bool:
        return self.role == "wolf" and self.view.roles[seat] == "wolf"

    def is_fellow_or_me(self, seat: int) -> bool:
        return seat == self.me or self.view.roles[seat] == "wolf"

    @cached_property
    def mate(self) -> int | None:
        """The other freemason (LT-13), if they live."""
        found = [seat for seat in self.others if self.role == "freemason" and self.view.roles[seat] == "freemason"]
        return found[0] if found else None

    @property
    def n_alive(self) -> int:
        return self.known.alive.bit_count()

    # --- what it thinks

    @cached_property
    def secret(self) -> Secret:
        return secret_of(self.view)

    @cached_property
    def mind(self) -> Mind:
        """What it thinks."""
        return mind_of(self.known, self.level.habits, self.secret)

    @cached_property
    def plain(self) -> Mind:
        """What a villager in this seat would think."""
        own = 1 << self.me
        return mind_of(self.known, self.level.habits, Secret(own, 0, own, tame=own))

    @cached_property
    def village(self) -> Mind:
        """What follows from what everybody knows, also about this seat."""
        return mind_of(self.known, self.level.habits, Secret())

    # --- feelings

    @cached_property
    def mood(self) -> int:
        """A number that decides where nothing is known; bots that agree compute it from what everybody has heard."""
        heard = [(one.seat, one.act, one.at) for one in self.view.spoken]
        if not self.level.agrees:
            return int(self.luck.below(1 << 30))
        return crc32(repr((heard, self.view.fates and self.view.fates[-1].seat, self.view.day)).encode())

    def hunch(self, seat: int) -> float:
        """The feeling about a seat, between 0 and 1."""
        return crc32(b"%d %d" % (self.mood, seat)) / (1 << 32)

    def heard(self, seat: int, mind: Mind) -> float:
        """How many seats accuse this one today, each counted by how far it is trusted; at most 3."""
        by = {one.seat for one in self.view.spoken if one.act == "accuse" and one.at == seat and one.seat != self.me}
        return min(3.0, sum(1 - mind.wolf[one] for one in by))

    def suspicion(self, mind: Mind) -> list[float]:
        """How much each seat is suspected, with all feelings."""
        found = [
            share + HUNCH * self.hunch(seat) + HEARD * self.heard(seat, mind)
            for seat, share in enumerate(self.harm(mind))
        ]
        if self.level.blur:
            return [share + self.level.blur * self.chance() for share in found]
        return found

    def harm(self, mind: Mind) -> list[float]:
        """What the village wins by each seat's death: a wolf less, or the hamster, which must die before the last
        wolf."""
        if not self.level.hunts or mind.roams < 0.05:
            return mind.wolf
        last = mind.single if self.n_alive > 4 and mind.roams > 0.25 else 0.0  # there is time for both
        worth = self.level.hunts * (1 + 3 * last)
        return [w * (1 - last) + worth * h for w, h in zip(mind.wolf, mind.hamster, strict=True)]

    def chance(self) -> float:
        """A random number between 0 and 1."""
        return int(self.luck.below(1 << 20)) / (1 << 20)

    # --- what was said

    def unsaid(self) -> list[Learned]:
        """Sights that it has not told: wolves, then the living, then the dead."""
        told = {(claim.at, claim.shade) for claim in self.view.claims if claim.seat == self.me}
        mine = [one for one in self.view.learned if one.task != "copy" and (one.at, one.answer) not in told]
        return sorted(mine, key=lambda one: (one.answer != "wolf", not self.view.alive[one.at], -one.night))

    def acts(self) -> int:
        """How many things it has said today."""
        return sum(one.seat == self.me for one in self.view.spoken)

    def said(self, act: str, at: int | None) -> bool:
        """Has it said this today?"""
        return any(one.seat == self.me and one.act == act and one.at == at for one in self.view.spoken)

    def accusers(self) -> list[int]:
        """The seats that accused it today, or ever claimed to have seen a wolf in it."""
        today = {one.seat for one in self.view.spoken if one.act == "accuse" and one.at == self.me}
        ever = {one.seat for one in self.view.claims if one.at == self.me and one.shade == "wolf"}
        return [seat for seat in self.others if seat in today | ever]

    def exposers(self) -> list[int]:
        """The seats that claim to be the seer and to have seen a wolf in this seat."""
        ever = {one.seat for one in self.view.claims if one.at == self.me and one.shade == "wolf"}
        return [seat for seat in self.seers() if seat in ever]

    def seers(self) -> list[int]:
        """The other seats that claim to be the seer."""
        return [seat for seat in self.others if self.view.says[seat] == "seer"]

    # --- what it remembers

    def spared(self) -> list[int]:
        """For a wolf: the seats that it chose, that still live, and that can be the hamster (LT-12). Else they were
        guarded (LT-10)."""
        world = self.question.world
        if self.role != "wolf" or not isinstance(world, Lupus):
            return []
        past = [int(night.victim) for night in world.nights if night.torn < 0 and night.victim >= 0]
        return [one for one in past if self.view.alive[one] and self.me_chose(world, one) and self.hides(one)]

    def hides(self, seat: int) -> bool:
        """Can this seat be the hamster? Only if it claims no card."""
        return self.view.mix[HAMSTER] > 0 and self.view.says[seat] not in CARDS

    def me_chose(self, world: Lupus, seat: int) -> bool:
        """Did this bot choose that seat in some night? Only its own choices are the same in every world."""
        return any(night.answers[self.me] == seat for night in world.nights)


def secret_of(view: LupusView) -> Secret:
    """What a seat knows and the village does not: cards, and sights (few seats that were seen as human turn later,
    LT-14)."""
    wolves = mask_of(seat for seat, role in enumerate(view.roles) if role == "wolf")
    humans = mask_of(seat for seat, role in enumerate(view.roles) if role not in (None, "wolf"))
    wolves |= mask_of(one.at for one in view.learned if one.answer == "wolf")
    humans |= mask_of(one.at for one in view.learned if one.answer in ("human", "seer"))
    if wolves.bit_count() > view.mix[WOLF]:  # LT-14: one of them has turned
        wolves = 0
    not_seer = 0 if view.role == "seer" else 1 << view.seat
    return Secret(humans & ~wolves, wolves, not_seer, view.role == "seer", tame_of(view))


def tame_of(view: LupusView) -> int:
    """LT-12: the seats that are certainly not the hamster: those that live after a look, and those whose card is
    known."""
    if view.role == "hamster":
        return (1 << len(view.alive)) - 1
    seen = mask_of(one.at for one in view.learned if one.task == "look" and view.alive[one.at])
    return seen | mask_of(seat for seat, role in enumerate(view.roles) if role is not None)
