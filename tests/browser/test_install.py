"""The page as an installed app: its manifest and icons, and its caches, which hold the page and never a table."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from support.browser.love_letter import play_now
from support.browser.server import STILL, PageServer

MEASURED = """async (src) => {
  const image = new Image();
  image.src = src;
  await image.decode();
  return [image.naturalWidth, image.naturalHeight];
}"""
KEPT = """async () => {
  const names = await caches.keys();
  const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return caught.flat().map((request) => new URL(request.url).pathname);
}"""


def test_the_manifest_and_its_icons_are_what_they_say(server: PageServer) -> None:
    page = server.visitor()
    page.goto(server.url)
    href = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.evaluate("(href) => fetch(href).then((answer) => answer.json())", href)
    assert manifest["name"] == manifest["short_name"] == "Ludejo"
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    sizes = {icon["src"]: icon["sizes"] for icon in manifest["icons"]}
    for src, size in sizes.items():
        width, height = page.evaluate(MEASURED, src)
        assert size in (f"{width}x{height}", "any"), src
    assert {"192x192", "512x512"} <= set(sizes.values())  # what browsers ask for before they offer to install
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])


def test_without_a_connection_the_page_opens_and_nothing_of_a_game_was_kept(server: PageServer) -> None:
    page = server.visitor("Ana", **STILL)
    page.goto(server.url)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    play_now(page, server.url)
    page.locator(".board [data-spot]").first.wait_for()  # the first hand may be empty: its player is out
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert [path for path in kept if path != "/" and not path.startswith("/assets/")] == []
    go_offline(page)
    page.goto(server.url)
    expect(page.get_by_role("alert")).to_contain_text("The server doesn't answer.")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_enabled()


def go_offline(page: Page) -> None:
    """Wait first until the service worker controls this page, which happens a moment after the first visit."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
