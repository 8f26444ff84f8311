"""Wrong and nearly right frames, made from right ones by many kinds of damage."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from ludejo.core.luck import Luck

Json = dict[str, object]
NASTY: tuple[bytes, ...] = (
    b"null", b"true", b"false", b"0", b"1", b"-1", b"-0", b"23", b"24", b"1.0", b"1e2", b"1E400", b"-1e-400", b"0.5",
    b"2147483648", b"9223372036854775807", b"9223372036854775808", b"18446744073709551616", b"-9223372036854775809",
    b"9" * 30, b"9" * 4200, b"9" * 5000, b"NaN", b"Infinity", b"-Infinity", b"01", b"+1", b"1.", b".5", b"0x1", b"1_0",
    b'""', b'"a"', b"'a'", b'"' + b"a" * 25 + b'"', b'"' + b"a" * 41 + b'"', b'"' + b"a" * 301 + b'"',
    b'"' + b"ab" * 65 + b'"', b'"a\\n"', b'"ab\\n"', b'"abc\\n"', b'"AB"', b'"\\u0000"', b'"\x00"', b'"\n"', b'"\\x41"',
    b'"\\ud800"', b'"\\udc00\\ud800"', b'"\\ud83d\\ude00"', b'"\xff"', b'"\xed\xa0\x80"', b'"\xc0\xaf"',
    b'"\xf4\x90\x80\x80"', '"\u200b\u200d\ufeff"'.encode(), '"\u202eabc\u2066"'.encode(),
    '"e\u0301\u0301\u0301"'.encode(), '"\U0001f469\u200d\U0001f680"'.encode(),
    b"[]", b"{}", b"[1]", b'{"a":1}', b'[{"did":"paused"}]', b'{"did":"paused"}', b'{"do":"beat"}', b'{"play":"guard"}',
    b"[" * 600 + b"]" * 600, b'{"a":' * 600 + b"1" + b"}" * 600, b"", b" ", b",", b":", b"}", b"]",
    b"\\", b"//", b"/**/1",
)  # fmt: skip
TAGS = (
    b"Wish",
    b"wish ",
    b"saying",
    b"created",
    b"came",
    b"went",
    b"expired",
    b"happening",
    b"",
    b"\\u0000",
    b"__proto__",
)
TOKENS = (
    b"{", b"}", b"[", b"]", b":", b",", b'"', b'"do"', b'"did"', b'"wish"', b'"said"', b'"command"', b'"text"', b"1",
    b"-", b"e", b".", b"null", b"true", b" ", b"\n", b"\\u", b"\\", b'"seat"', b'"move"', b"\xe2\x80\x8b",
)  # fmt: skip


def written(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def objects(saying: Json) -> list[Json]:
    """The object of a saying, and all objects in it."""
    inner = [found for value in saying.values() if isinstance(value, dict) for found in objects(value)]
    return [saying, *inner]


def places(saying: Json) -> list[tuple[Json, str]]:
    return [(found, name) for found in objects(saying) for name in found]


def with_raw(saying: Json, within: Json, name: str, raw: bytes) -> bytes:
    """The saying, with raw bytes at one place."""
    old, mark = within[name], "\x1f here \x1f"
    within[name] = mark
    frame = written(saying).replace(written(mark), raw)
    within[name] = old
    return frame


def each_nasty(sayings: list[Json]) -> Iterator[bytes]:
    """Each field of each saying replaced by each nasty value."""
    for saying in sayings:
        for within, name in places(saying):
            for raw in NASTY:
                yield with_raw(saying, within, name, raw)


class Mangler:
    """`sayings` are right; most of what `frame` returns is not."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.sayings: list[Json] = []
        self.ways: tuple[Callable[[], bytes], ...] = (
            self.right, self.flipped, self.flipped, self.cut, self.spliced, self.stuffed, self.nasty, self.nasty,
            self.nasty, self.unknown_field, self.missing_field, self.twice, self.strange_tag, self.swapped, self.noise,
            self.soup, self.deep,
        )  # fmt: skip

    def below(self, n: int) -> int:
        return int(self.luck.below(n))

    def saying(self) -> Json:
        return self.sayings[self.below(len(self.sayings))]

    def frame(self) -> bytes:
        return self.ways[self.below(len(self.ways))]()

    def right(self) -> bytes:
        return written(self.saying())

    def flipped(self) -> bytes:
        found = bytearray(self.right())
        for _ in range(1 + self.below(3)):
            found[self.below(len(found))] ^= 1 << self.below(8)
        return bytes(found)

    def cut(self) -> bytes:
        found = self.right()
        start = self.below(len(found)) if self.below(3) == 0 else 0
        return found[start : self.below(len(found) + 1)]

    def spliced(self) -> bytes:
        one, other = self.right(), self.right()
        return one[: self.below(len(one) + 1)] + other[self.below(len(other) + 1) :]

    def stuffed(self) -> bytes:
        """A nasty value at any place."""
        found = self.right()
        at = self.below(len(found) + 1)
        return found[:at] + NASTY[self.below(len(NASTY))] + found[at + self.below(4) :]

    def nasty(self) -> bytes:
        saying = self.saying()
        where = places(saying)
        within, name = where[self.below(len(where))]
        return with_raw(saying, within, name, NASTY[self.below(len(NASTY))])

    def unknown_field(self) -> bytes:
        saying = self.saying()
        within = objects(saying)[-1 if self.below(2) else 0]
        name = ("x", "Seat", "seat ", "type", "by", "secret", "at", "__proto__", "\u200b")[self.below(9)]
        if name in within:
            return b"{"
        within[name] = 1
        frame = written(saying)
        del within[name]
        return frame

    def missing_field(self) -> bytes:
        saying = self.saying()
        where = places(saying)
        within, name = where[self.below(len(where))]
        kept = dict(within)
        del within[name]
        frame = written(saying)
        within.clear()
        within.update(kept)
        return frame

    def twice(self) -> bytes:
        """A key that is there twice, the second time with another value."""
        found = self.right()
        saying = self.saying()
        where = places(saying)
        within, name = where[self.below(len(where))]
        return found[:-1] + b"," + written(name) + b":" + written(within[name]) + b"}"

    def strange_tag(self) -> bytes:
        saying = self.saying()
        where = [(within, name) for within, name in places(saying) if name in ("do", "did", "play")]
        where = [(within, name) for within, name in where if isinstance(within[name], str)]
        if not where:
            return self.noise()
        within, name = where[self.below(len(where))]
        return with_raw(saying, within, name, b'"' + TAGS[self.below(len(TAGS))] + b'"')

    def swapped(self) -> bytes:
        """A value from one place is put at another."""
        others = places(self.saying())
        other, its_name = others[self.below(len(others))]
        raw = written(other[its_name])
        saying = self.saying()
        where = places(saying)
        within, name = where[self.below(len(where))]
        return with_raw(saying, within, name, raw)

    def noise(self) -> bytes:
        return bytes(self.below(256) for _ in range(self.below(60)))

    def soup(self) -> bytes:
        return b"".join(TOKENS[self.below(len(TOKENS))] for _ in range(self.below(24)))

    def deep(self) -> bytes:
        """Deeply nested arrays or objects, complete or not, alone or in place of a move."""
        n = (1, 8, 64, 512, 1000, 1500, 3000, 100_000)[self.below(400) // 57]
        opening, closing = ((b"[", b"]"), (b'{"a":', b"}"), (b'[{"a":', b"}]"))[self.below(3)]
        found = opening * n + (b"1" + closing * n if self.below(2) else b"")
        if self.below(2):
            return found
        saying = self.saying()
        where = places(saying)
        within, name = where[self.below(len(where))]
        return with_raw(saying, within, name, found)
