"""Every screen can be read, reached and touched by everybody: axe, big enough targets, no sideways scrolling."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import axe_playwright_python  # type: ignore[import-untyped]
import pytest
from browser.guide import SETTLED, Guide
from browser.house import DESK, PHONE, STILL, House
from browser.screens import SCREENS
from playwright.sync_api import Page, ViewportSize

NARROW: ViewportSize = {"width": 320, "height": 740}
BIG: ViewportSize = {"width": 1920, "height": 1080}
ON_TV = [name for name in SCREENS if name.startswith("screen-")]
ON_PHONE = [name for name in SCREENS if name not in [*ON_TV, "rules-top"]]  # that one is `rules`, not scrolled
ON_DESK = ["home-known", "gathering-host", "board-guesses", "match-over", "replay-open"]  # they have another layout

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
LIGHT: dict[str, Any] = {"resultTypes": ["violations"]}
DARK: dict[str, Any] = {**LIGHT, "runOnly": {"type": "rule", "values": ["color-contrast"]}}  # nothing else changes

# A link inside a sentence is as big as its words; a box to tick is as big as its label.
SMALL_TARGETS = """
() => {
  const inSentence = (one) => one.matches('a') && getComputedStyle(one).display === 'inline'
    && [...one.parentElement.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const touched = (one) => one.matches('input[type=radio], input[type=checkbox]') ? one.closest('label') ?? one : one;
  return [...document.querySelectorAll('button, a[href], input, select, textarea, summary')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]') && !inSentence(one))
    .filter((one) => !document.querySelector('dialog') || one.closest('dialog'))
    .map((one) => [one, touched(one).getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.width, box.height) < 43.9)
    .map(([one, box]) => `small, ${box.width} x ${box.height}: ${one.outerHTML.slice(0, 160)}`);
}
"""
BROKEN_PICTURES = "() => [...document.images].filter((one) => !one.naturalWidth).map((one) => `broken: ${one.src}`)"
WIDER = """
() => {
  const page = document.documentElement;
  return page.scrollWidth > page.clientWidth ? [`${page.scrollWidth} px on ${page.clientWidth}`] : [];
}
"""


@pytest.fixture(scope="module")
def known(quick_server: House) -> Guide:
    """One for all screens: he remembers a finished game."""
    return Guide(quick_server)


@pytest.fixture
def guide(known: Guide, house: House) -> Guide:
    assert house is known.house
    return known


def violations(page: Page, theme: Literal["light", "dark"], options: dict[str, Any]) -> list[str]:
    page.emulate_media(color_scheme=theme)
    page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
    page.evaluate(SETTLED)
    found = page.evaluate("options => axe.run(document, options)", options)["violations"]
    return [f"{theme}, {one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


def check(guide: Guide, name: str, size: ViewportSize | None = None) -> list[str]:
    """All that is wrong on a screen; for fingers too, if it is a phone's."""
    guide.look = {**STILL, "viewport": size or PHONE}
    page = SCREENS[name](guide)
    page.evaluate(AXE)
    found = violations(page, "dark", DARK) + violations(page, "light", LIGHT)
    found += page.evaluate(BROKEN_PICTURES) + page.evaluate(WIDER)
    if not size:
        found += page.evaluate(SMALL_TARGETS)
        page.set_viewport_size(NARROW)
        found += page.evaluate(WIDER)
    return found


@pytest.mark.parametrize("name", ON_PHONE)
def test_a_phone_shows_it_well(guide: Guide, name: str) -> None:
    found = check(guide, name)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", ON_DESK)
def test_a_desk_shows_it_well(guide: Guide, name: str) -> None:
    found = check(guide, name, DESK)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", ON_TV)
def test_a_big_screen_shows_it_well(guide: Guide, name: str) -> None:
    found = check(guide, name, BIG)
    assert not found, "\n".join(found)
