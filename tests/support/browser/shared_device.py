"""Several people with one device: they hand it over, and it shows each person only what they may see."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from support.browser.wire import Wire


def add_person(phone: Page, name: str) -> None:
    phone.get_by_role("button", name="Add a person on this device").click()
    sheet = phone.get_by_role("dialog")
    sheet.get_by_label("Their name").fill(name)
    sheet.get_by_role("button", name="Sit down").click()
    expect(sheet).to_have_count(0)


class Shared:
    """Who has the device, and what no part of the page may name until the right person takes it."""

    def __init__(self, wire: Wire, names: list[str], secret: re.Pattern[str], part: str = "html") -> None:
        self.phone = wire.page
        self.wire = wire
        self.names = names
        self.secret = secret
        self.part = part
        self.holder = -1  # at first it lies on the table

    def passed_on(self) -> int:
        """Pass the device to the person who is asked; returns the seat."""
        seat = next(seat for seat, sight in self.wire.sights.items() if sight["due"])
        if self.holder not in (-1, seat):  # the holder still sees the result of the own move
            self.phone.get_by_role("button", name=f"Pass it to {self.names[seat]}").click()
        if self.holder != seat:
            self.taken(seat)
        self.holder = seat
        return seat

    def taken(self, seat: int) -> None:
        expect(self.phone.get_by_role("heading", name=f"Pass it to {self.names[seat]}")).to_be_visible()
        found = self.secret.findall(self.phone.locator(self.part).evaluate("one => one.outerHTML"))
        assert found == []
        take = self.phone.get_by_role("button", name=f"It's me, {self.names[seat]}")
        expect(take).to_be_focused()
        take.click()
