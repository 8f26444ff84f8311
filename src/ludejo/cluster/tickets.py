"""Tickets that any process of a cluster can redeem."""

from __future__ import annotations

from ludejo.core import refusal as core
from ludejo.core.refusal import ILLEGAL, Refused
from ludejo.server.tickets import GOOD_SECONDS, SCREEN, Tickets, new_code
from ludejo.store.base import StoreError
from ludejo.store.postgresql.store import PostgresqlStore

OLD = 'DELETE FROM tickets WHERE until < now() OR ("table" = %s AND guest = %s AND seat = %s)'
ISSUE = "INSERT INTO tickets VALUES (%s, now() + make_interval(secs => %s), %s, %s, %s)"
REDEEM = (
    'DELETE FROM tickets WHERE ticket = %s AND "table" = %s AND (seat = %s) = %s RETURNING guest, seat, until >= now()'
)
LET_IN = (
    'INSERT INTO screens VALUES (%s, %s, %s) ON CONFLICT ("table", guest)'
    ' DO UPDATE SET "by" = excluded."by", at = now()'
)
WHO = 'SELECT "by" FROM screens WHERE "table" = %s AND guest = %s'
OLD_SCREENS = "DELETE FROM screens WHERE at < now() - interval '30 days'"
FORGET = "DELETE FROM tickets WHERE guest = %s"
FORGET_SCREENS = 'DELETE FROM screens WHERE guest = %s OR "by" = %s'


class StoredTickets(Tickets):
    """Tickets in the cluster's database; while it can't be reached, none are issued or redeemed."""

    def __init__(self, store: PostgresqlStore) -> None:
        super().__init__(lambda: 0.0)
        self.store = store

    def issue(self, table: str, guest: str, seat: int) -> tuple[str, int]:
        ticket = new_code()
        try:
            self.store.do(OLD, table, guest, seat)
            self.store.do(OLD_SCREENS)
            self.store.do(ISSUE, ticket, GOOD_SECONDS, table, guest, seat)
        except StoreError:
            raise Refused(core.Refusal(ILLEGAL, "table-rests")) from None
        return ticket, GOOD_SECONDS

    def redeem(self, ticket: str, table: str, for_screen: bool = False) -> tuple[str, int] | None:
        try:
            found = self.store.found(REDEEM, ticket, table, SCREEN, for_screen)
        except StoreError:
            return None
        return (str(found[0][0]), int(str(found[0][1]))) if found and found[0][2] else None

    def let_in(self, guest: str, table: str, ticket: str) -> str | None:
        found = self.redeem(ticket, table, for_screen=True) if ticket else None
        try:
            if found is not None:
                self.store.do(LET_IN, table, guest, found[0])
            known = self.store.found(WHO, table, guest)
        except StoreError:
            return None
        return str(known[0][0]) if known else None

    def forget(self, guest: str) -> None:
        self.store.do(FORGET, guest)
        self.store.do(FORGET_SCREENS, guest, guest)
