"""Every screen of the page, and how a new visitor gets there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from support.browser import screens_artus as a
from support.browser import screens_board as b
from support.browser import screens_codenames as n
from support.browser import screens_lines_and_columns as c
from support.browser import screens_lupus_in_tabula as u
from support.browser.guide import ARTUS, CODENAMES, LINES, LOVE_LETTER, Guide, sheet
from support.browser.love_letter import MATCH_MS
from support.browser.teller import RESULT

# Before the table


def home(guide: Guide) -> Page:
    page = guide.visitor(path="/")
    page.locator("article .button.main").first.wait_for()
    return page


def home_known(guide: Guide) -> Page:
    """Somebody who has been at tables; another one is listed."""
    other, _ = guide.host(private=False, name="Ben")
    page, teller = guide.host()
    teller.tell_room(phase="over", result=RESULT)
    page.locator("#outcome").wait_for()
    page.goto(other.url)
    page.locator(".start .button").wait_for()
    page.goto(guide.server.url)
    page.locator("[aria-labelledby=listed]").wait_for()
    return page


def home_away(guide: Guide) -> Page:
    """The page is there, the server doesn't answer."""
    page = guide.visitor()
    page.route("**/api/**", lambda route: route.abort())
    page.goto(guide.server.url)
    page.locator("[role=alert]").wait_for()
    return page


def settings(guide: Guide) -> Page:
    return sheet(home(guide), "button.you")


def opening(guide: Guide) -> Page:
    return sheet(guide.visitor("Ana", "/"), "article .ways .button", 1)


def opening_unknown(guide: Guide) -> Page:
    return sheet(home(guide), "article .ways .button", 1)


def introduce(guide: Guide) -> Page:
    page = guide.visitor(path="/t/2222222222")
    page.locator("form input").first.wait_for()
    return page


# Before the game


def gathering_host(guide: Guide) -> Page:
    page, _ = guide.host(seats=4)
    guide.guest(page)
    expect(page.locator(".place .seat.isEmpty")).to_have_count(2)
    sheet(page, ".place button", 2).locator("dialog li .button").first.click()
    expect(page.locator(".place .badge")).to_be_visible()
    page.locator("dialog").wait_for(state="detached")
    return page


def gathering_guest(guide: Guide) -> Page:
    return guide.guest(guide.host(seats=4)[0])


def chair(guide: Guide) -> Page:
    return sheet(guide.host()[0], ".place button", 1)


def chair_bot(guide: Guide) -> Page:
    """A chair with a bot on it: another level, or one of the bots that are seldom wanted."""
    page = sheet(guide.host()[0], ".place button", 1)
    page.locator("dialog li .button").nth(2).click()
    page.locator("dialog").wait_for(state="detached")
    expect(page.locator(".place .badge")).to_be_visible()
    sheet(page, ".place button", 1).locator("dialog summary").click()
    return page


def own_chair(guide: Guide) -> Page:
    return sheet(guide.host()[0], ".place button")


def add_person(guide: Guide) -> Page:
    return sheet(guide.host()[0], "[aria-labelledby=around] .button")


# After the game, and beside it


def replayed(guide: Guide, query: str, game: str = LOVE_LETTER, seats: int = 3) -> Page:
    """A game that bots have played."""
    if game not in guide.finished:
        host, _ = guide.host(seats, game=game, sits=False, starts=True)
        host.locator("#outcome").wait_for(timeout=MATCH_MS)
        guide.finished[game] = host.url
    page = guide.visitor()
    page.goto(f"{guide.finished[game]}/replay{query}")
    page.locator(".board").wait_for()
    return page


def replay_seat(guide: Guide) -> Page:
    return replayed(guide, "?seat=0&step=3")


def replay_open(guide: Guide) -> Page:
    return replayed(guide, "?seat=all&step=3")


def replay_beliefs(guide: Guide) -> Page:
    """Beside the board: what was believed at this move."""
    page = replayed(guide, "?seat=all&step=3&beliefs")
    page.locator(".shares .row").first.wait_for()
    return page


def replay_check(guide: Guide) -> Page:
    return sheet(replayed(guide, ""), "aside nav button")


def replay_steps(guide: Guide) -> Page:
    return sheet(replayed(guide, ""), "header .narrow")


def replay_share(guide: Guide) -> Page:
    return sheet(replayed(guide, ""), "aside nav button", 1)


def rules(guide: Guide) -> Page:
    page = guide.visitor(path="/rules/love-letter#LL-13")
    page.locator(".called").wait_for()
    page.locator(".reference").wait_for()
    return page


def rules_top(guide: Guide) -> Page:
    page = guide.visitor(path="/rules/love-letter")
    page.locator(".reference").wait_for()
    return page


def learn(guide: Guide) -> Page:
    page = guide.visitor(path="/learn/love-letter")
    page.locator(".coach .button").wait_for()
    return page


def learn_move(guide: Guide) -> Page:
    page = learn(guide)
    page.locator(".coach .button").click()
    page.locator(".hand.mine").wait_for()
    return page


def learn_artus(guide: Guide) -> Page:
    """The King explains; a Knight is to be placed."""
    page = guide.visitor(path="/learn/artus")
    page.locator(".coach .button").click()
    page.locator(".chairs .offered").first.wait_for()
    return page


def lines_replay(guide: Guide) -> Page:
    """Everything open, and what was believed of the hands."""
    page = replayed(guide, "?seat=all&step=6&beliefs", LINES)
    page.locator(".beliefs").first.wait_for()
    return page


def lines_rules(guide: Guide) -> Page:
    page = guide.visitor(path="/rules/lines-and-columns")
    page.locator(".example").wait_for()
    return page


def artus_replay(guide: Guide) -> Page:
    return replayed(guide, "?seat=all&step=40", ARTUS)


def codenames_replay(guide: Guide) -> Page:
    """Everything open, and which words a clue meant."""
    page = replayed(guide, "?seat=all&step=1&beliefs", CODENAMES, 2)
    page.locator(".believed .chip").first.wait_for()
    return page


def nowhere(guide: Guide) -> Page:
    page = guide.visitor(path="/")
    page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
    page.locator(".page-middle").wait_for()
    return page


def no_table(guide: Guide) -> Page:
    page = guide.visitor("Ana", "/t/2222222222")
    page.locator("h1").wait_for()
    return page


def no_replay(guide: Guide) -> Page:
    page = guide.visitor("Ana", "/t/2222222222/replay")
    page.locator("h1").wait_for()
    return page


PHONE_ONLY = ("history", "chat", "replay-steps")  # on a desktop they lie beside the board
SCREENS: dict[str, Callable[[Guide], Page]] = {
    function.__name__.replace("_", "-"): function
    for function in (
        home, home_known, home_away, settings, opening, opening_unknown, introduce,
        gathering_host, gathering_guest, chair, chair_bot, own_chair, add_person,
        b.board, b.board_chosen, b.board_guesses, b.board_waiting, b.board_covered, b.board_four, b.board_secret,
        b.board_barred, b.board_out, b.round_over, b.match_over, b.history, b.chat, b.menu, b.another_device,
        b.reference, b.paused, b.hand_over, b.hand_taken, b.connection_lost,
        b.screen_before, b.screen_during, b.screen_four, b.screen_round, b.screen_after,
        replay_seat, replay_open, replay_beliefs, replay_check, replay_steps, replay_share,
        c.lines_board, c.lines_picked, c.lines_why, c.lines_all, c.lines_covered, c.lines_waiting, c.lines_full,
        c.lines_stuck, c.lines_over, c.lines_card, c.lines_lesson, c.lines_words, c.lines_practice, c.lines_reference,
        c.lines_gathering, c.screen_lines, c.screen_lines_full, lines_replay, lines_rules,
        a.artus_placing, a.artus_board, a.artus_piece, a.artus_goal, a.artus_pushing, a.artus_turning, a.artus_joker,
        a.artus_scoring, a.artus_drawing, a.artus_refused, a.artus_covered, a.artus_waiting, a.artus_cards_of,
        a.artus_over, a.artus_reference, a.artus_rules, a.artus_gathering, a.screen_artus, a.screen_artus_over,
        artus_replay,
        n.codenames_spymaster, n.codenames_clue, n.codenames_doubtful, n.codenames_refused, n.codenames_covered,
        n.codenames_asked, n.codenames_ruling, n.codenames_penalty, n.codenames_guess, n.codenames_pointed,
        n.codenames_waiting, n.codenames_why, n.codenames_clues, n.codenames_long, n.codenames_glosses,
        n.codenames_three, n.codenames_together, n.codenames_won, n.codenames_lost, n.codenames_reference,
        n.codenames_gathering, n.codenames_rules, n.screen_codenames, n.screen_codenames_over, codenames_replay,
        u.lupus_night, u.lupus_covered, u.lupus_answered, u.lupus_night_largest, u.lupus_why, u.lupus_dawn,
        u.lupus_talk, u.lupus_about, u.lupus_claim, u.lupus_talk_largest, u.lupus_ballot, u.lupus_plea, u.lupus_dead,
        u.lupus_ghost, u.lupus_over, u.lupus_reference, u.lupus_said, u.lupus_gathering, u.screen_lupus_night,
        u.screen_lupus_talk, u.screen_lupus_ballot, u.screen_lupus_over,
        rules, rules_top, learn, learn_move, learn_artus, nowhere, no_table, no_replay,
    )
}  # fmt: skip
