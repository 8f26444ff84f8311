"""A picture of every screen: `./ludejo shots [FOLDER]`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright
from support.browser.guide import SETTLED, Guide
from support.browser.screens import PHONE_ONLY, SCREENS
from support.browser.server import DESKTOP, PATIENCE_MS, PHONE, PageServer, launched

TV = {"width": 1920, "height": 1080}
SIZES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": PHONE, "device_scale_factor": 2},
    "desktop": {"viewport": DESKTOP},
    "tv": {"viewport": TV},
}
EVERYWHERE = (
    "home", "settings", "gathering-host", "board", "board-guesses", "board-four", "round-over", "match-over", "chat",
    "menu", "hand-over", "screen-before", "screen-during", "replay-open", "replay-beliefs",
    "replay-check", "rules", "learn-move",
)  # fmt: skip


def sizes_of(name: str) -> tuple[str, ...]:
    if name.startswith("screen-"):
        return ("tv",)
    return ("phone",) if name in PHONE_ONLY else ("phone", "desktop")


def wanted(names: list[str]) -> Iterator[tuple[str, str, str]]:
    """Screen, size and language of every picture."""
    for name in names:
        for size in sizes_of(name):
            yield name, size, "en"
            if name in EVERYWHERE and size != "desktop":
                yield name, size, "eo"
                yield name, size, "pl"


def take(page: Page, folder: Path, name: str, size: str, language: str) -> None:
    """One screen in both themes."""
    page.mouse.move(0, 0)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        page.evaluate(SETTLED)
        page.screenshot(path=folder / f"{name}-{size}-{theme}-{language}.png")


def take_all(browser: Browser, folder: Path, names: list[str]) -> None:
    server = PageServer(browser, Path(tempfile.mkdtemp()))
    with server.serving():
        for name, size, language in wanted(names):
            page = SCREENS[name](Guide(server, {**SIZES[size], "language": language}))
            take(page, folder, name, size, language)
            server.leave()
            print(f"{name}, {size}, {language}", flush=True)


def main(words: list[str]) -> None:
    folder = Path(words[0] if words else "shots")
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        take_all(launched(playwright), folder, words[1:] or list(SCREENS))


if __name__ == "__main__":
    main(sys.argv[1:])
