"""Are the logs complete? A hash binds each entry to the one before it; some tables are checked from end to end."""

from __future__ import annotations

from collections.abc import Iterable

from ludejo.doctor.finding import Finding, ok, wrong
from ludejo.store.base import Row, first_bad

SOME = 'SELECT "table" FROM entries WHERE version = 1 ORDER BY random() LIMIT '


def chains(logs: Iterable[list[Row]]) -> Finding:
    n = 0
    for rows in logs:
        n += 1
        bad = first_bad(rows)
        if bad is not None:
            return wrong("chain-broken", table=rows[0].table, version=bad)
    return ok("chains-whole", tables=n) if n else ok("chains-none")
