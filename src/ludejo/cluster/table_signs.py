"""What the processes of a cluster tell each other of live tables: a sign for the lobby, and that they are live."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludejo.server.table_index import is_listed, is_live, sign_of
from ludejo.wire import told

if TYPE_CHECKING:
    from ludejo.cluster.cluster import Cluster
    from ludejo.cluster.notice_board import NoticeBoard

UNKNOWN = (-1, b"?")  # stands for a version and a sign that others may not be able to read


class TableSigns:
    """The keeper of a table writes its sign. Other processes that have it open note that it is live, so that it can be
    found if the keeper dies."""

    def __init__(self, peers: Cluster) -> None:
        self.peers = peers
        self.signed: dict[str, tuple[int, bytes | None]] = {}
        self.noted: set[str] = set()

    def doubt(self) -> None:
        """We do not know what of this was stored: write all of it again."""
        self.signed = dict.fromkeys(self.signed, UNKNOWN)
        self.noted = set()

    def take_over(self, codes: list[str]) -> None:
        """These tables were noted as live, and we are their keeper now."""
        self.signed = {code: sign for code, sign in self.signed.items() if self.peers.keeps(code)}
        for code in codes:
            self.signed.setdefault(code, UNKNOWN)

    async def say(self, board: NoticeBoard) -> None:
        """Write what has changed to the board."""
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
        """The versions and signs of the tables that we keep and that have changed."""
        found: dict[str, tuple[int, bytes | None]] = {}
        for code, live_table in self.peers.app.live_tables.items():
            version = live_table.writer.table.version
            if self.signed.get(code, UNKNOWN)[0] != version and is_live(live_table) and self.peers.keeps(code):
                found[code] = (version, told.encode(sign_of(live_table)) if is_listed(live_table) else None)
        return found

    def has_ended(self, code: str) -> bool:
        """Is a table no longer live? Tables that wait to be opened, and those that only newer servers can read, count
        as live."""
        if code in self.peers.waiting or code in self.peers.app.beyond:
            return False
        live_table = self.peers.app.live_tables.get(code)
        return live_table is None or not is_live(live_table)
