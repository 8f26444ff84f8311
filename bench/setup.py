"""How long people wait: `./ludejo bench setup [--test]`, on a fresh clone with an empty home and empty caches.

Seconds until the page answers, until the rules are compiled, for a second start; for a start after a change of a text,
the page or a rule; for `check`; and with --test for `test`. It measures the last commit, without uncommitted changes.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import results

ROOT = Path(__file__).resolve().parent.parent
READY = "compiled rules are ready"


class Clone:
    """A fresh clone with its own home folder."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "clone"
        self.home = folder / "home"
        self.home.mkdir()
        self.rows: list[tuple[str, str, str]] = []
        for name in (".npmrc", ".config/pip"):  # settings for this machine's package registries
            own = Path.home() / name
            if own.exists():
                (self.home / name).parent.mkdir(parents=True, exist_ok=True)
                (shutil.copytree if own.is_dir() else shutil.copy)(own, self.home / name)
        subprocess.run(["git", "clone", "-q", str(ROOT), str(self.root)], check=True)

    def env(self) -> dict[str, str]:
        home = str(self.home)
        caches = {"UV_CACHE_DIR": f"{home}/uv", "npm_config_cache": f"{home}/npm", "PIP_CACHE_DIR": f"{home}/pip"}
        return {**os.environ, "HOME": home, "XDG_DATA_HOME": f"{home}/data", **caches}

    @contextmanager
    def serving(self) -> Iterator[tuple[float, Path]]:
        """A server whose page answers: the time when it was started, and its log file."""
        log = self.home / "serve.log"
        command = ["./ludejo", "serve", "--host", "127.0.0.1", "--port", "8999", "--database", "memory"]
        start = time.monotonic()
        with log.open("w") as said:
            server = subprocess.Popen(command, cwd=self.root, env=self.env(), stdout=said, stderr=said)
        try:
            wait_for_page(server)
            yield start, log
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)

    def note(self, what: str, since: float, goal: str) -> None:
        self.rows.append((what, f"{time.monotonic() - since:.1f}", goal))

    def start(self, page: str, goal: str, compiled: str = "", compiled_goal: str = "") -> None:
        """Note the seconds until the page answers, and until the rules are compiled."""
        with self.serving() as (start, log):
            self.note(page, start, goal)
            since = time.monotonic()
            while compiled and READY not in log.read_text():
                assert "could not be compiled" not in log.read_text(), log.read_text()
                time.sleep(0.2)
            if compiled:
                self.note(compiled, since, compiled_goal)

    def command(self, what: str, goal: str, *arguments: str) -> None:
        start = time.monotonic()
        subprocess.run(["./ludejo", *arguments], cwd=self.root, env=self.env(), check=True)
        self.note(what, start, goal)

    def undo(self) -> None:
        subprocess.run(["git", "checkout", "-q", "."], cwd=self.root, check=True)

    def touch(self, name: str, pattern: str, new: str) -> None:
        """Change one place of a file."""
        file = self.root / name
        text, n = re.subn(pattern, new, file.read_text(), count=1)
        assert n == 1, f"{pattern} is not in {name}"
        file.write_text(text)


def wait_for_page(server: subprocess.Popen[bytes]) -> None:
    while server.poll() is None:
        try:
            with urlopen("http://127.0.0.1:8999/", timeout=1) as answer:
                assert answer.status == 200
                return
        except (URLError, ConnectionError, TimeoutError):
            time.sleep(0.05)
    raise RuntimeError("the server ended")


def touch_and_start(clone: Clone) -> None:
    """Measure a start (or a check) after each kind of change, when only some things are built again."""
    clone.touch("src/ludejo/texts/en/home.ftl", r"(?m)^(home-[a-z-]+ = )", r"\1The ")
    clone.start("start after a text was touched", "20")
    clone.touch("web/src/App.svelte", r"<script lang=\"ts\">\n", '<script lang="ts">\n  // touched\n')
    clone.start("start after a Svelte file was touched", "20")
    clone.undo()
    clone.command("check, the first time", "", "check")
    rule, line = "src/ludejo/games/artus/rules/scoring.py", "    chairs = position.knights(seat)"
    clone.touch(rule, "    mask: i64 = 0", "    mask: i64 = 0\n    mask = mask * 1")
    clone.start("start after a rule was touched", "2", "compiled again, one game's rule", "60")
    clone.command("check, warm, after a rule was touched", "90", "check")
    clone.touch(rule, re.escape(line), f'{line}\n    assert str(chairs) != "a new string constant"')
    clone.start("start after a new string constant", "2", "compiled again, a new string constant", "60")


def main() -> None:
    parser = argparse.ArgumentParser(prog="./ludejo bench setup")
    parser.add_argument("--test", action="store_true", help="run ./ludejo test, too")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as tmp:
        clone = Clone(Path(tmp))
        page, rules = "the page answers, from a fresh clone", "the compiled rules, after that"
        clone.start(page, "40 (aim 25)", rules, "100")
        clone.start("a second start", "2")
        touch_and_start(clone)
        if args.test:
            fresh = Clone(Path(tempfile.mkdtemp(dir=tmp)))
            fresh.command("test, from a fresh clone", "900", "test")
            clone.rows += fresh.rows
    results.write("setup", "./ludejo bench setup", results.table(("what", "seconds", "goal"), clone.rows))


if __name__ == "__main__":
    main()
