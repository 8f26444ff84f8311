"""What can be set when a server starts: by the command's options, or by the environment."""

from __future__ import annotations

import ipaddress

import msgspec

from ludejo.server.limits import Network


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much anybody may ask for. Each is an option (`--limit message-bytes=8192`); 0 means no limit."""

    message_bytes: int = 4096
    messages_at_once: int = 20
    messages_per_minute: int = 120
    pings_at_once: int = 20  # WebSocket pings, and pongs that nobody asked for
    pings_per_minute: int = 60
    unanswered: int = 16
    sockets_per_guest: int = 6
    sockets_per_address: int = 200  # a school has one address
    sockets_per_net: int = 400
    sockets_per_site: int = 2000
    tables_per_hour: int = 60
    tables_per_hour_per_site: int = 600
    list_bytes: int = 400_000  # 5,000 words of 24 letters, with accents and escapes
    lists_per_hour: int = 120
    costly_at_once: int = 40  # records, replays and thoughts that have to be made first; a class opens them together
    costly_per_minute: int = 40
    forgets_per_hour: int = 20
    live_tables: int = 20_000
    live_tables_per_guest: int = 60
    live_tables_per_net: int = 300
    live_tables_per_site: int = 1500
    empty_seconds: int = 600
    bad_codes: int = 10
    bad_codes_per_site: int = 100
    bad_codes_seconds: int = 600
    guess_seconds: int = 4
    guesses_waiting: int = 20
    half_open: int = 1000  # connections that have not yet sent the head of a request
    half_open_per_net: int = 500
    requests_at_once: int = 2000  # HTTP
    handshake_seconds: int = 5
    ping_seconds: int = 15
    send_bytes: int = 262_144
    away_seconds: int = 60
    bot_seconds: int = 2
    sealing_seconds: int = 10
    clock_seconds: int = 90


class Settings(msgspec.Struct, frozen=True):
    """All settings of a server."""

    database: str
    origins: tuple[str, ...]
    public_url: str = ""
    limits: Limits = Limits()
    keep_days: int = 30
    pace: float = 1.0
    behind_proxy: bool = False
    bot_workers: int = 1
    bot_path: str = ""  # a folder where the compiled package may still be built: bots use it as soon as it is there
    metrics_port: int = 0  # a second port, on loopback; 0: none
    bots: tuple[str, ...] = ()  # bots that do not come with Ludejo: NAME=module:factory
    trusted: tuple[str, ...] = ()  # networks, as 10.0.0.0/8: no limit by address or network applies there

    @property
    def is_secure(self) -> bool:
        """Do people reach us by https?"""
        return self.origins[0].startswith("https:")

    def trusted_networks(self) -> tuple[Network, ...]:
        """`ValueError` if one isn't a network."""
        return tuple(ipaddress.ip_network(network) for network in self.trusted)

    @property
    def home(self) -> str:
        """The address to give to people."""
        return self.origins[0]
