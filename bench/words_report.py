"""Words: how right the referees are on their gold lists, how fast a clue is, and play with minds of other sources.

`./ludejo bench words [GAMES]`: the co-operative game on fresh boards; the spymaster is Ludejo's, the operative uses
`minds.py`."""

from __future__ import annotations

import sys
from pathlib import Path
from time import perf_counter

import minds
import results
from tqdm import tqdm

from ludejo.bots.base import asked
from ludejo.bots.codenames.bot import PLAYERS, WordBot
from ludejo.core.luck import FastLuck
from ludejo.games.codenames.game import GAME
from ludejo.games.codenames.referee import DOUBTFUL, FINE_KIND, REFUSED
from ludejo.lab.codenames_teams import TeamTally, contest
from ludejo.language import referee

LANGUAGES = ("en", "eo", "pl")
GOLD = Path(__file__).resolve().parent.parent / "tests/games/codenames/gold"
SEED = 31337  # boards that nothing was tuned on
GOALS = {"en": "64 % won, 6.6 turns, assassin 18 %", "eo": "aim 40 %", "pl": "aim 25 %"}


def share(n: int, of: int) -> str:
    return f"{100 * n / of:.1f} % ({n} of {of})"


def gold(language: str, half: str) -> tuple[str, ...]:
    """A referee on one half of its list."""
    judge = referee(language)
    lines = (GOLD / f"{language}.{half}.tsv").read_text("utf-8").splitlines()
    rows = [line.split("\t") for line in lines if not line.startswith("#")]
    kin = [judge.compare(clue, word).kind for clue, word, akin in rows if akin == "kin"]
    strangers = [judge.compare(clue, word).kind for clue, word, akin in rows if akin != "kin"]
    caught = share(sum(kind != FINE_KIND for kind in kin), len(kin))
    refused = share(kin.count(REFUSED), len(kin))
    alarms, warned = strangers.count(REFUSED), strangers.count(DOUBTFUL)
    return language, half, caught, refused, share(alarms, len(strangers)), share(warned, len(strangers))


def played(language: str, games: int, words: tuple[str, ...] = ()) -> TeamTally:
    """Games of Ludejo's hard spymaster with an operative of other sources; on the pack's words, or on `words`."""
    team = [WordBot(PLAYERS["hard"]), WordBot(PLAYERS["hard"], minds.mind)]
    options = GAME.settled(2, {"mode": "together", "pack": language, "taps": "one", "own": len(words) or "none"})
    with tqdm(total=games, desc=language, disable=not sys.stderr.isatty(), leave=False) as bar:
        return contest(GAME, team, options, SEED, games, bar.update, words)


def team_row(language: str, games: int, words: tuple[str, ...] = ()) -> tuple[str, ...]:
    found = played(language, games, words)
    won = f"{100 * found.won:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f})"
    lost = [f"{100 * found.ends.get(end, 0.0):.1f} %" for end in ("assassin", "used-up")]
    boards = "the goal's nouns" if words else "pack"
    return language, boards, str(found.games), won, f"{found.turns:.2f}", *lost, GOALS[language]


def first_clue(language: str) -> tuple[str, ...]:
    """Seconds for the first clue of a process, which includes loading everything, and for later ones."""
    bot, times = WordBot(PLAYERS["hard"]), []
    for seed in range(9):
        state = GAME.start(2, {"pack": language}, FastLuck(seed))
        start = perf_counter()
        bot.choose(asked(state, 0, FastLuck(seed)), FastLuck(seed))
        times.append(perf_counter() - start)
    return language, f"{times[0]:.2f} s", f"{sorted(times[1:])[4]:.3f} s"


def main(arguments: list[str]) -> None:
    games = int(arguments[0]) if arguments else 300
    speed = [first_clue(language) for language in LANGUAGES]
    judged = [gold(language, half) for language in LANGUAGES for half in ("held", "tuned")]
    teams = [team_row(language, games) for language in LANGUAGES]
    teams.insert(1, team_row("en", games, minds.listed("en")))
    body = [
        results.table(
            ("", "half", "kin caught", "of these refused", "strangers refused", "strangers warned of"), judged
        ),
        "Goals: Esperanto 95 % and 2 %, Polish and English 90 % and 5 %; the held half was written before any referee.",
        results.table(("", "boards", "games", "won (95 %)", "turns in wins", "assassin", "out of time", "goal"), teams),
        "Two players together, spymaster `hard`, operative of other sources: USE lite and WordLlama, for Esperanto by "
        "the glosses of Apertium, for Polish by those of Piotrowski and Saloni. All go by way of English.",
        results.table(("hard spymaster", "first clue, with loading", "later clues"), speed),
    ]
    results.write("words", "./ludejo bench words", "\n\n".join(body))
