"""`ludejo serve --bot`: bots that somebody else wrote."""

from __future__ import annotations

from pathlib import Path

import aiohttp
import pytest
from support.cli.processes import Running, serving
from support.server.serving import is_over, run

from ludejo.cli.main import main
from ludejo.client import Client
from ludejo.table import happenings as h

pytestmark = pytest.mark.usefixtures("plain_command", "own_home")

MY_BOT = '''
from ludejo.bots.base import Bot

class First(Bot):
    """Always the first choice."""
    def choose(self, question, luck):
        return question.choices[0]

def factory(game):
    return First() if game.id == "love-letter" else None
'''


def test_a_custom_bot_plays_at_a_real_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """docs/research.md: `ludejo serve --bot NAME=module:factory`, with a module in the working folder."""
    (tmp_path / "my_bots.py").write_text(MY_BOT)
    monkeypatch.chdir(tmp_path)

    async def work(server: Running) -> list[str]:
        async with Client(server.url) as ana:
            code = await ana.open_table("love-letter", 2, "Ana", tokens=1, first="seat-0")
            await ana.enter(code, "Ana")
            for wish in (h.Sat(0, ""), h.Filled(1, "first"), h.Started()):
                await ana.wish(wish)
            while not is_over(ana):
                await ana.until(lambda: is_over(ana) or (0 in ana.sights and ana.sights[0].due))
                if not is_over(ana):
                    await ana.move(0, ana.sights[0].choices[0])
        async with aiohttp.ClientSession() as session, session.get(f"{server.url}/api/games") as games:
            (game,) = [one for one in (await games.json())["games"] if one["game"] == "love-letter"]
            return list(game["bots"])

    with serving("--host", "127.0.0.1", "--database", "memory", "--bot", "first=my_bots:factory") as server:
        assert run(work(server))[-1] == "first"
        assert "worker failed" not in server.stop()


@pytest.mark.parametrize(
    ("bot", "answer"),
    [
        ("Easy=my_bots:factory", "can't be the name of a bot"),
        ("hard=my_bots:factory", "can't be the name of a bot"),
        ("mine=no_such_module:factory", "There is no bot at"),
        ("mine=json:no_such_thing", "There is no bot at"),
        ("mine", "There is no bot at"),
    ],
)
@pytest.mark.usefixtures("never_serving")
def test_a_missing_bot_is_reported_before_the_server_starts(
    bot: str, answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--bot", bot]) == 2
    assert answer in capsys.readouterr().err
