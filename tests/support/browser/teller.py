"""A proxy between the page and the server, which can tell the page whatever we want to see.

The page shows what it is told and computes nothing, so every position can be shown without playing a game up to it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute
from support.browser.love_letter import LOOK_MS, STEP_MS
from support.browser.wire import Message, Wire

import ludejo
from ludejo.core.game import State
from ludejo.core.move import Move
from ludejo.core.shapes import Event
from ludejo.games.love_letter import shapes as s
from ludejo.wire.told import refusal_of

CARDS: tuple[s.Card, ...] = ("guard", "spy", "baron", "handmaid", "prince", "king", "countess", "princess")
NOBODY: dict[str, Any] = {"at": None, "guess": None}


class Teller(Wire):
    """Adds to what a page is told. Make it before the page connects."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.heard = self.remember
        self.room: Message = {}
        self.sight: Message = {}
        self.is_cut = False
        self.world: State | None = None  # what is shown, if it is a state of a game
        self.judged: Callable[[Move], Move] = lambda move: move  # adds the verdict of a referee

    def connect(self, route: WebSocketRoute) -> None:
        if self.is_cut:
            route.close()
        else:
            self.route = route
            super().connect(route)

    def remember(self, message: Message) -> Message:
        if message["type"] in ("room", "sight"):
            setattr(self, message["type"], message)
        return message

    def pass_to(self, server: WebSocketRoute, frame: str) -> None:
        """Previews come from the world that is shown, because the server has another one."""
        asked = json.loads(frame)
        if self.world is None or asked["do"] != "preview":
            super().pass_to(server, frame)
            return
        move = self.judged(ludejo.game(self.room["game"]).read(asked["move"]))
        refusal = self.world.check(asked["seat"], move)
        if refusal is not None:
            told: Message = {"type": "refused", "refusal": msgspec.to_builtins(refusal_of(refusal))}
        else:
            told = {"type": "previewed", "preview": msgspec.to_builtins(self.world.preview(asked["seat"], move))}
        self.route.send(json.dumps([{**told, "command": asked["command"]}]))

    def cut(self) -> None:
        """Close the connection, and every later one."""
        self.is_cut = True
        self.route.close()

    def await_option(self, name: str, value: str) -> None:
        """Wait until the server has granted it; the page shows the choice before that."""
        for _ in range(STEP_MS // LOOK_MS):
            if self.room["options"][name] == value:
                return
            self.page.wait_for_timeout(LOOK_MS)
        raise AssertionError(self.room["options"])

    def tell_room(self, **changes: Any) -> None:
        self.room = {**self.room, **changes}
        self.route.send(json.dumps([self.room]))

    def tell(self, *events: Event, choices: Sequence[msgspec.Struct] = (), **changes: Any) -> None:
        """Send another sight: these parts of its view are new, everything else is as before."""
        self.tell_sight(events, choices, bool(choices), changes)

    def tell_sight(
        self, events: Sequence[Event], choices: Sequence[msgspec.Struct], due: bool, changes: dict[str, Any]
    ) -> None:
        view = msgspec.convert({**self.sight["view"], **changes}, ludejo.game(self.room["game"]).view_type())
        told = {"n": self.sight["n"] + 1, "fresh": True, "events": events, "choices": choices, "view": view}
        self.sight = msgspec.to_builtins({**self.sight, **told, "due": due})
        self.route.send(json.dumps([self.sight]))

    def show(self, world: State, *events: Event, seat: int = 0) -> None:
        """Send the sight that this seat has of a world (-1: an onlooker)."""
        self.world = world
        choices = [move.shape for move in world.choices(seat)]
        self.sight["opens"] = msgspec.to_builtins(world.opens(seat))
        self.tell_sight(events, choices, seat in world.due(), msgspec.to_builtins(world.view(seat)))

    def seat(self, *names: str) -> None:
        """Show people with these names on the chairs after the first one."""
        seats = self.room["seats"]
        people = [{**seats[n], "kind": "person", "bot": "", "name": name} for n, name in enumerate(names, 1)]
        self.tell_room(seats=[seats[0], *people])


def moves(*cards: s.Card, at: tuple[int, ...] = (1, 2)) -> list[s.Move]:
    """What can be played with these cards in hand, if everybody in `at` can be chosen."""
    found: list[dict[str, Any]] = []
    for card in cards:
        if card == "guard":
            found += [{"play": card, "at": seat, "guess": guess} for seat in at for guess in CARDS[1:]]
        elif card in ("handmaid", "countess", "princess"):
            found.append({"play": card})
        else:
            found += [{"play": card, "at": seat} for seat in at]
    return msgspec.convert(found, list[s.Move])


PROTECTS = (s.Played(seat=1, card="handmaid", **NOBODY), s.Protected(seat=1), s.Turn(seat=0))
MIDDLE: dict[str, Any] = {  # of a round of three
    "tokens": [2, 0, 1], "round": 4, "starter": 1, "turn": 0, "pile": 6, "hand": ["guard", "prince"],
    "living": [True, True, True], "protected": [False, False, False],
    "discards": [["spy", "guard"], ["baron", "handmaid"], ["guard"]], "known": [None, None, None],
}  # fmt: skip
LAST_ROUND: dict[str, Any] = {
    "end": "showdown", "shown": ["king", None, "countess"], "winners": [2],
    "discards": [["spy", "guard"], ["baron", "handmaid", "guard"], ["guard", "baron"]],
}  # fmt: skip
ENDS = (
    s.Played(seat=0, card="guard", at=1, guess="spy"),
    s.Out(seat=1, card="spy"),
    s.RoundOver(end="showdown", shown=("king", None, "countess"), sums=(3, 8, 4), winners=(2,)),
)
RESULT = {"places": [2, 3, 1], "points": [2, 0, 3], "winners": [2]}
