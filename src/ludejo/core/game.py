"""The contract of a game. docs/contract.md shows how each of the five uses it.

Everything outside `games` (table, bots, lab, test kit) knows these two classes and nothing else of a game.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

import msgspec
from mypy_extensions import mypyc_attr

from ludejo.core.bits import mask_of
from ludejo.core.event import EVERYONE, Events
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.core.option import Option, Value, settle
from ludejo.core.refusal import ILLEGAL, MALFORMED, Refusal, Refused, unknown
from ludejo.core.shapes import Fact, OpenMove, Result, View
from ludejo.core.word_list import Listing

NOBODY: tuple[int, ...] = ()
NOTHING_OPEN: tuple[OpenMove, ...] = ()
NOTHING_HIDDEN: tuple[Fact, ...] = ()
NO_CLOCK = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Where a game stands. It changes in place, by `apply` and `expire` alone, and holds no luck."""

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    @abstractmethod
    def seats(self) -> int:
        """How many seats there are. A seat that isn't there has no choices, and `check` refuses it."""

    @abstractmethod
    def due(self) -> tuple[int, ...]:
        """The seats that owe a decision now: one (a turn), several (votes, a night). None: it is over, or
        (where `clock` names one) everybody waits for the time to be up."""

    def may(self) -> tuple[int, ...]:
        """The seats that may act without owing it. Bounded: random play ends however often they do."""
        return NOBODY

    def invited(self) -> tuple[int, ...]:
        """Those among `may` whom somebody has asked something: bots answer it."""
        return NOBODY

    def retired(self) -> tuple[int, ...]:
        """The seats for which the game has ended before it ends for all: they are never asked again."""
        return NOBODY

    def teams(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together, as far as everybody knows; () if each plays alone."""
        return ()

    @abstractmethod
    def moment(self) -> int:
        """The number of this decision point. It grows whenever what is asked changes, and only then: votes
        cast at the same time answer the same moment; a move that names an older one is late."""

    def chapter(self) -> int:
        """The number of the round, where a game is dealt anew in rounds: private knowledge ends with it."""
        return 0

    @abstractmethod
    def choices(self, seat: int) -> tuple[Move, ...]:
        """The closed moves of this seat now: all of them, always in the same order."""

    def opens(self, seat: int) -> tuple[OpenMove, ...]:
        """The open moves (free text) of this seat now."""
        return NOTHING_OPEN

    def sample(self, seat: int, luck: Luck) -> Move:
        """Some legal move of this seat, for random play; a game with open moves says here how to make one up."""
        choices = self.choices(seat)
        return choices[luck.below(len(choices))]

    @abstractmethod
    def check(self, seat: int, move: Move) -> Refusal | None:
        """None if the seat may make this move now, else why not: a reason that the seat could know itself."""

    @abstractmethod
    def apply(self, seat: int, move: Move, luck: Luck, events: Events | None = None) -> None:
        """Make a legal move. An illegal one raises `Refused` and changes nothing."""

    def expire(self, luck: Luck, events: Events | None = None) -> None:
        """The time of this moment is up: every missing decision takes its default. The only door for clocks."""
        raise NotImplementedError

    def clock(self) -> str:
        """The name of the clock that may end this moment by `expire`; "" if none may. The table sets its time."""
        return NO_CLOCK

    def reminder(self) -> str:
        """The name of a clock that is shown now and ends nothing (a sand-glass); "" if there is none."""
        return NO_CLOCK

    def hearers(self, seat: int) -> int:
        """The mask of seats that hear what this seat says at the table now; 0: it is silent."""
        return EVERYONE

    def may_signal(self, seat: int) -> bool:
        """May this seat do at the table what all see and nobody hears, as stopping the game? Not who is silent, but in
        a hush, where all are."""
        return self.hush() or self.hearers(seat) != 0

    def hush(self) -> bool:
        """Must nobody be able to see who is busy now (a night with a clock)? Then every device sends and gets one frame
        a tick, all of one size, and what is told waits for the tick."""
        return False

    def take_words(self, words: Sequence[str]) -> None:
        """Right after the deal: the table's own list, by number. The state keeps the words that were dealt."""
        raise NotImplementedError

    def preview(self, seat: int, move: Move) -> msgspec.Struct | None:
        """What the seat can know beforehand of the consequences of its own move; None if nothing is worth it."""
        return None

    @abstractmethod
    def view(self, seat: int) -> View:
        """What this seat (or ONLOOKER) may know: written from nothing, never filtered. Others raise `Refused`."""

    @abstractmethod
    def resample(self, seat: int, luck: Luck) -> State:
        """Another world which this seat (or ONLOOKER) can't tell from this one: a deal, and hidden choices of
        others, that would have told it exactly the same. Every such world can come; deals weigh the same."""

    def worlds(self, seat: int, luck: Luck, n: int) -> list[State]:
        """So many worlds, each drawn like one by `resample`; a game may draw many cheaper than one by one."""
        return [self.resample(seat, luck) for _ in range(n)]

    @abstractmethod
    def clone(self) -> State:
        """An equal state that shares nothing that can change."""

    def score(self, seat: int) -> int:
        """The points of a seat so far, as everybody knows them; 0 where a game gives none before its end."""
        return 0

    def won(self) -> int:
        """The mask of the seats that won what was decided last: a chapter, or the game; 0: nobody has yet, or did."""
        result = self.result()
        return mask_of(result.winners) if result is not None else 0

    def outlook(self) -> list[float]:
        """How the win will be shared, by seat, as far as it can be told from here: for a search that does not play a
        long game to its end (`Game.horizon`)."""
        return []

    def hidden(self, seat: int) -> tuple[Fact, ...]:
        """What this seat would like to know of the world and can't see, in the same order in all its worlds."""
        return NOTHING_HIDDEN

    def likelihood(self, seat: int) -> float:
        """How likely the others would have chosen as they did, were this the true world: to weigh this seat's worlds
        against each other. 1 where a game knows nothing of what people tend to do."""
        return 1.0

    @abstractmethod
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""

    def is_over(self) -> bool:
        """Has it ended?"""
        return self.result() is not None

    @abstractmethod
    def to_bytes(self) -> bytes:
        """All of it, exact and versioned; equal states give equal bytes."""

    @abstractmethod
    def __reduce__(self) -> tuple[object, ...]:
        """A state goes to another process as its bytes: `return restored, (self.to_bytes(),)`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Tiny:
    """A set-up small enough to play out every game of it; for the test kit only."""

    def __init__(self, name: str, seats: int, options: dict[str, Value], pieces: list[int]) -> None:
        self.name = name
        self.seats = seats
        self.options = options
        self.pieces = pieces


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A set of rules: facts declared as data, and the door to its states."""

    def __init__(
        self,
        name: str,
        rules: int,
        seats: tuple[int, int],
        options: tuple[Option, ...],
        rule_ids: tuple[str, ...],
        tiny: tuple[Tiny, ...],
        longest: int,
        texts: str = "",
        list_option: str = "",
    ) -> None:
        self.id = name
        self.rules = rules  # behaviour changes raise it; old logs replay under their own number
        self.seats = seats
        self.options = options
        self.rule_ids = rule_ids
        self.tiny = tiny
        self.longest = longest  # no game of random play has more steps
        self.texts = texts  # folder of its .ftl files, if they are not among ludejo's own
        self.list_option = list_option  # its option that says how many words a table's own list has; "": none has
        self.by_shape: dict[msgspec.Struct, Move] = {}
        self.by_words: dict[bytes, Move] = {}  # the same, by their JSON: most moves arrive exactly so

    def under(self, rules: int) -> Game:
        """The game as it was under an older number of its rules, so that old logs and records mean what they meant;
        `Refused` if this program doesn't know that number."""
        if rules != self.rules:
            raise unknown("unknown-rules", game=self.id, rules=rules)
        return self

    @abstractmethod
    def deal(self, seats: int, options: dict[str, Value], luck: Luck, events: Events | None) -> State:
        """The first state. Seats and options have been judged already."""

    @abstractmethod
    def deal_tiny(self, tiny: Tiny, luck: Luck, events: Events | None) -> State:
        """The first state of one of its tiny set-ups."""

    @abstractmethod
    def from_bytes(self, stored: bytes) -> State:
        """The state that gave these bytes; others raise `Refused`."""

    @abstractmethod
    def moves(self) -> Sequence[Move]:
        """Every closed move there is, also those no position allows; move i has index i."""

    def stand_ins(self) -> Sequence[Move]:
        """A finite list of open moves for learners, who need numbers; indices go on after those of `moves`."""
        return ()

    @abstractmethod
    def shapes(self) -> object:
        """The type of all its moves as people send them: a msgspec struct, or a union of tagged ones."""

    def logged_shapes(self) -> object:
        """The type of all its moves as the log has them: some may carry a referee's verdict."""
        return self.shapes()

    def with_verdict(self, move: Move, verdict: str) -> Move:
        """An open move together with what the referee said of it, which no player may say for him."""
        raise NotImplementedError

    @abstractmethod
    def view_type(self) -> type[View]:
        """The type of its views."""

    def preview_type(self) -> type[msgspec.Struct] | None:
        """The type of what `preview` gives; None if it never gives anything."""
        return None

    @abstractmethod
    def events(self) -> tuple[type[msgspec.Struct], ...]:
        """The types of all its events."""

    @abstractmethod
    def refusals(self) -> dict[str, tuple[str, ...]]:
        """The code of every refusal of its own, with the ids of the rules that can be behind it."""

    def pads(self) -> bool:
        """Must all frames look alike, because their length could tell who is who?"""
        return False

    def takes_back(self) -> bool:
        """May a move be taken back, if the others agree? Not where answers are given in secret, or a vote counts."""
        return True

    def judge_company(self, options: dict[str, Value], people: int) -> Refusal | None:
        """Why so many people, each with a device of their own, can't play with these options; None if they can."""
        return None

    def start(
        self, seats: int, options: dict[str, Value], luck: Luck, events: Events | None = None, words: Sequence[str] = ()
    ) -> State:
        """Begin: `Refused` if the seats, an option or the table's own words don't fit. Without the words of a list that
        the options speak of, its cards are numbers: enough for the rules."""
        settled = self.settled(seats, options)
        if words and len(words) != self.n_own(settled):
            raise Refused(Refusal(ILLEGAL, "list-missing"))
        state = self.deal(seats, settled, luck, events)
        if words:
            state.take_words(words)
        return state

    def listed(self, text: str) -> Listing | None:
        """A table's own list, judged line by line; None where a game has no use for one."""
        return None

    def n_own(self, options: dict[str, Value]) -> int:
        """How many words the table's own list has, by these options; 0: there is none."""
        value = options[self.list_option] if self.list_option else 0
        return value if isinstance(value, int) else 0

    def seconds(self, options: dict[str, Value], clock: str) -> int:
        """How long this clock runs at a table with these options; 0: as long as the server's clocks usually do."""
        return 0

    def settled(self, seats: int, options: dict[str, Value]) -> dict[str, Value]:
        """The value of every option; `Refused` if these options, or so many seats, don't fit."""
        fewest, most = self.seats
        if not fewest <= seats <= most:
            raise unknown("unknown-seats", seats=seats, fewest=fewest, most=most)
        values = settle(self.options, options)
        misfit = self.misfit(seats, values)
        if misfit is not None:
            raise Refused(misfit)
        return values

    def horizon(self) -> int:
        """How many moves a search plays on before it asks for the outlook; 0: to the end of the chapter."""
        return 0

    def breadth(self) -> int:
        """How many times as often a bot's level looks at this game, where a hundred moves are possible at once."""
        return 1

    def options_after(self, options: dict[str, Value], last: State) -> dict[str, Value]:
        """The options of the next game at the same table, after this one; e.g. the deal goes round."""
        return options

    def misfit(self, seats: int, options: dict[str, Value]) -> Refusal | None:
        """Why these options don't go together, or not with so many seats; each by itself is legal."""
        return None

    def made_open(self, shape: msgspec.Struct) -> Move | None:
        """The open move of this shape; None if no open move looks so."""
        return None

    def read(self, wish: object) -> Move:
        """The move a person names (`{"play": "spy", "at": 1}`, also as JSON); `Refused` if it is none."""
        return self.read_as(wish, self.shapes())

    def read_logged(self, wish: object) -> Move:
        """The move a log names."""
        return self.read_as(wish, self.logged_shapes())

    def read_as(self, wish: object, shapes: object) -> Move:
        """The move of one of these shapes."""
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
