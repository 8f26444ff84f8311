"""Games of Codenames by name: a key in letters, moves in words."""

from __future__ import annotations

from ludejo.core.event import Events
from ludejo.core.luck import FastLuck
from ludejo.core.move import Move
from ludejo.core.option import Value
from ludejo.core.refusal import Refusal
from ludejo.core.shapes import Event
from ludejo.games.codenames.game import GAME, customs_of, mode_of, red_seats
from ludejo.games.codenames.pieces import RED, TEAMS
from ludejo.games.codenames.shapes import CodenamesView
from ludejo.games.codenames.state import Codenames

LUCK = FastLuck(1)
# r red, b blue, . bystander, x the assassin: nine red words, because red begins; places 0 to 24
KEY = "rrrrr rrrrb bbbbb bb... ....x".replace(" ", "")


def game(seats: int = 4, key: str = KEY, starter: int = RED, **options: Value) -> Codenames:
    """A game with this key, about to begin."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    settled = GAME.settled(seats, chosen)
    state = Codenames(
        seats, mode_of(seats, settled), red_seats(seats, settled), starter, customs_of(settled, 9, 100, 3, False)
    )
    state.seat_all()
    state.cards = tuple(range(len(key)))
    state.n_places = len(key)
    state.reds = sum(1 << place for place, letter in enumerate(key) if letter == "r")
    state.blues = sum(1 << place for place, letter in enumerate(key) if letter == "b")
    state.assassins = sum(1 << place for place, letter in enumerate(key) if letter == "x")
    return state


def started(seats: int, seed: int = 1, **options: Value) -> Codenames:
    """A game as a table starts it."""
    found = GAME.start(seats, {name.replace("_", "-"): value for name, value in options.items()}, FastLuck(seed))
    assert isinstance(found, Codenames)
    return found


def read(text: str, verdict: str = "") -> Move:
    """`clue river 3`, `ask river -` (unlimited), `mark 7`, `confirm 7`, `cover 7`, `rule yes`, `answer no`, `stop`."""
    name, *rest = text.split(" ")
    wish: dict[str, object] = {"do": name}
    if name in ("clue", "ask"):
        wish |= {"word": " ".join(rest[:-1]), "number": None if rest[-1] == "-" else int(rest[-1])}
    elif name in ("mark", "confirm", "cover"):
        wish["place"] = int(rest[0])
    elif name in ("rule", "answer"):
        wish["upheld" if name == "rule" else "yes"] = rest[0] == "yes"
    move = GAME.read(wish)
    return GAME.with_verdict(move, verdict) if verdict else move


def play(state: Codenames, seat: int, text: str, verdict: str = "") -> list[Event]:
    """Make a move; returns what everybody is told."""
    events = Events()
    state.apply(seat, read(text, verdict), LUCK, events)
    return events.to(-1)


def touch(state: Codenames, seat: int, *places: int) -> None:
    """Point at each place and confirm it."""
    for place in places:
        if not state.customs.one_tap:
            play(state, seat, f"mark {place}")
        play(state, seat, f"confirm {place}")


def tags(events: list[Event]) -> list[str]:
    return [str(event.__struct_config__.tag) for event in events]


def refusal(state: Codenames, seat: int, text: str, verdict: str = "") -> Refusal:
    found = state.check(seat, read(text, verdict))
    assert found is not None
    return found


def refused(state: Codenames, seat: int, text: str, verdict: str = "") -> tuple[str, str]:
    """Code and rule."""
    found = refusal(state, seat, text, verdict)
    return found.code, found.rule


def view(state: Codenames, seat: int) -> CodenamesView:
    found = state.view(seat)
    assert isinstance(found, CodenamesView)
    return found


def turn(state: Codenames) -> str:
    """Whose turn it is, and what is asked."""
    return f"{TEAMS[state.turn]} {view(state, -1).phase}"


def left(state: Codenames) -> tuple[int, ...]:
    """Words that red and blue have left."""
    return view(state, -1).left
