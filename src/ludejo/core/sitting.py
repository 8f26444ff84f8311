"""A game being played, with its log: wishes in, refusals out, and nothing changes unless it is logged."""

from __future__ import annotations

import msgspec

from ludejo.core.event import Events
from ludejo.core.game import Game
from ludejo.core.log import Entry, Header, Log, damaged, first_hash, luck_of, next_entry
from ludejo.core.move import Move
from ludejo.core.refusal import ILLEGAL, LATE, MALFORMED, UNKNOWN, Refusal, Refused, unknown


class Sitting:
    """The state is the fold of the log."""

    def __init__(self, game: Game, header: Header, events: Events | None = None) -> None:
        if header.game != game.id:
            raise unknown("unknown-game", game=header.game)
        game = self.game = game.under(header.rules)
        self.luck = luck_of(header.source, header.seats)
        self.luck.turn_to(0)
        self.state = game.start(header.seats, header.options, self.luck, events)
        self.log = Log(header, [])

    def play(
        self, seat: int, wish: object, moment: int | None = None, events: Events | None = None, verdict: str = ""
    ) -> Refusal | None:
        """Make the move a seat wishes, as an answer to `moment`; or say why not, with nothing changed.

        `verdict` is the referee's, where the game asks one about open moves.
        """
        if not 0 <= seat < self.log.header.seats:
            return Refusal(UNKNOWN, "unknown-seat", "", {"seat": seat})
        try:
            move = self.game.read(wish)
            if verdict:
                move = self.game.with_verdict(move, verdict)
        except Refused as refused:
            return refused.refusal
        if moment is not None and moment < self.state.moment():
            return Refusal(LATE, "late-move")
        if moment is not None and moment > self.state.moment():
            return Refusal(UNKNOWN, "unknown-moment", "", {"moment": moment})
        return self.make(seat, move, events)

    def make(self, seat: int, move: Move, events: Events | None = None) -> Refusal | None:
        """Make a move that was read; or say why not, with nothing changed."""
        refusal = self.state.check(seat, move)
        if refusal is None:
            self.luck.turn_to(len(self.log.entries) + 1)
            self.state.apply(seat, move, self.luck, events)
            self.write(seat, msgspec.json.encode(move.shape))
        return refusal

    def expire(self, events: Events | None = None) -> Refusal | None:
        """The time of this moment is up."""
        if not self.state.clock():
            return Refusal(ILLEGAL, "no-clock")
        self.luck.turn_to(len(self.log.entries) + 1)
        self.state.expire(self.luck, events)
        self.write(None, None)
        return None

    def write(self, seat: int | None, move: bytes | None) -> None:
        """Bind one more entry to the log."""
        entries = self.log.entries
        before = entries[-1].hash if entries else first_hash(self.log.header)
        entries.append(next_entry(before, len(entries) + 1, seat, move))


def replay(game: Game, log: Log, whole: bool = True, events: list[Events] | None = None) -> Sitting:
    """Play a log again; `Refused` names the first entry that can't be. `whole`: the game must end with it.

    `events` collects what each step told, the start first.
    """
    told = Events()
    sitting = Sitting(game, log.header, told)
    if events is not None:
        events.append(told)
    for entry in log.entries:
        told = Events()
        if retold(sitting, entry, told) is not None:
            raise damaged(entry.n, "illegal")
        if events is not None:
            events.append(told)
    if whole and not sitting.state.is_over():
        raise damaged(len(log.entries) + 1, "cut")
    return sitting


def retold(sitting: Sitting, entry: Entry, events: Events) -> Refusal | None:
    """Take the step an entry tells of; the refusal if it can't be taken."""
    wish = entry.wish()
    if wish is None and entry.seat is None:
        return sitting.expire(events)
    if wish is None or entry.seat is None or not 0 <= entry.seat < sitting.log.header.seats:
        return Refusal(MALFORMED, "incomplete-move")
    try:
        return sitting.make(entry.seat, sitting.game.read_logged(wish), events)
    except Refused as refused:
        return refused.refusal
