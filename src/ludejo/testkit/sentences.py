"""Texts: every name, event, refusal, option and rule of a game has its sentence in every language."""

from __future__ import annotations

from typing import Literal, get_args, get_origin, get_type_hints

import msgspec

from ludejo.core.event import Events
from ludejo.core.game import Game
from ludejo.core.luck import FastLuck
from ludejo.core.refusal import Refusal
from ludejo.testkit.fault import demand
from ludejo.testkit.play import seats_of
from ludejo.testkit.setups import setups
from ludejo.testkit.steps import random_step
from ludejo.texts import LANGUAGES, Texts

NAMES = ("Ana", "Bartek", "Ĉiela", "Dorota", "Eŭgeno", "Filip") * 4


def needed_keys(game: Game) -> set[str]:
    """The keys of all sentences a game can't do without."""
    keys = {f"{game.id}-name", f"{game.id}-tagline"}
    keys |= {f"{game.id}-event-{event.__struct_config__.tag}" for event in game.events()}
    keys |= {f"{game.id}-refusal-{code}" for code in game.refusals()}
    keys |= {f"{game.id}-rule-{rule}" for rule in game.rule_ids}
    for option in game.options:
        keys.add(f"{game.id}-option-{option.name}")
        named = [value for value in option.values if isinstance(value, str)]
        keys |= {f"{game.id}-option-{option.name}-{value}" for value in named}
    return keys


def check_texts(game: Game, n_games: int, seed: int) -> None:
    """Nothing is missing, and everything that happens can be said, in every language."""
    folders = [game.texts] if game.texts else []
    for language in LANGUAGES:
        texts = Texts(language, folders)
        missing = sorted(key for key in needed_keys(game) if not texts.has(key))
        demand(not missing, "texts", f"{language} lacks {missing}")
        for option in game.options:
            parts = texts.parts(f"{game.id}-option-{option.name}")
            demand("help" in parts, "texts", f"{language}: option {option.name} lacks .help")
        say_all(game, texts, n_games, seed)
    for code, rules in game.refusals().items():
        demand(bool(rules) and set(rules) <= set(game.rule_ids), "texts", f"refusal {code} cites {rules}")


def say_all(game: Game, texts: Texts, n_games: int, seed: int) -> None:
    """Say every event of some games, and every refusal met on the way; a hole in a sentence raises."""
    ways = setups(game)
    for number in range(n_games):
        luck = FastLuck(seed + number)
        setup = ways[number % len(ways)]
        events = Events()
        state = game.start(setup.seats, setup.options, luck, events)
        refusals: dict[str, Refusal] = {}
        while not state.is_over():
            for seat in range(seats_of(state)):
                for move in game.moves():
                    refused = state.check(seat, move)
                    if refused is not None:
                        demand(refused.rule in game.refusals()[refused.code], "texts", f"{refused} is not declared")
                        refusals[refused.code + str(refused.args)] = refused
            random_step(state, luck).take(state, luck, events)
        for told in events.told:
            demand(bool(texts.event(game, told.event, NAMES)), "texts", f"nothing said of {told.event}")
        for refused in refusals.values():
            demand(bool(texts.refusal(game, refused, NAMES[: setup.seats])), "texts", f"nothing said of {refused}")


def words_of(game: Game) -> dict[str, list[str]]:
    """The words of a game that stand in its shapes as codes: kind, then its values (`card`: guard, spy, ...)."""
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
