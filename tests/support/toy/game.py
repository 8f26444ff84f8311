"""The rules of Whisper. W-1: one seat speaks, then all vote in secret whether they believe it. W-2: only the sum is
told. W-3: each may shout once while votes are cast. W-4: a speaker whom nobody believes leaves. W-5: when time is up,
silence is a word and a missing vote is none. W-6: red wins if more than half of all votes were yes. W-7: after a
count all rest until the time is up. W-8: a word the referee refused is not said."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from support.toy import shapes

from ludejo.core.bits import bag_of, one_in
from ludejo.core.event import ONLOOKER, Events
from ludejo.core.game import Game, State, Tiny
from ludejo.core.luck import Luck
from ludejo.core.move import OPEN, Move
from ludejo.core.option import Option, Value
from ludejo.core.packing import pack, unpack
from ludejo.core.refusal import DAMAGED, ILLEGAL, UNKNOWN, Refusal, Refused, unknown
from ludejo.core.shapes import OpenMove, Result, Schema, View, result_of

RED, BLUE = 1, 0
COLOURS: tuple[shapes.Colour, ...] = ("blue", "red")
NO, YES, NOT_YET, NEVER = 0, 1, 2, 3
VOTES: tuple[shapes.Vote | None, ...] = ("no", "yes", None, None)
MOVES = [Move(0, shapes.Cast("no")), Move(1, shapes.Cast("yes")), Move(2, shapes.Shout())]
SHOUT = MOVES[2]
STAND_INS = [Move(3, shapes.Say("sun")), Move(4, shapes.Say("rain"))]
SAY = (OpenMove("say", shapes.LIMIT),)
REASONS = {
    "not-speaking": "W-1", "has-voted": "W-1", "no-vote-now": "W-1", "no-shout-now": "W-3", "has-gone": "W-4",
    "bad-word": "W-8",
}  # fmt: skip


class Whisper(State):
    def __init__(self, colours: list[int], rounds: int, shouts: bool) -> None:
        self.colours = colours
        self.rounds = rounds
        self.shouts = shouts
        self.n = len(colours)
        self.words: list[str] = []
        self.tallies: list[int] = []
        self.votes = [NOT_YET] * self.n
        self.shouted: list[int] = []
        self.gone: list[int] = []
        self.points = 0
        self.moments = 0
        self.resting = False

    def phase(self) -> shapes.Phase:
        if len(self.tallies) == self.rounds:
            return "over"
        if self.resting:
            return "rest"
        return "vote" if len(self.words) > len(self.tallies) else "speak"

    def speaker(self) -> int:
        staying = [seat for seat in range(self.n) if seat not in self.gone]
        return staying[len(self.tallies) % len(staying)]

    def seats(self) -> int:
        return self.n

    def due(self) -> tuple[int, ...]:
        if self.phase() == "speak":
            return (self.speaker(),)
        if self.phase() == "vote":
            return tuple(seat for seat in range(self.n) if self.votes[seat] == NOT_YET)
        return ()

    def may(self) -> tuple[int, ...]:
        if self.phase() != "vote" or not self.shouts:
            return ()
        return tuple(s for s in range(self.n) if self.can_shout(s) and self.votes[s] != NOT_YET)

    def can_shout(self, seat: int) -> bool:
        return self.shouts and self.phase() == "vote" and seat not in self.shouted and seat not in self.gone

    def retired(self) -> tuple[int, ...]:
        return tuple(sorted(self.gone))

    def moment(self) -> int:
        return self.moments

    def choices(self, seat: int) -> tuple[Move, ...]:
        return tuple(move for move in MOVES if self.check(seat, move) is None)

    def opens(self, seat: int) -> tuple[OpenMove, ...]:
        return SAY if self.phase() == "speak" and seat == self.speaker() else ()

    def sample(self, seat: int, luck: Luck) -> Move:
        if self.opens(seat):
            return STAND_INS[luck.below(2)]
        return super().sample(seat, luck)

    def check(self, seat: int, move: Move) -> Refusal | None:
        if not 0 <= seat < self.n:
            return Refusal(UNKNOWN, "unknown-seat", "", {"seat": seat})
        reason = self.reason(seat, move.shape)
        return Refusal(ILLEGAL, reason, REASONS[reason]) if reason else None

    def reason(self, seat: int, shape: msgspec.Struct) -> str:
        if seat in self.gone:
            return "has-gone"
        if isinstance(shape, shapes.Judged) and shape.verdict == "refused":
            return "bad-word"
        if isinstance(shape, (shapes.Say, shapes.Judged)):
            return "" if self.phase() == "speak" and seat == self.speaker() else "not-speaking"
        if isinstance(shape, shapes.Shout):
            return "" if self.can_shout(seat) else "no-shout-now"
        if self.phase() != "vote":
            return "no-vote-now"
        return "" if self.votes[seat] == NOT_YET else "has-voted"

    def apply(self, seat: int, move: Move, luck: Luck, events: Events | None = None) -> None:
        refusal = self.check(seat, move)
        if refusal is not None:
            raise Refused(refusal)
        events = events or Events()
        if isinstance(move.shape, (shapes.Say, shapes.Judged)):
            self.say(move.shape.word, events)
        elif isinstance(move.shape, shapes.Shout):
            self.shouted.append(seat)
            events.tell_all(shapes.Shouted(seat))
        else:
            self.votes[seat] = move.index
            events.tell(1 << seat, shapes.Voted(VOTES[move.index]))
            self.count(events)

    def say(self, word: str, events: Events) -> None:
        events.tell_all(shapes.Said(self.speaker(), word))
        self.words.append(word)
        self.moments += 1

    def clock(self) -> str:
        return "" if self.phase() == "over" else self.phase()

    def expire(self, luck: Luck, events: Events | None = None) -> None:
        events = events or Events()
        if self.phase() == "speak":
            return self.say("silence", events)
        if self.phase() == "rest":
            return self.wake(events)
        self.votes = [NEVER if vote == NOT_YET else vote for vote in self.votes]
        return self.count(events)

    def wake(self, events: Events) -> None:
        self.resting = False
        self.moments += 1
        events.tell_all(shapes.Woken())

    def count(self, events: Events) -> None:
        if NOT_YET in self.votes:
            return
        yes = self.votes.count(YES)
        speaker = self.speaker()
        self.points += yes
        self.tallies.append(yes)
        self.moments += 1
        self.resting = True
        events.tell_all(shapes.Counted(yes))
        if yes == 0 and len(self.gone) < self.n - 1:
            self.gone.append(speaker)
            events.tell_all(shapes.Gone(speaker))
        self.votes = [NEVER if seat in self.gone else NOT_YET for seat in range(self.n)]
        if self.phase() == "over":
            self.votes = [NEVER] * self.n
            events.tell_all(shapes.Ended(tuple(COLOURS[colour] for colour in self.colours)))

    def view(self, seat: int) -> View:
        if seat != ONLOOKER and not 0 <= seat < self.n:
            raise unknown("unknown-seat", seat=seat)
        over = self.phase() == "over"
        mine = seat != ONLOOKER
        return shapes.WhisperView(
            seat=seat,
            phase=self.phase(),
            speaker=self.speaker(),
            words=tuple(self.words),
            tallies=tuple(self.tallies),
            colour=COLOURS[self.colours[seat]] if mine else None,
            vote=VOTES[self.votes[seat]] if mine else None,
            shouted=tuple(self.shouted),
            gone=tuple(self.gone),
            colours=tuple(COLOURS[colour] for colour in self.colours) if over else (),
        )

    def resample(self, seat: int, luck: Luck) -> State:
        self.view(seat)  # an unknown seat is refused here too
        world = self.clone()
        if self.phase() != "over":
            others = [s for s in range(self.n) if s != seat]
            dyes = [self.colours[s] for s in others]
            luck.shuffle(dyes)
            for other, dye in zip(others, dyes, strict=True):
                world.colours[other] = dye
            voters = [s for s in others if s not in self.gone]
            if self.phase() == "vote" and voters:
                world.votes = self.other_votes(seat, voters, luck)
        return world

    def other_votes(self, seat: int, voters: list[int], luck: Luck) -> list[int]:
        """Any votes of the others, but at least one is missing, or else all would have been counted."""
        votes = list(self.votes)
        while True:
            for other in voters:
                votes[other] = luck.below(3)
            if NOT_YET in votes:
                return votes

    def clone(self) -> Whisper:
        other = Whisper(list(self.colours), self.rounds, self.shouts)
        other.words = list(self.words)
        other.tallies = list(self.tallies)
        other.votes = list(self.votes)
        other.shouted = list(self.shouted)
        other.gone = list(self.gone)
        other.points = self.points
        other.moments = self.moments
        other.resting = self.resting
        return other

    def result(self) -> Result | None:
        if self.phase() != "over":
            return None
        red = 2 * self.points > self.rounds * self.n
        winners = [seat for seat in range(self.n) if (self.colours[seat] == RED) == red]
        return result_of([int(seat in winners) for seat in range(self.n)], winners)

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.to_bytes(),)

    def to_bytes(self) -> bytes:
        rows = [self.colours, self.tallies, self.votes, self.shouted, self.gone, list("/".join(self.words).encode())]
        flat = [number for row in rows for number in (len(row), *row)]
        head = [self.rounds, int(self.shouts), self.points, self.moments, int(self.resting)]
        return pack(b"whisper", 1, [len(flat), *head, *flat])


def restored(stored: bytes) -> Whisper:
    return GAME.from_bytes(stored)


class WhisperGame(Game):
    def __init__(self) -> None:
        options = (Option("rounds", (1, 2, 3), 2, "W-1"), Option("shouts", ("once", "never"), "once", "W-3"))
        tiny = (
            Tiny("loud", 3, {"rounds": 1, "shouts": "once"}, []),
            Tiny("mute", 3, {"rounds": 1, "shouts": "never"}, []),
        )
        texts = str(Path(__file__).parent / "texts")
        rule_ids = tuple(f"W-{n}" for n in range(1, 9))
        schema = Schema(shapes.Say | shapes.Cast | shapes.Shout, shapes.WhisperView, shapes.EVENTS)
        super().__init__("whisper", 1, (3, 5), options, rule_ids, tiny, schema, 200, texts)

    def deal(self, seats: int, options: dict[str, Value], luck: Luck, events: Events | None) -> Whisper:
        rounds = options["rounds"]
        assert isinstance(rounds, int)
        bag, colours = bag_of([RED] * (seats // 2) + [BLUE] * (seats - seats // 2)), list[int]()
        for size in range(seats, 0, -1):
            colours.append(luck.draw(bag, size))
            bag -= one_in(colours[-1])
        if events is not None:
            events.tell_all(shapes.Began(seats // 2))
            for seat, colour in enumerate(colours):
                events.tell(1 << seat, shapes.Dyed(COLOURS[colour]))
        return Whisper(colours, rounds, options["shouts"] == "once")

    def deal_tiny(self, tiny: Tiny, luck: Luck, events: Events | None) -> Whisper:
        return self.deal(tiny.seats, tiny.options, luck, events)

    def from_bytes(self, stored: bytes) -> Whisper:
        try:
            state = self.unpacked(stored)
            if state.to_bytes() == stored and self.seats[0] <= state.n <= self.seats[1]:
                return state
        except (IndexError, ValueError, ZeroDivisionError):
            pass
        raise Refused(Refusal(DAMAGED, "damaged-state"))

    def unpacked(self, stored: bytes) -> Whisper:
        count = (len(stored) - len(b"whisper") - 1) // 8
        _, rounds, shouts, points, moments, resting, *flat = unpack(b"whisper", 1, count, stored)
        rows: list[list[int]] = []
        while flat:
            if flat[0] < 0:
                raise ValueError
            rows.append(flat[1 : 1 + flat[0]])
            flat = flat[1 + flat[0] :]
        state = Whisper(rows[0], rounds, bool(shouts))
        state.tallies, state.votes, state.shouted, state.gone = rows[1:5]
        text = bytes(rows[5]).decode()
        state.words = text.split("/") if text else []
        state.points, state.moments, state.resting = points, moments, bool(resting)
        return state

    def moves(self) -> Sequence[Move]:
        return MOVES

    def stand_ins(self) -> Sequence[Move]:
        return STAND_INS

    def made_open(self, shape: msgspec.Struct) -> Move | None:
        return Move(OPEN, shape) if isinstance(shape, (shapes.Say, shapes.Judged)) else None

    def with_verdict(self, move: Move, verdict: str) -> Move:
        if not isinstance(move.shape, shapes.Say):
            return move
        return Move(OPEN, shapes.Judged(move.shape.word, "refused" if verdict == "refused" else "fine"))

    def logged_shapes(self) -> object:
        return shapes.Say | shapes.Judged | shapes.Cast | shapes.Shout

    def refusals(self) -> dict[str, tuple[str, ...]]:
        return {code: (rule,) for code, rule in REASONS.items()}


GAME = WhisperGame()
