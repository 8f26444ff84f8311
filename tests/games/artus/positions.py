"""Positions of Artus by name: who sits where, who holds what; and the position P of the rulebook's examples."""

from __future__ import annotations

from ludejo.core.bits import bag_of, with_lane
from ludejo.core.event import Events
from ludejo.core.luck import FastLuck
from ludejo.core.move import Move
from ludejo.core.refusal import Refusal
from ludejo.core.shapes import Event
from ludejo.games.artus.game import GAME, set_up
from ludejo.games.artus.pieces import FIRST_SCORING, PLAY, card_named, deck_named, knight_of
from ludejo.games.artus.shapes import ArtusView, Foreseen
from ludejo.games.artus.state import Artus

LUCK = FastLuck(1)
RED, BLUE, BLACK, BEIGE = range(4)
# P: chairs of the Knights by seat; the silver King on 27, the silver Prince on 20, bronze on 8 and 4
P_KNIGHTS = ((22, 21, 18, 9), (24, 23, 19, 17), (26, 15, 13, 1), (16, 14, 11, 0))
P_ROYALS = (27, 20, 8, 4)
P_RINGS = (3, 2, 1, 1)
SILVER_1, SILVER_2, BRONZE_1, BRONZE_2 = "silver-1", "silver-2", "bronze-1", "bronze-2"


def seated(
    knights: tuple[tuple[int, ...], ...],
    royals: tuple[int, ...] = (0, 14, 7, 21),
    rings: tuple[int, ...] = (3, 1, 1, 1),
    turn: int = 0,
    plays: int = 1,
    carpet: int = 0,
) -> Artus:
    """A game in its first round, everybody without cards; the King is the one with three rings."""
    state = set_up(len(knights), len(knights[0]), plays, deck_named("rising", "even", plays == 2), carpet, turn)
    state.occupied = 0
    for royal, chair in enumerate(royals):
        state.put(royal, chair)
        state.rings = with_lane(state.rings, royal, rings[royal])
    state.king = rings.index(3)
    for seat, chairs in enumerate(knights):
        for number, chair in enumerate(chairs):
            state.put(knight_of(seat, number), chair)
    state.phase, state.round, state.left, state.mover = PLAY, 1, plays, turn
    return state


def give(state: Artus, seat: int, *cards: str) -> None:
    """Put these cards in a hand."""
    numbers = [card_named(card) for card in cards]
    state.set_hand(seat, bag_of([number for number in numbers if number < FIRST_SCORING]))
    scoring = sum(1 << number - FIRST_SCORING for number in numbers if number >= FIRST_SCORING)
    state.set_scoring(seat, scoring, state.scoring_pile(seat))


def position_p(seat: int, *cards: str, plays: int = 2) -> Artus:
    """P, where it is this seat's turn, with these cards."""
    state = seated(P_KNIGHTS, P_ROYALS, P_RINGS, seat, plays)
    give(state, seat, *cards)
    return state


# --- moves by few words


def knight(card: str, number: int, steps: int) -> Move:
    return GAME.read({"do": "knight", "card": card, "knight": number, "steps": steps})


def royal(card: str, name: str, steps: int) -> Move:
    return GAME.read({"do": "royal", "card": card, "royal": name, "steps": steps})


def ring(card: str, name: str) -> Move:
    return GAME.read({"do": "ring", "card": card, "royal": name})


def score(card: str, *numbers: int) -> Move:
    return GAME.read({"do": "score", "card": card, "knights": numbers})


def place(chair: int) -> Move:
    return GAME.read({"do": "place", "chair": chair})


def draw(pile: str) -> Move:
    return GAME.read({"do": "draw", "pile": pile})


def play(state: Artus, move: Move, seat: int | None = None) -> list[Event]:
    """Make a move; returns what everybody is told."""
    events = Events()
    state.apply(int(state.mover) if seat is None else seat, move, LUCK, events)
    return [told.event for told in events.told if told.audience == -1]


def earned(state: Artus, move: Move) -> int:
    """What the mover gets for a move, made on a copy; the preview says the same."""
    seat = int(state.mover)
    foreseen = state.preview(seat, move)
    ahead = state.clone()
    ahead.apply(seat, move, LUCK)
    points = ahead.score(seat) - state.score(seat)
    assert isinstance(foreseen, Foreseen)
    assert foreseen.points == points
    return points


def earnings(seat: int, card: str) -> list[int]:
    """What this scoring card may earn a seat in P, one number for each choice."""
    state = position_p(seat, card, "knight-1-4")
    return [earned(state, move) for move in state.choices(seat) if f'"{card}"' in repr(move)]


def refusal(state: Artus, move: Move, seat: int | None = None) -> Refusal:
    found = state.check(int(state.mover) if seat is None else seat, move)
    assert found is not None
    return found


def refused(state: Artus, move: Move, seat: int | None = None) -> tuple[str, str]:
    """Code and rule."""
    found = refusal(state, move, seat)
    return found.code, found.rule


def view(state: Artus, seat: int = 0) -> ArtusView:
    found = state.view(seat)
    assert isinstance(found, ArtusView)
    return found


def start(seats: int, seed: int = 1, **options: int | str) -> Artus:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    found = GAME.start(seats, chosen, FastLuck(seed))
    assert isinstance(found, Artus)
    return found


def placed(seats: int, seed: int = 1, **options: int | str) -> Artus:
    """A game whose Knights were placed at random."""
    state, luck = start(seats, seed, **options), FastLuck(seed)
    while state.round == 0:
        step(state, luck)
    return state


def step(state: Artus, luck: FastLuck) -> Move:
    """One random move."""
    seat = state.due()[0]
    moves = state.choices(seat)
    move = moves[luck.below(len(moves))]
    state.apply(seat, move, luck)
    return move
