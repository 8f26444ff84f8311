"""The game going on at a table: its state, its sealed luck, what each viewer has been told, and taking back."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludejo.core.event import EVERYONE, ONLOOKER, Events
from ludejo.core.game import Game, State
from ludejo.core.move import Move
from ludejo.core.option import Value
from ludejo.core.refusal import ILLEGAL, LATE, UNKNOWN, Refusal
from ludejo.core.sealed_luck import SealedLuck
from ludejo.core.shapes import Event, OpenMove
from ludejo.table.messages import Sight

News = dict[int, tuple[Event, ...]]  # by viewer: what it was told just now
Ask = tuple[int, bool, tuple[Move, ...], tuple[OpenMove, ...]]


class Before:
    """The game before the last move, whose move it was, and (`is_free`) whether nothing was drawn or revealed since."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.is_free = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Play:
    """One game from the deal to its end."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, Value], key: bytes, shift: int = 0, words: tuple[str, ...] = ()
    ) -> None:
        self.game = game
        self.luck = SealedLuck(key)
        self.n_steps = 0  # never goes back: a move made again has other luck
        self.shift = shift  # moments at the table never go back either
        self.before: Before | None = None
        self.viewers = range(ONLOOKER, seats)
        self.past: dict[int, list[Event]] = {viewer: [] for viewer in self.viewers}
        self.sent: dict[int, int] = dict.fromkeys(self.viewers, 0)
        self.asks: dict[int, Ask] = {}
        events = Events()
        self.luck.turn_to(0)
        self.state = game.start(seats, options, self.luck, events, words)
        self.first = self.news(events)

    def moment(self) -> int:
        """The number of this moment, as devices know it."""
        return self.state.moment() + self.shift

    def judge_moment(self, moment: int) -> Refusal | None:
        """The reason why an answer to this moment comes at the wrong time; None if the time is right."""
        if moment < self.moment():
            return Refusal(LATE, "late-move")
        if moment > self.moment():
            return Refusal(UNKNOWN, "unknown-moment", "", {"moment": moment})
        return None

    def move(self, seat: int, move: Move) -> News:
        """Make a legal move; returns what is new to whom. A sealed answer (a vote) can't be taken back, because a
        refusal would tell who else has given one."""
        before, moment = Before(self.state.clone(), seat), self.state.moment()
        events = self.stepping()
        self.state.apply(seat, move, self.luck, events)
        if self.state.moment() != moment:
            before.is_free = self.luck.block == 0 and not any(told.event.reveals for told in events.told)
            self.before = before
        elif self.before is not None and any(told.audience == EVERYONE for told in events.told):
            self.before.is_free = False
        return self.news(events)

    def expire(self) -> News:
        """The time is up. Earlier moves can't be taken back any more."""
        self.before = None
        events = self.stepping()
        self.state.expire(self.luck, events)
        return self.news(events)

    def judge_undo(self, seat: int) -> Refusal | None:
        """The reason why this seat can't take back a move; None if it can."""
        if self.before is None or self.before.seat != seat or not self.game.takes_back():
            return Refusal(ILLEGAL, "nothing-to-undo")
        return None

    def undo(self) -> News:
        """Go back to before the last move. Everybody is told the state of the game again."""
        assert self.before is not None
        later = self.moment()
        self.state = self.before.state
        self.shift += later + 1 - self.moment()
        self.before = None
        self.asks.clear()
        return self.news(Events())

    def stepping(self) -> Events:
        """Begin one more step: set the luck to it, and return an empty list for its events."""
        self.n_steps += 1
        self.luck.turn_to(self.n_steps)
        return Events()

    def news(self, events: Events) -> News:
        """What is new, for each viewer that was told something or is asked something else now."""
        found: News = {}
        moment, due = self.moment(), self.state.due()
        for viewer in self.viewers:
            told = events.to(viewer)
            ask = self.ask(viewer, moment, due)
            if told or self.asks.get(viewer) != ask:
                self.asks[viewer] = ask
                self.past[viewer] += told
                self.sent[viewer] += 1
                found[viewer] = tuple(told)
        return found

    def ask(self, viewer: int, moment: int, due: tuple[int, ...]) -> Ask:
        """What a viewer is asked now, in a form that can be compared."""
        if viewer == ONLOOKER:
            return moment, False, (), ()
        return moment, viewer in due, self.state.choices(viewer), self.state.opens(viewer)

    def sight(self, viewer: int, events: tuple[Event, ...], fresh: bool = True) -> Sight:
        """The game as this viewer sees it now, after these events."""
        moment, due, choices, opens = self.asks[viewer]
        return Sight(
            seat=viewer,
            n=self.sent[viewer],
            fresh=fresh,
            events=events,
            view=self.state.view(viewer),
            moment=moment,
            due=due,
            choices=tuple([move.shape for move in choices]),
            opens=opens,
        )

    def whole(self, viewer: int) -> Sight:
        """All this viewer may know, for a device that has come back: the view and its own past events."""
        return self.sight(viewer, tuple(self.past[viewer]), False)
