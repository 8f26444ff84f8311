"""One random game, told in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from ludejo.core.event import EVERYONE, Events, Told
from ludejo.core.game import Game
from ludejo.core.luck import FastLuck
from ludejo.core.option import Value
from ludejo.testkit.steps import random_step
from ludejo.texts import Texts


def told_in_words(game: Game, seats: int, options: dict[str, Value], seed: int, texts: Texts) -> Iterator[str]:
    """The lines of the story. Events that only some seats are told are marked."""
    luck = FastLuck(seed)
    names = texts.names(seats)
    events = Events()
    state = game.start(seats, options, luck, events)
    yield texts.say("cli-show-seats", {"game": texts.say(f"{game.id}-name"), "seats": texts.joined(names)})
    while True:
        for told in events.told:
            yield sentence(game, told, names, texts)
        if state.is_over():
            return
        yield ""
        events = Events()
        random_step(state, luck).take(state, luck, events)


def sentence(game: Game, told: Told, names: list[str], texts: Texts) -> str:
    """One event as a line."""
    said = texts.event(game, told.event, names)
    if told.audience == EVERYONE:
        return said
    hearers = [name for seat, name in enumerate(names) if told.is_for(seat)]
    return texts.say("cli-show-private", {"seat": texts.joined(hearers), "sentence": said})
