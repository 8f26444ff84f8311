"""The worlds of the leak tests (`testkit.wire_world`) with the toy games among the others."""

from __future__ import annotations

from toy.game import GAME as WHISPER
from toy.game import WhisperGame
from toy.hushed import MIDNIGHT

import ludejo
from ludejo.core.game import Game
from ludejo.server.hall import Hall
from ludejo.server.place import Place
from ludejo.table.play import Play
from ludejo.table.table import Table
from ludejo.testkit import wire_world


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


class Fittings(wire_world.Fittings):
    """What a world is made of; plants exchange a part."""

    def __init__(
        self, place: type[Place] = Place, table: type[Table] = Table, play: type[Play] = Play, hall: type[Hall] = Hall
    ) -> None:
        super().__init__(find, place, table, play, hall)
