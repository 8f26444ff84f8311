"""A PostgreSQL database: can it be reached, is it ours, does it keep what it was given, and does it pass on news?

Nothing is written but 20 empty messages into its log, to see how long a commit takes, and one notice to ourselves.
No password is in what is found, whatever the driver says."""

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
CONNECTIONS_A_PROCESS = 4  # one that writes, one that reads, one that asks about the others, one that listens
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
    """Of several servers the one that can write, as the store takes it. Of one we want to see that it can't."""
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


def one(base: Base, query: str, *words: object) -> Any:
    """The only value of a query."""
    row = base.execute(query.encode(), words or None).fetchone()
    assert row is not None
    return row[0]


def setting(base: Base, name: str) -> str:
    """ "" where this version has no such setting."""
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
    """A standby, or a database that was set to be read only."""
    return wrong("base-read-only") if is_read_only(base) else ok("base-writable")


def privacy(base: Base) -> Finding:
    """Games and the key that signs cookies go this way: on a network they go encrypted."""
    host = base.info.host
    if host.startswith("/") or host in ("", "localhost", "127.0.0.1", "::1"):
        return ok("base-near")
    return ok("base-encrypted") if base.pgconn.ssl_in_use else look("base-plain", host=host)


def settings(base: Base) -> list[Finding]:
    return unsafe({name: setting(base, name) for name in (*MUST_BE, "synchronous_commit")})


def unsafe(values: dict[str, str]) -> list[Finding]:
    """Settings with which a move that was acknowledged can be lost. Our own connections switch `synchronous_commit` on;
    who has it off has not thought of us, nor of backups."""
    found = [
        wrong("base-unsafe", setting=name, value=values[name]) for name in MUST_BE if values[name] != MUST_BE[name]
    ]
    if values["synchronous_commit"] == "off":
        found.append(look("base-lax"))
    return found or [ok("base-safe")]


# --- what is in it


def schema(base: Base) -> Finding:
    """Of which version the tables are; where there are none, whether we may make them."""
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
    """Of the schema; 0 where there is none. The store's own question makes the table it asks."""
    there = one(base, "SELECT to_regclass('schema_version')")
    if there is None or not one(base, "SELECT has_table_privilege('schema_version', 'SELECT')"):
        return 0 if there is None else 1  # at least
    return int(one(base, "SELECT version FROM schema_version"))


def may_write(base: Base) -> bool:
    """A copy that was restored under another name belongs to that one."""
    asked = "SELECT bool_and(has_table_privilege(name, 'SELECT, INSERT')) FROM unnest(%s::text[]) AS name"
    return bool(one(base, asked, ["schema_version", "entries", "keys"]))


def may_create(base: Base) -> bool:
    """Since PostgreSQL 15 only the owner of a database may, unless it is granted."""
    return bool(one(base, "SELECT coalesce(has_schema_privilege(current_schema(), 'CREATE'), false)"))


def logs(base: Base, tables: int) -> Iterator[list[Row]]:
    from ludejo.store.postgresql.statements import READ, row_of

    for (table,) in base.execute(f"{SOME}%s".encode(), (tables,)).fetchall():
        yield [row_of(found) for found in base.cursor(binary=True).execute(READ.encode(), (table, 0, MOST_ROWS))]


# --- what it bears


def connections(base: Base, processes: int) -> Finding:
    """As many as all processes here need, and one more that comes while they are renewed. What they have now counts as
    free; what those of other machines have does not."""
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
    """Limits of this user and of this database; -1 is none."""
    asked = (
        "SELECT rolconnlimit FROM pg_roles WHERE rolname = current_user",
        "SELECT datconnlimit FROM pg_database WHERE datname = current_database()",
    )
    return [limit for query in asked if (limit := int(one(base, query))) >= 0]


def clock(base: Base) -> Finding:
    """Clocks of tables are kept by machines, and a table may move from one to another."""
    before = time.time()
    theirs = float(one(base, "SELECT extract(epoch FROM clock_timestamp())"))
    apart = round(abs(theirs - (before + time.time()) / 2) * 1000)
    return look("clock-apart", milliseconds=apart) if apart > SKEW_MS else ok("clock-together", milliseconds=apart)


def news(base: Base, listener: Base) -> Finding:
    """Does a notice of one connection reach the other? Through a pooler that lends connections out, it does not."""
    import psycopg

    word = f"ludejo_doctor_{secrets.token_hex(8)}"
    try:
        listener.execute(f"LISTEN {word}".encode())
        start = time.monotonic()
        base.execute("SELECT pg_notify(%s, '')", (word,))
        for _ in listener.notifies(timeout=NEWS_SECONDS, stop_after=1):
            return ok("news-heard", milliseconds=round((time.monotonic() - start) * 1000, 1))
    except psycopg.errors.ReadOnlySqlTransaction:  # a standby has no news
        pass
    return wrong("news-lost")


def commits(base: Base) -> Finding:
    """Median time of a commit that waits for the disk. A message in the log is enough: a temporary table isn't, for
    commits of those wait for nothing."""
    took = []
    for _ in range(COMMITS):
        start = time.perf_counter()
        base.execute("SELECT pg_logical_emit_message(true, 'ludejo', '')")
        took.append((time.perf_counter() - start) * 1000)
    middle = round(median(took), 1)
    good = middle <= SLOW_COMMIT_MS
    return ok("commits-quick", milliseconds=middle) if good else look("commits-slow", milliseconds=middle)
