"""Worlds that a seat of Codenames considers possible: another key, and other questions between the spymasters."""

from __future__ import annotations

from mypy_extensions import i64

from ludejo.core.bits import one_in, size_of
from ludejo.core.luck import Luck
from ludejo.games.codenames._fields import Question
from ludejo.games.codenames.pieces import ASSASSIN, BLUE, BYSTANDER, CLUE, RED, TOGETHER, UNLIMITED, entry_name
from ludejo.games.codenames.position import NO, NO_ANSWER, Position
from ludejo.games.codenames.rules.deal import draw_key


def redeal(world: Position, luck: Luck) -> None:
    """For a viewer who knows neither key nor questions: draw again what is hidden."""
    hidden = world.uncovered()
    bag = hidden_bag(world, hidden)
    world.reds &= world.covered
    world.blues &= world.covered
    world.assassins &= world.covered
    draw_key(world, hidden, bag, luck)
    if world.phase == CLUE and world.mode != TOGETHER and world.customs.n_asks > 0:
        draw_questions(world, luck)


def hidden_bag(world: Position, hidden: i64) -> i64:
    """The colours of these places, as a bag."""
    reds = size_of(world.reds & hidden)
    blues = size_of(world.blues & hidden)
    assassins = size_of(world.assassins & hidden)
    bystanders = size_of(hidden) - reds - blues - assassins
    bag = reds * one_in(RED) + blues * one_in(BLUE)
    return bag + bystanders * one_in(BYSTANDER) + assassins * one_in(ASSASSIN)


def draw_questions(world: Position, luck: Luck) -> None:
    """CN-12: draw any number of questions; all but the last have an answer. Their words are entries of the clue
    list."""
    n = luck.below(world.customs.n_asks + 1)
    asks: list[Question] = []
    for place in range(n):
        word = entry_name(luck.below(world.customs.n_listed))
        number = luck.below(world.customs.most + 2)
        if number > world.customs.most:
            number = UNLIMITED
        first = NO
        if place == n - 1:
            first = NO_ANSWER
        asks.append(Question(word, number, first + luck.below(NO + 2 - first)))
    world.asks = asks
