"""The tables that are stored and not open: which of them are live, and which have to be opened though nobody comes.

A server that starts reads hints and not logs. Where a hint is absent or old, or says that somebody was there, the table
is opened soon, a few milliseconds at a time; all others are opened when somebody comes. docs/decisions/0017 says why.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from ludejo.language.blocklist import is_rude
from ludejo.server.desk import read_entry
from ludejo.store.base import Row, StoreError
from ludejo.store.hints import Hint
from ludejo.table import happenings as h
from ludejo.wire import told

if TYPE_CHECKING:
    from ludejo.server.hall import Hall
    from ludejo.server.place import Place

log = logging.getLogger("ludejo.index")
NOTE_SECONDS = 5.0
AGAIN_SECONDS = 0.25
NOTED_AT_ONCE = 100  # hints, before others have their turn
Known = tuple[str, Hint | None, bool]  # a table's code, its hint, and whether that is of its last version
SHARE = 1.0  # so long others have their turn after a table was opened, as a part of what that took


class Index:
    """Of one process; hints of a table are written by whoever keeps it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.live: dict[str, Hint] = {}  # tables that are not open here
        self.waiting: dict[str, None] = {}  # to be opened soon
        self.seen: dict[str, int] = {}  # versions, when we last looked
        self.noted: dict[str, Hint] = {}
        self.left: dict[str, Hint] = {}  # of tables that were let go since

    # --- at the start

    async def load(self) -> None:
        """All tables there are, as far as hints tell of them; while the store is in trouble, it is asked again."""
        known: list[Known] | None = None
        while known is None:
            try:
                known = await asyncio.to_thread(self.known)
            except StoreError:
                log.warning("tables can't be looked up: the store is in trouble")
                await asyncio.sleep(AGAIN_SECONDS)
        for code, hint, is_sure in known:
            if code not in self.hall.places:
                self.sort_in(code, hint, is_sure)

    def known(self) -> list[Known]:
        """Every table, with what is known of it. It takes a while: not in the event loop. Where there is no good hint,
        the last entry may tell that the table is closed: such a one is never opened."""
        versions, hints = self.hall.store.tables(), self.hall.store.hints.read()
        good = {code for code, version in versions.items() if code in hints and hints[code].version == version}
        for code, last in self.hall.store.ends().items() if len(good) < len(versions) else ():
            if code not in good and is_closing(last):
                hints[code] = Hint(code, last.version, False, False, b"")
                good.add(code)
        return [(code, hints.get(code), code in good) for code in versions]

    def candidates(self) -> list[str]:
        """The tables that may be live, for all we know."""
        return [code for code, hint, is_sure in self.known() if hint is None or hint.live or not is_sure]

    def sort_in(self, code: str, hint: Hint | None, is_sure: bool) -> None:
        if hint is None or hint.due or not is_sure:
            self.waiting[code] = None
        if hint is not None and hint.live:
            self.live[code] = hint

    async def open_waiting(self) -> None:
        """One table after another, and as long as each takes, others have their turn."""
        while self.waiting:
            code, start = next(iter(self.waiting)), self.hall.now()
            try:
                await self.hall.take_up([code])
            except StoreError:
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            self.forget(code)
            await asyncio.sleep(SHARE * (self.hall.now() - start))

    def forget(self, code: str) -> None:
        """The table is open now, or what was known of it is of no use any more."""
        self.waiting.pop(code, None)
        self.live.pop(code, None)

    # --- what others ask

    def unopened(self) -> Iterator[Hint]:
        """Live tables that are not open here."""
        return (hint for code, hint in self.live.items() if code not in self.hall.places)

    def is_closed(self, code: str) -> bool:
        """Is there such a table, which is closed? As far as it can be known now."""
        try:
            last = self.hall.store.last(code)
        except StoreError:
            return False
        return last is not None and is_closing(last)

    def n_live(self) -> int:
        return sum(1 for _ in self.unopened())

    def signs(self) -> list[told.TableSign]:
        """What the lobby shows of them."""
        return [msgspec.json.decode(hint.sign, type=told.TableSign) for hint in self.unopened() if hint.sign]

    # --- while it serves

    def leave(self, place: Place) -> None:
        """A table is let go: what is known of it is noted all the same."""
        self.forget(place.code)
        if not self.hall.crew.keeps(place.code):
            return
        hint = hint_of(place)
        self.left[place.code] = hint
        self.seen.pop(place.code, None)
        if hint.live:
            self.live[place.code] = hint

    def drop(self, code: str) -> None:
        """A table was written anew, or is gone."""
        self.forget(code)
        for known in (self.left, self.noted, self.seen):
            known.pop(code, None)

    async def note_always(self) -> None:
        """Now and then. A table at which much happens is noted when it comes to rest: nobody needs its hint before."""
        while True:
            await asyncio.sleep(NOTE_SECONDS)
            await self.note([place for place in list(self.hall.places.values()) if self.is_news(place)])

    def is_news(self, place: Place) -> bool:
        """Has nothing happened here since we last looked, but since it was noted?"""
        version = place.desk.table.version
        rests, self.seen[place.code] = self.seen.get(place.code) == version, version
        noted = self.noted.get(place.code)
        return (rests or noted is None) and (noted is None or noted.version != version)

    async def note_all(self) -> None:
        """Before the server stops."""
        await self.note(list(self.hall.places.values()))

    async def note(self, places: list[Place]) -> None:
        left, self.left = self.left, {}
        hints = list(left.values())
        for n, place in enumerate(places, start=1):
            if self.hall.crew.keeps(place.code) and place.desk.table.version:
                hints.append(hint_of(place))
            if n % NOTED_AT_ONCE == 0:
                await asyncio.sleep(0)
        try:
            if hints:
                await asyncio.to_thread(self.hall.store.hints.write, hints)
        except StoreError:
            log.debug("hints are not written: the store is in trouble")
            self.left = {**left, **self.left}
            return
        self.noted.update({hint.table: hint for hint in hints if hint.table in self.hall.places})


def is_closing(row: Row) -> bool:
    """Is this the entry that closed a table?"""
    try:
        return isinstance(read_entry(row.body).did, h.Closed)
    except msgspec.MsgspecError:  # a newer server's
        return False


def hint_of(place: Place) -> Hint:
    """What the next server has to know of a table."""
    table, is_now_live = place.desk.table, is_live(place)
    sign = told.encode(sign_of(place)) if is_listed(place) else b""
    due = is_now_live and (table.is_attended() or table.phase == "gathering")
    return Hint(place.code, table.version, is_now_live, due, sign)


def is_listed(place: Place) -> bool:
    return not place.desk.table.private and is_live(place)


def is_live(place: Place) -> bool:
    return place.desk.table.phase in ("gathering", "sealing", "playing") and not place.is_empty()


@lru_cache(maxsize=4096)
def public_name(name: str) -> str:
    """A name as strangers read it: none if it is rude. At their own table friends call themselves what they like."""
    return "" if is_rude(name) else name


def sign_of(place: Place) -> told.TableSign:
    table = place.desk.table
    return told.TableSign(
        table=place.code,
        game=table.game_id,
        phase=table.phase,
        seats=len(table.chairs),
        free=sum(chair.person is None and not chair.bot for chair in table.chairs),
        host=public_name(table.people[table.host].name),
    )
