"""`ludejo leaks`: how its pairs are divided among processes, and that it reports a leak."""

from __future__ import annotations

import pytest
from games.love_letter.plants import PLANTS
from support.toy.game import GAME as TOY

import ludejo
from ludejo.cli.leaks import CHUNK, hunt, seeds_of, shares, table, tasks
from ludejo.testkit.plants.base import PlantedGame


@pytest.mark.parametrize(("n", "parts"), [(10, 3), (2, 5), (1_000_000, 10), (7, 1)])
def test_pairs_are_divided_evenly(n: int, parts: int) -> None:
    found = shares(n, parts)
    assert sum(found) == n
    assert max(found) - min(found) <= 1


def test_no_two_tasks_play_the_same_games() -> None:
    todo = tasks(TOY, 5 * CHUNK + 1, [3, 9])
    assert sum(task.pairs for task in todo) == 5 * CHUNK + 1
    assert len({(task.seed, task.part) for task in todo}) == len(todo)
    assert max(task.pairs for task in todo) <= CHUNK
    assert {task.seed for task in todo} == {3, 9}


def test_seeds_are_fixed_or_fresh() -> None:
    assert seeds_of(4, None) == [4]
    assert seeds_of(4, 3)[0] == 4
    assert len(set(seeds_of(4, 3))) == 3
    assert seeds_of(None, None)[0] == 0
    assert len(set(seeds_of(None, 10)) & set(seeds_of(None, 10))) == 0


def test_a_leak_is_counted_and_reported_with_its_seed() -> None:
    planted = next(plant for plant in PLANTS if plant.name.startswith("an onlooker"))
    found = hunt(PlantedGame(ludejo.game("love-letter"), planted), 300, [11])
    assert found.leaks > 0
    assert "--seats" in found.where[0]
    assert int(found.where[0].split("seed ")[1].split()[0]) >= 11


def test_phases_are_printed_as_a_table() -> None:
    assert table({"night 1": 3, "night 2": 1, "over": 2}) == ["  night   1: 3  2: 1", "  over    2"]
