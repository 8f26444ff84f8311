"""Figures for Prometheus: counts only, nothing about people."""

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
    from ludejo.server.app import App

FORWARDED = ("X-Forwarded-For", "Forwarded", "Via", "X-Real-IP")  # headers of proxies
HELP = {
    "heard": "Frames from devices",
    "told": "Frames to devices",
    "granted": "Wishes granted, those of the server included",
    "refused": "Wishes refused",
    "slow": "Devices cut off because they did not read",
    "flooded": "Devices cut off because they sent too much",
    "dropped": "Connections dropped because there were too many at once",
    "opened": "Tables opened from the store",
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
    """Reads the app when Prometheus asks, so that figures cost nothing in between."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.seconds = Histogram("ludejo_store_seconds", "Until a group of entries is stored", registry=None)
        app.store.observe = self.seconds.observe

    def collect(self) -> Iterator[Metric]:
        for name, value in msgspec.structs.asdict(self.app.counts).items():
            yield CounterMetricFamily(f"ludejo_{name}", HELP[name], value=value)
        for name, value, why in self.gauges():
            yield GaugeMetricFamily(f"ludejo_{name}", why, value=value)
        for name, value, why in self.counters():
            yield CounterMetricFamily(f"ludejo_{name}", why, value=value)
        yield from self.seconds.collect()

    def counters(self) -> list[tuple[str, int, str]]:
        peers = self.app.peers
        return [
            ("news", peers.n_heard, "Notices of entries, by other processes"),
            ("read_behind", peers.n_read, "Entries read that other processes have written"),
            ("database_trouble", peers.n_lost, "Times the database was lost"),
        ]

    def gauges(self) -> list[tuple[str, int, str]]:
        live_tables = self.app.live_tables.values()
        connections = sum(len(connections) for connections in self.app.connections.values())
        return [
            ("tables", len(live_tables), "Tables open in this process"),
            (
                "kept_tables",
                sum(map(self.app.peers.keeps, self.app.live_tables)),
                "Tables whose clocks and bots run here",
            ),
            ("servers", len(self.app.peers.names), "Processes that serve this database, as far as this one knows"),
            ("guests", len(self.app.connections), "Guests connected"),
            ("lines", connections, "Devices connected"),
            (
                "troubled_tables",
                sum(live_table.writer.in_trouble for live_table in live_tables),
                "Tables that can't be stored now",
            ),
            ("damaged_tables", len(self.app.watch.damaged), "Tables with a broken chain of entries, which rest"),
            ("lost_entries", self.app.store.n_lost, "Entries that were stored and are missing"),
            ("bot_questions", self.app.bot_pool.questions.qsize(), "Questions waiting for a bot"),
            ("bot_failures", self.app.bot_pool.n_failed, "Questions a worker failed to answer"),
            ("memory_peak_kilobytes", peak_kilobytes(), "Most memory ever used"),
        ]

    def text(self) -> bytes:
        """All figures as text."""
        registry = CollectorRegistry(auto_describe=False)
        registry.register(self)
        return generate_latest(registry)


def app_of(app: App) -> web.Application:
    """For a port of its own on loopback: nothing but the figures, and nothing for requests through a proxy."""
    figures = Figures(app)

    async def answer(request: web.Request) -> web.Response:
        if any(name in request.headers for name in FORWARDED):
            raise web.HTTPNotFound
        return web.Response(body=figures.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    application = web.Application()
    application.router.add_get("/metrics", answer)
    return application
