"""The arena: each level against the one below it at 2, 3 and 4 seats, and the hard one against the baseline."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import results
from tqdm import tqdm

import ludejo
from ludejo.lab.arena import Plan, tasks
from ludejo.lab.contest import contest, player
from ludejo.lab.plot import picture
from ludejo.lab.standing import Score, Standing, standing

HERE = Path(__file__).parent
LADDER = (("easy", "random"), ("normal", "easy"), ("hard", "normal"))
ROUNDS = 3_000  # for each rung and number of seats
BASELINE_ROUNDS = 20_000
WORKERS = 2


def fought(hero: str, field: str, seats: int, rounds: int) -> Standing:
    """One token, so that a game is a round."""
    game = ludejo.game("love-letter")
    plan = Plan(game.id, game.rules, seats, game.settled(seats, {"tokens": 1}), (hero, field), 1, hero)
    file = Path(tempfile.gettempdir()) / f"ludejo-bench-arena-{plan.mark}.jsonl"
    total = len(tasks(plan, rounds, set()))
    with tqdm(total=total, desc=f"{hero} : {field}, {seats}", disable=not sys.stderr.isatty(), leave=False) as bar:
        bouts = contest(plan, rounds, file, player(WORKERS, ""), bar.update)
    file.unlink()  # a bench measures anew each time
    return standing(plan, bouts)


def row(found: Standing, goal: str) -> tuple[str, ...]:
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


def main(words: list[str]) -> None:
    n = int(words[0]) if words else ROUNDS
    ladder = [fought(hero, field, seats, n) for seats in (2, 3, 4) for hero, field in LADDER]
    base = fought("counting", "random", 2, n)
    hard = fought("hard", "counting", 2, BASELINE_ROUNDS if n == ROUNDS else n)
    rows = [row(one, "above even") for one in ladder]
    rows += [row(base, "65 %"), row(hard, "above even, aim 54 %")]
    head = ("hero : field", "seats", "rounds", "won (95 %)", "even", "goal", "ms a move")
    all_scores = tuple(one.scores[0] for one in (*ladder, base, hard) if one.plan.seats == 2)
    (HERE / "arena.svg").write_text(picture(Standing(hard.plan, all_scores, ()), "Love Letter, 2 seats, rounds won"))
    note = "Seats rotate on the same deals; intervals are over deals. Two bouts were played at a time."
    results.write("arena", "./ludejo bench arena", results.table(head, rows) + "\n\n" + note)
