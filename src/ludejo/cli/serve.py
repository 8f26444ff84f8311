"""The commands `ludejo serve` and `ludejo backup`: their options, also from the environment, and what they print."""

from __future__ import annotations

import argparse
import asyncio
import ipaddress
import logging
import os
import socket
import sqlite3
import ssl
import sys
from collections.abc import Mapping
from contextlib import closing, suppress
from pathlib import Path

import msgspec
import segno

from ludejo.cli.arguments import WrongArgumentsError, whole
from ludejo.cli.bots import enlist_all
from ludejo.cli.databases import database_of, make_room
from ludejo.cluster.choose import peers_of
from ludejo.cluster.supervisor import Supervisor, worker_command
from ludejo.server.addresses import ANYWHERE, bound_socket, origin_of, origins
from ludejo.server.server import Server
from ludejo.server.settings import Limits, Settings
from ludejo.store.choose import is_postgresql, shown
from ludejo.store.sqlite_files import make_private
from ludejo.texts import Texts

PORT = 8666
MORE_PORTS = 20  # that are tried, one after the other, if no port was asked for
LEVELS = ("debug", "info", "warning", "error")
DATABASE_HELP = (
    "a file for SQLite, `memory`, or postgresql://user:password@host/name"
    " (default: ~/.local/share/ludejo/tables.sqlite)"
)
ENVIRONMENT = "Each option can also be set in the environment, for example LUDEJO_PORT=80. See docs/hosting.md."


def home_database(env: Mapping[str, str]) -> str:
    """The usual place for the database."""
    folder = Path(env.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return str(folder / "ludejo" / "tables.sqlite")


def add_words(parser: argparse.ArgumentParser, env: Mapping[str, str]) -> None:
    """The options of `serve`; each is also LUDEJO_… in the environment."""

    def default(name: str, usual: str) -> str:
        return env.get(f"LUDEJO_{name}", usual)

    parser.epilog = ENVIRONMENT
    add = parser.add_argument
    add("--host", default=default("HOST", "0.0.0.0"), help="the address to listen on (default: 0.0.0.0)")
    add(
        "--port", type=whole("--port", 0, 65535), default=env.get("LUDEJO_PORT"), metavar="PORT",
        help=f"the port to listen on (default: {PORT}, or the next one that is free)",
    )  # fmt: skip
    add(
        "--database", type=database_of, default=default("DATABASE", home_database(env)), metavar="DATABASE",
        help=DATABASE_HELP,
    )  # fmt: skip
    add(
        "--public-url", default=default("PUBLIC_URL", ""), metavar="URL",
        help="the address that people use, if a proxy is in front of the server",
    )  # fmt: skip
    add("--log-level", choices=LEVELS, default=default("LOG_LEVEL", "warning"), help="what to log (default: warning)")
    add(
        "--keep-days", type=whole("--keep-days", 1), default=default("KEEP_DAYS", "30"), metavar="N",
        help="mark tables at which nothing has happened for N days, and delete them a week later (default: 30)",
    )  # fmt: skip
    add("--tls-cert", default=default("TLS_CERT", ""), metavar="FILE", help="a certificate, for https without a proxy")
    add("--tls-key", default=default("TLS_KEY", ""), metavar="FILE", help="the private key of the certificate")
    add(
        "--behind-proxy", action="store_true", default=default("BEHIND_PROXY", "") == "1",
        help="there is a proxy in front: believe its X-Forwarded-For header",
    )  # fmt: skip
    add(
        "--bot", action="append", default=default("BOTS", "").split(), metavar="NAME=MODULE:FACTORY",
        help="add a bot of your own (docs/research.md); may be repeated",
    )  # fmt: skip
    add(
        "--workers", type=whole("--workers", 1), default=default("WORKERS", "1"), metavar="N",
        help="how many server processes; more than one need PostgreSQL (default: 1)",
    )  # fmt: skip
    add(
        "--bot-workers", type=whole("--bot-workers", 1), default=default("BOT_WORKERS", "1"), metavar="N",
        help="how many processes for bots, for each server process (default: 1)",
    )  # fmt: skip
    limits = ", ".join(f"{name}={value}" for name, value in limits_in_words().items())
    add(
        "--limit", action="append", default=default("LIMITS", "").split(), metavar="NAME=NUMBER",
        help=f"change a limit; 0 lifts it; may be repeated. The limits and their defaults: {limits}",
    )  # fmt: skip
    add(
        "--trusted-network", action="append", default=default("TRUSTED_NETWORKS", "").split(), metavar="NETWORK",
        help="for example 10.0.0.0/8: limits by address or network do not apply to it; may be repeated",
    )  # fmt: skip
    add(
        "--metrics-port", type=whole("--metrics-port", 0, 65535), default=default("METRICS_PORT", "0"), metavar="PORT",
        help="offer metrics for Prometheus at this port, on this machine only (default: none)",
    )  # fmt: skip
    add("--fd", type=int, default=-1, help=argparse.SUPPRESS)  # for workers: the socket to serve
    add("--post", type=int, default=0, help=argparse.SUPPRESS)
    add("--pace", type=float, default=1.0, help=argparse.SUPPRESS)


def limits_in_words() -> dict[str, int]:
    return {name.replace("_", "-"): value for name, value in msgspec.structs.asdict(Limits()).items()}


def limits_of(wishes: list[str]) -> Limits:
    """The limits, after the changes that the arguments name."""
    known = limits_in_words()
    for wish in wishes:
        name, _, number = wish.partition("=")
        if name not in known:
            raise WrongArgumentsError("cli-unknown-limit", word=name, words=", ".join(known))
        known[name] = whole(f"--limit {name}", 0)(number)
    return Limits(**{name.replace("-", "_"): value for name, value in known.items()})


def settings_of(args: argparse.Namespace, port: int) -> Settings:
    """The settings that the arguments ask for; `WrongArgumentsError` if they don't go together."""
    if args.pace != 1.0 and args.public_url:
        raise WrongArgumentsError("cli-pace-public")
    if args.workers > 1 and not is_postgresql(args.database):
        raise WrongArgumentsError("cli-workers-postgresql")
    if bool(args.tls_cert) != bool(args.tls_key):
        raise WrongArgumentsError("cli-tls-both")
    try:
        reached = origins(args.host, port, args.public_url, bool(args.tls_cert))
    except ValueError:
        raise WrongArgumentsError("cli-bad-url", word=args.public_url) from None
    return Settings(
        database=args.database,
        origins=reached,
        public_url=args.public_url and origin_of(args.public_url),
        limits=limits_of(args.limit),
        keep_days=args.keep_days,
        pace=args.pace,
        behind_proxy=args.behind_proxy,
        bot_workers=args.bot_workers,
        bot_path=os.environ.get("LUDEJO_BOT_PATH", ""),  # set by ./ludejo serve, while it compiles
        bots=tuple(args.bot),
        metrics_port=args.metrics_port and args.metrics_port + args.post,
        trusted=tuple(network_of(word) for word in args.trusted_network),
    )


def network_of(word: str) -> str:
    """A network in its usual form; a single address is a network, too."""
    try:
        return str(ipaddress.ip_network(word))
    except ValueError:
        raise WrongArgumentsError("cli-bad-network", word=word) from None


def tls_of(args: argparse.Namespace) -> ssl.SSLContext | None:
    if not args.tls_cert:
        return None
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(args.tls_cert, args.tls_key)
    return context


def greet(settings: Settings, host: str, say: Texts) -> None:
    """Print the addresses, a QR code, and a warning if others could read along."""
    print(say.say("cli-serving"))
    for origin in settings.origins:
        print(f"    {origin}")
    if host in ANYWHERE or settings.public_url:
        if sys.stdout.isatty():
            segno.make(settings.home, error="m").terminal(compact=True)
        print(say.say("cli-serving-scan", {"address": settings.home}))
    if not settings.is_secure and host in ANYWHERE:
        print(say.say("cli-serving-plain"))
    changed = {n: v for n, v in msgspec.structs.asdict(settings.limits).items() if v != getattr(Limits(), n)}
    if changed:
        said = ", ".join(f"{name.replace('_', '-')}={value}" for name, value in changed.items())
        print(say.say("cli-serving-limits", {"limits": said}))
    sys.stdout.flush()


def run_serve(args: argparse.Namespace, say: Texts) -> int:
    """Serve until stopped."""
    if args.log_level not in LEVELS:  # argparse does not check a default, which comes from the environment
        raise WrongArgumentsError("cli-usage", usage=f"--log-level {'|'.join(LEVELS)}")
    logging.basicConfig(level=args.log_level.upper(), format="%(asctime)s %(name)s %(message)s")
    port, more = (PORT, MORE_PORTS) if args.port is None else (args.port, 0)
    enlist_all(args.bot)
    settings_of(args, port)  # wrong arguments are reported before anything is opened
    tls = tls_of(args)
    make_room(args.database)
    with socket_of(args, port, more) as sock:
        settings = settings_of(args, sock.getsockname()[1])
        if args.workers > 1:
            return run_supervisor(args, settings, sock, say)
        server = Server(settings, sock, tls, peers_of)
        try:
            loop_runner().run(server.run(lambda: greet(settings, args.host, say), is_worker=args.fd >= 0))
        except (sqlite3.Error, ValueError) as error:  # a file that is no database of ours
            raise OSError(f"{shown(args.database)}: {error}") from error
    if args.fd < 0:
        print(say.say("cli-served"))
    return 0


def socket_of(args: argparse.Namespace, port: int, more: int) -> socket.socket:
    """The socket that the supervisor gives, or a new one."""
    return socket.socket(fileno=args.fd) if args.fd >= 0 else bound_socket(args.host, port, more)


def run_supervisor(args: argparse.Namespace, settings: Settings, sock: socket.socket, say: Texts) -> int:
    """Serve with several processes until stopped."""

    async def work() -> int:
        return await Supervisor(args.workers, worker_command(args.given), sock).run(
            lambda: greet(settings, args.host, say)
        )

    code = asyncio.run(work())
    print(say.say("cli-served"))
    return code


def loop_runner() -> asyncio.Runner:
    """A runner with uvloop, if it is installed."""
    try:
        import uvloop
    except ImportError:
        return asyncio.Runner()
    return asyncio.Runner(loop_factory=uvloop.new_event_loop)


def run_backup(args: argparse.Namespace, say: Texts) -> int:
    """Copy a database while it is in use."""
    if is_postgresql(args.database):
        raise WrongArgumentsError("cli-backup-postgresql")
    if not Path(args.database).is_file():
        raise WrongArgumentsError("cli-no-database", word=args.database)
    if Path(args.file).exists():
        raise WrongArgumentsError("cli-file-exists", word=args.file)
    try:
        sound, n = copied(args.database, args.file)
    except sqlite3.Error as error:
        for left in (args.file, f"{args.file}-journal"):  # half a copy could be mistaken for a complete one
            with suppress(OSError):  # there is none
                Path(left).unlink()
        raise OSError(f"{args.database} -> {args.file}: {error}") from error
    if sound != "ok":
        raise OSError(sound)
    print(say.say("cli-backed-up", {"file": args.file, "tables": n}))
    return 0


def copied(database: str, file: str) -> tuple[str, int]:
    """Copy; returns whether the copy is sound, and how many tables it has. Only its owner can ever read it."""
    make_private(file)
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(file)) as copy:
        source.backup(copy)
        (sound,) = copy.execute("PRAGMA integrity_check").fetchone()
        (n,) = copy.execute('SELECT count(DISTINCT "table") FROM entries').fetchone()
    return str(sound), int(n)


def add_backup_words(parser: argparse.ArgumentParser, env: Mapping[str, str]) -> None:
    parser.add_argument("file", metavar="FILE", help="where to put the copy; the file must not exist yet")
    usual = env.get("LUDEJO_DATABASE", home_database(os.environ))
    database = "the SQLite file to copy (default: ~/.local/share/ludejo/tables.sqlite)"
    parser.add_argument("--database", type=database_of, default=usual, metavar="DATABASE", help=database)
