"""The arena: each level of bots against the one below it, and the hard one against the baseline of games that have one.

`./ludejo bench arena [RING] [ROUNDS]`: a section for each ring, which is a game or a variant of one."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import msgspec
import results
from tqdm import tqdm

import ludejo
from ludejo.core.option import Value
from ludejo.lab.arena import Plan, tasks
from ludejo.lab.contest import contest, player
from ludejo.lab.plot import picture
from ludejo.lab.ratings import Ratings, Score, standing

HERE = Path(__file__).parent
LADDER = (("easy", "random"), ("normal", "easy"), ("hard", "normal"))
WORKERS = 2


class Ring(msgspec.Struct, frozen=True):
    """How the levels of a game are compared."""

    seats: tuple[int, ...]
    rounds: int  # for each rung and number of seats
    options: dict[str, Value] = {}
    others: tuple[tuple[str, str, int, str], ...] = ()  # hero, field, rounds at 2 seats, goal
    game: str = ""  # if its name is not the ring's


RINGS = {
    "love-letter": Ring(
        (2, 3, 4),
        3_000,
        {"tokens": 1},  # so that a game is a round
        (("counting", "random", 3_000, "65 %"), ("hard", "counting", 20_000, "above even, aim 54 %")),
    ),
    "lines-and-columns": Ring((2, 4, 7), 2_000),
    "artus": Ring((2, 4), 400),
    "artus-advanced": Ring((2, 4), 400, {"game": "advanced"}, game="artus"),
}


def fought(name: str, hero: str, field: str, seats: int, rounds: int) -> Ratings:
    """Play a hero against a field of others."""
    ring = RINGS[name]
    game = ludejo.game(ring.game or name)
    plan = Plan(game.id, game.rules, seats, game.settled(seats, ring.options), (hero, field), 1, hero)
    file = Path(tempfile.gettempdir()) / f"ludejo-bench-arena-{plan.mark}.jsonl"
    total = len(tasks(plan, rounds, set()))
    with tqdm(total=total, desc=f"{hero} : {field}, {seats}", disable=not sys.stderr.isatty(), leave=False) as bar:
        bouts = contest(plan, rounds, file, player(WORKERS, ""), bar.update)
    file.unlink()  # a benchmark measures again each time
    return standing(plan, bouts)


def row(found: Ratings, goal: str) -> tuple[str, ...]:
    score: Score = found.scores[0]
    times = ", ".join(f"{one.bot} {one.ms_per_move:.1f}" for one in found.bots)
    won = f"{100 * score.won:.1f} % ({100 * score.low:.1f} to {100 * score.high:.1f})"
    return (
        f"{score.hero} : {score.field}",
        str(found.plan.seats),
        f"{score.games:,}",
        won,
        f"{100 * score.even:.0f} %",
        goal,
        times,
    )


def ladder(name: str, rounds: int) -> None:
    """Write the section of one ring, and a picture of its rungs at 2 seats."""
    ring = RINGS[name]
    n = rounds or ring.rounds
    rungs = [fought(name, hero, field, seats, n) for seats in ring.seats for hero, field in LADDER]
    others = [(fought(name, hero, field, 2, rounds or many), goal) for hero, field, many, goal in ring.others]
    rows = [*(row(one, "above even") for one in rungs), *(row(one, goal) for one, goal in others)]
    head = ("hero : field", "seats", "rounds", "won (95 %)", "even", "goal", "ms a move")
    scores = tuple(one.scores[0] for one in (*rungs, *(one for one, _ in others)) if one.plan.seats == 2)
    title = f"{name}, 2 seats, games won"
    (HERE / f"arena-{name}.svg").write_text(picture(Ratings(rungs[0].plan, scores, ()), title))
    note = "Seats rotate on the same deals; intervals are over deals. Two bouts were played at a time."
    body = results.table(head, rows) + f"\n\n{note}"
    results.write(f"arena {name}", f"./ludejo bench arena {name}", body)


def main(arguments: list[str]) -> None:
    rounds = next((int(argument) for argument in arguments if argument.isdigit()), 0)
    for name in [argument for argument in arguments if argument in RINGS] or RINGS:
        ladder(name, rounds)
