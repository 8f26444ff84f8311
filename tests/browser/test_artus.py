"""Artus in the browser: together, on one device, against bots, by keys; the steps of a card; and afterwards."""

from __future__ import annotations

import re

import pytest
from games.artus import positions as at
from playwright.sync_api import Page, expect
from support.browser.artus import NAME, NEXT, asked_to_play, open_artus, play_move, played_through
from support.browser.guide import ARTUS, Guide
from support.browser.love_letter import TOLD, is_over, join, play_now, press_on, see_all_again, start
from support.browser.rules import opens_rule
from support.browser.screens_artus import (
    HAND,
    artus_board,
    artus_covered,
    artus_goal,
    artus_joker,
    artus_piece,
    artus_pushing,
    artus_refused,
    artus_scoring,
    artus_turning,
    chair,
    held,
    p_of,
)
from support.browser.server import DESKTOP, PHONE, STILL, PageServer
from support.browser.shared_device import Shared, add_person
from support.browser.watch import on_screen, watched
from support.browser.wire import Message, Wire

import ludejo
from ludejo.testkit.checks.sentences import words_of
from ludejo.texts import texts

NAMES = [texts("en").say(f"artus-card-{card}") for card in words_of(ludejo.game("artus"))["card"]]
CARD = re.compile("|".join(["held-", *map(re.escape, NAMES)]))
MINUS = "\N{MINUS SIGN}"
N_MOVES = 16  # on one device: everybody has placed, and played a round
SEATED = """() => [...document.querySelectorAll('.chairs button')]
    .map((one) => one.getAttribute('aria-label').replace(' (can be chosen)', ''))"""
LISTED = "() => [...document.querySelectorAll('.stage .ring ul li')].map((one) => one.textContent)"
# The chair that the crown faces, from the angle of the disc.
CROWN = """() => {
  const { a, b } = new DOMMatrix(getComputedStyle(document.querySelector('.disc')).transform);
  return Math.round((Math.atan2(b, a) / (2 * Math.PI)) * 28);
}"""
# The element that a finger hits in the middle of each chair, and its size before rotation.
TARGETS = """() => {
  const ring = document.querySelector('.ring > svg').getBoundingClientRect();
  return [...document.querySelectorAll('circle.chair')].map((circle, n) => {
    const box = circle.getBoundingClientRect();
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2).closest('button');
    return [met?.dataset.chair === String(n), met?.offsetWidth ?? 0, met?.offsetHeight ?? 0, ring.width];
  });
}"""


def seated(page: Page) -> list[str]:
    """The piece and the plate of each chair."""
    found: list[str] = page.evaluate(SEATED)
    return found


def test_two_phones_and_a_screen_play_a_game(calm_server: PageServer) -> None:
    """All show the same table after each move; each phone is told its own hand, the TV none."""
    server = calm_server
    pages = [server.visitor(name, **STILL) for name in ("Ana", "Ben")]
    code = open_artus(pages[0], server.url)
    join(pages[1], server.url, code)
    watches = watched(pages, server.url, code)
    shown = on_screen(pages[0], server.url, code)
    start(pages[0])
    while not is_over(page := asked_to_play(pages)):
        play_move(page)
        now = seated(page)
        other = pages[1 - pages.index(page)]
        other.wait_for_function(f"now => JSON.stringify(({SEATED})()) === JSON.stringify(now)", arg=now)
    for page in (*pages, shown.page):
        expect(page.get_by_text(re.compile("wins?!|win together")).first).to_be_visible()
    taken = [words for words in seated(pages[0]) if not words.endswith("empty")]
    assert shown.page.evaluate(LISTED) == taken
    for seat, watch in enumerate(watches):
        assert {sight["seat"] for sight in watch.sights()} == {seat}
    for sight in shown.sights():
        assert (sight["seat"], sight["choices"], sight["view"]["hand"]) == (-1, [], [])
        assert not [event for event in sight["events"] if event["event"] in ("dealt", "took")]


def test_a_game_on_one_device(calm_server: PageServer) -> None:
    """While the device is handed over, no card of a hand is named in the page."""
    phone = calm_server.visitor("Ana", **STILL)
    wire = Wire(phone)
    open_artus(phone, calm_server.url)
    add_person(phone, "Ĉjo")
    start(phone)
    device = Shared(wire, ["Ana", "Ĉjo"], CARD, ":has(> .handover)")
    for _ in range(N_MOVES):
        seat = device.passed_on()
        expect(phone.locator("button.play")).to_be_visible()
        spots = phone.locator(".hand .holder").evaluate_all("all => all.map((one) => one.dataset.spot)")
        assert [spot.removeprefix("held-") for spot in spots] == sorted_as_held(wire.sights[seat]["view"]["hand"])
        play_move(phone)


def sorted_as_held(hand: list[str]) -> list[str]:
    """By pile, as the board lays them out."""
    piles = [("knight",), ("silver", "bronze", "royal", "ring"), ("score", "joker")]
    return [card for pile in piles for card in hand if card.split("-")[0] in pile]


def test_against_bots_and_again_afterwards(server: PageServer) -> None:
    """From the front page to the end, with a reload in between; then step by step, with all hands open."""
    page = server.visitor("Ana", **STILL)
    play_now(page, server.url, NAME)
    play_move(asked_to_play([page]))
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    played_through(page)
    see_all_again(page)
    before = page.locator(".ring ul").inner_text()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".ring ul")).not_to_have_text(before)
    page.locator(".signs button").nth(1).click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="In hand")).to_be_visible()
    expect(page.get_by_role("dialog").locator("h2")).not_to_have_text("What everybody knows")
    assert CARD.search(page.get_by_role("dialog").inner_html())


@pytest.mark.parametrize("language", ["en", "eo", "pl"])
def test_no_key_is_shown(server: PageServer, language: str) -> None:
    """A whole advanced game, in which every sentence has a text."""
    page = server.visitor("Ana", language, **{**STILL, "viewport": DESKTOP})
    page.goto(server.url)
    page.locator("article:has([href='/rules/artus']) .button:not(.main)").first.click()
    page.locator("dialog input[type=radio]").first.check(force=True)
    page.locator("dialog .button.main").click()
    page.locator(".option select").first.select_option(index=1)
    page.locator(".start .button.main").click()
    page.locator(".board").wait_for()
    played_through(page)
    assert not re.search(r"\b(artus|page|home|seat)-\w", page.locator("body").inner_text())


# --- the steps of a card


def test_until_a_move_is_made_the_page_sends_only_previews(server: PageServer) -> None:
    """Pick card, piece and goal, and go back step by step: the page asks only for previews."""
    page, teller = Guide(server, STILL).match(4, ARTUS)
    said: list[str] = []

    def sent(message: Message) -> Message:
        said.append(message["do"])
        return message

    teller.sent = sent
    teller.show(p_of(*HAND))
    before = seated(page)
    held(page, "knight-3-6")
    chair(page, 9)
    chair(page, 14)
    expect(page.locator("button.play")).to_be_enabled()
    for step in ("Choose a chair", "Choose a piece", "Choose a card"):
        page.get_by_role("button", name="One step back").click()
        expect(page.locator("button.play")).to_have_text(step)
    expect(page.get_by_role("button", name="One step back")).to_have_count(0)
    assert seated(page) == before
    assert set(said) <= {"pong"}


def test_what_a_move_does_is_shown_before(server: PageServer) -> None:
    """AR-21, AR-23: the points of the chair it leaves, who is pushed, and where to."""
    page = artus_goal(Guide(server, STILL))
    expect(page.locator(".points")).to_have_text(f"{MINUS}9")
    page = artus_pushing(Guide(server, STILL))
    expect(page.locator("button.play")).to_have_text(
        re.compile(rf"Knight 5 forward: {MINUS}9, pushes a Knight of\s+Ŝraŭbo back 2")
    )
    expect(page.locator(".ghost")).to_have_count(2)
    page = artus_turning(Guide(server, STILL))
    expect(page.locator("button.play")).to_have_text("King 3 forward: 0, the disc turns")


def test_a_joker_is_asked_what_it_does(server: PageServer) -> None:
    """AR-33: move, ring or best Knight."""
    page = artus_joker(Guide(server, STILL))
    page.get_by_role("button", name="Best Knight").click()
    expect(page.locator("button.play")).to_have_text("Best Knight: +5")
    page.get_by_role("button", name="Give a ring").click()
    expect(page.locator("button.play")).to_have_text("Choose a piece")


def test_knights_are_chosen_one_by_one_and_taken_back(server: PageServer) -> None:
    """AR-31: two of three on the carpet."""
    page = artus_scoring(Guide(server, STILL))
    offered = page.locator(".chairs .offered")
    offered.nth(0).click(force=True)
    offered.nth(2).click(force=True)
    expect(page.locator("button.play")).to_be_enabled()
    offered.nth(1).click(force=True)  # only the two are left
    expect(page.locator("button.play")).to_be_disabled()
    expect(page.locator(".chairs [aria-pressed=true]")).to_have_count(1)


def test_why_not_is_said_with_its_rule(server: PageServer) -> None:
    page = artus_refused(Guide(server, STILL))
    expect(page.locator(".answer")).to_contain_text("belongs to another player")
    opens_rule(page, "AR-21")


def test_the_disc_turns_with_the_king(server: PageServer) -> None:
    """AR-25: three chairs clockwise, and the crown faces the King again."""
    page, teller = Guide(server, STILL).match(4, ARTUS)
    world = p_of(*HAND)
    teller.show(world)
    page.wait_for_function("() => document.querySelectorAll('.hand.mine .holder').length === 4")
    page.wait_for_function(f"() => ({CROWN})() === -1")  # the King sits on chair 27
    events = at.play(world, at.royal("silver-1-7", at.SILVER_1, 3))
    teller.show(world, *events)
    expect(page.locator("[data-chair='2']")).to_have_attribute("aria-label", re.compile(r"plate crown.*King"))
    page.wait_for_function(f"() => ({CROWN})() === 2")


# --- fingers, keys, eyes


@pytest.mark.parametrize("size", [PHONE, {"width": 360, "height": 640}])
def test_every_chair_can_be_hit_on_a_phone(server: PageServer, size: dict[str, int]) -> None:
    """A finger hits each of 28 chairs in its middle; each is at least 32 px wide, and the whole ring is visible."""
    page = artus_piece(Guide(server, {**STILL, "viewport": size}))
    targets = page.evaluate(TARGETS)
    assert len(targets) == 28
    for is_met, width, height, ring in targets:
        assert is_met
        assert min(width, height) >= 32
        assert ring <= 360


def test_a_move_by_keys(server: PageServer) -> None:
    """The ring is one stop for Tab; arrows move round it, page keys jump to what is offered, Enter picks and plays."""
    page = artus_board(Guide(server, {**STILL, "viewport": DESKTOP}))
    page.locator("[data-spot=held-knight-3-6]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-spot=held-knight-1-5]")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.locator(".chairs [tabindex='0']").focus()
    page.keyboard.press("PageDown")
    expect(page.locator(".chairs .offered:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    page.keyboard.press("PageDown")
    page.keyboard.press("Enter")
    expect(page.locator("button.play")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.locator("button.play")).to_be_disabled()


def test_a_game_by_keyboard(server: PageServer) -> None:
    page = server.visitor("Ana", viewport=DESKTOP, **STILL)
    open_artus(page, server.url)
    page.get_by_role("button", name="Fill with bots and start").press("Enter")
    expect(page.locator(".board")).to_be_visible()
    for _ in range(N_MOVES):
        told = page.evaluate(TOLD)
        while page.evaluate(TOLD) == told:
            press_on(page, NEXT)
    assert page.locator("[role=log] li").count() > 5


def test_a_covered_hand_has_no_names(server: PageServer) -> None:
    page = artus_covered(Guide(server, {**STILL, "viewport": DESKTOP}))
    assert not CARD.search(page.locator(".play > .mine").evaluate("one => one.outerHTML"))
    page.locator(".hand.mine .holder").first.hover()
    page.mouse.down()
    expect(page.locator("[data-spot=held-knight-3-6]")).to_be_visible()
    page.mouse.up()
    assert not CARD.search(page.locator(".play > .mine").evaluate("one => one.outerHTML"))


def test_what_the_rulebook_leaves_open_can_be_agreed(server: PageServer) -> None:
    """Options for our DEFAULTs are in a fold for experts; the rule page names them."""
    page, teller = Guide(server, STILL).host(4, game=ARTUS)
    page.locator("details summary").last.click()
    page.get_by_label("Carpet").select_option(index=1)
    page.wait_for_function("() => document.querySelector('details').open")
    expect(page.locator("details select").nth(2)).to_have_js_property("selectedIndex", 1)
    teller.await_option("carpet", "side")
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Rule AR-15").click()
    opened.value.locator("figure .ring > svg").first.wait_for()
    assert opened.value.locator("figure").count() >= 9  # examples A to G, A with three parts
