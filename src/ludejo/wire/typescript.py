"""TypeScript for the page, written from the very types that the server reads and writes: `web/src/wire.ts`.

It uses neither JSON Schema nor a tool from npm: the test that the file is up to date must run without node, and a
schema can't say that a sight belongs to a game. A type that can't be written precisely is an error here, never `any`.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from typing import Any, Literal, get_args, get_origin

from msgspec import inspect as kinds

from ludejo.core.game import Game
from ludejo.table import happenings as h
from ludejo.table import record
from ludejo.table.messages import Sight
from ludejo.table.replay import Replay, ReplayFrame, Thoughts
from ludejo.wire import said, told
from ludejo.wire.per_game import union

WIDTH = 120
HEAD = """\
// The messages of docs/protocol.md. `./ludejo golden` writes this file from the types in src/ludejo; a test fails if it
// is out of date. Devices may leave out fields with a `?`; messages from the server always contain every field.
"""
# classes that need another name here: TypeScript has a Record already, and Games is the map of all games' types
NAMES: dict[type, str] = {told.Games: "GameList", record.Record: "GameRecord"}
PREFIXES: dict[type, str] = {h.Happening: "Did", record.Step: "Step"}  # of all subclasses
# fields whose type depends on the game
OF_GAME: dict[type, dict[str, str]] = {
    h.Moved: {"move": 'Games[G]["move"]'},
    said.Preview: {"move": 'Games[G]["move"]'},
    Sight: {
        "events": 'readonly Games[G]["event"][]',
        "view": 'Games[G]["view"]',
        "choices": 'readonly Games[G]["move"][]',
    },
    ReplayFrame: {"events": 'readonly Games[G]["event"][]', "view": 'Games[G]["view"]'},
    told.Previewed: {"preview": 'Games[G]["preview"]'},
    record.MoveStep: {"move": 'Games[G]["logged"]'},
}
ANSWERED: tuple[type, ...] = (
    told.Opened, told.NameSign, told.ListSign, told.Lobby, told.Games, told.Health, told.Failure, record.Record,
    Replay, Thoughts,
)  # fmt: skip
PLAIN: dict[type, str] = {
    kinds.BoolType: "boolean",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
    kinds.NoneType: "null",
}
GENERIC = "<G extends GameId = GameId>"


class NameTakenError(TypeError):
    """Two types would have the same name."""


class Pen:
    """Writes every type once, under a name that no other type has, after the types that it contains."""

    def __init__(self) -> None:
        self.text: list[str] = []
        self.owners: dict[str, object] = {}  # what each name stands for
        self.generic: set[str] = set()  # names that take a game
        self.unions: dict[frozenset[object], str] = {}
        self.prefix = ""  # of the game whose types are being written
        self.is_sent = False

    def say(self, text: str) -> None:
        assert all(len(line) <= WIDTH for line in text.split("\n")), text
        self.text.append(text)

    def claim(self, name: str, owner: object) -> bool:
        """Take a name; False if this very type has it already."""
        if name in self.owners:
            if self.owners[name] != owner:
                raise NameTakenError(f"{name}: {self.owners[name]} and {owner}")
            return False
        self.owners[name] = owner
        return True

    def named(self, name: str) -> str:
        return f"{name}<G>" if name in self.generic else name

    def declared(self, name: str, body: str) -> str:
        """A name where it is declared: with a game as its parameter, if the body uses one."""
        if "[G]" in body or "<G>" in body:
            self.generic.add(name)
        return name + GENERIC if name in self.generic else name

    # --- types

    def parts(self, kind: Any, owner: type) -> list[str]:
        """A type as the members of a union; most have one."""
        if isinstance(kind, kinds.Metadata):
            return self.parts(kind.type, owner)
        if isinstance(kind, kinds.UnionType):
            named = self.unions.get(key_of(kind))
            return [self.named(named)] if named else [part for of in kind.types for part in self.parts(of, owner)]
        if isinstance(kind, kinds.LiteralType):
            alias = alias_of(kind, owner)
            return [self.alias(*alias, owner)] if alias else [json.dumps(value) for value in kind.values]
        if isinstance(kind, kinds.StructType):
            return [self.struct(kind)]
        return [PLAIN[type(kind)] if type(kind) in PLAIN else self.many(kind, owner)]

    def many(self, kind: Any, owner: type) -> str:
        """Lists, tuples, dictionaries."""
        if isinstance(kind, kinds.VarTupleType | kinds.ListType):
            item = self.one(kind.item_type, owner)
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        if isinstance(kind, kinds.TupleType):
            return f"readonly [{', '.join(self.one(of, owner) for of in kind.item_types)}]"
        if isinstance(kind, kinds.DictType):
            return f"Record<{self.one(kind.key_type, owner)}, {self.one(kind.value_type, owner)}>"
        raise TypeError(f"no precise type for {kind} in {owner}")

    def one(self, kind: Any, owner: type) -> str:
        return " | ".join(self.parts(kind, owner))

    def alias(self, name: str, values: tuple[object, ...], owner: type) -> str:
        """The name of a set of literals, which is written if it is new."""
        name = self.own_prefix(owner, name) + name
        if self.claim(name, values):
            self.union_of(name, [json.dumps(value) for value in values], "")
        return name

    def struct(self, kind: kinds.StructType) -> str:
        """The name of a struct, which is written if it is new."""
        name = self.name_of(kind.cls)
        if not self.claim(name, kind.cls):
            return self.named(name)
        tag = [f"  {kind.tag_field}: {json.dumps(kind.tag)};"] if kind.tag_field else []
        body = "\n".join([*tag, *(self.field(field, kind.cls) for field in kind.fields)])
        doc = comment(kind.cls.__doc__ or "")
        empty = "{}" if not body else f"{{\n{body}\n}}"
        self.say(f"{doc}export interface {self.declared(name, body)} {empty}\n")
        return self.named(name)

    def field(self, field: kinds.Field, owner: type) -> str:
        own = OF_GAME.get(owner, {}).get(field.name)
        parts = [own] if own else self.parts(field.type, owner)
        may_miss = not field.required and (self.is_sent or owner.__struct_config__.omit_defaults)  # type: ignore[attr-defined]
        start = f"  {word(field.encode_name)}{'?' if may_miss else ''}:"
        return laid_out(start, parts, "    ")

    def union(self, name: str, types: object, doc: str) -> str:
        """Give a union a name, which is then written wherever the union is used."""
        kind = kinds.type_info(types)
        key = key_of(kind)
        if key not in self.unions:
            parts = self.parts(kind, object)
            self.claim(name, key)
            self.union_of(name, parts, doc)
            self.unions[key] = name
        return self.named(self.unions[key])

    def union_of(self, name: str, parts: list[str], doc: str) -> None:
        start = f"export type {self.declared(name, ' '.join(parts))} ="
        self.say(f"{comment(doc)}{laid_out(start, parts, '  ')}\n")

    # --- names

    def name_of(self, cls: type) -> str:
        if cls in NAMES:
            return NAMES[cls]
        prefix = next((prefix for base, prefix in PREFIXES.items() if issubclass(cls, base)), "")
        if prefix and cls.__name__.endswith(prefix):
            return cls.__name__
        return (prefix or self.own_prefix(cls, cls.__name__)) + cls.__name__

    def own_prefix(self, cls: type, name: str) -> str:
        """The game's name, as a prefix for the game's own types, unless the name begins with it already."""
        is_own = self.prefix and not re.match(r"ludejo\.(core|table|wire)\.", cls.__module__)
        return self.prefix if is_own and not name.startswith(self.prefix) else ""

    # --- a game

    def game(self, game: Game) -> list[str]:
        """Write all types of a game; returns its lines of the map `Games`."""
        self.prefix = "".join(part.capitalize() for part in game.id.split("-"))
        self.is_sent = True
        move = self.union(f"{self.prefix}Move", game.shapes(), f"A move of {game.id}, as devices send it.")
        logged = self.union(f"{self.prefix}Logged", game.logged_shapes(), f"A move of {game.id}, as a record has it.")
        self.is_sent = False
        event = self.union(f"{self.prefix}Event", union(game.events()), f"What can happen in {game.id}.")
        view = self.one(kinds.type_info(game.view_type()), object)
        foreseen = game.preview_type()
        preview = "null" if foreseen is None else f"{self.one(kinds.type_info(foreseen), object)} | null"
        self.prefix = ""
        ways = {"view": view, "move": move, "logged": logged, "event": event, "preview": preview}
        return [f"    {way}: {name};\n" for way, name in ways.items()]


def typescript(games: list[Game]) -> str:
    """All messages in TypeScript, for these games."""
    pen = Pen()
    pen.claim("Games", typescript)
    pen.claim("GameId", typescript)
    pen.claim("Frame", typescript)
    pen.say(HEAD)
    ways = {game.id: pen.game(game) for game in games}
    body = "".join(f"  {word(name)}: {{\n{''.join(lines)}  }};\n" for name, lines in ways.items())
    pen.say(f"/** The types of each game, by its id. */\nexport interface Games {{\n{body}}}\n")
    pen.say("export type GameId = keyof Games;\n")
    common(pen)
    return "\n".join(pen.text)


def common(pen: Pen) -> None:
    """Types that are the same for all games, or have a game as their parameter."""
    pen.is_sent = True
    pen.union("Did", said.Did, "What a device can wish for.")
    pen.union("Saying", said.Any, "All that a device can send: one per frame.")
    pen.one(kinds.type_info(said.NewTable), object)
    pen.one(kinds.type_info(said.NewName), object)
    pen.one(kinds.type_info(said.NewList), object)
    pen.is_sent = False
    pen.union("Told", told.Message, "All that a device can be told.")
    pen.say("/** A frame from the server. */\nexport type Frame<G extends GameId = GameId> = readonly Told<G>[];\n")
    pen.union("Step", record.AnyStep, "A step of a record.")
    for cls in ANSWERED:
        pen.one(kinds.type_info(cls), object)


def key_of(kind: Any) -> frozenset[object]:
    """The members of a union, in no order."""
    types = kind.types if isinstance(kind, kinds.UnionType) else (kind,)
    return frozenset(of.cls if isinstance(of, kinds.StructType) else repr(of) for of in types)


def alias_of(kind: kinds.LiteralType, owner: type) -> tuple[str, tuple[object, ...]] | None:
    """The name of these literals in the owner's module, and the literals in their order there."""
    for base in owner.__mro__:
        for name, value in vars(sys.modules[base.__module__]).items():
            bare = getattr(value, "__origin__", value) if hasattr(value, "__metadata__") else value
            if get_origin(bare) is Literal and set(get_args(bare)) == set(kind.values):
                return name, get_args(bare)
    return None


def laid_out(start: str, parts: list[str], indent: str) -> str:
    """A union after the thing whose type it is: in the same line, in the next one, or with one member per line."""
    union = " | ".join(parts)
    if len(start) + len(union) + 2 <= WIDTH:
        return f"{start} {union};"
    if len(indent) + len(union) + 1 <= WIDTH:
        return f"{start}\n{indent}{union};"
    return start + "".join(f"\n{indent}| {part}" for part in parts) + ";"


def comment(doc: str) -> str:
    lines = inspect.cleandoc(doc).replace("*/", "* /").split("\n")
    if not doc:
        return ""
    if len(lines) == 1 and len(doc) + 7 <= WIDTH:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def word(name: str) -> str:
    """A name as a key, in quotes if it needs them."""
    return name if re.fullmatch(r"[A-Za-z_$][\w$]*", name) else json.dumps(name)
