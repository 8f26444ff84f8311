"""What a bot does at night in Lupus in Tabula: whom to look at, guard, haunt, tear, copy; and whom it suspects."""

from __future__ import annotations

from typing import Final

from ludejo.bots.lupus_in_tabula.belief import Mind
from ludejo.bots.lupus_in_tabula.seat import Seat
from ludejo.core.move import Move
from ludejo.games.lupus_in_tabula import shapes
from ludejo.games.lupus_in_tabula.pieces import BODYGUARD, HAMSTER

RANK: Final[dict[str | None, float]] = {
    "seer": 1.0,
    "medium": 0.5,
    "bodyguard": 0.55,
    "freemason": 0.35,
    "owl": 0.4,
    "mythomaniac": 0.2,
    "hamster": -3.0,
}


def pointed(seat: Seat) -> Move:
    """The bot's answer tonight."""
    at = answer(seat)
    move = seat.by_shape.get(shapes.Point(at))
    return move if move is not None else seat.question.choices[0]


def answer(seat: Seat) -> int | None:
    match seat.view.task:
        case "look":
            return looked(seat)
        case "guard":
            return guarded(seat)
        case "haunt":
            return best(seat, seat.suspicion(seat.mind))
        case "tear":
            return torn(seat)
        case "copy":
            return copied(seat)
    return suspected(seat)


def best(seat: Seat, worth: list[float]) -> int:
    """The other living seat that is worth most."""
    return max(seat.others, key=lambda one: (worth[one], -one))


def suspected(seat: Seat) -> int | None:
    """Everybody is asked for a suspect; a wolf names a human."""
    found = [one for one in seat.others if not seat.is_fellow(one)]
    worth = seat.suspicion(seat.mind if seat.role != "wolf" else seat.plain)
    return max(found, key=lambda one: worth[one]) if found else None


def looked(seat: Seat) -> int:
    """LT-6: the seat whose card is least certain; if there are two seers, the seat that the other one chose."""
    agreed = [seat.view.pointing[one] for one in seat.view.fellows]
    if agreed and agreed[0] is not None and agreed[0] != seat.me:
        return agreed[0]
    seen = {one.at for one in seat.view.learned if one.task == "look"}
    mind, hunts = seat.mind, seat.level.hunts * (1 + 3 * seat.mind.single)
    worth = [
        share * (1 - share) + 0.02 * seat.chance() + hunts * mind.hamster[one] - (one in seen)
        for one, share in enumerate(mind.wolf)
    ]
    return best(seat, worth)


def guarded(seat: Seat) -> int:
    """LT-10: the likeliest true seer, else somebody trusted; with some chance in it, because wolves expect this."""
    worth = [share + 0.5 * seat.chance() for share in guardable(seat, seat.mind)]
    return best(seat, worth)


def guardable(seat: Seat, mind: Mind) -> list[float]:
    """How much a bodyguard with these thoughts would want to guard each seat."""
    says = seat.view.says
    return [
        2 * mind.seer[one] + 0.5 * RANK.get(says[one], 0.0) * (1 - share) - share for one, share in enumerate(mind.wolf)
    ]


def copied(seat: Seat) -> int | None:
    """LT-14: the likely seer if there is one; else the likeliest wolf, because then there are many wolves."""
    likely = best(seat, seat.mind.seer)
    if seat.mind.seer[likely] > 0.7:
        return likely
    return best(seat, seat.suspicion(seat.mind))


def torn(seat: Seat) -> int:
    """LT-7: the seat that the first wolf chose; else the most dangerous one."""
    agreed = [seat.view.pointing[one] for one in seat.view.fellows]
    chosen = [at for at in agreed if at is not None]
    prey = [one for one in seat.others if not seat.is_fellow(one)]
    if chosen:
        return chosen[0]
    spared = seat.spared()
    if seat.level.blends and spared and seat.view.mix[HAMSTER] and seat.n_alive - 1 <= 2 * (1 + len(seat.fellows)):
        return spared[-1]  # LT-25: the game must not end now, because the hamster has to die first
    if not seat.level.blends:
        return (
            prey[int(seat.luck.below(len(prey)))]
            if seat.level.lies == 0
            else max(prey, key=lambda one: trusted(seat, one))
        )
    return max(prey, key=lambda one: danger(seat, one))


def trusted(seat: Seat, one: int) -> float:
    """How little a seat is suspected."""
    return RANK.get(seat.view.says[one], 0.0) - seat.village.wolf[one] + 0.05 * seat.hunch(one)


def danger(seat: Seat, one: int) -> float:
    """How dangerous a seat is: more if it knows much and the village would not lynch it, less if it is likely guarded,
    was spared before, or helps the wolves."""
    view = seat.view
    worth = RANK.get(view.says[one], 0.0) - 2 * seat.village.wolf[one] + 0.05 * seat.hunch(one)
    if any(claim.seat == one and seat.is_fellow_or_me(claim.at) and claim.shade == "wolf" for claim in view.claims):
        worth += 0.5
    if view.mix[BODYGUARD] and guard_lives(seat):
        worth -= 0.8 * max(0.0, guardable(seat, seat.village)[one])
    if is_ally(seat, one):
        worth -= 3.0
    if one in seat.spared():
        worth -= 1.5
    return worth + 0.25 * against(seat, one)


def is_ally(seat: Seat, one: int) -> bool:
    """Is this seat probably the possessed (LT-15)? Wolves know which sights are false, and a human who lies about
    sights usually is."""
    wolves = {other for other in range(seat.known.n) if seat.is_fellow_or_me(other)}
    return any(claim.seat == one and (claim.at in wolves) != (claim.shade == "wolf") for claim in seat.view.claims)


def guard_lives(seat: Seat) -> bool:
    """Can the bodyguard be alive, as far as the wolves know?"""
    return any(seat.view.says[one] == "bodyguard" for one in seat.others) or "bodyguard" not in seat.view.says


def against(seat: Seat, one: int) -> float:
    """The share of a seat's votes that hit wolves; a seat with many hits knows something or guesses well."""
    cast = [ballot.votes[one] for ballot in seat.view.ballots if ballot.votes[one] is not None]
    return sum(seat.is_fellow_or_me(at) for at in cast if at is not None) / (1 + len(cast))
