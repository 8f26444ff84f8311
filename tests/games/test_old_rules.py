"""Games that were played under older rules: their records, logs and stored states keep their meaning.

`old/` holds what a program of rules 1 wrote: a record, and the state of one of its positions as bytes.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import ludejo
from ludejo.core.luck import FastLuck
from ludejo.core.refusal import Refused
from ludejo.games.codenames.state import Codenames
from ludejo.games.lupus_in_tabula.shapes import LupusView
from ludejo.games.lupus_in_tabula.state import Lupus
from ludejo.table import happenings as h
from ludejo.table.record import checked, read
from ludejo.table.replay import replayed
from ludejo.table.table import Table
from ludejo.testkit.steps import length

OLD = Path(__file__).parent / "old"
GAMES = ["lupus-in-tabula", "codenames"]
FILES = {"lupus-in-tabula": "lupus-1", "codenames": "codenames-1"}


@pytest.mark.parametrize("name", GAMES)
def test_old_records_are_played_by_their_own_rules(name: str) -> None:
    """LT-17: more time without an option; LT-21: no pleas if all are nominated; CN-12: consent letter by letter,
    CN-30: both `ŝipo` and `sxipo` on a list."""
    game = ludejo.game(name)
    record = read((OLD / f"{FILES[name]}.json").read_bytes())
    assert (record.rules, game.rules) == (1, 2)
    assert checked(game, record).game.rules == 1
    assert replayed(game, record, -1).frames
    newer = msgspec.structs.replace(record, rules=2)
    with pytest.raises(Refused):
        checked(game, newer)


def test_an_old_village_was_prolonged_and_nobody_pleaded() -> None:
    """The record contains what the test above needs."""
    record = read((OLD / "lupus-1.json").read_bytes())
    frames = replayed(ludejo.game("lupus-in-tabula"), record, -1).frames
    views = [frame.view for frame in frames if isinstance(frame.view, LupusView)]
    assert any(view.prolonged for view in views)
    assert not [view for view in views if view.day == 1 and view.phase == "plea"]
    assert views[-1].fates[0].how == "lynched"


@pytest.mark.parametrize("name", GAMES)
def test_old_states_are_read_and_go_on_as_they_would_have(name: str) -> None:
    game, stored = ludejo.game(name), bytes.fromhex((OLD / f"{FILES[name]}.hex").read_text())
    state = game.from_bytes(stored)
    assert game.from_bytes(state.to_bytes()).to_bytes() == state.to_bytes() != stored
    if isinstance(state, Lupus):
        assert (state.customs.prolongs, state.customs.all_plead) == (True, False)
    if isinstance(state, Codenames):
        assert state.customs.by_letters
    for place in range(len(stored)):
        with pytest.raises(Refused):
            game.from_bytes(stored[:place])


@pytest.mark.parametrize("name", GAMES)
def test_a_table_keeps_the_rules_with_which_it_was_opened(name: str) -> None:
    """Its log contains the number, so it folds as it did, and options that were added later don't exist there."""
    old, new = Table(ludejo.game), Table(ludejo.game)
    for rules, table in ((1, old), (2, new)):
        created = h.Created("Ana", name, 8, {}, True, "ab" * 32, rules)
        assert table.judge("ana", created) is None
        table.fold(h.Entry("ana", 0, created))
        assert table.game().rules == rules
    assert ("more" in old.options, "more" in new.options) == (False, name == "lupus-in-tabula")
    with pytest.raises(Refused):
        ludejo.game(name).under(3)


@pytest.mark.parametrize("name", GAMES)
def test_the_first_rules_play_to_the_end(name: str) -> None:
    game = ludejo.game(name).under(1)
    for seed in range(3):
        luck = FastLuck(seed)
        assert length(game.start(8, {}, luck), luck, game.longest) < game.longest
