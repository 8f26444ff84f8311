"""A proxy between a page and the server, which can note, hold back or change messages."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Message = dict[str, Any]


def as_it_is(message: Message) -> Message:
    return message


class Wire:
    """All sockets of a page that is opened after this. While `deaf`, messages to the page are held back; `sent` and
    `heard` change messages on their way; `sights` has the last sight of each seat, `events` all its events."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.deaf = False
        self.sent: Callable[[Message], Message] = as_it_is
        self.heard: Callable[[Message], Message] = as_it_is
        self.sights: dict[int, Message] = {}
        self.events: dict[int, list[Message]] = {}
        self.held: list[tuple[WebSocketRoute, str]] = []
        page.route_web_socket("**/ws", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda frame: self.pass_to(server, str(frame)))
        server.on_message(lambda frame: self.pass_on(route, str(frame)))

    def pass_to(self, server: WebSocketRoute, frame: str) -> None:
        server.send(json.dumps(self.sent(json.loads(frame))))

    def pass_on(self, route: WebSocketRoute, frame: str) -> None:
        if self.deaf:
            self.held.append((route, frame))
            return
        messages = [self.heard(message) for message in json.loads(frame)]
        for message in messages:
            if message["type"] == "sight":
                self.note(message)
        route.send(json.dumps(messages))

    def note(self, sight: Message) -> None:
        seat = sight["seat"]
        before = self.events.get(seat, []) if sight["fresh"] else []
        self.events[seat] = before + sight["events"]
        self.sights[seat] = sight

    def listen_again(self) -> None:
        """Deliver what was held back."""
        self.deaf = False
        held, self.held = self.held, []
        for route, frame in held:
            self.pass_on(route, frame)

    def forget(self) -> None:
        """Lose what was held back."""
        self.deaf = False
        self.held = []
