"""Everybody reads the same table in their own language, and never the name of a text instead of the text."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
import pytest
from playwright.sync_api import Page, expect
from support.browser.languages import speaks
from support.browser.love_letter import (
    LOOK_MS,
    asked,
    open_table,
    pick_card,
    play_on,
    played_out,
    put_away,
    sit,
    start,
    told,
    turn_to,
)
from support.browser.server import PATIENCE_MS, STILL, PageServer
from support.browser.wire import Wire

import ludejo
from ludejo.texts import LANGUAGES, texts
from ludejo.wire.per_game import union

NAMES = ["Ana", "Beno", "Cela"]


def test_one_table_in_three_languages(calm_server: PageServer) -> None:
    pages = [calm_server.visitor(name, language, **STILL) for name, language in zip(NAMES, LANGUAGES, strict=True)]
    wires = [Wire(page) for page in pages]
    code = open_table(pages[0], calm_server.url, seats=3, tokens=10)
    for page in pages[1:]:
        page.goto(f"{calm_server.url}/t/{code}")
        sit(page)
    start(pages[0])
    play_on(pages, moves=3)
    for seat, page in enumerate(pages):
        soon(page, partial(sentences, wires[seat], seat, LANGUAGES[seat]))
    one = asked(pages)
    seat = pages.index(one)
    put_away(one)
    for language in ("pl", "eo", "en"):
        keeps_all(one, language)
        assert told(one) == sentences(wires[seat], seat, language)


def sentences(wire: Wire, seat: int, language: str) -> list[str]:
    """What this seat was told, in the sentences that Python makes."""
    game = ludejo.game("love-letter")
    events = msgspec.convert(wire.events[seat], list[union(game.events())])  # type: ignore[misc]
    return [texts(language).event(game, event, NAMES) for event in events]


def soon(page: Page, expected: Callable[[], list[str]]) -> None:
    """Wait until the page has shown what it was told."""
    for _ in range(PATIENCE_MS // LOOK_MS):
        if told(page) == expected():
            return
        page.wait_for_timeout(LOOK_MS)
    assert told(page) == expected()


def keeps_all(page: Page, language: str) -> None:
    """Another language changes nothing else: the page is not loaded again, and the picked card stays picked."""
    pick_card(page)
    page.evaluate("() => { window.same = true; }")
    before = page.locator(".hand.mine button").evaluate_all("all => all.map((one) => one.ariaPressed)")
    assert "true" in before
    turn_to(page, language)
    expect(page.locator("button.play")).to_be_visible()
    assert page.locator(".hand.mine button").evaluate_all("all => all.map((one) => one.ariaPressed)") == before
    assert page.evaluate("window.same")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_shown(server: PageServer, language: str) -> None:
    page = server.visitor("Ana", language, **STILL)
    say = texts(language).say
    page.goto(server.url)
    expect(page.locator("article").first).to_be_visible()
    speaks(page, say("home-play-now"))
    page.get_by_role("button", name=say("home-open"), exact=True).first.click()
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    speaks(page, say("home-open-seats"))
    page.get_by_role("dialog").get_by_role("button", name=say("home-open-now")).click()
    options = page.get_by_role("region", name=say("seat-options")).get_by_role("combobox")
    options.first.select_option("1")
    options.last.select_option(index=1)  # we begin: a bot could win before we are asked
    speaks(page, say("seat-fill-start"))
    page.get_by_role("button", name=say("seat-fill-start")).click()
    asked([page])
    speaks(page, say("page-board-turn-yours"))
    played_out(page)
    speaks(page, say("page-again"))
    for way, words in {
        f"{page.url}/replay": say("replay-eyes"),
        f"{server.url}/rules/love-letter": say("rules-all"),
        f"{server.url}/learn/love-letter": say("course-love-letter-aim"),
        f"{server.url}/learn/artus": say("course-artus-aim"),
    }.items():
        page.goto(way)
        speaks(page, words)
