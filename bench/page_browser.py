"""The figures of the page, as JSON: measured in a real Chromium, with Playwright of the development environment."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright
from support.browser.love_letter import asked, choose_move, join, open_table, put_away, start
from support.browser.server import PageServer, launched

SLOWER = 4  # how many times slower a phone's processor is than this machine's
# A new window of Chromium fetches some 350 modules of its own (the popup of its address bar) when it opens. A guest who
# scans a code already has an open browser, so we wait for that; the time without the wait is measured, too.
SETTLED_MS = 3_000
# When the first button can be pressed: it is there, enabled, and nothing covers it.
READY = """
(() => {
  const look = () => {
    const button = document.querySelector('article .button.main:enabled');
    const box = button?.getBoundingClientRect();
    const isFree = box && button.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
    if (isFree) window.readyAfter = performance.now();
    else requestAnimationFrame(look);
  };
  look();
})();
"""
# Both pages use the clock of this machine. The first frame after a change of the board shows the card.
CLOCKS = """
() => {
  const clock = (time) => performance.timeOrigin + time;
  addEventListener('click', (tap) => {
    if (tap.target.closest('button.play')) window.tapped = clock(tap.timeStamp);
  }, true);
  window.watch = () => {
    window.shown = 0;
    const changes = new MutationObserver(() => {
      changes.disconnect();
      requestAnimationFrame((time) => { window.shown = clock(time); });
    });
    changes.observe(document.querySelector('.board'), { subtree: true, childList: true, attributes: true });
  };
}
"""
STILL = (
    "() => !document.querySelector('.ghost') && document.getAnimations().every((one) => one.playState === 'finished')"
)


def first_page(server: PageServer, settled_ms: int = SETTLED_MS) -> float:
    """Seconds until a new visitor with an empty cache can play."""
    page = server.visitor()
    page.add_init_script(READY)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.wait_for_timeout(settled_ms)
    page.goto(server.url, wait_until="commit")
    page.wait_for_function("() => window.readyAfter")
    seconds: float = page.evaluate("() => window.readyAfter / 1000")
    server.leave()
    return seconds


def moves(server: PageServer, n_moves: int) -> list[float]:
    """Milliseconds from the tap on one phone until the other shows it."""
    pages = [server.visitor("Ana"), server.visitor("Ben")]
    code = open_table(pages[0], server.url, tokens=10)
    join(pages[1], server.url, code)
    start(pages[0])
    for page in pages:
        page.locator(".board").wait_for()
        page.evaluate(CLOCKS)
    return [move(pages) for _ in range(n_moves)]


def move(pages: list[Page]) -> float:
    mover = asked(pages)
    other = pages[1 - pages.index(mover)]
    choose_move(mover)
    put_away(other)
    other.wait_for_function(STILL)
    other.evaluate("() => watch()")
    mover.locator("button.play").click()
    other.wait_for_function("() => window.shown")
    expect(mover.locator("button.play[aria-busy=true]")).to_have_count(0)  # the mover has the answer, too
    tapped, shown = mover.evaluate("() => window.tapped"), other.evaluate("() => window.shown")
    return float(shown - tapped)


def figures(browser: Browser, n_visits: int, n_moves: int) -> dict[str, Any]:
    server = PageServer(browser, Path(tempfile.mkdtemp()), pace="1")
    with server.serving():
        first = [first_page(server) for _ in range(n_visits + 1)][1:]  # the first one warms up the server
        hurried = [first_page(server, 0) for _ in range(n_visits)]
        return {"first": first, "hurried": hurried, "moves": moves(server, n_moves), "chromium": browser.version}


if __name__ == "__main__":
    with sync_playwright() as playwright:
        print(json.dumps(figures(launched(playwright), int(sys.argv[1]), int(sys.argv[2]))))
