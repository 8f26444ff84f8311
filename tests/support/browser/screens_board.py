"""The screens during a game: the board, what lies over it, and the big screen that everybody looks at."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from support.browser.guide import Guide, sheet
from support.browser.teller import ENDS, LAST_ROUND, MIDDLE, PROTECTS, RESULT, Teller, moves

from ludejo.games.love_letter import shapes as s

LONG_NAMES = ("Maksymiliano el Varsovio", "Bartholomew Featherstone", "Aleksandra-Konstancja Wy")


def board(guide: Guide) -> Page:
    """My turn; somebody is protected."""
    page, teller = guide.match()
    choices = moves("guard", at=(2,)) + moves("prince", at=(0, 2))
    teller.tell(*PROTECTS, choices=choices, **{**MIDDLE, "protected": [False, True, False]})
    expect(page.locator(".hand.mine .value")).to_have_text(["1", "5"])
    return page


def board_chosen(guide: Guide) -> Page:
    """A card is chosen: now on whom?"""
    page, teller = guide.match()
    teller.tell(*PROTECTS, choices=moves("baron", "king"), **{**MIDDLE, "hand": ["baron", "king"]})
    page.locator(".hand.mine button").first.click()
    page.locator(".targets").wait_for()
    return page


def board_guesses(guide: Guide) -> Page:
    """Which card shall the Guard name? One was seen with a Spy; of others all copies are on the table."""
    page, teller = guide.match()
    seen = {"known": [None, "princess", None], "discards": [["king"], ["countess", "spy"], ["spy"]]}
    teller.tell(*PROTECTS, choices=moves("guard", "prince"), **{**MIDDLE, **seen})
    page.locator(".hand.mine button").first.click()
    page.locator(".targets button").first.click()
    page.locator(".guesses").wait_for()
    return page


def board_waiting(guide: Guide) -> Page:
    page, teller = guide.match()
    missed = s.Played(seat=0, card="guard", at=2, guess="baron"), s.Missed(seat=2, guess="baron"), s.Turn(seat=1)
    teller.tell(*missed, **{**MIDDLE, "hand": ["prince"], "turn": 1})
    page.locator(".hand.single").wait_for()
    return page


def board_covered(guide: Guide) -> Page:
    page = board(guide)
    cover(page)
    return page


def board_four(guide: Guide) -> Page:
    """Four people with the longest names."""
    page, teller = guide.match(seats=4)
    teller.seat(*LONG_NAMES)
    view = {"hand": ["guard", "princess"], "discards": [["spy"], ["baron", "guard"], ["guard"], ["handmaid", "guard"]]}
    teller.tell(choices=moves("guard", "princess", at=(1, 2, 3)), **view)
    page.locator(".hand.mine button").first.click()
    page.locator(".targets button").first.click()
    page.locator(".guesses").wait_for()
    return page


def board_secret(guide: Guide) -> Page:
    """What somebody else's Baron and a King have shown to me alone, before my turn; two at the table."""
    page, teller = guide.match(seats=2)
    swapped = s.Swapped(seats=(1, 0)), s.Got(seat=1, gave="princess", card="countess"), s.Turn(seat=0)
    played = s.Played(seat=1, card="king", at=0, guess=None)
    view = {"known": [None, "princess"], "hand": ["countess", "baron"], "discards": [["spy"], ["king"]]}
    teller.tell(played, *swapped, choices=moves("countess", "baron", at=(1,)), **view)
    page.locator("section.eyes").wait_for()
    return page


def board_barred(guide: Guide) -> Page:
    """The Countess beside the King: the King can't be played, and the page says why."""
    page, teller = guide.match()
    teller.tell(*PROTECTS, choices=moves("countess"), **{**MIDDLE, "hand": ["king", "countess"]})
    page.locator(".holder.barred").click(force=True)  # it answers, though it is marked as disabled
    page.locator(".answer a").wait_for()
    return page


def board_out(guide: Guide) -> Page:
    page, teller = guide.match()
    events = s.Played(seat=1, card="guard", at=0, guess="prince"), s.Out(seat=0, card="prince"), s.Turn(seat=2)
    teller.tell(*events, **{**MIDDLE, "living": [False, True, True], "hand": [], "turn": 2})
    page.locator(".own .seat.out").wait_for()
    return page


def round_over(guide: Guide) -> Page:
    page, teller = guide.match()
    dealt = s.Dealt(round=5, starter=2, face_up=()), s.Hand(card="guard"), s.Turn(seat=2)
    teller.tell(*ENDS, *dealt, **{**MIDDLE, "round": 5, "turn": 2, "hand": ["guard"], "last_round": LAST_ROUND})
    page.locator(".over .panel").wait_for()
    return page


def match_over(guide: Guide) -> Page:
    page, teller = guide.match()
    ended(teller)
    page.locator("#outcome").wait_for()
    return page


def ended(teller: Teller) -> None:
    """The last round of a match."""
    last = {"turn": None, "hand": [], "winners": [2], "tokens": [2, 0, 5], "last_round": LAST_ROUND}
    teller.tell(*ENDS, s.MatchOver(winners=(2,)), **{**MIDDLE, **last})
    teller.tell_room(phase="over", result=RESULT)


def history(guide: Guide) -> Page:
    return sheet(board(guide), "nav .button", 1)


def chat(guide: Guide) -> Page:
    page = sheet(guide.match()[0], "nav .button", 2)
    page.locator("dialog .phrases .button").first.click()
    page.locator("dialog [role=log]").get_by_text("Ana").wait_for()
    return page


def menu(guide: Guide) -> Page:
    return sheet(guide.match()[0], "nav .button")


def another_device(guide: Guide) -> Page:
    page = menu(guide)
    page.locator(drawn("M7 3h10")).click()
    page.locator("dialog .move .button").first.click()
    page.locator("dialog img").wait_for()
    return page


def reference(guide: Guide) -> Page:
    return sheet(guide.match()[0], "nav .button", -1)


def paused(guide: Guide) -> Page:
    page = menu(guide)
    page.locator(drawn("M8 5v14")).click()
    page.locator(".questions .button").wait_for()
    return page


def hand_over(guide: Guide) -> Page:
    """Two people on one device, which lies on the table."""
    page = sheet(guide.host(seats=2)[0], "[aria-labelledby=around] .button")
    page.locator("dialog form input").first.fill("Ĉjo")
    page.locator("dialog form .button.main").click()
    expect(page.locator(".place .seat.mine")).to_have_count(2)
    page.locator(".start .button").last.click()
    page.locator(".handover").wait_for()
    return page


def hand_taken(guide: Guide) -> Page:
    page = hand_over(guide)
    page.locator(".handover .button").click()
    page.locator(".hand.mine").wait_for()
    return page


def connection_lost(guide: Guide) -> Page:
    page, teller = guide.match()
    teller.cut()
    page.locator(".notice").wait_for()
    return page


def drawn(stroke: str) -> str:
    """A button of the menu, found by its icon, because words depend on the language."""
    return f"dialog .menu button:has(path[d^='{stroke}'])"


def cover(page: Page) -> None:
    """This device covers its cards from now on."""
    sheet(page, "nav .button").locator(drawn("M4 7h9")).click()
    page.locator("dialog .switch input").last.check()
    page.locator("dialog header .button").click()
    page.locator("dialog").wait_for(state="detached")


# The big screen


def screen_before(guide: Guide) -> Page:
    host, _ = guide.host(seats=4)
    guide.guest(host)
    page, _ = guide.screen(host)
    expect(page.locator(".place .seat.isEmpty")).to_have_count(2)
    return page


def screen_during(guide: Guide) -> Page:
    page, teller = guide.screen(guide.match()[0])
    teller.tell(*PROTECTS, **{**MIDDLE, "hand": [], "protected": [False, True, False]})
    page.locator(".laid .chip").first.wait_for()
    return page


def screen_four(guide: Guide) -> Page:
    page, teller = guide.screen(guide.match(seats=4)[0])
    teller.seat(*LONG_NAMES)
    events = s.Played(seat=3, card="guard", at=2, guess="countess"), s.Missed(seat=2, guess="countess"), s.Turn(seat=0)
    teller.tell(*events, discards=[["spy"], ["baron", "guard"], ["guard"], ["handmaid", "guard"]])
    page.locator(".laid .chip").first.wait_for()
    return page


def screen_round(guide: Guide) -> Page:
    page, teller = guide.screen(guide.match()[0])
    dealt = s.Dealt(round=5, starter=2, face_up=()), s.Turn(seat=2)
    teller.tell(*ENDS, *dealt, **{**MIDDLE, "round": 5, "turn": 2, "hand": [], "last_round": LAST_ROUND})
    page.locator(".over .panel").wait_for()
    return page


def screen_after(guide: Guide) -> Page:
    page, teller = guide.screen(guide.match()[0])
    ended(teller)
    page.locator("h1").wait_for()
    return page
