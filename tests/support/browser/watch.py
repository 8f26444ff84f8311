"""All that a page fetches and is told."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, WebSocket, expect
from support.browser.server import TV


class Watch:
    """Everything a page fetches and is told from now on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.fetched: list[str] = []
        self.told: list[dict[str, Any]] = []
        page.on("request", lambda request: self.fetched.append(f"{request.method} {urlsplit(request.url).path}"))
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.told.extend(json.loads(frame)))

    def sights(self) -> list[dict[str, Any]]:
        return [told for told in self.told if told["type"] == "sight"]


def watched(pages: list[Page], url: str, code: str) -> list[Watch]:
    """Load the table in all pages, so that from now on all do the same."""
    watches = [Watch(page) for page in pages]
    for page in pages:
        page.goto(f"{url}/t/{code}")
        expect(page.get_by_role("list", name="Chairs round the table")).to_have_count(1)
    return watches


def on_screen(host: Page, url: str, code: str) -> Watch:
    """The table on a TV, in the host's browser, with the host's cookie."""
    screen = host.context.new_page()
    screen.set_viewport_size(TV)
    shown = Watch(screen)
    screen.goto(f"{url}/t/{code}/screen")
    host.bring_to_front()
    return shown
