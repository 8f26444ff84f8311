"""Guests without accounts. A guest is a random number of 128 bits in a cookie, signed so that nobody makes up his own.

Nothing at rest tells the number: what the log knows a guest by is its hash. The cookie is issued anew while somebody
plays, ends 30 days after the last visit, and a year after the first in any case.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from ludejo.server.tickets import ALPHABET, CODE_LENGTH

TOKEN_BYTES = 16
MARK_LETTERS = 16
DAY_MS = 86_400_000
IDLE_DAYS = 30
HARD_DAYS = 365
PLAIN_NAME = "ludejo"
SECURE_NAME = "__Host-ludejo"  # a browser takes it over https only, and from nobody else's subdomain


class Guests:
    """Signs tokens with the server's key, and knows its own again."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def new(self, now: int) -> str:
        """The cookie of a new guest."""
        return self.signed(secrets.token_hex(TOKEN_BYTES), now // DAY_MS, now // DAY_MS)

    def signed(self, number: str, made: int, issued: int) -> str:
        body = f"{number}.{made:x}.{issued:x}"
        return f"{body}.{hmac.digest(self.key, body.encode(), 'sha256').hex()[:32]}"

    def read(self, cookie: str, now: int) -> tuple[str, int, int] | None:
        """Number, first and last day of a cookie of ours that is still good."""
        number, *days = cookie.split(".")[:3]
        try:
            made, issued = (int(day, 16) for day in days)
        except ValueError:
            return None
        if not hmac.compare_digest(cookie.encode(), self.signed(number, made, issued).encode()):
            return None
        today = now // DAY_MS
        return (number, made, issued) if today < min(issued + IDLE_DAYS, made + HARD_DAYS) else None

    def guest_of(self, cookie: str, now: int) -> str | None:
        """The guest this cookie belongs to; None if it isn't ours or has ended."""
        found = self.read(cookie, now) if cookie else None
        return hashlib.sha256(f"guest {found[0]}".encode()).hexdigest()[:32] if found else None

    def renewed(self, cookie: str, now: int) -> str | None:
        """The same guest's cookie, issued today; None if it was already, or later by a clock that was set back since:
        an earlier day would end it when the clock is right again."""
        found = self.read(cookie, now)
        if found is None or found[2] >= now // DAY_MS:
            return None
        return self.signed(found[0], found[1], now // DAY_MS)

    def mark(self, code: str, net: str) -> str:
        """What a network is known by at one table: it tells nobody without the key which one it is."""
        return hmac.digest(self.key, f"net {code} {net}".encode(), "sha256").hex()[:MARK_LETTERS]

    def invitation(self, code: str) -> str:
        """What a link carries that the host has shared; nobody makes one up, and the lobby shows none."""
        number = int.from_bytes(hmac.digest(self.key, f"invitation {code}".encode(), "sha256"), "big")
        return "".join(ALPHABET[number // len(ALPHABET) ** n % len(ALPHABET)] for n in range(CODE_LENGTH))

    def invites(self, code: str, word: str) -> bool:
        return hmac.compare_digest(word.encode(), self.invitation(code).encode())


def cookie_header(name: str, value: str, secure: bool) -> str:
    """The Set-Cookie header; an empty value ends the cookie."""
    age = IDLE_DAYS * DAY_MS // 1000 if value else 0
    flags = "; Secure" if secure else ""
    return f"{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{flags}"
