"""Playing on: each waits for his own news, for nobody is told when another one is."""

from __future__ import annotations

from functools import partial

from support.server.serving import is_over

from ludejo.client import Client
from ludejo.table import happenings as h

People = dict[int, Client]


def has_heard(client: Client, seat: int, moment: int) -> bool:
    return is_over(client) or client.sights[seat].moment > moment


async def step(people: People, n: int = 0) -> None:
    """Whoever is due takes the n-th choice (counted around), and everybody hears of it."""
    seat = next(seat for seat, one in people.items() if one.sights[seat].due)
    sight = people[seat].sights[seat]
    await people[seat].move(seat, sight.choices[n % len(sight.choices)])
    for other, one in people.items():
        await one.until(partial(has_heard, one, other, sight.moment))


async def play(people: People, most: int = 1_000) -> int:
    """So many steps, or to the end; how many there were."""
    for n in range(most):
        if any(is_over(one) for one in people.values()):
            return n
        await step(people, n)
    return most


async def talk_on(ana: Client, granted: list[str]) -> None:
    """Say one word after another, and note each that was granted, until cancelled."""
    while True:
        words = f"word {len(granted)};"
        await ana.wish(h.Said(words))
        granted.append(words)
