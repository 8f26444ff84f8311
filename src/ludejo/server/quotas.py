"""How many tables and lists one visitor may have, by guest, by address and by network."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludejo.server.limits import Window, is_home, nets_of

if TYPE_CHECKING:
    from ludejo.server.app import App

HOUR = 3600.0
SPARE = 100  # tables that are gone and may be remembered


class NewTableQuota:
    """New tables of the last hour. Those of home networks and trusted networks are not counted."""

    def __init__(self, app: App) -> None:
        limits = app.settings.limits
        self.app = app
        self.windows = (Window(limits.tables_per_hour, HOUR), Window(limits.tables_per_hour_per_site, HOUR))

    def counted(self, address: str) -> list[tuple[Window, str]]:
        free = is_home(address) or self.app.trusts(address)
        return [] if free else list(zip(self.windows, nets_of(address), strict=True))

    def is_full(self, address: str) -> bool:
        return any(window.is_full(name, self.app.now()) for window, name in self.counted(address))

    def count(self, address: str) -> None:
        for window, name in self.counted(address):
            window.count(name, self.app.now())

    def take_back(self, address: str) -> None:
        """The table was refused, so it does not count."""
        for window, name in self.counted(address):
            window.take_back(name)


class WordListQuota(NewTableQuota):
    """Lists of words of the last hour; one site may send ten times as many as one address."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.windows = windows(app.settings.limits.lists_per_hour)


class ErasureQuota(NewTableQuota):
    """Guests who were forgotten in the last hour; ten times as many from one site."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.windows = windows(app.settings.limits.forgets_per_hour)


def windows(most: int) -> tuple[Window, Window]:
    """For an address, and for its site."""
    return Window(most, HOUR), Window(10 * most, HOUR)


class LiveTableQuota:
    """Who has opened the tables that are live. Guests always count; networks do unless they are at home or trusted."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.codes: dict[str, set[str]] = {}  # by guest, address and site …
        self.names: dict[str, tuple[str, ...]] = {}  # … and these by code

    def counted(self, guest: str, address: str) -> dict[str, int]:
        limits = self.app.settings.limits
        found = {f"guest {guest}": limits.live_tables_per_guest}
        if not is_home(address) and not self.app.trusts(address):
            narrow, site = nets_of(address)
            found[narrow] = limits.live_tables_per_net
            found[f"site of {site}"] = self.most_of_site()
        return found

    def most_of_site(self) -> int:
        """The limit, but at most a quarter of all tables of this server; else one site could use them up."""
        limits = self.app.settings.limits
        share = -(-limits.live_tables // 4)
        return min(limits.live_tables_per_site, share) if share else limits.live_tables_per_site

    def is_full(self, guest: str, address: str) -> bool:
        return any(0 < most <= self.n_live(name, most) for name, most in self.counted(guest, address).items())

    def n_live(self, name: str, most: int) -> int:
        """The number of live tables. If it seems too high, tables that are no longer live are forgotten first."""
        for code in list(self.codes.get(name, ())) if len(self.codes.get(name, ())) >= most else ():
            if not self.app.has_live(code):
                self.take_back(code)
        return len(self.codes.get(name, ()))

    def count(self, code: str, guest: str, address: str) -> None:
        if len(self.names) > SPARE + 2 * len(self.app.live_tables):
            self.tidy()
        self.names[code] = tuple(self.counted(guest, address))
        for name in self.names[code]:
            self.codes.setdefault(name, set()).add(code)

    def tidy(self) -> None:
        for code in [code for code in self.names if code not in self.app.live_tables]:
            self.take_back(code)

    def take_back(self, code: str) -> None:
        """The table was refused, or is no longer live."""
        for name in self.names.pop(code, ()):
            self.codes[name].discard(code)
            if not self.codes[name]:
                del self.codes[name]
