"""The playable introductions are real games: the page's courses are what the rules return for their deals and moves."""

from __future__ import annotations

import pytest
from games.courses import PAGES, Course, courses


def named(course: Course) -> str:
    return course.name


@pytest.mark.parametrize("course", courses(), ids=named)
def test_the_course_of_the_page_is_played_by_the_rules(course: Course) -> None:
    """If not, write it again with tests/games/courses.py, and review the difference like code."""
    assert course.file.read_bytes() == course.written()


def test_every_course_of_the_page_has_its_rules() -> None:
    assert sorted(PAGES.glob("*/course*.jsonl")) == sorted(course.file for course in courses())
