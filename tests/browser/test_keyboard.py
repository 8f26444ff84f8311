"""A whole game without a mouse; a live region tells everything to people who can't see the board."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize, expect
from support.browser.love_letter import LOOK_MS, happening, is_mine, is_over
from support.browser.server import STILL, PageServer

DESKTOP = ViewportSize(width=1100, height=720)  # wide enough for the history beside the board
MOST_TABS = 60
MOST_LOOKS = 1000
MOST_HEARD = 30  # lines that the live region keeps
HEARD = """() => ['.board [role=log] li', '.side .history li'].map((words) =>
    [...document.querySelectorAll(words)].map((line) => line.textContent))"""
FOCUS = """words => {
    const now = document.activeElement;
    const ringed = [now, now.closest('label')].some((one) => {
        const style = one && getComputedStyle(one);
        return style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0;
    });
    return [now.tabIndex < 0, ringed, now.matches(words), now.outerHTML.slice(0, 120)];
}"""


class Keys:
    """Somebody who has only a keyboard, and must see what has the focus."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def is_at(self, words: str) -> bool:
        """Is the focus on one of these? Also checks that a ring shows the focus on everything that can be used."""
        is_idle, is_ringed, is_there, what = self.page.evaluate(FOCUS, words)
        assert is_idle or is_ringed, f"nobody sees that this has the focus: {what}"
        return bool(is_there)

    def go_to(self, words: str) -> None:
        """Press Tab until one of these has the focus."""
        for _ in range(MOST_TABS):
            if self.is_at(words):
                return
            self.press("Tab")
        raise AssertionError(f"no way by Tab to {words}")

    def push(self, words: str, key: str = "Enter") -> None:
        self.go_to(words)
        self.press(key)


def test_a_match_by_keyboard(server: PageServer) -> None:
    page = server.visitor("Ana", viewport=DESKTOP, **STILL)
    keys = Keys(page)
    open_table(page, keys, server.url)
    heard, lines = page.evaluate(HEARD)
    unheard = len(lines) - len(heard)  # told before the board was there
    assert heard
    for _ in range(MOST_LOOKS):
        if is_over(page):
            break
        if page.locator(".over").count():
            expect(page.locator(".over button")).to_be_focused()
            keys.press("Enter")
        elif is_mine(page):
            move(page, keys)
            keeps_focus(page)
        else:
            page.wait_for_timeout(LOOK_MS)
        heard, lines = page.evaluate(HEARD)
        assert heard == lines[unheard:][-MOST_HEARD:]
    expect(page.locator("#outcome")).to_be_visible()
    keys.push(".ways .button.main")  # play again
    expect(page.locator(".start")).to_be_visible()


def open_table(page: Page, keys: Keys, url: str) -> None:
    """Two chairs, one token, a bot."""
    page.goto(url)
    expect(page.locator("article").first).to_be_visible()
    keys.push("article .button:not(.main)")
    keys.go_to("dialog input[type=radio]")
    keys.press("ArrowLeft")
    keys.press("ArrowLeft")
    assert keys.is_at("input:checked")
    keys.push("dialog .button.main")
    expect(page.locator(".place")).to_have_count(2)
    expect(page.locator(".place .mine").first).to_be_visible()
    keys.push(".option select", "ArrowDown")  # one token
    keys.push(".option:last-child select", "ArrowDown")  # we begin
    expect(page.locator(".start .button")).to_be_enabled()
    keys.push(".start .button")
    expect(page.locator(".board")).to_be_visible()


def move(page: Page, keys: Keys) -> None:
    """Choose a card, a target and a guess, then play."""
    if page.locator(".hand.mine button[aria-pressed=true]").count() == 0:
        pick(page, keys)
    if page.locator(".targets").count():
        keys.push(".targets button")
    if page.locator(".guesses").count():
        keys.push(".guesses button")
    with happening(page):
        keys.push("button.play:enabled")


def pick(page: Page, keys: Keys) -> None:
    """Pick a card, put it back, pick it again: not the Princess, if there is another. Arrows move between cards."""
    card = ".hand.mine button"
    keys.go_to(card)
    keys.press("ArrowRight")
    expect(page.locator(card).nth(1)).to_be_focused()
    if keys.is_at("[aria-label*=', 8.'], [aria-disabled=true]"):
        keys.press("ArrowLeft")
        expect(page.locator(card).first).to_be_focused()
    keys.press("Space")
    expect(page.locator(f"{card}[aria-pressed=true]")).to_be_focused()
    keys.press("Escape")
    expect(page.locator(f"{card}[aria-pressed=true]")).to_have_count(0)
    keys.press("Enter")
    expect(page.locator(f"{card}[aria-pressed=true]")).to_be_focused()
    looks_up_cards(page, keys)


def looks_up_cards(page: Page, keys: Keys) -> None:
    """A sheet opens and closes; the card stays picked, and the focus returns to where it was."""
    keys.push("nav .button:last-of-type")
    expect(page.get_by_role("dialog")).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert keys.is_at("nav .button:last-of-type")
    expect(page.locator(".hand.mine button[aria-pressed=true]")).to_have_count(1)


def keeps_focus(page: Page) -> None:
    """After a move the focus stays in the game and does not return to the top of the page."""
    assert page.evaluate("document.activeElement !== document.body")
