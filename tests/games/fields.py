"""Writes each game's `_fields.py` from the declarations in its `fields.py` (see core/fields.py): `./ludejo golden`."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

GAMES = Path(__file__).parent.parent.parent / "src/ludejo/games"
WIDTH = 120
SCALARS = ("i64", "bool")
BY_SEAT = ("BySeat", "SeatBySeat")
HEAD = '''"""Generated from fields.py by `./ludejo golden`: edit that file, not this one."""

from __future__ import annotations
'''
POSITION = "PositionFields"
COPY = "Copy all fields to `other`, except those that `__init__` got for both."
FILL = "Set the fields from the list that `numbers` returned, except those that `__init__` got."


# --- what is declared


@dataclass(frozen=True)
class Field:
    """One field of a class."""

    name: str
    kind: str  # its type, or one of the kinds of core/fields.py
    default: str  # "": it is an argument of `__init__`

    @property
    def type(self) -> str:
        return "i64" if self.kind in ("Follows", *BY_SEAT) else self.kind

    @property
    def is_packed(self) -> bool:
        return self.kind in SCALARS

    def number(self, owner: str) -> str:
        return f"int({owner}.{self.name})" if self.kind == "bool" else f"{owner}.{self.name}"

    def from_number(self, at: int) -> str:
        return f"numbers[{at}] == 1" if self.kind == "bool" else f"numbers[{at}]"

    def copy(self) -> str:
        return f"self.{self.name}.copy()" if self.kind.startswith("list[") else f"self.{self.name}"


@dataclass(frozen=True)
class Declared:
    """One class of a `fields.py`; `fields` has one field for each seat where the declaration has one for all seats."""

    name: str
    doc: str
    is_record: bool  # frozen: copies share it
    fields: tuple[Field, ...]
    by_seat: tuple[Field, ...]

    @property
    def given(self) -> list[Field]:
        return [field for field in self.fields if not field.default]

    @property
    def own(self) -> list[Field]:
        return [field for field in self.fields if field.default]

    @property
    def is_packed(self) -> bool:
        return not self.is_record or all(field.is_packed for field in self.fields)


def taken_apart(fields: Iterable[Field], n_seats: int) -> Iterator[Field]:
    """Every field by seat becomes one field for each seat, in the order in which they are packed."""
    neighbours: list[Field] = []
    for field in [*fields, Field("", "", "")]:
        if field.kind == "SeatBySeat":
            neighbours.append(field)
            continue
        yield from (Field(f"{one.name}{seat}", "i64", one.default) for seat in range(n_seats) for one in neighbours)
        neighbours = []
        if field.kind == "BySeat":
            yield from (Field(f"{field.name}{seat}", "i64", field.default) for seat in range(n_seats))
        elif field.name:
            yield field


def field_of(node: ast.AnnAssign) -> Field:
    default = ast.unparse(node.value) if node.value else ""
    made = "[]" if default == "field(default_factory=list)" else default
    return Field(ast.unparse(node.target), ast.unparse(node.annotation), made)


def declared(node: ast.ClassDef, n_seats: int) -> Declared:
    fields = [field_of(one) for one in node.body if isinstance(one, ast.AnnAssign)]
    is_record = any("frozen" in ast.unparse(one) for one in node.decorator_list)
    by_seat = tuple(field for field in fields if field.kind in BY_SEAT)
    return Declared(node.name, ast.get_docstring(node) or "", is_record, tuple(taken_apart(fields, n_seats)), by_seat)


def most_seats(game: Path) -> int:
    """MOST_SEATS of a game."""
    for node in ast.parse((game / "pieces.py").read_text()).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "MOST_SEATS" and node.value:
            return int(ast.literal_eval(node.value))
    raise KeyError(game)


# --- what is written


def rows(items: Iterable[str], indent: int) -> list[str]:
    """Items with commas, as many in a row as fit."""
    found = [""]
    for item in items:
        if len(found[-1]) + len(item) + 2 > WIDTH:
            found.append("")
        found[-1] += f"{' ' if found[-1] else ' ' * indent}{item},"
    return found


def assigned(pairs: Iterable[tuple[str, str]]) -> list[str]:
    """Assignments, as many in a row as fit."""
    found: list[tuple[str, str]] = []
    for target, value in pairs:
        if found and len(f"{found[-1][0]}, {target} = {found[-1][1]}, {value}") + 8 <= WIDTH:
            found[-1] = (f"{found[-1][0]}, {target}", f"{found[-1][1]}, {value}")
        else:
            found.append((target, value))
    return [f"{targets} = {values}" for targets, values in found]


def begun(fields: Iterable[Field]) -> list[str]:
    """The defaults; numbers with the same value share a row."""
    found: list[tuple[str, str]] = []
    for field in fields:
        value = f"i64({field.default})" if field.type == "i64" else field.default
        name = f"self.{field.name}" if field.type in SCALARS else f"self.{field.name}: {field.type}"
        if found and field.type in SCALARS and found[-1][1] == value and len(found[-1][0] + name + value) + 14 <= WIDTH:
            found[-1] = (f"{found[-1][0]} = {name}", value)
        else:
            found.append((name, value))
    return [f"{names} = {value}" for names, value in found]


def bracketed(start: str, items: Iterable[str], end: str, indent: int) -> list[str]:
    """A call, or a list, of many items."""
    return [" " * indent + start, *rows(items, indent + 4), f"{' ' * indent}{end}  # fmt: skip"]


def method(head: str, doc: str, lines: Iterable[str]) -> list[str]:
    said = [f'        """{doc}"""'] if doc else []
    return [f"    def {head}:", *said, *(f"        {line}" for line in lines), ""]


def init(one: Declared) -> list[str]:
    arguments = ["self", *(f"{field.name}: {field.type}" for field in one.given)]
    head = [f"    def __init__({', '.join(arguments)}) -> None:"]
    if len(head[0]) > WIDTH:
        head = bracketed("def __init__(", arguments, ") -> None:", 4)
    lines = assigned((f"self.{field.name}", field.name) for field in one.given) + begun(one.own)
    return [*head, *(f"        {line}" for line in lines), ""]


def accessors(field: Field, n_seats: int) -> list[str]:
    """A reader and a setter that take the seat."""
    name, last = field.name, n_seats - 1
    got = [line for seat in range(last) for line in (f"if seat == {seat}:", f"    return self.{name}{seat}")]
    put = [line for seat in range(last) for line in (f"elif seat == {seat}:", f"    self.{name}{seat} = value")]
    put[0] = "if seat == 0:"
    other = ["else:", f"    self.{name}{last} = value"]
    return [
        *method(f"{name}(self, seat: i64) -> i64", "", [*got, f"return self.{name}{last}"]),
        *method(f"set_{name}(self, seat: i64, value: i64) -> None", "", [*put, *other]),
    ]


class Writer:
    """Writes the classes of one game."""

    def __init__(self, game: Path) -> None:
        self.tree = ast.parse((game / "fields.py").read_text())
        self.n_seats = most_seats(game)
        found = [declared(node, self.n_seats) for node in self.tree.body if isinstance(node, ast.ClassDef)]
        self.classes = {one.name: one for one in found}

    def inner(self, field: Field) -> Declared | None:
        """The class of a field that has packed fields of its own."""
        found = self.classes.get(field.kind, self.classes.get(f"{field.kind}Fields"))
        return found if found is not None and found.is_packed else None

    def numbers(self, one: Declared, owner: str = "self") -> list[str]:
        """All that is packed, in order."""
        found: list[str] = []
        for field in one.fields:
            inner = self.inner(field)
            if inner is not None:
                found += self.numbers(inner, f"{owner}.{field.name}")
            elif field.is_packed:
                found.append(field.number(owner))
        return found

    def filled(self, one: Declared) -> list[str]:
        """The lines that set the fields from those numbers."""
        at, pairs, calls = 0, [], []
        for field in one.fields:
            inner = self.inner(field)
            n = len(self.numbers(inner)) if inner is not None else int(field.is_packed)
            if inner is not None and not inner.is_record:
                calls.append(f"self.{field.name}.fill(numbers[{at}:{at + n}])")
            elif field.is_packed and field.default:
                pairs.append((f"self.{field.name}", field.from_number(at)))
            at += n
        return calls + assigned(pairs)

    def record(self, one: Declared) -> list[str]:
        """A class that never changes; and a function that reads it, if it is packed with the position."""
        lines = ["", "", "@final", f"class {one.name}:", f'    """{one.doc}"""', "", *init(one)]
        if one.name not in [field.kind for field in self.classes[POSITION].fields]:
            return lines[:-1]
        read = [field.from_number(at) for at, field in enumerate(one.fields)]
        head = f"def read_{one.name.lower()}(numbers: list[int]) -> {one.name}:"
        return [*lines, "", head, *bracketed(f"return {one.name}(", read, ")", 4)]

    def base(self, one: Declared) -> list[str]:
        """The base class, which has the fields; its subclass has the methods that read them."""
        base = "(State)" if one.name == POSITION else ""
        copies = assigned((f"other.{field.name}", field.copy()) for field in one.own)
        lines = ["", "", f"class {one.name}{base}:", f'    """{one.doc}"""', "", *init(one)]
        lines += method(f"copy_to(self, other: {one.name}) -> None", COPY, copies)
        if one.name == POSITION:
            lines += method("seats(self) -> int", "", ["return self.n_seats"])
            lines += ["    def numbers(self) -> list[int]:", *bracketed("return [", self.numbers(one), "]", 8), ""]
        lines += method("fill(self, numbers: list[int]) -> None", FILL, self.filled(one))
        return [*lines, *(line for field in one.by_seat for line in accessors(field, self.n_seats))][:-1]

    def text(self) -> str:
        lines = [line for one in self.classes.values() for line in (self.record if one.is_record else self.base)(one)]
        count = f"\nCOUNT: Final = {len(self.numbers(self.classes[POSITION]))}  # how many numbers a position has\n"
        body = count + "\n".join(lines) + "\n"
        return HEAD + self.imports(body) + body

    def imports(self, body: str) -> str:
        """The imports of the declaration that are needed; those for types are separate, to avoid import cycles."""
        names = {node.id for node in ast.walk(ast.parse(body)) if isinstance(node, ast.Name)}
        late = [node for node in self.tree.body if isinstance(node, ast.If)]
        typed = ["", "if TYPE_CHECKING:", *(f"    {line}" for one in late for line in imported(one.body, names))]
        usual = ["Final", *(["TYPE_CHECKING"] if late else []), *(["final"] if "final" in names else [])]
        first = f"\nfrom typing import {', '.join(sorted(usual, key=by_type))}\n\nfrom mypy_extensions import i64\n\n"
        state = ast.parse("from ludejo.core.game import State").body
        return first + "\n".join([*imported([*state, *self.tree.body], names), *(typed if late else [])]) + "\n"


def by_type(name: str) -> tuple[int, str]:
    """Constants, classes, functions, as ruff sorts them."""
    return (0 if name.isupper() else 1 if name[0].isupper() else 2), name.lower()


def imported(nodes: Iterable[ast.stmt], names: set[str]) -> list[str]:
    """Imports from our own modules, only of these names."""
    found: list[str] = []
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("ludejo."):
            used = sorted({one.name for one in node.names} & names, key=by_type)
            found += [f"from {node.module} import {', '.join(used)}"] if used else []
    return sorted(found)


def written() -> dict[Path, str]:
    """The text of every `_fields.py`."""
    return {path.with_name("_fields.py"): Writer(path.parent).text() for path in sorted(GAMES.glob("*/fields.py"))}


def write_all() -> None:
    for path, text in written().items():
        path.write_text(text)
