"""`./ludejo golden`: writes games' fields, golden play-throughs, counts, and the page's types, meanings and courses.

Review the difference like code."""

from __future__ import annotations

from pathlib import Path

from games import fields

TESTS = Path(__file__).parent
PAGE = TESTS.parent / "web" / "src"


def write_all() -> None:
    """All but the fields of the games."""
    from games import courses
    from support.toy.game import GAME as TOY

    import ludejo
    from ludejo.testkit.page_texts import golden_sentences, meanings_ts
    from ludejo.testkit.suite import write_files
    from ludejo.wire.shapes_page import shapes_page
    from ludejo.wire.typescript import typescript

    write_files(TOY, TESTS / "support/toy")
    for game in ludejo.games():
        write_files(game, TESTS / "games" / game.id.replace("-", "_"))
    (PAGE / "texts").mkdir(parents=True, exist_ok=True)
    (PAGE / "wire.ts").write_text(typescript(ludejo.games()))
    (PAGE / "meanings.ts").write_text(meanings_ts(ludejo.games()))
    (PAGE / "texts" / "sentences.golden.json").write_text(golden_sentences(ludejo.games()))
    (TESTS.parent / "docs" / "shapes.md").write_text(shapes_page(ludejo.games()))
    courses.write_all()


if __name__ == "__main__":
    fields.write_all()  # first, because the rest imports the games
    write_all()
