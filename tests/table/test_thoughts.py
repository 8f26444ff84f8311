"""What bots say after the game about their thoughts."""

from __future__ import annotations

from support.table.party import Party

import ludejo
from ludejo.bots import thought_by
from ludejo.bots.base import asked
from ludejo.bots.codenames.bot import PLAYERS, WordBot
from ludejo.core.luck import FastLuck
from ludejo.core.move import Move
from ludejo.core.shapes import Belief, Fact, View
from ludejo.games.codenames.game import GAME
from ludejo.games.codenames.shapes import CodenamesView
from ludejo.table.record import recorded
from ludejo.table.replay import thought


def test_a_spymaster_says_what_it_meant_and_an_operative_how_sure_it_was() -> None:
    """CN-9: after the game, next to the truth. For a bot that is unknown or says nothing, the game says what it could
    know."""
    state, luck = GAME.start(2, {"pack": "eo", "taps": "one"}, FastLuck(5)), FastLuck(6)
    bot = WordBot(PLAYERS["easy"])
    moves: list[Move] = []
    for seat in (0, 1):
        view, truth = state.view(seat), state.hidden(seat)
        assert isinstance(view, CodenamesView)
        move = bot.choose(asked(state, seat, luck), luck)
        told = thought_by(GAME, "easy", view, move, truth)
        assert told
        assert all(one.what == view.turn for one in told)
        assert thought_by(GAME, "random", view, move, truth) is None
        assert thought_by(GAME, "nobody", view, move, truth) is None
        moves.append(move)
        state.apply(seat, move, luck)
    assert len(moves) == 2


def test_a_bot_tells_its_own_thoughts_and_the_game_tells_those_of_people() -> None:
    party = Party(3, tokens=1)
    party.begin("ana", "ben")
    party.play_on(("ana", "ben"))
    (record,) = recorded(ludejo.game, party.entries)

    def own(bot: str, view: View, move: Move, truth: tuple[Fact, ...]) -> tuple[Belief, ...]:
        return ()

    found = thought(ludejo.game("love-letter"), record, think=own).thoughts
    assert {one.seat for one in found if record.people[one.seat].bot} == {2}
    assert all(one.beliefs == () for one in found if one.seat == 2)
    assert all(one.beliefs for one in found[:2])  # people made the first moves, when not all hands could be known
