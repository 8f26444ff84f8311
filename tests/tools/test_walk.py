"""The trace of a move finds the functions on the way, and nothing beside it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from walk.traced_page import functions_in
from walk.traced_server import Recorder

STACK = """Error
    at window.walked (<anonymous>:4:52)
    at WebSocket.send (<anonymous>:7:60)
    at TableSocket.ask (http://127.0.0.1:5173/src/api/socket.ts:88:20)
    at http://127.0.0.1:5173/src/state/table.svelte.ts:9:1
    at async TableState.wish (http://127.0.0.1:5173/src/state/table.svelte.ts?t=1:79:50)
    at flush (http://127.0.0.1:5173/node_modules/svelte/index.js:1:1)"""


class Game:
    """Its methods have the names of landmarks."""

    def read(self, n: int = 0) -> None:
        if n:
            self.read(n - 1)


def asked() -> None:
    """A question beside the way."""


def handed_on(game: Game, n: int) -> None:
    asked()
    game.read(n)


def traced(work: Callable[[], None]) -> Recorder:
    recorder = Recorder(f"{Path(__file__).parent}/")
    recorder.is_on = True
    sys.setprofile(recorder.note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return recorder


def test_functions_of_the_page_are_found_from_the_tap_on() -> None:
    assert list(functions_in([STACK])) == [
        ("web/state/table.svelte.ts", "TableState.wish"), ("web/api/socket.ts", "TableSocket.ask"),
    ]  # fmt: skip


def test_who_only_answers_a_question_is_not_on_the_way() -> None:
    recorder = traced(lambda: handed_on(Game(), 0))
    assert [name for _, name in recorder.walk][-2:] == ["handed_on", "Game.read"]
    assert ("test_walk.py", "asked") in recorder.all
    assert not recorder.entered_again


def test_a_method_that_is_entered_again_is_noticed() -> None:
    assert traced(lambda: handed_on(Game(), 1)).entered_again == {"Game.read"}
