"""A mutation run: puts small faults into the rules, one at a time, and tells which of them the tests find.

python tools/mutation/run.py --out new.json
python tools/mutation/run.py --only new.json --survivors --repository OLD   # which of the rest older tests find
"""

from __future__ import annotations

import argparse
import gc
import importlib
import json
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tqdm import tqdm

from mutation.mutants import Mutant, mutants_of, sample
from mutation.report import lines, read_ids, table, written
from mutation.stages import Stage, stages_of
from mutation.trial import Timing, Trial, Verdict, timing_of

ROOT = Path(__file__).resolve().parent.parent.parent
# Modules that tests import, but none of Ludejo. They are imported before the processes fork.
COMMON = "aiohttp fluent.runtime hypothesis lemminflect literumilo morfeusz2 msgspec multidict numpy openskill picows \
prometheus_client pytest segno snowballstemmer uvloop hypothesis.strategies aiohttp.test_utils".split()
Given = TypeVar("Given")
Made = TypeVar("Made")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--repository", type=Path, default=ROOT, help="whose source and tests to use (default: this one)"
    )
    parser.add_argument("--mutants", type=int, default=320, help="how many mutants to try (default: 320)")
    parser.add_argument("--seed", type=int, default=1, help="which mutants to try (default: 1)")
    parser.add_argument("--only", type=Path, help="try the mutants of an earlier run; this is its JSON")
    parser.add_argument("--survivors", action="store_true", help="with --only: try only those that survived")
    parser.add_argument("--out", type=Path, help="write the results to this file, as JSON")
    parser.add_argument("--times", type=Path, help="a file in which to keep how long the tests take without a fault")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes (default: 2)")
    parser.add_argument("--list", action="store_true", help="only list the mutants that would be tried")
    return parser.parse_args()


def chosen(args: argparse.Namespace) -> list[Mutant]:
    """The mutants to try."""
    mutants = mutants_of(args.repository)
    if args.only is None:
        return sample(mutants, args.mutants, args.seed)
    wanted = read_ids(args.only, args.survivors)
    absent = wanted - {mutant.id for mutant in mutants}
    if absent:
        print(f"{len(absent)} mutants are not in {args.repository}:", *sorted(absent))
    return [mutant for mutant in mutants if mutant.id in wanted]


def preload() -> None:
    """Import once what all sessions need. The garbage collector then ignores it, so that forked processes share its
    memory."""
    os.environ |= {"OPENBLAS_NUM_THREADS": "1"}
    for name in COMMON:
        with suppress(ImportError):
            importlib.import_module(name)
    assert "ludejo" not in sys.modules
    gc.collect()
    gc.freeze()


def spread(jobs: int, what: str, work: Callable[[Given], Made], items: list[Given]) -> Iterator[Made]:
    """Do the work for all items in several processes, and show the progress."""
    with ProcessPoolExecutor(jobs, get_context("fork")) as pool:
        futures = as_completed([pool.submit(work, item) for item in items])
        for future in tqdm(futures, total=len(items), desc=what, smoothing=0):
            yield future.result()


def timed(repository: Path, stage: Stage) -> tuple[str, Timing]:
    return stage.name, timing_of(repository, stage)


def timings_of(args: argparse.Namespace, mutants: list[Mutant]) -> dict[str, Timing]:
    """How long each test takes without a fault; none may fail."""
    known = json.loads(args.times.read_text()) if args.times and args.times.exists() else {}
    timings = {name: Timing(**timing) for name, timing in known.items()}
    stages = dict.fromkeys(stage for mutant in mutants for stage in stages_of(mutant.file))
    todo = [stage for stage in stages if stage.name not in timings]
    timings |= dict(spread(args.jobs, "without a fault", partial(timed, args.repository), todo))
    if args.times:
        args.times.write_text(json.dumps({name: asdict(timing) for name, timing in timings.items()}))
    return timings


def main() -> None:
    args = arguments()
    args.repository = args.repository.resolve()
    mutants = chosen(args)
    if args.list:
        print(*[mutant.said() for mutant in mutants], sep="\n")
        return
    preload()
    verdicts: list[Verdict] = []
    for verdict in spread(args.jobs, "mutants", Trial(args.repository, timings_of(args, mutants)).verdict, mutants):
        verdicts.append(verdict)
        if args.out:
            args.out.write_text(written(verdicts))
    print(lines(verdicts, killed=args.survivors), table(verdicts), sep="\n")


if __name__ == "__main__":
    main()
