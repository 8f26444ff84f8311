"""Guests and strangers who ask for the record of a game."""

from __future__ import annotations

from support.server.raw import Answer, Headers, ask, cookie, own
from support.server.serving import cookie_of, is_over
from support.server.steps import step

from ludejo.client import Client
from ludejo.server.server import Server


class Readers:
    """Requests for a record, with every kind of cookie."""

    def __init__(self, server: Server, code: str, ana: Client, eve: Client, zoe: Client) -> None:
        self.server, self.code = server, code
        self.who: dict[str, Headers] = {
            "no cookie": [],
            "forged": [cookie("0" * 32 + ".1.1.x")],
            "player": own(server, cookie_of(ana)),
            "onlooker": own(server, cookie_of(eve)),
            "stranger": own(server, cookie_of(zoe)),
        }

    async def ask(self, query: str = "") -> dict[str, Answer]:
        path = f"/api/tables/{self.code}/record{query}"
        return {name: await ask(self.server, "GET", path, headers) for name, headers in self.who.items()}

    async def are_refused_until_the_end(self, ana: Client, ben: Client, n: int = 0) -> None:
        """Two people finish the game: before its end all are refused, after it all get the same record."""
        while not is_over(ana):
            await self.are_refused()
            await step({0: ana, 1: ben}, n := n + 1)
        found = await self.ask()
        assert {answer.status for answer in found.values()} == {200}
        assert len({answer.body for answer in found.values()}) == 1

    async def are_refused(self) -> None:
        """People at the table are told that it is too early; others are told that there is no such table."""
        for query in ("", "?game=1", "?game=0", "?game=x"):
            for name, answer in (await self.ask(query)).items():
                here = name in ("player", "onlooker")
                assert (answer.status, answer.code) == ((409, "not-over") if here else (404, "no-such-table")), name
