"""Luck: exactly uniform, the same on every machine, and sealed at a table."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import islice
from math import factorial

import pytest

from ludejo.core.bits import bag_of, one_in
from ludejo.core.event import Events
from ludejo.core.game import State
from ludejo.core.luck import FastLuck, Luck
from ludejo.core.sealed_luck import SealedLuck, is_opened_by, key_of, seal_of
from ludejo.testkit.exhaustive import EveryLuck

SECRET = bytes(range(32))
FIRST_WORDS = [3487649333, 3133146468, 3313685033, 3443749705]


def chi_square(seen: Counter[int], expected: dict[int, float]) -> float:
    return sum((seen[key] - n) ** 2 / n for key, n in expected.items())


def sfc32(seed: int) -> Iterator[int]:
    """The published generator, in unbounded integers."""
    digest = hashlib.sha256(f"ludejo fast luck {seed}".encode()).digest()
    a, b, c, counter = (int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12))
    while True:
        out = (a + b + counter) % 2**32
        a, b = b ^ (b // 2**9), (c * 9) % 2**32
        c = ((c * 2**21) % 2**32 + c // 2**11 + out) % 2**32
        counter = (counter + 1) % 2**32
        yield out


def test_fast_luck_is_the_same_everywhere() -> None:
    """Every Python and both forms draw the same numbers: those of the published generator."""
    luck = FastLuck(7)
    words = [luck.word() for _ in range(1000)]
    assert words == list(islice(sfc32(7), 1000))
    assert words[:4] == FIRST_WORDS


@pytest.mark.parametrize("make", [lambda: FastLuck(1), lambda: SealedLuck(SECRET)])
def test_numbers_are_uniform(make: Callable[[], Luck]) -> None:
    luck, n = make(), 30_000
    seen = Counter(luck.below(7) for _ in range(n))
    assert chi_square(seen, dict.fromkeys(range(7), n / 7)) < 22.5  # 6 degrees of freedom, 1 in 1,000


def test_below_refuses_numbers_out_of_range() -> None:
    for n in (0, -1, 2**31):
        with pytest.raises(ValueError, match="below"):
            FastLuck(1).below(n)


def test_words_that_would_be_unfair_are_drawn_again() -> None:
    """2**32 is not divisible by three: one word, 0, is too many and is drawn again."""

    class Words(Luck):
        def __init__(self) -> None:
            self.words = [0, 2**31]

        def word(self) -> int:
            return self.words.pop(0)

    assert Words().below(3) == 1


def test_a_card_is_drawn_as_often_as_its_share_of_the_bag() -> None:
    luck, n = FastLuck(2), 30_000
    seen = Counter(luck.draw(bag_of([1, 1, 1, 5, 8, 8]), 6) for _ in range(n))
    assert chi_square(seen, {1: n / 2, 5: n / 6, 8: n / 3}) < 13.8  # 2 degrees of freedom, 1 in 1,000


def test_drawing_a_bag_empty_is_like_shuffling_it() -> None:
    """Love Letter keeps its pile as a bag, because every order of the cards is then equally likely."""
    kinds = [1, 1, 1, 2, 2, 8]
    seen: Counter[tuple[int, ...]] = Counter()
    path: list[int] | None = []
    chances: dict[tuple[int, ...], Fraction] = {}
    while path is not None:
        luck, bag, order = EveryLuck(path), bag_of(kinds), []
        for size in range(len(kinds), 0, -1):
            order.append(luck.draw(bag, size))
            bag -= one_in(order[-1])
        chances[tuple(order)] = luck.chance
        seen[tuple(order)] += 1
        path = luck.next_path()
    orders = factorial(6) // (factorial(3) * factorial(2))
    assert len(seen) == orders
    assert set(chances.values()) == {Fraction(1, orders)}


def test_shuffling_gives_every_order_alike() -> None:
    luck, n = FastLuck(3), 24_000
    seen: Counter[int] = Counter()
    for _ in range(n):
        items = [1, 2, 3, 4]
        luck.shuffle(items)
        seen[int("".join(map(str, items)))] += 1
    assert len(seen) == 24
    assert chi_square(seen, dict.fromkeys(seen, n / 24)) < 49.7  # 23 degrees of freedom, 1 in 1,000


def test_fast_luck_has_no_short_cycle() -> None:
    """T7: 2**18 states, none twice."""
    luck = FastLuck(4)
    states = set()
    for _ in range(2**18):
        luck.word()
        states.add((luck.a, luck.b, luck.c, luck.count))
    assert len(states) == 2**18


def test_the_seal_is_the_hash_of_the_secret() -> None:
    assert seal_of(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert is_opened_by(seal_of(SECRET), SECRET)
    assert not is_opened_by(seal_of(SECRET), bytes(32))
    assert not is_opened_by(seal_of(SECRET), SECRET[:-1])
    with pytest.raises(ValueError, match="32 bytes"):
        seal_of(b"short")


def test_every_seat_s_number_changes_the_key() -> None:
    numbers = [b"one", b"two", b"three"]
    keys = {key_of(SECRET, numbers)}
    for seat in range(3):
        keys.add(key_of(SECRET, [b"other" if i == seat else n for i, n in enumerate(numbers)]))
    keys |= {key_of(bytes(32), numbers), key_of(SECRET, [b"onet", b"wo", b"three"]), key_of(SECRET, numbers[::-1])}
    assert len(keys) == 7


def test_anybody_can_repeat_the_draws_in_a_few_lines() -> None:
    """The steps of docs/luck.md: HMAC of step and block, four bytes per word, Lemire's multiplication."""
    key = key_of(SECRET, [b"a", b"b"])
    luck = SealedLuck(key)
    luck.turn_to(5)
    stream = b"".join(hmac.digest(key, (5).to_bytes(8, "big") + block.to_bytes(8, "big"), "sha256") for block in (0, 1))
    words = [int.from_bytes(stream[i : i + 4], "big") for i in range(0, 64, 4)]
    assert [luck.below(1000) for _ in range(16)] == [word * 1000 >> 32 for word in words]


def test_each_step_has_a_stream_of_its_own() -> None:
    luck = SealedLuck(SECRET)
    luck.turn_to(1)
    first = [luck.word() for _ in range(3)]
    luck.turn_to(2)
    second = luck.word()
    luck.turn_to(1)
    assert [luck.word() for _ in range(3)] == first
    assert second not in first


def test_a_state_holds_no_luck() -> None:
    """A state does not contain future draws: two copies differ after different luck, and are equal after equal luck."""
    from games.love_letter.positions import GAME

    state = GAME.start(4, {}, FastLuck(1))
    move = state.choices(state.due()[0])[0]

    def after(seed: int) -> State:
        copy = state.clone()
        copy.apply(state.due()[0], move, FastLuck(seed), Events())
        return copy

    assert after(1).to_bytes() == after(1).to_bytes()
    assert len({after(seed).to_bytes() for seed in range(20)}) > 1
