"""Moves, events and views of all games as a page to read: `docs/shapes.md`, written from the very types that the server
reads and writes."""

from __future__ import annotations

import inspect
import json
from typing import Any

import msgspec
from msgspec import inspect as kinds

from ludejo.core.game import Game
from ludejo.wire.per_game import union

HEAD = """\
# Moves, events and views

`./ludejo golden` writes this page from the types in `src/ludejo`; a test fails if it is out of date. All of it is JSON;
[protocol.md](protocol.md) tells which messages contain it. In a move, a field with a `?` may be left out and then has
the value that is given after it. Messages from the server always contain every field. Seats are numbers, from 0 on.
"""
PLAIN: dict[type, str] = {
    kinds.BoolType: "true or false", kinds.NoneType: "null", kinds.FloatType: "number", kinds.AnyType: "anything",
}  # fmt: skip


def shapes_page(games: list[Game]) -> str:
    """The whole page."""
    return HEAD + "".join(part_of(game) for game in games)


def part_of(game: Game) -> str:
    """One game: moves, events, views and previews, then the types that they contain."""
    found: dict[str, str] = {}
    preview = game.preview_type()
    kinds_of = [("Moves", game.shapes()), ("Events", union(game.events())), ("Views", game.view_type())]
    kinds_of += [("Previews", preview)] if preview is not None else []
    tops = [(title, tops_of(kinds.type_info(shape), found)) for title, shape in kinds_of]
    text = f"\n## {game.id}\n"
    for title, names in tops:
        text += f"\n### {title} of {game.id}\n" + "".join(found.pop(name) for name in names)
    return text + (f"\n### Parts of {game.id}\n" + "".join(found.values()) if found else "")


def tops_of(kind: kinds.Type, found: dict[str, str]) -> list[str]:
    """The names of the structs of a union (or of the one struct), which are written with all that they contain."""
    parts = kind.types if isinstance(kind, kinds.UnionType) else (kind,)
    return list(dict.fromkeys([written(part, found) for part in parts if isinstance(part, kinds.StructType)]))


def written(kind: kinds.StructType, found: dict[str, str]) -> str:
    """The name of a struct, which is written if it is new."""
    name = kind.cls.__name__
    if name not in found:
        found[name] = ""
        rows = [f"| `{kind.tag_field}` | `{json.dumps(kind.tag)}` |\n"] if kind.tag_field else []
        rows += [row_of(field, found) for field in kind.fields]
        table = "\n| field | what |\n|---|---|\n" + "".join(rows) if rows else ""
        found[name] = f"\n**{name}**: {' '.join((inspect.getdoc(kind.cls) or '').split())}\n{table}"
    return name


def row_of(field: kinds.Field, found: dict[str, str]) -> str:
    mark, default = ("", "") if field.required else ("?", f"; else `{default_of(field)}`")
    return f"| `{field.encode_name}`{mark} | {words_of(field.type, found)}{default} |\n"


def default_of(field: kinds.Field) -> str:
    made = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
    return msgspec.json.encode(made).decode()


def words_of(kind: Any, found: dict[str, str]) -> str:
    """A type in words."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    match kind:
        case kinds.StructType():
            return f"*{written(kind, found)}*"
        case kinds.UnionType():
            return " or ".join(words_of(part, found) for part in kind.types)
        case kinds.LiteralType():
            return " or ".join(f"`{json.dumps(value)}`" for value in kind.values)
        case kinds.IntType():
            return f"whole number{span_of(kind.ge, kind.le)}"
        case kinds.StrType():
            return f"text{span_of(kind.min_length, kind.max_length, ' letters')}"
        case kinds.TupleType():
            return f"[{', '.join(words_of(part, found) for part in kind.item_types)}]"
        case kinds.VarTupleType() | kinds.ListType():
            return f"list of ({words_of(kind.item_type, found)}){span_of(kind.min_length, kind.max_length)}"
        case kinds.DictType():
            return f"object: {words_of(kind.key_type, found)} to {words_of(kind.value_type, found)}"
        case kinds.Metadata():
            return words_of(kind.type, found)
    raise TypeError(kind)


def span_of(least: int | None, most: int | None, unit: str = "") -> str:
    if least is None and most is None:
        return ""
    low = f"from {least}" if least is not None else ""
    high = f"up to {most}" if most is not None else ""
    return f", {' '.join(filter(None, [low, high]))}{unit}"
