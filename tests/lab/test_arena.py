"""The arena: the same deals from every seat, and the same results in any order, in any process, and after a stop."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

import ludejo
from ludejo.cli.main import main
from ludejo.lab.arena import ArenaTask, Bout, Plan, dealt, play_bout, play_here, tasks
from ludejo.lab.contest import OtherContestError, contest, kept, play_beside
from ludejo.lab.plot import picture
from ludejo.lab.ratings import standing

GAME = ludejo.game("love-letter")
PLAN = Plan("love-letter", 1, 2, GAME.settled(2, {"tokens": 1}), ("random", "counting"), seed=3)
THREE = msgspec.structs.replace(PLAN, seats=3)


def timeless(bouts: Iterable[Bout]) -> list[Bout]:
    """The bouts in order, without the times, which differ between runs."""
    return sorted((msgspec.structs.replace(bout, seconds=(0.0, 0.0)) for bout in bouts), key=msgspec.json.encode)


def fought(plan: Plan, n_games: int, file: Path) -> list[Bout]:
    return contest(plan, n_games, file, play_here, lambda n: None)


def test_who_meets_whom() -> None:
    bots = ("a", "b", "c")
    assert msgspec.structs.replace(PLAN, bots=bots).pairings() == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len(msgspec.structs.replace(THREE, bots=bots).pairings()) == 6, "a with two b is not b with two a"
    assert msgspec.structs.replace(THREE, bots=bots, hero="b").pairings() == [("b", "a"), ("b", "c")]


def test_every_pairing_has_the_same_deals_from_every_seat() -> None:
    first = dealt(GAME, PLAN, 5).to_bytes()
    assert dealt(GAME, msgspec.structs.replace(PLAN, bots=("easy", "hard")), 5).to_bytes() == first
    assert dealt(GAME, PLAN, 6).to_bytes() != first
    todo = tasks(THREE, 7, set())
    assert [task.deal for task in todo] == [0, 0, 1, 1, 2, 2], "a deal is played from all seats or not at all"
    bout = play_bout(todo[0])
    assert (len(bout.shares), len(bout.places)) == (3, 3)


def test_it_repeats_itself_in_any_order_and_process(tmp_path: Path) -> None:
    todo = tasks(PLAN, 40, set())
    bouts = timeless(map(play_bout, todo))
    assert timeless(map(play_bout, reversed(todo))) == bouts
    assert timeless(play_beside(2, todo)) == bouts
    other = msgspec.structs.replace(PLAN, seed=4)
    assert timeless(map(play_bout, tasks(other, 40, set()))) != bouts


def test_it_goes_on_after_a_stop(tmp_path: Path) -> None:
    """Also after a stop that cut a line; and a longer contest begins with what was played before."""
    file = tmp_path / "bouts.jsonl"

    def stopped(todo: Iterable[ArenaTask]) -> Iterator[Bout]:
        for n, task in enumerate(todo):
            if n == 5:
                raise KeyboardInterrupt
            yield play_bout(task)

    with pytest.raises(KeyboardInterrupt):
        contest(PLAN, 40, file, stopped, lambda n: None)
    file.write_bytes(file.read_bytes()[:-7])
    assert len(kept(PLAN, file)) == 4
    played: list[int] = []
    bouts = contest(PLAN, 40, file, play_here, played.append)
    assert played[0] == 4
    assert len(played) == 17
    assert timeless(bouts) == timeless(fought(PLAN, 40, tmp_path / "at-once.jsonl"))
    assert len(fought(PLAN, 60, file)) == 30
    assert len(fought(PLAN, 40, file)) == 20, "and a shorter one uses a part"
    with pytest.raises(OtherContestError):
        fought(THREE, 9, file)


def test_an_error_of_a_bot_is_not_reported_as_a_bad_file(tmp_path: Path) -> None:
    """And an empty file is the same as no file."""
    file = tmp_path / "bouts.jsonl"
    file.touch()

    def failing(todo: Iterable[ArenaTask]) -> Iterator[Bout]:
        raise ValueError("of the bot")

    with pytest.raises(ValueError, match="of the bot"):
        contest(PLAN, 4, file, failing, lambda n: None)
    assert len(fought(PLAN, 4, file)) == 2


def test_figures(tmp_path: Path) -> None:
    bouts = fought(PLAN, 400, tmp_path / "bouts.jsonl")
    found = standing(PLAN, bouts)
    assert standing(PLAN, bouts[::-1]) == found, "the order makes no difference"
    (score,) = found.scores
    assert (score.hero, score.field, score.games, score.even) == ("random", "counting", 400, 0.5)
    mean = sum(sum(bout.shares) for bout in bouts) / 400
    assert score.won == pytest.approx(mean, abs=1e-4)
    assert score.low < score.won < score.high < 0.5, "random loses to a bot that counts"
    assert [one.bot for one in found.bots] == ["counting", "random"]
    assert found.bots[0].rating > found.bots[1].rating
    assert sum(one.moves for one in found.bots) == sum(sum(bout.moves) for bout in bouts)


def test_an_interval_covers_the_truth_as_often_as_it_says() -> None:
    """Bouts decided by a coin: 95 of 100 intervals contain one half."""
    from ludejo.core.luck import FastLuck
    from ludejo.lab.ratings import score

    luck = FastLuck(1)
    held = 0
    for _ in range(400):
        coins = [(float(luck.below(2)), float(luck.below(2))) for _ in range(60)]
        bouts = [Bout("a", "b", n, coin, (), (0, 0), (0.0, 0.0)) for n, coin in enumerate(coins)]
        found = score(PLAN, bouts, "a", "b")
        held += found.low <= 0.5 <= found.high
    assert 365 <= held <= 395


def test_the_picture_is_svg_and_shows_every_pairing(tmp_path: Path) -> None:
    found = standing(THREE, fought(THREE, 12, tmp_path / "bouts.jsonl"))
    drawn = picture(found, "<title & more>")
    root = ElementTree.fromstring(drawn)
    texts = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "<title & more>" in texts
    assert {"random : counting", "counting : random"} <= set(texts)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, plot = tmp_path / "b.jsonl", tmp_path / "p.svg"
    words = [
        "arena",
        "love-letter",
        "--bots",
        "counting,random",
        "--games",
        "20",
        "--option",
        "tokens=1",
        "--lang",
        "en",
    ]
    assert main([*words, "--into", str(file), "--plot", str(plot)]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Love Letter, 2 seats, 20 games for each pairing\n")
    assert "counting" in shown
    assert plot.read_text().startswith("<svg")
    assert main([*words, "--into", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["scores"][0]["games"] == 20
    assert found["plan"]["bots"] == ["counting", "random"]


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["--bots", "easy"], "An arena needs two bots"),
        (["--bots", "easy,easy"], "An arena needs two bots"),
        (["--bots", "easy,nobody"], "There is no such bot"),
        (["--bots", "easy,hard", "--hero", "normal"], "An arena needs two bots"),
        (["--bots", "easy,mine", "--bot", "mine=no_such_module:f"], "There is no bot at"),
        (["--bots", "easy,hard", "--bot", "easy=x:y"], "can't be the name of a bot"),
    ],
)
def test_wrong_arguments_are_explained(words: list[str], answer: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "love-letter", "--lang", "en", *words]) == 2
    assert answer in capsys.readouterr().err


def test_a_file_of_another_contest_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "b.jsonl"
    words = ["arena", "love-letter", "--bots", "counting,random", "--games", "4", "--lang", "en", "--into", str(file)]
    assert main(words) == 0
    before = file.read_bytes()
    assert main([*words, "--seed", "9"]) == 2
    assert "another contest" in capsys.readouterr().err
    assert file.read_bytes() == before


def test_on_a_real_ray(long: bool, form: str) -> None:
    """A local cluster, in its own environment (`./ludejo test --long` makes it): the same bouts as here."""
    python = Path(__file__).parent.parent.parent / ".venv-ray" / "bin" / "python"
    if not long or form != "compiled":
        pytest.skip("a cluster is started by --long alone, once")
    code = (
        "import msgspec, sys; from ludejo.lab.arena import *; from ludejo.lab.ray import play_on\n"
        "plan = msgspec.json.decode(sys.stdin.buffer.read(), type=Plan)\n"
        "sys.stdout.buffer.write(msgspec.json.encode(list(play_on('local', tasks(plan, 40, set())))))"
    )
    env = {
        **os.environ,
        "PYTHONPATH": os.environ["LUDEJO_COMPILED"],
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_AUTH_MODE": "disabled",
    }
    done = subprocess.run(
        [python, "-c", code], input=msgspec.json.encode(PLAN), env=env, stdout=subprocess.PIPE, check=True
    )
    assert timeless(msgspec.json.decode(done.stdout, type=list[Bout])) == timeless(
        map(play_bout, tasks(PLAN, 40, set()))
    )
