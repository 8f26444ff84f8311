"""Who is a wolf in Lupus in Tabula: every set of wolves there can be, weighed by what the whole village knows.

A set is a mask of seats. Beside it stands who of those that say they are the seer really is. What one seat knows alone
(its own card, its fellows, its sights) is asked of the finished list, so that a village of bots thinks only once.
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
    """What people are thought to do: each is a likelihood, beside 1 for what says nothing."""

    votes_wolf: float = 0.75  # a wolf votes for a wolf
    votes_human: float = 1.05  # a wolf votes for a human
    saves: float = 1.15  # a wolf votes for somebody else while another wolf is nominated
    wolf_claims: float = 0.05  # a wolf says it is the seer
    cornered: float = 0.15  # a wolf says so, or claims another card, who is nominated or was seen
    wolf_lies: float = 0.15  # a wolf claims another card unasked
    human_claims: float = 0.003  # a human who is not says so
    possessed_claims: float = 0.5  # the possessed does
    seer_waits: float = 0.3  # the seer says nothing while somebody else says to be the seer
    seer_died: float = 0.5  # the seer died before saying anything
    betrays: float = 0.2  # a wolf who plays the seer sees a wolf in a fellow
    lives_on: float = 0.6  # the seer is not torn in a night after the first sight was told
    errs: float = 0.004  # a seer's word is not so
    opposed: float = 0.08  # one more human than there are cards says to hold a card
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
        """Who is nominated, or was before (LT-19): reason enough to claim something."""
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
    """The village's part of a view."""
    n = sum(view.mix)
    alive = mask_of(seat for seat in range(n) if view.alive[seat])
    return Known(view.mix, n, view.day, view.fates, view.says, view.claims, view.ballots, view.nominees, alive)


@final
class Claimant:
    """Somebody who says to be the seer, with all that this one says to have seen."""

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
    """All who say to be the seer, or tell sights without saying what they are."""
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
    """Factors for each seat and each pair: wolves seldom vote for each other, and like the others' favourites."""
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
    """Each set of wolves that the deaths allow, by seats and pairs."""
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
    """LT-23: nobody has won yet, nor had at an earlier dawn or dusk; a mythomaniac may hunt for the dead (LT-14)."""
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
    """What a set of wolves makes of all that was said."""

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
        """Who says to be the medium, and whom this one calls wolf and human (LT-9)."""
        seats = [seat for seat in range(self.known.n) if self.known.says[seat] == "medium"]
        found = [Claimant(seat, self.known) for seat in seats]
        return [(one.bit, one.wolves, one.humans) for one in found]

    def weigh(self, mask: int) -> float:
        """All but who is the seer."""
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
        """How likely all this is beside these wolves if the seer is silent; and for each who may be the true one."""
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
        """How likely the seer would have told just this."""
        weight = self.luck[one.seat]
        if one.wolves & ~mask or one.humans & mask:
            weight *= 0.05 if self.known.mix[MYTHOMANIAC] else self.habits.errs
        return weight

    def lie(self, one: Claimant, mask: int) -> float:
        """How likely somebody else would have."""
        if not one.bit & mask:
            return self.false
        weight: float = self.habits.cornered if one.bit & self.cornered else self.habits.wolf_claims
        betrayed = (one.wolves & mask).bit_count()
        return weight * self.habits.betrays**betrayed if betrayed else weight

    def lucky(self, seer: Claimant) -> float:
        """A wolf who spoke first and named the very seer who then names him was lucky; to answer a sight is easy."""
        first = [one for one in self.claimants if one.wolves & seer.bit and seer.wolves & one.bit]
        n_lucky = sum(one.first < seer.first for one in first)
        return (1 / (self.known.n - self.known.mix[WOLF])) ** n_lucky


class WolfCase(msgspec.Struct, frozen=True, gc=False):
    """A set of wolves; how likely it is if no claimant is the seer, and with each who may be."""

    mask: int
    members: tuple[int, ...]
    silent: float
    seers: list[tuple[int, float]]


@lru_cache(maxsize=64)
def weighed(known: Known, habits: Habits) -> list[WolfCase]:
    """All sets of wolves."""
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


# --- what one seat makes of it


class Secret(msgspec.Struct, frozen=True):
    """What one seat knows for sure beside the village: masks."""

    humans: int = 0
    wolves: int = 0
    not_seer: int = 0  # seats that are not the seer
    is_seer: bool = False  # this seat is: whoever else says so lies
    tame: int = 0  # seats that are not the hamster


@lru_cache(maxsize=64)
def mind_of(known: Known, habits: Habits, secret: Secret) -> Mind:
    """What somebody who knows this thinks."""
    return Mind(known, habits, secret)


@final
class Mind:
    """How likely each seat is a wolf, and each claimant the true seer."""

    def __init__(self, known: Known, habits: Habits, secret: Secret) -> None:
        self.known = known
        self.wolf = [0.0] * known.n
        self.seer = [0.0] * known.n
        self.single = 0.0  # how likely there is one wolf left
        self.fourth = 0.0  # all cards of wolves are out, and yet it goes on
        total = self.add(weighed(known, habits), secret)
        if total > 0:
            self.wolf = [share / total for share in self.wolf]
            self.seer = [share / total for share in self.seer]
            self.fourth /= total
            self.single /= total
        self.settle(secret, total)
        self.hamster = self.hamsters(secret) if known.mix[HAMSTER] else [0.0] * known.n

    def hamsters(self, secret: Secret) -> list[float]:
        """LT-12, LT-25: how likely each seat is the hamster: not who was torn, seen, or holds a card for sure."""
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
        """How many wolves live, by and large."""
        return sum(share for seat, share in enumerate(self.wolf) if self.known.alive >> seat & 1)

    @property
    def roams(self) -> float:
        """How likely the hamster lives."""
        return sum(share for seat, share in enumerate(self.hamster) if self.known.alive >> seat & 1)

    def add(self, found: list[WolfCase], secret: Secret) -> float:
        """All cases that this seat holds for possible."""
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
        """The mythomaniac as a wolf is any of the living; if nothing fits, all that are not known are alike."""
        living = [seat for seat in range(self.known.n) if (self.known.alive & ~secret.humans) >> seat & 1]
        if total <= 0:
            for seat in living:
                self.wolf[seat] = 1.0 if secret.wolves >> seat & 1 else 0.5
        elif self.fourth > 0 and living:
            for seat in living:
                self.wolf[seat] += self.fourth / len(living)
