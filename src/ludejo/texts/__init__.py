"""All sentences for people: Fluent files in English, Esperanto and Polish, and the code that fills in events."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from ludejo.core.game import Game
from ludejo.core.refusal import Refusal

LANGUAGES = ("en", "eo", "pl")
HERE = Path(__file__).parent
Words = dict[str, str | int | float]
BELOW_ZERO = re.compile(r"(?<![\w-])-(?=\d)")  # a hyphen in place of a minus sign, as numbers of some languages have it


def language_of(environment: dict[str, str]) -> str:
    """The language that these environment variables ask for; English if it is none of ours."""
    for name in ("LUDEJO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(name, "")[:2]
        if language in LANGUAGES:
            return language
    return "en"


@cache
def resource(text: str) -> Any:
    """A file of texts, parsed. It is cached, because all files of a language take nearly a second."""
    return FluentResource(text)


class Texts:
    """All sentences of one language."""

    def __init__(self, language: str, folders: Sequence[str] = ()) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in (HERE, *map(Path, folders)):
            for path in sorted((folder / language).glob("*.ftl")):
                self.bundle.add_resource(resource(path.read_text("utf-8")))

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(self, key: str, words: Words | None = None, part: str = "") -> str:
        """The sentence of this key (or its attribute `part`), filled in with these words."""
        message = self.bundle.get_message(key)
        pattern = message.attributes[part] if part else message.value
        if pattern is None:
            raise ValueError(f"{self.language} {key}: no sentence")
        sentence, errors = self.bundle.format_pattern(pattern, words or {})
        if errors:
            raise ValueError(f"{self.language} {key}: {errors}")
        return BELOW_ZERO.sub("\N{MINUS SIGN}", str(sentence))

    def parts(self, key: str) -> list[str]:
        """The attributes of a message, e.g. the cases of a name."""
        return list(self.bundle.get_message(key).attributes)

    def joined(self, words: Sequence[str]) -> str:
        """`a, b and c`."""
        if not words:
            return ""
        said = words[0]
        for place, word in enumerate(words[1:], start=2):
            key = "and" if place == len(words) else "comma"
            said = self.say(key, {"first": said, "last": word})
        return said

    def names(self, seats: int) -> list[str]:
        """Names for seats that have no name."""
        return [self.say("seat-name", {"number": seat + 1}) for seat in range(seats)]

    def event(self, game: Game, event: msgspec.Struct, names: Sequence[str]) -> str:
        """An event as a sentence."""
        tag = event.__struct_config__.tag
        return self.say(f"{game.id}-event-{tag}", Filling(self, game, names).of_struct(event))

    def refusal(self, game: Game | None, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """A refusal as a sentence."""
        key = f"{game.id}-refusal-{refusal.code}" if game else ""
        if game is None or not self.has(key):
            return self.say(f"refusal-{refusal.code}", dict(refusal.args))
        return self.say(key, Filling(self, game, names).of_args(refusal.args))


@cache
def texts(language: str) -> Texts:
    """The sentences of ludejo itself in this language."""
    return Texts(language)


@cache
def hints_of(shape: type[msgspec.Struct]) -> dict[str, Any]:
    """The types of its fields with their annotations; cached, because this is slow."""
    return get_type_hints(shape, include_extras=True)


class Filling:
    """Turns values of a game into words for one language: seats into names, cards into their names by case."""

    def __init__(self, texts: Texts, game: Game, names: Sequence[str]) -> None:
        self.texts = texts
        self.game = game
        self.names = names
        self.words: Words = {}

    def of_struct(self, struct: msgspec.Struct) -> Words:
        hints = hints_of(type(struct))
        values = msgspec.structs.asdict(struct)
        for name, value in values.items():
            self.fill(name, hints[name], value)
        if "at" in values and values["at"] == values.get("seat"):
            self.words["at-is"] = "self"
        return self.words

    def of_args(self, args: dict[str, int | str]) -> Words:
        """The arguments of a refusal: `at` is a seat, every other argument has the name of its kind."""
        for name, value in args.items():
            if name == "at" and isinstance(value, int):
                self.words[name] = self.names[value] if 0 <= value < len(self.names) else str(value + 1)
            else:
                self.fill_one(name, name, value)
        return self.words

    def fill(self, name: str, hint: object, value: object) -> None:
        meaning = meaning_of(hint)
        self.words[f"{name}-is"] = "none" if value is None else "other"
        if isinstance(value, tuple):
            self.words[f"{name}-count"] = len(value)
            said = self.listed(meaning, value)
            self.words[name] = ", ".join(said) if "by" in meaning else self.texts.joined(said)
        else:
            self.fill_one(name, meaning.get("is", ""), value)

    def listed(self, meaning: dict[str, str], values: tuple[object, ...]) -> list[str]:
        said = [self.word(meaning.get("is", ""), value) for value in values]
        if meaning.get("by") == "seat":
            return [f"{self.names[i]}: {said[i]}" for i, value in enumerate(values) if value is not None]
        return said

    def fill_one(self, name: str, kind: str, value: object) -> None:
        if isinstance(value, int) and not isinstance(value, bool) and kind != "seat":
            self.words[name] = value
            return
        self.words[name] = self.word(kind, value)
        key = f"{self.game.id}-{kind}-{value}"
        if self.texts.has(key):
            for case in self.texts.parts(key):
                self.words[f"{name}-{case}"] = self.texts.say(key, None, case)

    def word(self, kind: str, value: object) -> str:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if kind == "seat" and isinstance(value, int):
            return self.names[value]
        key = f"{self.game.id}-{kind}-{value}"
        return self.texts.say(key) if self.texts.has(key) else str(value)


def meaning_of(hint: object) -> dict[str, str]:
    """What the `extra` of an annotation says of a value, or of the values inside it."""
    found: dict[str, str] = {}
    for mark in getattr(hint, "__metadata__", ()):
        if isinstance(mark, msgspec.Meta) and mark.extra:
            found |= mark.extra
    for inner in get_args(hint):
        if inner is not type(None) and not isinstance(inner, (str, msgspec.Meta)):
            found = meaning_of(inner) | found
    return found


def own_language() -> str:
    """The language of the person who runs this process."""
    return language_of(dict(os.environ))
