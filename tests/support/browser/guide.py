"""A `Guide` brings visitors to the screens of the page."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, expect
from support.browser.server import PageServer
from support.browser.teller import Teller

# Waits until all animations have ended, also those that they start; endless ones do not count.
SETTLED = """async () => {
  const isMoving = (one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < 1e5;
  await document.fonts.ready;
  for (let moving; (moving = document.getAnimations().filter(isMoving)).length; )
    await Promise.allSettled(moving.map((one) => one.finished));
}"""

LOVE_LETTER = "love-letter"
LINES = "lines-and-columns"
ARTUS = "artus"
CODENAMES = "codenames"
LUPUS = "lupus-in-tabula"
# By game, and by whether the visitor sits there; without the visitor a game should be short.
OPTIONS: dict[tuple[str, bool], dict[str, int | str]] = {
    (LOVE_LETTER, True): {"tokens": "by-seats", "first": "seat-0"},
    (LOVE_LETTER, False): {"tokens": 1, "first": "seat-0"},
    (LINES, True): {"dealer": "seat-0", "objects": "car-die-book-chair-table-vase"},
    (LINES, False): {"dealer": "seat-0"},
    (ARTUS, True): {"first": "seat-0"},
    (ARTUS, False): {"first": "seat-0"},
    (CODENAMES, True): {"pack": "eo", "mode": "together"},  # so the game waits for us, whatever the luck
    (CODENAMES, False): {"pack": "en"},
    (LUPUS, True): {"night": 0},  # the night waits for us
    (LUPUS, False): {"talk": 60},
}
# Opens a table in the shortest way: a client written by hand from docs/protocol.md.
OPENED = """async ({ name, game, seats, options, private: isPrivate, sits, starts }) => {
  await fetch('/api/guest', { method: 'POST' });
  const body = JSON.stringify({ name, game, seats, options, private: isPrivate });
  const answer = await fetch('/api/tables', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
  const { table } = await answer.json();
  const bots = [...Array(seats).keys()].slice(sits ? 1 : 0);
  const wishes = [
    ...(sits ? [{ did: 'sat', seat: 0, pledge: '' }] : []),
    ...(starts ? bots.map((seat) => ({ did: 'filled', seat, bot: 'easy' })) : []),
    ...(starts ? [{ did: 'started' }] : []),
  ];
  window.socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
  await new Promise((open) => socket.addEventListener('open', open));
  socket.send(JSON.stringify({ do: 'enter', table, name }));
  for (const [n, did] of wishes.entries()) await new Promise((done) => { // one after the other: large tables have many
    socket.addEventListener('message', ({ data }) => {
      if (JSON.parse(data).some((told) => told.type === 'granted' && told.command === `w${n}`)) done();
    });
    socket.send(JSON.stringify({ do: 'wish', command: `w${n}`, did }));
  });
  return table;
}"""


@dataclass
class Guide:
    """Leads visitors who all have the same look: size, theme, language."""

    server: PageServer
    look: dict[str, Any] = field(default_factory=dict)
    finished: dict[str, str] = field(default_factory=dict)  # by game: the address of a table where one is over

    def newcomer(self, name: str) -> Page:
        return self.server.visitor(name, **self.look)

    def visitor(self, name: str = "", path: str = "") -> Page:
        """Somebody who only looks at the page of this path."""
        page = self.newcomer(name)
        if path:
            page.goto(self.server.url + path)
        return page

    def host(
        self,
        seats: int = 3,
        private: bool = True,
        name: str = "Ana",
        game: str = LOVE_LETTER,
        sits: bool = True,
        starts: bool = False,
    ) -> tuple[Page, Teller]:
        """Somebody who has just opened a table, and sits there."""
        page = self.newcomer(name)
        opener = page.context.new_page()  # stays, so that the host is never away
        opener.goto(self.server.url + "/manifest.webmanifest")
        wanted = {"name": name, "game": game, "seats": seats, "private": private, "sits": sits, "starts": starts}
        code = opener.evaluate(OPENED, {**wanted, "options": OPTIONS[game, sits]})
        teller = Teller(page)
        page.bring_to_front()  # nothing moves in a hidden page
        page.goto(f"{self.server.url}/t/{code}")
        page.locator(".start .button svg, .board, #outcome, main > .center").first.wait_for()
        return page, teller

    def guest(self, host: Page, name: str = "Ben") -> Page:
        page = self.newcomer(name)
        page.goto(host.url)
        sit(page)
        return page

    def match(self, seats: int = 3, game: str = LOVE_LETTER) -> tuple[Page, Teller]:
        """A game that has begun, bots on the other chairs: it waits for us."""
        page, teller = self.host(seats, game=game, starts=True)
        page.locator(".hand.mine").wait_for()
        return page, teller

    def screen(self, host: Page) -> tuple[Page, Teller]:
        """The big screen: another tab of the host's browser."""
        page = host.context.new_page()
        teller = Teller(page)
        page.goto(host.url + "/screen")
        page.locator(".awaited, .stage .seat").first.wait_for()
        return page, teller


@dataclass
class FrugalGuide(Guide):
    """Shows many screens to few visitors, because a new browser takes more time than many screens."""

    lookers: dict[str, Page] = field(default_factory=dict)
    hosts: dict[tuple[int, str], tuple[Page, Teller]] = field(default_factory=dict)

    def visitor(self, name: str = "", path: str = "") -> Page:
        if name not in self.lookers:
            self.lookers[name] = self.newcomer(name)
        page = self.lookers[name]
        self.renew(page)
        if path:
            page.goto(self.server.url + path)
        return page

    def match(self, seats: int = 3, game: str = LOVE_LETTER) -> tuple[Page, Teller]:
        if (seats, game) not in self.hosts:
            self.hosts[seats, game] = super().match(seats, game)
        page, teller = self.hosts[seats, game]
        self.renew(page)
        page.reload()
        page.locator(".hand.mine").wait_for()
        return page, teller

    def renew(self, page: Page) -> None:
        page.set_viewport_size(self.look["viewport"])
        page.bring_to_front()
        page.unroute_all()

    def leave(self, is_spoiled: bool) -> None:
        """Close visitors who came for one screen only; also the hosts, if this screen has changed their tables."""
        if is_spoiled:
            self.hosts.clear()
        kept = {page.context for page in (*self.lookers.values(), *(page for page, _ in self.hosts.values()))}
        for context in [context for context in self.server.contexts if context not in kept]:
            self.server.contexts.remove(context)
            context.close()


def sit(page: Page) -> None:
    page.locator(".start .button", has_not=page.locator("svg")).first.click()
    expect(page.locator(".place .seat.mine")).to_be_visible()


def sheet(page: Page, button: str, place: int = 0) -> Page:
    """The sheet that a button opens."""
    page.locator(f"{button}:visible").nth(place).click()
    page.locator("dialog").wait_for()
    return page
