"""The worlds of the leak tests (`testkit.wire.world`), for all games and the toy games."""

from __future__ import annotations

from support.toy.game import GAME as WHISPER
from support.toy.game import WhisperGame
from support.toy.midnight import MIDNIGHT

import ludejo
from ludejo.core.game import Game
from ludejo.server.app import App
from ludejo.server.live_table import LiveTable
from ludejo.table.play import Play
from ludejo.table.table import Table
from ludejo.testkit.wire import world

# how many games the leak test compares; with --long ten times as many, fewer of long games
GAMES = {
    "love-letter": 600, "whisper": 400, "midnight": 200, "lines-and-columns": 100, "artus": 100, "codenames": 200,
    "lupus-in-tabula": 160,
}  # fmt: skip
# games in which everybody sees every move (in Codenames nearly every: only the spymasters' consent is private, CN-12)
ALL_OPEN = ("love-letter", "lines-and-columns", "artus", "codenames")


class PaddedGame(WhisperGame):
    """Whisper with padded frames."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "padded"

    def pads(self) -> bool:
        return True


PADDED = PaddedGame()
TOYS: dict[str, Game] = {game.id: game for game in (WHISPER, PADDED, MIDNIGHT)}


def find(name: str) -> Game:
    """Any game, toys included."""
    return TOYS.get(name) or ludejo.game(name)


class Fittings(world.Fittings):
    """The classes that a world is made of; a plant replaces one of them."""

    def __init__(
        self,
        live_table: type[LiveTable] = LiveTable,
        table: type[Table] = Table,
        play: type[Play] = Play,
        app: type[App] = App,
    ) -> None:
        super().__init__(find, live_table, table, play, app)
