"""Two phones, and a screen that everybody looks at: a whole match, and another one."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from support.browser.love_letter import asked, is_over, join, moved, open_table, play_on, start
from support.browser.server import STILL, TV, PageServer

HANDS = "Cards in your hand"


def test_two_phones_and_a_screen_play_a_match_and_another_one(calm_server: PageServer) -> None:
    server = calm_server
    ana, ben = server.visitor("Ana", **STILL), server.visitor("Ben", **STILL)
    code = open_table(ana, server.url, tokens=2)
    join(ben, server.url, code)
    expect(ben.get_by_text("Tokens to win: 2")).to_be_visible()
    screens = [hosts_screen(ana), outsiders_screen(server, ana)]
    for screen in screens:
        expect(screen.get_by_text("All are here.")).to_be_visible()
    start(ana)
    watched_match([ana, ben], screens)
    again([ana, ben], screens)


def hosts_screen(host: Page) -> Page:
    """A second tab of the host's own browser."""
    with host.expect_popup() as opened:
        host.get_by_role("link", name="Table on a big screen").click()
    opened.value.set_viewport_size(TV)
    host.bring_to_front()  # browsers let hidden tabs sleep
    return opened.value


def outsiders_screen(server: PageServer, host: Page) -> Page:
    """Another browser, in which nobody plays; a link that works once lets it in."""
    host.get_by_role("button", name="On a TV of its own").click()
    link = host.get_by_role("status").get_by_label("Link to this table").input_value()
    screen = server.visitor(viewport=TV, **STILL)
    screen.goto(link)
    return screen


def watched_match(players: list[Page], screens: list[Page]) -> None:
    """After each move the screens show whose turn it is, and nobody's hand."""
    names = dict(zip(players, ["Ana", "Ben"], strict=True))
    page = players[0]
    while not is_over(page):
        page = asked(players)
        for screen in screens:
            expect(screen.locator(".stage .seat.turn")).to_contain_text(f"{names[page]} On turn")
            expect(screen.get_by_role("group", name=HANDS)).to_have_count(0)
        moved(page)
    won = page.locator("#outcome").inner_text()
    assert won in ("Ana wins", "Ben wins")
    for page in [*players, *screens]:
        expect(page.get_by_role("heading", name=won, exact=True)).to_be_visible()
        expect(page.get_by_text("2 tokens")).to_be_visible()


def again(players: list[Page], screens: list[Page]) -> None:
    """The same people on the same chairs; the host starts."""
    expect(players[1].get_by_text("The host, Ana, can start another game.")).to_be_visible()
    players[0].get_by_role("button", name="Play again").click()
    for page in [*players, *screens]:
        chairs = page.get_by_role("list", name="Chairs round the table")
        expect(chairs).to_contain_text("Ana")
        expect(chairs).to_contain_text("Ben")
    start(players[0])
    for screen in screens:
        expect(screen.locator(".stage .seat.turn")).to_be_visible()
    play_on(players, moves=1)
