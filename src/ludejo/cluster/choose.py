"""Does this process serve its database alone, or together with others?"""

from __future__ import annotations

import secrets

from ludejo.server.peers import Peers
from ludejo.store.base import Store
from ludejo.store.choose import is_postgresql


def peers_of(database: str, store: Store) -> Peers | None:
    """The peers of this process; None if it is alone. Only PostgreSQL can be served by several processes."""
    if not is_postgresql(database):
        return None
    from ludejo.cluster.cluster import Cluster  # its driver is an extra
    from ludejo.cluster.postgresql_notice_board import PostgresqlBoard
    from ludejo.cluster.tickets import StoredTickets
    from ludejo.store.postgresql.store import PostgresqlStore

    assert isinstance(store, PostgresqlStore)
    return Cluster(PostgresqlBoard(database, secrets.token_hex(8)), StoredTickets(store))
