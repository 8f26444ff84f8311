"""The worlds of the leak tests (`testkit.wire.world`) with the toy games among the others."""

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


class PaddedGame(WhisperGame):
    """Whisper, if it minded the lengths of its frames."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "padded"

    def pads(self) -> bool:
        return True


PADDED = PaddedGame()
TOYS: dict[str, Game] = {game.id: game for game in (WHISPER, PADDED, MIDNIGHT)}


def find(name: str) -> Game:
    """Any game, the toys too."""
    return TOYS.get(name) or ludejo.game(name)


class Fittings(world.Fittings):
    """What a world is made of; plants exchange a part."""

    def __init__(
        self,
        live_table: type[LiveTable] = LiveTable,
        table: type[Table] = Table,
        play: type[Play] = Play,
        app: type[App] = App,
    ) -> None:
        super().__init__(find, live_table, table, play, app)
