"""How people play Lupus in Tabula on the page: a house at night, words and votes by day."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page
from support.browser.love_letter import MATCH_MS, open_table, played_out
from support.browser.watch import Watch

NAME = "Lupus in Tabula"
SECRETS = ("role", "mates", "shown", "pointed", "looked", "medium", "copied")
# The player who is asked does the next possible thing: a house and the button, sometimes a spoken act, or "ready".
QUICK = """() => {
    const all = (words) => [...document.querySelectorAll(words)];
    const any = (words) => { const found = all(words); return found[Math.floor(Math.random() * found.length)]; };
    const isAnswered = all('.board.night .picked').length > 0 && !all('button.play').length;
    const act = Math.random() < 0.1 ? any('.act:enabled') : undefined;
    (any('.handover .button') ?? any('.pass .button') ?? any('button.play:enabled') ?? act
      ?? (isAnswered ? undefined : any('.hand.mine .lit:not(.picked)'))
      ?? (Math.random() < 0.3 ? any('.house:not(.dead)') : undefined) ?? any('.row .main:enabled'))?.click();
}"""


def open_lupus(host: Page, url: str, seats: int = 8, listed: bool = False) -> str:
    return open_table(host, url, seats, listed=listed, game=NAME)


def house_of(page: Page, seat: int) -> Any:
    return page.locator(f"[data-seat='{seat}']")


def played_through(page: Page, within: float = 3 * MATCH_MS) -> None:
    played_out(page, QUICK, 80, within)


def assert_own(watch: Watch, seat: int) -> None:
    """Before the end, this device was never told what only another seat may know."""
    assert watch.sights()
    role = ""
    for sight in watch.sights():
        view = sight["view"]
        assert view["seat"] == seat
        if view["phase"] == "over":
            continue
        role = role or view["role"]
        fellows = {one for one, known in enumerate(view["roles"]) if known is not None and one != seat}
        assert not fellows or view["role"] in ("wolf", "freemason"), view["roles"]
        assert view["nights"] == []
        pointing = [one for one, at in enumerate(view["pointing"]) if at is not None]
        assert set(pointing) <= {seat, *(view["fellows"] if role == "wolf" else ())}


def assert_public(watch: Watch) -> None:
    """Before the end, this screen was told only what everybody may know."""
    assert watch.sights()
    for sight in watch.sights():
        view = sight["view"]
        assert (sight["seat"], sight["choices"], sight["due"]) == (-1, [], False)
        assert not [event for event in sight["events"] if event["event"] in SECRETS]
        if view["phase"] != "over":
            assert (view["role"], view["task"], view["nights"], view["learned"]) == (None, None, [], [])
            assert {*view["roles"], *view["pointing"]} == {None}
