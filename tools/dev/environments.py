"""Virtual environments from lock files with hashes, and the few programs that come from the system."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from dev.steps import ROOT, Failure, digest, is_done, mark_done, run_quietly, step

UV = ROOT / ".venv-uv" / "bin" / "uv"
DEV = ROOT / ".venv" / "bin"  # the tools, and ludejo as an editable install
SERVE = ROOT / ".venv-serve" / "bin"  # only what ludejo needs to run
BUILD_PYTHON = ROOT / ".venv-build" / "bin" / "python"  # what is needed to build it: node, mypy, hatchling


def apt(*names: str) -> None:
    """Install Debian packages, if we are allowed to."""
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if not shutil.which("apt-get") or (sudo and not shutil.which("sudo")):
        raise Failure(f"Please install {' and '.join(names)}, then run the same command again.")
    get = [*sudo, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-o", "DPkg::Lock::Timeout=600"]
    run_quietly(*get, "update")
    run_quietly(*get, "install", "-y", "--no-install-recommends", *names)


def ensure_uv() -> None:
    """Install uv, which installs everything else. Only this uses pip."""
    stamp, key = ROOT / ".venv-uv" / ".installed", digest("requirements-uv.lock")
    if is_done(stamp, key):
        return
    with step("installing uv"):
        shutil.rmtree(ROOT / ".venv-uv", ignore_errors=True)
        args = ("install", "-q", "--disable-pip-version-check", "--require-hashes", "-r", "requirements-uv.lock")
        if has_pip():
            run_quietly(sys.executable, "-m", "pip", *args, "--target", ".venv-uv")  # quicker than a new environment
        else:
            make_environment(ROOT / ".venv-uv")
            run_quietly(ROOT / ".venv-uv/bin/pip", *args)
        mark_done(stamp, key)


def has_pip() -> bool:
    return subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True).returncode == 0


def make_environment(folder: Path) -> None:
    """Make an environment with pip. On Debian this needs a package of its own."""
    if subprocess.run([sys.executable, "-m", "venv", folder], capture_output=True).returncode != 0:
        shutil.rmtree(folder, ignore_errors=True)
        apt("python3-venv")
        run_quietly(sys.executable, "-m", "venv", folder)


def ensure_environment(name: str, lock: str) -> None:
    """Make a virtual environment with exactly the packages of a lock file; an incomplete one is made again."""
    ensure_uv()
    stamp, key = ROOT / name / ".synced", digest(lock)
    if is_done(stamp, key):
        return
    with step(f"filling {name}"):
        run_quietly(UV, "venv", "-q", "--clear", "--python", sys.executable, name)
        run_quietly(UV, "pip", "sync", "-q", "--require-hashes", "--python", f"{name}/bin/python", lock)
        mark_done(stamp, key)


def ensure_serve() -> None:
    ensure_environment(".venv-serve", "requirements.lock")


def ensure_build() -> None:
    ensure_environment(".venv-build", "requirements-build.lock")


def ensure_dev() -> None:
    """Install the tools, and ludejo as an editable install."""
    ensure_environment(".venv", "requirements-dev.lock")
    stamp, key = ROOT / ".venv" / ".editable", digest("pyproject.toml", "hatch_build.py")
    if not is_done(stamp, key):
        args = ("-q", "--no-deps", "--no-build-isolation", "--python", DEV / "python", "-e", ".")
        run_quietly(UV, "pip", "install", *args)
        mark_done(stamp, key)


def ensure_browser() -> None:
    """Install Chromium, and its headless shell, which is faster. LUDEJO_CHROMIUM names another browser."""
    names = ("chromium", "chromium-headless-shell")
    if not os.environ.get("LUDEJO_CHROMIUM") and not all(map(shutil.which, names)):
        with step("installing chromium"):
            apt(*names, "fonts-dejavu-core")
