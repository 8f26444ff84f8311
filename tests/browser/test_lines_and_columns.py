"""Lines and Columns in the browser: together, on one device, against bots, by keys, as a lesson, and afterwards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from support.browser.guide import LINES, Guide
from support.browser.lines_and_columns import NAME, NEXT, asked_to_lay, laid_out, lay, lay_on, open_lines
from support.browser.love_letter import is_over, join, play_now, press_on, see_all_again, start, turn_to
from support.browser.rules import opens_rule
from support.browser.screens_lines_and_columns import (
    lines_board,
    lines_covered,
    lines_lesson,
    lines_stuck,
    lines_why,
    screen_lines,
)
from support.browser.server import DESKTOP, STILL, TV, PageServer
from support.browser.shared_device import Shared, add_person
from support.browser.watch import on_screen, watched
from support.browser.wire import Wire

COLOURS = "white|blue|brown|yellow|black|red|green|violet"
THINGS = "car|glass|die|book|chair|table|vase"
CARD = re.compile(rf"\b({COLOURS}) ({THINGS})\b")


def cards_in(page: Page, part: str = "html") -> set[str]:
    """All cards that a part of the page names, visible or not."""
    return {"-".join(found) for found in CARD.findall(page.locator(part).evaluate("one => one.outerHTML"))}


def cell_names(page: Page) -> set[str]:
    """The cards on the table."""
    found: list[str] = page.locator(".cell.laid").evaluate_all("all => all.map((one) => one.dataset.spot)")
    return {spot.removeprefix("cell-") for spot in found}


def test_two_phones_and_a_screen_play_a_game(calm_server: PageServer) -> None:
    """Both phones and the TV show the same table after each move; each phone is told its own hand, the TV none."""
    server = calm_server
    pages = [server.visitor(name, **STILL) for name in ("Ana", "Ben")]
    code = open_lines(pages[0], server.url)
    join(pages[1], server.url, code)
    watches = watched(pages, server.url, code)
    shown = on_screen(pages[0], server.url, code)
    start(pages[0])
    while not is_over(asked_to_lay(pages)):
        lay_on(pages)
        laid = cell_names(pages[0])
        for other in (pages[1], shown.page):
            expect(other.locator(".cell.laid")).to_have_count(len(laid))
            assert cell_names(other) == laid
    for page in (*pages, shown.page):
        expect(page.get_by_text("wins").first).to_be_visible()
    for seat, watch in enumerate(watches):
        assert {sight["seat"] for sight in watch.sights()} == {seat}
    for sight in shown.sights():
        assert (sight["seat"], sight["choices"], sight["view"]["hand"]) == (-1, [], [])
        assert not [event for event in sight["events"] if event["event"] == "hand"]
    fetched = [sorted(set(watch.fetched)) for watch in watches]
    assert fetched[0] == fetched[1]
    assert not [path for path in fetched[0] if CARD.search(path.replace("-", " "))]


def test_a_game_on_one_device(calm_server: PageServer) -> None:
    """While the device is handed over, no card is named in the page."""
    phone = calm_server.visitor("Ana", **STILL)
    wire = Wire(phone)
    open_lines(phone, calm_server.url)
    add_person(phone, "Ĉjo")
    start(phone)
    device = Shared(wire, ["Ana", "Ĉjo"], CARD)
    while not is_over(phone):
        seat = device.passed_on()
        expect(phone.locator(".hand.mine")).to_be_visible()
        held = phone.locator(".hand.mine .holder").evaluate_all("all => all.map((one) => one.dataset.spot)")
        assert {spot.removeprefix("held-") for spot in held} == set(wire.sights[seat]["view"]["hand"])
        lay_on([phone])
    expect(phone.locator("#outcome")).to_contain_text("wins")


def test_against_bots_and_again_afterwards(server: PageServer) -> None:
    """From the front page to the end; then step by step with all hands open, and what the bots believed."""
    page = server.visitor("Ana", **STILL)
    play_now(page, server.url, NAME)
    lay(asked_to_lay([page]))
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    laid_out(page)
    see_all_again(page)
    n_laid = page.locator(".cell.laid").count()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    assert page.locator(".cell.laid").count() > n_laid
    assert page.locator("[data-card]").count() > page.locator(".cell.laid").count()  # the hands, too
    page.get_by_role("button", name="What they believed").click()
    expect(page.get_by_role("region", name="What they believed").get_by_role("heading")).to_be_visible()


def test_what_is_missing_is_said(server: PageServer) -> None:
    """LK-8: the blue table can't be laid there: the violet one is missing, and the page points at its place."""
    page = lines_why(Guide(server, STILL))
    expect(page.locator(".answer")).to_contain_text("the violet table is missing before it")
    expect(page.locator(".cell.lacking")).to_have_attribute("data-place", "table 1")
    opens_rule(page, "LK-8")
    page.locator("[data-place='chair 0'] button").click(force=True)
    expect(page.locator(".answer")).to_contain_text("only the green chair can start it")


def test_a_game_by_keyboard(server: PageServer) -> None:
    page = server.visitor("Ana", viewport=DESKTOP, **STILL)
    open_lines(page, server.url)
    page.get_by_role("button", name="Fill with bots and start").press("Enter")
    expect(page.locator(".board")).to_be_visible()
    while not is_over(asked_to_lay([page])):
        press_on(page, NEXT)
    heard = page.locator("[role=log], [aria-live]").all_text_contents()
    assert any("wins" in words for words in heard)


def test_places_by_arrow_keys(server: PageServer) -> None:
    """The table is one stop for Tab; arrows move between places, Enter picks and lays."""
    page = lines_board(Guide(server, {**STILL, "viewport": DESKTOP}))
    page.locator("[data-spot=held-violet-table]").focus()
    page.keyboard.press("Enter")
    place = page.locator("[data-place='table 1'] button")
    page.locator("[data-place='table 0'] button").focus()
    page.keyboard.press("ArrowRight")
    expect(place).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".cell.aimed")).to_have_attribute("data-place", "table 1")


def test_a_covered_hand_has_no_names(server: PageServer) -> None:
    page = lines_covered(Guide(server, {**STILL, "viewport": DESKTOP}))
    laid = cell_names(page)
    assert cards_in(page, "div.play") <= laid | {"violet-book", "green-vase"} | starts(page)
    expect(page.locator(".history")).not_to_contain_text("Your cards")
    page.locator(".hand.mine .holder").first.hover()
    page.mouse.down()
    expect(page.locator(".hand.mine")).to_contain_text("white car")
    page.mouse.up()
    expect(page.locator(".hand.mine")).not_to_contain_text("white car")


def starts(page: Page) -> set[str]:
    """The rows without a card: their places name the green card, whatever hand it is in."""
    places = page.locator("[data-place$=' 0']:not(.laid)")
    labels: list[str] = places.evaluate_all("all => all.map((one) => one.innerHTML)")
    return {"-".join(found) for label in labels for found in CARD.findall(label)}


# --- the lesson


def test_cards_speak_another_language_than_the_page(server: PageServer) -> None:
    """In the hand, on the button and in the history; the rest of the page stays as it was."""
    page = lines_lesson(Guide(server, {**STILL, "viewport": DESKTOP}))
    card = page.locator("[data-spot=held-violet-table]")
    expect(card).to_contain_text("fioletowy stół")
    expect(card).to_contain_text("violet table")
    card.click()
    expect(page.locator("button.play")).to_have_text("Lay the fioletowy stół on the right")
    page.get_by_role("button", name="Words on the cards: Polski").click()
    page.get_by_role("checkbox", name="With translation").uncheck()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(card).not_to_contain_text("violet table")
    page.get_by_role("button", name="Words on the cards: Polski").click()
    page.get_by_role("radio", name="Esperanto").check(force=True)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(card).to_contain_text("viola tablo")
    page.reload()
    expect(page.locator(".hand.mine .word").first).to_have_text(re.compile(r"^\S+a \S+o$"))


def test_the_page_turns_to_another_language_and_the_cards_do_not(server: PageServer) -> None:
    page = lines_lesson(Guide(server, {**STILL, "viewport": DESKTOP}))
    turn_to(page, "eo")
    card = page.locator("[data-spot=held-violet-table]")
    expect(card).to_contain_text("fioletowy stół")
    expect(card).to_contain_text("viola tablo")
    turn_to(page, "pl")
    expect(card.locator(".word")).to_have_text("fioletowy stół")
    expect(card.locator(".gloss")).to_have_count(0)


def test_the_end_when_nobody_can_go_on(server: PageServer) -> None:
    """LK-14: how the game ended, who shares the win, and that cards were undealt."""
    page = lines_stuck(Guide(server, {**STILL, "viewport": DESKTOP}))
    expect(page.locator(".finale")).to_contain_text("Nobody could go on: the fewest cards win.")
    expect(page.locator("#outcome")).to_have_text("Ana and Kalkulo win together")
    screen = screen_lines(Guide(server, {**STILL, "viewport": TV}))
    expect(screen.get_by_text("3 cards lie aside, unseen.")).to_be_visible()


def test_a_zoomed_table_is_drawn_along_and_remembered(server: PageServer) -> None:
    page = lines_board(Guide(server, STILL))
    frame = page.locator(".frame")
    for _ in range(4):
        page.get_by_role("button", name="Bigger").click()
    assert frame.evaluate("one => one.scrollWidth > one.clientWidth + 20")
    box = frame.bounding_box()
    assert box
    before = frame.evaluate("one => one.scrollLeft")
    page.mouse.move(box["x"] + 200, box["y"] + 100)
    page.mouse.down()
    page.mouse.move(box["x"] + 120, box["y"] + 100, steps=4)
    page.mouse.up()
    assert frame.evaluate("one => one.scrollLeft") != before
    page.wait_for_timeout(400)  # the zoom is stored when the gesture has ended
    page.reload()
    expect(page.get_by_role("button", name="Smaller")).to_be_visible()


def test_a_card_is_dragged_to_its_row(server: PageServer) -> None:
    page = lines_board(Guide(server, STILL))
    page.locator("[data-spot=held-violet-table]").hover()
    page.mouse.down()
    goal = page.locator("[data-place='table 1']").bounding_box()
    assert goal
    page.mouse.move(goal["x"] + 10, goal["y"] - 40, steps=3)
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=3)
    page.mouse.up()
    expect(page.locator(".cell.aimed")).to_have_attribute("data-place", "table 1")


def test_a_card_looked_up_is_a_word_to_practise(server: PageServer, tmp_path: Path) -> None:
    """The card in three languages; it stays on the list of missed words until it is known; the list can be saved."""
    page = lines_lesson(Guide(server, STILL))
    page.locator("[data-spot=cell-red-car] button").click()
    expect(page.get_by_role("dialog").locator("dd")).to_have_text(["czerwony samochód", "red car", "ruĝa aŭto"])
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.reload()
    laid_out(page)
    page.get_by_role("button", name="Your words").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the list").click()
    download.value.save_as(tmp_path / "words.txt")
    lines = (tmp_path / "words.txt").read_text("utf-8").splitlines()
    assert download.value.suggested_filename == "words-pl.txt"
    assert len(lines) == page.get_by_role("dialog").get_by_role("listitem").count() > 5
    assert all(CARD.fullmatch(line.split("\t")[1]) for line in lines)
    practises(page)


def practises(page: Page) -> None:
    """A wrong answer puts a word on the list of missed ones, a right one takes it off."""
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Practise").click()
    wanted = dialog.get_by_role("img").get_attribute("aria-label")
    dialog.locator(".answers button").first.click()
    said = dialog.get_by_role("status").inner_text()
    missed = page.evaluate("JSON.parse(localStorage.getItem('ludejo-learning')).missed.pl") or []
    assert ((wanted or "").replace(" ", "-") in missed) == said.startswith("Not quite")
    dialog.get_by_role("button", name="Next").click()
    expect(dialog).to_contain_text("2 / ")


@pytest.mark.parametrize("language", ["en", "eo", "pl"])
def test_no_key_is_shown(server: PageServer, language: str) -> None:
    """A whole game, in which every sentence has a text."""
    page = server.visitor("Ana", language, **{**STILL, "viewport": DESKTOP})
    page.goto(server.url)
    page.locator("article:has([href='/rules/lines-and-columns']) .button.main").click()
    page.locator(".board").wait_for()
    laid_out(page)
    assert not re.search(r"\b(lines-and-columns|page|home|seat)-\w", page.locator("body").inner_text())


def test_things_are_picked_for_the_deck(server: PageServer) -> None:
    """LK-2: the host picks one thing more, then takes all back: then chance alone decides again."""
    page, teller = Guide(server, STILL).host(2, game=LINES)
    things = page.get_by_role("group", name="Objects")
    things.get_by_text("glass", exact=True).click()
    teller.await_option("objects", "car-glass-die-book-chair-table-vase")
    left = THINGS.split("|")
    for name in THINGS.split("|"):
        left.remove(name)
        things.get_by_text(name, exact=True).click()
        teller.await_option("objects", "-".join(left) or "random")
        expect(things.get_by_role("checkbox", checked=True)).to_have_count(len(left))
