"""Planted faults in writers and servers: the simulator finds each of them, with the right check."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from support.table.party import find
from table.test_simulator import GAMES

from ludejo.core.game import Game
from ludejo.core.move import Move
from ludejo.core.refusal import Refusal
from ludejo.server.writer import Acknowledge, Request, Tell, Writer
from ludejo.store.base import Outcome, Row, Store
from ludejo.table import happenings as h
from ludejo.table.messages import Message, Out, Sight
from ludejo.table.table import Table
from ludejo.testkit.fault import Fault
from ludejo.testkit.simulator.server import SimulatedServer
from ludejo.testkit.simulator.simulator import Sim, simulate

SEEDS = 400  # a hunt ends with the first fault; where it is depends on everything that draws luck


class TooEarly(Writer):
    """Acknowledges before the entry is stored."""

    def wish(self, wish: Request) -> None:
        if self.table.judge(wish.by, wish.did) is None:
            self.acknowledge(wish, None)
        super().wish(wish)


class Brave(Writer):
    """Acknowledges when the store has failed."""

    def stored(self, row: Row, outcome: Outcome) -> None:
        if outcome is Outcome.FAILED and self.storing is not None:
            self.acknowledge(self.storing[0], None)
        super().stored(row, outcome)


class Forgetful(Writer):
    """Fulfils a command twice if it was sent twice."""

    def wish(self, wish: Request) -> None:
        super().wish(Request(f"{wish.command} at {self.table.version}", wish.by, wish.at, wish.did))


class Hasty(Writer):
    """Treats a failure of the store as success."""

    def stored(self, row: Row, outcome: Outcome) -> None:
        super().stored(row, Outcome.STORED)


class Silent(Writer):
    """Does not tell the entries that it reads when it catches up."""

    def fold_rows(self, rows: list[Row], telling: bool) -> bool:
        return super().fold_rows(rows, telling=False)


class Curt(Writer):
    """Does not answer a command that is sent again."""

    def __init__(
        self, name: str, find: Callable[[str], Game], store: Store, acknowledge: Acknowledge, tell: Tell
    ) -> None:
        answered: set[str] = set()

        def once(wish: Request, refusal: Refusal | None) -> None:
            if wish.command not in answered:
                answered.add(wish.command)
                acknowledge(wish, refusal)

        super().__init__(name, find, store, once, tell)


class Stale(Writer):
    """Refuses without reading what another writer may have written."""

    def read_then_refuse(self, wish: Request, refusal: Refusal) -> None:
        self.acknowledge(wish, refusal)


class Impatient(Writer):
    """Tries again at once, without end."""

    def stored(self, row: Row, outcome: Outcome) -> None:
        super().stored(row, outcome)
        self.in_trouble = False
        self.work()


class Teller(Writer):
    """Changes what is told; subclasses say how."""

    def __init__(
        self, name: str, find: Callable[[str], Game], store: Store, acknowledge: Acknowledge, tell: Tell
    ) -> None:
        super().__init__(name, find, store, acknowledge, lambda out: self.retell(out, tell))

    def retell(self, out: Out, tell: Tell) -> None:
        raise NotImplementedError


class Twice(Teller):
    """Tells everything twice."""

    def retell(self, out: Out, tell: Tell) -> None:
        tell(out)
        tell(out)


class Leaky(Teller):
    """Sends each guest the view of another."""

    def retell(self, out: Out, tell: Tell) -> None:
        guests = [guest for guest, message in out.messages if isinstance(message, Sight)]
        turned = dict(zip(guests, guests[1:] + guests[:1], strict=True))
        mail = [(turned[to] if isinstance(message, Sight) else to, message) for to, message in out.messages]
        tell(msgspec.structs.replace(out, messages=tuple(mail)))


class Skipping(Teller):
    """Leaves a number of a message out."""

    def retell(self, out: Out, tell: Tell) -> None:
        mail: list[tuple[str, Message]] = []
        for guest, message in out.messages:
            if isinstance(message, Sight) and message.n > 3:
                mail.append((guest, msgspec.structs.replace(message, n=message.n + 1)))
            else:
                mail.append((guest, message))
        tell(msgspec.structs.replace(out, messages=tuple(mail)))


class TellsFirst(Writer):
    """Tells before it stores."""

    def wish(self, wish: Request) -> None:
        if self.storing is None and not self.in_trouble and self.table.judge(wish.by, wish.did) is None:
            ahead = Table(find)
            for row in self.store.read(self.name)[: self.table.version]:
                ahead.fold(msgspec.json.decode(row.body, type=h.Entry))
            self.tell(ahead.fold(h.Entry(wish.by, wish.at, wish.did)))
        super().wish(wish)


class OddTable(Table):
    """Folds one row twice; while `is_blind`, it allows everything."""

    folds_twice = False
    is_blind = False

    def fold(self, entry: h.Entry, silent: bool = False, move: Move | None = None) -> Out:
        if self.folds_twice and self.version == 8:
            super().fold(entry, silent, move)
        return super().fold(entry, silent, move)

    def judge(self, by: str, did: h.AnyHappening, move: Move | None = None) -> Refusal | None:
        return None if self.is_blind else super().judge(by, did, move)


class Odd(Writer):
    """A writer with an odd table, unless it starts with a log."""

    def __init__(
        self, name: str, find: Callable[[str], Game], store: Store, acknowledge: Acknowledge, tell: Tell
    ) -> None:
        super().__init__(name, find, store, acknowledge, tell)
        self.odd = OddTable(find)

    def load(self, rows: list[Row], is_last: bool = True) -> bool:
        if not rows:
            self.table = self.odd
        return super().load(rows, is_last)


class Stuttering(Odd):
    """Folds a row twice."""

    def wish(self, wish: Request) -> None:
        self.odd.folds_twice = True
        super().wish(wish)


class Stubborn(Odd):
    """Doesn't judge a wish again after another writer was faster."""

    def stored(self, row: Row, outcome: Outcome) -> None:
        self.odd.is_blind = outcome is Outcome.TAKEN
        super().stored(row, outcome)


class Sleepy(SimulatedServer):
    """Forgets the bots after a restart."""

    def follow(self, bots: tuple[int, ...], deserted: tuple[int, ...], clock: str, moment: int) -> None:
        is_first = int(self.name.split()[1]) <= 2
        super().follow(bots if is_first else (), deserted, clock, moment)


class Timeless(SimulatedServer):
    """Never starts a clock."""

    def follow(self, bots: tuple[int, ...], deserted: tuple[int, ...], clock: str, moment: int) -> None:
        super().follow(bots, deserted, "", moment)


class Rash(SimulatedServer):
    """Its clocks run too fast."""

    def ask(self, key: tuple[str, int, int], delay: int, call: Callable[[int, int], None]) -> None:
        super().ask(key, delay // 2 if key[0] == "clock" else delay, call)


class Careless(SimulatedServer):
    """Gives no bot to the seats of people who went away."""

    def follow(self, bots: tuple[int, ...], deserted: tuple[int, ...], clock: str, moment: int) -> None:
        super().follow(bots, (), clock, moment)


def hunt(bad: type[Sim]) -> None:
    for seed in range(SEEDS):
        simulate(find, *GAMES[seed % len(GAMES)], seed, bad)


@pytest.mark.parametrize(
    ("bad", "words"),
    [
        (TooEarly, "was acknowledged and is not stored"),
        (Brave, "was acknowledged (while the store fails )?and is not stored"),
        (Forgetful, "was never wished|is not what was wished"),
        (Hasty, "was acknowledged (while the store fails )?and is not stored"),
        (Silent, "tells otherwise"),
        (Curt, "is still open"),
        (Stale, "by what stood at version"),
        (Impatient, "was sent to the store 21 times"),
        (Twice, "is told and not stored|tells otherwise"),
        (Leaky, "tells otherwise: to .* what is for|tells otherwise: to .* sight"),
        (Skipping, "tells otherwise: to .* sight"),
        (TellsFirst, "is told and not stored"),
        (Stuttering, "tells otherwise|does not follow"),
        (Stubborn, "may not happen"),
    ],
)
def test_a_faulty_writer_is_found(bad: type[Writer], words: str) -> None:
    class BadSim(Sim):
        writer = bad

    with pytest.raises(Fault, match=words):
        hunt(BadSim)


@pytest.mark.parametrize(
    ("bad", "words"),
    [
        (Sleepy, "stuck in phase playing"),
        (Timeless, "stuck in phase"),
        (Rash, "before its time"),
        (Careless, "stuck in phase playing"),
    ],
)
def test_a_faulty_server_is_found(bad: type[SimulatedServer], words: str) -> None:
    class BadSim(Sim):
        server = bad

    with pytest.raises(Fault, match=words):
        hunt(BadSim)
