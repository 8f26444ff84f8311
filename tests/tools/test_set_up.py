"""What `./ludejo` does before the package runs: keys, stamps, trees, sentences for what goes wrong."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from dev import check, environments, steps, trees, units

ROOT = Path(__file__).parent.parent.parent
ALONE = ("ludejo", "tools/dev", "pyproject.toml")
OLD_PYTHON = "import runpy, sys; sys.version_info = (3, 9, 1); runpy.run_path(sys.argv[1], run_name='__main__')"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that the steps use instead of the repository."""
    for name, path in (("ROOT", tmp_path), ("BUILD", tmp_path / ".build"), ("LOG", tmp_path / ".build" / "set-up.log")):
        monkeypatch.setattr(steps, name, path)
    return tmp_path


def ludejo(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the script in a folder in which nothing was set up."""
    for name in ALONE:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, folder / name)
    words = (sys.executable, str(folder / "ludejo"), *words)
    return subprocess.run(words, capture_output=True, text=True, cwd=folder, timeout=60)


@pytest.mark.parametrize(
    "words", ["test --help", "bench --help", "bench", "check -h", "serve --help", "release -h", ""]
)
def test_help_is_given_without_setting_anything_up(words: str, tmp_path: Path) -> None:
    done = ludejo(tmp_path, *words.split())
    assert done.returncode == 0
    assert "./ludejo" in done.stdout
    assert {path.name for path in tmp_path.iterdir()} == {"ludejo", "tools", "pyproject.toml"}


def test_a_python_that_is_too_old_is_told_so() -> None:
    words = (sys.executable, "-c", OLD_PYTHON, str(ROOT / "ludejo"))
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == "Ludejo needs Python 3.11 or newer; this is Python 3.9.1.\n"


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        ("dd if=/dev/zero of=/dev/full count=1", "There is no space left on the disk."),
        ("echo 'EACCES: permission denied, mkdir' >&2; exit 1", "Something may not be written here."),
        ("echo 'dns error: failed to lookup address' >&2; exit 2", "Packages could not be fetched"),
        ("echo 'npm error code EAI_AGAIN' >&2; exit 1", "Packages could not be fetched"),
        ("echo strange; exit 3", "This failed: sh -c"),
    ],
)
def test_what_goes_wrong_is_one_sentence_and_the_rest_is_in_the_log(script: str, sentence: str, place: Path) -> None:
    with pytest.raises(steps.Failure) as failure:
        steps.run_quietly("sh", "-c", script, folder=place)
    assert str(failure.value).startswith(sentence)
    assert "\n" not in str(failure.value)
    assert script in (place / ".build" / "set-up.log").read_text()


def test_an_environment_left_half_filled_is_made_anew(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[tuple[str, ...]] = []
    monkeypatch.setattr(environments, "ROOT", place)
    monkeypatch.setattr(environments, "ensure_uv", lambda: None)
    monkeypatch.setattr(environments, "run_quietly", lambda *words: commands.append(tuple(map(str, words))))
    (place / "some.lock").write_text("a==1")
    (place / ".venv-x").mkdir()  # a build was killed: there is no stamp
    environments.ensure_environment(".venv-x", "some.lock")
    environments.ensure_environment(".venv-x", "some.lock")  # now it is whole: nothing to do
    assert [words[1] for words in commands] == ["venv", "pip"]
    assert "--clear" in commands[0]
    (place / "some.lock").write_text("a==2")
    environments.ensure_environment(".venv-x", "some.lock")
    assert len(commands) == 4


def test_a_key_follows_what_it_is_made_of(place: Path) -> None:
    (place / "src").mkdir()
    (place / "src" / "one.py").write_text("1")
    before = steps.digest("src")
    (place / "src" / "__pycache__").mkdir()
    (place / "src" / "__pycache__" / "one.pyc").write_text("x")
    assert steps.digest("src") == before
    (place / "src" / "one.py").write_text("2")
    assert steps.digest("src") != before


def copy_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the keys be computed from a small copy of the repository."""
    for name in ("src/ludejo/texts/en", "src/ludejo/core", "tools/dev"):
        shutil.copytree(ROOT / name, tmp_path / name)
    for name in ("pyproject.toml", "requirements-build.lock", "requirements.lock"):
        shutil.copy(ROOT / name, tmp_path / name)
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    monkeypatch.setattr(trees, "ROOT", tmp_path)
    monkeypatch.setattr(trees, "SOURCE", tmp_path / "src" / "ludejo")


def test_the_way_of_compiling_changes_only_the_compiled_tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy_sources(tmp_path, monkeypatch)
    before = {form: trees.tree_folder(form) for form in ("plain", "compiled")}
    units = tmp_path / "tools/dev/units.py"
    units.write_text(units.read_text().replace("-O1", "-O2"))
    assert trees.tree_folder("plain") == before["plain"]
    assert trees.tree_folder("compiled") != before["compiled"]


def test_a_text_recompiles_nothing_and_a_rule_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy_sources(tmp_path, monkeypatch)
    before = trees.rules_key()
    text = tmp_path / "src/ludejo/texts/en/home.ftl"
    text.write_text(text.read_text() + "\nhome-new = New\n")
    assert trees.rules_key() == before
    rule = tmp_path / "src/ludejo/core/luck.py"
    rule.write_text(rule.read_text() + "\nNEW = 1\n")
    assert trees.rules_key() != before


def test_what_was_changed_while_it_was_built_gets_no_name(tmp_path: Path) -> None:
    """The next start would trust a tree with old extension modules and new source."""
    (tmp_path / "part-1").mkdir()
    with pytest.raises(steps.Failure, match="changed while it was built"):
        trees.name_whole(tmp_path / "part-1", tmp_path / "compiled-old", tmp_path / "compiled-new")
    assert not (tmp_path / "compiled-old").exists()
    trees.name_whole(tmp_path / "part-1", tmp_path / "compiled-old", tmp_path / "compiled-old")
    assert (tmp_path / "compiled-old").is_dir()


def test_a_tree_in_which_a_server_runs_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trees, "TREES", tmp_path)
    for n in range(6):
        (tmp_path / f"plain-{n}").mkdir()
        os.utime(tmp_path / f"plain-{n}", (n, n))
    holder = subprocess.Popen([sys.executable, "-c", HOLD, str(ROOT / "tools"), str(tmp_path / "plain-0")], stdout=-1)
    assert holder.stdout is not None
    holder.stdout.readline()
    os.utime(tmp_path / "plain-0", (0, 0))
    trees.remove_old(tmp_path, tmp_path / "plain-5")
    holder.kill()
    holder.wait()
    holder.stdout.close()
    assert {path.name for path in tmp_path.iterdir()} == {"plain-0", "plain-3", "plain-4", "plain-5"}


def test_a_build_that_fails_beside_a_server_is_told_and_logged(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(form: str) -> Path:
        raise steps.Failure("This failed: cc.")

    monkeypatch.setattr(trees, "TREES", place)
    monkeypatch.setattr(trees, "ensure_tree", fail)
    monkeypatch.setattr(trees, "watch", lambda parent: None)
    monkeypatch.setattr(os, "nice", lambda more: 0)
    monkeypatch.setattr(trees, "tree_folder", lambda form: place / "compiled-1")
    with pytest.raises(SystemExit):
        trees.build_beside(1)
    assert (
        "could not be compiled, so they stay plain Python, right but slower. This failed: cc."
        in capsys.readouterr().err
    )
    assert "This failed: cc." in (place / ".build" / "set-up.log").read_text()
    assert not (place / "compiled-1").exists()


HOLD = """import sys, time; sys.path.insert(0, sys.argv[1])
from pathlib import Path; from dev import trees
trees.hold(Path(sys.argv[2])); print("held", flush=True); time.sleep(60)"""


def test_a_build_ends_with_the_server_that_wanted_it(tmp_path: Path) -> None:
    """Also when the server is killed: no build goes on for hours without a use."""
    code = f"""import os, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", '''import sys, time; sys.path.insert(0, {str(ROOT / "tools")!r})
from dev import trees
trees.watch(int(sys.argv[1])); time.sleep(60)''', str(os.getpid())])
print(child.pid, flush=True); time.sleep(60)"""
    server = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    builder = int(server.stdout.readline())
    time.sleep(1)  # it must have started before it can watch
    server.kill()
    server.wait()
    server.stdout.close()
    until = time.monotonic() + 20
    while is_alive(builder) and time.monotonic() < until:
        time.sleep(0.1)
    assert not is_alive(builder)


def is_alive(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


def test_a_unit_is_kept_whole_or_not_at_all(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.c", tmp_path / "bad.c"
    good.write_text("int one(void) { return 1; }\n")
    bad.write_text("int one(void) { return")
    units.compile_unit(units.Unit("good", (good,), ()), tmp_path / "good.o", tmp_path)
    assert (tmp_path / "good.o").is_file()
    with pytest.raises(RuntimeError, match="bad"):
        units.compile_unit(units.Unit("bad", (bad,), ()), tmp_path / "bad.o", tmp_path)
    assert not (tmp_path / "bad.o").exists()


def test_a_unit_is_known_by_what_it_is_made_of(tmp_path: Path) -> None:
    source = tmp_path / "a.c"
    source.write_text("int a;")
    unit = units.Unit("a", (source,), ("-O3", "-I/somewhere"))
    before = units.object_of(unit, "common", tmp_path)
    assert units.object_of(units.Unit("a", (source,), ("-O3", "-I/elsewhere")), "common", tmp_path) == before
    assert units.object_of(units.Unit("a", (source,), ("-O2",)), "common", tmp_path) != before
    assert units.object_of(unit, "another compiler", tmp_path) != before
    source.write_text("int b;")
    assert units.object_of(unit, "common", tmp_path) != before


def test_a_module_belongs_to_the_unit_of_its_game() -> None:
    assert units.unit_of(Path("__native_ludejo___games___artus___rules.c")) == "artus"
    assert units.unit_of(Path("__native_ludejo___core___luck.c")) == "core"
    assert units.unit_of(Path("__native_ludejo___bots___search.c")) == "core"
    assert units.unit_of(Path("__native_ludejo___server___writer.c")) == "server"
    assert units.unit_of(Path("int_ops.c")) == "int_ops"


def test_a_check_finds_the_tests_of_what_changed() -> None:
    far = check.nearest(["src/ludejo/games/artus/rules/scoring.py"])
    assert ROOT / "tests/games/artus/test_turns.py" in far
    assert ROOT / "tests/store/test_stores.py" not in far
    assert check.games_of(["src/ludejo/games/artus/rules/scoring.py"]) == {"artus"}
    assert check.games_of(["src/ludejo/games/artus/rules/scoring.py", "src/ludejo/core/luck.py"]) == set()
    assert ROOT / "tests/test_texts.py" in check.read_by(["src/ludejo/texts/en/home.ftl"])
    assert check.nearest(["tests/core/test_luck.py"]) == {ROOT / "tests/core/test_luck.py": 0}


def test_a_check_takes_the_nearest_tests_that_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    near, slow, late = (ROOT / "tests" / name for name in ("test_forms.py", "test_texts.py", "test_layers.py"))
    took = {"tests/test_forms.py": 10.0, "tests/test_texts.py": 1000.0, "tests/test_layers.py": 20.0}
    monkeypatch.setattr(check, "seconds_of", lambda: took)
    assert check.within({late: 2, slow: 0, near: 1}, 20) == [near, late]
    assert check.within({late: 2, slow: 0, near: 1}, 6) == [near]
