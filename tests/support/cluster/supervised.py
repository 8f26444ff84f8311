"""A supervisor with its workers, as one server process."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from pathlib import Path

from support.server.crash_servers import ServerProcess


class SupervisedServer(ServerProcess):
    """One port; `--workers N` is among the words."""

    async def start(self, *words: str) -> None:
        """All workers are ready: the supervisor greets."""
        await self.bury()
        self.start_whole(*words, stdout=subprocess.PIPE)
        assert self.whole is not None
        assert self.whole.stdout is not None
        assert await asyncio.to_thread(self.whole.stdout.readline)
        self.is_up = True

    def workers(self) -> list[int]:
        """The processes that serve."""
        return [int(pid) for pid in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()]

    def close(self) -> None:
        """The supervisor stops, and so do they all."""
        self.kill(signal.SIGTERM)
        if self.whole is not None:
            self.whole.communicate()
        self.fork_server.close()

    def kill_worker(self, n: int) -> int:
        pid = self.workers()[n]
        os.kill(pid, signal.SIGKILL)
        return pid
