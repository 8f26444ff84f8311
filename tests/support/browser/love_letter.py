"""How somebody plays Love Letter on the page: by looking at it and tapping."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from playwright.sync_api import Error, Page, expect

from ludejo.texts import texts

OWN_NAMES = {"en": "English", "eo": "Esperanto", "pl": "Polski"}
MINE = ".hand.mine"
OVER = "#outcome"
LOOK_MS = 20
STEP_MS = 20_000  # until somebody is asked, even on a busy machine
MATCH_MS = 60_000
TOLD = """() => [document.querySelectorAll('.side .history li').length,
    document.querySelector('.handover h1')?.textContent, !!document.querySelector('#outcome')].join()"""
QUICK = """() => {
    const all = (words) => [...document.querySelectorAll(words)];
    const cards = all('.hand.mine button:not([aria-disabled=true])');
    const wise = cards.find((card) => !card.ariaLabel.includes(', 8.')) ?? cards[0];
    const [over] = all('.board .over button');
    const [play] = all('button.play:enabled');
    if (over) over.click();
    else if (play) play.click();
    else if (cards.length && !all('.hand.mine [aria-pressed=true]').length) wise.click();
    else (all('.guesses button')[0] ?? all('.targets button')[0])?.click();
}"""


def open_table(
    host: Page, url: str, seats: int = 2, tokens: int = 0, listed: bool = False, game: str = "Love Letter"
) -> str:
    """Open a table from the front page, with the host on its first chair; returns its code. `tokens` 0: the default."""
    host.goto(url)
    host.get_by_role("article", name=game).get_by_role("button", name="Open a table").click()
    host.get_by_role("radio", name=str(seats), exact=True).check(force=True)
    if listed:
        host.get_by_role("radio", name="Listed").check()
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_role("button", name="Fill with bots and start")).to_be_enabled()
    if tokens:
        host.get_by_label("Tokens to win").select_option(str(tokens))
    return host.url.rsplit("/", 1)[1]


def join(guest: Page, url: str, code: str) -> None:
    """Come to the table by typing its code on the front page."""
    guest.goto(url)
    guest.get_by_label("Join a table").fill(code)
    guest.get_by_role("button", name="Join", exact=True).click()
    expect(guest.get_by_role("list", name="Chairs round the table").get_by_text("you")).to_have_count(1)


def start(host: Page) -> None:
    host.get_by_role("button", name="Start", exact=True).click()
    expect(host.locator(".board, .handover")).to_be_visible()


def play_now(page: Page, url: str, game: str = "Love Letter") -> None:
    """From the front page to a game against bots, in one tap."""
    page.goto(url)
    page.get_by_role("article", name=game).get_by_role("button", name="Play now against bots").click()
    expect(page.locator(".board")).to_be_visible()


def sit(page: Page) -> None:
    """Somebody who came by the link takes the first free chair; the same in every language."""
    page.locator(".start .button.main").click()
    expect(page.locator(".place .mine")).to_have_count(2)  # the chair and its name


def is_mine(page: Page) -> bool:
    """Is this page asked for a move?"""
    return page.locator(MINE).count() > 0


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def make_move(page: Page) -> None:
    """Any move: the first card that may be played and is not the Princess, the first target, the first guess."""
    choose_move(page)
    page.locator("button.play").click()


def choose_move(page: Page) -> None:
    """All of a move but the last tap."""
    put_away(page)
    if page.locator(".hand.mine button[aria-pressed=true]").count() == 0:
        pick_card(page)
    if page.locator(".targets").count():
        page.locator(".targets button").first.click()
    if page.locator(".guesses").count():
        page.locator(".guesses button").first.click()
    expect(page.locator("button.play")).to_be_enabled()


def pick_card(page: Page) -> None:
    cards = page.locator(".hand.mine button:not([aria-disabled=true])")
    names = [card.get_attribute("aria-label") or "" for card in cards.all()]
    wise = [n for n, name in enumerate(names) if ", 8." not in name] or [0]
    cards.nth(wise[0]).click()


def put_away(page: Page) -> None:
    """Close the panel over the board that shows the end of a round."""
    if page.locator(".board .over").count():
        page.locator(".board .over button").click()


def play_on(pages: list[Page], moves: int) -> None:
    """The player who is asked makes a move; this number of times."""
    for _ in range(moves):
        moved(asked(pages))


def asked(pages: list[Page], sign: str = MINE) -> Page:
    """The page that is asked for a move now: the first one with this sign."""
    for _ in range(STEP_MS // LOOK_MS):
        for page in pages:
            if page.locator(sign).count():
                return page
        pages[0].wait_for_timeout(LOOK_MS)
    raise AssertionError("nobody is asked")


def until_asked(page: Page, other: Page) -> None:
    """The other page plays until it is the turn of `page`."""
    while asked([page, other]) is other:
        moved(other)


def told(page: Page) -> list[str]:
    """The history, line by line."""
    lines: list[str] = page.locator(".side .history li").all_text_contents()
    return lines


def turn_to(page: Page, language: str) -> None:
    """Choose another language in the menu of the table."""
    words = texts(page.locator("html").get_attribute("lang") or "en")
    page.get_by_role("button", name=words.say("page-menu"), exact=True).click()
    page.get_by_role("button", name=words.say("page-settings"), exact=True).click()
    page.get_by_role("radio", name=OWN_NAMES[language]).check(force=True)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.get_by_role("dialog").get_by_role("button", name=texts(language).say("page-close")).click()


@contextmanager
def happening(page: Page) -> Iterator[None]:
    """At the end of this block, wait until what was done in it has happened."""
    before = page.evaluate(TOLD)
    yield
    page.wait_for_function(f"before => ({TOLD})() !== before", arg=before)


def moved(page: Page) -> None:
    """Make a move, and wait until it has happened."""
    with happening(page):
        make_move(page)


def press_on(page: Page, steps: tuple[str, ...]) -> None:
    """Press Enter on the first of these that is there; do nothing while others play."""
    found = next((words for words in steps if page.locator(words).count()), "")
    if found:
        with suppress(Error):  # a move that is granted just now takes its button away
            page.locator(found).first.focus(timeout=1_000)
            page.keyboard.press("Enter")
    page.wait_for_timeout(LOOK_MS)


def first_tapped(words: tuple[str, ...]) -> str:
    """A script for `played_out`, which taps the first of these that is there."""
    return f"() => {list(words)}.map((one) => document.querySelector(one)).find((one) => one)?.click()"


def played_out(page: Page, quick: str = QUICK, every: int = 20, within: float = MATCH_MS) -> None:
    """A script in the page plays on to the end, very quickly."""
    page.evaluate(f"() => {{ window.quick = setInterval({quick}, {every}); }}")
    expect(page.locator(OVER)).to_be_visible(timeout=within)
    page.evaluate("() => clearInterval(window.quick)")


def see_again(page: Page) -> None:
    """After the end, open the replay."""
    page.get_by_role("button", name="See the game again").click()
    expect(page.get_by_role("slider")).to_be_visible()


def see_all_again(page: Page) -> None:
    """Open the replay at its beginning, with everything open."""
    see_again(page)
    page.get_by_role("button", name="Everything open").click()
    page.keyboard.press("Home")
