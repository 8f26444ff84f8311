"""docs/protocol.md leaves nothing out, and its examples are what the server reads and writes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import ludejo
from ludejo.server import connection, http, settings
from ludejo.table import happenings as h
from ludejo.table.messages import Phase
from ludejo.table.replay import Thoughts
from ludejo.wire import said, told
from ludejo.wire.per_game import frame_type

PAGE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text()
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
FRAMES: msgspec.json.Decoder[list[msgspec.Struct]] = msgspec.json.Decoder(frame_type(ludejo.game("love-letter")))
CLOSE_CODES = {name: value for name, value in vars(connection).items() if name.isupper() and type(value) is int}


def frames(arrow: str) -> list[bytes]:
    """The frames on the page that a device sends (→) or gets (←); a long one continues in indented lines."""
    text = "\n".join(body for kind, body in BLOCKS if kind == "text")
    joined = re.sub(r"\n +", "", text)
    return [found.encode() for found in re.findall(rf"^(?:\w+ )?{arrow} (.*)$", joined, re.MULTILINE)]


def tag(cls: type) -> str:
    return str(cls.__struct_config__.tag)  # type: ignore[attr-defined]


def test_every_saying_is_described_and_shown() -> None:
    shown = {tag(type(said.heard(frame))) for frame in frames("→")}
    assert shown == {tag(cls) for cls in get_args(said.Any)}
    for name in shown:
        assert f"**`{name}`**" in PAGE


def test_every_wish_is_described_and_shown() -> None:
    wishes = [saying.did for frame in frames("→") if isinstance(saying := said.heard(frame), said.Wish)]
    assert {type(did) for did in wishes} == set(get_args(said.Did))
    for cls in get_args(said.Did):
        fields = ", ".join(f"`{field.name}`" for field in msgspec.structs.fields(cls))
        assert re.search(rf"^\| `{tag(cls)}` \| {fields} ?\|", PAGE, re.MULTILINE), tag(cls)


def test_every_happening_is_mentioned() -> None:
    for cls in get_args(h.AnyHappening):
        assert f"`{tag(cls)}`" in PAGE


def test_every_message_is_described_and_shown() -> None:
    shown = {str(message["type"]) for frame in frames("←") for message in json.loads(frame)}
    assert shown == {tag(cls) for cls in get_args(told.Message)}
    for name in shown:
        assert f"**`{name}`**" in PAGE


def test_every_field_of_every_message_is_mentioned() -> None:
    for cls in (*get_args(told.Message), *get_args(said.Any), said.NewTable, told.Refusal):
        for field in msgspec.structs.fields(cls):
            assert f"`{field.name}`" in PAGE or f'"{field.name}":' in PAGE, (cls, field.name)


@pytest.mark.parametrize("frame", frames("←"), ids=lambda frame: frame[:40].decode())
def test_examples_of_messages_are_what_the_server_writes(frame: bytes) -> None:
    """Every example has all fields in the order in which the encoder writes them."""
    assert told.encode(FRAMES.decode(frame)) == frame


def test_the_server_reads_the_examples_of_bodies() -> None:
    bodies = [body for kind, body in BLOCKS if kind == "json"]
    assert len(bodies) == 6
    assert said.asked_table(bodies[0].encode()).game == "love-letter"
    games = msgspec.json.decode(bodies[1], type=told.Games, strict=True)
    assert games.games[0].options == ludejo.game("love-letter").options
    assert msgspec.json.decode(bodies[2], type=told.Lobby).tables[0].free == 1
    assert [one.true for one in msgspec.json.decode(bodies[5], type=Thoughts).thoughts[0].beliefs] == [False, True]


def test_the_example_of_a_word_list_gets_the_answer_on_the_page() -> None:
    text, answer = [body for kind, body in BLOCKS if kind == "json"][3:5]
    listing = ludejo.game("codenames").listed(said.asked_list(text.encode()).text)
    assert listing is not None
    faults = tuple(told.refusal_of(one) for one in listing.refusals)
    expected = told.ListSign(listing.is_fine(), len(listing.words), listing.n_skipped, faults, listing.n_more)
    assert msgspec.json.decode(answer, type=told.ListSign) == expected


@pytest.mark.parametrize("route", http.ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_every_route_is_there_with_the_right_it_needs(route: http.Route) -> None:
    path = re.sub(r"\{(\w+):[^/]*\}", r"{\1}", route.path)
    assert f"| `{route.method} {path}` | {route.right} |" in PAGE


def test_every_close_code_is_there() -> None:
    assert len(CLOSE_CODES) >= 4
    for name, code in CLOSE_CODES.items():
        assert f"| {code} | {name} |" in PAGE


def test_every_limit_is_there_with_its_usual_value() -> None:
    for name, value in msgspec.structs.asdict(settings.Limits()).items():
        assert f"| `{name.replace('_', '-')}` | {value} |" in PAGE


def test_every_kind_and_every_status_is_there() -> None:
    for kind in get_args(told.RefusalKind):
        assert f"| `{kind}` |" in PAGE
    for phase in get_args(Phase):
        assert f"**{phase}**" in PAGE
    for status in {*http.STATUS.values(), 403, 408, 429}:
        assert str(status) in PAGE
    assert all(f"`{code}`" in PAGE for code in http.BUSY)


def test_codes_on_the_page_have_a_sentence() -> None:
    """Every code of a refusal on the page: in backquotes, after a bracket."""
    texts = (Path(ludejo.__file__).parent / "texts" / "en" / "core.ftl").read_text()
    known = set(re.findall(r"^refusal-([\w-]+) =", texts, re.MULTILINE))
    rows = re.findall(r"^\| `(?:%s)` \|[^|]*\|([^|]*)\|" % "|".join(map(tag, get_args(said.Did))), PAGE, re.MULTILINE)  # noqa: UP031
    codes = {
        code for row in rows for group in re.findall(r"\(([^)]*)\)", row) for code in re.findall(r"`([\w-]+)`", group)
    }
    assert len(codes) > 10
    assert codes <= known
