"""Draws the app's icons from web/src/art/icon.svg: run it when the picture has changed.

`.venv/bin/python tests/support/browser/draw_icons.py`
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).resolve().parents[3] / "web"
ICONS = {"icon-192": (192, False), "icon-512": (512, False), "icon-maskable": (512, True)}


def drawn(svg: str, is_maskable: bool) -> str:
    """The picture; a maskable one has no round corners, and its figures are inside the safe circle."""
    if not is_maskable:
        return svg
    head, ground, *figures = svg.strip().split("\n")
    inside = "".join(figures).removesuffix("</svg>")
    return f'{head}{ground.replace("rx=", "data-rx=")}<g transform="translate(15 15) scale(.7)">{inside}</g></svg>'


def main() -> None:
    svg = (WEB / "src/art/icon.svg").read_text()
    shutil.copy(WEB / "src/art/icon.svg", WEB / "public/icon.svg")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, is_maskable) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawn(svg, is_maskable)}")
            page.screenshot(path=WEB / f"public/{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
