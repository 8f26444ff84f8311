"""Three processes serve one table, and people at their pages don't notice."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect
from support.browser.love_letter import OVER, join
from support.browser.lupus_in_tabula import open_lupus, played_through
from support.browser.server import DESKTOP, STILL, PageServer
from support.postgres import Postgres

PACE = "0.04"  # Ben only watches, so clocks have to run out


def test_a_village_at_three_processes(browser: Browser, tmp_path: Path, postgres: Postgres) -> None:
    """A phone and a desktop play with bots. A page that reloads shows the game again, whichever process answers."""
    words = ("--pace", PACE, "--workers", "3", "--database", postgres.url())
    with PageServer(browser, tmp_path).serving(*words) as server:
        ana, ben = server.visitor("Ana", **STILL), server.visitor("Ben", viewport=DESKTOP, **STILL)
        join(ben, server.url, open_lupus(ana, server.url))
        expect(ana.get_by_role("list", name="Chairs").get_by_role("button", name="Ben")).to_be_visible()
        ana.get_by_role("button", name="Fill with bots and start").click()
        for page in (ana, ben):
            expect(page.locator(".board")).to_be_visible()
        for _ in range(3):
            ben.reload()
            expect(ben.locator(".board")).to_be_visible()
        played_through(ana)
        expect(ben.locator(OVER)).to_be_visible()
        expect(ben.locator(".cast li")).to_have_count(8)
