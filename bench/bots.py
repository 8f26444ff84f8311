"""Bots: how fast they search, how often they are right where that can be computed; environments for learners."""

from __future__ import annotations

import statistics
from time import perf_counter

import env
import results
from rules import spread

import ludejo
from ludejo.bots.base import asked
from ludejo.bots.search.bot import HARD, Level, SearchBot
from ludejo.bots.search.ismcts import POOL, Search
from ludejo.core.luck import FastLuck
from ludejo.core.playout import play_out
from ludejo.games.love_letter.state import LoveLetter
from ludejo.games.love_letter.worlds.habits import HABITS
from ludejo.games.love_letter.worlds.ways import NO_HABITS
from ludejo.lab.love_letter_exact import is_last, values_of

GAME = ludejo.game("love-letter")
SEARCHED = 20_000  # iterations for one decision, which has its own worlds
N_LAST = 2_000
TAG = {2: 24_000, 4: 16_000}  # iterations/s of TAG on this machine
NEAR = 1e-9


def speed(seats: int, seconds: float, rounds: int = 7) -> list[float]:
    """Iterations a second, from the first decision of one round after another; the pool of worlds is part of it."""
    rates = []
    luck = FastLuck(seats)
    for _ in range(rounds):
        n, start = 0, perf_counter()
        while (passed := perf_counter() - start) < seconds:
            state = GAME.start(seats, {}, luck)
            seat = state.due()[0]
            search = Search(GAME, state.worlds(seat, luck, POOL), seat, luck)
            search.grow(SEARCHED)
            n += SEARCHED
        rates.append(n / passed)
    return rates


def last_positions(n: int, by: str) -> list[LoveLetter]:
    """Positions in which the mover has a choice, and makes the last decision of the round: from random play, or from
    play by the hard level's search (with fewer iterations, because there are many rounds)."""
    found: list[LoveLetter] = []
    luck = FastLuck(1)
    bot = SearchBot(GAME, Level("of the bench", iterations=300, infers=True))
    while len(found) < n:
        state = GAME.start(2 + luck.below(3), {"tokens": 1}, luck)
        while state.due():
            assert isinstance(state, LoveLetter)
            seat = state.due()[0]
            if is_last(state) and len(state.choices(seat)) > 1:
                found.append(state.clone())
            question = asked(state, seat, luck)
            state.apply(seat, bot.choose(question, luck) if by == "search" else state.sample(seat, luck), luck)
    return found[:n]


def rightness(positions: list[LoveLetter], level: Level, habits: list[int]) -> float:
    """The share of these positions in which this level picks a best move, by the mean over all worlds: all deals are
    equally likely, or as likely as the others' habits make them."""
    bot, right = SearchBot(GAME, level), 0
    for n, state in enumerate(positions):
        values = values_of(state, state.mover, habits)
        move = bot.choose(asked(state, state.mover, FastLuck(n)), FastLuck(n))
        right += values[move] >= max(values.values()) - NEAR
    return right / len(positions)


def survival(n: int) -> float:
    """The share of a tree's visits below the moves that are made until the searcher decides again. Keeping the tree
    would save this share."""
    kept = []
    for seed in range(n):
        luck = FastLuck(seed)
        state = GAME.start(2, {}, luck)
        seat, chapter = state.due()[0], state.chapter()
        search = Search(GAME, state.worlds(seat, luck, POOL), seat, luck)
        search.grow(HARD.iterations)
        node, visits = search.root, 0.0
        while node is not None and state.chapter() == chapter and not state.is_over():
            mover = state.due()[0]
            if node is not search.root and mover == seat:
                visits = node.visits
                break
            tried = node.decision(mover, search.n_moves).tried()
            if not tried:
                break
            node = max(tried, key=lambda one: one.visits)
            if node.move is None or state.check(mover, node.move) is not None:
                break
            state.apply(mover, node.move, luck)
        kept.append(visits / HARD.iterations)
    return statistics.mean(kept)


def playouts(seats: int, seconds: float) -> float:
    """Random rounds a second, dealt and played to their end without any tree, for comparison."""
    luck, n, start = FastLuck(1), 0, perf_counter()
    while (passed := perf_counter() - start) < seconds:
        for _ in range(500):
            play_out(GAME.start(seats, {"tokens": 1}, luck), luck)
        n += 500
    return n / passed


def main(arguments: list[str]) -> None:
    seconds = float(arguments[0]) if arguments else 1.0
    plain = Level("plain", iterations=HARD.iterations)
    goals = {2: "300,000", 4: "150,000"}
    rates = {seats: speed(seats, seconds) for seats in (2, 4)}
    fast: list[tuple[str, ...]] = [
        (f"iterations/s, {seats} seats, to the end of the round, worlds included", spread(rates[seats]), goals[seats])
        for seats in (2, 4)
    ]
    fast += [
        (f"… over TAG's {TAG[seats]:,}", f"{statistics.median(rates[seats]) / TAG[seats]:.1f} times", "ahead")
        for seats in (2, 4)
    ]
    fast += [(f"rounds/s at random without a tree, {s} seats", f"{playouts(s, seconds):,.0f}", "") for s in (2, 4)]
    exact: list[tuple[str, ...]] = []
    for by in ("random", "search"):
        positions = last_positions(N_LAST, by)
        for level, habits, name in (
            (plain, NO_HABITS, "hard's iterations, no habits; all deals alike"),
            (HARD, HABITS, "hard; deals as likely as it thinks"),
            (HARD, NO_HABITS, "hard; all deals alike"),
        ):
            right = f"{100 * rightness(positions, level, habits):.2f} %"
            exact.append((f"best last move after play by {by}: {name}", right, "98 %"))
    exact.append(("visits of a tree that outlive until its next decision", f"{100 * survival(200):.1f} %", ""))
    learning = env.rows(seconds)
    body = [
        results.table(("search", "measured", "goal"), [*fast, *exact]),
        f"Best last moves: {N_LAST:,} positions each, 2 to 4 seats; every world enumerated.",
        results.table(
            ("environments for learners, random play by mask", "steps/s: median of 7 (least to most)"), learning
        ),
    ]
    results.write("bots", "./ludejo bench bots", "\n\n".join(body))
