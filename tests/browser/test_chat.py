"""The chat: each reader sees phrases in their language; the host can silence a person, a reader can switch it off."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect
from support.browser.love_letter import open_table, sit, start
from support.browser.server import STILL, PageServer


def test_talk(calm_server: PageServer) -> None:
    ana, beata, karlo = at_table(calm_server)
    chat = opened(ana, "Chat")
    expect(chat).to_contain_text("Everybody at this table reads this.")
    chat.get_by_role("button", name="Good luck!").click()
    chat.get_by_label("Say something").fill("Ĉu ni komencu?")
    chat.get_by_label("Say something").press("Enter")
    said(chat, ["Ana: Good luck!", "Ana: Ĉu ni komencu?"])
    expect(beata.get_by_role("button", name="Czat")).to_have_text("Czat 2")
    beatas = opened(beata, "Czat")
    said(beatas, ["Ana: Powodzenia!", "Ana: Ĉu ni komencu?"])
    beatas.get_by_role("button", name="Dziękuję!").click()
    said(chat, ["Ana: Good luck!", "Ana: Ĉu ni komencu?", "Beata: Thank you!"])
    is_silenced(opened(karlo, "Chat"))
    switches_off(beata)


def at_table(server: PageServer) -> tuple[Page, Page, Page]:
    """Ana, the host; Beata, who reads Polish; Karlo, who looks on and is silenced before the game."""
    ana = server.visitor("Ana", **STILL)
    beata = server.visitor("Beata", "pl", **STILL)
    karlo = server.visitor("Karlo", **STILL)
    code = open_table(ana, server.url, listed=True)
    beata.goto(f"{server.url}/t/{code}")
    sit(beata)
    karlo.goto(f"{server.url}/t/{code}")
    ana.get_by_role("button", name="More about Karlo").click()
    for _ in ("wished", "sure"):
        ana.get_by_role("button", name="Silence in the chat").click()
    expect(ana.get_by_text("silenced in the chat")).to_be_visible()
    start(ana)
    return ana, beata, karlo


def opened(page: Page, name: str) -> Locator:
    page.get_by_role("button", name=name).click()
    return page.get_by_role("dialog")


def said(chat: Locator, lines: list[str]) -> None:
    expect(chat.get_by_role("log").get_by_role("listitem")).to_have_text(lines)


def is_silenced(chat: Locator) -> None:
    """A silenced person reads what others say, and is told why they can't write."""
    said(chat, ["Ana: Good luck!", "Ana: Ĉu ni komencu?", "Beata: Thank you!"])
    expect(chat).to_contain_text("The host has silenced you.")
    expect(chat.get_by_role("textbox")).to_have_count(0)
    expect(chat.get_by_role("button", name="Good luck!")).to_have_count(0)


def switches_off(page: Page) -> None:
    """Somebody who switches the chat off sees nothing of it."""
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Ustawienia").click()
    page.get_by_role("switch", name="Czat").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Czat")).to_have_count(0)
    expect(page.get_by_text("Powodzenia!")).to_have_count(0)
