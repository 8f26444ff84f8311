"""All checks of a game in one place; how often each is done stands in `amounts`.

Authors of other games: `for check in CHECKS: check.run(game, folder, SHORT.of(game))`, where `folder` holds `goldens/`
and `counts.toml` (`write_files` makes them). The test command does the same for every registered game.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from ludejo.core.game import Game
from ludejo.testkit import copies, counts, goldens, play, reach, replays, sentences, silent
from ludejo.testkit.amounts import LONG, LONG_INTERPRETED, SHORT, SHORT_INTERPRETED, Amounts
from ludejo.testkit.fault import demand
from ludejo.testkit.leaks import Pairs
from ludejo.testkit.setups import setups

__all__ = ["CHECKS", "LONG", "LONG_INTERPRETED", "SHORT", "SHORT_INTERPRETED", "Amounts", "Check", "write_files"]
SEED = 1


class Check(msgspec.Struct, frozen=True):
    """One obligation: its name, and how it is checked."""

    name: str
    run: Callable[[Game, Path, Amounts], object]


def leaks(game: Game, n_pairs: int) -> None:
    """No leak in so many pairs."""
    pairs = Pairs(game, SEED, n_pairs // len(setups(game)))
    while pairs.n_pairs < n_pairs:
        pairs.play_one(n_pairs)
        demand(not pairs.leaks, "leaks", repr(pairs.leaks[:3]))
    demand(pairs.n_stepped > 0, "leaks", "no step could be taken in both worlds")


def reaches(game: Game, amounts: Amounts) -> None:
    """`resample` against brute force on every tiny set-up, and against twins on full ones."""
    demand(bool(game.tiny), "reach", "no tiny set-up is declared")
    for tiny in game.tiny:
        reach.check_reach(game, tiny, amounts.groups, SEED)
    reach.check_twins(game, amounts.deals, amounts.draws, SEED)


def copying(game: Game, amounts: Amounts) -> None:
    """Copies by `clone` and by bytes, good and bad."""
    copies.check_copies(game, amounts.copied, SEED)
    copies.check_bad_bytes(game, amounts.changed, SEED)


def silence(game: Game, amounts: Amounts) -> None:
    """Nothing changes silently, and events name parts there are."""
    silent.check_names(game, SEED)
    silent.check_silence(game, amounts.watched, SEED)


CHECKS: tuple[Check, ...] = (
    Check("play", lambda game, folder, n: play.check_play(game, n.games, SEED)),
    Check("copies", lambda game, folder, n: copying(game, n)),
    Check("replay", lambda game, folder, n: replays.check_replay(game, n.replayed, SEED)),
    Check("leaks", lambda game, folder, n: leaks(game, n.pairs)),
    Check("reach", lambda game, folder, n: reaches(game, n)),
    Check("silence", lambda game, folder, n: silence(game, n)),
    Check("goldens", lambda game, folder, n: goldens.check_goldens(game, folder / "goldens", SEED)),
    Check("counts", lambda game, folder, n: counts.check_counts(game, folder / "counts.toml")),
    Check("texts", lambda game, folder, n: sentences.check_texts(game, n.said, SEED)),
)


def write_files(game: Game, folder: Path) -> None:
    """Write the golden play-throughs and the counts of a game anew."""
    goldens.write_goldens(game, folder / "goldens", SEED)
    (folder / "counts.toml").write_text(counts.written(game))
