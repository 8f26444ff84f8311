"""A supervisor with its workers, as one server process."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from pathlib import Path

from support.server.crash_servers import ServerProcess


class SupervisedServer(ServerProcess):
    """A server process with one port, whose arguments contain `--workers N`."""

    async def start(self, *words: str) -> None:
        """Start, and wait until the supervisor prints that all workers are ready."""
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
        """Stop the supervisor and all workers."""
        self.kill(signal.SIGTERM)
        if self.whole is not None:
            self.whole.communicate()
        self.fork_server.close()

    def kill_worker(self, n: int) -> int:
        pid = self.workers()[n]
        os.kill(pid, signal.SIGKILL)
        return pid
