"""Plain http under a name that is not localhost, as in a home network: no secure context, and everything works."""

from __future__ import annotations

import socket
from pathlib import Path

from playwright.sync_api import Browser, expect
from support.browser.love_letter import open_table, played_out
from support.browser.server import STILL, PageServer


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def test_a_game_without_a_secure_context(browser: Browser, tmp_path: Path) -> None:
    server = PageServer(browser, tmp_path)
    address = f"http://ludejo.example:{free_port()}"
    with server.serving("--public-url", address, port=address.rsplit(":", 1)[1]):
        page = server.visitor("Ana", **STILL)
        code = open_table(page, address, tokens=1)
        assert page.evaluate("isSecureContext") is False
        copy = page.get_by_role("button", name="Copy", exact=True)
        copy.click()
        expect(page.get_by_role("button", name="Copied")).to_be_visible()
        page.get_by_role("button", name="Fill with bots and start").click()
        expect(page.locator(".board")).to_be_visible()
        played_out(page)
        page.goto(f"{address}/t/{code}/replay")
        page.get_by_role("button", name="Check the deal").click()
        checks = page.get_by_role("dialog").get_by_role("listitem")
        expect(checks).to_have_count(5)
        assert [line.inner_text().split("\n")[0].strip() for line in checks.all()] == ["Right"] * 5
