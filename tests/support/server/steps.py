"""Steps of a game, after each of which every client waits until it was told."""

from __future__ import annotations

from functools import partial

from support.server.serving import is_over

from ludejo.client import Client
from ludejo.server.server import Server
from ludejo.table import happenings as h

People = dict[int, Client]


def has_heard(client: Client, seat: int, moment: int) -> bool:
    return is_over(client) or client.sights[seat].moment > moment


async def step(people: People, n: int = 0) -> None:
    """A seat that is due takes the n-th choice (modulo their number), and everybody is told."""
    seat = next(seat for seat, one in people.items() if one.sights[seat].due)
    sight = people[seat].sights[seat]
    await people[seat].move(seat, sight.choices[n % len(sight.choices)])
    for other, one in people.items():
        await one.until(partial(has_heard, one, other, sight.moment))


async def play(people: People, most: int = 1_000) -> int:
    """Play so many steps, or to the end; how many steps there were."""
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


async def against_bot(server: Server, ana: Client, tokens: int, bot: str = "counting") -> None:
    """A game of Ana against a bot has begun."""
    code = await ana.open_table("love-letter", 2, "Ana", tokens=tokens)
    await ana.enter(code, "Ana")
    await ana.wish(h.Sat(0, ""))
    await ana.wish(h.Filled(1, bot))
    await ana.wish(h.Started())
    await ana.until(lambda: 0 in ana.sights)


async def play_out(ana: Client) -> None:
    """Ana makes moves until the game is over."""
    while not is_over(ana):
        await ana.until(lambda: is_over(ana) or ana.sights[0].due)
        if not is_over(ana):
            await ana.move(0, ana.sights[0].choices[0])
