"""What a bot says in Lupus in Tabula: a few spoken acts a day, then it says that it is ready (LT-17)."""

from __future__ import annotations

from typing import Final

import msgspec

from ludejo.bots.lupus_in_tabula.seat import Seat
from ludejo.core.move import Move
from ludejo.games.lupus_in_tabula import shapes
from ludejo.games.lupus_in_tabula.pieces import BODYGUARD, MEDIUM, OWL, ROLES, SEER, WOLF

MOST_IN_TALK: Final = 3
MOST_IN_PLEA: Final = 6
SPECIAL: Final = ("bodyguard", "owl", "medium", "freemason", "mythomaniac")


def spoken(seat: Seat) -> Move:
    """The next thing to say, or that it is ready."""
    pleads = seat.view.phase == "plea"
    act = None
    if seat.acts() < (MOST_IN_PLEA if pleads else MOST_IN_TALK):
        act = plea(seat) if pleads else talk(seat)
    move = seat.by_shape.get(act) if act is not None else None
    return move if move is not None else seat.by_shape[shapes.Ready()]


def talk(seat: Seat) -> msgspec.Struct | None:
    """What is most worth saying in the discussion."""
    if seat.role == "wolf" or (seat.role == "possessed" and seat.level.lies):
        lie = lied(seat)
        return lie if lie is not None else accusation(seat)
    return told(seat) or answer(seat) or accusation(seat)


def told(seat: Seat) -> msgspec.Struct | None:
    """What a seat that knows something says about it."""
    if seat.role == "seer" and (says(seat, "seer") or seer_speaks(seat)):
        return claim(seat, "seer")
    if seat.role == "medium" and (says(seat, "medium") or medium_speaks(seat)):
        return claim(seat, "medium")
    if seat.mate is not None and mason_speaks(seat, seat.mate):
        return together(seat, seat.mate)
    role = seat.role
    if role in SPECIAL and role != "freemason" and not says(seat, role) and role in seat.view.says:
        return shapes.Am(role)
    return None


def says(seat: Seat, role: str) -> bool:
    return seat.view.says[seat.me] == role


def claim(seat: Seat, role: shapes.Role) -> msgspec.Struct | None:
    """First the role, then every sight; None when all is said."""
    if not says(seat, role):
        return shapes.Am(role)
    for one in seat.unsaid():
        if one.answer in ("wolf", "human"):
            return shapes.Saw(one.at, "wolf" if one.answer == "wolf" else "human")
    return None


def seer_speaks(seat: Seat) -> bool:
    """Should the seer speak? Yes with a living wolf found; if the village suspects it, or somebody it saw as human; or
    when few are left."""
    unsaid = seat.unsaid()
    if any(one.answer == "wolf" and seat.view.alive[one.at] for one in unsaid):
        return True
    if not seat.level.patient:
        return bool(unsaid)
    village = seat.village.wolf
    top = max([*seat.others, seat.me], key=lambda one: village[one])
    if village[top] > 0.3 and (top == seat.me or any(one.at == top and one.answer == "human" for one in unsaid)):
        return True
    return seat.n_alive <= 2 * seat.view.mix[WOLF] + 2


def medium_speaks(seat: Seat) -> bool:
    """Should the medium speak? Yes if it saw a wolf, or the card of somebody who claimed to be the seer, or has two
    sights to tell."""
    unsaid = seat.unsaid()
    if not seat.level.patient:
        return bool(unsaid)
    contested = any(seat.view.says[one.at] == "seer" or one.answer == "wolf" for one in unsaid)
    return contested or len(unsaid) >= 2


def mason_speaks(seat: Seat, mate: int) -> bool:
    """LT-13: should a freemason speak? Yes if the other one has said so, or is in danger."""
    if seat.view.says[mate] == "freemason":
        return not says(seat, "freemason")
    village = seat.village.wolf
    return village[mate] > 0.3 and village[mate] >= max(village[one] for one in seat.others)


def together(seat: Seat, mate: int) -> msgspec.Struct | None:
    if not says(seat, "freemason"):
        return shapes.Am("freemason")
    return None if seat.said("trust", mate) else shapes.Trust(mate)


def accusation(seat: Seat) -> msgspec.Struct | None:
    """Accuse the seat that it would vote for, at most once a day."""
    if any(one.seat == seat.me and one.act == "accuse" for one in seat.view.spoken):
        return None
    hides = seat.role == "wolf" or seat.role == "possessed" or seat.role == "hamster"
    mind = seat.plain if hides else seat.mind
    worth = [share + 0.05 * seat.chance() for share in mind.wolf]
    names = [one for one in seat.others if not seat.is_fellow(one) or mind.wolf[one] > 0.6]
    if not names:
        return None
    at = max(names, key=lambda one: worth[one])
    clear = mind.wolf[at] > 1.3 * seat.view.mix[WOLF] / seat.known.n
    if clear or seat.chance() < 0.5:
        return shapes.Accuse(at)
    return None


def answer(seat: Seat) -> msgspec.Struct | None:
    """If it is accused: doubt an accuser."""
    for one in seat.accusers():
        if not any(seat.said("doubt", other) for other in seat.others):
            return shapes.Doubt(one)
    return None


# --- lies


def lied(seat: Seat) -> msgspec.Struct | None:
    """What a wolf or the possessed says."""
    if seat.level.lies < 2:
        return answer(seat)
    if seat.role == "possessed":
        return false_seer(seat, seat.seers())
    exposed = seat.exposers()
    if says(seat, "seer") or (exposed and not any(seat.view.says[one] == "seer" for one in seat.fellows)):
        return false_seer(seat, exposed)
    return answer(seat)


def false_seer(seat: Seat, rivals: list[int]) -> msgspec.Struct | None:
    """LT-17: claim to be the seer, and tell one more sight each day."""
    if not says(seat, "seer"):
        return shapes.Am("seer")
    mine = [one for one in seat.view.claims if one.seat == seat.me]
    if len(mine) >= seat.view.day or any(one.day == seat.view.day for one in mine):
        return None
    seen = {one.at for one in mine}
    for one in rivals:
        if one not in seen:
            return shapes.Saw(one, "wolf")
    names = [one for one in seat.others if one not in seen and not seat.is_fellow(one)]
    if not names:
        return None
    at = min(names, key=lambda one: seat.plain.wolf[one] + 0.1 * seat.chance())
    return shapes.Saw(at, "wolf")


# --- pleas


def plea(seat: Seat) -> msgspec.Struct | None:
    """LT-21: the last words before the vote."""
    role = seat.role
    if role == "wolf" or (role == "possessed" and seat.level.lies):
        return deceiving_plea(seat)
    if role == "seer" or role == "medium":
        found = claim(seat, role)
        if found is not None:
            return found
    if role in SPECIAL and not says(seat, role):
        return shapes.Am(role)
    if seat.mate is not None and not seat.said("trust", seat.mate):
        return shapes.Trust(seat.mate)
    return rival(seat)


def rival(seat: Seat) -> msgspec.Struct | None:
    """Accuse the likeliest of the other nominees."""
    names = [one for one in seat.view.nominees if one != seat.me and not seat.is_fellow(one)]
    if not names or any(seat.said("accuse", one) for one in names):
        return None
    mind = seat.plain
    return shapes.Accuse(max(names, key=lambda one: mind.wolf[one]))


def deceiving_plea(seat: Seat) -> msgspec.Struct | None:
    """A card that nobody has claimed may save a wolf."""
    if seat.level.lies >= 2 and seat.view.says[seat.me] is None:
        for role in (BODYGUARD, OWL, MEDIUM):
            if seat.view.mix[role] and ROLES[role] not in seat.view.says:
                return shapes.Am(ROLES[role])
        if "seer" not in seat.view.says:
            return shapes.Am(ROLES[SEER])
    if says(seat, "seer"):
        return false_seer(
            seat, [one for one in seat.view.nominees if one != seat.me and not seat.is_fellow(one)]
        ) or rival(seat)
    return rival(seat)
