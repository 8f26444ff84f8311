"""A second check of a record: it plays the steps with nothing but the rules of the game. It can't take moves back."""

from __future__ import annotations

from typing import Any

import msgspec

from ludejo.core.game import Game, State
from ludejo.core.refusal import Refused
from ludejo.core.sealed_luck import SealedLuck, key_of

Verdict = tuple[str, int]  # the code and the step that it names; ("", -1) for a sound record


def judged(game: Game, plain: dict[str, Any]) -> Verdict:
    """What is wrong with the game in a record; hashes are not checked."""
    numbers = [bytes.fromhex(number) for number in plain["luck"]["numbers"]]
    luck = SealedLuck(key_of(bytes.fromhex(plain["luck"]["secret"]), numbers))
    luck.turn_to(0)
    state = game.under(plain["rules"]).start(plain["seats"], plain["options"], luck)
    for n, step in enumerate(plain["steps"], start=1):
        luck.turn_to(n)
        if not is_taken(game, state, step, luck):
            return "log-illegal", n
    if not state.is_over():
        return "log-cut", len(plain["steps"]) + 1
    same = msgspec.json.decode(msgspec.json.encode(state.result())) == plain["result"]
    return ("", -1) if same else ("record-result", -1)


def is_taken(game: Game, state: State, step: dict[str, Any], luck: SealedLuck) -> bool:
    """Take a step if the rules allow it; was it taken?"""
    if step["did"] == "expired":
        clock = state.clock()
        if clock:
            state.expire(luck)
        return bool(clock)
    try:
        state.apply(step["seat"], game.read_logged(msgspec.json.encode(step["move"])), luck)
    except Refused:
        return False
    return True
