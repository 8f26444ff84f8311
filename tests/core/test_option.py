"""Options: a value is legal or refused; its type counts, too."""

from __future__ import annotations

import pytest

from ludejo.core.option import Option, from_word, settle
from ludejo.core.refusal import Refused

COUNT = Option("count", (1, 2), 1, more=(4,))
THINGS = Option("things", ("random", "cup"), "random", of=("cup", "pot", "jug"), kind="thing")
SIZE = Option("size", ("any", 2), "any", span=(2, 50))
OPTIONS = (COUNT, THINGS)


@pytest.mark.parametrize("value", ["random", "cup", "jug", "cup-jug", "cup-pot-jug"])
def test_any_selection_in_order_is_legal(value: str) -> None:
    assert settle(OPTIONS, {"things": value}) == {"count": 1, "things": value}
    assert from_word(OPTIONS, "things", value) == value


@pytest.mark.parametrize("value", ["", "-", "jug-cup", "cup-cup", "cup-", "can", "cup-can", "random-cup", 1, True])
def test_any_other_selection_is_refused(value: str | int) -> None:
    with pytest.raises(Refused, match="unknown-value"):
        settle(OPTIONS, {"things": value})


@pytest.mark.parametrize("value", [3, True, "1", ""])
def test_the_type_is_part_of_a_value(value: str | int) -> None:
    with pytest.raises(Refused, match="unknown-value"):
        settle(OPTIONS, {"count": value})


def test_a_value_is_read_from_the_word_a_person_types() -> None:
    assert from_word(OPTIONS, "count", "2") == 2
    assert from_word(OPTIONS, "count", "4") == settle(OPTIONS, {"count": 4})["count"] == 4
    for name, word in (("count", "3"), ("things", "can"), ("size", "1")):
        with pytest.raises(Refused):
            from_word(OPTIONS, name, word)


@pytest.mark.parametrize("value", ["any", 2, 3, 50])
def test_a_span_includes_every_number_between_its_ends(value: str | int) -> None:
    assert settle((SIZE,), {"size": value}) == {"size": value}
    assert from_word((SIZE,), "size", str(value)) == value


@pytest.mark.parametrize("value", [1, 51, -2, "2", "all", True])
def test_numbers_outside_a_span_are_refused(value: str | int) -> None:
    with pytest.raises(Refused, match="unknown-value"):
        settle((SIZE,), {"size": value})


@pytest.mark.parametrize("word", ["1", "51", "-2", "2.0", "", "²"])
def test_words_outside_a_span_are_refused(word: str) -> None:
    with pytest.raises(Refused, match="unknown-value"):
        from_word((SIZE,), "size", word)
