"""Figures for Prometheus: counts only, nothing of anybody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec
from aiohttp import web
from prometheus_client import CollectorRegistry, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from ludejo.server.process_limits import peak_kilobytes

if TYPE_CHECKING:
    from ludejo.server.hall import Hall

FORWARDED = ("X-Forwarded-For", "Forwarded", "Via", "X-Real-IP")  # said by proxies
HELP = {
    "heard": "Frames from devices",
    "told": "Frames to devices",
    "granted": "Wishes granted, those of the server included",
    "refused": "Wishes refused",
    "slow": "Devices cut off because they did not read",
    "flooded": "Devices cut off because they sent too much",
    "dropped": "Connections dropped because there were too many at once",
    "opened": "Tables taken up from the store",
}


class Counts(msgspec.Struct):
    """What is counted, for /metrics."""

    heard: int = 0
    told: int = 0
    granted: int = 0
    refused: int = 0
    slow: int = 0
    flooded: int = 0
    dropped: int = 0
    opened: int = 0


class Figures(Collector):
    """Reads the hall when it is asked, so that counting costs nothing in between."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.seconds = Histogram("ludejo_store_seconds", "Until a group of entries is stored", registry=None)
        hall.store.observe = self.seconds.observe

    def collect(self) -> Iterator[Metric]:
        for name, value in msgspec.structs.asdict(self.hall.counts).items():
            yield CounterMetricFamily(f"ludejo_{name}", HELP[name], value=value)
        for name, value, why in self.gauges():
            yield GaugeMetricFamily(f"ludejo_{name}", why, value=value)
        for name, value, why in self.counters():
            yield CounterMetricFamily(f"ludejo_{name}", why, value=value)
        yield from self.seconds.collect()

    def counters(self) -> list[tuple[str, int, str]]:
        crew = self.hall.crew
        return [
            ("news", crew.n_heard, "Notices of entries, by other processes"),
            ("read_behind", crew.n_read, "Entries read that other processes have written"),
            ("database_trouble", crew.n_lost, "Times the database was lost"),
        ]

    def gauges(self) -> list[tuple[str, int, str]]:
        places = self.hall.places.values()
        lines = sum(len(lines) for lines in self.hall.lines.values())
        return [
            ("tables", len(places), "Tables open in this process"),
            ("kept_tables", sum(map(self.hall.crew.keeps, self.hall.places)), "Tables whose clocks and bots run here"),
            ("servers", len(self.hall.crew.names), "Processes that serve this database, as far as this one knows"),
            ("guests", len(self.hall.lines), "Guests connected"),
            ("lines", lines, "Devices connected"),
            ("troubled_tables", sum(place.desk.in_trouble for place in places), "Tables that can't be stored now"),
            ("damaged_tables", len(self.hall.watch.damaged), "Tables with a broken chain of entries, which rest"),
            ("lost_entries", self.hall.store.n_lost, "Entries that were stored and are missing"),
            ("bot_questions", self.hall.workers.questions.qsize(), "Questions waiting for a bot"),
            ("bot_failures", self.hall.workers.n_failed, "Questions a worker failed to answer"),
            ("memory_peak_kilobytes", peak_kilobytes(), "Most memory ever used"),
        ]

    def text(self) -> bytes:
        """All figures as text."""
        registry = CollectorRegistry(auto_describe=False)
        registry.register(self)
        return generate_latest(registry)


def app_of(hall: Hall) -> web.Application:
    """For a port of its own on loopback: nothing but the figures, and for nobody who asks through a proxy."""
    figures = Figures(hall)

    async def answer(request: web.Request) -> web.Response:
        if any(name in request.headers for name in FORWARDED):
            raise web.HTTPNotFound
        return web.Response(body=figures.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    app = web.Application()
    app.router.add_get("/metrics", answer)
    return app
