"""The course of Love Letter shows what it should."""

from __future__ import annotations

from games.courses import BOT, PUPIL
from games.love_letter.course import COURSE, MOVES

CARDS = {"guard", "spy", "baron", "handmaid", "prince", "countess"}


def test_the_pupil_plays_every_card_that_may_be_a_good_move() -> None:
    assert {wish["play"] for seat, wish in MOVES if seat == PUPIL} == CARDS
    assert {seat for seat, _ in MOVES} == {PUPIL, BOT}


def test_the_pupil_wins_three_rounds_in_two_minutes() -> None:
    assert getattr(list(COURSE.frames())[-1].view, "winners", None) == (PUPIL,)
