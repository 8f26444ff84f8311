"""The page's types are the server's: none is missing, none is outdated, and the types of two games don't clash."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
import pytest
from support.toy import shapes as toy_shapes
from support.toy.game import GAME as TOY

import ludejo
from ludejo.core import refusal
from ludejo.core.game import Game
from ludejo.games.love_letter import shapes
from ludejo.table import happenings as h
from ludejo.table import record
from ludejo.wire import said, told, typescript

PAGE = Path(__file__).parent.parent.parent / "web" / "src" / "wire.ts"
GAMES = [*ludejo.games(), TOY]
BASES = {said.Saying}  # a base class, which no device sends


def names(text: str) -> list[str]:
    return re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE)


def own_structs(module: ModuleType) -> list[type]:
    """The structs a module defines."""
    found = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    return [cls for cls in found if cls.__module__ == module.__name__ and cls not in BASES]


def interface(text: str, name: str) -> str:
    found = re.search(rf"^export interface {name}\b[^{{]*{{(.*?)^}}", text, re.MULTILINE | re.DOTALL)
    assert found is not None, name
    return found[1]


def members(shape: Any) -> tuple[type, ...]:
    return get_args(shape) or (shape,)


@pytest.fixture(scope="module")
def both() -> str:
    return typescript.typescript(GAMES)


def test_the_file_is_current() -> None:
    assert PAGE.read_text() == typescript.typescript(ludejo.games()), "run ./ludejo golden"


def test_every_message_and_every_body_is_there(both: str) -> None:
    wanted = [*own_structs(said), *own_structs(told), *get_args(told.Message)]
    assert len(wanted) > 30
    for cls in wanted:
        name = typescript.Pen().name_of(cls)
        tag = cls.__struct_config__.tag
        assert (f'"{tag}"' if tag else "") in interface(both, name)


def test_every_wish_is_there(both: str) -> None:
    for cls in get_args(said.Did):
        assert f'did: "{cls.__struct_config__.tag}";' in interface(both, f"Did{cls.__name__}")
    for cls in get_args(record.AnyStep):
        assert f'did: "{cls.__struct_config__.tag}";' in interface(both, typescript.Pen().name_of(cls))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_type_of_every_game_is_there(game: Game, both: str) -> None:
    own = "".join(part.capitalize() for part in game.id.split("-"))
    for cls in (*members(game.shapes()), *members(game.logged_shapes()), *game.events(), game.view_type()):
        config = cls.__struct_config__  # type: ignore[attr-defined]
        text = interface(both, own + cls.__name__.removeprefix(own))
        assert config.tag is None or f'  {config.tag_field}: "{config.tag}";' in text
        for field in msgspec.structs.fields(cls):
            assert re.search(rf"^  {field.encode_name}\??: ", text, re.MULTILINE), (cls, field.name)
    way = re.search(rf'^  "?{game.id}"?: {{(.*?)^  }};', both, re.MULTILINE | re.DOTALL)
    assert way is not None
    assert re.findall(r"(\w+): ", way[1]) == ["view", "move", "logged", "event", "preview"]


def test_two_games_do_not_collide(both: str) -> None:
    found = names(both)
    assert len(found) == len(set(found))
    assert {"WhisperSaid", "WhisperPhase", "Phase", "DidSaid", "LoveLetterPlayed"} <= set(found)


def test_lines_are_short_and_no_type_is_vague(both: str) -> None:
    assert max(len(line) for line in both.split("\n")) <= 120
    assert not re.search(r"\b(any|unknown|object)\b(?!\")", re.sub(r"/\*\*.*?\*/|//.*", "", both, flags=re.DOTALL))


def test_a_device_may_leave_out_fields_that_have_a_default(both: str) -> None:
    assert "  ticket?: string;" in interface(both, "Enter")
    assert "  at?: number | null;" in interface(both, "LoveLetterGuard")
    assert "  rule: string;" in interface(both, "Option"), "the server tells every field"


def test_a_new_field_changes_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    before = typescript.typescript(ludejo.games())
    new = msgspec.defstruct("Health", [("ok", bool), ("version", str), ("mood", tuple[bool | None, ...])])
    answered = tuple(new if cls is told.Health else cls for cls in typescript.ANSWERED)
    monkeypatch.setattr(typescript, "ANSWERED", answered)
    after = typescript.typescript(ludejo.games())
    assert "  mood: readonly (boolean | null)[];" in after
    assert [line for line in after.split("\n") if line not in before.split("\n")] == [
        "  mood: readonly (boolean | null)[];"
    ]


class Renamed(type(TOY)):  # type: ignore[misc]
    """Whisper, with another event and under another name."""

    def __init__(self, name: str, event: type[msgspec.Struct]) -> None:
        super().__init__()
        self.id = name
        self.event = event

    def events(self) -> tuple[type[msgspec.Struct], ...]:
        return (*super().events()[1:], self.event)


def test_a_new_event_of_a_game_changes_the_text() -> None:
    class Yawned(toy_shapes.WhisperEvent, frozen=True):
        loud: bool

    text = typescript.typescript([Renamed("whisper", Yawned)])
    assert interface(text, "WhisperYawned") == '\n  event: "yawned";\n  loud: boolean;\n'
    assert "WhisperBegan" not in names(text)


def test_one_name_for_two_types_is_an_error() -> None:
    class View(toy_shapes.WhisperEvent, frozen=True):
        pass

    with pytest.raises(typescript.NameTakenError):
        typescript.typescript([Renamed("whisper", View)])


def test_what_has_no_precise_type_is_an_error() -> None:
    class Vague(toy_shapes.WhisperEvent, frozen=True):
        thing: msgspec.Raw

    with pytest.raises(TypeError, match="precise"):
        typescript.typescript([Renamed("whisper", Vague)])


def test_the_kinds_of_refusals_are_all_there() -> None:
    known = {refusal.MALFORMED, refusal.ILLEGAL, refusal.LATE, refusal.UNKNOWN, refusal.DAMAGED}
    assert set(get_args(told.RefusalKind)) == known


def test_words_of_a_game_keep_their_name_and_order(both: str) -> None:
    words = get_args(shapes.Card.__origin__)  # type: ignore[attr-defined]
    assert f"export type LoveLetterCard = {' | '.join(map(json.dumps, words))};" in both


def test_docstrings_become_comments(both: str) -> None:
    assert f"/** {h.Stood.__doc__} */\nexport interface DidStood {{" in both
