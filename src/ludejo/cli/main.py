"""The command `ludejo`. Wrong arguments get a sentence and exit code 2; nothing prints a traceback."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NoReturn

import msgspec
from tqdm import tqdm

import ludejo
from ludejo.cli.arguments import HelpFormatter, Parser, WrongArgumentsError, whole
from ludejo.cli.leaks import FIXED, Hunt, hunt, seeds_of, table
from ludejo.cli.replay import shown
from ludejo.cli.show import told_in_words
from ludejo.core.game import Game
from ludejo.core.option import Value, from_word
from ludejo.core.refusal import Refused
from ludejo.lab.simulate import simulate
from ludejo.table.record import checked, read
from ludejo.texts import LANGUAGES, Texts, Words, own_language, texts

WRONG_ARGUMENTS = 2
COMMANDS = {
    "games": "List the games, with their seats and options.",
    "simulate": "Play random games and count the results.",
    "leaks": "Compare pairs of games that must look the same to a seat.",
    "show": "Tell one random game in sentences.",
    "serve": "Start the server.",
    "backup": "Copy a SQLite database, while the server runs or not.",
    "move-store": "Copy all tables and keys from one database to another, of any kind.",
    "expired": "List the old tables that are about to be deleted, or keep some of them.",
    "replay": "Check the record of a game, and tell the game in sentences.",
    "storm": "Simulate tables with lost messages, failing databases and failing servers.",
    "arena": "Let bots play against each other: win rates, ratings, a chart.",
    "doctor": "Check the machine, the database and the address of a server; it takes the options of `serve`.",
}


def language(word: str) -> str:
    if word not in LANGUAGES:
        raise WrongArgumentsError("cli-unknown-language", word=word, words=", ".join(LANGUAGES))
    return word


def command(word: str) -> str:
    if word not in COMMANDS:
        raise WrongArgumentsError("cli-unknown-command", word=word, words=", ".join(COMMANDS))
    return word


def parser_of(word: str) -> Parser:
    """The parser of one command."""
    parser = Parser(prog=f"ludejo {word}", description=COMMANDS[word], formatter_class=HelpFormatter)
    add = parser.add_argument
    add("--lang", type=language, default=own_language(), help=f"the language of the output: {', '.join(LANGUAGES)}")
    if word in ("serve", "backup", "expired", "doctor"):
        add_server_words(word, parser)
    if word == "move-store":
        from ludejo.cli import move_store

        move_store.add_words(parser)
    if word in ("simulate", "leaks", "show", "storm", "arena"):
        first = None if word == "leaks" else 0
        usual = "0 and a random one" if word == "leaks" else "0"
        add("game", metavar="GAME", help="the id of a game: `ludejo games` lists them")
        add("--seed", type=whole("--seed", 0), default=first, metavar="N", help=f"the random seed (default: {usual})")
    if word in ("simulate", "show", "storm", "arena"):
        usual = "every number that the game allows" if word == "storm" else "as few as the game allows"
        add("--seats", type=whole("--seats", 1), metavar="N", help=f"how many seats (default: {usual})")
    if word in ("simulate", "show", "arena"):
        add("--option", action="append", default=[], metavar="NAME=VALUE", help="a game option; may be repeated")
    if word == "simulate":
        add("--games", type=whole("--games", 1), default=1000, metavar="N", help="how many games (default: 1000)")
    if word == "leaks":
        add("--pairs", type=whole("--pairs", 1), default=10_000, metavar="N", help="how many pairs (default: 10000)")
        add("--seeds", type=whole("--seeds", 1, 1000), metavar="N", help="how many seeds; without --seed, random ones")
        add("--jobs", type=whole("--jobs", 1, 1000), default=1, metavar="N", help="how many processes (default: 1)")
        wire = "instead, play the nights of this many games and compare all that devices are sent"
        add("--wire", type=whole("--wire", 0), default=0, metavar="N", help=wire)
    if word == "storm":
        add("--seeds", type=whole("--seeds", 1), default=100, metavar="N", help="how many simulations (default: 100)")
    if word == "replay":
        add("file", metavar="FILE", help="a record that the page offered for download")
        seat = "tell only what this seat was told: 1, 2, ..., or 0 for an onlooker (default: tell everything)"
        add("--seat", type=whole("--seat", 0), metavar="N", help=seat)
    if word == "arena":
        from ludejo.cli import arena

        arena.add_words(parser)
    if word in ("games", "simulate", "leaks", "storm", "arena"):
        add("--json", action="store_true", help="print the result as JSON")
    return parser


def add_server_words(word: str, parser: Parser) -> None:
    """The options of commands that need the server. It is imported only here, so that other commands start faster."""
    from ludejo.cli import doctor, expired, serve

    adds = {
        "serve": serve.add_words, "backup": serve.add_backup_words, "expired": expired.add_words,
        "doctor": doctor.add_words,
    }  # fmt: skip
    adds[word](parser, os.environ)


def main(words: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    given = list(sys.argv[1:] if words is None else words)
    say = texts(asked_language(given))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal that has no ĉ shows a question mark
            stream.reconfigure(errors="replace")
    try:
        code = run(given)
        sys.stdout.flush()
        return code
    except WrongArgumentsError as wrong:
        print(say.say(wrong.key, dict(wrong.words)), wrong.words.get("usage", ""), file=sys.stderr)
    except Refused as refused:
        named = [game for game in ludejo.games() if game.id in given]
        print(say.refusal(named[0] if named else None, refused.refusal), file=sys.stderr)
    except KeyboardInterrupt:
        print(say.say("cli-interrupted"), file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader, such as `| head`, has closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:  # for example, a full disk
        print(say.say("cli-failed", {"why": error.strerror or str(error)}), file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return WRONG_ARGUMENTS


def asked_language(given: list[str]) -> str:
    """The language of errors in the arguments themselves."""
    asked = [word for before, word in pairwise(given) if before == "--lang"]
    asked += [word.removeprefix("--lang=") for word in given if word.startswith("--lang=")]
    return asked[-1] if asked and asked[-1] in LANGUAGES else own_language()


def run(given: list[str]) -> int:
    usage = f"ludejo {'|'.join(COMMANDS)} ..."
    if not given:
        raise WrongArgumentsError("cli-usage", usage=usage)
    if given[0] in ("-h", "--help"):
        print("usage: ludejo COMMAND ...\n", *(f"  {name:12}{does}" for name, does in COMMANDS.items()), sep="\n")
        print("\n`ludejo COMMAND --help` explains the arguments of a command.")
        return 0
    word = command(given[0])
    args = parser_of(word).parse_args(given[1:])
    args.given = given
    return RUNS[word](args, texts(args.lang))


def chosen(game: Game, args: argparse.Namespace) -> dict[str, Value]:
    """The game options that the arguments name."""
    options: dict[str, Value] = {}
    for wish in args.option:
        name, equals, value = wish.partition("=")
        if not equals:
            raise WrongArgumentsError("cli-not-an-option", word=wish)
        options[name] = from_word(game.options, name, value)
    return options


def seats_of(game: Game, args: argparse.Namespace) -> int:
    return int(args.seats) if args.seats is not None else game.seats[0]


def bar(total: int) -> tqdm[NoReturn]:
    """A progress bar, if the output is a terminal."""
    return tqdm(total=total, disable=not sys.stderr.isatty(), leave=False)


def as_json(figures: object) -> None:
    print(msgspec.json.encode(figures).decode())


def run_games(args: argparse.Namespace, say: Texts) -> int:
    if args.json:
        as_json([
            {"id": game.id, "rules": game.rules, "seats": game.seats, "options": game.options}
            for game in ludejo.games()
        ])  # fmt: skip
        return 0
    for game in ludejo.games():
        seats = say.say("cli-games-seats", {"fewest": game.seats[0], "most": game.seats[1]})
        print(f"{game.id}  {say.say(f'{game.id}-name')}, {seats}")
        for option in game.options:
            values = "-".join(option.of) or ", ".join(str(value) for value in (*option.values, *option.more))
            default = say.say("cli-games-default", {"value": str(option.default)})
            print(f"  {option.name}: {values} ({default})")
            print(f"      {say.say(f'{game.id}-option-{option.name}', None, 'help')}")
    return 0


def run_simulate(args: argparse.Namespace, say: Texts) -> int:
    game = ludejo.game(args.game)
    with bar(args.games) as progress:
        figures = simulate(game, seats_of(game, args), chosen(game, args), args.games, args.seed, progress.update)
    if args.json:
        as_json(figures)
    else:
        words = msgspec.structs.asdict(figures)
        wins = say.joined([str(n) for n in words.pop("wins")])
        print(say.say("cli-simulated", words))
        print(say.say("cli-simulated-wins", {"wins": wins}))
    return 0


def run_leaks(args: argparse.Namespace, say: Texts) -> int:
    game = ludejo.game(args.game)
    if args.wire:
        return run_wire_leaks(game, args, say)
    with bar(args.pairs) as progress:
        figures = hunt(game, args.pairs, seeds_of(args.seed, args.seeds), progress.update, args.jobs)
    if args.json:
        as_json(figures)
    else:
        show_leaks(figures, say)
    return 1 if figures.leaks else 0


def show_leaks(figures: Hunt, say: Texts) -> None:
    """Print the leaks, the seeds, and how many pairs were compared in each phase."""
    words: Words = {"pairs": figures.pairs, "leaks": figures.leaks, "seconds": figures.seconds}
    print("\n".join([say.say("cli-leaks-found", words), *figures.where]))
    print(say.say("cli-leaks-seeds", {"seeds": ", ".join(str(seed) for seed in figures.seeds)}))
    print("\n".join([say.say("cli-leaks-phases"), *table(figures.phases)]))


def run_wire_leaks(game: Game, args: argparse.Namespace, say: Texts) -> int:
    """Compare nights over the wire, if the game has nights."""
    from ludejo.testkit.wire.nights import Nights, WireFault
    from ludejo.testkit.wire.world import Fittings

    nights = Nights(game, Fittings(ludejo.game))
    try:
        with bar(args.wire) as progress:
            figures = nights.run(args.wire, args.seed or FIXED, progress.update)
    except WireFault as fault:
        print(fault, file=sys.stderr)
        return 1
    if args.json:
        as_json(figures)
    else:
        words = {name: value for name, value in msgspec.structs.asdict(figures).items() if name != "seats"}
        print(say.say("cli-leaks-wire", {**words, "seats": say.joined([str(n) for n in sorted(figures.seats)])}))
    return 0


def run_show(args: argparse.Namespace, say: Texts) -> int:
    game = ludejo.game(args.game)
    for line in told_in_words(game, seats_of(game, args), chosen(game, args), args.seed, say):
        print(line)
    return 0


def run_serve(args: argparse.Namespace, say: Texts) -> int:
    from ludejo.cli import serve

    return serve.run_serve(args, say)


def run_backup(args: argparse.Namespace, say: Texts) -> int:
    from ludejo.cli import serve

    return serve.run_backup(args, say)


def run_move(args: argparse.Namespace, say: Texts) -> int:
    from ludejo.cli import move_store

    return move_store.run_move(args, say)


def run_expired(args: argparse.Namespace, say: Texts) -> int:
    from ludejo.cli import expired

    return expired.run_expired(args, say)


def run_doctor(args: argparse.Namespace, say: Texts) -> int:
    from ludejo.cli import doctor

    return doctor.run_doctor(args, say)


def run_replay(args: argparse.Namespace, say: Texts) -> int:
    """Check a record and tell it: everything, or only what a seat (from 1) was told."""
    record = read(Path(args.file).read_bytes())
    game = ludejo.game(record.game)
    checked(game, record)
    seat = None if args.seat is None else args.seat - 1
    for line in shown(game, record, seat, say):
        print(line)
    print(say.say("cli-replay-ok"))
    return 0


def run_storm(args: argparse.Namespace, say: Texts) -> int:
    from ludejo.testkit.simulator.simulator import storm

    game = ludejo.game(args.game)
    seats = [args.seats] if args.seats is not None else list(range(game.seats[0], game.seats[1] + 1))
    with bar(args.seeds) as progress:
        figures = storm(ludejo.game, [(game.id, n) for n in seats], args.seed, args.seeds, progress.update)
    as_json(figures)
    return 0


def run_arena(args: argparse.Namespace, say: Texts) -> int:
    from ludejo.cli import arena

    return arena.run_arena(args, chosen(ludejo.game(args.game), args), say)


RUNS: dict[str, Callable[[argparse.Namespace, Texts], int]] = {
    "games": run_games,
    "simulate": run_simulate,
    "leaks": run_leaks,
    "show": run_show,
    "serve": run_serve,
    "backup": run_backup,
    "move-store": run_move,
    "expired": run_expired,
    "replay": run_replay,
    "storm": run_storm,
    "arena": run_arena,
    "doctor": run_doctor,
}
