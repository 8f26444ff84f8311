"""The page fills in sentences as the server does: it has the same meanings, and samples of all sentences to compare."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.toy.game import GAME as TOY

import ludejo
from ludejo.core.game import Game
from ludejo.core.refusal import UNKNOWN, Refusal
from ludejo.testkit.checks.sentences import Met, needed_keys, words_of
from ludejo.testkit.fault import Fault
from ludejo.testkit.page_texts import NAMES, golden_sentences, meanings_of, meanings_ts, telling
from ludejo.testkit.setups import setups
from ludejo.texts import HERE, LANGUAGES, Texts
from ludejo.wire.per_game import union

PAGE = Path(__file__).parent.parent.parent / "web" / "src"
GAMES = ludejo.games()
LOVE = ludejo.game("love-letter")
MOST_BYTES = 180_000
ANEW = "./ludejo golden writes it anew"


@pytest.fixture(scope="module")
def golden() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((PAGE / "texts" / "sentences.golden.json").read_text())
    return found


def test_both_files_are_current() -> None:
    assert (PAGE / "meanings.ts").read_text() == meanings_ts(GAMES), ANEW
    sentences = (PAGE / "texts" / "sentences.golden.json").read_text()
    assert sentences == golden_sentences(GAMES), ANEW
    assert len(sentences.encode()) < MOST_BYTES


def read_ts(text: str) -> dict[str, Any]:
    """Read the TypeScript map as JSON: put keys in quotes, remove commas before a bracket."""
    body = text[text.index("= {") + 2 : text.rindex(";")]
    quoted = re.sub(r"([{,]\s*)(\w+):", r'\1"\2":', body)
    found: dict[str, Any] = json.loads(re.sub(r",(\s*})", r"\1", quoted))
    return found


def test_every_field_with_a_meaning_is_there() -> None:
    both = read_ts(meanings_ts([*GAMES, TOY]))
    assert set(both) == {game.id for game in (*GAMES, TOY)}
    assert both[LOVE.id]["round-over"] == {"shown": {"is": "card", "by": "seat"}, "winners": {"is": "seat"}}
    for game in (*GAMES, TOY):
        for event in game.events():
            own = both[game.id].get(event.__struct_config__.tag, {})
            assert own == meanings_of(event)
            # sentences use the Python names of fields
            assert all(field.name == field.encode_name for field in msgspec.structs.fields(event))


def test_every_event_and_every_refusal_has_a_sample(golden: dict[str, Any]) -> None:
    assert golden["names"] == list(NAMES)
    for game in GAMES:
        tags = {line["event"]["event"] for line in golden["events"] if line["game"] == game.id}
        codes = {line["refusal"]["code"] for line in golden["refusals"] if line["game"] == game.id}
        needed = {f"{game.id}-event-{tag}" for tag in tags} | {f"{game.id}-refusal-{code}" for code in codes}
        assert needed == {key for key in needed_keys(game) if re.match(rf"{game.id}-(event|refusal)-", key)}
    core = set(re.findall(r"^refusal-([\w-]+) =", (HERE / "en" / "core.ftl").read_text(), re.MULTILINE))
    assert {line["refusal"]["code"] for line in golden["refusals"] if line["game"] == ""} == core


def test_the_samples_are_what_python_says(golden: dict[str, Any]) -> None:
    """The samples are read back from JSON, as the page does."""
    for language in LANGUAGES:
        texts = Texts(language)
        for line in golden["events"]:
            game = ludejo.game(line["game"])
            event = msgspec.convert(line["event"], union(game.events()))
            assert texts.event(game, event, NAMES) == line["said"][language]
        for line in golden["refusals"]:
            refused = Refusal(UNKNOWN, line["refusal"]["code"], "", line["refusal"]["args"])
            own = ludejo.game(line["game"]) if line["game"] else None
            assert texts.refusal(own, refused, NAMES) == line["said"][language]


def test_every_variant_of_a_sentence_has_a_sample(golden: dict[str, Any]) -> None:
    events = [line["event"] for line in golden["events"] if line["game"] == LOVE.id]
    played = [event for event in events if event["event"] == "played"]
    aims = {(None if e["at"] is None else e["at"] == e["seat"], e["guess"] is None) for e in played}
    assert aims == {(None, True), (True, True), (False, True), (False, False)}
    for tag in ("round-over", "match-over"):
        assert {len(event["winners"]) for event in events if event["event"] == tag} == {0, 1, 2}
    assert {event["aside"] for event in events if event["event"] == "redrew"} == {True, False}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_word_of_a_game_has_a_sample(game: Game, golden: dict[str, Any]) -> None:
    said = json.dumps([line["event"] for line in golden["events"] if line["game"] == game.id])
    for words in words_of(game).values():
        assert all(f'"{word}"' in said for word in words)


def test_an_event_without_a_sample_is_an_error() -> None:
    met = Met()
    met.play(LOVE, len(setups(LOVE)), (1,))
    few = [event for event in met.events.values() if event.__struct_config__.tag != "turn"]
    with pytest.raises(Fault, match="turn"):
        telling(LOVE, few)
