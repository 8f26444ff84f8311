"""Who is a wolf in Lupus in Tabula: every possible set of wolves, weighed by what the whole village knows.

A set is a mask of seats. It comes with a weight for each seat that claims to be the seer and may be the true one. What
only one seat knows (its own card, its fellows, its sights) is applied to the finished list, so that a village of bots
makes the list only once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from math import prod
from typing import Final, final

import msgspec

from ludejo.games.lupus_in_tabula.pieces import HAMSTER, MYTHOMANIAC, POSSESSED, ROLES, WOLF
from ludejo.games.lupus_in_tabula.shapes import Ballot, Claim, Fate, LupusView, Role

SILENT: Final = -1  # the true seer has not said so
CARDS: Final = ("seer", "medium", "bodyguard", "owl", "freemason", "mythomaniac")
UNIQUE: Final[tuple[Role, ...]] = ("medium", "bodyguard", "owl", "freemason", "mythomaniac", "hamster", "villager")


class Habits(msgspec.Struct, frozen=True):
    """What people are assumed to do: each number is a likelihood, compared with 1 for what says nothing."""

    votes_wolf: float = 0.75  # a wolf votes for a wolf
    votes_human: float = 1.05  # a wolf votes for a human
    saves: float = 1.15  # a wolf votes for somebody else while another wolf is nominated
    wolf_claims: float = 0.05  # a wolf claims to be the seer
    cornered: float = 0.15  # a wolf who is nominated or was seen claims to be the seer, or claims another card
    wolf_lies: float = 0.15  # a wolf claims another card without need
    human_claims: float = 0.003  # a human who is not the seer claims to be the seer
    possessed_claims: float = 0.5  # the possessed claims to be the seer
    seer_waits: float = 0.3  # the seer says nothing while somebody else claims to be the seer
    seer_died: float = 0.5  # the seer died before saying anything
    betrays: float = 0.2  # a wolf who claims to be the seer calls a fellow a wolf
    lives_on: float = 0.6  # the seer is not torn in a night after the first sight was told
    errs: float = 0.004  # what the true seer says is wrong
    opposed: float = 0.08  # more humans claim a card than there are such cards, for each one too many
    fourth: float = 0.12  # the mythomaniac has become a wolf


class Known(msgspec.Struct, frozen=True):
    """What the village knows; nothing of it is anybody's secret."""

    mix: tuple[int, ...]
    n: int
    day: int
    fates: tuple[Fate, ...]
    says: tuple[Role | None, ...]
    claims: tuple[Claim, ...]
    ballots: tuple[Ballot, ...]
    nominees: tuple[int, ...]
    alive: int

    @property
    def pressed(self) -> int:
        """The seats that are or were nominated (LT-19), which is a reason to claim something."""
        found = mask_of(self.nominees)
        for ballot in self.ballots:
            if ballot.round == 1:
                counts = Counter(at for at in ballot.votes if at is not None)
                least = sorted(counts.values())[-2:]
                found |= mask_of(at for at, n in counts.items() if n >= least[0])
        return found


def mask_of(seats: Iterable[int]) -> int:
    """These seats as bits."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def known_of(view: LupusView) -> Known:
    """The part of a view that the whole village knows."""
    n = sum(view.mix)
    alive = mask_of(seat for seat in range(n) if view.alive[seat])
    return Known(view.mix, n, view.day, view.fates, view.says, view.claims, view.ballots, view.nominees, alive)


@final
class Claimant:
    """A seat that claims to be the seer (or the medium), with all sights that it claims."""

    def __init__(self, seat: int, known: Known) -> None:
        own = [(place, claim) for place, claim in enumerate(known.claims) if claim.seat == seat]
        self.seat = seat
        self.bit = 1 << seat
        self.wolves = mask_of(claim.at for _, claim in own if claim.shade == "wolf")
        self.humans = mask_of(claim.at for _, claim in own if claim.shade == "human")
        self.first = own[0][0] if own else len(known.claims)
        self.since = own[0][1].day if own else known.day
        fallen = {fate.seat: fate.day for fate in known.fates}
        until = fallen.get(seat, known.day + 1)
        others = {fate.day for fate in known.fates if fate.how == "night" and fate.seat != seat}
        self.survived = sum(self.since < day < until for day in others)


def claimants_of(known: Known) -> list[Claimant]:
    """All seats that claim to be the seer, or tell sights without claiming to be the medium."""
    tell = {claim.seat for claim in known.claims}
    seats = [
        seat
        for seat in range(known.n)
        if known.says[seat] == "seer" or (seat in tell and known.says[seat] not in ("medium", "seer"))
    ]
    return [Claimant(seat, known) for seat in seats]


# --- sets of wolves, by what each pair did


Table = list[list[float]]


def by_votes(known: Known, habits: Habits) -> tuple[list[float], Table]:
    """Factors for each seat and each pair: wolves seldom vote for each other, and rather vote for other nominees."""
    ones = [1.0] * known.n
    pairs = [[1.0] * known.n for _ in range(known.n)]
    for ballot in known.ballots:
        named = {at for at in ballot.votes if at is not None}
        for voter, at in enumerate(ballot.votes):
            if at is None:
                continue
            ones[voter] *= habits.votes_human
            join(pairs, voter, at, habits.votes_wolf / habits.votes_human)
            for other in named if ballot.round > 1 else ():
                if other not in (at, voter):
                    join(pairs, voter, other, habits.saves)
    return ones, pairs


def join(pairs: Table, one: int, other: int, factor: float) -> None:
    pairs[one][other] *= factor
    pairs[other][one] *= factor


def by_cards(known: Known, habits: Habits, ones: list[float]) -> None:
    """Wolves claim cards, too, but seldom before they have to."""
    pressed = known.pressed
    for seat, role in enumerate(known.says):
        if role in CARDS and role != "seer":
            ones[seat] *= habits.cornered if pressed >> seat & 1 else habits.wolf_lies


def sets_of(known: Known, habits: Habits) -> list[tuple[int, tuple[int, ...], float]]:
    """Each set of wolves that the deaths allow: its mask, its seats, and its weight by votes and claimed cards."""
    ones, pairs = by_votes(known, habits)
    by_cards(known, habits, ones)
    torn = {fate.seat for fate in known.fates if fate.how == "night"}
    seats = [seat for seat in range(known.n) if seat not in torn]
    found: list[tuple[int, float, tuple[int, ...]]] = [(0, 1.0, ())]
    for size in range(known.mix[WOLF]):
        found = [
            (mask | 1 << seat, weight * ones[seat] * prod([pairs[seat][one] for one in members]), (*members, seat))
            for mask, weight, members in found
            for seat in seats
            if size == 0 or seat > members[-1]
        ]
    return [
        (mask, members, weight * here) for mask, weight, members in found if (here := possible(known, habits, mask)) > 0
    ]


def possible(known: Known, habits: Habits, mask: int) -> float:
    """LT-23: 0 if these wolves, or the village, would have won already, now or at an earlier dawn or lynching. If all
    of them are dead, the mythomaniac may have become a wolf (LT-14)."""
    alive = (1 << known.n) - 1
    most = 2 * known.mix[WOLF]
    for place, fate in enumerate(known.fates):
        alive &= ~(1 << fate.seat)
        last = place + 1 == len(known.fates) or known.fates[place + 1].day != fate.day or fate.how == "lynched"
        if last and alive.bit_count() <= most and 2 * (mask & alive).bit_count() >= alive.bit_count():
            return 0.0
    if mask & alive:
        return 1.0
    return habits.fourth if known.mix[MYTHOMANIAC] and known.day > 2 else 0.0


# --- what was said


@final
class Words:
    """How likely all that was said is, given a set of wolves."""

    def __init__(self, known: Known, habits: Habits) -> None:
        self.known = known
        self.habits = habits
        self.claimants = claimants_of(known)
        self.claiming = mask_of(one.seat for one in self.claimants)
        everybody = (1 << known.n) - 1
        self.dead = everybody & ~known.alive & ~self.claiming
        self.living = known.alive & ~self.claiming
        self.crowds = [
            (mask, known.mix[ROLES.index(role)])
            for role in UNIQUE
            if (mask := mask_of(seat for seat in range(known.n) if known.says[seat] == role)).bit_count()
            > known.mix[ROLES.index(role)]
        ]
        liars = known.mix[POSSESSED] + known.mix[HAMSTER]
        self.opposed = habits.opposed if liars else habits.opposed / 8
        others = known.n - known.mix[WOLF]
        self.false = habits.human_claims + habits.possessed_claims * known.mix[POSSESSED] / others
        self.media = self.media_of()
        self.luck = {one.seat: habits.lives_on**one.survived * self.lucky(one) for one in self.claimants}
        named = 0
        for one in self.claimants:
            named |= one.wolves
        self.cornered = known.pressed | named

    def media_of(self) -> list[tuple[int, int, int]]:
        """Each seat that claims to be the medium, with the seats that it calls wolf and human (LT-9)."""
        seats = [seat for seat in range(self.known.n) if self.known.says[seat] == "medium"]
        found = [Claimant(seat, self.known) for seat in seats]
        return [(one.bit, one.wolves, one.humans) for one in found]

    def weigh(self, mask: int) -> float:
        """The weight of all claims except those of seers."""
        weight = 1.0
        for crowd, cards in self.crowds:
            extra = (crowd & ~mask).bit_count() - cards
            if extra > 0:
                weight *= self.opposed**extra
        for bit, wolves, humans in self.media:
            if not bit & mask and (wolves & ~mask or humans & mask):
                weight *= 0.05
        return weight

    def seers(self, mask: int) -> tuple[float, list[tuple[int, float]]]:
        """How likely the claims of seers are, given these wolves: if the true seer is silent, and for each claimant who
        may be the true seer."""
        lies = [self.lie(one, mask) for one in self.claimants]
        quiet = self.habits.seer_died * (self.dead & ~mask).bit_count()
        quiet += self.habits.seer_waits * (self.living & ~mask).bit_count()
        found = []
        for place, one in enumerate(self.claimants):
            if not one.bit & mask:
                rest = prod(lies[:place]) * prod(lies[place + 1 :])
                found.append((one.seat, self.truth(one, mask) * rest))
        return quiet * prod(lies), found

    def truth(self, one: Claimant, mask: int) -> float:
        """How likely the true seer would have told exactly this."""
        weight = self.luck[one.seat]
        if one.wolves & ~mask or one.humans & mask:
            weight *= 0.05 if self.known.mix[MYTHOMANIAC] else self.habits.errs
        return weight

    def lie(self, one: Claimant, mask: int) -> float:
        """How likely somebody who is not the seer would have told this."""
        if not one.bit & mask:
            return self.false
        weight: float = self.habits.cornered if one.bit & self.cornered else self.habits.wolf_claims
        betrayed = (one.wolves & mask).bit_count()
        return weight * self.habits.betrays**betrayed if betrayed else weight

    def lucky(self, seer: Claimant) -> float:
        """A factor for each wolf who called this seer a wolf before the seer spoke: that was a lucky guess. To do it
        after that is easy."""
        first = [one for one in self.claimants if one.wolves & seer.bit and seer.wolves & one.bit]
        n_lucky = sum(one.first < seer.first for one in first)
        return (1 / (self.known.n - self.known.mix[WOLF])) ** n_lucky


class WolfCase(msgspec.Struct, frozen=True, gc=False):
    """A set of wolves; how likely it is if no claimant is the seer, and for each claimant who may be the seer."""

    mask: int
    members: tuple[int, ...]
    silent: float
    seers: list[tuple[int, float]]


@lru_cache(maxsize=64)
def weighed(known: Known, habits: Habits) -> list[WolfCase]:
    """All possible sets of wolves with their weights."""
    words = Words(known, habits)
    found = []
    for mask, members, weight in sets_of(known, habits):
        here = weight * words.weigh(mask)
        if words.claimants:
            silent, seers = words.seers(mask)
            found.append(WolfCase(mask, members, here * silent, [(seat, here * more) for seat, more in seers]))
        else:
            found.append(WolfCase(mask, members, here, []))
    return found


# --- what one seat thinks


class Secret(msgspec.Struct, frozen=True):
    """What one seat knows for sure and the village does not, as masks of seats."""

    humans: int = 0
    wolves: int = 0
    not_seer: int = 0  # seats that are not the seer
    is_seer: bool = False  # this seat is the seer: everybody else who claims to be lies
    tame: int = 0  # seats that are not the hamster


@lru_cache(maxsize=64)
def mind_of(known: Known, habits: Habits, secret: Secret) -> Mind:
    """The thoughts of a seat that knows this."""
    return Mind(known, habits, secret)


@final
class Mind:
    """How likely each seat is a wolf, and each claimant the true seer."""

    def __init__(self, known: Known, habits: Habits, secret: Secret) -> None:
        self.known = known
        self.wolf = [0.0] * known.n
        self.seer = [0.0] * known.n
        self.single = 0.0  # how likely exactly one wolf is left
        self.fourth = 0.0  # how likely all wolves by card are dead, and the mythomaniac is a wolf
        total = self.add(weighed(known, habits), secret)
        if total > 0:
            self.wolf = [share / total for share in self.wolf]
            self.seer = [share / total for share in self.seer]
            self.fourth /= total
            self.single /= total
        self.settle(secret, total)
        self.hamster = self.hamsters(secret) if known.mix[HAMSTER] else [0.0] * known.n

    def hamsters(self, secret: Secret) -> list[float]:
        """LT-12, LT-25: how likely each seat is the hamster. It is hardly one that was torn or seen, or that holds a
        known card."""
        by_night = [fate.day for fate in self.known.fates if fate.how == "night"]
        found = [(1 - share) * (not secret.tame >> seat & 1) for seat, share in enumerate(self.wolf)]
        for fate in self.known.fates:
            if fate.how == "night":  # two in one night: one of them died of a look
                found[fate.seat] = 50.0 if by_night.count(fate.day) == 2 else 0.04
        for seat in range(self.known.n):
            if self.known.says[seat] in CARDS:
                found[seat] *= 0.1
        for claim in self.known.claims:
            if claim.shade == "human" and self.known.says[claim.seat] == "seer":
                found[claim.at] *= 1 - self.seer[claim.seat]
        total = sum(found)
        return [share / total for share in found] if total > 0 else found

    @property
    def left(self) -> float:
        """The expected number of living wolves."""
        return sum(share for seat, share in enumerate(self.wolf) if self.known.alive >> seat & 1)

    @property
    def roams(self) -> float:
        """How likely the hamster lives."""
        return sum(share for seat, share in enumerate(self.hamster) if self.known.alive >> seat & 1)

    def add(self, found: list[WolfCase], secret: Secret) -> float:
        """Add up all cases that this seat considers possible; return their total weight."""
        alive, sum_of_all = self.known.alive, 0.0
        not_seer = -1 if secret.is_seer else secret.not_seer
        wolf, humans, wolves = self.wolf, secret.humans, secret.wolves
        for case in found:
            mask = case.mask
            if mask & humans or wolves & ~mask:
                continue
            total = case.silent
            for seat, weight in case.seers:
                if not not_seer >> seat & 1:
                    total += weight
                    self.seer[seat] += weight
            for seat in case.members:
                wolf[seat] += total
            sum_of_all += total
            living = mask & alive
            if not living:
                self.fourth += total
            elif not living & (living - 1):
                self.single += total
        return sum_of_all

    def settle(self, secret: Secret, total: float) -> None:
        """The mythomaniac as a wolf may be any living seat; if no case fits, all unknown seats are equally likely."""
        living = [seat for seat in range(self.known.n) if (self.known.alive & ~secret.humans) >> seat & 1]
        if total <= 0:
            for seat in living:
                self.wolf[seat] = 1.0 if secret.wolves >> seat & 1 else 0.5
        elif self.fourth > 0 and living:
            for seat in living:
                self.wolf[seat] += self.fourth / len(living)
