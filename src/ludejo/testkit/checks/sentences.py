"""Texts: every name, event, refusal, option and rule of a game has its sentence in every language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, get_args, get_origin, get_type_hints

import msgspec

from ludejo.core.event import Events
from ludejo.core.game import Game, State
from ludejo.core.luck import FastLuck
from ludejo.core.refusal import Refusal
from ludejo.core.shapes import Event
from ludejo.testkit.fault import demand
from ludejo.testkit.setups import Sample, misfits, samples
from ludejo.testkit.steps import random_step
from ludejo.texts import LANGUAGES, Texts

NAMES = ("Ana", "Bartek", "Ĉiela", "Dorota", "Eŭgeno", "Filip") * 4


def needed_keys(game: Game) -> set[str]:
    """The keys of all sentences that a game needs."""
    keys = {f"{game.id}-name", f"{game.id}-tagline", f"{game.id}-result"}
    keys |= {f"{game.id}-event-{event.__struct_config__.tag}" for event in game.events()}
    keys |= {f"{game.id}-refusal-{code}" for code in game.refusals()}
    keys |= {f"{game.id}-rule-{rule}" for rule in game.rule_ids}
    for option in game.options:
        keys.add(f"{game.id}-option-{option.name}")
        for value in (*option.values, *option.more):
            if isinstance(value, str) and not option.picked(value):
                keys.add(f"{game.id}-option-{option.name}-{value}")
    return keys


def check_texts(game: Game, n_games: int, seeds: Sequence[int]) -> None:
    """Nothing is missing, and everything that happens can be said, in every language."""
    folders = [game.texts] if game.texts else []
    met = Met()
    met.play(game, n_games, seeds)
    for language in LANGUAGES:
        texts = Texts(language, folders)
        missing = sorted(key for key in needed_keys(game) if not texts.has(key))
        demand(not missing, "texts", f"{language} lacks {missing}")
        for option in game.options:
            parts = texts.parts(f"{game.id}-option-{option.name}")
            demand("help" in parts, "texts", f"{language}: option {option.name} lacks .help")
        met.say(game, texts)
        for points in (-12, -1, 0, 1, 3):
            texts.say(f"{game.id}-result", {"points": points, "size": abs(points)})
    for code, rules in game.refusals().items():
        demand(bool(rules) and set(rules) <= set(game.rule_ids), "texts", f"refusal {code} cites {rules}")


class Met:
    """The different events and refusals met in random games."""

    def __init__(self) -> None:
        self.events: dict[bytes, Event] = {}
        self.refusals: dict[str, Refusal] = {}

    def play(self, game: Game, n_games: int, seeds: Sequence[int]) -> None:
        """Collect them."""
        self.note(misfits(game))
        for sample in samples(game, n_games, seeds):
            for told in self.play_one(game, sample).told:
                self.events[msgspec.json.encode(told.event)] = told.event

    def play_one(self, game: Game, sample: Sample) -> Events:
        """Play a random game; returns all that was told."""
        setup, luck, looks, events, n = sample.setup, sample.luck, sample.looks(game), Events(), 0
        asking = FastLuck(sample.seed)
        state = game.start(setup.seats, setup.options, luck, events)
        while not state.is_over():
            if n in looks:
                self.refuse(game, state, asking.below(setup.seats))
            random_step(state, luck).take(state, luck, events)
            n += 1
        self.refuse(game, state, asking.below(setup.seats))
        return events

    def refuse(self, game: Game, state: State, seat: int) -> None:
        self.note(state.check(seat, move) for move in game.moves())

    def note(self, refusals: Iterable[Refusal | None]) -> None:
        for refused in refusals:
            if refused is not None:
                self.refusals[refused.code + str(refused.args)] = refused

    def say(self, game: Game, texts: Texts) -> None:
        """Say them all; a missing value in a sentence raises."""
        for event in self.events.values():
            demand(bool(texts.event(game, event, NAMES)), "texts", f"nothing said of {event}")
        for refused in self.refusals.values():
            demand(refused.rule in game.refusals()[refused.code], "texts", f"{refused} is not declared")
            demand(bool(texts.refusal(game, refused, NAMES)), "texts", f"nothing said of {refused}")


def words_of(game: Game) -> dict[str, list[str]]:
    """The words of a game that its shapes contain as codes: kind, then its values (`card`: guard, spy, ...)."""
    found: dict[str, list[str]] = {}
    for shape in (*game.events(), game.view_type()):
        for hint in get_type_hints(shape, include_extras=True).values():
            collect(hint, found)
    return found


def collect(hint: object, found: dict[str, list[str]]) -> None:
    """Look for literals marked with what they are."""
    inner, *marks = get_args(hint) or (None,)
    for mark in marks:
        if get_origin(inner) is Literal and isinstance(mark, msgspec.Meta) and mark.extra:
            found[mark.extra["is"]] = list(get_args(inner))
    for part in get_args(hint):
        collect(part, found)
