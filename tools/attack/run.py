"""Start a server on loopback and attack it in every way that once worked; print a table of the results.

./ludejo attack                     all attacks (about ten minutes)
./ludejo attack floods clock        only these
./ludejo attack --before PROGRAM    also attack another build (the `ludejo` of an older checkout), in a second column
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from attack.bots import bots
from attack.clock import clock
from attack.costly import costly
from attack.deal import deal
from attack.disks import disks
from attack.fillings import fillings
from attack.floods import floods
from attack.half_open import half_open
from attack.lockouts import lockouts
from attack.restart import restart
from attack.servers import Target
from attack.table import Row, written

Attack = Callable[[Target], Iterator[Row]]
ATTACKS: dict[str, Attack] = {
    "floods": floods,
    "lockouts": lockouts,
    "fillings": fillings,
    "clock": clock,
    "disks": disks,
    "restart": restart,
    "bots": bots,
    "half-open": half_open,
    "costly": costly,
    "deal": deal,
}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--before", type=Path, help="the program of an older build, to be attacked, too")
    args = parser.parse_args()
    if unknown := set(args.attacks) - ATTACKS.keys():
        parser.error(f"{', '.join(sorted(unknown))}: there are {', '.join(ATTACKS)}")
    return args


def rows_of(program: Path, attack: Attack) -> Iterator[Row]:
    with tempfile.TemporaryDirectory(prefix="ludejo-attack-") as folder:
        for row in attack(Target(program, Path(folder))):
            print(f"{row.attack}: {row.figure} {row.value} ({row.goal})", file=sys.stderr, flush=True)
            yield row


def main() -> int:
    args = arguments()
    chosen = [ATTACKS[name] for name in args.attacks or ATTACKS]
    before = [row for attack in chosen for row in rows_of(args.before, attack)] if args.before else []
    now = [row for attack in chosen for row in rows_of(Path(os.environ["LUDEJO_EXE"]), attack)]
    print(written(before, now))
    return int(not all(row.is_reached for row in now))


if __name__ == "__main__":
    sys.exit(main())
