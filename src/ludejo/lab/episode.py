"""One game after the other, as learners see them: numbered actions, masks, arrays, rewards.

An action is the index of a move in `[*game.moves(), *game.stand_ins()]`. The seats that are due are asked one after the
other; none is shown what the others chose, because views don't show it. If no seat is due and a clock runs, it expires
at once. A seat that may act but is not due is not asked.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludejo.bots import bot_of
from ludejo.bots.base import Bot, RandomBot, asked
from ludejo.core.game import Game, State
from ludejo.core.luck import FastLuck
from ludejo.core.move import Move
from ludejo.core.option import Value
from ludejo.games import game as game_named
from ludejo.lab.arrays import Array, layout_of

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise ImportError("learning wants numpy: pip install 'ludejo[lab]'") from error

Mask = NDArray[np.int8]
NOBODY: Final = -1  # no seat is asked: it is over
REMEMBERED: Final = 1 << 12  # masks that are kept before all are dropped


class Episode:
    """A game in progress, and the luck, which goes on after it."""

    def __init__(
        self, game: str | Game, seats: int | None, options: Mapping[str, Value] | None, per_chapter: bool
    ) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = self.game.settled(self.seats, dict(options or {}))
        self.per_chapter = per_chapter
        self.layout = layout_of(self.game, self.seats)
        self.moves: list[Move] = [*self.game.moves(), *self.game.stand_ins()]
        self.stand_ins: list[Move] = list(self.game.stand_ins())
        self.masks: dict[int, tuple[object, Mask]] = {}
        self.luck = FastLuck(secrets.randbits(62))  # without a given seed, a random one

    def begin(self, seed: int | None = None) -> None:
        """Begin a new game: with new luck if there is a seed, else the luck goes on."""
        if seed is not None:
            self.luck = FastLuck(seed)
        self.position: State = self.game.start(self.seats, self.options, self.luck)
        self.chapter = self.position.chapter()
        self.scores = [0] * self.seats
        self.go_on()

    def go_on(self) -> None:
        """Find the seat that is asked now."""
        position = self.position
        due = position.due()
        while not due and position.clock():
            position.expire(self.luck)
            due = position.due()
        self.seat = due[0] if due else NOBODY

    def move_of(self, action: int) -> Move:
        """The move of this number; an error if there is none."""
        if not 0 <= action < len(self.moves):
            raise ValueError(f"no action has the number {action}: there are {len(self.moves)}")
        return self.moves[action]

    def act(self, move: Move) -> list[float] | None:
        """The seat that is asked makes its move; returns the rewards by seat, if there are any. A move that the rules
        forbid raises `Refused` and changes nothing."""
        position = self.position
        position.apply(self.seat, move, self.luck)
        due = position.due()
        if due:
            self.seat = due[0]
        else:
            self.go_on()
        if not self.per_chapter:
            return None if self.seat != NOBODY else self.shares()
        if self.seat == NOBODY or position.chapter() != self.chapter:
            return self.gains()
        return None

    def answer(self, bot: Bot) -> Move:
        """What a bot does in the seat that is asked."""
        if type(bot) is RandomBot:
            return self.position.sample(self.seat, self.luck)  # every world allows the same, so none need be drawn
        return bot.choose(asked(self.position, self.seat, self.luck), self.luck)

    def shares(self) -> list[float]:
        """The rewards at the end: the winners share 1, the others share -1; all get 0 if all or none have won."""
        result = self.position.result()
        assert result is not None
        n_winners = len(result.winners)
        if n_winners in (0, self.seats):
            return [0.0] * self.seats
        won, lost = 1.0 / n_winners, -1.0 / (self.seats - n_winners)
        return [won if seat in result.winners else lost for seat in range(self.seats)]

    def gains(self) -> list[float]:
        """The rewards of a chapter: what a seat has scored in it, minus the average of the others."""
        self.chapter = self.position.chapter()
        scores = [self.position.score(seat) for seat in range(self.seats)]
        gained = [now - before for now, before in zip(scores, self.scores, strict=True)]
        self.scores = scores
        total, others = sum(gained), max(1, self.seats - 1)
        return [gain - (total - gain) / others for gain in gained]

    def array(self, seat: int) -> Array:
        """What this seat may know."""
        return self.layout.array(self.position.view(seat))

    def observed(self, seat: int) -> dict[str, NDArray[Any]]:
        """The array and the mask of this seat."""
        return {"observation": self.layout.array(self.position.view(seat)), "action_mask": self.mask(seat)}

    def mask(self, seat: int) -> Mask:
        """1 for each action this seat may take now."""
        if seat != self.seat:
            return np.zeros(len(self.moves), np.int8)  # a seat that is not asked may do nothing here
        choices = self.position.choices(seat)
        if self.stand_ins:
            choices = (*choices, *[move for move in self.stand_ins if self.position.check(seat, move) is None])
        found = self.masks.get(id(choices))  # games share their tuples of choices, so the same object comes again
        if found is None or found[0] is not choices:
            return self.new_mask(choices).copy()
        return found[1].copy()

    def new_mask(self, choices: tuple[Move, ...]) -> Mask:
        """Make a mask, and keep it for the next time."""
        if len(self.masks) >= REMEMBERED:
            self.masks.clear()
        mask = np.zeros(len(self.moves), np.int8)
        mask[[move.index for move in choices]] = 1
        self.masks[id(choices)] = choices, mask
        return mask


def bots_at(game: Game, bots: Sequence[str | Bot], n: int) -> list[Bot]:
    """The bots with these names (or the given bots): one for each of n seats, or a single one for all of them."""
    named = [bot_of(game, bot) if isinstance(bot, str) else bot for bot in bots]
    if len(named) not in (1, n):
        raise ValueError(f"{len(named)} bots for {n} seats")
    return named * (n // len(named))
