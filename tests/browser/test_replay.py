"""After the end: the game again, from any seat or with everything open, and a check of the deal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from support.browser.love_letter import open_table, played_out, see_again
from support.browser.server import STILL, PageServer


@pytest.fixture
def finished(server: PageServer) -> Page:
    """The replay page of somebody who has just played a game to its end."""
    page = server.visitor("Ana", **STILL)
    open_table(page, server.url, tokens=1)
    page.get_by_role("button", name="Fill with bots and start").click()
    played_out(page)
    see_again(page)
    return page


def test_every_step_can_be_seen_as_another_seat_saw_it(finished: Page) -> None:
    """The address contains the step and the viewer, so a reload, or a friend who gets the link, shows the same."""
    slider = finished.get_by_role("slider")
    finished.keyboard.press("Home")
    slider.focus()
    for _ in range(3):
        slider.press("ArrowRight")
    step = slider.input_value()
    eyes = finished.get_by_role("button", name="Mekano", exact=True)
    eyes.click()
    finished.wait_for_url("**seat=1**")
    address = finished.url
    finished.reload()
    expect(eyes).to_have_attribute("aria-pressed", "true")
    assert finished.url == address
    assert finished.get_by_role("slider").input_value() == step


def test_the_record_downloads_and_the_deal_checks(finished: Page, tmp_path: Path) -> None:
    with finished.expect_download() as download:
        finished.get_by_role("link", name="Download the record").click()
    path = tmp_path / "record.json"
    download.value.save_as(path)
    record = json.loads(path.read_bytes())
    assert record["game"] == "love-letter"
    assert len(record["hash"]) == 64
    assert verdicts(finished) == ["Right"] * 5


def test_what_was_believed(finished: Page) -> None:
    """For every move: what its player believed, beside what was true. Fetched only when somebody opens it."""
    asked: list[str] = []
    finished.on("request", lambda request: asked.append(request.url) if "/thoughts" in request.url else None)
    finished.keyboard.press("Home")
    assert asked == []
    finished.get_by_role("button", name="What they believed").click()
    fold = finished.get_by_role("region", name="What they believed")
    expect(fold).to_contain_text("No move was made here")
    forward = finished.get_by_role("button", name="One step forward")
    while forward.is_enabled():
        before = fold.inner_text()
        finished.keyboard.press("ArrowRight")
        expect(fold.get_by_role("heading")).to_have_text(re.compile("Ana could know|Mekano believed"))
        assert fold.inner_text() != before
        believes_whole(fold)
    assert len(asked) == 1
    finished.wait_for_url("**beliefs**")
    finished.reload()
    expect(fold.get_by_role("heading")).to_be_visible()


def believes_whole(fold: Locator) -> None:
    """The shares add up to about 100 %, and one card is marked as the true one."""
    rows = fold.get_by_role("row").all_inner_texts()
    shares = [0 if "under" in row else int(row.split()[-1].rstrip("%")) for row in rows]
    assert 97 <= sum(shares) <= 103, rows
    assert len([row for row in rows if "true" in row]) == 1, rows


def test_a_forged_secret_is_found(finished: Page) -> None:
    def forge(route: Route) -> None:
        record = route.fetch().json()
        record["luck"]["secret"] = "00" * 32
        route.fulfill(json=record)

    finished.route("**/record*", forge)
    finished.reload()
    assert "Wrong" in verdicts(finished)


def verdicts(page: Page) -> list[str]:
    """What the check of the deal says, line by line."""
    page.get_by_role("button", name="Check the deal").click()
    lines = page.get_by_role("dialog").get_by_role("listitem")
    expect(lines.first).to_be_visible()
    return [line.inner_text().split("\n")[0].strip() for line in lines.all()]
