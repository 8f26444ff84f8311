"""Positions of Love Letter for tests, set up by the names of cards."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

import ludejo
from ludejo.core.bits import bag_of, everyone, lane, minus, plus, with_lane
from ludejo.core.event import Events
from ludejo.core.luck import Luck
from ludejo.core.shapes import Event
from ludejo.games.love_letter.pieces import CARDS, DECK
from ludejo.games.love_letter.shapes import LoveLetterView
from ludejo.games.love_letter.state import LoveLetter

GAME = ludejo.game("love-letter")
CODE: dict[str, int] = {name: code for code, name in enumerate(CARDS, start=1)}


class Rigged(Luck):
    """Luck that gives the cards that a test names, in order; after them, the lowest card that is left."""

    def __init__(self, *cards: str) -> None:
        self.cards = list(cards)

    def draw(self, bag: int, size: int) -> int:
        kind = CODE[self.cards.pop(0)] if self.cards else next(k for k in range(1, 9) if lane(bag, k))
        assert lane(bag, kind) > 0, f"there is no {kind} left in the bag"
        return kind

    def below(self, n: int) -> int:
        return 0


def position(
    hands: Sequence[str],
    drawn: str,
    mover: int = 0,
    protected: Sequence[int] = (),
    out: Sequence[int] = (),
    laid: dict[int, list[str]] | None = None,
    rest: Sequence[str] = ("guard", "guard", "guard", "spy"),
    goal: int = 7,
    ties_share: bool = False,
    starter: int = 0,
    tokens: Sequence[int] = (),
) -> LoveLetter:
    """A position in the middle of a round: `hands` by seat ("" for a seat that is out), the mover has drawn `drawn`.

    `rest` are the cards of pile and card set aside together; one card means that the pile is empty. The cards
    need not add up to sixteen: a test names only those that matter to it.
    """
    state = LoveLetter(len(hands), goal, ties_share, bag_of(DECK), len(DECK), 3 if len(hands) == 2 else 0)
    state.round_no = 1
    state.starter = starter
    state.mover = mover
    state.living = everyone(len(hands))
    for seat, card in enumerate(hands):
        state.hands = with_lane(state.hands, seat, CODE.get(card, 0))
        if not card:
            state.living = minus(state.living, seat)
    for seat in out:
        state.living = minus(state.living, seat)
    for seat in protected:
        state.shields = plus(state.shields, seat)
    for seat, cards in (laid or {}).items():
        for card in cards:
            state.discard(seat, CODE[card])
    for seat, n in enumerate(tokens):
        state.tokens = with_lane(state.tokens, seat, n)
    state.drawn = CODE[drawn]
    state.rest = bag_of([CODE[card] for card in rest])
    state.n_rest = len(rest)
    if len(hands) == 2:
        state.face_up = bag_of([0, 1, 2])  # three Guards, as lanes 0 to 2 hold 1
    state.dealt = state.hands
    return state


def play(state: LoveLetter, seat: int, wish: dict[str, object], *draws: str) -> Events:
    """Make a move as it comes over the wire; the cards drawn from then on are `draws`."""
    events = Events()
    state.apply(seat, GAME.read(wish), Rigged(*draws), events)
    return events


def refusal(state: LoveLetter, seat: int, wish: dict[str, object]) -> tuple[str, str] | None:
    """The code and rule with which a move is refused; None if it is fine."""
    said = state.check(seat, GAME.read(wish))
    return None if said is None else (said.code, said.rule)


def seen(state: LoveLetter, seat: int) -> LoveLetterView:
    """The view of a seat."""
    view = state.view(seat)
    assert isinstance(view, LoveLetterView)
    return view


def told(events: Events, seat: int, kind: type[Event]) -> list[Event]:
    """The events of one kind that this viewer was told."""
    return [event for event in events.to(seat) if isinstance(event, kind)]


def everything(state: LoveLetter, events: Events, viewer: int) -> str:
    """All that a viewer was told in a step and sees after it, as one text; cards are in quotes."""
    return msgspec.json.encode([events.to(viewer), seen(state, viewer)]).decode()
