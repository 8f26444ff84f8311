"""Lupus in Tabula in the browser: eight phones and a TV, one phone for all, a covered card, keys; and the replay."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from support.browser.guide import LUPUS, Guide
from support.browser.love_letter import MATCH_MS, OVER, join, play_now, see_again, start
from support.browser.lupus_in_tabula import NAME, QUICK, assert_own, assert_public, house_of, open_lupus, played_through
from support.browser.rules import opens_rule
from support.browser.screens_lupus_in_tabula import at_night, lupus_covered, lupus_dawn, lupus_night, lupus_talk, shown
from support.browser.server import STILL, PageServer
from support.browser.shared_device import Shared, add_person
from support.browser.watch import on_screen, watched
from support.browser.wire import Message, Wire

NAMES = ["Ana", "Ben", "Cim", "Dora", "Eva", "Filip", "Gil", "Hana"]
PACE = "0.1"  # a night of three seconds
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
SECRET = re.compile("role-|You are|With you")
ROLE = re.compile("role-|werewolf|wilkołak")


@pytest.fixture(scope="module")
def village_server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    """A server whose nights are short, but long enough to tap."""
    with PageServer(browser, tmp_path_factory.mktemp("village"), pace=PACE).serving() as server:
        yield server


@pytest.fixture
def village(village_server: PageServer) -> Iterator[PageServer]:
    with village_server.visited():
        yield village_server


def test_eight_phones_and_a_screen_play_a_whole_game(village: PageServer) -> None:
    """Every phone is told what its seat may know, the screen what all may know; at the end all cards are open."""
    pages = [village.visitor(name, **STILL) for name in NAMES]
    code = open_lupus(pages[0], village.url, listed=True)
    for page in pages[1:]:
        join(page, village.url, code)
    watches = watched(pages, village.url, code)
    shown = on_screen(pages[0], village.url, code)
    expect(pages[0].get_by_role("heading", name="Cards in this game")).to_be_visible()
    start(pages[0])
    shown.page.locator(".stage.night").wait_for()
    for page in pages:
        page.evaluate(f"() => {{ window.quick = setInterval({QUICK}, 150); }}")
    for page in pages:
        expect(page.locator(OVER)).to_be_visible(timeout=3 * MATCH_MS)
        page.evaluate("() => clearInterval(window.quick)")
        expect(page.locator(".cast li")).to_have_count(8)
    expect(shown.page.locator(".cast .portrait")).to_have_count(8)
    for seat, watch in enumerate(watches):
        assert_own(watch, seat)
    assert_public(shown)
    looks_back(pages[0])


def looks_back(page: Page) -> None:
    """The replay: as any viewer saw it, and with everything open."""
    see_again(page)
    page.keyboard.press("Home")
    expect(page.locator(".board.night")).to_be_visible()
    for eyes, cards in (("Everything open", 8), ("Onlooker", 0)):
        page.get_by_role("button", name=eyes).click()
        expect(page.locator(".house .portrait")).to_have_count(cards)
    page.keyboard.press("End")
    expect(page.locator(".cast li")).to_have_count(8)


def test_one_phone_for_all(village: PageServer) -> None:
    """It is handed round, asks everybody in the same way, and shows no secret between two people."""
    phone = village.visitor("Ana", **STILL)
    wire = Wire(phone)
    open_lupus(phone, village.url)
    for name in NAMES[1:]:
        add_person(phone, name)
    expect(phone.get_by_text("All on this one phone?")).to_be_visible()
    phone.get_by_label("Seconds of a night").select_option("0")
    expect(phone.get_by_text("All on this one phone?")).to_have_count(0)
    start(phone)
    device = Shared(wire, NAMES, ROLE)
    for seat in range(8):
        assert device.passed_on() == seat
        expect(phone.get_by_role("heading", name="Night 1")).to_be_visible()
        house_of(phone, (seat + 1) % 8).click()
        phone.locator("button.play:enabled").click()
        expect(phone.locator(".done, .head").filter(has_text=re.compile("You have answered|Day 1"))).to_be_visible()
    expect(phone.get_by_role("heading", name="Day 1")).to_be_visible()
    assert wire.sights[0]["view"]["phase"] == "talk"
    somebody_else_takes(phone)
    played_through(phone)
    assert {event["event"] for event in wire.events[0]} >= {"dawn", "votes", "nominated", "lynched", "over"}


def somebody_else_takes(phone: Page) -> None:
    """Anybody may take the phone to look or to speak, though another player is asked, and also when ready."""
    for is_ready in (False, True):
        phone.get_by_role("button", name="Cover").click()
        expect(phone.get_by_role("button", name="It's me, Ana")).to_be_focused()
        expect(phone.get_by_role("button", name="It's me, Gil")).to_have_count(0)
        phone.keyboard.press("Tab")
        phone.keyboard.press("Enter")
        expect(phone.locator("details li")).to_have_count(7)
        phone.get_by_role("button", name="It's me, Gil").press("Enter")
        expect(phone.locator(".house.mine")).to_have_attribute("data-seat", "6")
        if not is_ready:
            phone.get_by_role("button", name="Nothing to add").click()
        expect(phone.get_by_role("button", name="Pass it to Ana")).to_be_visible()


def test_phones_begin_covered_if_several_people_play(village: PageServer) -> None:
    """One tap turns the card over and back; not so at a desktop, nor for somebody alone with bots."""
    ana = village.visitor("Ana", **STILL, **TOUCH)
    ben, cim = village.visitor("Ben", **STILL, **TOUCH), village.visitor("Cim", **STILL)
    code = open_lupus(ana, village.url)
    for page in (ben, cim):
        join(page, village.url, code)
    ana.get_by_role("button", name="Fill with bots and start").click()
    for page in (ana, ben):
        expect(page.locator(".own .card.covered")).to_be_visible()
        assert not SECRET.findall(page.locator("html").evaluate("one => one.outerHTML"))
    expect(cim.locator(".own .card:not(.covered)")).to_contain_text("You are")
    ana.get_by_role("button", name="Uncover").click()
    expect(ana.locator(".own .card:not(.covered)")).to_contain_text("You are")
    ana.get_by_role("button", name="Cover").click()
    expect(ana.locator(".own .card.covered")).to_be_visible()
    alone = village.visitor("Dora", **STILL, **TOUCH)
    play_now(alone, village.url, NAME)
    expect(alone.locator(".own .card:not(.covered)")).to_contain_text("You are")


def test_wolves_whisper_if_the_table_has_the_option(calm_server: PageServer) -> None:
    """LT-7: the page tells a wolf who reads it; while the card is covered, nobody can see who may whisper."""
    page, _ = shown(Guide(calm_server, STILL), at_night(whispers="yes"))
    page.get_by_role("button", name="Chat").click()
    chat = page.get_by_role("dialog")
    expect(chat).to_contain_text("Only the werewolves read this.")
    expect(chat.get_by_role("textbox")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Cover").click()
    page.get_by_role("button", name="Chat").click()
    expect(chat).to_contain_text("covered like your cards")
    expect(chat.get_by_role("textbox")).to_have_count(0)


def test_a_game_against_bots(village: PageServer) -> None:
    page = village.visitor("Ana", **STILL)
    play_now(page, village.url, NAME)
    played_through(page)
    expect(page.locator(".nights details").first).to_be_visible()
    expect(page.locator(".noses tbody tr")).to_have_count(8)


def test_a_person_leads_and_all_vote_at_once(village: PageServer) -> None:
    """LT-31: the last seat sees all cards, is never asked and never dies; shadows vote, wolves may whisper."""
    ana, ben = village.visitor("Ana", **STILL), village.visitor("Ben", **STILL)
    code = open_lupus(ana, village.url, seats=9)
    ana.get_by_text("For experts").click()
    ana.get_by_label("Moderator", exact=True).select_option("The last seat")
    ana.get_by_label("Voting", exact=True).select_option("All at once")
    for name in ("Shadows", "Werewolves' chat"):
        ana.get_by_label(name, exact=True).select_option("Yes")
    ben.goto(f"{village.url}/t/{code}")
    ben.locator(".place button").last.click()
    expect(ben.locator(".place .mine")).to_have_count(2)
    ana.get_by_role("button", name="Fill with bots and start").click()
    for page in (ana, ben):
        expect(page.locator(".board.night")).to_be_visible()
    expect(ben.locator(".house .portrait")).to_have_count(8)
    expect(ben.locator("button.play, .house.lit")).to_have_count(0)
    played_through(ana)
    expect(ben.locator(OVER)).to_be_visible()
    expect(ben.locator(".cast li")).to_have_count(8)


def test_the_host_picks_the_roles(server: PageServer) -> None:
    """LT-2, LT-3: the usual mix, no special roles, or chosen ones."""
    page, teller = Guide(server, STILL).host(12, game=LUPUS)
    roles = page.get_by_role("group", name="Special roles")
    expect(roles.get_by_role("radio", name="The usual mix")).to_be_checked()
    roles.get_by_text("None", exact=True).click()
    expect(roles.get_by_role("radio", name="None")).to_be_checked()
    expect(roles.get_by_role("checkbox", checked=True)).to_have_count(0)
    for name in ("bodyguard", "owl"):
        roles.get_by_text(name, exact=True).click()
    expect(roles.get_by_role("checkbox", checked=True)).to_have_count(2)
    expect(roles.get_by_role("radio", checked=True)).to_have_count(0)
    teller.await_option("roles", "bodyguard-owl")
    roles.get_by_text("The usual mix", exact=True).click()
    expect(roles.get_by_role("checkbox", checked=True)).to_have_count(0)


def test_a_covered_card_is_shown_while_it_is_held(calm_server: PageServer) -> None:
    """Until then nothing in the page shows what it is."""
    page = lupus_covered(Guide(calm_server, STILL))
    secret = re.compile("werewolf|role-|victim")
    card = page.locator(".own .card")
    assert not secret.findall(page.locator(".board").evaluate("one => one.outerHTML"))
    card.hover()
    page.mouse.down()
    expect(page.locator(".own .shown")).to_contain_text("You are a werewolf.")
    expect(page.locator(".own .shown")).to_contain_text("Who is to be the victim?")
    page.mouse.up()
    expect(page.locator(".own .shown")).to_have_count(0)
    card.focus()
    page.keyboard.down(" ")
    expect(page.locator(".own .shown")).to_be_visible()
    page.keyboard.up(" ")
    expect(page.locator(".own .shown")).to_have_count(0)


def test_wolves_see_whom_the_others_want(calm_server: PageServer) -> None:
    page = lupus_night(Guide(calm_server, STILL))
    expect(page.get_by_role("button", name=re.compile("chosen by"))).to_have_count(1)
    expect(page.locator(".head")).to_contain_text("Who is to be the victim?")


def test_why_not_is_told_with_its_rule(calm_server: PageServer) -> None:
    page = lupus_night(Guide(calm_server, STILL))
    house_of(page, 1).click()
    opens_rule(page, "LT-7")


def test_the_dawn_tells_the_seer_what_was_seen(calm_server: PageServer) -> None:
    page = lupus_dawn(Guide(calm_server, STILL))
    expect(page.locator(".own .card")).to_contain_text("is a werewolf")


def test_it_is_played_by_keys(calm_server: PageServer) -> None:
    """Arrows move between the houses, Enter answers; by day Enter says something about somebody."""
    page, teller = Guide(calm_server, STILL).match(8, LUPUS)
    said: list[str] = []

    def heard(message: Message) -> Message:
        said.append(str(message))
        return message

    teller.sent = heard
    teller.show(at_night(), seat=0)
    house_of(page, 2).focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
    expect(house_of(page, 6)).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("button.play:enabled").press("Enter")
    page.wait_for_function("() => document.querySelector('.notices, [role=alert] p') !== null")
    assert any("'do': 'point', 'at': 6" in words for words in said)


def test_spoken_acts_are_buttons(calm_server: PageServer) -> None:
    page = lupus_talk(Guide(calm_server, STILL))
    house_of(page, 4).click()
    expect(page.locator(".acts .button")).to_have_count(5)
    page.keyboard.press("Escape")
    expect(page.locator(".acts .button")).to_have_count(0)
    page.get_by_role("button", name="I am …").click()
    expect(page.get_by_role("dialog").locator("li .button")).to_have_count(3)


WITHOUT = """() => {
    window.without = false;
    const look = () => { window.without ||= (document.body?.innerText ?? '').includes('without you'); };
    new MutationObserver(look).observe(document, {subtree: true, childList: true, characterData: true});
}"""


def test_a_reload_right_after_answering_loses_no_answer(calm_server: PageServer) -> None:
    """The answer waits for the tick, and the page is loaded again before it: it is sent afterwards, and kept nowhere
    once the server has it. Nobody with a chair is ever told that the game goes on without them."""
    page = calm_server.visitor("Ana", **STILL)
    page.add_init_script(f"({WITHOUT})()")
    play_now(page, calm_server.url, NAME)
    expect(page.locator(".board.night")).to_be_visible()
    expect(page.get_by_role("timer")).to_be_visible()  # before the clock is there, a tap only picks
    page.get_by_role("button", name="Nobody").click()
    expect(page.locator(".done")).to_have_text("Sending your answer…")
    page.reload()
    expect(page.locator(".done")).to_contain_text("You have answered: Nobody")
    assert page.evaluate("() => sessionStorage.length") == 0
    assert page.evaluate("() => window.without") is False
