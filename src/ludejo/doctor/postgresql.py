"""Checks of a PostgreSQL database: can it be reached, is it ours, is it durable, and does it deliver notices?

Nothing is written except 20 empty messages into its WAL, to measure how long a commit takes, and one notice to
ourselves. No finding contains a password, whatever the driver says."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack
from statistics import median
from typing import TYPE_CHECKING, Any

from ludejo.doctor.chains import SOME, chains
from ludejo.doctor.finding import Finding, look, ok, wrong
from ludejo.store.base import Row
from ludejo.store.choose import shown

if TYPE_CHECKING:
    from psycopg import Connection

    Base = Connection[tuple[Any, ...]]

LEAST_VERSION = 14
CONNECTIONS_A_PROCESS = 4  # one to write, one to read, one to ask about other processes, one to listen
SPARE_CONNECTIONS = 5  # for a backup, a look with psql, the doctor
CONNECT_SECONDS = 5
NEWS_SECONDS = 1.0
COMMITS = 20
MOST_ROWS = 1_000_000  # far more than a log can have
SLOW_COMMIT_MS = 20.0
SKEW_MS = 1_000.0
OURS = (
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE application_name LIKE 'ludejo%' AND client_addr IS NOT DISTINCT FROM inet_client_addr()"
)
MUST_BE = {"fsync": "on", "full_page_writes": "on"}


def findings(database: str, processes: int, tables: int) -> list[Finding]:
    try:
        import psycopg
    except ImportError:
        return [wrong("driver-missing")]
    from psycopg.conninfo import conninfo_to_dict

    from ludejo.store.postgresql.link import without_password

    try:
        hosts = str(conninfo_to_dict(database).get("host", ""))
    except psycopg.ProgrammingError:  # libpq quotes the part it can't read, which may be the password
        return [wrong("base-misspelt")]
    try:
        with ExitStack() as stack:
            base, listener = (stack.enter_context(connected(database, "," in hosts)) for _ in range(2))
            return looked_at(base, listener, database, processes, tables)
    except psycopg.Error as error:
        why = " ".join(without_password(str(error), database).split()) or type(error).__name__
        return [wrong("base-unreached", address=shown(database), why=why)]


def connected(database: str, has_standby: bool = False) -> Base:
    """If there are several hosts, connect to the one that can write, as the store does. If there is one, connect even
    if it can't write, to report that."""
    import psycopg
    from psycopg.conninfo import conninfo_to_dict, make_conninfo

    usual = {"target_session_attrs": "read-write"} if has_standby else {}
    return psycopg.connect(
        make_conninfo("", **{**usual, **conninfo_to_dict(database)}), autocommit=True, prepare_threshold=None,
        connect_timeout=CONNECT_SECONDS, application_name="ludejo doctor",
    )  # fmt: skip


def looked_at(base: Base, listener: Base, database: str, processes: int, tables: int) -> list[Finding]:
    found = [server(base, database), follower(base), privacy(base), *settings(base)]
    schema_ = schema(base)
    found += [schema_, connections(base, processes), clock(base), news(base, listener)]
    if not is_read_only(base):
        found.append(commits(base))
    if schema_.code in ("schema-current", "schema-older"):
        found.append(chains(logs(base, tables)))
    return found


def one(base: Base, query: str, *values: object) -> Any:
    """The single result of a query."""
    row = base.execute(query.encode(), values or None).fetchone()
    assert row is not None
    return row[0]


def setting(base: Base, name: str) -> str:
    """A setting of the database; "" if this version of PostgreSQL does not have it."""
    return str(one(base, "SELECT coalesce(current_setting(%s, true), '')", name))


def server(base: Base, database: str) -> Finding:
    number = base.info.server_version
    version = f"{number // 10_000}.{number % 10_000}"
    if number // 10_000 < LEAST_VERSION:
        return wrong("base-old", version=version, least=LEAST_VERSION)
    return ok("base-reached", address=shown(database), version=version)


def is_read_only(base: Base) -> bool:
    return bool(one(base, "SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean"))


def follower(base: Base) -> Finding:
    """Is it a standby, or a database that was set to be read only?"""
    return wrong("base-read-only") if is_read_only(base) else ok("base-writable")


def privacy(base: Base) -> Finding:
    """Games and the key that signs cookies pass through this connection: over a network it should be encrypted."""
    host = base.info.host
    if host.startswith("/") or host in ("", "localhost", "127.0.0.1", "::1"):
        return ok("base-near")
    return ok("base-encrypted") if base.pgconn.ssl_in_use else look("base-plain", host=host)


def settings(base: Base) -> list[Finding]:
    return unsafe({name: setting(base, name) for name in (*MUST_BE, "synchronous_commit")})


def unsafe(values: dict[str, str]) -> list[Finding]:
    """Settings with which an acknowledged move can be lost. Our own connections switch `synchronous_commit` on, but an
    operator who has it off was probably not thinking of us, nor of backups."""
    found = [
        wrong("base-unsafe", setting=name, value=values[name]) for name in MUST_BE if values[name] != MUST_BE[name]
    ]
    if values["synchronous_commit"] == "off":
        found.append(look("base-lax"))
    return found or [ok("base-safe")]


# --- what is in it


def schema(base: Base) -> Finding:
    """The version of the schema; if there is none yet, whether we may make it."""
    from ludejo.store.migrations import scripts

    version, current = version_of(base), len(scripts("postgresql"))
    if version and not may_write(base):
        return wrong("schema-foreign", user=base.info.user)
    if version > current:
        return wrong("schema-newer", version=version, current=current)
    if version < current and not may_create(base):
        return wrong("schema-shut", user=base.info.user)
    if not version:
        return ok("base-new")
    return look("schema-older", version=version, current=current) if version < current else ok("schema-current")


def version_of(base: Base) -> int:
    """The version of the schema; 0 if there is none. The store's own function is not used: it creates the table."""
    there = one(base, "SELECT to_regclass('schema_version')")
    if there is None or not one(base, "SELECT has_table_privilege('schema_version', 'SELECT')"):
        return 0 if there is None else 1  # 1 or higher: we may not read it
    return int(one(base, "SELECT version FROM schema_version"))


def may_write(base: Base) -> bool:
    """May we write? Tables that another user restored from a backup belong to that user."""
    asked = "SELECT bool_and(has_table_privilege(name, 'SELECT, INSERT')) FROM unnest(%s::text[]) AS name"
    return bool(one(base, asked, ["schema_version", "entries", "keys"]))


def may_create(base: Base) -> bool:
    """May we create tables? Since PostgreSQL 15 only the owner of a database may, unless others are allowed to."""
    return bool(one(base, "SELECT coalesce(has_schema_privilege(current_schema(), 'CREATE'), false)"))


def logs(base: Base, tables: int) -> Iterator[list[Row]]:
    from ludejo.store.postgresql.statements import READ, row_of

    for (table,) in base.execute(f"{SOME}%s".encode(), (tables,)).fetchall():
        yield [row_of(found) for found in base.cursor(binary=True).execute(READ.encode(), (table, 0, MOST_ROWS))]


# --- how much it can handle


def connections(base: Base, processes: int) -> Finding:
    """Are there enough connections for all processes here, and for one more while they are renewed? Connections that
    they have now count as free; those of other machines do not."""
    needed = CONNECTIONS_A_PROCESS * (processes + 1) + SPARE_CONNECTIONS
    kept = int(setting(base, "superuser_reserved_connections")) + int(setting(base, "reserved_connections") or 0)
    most = min([int(setting(base, "max_connections")) - kept, *own_limits(base)])
    used = int(one(base, "SELECT coalesce(sum(numbackends), 0) FROM pg_stat_database"))
    ours = int(one(base, OURS))
    if most < needed:
        return wrong("connections-few", most=most, needed=needed, processes=processes)
    free = most - used + ours
    if free < needed:
        return look("connections-busy", free=free, needed=needed)
    return ok("connections-enough", most=most, needed=needed)


def own_limits(base: Base) -> list[int]:
    """The connection limits of this user and of this database; PostgreSQL says -1 if there is none."""
    asked = (
        "SELECT rolconnlimit FROM pg_roles WHERE rolname = current_user",
        "SELECT datconnlimit FROM pg_database WHERE datname = current_database()",
    )
    return [limit for query in asked if (limit := int(one(base, query))) >= 0]


def clock(base: Base) -> Finding:
    """Do the clocks of this machine and the database agree? The clocks of tables depend on it, because another machine
    may take over a table."""
    before = time.time()
    theirs = float(one(base, "SELECT extract(epoch FROM clock_timestamp())"))
    apart = round(abs(theirs - (before + time.time()) / 2) * 1000)
    return look("clock-apart", milliseconds=apart) if apart > SKEW_MS else ok("clock-together", milliseconds=apart)


def news(base: Base, listener: Base) -> Finding:
    """Does a notice from one connection reach the other? With a pooler that shares connections, it does not."""
    import psycopg

    channel = f"ludejo_doctor_{secrets.token_hex(8)}"
    try:
        listener.execute(f"LISTEN {channel}".encode())
        start = time.monotonic()
        base.execute("SELECT pg_notify(%s, '')", (channel,))
        for _ in listener.notifies(timeout=NEWS_SECONDS, stop_after=1):
            return ok("news-heard", milliseconds=round((time.monotonic() - start) * 1000, 1))
    except psycopg.errors.ReadOnlySqlTransaction:  # a standby has no notices
        pass
    return wrong("news-lost")


def commits(base: Base) -> Finding:
    """The median time of a commit that waits for the disk. It writes a message into the WAL; a temporary table would
    not do, because its commits do not wait."""
    took = []
    for _ in range(COMMITS):
        start = time.perf_counter()
        base.execute("SELECT pg_logical_emit_message(true, 'ludejo', '')")
        took.append((time.perf_counter() - start) * 1000)
    middle = round(median(took), 1)
    good = middle <= SLOW_COMMIT_MS
    return ok("commits-quick", milliseconds=middle) if good else look("commits-slow", milliseconds=middle)
