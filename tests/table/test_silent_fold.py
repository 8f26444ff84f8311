"""A silent fold of a log gives the same table, and makes no view for anybody."""

from __future__ import annotations

import msgspec
import pytest

import ludejo
from ludejo.core.luck import FastLuck
from ludejo.table import happenings as h
from ludejo.table.play import Play
from ludejo.table.table import Table

SEATS = {"love-letter": 3, "artus": 3, "codenames": 4, "lines-and-columns": 3, "lupus-in-tabula": 9}
SECRET = "5a" * 32


class Log:
    """The log of a random game, with people who come, go and stand up."""

    def __init__(self, game: str) -> None:
        self.table, self.luck, self.entries = Table(ludejo.game), FastLuck(5), list[h.Entry]()
        self.put("g0", h.Created("P0", game, SEATS[game], {}, False, SECRET, ludejo.game(game).rules))
        for seat in range(SEATS[game]):
            self.put(f"g{seat}", h.Came(f"P{seat}"))
            self.put(f"g{seat}", h.Sat(seat, ""))
        self.put("g0", h.Started())
        for n in range(60):
            self.step(n)

    def put(self, by: str, did: h.AnyHappening) -> None:
        self.entries.append(h.Entry(by, len(self.entries), did))
        self.table.fold(self.entries[-1])

    def step(self, n: int) -> None:
        play = self.table.play
        if play is None or self.table.phase != "playing":
            return
        if n % 20 == 5:
            self.put("eve", h.Came("Eve"))
            self.put("g1", h.Went())
            self.put("g1", h.Came("P1"))
            self.put("g0", h.Gave(0, 0))
        due = play.state.due()
        if not due:
            self.put("", h.Expired(play.moment()))
            return
        seat = due[n % len(due)]
        move = msgspec.Raw(msgspec.json.encode(play.state.sample(seat, self.luck).shape))
        self.put(f"g{seat}", h.Moved(seat, play.moment(), move))


def read_again(log: Log, silent: bool) -> tuple[Table, int]:
    """Fold a log: the table, and how many messages there were."""
    table = Table(ludejo.game)
    return table, sum([len(table.fold(entry, silent).messages) for entry in log.entries])


@pytest.mark.parametrize("game", list(SEATS))
def test_a_silent_fold_gives_the_same_table(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    log = Log(game)
    aloud, n_told = read_again(log, False)
    assert n_told > len(log.entries)

    def sight(self: Play, *args: object) -> None:
        raise AssertionError("somebody is shown something")

    with monkeypatch.context() as patch:
        patch.setattr(Play, "sight", sight)
        silent, n_silent = read_again(log, True)
    assert n_silent == 0
    assert silent.standing() == aloud.standing()
    for number in range(len(aloud.people)):
        assert silent.greeting(number) == aloud.greeting(number)
    silent.fold(h.Entry("eve", 0, h.Came("Eve")))
    assert silent.fold(h.Entry("eve", 0, h.Came("Eve"))).messages, "people who come later get messages"


def test_a_silent_fold_does_not_compare_rooms() -> None:
    """It would compare all seats twice per entry, which took half of the time to open a long log."""
    n = 0

    class Seen(Table):
        def signs(self) -> tuple[object, ...]:
            nonlocal n
            n += 1
            return super().signs()

    for silent, expected in ((True, False), (False, True)):
        table, n = Seen(ludejo.game), 0
        for entry in Log("love-letter").entries:
            table.fold(entry, silent)
        assert bool(n) is expected
