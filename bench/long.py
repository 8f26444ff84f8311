"""Writes what `./ludejo test --long` did into bench/results.md; the launcher calls it when all has passed."""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import msgspec
import results

from ludejo.testkit.suite import LONG, LONG_INTERPRETED, SHORT

REPORTS = Path(__file__).parent.parent / "test-results"


def summary(form: str) -> tuple[str, ...]:
    """One row: form, tests, failures, seconds."""
    suite = next(ET.parse(REPORTS / f"{form}.xml").getroot().iter("testsuite"))
    failed = int(suite.attrib["failures"]) + int(suite.attrib["errors"])
    return form, suite.attrib["tests"], str(failed), suite.attrib["skipped"], f"{float(suite.attrib['time']):.0f}"


def main(seconds: str) -> None:
    rows = [summary(form) for form in ("interpreted", "compiled", "browser")]
    done = results.table(("form", "tests", "failed", "skipped", "seconds"), rows)
    short, long, slow = (msgspec.structs.asdict(amounts) for amounts in (SHORT, LONG, LONG_INTERPRETED))
    amounts = [(name, f"{short[name]:,}", f"{long[name]:,}", f"{slow[name]:,}") for name in long]
    head = ("amount for each game", "./ludejo test, each form", "--long, compiled", "--long, interpreted")
    counts = results.table(head, amounts)
    results.write("long", "./ludejo test --long", f"All of it took {seconds} s.\n\n{done}\n\n{counts}")


if __name__ == "__main__":
    main(sys.argv[1])
