"""Games of Lupus in Tabula by name: cards in letters, nights and votes in words."""

from __future__ import annotations

from typing import Final

from ludejo.core.event import Events
from ludejo.core.luck import FastLuck, Luck
from ludejo.core.move import Move
from ludejo.core.option import Value
from ludejo.core.refusal import Refusal
from ludejo.core.shapes import Event
from ludejo.games.lupus_in_tabula.game import GAME, customs_of
from ludejo.games.lupus_in_tabula.shapes import LupusView
from ludejo.games.lupus_in_tabula.state import Lupus

# villager, wolf, seer, medium, possessed, bodyguard, owl, freemason, hamster, mythomaniac: in the order of the roles
LETTERS: Final = "vwsmpgofhx"
EIGHT: Final = "wwsvvvvv"
SIXTEEN: Final = "wwwsmpgoffhxvvvv"  # LT-3; seat 0 a wolf, 3 the seer, 6 the bodyguard, 7 the owl, 10 hamster, 11 myth.


class Lot(Luck):
    """Luck that always draws this number, or the last one there is."""

    def __init__(self, number: int = 0) -> None:
        self.number = number

    def below(self, n: int) -> int:
        return min(self.number, n - 1)


def game(cards: str = EIGHT, **options: Value) -> Lupus:
    """A game with these cards by seat, about to begin; of any size."""
    values: dict[str, Value] = {option.name: option.default for option in GAME.options}
    settled = customs_of({**values, **options})
    roles = tuple(LETTERS.index(letter) for letter in cards)
    state = Lupus(len(cards) + int(options.get("moderator") == "person"), settled, roles)
    state.seat_all()
    return state


def started(seats: int, seed: int = 1, options: dict[str, Value] | None = None) -> Lupus:
    """A game as a table starts it."""
    found = GAME.start(seats, options or {}, FastLuck(seed))
    assert isinstance(found, Lupus)
    return found


def read(text: str) -> Move:
    """`point 3`, `point`, `vote 3`, `ready`, `more`, `accuse 3`, `saw 3 wolf`, `am seer`."""
    name, *rest = text.split(" ")
    wish: dict[str, object] = {"do": name}
    if name == "am":
        wish["role"] = rest[0]
    elif rest:
        wish["at"] = int(rest[0])
    if name == "saw":
        wish["shade"] = rest[1]
    return GAME.read(wish)


def play(state: Lupus, seat: int, text: str, luck: Luck | None = None) -> list[Event]:
    """Make a move; returns what everybody is told."""
    events = Events()
    state.apply(seat, read(text), luck or Lot(), events)
    return events.to(-1)


def refused(state: Lupus, seat: int, text: str) -> tuple[str, str]:
    """Why a seat may not move so: code and rule; empty if it may."""
    refusal: Refusal | None = state.check(seat, read(text))
    return (refusal.code, refusal.rule) if refusal is not None else ("", "")


def up(state: Lupus, luck: Luck | None = None) -> Events:
    """The time is up; returns all that was told."""
    events = Events()
    state.expire(luck or Lot(), events)
    return events


def night(state: Lupus, luck: Luck | None = None, **points: int) -> Events:
    """These seats answer (`s3=5`: seat 3 points at 5), then the night ends; returns all that is told at dawn."""
    return dawn_after(state, points, luck)


def dawn_after(state: Lupus, points: dict[str, int], luck: Luck | None = None) -> Events:
    """The same, with the answers in a dictionary."""
    assert view(state).phase == "night"
    for seat, at in points.items():
        play(state, int(seat[1:]), f"point {at}")
    return up(state, luck)


def day(state: Lupus, victim: int, luck: Luck | None = None) -> Events:
    """All the living vote for one player, who votes for another; the plea is short. Returns all that was told."""
    events = Events()
    while view(state).phase != "night" and not state.is_over():
        phase, due = view(state).phase, state.due()
        if phase in ("talk", "plea"):
            state.expire(luck or Lot(), events)
        else:
            choices = [repr(move) for move in state.choices(due[0])]
            wish = read(f"vote {victim}")
            state.apply(due[0], wish if repr(wish) in choices else state.choices(due[0])[0], luck or Lot(), events)
    return events


def ballot(state: Lupus, *votes: int) -> Events:
    """From talk on: the seats that are asked vote like this, in turn; returns all that was told."""
    assert view(state).phase == "talk"
    events = up(state)
    for at in votes:
        state.apply(state.due()[0], read(f"vote {at}"), Lot(), events)
    return events


def at_talk(cards: str = EIGHT, **options: Value) -> Lupus:
    """The first day, after a night without answers."""
    state = game(cards, **options)
    night(state)
    return state


def nominated(state: Lupus) -> tuple[int, ...]:
    """The seats that must plead, in order."""
    return view(state).nominees


def view(state: Lupus, seat: int = -1) -> LupusView:
    found = state.view(seat)
    assert isinstance(found, LupusView)
    return found


def alive(state: Lupus) -> list[int]:
    """The seats that are alive."""
    return [seat for seat, lives in enumerate(view(state).alive) if lives]


def bits(*seats: int) -> int:
    """The mask of these seats."""
    return sum(1 << seat for seat in seats)


def told(events: Events, kind: type[Event]) -> list[tuple[int, Event]]:
    """The events of a kind, each with the mask of its audience."""
    return [(int(one.audience), one.event) for one in events.told if isinstance(one.event, kind)]
