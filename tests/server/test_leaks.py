"""R5, T2, T3, T4, T8, T21: two worlds that a viewer can't tell apart send the same frames at the same times."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from support.server.leaks_lengths import Lengths
from support.server.leaks_pairs import Hunt
from support.server.leaks_plants import PLANTS, Unpadded
from support.server.leaks_records import OpenWeb, short_setups, watch
from support.server.leaks_watch import LeakFault
from support.server.leaks_world import ALL_OPEN, GAMES, Fittings, find

import ludejo
from ludejo.testkit.amounts import Amounts
from ludejo.testkit.setups import Setup

PARTS = 4
SHORT = (
    "love-letter",
    "whisper",
    "midnight",
)  # games: reading a log at each of its versions takes the square of its length
PLANT_GAMES = 60


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_paired_worlds_send_a_viewer_the_same_frames(
    name: str, part: int, amounts: Amounts, seed: int, record_property: Callable[[str, object], None]
) -> None:
    """Every number of seats, every option singly and in pairs; each part begins where the one before ends, and the
    later half of them with the day's seed."""
    games = GAMES[name] * amounts.of(find(name)).wired // PARTS
    figures = Hunt(find(name), part * games + (0 if part < PARTS // 2 else seed), undo=True).run(games)
    record_property("figures", str(figures))
    print(name, figures)
    assert figures.games == games
    assert figures.steps > games
    assert figures.frames > 10 * games
    assert figures.hidden > games // 8 or name in ALL_OPEN


def test_every_game_is_watched() -> None:
    assert {game.id for game in ludejo.games()} <= set(GAMES)


def test_there_are_enough_plants() -> None:
    assert len(PLANTS) >= 20


@pytest.mark.parametrize("name", PLANTS)
def test_planted_leaks_are_found(name: str) -> None:
    """In at least one of two games, because a leak of hidden steps can't show in a game that has none."""
    assert any(finds(game, PLANTS[name]) for game in ("whisper", "love-letter"))


@pytest.mark.parametrize("name", ["Recognising", "WelcomingTable", "Answering", "PlayingTable"])
def test_leaks_to_a_screen_are_found_at_the_screen(name: str) -> None:
    with pytest.raises(LeakFault, match="to screen"):
        Hunt(find("love-letter"), 0, PLANTS[name], undo=False).run(PLANT_GAMES)


def finds(game: str, fittings: Fittings) -> bool:
    """Is there a leak?"""
    try:
        Hunt(find(game), 0, fittings, undo=False).run(PLANT_GAMES)
    except LeakFault:
        return True
    return False


def test_lengths_tell_nothing_if_a_game_pads() -> None:
    assert Lengths(0).run(200).frames > 2_000


def test_lengths_do_tell_something_without_padding() -> None:
    with pytest.raises(LeakFault, match="length"):
        Lengths(0, Fittings(live_table=Unpadded)).run(200)


@pytest.mark.parametrize("name", GAMES)
def test_nobody_gets_a_record_before_the_end(name: str, long: bool) -> None:
    game = find(name)
    games, every = (500 if name in SHORT else 60, 1) if long else (12, 4)
    if name == "lupus-in-tabula":  # its games are long: every version is asked for only in some games
        games, every = (24, 12) if long else (4, 4)
    assert watch(game, short_setups(game), games, 0, every=every) > 5 * games


def test_a_record_that_is_open_too_early_is_found() -> None:
    game = find("love-letter")
    with pytest.raises(LeakFault, match="record"):
        watch(game, short_setups(game), 1, 0, OpenWeb)


def test_bots_that_take_over_tell_nothing_of_hidden_steps() -> None:
    """Somebody goes away during a vote: nobody may learn whether they have voted, also after a minute."""
    hunt = Hunt(find("whisper"), 0)
    hunt.gather(Setup(3, {}), seed=0)
    for world in (hunt.a, hunt.b):
        moment = world.play.moment()
        did: dict[str, object] = {"did": "moved", "seat": 0, "moment": moment, "move": {"do": "say", "word": "sun"}}
        world.wish("seat-0", "c1", did)
        if world is hunt.a:
            vote: dict[str, object] = {"do": "vote", "vote": "yes"}
            world.wish("seat-2", "c2", {"did": "moved", "seat": 2, "moment": moment + 1, "move": vote})
        world.connections["seat-2"].gone()
        world.loop.advance(80)
    if hunt.a.heard("seat-1") != hunt.b.heard("seat-1"):
        raise LeakFault("bot", "whisper")


def test_taking_back_tells_nothing_of_hidden_steps() -> None:
    """Otherwise a seat could vote, take its vote back, and learn whether another seat has voted meanwhile."""
    figures = Hunt(find("whisper"), 0, undo=True).run(400)
    assert figures.games == 400
    assert figures.hidden > 100, "votes that were cast in only one world"
