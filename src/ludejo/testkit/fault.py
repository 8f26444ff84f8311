"""What a check says when a game fails it."""

from __future__ import annotations


class Fault(AssertionError):  # noqa: N818  a fault of the game, found; not an error of the kit
    """A broken obligation: which check, and where, precisely enough to repeat it."""

    def __init__(self, check: str, what: str, where: str = "") -> None:
        super().__init__(f"{check}: {what}" + (f" [{where}]" if where else ""))
        self.check = check


def demand(held: bool, check: str, what: str, where: str = "") -> None:
    """Raise a fault unless this held."""
    if not held:
        raise Fault(check, what, where)
