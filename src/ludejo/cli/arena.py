"""The command `ludejo arena`: its arguments, and the table of results that it prints."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from tqdm import tqdm

import ludejo
from ludejo.bots import bot_of
from ludejo.cli.arguments import WrongArgumentsError, whole
from ludejo.cli.bots import enlist_all
from ludejo.core.option import Value
from ludejo.lab.arena import Plan, tasks
from ludejo.lab.codenames_teams import contest as played
from ludejo.lab.contest import OtherContestError, contest, home_of, player
from ludejo.lab.lupus_sides import GAME as ROLES_OF
from ludejo.lab.lupus_sides import WORDS as CASTABLE
from ludejo.lab.lupus_sides import Cast, played_games, shares
from ludejo.lab.plot import picture
from ludejo.lab.ratings import Rated, Ratings, standing
from ludejo.texts import Texts, Words


def add_words(parser: argparse.ArgumentParser) -> None:
    """The options that only this command has; game, seats, options, seed and json are in `main`."""
    add = parser.add_argument
    add("--bots", default="easy,normal,hard", metavar="A,B,C", help="the bots that play (default: %(default)s)")
    add(
        "--bot", action="append", default=[], metavar="NAME=MODULE:FACTORY",
        help="add a bot of your own (docs/research.md); may be repeated",
    )  # fmt: skip
    add("--hero", default="", metavar="BOT", help="let only this bot play against each of the others")
    add("--games", type=whole("--games", 2), default=200, metavar="N", help="games of each pairing (default: 200)")
    add("--workers", type=whole("--workers", 1), default=1, metavar="N", help="processes that play (default: 1)")
    add("--ray", default="", metavar="ADDRESS", help="play on the Ray cluster at this address")
    add("--into", default="", metavar="FILE.jsonl", help="keep the bouts in this file, to continue another time")
    add("--plot", default="", metavar="FILE.svg", help="draw the results into this file")
    add(
        "--cast", default="", metavar="village=A,wolves=B",
        help="Lupus in Tabula: one bot for each side; seer=C gives a single card to another bot",
    )  # fmt: skip
    add("--team", default="", metavar="A,B", help="one bot for each seat; they win or lose together")


def run_arena(args: argparse.Namespace, options: dict[str, Value], say: Texts) -> int:
    """Play, and show the figures."""
    enlist_all(args.bot)
    if args.team:
        return run_team(args, options, say)
    if args.cast:
        return run_cast(args, options, say)
    plan = plan_of(args, options)
    file = Path(args.into) if args.into else home_of(plan)
    total = len(tasks(plan, args.games, set()))
    try:
        with tqdm(total=total, disable=not sys.stderr.isatty(), leave=False) as bar:
            bouts = contest(plan, args.games, file, player(args.workers, args.ray), bar.update)
    except KeyboardInterrupt:
        print(say.say("cli-arena-kept", {"file": str(file)}), file=sys.stderr)
        raise
    except OtherContestError:
        raise WrongArgumentsError("cli-arena-other", word=str(file)) from None
    show(standing(plan, bouts), args, say)
    return 0


def run_team(args: argparse.Namespace, options: dict[str, Value], say: Texts) -> int:
    """The same team on one deal after another."""
    game = ludejo.game(args.game)
    names = args.team.split(",")
    bots = [bot_of(game, name) for name in names]
    settled = game.settled(len(bots), options)
    with tqdm(total=args.games, disable=not sys.stderr.isatty(), leave=False) as bar:
        found = played(game, bots, settled, args.seed, args.games, bar.update)
    if args.json:
        print(msgspec.json.encode(found).decode())
        return 0
    ends = ", ".join(f"{end} {part(share)}" for end, share in found.ends.items())
    sure = f"{part(found.low)} … {part(found.high)}"
    keys = ("cli-arena-bot", "cli-arena-won", "cli-arena-sure", "cli-arena-turns", "cli-arena-ends")
    row = (" + ".join(names), part(found.won), sure, f"{found.turns:.2f}", ends)
    print(*lines([[say.say(key) for key in keys], row]), sep="\n")
    return 0


def cast_of(args: argparse.Namespace, options: dict[str, Value]) -> Cast:
    """Which bot plays which card; `WrongArgumentsError` if `--cast` doesn't say."""
    game = ludejo.game(args.game)
    parts = [part.partition("=") for part in args.cast.split(",")]
    named = {word: bot for word, _, bot in parts}
    if game.id != ROLES_OF or not {"village", "wolves"} <= set(named) <= set(CASTABLE):
        raise WrongArgumentsError("cli-arena-cast", word=args.cast, words=", ".join(CASTABLE))
    for bot in named.values():
        bot_of(game, bot)
    seats = int(args.seats) if args.seats is not None else game.seats[0]
    return Cast(seats, game.settled(seats, options), named, args.seed, tuple(args.bot))


def run_cast(args: argparse.Namespace, options: dict[str, Value], say: Texts) -> int:
    """A village of one bot against wolves of another."""
    cast = cast_of(args, options)
    with tqdm(total=args.games, disable=not sys.stderr.isatty(), leave=False) as bar:
        found = []
        for one in played_games(cast, args.games, args.workers):
            found.append(one)
            bar.update(1)
    result = shares(found)
    if args.json:
        print(msgspec.json.encode(result).decode())
        return 0
    words: Words = {"game": say.say(f"{ROLES_OF}-name"), "seats": cast.seats, "games": result.games}
    keys = ("cli-arena-side", "cli-arena-won", "cli-arena-sure")
    rows = [
        (say.say(f"{ROLES_OF}-side-{side}"), part(one.won), f"{part(one.low)} … {part(one.high)}")
        for side, one in result.sides.items()
    ]
    print(say.say("cli-arena-title", words), args.cast, "", sep="\n")
    print(*lines([[say.say(key) for key in keys], *rows]), sep="\n")
    return 0


def plan_of(args: argparse.Namespace, options: dict[str, Value]) -> Plan:
    """The contest that the arguments ask for; `Refused` or `WrongArgumentsError` if it is not possible."""
    game = ludejo.game(args.game)
    seats = int(args.seats) if args.seats is not None else game.seats[0]
    bots = tuple(args.bots.split(","))
    if len(set(bots)) < 2 or len(set(bots)) < len(bots) or args.hero not in ("", *bots):
        raise WrongArgumentsError("cli-arena-two", word=args.bots)
    for bot in bots:
        bot_of(game, bot)
    settled = game.settled(seats, options)
    return Plan(game.id, game.rules, seats, settled, bots, args.seed, args.hero, tuple(args.bot))


def show(found: Ratings, args: argparse.Namespace, say: Texts) -> None:
    words: Words = {
        "game": say.say(f"{found.plan.game}-name"),
        "seats": found.plan.seats,
        "games": found.scores[0].games,
    }
    title = say.say("cli-arena-title", words)
    if args.plot:
        Path(args.plot).write_text(picture(found, title))
    if args.json:
        print(msgspec.json.encode(found).decode())
        return
    print(title, "", *lines(scores(found, say)), "", *lines(bots(found, say)), sep="\n")


def scores(found: Ratings, say: Texts) -> list[Sequence[str]]:
    keys = ("cli-arena-bot", "cli-arena-against", "cli-arena-won", "cli-arena-sure", "cli-arena-even")
    rows = [
        (one.hero, one.field, part(one.won), f"{part(one.low)} … {part(one.high)}", part(one.even))
        for one in found.scores
    ]
    return [[say.say(key) for key in keys], *rows]


def bots(found: Ratings, say: Texts) -> list[Sequence[str]]:
    keys = ("cli-arena-bot", "cli-arena-rating", "cli-arena-moves", "cli-arena-speed", "cli-arena-time")
    rows = [(one.bot, f"{one.rating:.2f} ± {one.doubt:.2f}", str(one.moves), *speed(one)) for one in found.bots]
    return [[say.say(key) for key in keys], *rows]


def speed(one: Rated) -> tuple[str, str]:
    return f"{one.moves_per_s:.0f}", f"{one.ms_per_move:.2f}"


def part(share: float) -> str:
    return f"{100 * share:.1f} %"


def lines(rows: list[Sequence[str]]) -> list[str]:
    """Columns as wide as they need to be; names to the left, figures to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows]
