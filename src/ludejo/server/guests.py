"""Guests without accounts. A guest is a random number of 128 bits in a cookie, signed so that nobody invents one.

The number is never stored: in the log a guest is known by its hash. The cookie is issued anew while somebody plays. It
expires 30 days after the last visit, and a year after the first in any case.
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
SECURE_NAME = "__Host-ludejo"  # a browser accepts it over https only, and not from another subdomain


class Guests:
    """Signs tokens with the server's key, and checks its own signatures."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def new(self, now: int) -> str:
        """The cookie of a new guest."""
        return self.signed(secrets.token_hex(TOKEN_BYTES), now // DAY_MS, now // DAY_MS)

    def signed(self, number: str, made: int, issued: int) -> str:
        body = f"{number}.{made:x}.{issued:x}"
        return f"{body}.{hmac.digest(self.key, body.encode(), 'sha256').hex()[:32]}"

    def read(self, cookie: str, now: int) -> tuple[str, int, int] | None:
        """Number, first day and day of issue of a cookie; None if it isn't ours or has expired."""
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
        """The guest this cookie belongs to; None if it isn't ours or has expired."""
        found = self.read(cookie, now) if cookie else None
        return hashlib.sha256(f"guest {found[0]}".encode()).hexdigest()[:32] if found else None

    def renewed(self, cookie: str, now: int) -> str | None:
        """The same guest's cookie, issued today; None if it was issued today or later. (Later: the clock was set back
        since. With an earlier day the cookie would expire when the clock is right again.)"""
        found = self.read(cookie, now)
        if found is None or found[2] >= now // DAY_MS:
            return None
        return self.signed(found[0], found[1], now // DAY_MS)

    def mark(self, code: str, net: str) -> str:
        """The mark of a network at one table. Without the key nobody can tell from it which network it is."""
        return hmac.digest(self.key, f"net {code} {net}".encode(), "sha256").hex()[:MARK_LETTERS]

    def invitation(self, code: str) -> str:
        """The part of a shared link that invites to a table. Nobody can make one up, and the lobby shows none."""
        number = int.from_bytes(hmac.digest(self.key, f"invitation {code}".encode(), "sha256"), "big")
        return "".join(ALPHABET[number // len(ALPHABET) ** n % len(ALPHABET)] for n in range(CODE_LENGTH))

    def invites(self, code: str, word: str) -> bool:
        return hmac.compare_digest(word.encode(), self.invitation(code).encode())


def cookie_header(name: str, value: str, secure: bool) -> str:
    """The Set-Cookie header; an empty value deletes the cookie."""
    age = IDLE_DAYS * DAY_MS // 1000 if value else 0
    flags = "; Secure" if secure else ""
    return f"{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{flags}"
