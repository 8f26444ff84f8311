"""How much the first visit weighs, and what is left without a connection."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from support.browser.server import PageServer

FIRST_PAGE_KB = 200
FONTS_KB = 60


def test_the_first_page_is_light(server: PageServer) -> None:
    """Everything over the wire, headers, typefaces and art included; in the language with the most letters."""
    page = server.visitor(language="pl", service_workers="block")  # files from a service worker would count as 0 bytes
    network = page.context.new_cdp_session(page)
    names: dict[str, str] = {}
    weights: dict[str, float] = {}

    def begun(event: dict[str, Any]) -> None:
        names[event["requestId"]] = event["request"]["url"]

    def done(event: dict[str, Any]) -> None:
        weights[names[event["requestId"]]] = event["encodedDataLength"]

    network.on("Network.requestWillBeSent", begun)
    network.on("Network.loadingFinished", done)
    network.send("Network.enable")
    page.goto(server.url, wait_until="networkidle")
    expect(page.locator(".button.main").first).to_be_visible()
    page.evaluate("() => document.fonts.ready.then(() => true)")  # on a slow machine fonts load later
    page.wait_for_load_state("networkidle")
    fonts = sum(weight for name, weight in weights.items() if name.endswith(".woff2"))
    print(f"first page {sum(weights.values()) / 1000:.1f} kB, of it fonts {fonts / 1000:.1f} kB")
    assert len(weights) > 5
    assert 0 < fonts <= FONTS_KB * 1000
    assert sum(weights.values()) <= FIRST_PAGE_KB * 1000


def test_without_a_connection_the_page_says_what_is_missing(server: PageServer) -> None:
    page = server.visitor("Ana")
    page.goto(server.url)
    manifest = page.evaluate("() => fetch('/manifest.webmanifest').then((answer) => answer.json())")
    for icon in manifest["icons"]:
        assert page.evaluate("(src) => fetch(src).then((answer) => answer.status)", icon["src"]) == 200
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.reload()  # now the service worker answers for the files
    expect(page.locator(".button.main").first).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("doesn't answer")).to_be_visible()
