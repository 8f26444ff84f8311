"""Ludejo's own sentences: every language has the same keys and the same variables, none is unused, none is missing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import ClassVar

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ludejo
from ludejo.testkit.checks.sentences import needed_keys, words_of
from ludejo.texts import HERE, LANGUAGES, Texts, language_of, meaning_of, texts

SOURCE = HERE.parent
FILES = sorted(path.name for path in (HERE / "en").glob("*.ftl"))


def messages(language: str, name: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((HERE / language / name).read_text("utf-8"))
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == []
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def holes(message: ast.Message) -> set[str]:
    """The variables of a message and its attributes."""

    class Holes(Visitor):
        found: ClassVar[set[str]] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent's visitor demands this name
            self.found.add(node.id.name)

    Holes.found = set()
    Holes().visit(message)
    return Holes.found


@pytest.mark.parametrize("name", FILES)
def test_all_languages_have_the_same_keys(name: str) -> None:
    english = messages("en", name)
    for language in LANGUAGES:
        own = messages(language, name)
        assert list(own) == list(english)
        for key, message in own.items():
            assert holes(message) == holes(english[key]), (language, key)
            assert [a.id.name for a in message.attributes] == [a.id.name for a in english[key].attributes]


@pytest.mark.parametrize("name", FILES)
def test_no_sentence_was_left_in_english(name: str) -> None:
    for language in ("eo", "pl"):
        mine, english = texts(language), texts("en")
        for key, message in messages("en", name).items():
            if not holes(message) and len(english.say(key)) > 25:
                assert mine.say(key) != english.say(key), key


def test_every_own_sentence_is_used() -> None:
    code = "\n".join(path.read_text() for path in SOURCE.rglob("*.py"))
    for key in [*messages("en", "core.ftl"), *messages("en", "command.ftl")]:
        stem = key.removeprefix("refusal-")
        log = stem.startswith("log-") and f'"{stem[4:]}"' in code
        assert log or f'"{stem}"' in code or f'"{key}"' in code, key


def test_every_refusal_has_a_sentence() -> None:
    files = [*(SOURCE / "core").glob("*.py"), *(SOURCE / "table").glob("*.py")]
    code = "\n".join(path.read_text() for path in files)
    used = set(re.findall(r'(?:unknown\(|\bno\(|Refusal\([A-Z]+, )"([a-z-]+)"', code))
    assert len(used) > 8
    for language in LANGUAGES:
        assert [code for code in used if not texts(language).has(f"refusal-{code}")] == []


@pytest.mark.parametrize("game", ludejo.games(), ids=lambda game: game.id)
def test_no_sentence_of_a_game_is_unused(game: ludejo.Game) -> None:
    extra = {*words_of(game), "text", "short"}  # the game's words, and the texts on its cards
    keys = {key for key in messages("en", f"{game.id}.ftl") if key.split("-")[len(game.id.split("-"))] not in extra}
    called = {f"{game.id}-name", f"{game.id}-tagline"}
    assert called <= set(messages("en", "games.ftl"))
    assert keys == needed_keys(game) - called


def test_lists_are_joined_as_usual_in_the_language() -> None:
    assert Texts("en").joined(["a", "b", "c"]) == "a, b and c"
    assert Texts("eo").joined(["a", "b"]) == "a kaj b"
    assert Texts("pl").joined(["a"]) == "a"
    assert Texts("pl").joined([]) == ""


def test_the_language_comes_from_the_environment() -> None:
    assert language_of({"LANG": "pl_PL.UTF-8"}) == "pl"
    assert language_of({"LANG": "pl_PL.UTF-8", "LUDEJO_LANG": "eo"}) == "eo"
    assert language_of({"LANG": "de_DE"}) == "en"


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(ValueError, match="unknown-seat"):
        Texts("en").say("refusal-unknown-seat", {})


def test_a_player_may_be_called_none() -> None:
    """A player's name never changes which sentence is chosen."""
    game = ludejo.game("love-letter")
    from ludejo.games.love_letter.shapes import Played

    said = Texts("en").event(game, Played(0, "spy", 1, None), ["Ana", "none"])
    assert said == "Ana plays the Spy on none."
    assert meaning_of(int) == {}


def test_nothing_is_copied_from_the_rulebook() -> None:
    """We use the facts of the rulebook, not its sentences: no eight words in a row are the same."""
    seeds = Path(__file__).parent.parent.parent / "shared" / "seeds"
    if not seeds.is_dir():
        pytest.skip("the rulebooks are not part of the repository")
    known = runs(" ".join(path.read_text() for path in sorted(seeds.glob("000_*.txt"))))
    assert known
    ours = " ".join((HERE / "eo" / name).read_text() for name in FILES)
    assert not runs(ours) & known


def runs(text: str) -> set[tuple[str, ...]]:
    words = re.findall(r"\w+", text.lower())
    return {tuple(words[i : i + 8]) for i in range(len(words) - 7)}
