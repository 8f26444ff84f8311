"""Codenames as data: seats, options, tiny set-ups; and the class that makes its positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

import msgspec

from ludejo.core.bits import bag_of
from ludejo.core.event import Events
from ludejo.core.game import Game, Tiny
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.core.option import Option, Value
from ludejo.core.refusal import ILLEGAL, Refusal, rules_by_code
from ludejo.core.shapes import Schema
from ludejo.core.word_list import Listing
from ludejo.games.codenames import shapes
from ludejo.games.codenames._fields import Customs
from ludejo.games.codenames.moves import MOVES, STAND_INS, Act, made_open
from ludejo.games.codenames.pieces import (
    BLUE,
    BY_TEAMS,
    FULL,
    MOST_ASKS,
    MOST_CARDS,
    MOST_NUMBER,
    MOST_PLACES,
    N_LISTED,
    REASONS,
    RED,
    SHARED,
    TOGETHER,
)
from ludejo.games.codenames.referee import GROUNDS
from ludejo.games.codenames.rules.deal import deal
from ludejo.games.codenames.state import Codenames, restored
from ludejo.games.codenames.wordlists import LANGUAGES, LIST_REFUSALS, checked

# Cards of each pack. Records contain the numbers of cards, so a pack that grows needs a new name, or the rules a new
# number.
PACKS: Final[dict[str, int]] = {"en": 500, "eo": 500, "pl": 500}
SEVERAL: Final[tuple[str, ...]] = ("names", "phrases", "acronyms")  # CN-4: any of them allows several words
OWN_SIZES: Final[tuple[int, int]] = (MOST_PLACES, MOST_CARDS)
RED_SIZES: Final[tuple[int, int]] = (2, 22)
UNEVEN: Final[tuple[str, str]] = ("too-uneven", "CN-32")

RULES: Final = 2
FIRST_RULES: Final = 1  # CN-4, CN-12: words were the same only if their letters were
EXPERT: Final = "expert"  # a group of options that few tables change; the page shows it folded
OPTIONS: Final[tuple[Option, ...]] = (
    Option("mode", ("rivals", "together"), "rivals", "CN-27"),
    Option("red", ("even", 2, 3), "even", "CN-1", span=RED_SIZES),
    Option("pack", ("en", "eo", "pl"), "en", "CN-16", kind="language"),
    Option("own", ("none", 25, 5000), "none", "CN-30", span=OWN_SIZES),
    Option("taps", ("two", "one"), "two", "CN-9"),
    Option("ruling", ("spymaster", "vote"), "spymaster", "CN-31", group=EXPERT),
    Option("times", ("free", "glass", "fixed"), "free", "CN-26"),
    Option("seconds", (60, 30, 120), 60, "CN-26", more=(90, 180, 300), span=(10, 600)),
    Option("names", ("no", "yes"), "no", "CN-22", group=EXPERT),
    Option("phrases", ("no", "yes"), "no", "CN-23", group=EXPERT),
    Option("acronyms", ("no", "yes"), "no", "CN-24", group=EXPERT),
    Option("rhymes", ("no", "yes"), "no", "CN-25", group=EXPERT),
    Option("affixes", ("roots", "free"), "roots", "CN-19", group=EXPERT),
)
TIMES: Final[tuple[str, ...]] = ("free", "glass", "fixed")
DEFAULTS: Final[dict[str, Value]] = {option.name: option.default for option in OPTIONS}


def tiny(name: str, seats: int, pieces: list[int], **options: Value) -> Tiny:
    """A board with this many red words, blue words, bystanders and assassins. Red starts; few clues are possible."""
    return Tiny(name, seats, {**DEFAULTS, **options}, pieces)


TINY: Final[tuple[Tiny, ...]] = (
    tiny("teams", 4, [1, 1, 1, 0], taps="one"),
    tiny("two-words", 3, [2, 1, 0, 0], taps="one"),
    tiny("marks", 4, [1, 1, 0, 0]),
    tiny("vote", 4, [1, 1, 0, 0], taps="one", ruling="vote"),
    tiny("three", 3, [1, 1, 0, 1]),
    tiny("together", 2, [2, 2, 0, 0], taps="one"),
    tiny("assassin", 2, [1, 1, 1, 1], taps="one"),
    tiny("glass", 2, [1, 1, 0, 1], taps="one", times="glass"),
    tiny("fixed", 2, [1, 2, 0, 0], taps="one", times="fixed"),
)
SCHEMA: Final = Schema(shapes.Move, shapes.CodenamesView, shapes.EVENTS, shapes.Judged)


def size_of_pack(options: dict[str, Value]) -> int:
    """How many cards there are to draw from: those of the pack, or of the host's own list."""
    own = options["own"]
    return own if isinstance(own, int) else PACKS[str(options["pack"])]


def drawn_cards(n: int, size: int, luck: Luck) -> tuple[int, ...]:
    """CN-2, CN-30: n different cards of a pack, in a random order."""
    cards: list[int] = []
    while len(cards) < n:
        card = int(luck.below(size))
        if card not in cards:
            cards.append(card)
    return tuple(cards)


def mode_of(seats: int, options: dict[str, Value]) -> int:
    """CN-1, CN-27, CN-29: two teams need four players; three have one operative for both; two always play together."""
    if options["mode"] == "together" or seats == 2:
        return TOGETHER
    return SHARED if seats == 3 else BY_TEAMS


def red_seats(seats: int, options: dict[str, Value]) -> int:
    """The size of the red team, where there are two; else 0."""
    if mode_of(seats, options) != BY_TEAMS:
        return 0
    red = options["red"]
    return red if isinstance(red, int) else (seats + 1) // 2


def customs_of(options: dict[str, Value], most: int, n_listed: int, n_asks: int, by_letters: bool) -> Customs:
    """What the table agreed on."""
    several = any(options[name] == "yes" for name in SEVERAL)
    times = TIMES.index(str(options["times"]))
    pack, own, affixes = LANGUAGES.index(str(options["pack"])), options["own"] != "none", options["affixes"] == "roots"
    one_tap, by_vote = options["taps"] == "one", options["ruling"] == "vote"
    return Customs(one_tap, by_vote, times, several, most, n_listed, n_asks, pack, own, affixes, by_letters)


@final
class CodenamesGame(Game):
    """CN-1 to CN-32."""

    def __init__(self, rules: int) -> None:
        rule_ids = tuple([f"CN-{number}" for number in range(1, 33)])
        super().__init__(
            "codenames", rules, (2, 24), OPTIONS, rule_ids, TINY, SCHEMA, longest=6000, list_option="own",
            referee="ludejo.language.referees.verdict",
        )  # fmt: skip
        self.by_letters = rules == FIRST_RULES

    def under(self, rules: int) -> Game:
        if rules == FIRST_RULES:
            return FIRST_GAME
        return super().under(rules)

    def misfit(self, seats: int, options: dict[str, Value]) -> Refusal | None:
        """CN-32: each team has a spymaster and an operative."""
        if red_seats(seats, options) <= max(0, seats - 2):
            return None
        return Refusal(ILLEGAL, UNEVEN[0], UNEVEN[1], {"red": red_seats(seats, options), "seats": seats})

    def deal(self, seats: int, options: dict[str, Value], luck: Luck, events: Events | None) -> Codenames:
        starter = int(luck.below(2))  # CN-2: the key says who starts
        customs = customs_of(options, MOST_NUMBER, N_LISTED, MOST_ASKS, self.by_letters)
        game = Codenames(seats, mode_of(seats, options), red_seats(seats, options), starter, customs)
        mine, theirs, bystanders, assassins = FULL
        reds, blues = (mine, theirs) if starter == RED else (theirs, mine)  # CN-3: the double agent goes to the starter
        cards = drawn_cards(MOST_PLACES, size_of_pack(options), luck)
        deal(game, cards, bag([reds, blues, bystanders, assassins]), luck, events)
        return game

    def deal_tiny(self, tiny: Tiny, luck: Luck, events: Events | None) -> Codenames:
        seats, options, pieces = tiny.seats, tiny.options, tiny.pieces
        customs = customs_of(options, max(pieces[RED], pieces[BLUE]), 1, 0, self.by_letters)
        game = Codenames(seats, mode_of(seats, options), red_seats(seats, options), RED, customs)
        deal(game, tuple(range(sum(pieces))), bag(pieces), luck, events)
        return game

    def listed(self, text: str) -> Listing:
        """CN-30: the host's own list."""
        return checked(text, self.by_letters)

    def seconds(self, options: dict[str, Value], clock: str) -> int:
        """CN-26: the same for a clue, a guess, a ruling, a word to cover, and for the sand in the glass."""
        seconds = options["seconds"]
        assert isinstance(seconds, int)
        return seconds

    def from_bytes(self, stored: bytes) -> Codenames:
        return restored(stored)

    def moves(self) -> Sequence[Move]:
        return MOVES

    def stand_ins(self) -> Sequence[Move]:
        return STAND_INS

    def logged_shapes(self) -> object:
        return shapes.LoggedMove

    def made_open(self, shape: msgspec.Struct) -> Move | None:
        return made_open(shape)

    def with_verdict(self, move: Move, verdict: str) -> Move:
        """A clue or a question with the referee's verdict (`Verdict.written`); other moves stay as they are."""
        assert isinstance(move, Act)
        shape = move.shape
        if isinstance(shape, (shapes.Clue, shapes.JudgedClue)):
            return judged(shapes.JudgedClue(shape.word, shape.number, verdict))
        if isinstance(shape, (shapes.Ask, shapes.JudgedAsk)):
            return judged(shapes.JudgedAsk(shape.word, shape.number, verdict))
        return move

    def refusals(self) -> dict[str, tuple[str, ...]]:
        return rules_by_code([*REASONS, *GROUNDS.items(), *LIST_REFUSALS.items(), UNEVEN])


def bag(counts: list[int]) -> int:
    """A bag with this many of each colour."""
    return int(bag_of([colour for colour, n in enumerate(counts) for _ in range(n)]))


def judged(shape: msgspec.Struct) -> Move:
    """The open move of a judged shape."""
    move = made_open(shape)
    if move is None:
        raise ValueError(f"no referee writes such a verdict: {shape}")
    return move


GAME: Final = CodenamesGame(RULES)
FIRST_GAME: Final = CodenamesGame(FIRST_RULES)
