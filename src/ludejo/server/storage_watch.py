"""Watches the store: is there trouble, since when, and is it over? The log gets one line for each.

A single table can't tell: reading may work while nothing can be written, so each retry looks like the end of the
trouble until it fails.
"""

from __future__ import annotations

import asyncio
import logging

from ludejo.store.base import DamagedError, StoreError
from ludejo.store.group_commit import GroupCommitStore

log = logging.getLogger("ludejo.storage_watch")
CALM_LOOKS = 2  # on a nearly full disk a short entry may still be stored between two that fail


class StorageWatch:
    """`why` is the reason why nothing is stored now, as everybody is told; "" while all is well."""

    def __init__(self, store: GroupCommitStore) -> None:
        self.store = store
        self.why = ""
        self.n_calm = 0  # looks without trouble since the last one with trouble
        self.damaged: set[str] = set()  # tables with a broken chain, as far as we know
        self.trial: asyncio.Task[None] | None = None

    def look(self) -> None:
        """Ask the store how it is, and log a change; called now and then. Trouble is over after a while without any."""
        why = self.store.why()
        self.n_calm = 0 if why else self.n_calm + 1
        if why and not self.why:
            log.warning("nothing can be stored now: %s", why)
        elif self.why and self.n_calm == CALM_LOOKS:
            log.warning("everything is stored again")
        if why or self.n_calm >= CALM_LOOKS:
            self.why = why

    def rest(self, table: str) -> DamagedError:
        """Note a damaged table. The others go on, and the log tells the operator how many are damaged."""
        if table not in self.damaged:
            self.damaged.add(table)
            log.error("a table rests, because an entry does not follow from the one before; %d now", len(self.damaged))
        return DamagedError(table)

    def try_again(self) -> None:
        """Try the store if no table has anything to store, because then nothing else shows that the trouble is over."""
        if self.store.failure and self.store.is_idle() and (self.trial is None or self.trial.done()):
            self.trial = self.store.loop.create_task(self.probe())

    async def probe(self) -> None:
        try:
            await asyncio.to_thread(self.store.probe)
        except StoreError:
            return
        if self.store.is_idle():
            self.store.failure = ""
