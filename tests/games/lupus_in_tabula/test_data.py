"""What the kit (tests/testkit) can't check in Lupus in Tabula: mixes, moves, options that don't go together."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast
from games.lupus_in_tabula.positions import started

from ludejo.core.event import ONLOOKER
from ludejo.core.luck import FastLuck
from ludejo.core.option import Value
from ludejo.core.playout import play_out
from ludejo.core.refusal import Refused
from ludejo.games.lupus_in_tabula.game import GAME
from ludejo.games.lupus_in_tabula.mixes import SPECIALS, mix_of
from ludejo.testkit.checks.sentences import needed_keys, words_of
from ludejo.testkit.steps import random_step
from ludejo.texts import HERE, LANGUAGES

# LT-3: wolves, seer, medium, possessed, bodyguard, owl, freemasons, hamster, mythomaniac, villagers
TABLE = {
    8: (2, 1, 0, 0, 0, 0, 0, 0, 0, 5),
    9: (2, 1, 1, 0, 0, 0, 0, 0, 0, 5),
    10: (2, 1, 1, 1, 0, 0, 0, 0, 0, 5),
    11: (2, 1, 1, 1, 1, 0, 0, 0, 0, 5),
    12: (2, 1, 1, 1, 1, 1, 0, 0, 0, 5),
    13: (2, 1, 1, 1, 1, 1, 2, 0, 0, 4),
    14: (2, 1, 1, 1, 1, 1, 2, 0, 0, 5),
    15: (2, 1, 1, 1, 1, 1, 2, 1, 0, 5),
    16: (3, 1, 1, 1, 1, 1, 2, 1, 1, 4),
}


@pytest.mark.parametrize("seats", range(8, 25))
def test_the_usual_mix(seats: int) -> None:
    """LT-1: 24 cards; LT-3: every special role as soon as its minimum is reached."""
    villagers, *others = mix_of(seats, "usual")
    assert (*others, villagers) == TABLE.get(seats, (3, 1, 1, 1, 1, 1, 2, 1, 1, seats - 12))
    assert sum(started(seats).mix()) == seats


@pytest.mark.parametrize(
    ("seats", "roles", "minimum", "code", "rule"),
    [
        (8, "medium", "kept", "role-needs-more", "LT-2"),
        (12, "freemasons", "kept", "role-needs-more", "LT-2"),
        (15, "mythomaniac", "kept", "role-needs-more", "LT-2"),
        (8, "-".join(SPECIALS), "free", "too-many-roles", "LT-2"),
        (17, "none", "kept", "too-few-roles", "LT-1"),
        (8, "medium", "free", "", ""),
        (9, "medium", "kept", "", ""),
        (16, "none", "kept", "", ""),
        (24, "-".join(SPECIALS), "kept", "", ""),
    ],
)
def test_mixes_of_the_table(seats: int, roles: str, minimum: str, code: str, rule: str) -> None:
    """LT-2: minimum players for each role, unless the host says otherwise; LT-1: there are twelve villagers."""
    refusal = GAME.misfit(seats, GAME.settled(9, {}) | {"roles": roles, "minimum": minimum})
    assert (refusal.code, refusal.rule) == (code, rule) if refusal is not None else code == ""


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (8, {"moderator": "person"}, "moderator-needs-more"),
        (8, {"ghosts": "all", "shadows": "yes"}, "ghosts-and-shadows"),
    ],
)
def test_options_that_do_not_go_together(seats: int, options: dict[str, Value], code: str) -> None:
    """LT-31: the moderator is no player; LT-32: somebody who sees everything must not vote."""
    with pytest.raises(Refused) as caught:
        started(seats, 1, options)
    assert caught.value.refusal.code == code


def test_every_deal_is_equally_likely() -> None:
    """LT-2: all seats are wolves equally often."""
    wolves = [0] * 8
    for seed in range(800):
        for seat, role in enumerate(started(8, seed).roles):
            wolves[seat] += role == 1
    assert sum(wolves) == 1600
    assert all(140 < n < 260 for n in wolves)


@pytest.mark.parametrize(("clock", "seconds"), [("night", 45), ("talk", 120), ("plea", 60), ("ballot", 30)])
def test_clocks(clock: str, seconds: int) -> None:
    """LT-5, LT-17, LT-21: the table chooses the length of a night and a talk; a plea has a minute."""
    assert GAME.seconds(GAME.settled(8, {"night": 45, "talk": 120}), clock) == seconds


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_and_sentence_has_a_text(language: str) -> None:
    words = words_of(GAME)
    keys = {f"{GAME.id}-{kind}-{value}" for kind, values in words.items() for value in values}
    assert {kind: len(values) for kind, values in words.items()} == {"role": 10, "side": 3, "shade": 2, "copy": 3}
    body = FluentParser().parse((HERE / language / f"{GAME.id}.ftl").read_text("utf-8")).body
    written = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    assert (keys | needed_keys(GAME)) - {f"{GAME.id}-name", f"{GAME.id}-tagline"} <= written


def test_moves() -> None:
    assert len(GAME.moves()) == 181
    assert all(GAME.read(repr(move)) is move for move in GAME.moves())


@pytest.mark.parametrize("seats", [8, 13, 24])
def test_views_become_arrays(seats: int) -> None:
    """A learning program gets the view as numbers, for every number of seats."""
    arrays = pytest.importorskip("ludejo.lab.arrays")
    layout, luck = arrays.layout_of(GAME, seats), FastLuck(seats)
    state = GAME.start(seats, {}, luck)
    while not state.is_over():
        if luck.below(10) == 0:
            for seat in (ONLOOKER, 0, seats - 1):
                assert len(layout.array(state.view(seat))) == layout.size
        random_step(state, luck).take(state, luck, None)
    layout.array(state.view(0))


@pytest.mark.parametrize("seats", [8, 16, 24])
def test_random_games_end(seats: int) -> None:
    """LT-23: every random game ends, also without a clock at night."""
    luck = FastLuck(seats)
    for _ in range(5):
        state = GAME.start(seats, {"night": 0}, luck)
        play_out(state, luck)
        assert state.is_over()
