"""Every screen can be read, reached and touched by everybody: axe, big enough targets, no sideways scrolling."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import ViewportSize
from support.browser.axe import ALL_RULES, AXE, CONTRAST, WIDER, violations
from support.browser.guide import FrugalGuide
from support.browser.screens import SCREENS
from support.browser.server import DESKTOP, PHONE, STILL, PageServer

NARROW: ViewportSize = {"width": 320, "height": 740}
BIG: ViewportSize = {"width": 1920, "height": 1080}
ON_TV = [name for name in SCREENS if name.startswith("screen-")]
ON_PHONE = [name for name in SCREENS if name not in [*ON_TV, "rules-top"]]  # that one is `rules`, not scrolled
# they have another layout
ON_DESKTOP = [
    "home-known", "gathering-host", "board-guesses", "match-over", "replay-open", "replay-beliefs", "artus-pushing",
    "codenames-clue", "codenames-pointed", "codenames-won", "lupus-night", "lupus-about", "lupus-over",
]  # fmt: skip
# these change something that later visitors would find
SPOILS = [
    "board-covered",
    "paused",
    "connection-lost",
    "lines-covered",
    "artus-covered",
    "codenames-covered",
    "codenames-glosses",
    "lupus-covered",
    "lines-lesson",
    "lines-words",
    "lines-practice",
]

# A link inside a sentence is as big as its words; a box to tick is as big as its label. The places of a large table are
# as big as a phone allows: everything can be done by the hand and the button below, too, and the table can be zoomed.
# Of 28 chairs round a table of 360 px none can be 44 px wide.
SMALL_TARGETS = """
() => {
  const inSentence = (one) => one.matches('a') && getComputedStyle(one).display === 'inline'
    && [...one.parentElement.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const enough = (one) => one.closest('[data-place]') ? 30 : one.closest('[data-chair]') ? 32 : 43.9;
  const touched = (one) => one.matches('input[type=radio], input[type=checkbox]') ? one.closest('label') ?? one : one;
  return [...document.querySelectorAll('button, a[href], input, select, textarea, summary')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]') && !inSentence(one))
    .filter((one) => !document.querySelector('dialog') || one.closest('dialog'))
    .map((one) => [one, touched(one).getBoundingClientRect()])
    .filter(([one, box]) => Math.min(box.width, box.height) < enough(one))
    .map(([one, box]) => `small, ${box.width} x ${box.height}: ${one.outerHTML.slice(0, 160)}`);
}
"""
BROKEN_PICTURES = "() => [...document.images].filter((one) => !one.naturalWidth).map((one) => `broken: ${one.src}`)"


@pytest.fixture(scope="module")
def guide(shared_quick_server: PageServer) -> Iterator[FrugalGuide]:
    with shared_quick_server.visited():
        yield FrugalGuide(shared_quick_server)


def check(guide: FrugalGuide, name: str, size: ViewportSize) -> list[str]:
    """All that is wrong on a screen; on a phone also targets that are too small for fingers."""
    guide.look = {**STILL, "viewport": size}
    page = SCREENS[name](guide)
    page.evaluate(AXE)
    found = violations(page, "dark", CONTRAST) + violations(page, "light", ALL_RULES)  # only colours change in the dark
    found += page.evaluate(BROKEN_PICTURES) + page.evaluate(WIDER)
    if size == PHONE:
        found += page.evaluate(SMALL_TARGETS)
        page.set_viewport_size(NARROW)
        found += page.evaluate(WIDER)
    guide.leave(is_spoiled=name in SPOILS)
    return found


@pytest.mark.parametrize("name", ON_PHONE)
def test_a_phone_shows_it_well(guide: FrugalGuide, name: str) -> None:
    found = check(guide, name, PHONE)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", ON_DESKTOP)
def test_a_desktop_shows_it_well(guide: FrugalGuide, name: str) -> None:
    found = check(guide, name, DESKTOP)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", ON_TV)
def test_a_big_screen_shows_it_well(guide: FrugalGuide, name: str) -> None:
    found = check(guide, name, BIG)
    assert not found, "\n".join(found)
