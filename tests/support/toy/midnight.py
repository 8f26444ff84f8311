"""Midnight: Whisper, but nobody may see who has voted. Votes are cast in a hush, which only its clock ends."""

from __future__ import annotations

from support.toy.game import Whisper, WhisperGame, restored

from ludejo.core.event import Events
from ludejo.core.luck import Luck
from ludejo.core.option import Value


class Midnight(Whisper):
    def hush(self) -> bool:
        return self.phase() == "vote"

    def can_shout(self, seat: int) -> bool:
        return False

    def hearers(self, seat: int) -> int:
        return 0 if self.hush() else super().hearers(seat)

    def count(self, events: Events) -> None:
        """Do nothing: votes are counted only when the time is up, by `expire`."""

    def expire(self, luck: Luck, events: Events | None = None) -> None:
        if not self.hush():
            return super().expire(luck, events)
        self.votes = [3 if vote == 2 else vote for vote in self.votes]
        return super().count(events or Events())

    def clone(self) -> Midnight:
        return midnight(super().clone())

    def other_votes(self, seat: int, voters: list[int], luck: Luck) -> list[int]:
        votes = list(self.votes)
        for other in voters:
            votes[other] = luck.below(3)
        return votes

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.to_bytes(),)


def midnight(day: Whisper) -> Midnight:
    found = Midnight(day.colours, day.rounds, day.shouts)
    found.__dict__.update(day.__dict__)
    return found


class MidnightGame(WhisperGame):
    def __init__(self) -> None:
        super().__init__()
        self.id = "midnight"

    def pads(self) -> bool:
        return True

    def seconds(self, options: dict[str, Value], clock: str) -> int:
        return 20 if clock == "vote" else 0

    def deal(self, seats: int, options: dict[str, Value], luck: Luck, events: Events | None) -> Whisper:
        return midnight(super().deal(seats, options, luck, events))

    def unpacked(self, stored: bytes) -> Whisper:
        return midnight(super().unpacked(stored))


MIDNIGHT = MidnightGame()
