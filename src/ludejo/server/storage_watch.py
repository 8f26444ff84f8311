"""Watches the store: is there trouble, since when, and is it over? The log gets one line for each.

A table alone can't tell: while nothing can be written reading works, so that each retry looks like the end of the
trouble until it fails.
"""

from __future__ import annotations

import asyncio
import logging

from ludejo.store.base import DamagedError, StoreError
from ludejo.store.group_commit import GroupCommitStore

log = logging.getLogger("ludejo.storage_watch")


class StorageWatch:
    """`why` is the reason why nothing is stored now, as everybody is told; "" while all is well."""

    def __init__(self, store: GroupCommitStore) -> None:
        self.store = store
        self.why = ""
        self.damaged: set[str] = set()  # tables with a broken chain, as far as anybody has looked
        self.trial: asyncio.Task[None] | None = None

    def look(self) -> None:
        """Now and then."""
        why = self.store.why()
        if why and not self.why:
            log.warning("nothing can be stored now: %s", why)
        elif self.why and not why:
            log.warning("everything is stored again")
        self.why = why

    def rest(self, table: str) -> DamagedError:
        """A damaged table: the others go on, and whoever looks after the server learns how many there are."""
        if table not in self.damaged:
            self.damaged.add(table)
            log.error("a table rests, because an entry does not follow from the one before; %d now", len(self.damaged))
        return DamagedError(table)

    def try_again(self) -> None:
        """If no table has anything to store, nobody else would learn that the trouble is over."""
        if self.store.failure and self.store.is_idle() and (self.trial is None or self.trial.done()):
            self.trial = self.store.loop.create_task(self.probe())

    async def probe(self) -> None:
        try:
            await asyncio.to_thread(self.store.probe)
        except StoreError:
            return
        if self.store.is_idle():
            self.store.failure = ""
