"""Speed of the rules: random play, copies, worlds and leak pairs; compared with OpenSpiel from PyPI in the same run."""

from __future__ import annotations

import importlib
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import results

import ludejo
from ludejo.cli.leaks import hunt
from ludejo.core.luck import FastLuck

HERE = Path(__file__).parent
SECONDS = 1.0
PAIRS = 1_000_000


def figures(python: str, path: str) -> Any:
    """Run bench/forms.py with this Python and this path."""
    env = {**os.environ, "PYTHONPATH": path}
    command = [python, str(HERE / "forms.py"), str(SECONDS)]
    return json.loads(subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout)


def openspiel(name: str) -> list[float]:
    """Random play of one of OpenSpiel's games through its Python API: moves a second, with chance moves counted."""
    pyspiel = importlib.import_module("pyspiel")
    game, luck = pyspiel.load_game(name), FastLuck(1)
    rates = []
    for _ in range(7):
        n_moves, start = 0, perf_counter()
        while perf_counter() - start < SECONDS:
            for _ in range(50):
                state = game.new_initial_state()
                while not state.is_terminal():
                    actions = state.legal_actions()
                    state.apply_action(actions[luck.below(len(actions))])
                    n_moves += 1
        rates.append(n_moves / (perf_counter() - start))
    return rates


def spread(rates: list[float]) -> str:
    return f"{statistics.median(rates):,.0f} ({min(rates):,.0f} to {max(rates):,.0f})"


def main(arguments: list[str]) -> None:
    n_pairs = int(arguments[0]) if arguments else PAIRS
    compiled = figures(sys.executable, os.environ["PYTHONPATH"])
    interpreted = figures(os.environ["LUDEJO_DEV"], "")
    assert (compiled["form"], interpreted["form"]) == ("compiled", "interpreted")
    leduc, hanabi = openspiel("leduc_poker"), openspiel("hanabi")
    hunted = hunt(ludejo.game("love-letter"), n_pairs, [1])
    first = next(iter(compiled["loop"]))
    fast, slow = statistics.median(compiled["loop"][first]), statistics.median(interpreted["loop"][first])
    python = statistics.median(compiled["python_loop"])
    rows: list[tuple[str, ...]] = [
        *((f"{way}, compiled rules and loop", spread(rates)) for way, rates in compiled["loop"].items()),
        (f"{first}, compiled rules, interpreted loop", spread(compiled["python_loop"])),
        *((f"{way}, the same source interpreted", spread(rates)) for way, rates in interpreted["loop"].items()),
        ("OpenSpiel leduc_poker (C++, Python loop, chance moves counted)", spread(leduc)),
        ("OpenSpiel hanabi (C++, Python loop, chance moves counted)", spread(hanabi)),
    ]
    others: list[tuple[str, ...]] = [
        ("compiled over interpreted", f"{fast / slow:.1f} times", "at least 8"),
        ("interpreted loop over OpenSpiel leduc_poker", f"{python / statistics.median(leduc):.2f} times", "ahead"),
        ("interpreted loop over OpenSpiel hanabi", f"{python / statistics.median(hanabi):.2f} times", "ahead"),
        ("clone", f"{compiled['clone_us']:.3f} µs", "at most 0.2"),
        ("memory of a state", f"{compiled['bytes_a_state']:.0f} bytes", "below 2,000"),
        ("one world, 2 seats / 4 seats", " / ".join(f"{compiled['resample_us'][s]:.1f}" for s in "24") + " µs", ""),
        ("Lines and Columns: may all of ten cards be laid?", f"{compiled['lay_all_us']:.2f} µs", "below 1,000"),
        *(
            (
                f"one world of a village of {seats}: median, 99 of 100 below",
                f"{compiled['village_us'][seats][0]:.0f}, {compiled['village_us'][seats][1]:.0f} µs",
                "median at most 1,000",
            )
            for seats in ("16", "24")
        ),
        ("a round of 2 ends on its first move", f"{compiled['first_move_ends']:.5f}", "0.18488 exactly"),
        (f"leak test, {hunted.pairs:,} pairs, {hunted.leaks} leaks", f"{hunted.seconds:.1f} s", "1,000,000 in 60"),
    ]
    body = results.table(("random play", "moves/s: median of 7 (least to most)"), rows)
    results.write("rules", "./ludejo bench rules", body + "\n\n" + results.table(("what", "measured", "goal"), others))
