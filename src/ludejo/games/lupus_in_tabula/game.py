"""Lupus in Tabula as data: seats, options, tiny set-ups; and the class that makes its positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ludejo.core.event import Events
from ludejo.core.game import Game, Tiny
from ludejo.core.luck import Luck
from ludejo.core.move import Move
from ludejo.core.option import Option, Value
from ludejo.core.refusal import ILLEGAL, Refusal, rules_by_code
from ludejo.core.shapes import Schema
from ludejo.games.lupus_in_tabula import shapes
from ludejo.games.lupus_in_tabula._fields import Customs
from ludejo.games.lupus_in_tabula.mixes import MIX_REFUSALS, SPECIALS, cards_of, misfit_of, mix_of
from ludejo.games.lupus_in_tabula.moves import MOVES
from ludejo.games.lupus_in_tabula.pieces import (
    BODYGUARD,
    HAMSTER,
    MEDIUM,
    MOST_SEATS,
    MYTHOMANIAC,
    OWL,
    POSSESSED,
    REASONS,
    SEER,
    VILLAGER,
    WOLF,
)
from ludejo.games.lupus_in_tabula.rules.nights import begin
from ludejo.games.lupus_in_tabula.state import Lupus, restored

FEWEST: Final = 8
PLEA_SECONDS: Final = 60  # LT-21
BALLOT_SECONDS: Final = 30
EXPERT: Final = "expert"
OPTIONS: Final[tuple[Option, ...]] = (
    Option("roles", ("usual", "none"), "usual", "LT-3", of=SPECIALS, kind="role"),
    Option("minimum", ("kept", "free"), "kept", "LT-2", group=EXPERT),
    Option("first", ("moderator", "wolves"), "moderator", "LT-8"),
    Option("ballots", ("turns", "once"), "turns", "LT-18"),
    Option("shadows", ("no", "yes"), "no", "LT-27"),
    Option("ghosts", ("blind", "all"), "blind", "LT-32"),
    Option("moderator", ("app", "person"), "app", "LT-31", group=EXPERT),
    Option("whispers", ("no", "yes"), "no", "LT-7"),
    Option("night", (30, 0), 30, "LT-5", more=(20, 45, 60)),
    Option("talk", (180, 60), 180, "LT-17", more=(120, 300)),
    Option("more", ("no", "yes"), "no", "LT-17", group=EXPERT),
)
RULES: Final = 2
FIRST_RULES: Final = 1  # LT-17: `more` was always on; LT-21: if all living were nominated, nobody pleaded
FIRST_OPTIONS: Final[tuple[Option, ...]] = tuple([option for option in OPTIONS if option.name != "more"])
DEFAULTS: Final[dict[str, Value]] = {option.name: option.default for option in OPTIONS}


def tiny(name: str, cards: list[int], arm: int = 1, timed: bool = False, **options: Value) -> Tiny:
    """A table with these cards. A voter chooses among `arm` seats from where the asking begins; `timed`: ballots have a
    clock."""
    moderator = int(options.get("moderator") == "person")
    return Tiny(name, len(cards) + moderator, {**DEFAULTS, **options}, [arm, int(timed), *cards])


TINY: Final[tuple[Tiny, ...]] = (
    tiny("seer", [WOLF, SEER, VILLAGER, VILLAGER]),
    tiny("once", [WOLF, SEER, VILLAGER], 2, True, ballots="once"),
    tiny("absent", [WOLF, SEER, VILLAGER], 2, True, shadows="yes"),
    tiny("round", [WOLF, SEER, HAMSTER, VILLAGER], night=0, first="wolves"),
    tiny("hamster", [WOLF, SEER, HAMSTER, VILLAGER], first="wolves"),
    tiny("guard", [WOLF, BODYGUARD, HAMSTER, VILLAGER, VILLAGER]),
    tiny("owl", [WOLF, OWL, VILLAGER, VILLAGER]),
    tiny("copy", [WOLF, SEER, MYTHOMANIAC, VILLAGER]),
    tiny("turned", [WOLF, MYTHOMANIAC, VILLAGER, VILLAGER, VILLAGER, VILLAGER]),
    tiny("medium", [WOLF, MEDIUM, POSSESSED, VILLAGER, VILLAGER]),
    tiny("pack", [WOLF, WOLF, VILLAGER, VILLAGER, VILLAGER], first="wolves"),
    tiny("person", [WOLF, SEER, VILLAGER, VILLAGER], moderator="person", first="wolves"),
    tiny("shown", [WOLF, SEER, VILLAGER, VILLAGER], ghosts="all"),
)
SCHEMA: Final = Schema(shapes.Move, shapes.LupusView, shapes.EVENTS)


def customs_of(options: dict[str, Value]) -> Customs:
    """What the table agreed on."""
    return Customs(
        options["first"] == "wolves",
        options["ballots"] == "once",
        options["shadows"] == "yes",
        options["ghosts"] == "all",
        options["moderator"] == "person",
        options["whispers"] == "yes",
        options["night"] != 0,
        options["night"] != 0,  # a table without a clock at night is one phone, which needs no clock by day
        False,
        MOST_SEATS,
        options.get("more", "yes") == "yes",  # tables of the first rules have no such option
        "more" in options,
    )


def players_of(seats: int, options: dict[str, Value]) -> int:
    """LT-31: the number of seats without the moderator's."""
    return seats - int(options["moderator"] == "person")


@final
class LupusGame(Game):
    """LT-1 to LT-32, without LT-28."""

    def __init__(self, rules: int, options: tuple[Option, ...]) -> None:
        rule_ids = tuple([f"LT-{number}" for number in range(1, 33) if number != 28])
        super().__init__("lupus-in-tabula", rules, (FEWEST, MOST_SEATS), options, rule_ids, TINY, SCHEMA, longest=20000)

    def under(self, rules: int) -> Game:
        if rules == FIRST_RULES:
            return FIRST_GAME
        return super().under(rules)

    def misfit(self, seats: int, options: dict[str, Value]) -> Refusal | None:
        """LT-1, LT-2, LT-27, LT-31, LT-32."""
        players = players_of(seats, options)
        if players < FEWEST:
            return Refusal(ILLEGAL, "moderator-needs-more", "LT-31", {"least": FEWEST + 1})
        if options["ghosts"] == "all" and options["shadows"] == "yes":
            return Refusal(ILLEGAL, "ghosts-and-shadows", "LT-32")
        return misfit_of(players, options["roles"], options["minimum"] == "free")

    def deal(self, seats: int, options: dict[str, Value], luck: Luck, events: Events | None) -> Lupus:
        cards = cards_of(mix_of(players_of(seats, options), options["roles"]))
        return dealt(seats, customs_of(options), cards, luck, events)

    def deal_tiny(self, tiny: Tiny, luck: Luck, events: Events | None) -> Lupus:
        c = customs_of(tiny.options)
        arm, timed, cards = tiny.pieces[0], tiny.pieces[1], tiny.pieces[2:]
        customs = Customs(
            c.wolves_first, c.at_once, c.shadows, c.ghosts, c.person, c.whispers, c.timed_nights, timed == 1, True, arm,
            c.prolongs, c.all_plead,
        )  # fmt: skip
        return dealt(tiny.seats, customs, cards, luck, events)

    def takes_back(self) -> bool:
        """LT-18: a vote can't be changed; LT-6: the seer has one question a night."""
        return False

    def judge_company(self, options: dict[str, Value], people: int) -> Refusal | None:
        """LT-5: without a clock, network traffic would show who is busy; so this is only for one phone that goes from
        hand to hand."""
        return Refusal(ILLEGAL, "one-phone", "LT-5") if options["night"] == 0 and people > 1 else None

    def pads(self) -> bool:
        """Somebody who watches the network must not learn the roles from the lengths of frames."""
        return True

    def seconds(self, options: dict[str, Value], clock: str) -> int:
        """LT-5, LT-17, LT-21."""
        if clock == "plea":
            return PLEA_SECONDS
        if clock == "ballot":
            return BALLOT_SECONDS
        seconds = options[clock]
        assert isinstance(seconds, int)
        return seconds

    def from_bytes(self, stored: bytes) -> Lupus:
        return restored(stored)

    def moves(self) -> Sequence[Move]:
        return MOVES

    def refusals(self) -> dict[str, tuple[str, ...]]:
        return rules_by_code([*REASONS, *MIX_REFUSALS])


def dealt(seats: int, customs: Customs, cards: list[int], luck: Luck, events: Events | None) -> Lupus:
    """LT-2: deal a card to every player; all orders are equally likely, and equal cards are one outcome."""
    left = cards.copy()
    roles: list[int] = []
    while left:
        role = left[luck.below(len(left))]
        left.remove(role)
        roles.append(role)
    game = Lupus(seats, customs, tuple(roles))
    begin(game, events)
    return game


GAME: Final = LupusGame(RULES, OPTIONS)
FIRST_GAME: Final = LupusGame(FIRST_RULES, FIRST_OPTIONS)
