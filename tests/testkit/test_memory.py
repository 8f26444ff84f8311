"""Views that forget what everybody was told are found; and what they may forget is written down, with a reason."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import ludejo
from ludejo.core.game import State
from ludejo.core.shapes import Event, View
from ludejo.games.codenames.shapes import CodenamesView
from ludejo.games.lines_and_columns.shapes import LinesAndColumnsView
from ludejo.games.love_letter.shapes import LoveLetterView
from ludejo.games.lupus_in_tabula.shapes import LupusView
from ludejo.testkit.checks.memory import check_memory
from ludejo.testkit.fault import Fault
from ludejo.testkit.plants.base import PlantedGame
from ludejo.testkit.plants.catalogue import Plant

CONTRACT = Path(__file__).parent.parent.parent / "docs/contract.md"
Forget = Callable[[View], View]


def no_turns(view: View) -> View:
    """LL-10: forgets at whom a card was played, and with which guess."""
    assert isinstance(view, LoveLetterView)
    return msgspec.structs.replace(view, turns=())


def no_challenges(view: View) -> View:
    """CN-31: forgets that a clue was challenged in vain."""
    assert isinstance(view, CodenamesView)
    history = tuple(msgspec.structs.replace(given, challenger=None) for given in view.history)
    return msgspec.structs.replace(view, history=history)


def no_ballots(view: View) -> View:
    """LT-18: forgets who voted for whom on the days before."""
    assert isinstance(view, LupusView)
    return msgspec.structs.replace(view, ballots=())


class Forgetful(Plant):
    def __init__(self, forget: Forget) -> None:
        self.name = forget.__name__
        self.forget = forget

    def view(self, state: State, seat: int, view: View) -> View:
        return self.forget(view)


@pytest.mark.parametrize(
    ("name", "forget"), [("love-letter", no_turns), ("codenames", no_challenges), ("lupus-in-tabula", no_ballots)]
)
def test_a_view_that_forgets_is_found(name: str, forget: Forget) -> None:
    with pytest.raises(Fault, match="has forgotten"):
        check_memory(PlantedGame(ludejo.game(name), Forgetful(forget)), 400, (1,))


def test_passes_stay_in_the_view() -> None:
    """LK-9: what a pass has shown about a seat stays in the view, as long as it says something about hidden cards."""
    game = ludejo.game("lines-and-columns")
    n_known = 0
    for seed in range(20):
        n_known += known_lacks(game.start(4, {}, ludejo.FastLuck(seed)), seed)
    assert n_known > 20


def known_lacks(state: State, seed: int) -> int:
    """How often, in a random game, a view says that a seat lacks something. Each time this must be true."""
    luck, n_known = ludejo.FastLuck(seed), 0
    while not state.is_over():
        seat = state.due()[0]
        hands = [seen(state, one).hand for one in range(4)]
        view = seen(state, -1)
        for one, lacks in enumerate(view.lacks):
            missing = {
                f"{colour}-{thing}" for thing, mask in zip(view.objects, lacks, strict=True) for colour in of(mask)
            }
            assert not missing & set(hands[one])
            n_known += bool(missing)
        state.apply(seat, state.sample(seat, luck), luck)
    return n_known


def of(mask: int) -> list[str]:
    colours = ("white", "blue", "brown", "yellow", "black", "red", "green", "violet")
    return [colour for place, colour in enumerate(colours) if mask >> place & 1]


def seen(state: State, seat: int) -> LinesAndColumnsView:
    view = state.view(seat)
    assert isinstance(view, LinesAndColumnsView)
    return view


@pytest.mark.parametrize("game", ludejo.games(), ids=lambda game: game.id)
def test_what_is_forgotten_is_written_down(game: ludejo.Game) -> None:
    """The contract names every event that views need not keep, game by game."""
    row = re.search(rf"^\| `{game.id}` \|([^|]*)\|", CONTRACT.read_text(), re.MULTILINE)
    assert row is not None
    named = set(re.findall(r"`([a-z-]+)`", row[1]))
    kinds = [kind for kind in game.events() if issubclass(kind, Event) and kind.fleeting]
    assert named == {str(msgspec.inspect.type_info(kind).tag) for kind in kinds}  # type: ignore[attr-defined]
