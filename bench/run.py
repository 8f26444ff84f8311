"""`./ludejo bench WHAT`: runs one benchmark and writes its section of bench/results.md."""

from __future__ import annotations

import sys

import arena
import balance
import bots
import dawn
import page
import rules
import scale
import server
import transports
import versions
import village
import words_report

BENCHES = {
    "arena": arena.main,
    "balance": balance.main,
    "bots": bots.main,
    "dawn": dawn.main,
    "page": page.main,
    "rules": rules.main,
    "scale": scale.main,
    "server": server.main,
    "transports": transports.main,
    "versions": versions.main,
    "village": village.main,
    "words": words_report.main,
}


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] not in BENCHES:
        print(f"what shall be measured? {' '.join(BENCHES)}", file=sys.stderr)
        return 2
    BENCHES[arguments[0]](arguments[1:])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
