"""The playable introduction is a real game: the page's course is what the rules make of its deck and moves."""

from __future__ import annotations

from games.love_letter.lesson import BOT, FILE, MOVES, PUPIL, course, written

CARDS = {"guard", "spy", "baron", "handmaid", "prince", "countess"}


def test_the_course_of_the_page_is_played_by_the_rules() -> None:
    """Written anew by tests/games/love_letter/lesson.py; read the difference like code."""
    assert FILE.read_bytes() == written()


def test_the_pupil_plays_every_card_that_one_plays_gladly() -> None:
    assert {wish["play"] for seat, wish in MOVES if seat == PUPIL} == CARDS
    assert {seat for seat, _ in MOVES} == {PUPIL, BOT}


def test_the_pupil_wins_three_rounds_in_two_minutes() -> None:
    frames = list(course())
    assert len(frames) == len(MOVES) + 1
    assert getattr(frames[-1].view, "winners", None) == (PUPIL,)
