"""Three processes serve one table, and nobody in front of a page can tell."""

from __future__ import annotations

from pathlib import Path

from browser.house import DESK, STILL, House
from browser.lupus import open_lupus, played_through
from browser.playing import OVER, join
from playwright.sync_api import Browser, expect
from postgres import Postgres

PACE = "0.04"  # one of them only looks on, so that clocks run out


def test_a_village_at_three_processes(browser: Browser, tmp_path: Path, postgres: Postgres) -> None:
    """A phone and a desk play with bots, nights and days; whoever comes back finds the village, whichever answers."""
    words = ("--pace", PACE, "--workers", "3", "--database", postgres.url())
    with House(browser, tmp_path).serving(*words) as house:
        ana, ben = house.visitor("Ana", **STILL), house.visitor("Ben", viewport=DESK, **STILL)
        join(ben, house.url, open_lupus(ana, house.url))
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
