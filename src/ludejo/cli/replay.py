"""A record, told in sentences: as a seat or an onlooker was told it, or with everything that was hidden."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from ludejo.cli.show import sentence
from ludejo.core.event import ONLOOKER, Events
from ludejo.core.game import Game
from ludejo.core.refusal import unknown
from ludejo.table.record import AnyStep, MoveStep, Record, Undone, checked, opened
from ludejo.texts import Texts


def shown(game: Game, record: Record, seat: int | None, say: Texts) -> Iterator[str]:
    """The lines of the story as this viewer was told it (None: everything); `Refused` if the record is not sound."""
    checked(game, record)
    if seat is not None and not ONLOOKER <= seat < record.seats:
        raise unknown("unknown-seat", seat=seat)
    names = names_of(record, say)
    yield harmless(say.say("cli-show-seats", {"game": say.say(f"{game.id}-name"), "seats": say.joined(names)}))
    for n, events in enumerate(told(game, record)):
        lines = words(game, events, seat, names, say)
        if n and is_late(record.steps[n - 1]) and lines:
            lines.append(say.say("cli-replay-late"))
        if n and lines:
            yield ""
        yield from map(harmless, lines)


def told(game: Game, record: Record) -> Iterator[Events | None]:
    """The events of each step of a sound record, the deal first; None where a move was taken back."""
    luck, n_steps, events = opened(record), 0, Events()
    luck.turn_to(0)
    state = before = game.start(record.seats, dict(record.options), luck, events, record.words)
    yield events
    for step in record.steps:
        if isinstance(step, Undone):
            state = before
            yield None
            continue
        n_steps += 1  # taking a move back uses no luck
        last, moment, events = state.clone(), state.moment(), Events()
        luck.turn_to(n_steps)
        if isinstance(step, MoveStep):
            state.apply(step.seat, game.read_logged(bytes(step.move)), luck, events)
        else:
            state.expire(luck, events)
        if state.moment() != moment:
            before = last  # a sealed answer leaves the moment as it is, and is not taken back by itself (`Play.move`)
        yield events


def words(game: Game, events: Events | None, seat: int | None, names: list[str], say: Texts) -> list[str]:
    """The events of a step, in sentences."""
    if events is None:
        return [say.say("cli-replay-undone")]
    if seat is None:
        return [sentence(game, one, names, say) for one in events.told]
    return [say.event(game, event, names) for event in events.to(seat)]


def is_late(step: AnyStep) -> bool:
    """Did the server make a quick move because the bot was late?"""
    return isinstance(step, MoveStep) and step.late


def names_of(record: Record, say: Texts) -> list[str]:
    """The names of the seats: bots are named after their seat, and equal names get the number of the seat."""
    spare = say.names(record.seats)
    names = [one.name or spare[seat] for seat, one in enumerate(record.people)]
    return [name if names.count(name) == 1 else f"{name} ({seat + 1})" for seat, name in enumerate(names)]


def harmless(line: str) -> str:
    """The line without control characters: a record may come from a stranger, and must not control the terminal."""
    return "".join("?" if unicodedata.category(mark).startswith("C") else mark for mark in line)
