"""What the page needs to say the same sentences: what the fields of events mean, and samples of all that is said.

`web/src/meanings.ts` is used by the page, `web/src/texts/sentences.golden.json` by its tests. Both are written by
`./ludejo golden`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec

from ludejo.core.game import Game
from ludejo.core.refusal import ILLEGAL, UNKNOWN, Refusal
from ludejo.core.shapes import Event
from ludejo.testkit.checks.sentences import Met, words_of
from ludejo.testkit.fault import demand
from ludejo.testkit.setups import setups
from ludejo.texts import HERE, LANGUAGES, Texts, hints_of, meaning_of

HEAD = """\
// What the fields of events stand for, so that sentences can be filled in. Written by `./ludejo golden` from the types
// in src/ludejo; a test says when it is no longer current.

/** `is`: a name at the table (seat), or a word of the game; `by`: what the places of a list stand for. */
export interface Meaning {
  is?: string;
  by?: string;
}

/** By game, event and field. */
export const MEANINGS: Record<string, Record<string, Record<string, Meaning>>> = {
"""
NAMES = ("Ana", "Łukasz", "Ĝoja", "Bo", *[f"N{n}" for n in range(4, 24)])  # for the largest table there is
GAMES, SEED = 150, 1
MANY = 3  # from here on all counts are alike
MOST_VARIANTS = 24  # of an event
# values for the sentences of ludejo itself
ARGS: dict[str, int | str] = {
    "game": "chess", "rules": 2, "seat": 7, "seats": 9, "fewest": 2, "most": 4, "option": "colour", "value": "red",
    "entry": 12, "format": 3, "word": "moonlight", "root": "moon", "line": 7, "first": 3, "count": 20, "red": 3,
    "sign": "U+202E", "name": "Host",
}  # fmt: skip
REFUSAL = re.compile(r"^(?:[\w-]+-)?refusal-([\w-]+) =(.*(?:\n[ }].*)*)", re.MULTILINE)
Meanings = dict[str, dict[str, str]]  # by field


# --- meanings


@cache
def meanings_of(event: type[msgspec.Struct]) -> Meanings:
    """What the fields of an event stand for, as far as they stand for anything."""
    hints = hints_of(event)
    found = {field.encode_name: meaning_of(hints[field.name]) for field in msgspec.structs.fields(event)}
    return {name: meaning for name, meaning in found.items() if meaning}


def meanings_ts(games: Iterable[Game]) -> str:
    """The meanings of all events of these games, in TypeScript."""
    return HEAD + "".join(f"  {word(game.id)}: {{\n{''.join(event_lines(game))}  }},\n" for game in games) + "};\n"


def event_lines(game: Game) -> Iterator[str]:
    for event in game.events():
        fields = [f"      {word(name)}: {{ {pairs(meaning)} }},\n" for name, meaning in meanings_of(event).items()]
        if fields:
            yield f"    {word(tag_of(event))}: {{\n{''.join(fields)}    }},\n"


def pairs(meaning: dict[str, str]) -> str:
    return ", ".join(f"{key}: {json.dumps(meaning[key])}" for key in ("is", "by") if key in meaning)


def word(name: str) -> str:
    """A name as a key: in quotes where it must be."""
    return name if re.fullmatch(r"[A-Za-z_$][\w$]*", name) else json.dumps(name)


def tag_of(event: type[msgspec.Struct]) -> str:
    return str(event.__struct_config__.tag)


# --- sentences


def golden_sentences(games: Sequence[Game]) -> str:
    """Samples of all events and all refusals, each with its sentences; one a line."""
    met = {game: Met() for game in games}
    for game, own in met.items():
        own.play(game, max(GAMES, len(setups(game))), (SEED,))
    events = [line for game, own in met.items() for line in said_events(game, own)]
    refusals = [line for game, own in met.items() for line in said_refusals(game, own)]
    parts = {"events": events, "refusals": [*said_core(), *refusals]}
    lists = ",\n".join(f'"{name}": [\n' + ",\n".join(lines) + "\n]" for name, lines in parts.items())
    return f'{{\n"names": {text(NAMES)},\n{lists}\n}}\n'


def said_events(game: Game, met: Met) -> Iterator[str]:
    languages = texts_of(game)
    for event in telling(game, list(met.events.values())):
        said = {texts.language: texts.event(game, event, NAMES) for texts in languages}
        yield text({"game": game.id, "event": event, "said": said})


def telling(game: Game, events: list[Event]) -> list[Event]:
    """A few of these events, with every type, every variant of its sentence and every word of the game."""
    variants: dict[str, set[object]] = {tag_of(event): set() for event in game.events()}
    known: set[str] = set()
    chosen = []
    for event in events:
        own = variants[tag_of(type(event))]
        variant, words = variant_of(event), words_in(event)
        if (variant not in own and len(own) < MOST_VARIANTS) or words - known:
            own.add(variant)
            known |= words
            chosen.append(event)
    missing = [tag for tag, own in variants.items() if not own]
    demand(not missing, "texts", f"never met: {missing}")
    by_type = [[event for event in chosen if type(event) is kind] for kind in game.events()]
    return [event for own in by_type for event in (*own, *counted(own), *worded(own, words_of(game), known))]


def counted(events: list[Event]) -> Iterator[Event]:
    """Such events with none, one and two in each list of seats, if none was met: a shared victory is too rare."""
    meanings = meanings_of(type(events[0]))
    for name, hint in get_type_hints(type(events[0])).items():
        if meanings.get(name) == {"is": "seat"} and get_args(hint)[1:] == (Ellipsis,):
            met = {len(getattr(event, name)) for event in events}
            for n in sorted({0, 1, 2} - met):
                yield msgspec.structs.replace(events[0], **{name: tuple(range(n))})


def worded(events: list[Event], words: dict[str, list[str]], known: set[str]) -> Iterator[Event]:
    """Such events with the words that were never met: the best grades are too rare."""
    for name, meaning in meanings_of(type(events[0])).items():
        kind = meaning.get("is", "")
        if isinstance(getattr(events[0], name), str):
            missing = [one for one in words.get(kind, []) if f"{kind} {one}" not in known]
            known |= {f"{kind} {one}" for one in missing}
            yield from (msgspec.structs.replace(events[0], **{name: one}) for one in missing)


def variant_of(event: Event) -> tuple[object, ...]:
    """All that a sentence can depend on, without the names and words that fill it in."""
    values = msgspec.structs.asdict(event)
    meanings = meanings_of(type(event))
    shapes = tuple(shape(value, meanings.get(name, {})) for name, value in values.items())
    return (*shapes, "at" in values and values["at"] == values.get("seat"))


def shape(value: object, meaning: dict[str, str]) -> object:
    if isinstance(value, tuple):
        return min(len(value), MANY), None in value
    if value is None or isinstance(value, bool) or not meaning:
        return min(value, MANY) if type(value) is int else value
    return "something"


def words_in(event: Event) -> set[str]:
    """The words of the game in an event, each with its kind."""
    found = set()
    for name, meaning in meanings_of(type(event)).items():
        value = getattr(event, name)
        values = value if isinstance(value, tuple) else (value,)
        found |= {f"{meaning.get('is')} {one}" for one in values if isinstance(one, str)}
    return found


def said_refusals(game: Game, met: Met) -> Iterator[str]:
    languages = texts_of(game)
    first = {refused.code: refused for refused in reversed(list(met.refusals.values()))}
    first = (typed_refusals(game) if game.stand_ins() else plain_refusals(game)) | first
    missing = [code for code in game.refusals() if code not in first]
    demand(not missing, "texts", f"never met: {missing}")
    for code in game.refusals():
        said = {texts.language: texts.refusal(game, first[code], NAMES) for texts in languages}
        yield refusal_line(game.id, first[code], said)


def typed_refusals(game: Game) -> dict[str, Refusal]:
    """In games with typed words, random play does not meet all refusals; their sentences say which values they need."""
    rules = game.refusals()
    return {code: Refusal(ILLEGAL, code, rules[code][0], args) for code, args in refusals_in(f"{game.id}.ftl")}


def plain_refusals(game: Game) -> dict[str, Refusal]:
    """Refusals whose sentence is always the same: random play may meet them too seldom, and they need no values."""
    rules, holes = game.refusals(), holes_in(f"{game.id}.ftl")
    return {code: Refusal(ILLEGAL, code, rules[code][0], {}) for code, names in holes if not names}


def refusals_in(name: str) -> Iterator[tuple[str, dict[str, int | str]]]:
    """The refusals of a file of texts, with values for their sentences."""
    for code, holes in holes_in(name):
        yield code, {hole: ARGS[hole] for hole in holes}


def holes_in(name: str) -> Iterator[tuple[str, list[str]]]:
    """The refusals of a file of texts, with the names of the values in their sentences."""
    for code, sentence in REFUSAL.findall((HERE / "en" / name).read_text("utf-8")):
        yield code, re.findall(r"\$([\w-]+)", sentence)


def said_core() -> Iterator[str]:
    """The refusals of ludejo itself."""
    languages = [Texts(language) for language in LANGUAGES]
    for code, args in refusals_in("core.ftl"):
        refusal = Refusal(UNKNOWN, code, "", args)
        yield refusal_line("", refusal, {texts.language: texts.refusal(None, refusal) for texts in languages})


def refusal_line(game: str, refusal: Refusal, said: dict[str, str]) -> str:
    return text({"game": game, "refusal": {"code": refusal.code, "args": refusal.args}, "said": said})


def texts_of(game: Game) -> list[Texts]:
    return [Texts(language, [game.texts] if game.texts else []) for language in LANGUAGES]


def text(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()
