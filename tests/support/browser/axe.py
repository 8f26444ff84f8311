"""What axe and a ruler find wrong with a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import axe_playwright_python  # type: ignore[import-untyped]
from playwright.sync_api import Page
from support.browser.guide import SETTLED

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
ALL_RULES: dict[str, Any] = {"resultTypes": ["violations"]}
CONTRAST: dict[str, Any] = {**ALL_RULES, "runOnly": {"type": "rule", "values": ["color-contrast"]}}
VIOLATIONS = f"""async ([theme, options]) => {{
  while (document.documentElement.dataset.theme !== theme) await new Promise(requestAnimationFrame);
  await ({SETTLED})();
  const {{ violations }} = await axe.run(document, options);
  const told = (one, node) => `${{theme}}, ${{one.id}}: ${{node.html.slice(0, 160)}}: ${{node.failureSummary}}`;
  return violations.flatMap((one) => one.nodes.map((node) => told(one, node)));
}}"""
WIDER = """
() => {
  const page = document.documentElement;
  return page.scrollWidth > page.clientWidth ? [`${page.scrollWidth} px on ${page.clientWidth}`] : [];
}
"""


def violations(page: Page, theme: Literal["light", "dark"], options: dict[str, Any]) -> list[str]:
    page.emulate_media(color_scheme=theme)
    found: list[str] = page.evaluate(VIOLATIONS, [theme, options])
    return found
