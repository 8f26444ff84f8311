"""Why a wish was not granted: a code and a rule, never a sentence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

MALFORMED: Final = "malformed"  # it can't be read as a move of this game
ILLEGAL: Final = "illegal"  # it is a move, but the rules don't allow it now
LATE: Final = "late"  # it answers a question that is no longer asked
UNKNOWN: Final = "unknown"  # it names a game, seat, option or value that doesn't exist
DAMAGED: Final = "damaged"  # a log that was cut or changed

Arg = int | str


@final
class Refusal:
    """`code` names the sentence, `args` fill it in, and `rule` is the rule id (empty if no rule of a game applies)."""

    def __init__(self, kind: str, code: str, rule: str = "", args: dict[str, Arg] | None = None) -> None:
        self.kind = kind
        self.code = code
        self.rule = rule
        self.args: dict[str, Arg] = {} if args is None else args

    def says_the_same(self, other: Refusal) -> bool:
        """Do both tell a seat the same?"""
        return (
            self.code == other.code and self.kind == other.kind and self.rule == other.rule and self.args == other.args
        )

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.kind, self.code, self.rule, self.args)

    def __repr__(self) -> str:
        return f"Refusal({self.kind}, {self.code}, {self.rule}, {self.args})"


class Refused(Exception):  # noqa: N818  it is the answer to a wish, not an error in our code
    """Carries a refusal out of a call that can't return one."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, refusal.args)
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return Refused, (self.refusal,)


def illegal(reason: tuple[str, str]) -> Refusal:
    """The refusal of an illegal move, from a code and a rule id."""
    return Refusal(ILLEGAL, reason[0], reason[1])


def rules_by_code(reasons: Iterable[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    """The rule ids behind each refusal code. An empty code stands for a legal move and is left out."""
    found: dict[str, tuple[str, ...]] = {}
    for code, rule in reasons:
        if code:
            found[code] = (*found.get(code, ()), rule)
    return found


def unknown(code: str, **args: Arg) -> Refused:
    """The exception for a name that doesn't exist."""
    return Refused(Refusal(UNKNOWN, code, "", args))
