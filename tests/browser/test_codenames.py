"""Codenames in the browser: two teams and a TV, on one device, with bots, by keys; and who is shown the key."""

from __future__ import annotations

import re

import pytest
from games.codenames import positions as at
from playwright.sync_api import Page, expect
from support.browser.codenames import (
    CLUE,
    CUT_OFF,
    NAME,
    UNLIMITED,
    assert_no_secret,
    cell,
    give,
    open_codenames,
    places_of,
    played_through,
    point,
    touch,
)
from support.browser.guide import CODENAMES, SETTLED, Guide
from support.browser.languages import speaks
from support.browser.love_letter import is_over, join, play_now, see_all_again, start
from support.browser.rules import opens_rule
from support.browser.screens_codenames import (
    codenames_covered,
    codenames_doubtful,
    codenames_guess,
    codenames_long,
    codenames_penalty,
    codenames_refused,
    codenames_why,
    dealt,
)
from support.browser.server import DESKTOP, PHONE, STILL, PageServer
from support.browser.shared_device import Shared, add_person
from support.browser.watch import Watch, on_screen, watched
from support.browser.wire import Message, Wire

from ludejo.texts import texts

NAMES = ["Ana", "Ben", "Cim", "Dora"]  # red: Ana and Ben; blue: Cim and Dora. The first ones see the key
PAUSE_MS = 400  # between two taps on one card
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.cell:not(.covered) .word')]
  .map((word) => parseFloat(getComputedStyle(word).fontSize)))"""


def four_at_a_table(server: PageServer) -> tuple[list[Page], list[Watch], Watch, str]:
    """Four phones and a screen, before the start."""
    pages = [server.visitor(name, **STILL) for name in NAMES]
    code = open_codenames(pages[0], server.url, listed=True)
    for page in pages[1:]:
        join(page, server.url, code)
    return pages, watched(pages, server.url, code), on_screen(pages[0], server.url, code), code


def test_two_teams_of_phones_and_a_screen_play_a_game(calm_server: PageServer) -> None:
    """CN-2: the key reaches the spymasters' devices, and no other, not even one that comes late."""
    pages, watches, shown, code = four_at_a_table(calm_server)
    screen = shown.page
    expect(pages[0].locator(".sides .role")).to_have_count(2)
    start(pages[0])
    pages[0].locator(".cell.known").first.wait_for()
    view = watches[0].sights()[-1]["view"]
    key, team = view["key"], view["starter"]
    assert (len(key), key.count(team), key.count("assassin")) == (25, 9, 1)
    spy, operative = (pages[0], pages[1]) if team == "red" else (pages[2], pages[3])
    other, rival = (pages[2], pages[3]) if team == "red" else (pages[0], pages[1])

    one_turn(spy, operative, places_of(key, team, [None] * 25)[:2])
    expect(screen.locator(".covered")).to_have_count(2)
    late = calm_server.visitor("Eva", **STILL)
    looker = Watch(late)
    late.goto(f"{calm_server.url}/t/{code}")
    expect(late.locator(".cell.covered")).to_have_count(2)

    give(other, 1)
    rival.get_by_role("button", name="Challenge").click()
    rival.get_by_role("button", name="This clue is invalid").click()
    spy.get_by_role("button", name="Invalid", exact=True).click()
    own = places_of(key, team, watches[0].sights()[-1]["view"]["colours"])
    cell(spy, own[0]).click()
    spy.locator("button.play:enabled").click()
    expect(screen.locator(".covered")).to_have_count(3)

    give(spy, UNLIMITED, "waw")
    for place in own[1:]:
        touch(operative, place)
    for page in (*pages, screen, late):
        expect(page.locator(".finale")).to_contain_text("wins!")
        expect(page.locator(".cell.known")).to_have_count(25 - 9)  # everybody sees the key
    for watch in (watches[1], watches[3], shown, looker):
        assert_no_secret(watch)
    for seat in (0, 2):
        assert all(sight["view"]["key"] == key for sight in watches[seat].sights())


def one_turn(spy: Page, operative: Page, places: list[int]) -> None:
    give(spy, len(places))
    for place in places:
        touch(operative, place)
    operative.get_by_role("button", name="Stop").click()
    expect(operative.locator(".hand.mine")).to_have_count(0)


def test_a_question_between_spymasters_stays_between_them(calm_server: PageServer) -> None:
    """CN-12: asked and answered in secret; then nobody can challenge."""
    pages, watches, shown, _ = four_at_a_table(calm_server)
    start(pages[0])
    pages[0].locator(".cell.known").first.wait_for()
    red = watches[0].sights()[-1]["view"]["starter"] == "red"
    spy, other, rival = (pages[0], pages[2], pages[3]) if red else (pages[2], pages[0], pages[1])
    spy.locator(".clue-form input").fill(CLUE)
    spy.get_by_role("button", name="Ask first").click(timeout=30_000)
    other.get_by_role("button", name="Yes, it is valid").click()
    expect(spy.locator(".verdict")).to_contain_text("The other spymaster agrees")
    spy.get_by_role("button", name="Give this clue").click()
    expect(rival.locator(".now")).to_contain_text("agreed beforehand")
    expect(rival.get_by_role("button", name="Challenge")).to_have_count(0)
    for watch in (watches[1], watches[3], shown):
        assert_no_secret(watch)


def test_a_game_on_one_device(calm_server: PageServer) -> None:
    """The spymasters look in turn; while the phone is handed over, the page contains nothing of the key."""
    phone = calm_server.visitor("Ana", **STILL)
    wire = Wire(phone)
    open_codenames(phone, calm_server.url)
    for name in NAMES[1:]:
        add_person(phone, name)
    start(phone)
    device = Shared(wire, NAMES, re.compile("assassin|bystander|data-place"))
    key = wire.sights[0]["view"]["key"]
    for _ in range(4):  # each team has a turn
        view = wire.sights[device.passed_on()]["view"]
        expect(phone.locator(".hand.mine")).to_be_visible()
        if view["phase"] == "clue":
            expect(phone.locator(".cell.known")).not_to_have_count(0)
            give(phone, 1)
        else:
            expect(phone.locator(".cell.known")).to_have_count(0)
            touch(phone, places_of(key, "bystander", view["colours"])[0])


def test_with_bots_and_again_afterwards(server: PageServer) -> None:
    """From the front page to the end; then step by step with everything open, and what a clue meant."""
    page = server.visitor("Ana", **STILL)
    play_now(page, server.url, NAME)
    page.locator(".hand.mine").wait_for(timeout=60_000)
    page.reload()
    played_through(page)
    see_all_again(page)
    expect(page.locator(".cell.known")).to_have_count(25)
    page.get_by_role("button", name="Onlooker").click()
    expect(page.locator(".cell.known")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "eo", "pl"])
def test_no_key_of_a_text_is_shown(server: PageServer, language: str) -> None:
    """Before, during and after a game, and on the rule page."""
    guide = Guide(server, {**STILL, "viewport": DESKTOP, "language": language})
    say = texts(language).say
    page, _ = guide.host(seats=6, game=CODENAMES)
    page.locator(".sides").wait_for()
    speaks(page, say("seat-options"))
    for screen in (codenames_guess, codenames_penalty, codenames_why, codenames_refused):
        speaks(screen(guide), say("page-history"))
    rules = guide.visitor(path="/rules/codenames")
    speaks(rules, say("rules-all"))


@pytest.mark.parametrize("language", ["en", "eo", "pl"])
@pytest.mark.parametrize("size", [PHONE, {"width": 320, "height": 640}, DESKTOP])
def test_the_longest_words_fit(server: PageServer, size: dict[str, int], language: str) -> None:
    page = codenames_long(Guide(server, {**STILL, "viewport": size, "language": language}))
    page.evaluate(SETTLED)
    assert page.evaluate(CUT_OFF) == []
    if size == PHONE:
        assert page.evaluate(SMALLEST) >= 15


def test_pointing_is_seen_by_all_and_a_second_tap_counts(server: PageServer) -> None:
    """CN-9: a word that another player points at takes one tap on the button; an own one takes one tap on the card."""
    page = codenames_guess(Guide(server, STILL))
    expect(page.get_by_role("button", name=re.compile("Pointed at by"))).to_have_count(1)
    expect(page.locator("button.play")).to_contain_text("Touch ")
    said: list[str] = []
    page.context.on("console", lambda line: said.append(line.text))
    page.locator(".cell.covered").first.click()
    expect(page.locator(".answer")).to_contain_text("covered already")
    page.keyboard.press("Escape")
    expect(page.locator(".answer a")).to_have_count(0)
    assert said == []


def test_why_not_is_said_with_its_rule(server: PageServer) -> None:
    opens_rule(codenames_why(Guide(server, STILL)), "CN-9")


def test_the_referee_answers_while_a_clue_is_typed(server: PageServer) -> None:
    """CN-5: refused, with the reason; CN-19: doubtful, with a button to ask first."""
    page = codenames_refused(Guide(server, STILL))
    expect(page.get_by_role("button", name="Give this clue")).to_be_disabled()
    opens_rule(page, "CN-5")
    page = codenames_doubtful(Guide(server, STILL))
    expect(page.get_by_role("button", name="Ask first")).to_be_visible()
    expect(page.get_by_role("button", name="Give this clue")).to_be_enabled()


def test_a_covered_key_is_shown_while_a_word_is_held(server: PageServer) -> None:
    page = codenames_covered(Guide(server, {**STILL, "viewport": DESKTOP}))
    board = page.locator(".board .hand")
    assert not re.search("assassin|known", board.evaluate("one => one.outerHTML"))
    cell(page, 0).hover()
    page.mouse.down()
    expect(page.locator(".cell.known")).to_have_count(25)
    page.mouse.up()
    expect(page.locator(".cell.known")).to_have_count(0)
    expect(page.locator(".history")).not_to_contain_text("Only spymasters see")


def test_a_turn_by_keys(server: PageServer) -> None:
    """Arrows move over the table, Enter points; a second Enter confirms."""
    page, teller = Guide(server, {**STILL, "viewport": DESKTOP}).match(4, CODENAMES)
    world = dealt(4, pack="en")
    at.play(world, 0, "clue fire 2")
    said: list[str] = []

    def heard(message: Message) -> Message:
        said.append(str(message))
        return message

    teller.sent = heard
    teller.show(world, seat=1)
    cell(page, 0).focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
    expect(cell(page, 10)).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_timeout(PAUSE_MS)
    assert "'do': 'mark', 'place': 10" in said[-1]
    at.play(world, 1, "mark 10")
    teller.show(world, seat=1)
    expect(page.locator("button.play:enabled")).to_be_visible()
    expect(cell(page, 10)).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('.notices, [role=alert]') !== null")
    assert "'do': 'confirm', 'place': 10" in said[-1]


def test_two_play_together(calm_server: PageServer) -> None:
    """CN-27: after each turn the spymaster covers a word of the side that nobody plays."""
    pages = [calm_server.visitor(name, **STILL) for name in NAMES[:2]]
    wire = Wire(pages[0])
    code = open_codenames(pages[0], calm_server.url, 2)
    join(pages[1], calm_server.url, code)
    start(pages[0])
    spy, operative = pages
    expect(spy.locator(".board .teams").first).to_contain_text("played by nobody")
    view = wire.sights[0]["view"]
    give(spy, 2)
    point(operative, places_of(view["key"], "bystander", view["colours"])[0])
    operative.locator("button.play:enabled").click()
    theirs = "blue" if view["starter"] == "red" else "red"
    spy.locator("button.play").wait_for()  # asked to cover a word; a tap before that does nothing
    cell(spy, places_of(view["key"], theirs, view["colours"])[0]).click()
    spy.locator("button.play:enabled").click()
    expect(operative.locator(".cell.covered")).to_have_count(2)
    give(spy, 1, "waw")
    touch(operative, view["key"].index("assassin"))
    for page in pages:
        expect(page.locator(".finale")).to_contain_text("You have lost")
        assert is_over(page)
