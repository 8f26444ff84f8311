"""The host's own words on the page: pasted with faults, corrected, taken from a file, played with; and clocks."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect
from support.browser.codenames import CUT_OFF, cell, give, open_codenames
from support.browser.guide import SETTLED
from support.browser.love_letter import join, start
from support.browser.server import DESKTOP, STILL, PageServer
from support.browser.watch import Watch

WORDS = [f"pebble {letter}{number}" for letter in "abc" for number in range(10)]
FAULTY = [*WORDS[:26], "PEBBLE A3", "", "rose/lily", "x" * 30, "wo\u202erd"]
SELECTED = """(field) => field.value.slice(field.selectionStart, field.selectionEnd)"""


def sheet_of(page: Page) -> Locator:
    """The sheet in which the host writes the list."""
    page.get_by_role("button", name="own words").click()
    found = page.get_by_role("dialog")
    found.wait_for()
    return found


def test_a_list_is_pasted_corrected_and_played_with(calm_server: PageServer) -> None:
    """CN-30: each bad line is answered; every device shows the words, and the referee knows them (CN-5)."""
    ana, ben = (calm_server.visitor(name, **STILL) for name in ("Ana", "Ben"))
    code = open_codenames(ana, calm_server.url, seats=2)
    join(ben, calm_server.url, code)
    sheet = sheet_of(ana)
    field = sheet.get_by_label("Words, one a line")
    field.fill("\n".join(FAULTY))
    sheet.get_by_role("button", name="Use this list").click()
    faults = sheet.locator(".faults li")
    expect(faults).to_have_count(4)
    expect(sheet.get_by_role("status")).to_contain_text("fit for a card so far: 26")
    expect(sheet.get_by_role("status")).to_contain_text("left out: 1")
    for n, words in enumerate(("Line 27: PEBBLE A3 is already in line 4", "rose/lily", "longer than 24", "U+202E")):
        expect(faults.nth(n)).to_contain_text(words)
    faults.nth(1).get_by_role("button").click()
    assert field.evaluate(SELECTED) == "rose/lily"
    ana.keyboard.type("rose")
    field.fill("\n".join(line for line in str(field.input_value()).split("\n") if line in (*WORDS, "rose", "")))
    sheet.get_by_role("button", name="Use this list").click()
    expect(sheet.get_by_role("status")).to_contain_text("The table plays with these words: 27")
    sheet.get_by_role("button", name="Close").click()
    expect(ben.locator(".option", has_text="27 words")).to_be_visible()

    watch = Watch(ben)
    ben.reload()
    start(ana)
    ana.locator(".cell.known").first.wait_for()
    lying = watch.sights()[-1]["view"]["words"]
    assert len(lying) == 25
    for page in (ana, ben):
        expect(cell(page, 0)).to_contain_text(lying[0].split()[-1])
        page.evaluate(SETTLED)
        assert page.evaluate(CUT_OFF) == []
    ana.locator(".clue-form input").fill("pebble")
    expect(ana.locator(".verdict")).to_contain_text("pebble", timeout=30_000)
    expect(ana.locator(".clue-form .play")).to_be_disabled()
    give(ana, 1)
    cell(ben, 0).click()
    ben.locator("button.play:enabled").click()
    expect(ana.locator(".covered[data-place='0']")).to_be_visible()


def test_a_file_and_back_to_the_words_of_the_game(calm_server: PageServer) -> None:
    """CN-30: what the host wrote is there again after a reload; a file that is not text is refused."""
    ana = calm_server.visitor("Ana", viewport=DESKTOP, **STILL)
    open_codenames(ana, calm_server.url, seats=2)
    sheet = sheet_of(ana)
    chosen = sheet.locator("input[type=file]")
    chosen.set_input_files({"name": "list.txt", "mimeType": "text/plain", "buffer": b"\xff\xfe\x00"})
    expect(sheet.get_by_role("status")).to_contain_text("not plain text")
    text = "\ufeff" + "\r\n".join(f"ŝtono {number}" for number in range(25))
    chosen.set_input_files({"name": "list.txt", "mimeType": "text/plain", "buffer": text.encode()})
    sheet.get_by_role("button", name="Use this list").click()
    expect(sheet.get_by_role("status")).to_contain_text("The table plays with these words: 25")
    ana.reload()
    option = ana.locator(".option", has_text="Your own list")
    expect(option).to_contain_text("25 words")
    expect(sheet_of(ana).get_by_label("Words, one a line")).to_have_value("\n".join(f"ŝtono {n}" for n in range(25)))
    ana.get_by_role("dialog").get_by_role("button", name="Close").click()
    ana.get_by_role("button", name="Play with the words of the game").click()
    expect(option).to_contain_text("the words of the game")
    ana.get_by_role("button", name="Play with your own words").click()
    expect(option).to_contain_text("25 words")


def test_clocks_are_shown(calm_server: PageServer) -> None:
    """CN-26: fixed times count down from the seconds that the table chose."""
    ana, ben = (calm_server.visitor(name, **STILL) for name in ("Ana", "Ben"))
    code = open_codenames(ana, calm_server.url, seats=2)
    join(ben, calm_server.url, code)
    ana.get_by_label("Time", exact=True).select_option("A fixed time for everything")
    ana.get_by_label("Seconds").select_option("300")
    start(ana)
    for page in (ana, ben):
        left = int(page.get_by_role("timer").inner_text())
        assert 200 < left <= 300
        expect(page.get_by_role("timer")).not_to_have_text(str(left))


def test_a_sand_glass_is_turned(server: PageServer) -> None:
    """CN-26: anybody may turn it; all see it run; when it has run down, the page says so and nothing happens."""
    ana, ben = (server.visitor(name, **STILL) for name in ("Ana", "Ben"))
    code = open_codenames(ana, server.url, seats=2)
    join(ben, server.url, code)
    ana.get_by_label("Time", exact=True).select_option("A sand-glass to turn")
    start(ana)
    ben.get_by_role("button", name="Turn the sand-glass").click()
    for page in (ana, ben):
        expect(page.get_by_role("timer")).to_have_text("0")
        expect(page.get_by_title("The sand has run down")).to_be_visible()
    expect(ana.locator(".clue-form")).to_be_visible()
