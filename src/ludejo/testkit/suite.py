"""All checks of a game in one place; `amounts` says how often each is done.

Authors of other games: `for check in CHECKS: check.run(game, folder, SHORT.of(game), (SEED,))`, where `folder` holds
`goldens/` and `counts.toml` (`write_files` makes them). The test command does the same for every registered game, with
a seed of the day besides the fixed one; the two share the work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec

from ludejo.core.game import Game, Tiny
from ludejo.testkit.amounts import LONG, LONG_INTERPRETED, SHORT, SHORT_INTERPRETED, Amounts
from ludejo.testkit.checks import copies, counts, goldens, memory, play, reach, replays, sentences, silence
from ludejo.testkit.checks.leaks import Pairs
from ludejo.testkit.fault import demand
from ludejo.testkit.setups import setups

__all__ = [
    "CHECKS", "LONG", "LONG_INTERPRETED", "SEED", "SHORT", "SHORT_INTERPRETED", "Amounts", "Check", "write_files",
]  # fmt: skip
SEED = 1  # the fixed one
Seeds = Sequence[int]


class Check(msgspec.Struct, frozen=True):
    """One obligation: its name, and how it is checked."""

    name: str
    run: Callable[[Game, Path, Amounts, Seeds], object]


def leaks(game: Game, n_pairs: int, seed: int) -> None:
    """No leak in so many pairs."""
    pairs = Pairs(game, seed, max(1, n_pairs // len(setups(game))))
    while pairs.n_pairs < n_pairs:
        pairs.play_one(n_pairs)
        demand(not pairs.leaks, "leaks", repr(pairs.leaks[:3]))
    demand(pairs.n_stepped > 0, "leaks", "no step could be taken in both worlds")


def all_leaks(game: Game, n_pairs: int, seeds: Seeds) -> None:
    """Each seed has its share of the pairs."""
    for seed in seeds:
        leaks(game, n_pairs // len(seeds), seed)


def walk_tiny(game: Game, path: Path, amounts: Amounts, seeds: Seeds) -> None:
    """Every game of tiny set-ups: there are as many as the file says, and `resample` draws all of a viewer's worlds."""
    demand(bool(game.tiny), "reach", "no tiny set-up is declared")
    known = counts.known_counts(game, path)
    for tiny in smallest(game, known, amounts.tiny):
        found = reach.grouped(counts.counting(game, tiny, known[tiny.name]))
        reach.check_groups(game, tiny, found, amounts.groups, seeds)


def smallest(game: Game, known: dict[str, dict[str, int]], n_positions: int) -> Iterator[Tiny]:
    """The smallest tiny set-ups, one at least, of no more than so many positions together."""
    left = n_positions
    for tiny in sorted(game.tiny, key=lambda tiny: known[tiny.name]["positions"]):
        if left > 0:
            yield tiny
        left -= known[tiny.name]["positions"]


def copying(game: Game, amounts: Amounts, seeds: Seeds) -> None:
    """Copies by `clone` and by bytes, good and bad."""
    copies.check_copies(game, amounts.copied, seeds)
    copies.check_bad_bytes(game, amounts.changed, seeds)


def silences(game: Game, amounts: Amounts, seeds: Seeds) -> None:
    """Nothing changes silently, and events name only parts that exist."""
    silence.check_names(game, SEED)
    silence.check_silence(game, amounts.watched, seeds)


CHECKS: tuple[Check, ...] = (
    Check("play", lambda game, folder, n, seeds: play.check_play(game, n.games, seeds)),
    Check("copies", lambda game, folder, n, seeds: copying(game, n, seeds)),
    Check("replay", lambda game, folder, n, seeds: replays.check_replay(game, n.replayed, seeds)),
    Check("leaks", lambda game, folder, n, seeds: all_leaks(game, n.pairs, seeds)),
    Check("tiny", lambda game, folder, n, seeds: walk_tiny(game, folder / "counts.toml", n, seeds)),
    Check("twins", lambda game, folder, n, seeds: reach.check_twins(game, n.deals, n.draws, SEED)),
    Check("silence", lambda game, folder, n, seeds: silences(game, n, seeds)),
    Check("memory", lambda game, folder, n, seeds: memory.check_memory(game, n.watched, seeds)),
    Check("goldens", lambda game, folder, n, seeds: goldens.check_goldens(game, folder / "goldens", SEED)),
    Check("texts", lambda game, folder, n, seeds: sentences.check_texts(game, n.said, seeds)),
)


def write_files(game: Game, folder: Path) -> None:
    """Write the golden play-throughs and the counts of a game again."""
    goldens.write_goldens(game, folder / "goldens", SEED)
    (folder / "counts.toml").write_text(counts.written(game))
