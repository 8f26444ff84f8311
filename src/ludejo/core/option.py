"""What a table may choose before the start, declared as data."""

from __future__ import annotations

import msgspec

from ludejo.core.refusal import unknown

Value = int | str


class Option(msgspec.Struct, frozen=True):
    """One choice: its legal values in the order in which they are offered, and its default.

    Tests try all `values`. `more` are further values of the same sort, for which a test would show nothing new. If
    several things may be picked at once, they are in `of`, and `kind` says what they are; then any of them, joined by
    hyphens in this order, are legal, too. For the kind `language` a page proposes its own language. If there is a
    `span`, every whole number in it is legal, too, including both ends. `group` names the fold in which the option is
    offered; "" means that it is always visible."""

    name: str
    values: tuple[Value, ...]
    default: Value
    rule: str = ""
    of: tuple[str, ...] = ()
    kind: str = ""
    group: str = ""
    more: tuple[Value, ...] = ()
    span: tuple[int, int] | None = None

    def allows(self, value: Value) -> bool:
        """Is this a legal value? The type counts, too: neither True nor "1" is 1."""
        if any(value == legal and type(value) is type(legal) for legal in (*self.values, *self.more)):
            return True
        if self.span is not None and type(value) is int:
            return self.span[0] <= value <= self.span[1]
        return isinstance(value, str) and value != "" and value == "-".join(self.picked(value))

    def picked(self, value: Value) -> tuple[str, ...]:
        """The things that a value picks, in order."""
        words = str(value).split("-")
        return tuple(one for one in self.of if one in words)


def settle(options: tuple[Option, ...], wishes: dict[str, Value]) -> dict[str, Value]:
    """The value of every option: the wish where there is one, the default elsewhere."""
    known = {option.name for option in options}
    for name in wishes:
        if name not in known:
            raise unknown("unknown-option", option=name)
    settled: dict[str, Value] = {}
    for option in options:
        value = wishes.get(option.name, option.default)
        if not option.allows(value):
            raise unknown("unknown-value", option=option.name, value=str(value))
        settled[option.name] = value
    return settled


def from_word(options: tuple[Option, ...], name: str, word: str) -> Value:
    """The value of option `name` that a person wrote as `word`."""
    for option in options:
        if option.name == name:
            for value in (*option.values, *option.more):
                if str(value) == word:
                    return value
            if option.allows(word):
                return word
            if word.isdecimal() and option.allows(int(word)):
                return int(word)
            raise unknown("unknown-value", option=name, value=word)
    raise unknown("unknown-option", option=name)
