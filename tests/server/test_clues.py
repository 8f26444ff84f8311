"""Clues at a table: the referee judges them before they count, and while they are typed; no device writes a verdict."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from support.server.codenames import judgement, logged
from support.server.serving import gather_two, guests, run, serving

from ludejo.bots.worker import BotQuestion, answer
from ludejo.client import Client
from ludejo.core.luck import FastLuck
from ludejo.core.refusal import Refused
from ludejo.games.codenames import shapes
from ludejo.games.codenames.game import GAME
from ludejo.games.codenames.shapes import CodenamesView
from ludejo.language import referee
from ludejo.language.packs import words_on
from ludejo.server.referee import refereed_words
from ludejo.server.writer import read_entry
from ludejo.table import happenings as h
from ludejo.wire import said


def words_before(client: Client) -> tuple[str, ...]:
    view = client.sights[0].view
    assert isinstance(view, CodenamesView)
    return words_on(view.cards, view.pack)


def is_simple(word: str) -> bool:
    """Has an Esperanto word one root, long enough to be found in an unknown word?"""
    judge = referee("eo")
    return all(judge.compare(one, word).root == word[:-1] for one in (word + "j", word[:-1] + "blorpo"))


async def refused(client: Client, move: Any) -> str:
    with pytest.raises(Refused) as denied:
        await client.move(0, move)
    return denied.value.refusal.code


def test_a_clue_is_judged_before_it_counts() -> None:
    """CN-5, CN-19: a refused clue is answered with its reason and never logged; a fine one is given."""

    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            await gather_two(ana, ben, "codenames", mode="together", pack="eo")
            words = words_before(ana)
            assert await refused(ana, shapes.Clue(words[0], 1)) == "is-visible"
            assert await refused(ana, shapes.Clue(words[0] + "j", 1)) == "shares-root"
            assert await refused(ana, shapes.Clue("du vortoj", 1)) == "not-one-word"
            assert await refused(ana, shapes.Clue("#17", 1)) == "not-a-word"
            assert logged(server) == []
            await ana.move(0, shapes.Clue("muzikinstrumento", 2))
            assert logged(server) == ["muzikinstrumento"]
            code = next(iter(server.app.live_tables))
            dids = [read_entry(row.body).did for row in server.app.store.read(code)]
            moved = [GAME.read_logged(bytes(did.move)).shape for did in dids if isinstance(did, h.Moved)]
            assert moved == [shapes.JudgedClue("muzikinstrumento", 2, "fine")]

    run(work())


def test_a_clue_is_judged_while_it_is_typed() -> None:
    """A query: fine, doubtful with a word and a root, or refused with the reason; nothing is logged."""

    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            await gather_two(ana, ben, "codenames", mode="together", pack="eo")
            word = next(one for one in words_before(ana) if is_simple(one))
            assert (await judgement(ana, "muzikinstrumento")).preview == shapes.Judged(False, "", "")
            assert (await judgement(ana, word[:-1] + "blorpo")).preview == shapes.Judged(True, word, word[:-1])
            with pytest.raises(Refused) as denied:
                await judgement(ana, word + "j")
            assert denied.value.refusal.args == {"word": word, "root": word[:-1]}
            with pytest.raises(Refused):
                await ben.asked(said.Preview("p", 0, 0, msgspec.Raw(b'{"do":"clue","word":"x","number":1}')))
            assert logged(server) == []

    run(work())


def test_bots_answer_in_a_process_of_their_own() -> None:
    """The process gets a view and a world, and answers with a clue; with people on the team it may wait."""
    state = GAME.start(3, {"mode": "together"}, FastLuck(1))
    view = msgspec.Raw(msgspec.json.encode(state.view(0)))
    said = msgspec.json.decode(answer(BotQuestion("codenames", "easy", 0, view, state.to_bytes(), 1)))
    assert said["move"]["do"] == "clue"
    state.apply(0, GAME.read(msgspec.json.encode(said["move"])), FastLuck(1))
    for _ in range(2):
        view = msgspec.Raw(msgspec.json.encode(state.view(1)))
        said = msgspec.json.decode(answer(BotQuestion("codenames", "easy", 1, view, state.to_bytes(), 1, (2,))))
        if said["move"] is not None:
            state.apply(1, GAME.read(msgspec.json.encode(said["move"])), FastLuck(1))
    assert said["move"] is None


def test_random_spymasters_speak_in_words() -> None:
    """If a bot names an entry of the clue list, or if its process fails, the clue is a word that the referee passes."""

    async def work() -> None:
        async with serving() as server, guests(server, 2) as (ana, ben):
            await gather_two(ana, ben, "codenames", mode="together", pack="pl")
            table = next(iter(server.app.live_tables.values())).writer.table
            for number in range(0, 100, 7):
                words = bytes(refereed_words(table, b'{"do":"clue","word":"#%d","number":2}' % number))
                clue = GAME.read_logged(words)
                assert table.play is not None
                assert table.play.state.check(0, clue) is None
                assert b"#" not in words

    run(work())
