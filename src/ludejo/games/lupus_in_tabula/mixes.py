"""How many of each role there are (LT-1 to LT-3)."""

from __future__ import annotations

from typing import Final

from ludejo.core.option import Value
from ludejo.core.refusal import ILLEGAL, Refusal
from ludejo.games.lupus_in_tabula.pieces import FREEMASON, N_ROLES, ROLES, SEER, VILLAGER, WOLF

SPECIALS: Final[tuple[str, ...]] = ("medium", "possessed", "bodyguard", "owl", "freemasons", "hamster", "mythomaniac")
MINIMA: Final[tuple[int, ...]] = (9, 10, 11, 12, 13, 15, 16)  # LT-2: the players that each needs
THIRD_WOLF: Final = 16
MOST_VILLAGERS: Final = 12  # LT-1: cards


def picked(players: int, roles: Value) -> list[int]:
    """The places in SPECIALS of the special roles in play (LT-3)."""
    if roles == "usual":
        return [place for place, least in enumerate(MINIMA) if players >= least]
    words = str(roles).split("-")
    return [place for place, word in enumerate(SPECIALS) if word in words]


def special(place: int) -> int:
    """The role at a place in SPECIALS."""
    name = SPECIALS[place]
    return FREEMASON if name == "freemasons" else [str(role) for role in ROLES].index(name)


def mix_of(players: int, roles: Value) -> list[int]:
    """The number of each role; the rest are villagers, whose number may be below 0 (see `misfit_of`)."""
    mix = [0] * N_ROLES
    mix[WOLF] = 3 if players >= THIRD_WOLF else 2
    mix[SEER] = 1
    for place in picked(players, roles):
        role = special(place)
        mix[role] = 2 if role == FREEMASON else 1
    mix[VILLAGER] = players - sum(mix)
    return mix


def misfit_of(players: int, roles: Value, is_free: bool) -> Refusal | None:
    """LT-1, LT-2: why this number of players can't have these roles; None if they can."""
    villagers = mix_of(players, roles)[VILLAGER]
    if villagers < 0:
        return Refusal(ILLEGAL, "too-many-roles", "LT-2", {"players": players})
    if villagers > MOST_VILLAGERS:
        return Refusal(ILLEGAL, "too-few-roles", "LT-1", {"players": players})
    for place in picked(players, roles):
        if players < MINIMA[place] and not is_free:
            return Refusal(ILLEGAL, "role-needs-more", "LT-2", {"role": ROLES[special(place)], "least": MINIMA[place]})
    return None


def cards_of(mix: list[int]) -> list[int]:
    """The cards of a mix, sorted."""
    return [role for role, n in enumerate(mix) for _ in range(n)]


MIX_REFUSALS: Final[tuple[tuple[str, str], ...]] = (
    ("too-many-roles", "LT-2"),
    ("too-few-roles", "LT-1"),
    ("role-needs-more", "LT-2"),
    ("moderator-needs-more", "LT-31"),
    ("ghosts-and-shadows", "LT-32"),
    ("one-phone", "LT-5"),
)
