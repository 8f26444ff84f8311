"""The command: what it prints, and that wrong arguments get a sentence and exit code 2."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

import ludejo
from ludejo.cli.main import main
from ludejo.lab.simulate import simulate
from ludejo.texts import LANGUAGES


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDEJO_LANG", "en")


def test_games_are_listed_with_seats_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    said = capsys.readouterr().out
    for word in ("love-letter", "2 to 4 players", "tokens", "double-tie", "seat-0", "by-seats"):
        assert word in said
    assert main(["games", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [(game["id"], tuple(game["seats"])) for game in listed] == [(game.id, game.seats) for game in ludejo.games()]


def test_simulate_prints_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    words = "simulate love-letter --seats 3 --games 50 --seed 4 --option tokens=2 --json"
    assert main(words.split()) == 0
    figures = json.loads(capsys.readouterr().out)
    assert list(figures) == ["games", "moves", "seconds", "moves_per_s", "games_per_s", "wins", "mean_moves"]
    assert figures["games"] == 50
    assert sum(figures["wins"]) == 50
    assert figures["mean_moves"] == pytest.approx(figures["moves"] / 50, abs=0.001)
    assert main(words.replace("--json", "").split()) == 0
    assert "50" in capsys.readouterr().out


def test_the_same_seed_gives_the_same_run() -> None:

    game = ludejo.game("love-letter")
    first, again, other = (simulate(game, 2, {}, 30, seed) for seed in (1, 1, 2))
    assert (first.moves, first.wins) == (again.moves, again.wins)
    assert first.moves != other.moves


def test_leaks_prints_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["leaks", "love-letter", "--pairs", "500", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["pairs"], figures["leaks"]) == (500, 0)
    assert figures["seconds"] > 0
    assert main(["leaks", "love-letter", "--pairs", "100"]) == 0
    assert "100" in capsys.readouterr().out


def test_leaks_prints_its_seeds_and_the_phases_it_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    """It uses a fixed and a fresh seed, looks at days, nights and ends, and finds the same with several processes."""
    found = []
    for words in ("", "", "--seed 5", "--seed 5 --jobs 2", "--seeds 3"):
        assert main(["leaks", "lupus-in-tabula", "--pairs", "300", "--json", *words.split()]) == 0
        found.append(json.loads(capsys.readouterr().out))
    seeds = [figures["seeds"] for figures in found]
    assert [len(one) for one in seeds] == [2, 2, 1, 1, 3]
    assert (seeds[0][0], seeds[1][0], seeds[2]) == (0, 0, [5])
    assert seeds[0][1] != seeds[1][1]
    assert found[2]["phases"] == found[3]["phases"]
    for figures in found:
        assert sum(figures["phases"].values()) == figures["pairs"] == 300
        assert {"night", "talk", "ballot", "plea", "final"} <= {phase.split()[0] for phase in figures["phases"]}
    looked = {phase for figures in found for phase in figures["phases"]}
    assert {"night 1", "night 4", "talk 4", "over"} <= looked  # late nights, too
    assert main(["leaks", "lupus-in-tabula", "--pairs", "200", "--seed", "7", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "Seeds: 7\n" in said
    assert "\n  night " in said


def test_leaks_compares_frames_only_for_games_with_nights(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["leaks", "lupus-in-tabula", "--wire", "4", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["games"], figures["seats"]) == (4, {"8": 1, "13": 1, "16": 1, "24": 1})
    assert main(["leaks", "lupus-in-tabula", "--wire", "2"]) == 0
    assert "8" in capsys.readouterr().out
    assert main(["leaks", "love-letter", "--wire", "2"]) == 1
    assert "no hushed night" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_tells_a_game_in_words(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "love-letter", "--seats", "4", "--seed", "2", "--lang", language]) == 0
    said = capsys.readouterr().out
    winner = {"en": "wins the game!", "eo": "gajnas la partion!", "pl": "wygrywa grę!"}[language]
    assert said.rstrip().endswith(winner)
    assert "{" not in said
    assert "???" not in said


@pytest.mark.parametrize(
    "words",
    [
        "", "fly", "simulate", "show", "show chess", "show love-letter --seats 9", "show love-letter --seats two",
        "show love-letter --option tokens", "show love-letter --option tokens=x", "show love-letter --option x=1",
        "show love-letter --lang xx", "simulate love-letter --games 0", "simulate love-letter --games -5",
        "simulate love-letter --what", "leaks love-letter --pairs x", "games more words", "leaks", "--games",
        "simulate love-letter --games 1.5", "show love-letter --seed", "leaks nothing --pairs 5",
    ],
)  # fmt: skip
def test_wrong_arguments_are_explained(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words.split()) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.strip()
    assert "Traceback" not in said.err


def test_wrong_arguments_are_explained_in_the_chosen_language(capsys: pytest.CaptureFixture[str]) -> None:
    said = set()
    for language in LANGUAGES:
        assert main(["show", "chess", "--lang", language]) == 2
        said.add(capsys.readouterr().err)
    assert len(said) == 3


def test_help_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    assert "simulate" in capsys.readouterr().out


def test_it_runs_as_a_program_and_survives_a_closed_pipe() -> None:
    words = [sys.executable, "-m", "ludejo", "show", "love-letter", "--seats", "4"]
    whole = subprocess.run(words, capture_output=True, text=True, env={**os.environ, "LUDEJO_LANG": "pl"})
    assert (whole.returncode, whole.stderr) == (0, "")
    assert "Gracz 1" in whole.stdout
    piped = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert piped.stdout is not None
    assert piped.stderr is not None
    piped.stdout.close()
    assert piped.wait() in (0, 1)
    assert b"Traceback" not in piped.stderr.read()
    piped.stderr.close()


def test_a_terminal_that_lacks_our_letters_still_shows_a_game() -> None:
    words = [sys.executable, "-m", "ludejo", "show", "love-letter", "--lang", "eo"]
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(words, capture_output=True, text=True, env=env)
    assert (done.returncode, done.stderr) == (0, "")
    assert "ra?ndo" in done.stdout


def test_a_full_disk_is_explained() -> None:
    words = [sys.executable, "-m", "ludejo", "show", "love-letter", "--lang=pl"]
    with open("/dev/full", "w") as full:
        done = subprocess.run(words, stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("To się nie udało")
    assert "Traceback" not in done.stderr
