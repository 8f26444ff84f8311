"""What the processes of a crew tell each other of live tables: a sign for the lobby, and that they are there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludejo.server.table_index import is_listed, is_live, sign_of
from ludejo.wire import told

if TYPE_CHECKING:
    from ludejo.cluster.board import NoticeBoard
    from ludejo.cluster.cluster import Cluster

UNKNOWN = (-1, b"?")  # version and sign of which nobody knows whether others can read them


class Announcements:
    """The keeper of a table signs it; whoever else has it open sees to it that it can be found if the keeper dies."""

    def __init__(self, peers: Cluster) -> None:
        self.peers = peers
        self.signed: dict[str, tuple[int, bytes | None]] = {}
        self.noted: set[str] = set()

    def doubt(self) -> None:
        """Nobody knows what of it was stored: all is said again."""
        self.signed = dict.fromkeys(self.signed, UNKNOWN)
        self.noted = set()

    def take_over(self, codes: list[str]) -> None:
        """These were said to be live, and are ours to keep now."""
        self.signed = {code: sign for code, sign in self.signed.items() if self.peers.keeps(code)}
        for code in codes:
            self.signed.setdefault(code, UNKNOWN)

    async def say(self, board: NoticeBoard) -> None:
        """Only what has changed."""
        changed = self.changed()
        written = {code: sign for code, (_, sign) in changed.items() if self.signed.get(code, UNKNOWN)[1] != sign}
        found = [
            code
            for code, live_table in self.peers.app.live_tables.items()
            if is_live(live_table) and not self.peers.keeps(code)
        ]
        new = [code for code in found if code not in self.noted]
        ended = [code for code in self.signed if self.has_ended(code)]
        await board.sign(written, new, ended)
        self.signed.update(changed)
        self.noted = set(found)
        for code in ended:
            del self.signed[code]

    def changed(self) -> dict[str, tuple[int, bytes | None]]:
        """Tables we keep at which something has happened: their versions and signs."""
        found: dict[str, tuple[int, bytes | None]] = {}
        for code, live_table in self.peers.app.live_tables.items():
            version = live_table.writer.table.version
            if self.signed.get(code, UNKNOWN)[0] != version and is_live(live_table) and self.peers.keeps(code):
                found[code] = (version, told.encode(sign_of(live_table)) if is_listed(live_table) else None)
        return found

    def has_ended(self, code: str) -> bool:
        """What waits to be opened has not, as far as we know, nor what only newer servers can read."""
        if code in self.peers.waiting or code in self.peers.app.beyond:
            return False
        live_table = self.peers.app.live_tables.get(code)
        return live_table is None or not is_live(live_table)
