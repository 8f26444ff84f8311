"""Random play to the end, in every set-up, with what must hold at every position on the way."""

from __future__ import annotations

from collections.abc import Sequence

from ludejo.core.event import ONLOOKER
from ludejo.core.game import Game, State
from ludejo.core.luck import FastLuck
from ludejo.core.refusal import Refused
from ludejo.testkit.fault import demand
from ludejo.testkit.setups import Sample, samples
from ludejo.testkit.steps import random_step, some

FEW = 8  # up to so many seats, all are looked at before every step


def check_play(game: Game, n_games: int, seeds: Sequence[int]) -> int:
    """Play `n_games` (and at least one in each set-up); returns how many steps they took."""
    return sum(play_one(game, sample) for sample in samples(game, n_games, seeds))


def play_one(game: Game, sample: Sample) -> int:
    """One game, looked at on the way and at its end; how many steps it took."""
    looks, luck, where, n_steps = sample.looks(game), sample.luck, repr(sample), 0
    state = game.start(sample.setup.seats, sample.setup.options, luck)
    moment = state.moment()
    while not state.is_over():
        if n_steps in looks:
            look_at(game, state, where)
        random_step(state, luck).take(state, luck, None)
        demand(state.moment() >= moment, "play", "the moment went back", where)
        moment = state.moment()
        n_steps += 1
        demand(n_steps <= game.longest, "play", f"more than {game.longest} steps", where)
    look_at(game, state, where)
    look_at_result(state, where)
    return n_steps


def look_at(game: Game, state: State, where: str) -> None:
    """`choices` and `check` agree on every move there is, and every seat that is asked can answer."""
    seats = state.seats()
    asked = state.due() + state.may()
    demand(len(set(asked)) == len(asked), "play", f"asked twice: {asked}", where)
    demand(all(0 <= seat < seats for seat in asked), "play", f"no such seat is asked: {asked}", where)
    demand(not set(asked) & set(state.retired()), "play", "a seat that left is asked", where)
    going = bool(state.due()) or bool(state.clock())
    demand(going != state.is_over(), "play", "over and not over, or stuck", where)
    for seat in looked_at(state, asked):
        offered = state.choices(seat)
        allowed = tuple([move for move in game.moves() if state.check(seat, move) is None])
        demand(offered == allowed, "choices", f"seat {seat}: {offered} offered, {allowed} allowed", where)
        said = [move for move in some(game.stand_ins()) if state.check(seat, move) is None]
        demand(not said or bool(state.opens(seat)), "choices", f"seat {seat} may say what is not offered", where)
        may_act = bool(offered) or bool(state.opens(seat))
        demand(may_act == (seat in asked), "choices", f"seat {seat}: asked {seat in asked}, can {may_act}", where)
    for stranger in (seats, ONLOOKER - 1):
        demand(refuses(state, stranger), "play", f"seat {stranger} has a view or a world", where)
        moves = [move for move in game.moves() if state.check(stranger, move) is None]
        demand(not moves and not state.choices(stranger), "play", f"seat {stranger} may do {moves}", where)


def looked_at(state: State, asked: tuple[int, ...]) -> list[int]:
    """All seats; if there are many, two that are asked and two of the others, in turn."""
    seats = list(range(state.seats()))
    if len(seats) <= FEW:
        return seats
    sorts = (sorted(asked), [seat for seat in seats if seat not in asked])
    return [sort[(state.moment() + n) % len(sort)] for sort in sorts for n in range(min(2, len(sort)))]


def refuses(state: State, stranger: int) -> bool:
    """Are both view and resample refused to a seat that isn't there?"""
    for ask in (lambda: state.view(stranger), lambda: state.resample(stranger, FastLuck(0))):
        try:
            ask()
        except Refused:
            continue
        return False
    return True


def look_at_result(state: State, where: str) -> None:
    """Places, points and winners fit the seats and one another."""
    result = state.result()
    demand(result is not None, "play", "nobody is asked, and there is no result", where)
    assert result is not None
    seats = state.seats()
    demand(len(result.places) == len(result.points) == seats, "result", f"{result}", where)
    demand(list(result.winners) == sorted(set(result.winners)), "result", f"{result}", where)
    firsts = [seat for seat in range(seats) if result.places[seat] == 1]
    demand(not result.winners or firsts == list(result.winners), "result", f"{result}", where)
