"""The contract of a game. docs/contract.md shows how each of the five games uses it.

Everything outside `games` (table, bots, lab, test kit) knows these two classes and nothing else of a game.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from ludejo.core.bits import mask_of
from ludejo.core.event import EVERYONE, Events
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.core.option import Option, Value, settle
from ludejo.core.refusal import ILLEGAL, MALFORMED, Refusal, Refused, unknown
from ludejo.core.shapes import Event, Fact, OpenMove, Result, Schema, View
from ludejo.core.word_list import Listing

NOBODY: Final[tuple[int, ...]] = ()
ONE_SEAT: Final[tuple[tuple[int, ...], ...]] = tuple([(seat,) for seat in range(62)])  # more seats fit in no mask
NOTHING_OPEN: Final[tuple[OpenMove, ...]] = ()
NOTHING_HIDDEN: Final[tuple[Fact, ...]] = ()
NO_CLOCK: Final = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The state of a game. Only `apply` and `expire` change it, in place. It contains no luck."""

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    @abstractmethod
    def seats(self) -> int:
        """The number of seats. A seat that does not exist has no choices, and `check` refuses its moves."""

    def is_seat(self, seat: int) -> bool:
        """Is there such a seat?"""
        return 0 <= seat < self.seats()

    @abstractmethod
    def due(self) -> tuple[int, ...]:
        """The seats that must decide now: one (a turn) or several (votes, a night). If there is none, the game is
        over, or everybody waits until the time of the `clock` is up."""

    def may(self) -> tuple[int, ...]:
        """The seats that may act but need not. They can do so only a limited number of times: random play must end."""
        return NOBODY

    def invited(self) -> tuple[int, ...]:
        """Those seats of `may` whom somebody has asked a question: bots answer it."""
        return NOBODY

    def retired(self) -> tuple[int, ...]:
        """The seats that are out of the game before it ends: they are never asked again."""
        return NOBODY

    def teams(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together, as far as everybody knows; () if each plays alone."""
        return ()

    @abstractmethod
    def moment(self) -> int:
        """The number of this decision point. It grows whenever the question to the seats changes, and only then: votes
        cast at the same time answer the same moment; a move that names an older moment is late."""

    def chapter(self) -> int:
        """The number of the round, if each round has a new deal: private knowledge ends with the round."""
        return 0

    @abstractmethod
    def choices(self, seat: int) -> tuple[Move, ...]:
        """All closed moves that this seat may make now, always in the same order."""

    def opens(self, seat: int) -> tuple[OpenMove, ...]:
        """The open moves (free text) that this seat may make now."""
        return NOTHING_OPEN

    def sample(self, seat: int, luck: Luck) -> Move:
        """A legal move of this seat, for random play. A game with open moves overrides this to make one up."""
        choices = self.choices(seat)
        return choices[luck.below(len(choices))]

    @abstractmethod
    def check(self, seat: int, move: Move) -> Refusal | None:
        """None if the seat may make this move now, else why not: a reason that the seat itself could know."""

    @abstractmethod
    def apply(self, seat: int, move: Move, luck: Luck, events: Events | None = None) -> None:
        """Make a legal move. An illegal one raises `Refused` and changes nothing."""

    def expire(self, luck: Luck, events: Events | None = None) -> None:
        """The time of this moment is up: every missing decision gets its default. Clocks affect a game only by this."""
        raise NotImplementedError

    def clock(self) -> str:
        """The name of the clock that may end this moment by `expire`; "" if there is none. The table sets its time."""
        return NO_CLOCK

    def reminder(self) -> str:
        """The name of a clock that is shown now and ends nothing (a sand-glass); "" if there is none."""
        return NO_CLOCK

    def hearers(self, seat: int) -> int:
        """The mask of seats that hear what this seat says at the table now; 0: this seat is silenced."""
        return EVERYONE

    def may_signal(self, seat: int) -> bool:
        """May this seat act visibly, for example pause? Silenced seats may not, except during a hush."""
        return self.hush() or self.hearers(seat) != 0

    def hush(self) -> bool:
        """Is this a phase in which nobody may see who is busy, as in a night with a clock? Then every device sends and
        gets one frame of one size per tick, and all news waits for the tick."""
        return False

    def take_words(self, words: Sequence[str]) -> None:
        """Called right after the deal with the table's own list. The state keeps the words that were dealt."""
        raise NotImplementedError

    def preview(self, seat: int, move: Move) -> msgspec.Struct | None:
        """What the seat can know beforehand about the consequences of its move; None if there is nothing to show."""
        return None

    @abstractmethod
    def view(self, seat: int) -> View:
        """All that this seat (or ONLOOKER) may know: written from nothing, never filtered. Others raise `Refused`."""

    @abstractmethod
    def resample(self, seat: int, luck: Luck) -> State:
        """Another world that this seat (or ONLOOKER) can't tell from this one: a deal, and hidden choices of others,
        after which it would have been told exactly the same. Every such world is possible; all deals are equally
        likely."""

    def worlds(self, seat: int, luck: Luck, n: int) -> list[State]:
        """`n` worlds, each drawn as by `resample`. A game overrides this if it can draw many faster than one by one."""
        return [self.resample(seat, luck) for _ in range(n)]

    @abstractmethod
    def clone(self) -> State:
        """An equal state that shares nothing that can change."""

    def score(self, seat: int) -> int:
        """The points of a seat so far, as everybody knows them; 0 where a game gives none before its end."""
        return 0

    def won(self) -> int:
        """The mask of the seats that won the last chapter, or the game; 0 if nobody has won."""
        result = self.result()
        return mask_of(result.winners) if result is not None else 0

    def outlook(self) -> list[float]:
        """An estimate of each seat's share of the win, for a search that does not play a long game to its end
        (`Game.horizon`)."""
        return []

    def hidden(self, seat: int) -> tuple[Fact, ...]:
        """The facts about this world that this seat can't see, in the same order in all its worlds."""
        return NOTHING_HIDDEN

    def likelihood(self, seat: int) -> float:
        """How likely it is that the others chose as they did, if this is the true world: a weight for each of this
        seat's worlds. 1 if the game has no model of what people tend to do."""
        return 1.0

    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""

    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.result() is not None

    @abstractmethod
    def to_bytes(self) -> bytes:
        """The whole state, exact and with a version number; equal states give equal bytes."""

    @abstractmethod
    def __reduce__(self) -> tuple[object, ...]:
        """For pickle, which sends a state to another process as its bytes: `return restored, (self.to_bytes(),)`."""


def refused(state: State, seat: int, move: Move) -> Refused:
    """What `apply` raises for a move that `check` refuses."""
    refusal = state.check(seat, move)
    assert refusal is not None
    return Refused(refusal)


@mypyc_attr(allow_interpreted_subclasses=True)
class Tiny:
    """A set-up so small that the test kit can play every possible game of it."""

    def __init__(self, name: str, seats: int, options: dict[str, Value], pieces: list[int]) -> None:
        self.name = name
        self.seats = seats
        self.options = options
        self.pieces = pieces


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: its facts, declared as data, and the functions that make its states."""

    def __init__(
        self,
        name: str,
        rules: int,
        seats: tuple[int, int],
        options: tuple[Option, ...],
        rule_ids: tuple[str, ...],
        tiny: tuple[Tiny, ...],
        schema: Schema,
        longest: int,
        texts: str = "",
        list_option: str = "",
        referee: str = "",
    ) -> None:
        self.id = name
        self.rules = rules  # grows when the behaviour changes; old logs are replayed under their own number
        self.seats = seats
        self.options = options
        self.rule_ids = rule_ids
        self.tiny = tiny
        self.schema = schema
        self.longest = longest  # random play never has more steps
        self.texts = texts  # folder of its .ftl files, if they are not among ludejo's own
        self.referee = referee  # the module that judges the words of its moves; "": they need no referee
        self.list_option = list_option  # the option for the number of words in a table's own list; "": no lists
        self.by_shape: dict[msgspec.Struct, Move] = {}
        self.by_words: dict[bytes, Move] = {}  # the same by their JSON, because most moves arrive exactly so

    def under(self, rules: int) -> Game:
        """This game under an older number of its rules, so that old logs and records keep their meaning; `Refused` if
        this program doesn't know that number."""
        if rules != self.rules:
            raise unknown("unknown-rules", game=self.id, rules=rules)
        return self

    @abstractmethod
    def deal(self, seats: int, options: dict[str, Value], luck: Luck, events: Events | None) -> State:
        """The first state. Seats and options have been checked already."""

    @abstractmethod
    def deal_tiny(self, tiny: Tiny, luck: Luck, events: Events | None) -> State:
        """The first state of one of its tiny set-ups."""

    @abstractmethod
    def from_bytes(self, stored: bytes) -> State:
        """The state that these bytes were made from; other bytes raise `Refused`."""

    @abstractmethod
    def moves(self) -> Sequence[Move]:
        """Every closed move of the game, also those that no position allows; move i has index i."""

    def stand_ins(self) -> Sequence[Move]:
        """A finite list of open moves for learning programs; their indices continue those of `moves`."""
        return ()

    def shapes(self) -> object:
        """The type of all its moves as people send them."""
        return self.schema.moves

    def logged_shapes(self) -> object:
        """The type of all its moves as the log has them: some may carry a referee's verdict."""
        return self.shapes()

    def with_verdict(self, move: Move, verdict: str) -> Move:
        """An open move with the verdict of the referee added, which players can't send themselves."""
        raise NotImplementedError

    def view_type(self) -> type[View]:
        """The type of its views."""
        return self.schema.view

    def preview_type(self) -> type[msgspec.Struct] | None:
        """The type of what `preview` returns; None if the game has no previews."""
        return self.schema.preview

    def events(self) -> tuple[type[Event], ...]:
        """The types of all its events."""
        return self.schema.events

    @abstractmethod
    def refusals(self) -> dict[str, tuple[str, ...]]:
        """The code of every refusal of this game, with the ids of the rules that can be the reason."""

    def pads(self) -> bool:
        """Must frames be padded, because their length could reveal a role?"""
        return False

    def takes_back(self) -> bool:
        """May a move be taken back if the others agree? Not in games with secret answers or binding votes."""
        return True

    def judge_company(self, options: dict[str, Value], people: int) -> Refusal | None:
        """Why this number of people, each with their own device, can't play with these options; None if they can."""
        return None

    def start(
        self, seats: int, options: dict[str, Value], luck: Luck, events: Events | None = None, words: Sequence[str] = ()
    ) -> State:
        """Start a game; `Refused` if the seats, an option or the table's own words don't fit. If the options name a
        list of words and `words` is empty, cards have numbers only, which is enough for the rules."""
        settled = self.settled(seats, options)
        if words and len(words) != self.n_own(settled):
            raise Refused(Refusal(ILLEGAL, "list-missing"))
        state = self.deal(seats, settled, luck, events)
        if words:
            state.take_words(words)
        return state

    def listed(self, text: str) -> Listing | None:
        """A table's own list, checked line by line; None if the game uses no list."""
        return None

    def n_own(self, options: dict[str, Value]) -> int:
        """How many words the table's own list has according to these options; 0: there is no list."""
        value = options[self.list_option] if self.list_option else 0
        return value if isinstance(value, int) else 0

    def seconds(self, options: dict[str, Value], clock: str) -> int:
        """How long this clock runs at a table with these options; 0: the default time of the server."""
        return 0

    def settled(self, seats: int, options: dict[str, Value]) -> dict[str, Value]:
        """The value of every option; `Refused` if these options, or this number of seats, don't fit."""
        fewest, most = self.seats
        if not fewest <= seats <= most:
            raise unknown("unknown-seats", seats=seats, fewest=fewest, most=most)
        values = settle(self.options, options)
        misfit = self.misfit(seats, values)
        if misfit is not None:
            raise Refused(misfit)
        return values

    def horizon(self) -> int:
        """How many moves a search plays before it asks for the outlook; 0: it plays to the end of the chapter."""
        return 0

    def breadth(self) -> int:
        """A bot's iterations are multiplied by this: more than 1 if a hundred moves can be possible at once."""
        return 1

    def options_after(self, options: dict[str, Value], last: State) -> dict[str, Value]:
        """The options of the next game at the same table; for example, the next seat deals."""
        return options

    def misfit(self, seats: int, options: dict[str, Value]) -> Refusal | None:
        """Why these options, each of which is legal, don't fit together or don't fit this number of seats."""
        return None

    def made_open(self, shape: msgspec.Struct) -> Move | None:
        """The open move of this shape; None if no open move has this shape."""
        return None

    def read(self, wish: object) -> Move:
        """The move that a person sends (`{"play": "spy", "at": 1}`, also as JSON); `Refused` if it is not a move."""
        return self.read_as(wish, self.shapes())

    def read_logged(self, wish: object) -> Move:
        """The move that a log contains."""
        return self.read_as(wish, self.logged_shapes())

    def read_as(self, wish: object, shapes: object) -> Move:
        """Read a move that has one of these shapes."""
        known = self.by_words.get(wish) if isinstance(wish, bytes) else None
        if known is not None:
            return known
        try:
            if isinstance(wish, (bytes, str)):
                shape = msgspec.json.decode(wish, type=shapes)
            else:
                shape = msgspec.convert(wish, type=shapes)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            raise Refused(Refusal(MALFORMED, "malformed-move", "", {"why": str(error)})) from None
        return self.named(shape)

    def named(self, shape: msgspec.Struct) -> Move:
        """The move of this shape."""
        if not self.by_shape:
            self.by_shape = {move.shape: move for move in [*self.moves(), *self.stand_ins()]}
            self.by_words = {msgspec.json.encode(move.shape): move for move in self.moves()}
        known = self.by_shape.get(shape)
        made = known if known is not None else self.made_open(shape)
        if made is None:
            raise Refused(Refusal(MALFORMED, "incomplete-move"))
        return made
