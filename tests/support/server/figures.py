"""The names of the metrics that a server gives to Prometheus."""

from __future__ import annotations

import re

from support.server.serving import run, serving

from ludejo.server.metrics import Figures


def figures() -> set[str]:
    """The names in the text of /metrics, without the suffixes of histograms."""

    async def ask() -> str:
        async with serving() as server:
            return Figures(server.app).text().decode()

    return set(map(bare, re.findall(r"^# TYPE (\w+)", run(ask()), re.M)))


def bare(name: str) -> str:
    return re.sub("_(bucket|sum|count|created)$", "", name)
