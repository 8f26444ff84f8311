"""How long people wait: `./ludejo bench setup [--test]`, on a fresh clone with an empty home and empty caches.

Seconds to the page, to compiled rules, to a second start; after a text, a page or a rule was touched; for `check`; and
with --test for `test`. What is measured is the commit, not what lies about uncommitted.
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
GOALS = {
    "the page answers, from a fresh clone": "40 (aim 25)",
    "the compiled rules, after that": "100",
    "a second start": "2",
    "start after a text was touched": "20",
    "start after a Svelte file was touched": "20",
    "the page answers after a rule was touched": "",
    "compiled again after a rule of one game was touched": "60",
    "compiled again after a rule got a new string constant": "60",
    "check, warm, after a rule was touched": "90",
    "check, the first time": "",
    "test, from a fresh clone": "900",
}


class Clone:
    """A fresh clone with a home of its own."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "clone"
        self.home = folder / "home"
        self.home.mkdir()
        self.took: dict[str, float] = {}
        for name in (".npmrc", ".config/pip"):  # how this machine reaches its registries
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
        """A server whose page answers; when it was started, and what it says."""
        log = self.home / "serve.log"
        words = ["./ludejo", "serve", "--host", "127.0.0.1", "--port", "8999", "--database", "memory"]
        start = time.monotonic()
        with log.open("w") as said:
            server = subprocess.Popen(words, cwd=self.root, env=self.env(), stdout=said, stderr=said)
        try:
            wait_for_page(server)
            yield start, log
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)

    def start(self, page: str, compiled: str = "") -> None:
        """Note the seconds until the page answers, and until the rules are compiled."""
        with self.serving() as (start, log):
            self.took[page] = time.monotonic() - start
            since = time.monotonic()
            while compiled and READY not in log.read_text():
                assert "could not be compiled" not in log.read_text(), log.read_text()
                time.sleep(0.2)
            if compiled:
                self.took[compiled] = time.monotonic() - since

    def command(self, what: str, *words: str) -> None:
        start = time.monotonic()
        subprocess.run(["./ludejo", *words], cwd=self.root, env=self.env(), check=True)
        self.took[what] = time.monotonic() - start

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


def main() -> None:
    parser = argparse.ArgumentParser(prog="./ludejo bench setup")
    parser.add_argument("--test", action="store_true", help="run ./ludejo test, too")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as tmp:
        clone = Clone(Path(tmp))
        names = list(GOALS)
        clone.start(names[0], names[1])
        clone.start(names[2])
        clone.touch("src/ludejo/texts/en/home.ftl", r"(?m)^(home-[a-z-]+ = )", r"\1The ")
        clone.start(names[3])
        clone.touch("web/src/App.svelte", r"<script lang=\"ts\">\n", '<script lang="ts">\n  // touched\n')
        clone.start(names[4])
        subprocess.run(["git", "checkout", "-q", "."], cwd=clone.root, check=True)
        clone.command(names[9], "check")
        rule, line = "src/ludejo/games/artus/scoring.py", "    chairs = position.knights(seat)"
        clone.touch(rule, "    mask: i64 = 0", "    mask: i64 = 0\n    mask = mask * 1")
        clone.start(names[5], names[6])
        clone.command(names[8], "check")
        clone.touch(rule, re.escape(line), f'{line}\n    assert str(chairs) != "a new string constant"')
        clone.start(names[5], names[7])
        if args.test:
            fresh = Clone(Path(tempfile.mkdtemp(dir=tmp)))
            fresh.command(names[10], "test")
            clone.took |= fresh.took
    rows = [(what, f"{clone.took[what]:.1f}", goal) for what, goal in GOALS.items() if what in clone.took]
    results.write("setup", "./ludejo bench setup", results.table(("what", "seconds", "goal"), rows))


if __name__ == "__main__":
    main()
