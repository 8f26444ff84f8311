"""Build a release, and try it as people will get it. Nothing is published.

--pythons all     try every Python 3.11 to 3.14 of this machine, instead of the current one
--allow-dirty     build even if there are uncommitted changes
--quick           only build and try a wheel of plain Python, and keep nothing: `./ludejo test` does this

The source distribution is built first, with the page in it. The wheel is built from it, with compiled rules if there is
a C compiler (LUDEJO_COMPILE=0: without). Each is installed into an environment of its own, without node, and serves
from an empty folder: the page is fetched and a game is played. The source distribution is installed without compiling,
so both forms of the rules are tried; the wheel shows that it compiles."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dev.steps import Failure, step

MINORS = (11, 12, 13, 14)
BROKEN_TOOL = '#!/bin/sh\necho "$0 $*" >> "{calls}"\nexit 1\n'
# messages are not limited here, because no person plays as fast as this test
SERVE = "serve --host 127.0.0.1 --port 0 --pace 0.02 --limit messages-at-once=0"
START_SECONDS, STOP_SECONDS, GAME_SECONDS = 60.0, 30.0, 120.0


def release(root: Path, uv: Path, args: list[str]) -> None:
    """Build and try; raises a `Failure` with one sentence if something is wrong."""
    asked = options(args)
    version = version_of(root)
    if not asked.quick:
        check_changelog(root, version)
        if not asked.allow_dirty:
            check_tree(root)
    with tempfile.TemporaryDirectory(prefix="ludejo-release-") as name:
        work = Path(name)
        dist = work / "dist" if asked.quick else root / "dist"
        Release(root, uv, work, dist, asked.quick).run(pythons() if asked.pythons == "all" else [Path(sys.executable)])
    if not asked.quick:
        print(f"Ludejo {version} is in {dist}. Nothing was published.", flush=True)


def options(args: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        "ludejo release", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pythons", choices=("current", "all"), default="current")
    parser.add_argument("--allow-dirty", action="store_true")
    parser.add_argument("--quick", action="store_true")
    return parser.parse_args(args)


# --- checks before anything is built


def version_of(root: Path) -> str:
    found = re.search(r'^__version__ = "(.+)"$', (root / "src/ludejo/__init__.py").read_text(), re.M)
    if found is None:
        raise Failure("src/ludejo/__init__.py has no __version__.")
    return found[1]


def check_changelog(root: Path, version: str) -> None:
    entry = rf"^## {re.escape(version)} - \d{{4}}-\d\d-\d\d$"
    if not re.search(entry, (root / "CHANGELOG.md").read_text(), re.M):
        raise Failure(f"CHANGELOG.md has no entry for this version: a line '## {version} - YYYY-MM-DD' is missing.")


def check_tree(root: Path) -> None:
    said = subprocess.run(["git", "status", "--porcelain"], cwd=root, check=True, capture_output=True, text=True)
    if said.stdout:
        raise Failure("The git tree has changes that are not committed (--allow-dirty builds all the same).")


# --- the Pythons of this machine


def pythons() -> list[Path]:
    """One Python of each minor version; one on the PATH is preferred to one of pyenv."""
    found: dict[int, Path] = {}
    for candidate in candidates():
        minor = minor_of(candidate)
        if minor in MINORS:
            found.setdefault(minor, candidate)
    return [found[minor] for minor in sorted(found)]


def candidates() -> list[Path]:
    names = [f"python3.{minor}" for minor in MINORS]
    on_path = [shutil.which(name) for name in names]
    homes = sorted(Path.home().glob(".pyenv/versions/3.*/bin"))
    return [Path(path) for path in on_path if path] + [home / name for home in homes for name in names]


def minor_of(python: Path) -> int | None:
    """The minor version, or None if this Python does not start: pyenv has shims for versions that are not active."""
    code = "import sys; print(sys.version_info[1])"
    try:
        said = subprocess.run([python, "-c", code], capture_output=True, text=True, timeout=30)
    except OSError:
        return None
    return int(said.stdout) if said.returncode == 0 else None


# --- the release


class Release:
    """Results go into `dist`. `work` is a folder outside the repository, which is deleted afterwards."""

    def __init__(self, root: Path, uv: Path, work: Path, dist: Path, quick: bool) -> None:
        self.root, self.uv, self.work, self.dist, self.quick = root, uv, work, dist, quick
        self.calls = work / "calls"
        self.locks = ["--build-constraints", str(root / "requirements-build.lock")]

    def run(self, pythons: list[Path]) -> None:
        shutil.rmtree(self.dist, ignore_errors=True)
        self.set_traps()
        sdist = self.build_sdist(pythons[0])
        for python in pythons:
            wheel = self.build_wheel(sdist, python)
            self.try_package(wheel, python)
            if not self.quick:
                self.try_package(sdist, python)

    # --- building

    def set_traps(self) -> None:
        """Make a folder with a node and an npm that fail and write down how they were called."""
        (self.work / "traps").mkdir()
        for name in ("node", "npm", "npx"):
            trap = self.work / "traps" / name
            trap.write_text(BROKEN_TOOL.format(calls=self.calls))
            trap.chmod(0o755)

    def env(self, **more: str) -> dict[str, str]:
        """The environment for uv: the current one, but without anything of this repository."""
        drop = {"PYTHONPATH", "VIRTUAL_ENV", "LUDEJO_WEB"}
        kept = {name: value for name, value in os.environ.items() if name not in drop}
        return {**kept, "UV_PYTHON_DOWNLOADS": "never", **more}

    def env_without_node(self, **more: str) -> dict[str, str]:
        return self.env(PATH=f"{self.work / 'traps'}{os.pathsep}{os.environ.get('PATH', os.defpath)}", **more)

    def run_uv(self, *args: str | Path, env: dict[str, str]) -> None:
        command = [str(self.uv), *map(str, args)]
        done = subprocess.run(command, cwd=self.work, env=env, capture_output=True, text=True)
        if done.returncode != 0:
            raise Failure(f"{done.stdout}{done.stderr}\nThis did not work: {' '.join(command)}")
        if self.calls.exists():
            raise Failure(f"The page was not in the source distribution: {self.calls.read_text().strip()}")

    def build_sdist(self, python: Path) -> Path:
        page = {} if self.quick else {"LUDEJO_WEB": "1"}  # 1: always build it; else only if there is none yet
        with step("page and source distribution"):
            env = self.env(**page)
            self.run_uv("build", "--sdist", "--python", python, *self.locks, "-o", self.dist, self.root, env=env)
        return next(self.dist.glob("*.tar.gz"))

    def build_wheel(self, sdist: Path, python: Path) -> Path:
        out = self.work / f"wheel-{minor_of(python)}"
        with step(f"wheel from it, Python 3.{minor_of(python)}"):
            env = self.env_without_node(**({"LUDEJO_COMPILE": "0"} if self.quick else {}))
            self.run_uv("build", "--wheel", "--python", python, *self.locks, "-o", out, sdist, env=env)
        wheel = next(out.glob("*.whl"))
        return Path(shutil.copy(wheel, self.dist))

    # --- trying

    def try_package(self, package: Path, python: Path) -> None:
        """Install it, serve from an empty folder with an empty home folder, fetch the page and play."""
        place = Path(tempfile.mkdtemp(dir=self.work))
        with step(f"installing {package.name}, Python 3.{minor_of(python)}"):
            self.install(package, python, place / "env")
        with step("serving, fetching the page, playing a game, stopping"), serving(place) as address:
            fetch_page(address)
            self.play(place, address)

    def install(self, package: Path, python: Path, env: Path) -> None:
        """Install the package with the versions of the lock file, and only what the package itself requires."""
        self.run_uv("venv", "--no-project", "--python", python, env, env=self.env_without_node())
        pins = ["--constraints", str(self.root / "requirements.lock"), "--refresh-package", "ludejo"]
        target = ["--python", str(env / "bin/python")]
        plain = self.env_without_node(LUDEJO_COMPILE="0")
        self.run_uv("pip", "install", *target, *pins, *self.locks, package, env=plain)

    def play(self, place: Path, address: str) -> None:
        script = Path(shutil.copy(Path(__file__).with_name("play_a_game.py"), place))
        command = [str(place / "env/bin/python"), "-I", str(script), address]
        done = subprocess.run(command, cwd=place, timeout=GAME_SECONDS, capture_output=True, text=True)
        if done.returncode != 0:
            raise Failure(f"{done.stdout}{done.stderr}\nThe game could not be played.")


@contextmanager
def serving(place: Path) -> Iterator[str]:
    """Run a server in an empty folder, with an empty home folder; yields its address. It must stop without an error."""
    (place / "empty").mkdir()
    (place / "home").mkdir()
    env = {"HOME": str(place / "home"), "PATH": os.defpath, "LUDEJO_LANG": "en"}
    command = [str(place / "env/bin/ludejo"), *SERVE.split()]
    log = place / "log"
    with (
        log.open("w") as out,
        subprocess.Popen(command, cwd=place / "empty", env=env, stdout=out, stderr=out) as server,
    ):
        try:
            yield address_of(server, log)
            server.send_signal(signal.SIGTERM)
            if server.wait(STOP_SECONDS) != 0:
                raise Failure(f"{log.read_text()}\nThe server ended with {server.returncode} at SIGTERM.")
            if left := [path.name for path in (place / "empty").iterdir()]:
                raise Failure(f"The server left something in its working folder: {left}")
        finally:
            server.kill()


def address_of(server: subprocess.Popen[bytes], log: Path) -> str:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and server.poll() is None:
        if found := re.search(r"http://127\.0\.0\.1:\d+", log.read_text()):
            return found[0]
        time.sleep(0.05)
    raise Failure(f"{log.read_text()}\nThe server did not start.")


def fetch_page(address: str) -> None:
    """Fetch the page, and every script that it starts with."""
    page = fetched(address, "/", "text/html")
    scripts = re.findall(r'<script[^>]* src="([^"]+)"', page)
    if not scripts:
        raise Failure("The page has no script.")
    for script in scripts:
        fetched(address, script, "javascript")


def fetched(address: str, path: str, kind: str) -> str:
    with urllib.request.urlopen(address + path, timeout=10) as answer:
        text: str = answer.read().decode()
        if kind not in answer.headers["Content-Type"] or not text:
            raise Failure(f"{path} is not {kind}, or empty.")
    return text
