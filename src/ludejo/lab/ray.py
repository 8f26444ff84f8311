"""Bouts on a Ray cluster: the extra `ludejo[ray]`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ludejo.lab.arena import ArenaTask, Bout, play_bout

LOCAL = "local"  # a temporary cluster on this machine alone
MOST_WAITING = 1_000


def play_on(address: str, todo: Iterable[ArenaTask]) -> Iterator[Bout]:
    """Play bouts on the cluster at this address; they come in the order in which they end."""
    import ray

    ray.init(address=address, log_to_driver=False)
    play = ray.remote(play_bout)
    waiting: list[object] = []
    try:
        for task in todo:
            waiting.append(play.remote(task))
            while len(waiting) >= MOST_WAITING:
                ended, waiting = ray.wait(waiting)
                yield from ray.get(ended)
        while waiting:
            ended, waiting = ray.wait(waiting)
            yield from ray.get(ended)
    finally:
        ray.shutdown()
